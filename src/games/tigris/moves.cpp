// moves.cpp - every kind of move as a row: how it is said, what it does, what forbids it.
#include "games/tigris/moves.hpp"

#include "core/action_table.hpp"
#include "core/facade_rows.hpp"
#include "games/tigris/arguments.hpp"
#include "games/tigris/events.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/operands.hpp"
#include "games/tigris/possible.hpp"
#include "games/tigris/questions.hpp"
#include "games/tigris/rules/building.hpp"
#include "games/tigris/rules/catastrophe.hpp"
#include "games/tigris/rules/leader.hpp"
#include "games/tigris/rules/monument.hpp"
#include "games/tigris/rules/support.hpp"
#include "games/tigris/rules/swap.hpp"
#include "games/tigris/rules/tile.hpp"
#include "games/tigris/rules/treasure.hpp"
#include "games/tigris/rules/war.hpp"
#include "games/tigris/scoring.hpp"
#include "games/tigris/turn.hpp"

namespace ozy {

namespace tigris {

namespace {

using Form = MoveForm<State>;

constexpr Operand tile_count = number_form<State, 0, hand_limit, 99>("a number of tiles");

// "2 red": the colour is the one asked for. [TE-12.5] Nothing is given of the colours passed over before the one named,
// and the words stay for it.
constexpr Operand gift = {
    0,
    hand_limit + 1,
    [](const State& state, Move, std::uint8_t value) {
        const Color asked = state.turn.action.color;
        const std::string number = std::to_string(value);
        return asked == Color::none ? number : number + " " + std::string(color_names[asked]);
    },
    [](const State& state, Words& words, Move move, std::uint8_t& value) {
        const Color asked = state.turn.action.color;
        Color named = asked;
        Words after = words;
        if (state.turn.question != Question::swap_give || !tile_count.read(state, after, move, value)) return false;
        if (!after.empty() && !take_color(after, named)) return false;
        if (named > asked) value = 0;
        if (named == asked) words = after;
        return named == asked || (named > asked && state.hands[state.turn.active][named] > 0);
    },
    "the number of tiles of the colour asked for, or of a later one in hand, such as '2 red'",
    tile_count.write};

Kind chosen(const State& state) { return id_at<Kind>(state.turn.action.kind); }

// RULES.md, "Chance": a seat with weight 1, a colour with weight = tiles of it in the bag.
void list_starts(const State& state, MoveList& out) {
    for (Seat seat : seats_of(seats(state))) out.push_outcome(make_move(Kind::start, seat), 1);
}
void list_draws(const State& state, MoveList& out) {
    for (Color color : all_colors)
        if (state.bag[color] > 0) out.push_outcome(make_move(Kind::draw, color), state.bag[color]);
}

// The piece chosen decides what forbids a space, and which are listed.
Bars<State> put_bars(const State& state) {
    if (chosen(state) == Kind::tile) return tile_space_bars(state);
    return chosen(state) == Kind::leader ? leader_space_bars(state) : catastrophe_space_bars(state);
}
void list_spaces(const State& state, MoveList& out) {
    const Color color = state.turn.action.color;
    if (chosen(state) == Kind::tile) return list_cells(Kind::put, tile_spaces(state, color), out);
    if (chosen(state) == Kind::catastrophe) return list_cells(Kind::put, catastrophe_spaces(state), out);
    list_cells(Kind::put, leader_spaces(state, state.turn.active, color), out);
}

// [TE-3.2] What an action needs to know comes next.
void choose_action(State& state, Move move, Events* /*events*/) {
    state.turn.action.kind = move.kind;
    state.turn.question = Question::cell;
    if (kind_of(move) != Kind::catastrophe) state.turn.action.color = color_in(move);
}

// [TE-3.3] A pass uses up one action and does nothing else.
void pass_action(State& state, Move /*move*/, Events* events) {
    tell(events, Happening::passed, state.turn.active);
    finish_action(state, events);
}

// [TE-9.2] [TE-15.2] Building is optional.
void decline_to_build(State& state, Move /*move*/, Events* events) {
    tell(events, Happening::build_declined, state.turn.active);
    if (state.turn.question == Question::building)
        monument_step(state, events);
    else
        treasure_step(state, events);
}

// [TE-16.6] One point in a colour of the seat's choice.
void gain_from_wonder(State& state, Move move, Events* events) {
    gain_points(state, state.turn.active, {color_in(move), 1, Cause::wonder, state.pieces.wonder}, events);
    begin_refill(state, events);
}

Sentence leader_label(const State& state, Move move) {
    if (state.pieces.leaders[state.turn.active][color_in(move)] == Cell::none)
        return {"label.leader", "Put the {leader} on the board"};
    return {"label.leader.on_board", "Move or withdraw the {leader}"};
}

constexpr std::array<Form, kind_count> forms = {{
    {},
    {.kind = operand(Kind::start),
     .by_chance = true,
     .verb = "start",
     .operands = {&one_seat},
     .target = "seat.{a}",
     .label = {"label.start", "{seat} starts"},
     .list = list_starts,
     .play = [](State& state, Move move, Events* events) { choose_starting_seat(state, seat_in(move), events); }},
    {.kind = operand(Kind::draw),
     .by_chance = true,
     .operands = {&one_color},
     .target = "bag.{a}",
     .label = {"label.draw", "A {tile} is drawn"},
     .list = list_draws,
     .play = [](State& state, Move move, Events* events) { draw(state, color_in(move), events); }},
    {.kind = operand(Kind::tile),
     .verb = "tile",
     .operands = {&one_color},
     .target = "hand.{a}",
     .label = {"label.tile", "Place a {tile}"},
     .bars = tile_bars,
     .play = choose_action},
    {.kind = operand(Kind::leader),
     .verb = "leader",
     .operands = {&one_leader},
     .target = "leader.{a}",
     .own_label = leader_label,
     .bars = leader_bars,
     .play = choose_action},
    {.kind = operand(Kind::catastrophe),
     .verb = "catastrophe",
     .target = "hand.catastrophe",
     .label = {"label.catastrophe", "Place a catastrophe"},
     .bars = catastrophe_bars,
     .play = choose_action},
    {.kind = operand(Kind::swap),
     .verb = "swap",
     .target = "button.swap",
     .label = {"label.swap", "Swap tiles"},
     .bars = swap_bars,
     .play = [](State& state, Move, Events*) { begin_swap(state); }},
    {.kind = operand(Kind::pass),
     .verb = "pass",
     .target = "button.pass",
     .label = {"label.pass", "Pass"},
     .play = pass_action},
    {.kind = operand(Kind::put),
     .operands = {&one_cell},
     .target = "cell.{a}",
     .label = {"label.put", "On {cell}"},
     .bars = put_bars,
     .list = list_spaces,
     .play = [](State& state, Move move, Events* events) { put_piece(state, cell_in(move), events); }},
    {.kind = operand(Kind::off),
     .verb = "off",
     .target = "button.off",
     .label = {"label.off", "Withdraw it to the supply"},
     .bars = withdrawal_bars,
     .list = list_withdrawal,
     .play = [](State& state, Move, Events* events) { withdraw(state, events); }},
    {.kind = operand(Kind::war),
     .verb = "war",
     .operands = {&one_color},
     .target = "war.{a}",
     .label = {"label.war", "The {leader}s fight"},
     .bars = war_bars,
     .play = [](State& state, Move move, Events* events) { begin_war(state, color_in(move), events); }},
    {.kind = operand(Kind::support),
     .verb = "support",
     .operands = {&tile_count},
     .target = "support.{a}",
     .label = {"label.support", "Add {count} {tile}s", "Add a {tile}", "Add nothing"},
     .bars = support_bars,
     .list = list_supports,
     .play = [](State& state, Move move, Events* events) { support(state, amount_in(move), events); }},
    {.kind = operand(Kind::building),
     .verb = "building",
     .operands = {&one_cell},
     .target = "cell.{a}",
     .label = {"label.building", "Put the {building} on {cell}"},
     .bars = building_bars,
     .list = list_buildings,
     .play =
         [](State& state, Move move, Events* events) {
             place_building(state, cell_in(move), events);
             monument_step(state, events);
         }},
    {.kind = operand(Kind::decline),
     .verb = "decline",
     .target = "button.decline",
     .label = {"label.decline", "Build nothing"},
     .bars = decline_bars,
     .play = decline_to_build},
    {.kind = operand(Kind::monument),
     .verb = "monument",
     .operands = {&one_cell, &one_monument},
     .target = "square.{a}.monument.{b}",
     .label = {"label.monument", "Build the {monument} monument on {cell} to {corner}"},
     .bars = monument_bars,
     .list = list_monuments,
     .play =
         [](State& state, Move move, Events* events) {
             build_monument(state, cell_in(move), monument_in(move), events);
             treasure_step(state, events);
         }},
    {.kind = operand(Kind::wonder),
     .verb = "wonder",
     .operands = {&one_cell},
     .target = "wonder.{a}",
     .label = {"label.wonder", "Build the wonder around {cell}"},
     .bars = wonder_bars,
     .list = list_wonders,
     .play =
         [](State& state, Move move, Events* events) {
             build_wonder(state, cell_in(move), events);
             treasure_step(state, events);
         }},
    {.kind = operand(Kind::keep),
     .verb = "keep",
     .operands = {&one_cell},
     .target = "cell.{a}",
     .label = {"label.keep", "The treasure on {cell} stays"},
     .bars = treasure_bars,
     .list = list_treasures,
     .play =
         [](State& state, Move move, Events* events) {
             take_treasures(state, find_hoard(state), cell_in(move), events);
             finish_action(state, events);
         }},
    {.kind = operand(Kind::give),
     .operands = {&gift},
     .target = "give.{a}",
     .label = {"label.give", "Swap {count} {tile}s", "Swap a {tile}", "Swap no {tile}"},
     .bars = gift_bars,
     .list = list_gifts,
     .play = [](State& state, Move move, Events* events) { give_tiles(state, amount_in(move), events); }},
    {.kind = operand(Kind::gain),
     .verb = "gain",
     .operands = {&one_color},
     .target = "gain.{a}",
     .label = {"label.gain", "1 {color}"},
     .play = gain_from_wonder},
}};
static_assert(in_order(forms));

// What can be said about a move in its position. A move that names no colour is about the one its question is about.
bool names_color(Move move) {
    return forms[move.kind].operands[0] == &one_color || forms[move.kind].operands[0] == &one_leader;
}
Color tile_meant(const State& state, Move move) {
    return names_color(move) ? color_in(move) : tile_color_asked(state.turn);
}
Color leader_meant(const State& state, Move move) {
    return names_color(move) ? color_in(move) : leader_color_asked(state.turn);
}
Cell bottom_right(Cell top_left) {
    Cell last = top_left;
    for (Cell cell : square_at(top_left)) last = cell;
    return last;
}
int held_of_asked(const State& state) {
    return state.turn.question == Question::swap_give ? state.hands[state.turn.active][state.turn.action.color]
                                                      : tiles_for_support(state);
}

constexpr Gap<State, Move> gaps[] = {
    {"seat", [](const State&, const Move& move) { return seat_thing(seat_in(move)); }},
    {"cell", [](const State&, const Move& move) { return cell_thing(cell_in(move)); }},
    {"corner", [](const State&, const Move& move) { return cell_thing(bottom_right(cell_in(move))); }},
    {"color", [](const State&, const Move& move) { return color_thing(color_in(move)); }},
    {"tile", [](const State& state, const Move& move) { return tile_thing(tile_meant(state, move)); }},
    {"leader", [](const State& state, const Move& move) { return leader_thing(leader_meant(state, move)); }},
    {"building", [](const State& state, const Move&) { return building_thing(state.turn.action.color); }},
    {"monument", [](const State&, const Move& move) { return monument_thing(monument_in(move)); }},
    {"count", [](const State&, const Move& move) { return number_thing(amount_in(move)); }},
    {"held", [](const State& state, const Move&) { return number_thing(held_of_asked(state)); }},
};
constexpr Speaker<State, Move> speaker(Tigris::name, gaps);
static_assert(std::ranges::all_of(forms, [](const Form& form) { return fills(gaps, form.label); }));

Ruling why_nothing_there(const State& state, Move move);

constexpr Untimely<State> untimely[] = {
    {.now = [](const State& state) { return state.turn.question == Question::action; },
     .kinds = kinds<Kind::put>,
     .own = why_nothing_there},
};

constexpr MoveForms<State> notation(forms);
using Actions = ActionTable<forms, is_possible>;
constexpr Lawbook<State, View> law(forms, questions.items, untimely);

// A space named before what goes there: why nothing does, if there is one reason for all that can be chosen now.
Ruling why_nothing_there(const State& state, Move move) {
    const auto ahead = law.judge_ahead(state, move);
    if (ahead.allowed) return {"TE-3.2", {"why.space.what", "Choose first what goes on {cell}"}};
    if (!ahead.common) return ahead.common;
    return {"TE-3.2", {"why.space.nothing", "Nothing that can be chosen now goes on {cell}"}};
}

}  // namespace

std::string_view verb_of(Kind kind) { return forms[ordinal(kind)].verb; }

}  // namespace tigris

template <>
struct RowsOf<Tigris> {
    using Actions = tigris::Actions;
    static constexpr auto& notation = tigris::notation;
    static constexpr auto& law = tigris::law;
    static constexpr auto& speaker = tigris::speaker;
};
template struct FromRows<Tigris, tigris::State>;

void Tigris::apply(State& state, Move move, Events* events) { tigris::law.play(state, move, events); }

std::string_view Tigris::seat_name(Seat seat) { return tigris::dynasty_names[ordinal(seat)]; }

// "withdraw king" is two choices, `leader king` and `off`; the words stay for the second one.
Result<Move> Tigris::parse(const State& state, Words& words) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    Words withdrawn = words;
    Color color{};
    if (withdrawn.take("withdraw") && take_color(withdrawn, color)) {
        if (state.turn.question == Question::action) return make_move(Kind::leader, color);
        words = withdrawn;
        return make_move(Kind::off);
    }
    return notation.read(state, words, decider(state) == Seat::chance,
                         "a move such as 'tile red F5', 'leader king C3', 'support 2' or 'pass'");
}

// [TE-18.4] `withdraw king`, not `leader king off`.
std::string Tigris::tidy(std::string line) {
    Words words(line);
    tigris::Color color{};
    if (words.take("leader") && tigris::take_color(words, color) && words.rest() == "off")
        return "withdraw " + std::string(tigris::leader_names[color]);
    return line;
}

Move Tigris::sample_chance(const State& state, Rng& rng) {
    using tigris::Kind;
    if (state.turn.question == tigris::Question::start)
        return make_move(Kind::start, seat_at(rng.pick(state.options.players)));
    int pick = rng.pick(tigris::total(state.bag));
    for (tigris::Color color : tigris::all_colors) {
        if (pick < state.bag[color]) return make_move(Kind::draw, color);
        pick -= state.bag[color];
    }
    OZY_ASSERT(false);
    return {};
}

}  // namespace ozy
