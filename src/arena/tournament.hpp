// tournament.hpp - plays the games of a tournament over several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <semaphore>
#include <thread>
#include <vector>

#include "arena/match.hpp"
#include "arena/tournament_plan.hpp"
#include "bots/roster/make_bot.hpp"

namespace ozy {

// Every game has bots of its own, so that no memory of another game can show. The dealing is the same throughout a
// block; an entry's own random numbers go with it from seat to seat.
template <Game G>
PlayedGame play_game(const TournamentPlan& plan, const Schedule& schedule, const typename G::Config& config,
                     std::uint64_t number) {
    std::vector<std::unique_ptr<Bot<G>>> bots;
    std::array<Bot<G>*, max_seats> seated{};
    const std::uint64_t seed = schedule.seed_of(number);
    Luck luck(seed);
    for (Seat seat : seats_of(plan.seats)) {
        const auto place = static_cast<std::size_t>(index(seat));
        const std::size_t entry = schedule.entry_at(number, place);
        bots.push_back(std::move(*make_bot<G>(plan.bots[entry], plan.programs)));
        seated[place] = bots.back().get();
        luck.minds[seat] = Rng(seed, entry + 1);
    }
    const GameResult result = play_match<G>(config, std::span<Bot<G>* const>(seated.data(), bots.size()), luck);
    return {number, result.standing.rank, result.standing.score, result.conduct, result.decisions, result.hash};
}

// Plays the games with these numbers, in about this order. `take` gets each game, never two at a time, and says whether
// to go on; `wait` is called from this thread a few times a second. The plan's bots must exist.
template <Game G>
void play_tournament(const TournamentPlan& plan, const typename G::Config& config,
                     const std::vector<std::uint64_t>& numbers, int threads,
                     const std::function<bool(const PlayedGame&)>& take, const std::function<void()>& wait = {}) {
    const Schedule schedule(plan);
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> goes_on = true;
    std::mutex taking;
    std::counting_semaphore<> finished(0);
    const auto work = [&] {
        for (std::size_t i = next++; i < numbers.size() && goes_on; i = next++) {
            const PlayedGame game = play_game<G>(plan, schedule, config, numbers[i]);
            const std::scoped_lock lock(taking);
            if (goes_on && !take(game)) goes_on = false;
        }
        finished.release();
    };
    std::vector<std::jthread> workers;
    for (int i = 0; i < threads; ++i) workers.emplace_back(work);
    for (int i = 0; i < threads; ++i)
        while (!finished.try_acquire_for(std::chrono::milliseconds(200))) {
            const std::scoped_lock lock(taking);
            if (wait) wait();
        }
}

}  // namespace ozy
