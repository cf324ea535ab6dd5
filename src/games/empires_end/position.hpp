// position.hpp - parts of a position's text: a tile with what lies under it, and how far a turn has come (step.cpp).
#pragma once

#include <string>
#include <vector>

#include "core/result.hpp"
#include "core/words.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

inline constexpr EnumArray<Step, std::string_view, step_count> step_names{
    {"first_player", "row",      "deal",    "reveal",      "draw",       "conflict",    "turn",
     "after",        "window",   "destroy", "place_taken", "loan",       "pick",        "convert",
     "order",        "industry", "pay",     "place_built", "swap_first", "swap_second", "shift",
     "move_card",    "move_to",  "hand",    "rally",       "axes",       "coins",       "over"}};

inline Error wrong(std::string detail) { return {Errc::bad_position, std::move(detail)}; }
inline Outcome nothing_left(const Words& words) {
    return words.empty() ? Outcome(Done{}) : wrong("what does '" + std::string(words.rest()) + "' mean?");
}

// A tile as the examples of RULES.md write it: [R4]{19x,30} is a ruin with two innovations, the first with a cube.
std::string tile_text(const Board& board, Seat owner, Tile tile);
std::string row_text(const Board& board, Seat owner);
std::string cards_text(const CardSet& cards);

Outcome read_step(State& state, Words& words);
void write_step(std::vector<std::string>& out, const State& state);

}  // namespace ozy::empires_end
