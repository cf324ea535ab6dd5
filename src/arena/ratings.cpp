// ratings.cpp - block means, their intervals, block bootstrap and the sequential test.
#include "arena/ratings.hpp"

#include <algorithm>
#include <cmath>

#include "arena/plackett_luce.hpp"
#include "core/rng.hpp"

namespace ozy {

namespace {

constexpr double normal_quantile = 1.959964;  // of 97.5 %
constexpr int bootstraps = 200;
constexpr double threshold = 2.944439;  // log(0.95 / 0.05)

// Student's quantile of 97.5 % from the normal one, by the expansion of Cornish and Fisher; with one degree of freedom
// it is known.
double student_quantile(double freedom) {
    constexpr double z = normal_quantile;
    if (freedom < 1.5) return 12.7062;
    if (freedom < 2.5) return 4.3027;
    const double z3 = z * z * z, z5 = z3 * z * z;
    return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom) +
           (3 * z5 * z * z + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom * freedom * freedom);
}

struct Moments {
    double mean = 0, variance = 0;
};

Moments moments_of(const std::vector<double>& observations) {
    Moments out;
    const auto count = static_cast<double>(observations.size());
    for (double one : observations) out.mean += one;
    out.mean /= std::max(count, 1.0);
    for (double one : observations) out.variance += (one - out.mean) * (one - out.mean) / std::max(count - 1, 1.0);
    return out;
}

// A game as the bots' rows saw it.
struct RowResult {
    FinishingOrder order;
    SeatArray<double> win{}, placement{};
    SeatArray<int> score{};
    SeatArray<Conduct> conduct{};
    std::uint64_t hash = 0;
};
using Block = std::vector<RowResult>;

RowResult result_of(const PlayedGame& game, const Schedule& schedule, const Rows& rows, int seats) {
    RowResult out;
    out.order.count = seats;
    out.order.rank = game.rank;
    out.score = game.score;
    out.conduct = game.conduct;
    out.hash = mix(game.hash ^ mix(game.number));
    for (Seat seat : seats_of(seats)) {
        int better = 0, equal = 0;
        for (Seat rival : seats_of(seats)) {
            better += game.rank[rival] < game.rank[seat];
            equal += game.rank[rival] == game.rank[seat];
        }
        const auto number = static_cast<std::size_t>(index(seat));
        out.order.players[seat] = rows.row_of[schedule.entry_at(game.number, number)];
        out.win[seat] = better == 0 ? 1.0 / equal : 0;
        out.placement[seat] = seats == 1 ? 1 : 1 - (better + (equal - 1) / 2.0) / (seats - 1);
    }
    return out;
}

std::vector<PlayedGame> sorted_once(std::vector<PlayedGame> games) {
    const auto earlier = [](const PlayedGame& one, const PlayedGame& other) { return one.number < other.number; };
    const auto same = [](const PlayedGame& one, const PlayedGame& other) { return one.number == other.number; };
    std::stable_sort(games.begin(), games.end(), earlier);
    games.erase(std::unique(games.begin(), games.end(), same), games.end());
    return games;
}

// The games before the first one that is missing: what a test has seen must not depend on which thread was quicker.
std::vector<PlayedGame> without_gaps(const std::vector<PlayedGame>& games) {
    std::vector<PlayedGame> out = sorted_once(games);
    std::uint64_t next = 0;
    while (next < out.size() && out[next].number == next) ++next;
    out.resize(next);
    return out;
}

std::vector<Block> whole_blocks(const TournamentPlan& plan, const std::vector<PlayedGame>& games) {
    const Schedule schedule(plan);
    const Rows rows = rows_of(plan);
    std::vector<Block> blocks;
    Block block;
    std::uint64_t number = 0;
    for (const PlayedGame& game : sorted_once(games)) {
        if (schedule.block_of(game.number) != number) block.clear();
        number = schedule.block_of(game.number);
        block.push_back(result_of(game, schedule, rows, plan.seats));
        if (block.size() < schedule.games_in_block()) continue;
        blocks.push_back(std::move(block));
        block.clear();
    }
    return blocks;
}

// The mean over the seats that a row takes in a block; nothing if it does not play in it.
std::optional<double> mean_in_block(const Block& block, std::size_t row, SeatArray<double> RowResult::*what) {
    double sum = 0;
    int count = 0;
    for (const RowResult& game : block)
        for (Seat seat : seats_of(game.order.count))
            if (game.order.players[seat] == row) {
                sum += (game.*what)[seat];
                ++count;
            }
    if (count == 0) return {};
    return sum / count;
}

std::vector<double> means_by_block(const std::vector<Block>& blocks, std::size_t row,
                                   SeatArray<double> RowResult::*what) {
    std::vector<double> out;
    for (const Block& block : blocks)
        if (const auto mean = mean_in_block(block, row, what)) out.push_back(*mean);
    return out;
}

// Of the meetings of two rows in a block, the share in which the first ends before the second.
std::optional<double> before_in_block(const Block& block, std::size_t row, std::size_t rival) {
    double sum = 0;
    int meetings = 0;
    for (const RowResult& game : block)
        for (Seat one : seats_of(game.order.count))
            for (Seat other : seats_of(game.order.count)) {
                if (game.order.players[one] != row || game.order.players[other] != rival) continue;
                const int behind = game.order.rank[other] - game.order.rank[one];
                sum += behind > 0 ? 1 : behind == 0 ? 0.5 : 0;
                ++meetings;
            }
    if (meetings == 0) return {};
    return sum / meetings;
}

std::optional<Estimate> rate_meetings(const std::vector<Block>& blocks, std::size_t row, std::size_t rival, int seats) {
    std::vector<double> shares;
    for (const Block& block : blocks)
        if (const auto share = before_in_block(block, row, rival)) shares.push_back(*share);
    if (shares.empty() || row == rival) return {};
    return share_with_interval(shares, seats);
}

std::vector<const FinishingOrder*> orders_of(const std::vector<const Block*>& blocks) {
    std::vector<const FinishingOrder*> out;
    for (const Block* block : blocks)
        for (const RowResult& game : *block) out.push_back(&game.order);
    return out;
}

// What every row might as well have won and lost in one more block: without it a bot that wins every game would do so
// in every draw of blocks, and its interval would be a point.
std::vector<SupposedGames> one_more_block(std::size_t rows, int seats, Rng& rng) {
    const auto exponential = [&rng] { return -std::log((rng.below(1'000'000) + 0.5) / 1'000'000); };
    std::vector<SupposedGames> out;
    for (std::size_t row = 0; row < rows; ++row) out.push_back({seats * exponential(), seats * exponential()});
    return out;
}

// Strengths of all games, and the middle 95 % of those of blocks drawn with repetition.
std::vector<Estimate> rate_elo(std::size_t rows, int seats, const std::vector<Block>& blocks) {
    std::vector<const Block*> drawn;
    drawn.reserve(blocks.size());
    for (const Block& block : blocks) drawn.push_back(&block);
    const std::vector<double> elo = plackett_luce_elo(std::vector<SupposedGames>(rows), orders_of(drawn));
    std::vector<std::vector<double>> samples(rows);
    Rng rng(blocks.size());
    for (int i = 0; i < bootstraps && !blocks.empty(); ++i) {
        for (const Block*& one : drawn) one = &blocks[rng.below(static_cast<std::uint32_t>(blocks.size()))];
        const auto sample = plackett_luce_elo(one_more_block(rows, seats, rng), orders_of(drawn), elo);
        for (std::size_t row = 0; row < rows; ++row) samples[row].push_back(sample[row]);
    }
    std::vector<Estimate> out;
    for (std::size_t row = 0; row < rows; ++row) {
        std::vector<double>& sample = samples[row];
        std::sort(sample.begin(), sample.end());
        const std::size_t cut = sample.size() / 40;
        out.push_back({elo[row], sample.empty() ? elo[row] : sample[cut],
                       sample.empty() ? elo[row] : sample[sample.size() - 1 - cut]});
    }
    return out;
}

void add_up_scores(const std::vector<Block>& blocks, Ratings& ratings) {
    for (const Block& block : blocks)
        for (const RowResult& game : block) {
            ratings.signature += game.hash;
            for (Seat seat : seats_of(game.order.count)) {
                RatedBot& bot = ratings.bots[game.order.players[seat]];
                ++bot.games;
                bot.faults += game.conduct[seat].faults;
                bot.forfeits += game.conduct[seat].is_out;
                bot.mean_score += (game.score[seat] - bot.mean_score) / static_cast<double>(bot.games);
                ratings.seat_win_share[static_cast<std::size_t>(index(seat))] +=
                    game.win[seat] / static_cast<double>(ratings.games);
            }
        }
}

// The chance of a bot that is `elo` better than each of its rivals.
double share_of(double elo, int seats) {
    const double strength = std::pow(10.0, elo / 400);
    return strength / (strength + seats - 1);
}

}  // namespace

