// scoring.cpp - victory points: gaining them, and the final result. Chapter 14.
#include "games/tigris/scoring.hpp"

#include <algorithm>

#include "games/tigris/game.hpp"

namespace ozy {

namespace tigris {

// [TE-1.8] Points are counts without limit.
void gain_points(State& state, Seat seat, const Gain& gain, Events* events) {
    auto& points = state.gains[seat].points[gain.color];
    change(points, gain.amount);
    tell(events, Happening::points_gained, seat,
         {.a = operand(gain.color),
          .b = operand(gain.cause),
          .c = operand(gain.where),
          .amount = amount_of(gain.amount)});
}

// [TE-14.4] Treasures go one by one to the colour that is lowest at that moment, the first of them on ties.
PerColor<int> final_points(const Gains& gains) {
    PerColor<int> points;
    for (Color color : all_colors) points[color] = gains.points[color];
    for (int i = 0; i < gains.treasures; ++i) ++*std::min_element(points.begin(), points.end());
    return points;
}

// [TE-14.5] The four counts ascending.
std::array<int, color_count> result_of(const Gains& gains) {
    std::array<int, color_count> sorted = final_points(gains).items;
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

}  // namespace tigris

// [TE-14.6] Compared by the first number, then the second, third, fourth; equal in all four shares the rank.
Standing Tigris::standing(const State& state) {
    Standing standing;
    standing.seats = tigris::seats(state);
    for (Seat seat : seats_of(standing.seats)) {
        const auto result = tigris::result_of(state.gains[seat]);
        standing.score[seat] = result[0];
        standing.tie_break[seat] = {result[1], result[2], result[3], 0};
    }
    standing.rank_seats();
    return standing;
}

}  // namespace ozy
