// text.cpp - notation: each choice as words, and back, from one table. A line of a record is a chain of them.
#include <array>

#include "core/unreadable.hpp"
#include "games/empires_end/game.hpp"
#include "games/empires_end/names.hpp"

namespace ozy {

namespace empires_end {

namespace {

// What an operand of a move names.
enum class Operand : std::uint8_t {
    none,
    seat,
    tile,
    card,
    conflict,
    slot,
    token,
    position,
    number,
    order,
    converter,
    ability
};
inline constexpr int operand_count = 12;

constexpr EnumArray<Operand, std::string_view, operand_count> operand_words{
    {"", "a seat (P0 ...)", "a tile (F3 ... C32)", "a card (1 to 66)", "a conflict card (1 to 11)", "a slot (1 or 2)",
     "a token (W, H, A, C, or VP where it can be got)", "a position (1 to 11)", "a number", "E or I", "R14 or a card",
     "C32 or a card"}};

struct Notation {
    Kind kind;
    std::string_view word;
    std::array<Operand, 3> operands = {};
};

constexpr std::array<Notation, kind_count> notations{{
    {Kind::first, "first", {Operand::seat}},
    {Kind::row, "row", {Operand::tile}},
    {Kind::deal, "deal", {Operand::card}},
    {Kind::reveal, "reveal", {Operand::card}},
    {Kind::draw, "draw", {Operand::card}},
    {Kind::conflict, "conflict", {Operand::conflict}},
    {Kind::bid, "bid", {Operand::slot, Operand::token}},
    {Kind::free_bid, "free_bid", {Operand::slot, Operand::card}},
    {Kind::take, "take", {Operand::slot}},
    {Kind::replace, "replace", {Operand::slot, Operand::card}},
    {Kind::end_turn, "end_turn"},
    {Kind::pass, "pass"},
    {Kind::destroy, "destroy", {Operand::position}},
    {Kind::place, "place", {Operand::position}},
    {Kind::loan, "loan", {Operand::number}},
    {Kind::pick, "pick", {Operand::token}},
    {Kind::convert, "convert", {Operand::converter, Operand::token, Operand::token}},
    {Kind::end_economy, "end_economy"},
    {Kind::order, "order", {Operand::order}},
    {Kind::build, "build", {Operand::card}},
    {Kind::sell, "sell", {Operand::card}},
    {Kind::repair, "repair", {Operand::position}},
    {Kind::use, "use", {Operand::ability}},
    {Kind::end_industry, "end_industry"},
    {Kind::pay, "pay", {Operand::number}},
    {Kind::swap_first, "swap", {Operand::position}},
    {Kind::swap_second, "with", {Operand::position}},
    {Kind::shift, "shift", {Operand::position}},
    {Kind::move_card, "move", {Operand::card}},
    {Kind::move_to, "to", {Operand::position}},
    {Kind::keep, "keep"},
    {Kind::discard, "discard"},
    {Kind::rally, "rally", {Operand::number}},
    {Kind::axes, "axes", {Operand::number}},
    {Kind::coins, "coins", {Operand::number}},
}};
constexpr bool notations_follow_kinds() {
    for (std::size_t i = 0; i < notations.size(); ++i)
        if (ordinal(notations[i].kind) != i + 1) return false;
    return true;
}
static_assert(notations_follow_kinds());

std::string operand_text(Operand what, std::uint8_t value) {
    switch (what) {
        case Operand::none:
            return {};
        case Operand::seat:
            return seat_text(seat_at(value));
        case Operand::tile:
            return std::string(tiles[static_cast<Tile>(value)].short_name);
        case Operand::slot:
        case Operand::position:
            return std::to_string(value + 1);
        case Operand::token:
            return std::string(token_letters[static_cast<Token>(value)]);
        case Operand::order:
            return static_cast<Order>(value) == Order::economy_first ? "E" : "I";
        case Operand::converter:
            return source_text(static_cast<Card>(value), converting_tile);
        case Operand::ability:
            return source_text(static_cast<Card>(value), swapping_tile);
        default:
            return std::to_string(value);
    }
}

// The word of a tile's own ability, or the 0 that stands for it in RULES.md, or a card.
std::optional<std::uint8_t> take_source(Words& words, Tile tile) {
    if (words.take("0") || words.take(tiles[tile].short_name)) return std::uint8_t{0};
    Card card{};
    return take_card(words, card) ? std::optional(operand(card)) : std::nullopt;
}

std::optional<std::uint8_t> take_order(Words& words) {
    if (words.take("E")) return operand(Order::economy_first);
    if (words.take("I")) return operand(Order::industry_first);
    return std::nullopt;
}

template <class Id>
std::optional<std::uint8_t> take_id(Words& words, bool (*take)(Words&, Id&)) {
    Id id{};
    return take(words, id) ? std::optional(operand(id)) : std::nullopt;
}

std::optional<std::uint8_t> take_operand(Words& words, Operand what) {
    int value = 0;
    switch (what) {
        case Operand::none:
            return std::uint8_t{0};
        case Operand::seat: {
            Seat seat{};
            return words.take_seat(seat, max_players) ? std::optional(operand(seat)) : std::nullopt;
        }
        case Operand::tile:
            return take_id(words, take_tile);
        case Operand::card:
            return take_id(words, take_card);
        case Operand::conflict:
            return take_id(words, take_conflict);
        case Operand::slot:
            return take_id(words, take_slot);
        case Operand::token:
            return take_id(words, take_token);
        case Operand::position:
            return take_id(words, take_position);
        case Operand::number:
            return words.take_number(value, 0, 255) ? std::optional(operand(value)) : std::nullopt;
        case Operand::order:
            return take_order(words);
        case Operand::converter:
            return take_source(words, converting_tile);
        case Operand::ability:
            return take_source(words, swapping_tile);
    }
    return std::nullopt;
}

Result<Move> parse_operands(const Notation& notation, Words& words) {
    std::array<std::uint8_t, 3> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string_view text = words.rest();
        const auto value = take_operand(words, notation.operands[i]);
        if (!value)
            return unreadable(
                text, std::string(operand_words[notation.operands[i]]) + " after '" + std::string(notation.word) + "'");
        values[i] = *value;
    }
    return Move{operand(notation.kind), values[0], values[1], values[2]};
}

// `end` ends whatever goes on.
Kind ending_kind(Step step) {
    return step == Step::convert ? Kind::end_economy : step == Step::industry ? Kind::end_industry : Kind::end_turn;
}

}  // namespace

}  // namespace empires_end

std::string_view EmpiresEnd::seat_name(Seat seat) { return empires_end::empire_name(seat); }

std::string EmpiresEnd::to_text(const State& /*state*/, Move move) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Notation& notation = notations[static_cast<std::size_t>(move.kind - 1)];
    const std::array<std::uint8_t, 3> values = {move.a, move.b, move.c};
    std::string out(notation.word);
    for (std::size_t i = 0; i < values.size() && notation.operands[i] != Operand::none; ++i)
        out += " " + operand_text(notation.operands[i], values[i]);
    return out;
}

Result<Move> EmpiresEnd::parse(const State& state, Words& words) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (words.take("end")) return make_move(ending_kind(state.turn.step));
    for (const Notation& notation : notations)
        if (words.take(notation.word)) return parse_operands(notation, words);
    return unreadable(words.rest(), "a move such as 'bid 1 W', 'take 1', 'build 20', 'axes 2' or 'pass'");
}

std::string EmpiresEnd::tidy(std::string line) { return line; }

}  // namespace ozy