// Wilson's score interval, with Student's quantile for the normal one and the size of Korn and Graubard: so many
// independent games would vary as these blocks do. Blocks that do not vary at all count as one game each.
Estimate share_with_interval(const std::vector<double>& shares, int games_in_block) {
    const Moments moments = moments_of(shares);
    const double mean = std::clamp(moments.mean, 0.0, 1.0);
    if (shares.size() < 2) return {mean, 0, 1};
    const auto blocks = static_cast<double>(shares.size());
    const double spread = mean * (1 - mean);
    const double games = blocks * games_in_block;
    const double size = spread < 1e-12 ? blocks : std::min(games, spread / std::max(moments.variance / blocks, 1e-12));
    const double quantile = student_quantile(blocks - 1), squared = quantile * quantile / size;
    const double centre = (mean + squared / 2) / (1 + squared);
    const double margin = quantile / (1 + squared) * std::sqrt(spread / size + squared / (4 * size));
    return {mean, std::clamp(centre - margin, 0.0, mean), std::clamp(centre + margin, mean, 1.0)};
}

Ratings rate(const TournamentPlan& plan, const std::vector<PlayedGame>& games) {
    const std::vector<Block> blocks = whole_blocks(plan, games);
    const Rows rows = rows_of(plan);
    Ratings ratings;
    ratings.blocks = blocks.size();
    ratings.games = blocks.size() * static_cast<std::uint64_t>(plan.seats);
    ratings.even_share = 1.0 / plan.seats;
    ratings.seat_win_share.resize(static_cast<std::size_t>(plan.seats));
    const std::vector<Estimate> elo = rate_elo(rows.names.size(), plan.seats, blocks);
    for (std::size_t row = 0; row < rows.names.size(); ++row) {
        RatedBot bot;
        bot.name = rows.names[row];
        bot.win_share = share_with_interval(means_by_block(blocks, row, &RowResult::win), plan.seats);
        bot.placement = share_with_interval(means_by_block(blocks, row, &RowResult::placement), plan.seats);
        bot.elo = elo[row];
        for (std::size_t rival = 0; rival < rows.names.size(); ++rival)
            bot.before.push_back(rate_meetings(blocks, row, rival, plan.seats));
        ratings.bots.push_back(bot);
    }
    add_up_scores(blocks, ratings);
    return ratings;
}

