// move_words.hpp - what can be said about a move in its position: what fills the gaps of its label and of refusals.
#pragma once

#include "games/after_the_empire/arguments.hpp"
#include "games/after_the_empire/moves.hpp"

namespace ozy::after_the_empire {

Thing card_said(const State& state, const Move& move);
Thing words_said(const State& state, const Move& move);
Thing deed_said(const State& state, const Move& move);
Thing price_said(const State& state, const Move& move);
Thing piece_said(const State& state, const Move& move);
Thing troops_said(const State& state, const Move& move);
Thing invaders_said(const State& state, const Move& move);
// What the question is about, if the move may name another.
Thing place_asked(const State& state, const Move& move);
Thing troops_asked(const State& state, const Move& move);
Thing count_unposted(const State& state, const Move& move);

inline constexpr Gap<State, Move> move_gaps[] = {
    {"seat", [](const State&, const Move& move) { return seat_thing(seat_at(move.a)); }},
    {"side", [](const State&, const Move& move) { return side_thing(side_in(move)); }},
    {"position", [](const State&, const Move& move) { return position_thing(position_in(move)); }},
    {"place", [](const State&, const Move& move) { return place_thing(place_in(move)); }},
    {"from", [](const State&, const Move& move) { return goal_thing(source_in(move)); }},
    {"to", [](const State&, const Move& move) { return goal_thing(goal_in(move)); }},
    {"space", [](const State&, const Move& move) { return space_thing(space_in(move)); }},
    {"card", card_said},
    {"objective", [](const State&, const Move& move) { return objective_thing(objective_in(move)); }},
    {"words", words_said},
    {"number", [](const State&, const Move& move) { return number_thing(cards[card_in(move)].initiative); }},
    {"gold", [](const State&, const Move& move) { return number_thing(objectives[objective_in(move)].gold); }},
    {"deed", deed_said},
    {"price", price_said},
    {"piece", piece_said},
    {"slot", [](const State&, const Move& move) { return number_thing(move.a); }},
    {"troop", [](const State&, const Move& move) { return troop_thing(troop_in(move)); }},
    {"troops", troops_said},
    {"invaders", invaders_said},
    {"asked", place_asked},
    {"kind", troops_asked},
    {"count", count_unposted},
};

}  // namespace ozy::after_the_empire
