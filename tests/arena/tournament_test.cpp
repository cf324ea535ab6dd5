// tournament_test.cpp - who meets whom, and that shards, threads and killed runs change nothing.
#include "arena/tournament.hpp"

#include <gmock/gmock.h>
#include <map>
#include <numeric>
#include <set>

#include "arena/journal.hpp"
#include "arena/report.hpp"
#include "toy/reeds.hpp"

namespace ozy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TournamentPlan plan_of(std::vector<std::string> bots, int seats = 2) {
    TournamentPlan plan;
    plan.game = "reeds";
    plan.options = "players=" + std::to_string(seats) + " plots=8";
    plan.rules_version = 1;
    plan.seats = seats;
    plan.bots = std::move(bots);
    plan.seed = 7;
    return plan;
}

std::vector<PlayedGame> play(const TournamentPlan& plan, const std::vector<std::uint64_t>& numbers, int threads) {
    std::vector<PlayedGame> games;
    Reeds::Config config;
    config.players = static_cast<std::int16_t>(plan.seats);
    play_tournament<Reeds>(plan, config, numbers, threads, [&](const PlayedGame& game) {
        games.push_back(game);
        return true;
    });
    return games;
}

std::vector<std::uint64_t> numbers_below(std::uint64_t end) {
    std::vector<std::uint64_t> numbers(end);
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

std::string table_of(const TournamentPlan& plan, const std::vector<PlayedGame>& games) {
    return to_json({plan, "Reeds", rate(plan, games), {}});
}

TEST(LineUps, AreAllChoicesOfEntries) {
    EXPECT_THAT(line_ups(3, 2), ElementsAre(ElementsAre(0, 1), ElementsAre(0, 2), ElementsAre(1, 2)));
    EXPECT_EQ(line_ups(6, 3).size(), 20U);
    EXPECT_THAT(line_ups(2, 2), ElementsAre(ElementsAre(0, 1)));
    EXPECT_TRUE(line_ups(2, 3).empty());
}

TEST(Schedule, ABlockIsOneSeedInEveryRotation) {
    const TournamentPlan plan = plan_of({"random", "random", "mcts-plain:2it", "mcts-plain:3it"}, 3);
    const Schedule schedule(plan);
    for (std::uint64_t block = 0; block < 8; ++block) {
        std::map<std::size_t, std::set<std::size_t>> seats_of_entry;
        for (std::uint64_t game = block * 3; game < block * 3 + 3; ++game) {
            EXPECT_EQ(schedule.block_of(game), block);
            EXPECT_EQ(schedule.seed_of(game), schedule.seed_of(block * 3));
            for (std::size_t seat = 0; seat < 3; ++seat) seats_of_entry[schedule.entry_at(game, seat)].insert(seat);
        }
        EXPECT_EQ(seats_of_entry.size(), 3U);
        for (const auto& [entry, seats] : seats_of_entry) EXPECT_EQ(seats.size(), 3U) << entry;
    }
    EXPECT_EQ(schedule.seed_of(0), schedule.seed_of(11));  // the four line-ups share their luck
    EXPECT_NE(schedule.seed_of(0), schedule.seed_of(12));
}

TEST(Tournament, TableDoesNotDependOnThreadsOrShards) {
    const TournamentPlan plan = plan_of({"random", "mcts-plain:4it"});
    const std::string whole = table_of(plan, play(plan, numbers_below(40), 1));
    EXPECT_EQ(table_of(plan, play(plan, numbers_below(40), 4)), whole);
    std::vector<std::uint64_t> even, odd;
    for (std::uint64_t game : numbers_below(40)) (game / 2 % 2 == 0 ? even : odd).push_back(game);
    std::vector<PlayedGame> merged = play(plan, odd, 2);
    for (const PlayedGame& game : play(plan, even, 1)) merged.push_back(game);
    EXPECT_EQ(table_of(plan, merged), whole);
    EXPECT_NE(table_of(plan, play(plan, numbers_below(38), 1)), whole);
}

TEST(Tournament, StopsWhenTheTakerSaysSo) {
    int taken = 0;
    play_tournament<Reeds>(plan_of({"random", "random"}), {}, numbers_below(500), 2,
                           [&taken](const PlayedGame&) { return ++taken < 5; });
    EXPECT_EQ(taken, 5);
}

TEST(Journal, IsReadBack) {
    const TournamentPlan plan = plan_of({"random", "mcts-plain:2it"});
    const auto games = play(plan, numbers_below(6), 1);
    std::string text = plan.header() + "\n";
    for (const PlayedGame& game : games) text += journal_line(game, 2) + "\n";
    const auto read = read_journal(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->games, games);
    EXPECT_EQ(read->whole, text.size());
    const auto again = read_plan(read->header);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->header(), plan.header());
    EXPECT_EQ(again->bots, plan.bots);
    EXPECT_EQ(again->seats, 2);
}

