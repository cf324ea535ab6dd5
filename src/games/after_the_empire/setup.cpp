// setup.cpp - options, and the opening position. Chapter 2.
#include "games/after_the_empire/setup.hpp"

#include <algorithm>

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/names.hpp"
#include "games/after_the_empire/rules/upkeep.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

constexpr std::string_view refugee_names[] = {"choose", "random"};
constexpr std::string_view passing_names[] = {"forced", "allowed"};
constexpr std::string_view barracks_names[] = {"free", "worker"};
constexpr std::string_view ladders_names[] = {"every_round", "once"};
constexpr std::string_view reached_names[] = {"everybody", "reached"};
constexpr std::string_view damage_names[] = {"undamaged", "any"};
constexpr std::string_view flag_names[] = {"unsacked", "richest"};
constexpr std::string_view villager_names[] = {"one_season", "until_used"};
constexpr std::string_view supply_names[] = {"unlimited", "counted"};

// Of the readings no source but the manual says more: the published game is read as the manual is (RULES.md).
const Option<Config> option_table[] = {
    {"players", "how many seats", "AE-4.7", &Config::players, {}, 2, max_players},
    {"difficulty", "how many invader cards lie face down", "AE-3.5", &Config::difficulty, difficulty_names.items},
    {"no_reports", "the first invader card lies face down too", "AE-3.6", &Config::no_reports, off_on},
    {"crippling", "damaged cards do not count for objectives", "AE-15.8", &Config::crippling, off_on},
    {"starting_refugees", "how starting refugees are given out", "AE-2.5", &Config::starting_refugees, refugee_names},
    Option<Config>{"passing", "whether a seat may pass while it could place a worker", "AE-4.10", &Config::passing,
                   passing_names}
        .published_as(0)
        .before_version(2, 1),
    Option<Config>{"barracks", "whether the Barracks are a free action or a worker space", "AE-7.42", &Config::barracks,
                   barracks_names}
        .published_as(0),
    Option<Config>{"ladders", "whether ladders and towers carry invaders over the wall in every round or once",
                   "AE-9.22", &Config::ladders, ladders_names}
        .published_as(0),
    Option<Config>{"surge", "whether the surge comes to everybody it names or only where the siege card reaches a tier",
                   "AE-8.25", &Config::surge, reached_names}
        .published_as(0),
    Option<Config>{"sack_damage", "whether a sack damages undamaged cards or any two", "AE-10.9", &Config::sack_damage,
                   damage_names}
        .published_as(0),
    Option<Config>{"flag",
                   "whether the flag goes to the richest who was not sacked or to the richest of all, if not sacked",
                   "AE-11.9", &Config::flag, flag_names}
        .published_as(0),
    Option<Config>{"villager", "whether a villager that was not used goes back or waits until it is used", "AE-13.11",
                   &Config::villager, villager_names}
        .published_as(0),
    Option<Config>{"supply", "whether mercenaries and iron are unlimited or as many as in the box", "AE-1.15",
                   &Config::supply, supply_names}
        .published_as(0),
};

// [AE-2.4] A wood gate on the chosen side, wood walls on the other three, with all cubes; the corners are empty.
void build_first_castle(Lord& lord) {
    for (Side side : all_sides) {
        const Piece piece = side == lord.gate ? Piece::wood_gate : Piece::wood_wall;
        lord.castle.pieces[position_of(side)] = piece;
        lord.castle.cubes[position_of(side)] = operand(pieces[piece].cubes);
    }
    lord.gate = Side::none;
}

Card starting_refugee(const Lord& lord) { return (lord.cards & all_starting).first(); }

}  // namespace

// [AE-2.8] Turn order follows the initiative of the starting refugees, lowest first; in turn order 5, 6, 7 and 8 gold.
void set_first_order(State& state, Events* events) {
    const std::span<Seat> order = turn_order(state);
    std::ranges::sort(order, [&](Seat one, Seat other) {
        return cards[starting_refugee(state.lords[one])].initiative <
               cards[starting_refugee(state.lords[other])].initiative;
    });
    tell_order(state, events);
    for (std::size_t i = 0; i < order.size(); ++i) {
        state.lords[order[i]].stock.gold = narrow(gold_by_turn_order[i]);
        tell(events, Happening::starting_gold, order[i], {.amount = amount_of(gold_by_turn_order[i])});
    }
}

