// position_turn.cpp - positions as text: how far the turn has come. Values of statements, and what sets them.
#include "games/tigris/position_turn.hpp"

#include "games/tigris/game.hpp"
#include "games/tigris/names.hpp"

namespace ozy::tigris {

// `turn P1 action 2 busy quiet 3`: whose turn, which action; busy = a tile left a hand or a catastrophe was placed in
// it; the quiet turns before it.
std::string turn_value(const State& state, Move /*subject*/) {
    const Turn& turn = state.turn;
    return seat_text(turn.active) + " action " + std::to_string(turn.action_number + 1) +
           (turn.busy != 0 ? " busy" : "") + (turn.quiet_turns > 0 ? " quiet " + std::to_string(turn.quiet_turns) : "");
}
Outcome set_turn(State& state, Move /*subject*/, Words& words) {
    int action = 1, quiet = 0;
    if (!words.take_seat(state.turn.active, seats(state))) return unreadable_value();
    if (words.take("action") && !words.take_number(action, 1, 2)) return bad_position("the action is 1 or 2");
    state.turn.action_number = narrow(action - 1);
    state.turn.busy = words.take("busy") ? 1 : 0;
    if (words.take("quiet") && !words.take_number(quiet, 0, stall_rounds * seats(state))) return unreadable_value();
    state.turn.quiet_turns = narrow(quiet);
    return Done{};
}
// Only what is named is compared.
Outcome claim_turn(const State& state, Move /*subject*/, Words& words) {
    const Turn& turn = state.turn;
    const bool action = words.rest().find(" action ") != std::string_view::npos;
    const bool quiet = words.rest().find(" quiet ") != std::string_view::npos;
    return compare(words, seat_text(turn.active) +
                              (action ? " action " + std::to_string(turn.action_number + 1) : std::string()) +
                              (quiet ? " quiet " + std::to_string(turn.quiet_turns) : std::string()));
}

// `chosen leader green K4`: the action chosen, and where its piece was put.
static constexpr Kind actions_with_more[] = {Kind::tile, Kind::leader, Kind::catastrophe, Kind::swap};
std::string chosen_value(const State& state, Move /*subject*/) {
    const Action& action = state.turn.action;
    if (action.kind == 0) return {};
    return std::string(verb_of(id_at<Kind>(action.kind))) + " " + color_text(action.color) + " " +
           place_text(action.placed, nothing);
}
Outcome set_chosen(State& state, Move /*subject*/, Words& words) {
    Action& action = state.turn.action;
    for (Kind kind : actions_with_more)
        if (words.take(verb_of(kind))) action.kind = operand(kind);
    const bool read = action.kind != 0 && take_color_or_none(words, action.color) && take_place(words, action.placed);
    return done_if(read);
}

// `conflict green F5 P0 P1 2`: colour, joining space or -, attacker, defender, attacker's support.
std::string conflict_value(const State& state, Move /*subject*/) {
    const Conflict& conflict = state.turn.conflict;
    if (conflict.color == Color::none && conflict.joining == Cell::none) return {};
    std::string what = color_text(conflict.color) + " " + place_text(conflict.joining, nothing);
    if (conflict.color == Color::none) return what;
    return what + " " + seat_text(conflict.attacker) + " " + seat_text(conflict.defender) + " " +
           std::to_string(conflict.attacker_support);
}
Outcome set_conflict(State& state, Move /*subject*/, Words& words) {
    Conflict& conflict = state.turn.conflict;
    int support = 0;
    if (!take_color_or_none(words, conflict.color) || !take_place(words, conflict.joining)) return unreadable_value();
    if (words.empty()) return Done{};
    if (!words.take_seat(conflict.attacker, seats(state)) || !words.take_seat(conflict.defender, seats(state)) ||
        !words.take_number(support, 0, hand_limit))
        return unreadable_value();
    conflict.attacker_support = narrow(support);
    return Done{};
}

// `swapping 3 1`: tiles given and drawn so far.
std::string swapping_value(const State& state, Move /*subject*/) {
    return std::to_string(state.turn.swap.given) + " " + std::to_string(state.turn.swap.drawn);
}
Outcome set_swapping(State& state, Move /*subject*/, Words& words) {
    int given = 0, drawn = 0;
    if (!words.take_number(given, 0, hand_limit) || !words.take_number(drawn, 0, hand_limit)) return unreadable_value();
    state.turn.swap = {narrow(given), narrow(drawn)};
    return Done{};
}

std::string ending_value(const State& state, Move /*subject*/) { return std::string(Tigris::ending(state)); }
Outcome set_ending(State& state, Move /*subject*/, Words& words) {
    if (!take_named(words, state.turn.ending, ending_names)) return bad_position("there is no such ending");
    return Done{};
}

}  // namespace ozy::tigris
