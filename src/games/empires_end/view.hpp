// view.hpp - what one viewer may know (RULES.md, "Hidden information").
#pragma once

#include "games/empires_end/rules/stash.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

struct View {
    Board board;              // VP from another's conversions only once its Economy is over (EE-8.7)
    Turn turn;                // another's private Economy or secret bid stands at its first question
    CardSet unseen;           // deck and the hands the viewer may not see
    PerSeat<CardSet> hands;   // empty where the viewer may not look
    PerSeat<Tokens> stashes;  // zero where the viewer may not look
    PerSeat<Bid> bids;        // likewise
    Options options;
    Seat viewer = Seat::spectator;
    PerSeat<std::uint8_t> hand_sizes;
    std::array<std::uint8_t, 7> spare{};
};

// [EE-14.10] Hands are secret until the game is over.
constexpr bool sees_hand(Seat viewer, Seat owner, Question question) {
    return viewer == owner || viewer == Seat::omniscient || question == Question::over;
}
// [EE-14.1] Stashes and Economy choices too, unless the option opens them.
constexpr bool sees_stash(const Options& options, Seat viewer, Seat owner, Question question) {
    return sees_hand(viewer, owner, question) || !hides_stashes(options);
}

}  // namespace ozy::empires_end
