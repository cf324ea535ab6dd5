// match.hpp - one game of bots at full speed: no allocation (unless a bot listens), nothing virtual but the bots'
// choice.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "core/hash.hpp"

namespace ozy {

struct GameResult {
    Standing standing;  // who is out of the game comes last
    SeatArray<Conduct> conduct{};
    std::string_view ending;
    std::uint32_t decisions = 0;     // by players
    std::uint32_t chance_moves = 0;  // by chance
    std::uint64_t hash = 0;          // of all moves
};

struct GoOn {
    template <class State>
    bool operator()(const State&) const {
        return true;
    }
};

// Chance and every seat draw from streams of their own, so that a bot's appetite for random numbers does not change
// what is dealt.
struct Luck {
    Rng chance;
    SeatArray<Rng> minds;

    Luck(std::uint64_t seed)  // NOLINT(google-explicit-constructor): a seed is all the luck that most matches need
        : chance(seed, 0),
          minds{{Rng(seed, 1), Rng(seed, 2), Rng(seed, 3), Rng(seed, 4), Rng(seed, 5), Rng(seed, 6)}} {}
};

// What happened so far, if some bot listens; else nothing is written down.
class Hearing {
  public:
    explicit Hearing(bool listens) : of_move_(listens ? std::make_unique<Events>() : nullptr) {}

    // Where the next move's events go.
    Events* of_move() { return of_move_.get(); }
    void keep() {
        if (of_move_) keep_move();
    }
    std::span<const Event> all() const { return all_; }

  private:
    void keep_move() {
        all_.insert(all_.end(), of_move_->begin(), of_move_->end());
        of_move_->clear();
    }

    std::unique_ptr<Events> of_move_;
    std::vector<Event> all_;
};

// Whoever is out of its game has lost it, whatever was then achieved in its name: it comes behind all who stayed.
inline void put_behind(Standing& standing, const SeatArray<Conduct>& conduct) {
    const SeatArray<int> played = standing.rank;
    for (Seat seat : seats_of(standing.seats)) {
        const bool is_out = conduct[seat].is_out;
        standing.rank[seat] = 1;
        for (Seat rival : seats_of(standing.seats)) {
            const bool both = conduct[rival].is_out == is_out;
            standing.rank[seat] += both ? !is_out && played[rival] < played[seat] : is_out;
        }
    }
}

// Plays config's game to its end, bots[i] in seat i; a pure function of config, luck and bots. `watch` sees the state
// after every move and says whether to go on.
template <Game G, class Watch = GoOn>
GameResult play_match(const typename G::Config& config, std::span<Bot<G>* const> bots, Luck luck, Watch&& watch = {}) {
    OZY_ASSERT(bots.size() == static_cast<std::size_t>(config.players));
    typename G::State state = G::setup(config);
    GameResult result;
    Hasher hasher;
    MoveList moves;
    Hearing hearing(std::any_of(bots.begin(), bots.end(), [](const Bot<G>* bot) { return bot->listens(); }));
    for (Seat seat = G::decider(state); seat != Seat::over; seat = G::decider(state)) {
        Move move;
        if (seat == Seat::chance) {
            move = G::sample_chance(state, luck.chance);
            ++result.chance_moves;
        } else {
            G::legal_moves(state, moves);
            Bot<G>& bot = *bots[static_cast<std::size_t>(index(seat))];
            move = moves.size() == 1 ? moves[0]
                                     : bot.choose(Perspective<G>(state, moves, hearing.all()), luck.minds[seat]);
            ++result.decisions;
        }
        hasher.add(code(move));
        G::apply(state, move, hearing.of_move());
        hearing.keep();
        if (!watch(state)) break;
    }
    result.standing = G::standing(state);
    for (Seat seat : seats_of(config.players))
        result.conduct[seat] = bots[static_cast<std::size_t>(index(seat))]->conduct();
    put_behind(result.standing, result.conduct);
    result.ending = G::ending(state);
    result.hash = hasher.value();
    return result;
}

}  // namespace ozy
