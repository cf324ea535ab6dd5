// view.cpp - what a seat may know, and worlds it cannot rule out (RULES.md, "Hidden information").
#include "games/empires_end/view.hpp"

#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/economy.hpp"
#include "games/empires_end/rules/stash.hpp"
#include "games/empires_end/stashes.hpp"
#include "games/empires_end/turn.hpp"

namespace ozy {

namespace empires_end {

namespace {

constexpr bool is_private_economy(Question question) {
    return question == Question::pick || question == Question::convert;
}
constexpr bool is_bidding(Question question) {
    return question == Question::rally || question == Question::axes || question == Question::coins;
}

// [EE-8.7] [EE-14.7] To others the seat stands where its picks or conversions begin, with the VP and the supply that
// were there.
void hide_economy(const State& state, View& seen) {
    Empire& empire = seen.board.empires[state.turn.active];
    empire.vp = small(empire.vp - state.turn.economy.vp);
    seen.board.supply = state.turn.economy.supply;
    seen.turn.economy = {};
    seen.turn.economy.supply = seen.board.supply;
    seen.turn.economy.pick = next_pick(state.board, state.turn.active, Card::none);
    seen.turn.question = first_economy_question(state);
}

CardSet take_at_random(CardSet& pool, int count, Rng& rng) {
    CardSet taken;
    for (; count > 0; --count) {
        const Card card = pool.nth(rng.pick(pool.count()));
        pool.erase(card);
        taken.insert(card);
    }
    return taken;
}

// Whether the seat has made its whole bid in the conflict under way.
bool has_bid(const State& state, Seat seat) {
    const auto place = [&](Seat one) {
        return (index(one) - index(state.board.first_player) + seats(state)) % seats(state);
    };
    return is_bidding(state.turn.question) && place(seat) < place(state.turn.active);
}

Bid imagine_bid(const State& state, Seat seat, Rng& rng) {
    const auto up_to = [&](int most) { return small(rng.pick(most + 1)); };
    const Tokens& stash = state.stashes[seat];
    Bid bid;
    bid.axes = up_to(stash[Token::axe]);
    bid.coins = up_to(stash[Token::coin]);
    bid.rally = up_to(has_rally(state.board, seat) ? 1 : 0);
    return bid;
}

}  // namespace

}  // namespace empires_end

// [EE-14.10] All that lies open, and the viewer's own hand, stash and bid. [EE-11.3] Bids of others stay hidden, and at
// which step of its bid a seat is.
EmpiresEnd::View EmpiresEnd::view(const State& state, Seat viewer) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    View seen;
    const Question question = state.turn.question;
    seen.board = state.board;
    seen.turn = state.turn;
    seen.options = state.options;
    seen.viewer = viewer;
    seen.unseen = state.deck;
    for (Seat seat : seats_of(seats(state))) {
        seen.hand_sizes[seat] = narrow(state.hands[seat].count());
        if (sees_stash(state.options, viewer, seat, question)) seen.stashes[seat] = state.stashes[seat];
        if (sees_hand(viewer, seat, question)) {
            seen.hands[seat] = state.hands[seat];
            seen.bids[seat] = state.bids[seat];
        } else {
            seen.unseen = seen.unseen | state.hands[seat];
        }
    }
    const Seat active = state.turn.active;
    if (is_private_economy(question) && !sees_stash(state.options, viewer, active, question)) hide_economy(state, seen);
    if (is_bidding(question) && !sees_hand(viewer, active, question)) seen.turn.question = first_bid_question(state);
    return seen;
}

// Hands of the right sizes from the unseen cards, all ways equally likely; stashes and bids that cannot be ruled out.
EmpiresEnd::State EmpiresEnd::imagine(const View& seen, Rng& rng) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state;
    const Question question = seen.turn.question;
    state.board = seen.board;
    state.turn = seen.turn;
    state.options = seen.options;
    state.hands = seen.hands;
    state.stashes = seen.stashes;
    state.bids = seen.bids;
    const bool counted = counts_supply(seen.options);
    if (counted) imagine_counted_stashes(seen, state.stashes, rng);
    CardSet pool = seen.unseen;
    for (Seat seat : seats_of(seats(state))) {
        if (!counted && !sees_stash(seen.options, seen.viewer, seat, question))
            state.stashes[seat] = imagine_stash(seen, seat, rng);
        if (sees_hand(seen.viewer, seat, question)) continue;
        state.hands[seat] = take_at_random(pool, seen.hand_sizes[seat], rng);
        if (has_bid(state, seat)) state.bids[seat] = imagine_bid(state, seat, rng);
    }
    state.deck = pool;
    return state;
}

}  // namespace ozy
