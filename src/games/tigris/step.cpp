// step.cpp - statements for a position in the middle of an action:
//   step defender_support           which question is open
//   chosen leader green K4          the action chosen, and where its piece was put
//   conflict green F5 P0 P1 2       colour, joining space or -, attacker, defender, attacker's support
//   swapping 3 1                    tiles given and drawn so far
//   ended bag                       how the game ended
#include "games/tigris/moves.hpp"
#include "games/tigris/names.hpp"
#include "games/tigris/position.hpp"

namespace ozy::tigris {

namespace {

constexpr std::string_view phase_names[] = {"start",
                                            "deal",
                                            "action",
                                            "cell",
                                            "swap_give",
                                            "swap_draw",
                                            "war",
                                            "attacker_support",
                                            "defender_support",
                                            "building",
                                            "monument",
                                            "treasure",
                                            "wonder_gain",
                                            "refill",
                                            "over"};
constexpr std::string_view ending_names[] = {"none", "treasures", "bag", "stall"};
constexpr std::string_view nothing = "-";

struct ActionName {
    Kind kind;
    std::string_view name;
};
constexpr ActionName action_names[] = {
    {Kind::tile, "tile"}, {Kind::leader, "leader"}, {Kind::catastrophe, "catastrophe"}, {Kind::swap, "swap"}};

Error wrong(std::string detail) { return {Errc::bad_position, std::move(detail)}; }

template <class Id, std::size_t Size>
bool take_name(Words& words, const std::string_view (&names)[Size], Id& id) {
    for (std::size_t i = 0; i < Size; ++i)
        if (words.take(names[i])) {
            id = static_cast<Id>(i);
            return true;
        }
    return false;
}

bool take_color_or_none(Words& words, Color& color) {
    if (!words.take(nothing)) return take_color(words, color);
    color = Color::none;
    return true;
}

bool take_cell_or_none(Words& words, Cell& cell) {
    if (!words.take(nothing)) return take_cell(words, cell);
    cell = Cell::none;
    return true;
}

Outcome read_chosen(State& state, Words& words) {
    Action& action = state.turn.action;
    for (const ActionName& one : action_names)
        if (words.take(one.name)) action.kind = static_cast<std::uint8_t>(one.kind);
    if (action.kind == 0 || !take_color_or_none(words, action.color) || !take_cell_or_none(words, action.placed))
        return wrong("expected an action, a colour or -, and a space or -, such as 'chosen tile red F5'");
    return Done{};
}

Outcome read_conflict(State& state, Words& words) {
    Conflict& conflict = state.turn.conflict;
    int support = 0;
    if (!take_color_or_none(words, conflict.color) || !take_cell_or_none(words, conflict.joining))
        return wrong("expected a colour or -, and the joining space or -, such as 'conflict green F5 P0 P1 2'");
    if (words.empty()) return Done{};
    if (!words.take_seat(conflict.attacker, seats(state)) || !words.take_seat(conflict.defender, seats(state)) ||
        !words.take_number(support, 0, hand_limit))
        return wrong("expected attacker, defender and the attacker's support, such as 'conflict green F5 P0 P1 2'");
    conflict.attacker_support = static_cast<std::uint8_t>(support);
    return Done{};
}

Outcome read_swapping(State& state, Words& words) {
    int given = 0, drawn = 0;
    if (!words.take_number(given, 0, hand_limit) || !words.take_number(drawn, 0, hand_limit))
        return wrong("expected the numbers of tiles given and drawn, such as 'swapping 3 1'");
    state.turn.swap = {static_cast<std::uint8_t>(given), static_cast<std::uint8_t>(drawn)};
    return Done{};
}

std::string color_or_none(Color color) { return std::string(color == Color::none ? nothing : color_names[color]); }
std::string cell_or_none(Cell cell) { return std::string(cell == Cell::none ? nothing : cell_name(cell)); }

}  // namespace

Outcome read_step(State& state, Words& words) {
    if (words.take("step"))
        return take_name(words, phase_names, state.turn.phase) ? Outcome(Done{}) : wrong("there is no such step");
    if (words.take("chosen")) return read_chosen(state, words);
    if (words.take("conflict")) return read_conflict(state, words);
    if (words.take("swapping")) return read_swapping(state, words);
    if (words.take("ended"))
        return take_name(words, ending_names, state.turn.ending) ? Outcome(Done{}) : wrong("there is no such ending");
    return wrong("no statement begins with '" + std::string(words.peek()) + "'");
}

void write_step(std::vector<std::string>& out, const State& state) {
    const Turn& turn = state.turn;
    if (turn.phase != Phase::action)
        out.push_back("step " + std::string(phase_names[static_cast<std::size_t>(turn.phase)]));
    for (const ActionName& one : action_names)
        if (turn.action.kind == static_cast<std::uint8_t>(one.kind))
            out.push_back("chosen " + std::string(one.name) + " " + color_or_none(turn.action.color) + " " +
                          cell_or_none(turn.action.placed));
    const Conflict& conflict = turn.conflict;
    if (conflict.color != Color::none)
        out.push_back("conflict " + color_or_none(conflict.color) + " " + cell_or_none(conflict.joining) + " " +
                      seat_text(conflict.attacker) + " " + seat_text(conflict.defender) + " " +
                      std::to_string(conflict.attacker_support));
    else if (conflict.joining != Cell::none)
        out.push_back("conflict - " + std::string(cell_name(conflict.joining)));
    if (turn.swap.given > 0)
        out.push_back("swapping " + std::to_string(turn.swap.given) + " " + std::to_string(turn.swap.drawn));
    if (turn.ending != Ending::none)
        out.push_back("ended " + std::string(ending_names[static_cast<std::size_t>(turn.ending)]));
}

}  // namespace ozy::tigris
