// position.cpp - positions as text: statements that build any position, and the statements that describe one.
#include "games/tigris/position.hpp"

#include <algorithm>

#include "games/tigris/game.hpp"
#include "games/tigris/names.hpp"

namespace ozy {

namespace tigris {

namespace {

constexpr Tiles usual_hand{{1, 2, 1, 2}};
constexpr Tiles unstated_hand{{255, 0, 0, 0}};  // until a statement or finish_position says what it is

Error wrong(std::string detail) { return {Errc::bad_position, std::move(detail)}; }

// Takes tiles out of the bag for the board, a hand or the discard.
Outcome take_from_bag(State& state, Color color, int count) {
    if (state.bag[color] < count)
        return wrong("the bag has only " + std::to_string(state.bag[color]) + " " + std::string(color_names[color]) +
                     " tiles left");
    state.bag[color] = static_cast<std::uint8_t>(state.bag[color] - count);
    return Done{};
}

Outcome take_all_from_bag(State& state, const Tiles& tiles) {
    for (Color color : all_colors)
        if (const auto taken = take_from_bag(state, color, tiles[color]); !taken) return taken;
    return Done{};
}

Outcome read_cells(Words& words, CellSet& spaces) {
    Cell cell{};
    while (!words.empty()) {
        if (!take_cell(words, cell)) return wrong("'" + std::string(words.peek()) + "' is not a space from A1 to P11");
        spaces.insert(cell);
    }
    return Done{};
}

// `red F5 G4`: face-up tiles.
Outcome read_tiles(State& state, Color color, Words& words) {
    CellSet spaces;
    if (const auto read = read_cells(words, spaces); !read) return read;
    const CellSet fresh = spaces - state.position.tiles[color];
    state.position.tiles[color] |= fresh;
    return take_from_bag(state, color, fresh.count());
}

// `no temple F3`: takes a set-up temple back off the board, into the bag; its treasure is another matter.
Outcome read_removal(State& state, Words& words) {
    CellSet spaces;
    if (const auto read = read_cells(words, spaces); !read) return read;
    for (Cell cell : spaces) {
        if (!state.position.tiles[Color::red].contains(cell))
            return wrong(std::string(cell_name(cell)) + " has no temple");
        state.position.tiles[Color::red].erase(cell);
        ++state.bag[Color::red];
    }
    return Done{};
}

// `leader P1 king H4`
Outcome read_leader(State& state, Words& words) {
    Seat seat{};
    Color color{};
    Cell cell{};
    if (!words.take_seat(seat, seats(state)) || !take_color(words, color) || !take_cell(words, cell))
        return wrong("expected a seat, a leader and a space, such as 'leader P1 king H4'");
    state.position.leaders[seat][color] = cell;
    return Done{};
}

// `monument 2 red H5`: monument 2 on face-down red tiles with top left H5; `wonder green G5` likewise.
Outcome read_face_down(State& state, Words& words, const CellSet& spaces, Color color) {
    if (!words.empty()) return wrong("what does '" + std::string(words.rest()) + "' mean?");
    state.position.face_down |= spaces;
    state.face_down[color] = static_cast<std::uint8_t>(state.face_down[color] + spaces.count());
    const int on_board = (spaces & state.position.tiles[color]).count();  // set-up temples turned face down
    state.position.tiles[color] -= spaces;
    return take_from_bag(state, color, spaces.count() - on_board);
}

Outcome read_monument(State& state, Words& words) {
    int monument = 0;
    Color color{};
    Cell cell{};
    if (!words.take_number(monument, 0, monument_count - 1) || !take_color(words, color) || !take_cell(words, cell) ||
        square_at(cell).count() != 4)
        return wrong("expected a monument 0 to 5, a colour and its top-left space, such as 'monument 2 red H5'");
    state.position.monuments[static_cast<Monument>(monument)] = cell;
    return read_face_down(state, words, square_at(cell), color);
}

Outcome read_wonder(State& state, Words& words) {
    Color color{};
    Cell cell{};
    if (!take_color(words, color) || !take_cell(words, cell) || cross_at(cell).count() != 5)
        return wrong("expected a colour and the centre, such as 'wonder green G5'");
    state.position.wonder = cell;
    return read_face_down(state, words, cross_at(cell), color);
}

// `building green G5`
Outcome read_building(State& state, Words& words) {
    Color color{};
    Cell cell{};
    if (!take_color(words, color) || !take_cell(words, cell))
        return wrong("expected a colour and a space, such as 'building green G5'");
    state.position.buildings[color] = cell;
    return Done{};
}

// `hand P0 0/3/1/2`, `swapped P0 0/1/0/0`: black/red/blue/green, out of the bag.
Outcome read_seat_tiles(State& state, Words& words, PerSeat<Tiles>& piles) {
    Seat seat{};
    Tiles tiles;
    if (!words.take_seat(seat, seats(state)) || !take_tiles(words, tiles))
        return wrong("expected a seat and black/red/blue/green, such as 'P0 0/3/1/2'");
    piles[seat] = tiles;
    return take_all_from_bag(state, tiles);
}

// `bag 0/2/0/0`: what else is left in the bag goes out of the game; `out 1/0/0/0`: so many are out.
Outcome read_bag(State& state, Words& words) {
    Tiles bag;
    if (!take_tiles(words, bag)) return wrong("expected black/red/blue/green, such as 'bag 0/2/0/0'");
    for (Color color : all_colors) {
        if (state.bag[color] < bag[color]) return take_from_bag(state, color, bag[color]);
        state.out[color] = static_cast<std::uint8_t>(state.out[color] + state.bag[color] - bag[color]);
    }
    state.bag = bag;
    return Done{};
}

Outcome read_out(State& state, Words& words) {
    Tiles out;
    if (!take_tiles(words, out)) return wrong("expected black/red/blue/green, such as 'out 1/0/0/0'");
    for (Color color : all_colors) state.out[color] = static_cast<std::uint8_t>(state.out[color] + out[color]);
    return take_all_from_bag(state, out);
}

// `points P0 6/9/4/5`, `taken P0 3` treasures, `catastrophes P0 1` left.
Outcome read_points(State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state)) || !take_counts(words, state.gains[seat].points))
        return wrong("expected a seat and black/red/blue/green, such as 'points P0 6/9/4/5'");
    return Done{};
}

