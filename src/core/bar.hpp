// bar.hpp - what forbids a move: a rule's number, the question it asks, and what it says.
#pragma once

#include <span>
#include <string_view>

#include "core/move.hpp"
#include "core/sentence.hpp"

namespace ozy {

template <class State>
struct Bar {
    std::string_view rule;
    Sentence sentence;
    bool (*forbids)(const State& state, Move move);
};
// In the order in which they are asked: the first that forbids is the reason.
template <class State>
using Bars = std::span<const Bar<State>>;

}  // namespace ozy
