// text.cpp - notation: each choice as words, and back. A line of a record is a chain of them.
#include "core/unreadable.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/names.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

constexpr int any_number = 255;

// A kind with one id.
template <class Id>
Result<Move> parse_one(Kind kind, Words& words, std::string_view expected) {
    const std::string_view text = words.rest();
    Id id{};
    if (!take_id(words, id)) return unreadable(text, expected);
    return make_move(kind, id);
}

// A kind with an id and a number: "kill N 3".
template <class Id>
Result<Move> parse_counted(Kind kind, Words& words, std::string_view expected) {
    const std::string_view text = words.rest();
    Id id{};
    int number = 0;
    if (!take_id(words, id) || !words.take_number(number, 0, any_number)) return unreadable(text, expected);
    return make_move(kind, id, number);
}

// "ferryman 4"; without a number the card's first variant.
Result<Move> parse_free(Words& words) {
    const std::string_view text = words.rest();
    Card card{};
    if (!take_id(words, card)) return unreadable(text, "a card with a free action, such as 'free ferryman 4'");
    const DeedRange range = deeds.free_of(card);
    int variant = range.count > 0 ? deeds[static_cast<Deed>(range.first)].variant : 0;
    words.take_number(variant, 0, any_number);
    return make_move(Kind::free, card, variant);
}

// "tax 0", "buildings 2", "card bakery"; without a number option 0.
Result<Move> parse_place(Words& words) {
    const std::string_view text = words.rest();
    Space space{};
    if (!take_id(words, space)) return unreadable(text, "a space, such as 'place tax 0' or 'place card bakery'");
    Card card{};
    if (space == Space::card) {
        if (!take_id(words, card)) return unreadable(text, "a card with a worker space, such as 'place card bakery'");
        int variant = 0;
        if (card == Card::barracks) words.take_number(variant, 0, any_number);
        return make_move(Kind::place, space, card, variant);
    }
    int option = 0;
    words.take_number(option, 0, any_number);
    return make_move(Kind::place, space, option);
}

Piece piece_of(std::string_view form, std::string_view material) {
    for (Piece piece : all_pieces)
        if (piece != Piece::none && form_names[form_of(piece)] == form &&
            material == (is_stone(piece) ? "stone" : "wood"))
            return piece;
    return Piece::none;
}

// "NE turret wood"
Result<Move> parse_build(Words& words) {
    const std::string_view text = words.rest();
    Position position{};
    if (!take_id(words, position)) return unreadable(text, "a position, such as 'build NE turret wood'");
    const std::string_view form = words.take();
    const Piece piece = piece_of(form, words.take());
    if (piece == Piece::none)
        return unreadable(text, "wall, gate or turret and wood or stone, such as 'build NE turret wood'");
    return make_move(Kind::build, position, piece);
}

// "N soldiers 2"
Result<Move> parse_post(Words& words) {
    const std::string_view text = words.rest();
    Side side{};
    Troop troop{};
    int number = 0;
    if (!take_id(words, side) || !take_id(words, troop) || !words.take_number(number, 0, any_number))
        return unreadable(text, "a side, soldiers or mercenaries and a number, such as 'post N soldiers 2'");
    return make_move(Kind::post, side, troop, number);
}

// "soldier E N"
Result<Move> parse_shift(Words& words) {
    const std::string_view text = words.rest();
    Troop troop{};
    Place from{}, to{};
    if (!take_id(words, troop) || !take_id(words, from) || !take_id(words, to))
        return unreadable(text, "a troop and two places, such as 'shift soldier E inside'");
    return make_move(Kind::shift, troop, from, to);
}

Result<Move> parse_peek(Words& words) {
    const std::string_view text = words.rest();
    int slot = 0;
    if (!words.take_number(slot, 0, max_invader_slots - 1)) return unreadable(text, "a slot from 0 to 3");
    return make_move(Kind::peek, slot);
}

Result<Move> parse_chance(Kind kind, Words& words) {
    switch (kind) {
        case Kind::first:
            return parse_one<Seat>(kind, words, "a seat, such as 'first P1'");
        case Kind::objective:
            return parse_one<Objective>(kind, words, "an objective, such as 'objective full_larder'");
        case Kind::invader:
            return parse_one<Invader>(kind, words, "an invader card, such as 'invader inv_iron_tide'");
        case Kind::siege:
            return parse_one<Siege>(kind, words, "a siege card, such as 'siege siege_mangonel_a'");
        case Kind::side:
            return parse_one<Side>(kind, words, "a side N, E, S or W");
        default:  // deal, refugee, building
            return parse_one<Card>(kind, words, "a card, such as 'building bakery'");
    }
}

