// ratings.hpp - what the games of a tournament say about its bots, and how sure that is. The games of a block share
// their luck, so the unit of every interval is the block.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/tournament_plan.hpp"

namespace ozy {

// A number with its 95 % interval.
struct Estimate {
    double value = 0, low = 0, high = 0;
};

// From the shares (0 to 1) of blocks. It never shrinks to a point, not even at 0 or 1; with fewer than two blocks it
// spans everything.
Estimate share_with_interval(const std::vector<double>& shares, int games_in_block);

struct RatedBot {
    std::string name;
    std::uint64_t games = 0;                // seats taken
    std::int64_t faults = 0, forfeits = 0;  // of a program: what it did wrong, and the games it lost by that
    double mean_score = 0;
    Estimate win_share;  // of the games of a seat; ties are split
    Estimate placement;  // 1 = always first, 0 = always last
    Estimate elo;        // Plackett-Luce strength, 400 points are ten to one; the mean of all bots is 0
    // For every bot: the share of their meetings in which this one ends before it, ties split; none without a meeting.
    std::vector<std::optional<Estimate>> before;
};

struct Ratings {
    std::uint64_t games = 0, blocks = 0;
    double even_share = 0;               // of a win, if all bots were equal
    std::vector<RatedBot> bots;          // in the order they were named
    std::vector<double> seat_win_share;  // whoever sits there
    std::uint64_t signature = 0;         // of all moves of all games counted

    bool has_faults() const;
};

// Games in any order; only whole blocks count, and of a game that is there twice only the first. A pure function of the
// set of games.
Ratings rate(const TournamentPlan& plan, const std::vector<PlayedGame>& games);

// Of the first bot; quick enough for a progress bar.
Estimate win_share_of_first(const TournamentPlan& plan, const std::vector<PlayedGame>& games);

// The sequential probability ratio test of "the first bot is `elo1` better than the others" against "`elo0`", errors
// of 5 % each, on the mean win share of blocks.
struct Hypotheses {
    double elo0 = 0, elo1 = 0;
};
enum class Verdict { undecided, accepted, rejected };
struct SequentialTest {
    Verdict verdict = Verdict::undecided;
    double log_likelihood_ratio = 0;
    std::uint64_t blocks = 0;  // that it took; later ones do not count
};
SequentialTest test_sequentially(const TournamentPlan& plan, const std::vector<PlayedGame>& games,
                                 const Hypotheses& hypotheses);

}  // namespace ozy
