// view.hpp - what one viewer may know (RULES.md, "Hidden information").
#pragma once

#include "games/tigris/state.hpp"

namespace ozy::tigris {

struct View {
    Pieces pieces;
    PerSeat<Gains> gains;  // always whole for bots; write_view leaves out what TE-19.5 keeps from people
    Options options;
    Turn turn;  // another seat's swap stands at its first question (TE-19.7)
    Seat viewer = Seat::spectator;
    Seat decider = Seat::chance;  // whom everybody waits for
    Tiles face_down, out;
    PerSeat<Tiles> hands;    // zero where the viewer may not look
    PerSeat<Tiles> swapped;  // likewise
    Tiles unseen;            // in the bag, in hands and swapped away where the viewer may not look
    PerSeat<std::uint8_t> hand_sizes;
    PerSeat<std::uint8_t> swapped_sizes;
    std::uint8_t bag_size = 0;
};

// Whose hand and swapped tiles the viewer knows: its own; everybody's at the end, or if it is omniscient.
constexpr bool sees_hand(Seat viewer, Seat owner, Question question) {
    return viewer == owner || viewer == Seat::omniscient || question == Question::over;
}

// [TE-19.5] With hidden scores other seats' totals are not shown to people until the end.
constexpr bool shows_points(const View& seen, Seat seat) {
    return seen.options.open_scores != 0 || sees_hand(seen.viewer, seat, seen.turn.question);
}

}  // namespace ozy::tigris
