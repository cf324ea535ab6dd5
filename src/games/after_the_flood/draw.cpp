// draw.cpp - the game on a terminal: the map with its borders as lines, small enough to share a low screen with the
// question; boxes and forecasts beside it or, as they may scroll away, above it. Readable without colour.
#include "core/letters.hpp"
#include "games/after_the_flood/draw_panels.hpp"
#include "games/after_the_flood/game.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

constexpr int cell_width = 14;
constexpr int column_step = 16, row_step = 3;
constexpr int map_width = 79, map_height = 17;

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
    {3, 2, "|"},
    {15, 2, "/--------------\\"},
    {14, 3, "--"},
    {30, 3, "--"},
    {46, 3, "--"},
    {3, 5, "|"},
    {14, 5, "\\---------------\\\\"},
    {39, 5, "|"},
    {47, 5, "/"},
    {55, 5, "|"},
    {30, 6, "->"},
    {46, 6, "--"},
    {62, 6, "--"},
    {39, 8, "|"},
    {47, 8, "/"},
    {55, 8, "|"},
    {63, 8, "/"},
    {30, 9, "->"},
    {46, 9, "--"},
    {62, 9, "--"},
    {39, 11, "|"},
    {47, 11, "/"},
    {55, 11, "|"},
    {62, 11, "\\"},
    {71, 11, "|"},
    {30, 12, "->"},
    {46, 12, "--"},
    {62, 12, "--"},
    {46, 14, "/^"},
    {55, 14, "|"},
    {63, 14, "/"},
};

// What a city there brings, in a word.
constexpr EnumArray<Area, std::string_view, 9> city_words{
    {"trade", "armies", "points", "guard", "", "scribe", "cloth", "", "maker"}};

char trade_letter(Resource resource) { return resources[resource].id[0]; }

std::string title_of(Area area) {
    std::string name(areas[area].name);
    if (sumer.contains(area))
        for (char& letter : name) letter = upper(letter);
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

// "R3", or a dash; returns the column after it.
int draw_armies(Screen& screen, int x, int y, const State& state, Area area) {
    const std::optional<Seat> seat = holder(state.map, area);
    if (!seat) return screen.put(x, y, "-", {.dim = true});
    return screen.put(x, y, seat_letter(*seat) + std::to_string(armies_in(state.map, area)), seat_style(*seat));
}

// "R+ points": whose city, and what it brings.
void draw_city(Screen& screen, int x, int y, const State& state, Area area) {
    const std::optional<Seat> owner = city_owner(state.map, area);
    std::string text = "-";
    if (owner) text = seat_letter(*owner) + std::string(state.map.expanded.contains(area) ? "+" : "");
    screen.put(x, y, text, owner ? seat_style(*owner) : Style{.dim = true});
    screen.put(x + 3, y, city_words[area], {.dim = true});
}

// "R2G1".
void draw_workers(Screen& screen, int x, int y, const State& state, Area area) {
    for (Seat seat : all_seats)
        if (const int number = state.powers[seat].workers[place_of(area)]; number > 0)
            x = screen.put(x, y, seat_letter(seat) + std::to_string(number), seat_style(seat));
}

void draw_area(Screen& screen, const State& state, Area area, int top) {
    constexpr int second = 4, third = 10;
    const int x = spots[area].column * column_step, y = top + spots[area].row * row_step;
    const bool in_sumer = sumer.contains(area);
    screen.put(x, y, title_of(area), {.ink = in_sumer ? Ink::yellow : Ink::none, .bold = true});
    if (areas[area].final_points > 0)
        screen.put(x + cell_width - 1, y, std::to_string(areas[area].final_points), {.bold = true});
    draw_armies(screen, x, y + 1, state, area);
    if (in_sumer) return draw_city(screen, x + second, y + 1, state, area);
    draw_workers(screen, x + second, y + 1, state, area);
    screen.put(x + third, y + 1, start_of(state, area));
}

void draw_map(Screen& screen, const State& state, int top) {
    for (const Line& line : lines) screen.put(line.x, top + line.y, line.text, {.ink = Ink::gray});
    for (Area area : all_areas) draw_area(screen, state, area, top);
    constexpr Line legend[] = {
        {34, 0, "SUMER: armies, city (+ expanded), its gift."},
        {34, 1, "Others: armies, workers, t2:10 = empire of"},
        {34, 2, "turn 2 with 10 armies; number = final VP."},
        {0, 14, "Trade wood metal oil gold lapis."},
        {0, 15, "(Walled): entered only by"},
        {0, 16, "starting there; -> one way."},
    };
    for (const Line& line : legend) screen.put(line.x, top + line.y, line.text, {.dim = true});
}

void draw_heading(Screen& screen, const State& state, int y) {
    int x = screen.put(0, y, "After the Flood", {.bold = true});
    x = screen.put(x, y, "  Turn " + std::to_string(state.turn) + " of 5, ");
    x = screen.put(x, y, year_of(state.turn));
    x = screen.put(x, y, ".  Order:");
    for (Seat seat : state.order) {
        x = screen.put(x + 1, y, power_names[ordinal(seat)], seat_style(seat));
        if (state.powers[seat].passed) x = screen.put(x, y, "*");
    }
    if (somebody_passed(state)) screen.put(x, y, " (* passed)", {.dim = true});
}

}  // namespace

}  // namespace after_the_flood

// The details go beside the map where there is room. Else they are above it: on a low screen they scroll away, and the
// map stays in sight of the question.
Screen AfterTheFlood::draw(const View& seen, int width) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    constexpr int panel_left = map_width + 3, panel_width = 80;
    Screen screen(width);
    const bool is_wide = width >= panel_left + panel_width;
    const int top = is_wide ? 0 : draw_details(screen, seen.state, {0, 0, width}) + 1;
    draw_heading(screen, seen.state, top);
    draw_map(screen, seen.state, top + 1);
    if (is_wide) {
        const int below = draw_goods(screen, seen.state, {panel_left, top + 1, width});
        draw_details(screen, seen.state, {panel_left, below + 1, width});
    } else {
        draw_goods(screen, seen.state, {0, top + 1 + map_height, width});
    }
    return screen;
}

}  // namespace ozy
