// view.hpp - what one viewer may know: everything (RULES.md, "Hidden information").
#pragma once

#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

struct View {
    State state;
    Seat viewer = Seat::spectator;
    std::array<std::uint8_t, 3> spare{};
};

}  // namespace ozy::after_the_flood
