// scoring.cpp - the ranking. Chapter 18; where the points come from is in rules/victory.cpp.
#include "games/after_the_flood/game.hpp"

namespace ozy {

// [AF-18.3] Most points; among equals the seat earlier in the order of play.
Standing AfterTheFlood::standing(const State& state) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    Standing standing;
    standing.seats = players;
    for (Seat seat : all_seats) standing.score[seat] = state.powers[seat].points;
    int later = players;
    for (Seat seat : state.order) standing.tie_break[seat] = {--later, 0, 0, 0};
    standing.rank_seats();
    return standing;
}

}  // namespace ozy
