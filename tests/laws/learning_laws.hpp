// learning_laws.hpp - what holds of a game as a learner has it: every action has its number, a tensor is made from a
// view and from nothing else.
#pragma once

#include "core/learnable.hpp"
#include "laws/walk.hpp"

namespace ozy::laws {

template <Game G>
Complaint every_action_has_its_number() {
    if constexpr (Learnable<G>) {
        for (int number = 0; number < G::action_count(); ++number)
            if (const Move move = G::move_at(number); G::action_index(move) != number)
                return "action " + std::to_string(number) + " is " + name_of(move) + " with another number";
        return walk<G>(1, [](const Position<G>& position) -> Complaint {
            if (!is_player(position.decider)) return {};
            for (Move move : position.moves) {
                const int number = G::action_index(move);
                if (number < 0 || number >= G::action_count() || !(G::move_at(number) == move))
                    return name_of(move) + " has no number of its own";
            }
            return {};
        });
    }
    return {};
}

template <Game G>
Complaint a_mask_is_the_legal_list() {
    if constexpr (Learnable<G>) {
        std::vector<std::uint8_t> mask;
        return walk<G>(1, [&](const Position<G>& position) -> Complaint {
            if (!is_player(position.decider)) return {};
            mask.assign(static_cast<std::size_t>(G::action_count()), 7);
            if (write_mask<G>(position.moves, mask.data()) != static_cast<int>(position.moves.size()))
                return "the mask does not count every legal move";
            std::size_t shown = 0;
            for (int number = 0; number < G::action_count(); ++number) {
                const std::uint8_t bit = mask[static_cast<std::size_t>(number)];
                if (bit > 1 || (bit == 1 && !position.moves.contains(G::move_at(number))))
                    return "the mask shows " + name_of(G::move_at(number)) + ", which is not legal";
                shown += bit;
            }
            return shown == position.moves.size() ? "" : "the mask does not show every legal move";
        });
    }
    return {};
}

// A tensor in a buffer that held something else before, with a mark behind it.
template <Learnable G>
std::vector<std::uint8_t> tensor_of(const typename G::View& seen, std::uint8_t before) {
    constexpr std::uint8_t mark = 0xA5;
    const auto size = static_cast<std::size_t>(G::tensor_shape().size());
    std::vector<std::uint8_t> out(size, before);
    out.push_back(mark);
    G::encode_view(seen, out.data(), nullptr);
    const bool stayed_inside = out.back() == mark;
    out.pop_back();
    if (!stayed_inside) out.clear();
    return out;
}

template <Game G>
Complaint equal_views_give_equal_tensors() {
    if constexpr (Learnable<G>) {
        const auto shape = G::tensor_shape();
        std::vector<std::uint8_t> kept_out(static_cast<std::size_t>(shape.size()));
        std::vector<std::uint64_t> kept(static_cast<std::size_t>(shape.words()));
        return walk<G>(5, [&](const Position<G>& position) -> Complaint {
            for (Seat viewer : viewers(position)) {
                const auto seen = G::view(position.state, viewer);
                const auto tensor = tensor_of<G>(seen, 0);
                if (tensor.empty()) return "the tensor is longer than its shape";
                if (tensor_of<G>(seen, 0xFF) != tensor)
                    return "the tensor of " + name_of(viewer) + " is not its view's";
                G::encode_view(seen, kept_out.data(), kept.data());
                if (kept_out != tensor) return "what has changed for " + name_of(viewer) + " is not written";
            }
            return {};
        });
    }
    return {};
}

template <Game G>
Complaint imagined_worlds_give_equal_tensors() {
    if constexpr (Learnable<G>) {
        return walk<G>(5, [](const Position<G>& position) -> Complaint {
            for (Seat viewer : viewers(position)) {
                const auto seen = G::view(position.state, viewer);
                const auto again = G::view(G::imagine(seen, position.rng), viewer);
                if (tensor_of<G>(again, 0) != tensor_of<G>(seen, 0))
                    return name_of(viewer) + " is told by its tensor which world is true";
            }
            return {};
        });
    }
    return {};
}

}  // namespace ozy::laws
