// room_test.cpp - rooms to the byte: nobody is told what is not stored, or what is not theirs to know.
#include <gmock/gmock.h>

#include "server/fake_world.hpp"
#include "table/registry.hpp"

namespace ozy::server {
namespace {

using ::testing::HasSubstr;

struct Two : FakeRoom {
    Two() : FakeRoom("tigris"), anna(enter(seat_at(0))), ben(enter(seat_at(1))), eve(enter(Seat::spectator)) {}
    std::shared_ptr<FakeClient> mover() { return asked({anna, ben}); }
    std::shared_ptr<FakeClient> other() { return mover() == anna ? ben : anna; }
    std::shared_ptr<FakeClient> anna, ben, eve;
};

TEST(Room, TellsNothingThatIsNotStored) {
    Two two;
    const auto mover = two.mover(), other = two.other();
    two.say(mover, MessageType::move, "pass");
    const std::string before = mover->version();
    const auto heard = other->heard.size();
    two.store.answer = Written::failed;
    two.say(mover, MessageType::move, "pass");
    EXPECT_EQ(other->heard.size(), heard + 1) << "after a failure everybody is told how things stand";
    EXPECT_EQ(mover->version(), before);
    EXPECT_THAT(mover->heard[mover->heard.size() - 2], HasSubstr(R"("code":"storage")"));
    two.store.answer = Written::durable;
    two.say(mover, MessageType::move, "pass");
    EXPECT_NE(mover->version(), before);
}

TEST(Room, TheFirstWriterOfASequenceWins) {
    Two two;
    const auto mover = two.mover();
    const int next = static_cast<int>(two.store.written.size());
    const std::string seat = mover == two.anna ? "P0" : "P1";
    two.store.written.push_back({next, 0, 0, {}, seat + ": pass"});  // another process plays the same table
    two.say(mover, MessageType::move, "pass");
    EXPECT_THAT(mover->heard[mover->heard.size() - 2], HasSubstr(R"("code":"stale")"));
    EXPECT_EQ(std::ssize(two.store.written), next + 1);
    two.say(mover, MessageType::move, "pass");
    EXPECT_THAT(mover->heard.back(), HasSubstr(R"("type":"state","re")")) << "it goes on from what the other wrote";
}

// The choices of the mover who swaps all it can, at the start of the game that every `Two` plays.
std::vector<std::string> largest_swap() {
    Two two;
    Play play(*open_table("tigris", std::vector<OptionValue>{{"players", "2"}}), {});
    for (const Entry& entry : two.store.written)
        if (!play.replay(entry.text)) return {};
    const auto table = play.table().present();
    const Seat seat = table->decider();
    std::vector<std::string> steps = {"swap"};
    while (table->play_line(seat, steps.back()) && table->decider() == seat && table->mid_chain())
        steps.push_back(table->choices().back().text);
    return steps;
}

// A swap is a chain of hidden steps [TE-19.7]: whether it is made at once, step by step or after second thoughts, the
// others get the same bytes in the same number of messages.
TEST(Room, HiddenStepsLeaveNoTrace) {
    const auto heard_by_others = [](const std::vector<std::pair<MessageType, std::string>>& script) {
        Two two;
        const auto mover = two.mover(), other = two.other();
        for (const auto& [type, line] : script) two.say(mover, type, line, UndoTo::turn);
        std::vector<std::string> out = other->states();
        const auto seen = two.eve->states();
        out.insert(out.end(), seen.begin(), seen.end());
        return out;
    };
    const std::vector<std::string> steps = largest_swap();
    std::string whole;
    std::vector<std::pair<MessageType, std::string>> one_by_one;
    for (const std::string& step : steps) {
        whole += (whole.empty() ? "" : " ") + step;
        one_by_one.emplace_back(MessageType::move, step);
    }
    auto hesitant = one_by_one;
    hesitant.insert(
        hesitant.begin(),
        {{MessageType::move, "swap"}, {MessageType::undo, ""}, {MessageType::move, "pass"}, {MessageType::undo, ""}});

    const auto at_once = heard_by_others({{MessageType::move, whole}});
    EXPECT_EQ(at_once, heard_by_others(one_by_one));
    EXPECT_EQ(at_once, heard_by_others(hesitant));
    EXPECT_EQ(at_once.size(), 4U) << "one message when they came, one for the swap, for each of two";
}

TEST(Room, SnapshotsGiveTheSameSights) {
    Two two;
    for (int i = 0; i < 12; ++i) two.say(two.mover(), MessageType::move, "pass");
    two.room->save_snapshot();
    ASSERT_TRUE(two.store.kept);
    for (int i = 0; i < 3; ++i) two.say(two.mover(), MessageType::move, "pass");
    const auto version = [&](Seat viewer) { return two.enter(viewer)->version(); };
    const std::vector<std::string> before = {version(seat_at(0)), version(seat_at(1)), version(Seat::spectator)};
    two.load();
    EXPECT_EQ(before, (std::vector{version(seat_at(0)), version(seat_at(1)), version(Seat::spectator)}));
    two.store.kept.reset();
    two.load();
    EXPECT_EQ(before, (std::vector{version(seat_at(0)), version(seat_at(1)), version(Seat::spectator)}));
}

// What a move costs does not grow with the game.
TEST(Room, AMoveReadsNothingAndWritesOneEntry) {
    Two two;
    const int reads = two.store.reads;
    const auto before = two.store.written.size();
    for (int i = 0; i < 10; ++i) two.say(two.mover(), MessageType::move, "pass");
    EXPECT_EQ(two.store.reads, reads);
    EXPECT_EQ(two.store.written.size(), before + 10);
}

// Nobody can foresee a draw.
TEST(Room, TheSecretStaysInside) {
    Two two;
    for (int i = 0; i < 10; ++i) two.say(two.mover(), MessageType::move, "pass");
    for (const auto& client : {two.anna, two.ben, two.eve})
        for (const std::string& message : client->heard) {
            EXPECT_EQ(message.find(std::string(8, 's')), std::string::npos);
            EXPECT_EQ(message.find("73737373"), std::string::npos);
        }
}

TEST(Room, ADamagedSnapshotIsNoExcuse) {
    Two two;
    for (int i = 0; i < 6; ++i) two.say(two.mover(), MessageType::move, "pass");
    const std::string version = two.enter(seat_at(0))->version();
    two.room->save_snapshot();
    for (const std::string& state : {std::string(), std::string("{}\n"), two.store.kept->state.substr(0, 100),
                                     std::string("{\"logs\":3}\n1 xx")}) {
        two.store.kept->state = state;
        two.load();
        EXPECT_EQ(two.enter(seat_at(0))->version(), version);
    }
}

}  // namespace
}  // namespace ozy::server
