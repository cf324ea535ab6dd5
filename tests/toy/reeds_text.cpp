// reeds_text.cpp - how the toy game speaks.
#include "toy/reeds.hpp"

namespace ozy {

using namespace reeds;  // NOLINT(google-build-using-namespace): one game, one file

namespace {

constexpr std::string_view seat_names[] = {"Heron", "Otter", "Frog", "Crane"};

Kind kind_of(Move move) { return static_cast<Kind>(move.kind); }
Move make_move(Kind kind, std::size_t operand = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(operand), 0, 0};
}
std::string color_word(std::uint8_t color) {
    return color < color_count ? std::string(color_names[static_cast<Color>(color)]) : "?";
}
std::string plot_word(std::uint8_t plot) { return std::string(1, static_cast<char>('A' + plot)); }

bool take_color(Words& words, Color& color) {
    for (Color one : all_colors) {
        if (!words.take(color_names[one])) continue;
        color = one;
        return true;
    }
    return false;
}
bool take_plot(Words& words, int plots, Plot& plot) {
    const std::string_view word = words.peek();
    if (word.size() != 1 || word[0] < 'A' || word[0] >= 'A' + plots) return false;
    plot = static_cast<Plot>(word[0] - 'A');
    words.take();
    return true;
}
bool take_seat(Words& words, int seats, Seat& seat) {
    const std::string_view word = words.peek();
    if (word.size() != 2 || word[0] != 'P' || word[1] < '0' || word[1] >= '0' + seats) return false;
    seat = seat_at(word[1] - '0');
    words.take();
    return true;
}
Error unknown(const Words& words, std::string_view wanted) {
    return {Errc::bad_syntax, "'" + std::string(words.peek()) + "' is not " + std::string(wanted)};
}
Argument seat_argument(Seat seat) {
    return {"seat", "seat." + std::to_string(index(seat)), std::string(Reeds::seat_name(seat))};
}
std::string join(std::initializer_list<std::string> words) {
    std::string out;
    for (const std::string& word : words) out.append(out.empty() ? "" : " ").append(word);
    return out;
}

}  // namespace

std::string_view Reeds::seat_name(Seat seat) { return seat_names[static_cast<std::size_t>(index(seat))]; }

std::string Reeds::to_text(const State&, Move move) {
    switch (kind_of(move)) {
        case Kind::draw:
            return color_word(move.a);
        case Kind::plant:
            return "plant " + color_word(move.a);
        case Kind::on:
            return "on " + plot_word(move.a);
        case Kind::pass:
            return "pass";
    }
    return "?";
}

Result<Move> Reeds::parse(const State& state, Words& words) {
    Color color{};
    Plot plot{};
    if (decider(state) == Seat::chance) {
        if (!take_color(words, color)) return unknown(words, "a colour");
        return make_move(Kind::draw, ordinal(color));
    }
    if (mid_chain(state)) {
        words.take("on");
        if (!take_plot(words, state.plots, plot)) return unknown(words, "a plot");
        return make_move(Kind::on, ordinal(plot));
    }
    if (words.take("pass")) return make_move(Kind::pass);
    if (!words.take("plant")) return unknown(words, "'plant' or 'pass'");
    if (!take_color(words, color)) return unknown(words, "a colour");
    return make_move(Kind::plant, ordinal(color));
}

std::string Reeds::tidy(std::string line) {
    const std::size_t on = line.find(" on ");
    return on == line.npos ? line : line.erase(on, 3);
}

Phrase Reeds::label(const State& state, Move move) {
    if (kind_of(move) == Kind::plant) return {"reeds.plant", "Plant {tile}", {{"tile", "", color_word(move.a)}}};
    if (kind_of(move) == Kind::on) return {"reeds.on", "On plot {plot}", {{"plot", "", plot_word(move.a)}}};
    return {"reeds.other", "{text}", {{"text", "", to_text(state, move)}}};
}

Phrase Reeds::prompt(const View& seen) {
    if (seen.seen.question == Question::over) return {"reeds.over", "The game is over"};
    if (seen.seen.active != seen.viewer) return {"reeds.wait", "Waiting for {seat}", {seat_argument(seen.seen.active)}};
    return seen.seen.question == Question::plot ? Phrase{"reeds.where", "Where do you plant it?"}
                                                : Phrase{"reeds.what", "Plant a reed or pass"};
}

Phrase Reeds::describe(const Event& event) {
    const Argument color{"color", "", color_word(event.a)}, plot{"plot", "", plot_word(event.b)};
    switch (static_cast<Happened>(event.kind)) {
        case Happened::drew:
            return {"reeds.drew", "{seat} draws a reed", {seat_argument(event.seat)}};
        case Happened::drew_secretly:
            return {"reeds.you_drew", "You draw {color}", {color}};
        case Happened::planted:
            return {"reeds.planted",
                    "{seat} plants {color} on {plot} for {points}",
                    {seat_argument(event.seat), color, plot, {"points", "", std::to_string(event.amount)}}};
        case Happened::passed:
            return {"reeds.passed", "{seat} passes", {seat_argument(event.seat)}};
        case Happened::ended:
            return {"reeds.ended", "The game ends"};
    }
    return {};
}

Refusal Reeds::why_not(const State& state, Move move) {
    const Kind kind = kind_of(move);
    if (kind == Kind::plant && !mid_chain(state)) {
        const bool held = state.hands[state.active][static_cast<Color>(move.a)] > 0;
        return held ? Refusal{{"reeds.no_plot", "no plot is left for this colour"}, "RD-2.3"}
                    : Refusal{{"reeds.not_held", "there is no such reed in your hand"}, "RD-2.1"};
    }
    if (kind == Kind::on && mid_chain(state)) {
        const bool empty = state.bank[static_cast<Plot>(move.a)] == Color::none;
        return empty ? Refusal{{"reeds.alike", "a neighbour has the same colour"}, "RD-2.3"}
                     : Refusal{{"reeds.taken", "the plot is not empty"}, "RD-2.2"};
    }
    return {{"reeds.not_asked", "this is not what is asked now"}, "RD-2.1"};
}

