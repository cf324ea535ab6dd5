// support.cpp - the tiles that both sides of a revolt or war commit. Chapters 6, 8 and 17.
#include "games/tigris/rules/support.hpp"

#include "games/tigris/moves.hpp"
#include "games/tigris/rules/conflict.hpp"

namespace ozy::tigris {

namespace {

bool is_attacking(const State& state) { return state.turn.question == Question::attacker_support; }

bool is_beyond_hand(const State& state, Move move) { return amount_in(move) > tiles_for_support(state); }

// [TE-17.1] The attacker must exceed the defender's board strength.
bool is_too_weak(const State& state, Move move) {
    const Conflict& conflict = state.turn.conflict;
    if (state.options.english == 0 || amount_in(move) == 0 || !is_attacking(state)) return false;
    return board_strength(state.pieces, conflict, conflict.attacker) + amount_in(move) <=
           board_strength(state.pieces, conflict, conflict.defender);
}

// [TE-17.2] The defender must reach a tie exactly.
bool is_no_tie(const State& state, Move move) {
    const Conflict& conflict = state.turn.conflict;
    if (state.options.english == 0 || amount_in(move) == 0 || is_attacking(state)) return false;
    return board_strength(state.pieces, conflict, conflict.defender) + amount_in(move) !=
           board_strength(state.pieces, conflict, conflict.attacker) + conflict.attacker_support;
}

}  // namespace

Seat supporting_seat(const State& state) {
    const Conflict& conflict = state.turn.conflict;
    return is_attacking(state) ? conflict.attacker : conflict.defender;
}
int tiles_for_support(const State& state) {
    return state.hands[supporting_seat(state)][support_color(state.turn.conflict)];
}

// [TE-6.5] [TE-8.10] 0 to all tiles of the colour held. [TE-17.3] With `english` 0 is always allowed.
Bars<State> support_bars(const State& state) {
    static constexpr Sentence not_held = {"why.support.not_held", "The hand holds only {held} {tile}s",
                                          "The hand holds only one {tile}", "There is no {tile} in the hand"};
    static constexpr Sentence too_weak = {"why.support.attack_too_weak",
                                          "The attacker must exceed the defender's board strength"};
    static constexpr Sentence not_a_tie = {"why.support.not_a_tie",
                                           "The defender must equal the attacker's total exactly"};
    static constexpr Bar<State> in_revolt[] = {
        {"TE-6.5", not_held, is_beyond_hand}, {"TE-17.1", too_weak, is_too_weak}, {"TE-17.2", not_a_tie, is_no_tie}};
    static constexpr Bar<State> in_war[] = {
        {"TE-8.10", not_held, is_beyond_hand}, {"TE-17.1", too_weak, is_too_weak}, {"TE-17.2", not_a_tie, is_no_tie}};
    return is_war(state.turn.conflict) ? in_war : in_revolt;
}

void list_supports(const State& state, MoveList& out) {
    const int held = tiles_for_support(state);
    for (int count = 0; count <= held; ++count)
        if (const Move move = make_move(Kind::support, count); !is_too_weak(state, move) && !is_no_tie(state, move))
            out.push_back(move);
}

// [TE-6.9] [TE-8.16] What is committed is out of the game.
void commit_support(State& state, int count, Events* events) {
    Turn& turn = state.turn;
    const Seat seat = supporting_seat(state);
    const Color color = support_color(turn.conflict);
    const std::uint8_t tiles = narrow(count);
    state.hands[seat][color] -= tiles;
    state.out[color] += tiles;
    if (count > 0) turn.busy = 1;
    tell(events, Happening::tiles_committed, seat, {.a = operand(color), .amount = tiles});
    if (is_attacking(state)) turn.conflict.attacker_support = tiles;
}

}  // namespace ozy::tigris
