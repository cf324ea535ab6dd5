// room_test.cpp - rooms to the byte: nobody is told what is not stored, or what is not theirs to know.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "server/auth/tokens.hpp"
#include "server/fake_world.hpp"
#include "server/lobby/lobby.hpp"
#include "server/lobby/stored_game.hpp"
#include "table/registry.hpp"

namespace ozy::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

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

// The seats are shuffled when the last one comes; if that cannot be stored, nobody may look on from another's seat.
TEST(Room, NobodyChangesSeatsWhileTheDiskRefuses) {
    FakeRoom table("tigris", 4);
    Settings settings = read_settings(table.store.table.settings);
    settings.random_order = true;
    Seating seating = read_seating(table.store.table.seating);
    seating.seats[3].person.clear();
    seating.seats[3].link_hash = token_hash("fred");
    table.store.table.settings = write_settings(settings);
    table.store.table.seating = write_seating(seating);
    table.store.table.phase = TablePhase::waiting;
    table.store.written.clear();
    table.load();
    std::vector<std::shared_ptr<FakeClient>> people;
    for (int seat = 0; seat < 3; ++seat) people.push_back(table.enter(seat_at(seat)));
    const auto sit = [&] {
        table.room->seats().sit({Identity{"dan", "dan", {}, {}}, "fred"}, {}, [](const Answer&) {});
        table.tasks.run();
    };
    table.store.answer = Written::failed;
    sit();
    table.store.answer = Written::durable;
    sit();
    const Seating after = read_seating(table.store.table.seating);
    for (const auto& client : people) {
        ASSERT_FALSE(client->states().empty());
        const std::string text = client->states().back();
        const auto seat = static_cast<std::size_t>(text[text.find(R"("seat":)") + 7] - '0');
        EXPECT_EQ(after.seats[seat].person, client->identity()->id);
    }
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

TEST(Room, AReadThatFailsCostsItsRequestNotTheTable) {
    Two two;
    const auto mover = two.mover();
    for (int action = 0; action < 2; ++action) two.say(mover, MessageType::move, "pass");
    two.room->save_snapshot();
    two.load();
    two.store.unreadable = true;
    const auto anna = two.enter(seat_at(0));  // her chat cannot be read
    EXPECT_THAT(anna->heard.front(), HasSubstr(R"("type":"table")"));
    EXPECT_THAT(anna->heard.back(), HasSubstr(R"("type":"state")"));
    std::vector<std::string> answers;
    const Reply remember = [&](const Answer& answer) {
        const auto* refused = std::get_if<Refused>(&answer);
        answers.emplace_back(refused != nullptr ? refused->code() : "answered");
    };
    const Visitor visitor{anna->identity()};
    two.room->readings().show_log(visitor, seat_at(0), 100, remember);  // older than the snapshot
    two.room->readings().show_replay(visitor, seat_at(0), 0, remember);
    two.tasks.run();
    two.store.unreadable = false;
    two.room->readings().show_log(visitor, seat_at(0), 100, remember);
    two.tasks.run();
    EXPECT_EQ(answers, (std::vector<std::string>{"storage", "storage", "answered"}));
    EXPECT_EQ(two.enter(seat_at(0))->version(), anna->version()) << "the table is as it was";
}

TEST(Room, AStepThatFailsIsToldAndLeavesNothingBehind) {
    Two two;
    const auto mover = two.mover(), other = two.other();
    const std::string before = mover->version();
    two.store.unwritable = true;
    two.say(mover, MessageType::move, "pass");
    two.store.unwritable = false;
    EXPECT_THAT(mover->heard[mover->heard.size() - 2], HasSubstr(R"("code":"storage")"));
    EXPECT_EQ(mover->version(), before) << "the table was read anew";
    const auto heard = other->states().size();
    two.say(mover, MessageType::move, "pass");
    two.say(mover, MessageType::move, "pass");
    EXPECT_EQ(other->states().size(), heard + 2) << "both passes, one after the other";
}

TEST(Room, WhatCannotBeRecoveredSendsEverybodyAwayAndIsForgotten) {
    Two two;
    two.store.answer = Written::failed;
    two.store.unreadable = true;
    two.say(two.mover(), MessageType::move, "pass");
    for (const auto& client : {two.anna, two.ben, two.eve}) EXPECT_EQ(client->heard.back(), "closed restart");
    EXPECT_TRUE(two.room->is_idle());
    const auto late = std::make_shared<FakeClient>("eve");
    ClientMessage open;
    open.type = MessageType::open;
    two.room->receive(late, open);
    EXPECT_THAT(late->heard.back(), HasSubstr(R"("code":"storage")"));
}

// The game waits for who is away, for as long as everybody is told before.
TEST(Room, ASeatIsFreeToTakeAfterAnAbsenceThatEverybodySees) {
    Two two;
    const bool anna_moves = two.mover() == two.anna;
    if (anna_moves)
        for (int action = 0; action < 2; ++action) two.say(two.anna, MessageType::move, "pass");
    const auto taken = [&] {
        std::string out;
        two.room->seats().set_bot({two.anna->identity()}, 1, "random", [&](const Answer& answer) {
            const auto* refused = std::get_if<Refused>(&answer);
            out = refused != nullptr ? refused->code() : "taken";
        });
        two.tasks.run();
        return out;
    };
    const auto away = [&] {
        nlohmann::json out;
        two.room->board().describe({two.eve->identity()}, [&](const Answer& answer) {
            out =
                nlohmann::json::parse(std::get<std::string>(answer)).at("seats").at(1).value("away", nlohmann::json());
        });
        two.tasks.run();
        return out;
    };
    constexpr std::int64_t three_days = 3 * 86'400;
    const std::int64_t begun = two.tasks.steady;
    two.tasks.steady += three_days * 1000;
    EXPECT_TRUE(away().is_null());
    EXPECT_EQ(taken(), "forbidden") << "he is there and thinks";
    two.room->leave(two.ben);
    two.tasks.run();
    ASSERT_FALSE(away().is_null());
    EXPECT_EQ(away().at("until").get<std::int64_t>() - away().at("since").get<std::int64_t>(), three_days);
    two.tasks.steady += (three_days - 10) * 1000;
    EXPECT_EQ(taken(), "forbidden");
    two.ben = two.enter(seat_at(1));
    EXPECT_TRUE(away().is_null()) << "his return takes it back";
    two.room->leave(two.ben);
    two.tasks.run();
    two.tasks.steady += (three_days - 10) * 1000;
    EXPECT_EQ(taken(), "forbidden");
    // Forgotten and loaded anew: what was counted stays. The wall's clock has not moved here, so the past is moved.
    const std::int64_t passed = two.tasks.steady - begun;
    Seating seating = read_seating(two.store.table.seating);
    seating.seats[1].seen -= passed;
    two.store.table.seating = write_seating(seating);
    for (Entry& entry : two.store.written) entry.time -= passed;
    two.load();
    two.anna = two.enter(seat_at(0));
    EXPECT_EQ(taken(), "forbidden");
    two.tasks.steady += 20'000;
    EXPECT_EQ(taken(), "taken");
}

// Its owner sees every device that has the seat open; nobody else does.
TEST(Room, DevicesAreShownToTheSeatsOwner) {
    Two two;
    const auto again = two.enter(seat_at(0));
    const auto seats = [](const std::shared_ptr<FakeClient>& client) {
        std::string told;
        for (const std::string& message : client->heard)
            if (message.starts_with(R"({"type":"table")")) told = message;
        return nlohmann::json::parse(told).at("table").at("seats");
    };
    const auto devices = seats(again).at(0).at("devices");
    ASSERT_EQ(devices.size(), 2U);
    EXPECT_EQ(devices[0].at("this"), false);
    EXPECT_EQ(devices[1].at("this"), true);
    EXPECT_FALSE(seats(again).at(1).contains("devices"));
    EXPECT_FALSE(seats(two.enter(Seat::spectator)).at(0).contains("devices"));
}

TEST(Lobby, ListingATableLoadsNoRoom) {
    Two two;
    const auto loaded = two.figures.tables_loaded.load();
    Lobby lobby(two.world);
    const auto listed = [&](const Identity& identity) {
        std::string out;
        lobby.list(TableList::mine, Lobby::listed_tables, identity,
                   [&](const Answer& answer) { out = std::get<std::string>(answer); });
        two.tasks.run();
        return nlohmann::json::parse(out).at("tables");
    };
    const auto mover = two.mover();
    const auto table = listed(*mover->identity()).at(0);
    EXPECT_EQ(table.at("waits_for_me"), true);
    EXPECT_EQ(listed(*two.other()->identity()).at(0).at("waits_for_me"), false);
    EXPECT_EQ(table.at("deciding"), mover == two.anna ? 0 : 1);
    const int reads = two.store.reads;
    listed(*mover->identity());
    EXPECT_EQ(two.store.reads, reads) << "nor does it read the game again";
    EXPECT_EQ(two.figures.tables_loaded, loaded);
    std::shared_ptr<Room> room;
    lobby.find("table", [&](const std::shared_ptr<Room>& found, const Refused&) { room = found; });
    two.tasks.run();
    ASSERT_TRUE(room);
    EXPECT_EQ(listed(*mover->identity()).at(0).at("deciding"), table.at("deciding"));
}

TEST(Room, AGameThatCannotBeReadDoesNotBegin) {
    Two two;
    Seating seating = read_seating(two.store.table.seating);
    seating.seats[1] = {{}, {}, {}, "linkben", {}, false};
    two.store.table.seating = write_seating(seating);
    two.store.table.phase = TablePhase::waiting;
    two.store.written.clear();
    two.load();
    std::vector<std::string> answers;
    const Reply remember = [&](const Answer& answer) {
        const auto* refused = std::get_if<Refused>(&answer);
        answers.emplace_back(refused != nullptr ? refused->code() : "answered");
        two.store.unreadable = false;
    };
    two.store.unreadable = true;
    two.room->seats().set_bot({two.anna->identity()}, 1, "random", remember);
    two.tasks.run();
    EXPECT_EQ(answers, std::vector<std::string>{"storage"});
    EXPECT_EQ(two.store.table.phase, TablePhase::waiting);
    EXPECT_TRUE(two.store.written.empty());
}

TEST(Room, SeatsThatDoNotFitTheGameAreDamage) {
    Two two;
    const std::string good = two.store.table.seating;
    EXPECT_EQ(damage_of(two.store.table, two.store.written), "");
    two.store.table.seating = R"({"seats":[],"spectator_link":"","rematch":""})";
    EXPECT_THAT(damage_of(two.store.table, two.store.written), HasSubstr("0 seats for a game of 2"));
    EXPECT_FALSE(Room::load(two.world, two.store.table));
    two.store.table.seating = good;
    two.store.written.back().seat = 5;
    EXPECT_THAT(damage_of(two.store.table, two.store.written), HasSubstr("there is no seat 5"));
    EXPECT_FALSE(Room::load(two.world, two.store.table));
}

// When the table is described, what a seat only drafts must not show: neither in the time nor in its clock.
TEST(Room, WhoWaitsSinceWhenDoesNotTellOfDrafts) {
    Two two;
    const auto described = [&] {
        std::string out;
        two.room->board().describe({two.eve->identity()},
                                   [&](const Answer& answer) { out = std::get<std::string>(answer); });
        return out;
    };
    constexpr std::int64_t long_ago = 1'000'000'000'000;
    for (Entry& entry : two.store.written) entry.time = long_ago;
    two.load();
    const std::vector<std::shared_ptr<FakeClient>> clients = {two.enter(seat_at(0)), two.enter(seat_at(1))};
    const auto mover = FakeRoom::asked(clients);
    const std::string before = described();
    EXPECT_THAT(before, HasSubstr(R"("since":1000000000,)"));
    two.say(mover, MessageType::move, "pass");  // the first of two actions: a draft
    EXPECT_EQ(described(), before);
    two.say(mover, MessageType::undo, {}, UndoTo::turn);
    EXPECT_EQ(described(), before) << "nor of what was taken back";
    two.say(mover, MessageType::move, "pass");
    two.load();
    EXPECT_THAT(described(), HasSubstr(R"("since":1000000000,)")) << "also after a restart";
    two.say(two.enter(mover == clients[0] ? seat_at(0) : seat_at(1)), MessageType::move, "pass");
    EXPECT_THAT(described(), Not(HasSubstr(R"("since":1000000000,)"))) << "the turn is over, and everybody sees it";
}

// Both actions of a turn are published by the second; the others still see one after the other.
TEST(Room, ADraftedTurnIsToldDecisionByDecision) {
    Two two;
    const auto mover = two.mover(), other = two.other();
    const std::size_t before = other->states().size(), own = mover->states().size();
    two.say(mover, MessageType::move, "pass");
    EXPECT_EQ(other->states().size(), before) << "a draft";
    two.say(mover, MessageType::move, "pass");
    const std::vector<std::string> states = other->states();
    ASSERT_EQ(states.size(), before + 2);
    const auto entries = [&](std::size_t number) { return nlohmann::json::parse(states[number])["log"]["entries"]; };
    const auto version = [&](std::size_t number) { return nlohmann::json::parse(states[number])["version"]; };
    EXPECT_EQ(entries(before).size(), 1U);
    EXPECT_EQ(entries(before)[0]["key"], "tigris.passed");
    EXPECT_EQ(entries(before + 1)[0]["key"], "tigris.passed");
    EXPECT_EQ(nlohmann::json::parse(states[before + 1])["base"], version(before));
    EXPECT_EQ(two.eve->states().back().find("\"choices\""), std::string::npos);
    EXPECT_EQ(mover->states().size(), own + 2) << "whoever made them has seen them";
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

// The server was killed between a snapshot and the messages that tell of the moves before it.
TEST(Room, WhoComesBackHearsWhatWasMissedBeforeASnapshot) {
    Two two;
    for (int i = 0; i < 4; ++i) two.say(two.mover(), MessageType::move, "pass");
    const auto before = nlohmann::json::parse(two.enter(seat_at(0))->states().back());
    const Have have{before["version"], before["log"]["mark"], before["log"]["total"]};
    for (int i = 0; i < 4; ++i) two.say(two.mover(), MessageType::move, "pass");
    const auto all = nlohmann::json::parse(two.enter(seat_at(0))->states().back());
    two.room->save_snapshot();
    ASSERT_TRUE(two.store.kept);
    for (const bool unreadable : {false, true}) {
        two.load();
        two.store.unreadable = unreadable;
        const auto back = nlohmann::json::parse(two.enter(seat_at(0), have)->states().back());
        EXPECT_EQ(back["version"], all["version"]);
        EXPECT_EQ(back["log"]["from"], unreadable ? all["log"]["total"] : nlohmann::json(have.log));
        EXPECT_EQ(back["log"]["mark"], all["log"]["mark"]);
    }
}

// People ask for a rematch while the server stops.
TEST(Lobby, ARoomsAnswerDoesNotWaitForTheLobby) {
    FakeRoom table("tigris");
    Lobby lobby(table.world);
    std::string answer;
    const Visitor anna{Identity{"anna", "anna", {}, {}}};
    lobby.find("table", [&](const std::shared_ptr<Room>& room, const Refused&) {
        room->seats().resign(anna, 0, [](const Answer&) {});
    });
    table.tasks.run();
    lobby.rematch(anna, "table", [&](const Answer& made) { answer = std::get<std::string>(made); });
    table.tasks.run();
    EXPECT_THAT(answer, HasSubstr(R"("spectator")"));
    lobby.rest();
    lobby.dismiss_all();
    lobby.sweep();
}

TEST(Room, AFloodOfWordsDoesNotHoldUpMoves) {
    Two two;
    const auto mover = two.mover(), other = two.other();
    two.store.holds_chat = true;
    for (int i = 0; i < 100; ++i) two.say(other, MessageType::chat, "word " + std::to_string(i));
    const std::string before = mover->version();
    two.say(mover, MessageType::move, "pass");
    EXPECT_NE(mover->version(), before);
    two.store.holds_chat = false;
    ASSERT_EQ(two.store.held.size(), 1U) << "one write at a time";
    auto [changes, done] = std::move(two.store.held.front());
    two.store.write(std::move(changes), std::move(done));
    two.tasks.run();
    ASSERT_EQ(two.store.lines.size(), 100U);
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(two.store.lines[static_cast<std::size_t>(i)].text, "word " + std::to_string(i));
    EXPECT_THAT(mover->heard.back(), HasSubstr("word 99")) << "and everybody hears it in the order it was said";
    two.store.answer = Written::failed;
    two.say(other, MessageType::chat, "lost");
    EXPECT_THAT(other->heard.back(), HasSubstr(R"("code":"storage")"));
}

// Seconds that the seat has left by its own clock, as somebody is told who looks now.
std::int64_t seconds_left(FakeRoom& table, int seat) {
    std::string told;
    table.room->board().describe({Identity{"anna", "anna", {}, {}}},
                                 [&](const Answer& answer) { told = std::get<std::string>(answer); });
    table.tasks.run();
    const auto json = nlohmann::json::parse(told);
    const std::int64_t passed = json.at("deciding") == seat ? now_seconds() - json.at("since").get<std::int64_t>() : 0;
    return json.at("seats").at(static_cast<std::size_t>(seat)).at("clock").get<std::int64_t>() - passed;
}

TEST(Room, ClocksStandStillWhileTheServerIsDown) {
    FakeRoom table("tigris", 2, std::string(32, 's'), ClockRule{600, 0});
    const auto anna = table.enter(seat_at(0)), ben = table.enter(seat_at(1));
    const int mover = FakeRoom::asked({anna, ben}) == anna ? 0 : 1;
    table.tasks.steady += 100'000;
    table.say(mover == 0 ? anna : ben, MessageType::move, "pass");
    table.tasks.steady += 50'000;
    table.room->stop_clock();
    table.tasks.run();
    table.tasks.steady = 77;  // another start of the machine, a day later
    for (Entry& entry : table.store.written) entry.time -= 86'400'000;
    table.load();
    EXPECT_NEAR(static_cast<double>(seconds_left(table, mover)), 450, 1);
    EXPECT_NEAR(static_cast<double>(seconds_left(table, 1 - mover)), 600, 1);
    table.tasks.steady += 30'000;
    const auto again = table.enter(seat_at(mover));
    table.say(again, MessageType::move, "pass");
    EXPECT_NEAR(static_cast<double>(seconds_left(table, mover)), 420, 1);
}

// A game begun from a record: neither what was played there nor the wait for people is on anybody's clock.
TEST(Room, ClocksBeginWithTheGame) {
    FakeRoom table("after_the_flood", 3, std::string(32, 's'), ClockRule{600, 30});
    Settings settings = read_settings(table.store.table.settings);
    const auto people = {table.enter(seat_at(0)), table.enter(seat_at(1)), table.enter(seat_at(2))};
    const auto first = FakeRoom::asked(people);
    ASSERT_TRUE(first);
    table.tasks.steady += 20'000;
    table.load();
    const int mover = nlohmann::json::parse(first->states().back()).at("seat");
    EXPECT_NEAR(static_cast<double>(seconds_left(table, mover)), 600, 1) << "nothing was stored since the start";
    table.tasks.steady += 10'000;
    table.room->stop_clock();
    table.load();
    EXPECT_NEAR(static_cast<double>(seconds_left(table, mover)), 590, 1);
    settings.imported_lines = static_cast<int>(table.store.written.size());
    table.store.table.settings = write_settings(settings);
    table.store.table.phase = TablePhase::waiting;
    table.load();
    table.tasks.steady += 500'000;
    table.room->seats().begin_if_complete([](const Answer&) {});
    table.tasks.run();
    for (int seat = 0; seat < 3; ++seat) EXPECT_NEAR(static_cast<double>(seconds_left(table, seat)), 600, 1);
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
