// draw.cpp - the map for a terminal: letters say everything, colour helps.
#include <algorithm>

#include "core/sentence.hpp"
#include "games/vinci/forecast.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/names.hpp"
#include "games/vinci/rules/civilization.hpp"
#include "games/vinci/rules/cost.hpp"

namespace ozy {

namespace vinci {

namespace {

constexpr int map_rows = 10, map_columns = 8, spot_width = 10, spot_height = 2;
constexpr int map_width = map_columns * spot_width;
constexpr int narrowest_side_panel = 60;

// Where each province stands: as in Europe, as far as a grid allows; `....` is sea.
constexpr std::array<std::string_view, map_rows> map_drawing = {
    ".... .... .... .... Lapp Finn .... Riph",  //
    ".... Cale .... Norv Goth .... Novg ....",  //
    "Hibe Brit .... Cimb .... Aest Sarm Bolg",  //
    ".... .... Belg Saxo Vand Volh .... Tana",  //
    ".... Armo Helv Sueb Bohe Daci Scyt ....",  //
    ".... Aqui Narb Nori Pann Moes .... Cauc",  //
    ".... Pyre .... Cisa Illy Mace Asia Capp",  //
    "Lusi Tarr .... Apen .... Acha .... ....",  //
    ".... Baet .... Camp .... .... .... ....",  //
    ".... Maur Afri Sici .... .... .... ....",
};
constexpr std::string_view name_at(int row, int column) {
    return map_drawing[static_cast<std::size_t>(row)].substr(static_cast<std::size_t>(column) * 5, 4);
}
constexpr Province province_at(int row, int column) {
    for (Province province : all_provinces)
        if (short_name(province) == name_at(row, column)) return province;
    return Province::none;
}
constexpr ProvinceSet drawn_provinces() {
    ProvinceSet out;
    for (int row = 0; row < map_rows; ++row)
        for (int column = 0; column < map_columns; ++column)
            if (province_at(row, column) != Province::none) out.insert(province_at(row, column));
    return out;
}
static_assert(drawn_provinces() == everywhere);

constexpr std::array<Ink, max_players> seat_inks = {Ink::blue,   Ink::red,     Ink::green,
                                                    Ink::yellow, Ink::magenta, Ink::cyan};
constexpr EnumArray<Terrain, char, 4> terrain_letters{{'F', 'P', 'W', 'M'}};

Style seat_style(Seat seat, Holding holding) {
    return {.ink = seat_inks[ordinal(seat)], .bold = holding == Holding::active, .dim = holding == Holding::declining};
}

// "Baet Fm": name, terrain, mine or harbour; while a civilization may enter, > marks where.
std::string title_of(const State& state, Province province) {
    std::string out(short_name(province));
    out.append(" ").append(1, terrain_letters[provinces[province].terrain]);
    if (mines.contains(province)) out += 'm';
    if (harbours.contains(province)) out += 'h';
    const bool entering = state.turn.question == Question::expand && state.realms[state.turn.on_turn].active.empty();
    if (entering && starting_provinces.contains(province)) out += '>';
    return out;
}

// So that a spot keeps its width; so many tokens are a rare sight.
std::string two_digits(int number) { return number > 99 ? "++" : std::to_string(number); }

// "0:3^" three tokens of seat 0 and a fort, "0d" its declining empire, "n" neutral, "-" empty.
std::string holding_text(const State& state, Province province) {
    const Holder holder = holder_of(state, province);
    const std::string seat = std::to_string(index(holder.seat)), fort = state.forts.contains(province) ? "^" : "";
    switch (holder.holding) {
        case Holding::empty:
            return "-";
        case Holding::neutral:
            return "n";
        case Holding::active:
            return seat + ":" + two_digits(state.tokens[province]) + fort;
        case Holding::declining:
            return seat + "d" + fort;
    }
    return {};
}

// "[4]" can be conquered for 4, "(7)" costs more than the hand, "s" a spy may go.
std::string cost_text(const State& state, const Front& front, Province province) {
    if (state.turn.question != Question::expand || !front.targets.contains(province)) return {};
    const int cost = conquest_cost(state, front, province).total;
    const bool affordable = cost <= state.realms[state.turn.on_turn].hand;
    return (affordable ? "[" : "(") + two_digits(cost) + (spy_may_go(state, cost) ? "s" : "") +
           (affordable ? "]" : ")");
}

void draw_province(Screen& screen, const State& state, const Front& front, Province province, std::array<int, 2> at) {
    const auto [x, y] = at;
    const Holder holder = holder_of(state, province);
    const Style style = is_player(holder.seat) ? seat_style(holder.seat, holder.holding) : Style{};
    const std::string cost = cost_text(state, front, province);
    screen.put(x, y, title_of(state, province), style);
    const int column = screen.put(x, y + 1, holding_text(state, province), style);
    if (!cost.empty()) screen.put(std::max(column, x + spot_width - 5), y + 1, cost, {.bold = cost.front() == '['});
}

void draw_map(Screen& screen, const State& state, int top) {
    const Front front = front_of(state, state.turn.on_turn);
    for (int row = 0; row < map_rows; ++row)
        for (int column = 0; column < map_columns; ++column) {
            const int x = column * spot_width, y = top + row * spot_height;
            const Province province = province_at(row, column);
            if (province != Province::none)
                draw_province(screen, state, front, province, {x, y});
            else
                screen.put(x + 2, y, "~  ~", {.ink = Ink::cyan, .dim = true});
        }
}

std::string count_text(int count, std::string_view thing) { return counted(count, thing, std::string(thing) + "s"); }

std::string header_text(const State& state) {
    const Turn& turn = state.turn;
    std::string out = turn.round == 0 ? "Setup" : "Round " + std::to_string(turn.round);
    out += "  target " + std::to_string(target_vp(state)) + " VP  brown supply " + std::to_string(brown_supply(state));
    if (turn.end_called != 0 && turn.question != Question::over) out += "  LAST ROUND";
    return out;
}

// Every seat with its points and what it would score if it stopped now.
std::string seat_line(const View& seen, Seat seat) {
    const State& state = seen.state;
    const Realm& realm = state.realms[seat];
    std::string out = (Vinci::decider(state) == seat ? "> " : "  ") + seat_text(seat) + " " +
                      std::string(seat_names[ordinal(seat)]) + (seat == seen.viewer ? " (you)" : "");
    out += "  " + std::to_string(realm.vp) + " VP  hand " + std::to_string(realm.hand) + "  provinces " +
           std::to_string(realm.active.count()) + "+" + std::to_string(realm.declining.count()) + "d  income " +
           std::to_string(forecast_of(state, seat).income.total());
    for (Seat other : realm.truces) out += "  truce with " + seat_text(other);
    return out;
}

std::string civilization_line(const Realm& realm) {
    std::string out = realm.civilization.exists() ? pair_name(realm.civilization) : "no civilization";
    if (realm.unplayed != 0) out += " (new)";
    for (Tile tile : realm.kept)
        if (tile != Tile::none) out += "; kept: " + std::string(tiles[tile].name);
    return out;
}

int draw_seats(Screen& screen, const View& seen, int x, int y) {
    for (Seat seat : seats_of(seats(seen.state))) {
        const Realm& realm = seen.state.realms[seat];
        y = screen.put_wrapped(x, y, screen.width(), seat_line(seen, seat), seat_style(seat, Holding::active));
        y = screen.put_wrapped(x + 5, y, screen.width(), civilization_line(realm));
        if (seat == seen.viewer && realm.civilization.exists())
            y = screen.put_wrapped(x + 5, y, screen.width(), effects_text(seen.state, realm.civilization),
                                   {.dim = true});
    }
    return y;
}

// With what the tiles do while somebody chooses, or may soon.
int draw_row(Screen& screen, const State& state, int x, int y) {
    const Question question = state.turn.question;
    const bool choosing =
        question == Question::civilization || question == Question::turn || question == Question::rebirth;
    for (int position = 1; position <= row_size; ++position) {
        const Offer& offer = offer_at(state, position);
        if (!offer.civilization.exists()) break;
        std::string line(position_names[static_cast<std::size_t>(position - 1)]);
        line.resize(4, ' ');
        line += pair_name(offer.civilization) + ": " + count_text(starting_tokens(state, offer.civilization), "token");
        line += ", price " + std::to_string(price_of(position));
        if (offer.markers > 0) line += ", brings " + std::to_string(price_step * offer.markers);
        y = screen.put_wrapped(x, y, screen.width(), line);
        if (choosing)
            y = screen.put_wrapped(x + 4, y, screen.width(), effects_text(state, offer.civilization), {.dim = true});
    }
    return y;
}

// What would come of ending the conquests now.
int draw_forecast(Screen& screen, const State& state, int x, int y) {
    if (state.turn.question != Question::expand) return y;
    const Seat seat = state.turn.on_turn;
    const Forecast forecast = forecast_of(state, seat);
    const Income& income = forecast.income;
    std::string line = "If " + seat_text(seat) + " ends now: " + std::to_string(income.total()) + " VP (active " +
                       std::to_string(income.of_active()) + ", declining " + std::to_string(income.of_declining()) +
                       ", slaves " + std::to_string(income.slavery) + "), " + count_text(forecast.tokens, "token") +
                       " for " + count_text(forecast.provinces, "province");
    if (state.turn.borrowed > 0) line += ", " + std::to_string(state.turn.borrowed) + " borrowed ones go back";
    if (forecast.parts > 1) line += ", " + std::to_string(forecast.parts) + " parts of which one stays";
    if (!forecast.cleared.empty()) line += ", own declining " + provinces_text(forecast.cleared) + " cleared";
    return screen.put_wrapped(x, y, screen.width(), line, {.bold = true});
}

// Every province with its borders; straits in brackets.
void draw_borders(Screen& screen, const State& state, int x, int y) {
    constexpr int border_columns = 2, border_width = 40;
    const int rows = (province_count + border_columns - 1) / border_columns;
    for (Province province : all_provinces) {
        std::string line = std::string(short_name(province)) + ":";
        for (Province other : provinces[province].neighbors) line.append(" ").append(short_name(other));
        if (state.options.straits != 0)
            for (Province other : provinces[province].straits) line.append(" (").append(short_name(other)).append(")");
        screen.put(x + index(province) / rows * border_width, y + index(province) % rows, line, {.dim = true});
    }
}

}  // namespace

}  // namespace vinci

// On a narrow screen everything else comes before the map, so that a low window shows it together with the question.
Screen Vinci::draw(const View& seen, int width) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    Screen screen(width);
    const bool beside = width >= map_width + narrowest_side_panel;
    const bool with_borders = width >= 2 * map_width;
    screen.put(0, 0, header_text(seen.state), {.bold = true});
    const int x = beside ? map_width + 1 : 0;
    const int below_row = draw_row(screen, seen.state, x, draw_seats(screen, seen, x, beside ? 0 : 1));
    const int below_legend = screen.put_wrapped(
        0, beside ? 1 + map_rows * spot_height : below_row, beside ? map_width - 1 : width,
        "F farmland P prairie W forest M mountain, m mine, h harbour; 0:3 tokens of P0, 0d declining, n neutral, "
        "- empty, ^ fort; [cost] (too dear), s spy, > entry",
        {.dim = true});
    const int top = beside ? 1 : below_legend;
    draw_map(screen, seen.state, top);
    if (with_borders) draw_borders(screen, seen.state, 0, below_legend + 1);
    draw_forecast(screen, seen.state, x, beside ? below_row : top + map_rows * spot_height);
    return screen;
}

}  // namespace ozy
