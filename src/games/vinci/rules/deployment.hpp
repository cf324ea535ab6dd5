// deployment.hpp - chapters 8 and 9: where tokens stand after the conquests.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

// Provinces on which the seat may put its next token.
ProvinceSet placeable(const State& state, Seat seat);
Bars<State> placement_bars(const State& state);
void list_placements(const State& state, MoveList& out);
// Puts one token; then, if only one province is left for them, all others there.
void place_token(State& state, Seat seat, Province province, Events* events);
// Puts the whole hand down if there is no choice. Whether tokens and a choice are left.
bool distribution_is_open(State& state, Seat seat, Events* events);

// The next seat after `after` with tokens and provinces, up to the seat on turn; that one if there is none.
Seat next_defender(const State& state, Seat after);

// All tokens of the seat on turn go into its hand, borrowed ones are given back.
void gather_tokens(State& state, Events* events);
// What hangs together with a province in `whole`, by reach; and the part of a seat's active provinces that holds it.
ProvinceSet connected_to(Province province, ProvinceSet whole, const Borders& reach);
ProvinceSet part_at(const State& state, Seat seat, Province province);
// Whether the seat on turn must give up all but one part.
bool is_split(const State& state);
Bars<State> part_bars(const State& state);
void list_parts(const State& state, MoveList& out);
void keep_part(State& state, Province lowest, Events* events);
// How many provinces the seat on turn has more than tokens.
int shortage(const State& state);
ProvinceSet droppable(const State& state);
Bars<State> drop_bars(const State& state);
void drop_province(State& state, Province province, Events* events);
// One token on each province.
void man_provinces(State& state);

}  // namespace ozy::vinci
