// swap.cpp - chapter 12: swapping tiles.
#include "games/tigris/rules/swap.hpp"

#include "games/tigris/events.hpp"
#include "games/tigris/moves.hpp"

namespace ozy::tigris {

namespace {

// The next colour held, in canonical order, or none.
Color next_held(const Tiles& hand, int after) {
    for (int i = after + 1; i < color_count; ++i)
        if (hand[id_at<Color>(i)] > 0) return id_at<Color>(i);
    return Color::none;
}

// [TE-12.5] If nothing was given before, at least one of the last colour held must be.
bool must_give(const State& state) {
    const Color asked = state.turn.action.color;
    return state.turn.swap.given == 0 && next_held(state.hands[state.turn.active], index(asked)) == Color::none;
}

}  // namespace

// [TE-12.1] At least one tile in hand, and the bag not empty.
Bars<State> swap_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-12.1",
         {"why.swap.bag_empty", "The bag is empty"},
         [](const State& state, Move) { return total(state.bag) == 0; }},
        {"TE-12.1",
         {"why.swap.no_tile", "There is no tile in the hand to swap"},
         [](const State& state, Move) { return total(state.hands[state.turn.active]) == 0; }},
    };
    return bars;
}

void list_gifts(const State& state, MoveList& out) {
    const int held = state.hands[state.turn.active][state.turn.action.color];
    for (int count = must_give(state) ? 1 : 0; count <= held; ++count) out.push_back(make_move(Kind::give, count));
}

Bars<State> gift_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-12.5",
         {"why.give.none", "At least one tile must be swapped, and this is the last colour"},
         [](const State& state, Move move) { return amount_in(move) == 0 && must_give(state); }},
        {"TE-12.2",
         {"why.give.not_held", "The hand holds only {held} {tile}s", "The hand holds only one {tile}"},
         [](const State& state, Move move) {
             return amount_in(move) > state.hands[state.turn.active][state.turn.action.color];
         }},
    };
    return bars;
}

// [TE-12.5] Colour by colour in canonical order, skipping colours not held.
void begin_swap(State& state) {
    state.turn.action.kind = operand(Kind::swap);
    state.turn.action.color = next_held(state.hands[state.turn.active], -1);
    state.turn.question = Question::swap_give;
}

// [TE-12.2] Discarded unseen by the others; then as many are drawn.
void give_tiles(State& state, int count, Events* events) {
    Turn& turn = state.turn;
    const Seat seat = turn.active;
    const Color color = turn.action.color;
    const std::uint8_t tiles = narrow(count);
    const Color next = next_held(state.hands[seat], index(color));
    state.hands[seat][color] -= tiles;
    state.swapped[seat][color] += tiles;
    turn.swap.given += tiles;
    if (count > 0)
        tell(events, Happening::tile_swapped_away, seat, {.audience = seat, .a = operand(color), .amount = tiles});
    turn.action.color = next;
    if (next == Color::none) turn.question = Question::swap_draw;
}

// [TE-12.3] If the bag runs out, what is left is all there is.
bool count_drawn(State& state) {
    ++state.turn.swap.drawn;
    return state.turn.swap.drawn == state.turn.swap.given || total(state.bag) == 0;
}

// [TE-19.4] Others learn the number of tiles, and only now.
void finish_swap(State& state, Events* events) {
    tell(events, Happening::tiles_swapped, state.turn.active, {.amount = state.turn.swap.given});
    state.turn.swap = {};
    state.turn.busy = 1;
}

}  // namespace ozy::tigris
