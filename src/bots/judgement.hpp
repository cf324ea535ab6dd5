// judgement.hpp - what bots know of a game beyond its rules. Each game specialises it in bots/<game>/judgement.hpp:
// what it sees in a position (features), while what that is worth (weights) was learned by `ozy train`.
#pragma once

#include <array>
#include <concepts>

#include "bots/weights.hpp"
#include "core/game.hpp"

namespace ozy {

template <class G>
struct Judgement;

template <class G>
inline constexpr std::size_t feature_count = Judgement<G>::feature_names.size();

template <class G>
using WeightsOf = Weights<feature_count<G>>;

// For every seat what it has of each feature; whole numbers of any scale.
template <class G>
using Features = SeatArray<std::array<int, feature_count<G>>>;

template <class G>
concept Judged = Game<G> && requires(const typename G::State& state, const MoveList& moves, int players) {
    // As they stand in files of weights.
    {std::string_view(Judgement<G>::feature_names[0])};
    // Of every feature, before anything is learned: their scales were set by hand.
    { Judgement<G>::weight_by_hand } -> std::convertible_to<int>;
    // All seats at once; asked where nothing of an action is pending.
    { Judgement<G>::features(state) } -> std::same_as<Features<G>>;
    // How far the game has come, 0 to latest; never beyond.
    { Judgement<G>::progress(state) } -> std::same_as<int>;
    { Judgement<G>::weights(players) } -> std::same_as<const WeightsOf<G>&>;
    // Nothing of an action is pending, so that features mean something.
    { Judgement<G>::is_settled(state) } -> std::same_as<bool>;
    // A sensible choice at once, for the small decisions that follow the one being looked at.
    { Judgement<G>::quick_choice(state, moves) } -> std::same_as<Move>;
};

// A game whose positions are judged best where a stage ends, such as a turn that ends with scoring: searches may play
// on until then.
template <class G>
concept Staged = Judged<G> && requires(const typename G::State& state) {
    { Judgement<G>::stage(state) } -> std::same_as<int>;
    // To the end of so many stages.
    { Judgement<G>::stages_ahead } -> std::convertible_to<int>;
};

template <Judged G>
constexpr WeightsOf<G> weights_by_hand() {
    WeightsOf<G> weights;
    weights.fill({Judgement<G>::weight_by_hand, Judgement<G>::weight_by_hand});
    return weights;
}

}  // namespace ozy
