// draw.cpp - the board for a terminal: letters say everything, colour helps.
#include <algorithm>

#include "core/letters.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/names.hpp"
#include "games/tigris/rules/conflict.hpp"
#include "games/tigris/scoring.hpp"

namespace ozy {

namespace tigris {

namespace {

constexpr int left_margin = 3, cell_width = 4;
constexpr int board_width = left_margin + columns * cell_width;
constexpr int narrowest_side_panel = 44;
constexpr std::string_view legend = "S settlement  T temple  F farm  M market  * treasure  ~ river  K0 king of P0";
constexpr PerColor<Ink> inks{{Ink::gray, Ink::red, Ink::blue, Ink::green}};
constexpr PerColor<std::string_view> tile_letters{{"S", "T", "F", "M"}};
constexpr PerColor<std::string_view> leader_letters{{"K", "P", "F", "T"}};

struct Glyph {
    std::string text;  // four columns
    Style style;
};

Glyph draw_leader(Seat seat, Color color) {
    const std::string text = " " + std::string(leader_letters[color]) + std::to_string(ozy::index(seat)) + " ";
    return {text, {.ink = inks[color], .paper = Ink::white, .bold = true}};
}

Glyph draw_tile(const Pieces& pieces, Color color, Cell cell) {
    const bool treasure = pieces.treasures.contains(cell), building = pieces.buildings[color] == cell;
    const std::string letter(tile_letters[color]);
    return {(building ? "[" + letter + "]" : " " + letter + (treasure ? "*" : " ")) + " ",
            {.ink = Ink::white, .paper = inks[color], .bold = treasure || building}};
}

// Face-down tiles show the number of their monument, or W for the wonder.
Glyph draw_face_down(const Pieces& pieces, Cell cell) {
    std::string mark = "W";
    for (Monument monument : all_monuments) {
        const Cell top_left = pieces.monuments[monument];
        if (top_left != Cell::none && square_at(top_left).contains(cell)) mark = std::to_string(index(monument));
    }
    return {"#" + mark + (pieces.treasures.contains(cell) ? "*" : "#") + " ",
            {.ink = Ink::black, .paper = Ink::yellow}};
}

Glyph draw_cell(const View& seen, Cell cell) {
    const Pieces& pieces = seen.pieces;
    for (Seat seat : seats_of(seen.options.players))
        for (Color color : all_colors)
            if (pieces.leaders[seat][color] == cell) return draw_leader(seat, color);
    for (Color color : all_colors)
        if (pieces.tiles[color].contains(cell)) return draw_tile(pieces, color, cell);
    if (pieces.face_down.contains(cell)) return draw_face_down(pieces, cell);
    if (pieces.catastrophes.contains(cell)) return {"XXX ", {.ink = Ink::magenta, .bold = true}};
    if (boards[seen.options.board].river.contains(cell)) return {"~~~~", {.ink = Ink::cyan}};
    return {" .  ", {.dim = true}};
}

void draw_board(Screen& screen, const View& seen) {
    for (int column = 0; column < columns; ++column)
        screen.put(left_margin + column * cell_width + 1, 0, std::string(1, letter_after('A', column)), {.dim = true});
    for (int row = 0; row < rows; ++row) {
        const std::string label = std::to_string(row + 1);
        screen.put(label.size() == 1 ? 1 : 0, row + 1, label, {.dim = true});
        for (int column = 0; column < columns; ++column) {
            const Glyph glyph = draw_cell(seen, cell_at(column, row));
            screen.put(left_margin + column * cell_width, row + 1, glyph.text, glyph.style);
        }
    }
}

// Strength of each leader on the board, as supporters in a war and temples in a revolt: "K0 F5 w3 r1".
std::string leaders_text(const View& seen, Seat seat) {
    std::string out;
    for (Color color : all_colors) {
        const Cell cell = seen.pieces.leaders[seat][color];
        out.append(out.empty() ? "" : "  ").append(leader_letters[color]).append(" ");
        if (cell == Cell::none) {
            out += "-";
            continue;
        }
        out += std::string(cell_name(cell)) + " w" +
               std::to_string(war_strength(seen.pieces, seen.turn.conflict.joining, seat, color)) + " r" +
               std::to_string(revolt_strength(seen.pieces, seat, color));
    }
    return out;
}

std::string points_text(const Gains& gains) {
    std::string out = "points";
    for (Color color : all_colors)
        out.append(" ").append(tile_letters[color]).append(std::to_string(gains.points[color]));
    return out + " *" + std::to_string(gains.treasures) + ", score " + std::to_string(result_of(gains)[0]);
}

int draw_seat(Screen& screen, const View& seen, Seat seat, int x, int y) {
    const bool active = seen.decider == seat;
    std::string name = (active ? "> " : "  ") + seat_text(seat) + " " + std::string(dynasty_names[ordinal(seat)]);
    if (seat == seen.viewer) name += " (you)";
    int column = screen.put(x, y, name, {.bold = active});
    column = screen.put(column + 2, y, "hand " + std::to_string(seen.hand_sizes[seat]));
    column = screen.put(column + 2, y, "catastrophes " + std::to_string(seen.gains[seat].catastrophes_left));
    if (shows_points(seen, seat) && x == 0) screen.put(column + 2, y, points_text(seen.gains[seat]));
    if (shows_points(seen, seat) && x > 0) screen.put(x + 2, ++y, points_text(seen.gains[seat]));
    screen.put(x + 2, ++y, leaders_text(seen, seat));
    return y + 1;
}

std::string hand_text(const Tiles& hand) {
    std::string out = "Your hand:";
    for (Color color : all_colors)
        if (hand[color] > 0)
            out +=
                " " + std::to_string(hand[color]) + " " + std::string(tile_names[color]) + (hand[color] > 1 ? "s" : "");
    return out;
}

std::string supply_text(const View& seen) {
    std::string out = "Bag " + std::to_string(seen.bag_size) + "  treasures on the board " +
                      std::to_string(seen.pieces.treasures.count()) + " (the game ends at 2)";
    if (seen.turn.quiet_turns > 0)
        out += "  quiet turns " + std::to_string(seen.turn.quiet_turns) + " of " +
               std::to_string(stall_rounds * seen.options.players);
    return out;
}

std::string conflict_text(const View& seen) {
    const Conflict& conflict = seen.turn.conflict;
    const auto side = [&](Seat seat, int support) {
        const int strength = board_strength(seen.pieces, conflict, seat);
        return std::string(dynasty_names[ordinal(seat)]) + " " + std::to_string(strength) +
               (support > 0 ? "+" + std::to_string(support) : "");
    };
    return std::string(is_war(conflict) ? "War of the " : "Revolt of the ") +
           std::string(leader_names[conflict.color]) + "s: " + side(conflict.attacker, conflict.attacker_support) +
           " against " + side(conflict.defender, 0) + "; a tie goes to the defender";
}

}  // namespace

}  // namespace tigris

Screen Tigris::draw(const View& seen, int width) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    Screen screen(width);
    draw_board(screen, seen);
    const bool beside = width >= board_width + narrowest_side_panel;
    const int x = beside ? board_width + 1 : 0;
    int y = beside ? 0 : rows + 1;
    for (Seat seat : seats_of(seen.options.players)) y = draw_seat(screen, seen, seat, x, y);
    y = std::max(y, rows + 1);
    screen.put(0, y++, legend, {.dim = true});
    screen.put(0, y++, supply_text(seen));
    if (seen.turn.conflict.color != Color::none) screen.put(0, y++, conflict_text(seen), {.bold = true});
    if (is_player(seen.viewer)) screen.put(0, y, hand_text(seen.hands[seen.viewer]), {.bold = true});
    return screen;
}

}  // namespace ozy
