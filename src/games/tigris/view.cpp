// view.cpp - what a seat may know, and worlds it cannot rule out. Chapter 19.
#include "games/tigris/view.hpp"

#include "games/tigris/game.hpp"

namespace ozy {

namespace tigris {

namespace {

void add(Tiles& sum, const Tiles& more) {
    for (Color color : all_colors) sum[color] = static_cast<std::uint8_t>(sum[color] + more[color]);
}

bool is_swapping(const Turn& turn) { return turn.phase == Phase::swap_give || turn.phase == Phase::swap_draw; }

// [TE-19.4] [TE-19.7] To everybody else a swap under way looks as at its first step.
void hide_swap(const State& state, View& seen) {
    const Swap swap = state.turn.swap;
    const Seat swapper = state.turn.active;
    seen.decider = swapper;
    seen.turn.phase = Phase::swap_give;
    seen.turn.action.color = Color::none;
    seen.turn.swap = {};
    seen.hand_sizes[swapper] = static_cast<std::uint8_t>(seen.hand_sizes[swapper] + swap.given - swap.drawn);
    seen.swapped_sizes[swapper] = static_cast<std::uint8_t>(seen.swapped_sizes[swapper] - swap.given);
    seen.bag_size = static_cast<std::uint8_t>(seen.bag_size + swap.drawn);
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
        int pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(left)));
        Color color = Color::black;
        while (pick >= pool[color]) {
            pick -= pool[color];
            color = static_cast<Color>(static_cast<int>(color) + 1);
        }
        --pool[color];
        ++taken[color];
    }
    return taken;
}

}  // namespace

}  // namespace tigris

// [TE-19.1] [TE-19.2] What all may know, and [TE-19.3] the viewer's own tiles. [TE-19.6] At the end all is revealed.
Tigris::View Tigris::view(const State& state, Seat viewer) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    View seen;
    seen.position = state.position;
    seen.gains = state.gains;
    seen.options = state.options;
    seen.turn = state.turn;
    seen.viewer = viewer;
    seen.decider = decider(state);
    seen.face_down = state.face_down;
    seen.out = state.out;
    seen.unseen = state.bag;
    seen.bag_size = static_cast<std::uint8_t>(total(state.bag));
    for (Seat seat : seats_of(seats(state))) {
        seen.hand_sizes[seat] = static_cast<std::uint8_t>(total(state.hands[seat]));
        seen.swapped_sizes[seat] = static_cast<std::uint8_t>(total(state.swapped[seat]));
        if (sees_hand(viewer, seat, state.turn.phase)) {
            seen.hands[seat] = state.hands[seat];
            seen.swapped[seat] = state.swapped[seat];
        } else {
            add(seen.unseen, state.hands[seat]);
            add(seen.unseen, state.swapped[seat]);
        }
    }
    if (is_swapping(state.turn) && !sees_hand(viewer, state.turn.active, state.turn.phase)) hide_swap(state, seen);
    return seen;
}

// The unseen tiles spread uniformly over the hands, the swapped tiles and the bag.
Tigris::State Tigris::imagine(const View& seen, Rng& rng) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state;
    state.position = seen.position;
    state.gains = seen.gains;
    state.options = seen.options;
    state.turn = seen.turn;
    state.face_down = seen.face_down;
    state.out = seen.out;
    state.hands = seen.hands;
    state.swapped = seen.swapped;
    Tiles pool = seen.unseen;
    for (Seat seat : seats_of(seats(state))) {
        if (sees_hand(seen.viewer, seat, seen.turn.phase)) continue;
        state.hands[seat] = take_at_random(pool, seen.hand_sizes[seat], rng);
        state.swapped[seat] = take_at_random(pool, seen.swapped_sizes[seat], rng);
    }
    state.bag = pool;
    Action& action = state.turn.action;
    if (is_swapping(state.turn) && !sees_hand(seen.viewer, state.turn.active, seen.turn.phase))
        action.color = first_held(state.hands[state.turn.active]);
    return state;
}

}  // namespace ozy
