// view.hpp - what one viewer may know (RULES.md, "Hidden information").
#pragma once

#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// The table as the viewer sees it. In `table` hidden objectives and cards are taken out of hands, slots and draws and
// counted with the unseen ones; hidden gates and posts are left out; another seat's posting stands at its first post.
struct View {
    State table;
    PerSeat<std::uint8_t> hidden_objectives{};  // how many a seat holds that the viewer does not know
    std::uint8_t hidden_drawn = 0;              // the same of those just drawn
    Seat viewer = Seat::spectator;
    std::array<std::uint8_t, 2> spare{};
    friend bool operator==(const View&, const View&) = default;
};
static_assert(std::has_unique_object_representations_v<View>);

}  // namespace ozy::after_the_empire
