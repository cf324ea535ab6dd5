// draw.cpp - the whole table for a terminal: letters say everything, colour helps.
#include "games/after_the_empire/draw.hpp"

#include <algorithm>

#include "games/after_the_empire/arguments.hpp"
#include "games/after_the_empire/forecast.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/sack.hpp"
#include "games/after_the_empire/rules/spaces.hpp"
#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/rules/upkeep.hpp"
#include "games/after_the_empire/scoring.hpp"
#include "games/after_the_empire/setup.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

constexpr int narrowest_side_panel = 58;

std::string season_text(const State& table) {
    constexpr std::string_view stages[] = {"set-up", "actions", "deployment", "attack", "combat", "refresh", "over"};
    std::string out = "Season " + std::to_string(table.turn.season) + " of 7, " +
                      std::string(stages[ordinal(table.turn.stage)]) + "   threat (T) " +
                      std::to_string(threat_by_season[season_index(table)]) + "   flag worth " +
                      std::to_string(flag_by_season[season_index(table)]) + "   turn order";
    for (Seat seat : turn_order(table)) out += " " + std::string(lord_names[ordinal(seat)]);
    return out;
}

std::string fields_text(const PerSide<Field>& fields) {
    std::string out;
    for (Side side : all_sides)
        if (fields[side].invaders() > 0)
            out += (out.empty() ? "" : ", ") + id_text(side) + " " +
                   invaders_thing(fields[side].archers, fields[side].swordsmen).word;
    return out.empty() ? "nobody" : out;
}

// "N 3 swordsmen; W siege 2 damage": what the known cards bring at this gold on the track.
std::string attack_text(const State& table, Seat seat, int gold) {
    const KnownAttack attack = known_attack(table, seat, gold);
    if (attack.siege == 0) return fields_text(attack.fields);
    const bool damages = sieges[table.siege.card].mode == Mode::damage;
    return fields_text(attack.fields) + "; " + id_text(table.siege.side) + " siege " + std::to_string(attack.siege) +
           (damages ? " damage" : " climb in");
}

// Known attackers now and at the next rise, income, the feast, the price of a sack.
std::string forecast_text(const State& table, Seat seat) {
    const int gold = table.lords[seat].stock.gold, counts = effective_gold(table, seat);
    const int rise = next_rise(table, seat), food = forecast_food(table, seat);
    std::string out = "Known attack at " + std::to_string(gold) + " gold" +
                      (counts == gold ? "" : ", which counts as " + std::to_string(counts)) + ": " +
                      attack_text(table, seat, gold);
    if (rise > 0) out += "; at " + std::to_string(rise) + " (^): " + attack_text(table, seat, rise);
    out += ". Income " + std::to_string(forecast_income(table, seat)) + ", food after the feast " +
           (food >= 0 ? std::to_string(food) : "0 and " + std::to_string(-food) + " gold short") + ", gold if sacked " +
           std::to_string(gold_after_sack(table.lords[seat])) + ".";
    return out;
}

std::string stock_text(const Lord& lord) {
    const Stock& stock = lord.stock;
    return "gold " + std::to_string(stock.gold) + "  food " + std::to_string(stock.food) + "  wood " +
           std::to_string(stock.wood) + "  stone " + std::to_string(stock.stone) + "  iron " +
           std::to_string(stock.iron);
}

std::string people_text(const Lord& lord) {
    std::string out = "soldiers " + std::to_string(lord.troops[Troop::soldier]) + " fit " +
                      std::to_string(lord.wounded) + " wounded  mercenaries " +
                      std::to_string(lord.troops[Troop::mercenary]) + "  move points " +
                      std::to_string(lord.move_points) + "  workers " + std::to_string(lord.workers);
    if (lord.villager != 0) out += " (villager)";
    if (lord.sacked != 0) out += "  SACKED";
    return out;
}

std::string flags_text(const Lord& lord) {
    if (flag_tokens(lord) == 0) return "no flag";
    return counted(flag_tokens(lord), "flag", "flags") + " worth " + std::to_string(flag_value(lord));
}

