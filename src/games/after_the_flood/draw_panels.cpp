// draw_panels.cpp - what is drawn around the map: seats, stock, boxes, forecasts, odds.
#include "games/after_the_flood/draw_panels.hpp"

#include "games/after_the_flood/forecast.hpp"
#include "games/after_the_flood/names.hpp"
#include "games/after_the_flood/rules/decline.hpp"
#include "games/after_the_flood/rules/empire.hpp"
#include "games/after_the_flood/rules/expand.hpp"
#include "games/after_the_flood/rules/fight.hpp"
#include "games/after_the_flood/rules/pass.hpp"
#include "games/after_the_flood/rules/trade.hpp"
#include "games/after_the_flood/rules/victory.hpp"

namespace ozy::after_the_flood {

namespace {

std::string name_of_seat(Seat seat) { return std::string(power_names[ordinal(seat)]); }

std::string padded(std::string text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

// Writes from line to line within its panel.
class Writer {
  public:
    Writer(Screen& screen, Panel panel) : screen_(&screen), panel_(panel), y_(panel.top) {}
    void line(std::string_view text, Style style = {}) { screen_->put(panel_.left, y_++, text, style); }
    // Set in a little and broken into lines.
    void text(std::string_view words) { y_ = screen_->put_wrapped(panel_.left + 2, y_, panel_.right, words); }
    // A name, then a text that is broken into lines beside it.
    void entry(std::string_view name, std::string_view text) {
        screen_->put(panel_.left, y_, name, {.bold = true});
        y_ = screen_->put_wrapped(panel_.left + indent, y_, panel_.right, text);
    }
    void gap() { ++y_; }
    int next_line() const { return y_; }

  private:
    static constexpr int indent = 13;
    Screen* screen_;
    Panel panel_;
    int y_;
};

constexpr std::size_t name_width = 6, points_width = 4, goods_width = 8, value_width = 6, pile_width = 9;

// Free and away.
std::string pile(int free, int away) { return padded(std::to_string(free) + "+" + std::to_string(away), pile_width); }

std::string goods_line(const State& state, Seat seat) {
    const Power& power = state.powers[seat];
    std::string out = name_of_seat(seat);
    out.resize(name_width, ' ');
    out += padded(std::to_string(power.points), points_width);
    for (Resource resource : all_resources) out += padded(std::to_string(power.goods[resource]), goods_width);
    return out + padded(std::to_string(value_of(power.goods)), value_width);
}

std::string piles_text(const Power& power) {
    return pile(power.workers[Place::available], power.workers[Place::unavailable]) +
           pile(power.armies_available, power.armies_unavailable);
}

std::string rank_text(const State& state, Seat seat) {
    for (std::size_t rank = 0; rank < state.ranks.size(); ++rank)
        if (state.ranks[rank] == seat) return std::string(1, static_cast<char>('A' + rank));
    return "-";
}

std::string pieces_line(const State& state, Seat seat) {
    const Power& power = state.powers[seat];
    std::string out = "workers " + std::to_string(power.workers[Place::available]) + " free, " +
                      std::to_string(power.workers[Place::unavailable]) + " away; ";
    out += "bases " + std::to_string(cities_of_a_seat - state.map.cities[seat].count());
    if (power.empire != Empire::none) {
        out += "; armies " + std::to_string(power.armies_available) + " free, " +
               std::to_string(power.armies_unavailable) + " away; ";
        out.append(empires[power.empire].name).append(", rank ").append(rank_text(state, seat));
        out += " (" + std::to_string(value_of(power.equipment)) + ")";
    }
    if (power.passed) out += "; bid " + std::to_string(value_of(power.bid));
    return out;
}

// Where there is room, with the piles of workers and armies.
void write_goods(Writer& writer, const State& state, bool with_piles) {
    std::string header = padded("VP", name_width + points_width);
    for (Resource resource : all_resources) header += padded(std::string(resources[resource].id), goods_width);
    header += padded("value", value_width);
    if (with_piles) header += padded("workers", pile_width) + padded("armies", pile_width);
    writer.line(header, {.dim = true});
    for (Seat seat : all_seats)
        writer.line(goods_line(state, seat) + (with_piles ? piles_text(state.powers[seat]) : ""), seat_style(seat));
    std::string stock = "stock" + padded("", name_width + points_width + 2 * goods_width - 5);
    for (Resource resource : limited) stock += padded(std::to_string(state.stock[resource]), goods_width);
    writer.line(stock);
}

void write_pieces(Writer& writer, const State& state) {
    for (Seat seat : all_seats) writer.entry(name_of_seat(seat), pieces_line(state, seat));
}

// "Red 2, Green 1 VP": a number for each seat that is not 0, and what they are.
template <class Number>
std::string by_seat(Number number, std::string_view what = {}) {
    std::string out;
    for (Seat seat : all_seats)
        if (const int value = number(seat); value != 0)
            out.append(out.empty() ? "" : ", ").append(name_of_seat(seat)).append(" ").append(std::to_string(value));
    return out.empty() ? "none" : out.append(what);
}

void write_boxes(Writer& writer, const State& state) {
    const auto workers = [&](Place place) {
        return by_seat([&](Seat seat) { return state.powers[seat].workers[place]; });
    };
    const auto two_sided = [&](Place ready, Place used) {
        return "ready " + workers(ready) + "; used " + workers(used);
    };
    const std::string fresh = by_seat([&](Seat seat) { return state.powers[seat].fresh_scribes; });
    writer.entry("Irrigation", workers(Place::irrigation) + "   (3 VP at the end)");
    writer.entry("Weaving", workers(Place::weaving) + "   (4 VP at the end)");
    writer.entry("Scribes", two_sided(Place::scribes, Place::used_scribes) + "; fresh " + fresh);
    writer.entry("Tool Makers", two_sided(Place::tool_makers, Place::used_tool_makers));
}

std::string decline_text(const State& state, Seat seat) {
    std::string out;
    for (Place place : outer_places | boxes)
        if (const int losses = decline_losses(state, seat, place); losses > 0)
            out.append(out.empty() ? " " : ", ").append(name_of(place)).append(" ").append(std::to_string(losses));
    return name_of_seat(seat) + (out.empty() ? " nothing" : out);
}

std::string production_text(const State& state) {
    const Production next = next_production(state);
    std::string out;
    for (Seat seat : all_seats)
        out.append(out.empty() ? "" : "; ")
            .append(name_of_seat(seat))
            .append(" " + std::to_string(next.grain[seat]) + " grain " + std::to_string(next.textile[seat]) +
                    " textile");
    return out;
}

std::string majorities_text(const State& state) {
    std::string out;
    for (Place place : places_with_final_points(state))
        if (const auto seat = sole_most(state, place))
            out.append(out.empty() ? "" : ", ").append(name_of(place)).append(" ").append(name_of_seat(*seat));
    if (out.empty()) return "none";
    return out + "  (" + by_seat([&](Seat seat) { return majority_points(state, seat); }, " VP") + ")";
}

std::string empires_text(const State& state, int turn) {
    std::string out;
    for (int number = 0; number < empires_per_turn; ++number) {
        const Empire empire = empire_of_turn(turn, number);
        std::string open;
        for (Seat seat : all_seats) {
            const bool may =
                turn == state.turn ? open_empires(state, seat).contains(empire) : may_start(state, seat, empire);
            if (may) open += seat_letter(seat);
        }
        if (turn == state.turn && is_started(state, empire)) open = "started";
        out.append(out.empty() ? "" : ", ").append(empires[empire].name);
        out.append(" " + std::to_string(empires[empire].armies) + " (" + (open.empty() ? "nobody" : open) + ")");
    }
    return out;
}

// "grain 1, textile 2, ...".
std::string worth_text() {
    std::string out;
    for (Resource resource : all_resources)
        out.append(out.empty() ? "" : ", ")
            .append(resources[resource].id)
            .append(" ")
            .append(std::to_string(resources[resource].value));
    return out;
}

// What is given for what: "wood for grain, textile, tools; ...".
std::string prices_text() {
    std::string out;
    for (Resource resource : all_resources) {
        if (resources[resource].given_for_it.empty()) continue;
        out.append(out.empty() ? "" : "; ").append(resources[resource].id).append(" for ");
        std::string given;
        for (Resource give : resources[resource].given_for_it)
            given.append(given.empty() ? "" : ", ").append(resources[give].id);
        out += given;
    }
    return out;
}

// Chances of the acting seat against the areas it reaches.
std::string attacks_text(const State& state) {
    const int armies = acting(state).armies_available - price_of_repeat(state);
    std::string out;
    if (armies <= 0) return out;
    for (Area area : reach_of(state, state.active) & held_by_others(state.map, state.active)) {
        const int needed = needed_roll(state, state.active, *holder(state.map, area));
        const int chance = chance_to_clear(needed, armies_in(state.map, area), armies);
        out.append(out.empty() ? "" : ", ").append(areas[area].name);
        out += " " + std::to_string(needed) + "+ " + percent_text(chance) + "%";
    }
    return out;
}

// Where the acting seat can trade, and for what.
std::string trade_text(const State& state) {
    std::string out;
    const IconSet open = open_icons(state);
    for (Area area : trade_areas) {
        if ((open & icons_in[area]).empty()) continue;
        out.append(out.empty() ? "" : "; ").append(areas[area].name);
        out += " x" + std::to_string(trades_left(state, state.active, area));
        for (Icon icon : open& icons_in[area]) out.append(" ").append(resources[icons[icon].resource].id);
    }
    if (out.empty()) return out;
    return out + (has_sippar_trade(state) ? "; one more by Sippar" : "");
}

void write_forecasts(Writer& writer, const State& state) {
    writer.entry("Empires now", empires_text(state, state.turn));
    if (state.turn < turns) writer.entry("Next turn", empires_text(state, state.turn + 1));
    if (state.turn < turns) writer.entry("Production", production_text(state) + " next turn");
    if (has_decline(state.turn + 1))
        for (Seat seat : all_seats) writer.entry(seat == Seat::first ? "Decline next" : "", decline_text(state, seat));
    writer.entry("Armies", by_seat([&](Seat seat) { return army_points(state, seat); }, " VP in phase five"));
    writer.entry("Expansions", by_seat([&](Seat seat) { return best_expansions(state, seat); }, " VP with goods held"));
    writer.entry("", "(a city: 2 wood; with 0 to 4 of tools, oil, gold, lapis it scores 4, 7, 10, 14, 20 VP)");
    writer.entry("Majorities", majorities_text(state));
    std::string order;
    for (Seat seat : order_by_bids(state)) order.append(order.empty() ? "" : ", ").append(name_of_seat(seat));
    writer.entry("Next order", order + " by the bids so far");
    writer.entry("Worth", worth_text());
    writer.entry("Trade prices", prices_text());
    if (const std::string text = attacks_text(state); !text.empty())
        writer.entry(name_of_seat(state.active), "can attack " + text);
    if (const std::string text = trade_text(state); !text.empty())
        writer.entry(name_of_seat(state.active), "can trade: " + text);
}

}  // namespace

int draw_goods(Screen& screen, const State& state, Panel panel) {
    constexpr int with_piles = 100;
    Writer writer(screen, panel);
    write_goods(writer, state, panel.right - panel.left >= with_piles);
    return writer.next_line();
}

int draw_details(Screen& screen, const State& state, Panel panel) {
    Writer writer(screen, panel);
    write_pieces(writer, state);
    writer.gap();
    write_boxes(writer, state);
    writer.gap();
    write_forecasts(writer, state);
    return writer.next_line();
}

}  // namespace ozy::after_the_flood
