// ratings_test.cpp - planted results come out as what they are.
#include "arena/ratings.hpp"

#include <cmath>
#include <gmock/gmock.h>

#include "arena/plackett_luce.hpp"
#include "arena/report.hpp"
#include "core/rng.hpp"

namespace ozy {
namespace {

using testing::HasSubstr;

TournamentPlan plan_of(std::vector<std::string> bots, bool control = false) {
    TournamentPlan plan;
    plan.game = "reeds";
    plan.seats = static_cast<int>(bots.size());
    plan.bots = std::move(bots);
    plan.control = control;
    return plan;
}

// Entry 0 wins with this chance in percent; the others follow in the order of their seats.
std::vector<PlayedGame> planted(const TournamentPlan& plan, std::uint64_t blocks, std::uint32_t percent) {
    const Schedule schedule(plan);
    Rng rng(3);
    std::vector<PlayedGame> games;
    const auto seats = static_cast<std::size_t>(plan.seats);
    for (std::uint64_t number = 0; number < blocks * seats; ++number) {
        const bool first_wins = rng.below(100) < percent;
        PlayedGame game;
        game.number = number;
        int others = first_wins ? 2 : 1;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const bool is_first = schedule.entry_at(number, seat) == 0;
            game.rank.items[seat] = !is_first ? others++ : first_wins ? 1 : plan.seats;
        }
        games.push_back(game);
    }
    return games;
}

TEST(Interval, IsAboutStudentsInTheMiddle) {
    std::vector<double> shares;
    for (int i = 0; i < 400; ++i) shares.push_back(i % 4 == 0 ? 0.0 : i % 4 == 1 ? 1.0 : 0.5);
    const Estimate estimate = share_with_interval(shares, 2);
    const double margin = 1.966 * std::sqrt(0.125 / 400);
    EXPECT_DOUBLE_EQ(estimate.value, 0.5);
    EXPECT_NEAR(estimate.low, 0.5 - margin, 0.001);
    EXPECT_NEAR(estimate.high, 0.5 + margin, 0.001);
}

TEST(Interval, NeverShrinksToAPoint) {
    for (double share : {0.0, 0.5, 1.0}) {
        double width = 1;
        for (std::size_t blocks : {2U, 8U, 50U, 1000U}) {
            const Estimate estimate = share_with_interval(std::vector<double>(blocks, share), 2);
            EXPECT_EQ(estimate.value, share);
            EXPECT_LE(estimate.low, share);
            EXPECT_GE(estimate.high, share);
            EXPECT_LT(estimate.high - estimate.low, width);
            width = estimate.high - estimate.low;
            EXPECT_GT(width, 1.0 / static_cast<double>(blocks + 10));
        }
    }
    // Of 50 blocks without a loss: at least nine of ten games.
    EXPECT_NEAR(share_with_interval(std::vector<double>(50, 1.0), 2).low, 50 / (50 + 2.0096 * 2.0096), 0.001);
    EXPECT_EQ(share_with_interval({1.0}, 2).low, 0);
    EXPECT_EQ(share_with_interval({}, 2).high, 1);
}

// Planted shares of all sizes: about 95 of 100 intervals must hold the truth.
TEST(Interval, HoldsTheTruth) {
    Rng rng(11);
    for (std::uint32_t percent : {3U, 20U, 50U, 97U}) {
        int held = 0;
        for (int run = 0; run < 1000; ++run) {
            std::vector<double> shares;
            for (int block = 0; block < 40; ++block)
                shares.push_back((static_cast<double>(rng.below(100) < percent) + (rng.below(100) < percent)) / 2);
            const Estimate estimate = share_with_interval(shares, 2);
            held += estimate.low <= percent / 100.0 && percent / 100.0 <= estimate.high;
        }
        EXPECT_GE(held, 930) << percent;
        EXPECT_LE(held, 990) << percent;
    }
}

TEST(Ratings, OfOneThatAlwaysWinsHaveAnInterval) {
    const TournamentPlan plan = plan_of({"a", "b"});
    const Ratings ratings = rate(plan, planted(plan, 30, 100));
    const RatedBot& winner = ratings.bots[0];
    EXPECT_EQ(winner.win_share.value, 1);
    EXPECT_NEAR(winner.win_share.low, 0.88, 0.02);
    EXPECT_GT(winner.elo.value, winner.elo.low + 50);
    EXPECT_LT(winner.elo.value, winner.elo.high - 50);
    EXPECT_GT(winner.elo.low, 100);
}

TEST(PlackettLuce, TwoPlayersAreAsTheirOdds) {
    FinishingOrder win{2, {{0, 1}}, {{1, 2}}}, loss{2, {{0, 1}}, {{2, 1}}};
    std::vector<const FinishingOrder*> orders(3000, &win);
    orders.insert(orders.end(), 1000, &loss);
    const auto elo = plackett_luce_elo(std::vector<SupposedGames>(2), orders);
    EXPECT_NEAR(elo[0] - elo[1], 400 * std::log10(3.0), 1);
    EXPECT_NEAR(elo[0] + elo[1], 0, 1e-6);
}

TEST(PlackettLuce, TiesAreEven) {
    FinishingOrder tie{2, {{0, 1}}, {{1, 1}}};
    const auto elo = plackett_luce_elo(std::vector<SupposedGames>(2), std::vector<const FinishingOrder*>(50, &tie));
    EXPECT_NEAR(elo[0], 0, 1e-6);
}

TEST(Ratings, FindAPlantedWinner) {
    const TournamentPlan plan = plan_of({"a", "b", "b"});
    const Ratings ratings = rate(plan, planted(plan, 100, 80));
    ASSERT_EQ(ratings.bots.size(), 2U);
    EXPECT_EQ(ratings.games, 300U);
    EXPECT_EQ(ratings.bots[0].games, 300U);
    EXPECT_EQ(ratings.bots[1].games, 600U);
    EXPECT_NEAR(ratings.bots[0].win_share.value, 0.8, 0.08);
    EXPECT_GT(ratings.bots[0].win_share.low, ratings.even_share);
    EXPECT_NEAR(ratings.bots[0].win_share.value + 2 * ratings.bots[1].win_share.value, 1, 1e-9);
    EXPECT_GT(ratings.bots[0].elo.low, ratings.bots[1].elo.high);
}

TEST(Ratings, AControlCoversEven) {
    const TournamentPlan plan = plan_of({"a", "a"}, true);
    const Ratings ratings = rate(plan, planted(plan, 200, 50));
    ASSERT_EQ(ratings.bots.size(), 2U);
    EXPECT_LT(ratings.bots[0].win_share.low, 0.5);
    EXPECT_GT(ratings.bots[0].win_share.high, 0.5);
    EXPECT_LT(ratings.bots[0].elo.low, 0);
    EXPECT_GT(ratings.bots[0].elo.high, 0);
}

TEST(Ratings, CountWholeBlocksOnce) {
    const TournamentPlan plan = plan_of({"a", "b"});
    std::vector<PlayedGame> games = planted(plan, 20, 70);
    const std::string whole = to_json({plan, "Reeds", rate(plan, games), {}});
    std::vector<PlayedGame> more(games.rbegin(), games.rend());
    more.push_back(games[3]);
    PlayedGame half = games[0];
    half.number = 40;
    more.push_back(half);
    EXPECT_EQ(to_json({plan, "Reeds", rate(plan, more), {}}), whole);
}

TEST(SequentialTest, ComesToTheRightVerdict) {
    const TournamentPlan plan = plan_of({"a", "b"});
    const Hypotheses better{0, 60};
    const auto test = [&](std::uint32_t percent) {
        return test_sequentially(plan, planted(plan, 400, percent), better);
    };
    EXPECT_EQ(test(75).verdict, Verdict::accepted);
    EXPECT_LT(test(75).blocks, 200U);
    EXPECT_EQ(test(40).verdict, Verdict::rejected);
    std::vector<PlayedGame> gap = planted(plan, 400, 75);
    gap.erase(gap.begin() + 4);
    EXPECT_EQ(test_sequentially(plan, gap, better).verdict, Verdict::undecided);
}

TEST(Report, IsOnePage) {
    const TournamentPlan plan = plan_of({"a<b", "b"});
    const std::string page = to_html({plan, "Reeds", rate(plan, planted(plan, 40, 70)), SequentialTest{}});
    EXPECT_THAT(page, HasSubstr("<b>a&lt;b</b> is the strongest"));
    for (std::uint32_t percent : {50U, 70U})  // five blocks are too few to be sure
        EXPECT_THAT(to_html({plan, "Reeds", rate(plan, planted(plan, 5, percent)), {}}), HasSubstr("No bot is shown"));
    EXPECT_THAT(page, HasSubstr("<svg"));
    EXPECT_THAT(page, HasSubstr("undecided"));
    EXPECT_EQ(page.find("nan"), page.npos);
}

// In 70 of 100 games the first ends before all others, else behind them; the others are level with each other.
TEST(Meetings, AreCountedForEveryPair) {
    const TournamentPlan plan = plan_of({"lion", "bull", "bull"});
    const Ratings ratings = rate(plan, planted(plan, 400, 70));
    const RatedBot &lion = ratings.bots.at(0), &bull = ratings.bots.at(1);
    ASSERT_EQ(lion.before.size(), 2U);
    EXPECT_FALSE(lion.before[0]) << "nobody meets himself";
    EXPECT_FALSE(bull.before[1]) << "nor one of his name";
    EXPECT_NEAR(lion.before[1]->value, 0.70, 0.03);
    EXPECT_LE(lion.before[1]->low, 0.70);
    EXPECT_GE(lion.before[1]->high, 0.70);
    EXPECT_NEAR(bull.before[0]->value, 1 - lion.before[1]->value, 1e-9);
    EXPECT_THAT(to_json({plan, "Reeds", ratings}), HasSubstr(R"("before":[null,[0.)"));
    EXPECT_THAT(to_html({plan, "Reeds", ratings}), HasSubstr("<th>Ends before</th><th colspan=\"2\">lion</th>"));
}

TEST(Meetings, TiesAreSplit) {
    const TournamentPlan plan = plan_of({"lion", "bull"});
    std::vector<PlayedGame> games;
    for (std::uint64_t number = 0; number < 8; ++number) {
        PlayedGame game;
        game.number = number;
        game.rank.items[0] = game.rank.items[1] = 1;
        games.push_back(game);
    }
    EXPECT_DOUBLE_EQ(rate(plan, games).bots.at(0).before.at(1)->value, 0.5);
}

}  // namespace
}  // namespace ozy
