// draw_castle.cpp - one castle in letters, north at the top: walls with cubes and troops, turrets, fields and farms.
#include "games/after_the_empire/arguments.hpp"
#include "games/after_the_empire/draw.hpp"
#include "games/after_the_empire/names.hpp"
#include "games/after_the_empire/rules/rounds.hpp"

namespace ozy::after_the_empire {

namespace {

constexpr int wall_left = 22, wall_right = 57, middle = 30;

// "stone wall 4/5", "wood turret 1/1", "no wall", "stone turret afire".
std::string piece_label(const Castle& castle, CastlePosition position) {
    const Piece piece = castle.pieces[position];
    if (piece == Piece::none) return is_side(position) ? "no wall" : "-";
    const std::string name(pieces[piece].name);
    if (castle.flames.contains(position)) return name + " afire";
    return name + " " + std::to_string(castle.cubes[position]) + "/" + std::to_string(pieces[piece].cubes);
}

// "2S 1M": soldiers and mercenaries.
std::string troops_label(int soldiers, int mercenaries) {
    return std::to_string(soldiers) + "S " + std::to_string(mercenaries) + "M";
}
std::string wall_troops(const Lord& lord, Side side) {
    if (!lord.castle.has_wall(side)) return "";
    return troops_label(lord.posts[Troop::soldier][side], lord.posts[Troop::mercenary][side]);
}

// "farm 2", with a shield if it is protected.
std::string farm_label(const Lord& lord, Side side) {
    return "farm " + std::to_string(lord.farms[side]) + (lord.protected_farms.contains(side) ? " (protected)" : "");
}

// "3a 7s" invaders, and what the castle shoots at them.
std::string field_label(const Lord& lord, Side side) {
    const Field& field = lord.fields[side];
    return field.invaders() == 0
               ? "field -"
               : "field " + std::to_string(field.archers) + "a " + std::to_string(field.swordsmen) + "s";
}
std::string shot_label(const State& table, Seat seat, Side side) {
    return "shoots " + std::to_string(archery_damage(table.lords[seat], side, round_of_archery(table, seat)));
}

Style piece_style(const Castle& castle, CastlePosition position) {
    const Piece piece = castle.pieces[position];
    if (piece == Piece::none) return {.dim = true};
    if (castle.flames.contains(position)) return {.ink = Ink::red, .bold = true};
    return {.ink = is_stone(piece) ? Ink::gray : Ink::yellow, .bold = true};
}

Style field_style(const Lord& lord, Side side) {
    return lord.fields[side].invaders() > 0 ? Style{.ink = Ink::red, .bold = true} : Style{.dim = true};
}

// Outside the north or south wall, in one line.
void draw_outside(Screen& screen, const State& table, Seat seat, Side side, int y) {
    const Lord& lord = table.lords[seat];
    int x = screen.put(wall_left + 2, y, farm_label(lord, side), {.ink = Ink::green});
    x = screen.put(x + 2, y, field_label(lord, side), field_style(lord, side));
    screen.put(x + 2, y, shot_label(table, seat, side));
}

// The north or south wall between two turrets.
void draw_wall_line(Screen& screen, const Lord& lord, Side side, Corners corners, int y) {
    const auto turret = [&](CastlePosition corner, int x) {
        screen.put(x, y, id_text(corner) + " " + piece_label(lord.castle, corner), piece_style(lord.castle, corner));
    };
    turret(corners.before, 0);
    screen.put(wall_left, y,
               "+" + std::string(wall_right - wall_left - 1, lord.castle.has_wall(side) ? '=' : '.') + "+");
    const std::string label =
        " " + id_text(side) + " " + piece_label(lord.castle, position_of(side)) + "  " + wall_troops(lord, side) + " ";
    screen.put(wall_left + 5, y, label, piece_style(lord.castle, position_of(side)));
    turret(corners.after, wall_right + 2);
}

// West or east of the castle: wall, troops, field and farm, one under the other.
void draw_flank(Screen& screen, const State& table, Seat seat, Side side, int y) {
    const int x = side == Side::west ? 0 : wall_right + 2;
    const Lord& lord = table.lords[seat];
    const CastlePosition position = position_of(side);
    screen.put(x, y, id_text(side) + " " + piece_label(lord.castle, position), piece_style(lord.castle, position));
    screen.put(x, y + 1, wall_troops(lord, side), piece_style(lord.castle, position));
    screen.put(x, y + 2, field_label(lord, side), field_style(lord, side));
    screen.put(x, y + 3, shot_label(table, seat, side));
    screen.put(x, y + 4, farm_label(lord, side), {.ink = Ink::green});
}

}  // namespace

int draw_castle(Screen& screen, const State& table, Seat seat, int y) {
    const Lord& lord = table.lords[seat];
    draw_outside(screen, table, seat, Side::north, y);
    draw_wall_line(screen, lord, Side::north, {CastlePosition::northwest, CastlePosition::northeast}, y + 1);
    for (int line = 0; line < 5; ++line) {
        screen.put(wall_left, y + 2 + line, lord.castle.has_wall(Side::west) ? "|" : ":");
        screen.put(wall_right, y + 2 + line, lord.castle.has_wall(Side::east) ? "|" : ":");
    }
    draw_flank(screen, table, seat, Side::west, y + 2);
    draw_flank(screen, table, seat, Side::east, y + 2);
    screen.put(middle, y + 3, "inside " + troops_label(inside(lord, Troop::soldier), inside(lord, Troop::mercenary)),
               {.bold = true});
    screen.put(middle, y + 4, "infirmary " + std::to_string(lord.wounded) + " wounded");
    if (lord.inside > 0)
        screen.put(middle, y + 5, counted(lord.inside, "invader", "invaders") + " inside!",
                   {.ink = Ink::red, .bold = true});
    draw_wall_line(screen, lord, Side::south, {CastlePosition::southwest, CastlePosition::southeast}, y + 7);
    draw_outside(screen, table, seat, Side::south, y + 8);
    return y + 9;
}

}  // namespace ozy::after_the_empire
