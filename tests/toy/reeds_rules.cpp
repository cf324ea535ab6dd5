// reeds_rules.cpp - the law of the toy game.
#include "toy/reeds.hpp"

namespace ozy {

using namespace reeds;  // NOLINT(google-build-using-namespace): one game, one file

std::string_view Reeds::rules_text() {
    return "# Reeds\n\n"
           "**[RD-1.1]** Every seat is dealt two reeds, hidden from the others.\n\n"
           "**[RD-2.1]** A turn is a pass, or planting a reed from the hand on a plot.\n\n"
           "**[RD-2.2]** The plot must be empty.\n\n"
           "**[RD-2.3]** No reed next to one of its own colour, unless `crowded` is on.\n\n"
           "**[RD-2.4]** A planted reed earns a point, and one more for every neighbour.\n\n"
           "**[RD-2.5]** Then a reed is drawn from the bag.\n\n"
           "**[RD-3.1]** The game ends when the bank is full, or when all seats have passed in a row.\n";
}

namespace {

constexpr Option<Config> option_table[] = {
    {"players", "seats", "RD-1.1", &Config::players, {}, 2, most_players},
    {"plots", "length of the bank", "RD-1.1", &Config::plots, {}, 6, 10, most_plots},
    {"crowded", "neighbours may be alike", "RD-2.3", &Config::crowded, off_on},
};

EnumRange<Plot, most_plots> plots_of(const State& state) { return {state.plots}; }
Kind kind_of(Move move) { return static_cast<Kind>(move.kind); }
Color color_in(Move move) { return static_cast<Color>(move.a); }
Plot plot_in(Move move) { return static_cast<Plot>(move.a); }
Move make_move(Kind kind, std::size_t operand = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(operand), 0, 0};
}
int total(const Bundle& bundle) { return bundle[Color::red] + bundle[Color::blue]; }

Color color_at(const State& state, std::size_t plot) {
    return plot < state.plots ? state.bank[static_cast<Plot>(plot)] : Color::none;
}
// Plot A has no neighbour on its left: the wrapped index is off the bank.
bool touches(const State& state, Plot plot, Color color) {
    return color_at(state, ordinal(plot) - 1) == color || color_at(state, ordinal(plot) + 1) == color;
}
int neighbors(const State& state, Plot plot) {
    return (color_at(state, ordinal(plot) - 1) != Color::none) + (color_at(state, ordinal(plot) + 1) != Color::none);
}
bool may_plant(const State& state, Color color, Plot plot) {
    return state.bank[plot] == Color::none && (state.crowded != 0 || !touches(state, plot, color));
}
bool has_plot(const State& state, Color color) {
    for (Plot plot : plots_of(state))
        if (may_plant(state, color, plot)) return true;
    return false;
}
bool is_full(const State& state) {
    for (Plot plot : plots_of(state))
        if (state.bank[plot] == Color::none) return false;
    return true;
}

void tell(Events* events, Event event) {
    if (events != nullptr) events->push_back(event);
}

void end_game(State& state, Ending ending, Events* events) {
    state.question = Question::over;
    state.ending = ending;
    tell(events, {static_cast<std::uint8_t>(Happened::ended), Seat::chance, Seat::spectator,
                  static_cast<std::uint8_t>(ending)});
}

void end_turn(State& state, Events* events) {
    if (is_full(state)) return end_game(state, Ending::full, events);
    if (state.passes == state.players) return end_game(state, Ending::stall, events);
    state.active = next_seat(state.active, state.players);
    state.question = Question::action;
}

void draw_reed(State& state, Color color, Events* events) {
    --state.bag[color];
    ++state.hands[state.active][color];
    tell(events, {static_cast<std::uint8_t>(Happened::drew_secretly), state.active, state.active,
                  static_cast<std::uint8_t>(color)});
    tell(events, {static_cast<std::uint8_t>(Happened::drew), state.active});
    if (state.question == Question::refill) return end_turn(state, events);
    if (total(state.hands[state.active]) < hand_limit) return;
    state.active = next_seat(state.active, state.players);
    if (total(state.hands[state.active]) == hand_limit) state.question = Question::action;
}

void plant(State& state, Plot plot, Events* events) {
    const int points = 1 + neighbors(state, plot);
    state.bank[plot] = state.planting;
    --state.hands[state.active][state.planting];
    state.points[state.active] = static_cast<std::uint8_t>(state.points[state.active] + points);
    tell(events, {static_cast<std::uint8_t>(Happened::planted), state.active, Seat::spectator,
                  static_cast<std::uint8_t>(state.planting), static_cast<std::uint8_t>(plot), 0,
                  static_cast<std::int16_t>(points)});
    state.planting = Color::none;
    state.passes = 0;
    state.question = Question::refill;
    if (total(state.bag) == 0) end_turn(state, events);
}

}  // namespace

