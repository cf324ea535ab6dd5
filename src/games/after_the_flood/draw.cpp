// draw.cpp - the game on a terminal: the map with its borders as lines, then seats, boxes and forecasts; readable
// without colour.
#include "games/after_the_flood/draw_panels.hpp"
#include "games/after_the_flood/game.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

constexpr int cell_width = 14;
constexpr int column_step = 16, row_step = 5;
constexpr int map_top = 2, map_width = 78, map_height = 29;

// Where an area is drawn; columns 0 to 4, rows 0 to 5.
struct Spot {
    int column, row;
};
constexpr PerArea<Spot> spots{
    {{{1, 1}, {2, 2}, {3, 2}, {2, 3}, {3, 3}, {2, 4}, {3, 4}, {4, 4}, {3, 5}, {0, 2}, {0, 1},
      {0, 0}, {1, 0}, {2, 1}, {3, 1}, {4, 2}, {4, 3}, {0, 4}, {2, 5}, {1, 4}, {1, 3}, {1, 2}}}};

// Borders and arrows between the cells. Where three lines meet, the three areas border each other.
struct Line {
    int x, y;
    std::string_view text;
};
constexpr Line lines[] = {
    {14, 0, "--"},
    {3, 3, "|"},
    {15, 3, "/"},
    {30, 3, "\\"},
    {3, 4, "|"},
    {14, 4, "/----------------\\"},
    {14, 5, "--"},
    {30, 5, "--"},
    {46, 5, "--"},
    {3, 8, "|"},
    {14, 8, "\\"},
    {30, 8, "\\"},
    {39, 8, "|"},
    {47, 8, "/"},
    {55, 8, "|"},
    {3, 9, "|"},
    {15, 9, "----------------\\"},
    {39, 9, "|"},
    {46, 9, "/"},
    {55, 9, "|"},
    {30, 10, "->"},
    {46, 10, "--"},
    {62, 10, "--"},
    {39, 13, "|"},
    {47, 13, "/"},
    {55, 13, "|"},
    {63, 13, "/"},
    {39, 14, "|"},
    {46, 14, "/"},
    {55, 14, "|"},
    {62, 14, "/"},
    {30, 15, "->"},
    {46, 15, "--"},
    {62, 15, "--"},
    {39, 18, "|"},
    {47, 18, "/"},
    {55, 18, "|"},
    {62, 18, "\\"},
    {71, 18, "|"},
    {39, 19, "|"},
    {46, 19, "/"},
    {55, 19, "|"},
    {63, 19, "\\"},
    {71, 19, "|"},
    {30, 20, "->"},
    {46, 20, "--"},
    {62, 20, "--"},
    {47, 23, "^"},
    {55, 23, "|"},
    {63, 23, "/"},
    {46, 24, "/"},
    {55, 24, "|"},
    {62, 24, "/"},
};

// What a city there brings, in a word.
constexpr EnumArray<Area, std::string_view, 9> city_words{
    {"trade", "armies", "points", "guard", "", "scribe", "cloth", "", "maker"}};

char trade_letter(Resource resource) { return resources[resource].id[0]; }

std::string title_of(Area area) {
    std::string name(areas[area].name);
    if (sumer.contains(area))
        for (char& letter : name)
            letter = static_cast<char>(letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter);
    if (walled.contains(area)) name = "(" + name + ")";
    name += ' ';
    for (Resource resource : areas[area].trade) name += trade_letter(resource);
    return name;
}

// The next empire that starts here, with its turn and armies: "t2:10".
std::string start_of(const State& state, Area area) {
    for (std::size_t i = 0; i < empire_count; ++i) {
        const EmpireEntry& empire = empires.items[i];
        if (empire.home == area && empire.turn >= state.turn)
            return "t" + std::to_string(empire.turn) + ":" + std::to_string(empire.armies);
    }
    return {};
}