Outcome read_count(State& state, Words& words, std::uint8_t Gains::*field, int highest) {
    Seat seat{};
    int count = 0;
    if (!words.take_seat(seat, seats(state)) || !words.take_number(count, 0, highest))
        return wrong("expected a seat and a number up to " + std::to_string(highest));
    state.gains[seat].*field = static_cast<std::uint8_t>(count);
    return Done{};
}

// `turn P1 action 2 busy quiet 3`: whose turn, which action; busy = a tile left a hand or a catastrophe was placed in
// it; the quiet turns before it.
Outcome read_turn(State& state, Words& words) {
    int action = 1, quiet = 0;
    if (!words.take_seat(state.turn.active, seats(state))) return wrong("expected a seat, such as 'turn P0'");
    if (words.take("action") && !words.take_number(action, 1, 2)) return wrong("the action is 1 or 2");
    state.turn.action_number = static_cast<std::uint8_t>(action - 1);
    state.turn.busy = words.take("busy") ? 1 : 0;
    if (words.take("quiet") && !words.take_number(quiet, 0, stall_rounds * seats(state)))
        return wrong("expected the number of quiet turns");
    state.turn.quiet_turns = static_cast<std::uint8_t>(quiet);
    return words.empty() ? Outcome(Done{}) : wrong("what does '" + std::string(words.rest()) + "' mean?");
}

void write_cells(std::vector<std::string>& out, std::string line, const CellSet& spaces) {
    if (spaces.empty()) return;
    for (Cell cell : spaces) line.append(" ").append(cell_name(cell));
    out.push_back(std::move(line));
}

// The state keeps how many face-down tiles of each colour there are, not which; any way that adds up will do. Squares
// in the river are blue, and the wonder's five tiles are of the colour that four do not divide.
Color color_under(const State& state, const CellSet& spaces, const Tiles& left) {
    if (spaces.touches(boards[state.options.board].river)) return Color::blue;
    for (Color color : all_colors)
        if (color != Color::blue && left[color] >= spaces.count() && (spaces.count() == 4 || left[color] % 4 == 1))
            return color;
    OZY_ASSERT(false);
    return Color::black;
}

void write_face_down(std::vector<std::string>& out, const State& state) {
    Tiles left = state.face_down;
    const auto write = [&](const std::string& piece, const CellSet& spaces, Cell anchor) {
        const Color color = color_under(state, spaces, left);
        left[color] = static_cast<std::uint8_t>(left[color] - spaces.count());
        out.push_back(piece + " " + std::string(color_names[color]) + " " + std::string(cell_name(anchor)));
    };
    if (state.position.wonder != Cell::none) write("wonder", cross_at(state.position.wonder), state.position.wonder);
    for (Monument monument : all_monuments) {
        const Cell top_left = state.position.monuments[monument];
        if (top_left == Cell::none) continue;
        write("monument " + std::to_string(static_cast<int>(monument)), square_at(top_left), top_left);
    }
}

