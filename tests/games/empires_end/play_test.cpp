// play_test.cpp - what only whole games show: tokens are conserved in an auction, the deck lasts, nothing hidden shows.
#include <array>
#include <cstring>
#include <gtest/gtest.h>
#include <map>

#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/stash.hpp"

namespace ozy::empires_end {
namespace {

using Game = EmpiresEnd;

Config any_config(Rng& rng) {
    const auto pick = [&](std::uint32_t bound) { return static_cast<std::int16_t>(rng.below(bound)); };
    Config config;
    config.players = static_cast<std::int16_t>(2 + pick(3));
    config.length = pick(2);
    config.city_discount = pick(2);
    config.open_stash = pick(2);
    config.replace_any_time = pick(2);
    return config;
}

// Plays random games and calls visit(before, move, after) for every move.
template <class Visit>
void play_games(int games, Visit visit) {
    for (int game = 0; game < games; ++game) {
        Rng rng(2023, static_cast<std::uint64_t>(game));
        State state = Game::setup(any_config(rng));
        MoveList moves;
        while (Game::decider(state) != Seat::over) {
            const State before = state;
            Game::legal_moves(state, moves);
            const Move move = Game::decider(state) == Seat::chance
                                  ? Game::sample_chance(state, rng)
                                  : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            Game::apply(state, move, nullptr);
            visit(before, move, state);
        }
    }
}

int tokens_about(const State& state) {
    int sum = 0;
    for (Seat seat : seats_of(seats(state))) sum += total(state.stashes[seat]);
    for (const Auction& auction : state.board.slots) sum += total(auction.pot);
    return sum;
}

// Invariant 6.
TEST(Play, tokens_change_in_an_auction_only_by_loans) {
    int compared = 0;
    play_games(40, [&](const State& before, Move move, const State& after) {
        const bool auction = before.turn.question >= Question::turn && before.turn.question <= Question::loan;
        if (!auction || after.turn.space != before.turn.space) return;
        ++compared;
        const int borrowed = kind_of(move) == Kind::loan ? amount_in(move) : 0;
        EXPECT_EQ(tokens_about(after), tokens_about(before) + borrowed);
    });
    EXPECT_GT(compared, 1000);
}

// Invariant 9, and that a reveal never fails.
TEST(Play, the_marker_never_goes_back_and_the_deck_lasts) {
    play_games(40, [](const State& before, Move, const State& after) {
        EXPECT_LE(before.turn.space, after.turn.space);
        const bool drawing = after.turn.question == Question::reveal || after.turn.question == Question::draw;
        EXPECT_TRUE(!drawing || after.deck.count() >= 2);
    });
}

// Exchanges what the viewer cannot know: cards between deck and hands, kinds of tokens behind screens, bids.
void permute_hidden(State& state, Seat viewer, Rng& rng) { state = Game::imagine(Game::view(state, viewer), rng); }

bool equal_bytes(const View& one, const View& other) { return std::memcmp(&one, &other, sizeof one) == 0; }

TEST(Play, permuting_what_a_seat_cannot_know_never_changes_its_view) {
    Rng rng(66);
    int changed = 0;
    play_games(5, [&](const State&, Move, const State& state) {
        for (Seat viewer : seats_of(seats(state))) {
            State other = state;
            permute_hidden(other, viewer, rng);
            changed += std::memcmp(&other, &state, sizeof other) != 0;
            const View seen = Game::view(other, viewer);
            ASSERT_TRUE(equal_bytes(seen, Game::view(state, viewer)));
            Json one, two;
            Game::write_view(one, seen);
            Game::write_view(two, Game::view(state, viewer));
            ASSERT_EQ(one.text(), two.text());
            ASSERT_EQ(Game::draw(seen, 80).plain(), Game::draw(Game::view(state, viewer), 80).plain());
        }
    });
    EXPECT_GT(changed, 1000);
}

// By EE-1.11 the same seat is asked whatever the others imagine it to hold.
TEST(Play, who_is_asked_does_not_depend_on_hidden_tokens) {
    Rng rng(11);
    play_games(5, [&](const State&, Move, const State& state) {
        for (Seat viewer : seats_of(seats(state))) {
            State other = state;
            permute_hidden(other, viewer, rng);
            ASSERT_EQ(Game::decider(other), Game::decider(state));
        }
    });
}

// A seat with 3 tokens of which others know only the total: 20 stashes, each equally likely.
TEST(Play, imagined_stashes_are_drawn_evenly) {
    State state = Game::empty_position({.players = 2});
    ASSERT_TRUE(Game::finish_position(state));
    state.stashes[Seat::first] = tokens(1, 1, 1, 0);
    state.board.empires[Seat::first].record = {3, tokens(0, 0, 0, 0), tokens(3, 3, 3, 3)};
    ASSERT_FALSE(Game::check(state));
    const View seen = Game::view(state, seat_at(1));
    Rng rng(5);
    constexpr int draws = 40000;
    std::map<std::array<std::int16_t, 4>, int> drawn;
    for (int i = 0; i < draws; ++i) ++drawn[Game::imagine(seen, rng).stashes[Seat::first].items];
    ASSERT_EQ(drawn.size(), 20U);
    for (const auto& [stash, count] : drawn) EXPECT_NEAR(count, draws / 20, 200);  // 4.6 standard deviations
}

// In I-PAY others know that the seat can pay.
TEST(Play, an_imagined_stash_can_pay_what_is_due) {
    State state = Game::empty_position({.players = 2});
    for (const char* line : {"space 4", "tile P0 [A9]", "stash P0 0/3/0/3", "record P0 6 0/0/0/0 6/6/6/6"}) {
        Words words(line);
        ASSERT_TRUE(Game::read_position(state, words)) << line;
    }
    ASSERT_TRUE(Game::finish_position(state));
    Game::apply(state, make_move(Kind::repair, position_at(6)), nullptr);
    ASSERT_EQ(state.turn.question, Question::pay);
    const View seen = Game::view(state, seat_at(1));
    Rng rng(8);
    for (int i = 0; i < 2000; ++i) {
        const State other = Game::imagine(seen, rng);
        ASSERT_TRUE(can_pay(other.stashes[Seat::first], other.turn.due));
    }
}

// RULES.md, "Chance": 1 + 10 + 4n events of setup, less none that is certain.
TEST(Play, setup_has_as_many_chance_events_as_the_rules_say) {
    for (int players : {2, 3, 4}) {
        State state = Game::setup({.players = small(players)});
        Rng rng(3);
        int events = 0;
        for (; state.turn.question < Question::reveal; ++events)
            Game::apply(state, Game::sample_chance(state, rng), nullptr);
        EXPECT_EQ(events, 1 + 10 + 4 * players);
        MoveList outcomes;
        Game::legal_moves(state, outcomes);
        EXPECT_EQ(outcomes.size(), static_cast<std::size_t>(card_count - 4 * players));
    }
}

}  // namespace
}  // namespace ozy::empires_end