TEST(Journal, KeepsFaultsAndWhatWasPlanned) {
    const TournamentPlan plan = plan_of({"random", "random"});
    PlayedGame game = play(plan, {0}, 1).front();
    game.conduct[Seat{1}] = {3, true};
    const PlannedPart part{40, 2, 8};
    const std::string text =
        plan.header() + "\nplan 9 games shard 1/1\n" + journal_line(part) + "\n" + journal_line(game, 2) + "\n";
    EXPECT_THAT(text, HasSubstr(" faults 0 3 out 0 1\n"));
    const auto read = read_journal(text);
    ASSERT_TRUE(read);
    EXPECT_THAT(read->games, ElementsAre(game));
    EXPECT_EQ(read->planned, part);
}

TEST(Journal, SaysWhatIsMissing) {
    const TournamentPlan plan = plan_of({"random", "random"});
    JournalText first{plan.header(), PlannedPart{8, 1, 2}, play(plan, {0, 1, 4, 5}, 1), 0};
    JournalText second{plan.header(), PlannedPart{8, 2, 2}, play(plan, {2, 3}, 1), 0};
    EXPECT_THAT(missing_games(plan, {"a", "b"}, {first, second}),
                ElementsAre(HasSubstr("b is not finished: 2 of its 4 games")));
    EXPECT_THAT(missing_games(plan, {"a"}, {first}), ElementsAre(HasSubstr("4 of 8 games are in none")));
    for (const PlayedGame& game : play(plan, {6, 7}, 1)) second.games.push_back(game);
    EXPECT_TRUE(missing_games(plan, {"a", "b"}, {first, second}).empty());
}

// Wherever a run is killed, what it wrote gives back the games that were whole.
TEST(Journal, SurvivesBeingCutAnywhere) {
    const TournamentPlan plan = plan_of({"random", "random"});
    const auto games = play(plan, numbers_below(4), 1);
    std::string text = plan.header() + "\n";
    std::vector<std::size_t> ends = {text.size()};
    for (const PlayedGame& game : games) {
        text += journal_line(game, 2) + "\n";
        ends.push_back(text.size());
    }
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        const auto read = read_journal(std::string_view(text).substr(0, cut));
        ASSERT_TRUE(read) << cut;
        const auto whole = static_cast<std::size_t>(
            std::count_if(ends.begin(), ends.end(), [cut](std::size_t end) { return end <= cut; }));
        EXPECT_EQ(read->games.size(), whole == 0 ? 0 : whole - 1);
        EXPECT_EQ(read->whole, whole == 0 ? 0 : ends[whole - 1]);
    }
}

TEST(Journal, DamageIsTold) {
    const std::string header = plan_of({"random", "random"}).header() + "\n";
    EXPECT_THAT(read_journal("hello\n").error().detail, HasSubstr("no journal"));
    EXPECT_THAT(read_journal(header + "0 ranks 1\n").error().detail, HasSubstr("line 2"));
    EXPECT_THAT(read_journal(header + "0 ranks 1 2 scores 3 x decisions 4 hash 0\n").error().detail,
                HasSubstr("damaged"));
}

}  // namespace
}  // namespace ozy
