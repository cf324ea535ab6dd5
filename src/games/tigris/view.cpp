// view.cpp - what a seat may know, and worlds it cannot rule out. Chapter 19.
#include "games/tigris/view.hpp"

#include "games/tigris/game.hpp"
#include "games/tigris/moves.hpp"

namespace ozy {

namespace tigris {

namespace {

void add(Tiles& sum, const Tiles& more) {
    for (Color color : all_colors) change(sum[color], more[color]);
}

bool is_swapping(const Turn& turn) {
    return turn.question == Question::swap_give || turn.question == Question::swap_draw;
}

// [TE-19.4] [TE-19.7] To everybody else a swap under way looks as at its first step.
void hide_swap(const State& state, View& seen) {
    const Swap swap = state.turn.swap;
    const Seat swapper = state.turn.active;
    seen.decider = swapper;
    seen.turn.question = Question::swap_give;
    seen.turn.action.color = Color::none;
    seen.turn.swap = {};
    change(seen.hand_sizes[swapper], swap.given - swap.drawn);
    change(seen.swapped_sizes[swapper], -swap.given);
    change(seen.bag_size, swap.drawn);
}

Color first_held(const Tiles& hand) {
    for (Color color : all_colors)
        if (hand[color] > 0) return color;
    return Color::none;
}

// Takes `count` tiles from the pool, every tile with the same chance.
Tiles take_at_random(Tiles& pool, int count, Rng& rng) {
    Tiles taken;
    int left = total(pool);
    for (; count > 0; --count, --left) {
        int pick = rng.pick(left);
        Color color = Color::black;
        while (pick >= pool[color]) {
            pick -= pool[color];
            color = id_at<Color>(index(color) + 1);
        }
        --pool[color];
        ++taken[color];
    }
    return taken;
}

// [TE-3.2] Another seat that has chosen a tile to place is known to hold it.
Tiles tile_chosen(const View& seen) {
    const Turn& turn = seen.turn;
    Tiles chosen;
    const bool choosing = turn.question == Question::cell && turn.action.kind == operand(Kind::tile);
    if (choosing && !sees_hand(seen.viewer, turn.active, turn.question)) chosen[turn.action.color] = 1;
    return chosen;
}

}  // namespace

}  // namespace tigris

// [TE-19.1] [TE-19.2] What all may know, and [TE-19.3] the viewer's own tiles. [TE-19.6] At the end all is revealed.
Tigris::View Tigris::view(const State& state, Seat viewer) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    View seen;
    seen.pieces = state.pieces;
    seen.gains = state.gains;
    seen.options = state.options;
    seen.turn = state.turn;
    seen.viewer = viewer;
    seen.decider = decider(state);
    seen.face_down = state.face_down;
    seen.out = state.out;
    seen.unseen = state.bag;
    seen.bag_size = narrow(total(state.bag));
    for (Seat seat : seats_of(seats(state))) {
        seen.hand_sizes[seat] = narrow(total(state.hands[seat]));
        seen.swapped_sizes[seat] = narrow(total(state.swapped[seat]));
        if (sees_hand(viewer, seat, state.turn.question)) {
            seen.hands[seat] = state.hands[seat];
            seen.swapped[seat] = state.swapped[seat];
        } else {
            add(seen.unseen, state.hands[seat]);
            add(seen.unseen, state.swapped[seat]);
        }
    }
    if (is_swapping(state.turn) && !sees_hand(viewer, state.turn.active, state.turn.question)) hide_swap(state, seen);
    return seen;
}

// The unseen tiles spread uniformly over the hands, the swapped tiles and the bag.
Tigris::State Tigris::imagine(const View& seen, Rng& rng) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state;
    state.pieces = seen.pieces;
    state.gains = seen.gains;
    state.options = seen.options;
    state.turn = seen.turn;
    state.face_down = seen.face_down;
    state.out = seen.out;
    state.hands = seen.hands;
    state.swapped = seen.swapped;
    Tiles pool = seen.unseen;
    const Tiles chosen = tile_chosen(seen);
    for (Color color : all_colors) change(pool[color], -chosen[color]);
    for (Seat seat : seats_of(seats(state))) {
        if (sees_hand(seen.viewer, seat, seen.turn.question)) continue;
        const Tiles known = seat == seen.turn.active ? chosen : Tiles();
        state.hands[seat] = take_at_random(pool, seen.hand_sizes[seat] - total(known), rng);
        add(state.hands[seat], known);
        state.swapped[seat] = take_at_random(pool, seen.swapped_sizes[seat], rng);
    }
    state.bag = pool;
    Action& action = state.turn.action;
    if (is_swapping(state.turn) && !sees_hand(seen.viewer, state.turn.active, seen.turn.question))
        action.color = first_held(state.hands[state.turn.active]);
    return state;
}

}  // namespace ozy
