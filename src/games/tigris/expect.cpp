// expect.cpp - claims about a position, for cases. The error says what is so instead.
#include "games/tigris/game.hpp"
#include "games/tigris/names.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/scoring.hpp"

namespace ozy {

namespace tigris {

namespace {

Error unclear(std::string_view example) {
    return {Errc::bad_syntax, "expected a claim such as '" + std::string(example) + "'"};
}

Outcome compare(const std::string& claimed, const std::string& so) {
    if (claimed == so) return Done{};
    return Error{Errc::bad_position, "it is " + so + ", not " + claimed};
}

std::string leader_place(const State& state, Seat seat, Color color) {
    const Cell cell = state.position.leaders[seat][color];
    return std::string(cell == Cell::none ? "supply" : cell_name(cell));
}

// What lies on a space: a colour, face_down, catastrophe, leader or empty.
std::string content_of(const State& state, Cell cell) {
    for (Color color : all_colors)
        if (state.position.tiles[color].contains(cell)) return std::string(color_names[color]);
    if (state.position.face_down.contains(cell)) return "face_down";
    if (state.position.catastrophes.contains(cell)) return "catastrophe";
    return leaders_on_board(state.position).contains(cell) ? "leader" : "empty";
}

std::string cells_text(const CellSet& spaces) {
    std::string out;
    for (Cell cell : spaces) out.append(out.empty() ? "" : " ").append(cell_name(cell));
    return out;
}

// `leader P1 king H4` or `... supply`
Outcome expect_leader(const State& state, Words& words) {
    Seat seat{};
    Color color{};
    if (!words.take_seat(seat, seats(state)) || !take_color(words, color)) return unclear("leader P1 king H4");
    return compare(std::string(words.take()), leader_place(state, seat, color));
}

// `points P1 red 2` or `points P1 0/2/0/0`
Outcome expect_points(const State& state, Words& words) {
    Seat seat{};
    Color color{};
    if (!words.take_seat(seat, seats(state))) return unclear("points P1 red 2");
    const auto& points = state.gains[seat].points;
    if (take_color(words, color)) return compare(std::string(words.take()), std::to_string(points[color]));
    return compare(std::string(words.take()), counts_text(points));
}

Outcome expect_result(const State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state))) return unclear("result P0 6/6/6/9");
    std::string so;
    for (int number : result_of(state.gains[seat])) so.append(so.empty() ? "" : "/").append(std::to_string(number));
    return compare(std::string(words.take()), so);
}

Outcome expect_seat_tiles(const State& state, Words& words, const PerSeat<Tiles>& piles) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state))) return unclear("hand P0 0/3/1/2");
    return compare(std::string(words.take()), tiles_text(piles[seat]));
}

Outcome expect_count(const State& state, Words& words, std::uint8_t Gains::*field) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state))) return unclear("taken P0 2");
    return compare(std::string(words.take()), std::to_string(state.gains[seat].*field));
}

// `tile F5 red`: red, black, blue, green, face_down, catastrophe, leader or empty
Outcome expect_tile(const State& state, Words& words) {
    Cell cell{};
    if (!take_cell(words, cell)) return unclear("tile F5 red");
    return compare(std::string(words.take()), content_of(state, cell));
}

// `kingdom H6 G6 H4 H5 ...`: all spaces of the kingdom of the first; `region F5 ...` likewise, without leaders
Outcome expect_group(const State& state, Words& words, bool with_leader) {
    Cell cell{};
    if (!take_cell(words, cell)) return unclear("kingdom H6 G6 H4 H5 H7");
    CellSet claimed(cell);
    while (take_cell(words, cell)) claimed.insert(cell);
    const CellSet group = group_at(state.position, claimed.first());
    if (group.touches(leaders_on_board(state.position)) != with_leader)
        return Error{Errc::bad_position, with_leader ? "it is no kingdom" : "it is no region"};
    return compare(cells_text(claimed), cells_text(group));
}

Outcome expect_place(Words& words, Cell cell) {
    return compare(std::string(words.take()), std::string(cell == Cell::none ? "none" : cell_name(cell)));
}

Outcome expect_turn(const State& state, Words& words) {
    const Turn& turn = state.turn;
    std::string so = seat_text(turn.active);
    std::string claimed(words.take());
    if (words.take("action")) {
        claimed += " action " + std::string(words.take());
        so += " action " + std::to_string(turn.action_number + 1);
    }
    if (words.take("quiet")) {
        claimed += " quiet " + std::string(words.take());
        so += " quiet " + std::to_string(turn.quiet_turns);
    }
    return compare(claimed, so);
}

}  // namespace

}  // namespace tigris

Outcome Tigris::expect(const State& state, Words& words) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    Color color{};
    int monument = 0;
    if (words.take("leader")) return expect_leader(state, words);
    if (words.take("points")) return expect_points(state, words);
    if (words.take("result")) return expect_result(state, words);
    if (words.take("hand")) return expect_seat_tiles(state, words, state.hands);
    if (words.take("swapped")) return expect_seat_tiles(state, words, state.swapped);
    if (words.take("bag")) return compare(std::string(words.take()), tiles_text(state.bag));
    if (words.take("out")) return compare(std::string(words.take()), tiles_text(state.out));
    if (words.take("taken")) return expect_count(state, words, &Gains::treasures);
    if (words.take("catastrophes")) return expect_count(state, words, &Gains::catastrophes_left);
    if (words.take("tile")) return expect_tile(state, words);
    if (words.take("kingdom")) return expect_group(state, words, true);
    if (words.take("region")) return expect_group(state, words, false);
    if (words.take("treasures")) return compare(std::string(words.rest()), cells_text(state.position.treasures));
    if (words.take("marker")) return expect_place(words, state.turn.conflict.joining);
    if (words.take("wonder")) return expect_place(words, state.position.wonder);
    if (words.take("building") && take_color(words, color)) return expect_place(words, state.position.buildings[color]);
    if (words.take("monument") && words.take_number(monument, 0, monument_count - 1))
        return expect_place(words, state.position.monuments[static_cast<Monument>(monument)]);
    if (words.take("turn")) return expect_turn(state, words);
    return unclear("points P1 red 2");
}

}  // namespace ozy