std::string score_text(const State& table, Seat seat) {
    const ScoreSheet sheet = score_sheet(table, seat);
    return "track " + std::to_string(sheet.track) + " + buildings " + std::to_string(sheet.buildings) + " + refugees " +
           std::to_string(sheet.refugees) + " + flags " + std::to_string(sheet.flags) + " + farms " +
           std::to_string(sheet.farms) + " + objectives " + std::to_string(sheet.objectives) + " = " +
           std::to_string(sheet.total());
}

// The name, with * if it is invented, and what lies on it.
std::string card_text(const Lord& lord, Card card) {
    std::string out(cards[card].name);
    if (cards[card].sources.name == Provenance::invented) out += "*";
    if (lord.damaged.contains(card)) out += " [damaged]";
    if (lord.used.contains(card)) out += " [used]";
    if (lord.staffed.contains(card)) out += " [worker]";
    return out;
}

int draw_own_cards(Screen& screen, const Lord& lord, int y) {
    for (Card card : lord.cards) {
        std::string line = card_text(lord, card);
        if (all_bought.contains(card)) line += " (" + std::to_string(cards[card].end_gold) + ")";
        y = screen.put_wrapped(2, y, screen.width(), line + ": " + std::string(cards[card].text));
    }
    return y;
}

std::string objective_text(const State& table, Seat seat, Objective objective) {
    const ObjectiveFace& face = objectives[objective];
    const bool met = is_fulfilled(table, seat, objective);
    return std::string(face.name) + "* (" + std::to_string(face.gold) + (met ? ", fulfilled now): " : "): ") +
           std::string(face.text);
}

// Those held, and those just drawn of which one is kept.
int draw_objectives(Screen& screen, const State& table, Seat seat, int y) {
    for (Objective objective : table.lords[seat].objectives)
        y = screen.put_wrapped(2, y, screen.width(), "Objective " + objective_text(table, seat, objective));
    if (table.turn.active == seat)
        for (Objective objective : table.turn.drawn)
            y = screen.put_wrapped(2, y, screen.width(), "Drawn " + objective_text(table, seat, objective));
    return y;
}

// [AE-2.5] The starting refugees still on offer.
int draw_offer(Screen& screen, const State& table, int y) {
    for (Card card : starting_refugees_on_offer(table))
        y = screen.put_wrapped(0, y, screen.width(),
                               "On offer: " + std::string(cards[card].name) + "* (initiative " +
                                   std::to_string(cards[card].initiative) + "): " + std::string(cards[card].text));
    return y;
}

int draw_row(Screen& screen, std::string_view name, std::span<const Card> row, int y) {
    for (std::size_t slot = 0; slot < row.size(); ++slot) {
        std::string line = std::string(name) + " " + std::to_string(slot) + "  ";
        if (row[slot] == Card::none) {
            screen.put(0, y++, line + "-", {.dim = true});
            continue;
        }
        const CardFace& face = cards[row[slot]];
        line.append(face.name).append(face.sources.name == Provenance::invented ? "*" : "");
        line += " for " + bag_text(face.cost) + " (" + std::to_string(face.end_gold) + "): " + std::string(face.text);
        y = screen.put_wrapped(0, y, screen.width(), line);
    }
    return y;
}

// "tax 2 of 3" with the seats of the workers there.
int draw_spaces(Screen& screen, const State& table, int y) {
    int x = screen.put(0, y, "Free spaces ");
    const int left = x;
    for (Space space : shared_spaces) {
        const int all = spaces_of(table, space), free = free_spaces(table, Seat::first, space);
        std::string text = std::string(spaces[space].id) + " " + std::to_string(free) + "/" + std::to_string(all);
        for (Seat seat : seats_of(seats(table)))
            for (int i = 0; i < table.lords[seat].placed[space]; ++i)
                text += (i == 0 ? " P" : ",P") + std::to_string(index(seat));
        if (x + std::ssize(text) + 2 > screen.width()) {
            ++y;
            x = left;
        }
        x = screen.put(x, y, text, {.bold = free > 0, .dim = free == 0}) + 3;
    }
    return y + 1;
}

