// taught.hpp - the toy game with what a learner needs: numbers for its actions, a tensor of what is seen.
#pragma once

#include "core/learnable.hpp"
#include "toy/reeds.hpp"

namespace ozy {

// The toy with a list of all that its players can say: plant a colour, name a plot, pass.
struct Talking : Reeds {
    static constexpr int first_plot = reeds::color_count, passing = first_plot + reeds::most_plots;
    static int sayings() { return passing + 1; }
    static Move saying(int number) {
        if (number == passing) return make_move(reeds::Kind::pass);
        return number < first_plot ? make_move(reeds::Kind::plant, number)
                                   : make_move(reeds::Kind::on, number - first_plot);
    }
    static Refusal why_not(const State& state, Move move) {
        MoveList moves;
        legal_moves(state, moves);
        return moves.contains(move) ? Refusal{} : Reeds::why_not(state, move);
    }
};
// The same with numbers for those, and a tensor of the bank and the own hand.
struct Taught : Talking {
    static int action_count() { return sayings(); }
    static Move move_at(int number) { return saying(number); }
    static int action_index(Move move) {
        if (move.kind == operand(reeds::Kind::pass)) return passing;
        return move.kind == operand(reeds::Kind::on) ? first_plot + move.a : move.a;
    }
    template <class Out>
    static void lay_out(Out& out, const View& seen) {
        out.table("bank", "a plot each");
        for (reeds::Color color : seen.seen.bank) {
            out.item();
            out.one_of("colour", index(color), reeds::color_count);
        }
        out.board("points", "a bit each", 8, 8);
        std::uint64_t bits = 0;
        for (std::uint8_t points : seen.seen.points) bits = bits << 8U | points;
        out.plane("points", std::array{bits});
    }
    static const TensorShape& tensor_shape() {
        static const TensorShape shape = plan_tensor<View>([](auto& out, const View& seen) { lay_out(out, seen); });
        return shape;
    }
    static void encode_view(const View& seen, std::uint8_t* out, std::uint64_t* kept) {
        TensorBytes bytes(out, kept);
        lay_out(bytes, seen);
    }
};
static_assert(Learnable<Taught>);

}  // namespace ozy
