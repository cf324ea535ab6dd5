// naming.hpp - what speaks against a province that is named: it is not the seat's own, or a chain of rising indices is
// past it.
#pragma once

#include "core/bar.hpp"
#include "games/vinci/moves.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

inline bool is_not_own(const State& state, Move move) {
    return !state.realms[chooser(state.turn)].active.contains(province_in(move));
}
constexpr Bar<State> not_own(std::string_view rule, std::string_view key) {
    return {rule, {key, "{province} is not an active province of this seat"}, is_not_own};
}

// Players know no indices, so both are told.
constexpr Bar<State> too_late(std::string_view rule) {
    return {rule,
            {"why.order",
             "{province} must be named before {last}: provinces go by their numbers, {number} before {last_number}"},
            [](const State& state, Move move) { return index(province_in(move)) + 1 < state.turn.last_used; }};
}

}  // namespace ozy::vinci