bool Ratings::has_faults() const {
    return std::any_of(bots.begin(), bots.end(), [](const RatedBot& bot) { return bot.faults > 0; });
}

Estimate win_share_of_first(const TournamentPlan& plan, const std::vector<PlayedGame>& games) {
    return share_with_interval(means_by_block(whole_blocks(plan, games), 0, &RowResult::win), plan.seats);
}

SequentialTest test_sequentially(const TournamentPlan& plan, const std::vector<PlayedGame>& games,
                                 const Hypotheses& hypotheses) {
    constexpr std::size_t fewest_blocks = 8;  // below, the variance is not known well enough
    const double share0 = share_of(hypotheses.elo0, plan.seats), share1 = share_of(hypotheses.elo1, plan.seats);
    SequentialTest test;
    std::vector<double> seen;
    for (const Block& block : whole_blocks(plan, without_gaps(games))) {
        const auto mean = mean_in_block(block, 0, &RowResult::win);
        if (!mean) continue;
        seen.push_back(*mean);
        test.blocks = seen.size();
        const Moments moments = moments_of(seen);
        const double variance = std::max(moments.variance, 0.01);
        test.log_likelihood_ratio = static_cast<double>(seen.size()) * (share1 - share0) *
                                    (2 * moments.mean - share0 - share1) / (2 * variance);
        if (seen.size() < fewest_blocks) continue;
        if (test.log_likelihood_ratio >= threshold) test.verdict = Verdict::accepted;
        if (test.log_likelihood_ratio <= -threshold) test.verdict = Verdict::rejected;
        if (test.verdict != Verdict::undecided) break;
    }
    return test;
}

}  // namespace ozy
