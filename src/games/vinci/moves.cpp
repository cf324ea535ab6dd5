// moves.cpp - every kind of move as a row: how it is said, what it does, what forbids it.
#include "games/vinci/moves.hpp"

#include "core/action_table.hpp"
#include "core/facade_rows.hpp"
#include "games/vinci/arguments.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/operands.hpp"
#include "games/vinci/possible.hpp"
#include "games/vinci/questions.hpp"
#include "games/vinci/rules/conquest.hpp"
#include "games/vinci/rules/expansion.hpp"
#include "games/vinci/rules/fort.hpp"
#include "games/vinci/turn.hpp"

namespace ozy {

namespace vinci {

namespace {

using Form = MoveForm<State>;

// "P2" or "2".
constexpr Operand one_partner = {0,
                                 max_players,
                                 one_seat.write,
                                 [](const State& state, Words& words, Move before, std::uint8_t& value) {
                                     int number = 0;
                                     if (one_seat.read(state, words, before, value)) return true;
                                     if (!words.take_number(number, 0, max_players - 1)) return false;
                                     value = operand(number);
                                     return true;
                                 },
                                 "a seat such as P2, or - for none",
                                 one_seat.id,
                                 true};

// RULES.md, "Chance": a face with weight = its copies in the bag, a seat with weight 1.
void list_draws(const State& state, MoveList& out) {
    for (Tile tile : all_tiles)
        if (const int weight = draw_weight(state, tile); weight > 0)
            out.push_outcome(make_move(Kind::draw, tile), narrow(weight));
}
void list_starts(const State& state, MoveList& out) {
    for (Seat seat : seats_of(seats(state))) out.push_outcome(make_move(Kind::start, seat), 1);
}

Sentence pair_label(const State& state, Move move) {
    if (offer_at(state, position_in(move)).markers == 0)
        return {"label.take", "{first} and {second}: {tokens} for {price} VP"};
    return {"label.take.markers", "{first} and {second}: {tokens} for {price} VP, brings {markers}"};
}

constexpr std::array<Form, kind_count> forms = {{
    {},
    {.kind = operand(Kind::draw),
     .by_chance = true,
     .operands = {&one_tile},
     .target = "bag.{a}",
     .label = {"label.draw", "{tile} is drawn"},
     .list = list_draws,
     .play = [](State& state, Move move, Events* events) { draw(state, tile_in(move), events); }},
    {.kind = operand(Kind::start),
     .by_chance = true,
     .verb = "start",
     .operands = {&one_seat},
     .target = "seat.{a}",
     .label = {"label.start", "{seat} starts"},
     .list = list_starts,
     .play = [](State& state, Move move, Events* events) { choose_starting_seat(state, seat_in(move), events); }},
    {.kind = operand(Kind::take),
     .verb = "take",
     .operands = {&one_position},
     .target = "row.{a}",
     .own_label = pair_label,
     .bars = pair_bars,
     .list = list_pairs,
     .play = [](State& state, Move move, Events* events) { choose_pair(state, position_in(move), events); }},
    {.kind = operand(Kind::expand),
     .verb = "expand",
     .target = "button.expand",
     .label = {"label.expand", "Expand your empire"},
     .play = [](State& state, Move, Events* events) { choose_expansion(state, events); }},
    {.kind = operand(Kind::decline),
     .verb = "decline",
     .target = "button.decline",
     .label = {"label.decline", "Let your civilization decline"},
     .play = [](State& state, Move, Events* events) { choose_decline(state, events); }},
    {.kind = operand(Kind::truce),
     .verb = "truce",
     .operands = {&one_partner},
     .target = "seat.{a}",
     .part = "truces",
     .label = {"label.truce", "Make a truce with {seat}"},
     .bars = truce_bars,
     .play =
         [](State& state, Move move, Events* events) {
             make_truce(state, seat_in(move), events);
             go_on(state, events);
         }},
    {.kind = operand(Kind::no_truce),
     .verb = "truce -",
     .target = "button.none",
     .label = {"label.no_truce", "Make no truce"},
     .play =
         [](State& state, Move, Events* events) {
             state.turn.truces_left = 0;
             go_on(state, events);
         }},
    {.kind = operand(Kind::abandon),
     .verb = "abandon",
     .operands = {&one_province},
     .target = "province.{a}",
     .label = {"label.abandon", "Abandon {province}"},
     .bars = abandonment_bars,
     .play = [](State& state, Move move, Events* events) { abandon(state, province_in(move), events); }},
    {.kind = operand(Kind::conquer),
     .verb = "conquer",
     .operands = {&one_province},
     .target = "province.{a}",
     .label = {"label.conquer", "Conquer {province} for {tokens}, worth {vp} VP a turn"},
     .bars = conquest_bars,
     .play = [](State& state, Move move, Events* events) { conquer(state, province_in(move), events); }},
    {.kind = operand(Kind::spy),
     .verb = "spy",
     .operands = {&one_province},
     .target = "spy.{a}",
     .label = {"label.spy", "Conquer {province} by a spy for {tokens}, worth {vp} VP a turn"},
     .bars = spy_bars,
     .play = [](State& state, Move move, Events* events) { conquer_by_spy(state, province_in(move), events); }},
    {.kind = operand(Kind::end),
     .verb = "end",
     .target = "button.end",
     .label = {"label.end", "End the conquests"},
     .play = [](State& state, Move, Events* events) { end_conquests(state, events); }},
    {.kind = operand(Kind::place),
     .verb = "place",
     .operands = {&one_province},
     .target = "province.{a}",
     .label = {"label.place", "Put a token on {province}"},
     .bars = placement_bars,
     .play =
         [](State& state, Move move, Events* events) {
             place_token(state, chooser(state.turn), province_in(move), events);
             go_on(state, events);
         }},
    {.kind = operand(Kind::keep),
     .verb = "keep",
     .operands = {&one_province},
     .target = "province.{a}",
     .label = {"label.keep", "Keep the part around {province}, {held}"},
     .bars = part_bars,
     .list = list_parts,
     .play =
         [](State& state, Move move, Events* events) {
             keep_part(state, province_in(move), events);
             go_on(state, events);
         }},
    {.kind = operand(Kind::drop),
     .verb = "drop",
     .operands = {&one_province},
     .target = "province.{a}",
     .part = "drops",
     .label = {"label.drop", "Give up {province}"},
     .bars = drop_bars,
     .list = [](const State& state, MoveList& out) { list_provinces(Kind::drop, droppable(state), out); },
     .play =
         [](State& state, Move move, Events* events) {
             drop_province(state, province_in(move), events);
             go_on(state, events);
         }},
    {.kind = operand(Kind::fort),
     .verb = "fort",
     .operands = {&one_province},
     .target = "province.{a}",
     .part = "forts",
     .label = {"label.fort", "Build a fort on {province}"},
     .bars = fort_bars,
     .list = [](const State& state, MoveList& out) { list_provinces(Kind::fort, fortifiable(state), out); },
     .play =
         [](State& state, Move move, Events* events) {
             place_fort(state, province_in(move), events);
             go_on(state, events);
         }},
    {.kind = operand(Kind::no_fort),
     .verb = "fort -",
     .target = "button.none",
     .label = {"label.no_fort", "Build no fort"},
     .play =
         [](State& state, Move, Events* events) {
             state.turn.forts_left = 0;
             go_on(state, events);
         }},
    {.kind = operand(Kind::rebirth),
     .verb = "rebirth",
     .target = "button.rebirth",
     .label = {"label.rebirth", "Decline now"},
     .play = [](State& state, Move, Events* events) { be_reborn(state, events); }},
    {.kind = operand(Kind::stay),
     .verb = "stay",
     .target = "button.stay",
     .label = {"label.stay", "Do not decline"},
     .play = [](State& state, Move, Events* events) { end_turn(state, events); }},
}};
static_assert(in_order(forms));

// What can be said about a move in its position: of a pair its tokens and what there is to pay with, of a province what
// it costs and brings.
const Civilization& civilization_in(const State& state, Move move) {
    return offer_at(state, position_in(move)).civilization;
}
int tokens_meant(const State& state, Move move) {
    if (kind_of(move) == Kind::take) return starting_tokens(state, civilization_in(state, move));
    return kind_of(move) == Kind::spy ? spy_cost : cost_of(state, province_in(move));
}
int vp_meant(const State& state, Move move) {
    const Seat seat = state.turn.on_turn;
    return kind_of(move) == Kind::take ? state.realms[seat].vp : value_of(state, seat, province_in(move));
}
ProvinceSet part_meant(const State& state, Move move) { return part_at(state, state.turn.on_turn, province_in(move)); }

constexpr Gap<State, Move> gaps[] = {
    {"tile", [](const State&, const Move& move) { return tile_thing(tile_in(move)); }},
    {"seat", [](const State&, const Move& move) { return seat_thing(seat_in(move)); }},
    {"position", [](const State&, const Move& move) { return position_thing(position_in(move)); }},
    {"price", [](const State&, const Move& move) { return number_thing(price_of(position_in(move))); }},
    {"first", [](const State& state, const Move& move) { return tile_thing(civilization_in(state, move).tiles[0]); }},
    {"second", [](const State& state, const Move& move) { return tile_thing(civilization_in(state, move).tiles[1]); }},
    {"markers", [](const State& state,
                   const Move& move) { return number_thing(price_step * offer_at(state, position_in(move)).markers); }},
    {"vp", [](const State& state, const Move& move) { return number_thing(vp_meant(state, move)); }},
    {"tokens", [](const State& state, const Move& move) { return counted_thing(tokens_meant(state, move), "token"); }},
    {"province", [](const State&, const Move& move) { return province_thing(province_in(move)); }},
    {"number", [](const State&, const Move& move) { return number_thing(index(province_in(move))); }},
    {"last", [](const State& state, const Move&) { return province_thing(last_province(state)); }},
    {"last_number", [](const State& state, const Move&) { return number_thing(index(last_province(state))); }},
    {"owner",
     [](const State& state, const Move& move) { return seat_thing(holder_of(state, province_in(move)).seat); }},
    {"cost", [](const State& state, const Move& move) { return number_thing(cost_of(state, province_in(move))); }},
    {"hand",
     [](const State& state, const Move&) { return counted_thing(state.realms[state.turn.on_turn].hand, "token"); }},
    {"held",
     [](const State& state, const Move& move) { return counted_thing(part_meant(state, move).count(), "province"); }},
    {"lowest", [](const State& state, const Move& move) { return province_thing(part_meant(state, move).first()); }},
};
constexpr Speaker<State, Move> speaker(Vinci::name, gaps);
static_assert(std::ranges::all_of(forms, [](const Form& form) { return fills(gaps, form.label); }));

// Among the conquests: what was settled before them.
bool is_expanding(const State& state) { return state.turn.question == Question::expand; }
constexpr Untimely<State> untimely[] = {
    {.now = is_expanding,
     .kinds = kinds<Kind::expand, Kind::decline>,
     .ruling = {"VI-4.2", {"why.turn.settled", "This turn is an expansion turn already"}}},
    {.now = is_expanding,
     .kinds = kinds<Kind::truce, Kind::no_truce>,
     .ruling = {"VI-14.19", {"why.truce.late", "Truces are made with Diplomacy, at their own time"}}},
};

constexpr MoveForms<State> notation(forms);
using Actions = ActionTable<forms, is_possible>;
constexpr Lawbook<State, View> law(forms, questions.items, untimely);

// What words without a verb mean: what is asked for, or a conquest.
const Form& implied_form(const State& state) {
    for (std::uint8_t kind : law.question(state).kinds)
        if (forms[kind].operands[0] != nullptr && kind != operand(Kind::abandon)) return forms[kind];
    return forms[operand(Kind::conquer)];
}

}  // namespace

std::string_view verb_of(Kind kind) { return forms[ordinal(kind)].verb; }

}  // namespace vinci

template <>
struct RowsOf<Vinci> {
    using Actions = vinci::Actions;
    static constexpr auto& notation = vinci::notation;
    static constexpr auto& law = vinci::law;
    static constexpr auto& speaker = vinci::speaker;
};
template struct FromRows<Vinci, vinci::State>;

void Vinci::apply(State& state, Move move, Events* events) { vinci::law.play(state, move, events); }

std::string_view Vinci::seat_name(Seat seat) { return vinci::seat_names[ordinal(seat)]; }

// In a chain, and wherever only one verb fits, the verb may be left out. `truce -` and `fort -` are kinds of their own.
Result<Move> Vinci::parse(const State& state, Words& words) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    for (Kind none : {Kind::no_truce, Kind::no_fort}) {
        const bool is_asked = state.turn.question == (none == Kind::no_truce ? Question::truce : Question::fort);
        if (words.take_all(verb_of(none)) || (is_asked && words.take(nothing))) return make_move(none);
    }
    const Form& implied = implied_form(state);
    Move move{implied.kind};
    if (implied.operands[0]->read(state, words, move, move.a)) return move;
    const std::string_view expected = implied.kind == operand(Kind::conquer)
                                          ? "a move such as 'conquer Belgica', 'place Helvetia', 'take 2' or 'end'"
                                          : implied.operands[0]->expected;
    return notation.read(state, words, decider(state) == Seat::chance, expected);
}

// A chain says its verb once: "place Belgica Belgica Helvetia".
std::string Vinci::tidy(std::string line) {
    using vinci::Kind;
    Words words(line);
    for (Kind kind : {Kind::place, Kind::drop, Kind::truce, Kind::fort}) {
        const std::string_view verb = vinci::verb_of(kind);
        if (!words.take(verb)) continue;
        std::string out(verb);
        while (!words.empty())
            if (!words.take(verb)) out.append(" ").append(words.take());
        return out;
    }
    return line;
}

Move Vinci::sample_chance(const State& state, Rng& rng) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (state.turn.question == Question::start) return make_move(Kind::start, seat_at(rng.pick(state.options.players)));
    int total = 0;
    for (Tile tile : all_tiles) total += draw_weight(state, tile);
    int pick = rng.pick(total);
    for (Tile tile : all_tiles) {
        pick -= draw_weight(state, tile);
        if (pick < 0) return make_move(Kind::draw, tile);
    }
    OZY_ASSERT(false);
    return {};
}

}  // namespace ozy
