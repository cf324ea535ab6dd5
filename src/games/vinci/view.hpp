// view.hpp - what one viewer may know: everything (RULES.md, "Hidden information").
#pragma once

#include "games/vinci/state.hpp"

namespace ozy::vinci {

struct View {
    State state;
    Seat viewer = Seat::spectator;
    std::array<std::uint8_t, 7> spare{};
};
static_assert(std::has_unique_object_representations_v<View>);

}  // namespace ozy::vinci