std::string Reeds::target(const State&, Move move) {
    if (kind_of(move) == Kind::plant) return "hand." + color_word(move.a);
    return kind_of(move) == Kind::on ? "plot." + plot_word(move.a) : "button.pass";
}

void Reeds::write_view(Json& json, const View& seen) {
    json.open_object().key("bank").open_list();
    for (std::uint8_t plot = 0; plot < seen.seen.plots; ++plot) {
        const Color color = seen.seen.bank[static_cast<Plot>(plot)];
        json.value(color == Color::none ? "" : color_names[color]);
    }
    json.close_list().key("hands").open_list();
    for (Seat seat : seats_of(seen.seen.players)) {
        json.open_object().field("size", seen.hand_sizes[seat]).field("red", seen.seen.hands[seat][Color::red]);
        json.field("blue", seen.seen.hands[seat][Color::blue]).close_object();
    }
    json.close_list().field("bag", seen.bag_size).close_object();
}

Screen Reeds::draw(const View& seen, int width) {
    Screen screen(width);
    for (std::uint8_t plot = 0; plot < seen.seen.plots; ++plot) {
        const Color color = seen.seen.bank[static_cast<Plot>(plot)];
        screen.put(2 * plot, 0, plot_word(plot));
        screen.put(2 * plot, 1, color == Color::none ? "." : color_names[color].substr(0, 1),
                   {color == Color::red ? Ink::red : Ink::blue});
    }
    for (Seat seat : seats_of(seen.seen.players))
        screen.put(0, 2 + index(seat),
                   join({std::string(seat_name(seat)), std::to_string(seen.seen.points[seat]), "points, hand",
                         std::to_string(seen.seen.hands[seat][Color::red]) + "/" +
                             std::to_string(seen.seen.hands[seat][Color::blue])}));
    return screen;
}

State Reeds::empty_position(const Config& config) {
    State state = setup(config);
    state.question = Question::action;
    return state;
}

// "red A C" | "hand P0 1 1" (red, blue) | "points P0 3" | "turn P1" | "planting red" | "refill" | "passes 1"
Outcome Reeds::read_position(State& state, Words& words) {
    Color color{};
    Plot plot{};
    Seat seat{};
    int red = 0, blue = 0;
    if (take_color(words, color)) {
        while (take_plot(words, state.plots, plot)) state.bank[plot] = color;
        return Done{};
    }
    if (words.take("hand") && take_seat(words, state.players, seat) && words.take_number(red, 0, 9) &&
        words.take_number(blue, 0, 9)) {
        state.hands[seat] = {{static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(blue)}};
        return Done{};
    }
    if (words.take("points") && take_seat(words, state.players, seat) && words.take_number(red, 0, 99)) {
        state.points[seat] = static_cast<std::uint8_t>(red);
        return Done{};
    }
    if (words.take("turn") && take_seat(words, state.players, seat)) {
        state.active = seat;
        return Done{};
    }
    if (words.take("planting") && take_color(words, color)) {
        state.planting = color;
        state.question = Question::plot;
        return Done{};
    }
    if (words.take("refill")) {
        state.question = Question::refill;
        return Done{};
    }
    if (words.take("passes") && words.take_number(red, 0, most_players)) {
        state.passes = static_cast<std::uint8_t>(red);
        return Done{};
    }
    return Error{Errc::bad_position, "'" + std::string(words.rest()) + "' makes no sense here"};
}

// What is neither planted nor held is in the bag.
Outcome Reeds::finish_position(State& state) {
    for (Color color : all_colors) {
        int left = reeds_of_color;
        for (Color planted : state.bank) left -= planted == color;
        for (Seat seat : seats_of(state.players)) left -= state.hands[seat][color];
        if (left < 0) return Error{Errc::bad_position, "there are only nine reeds of a colour"};
        state.bag[color] = static_cast<std::uint8_t>(left);
    }
    return Done{};
}

std::vector<std::string> Reeds::write_position(const State& state) {
    std::vector<std::string> out;
    for (std::uint8_t plot = 0; plot < state.plots; ++plot)
        if (const Color color = state.bank[static_cast<Plot>(plot)]; color != Color::none)
            out.push_back(join({std::string(color_names[color]), plot_word(plot)}));
    for (Seat seat : seats_of(state.players)) {
        const std::string who = "P" + std::to_string(index(seat));
        const auto& hand = state.hands[seat];
        out.push_back(join({"hand", who, std::to_string(hand[Color::red]), std::to_string(hand[Color::blue])}));
        out.push_back(join({"points", who, std::to_string(state.points[seat])}));
    }
    out.push_back("turn P" + std::to_string(index(state.active)));
    if (state.planting != Color::none) out.push_back("planting " + std::string(color_names[state.planting]));
    out.push_back("passes " + std::to_string(state.passes));
    return out;
}

// "bag 3 4" (red, blue)
Outcome Reeds::expect(const State& state, Words& words) {
    int red = 0, blue = 0;
    if (!words.take("bag") || !words.take_number(red, 0, 9) || !words.take_number(blue, 0, 9))
        return Error{Errc::bad_syntax, "'" + std::string(words.rest()) + "' is no claim"};
    if (state.bag[Color::red] == red && state.bag[Color::blue] == blue) return Done{};
    return Error{Errc::not_found, "the bag holds " + std::to_string(state.bag[Color::red]) + " " +
                                      std::to_string(state.bag[Color::blue])};
}

}  // namespace ozy
