// taught_toys.hpp - toys with numbered moves and tensors that break the laws about them.
#pragma once

#include <cstring>

#include "toy/taught.hpp"

namespace ozy::laws {

struct Misnumbering : Taught {
    static int action_index(Move move) { return (Taught::action_index(move) + 1) % action_count(); }
};
struct Uncounting : Taught {  // forgets that one may pass
    static int action_count() { return passing; }
};
struct Masking : Taught {  // has no number for a pass
    static int action_index(Move move) {
        return move.kind == operand(reeds::Kind::pass) ? -1 : Taught::action_index(move);
    }
};
struct Misleading : Taught {  // shows the pass where a plot is meant
    static int action_index(Move move) {
        return Taught::action_index(move) == first_plot ? passing : Taught::action_index(move);
    }
};
struct Leaky : Taught {  // leaves what was there before
    static void encode_view(const View& seen, std::uint8_t* out, std::uint64_t* kept) {
        const std::uint8_t before = *out;
        Taught::encode_view(seen, out, kept);
        *out = before;
    }
};
struct Overflowing : Taught {
    static void encode_view(const View& seen, std::uint8_t* out, std::uint64_t* kept) {
        Taught::encode_view(seen, out, kept);
        out[tensor_shape().size()] = 1;
    }
};
struct Lazy : Taught {  // takes planes for unchanged that are not
    static void encode_view(const View& seen, std::uint8_t* out, std::uint64_t* kept) {
        if (kept != nullptr) std::memset(kept, 0, sizeof *kept);
        Taught::encode_view(seen, out, kept);
    }
};
struct Betraying : Taught {  // whose view has the others' hands in it
    static View view(const State& state, Seat viewer) {
        View seen = Reeds::view(state, viewer);
        seen.seen.points = {};
        seen.seen.points[Seat::first] = state.hands[Seat::first][reeds::Color::red];
        return seen;
    }
};
struct Lenient : Talking {
    static Refusal why_not(const State&, Move) { return {}; }
};
struct Strict : Talking {
    static Refusal why_not(const State& state, Move move) { return Reeds::why_not(state, move); }
};
struct Misquoting : Talking {
    static Refusal why_not(const State& state, Move move) {
        const Refusal refusal = Talking::why_not(state, move);
        return refusal.rule.empty() ? refusal : Refusal{refusal.phrase, "RD-9.9"};
    }
};

}  // namespace ozy::laws
