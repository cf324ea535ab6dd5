// match_test.cpp - a match is a pure function of its seed and allocates nothing.
#include "arena/match.hpp"

#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>
#include <new>

#include "bots/random_bot.hpp"
#include "games/all_games.hpp"
#include "toy/reeds.hpp"

namespace {
std::atomic<long> allocations = 0;  // NOLINT: the point of this test

void* counted(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace ozy {
namespace {

template <Game G>
GameResult random_match(std::int16_t players, std::uint64_t seed) {
    RandomBot<G> bot;
    std::array<Bot<G>*, max_seats> bots{};
    bots.fill(&bot);
    typename G::Config config;
    config.players = players;
    return play_match<G>(config, std::span<Bot<G>* const>(bots.data(), static_cast<std::size_t>(players)), seed);
}

TEST(Match, IsAPureFunctionOfItsSeed) {
    const GameResult one = random_match<Reeds>(3, 17), again = random_match<Reeds>(3, 17);
    EXPECT_EQ(one.hash, again.hash);
    EXPECT_EQ(one.decisions, again.decisions);
    EXPECT_EQ(one.standing.score, again.standing.score);
    EXPECT_NE(one.hash, random_match<Reeds>(3, 18).hash);
}

TEST(Match, WhoIsOutComesLast) {
    Standing standing;
    standing.seats = 4;
    standing.score = {{9, 7, 7, 3}};
    standing.rank_seats();
    SeatArray<Conduct> conduct{};
    put_behind(standing, conduct);
    EXPECT_EQ(standing.rank, (SeatArray<int>{{1, 2, 2, 4}}));
    conduct[Seat{0}] = {3, true};
    conduct[Seat{3}] = {1, false};
    put_behind(standing, conduct);
    EXPECT_EQ(standing.rank, (SeatArray<int>{{4, 1, 1, 3}}));
    conduct[Seat{1}] = {1, true};
    put_behind(standing, conduct);
    EXPECT_EQ(standing.rank, (SeatArray<int>{{3, 3, 1, 2}}));
}

TEST(Match, CountsDecisionsAndChance) {
    const GameResult result = random_match<Reeds>(4, 1);
    EXPECT_GE(result.decisions, 4U);
    EXPECT_GE(result.chance_moves, 8U);
    EXPECT_FALSE(result.ending.empty());
    EXPECT_EQ(result.standing.seats, 4);
}

TEST(Match, StopsWhenTheWatcherSaysSo) {
    RandomBot<Reeds> bot;
    const std::array<Bot<Reeds>*, 2> bots{&bot, &bot};
    int seen = 0;
    const auto watch = [&seen](const Reeds::State&) { return ++seen < 5; };
    const GameResult result = play_match<Reeds>({}, bots, 1, watch);
    EXPECT_EQ(result.decisions + result.chance_moves, 5U);
}

template <class G>
class EveryGame : public testing::Test {};

template <class List>
struct TypesOf;
template <class... Games>
struct TypesOf<GameList<Games...>> {
    using Type = testing::Types<Reeds, Games...>;
};
TYPED_TEST_SUITE(EveryGame, TypesOf<AllGames>::Type);

TYPED_TEST(EveryGame, AllocatesNothingInAMatch) {
    const long before = allocations;
    const GameResult result = random_match<TypeParam>(typename TypeParam::Config{}.players, 3);
    EXPECT_EQ(allocations - before, 0);
    EXPECT_GT(result.decisions, 0U);
}

TEST(Allocations, AreCounted) {
    const long before = allocations;
    const std::string text(100, 'x');
    EXPECT_EQ(allocations - before, 1);
    EXPECT_EQ(text.size(), 100U);
}

}  // namespace
}  // namespace ozy