void write_board(std::vector<std::string>& out, const State& state) {
    const Position& position = state.position;
    const CellSet start = boards[state.options.board].temples;
    write_cells(out, "no temple", start - position.tiles[Color::red]);
    write_face_down(out, state);
    for (Color color : all_colors)
        write_cells(out, std::string(color_names[color]),
                    color == Color::red ? position.tiles[color] - start : position.tiles[color]);
    if (position.treasures != start) write_cells(out, "treasures", position.treasures);
    write_cells(out, "catastrophe", position.catastrophes);
    for (Color color : all_colors)
        if (position.buildings[color] != Cell::none)
            out.push_back("building " + std::string(color_names[color]) + " " +
                          std::string(cell_name(position.buildings[color])));
    for (Seat seat : seats_of(seats(state)))
        for (Color color : all_colors)
            if (position.leaders[seat][color] != Cell::none)
                out.push_back("leader " + seat_text(seat) + " " + std::string(leader_names[color]) + " " +
                              std::string(cell_name(position.leaders[seat][color])));
}

void write_seats(std::vector<std::string>& out, const State& state) {
    for (Seat seat : seats_of(seats(state))) {
        const std::string name = seat_text(seat);
        const Gains& gains = state.gains[seat];
        const std::string points = counts_text(gains.points);
        out.push_back("hand " + name + " " + tiles_text(state.hands[seat]));
        if (total(state.swapped[seat]) > 0) out.push_back("swapped " + name + " " + tiles_text(state.swapped[seat]));
        if (points != "0/0/0/0") out.push_back("points " + name + " " + points);
        if (gains.treasures > 0) out.push_back("taken " + name + " " + std::to_string(gains.treasures));
        if (gains.catastrophes_left != catastrophes_per_seat)
            out.push_back("catastrophes " + name + " " + std::to_string(gains.catastrophes_left));
    }
}

}  // namespace

}  // namespace tigris

Tigris::State Tigris::empty_position(const Config& config) {
    State state = setup(config);
    state.turn.phase = tigris::Phase::action;
    for (Seat seat : seats_of(config.players)) state.hands[seat] = tigris::unstated_hand;
    return state;
}

Outcome Tigris::read_position(State& state, Words& words) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    Color color{};
    if (take_color(words, color)) return read_tiles(state, color, words);
    if (words.take("no") && words.take("temple")) return read_removal(state, words);
    if (words.take("treasures")) {
        state.position.treasures = {};
        return read_cells(words, state.position.treasures);
    }
    if (words.take("catastrophe")) return read_cells(words, state.position.catastrophes);
    if (words.take("leader")) return read_leader(state, words);
    if (words.take("monument")) return read_monument(state, words);
    if (words.take("wonder")) return read_wonder(state, words);
    if (words.take("building")) return read_building(state, words);
    if (words.take("hand")) return read_seat_tiles(state, words, state.hands);
    if (words.take("swapped")) return read_seat_tiles(state, words, state.swapped);
    if (words.take("bag")) return read_bag(state, words);
    if (words.take("out")) return read_out(state, words);
    if (words.take("points")) return read_points(state, words);
    if (words.take("taken")) return read_count(state, words, &Gains::treasures, 14);
    if (words.take("catastrophes")) return read_count(state, words, &Gains::catastrophes_left, catastrophes_per_seat);
    if (words.take("turn")) return read_turn(state, words);
    return read_step(state, words);
}

// Hands that no statement gave are the usual 1/2/1/2. What does not add up is found by check().
Outcome Tigris::finish_position(State& state) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    for (Seat seat : seats_of(seats(state))) {
        if (state.hands[seat] != unstated_hand) continue;
        state.hands[seat] = usual_hand;
        if (const auto taken = take_all_from_bag(state, usual_hand); !taken) return taken;
    }
    return Done{};
}

std::vector<std::string> Tigris::write_position(const State& state) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    std::vector<std::string> out;
    tigris::write_board(out, state);
    tigris::write_seats(out, state);
    if (total(state.out) > 0) out.push_back("out " + tiles_text(state.out));
    const Turn& turn = state.turn;
    out.push_back("turn " + seat_text(turn.active) + " action " + std::to_string(turn.action_number + 1) +
                  (turn.busy != 0 ? " busy" : "") +
                  (turn.quiet_turns > 0 ? " quiet " + std::to_string(turn.quiet_turns) : ""));
    write_step(out, state);
    return out;
}

}  // namespace ozy