Options to_options(const Config& config) {
    return {operand(config.players),
            id_at<Difficulty>(config.difficulty),
            operand(config.no_reports),
            operand(config.crippling),
            operand(config.starting_refugees),
            operand(config.passing),
            operand(config.barracks),
            operand(config.ladders),
            operand(config.surge),
            operand(config.sack_damage),
            operand(config.flag),
            operand(config.villager),
            operand(config.supply)};
}

// [AE-2.7] Those that nobody has leave the game when all have one.
CardSet starting_refugees_on_offer(const State& state) {
    CardSet left = all_starting;
    for (Seat seat : seats_of(seats(state))) left = left - state.lords[seat].cards;
    return left;
}

Bars<State> take_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-2.5",
         {"why.take.not_offered", "{card} is not on offer"},
         [](const State& state, Move move) { return !starting_refugees_on_offer(state).contains(card_in(move)); }},
    };
    return bars;
}

// [AE-2.2] One secret objective to each seat, in seat order.
void deal_objective(State& state, Objective objective, Events* events) {
    state.decks.unseen_objectives.erase(objective);
    active_lord(state).objectives.insert(objective);
    tell(events, Happening::objective_drawn, state.turn.active,
         {.audience = state.turn.active, .a = operand(objective)});
}

// [AE-2.3] In seat order, hidden from the others until all have chosen.
void choose_gate(State& state, Side side, Events* events) {
    active_lord(state).gate = side;
    tell(events, Happening::gate_chosen, state.turn.active);
}

void build_first_castles(State& state, Events* events) {
    for (Seat seat : seats_of(seats(state))) {
        tell(events, Happening::gate_built, seat, {.a = operand(state.lords[seat].gate)});
        build_first_castle(state.lords[seat]);
    }
}

// [AE-2.5], [AE-2.6] One for each seat.
void take_starting_refugee(State& state, Card card, Events* events) {
    active_lord(state).cards.insert(card);
    tell(events, Happening::refugee_joined, state.turn.active, {.a = operand(card)});
}

}  // namespace after_the_empire

std::span<const Option<AfterTheEmpire::Config>> AfterTheEmpire::options() { return after_the_empire::option_table; }

// [AE-2.1] Barracks, 3 workers, 2 fit soldiers, stock and a level 1 farm on each side. [AE-14.1] All decks unseen.
AfterTheEmpire::State AfterTheEmpire::setup(const Config& config) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state;
    state.options = to_options(config);
    state.turn.order = {seat_at(0), seat_at(1), seat_at(2), seat_at(3)};
    for (Seat seat : seats_of(seats(state))) {
        Lord& lord = state.lords[seat];
        lord.cards.insert(Card::barracks);
        lord.workers = operand(workers_by_season[0]);
        lord.troops[Troop::soldier] = starting_soldiers;
        lord.stock = starting_stock;
        lord.farms.items.fill(starting_farm);
    }
    state.decks.unseen_cards = all_bought;
    state.decks.unseen_objectives = ObjectiveSet::first_of(objective_count);
    state.decks.unseen_invaders = InvaderSet::first_of(invader_count);
    state.decks.unseen_sieges = SiegeSet::first_of(siege_count);
    return state;
}

AfterTheEmpire::Config AfterTheEmpire::config(const State& state) {
    const after_the_empire::Options& options = state.options;
    return {
        options.players,         operand(options.difficulty), options.no_reports,           options.crippling,
        options.random_refugees, options.passing_allowed,     options.barracks_take_worker, options.ladders_once,
        options.surge_by_tier,   options.damage_any,          options.flag_for_richest,     options.villager_until_used,
        options.counted_supply};
}

}  // namespace ozy