std::span<const Option<Config>> Reeds::options() { return option_table; }

State Reeds::setup(const Config& config) {
    State state;
    state.players = static_cast<std::uint8_t>(config.players);
    state.plots = static_cast<std::uint8_t>(config.plots);
    state.crowded = static_cast<std::uint8_t>(config.crowded);
    for (Color& plot : state.bank) plot = Color::none;
    for (Color color : all_colors) state.bag[color] = reeds_of_color;
    return state;
}

Config Reeds::config(const State& state) { return {state.players, state.plots, state.crowded}; }

Seat Reeds::decider(const State& state) {
    if (state.question == Question::over) return Seat::over;
    return state.question == Question::deal || state.question == Question::refill ? Seat::chance : state.active;
}

void Reeds::legal_moves(const State& state, MoveList& out) {
    out.clear();
    if (decider(state) == Seat::chance) {
        for (Color color : all_colors)
            if (state.bag[color] > 0) out.push_outcome(make_move(Kind::draw, ordinal(color)), state.bag[color]);
    } else if (state.question == Question::plot) {
        for (Plot plot : plots_of(state))
            if (may_plant(state, state.planting, plot)) out.push_back(make_move(Kind::on, ordinal(plot)));
    } else if (state.question == Question::action) {
        for (Color color : all_colors)
            if (state.hands[state.active][color] > 0 && has_plot(state, color))
                out.push_back(make_move(Kind::plant, ordinal(color)));
        out.push_back(make_move(Kind::pass));
    }
}

Move Reeds::sample_chance(const State& state, Rng& rng) {
    const auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(total(state.bag))));
    return make_move(Kind::draw, ordinal(pick < state.bag[Color::red] ? Color::red : Color::blue));
}

void Reeds::apply(State& state, Move move, Events* events) {
    switch (kind_of(move)) {
        case Kind::draw:
            return draw_reed(state, color_in(move), events);
        case Kind::on:
            return plant(state, plot_in(move), events);
        case Kind::plant:
            state.planting = color_in(move);
            state.question = Question::plot;
            return;
        case Kind::pass:
            ++state.passes;
            tell(events, {static_cast<std::uint8_t>(Happened::passed), state.active});
            return end_turn(state, events);
    }
}

Standing Reeds::standing(const State& state) {
    Standing standing;
    standing.seats = state.players;
    for (Seat seat : seats_of(state.players)) standing.score[seat] = state.points[seat];
    standing.rank_seats();
    return standing;
}

std::string_view Reeds::ending(const State& state) {
    constexpr EnumArray<Ending, std::string_view, 3> words{{"", "full", "stall"}};
    return words[state.ending];
}

std::optional<std::string_view> Reeds::check(const State& state) {
    for (Color color : all_colors) {
        int count = state.bag[color];
        for (Seat seat : seats_of(state.players)) count += state.hands[seat][color];
        for (Plot plot : plots_of(state)) count += state.bank[plot] == color;
        if (count != reeds_of_color) return "there are nine reeds of each colour";
    }
    if ((state.question == Question::plot) != (state.planting != Color::none)) return "a reed in hand is being planted";
    return {};
}

View Reeds::view(const State& state, Seat viewer) {
    View view{state, viewer, state.bag, {}, static_cast<std::uint8_t>(total(state.bag))};
    view.seen.bag = {};
    for (Seat seat : seats_of(state.players)) {
        view.hand_sizes[seat] = static_cast<std::uint8_t>(total(state.hands[seat]));
        if (viewer == seat || viewer == Seat::omniscient || state.question == Question::over) continue;
        for (Color color : all_colors)
            view.unseen[color] = static_cast<std::uint8_t>(view.unseen[color] + state.hands[seat][color]);
        view.seen.hands[seat] = {};
    }
    return view;
}

State Reeds::imagine(const View& seen, Rng& rng) {
    State state = seen.seen;
    state.bag = seen.unseen;
    for (Seat seat : seats_of(state.players))
        while (total(state.hands[seat]) < seen.hand_sizes[seat]) {
            const Color color = color_in(sample_chance(state, rng));
            --state.bag[color];
            ++state.hands[seat][color];
        }
    return state;
}

}  // namespace ozy
