// hidden_steps_test.cpp - what is told of a table to everybody says nothing of steps that are hidden from them.
#include <gmock/gmock.h>

#include "server/fake_world.hpp"
#include "table/registry.hpp"

namespace ozy::server {
namespace {

// A whole chain by the decider, at random.
std::string random_line(const Table& table, Rng& rng) {
    const auto trial = table.present();
    const Seat seat = table.decider();
    do {
        const auto choices = static_cast<std::uint32_t>(trial->choices().size());
        if (!trial->play_choice(seat, rng.below(choices))) return {};
    } while (trial->decider() == seat && trial->mid_chain());
    return trial->chains().front().text;
}

// When the table last changed and whose clock runs: what nobody else was shown must not be seen in that either.
void expect_hidden_steps_do_not_show(const std::string& game, int players) {
    FakeRoom table(game, players, std::string(32, 's'), ClockRule{36'000, 10});
    std::vector<std::shared_ptr<FakeClient>> clients;
    for (Seat seat : seats_of(players)) clients.push_back(table.enter(seat));
    const auto eve = table.enter(Seat::spectator);
    const auto described = [&] {
        std::string out;
        table.room->board().describe({eve->identity()},
                                     [&](const Answer& answer) { out = std::get<std::string>(answer); });
        return out;
    };
    Rng rng(7);
    Play play(*open_table(game, read_settings(table.store.table.settings).options), {});
    int hidden = 0;
    std::size_t replayed = 0;
    const auto catch_up = [&] {
        for (; replayed < table.store.written.size(); ++replayed)
            if (!play.replay(table.store.written[replayed].text)) return Seat::over;
        return play.table().decider();
    };
    for (Seat mover = catch_up(); mover != Seat::over; mover = catch_up()) {
        const std::string before = described();
        const std::size_t heard = eve->states().size();
        table.tasks.steady += 5'000;
        table.say(clients[ordinal(mover)], MessageType::move, random_line(play.table(), rng));
        ASSERT_GT(table.store.written.size(), replayed) << "the move was refused";
        if (eve->states().size() > heard) continue;
        ASSERT_EQ(described(), before) << game << " after " << replayed << " entries";
        ++hidden;
    }
    EXPECT_GT(hidden, 10) << game;
}

TEST(Room, WhoWaitsSinceWhenDoesNotTellOfHiddenSteps) {
    for (const char* game : {"empires_end", "after_the_empire", "vinci", "tigris"})
        expect_hidden_steps_do_not_show(game, 3);
}

}  // namespace
}  // namespace ozy::server
