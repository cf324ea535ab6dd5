// notation_fuzz.cpp - random text as notation, in positions reached by random play: it is understood or refused, never
// more, and what is understood and legal can be written and read again.
#include "arena/simulation.hpp"
#include "fuzz/fuzz.hpp"

namespace ozy::fuzz {
namespace {

template <Game G>
typename G::State some_position(Bytes& bytes) {
    Rng rng(bytes.take());
    typename G::State state = G::setup(random_config<G>(rng));
    MoveList moves;
    for (std::uint32_t plies = 4 * bytes.take(); plies > 0 && G::decider(state) != Seat::over; --plies) {
        if (G::decider(state) == Seat::chance) {
            G::apply(state, G::sample_chance(state, rng), nullptr);
            continue;
        }
        G::legal_moves(state, moves);
        G::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
    }
    return state;
}

template <Tellable G>
void read_line(typename G::State state, std::string_view line) {
    MoveList moves;
    Words words(line);
    while (!words.empty() && G::decider(state) != Seat::over) {
        const Result<Move> read = G::parse(state, words);
        if (!read) return demand(!read.error().detail.empty(), "no reason given");
        G::legal_moves(state, moves);
        if (!moves.contains(*read)) {
            if (is_player(G::decider(state))) demand(!G::why_not(state, *read).rule.empty(), "no rule given");
            return;
        }
        const std::string text = G::to_text(state, *read);
        Words again(text);
        const Result<Move> reread = G::parse(state, again);
        demand(reread && *reread == *read, text);
        G::apply(state, *read, nullptr);
        const auto broken = G::check(state);
        demand(!broken, broken.value_or(""));
    }
}

}  // namespace
}  // namespace ozy::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    ozy::fuzz::Bytes input(bytes, size);
    ozy::fuzz::with_some_game(ozy::AllGames{}, input, [&input]<class G>() {
        const typename G::State state = ozy::fuzz::some_position<G>(input);
        ozy::fuzz::read_line<G>(state, G::tidy(std::string(input.rest())));
        ozy::fuzz::read_line<G>(state, input.rest());
    });
    return 0;
}
