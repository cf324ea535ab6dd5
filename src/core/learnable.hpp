// learnable.hpp - what a game is to a program that learns: its actions as numbers, what a seat knows as a tensor.
#pragma once

#include <concepts>
#include <cstring>

#include "core/game.hpp"
#include "core/tensor.hpp"

namespace ozy {

template <class G>
concept Learnable = Game<G> &&
    requires(Move move, int number, const typename G::View& seen, std::uint8_t* out, std::uint64_t* kept) {
    { G::action_count() } -> std::same_as<int>;      // every move that a player can ever make has a number below this
    { G::action_index(move) } -> std::same_as<int>;  // -1 if it has none: a draw, or past what the numbering counts to
    { G::move_at(number) } -> std::same_as<Move>;
    { G::tensor_shape() } -> std::same_as<const TensorShape&>;
    // Fills tensor_shape().size() bytes. `kept` is null, or tensor_shape().words() words that belong to `out` and were
    // as zero as it at first: then planes that have not changed are not written.
    { G::encode_view(seen, out, kept) } -> std::same_as<void>;
};

// A byte for every action: 1 if it is among the moves. How many are.
template <Learnable G>
int write_mask(const MoveList& moves, std::uint8_t* out) {
    std::memset(out, 0, static_cast<std::size_t>(G::action_count()));
    int count = 0;
    for (Move move : moves) {
        const int number = G::action_index(move);
        if (number < 0) continue;
        out[number] = 1;
        ++count;
    }
    return count;
}

// The shape of a layout: `lay_out(out, view)` for whoever listens.
template <class View, class LayOut>
TensorShape plan_tensor(LayOut&& lay_out) {
    TensorPlan plan;
    lay_out(plan, View{});
    return std::move(plan).shape();
}

}  // namespace ozy
