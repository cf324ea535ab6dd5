// text.cpp - notation: each choice as words, and back. A line of a record is a chain of them.
#include "core/unreadable.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/names.hpp"

namespace ozy {

namespace tigris {

namespace {

constexpr int any_amount = 99;

Result<Move> parse_colored(Kind kind, Words& words) {
    const std::string_view text = words.rest();
    Color color{};
    if (!take_color(words, color)) return unreadable(text, "a colour (black, red, blue, green), a tile or a leader");
    return make_move(kind, color);
}

Result<Move> parse_placed(Kind kind, Words& words) {
    const std::string_view text = words.rest();
    Cell cell{};
    if (!take_cell(words, cell)) return unreadable(text, "a space from A1 to P11");
    return make_move(kind, cell);
}

Result<Move> parse_monument(Words& words) {
    const std::string_view text = words.rest();
    Cell cell{};
    int monument = 0;
    if (!take_cell(words, cell) || !words.take_number(monument, 0, monument_count - 1))
        return unreadable(text, "the top-left space of a square and a monument from 0 to 5");
    return make_move(Kind::monument, cell, static_cast<Monument>(monument));
}

Result<Move> parse_support(Words& words) {
    const std::string_view text = words.rest();
    int count = 0;
    if (!words.take_number(count, 0, any_amount)) return unreadable(text, "a number of tiles");
    return make_move(Kind::support, count);
}

// "2 red" in a swap; the colour must be the one asked for.
Result<Move> parse_gift(const State& state, int count, Words& words) {
    const std::string_view text = words.rest();
    const Color asked = state.turn.action.color;
    Color color{};
    if (state.turn.phase != Phase::swap_give)
        return unreadable(text, "an action: tile, leader, catastrophe, swap, pass");
    if (!words.empty() && (!take_color(words, color) || color != asked))
        return unreadable(text, std::string("the number of ") + std::string(color_names[asked]) + " tiles to swap");
    return make_move(Kind::give, count);
}

// "withdraw king" is two choices, `leader king` and `off`; the words stay for the second one.
Result<Move> parse_withdrawal(const State& state, Words& words) {
    Words after = words;
    after.take();
    const auto chosen = parse_colored(Kind::leader, after);
    if (!chosen || state.turn.phase == Phase::action) return chosen;
    words = after;
    return make_move(Kind::off);
}

Result<Move> parse_chance(Words& words) {
    Seat seat{};
    if (words.take("start") && words.take_seat(seat, max_players)) return make_move(Kind::start, seat);
    return parse_colored(Kind::draw, words);
}

std::string gift_text(const State& state, Move move) {
    const std::string count = std::to_string(amount_in(move));
    const Color asked = state.turn.action.color;
    return asked == Color::none ? count : count + " " + std::string(color_names[asked]);
}

}  // namespace

}  // namespace tigris

std::string_view Tigris::seat_name(Seat seat) { return tigris::dynasty_names[ordinal(seat)]; }

std::string Tigris::to_text(const State& state, Move move) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    const auto colored = [move](std::string_view word, const PerColor<std::string_view>& names) {
        return std::string(word) + std::string(names[color_in(move)]);
    };
    const auto placed = [move](std::string_view word) { return std::string(word).append(cell_name(cell_in(move))); };
    switch (kind_of(move)) {
        case Kind::start:
            return "start " + seat_text(seat_in(move));
        case Kind::draw:
            return colored("", color_names);
        case Kind::tile:
            return colored("tile ", color_names);
        case Kind::leader:
            return colored("leader ", leader_names);
        case Kind::catastrophe:
            return "catastrophe";
        case Kind::swap:
            return "swap";
        case Kind::pass:
            return "pass";
        case Kind::put:
            return placed("");
        case Kind::off:
            return "off";
        case Kind::war:
            return colored("war ", color_names);
        case Kind::support:
            return "support " + std::to_string(amount_in(move));
        case Kind::building:
            return placed("building ");
        case Kind::decline:
            return "decline";
        case Kind::monument:
            return placed("monument ") + " " + std::to_string(move.b);
        case Kind::wonder:
            return placed("wonder ");
        case Kind::keep:
            return placed("keep ");
        case Kind::give:
            return gift_text(state, move);
        case Kind::gain:
            return colored("gain ", color_names);
    }
    return {};
}

Result<Move> Tigris::parse(const State& state, Words& words) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (decider(state) == Seat::chance) return parse_chance(words);
    if (words.peek() == "withdraw") return parse_withdrawal(state, words);
    if (words.take("tile")) return parse_colored(Kind::tile, words);
    if (words.take("leader")) return parse_colored(Kind::leader, words);
    if (words.take("catastrophe")) return make_move(Kind::catastrophe);
    if (words.take("swap")) return make_move(Kind::swap);
    if (words.take("pass")) return make_move(Kind::pass);
    if (words.take("off")) return make_move(Kind::off);
    if (words.take("war")) return parse_colored(Kind::war, words);
    if (words.take("support")) return parse_support(words);
    if (words.take("building")) return parse_placed(Kind::building, words);
    if (words.take("decline")) return make_move(Kind::decline);
    if (words.take("monument")) return parse_monument(words);
    if (words.take("wonder")) return parse_placed(Kind::wonder, words);
    if (words.take("keep")) return parse_placed(Kind::keep, words);
    if (words.take("gain")) return parse_colored(Kind::gain, words);
    int count = 0;
    if (words.take_number(count, 0, any_amount)) return parse_gift(state, count, words);
    Cell cell{};
    if (take_cell(words, cell)) return make_move(Kind::put, cell);
    return unreadable(words.rest(), "a move such as 'tile red F5', 'leader king C3', 'support 2' or 'pass'");
}

// [TE-18.4] `withdraw king`, not `leader king off`.
std::string Tigris::tidy(std::string line) {
    Words words(line);
    tigris::Color color{};
    if (words.take("leader") && tigris::take_color(words, color) && words.rest() == "off")
        return "withdraw " + std::string(tigris::leader_names[color]);
    return line;
}

}  // namespace ozy