Result<Move> parse_in_combat(Kind kind, Words& words) {
    switch (kind) {
        case Kind::post:
            return parse_post(words);
        case Kind::target:
            return parse_one<Position>(kind, words, "a corner NE, SE, SW or NW");
        case Kind::shift:
            return parse_shift(words);
        case Kind::lose:
            return parse_counted<Place>(kind, words, "a place and how many mercenaries, such as 'lose inside 1'");
        case Kind::damage:
            return parse_one<Card>(kind, words, "a card, such as 'damage bakery'");
        default:  // strike, kill
            return parse_counted<Side>(kind, words, "a side and how many archers, such as 'kill N 3'");
    }
}

Result<Move> parse_kind(Kind kind, Words& words) {
    switch (kind) {
        case Kind::gate:
        case Kind::sow:
        case Kind::protect:
            return parse_one<Side>(kind, words, "a side N, E, S or W");
        case Kind::take:
        case Kind::mend:
            return parse_one<Card>(kind, words, "a card, such as 'take ferryman'");
        case Kind::free:
            return parse_free(words);
        case Kind::place:
            return parse_place(words);
        case Kind::pass:
        case Kind::end:
        case Kind::done:
            return make_move(kind);
        case Kind::upgrade:
        case Kind::repair:
            return parse_one<Position>(kind, words, "a position N, E, S, W, NE, SE, SW or NW");
        case Kind::build:
            return parse_build(words);
        case Kind::peek:
            return parse_peek(words);
        case Kind::keep:
            return parse_one<Objective>(kind, words, "an objective, such as 'keep unburnt'");
        default:
            return kind <= Kind::side ? parse_chance(kind, words) : parse_in_combat(kind, words);
    }
}

std::string place_text(Move move) {
    const Space space = id_in<Space>(move);
    if (space != Space::card) return id_text(space) + " " + std::to_string(move.b);
    const Card card = static_cast<Card>(move.b);
    return id_text(space) + " " + id_text(card) + (card == Card::barracks ? " " + std::to_string(move.c) : "");
}

std::string build_text(Move move) {
    const Piece piece = static_cast<Piece>(move.b);
    return id_text(position_in(move)) + " " + std::string(form_names[form_of(piece)]) +
           (is_stone(piece) ? " stone" : " wood");
}

std::string operands_text(Move move) {
    const std::string number = std::to_string(move.b);
    switch (kind_of(move)) {
        case Kind::first:
            return id_text(id_in<Seat>(move));
        case Kind::objective:
        case Kind::keep:
            return id_text(id_in<Objective>(move));
        case Kind::invader:
            return id_text(id_in<Invader>(move));
        case Kind::siege:
            return id_text(id_in<Siege>(move));
        case Kind::side:
        case Kind::gate:
        case Kind::sow:
        case Kind::protect:
            return id_text(side_in(move));
        case Kind::free:
            return id_text(card_in(move)) + " " + number;
        case Kind::place:
            return place_text(move);
        case Kind::upgrade:
        case Kind::repair:
        case Kind::target:
            return id_text(position_in(move));
        case Kind::build:
            return build_text(move);
        case Kind::peek:
            return std::to_string(move.a);
        case Kind::post:
            return id_text(side_in(move)) + " " + std::string(troop_plurals[static_cast<Troop>(move.b)]) + " " +
                   std::to_string(move.c);
        case Kind::strike:
        case Kind::kill:
            return id_text(side_in(move)) + " " + number;
        case Kind::shift:
            return std::string(troop_names[id_in<Troop>(move)]) + " " + id_text(static_cast<Place>(move.b)) + " " +
                   id_text(static_cast<Place>(move.c));
        case Kind::lose:
            return id_text(id_in<Place>(move)) + " " + number;
        case Kind::pass:
        case Kind::end:
        case Kind::done:
            return {};
        default:  // deal, refugee, building, take, mend, damage
            return id_text(card_in(move));
    }
}

}  // namespace

}  // namespace after_the_empire

std::string_view AfterTheEmpire::seat_name(Seat seat) { return after_the_empire::lord_names[ordinal(seat)]; }

std::string AfterTheEmpire::to_text(const State& /*state*/, Move move) {
    const std::string kind(after_the_empire::kind_names[after_the_empire::kind_of(move)]);
    const std::string operands = after_the_empire::operands_text(move);
    return operands.empty() ? kind : kind + " " + operands;
}

Result<Move> AfterTheEmpire::parse(const State& /*state*/, Words& words) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    for (int i = 1; i < kind_count; ++i)
        if (const Kind kind = static_cast<Kind>(i); words.take(kind_names[kind])) return parse_kind(kind, words);
    return unreadable(words.rest(), "a move such as 'place tax 0', 'free barracks 1', 'post N soldiers 2' or 'pass'");
}

std::string AfterTheEmpire::tidy(std::string line) { return line; }

}  // namespace ozy