std::string armies_text(const State& state, Area area) {
    const std::optional<Seat> seat = holder(state.map, area);
    if (!seat) return "army -";
    return "army " + std::string(static_cast<std::size_t>(armies_in(state.map, area)), seat_letter(*seat));
}

void draw_city(Screen& screen, int x, int y, const State& state, Area area) {
    const std::optional<Seat> owner = city_owner(state.map, area);
    std::string text = "city -";
    if (owner) text = std::string("city ") + seat_letter(*owner) + (state.map.expanded.contains(area) ? "+" : "");
    screen.put(x, y, text, owner ? seat_style(*owner) : Style{.dim = true});
    screen.put(x + 8, y, city_words[area], {.dim = true});
}

void draw_workers(Screen& screen, int x, int y, const State& state, Area area) {
    x = screen.put(x, y, "w", {.dim = true});
    for (Seat seat : all_seats) {
        const int number = state.powers[seat].workers[place_of(area)];
        if (number == 0) continue;
        x = screen.put(x + 1, y, seat_letter(seat) + std::to_string(number), seat_style(seat));
    }
}

void draw_area(Screen& screen, const State& state, Area area) {
    const int x = spots[area].column * column_step, y = map_top + spots[area].row * row_step;
    const bool in_sumer = sumer.contains(area);
    screen.put(x, y, title_of(area), {.ink = in_sumer ? Ink::yellow : Ink::none, .bold = true});
    if (areas[area].final_points > 0)
        screen.put(x + cell_width - 1, y, std::to_string(areas[area].final_points), {.bold = true});
    const std::optional<Seat> master = holder(state.map, area);
    screen.put(x, y + 1, armies_text(state, area), master ? seat_style(*master) : Style{.dim = true});
    screen.put(x + 8, y + 1, start_of(state, area));
    if (in_sumer)
        draw_city(screen, x, y + 2, state, area);
    else
        draw_workers(screen, x, y + 2, state, area);
}

void draw_map(Screen& screen, const State& state) {
    for (const Line& line : lines) screen.put(line.x, map_top + line.y, line.text, {.ink = Ink::gray});
    for (Area area : all_areas) draw_area(screen, state, area);
    screen.put(34, map_top, "SUMER in capitals: army, city (+ = expanded).", {.dim = true});
    screen.put(34, map_top + 1, "Others: army, w = workers, number = final VP,", {.dim = true});
    screen.put(34, map_top + 2, "t2:10 = empire of turn 2 with 10 armies;", {.dim = true});
    screen.put(34, map_top + 3, "trade: wood metal oil gold lapis.", {.dim = true});
    screen.put(0, map_top + 27, "(walled): entered only by", {.dim = true});
    screen.put(0, map_top + 28, "starting there; -> one way", {.dim = true});
}

void draw_heading(Screen& screen, const State& state) {
    int x = screen.put(0, 0, "After the Flood", {.bold = true});
    x = screen.put(x, 0, "  Turn " + std::to_string(state.turn) + " of 5, ");
    x = screen.put(x, 0, years[static_cast<std::size_t>(state.turn - 1)]);
    x = screen.put(x, 0, ".  Order:");
    for (Seat seat : state.order) {
        x = screen.put(x + 1, 0, power_names[ordinal(seat)], seat_style(seat));
        if (state.powers[seat].passed) x = screen.put(x, 0, "*");
    }
    if (somebody_passed(state)) screen.put(x, 0, " (* passed)", {.dim = true});
}

}  // namespace

}  // namespace after_the_flood

// The panels go beside the map where there is room, else below it.
Screen AfterTheFlood::draw(const View& seen, int width) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    constexpr int panel_left = map_width + 4, panel_width = 80;
    Screen screen(width);
    draw_heading(screen, seen.state);
    draw_map(screen, seen.state);
    if (width >= panel_left + panel_width)
        draw_panels(screen, seen.state, {panel_left, map_top, width});
    else
        draw_panels(screen, seen.state, {0, map_top + map_height + 1, width});
    return screen;
}

}  // namespace ozy
