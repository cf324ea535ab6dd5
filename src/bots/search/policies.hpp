// policies.hpp - what a search does where the tree ends and which child it tries next. `Informed` asks the game's
// judgement; `Plain` knows nothing but the rules and plays at random to the end.
#pragma once

#include <bit>
#include <cmath>

#include "bots/lookahead.hpp"
#include "bots/search/tree.hpp"
#include "core/game.hpp"

namespace ozy {

struct PolicySettings {
    int extra_plies = 0;       // quick choices after the position has settled, before it is judged
    int chain_depth = 1;       // choices of the mover's own action looked at in full for a first guess
    double exploration = 0.6;  // Informed
    double sharpness = 24;     // how fast the weight of a guess falls behind the best one
    int widening = 4;          // children looked at are this many and more with the root of the visits
};

// Some games have a quicker way to judge all seats at once.
template <class G>
concept JudgesAllSeats = requires(const typename G::State& state) {
    { Judgement<G>::evaluate_all(state) } -> std::same_as<SeatArray<int>>;
};

template <Judged G>
class Informed {
  public:
    explicit Informed(const PolicySettings& settings) : settings_(settings) {}

    // What an average seat has: leads of some games grow with the points of all.
    static std::int64_t par(const typename G::State& state) { return mean(leads_of(state), G::config(state).players); }
    // The mover's chance if it plays `move`, by the game's judgement of where the action leads.
    Chance guess(const typename G::State& state, Move move, Seat mover, std::int64_t par) const {
        const int value = value_after<G>(state, move, mover, settings_.chain_depth);
        return std::min(certain, chance_of_lead(value - par, Judgement<G>::swing) * 2 / G::config(state).players);
    }
    // Close to an exponential, but made of products alone, which are the same on every machine.
    double weight(Chance guess, Chance best) const {
        const double behind = static_cast<double>(best - guess) / certain;
        const double once = 1 / (1 + settings_.sharpness * behind / 8), twice = once * once, four = twice * twice;
        return four * four;
    }
    std::size_t window(std::uint32_t visits) const {
        return static_cast<std::size_t>(settings_.widening) + static_cast<std::size_t>(std::sqrt(visits));
    }
    double urgency(const Node& node, double share) const {
        const double mean = static_cast<double>(node.total + node.guess) / (node.visits + 1.0) / certain;
        return mean + settings_.exploration * share * std::sqrt(node.available) / (node.visits + 1.0);
    }

    // Plays until nothing of an action is pending, then judges.
    Chances look(typename G::State& state, Rng& rng) const {
        MoveList moves;
        int extra = settings_.extra_plies;
        for (Seat seat = G::decider(state); seat != Seat::over; seat = G::decider(state)) {
            if (seat == Seat::chance) {
                G::apply(state, G::sample_chance(state, rng), nullptr);
                continue;
            }
            if (Judgement<G>::is_settled(state) && extra-- <= 0) return judge(state);
            G::legal_moves(state, moves);
            G::apply(state, Judgement<G>::quick_choice(state, moves), nullptr);
        }
        return chances_at_end(G::standing(state));
    }

  private:
    static SeatArray<int> leads_of(const typename G::State& state) {
        if constexpr (JudgesAllSeats<G>) {
            return Judgement<G>::evaluate_all(state);
        } else {
            SeatArray<int> leads;
            for (Seat seat : seats_of(G::config(state).players)) leads[seat] = Judgement<G>::evaluate(state, seat);
            return leads;
        }
    }
    static std::int64_t mean(const SeatArray<int>& leads, int seats) {
        std::int64_t sum = 0;
        for (Seat seat : seats_of(seats)) sum += leads[seat];
        return sum / seats;
    }
    static Chances judge(const typename G::State& state) {
        const int seats = G::config(state).players;
        const SeatArray<int> leads = leads_of(state);
        const std::int64_t average = mean(leads, seats);
        Chances chances;
        for (Seat seat : seats_of(seats)) chances[seat] = chance_of_lead(leads[seat] - average, Judgement<G>::swing);
        share_out(chances, seats);
        return chances;
    }

    PolicySettings settings_;
};

template <Game G>
class Plain {
  public:
    explicit Plain(const PolicySettings&) {}

    static std::int64_t par(const typename G::State&) { return 0; }
    // Scattered: only the order in which children are first tried comes from it.
    Chance guess(const typename G::State&, Move move, Seat, std::int64_t) const {
        return static_cast<Chance>(mix(code(move)) % certain);
    }
    double weight(Chance, Chance) const { return 1; }
    std::size_t window(std::uint32_t) const { return MoveList::capacity; }
    // Upper confidence bound; the logarithm is the number of binary digits.
    double urgency(const Node& node, double) const {
        if (node.visits == 0) return unvisited;
        const double logarithm = 0.6931 * std::bit_width(node.available);
        return node.mean() / certain + exploration * std::sqrt(logarithm / node.visits);
    }
    Chances look(typename G::State& state, Rng& rng) const {
        MoveList moves;
        for (Seat seat = G::decider(state); seat != Seat::over; seat = G::decider(state)) {
            if (seat == Seat::chance) {
                G::apply(state, G::sample_chance(state, rng), nullptr);
                continue;
            }
            G::legal_moves(state, moves);
            G::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
        }
        return chances_at_end(G::standing(state));
    }

  private:
    static constexpr double unvisited = 1e9;
    static constexpr double exploration = 0.7;
};

}  // namespace ozy
