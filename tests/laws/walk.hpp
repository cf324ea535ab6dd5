// walk.hpp - random games that between them use every player count and every value of every option; a law looks at the
// positions on the way.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace ozy::laws {

inline constexpr std::size_t games_per_config = 3;
inline constexpr int longest_game = 20000;  // choices and chance together, far above any sensible game
#ifdef OZY_SANITIZED
inline constexpr int thinning = 7;  // sanitizers make programs ten times slower: costly laws look at fewer positions
#else
inline constexpr int thinning = 1;
#endif

// What is wrong, for a person to read; empty if the law holds.
using Complaint = std::string;

template <PlainValue T>
bool same_bytes(const T& one, const T& other) {
    return std::memcmp(&one, &other, sizeof(T)) == 0;
}

template <Game G>
struct Position {
    const typename G::Config& config;
    const typename G::State& state;
    Seat decider;           // chance and over included
    const MoveList& moves;  // legal; none when it is over
    Move next;              // the one that will be played
    Rng& rng;               // for the law's own draws: they do not change the walk
};

// Every value of a short option; of a long range the ends, the middle and the number beside it.
template <class Config>
std::vector<std::int16_t> values_of(const Option<Config>& option) {
    const bool named = !option.names.empty();
    const int lowest = named ? 0 : option.lowest;
    const int highest = named ? static_cast<int>(option.names.size()) - 1 : option.highest;
    const int step = named || highest - lowest < 6 ? 1 : (highest - lowest) / 2;
    std::vector<std::int16_t> values;
    if (!named && option.also != option.lowest) values.push_back(option.also);
    for (int value = lowest; value < highest; value += step) values.push_back(static_cast<std::int16_t>(value));
    values.push_back(static_cast<std::int16_t>(highest));
    return values;
}

// One config for each value of each option; the other options keep their default or take any value.
template <Game G>
std::vector<typename G::Config> configs() {
    Rng rng(1);
    std::vector<typename G::Config> out;
    for (const auto& option : G::options()) {
        for (std::int16_t value : values_of(option)) {
            typename G::Config config{};
            for (const auto& other : G::options()) {
                const auto values = values_of(other);
                const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(2 * values.size()));
                if (pick < values.size()) config.*other.field = values[pick];
            }
            config.*option.field = value;
            out.push_back(config);
        }
    }
    return out;
}

template <Game G>
std::string name_of(const typename G::Config& config) {
    std::string out;
    for (const auto& option : G::options()) out.append(option.name).append(" ").append(option.text(config)).append(" ");
    return out;
}

inline std::string name_of(Seat seat) {
    switch (seat) {
        case Seat::chance:
            return "chance";
        case Seat::over:
            return "over";
        case Seat::spectator:
            return "the spectator";
        case Seat::omniscient:
            return "the omniscient viewer";
        default:
            return "P" + std::to_string(index(seat));
    }
}

inline std::string name_of(Move move) {
    std::string out = "move";
    for (int part : {move.kind, move.a, move.b, move.c}) out.append(" ").append(std::to_string(part));
    return out;
}

// One random game; `visit` is shown every `every`th position from number `first` on, and the last one.
template <Game G, class Visit>
Complaint walk_game(const typename G::Config& config, std::uint64_t seed, int every, Visit& visit) {
    const int first = static_cast<int>(seed) % every;
    Rng rng(seed), law_rng(seed, 1);
    MoveList moves;
    typename G::State state = G::setup(config);
    for (int ply = 0; ply < longest_game; ++ply) {
        const Seat decider = G::decider(state);
        moves.clear();
        if (decider != Seat::over) G::legal_moves(state, moves);
        Move next;
        if (decider == Seat::chance)
            next = G::sample_chance(state, rng);
        else if (!moves.empty())
            next = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];

        Complaint complaint;
        if (ply % every == first || decider == Seat::over)
            complaint = visit(Position<G>{config, state, decider, moves, next, law_rng});
        if (complaint.empty() && moves.empty() && decider != Seat::over) complaint = "there is no legal move";
        if (!complaint.empty())
            return complaint + " (" + name_of<G>(config) + "seed " + std::to_string(seed) + ", ply " +
                   std::to_string(ply) + ", decider " + name_of(decider) + ")";
        if (decider == Seat::over) return {};
        G::apply(state, next, nullptr);
    }
    return "a game does not end (" + name_of<G>(config) + "seed " + std::to_string(seed) + ")";
}

// Some games with each of configs(), and more as long as `goes_on`. A costly law looks at every n-th position, a
// different n-th in every game.
template <Game G, class Visit, class GoesOn>
Complaint walk(int every, Visit visit, GoesOn goes_on) {
    const auto all = configs<G>();
    if (every > 1) every *= thinning;
    for (std::size_t game = 0; game < games_per_config * all.size() || goes_on(); ++game) {
        const Complaint complaint = walk_game<G>(all[game % all.size()], game, every, visit);
        if (!complaint.empty()) return complaint;
    }
    return {};
}

template <Game G, class Visit>
Complaint walk(int every, Visit visit) {
    return walk<G>(every, visit, [] { return false; });
}

// All who may look at this game during play.
template <Game G>
std::vector<Seat> viewers(const Position<G>& position) {
    std::vector<Seat> out{Seat::spectator, Seat::omniscient};
    for (Seat seat : seats_of(position.config.players)) out.push_back(seat);
    return out;
}

}  // namespace ozy::laws
