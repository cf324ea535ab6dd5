// possessions.cpp - statements about what a seat has: cards, flags, castle, farms, workers, troops and invaders.
#include "games/after_the_empire/position.hpp"

namespace ozy::after_the_empire {

namespace {

// "wood_wall 2", "stone_turret flame", "none".
std::string piece_text(const Castle& castle, CastlePosition position) {
    const Piece piece = castle.pieces[position];
    if (piece == Piece::none) return std::string(nobody);
    if (castle.flames.contains(position)) return id_text(piece) + " flame";
    return id_text(piece) + " " + std::to_string(castle.cubes[position]);
}

std::string troops_text(const Lord& lord, Place place) {
    return numbers_text({troops_at(lord, Troop::soldier, place), troops_at(lord, Troop::mercenary, place)});
}
std::string field_text(const Lord& lord, Place before) {
    const Field& field = lord.fields[side_of(before)];
    return numbers_text({field.archers, field.swordsmen});
}
// Two numbers for each side that has any: `posts P0 N 2/1` soldiers and mercenaries, `field P0 N 3/7` archers and
// swordsmen.
template <auto text>
std::string sides_text(const Lord& lord) {
    return joined(" ", all_sides, [&](Side side) {
        const std::string numbers = text(lord, place_of(side));
        return numbers == "0/0" ? std::string() : id_text(side) + " " + numbers;
    });
}

}  // namespace

// `cards P0 ferryman bakery`: all but the Barracks; `-` for no other. A claim names them too.
std::string cards_value(const State& state, Move subject) {
    CardSet but_barracks = lord_in(state, subject).cards;
    but_barracks.erase(Card::barracks);
    return ids_text(but_barracks);
}
Outcome set_cards(State& state, Move subject, Words& words) {
    CardSet& own = lord_in(state, subject).cards;
    own = {};
    own.insert(Card::barracks);
    return insert_ids<one_card>(state, words, own);
}

std::string flags_value(const State& state, Move subject) {
    std::string out;
    for (std::uint8_t value = 1; value <= best_flag; ++value)
        for (int i = 0; i < lord_in(state, subject).flags_worth(value); ++i)
            out += (out.empty() ? "" : " ") + std::to_string(value);
    return out.empty() ? std::string(nothing) : out;
}
Outcome set_flags(State& state, Move subject, Words& words) {
    Lord& lord = lord_in(state, subject);
    lord.flags = {};
    int value = 0;
    while (words.take_number(value, 1, best_flag)) ++lord.flags_worth(operand(value));
    return words.empty() || words.take(nothing) ? Outcome(Done{}) : bad_position("flags are worth 1, 2 or 3");
}

// `castle P0 N stone_wall 5 S none NE stone_turret flame`; `castle P0 none` clears it first.
std::string castle_value(const State& state, Move subject) {
    const Castle& castle = lord_in(state, subject).castle;
    std::string out(nobody);
    for (CastlePosition position : all_positions)
        if (castle.pieces[position] != Piece::none) out += " " + id_text(position) + " " + piece_text(castle, position);
    return out;
}
Outcome set_castle(State& state, Move subject, Words& words) {
    Castle& castle = lord_in(state, subject).castle;
    if (words.take(nobody)) castle = {};
    while (!words.empty()) {
        CastlePosition position{};
        Piece piece{};
        int cubes = 0;
        if (!take_id(words, position) || !take_id(words, piece)) return unreadable_value();
        castle.flames.erase(position);
        if (words.take("flame"))
            castle.flames.insert(position);
        else if (piece != Piece::none && !words.take_number(cubes, 0, pieces[piece].cubes))
            return bad_position("a " + std::string(pieces[piece].name) + " has 0 to " +
                                std::to_string(pieces[piece].cubes) + " cubes");
        castle.pieces[position] = piece;
        castle.cubes[position] = operand(cubes);
    }
    return Done{};
}
Outcome claim_castle(const State& state, Move subject, Words& words) {
    CastlePosition position{};
    if (!take_id(words, position)) return unreadable_value();
    return compare(words, piece_text(lord_in(state, subject).castle, position));
}

// `farms P0 1 0 2 1`, claimed as `farms P0 1/0/2/1`.
std::string farms_value(const State& state, Move subject) { return joined(" ", lord_in(state, subject).farms); }
Outcome set_farms(State& state, Move subject, Words& words) {
    for (std::uint8_t& farm : lord_in(state, subject).farms) {
        int level = 0;
        if (!words.take_number(level, 0, best_farm)) return bad_position("expected four levels from 0 to 2");
        farm = operand(level);
    }
    return Done{};
}
Outcome claim_farms(const State& state, Move subject, Words& words) {
    return compare(words, joined("/", lord_in(state, subject).farms));
}

std::string placed_value(const State& state, Move subject) {
    return joined(" ", board_spaces, [&](Space space) {
        const int workers = lord_in(state, subject).placed[space];
        return workers > 0 ? id_text(space) + " " + std::to_string(workers) : std::string();
    });
}
Outcome set_placed(State& state, Move subject, Words& words) {
    while (!words.empty()) {
        Space space{};
        int workers = 0;
        if (!take_id(words, space) || space == Space::card || !words.take_number(workers, 0, most_workers))
            return unreadable_value();
        lord_in(state, subject).placed[space] = operand(workers);
    }
    return Done{};
}

std::string posts_value(const State& state, Move subject) { return sides_text<troops_text>(lord_in(state, subject)); }
Outcome set_posts(State& state, Move subject, Words& words) {
    Posts& posts = lord_in(state, subject).posts;
    for (Side side{}; !words.empty();)
        if (!take_id(words, side) ||
            !take_numbers(words, {&posts[Troop::soldier][side], &posts[Troop::mercenary][side]}))
            return unreadable_value();
    return Done{};
}
// A claim is about one place.
Outcome claim_posts(const State& state, Move subject, Words& words) {
    Place place{};
    if (!take_id(words, place)) return unreadable_value();
    return compare(words, troops_text(lord_in(state, subject), place));
}
std::string field_value(const State& state, Move subject) { return sides_text<field_text>(lord_in(state, subject)); }
Outcome set_field(State& state, Move subject, Words& words) {
    PerSide<Field>& fields = lord_in(state, subject).fields;
    for (Side side{}; !words.empty();)
        if (!take_id(words, side) || !take_numbers(words, {&fields[side].archers, &fields[side].swordsmen}))
            return unreadable_value();
    return Done{};
}

Outcome claim_field(const State& state, Move subject, Words& words) {
    Side side{};
    if (!take_id(words, side)) return unreadable_value();
    return compare(words, field_text(lord_in(state, subject), place_of(side)));
}

std::string gate_value(const State& state, Move subject) {
    const Side side = lord_in(state, subject).gate;
    return side == Side::none ? std::string(nobody) : id_text(side);
}
Outcome set_gate(State& state, Move subject, Words& words) {
    return done_if(take_id(words, lord_in(state, subject).gate));
}

}  // namespace ozy::after_the_empire
