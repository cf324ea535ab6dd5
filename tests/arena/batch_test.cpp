// batch_test.cpp - many games stepping together: equal on any number of threads, each as a game alone.
#include "arena/batch.hpp"

#include <gmock/gmock.h>

#include "core/hash.hpp"
#include "toy/taught.hpp"

namespace ozy {
namespace {

using TaughtBatch = BatchOf<Taught>;

TaughtBatch make_taught(int games, int threads, std::vector<std::string> players, bool rotate = false) {
    BatchPlan plan{games, threads, std::move(players), rotate, true};
    const auto random = [](const std::string&) { return std::make_unique<RandomBot<Taught>>(); };
    return TaughtBatch(Taught::Config{}, std::move(plan), random);
}

// The first legal action of every row, or the last one in every third step.
std::vector<std::int32_t> some_legal(Batch& batch, int step) {
    const auto actions = static_cast<std::size_t>(batch.actions());
    std::vector<std::int32_t> out;
    for (std::size_t row = 0; row < static_cast<std::size_t>(batch.games()); ++row) {
        const auto first = batch.arrays().mask.begin() + static_cast<std::ptrdiff_t>(row * actions);
        std::vector<std::int32_t> legal;
        for (std::size_t action = 0; action < actions; ++action)
            if (first[static_cast<std::ptrdiff_t>(action)] == 1) legal.push_back(static_cast<std::int32_t>(action));
        EXPECT_GT(legal.size(), 1U);
        out.push_back(step % 3 == 0 ? legal.back() : legal.front());
    }
    return out;
}

std::uint64_t hash_of(Batch& batch) {
    Hasher hasher;
    const auto add = [&hasher](const auto& items) {
        for (const auto item : items) hasher.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(8 * item)));
    };
    BatchArrays& arrays = batch.arrays();
    add(arrays.observation);
    add(arrays.mask);
    add(arrays.seat);
    add(arrays.entry);
    add(arrays.done);
    add(arrays.reward);
    add(arrays.length);
    return hasher.value();
}

std::uint64_t play(Batch& batch, int steps) {
    std::uint64_t out = 0;
    for (int step = 0; step < steps; ++step) {
        batch.step(some_legal(batch, step));
        out = mix(out ^ hash_of(batch));
    }
    return out;
}

TEST(Batch, is_the_same_on_any_number_of_threads) {
    auto alone = make_taught(50, 1, {"", ""});
    const std::uint64_t expected = play(alone, 60);
    for (int threads : {2, 3, 5}) {
        auto batch = make_taught(50, threads, {"", ""});
        EXPECT_EQ(play(batch, 60), expected) << threads << " threads";
    }
}

TEST(Batch, begins_anew_by_its_seed) {
    auto batch = make_taught(8, 2, {"", "random"});
    batch.reset(5);
    const std::uint64_t first = play(batch, 30);
    batch.reset(5);
    EXPECT_EQ(play(batch, 30), first);
    batch.reset(6);
    EXPECT_NE(play(batch, 30), first);
}

TEST(Batch, asks_who_is_to_be_asked) {
    auto fixed = make_taught(6, 1, {"random", ""});
    auto turning = make_taught(6, 1, {"random", ""}, true);
    std::array<int, 2> seats{};
    for (int step = 0; step < 200; ++step) {
        EXPECT_THAT(fixed.arrays().seat, ::testing::Each(1));
        EXPECT_THAT(turning.arrays().entry, ::testing::Each(1));
        for (std::int8_t seat : turning.arrays().seat) ++seats[static_cast<std::size_t>(seat)];
        fixed.step(some_legal(fixed, step));
        turning.step(some_legal(turning, step));
    }
    EXPECT_GT(seats[0], 100);
    EXPECT_GT(seats[1], 100);
}

TEST(Batch, tells_of_games_that_ended) {
    auto batch = make_taught(10, 2, {"", ""});
    int ended = 0;
    for (int step = 0; step < 100; ++step) {
        batch.step(some_legal(batch, step));
        const BatchArrays& arrays = batch.arrays();
        for (std::size_t row = 0; row < 10; ++row) {
            EXPECT_EQ(arrays.done[row] == 1, arrays.length[row] > 0);
            EXPECT_FLOAT_EQ(arrays.reward[2 * row] + arrays.reward[2 * row + 1], 0);
            if (arrays.done[row] == 0) {
                EXPECT_EQ(arrays.reward[2 * row], 0);
            }
            ended += arrays.done[row];
        }
    }
    EXPECT_GT(ended, 10);
}

TEST(Batch, finds_what_is_not_legal) {
    auto batch = make_taught(4, 1, {"", ""});
    std::vector<std::int32_t> actions = some_legal(batch, 0);
    EXPECT_EQ(batch.first_illegal(actions), -1);
    actions[2] = Taught::action_count();
    EXPECT_EQ(batch.first_illegal(actions), 2);
    actions[1] = -1;
    EXPECT_EQ(batch.first_illegal(actions), 1);
}

TEST(Crew, shares_every_piece_once) {
    Crew crew(3);
    for (int count : {0, 1, 7, 100, 1000}) {
        std::vector<std::atomic<int>> done(static_cast<std::size_t>(count));
        crew.share(count, 8, [&done](int first, int last) {
            for (int at = first; at < last; ++at) ++done[static_cast<std::size_t>(at)];
        });
        for (const auto& one : done) EXPECT_EQ(one, 1);
    }
}

}  // namespace
}  // namespace ozy
