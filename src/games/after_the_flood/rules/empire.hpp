// empire.hpp - chapter 11: the action Start Empire.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

using EmpireSet = IdSet<Empire, std::uint16_t>;

bool is_started(const State& state, Empire empire);
// The seat has as many workers in the home as anybody, and at least one; anybody for Sumer.
bool may_start(const State& state, Seat seat, Empire empire);
EmpireSet open_empires(const State& state, Seat seat);
bool can_start(const State& state);
// Empires of the next turn that the seat could start as its workers stand now, before a Decline.
EmpireSet empires_in_sight(const State& state, Seat seat);

// What can still be bought with, equipped or bid: held, and not before the last one in canonical order.
ResourceSet from_last_on(const State& state);
ResourceSet army_prices(const State& state);

// One or two, as many as are available.
int armies_to_settle(const State& state);

// Where in the rank list a seat with this equipment would come.
int rank_for(const State& state, int equipment);

void start(State& state, Empire empire, Events* events);
void name_home(State& state, Area home, Events* events);
void buy_armies(State& state, Resource resource, Events* events);
void end_buying(State& state);
void equip(State& state, Resource resource, Events* events);
void end_equipping(State& state, Events* events);
void settle_home(State& state, int armies, Events* events);

Bars<State> empire_bars(const State& state);
Bars<State> home_bars(const State& state);
Bars<State> purchase_bars(const State& state);
Bars<State> equipment_bars(const State& state);
Bars<State> settling_bars(const State& state);
// Buying, equipping and bidding go through the goods once: what is said of one that is not held, or comes too late.
inline constexpr Sentence not_held = {"why.goods.not_held", "There is no {resource} left"};
inline constexpr Sentence out_of_order = {
    "why.goods.order",
    "{resource} must come before {last}: the order is grain, textile, wood, metal, tools, oil, gold, lapis"};
bool is_not_held(const State& state, Move move);
bool is_out_of_order(const State& state, Move move);
void list_empires(const State& state, MoveList& out);
void list_homes(const State& state, MoveList& out);
void list_settlements(const State& state, MoveList& out);

}  // namespace ozy::after_the_flood
