// conflict.cpp - what revolts and wars share: strength, support, who wins. Chapters 6, 8 and 17.
#include "games/tigris/rules/conflict.hpp"

#include "games/tigris/moves.hpp"
#include "games/tigris/rules/revolt.hpp"
#include "games/tigris/rules/war.hpp"

namespace ozy::tigris {

namespace {

bool is_attacking(const State& state) { return state.turn.phase == Phase::attacker_support; }

bool is_beyond_hand(const State& state, Move move) { return amount_in(move) > tiles_for_support(state); }

// [TE-17.1] The attacker must exceed the defender's board strength.
bool is_too_weak(const State& state, Move move) {
    const Conflict& conflict = state.turn.conflict;
    if (state.options.english == 0 || amount_in(move) == 0 || !is_attacking(state)) return false;
    return board_strength(state.position, conflict, conflict.attacker) + amount_in(move) <=
           board_strength(state.position, conflict, conflict.defender);
}

// [TE-17.2] The defender must reach a tie exactly.
bool is_no_tie(const State& state, Move move) {
    const Conflict& conflict = state.turn.conflict;
    if (state.options.english == 0 || amount_in(move) == 0 || is_attacking(state)) return false;
    return board_strength(state.position, conflict, conflict.defender) + amount_in(move) !=
           board_strength(state.position, conflict, conflict.attacker) + conflict.attacker_support;
}

}  // namespace

// [TE-6.4] Temples in a revolt, [TE-8.10] tiles of the war's colour in a war.
Color support_color(const Conflict& conflict) { return is_war(conflict) ? conflict.color : Color::red; }

int board_strength(const Position& position, const Conflict& conflict, Seat owner) {
    return is_war(conflict) ? war_strength(position, conflict.joining, owner, conflict.color)
                            : revolt_strength(position, owner, conflict.color);
}

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

// [TE-6.5] [TE-8.10] First the attacker, openly, then the defender, each once. [TE-6.9] [TE-8.16] What is committed is
// out of the game.
void commit_support(State& state, int count, Events* events) {
    Turn& turn = state.turn;
    const bool attacking = is_attacking(state);
    const Seat seat = supporting_seat(state);
    const Color color = support_color(turn.conflict);
    const auto tiles = static_cast<std::uint8_t>(count);
    state.hands[seat][color] -= tiles;
    state.out[color] += tiles;
    if (count > 0) turn.busy = 1;
    tell(events, Happening::tiles_committed, seat, {.a = operand(color), .amount = tiles});
    if (attacking) {
        turn.conflict.attacker_support = tiles;
        turn.phase = Phase::defender_support;
    } else if (is_war(turn.conflict)) {
        resolve_war(state, count, events);
    } else {
        resolve_revolt(state, count, events);
    }
}

// [TE-6.6] [TE-8.11] The higher total wins; the defender wins a tie.
Verdict decide_conflict(const State& state, int defender_support) {
    const Conflict& conflict = state.turn.conflict;
    const int attack = board_strength(state.position, conflict, conflict.attacker) + conflict.attacker_support;
    const int defense = board_strength(state.position, conflict, conflict.defender) + defender_support;
    if (attack > defense) return {conflict.attacker, conflict.defender, attack, defense};
    return {conflict.defender, conflict.attacker, defense, attack};
}

void drive_off_leader(State& state, Seat owner, Color color, Events* events) {
    Cell& space = state.position.leaders[owner][color];
    tell(events, Happening::leader_driven_off, owner, {.a = operand(color), .b = operand(space)});
    space = Cell::none;
}

void tell_conflict_began(const State& state, Happening what, Events* events) {
    if (events == nullptr) return;
    const Conflict& conflict = state.turn.conflict;
    tell(events, what, conflict.attacker,
         {.a = operand(conflict.color),
          .b = operand(board_strength(state.position, conflict, conflict.attacker)),
          .c = operand(board_strength(state.position, conflict, conflict.defender)),
          .amount = static_cast<std::int16_t>(conflict.defender)});
}

void tell_conflict_won(const Conflict& conflict, const Verdict& verdict, Events* events) {
    tell(events, Happening::conflict_won, verdict.winner,
         {.a = operand(conflict.color),
          .b = operand(verdict.winner_total),
          .c = operand(verdict.loser_total),
          .amount = static_cast<std::int16_t>(verdict.loser)});
}

}  // namespace ozy::tigris