std::string castle_summary(const Castle& castle) {
    std::string out;
    for (CastlePosition position : all_positions) {
        const Piece piece = castle.pieces[position];
        if (piece == Piece::none) continue;
        const std::string form = form_of(piece) == Form::gate   ? "gate"
                                 : form_of(piece) == Form::wall ? "wall"
                                                                : "turret";
        out += (out.empty() ? "" : ", ") + id_text(position) + (is_stone(piece) ? " stone " : " wood ") + form + " " +
               (castle.flames.contains(position) ? "burnt" : std::to_string(castle.cubes[position]));
    }
    return out.empty() ? "no castle yet" : out;
}

int draw_rival(Screen& screen, const View& seen, Seat seat, int x, int y) {
    const State& table = seen.table;
    const Lord& lord = table.lords[seat];
    const bool active = AfterTheEmpire::decider(table) == seat;
    y = screen.put_wrapped(x, y, screen.width(),
                           (active ? "> " : "  ") + seat_text(seat) + " " + std::string(lord_names[ordinal(seat)]) +
                               "  " + stock_text(lord) + "  " + flags_text(lord),
                           {.bold = active});
    y = screen.put_wrapped(x + 2, y, screen.width(), people_text(lord));
    y = screen.put_wrapped(x + 2, y, screen.width(), castle_summary(lord.castle));
    std::string names;
    for (Card card : lord.cards)
        if (card != Card::barracks) names += (names.empty() ? "" : ", ") + card_text(lord, card);
    names += (names.empty() ? "" : "; ") +
             counted(seen.hidden_objectives[seat] + lord.objectives.count(), "objective", "objectives");
    return screen.put_wrapped(x + 2, y, screen.width(), names);
}

int draw_own(Screen& screen, const View& seen, Seat focus, int y) {
    const State& table = seen.table;
    const Lord& lord = table.lords[focus];
    const std::string title =
        seat_text(focus) + " " + std::string(lord_names[ordinal(focus)]) + (focus == seen.viewer ? " (you)  " : "  ");
    const int x = screen.put(0, y, title, {.bold = true});
    y = screen.put_wrapped(x, y, screen.width(), stock_text(lord) + "  " + flags_text(lord));
    y = screen.put_wrapped(2, y, screen.width(), people_text(lord));
    y = screen.put_wrapped(2, y, screen.width(), forecast_text(table, focus));
    y = draw_own_cards(screen, lord, y);
    y = draw_objectives(screen, table, focus, y);
    return screen.put_wrapped(2, y, screen.width(), "Score now: " + score_text(table, focus));
}

}  // namespace

}  // namespace after_the_empire

Screen AfterTheEmpire::draw(const View& seen, int width) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    const State& table = seen.table;
    const Seat focus = is_player(seen.viewer) ? seen.viewer : table.turn.active;
    Screen screen(width);
    int y = screen.put_wrapped(0, 0, width, season_text(table), {.bold = true});
    y = draw_gold_track(screen, table, focus, y);
    y = draw_attack(screen, table, focus, y);
    const bool beside = width >= castle_width + narrowest_side_panel;
    const int top = y;
    y = draw_castle(screen, table, focus, y);
    int rivals = beside ? top : y;
    for (Seat seat : seats_of(seats(table)))
        if (seat != focus) rivals = draw_rival(screen, seen, seat, beside ? castle_width : 0, rivals);
    y = draw_own(screen, seen, focus, std::max(y, rivals));
    if (table.turn.stage == Stage::setup) y = draw_offer(screen, table, y);
    if (table.turn.stage == Stage::actions) {
        y = draw_spaces(screen, table, y);
        y = draw_row(screen, "Building", table.buildings, y);
        y = draw_row(screen, "Refugee", table.refugees, y);
    }
    screen.put_wrapped(
        0, y, width,
        "S soldier, M mercenary, a archer, s swordsman; (n) gold at the end; * invented, not in the rulebook",
        {.dim = true});
    return screen;
}

}  // namespace ozy
