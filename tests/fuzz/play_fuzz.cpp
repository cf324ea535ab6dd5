// play_fuzz.cpp - bytes choose options and moves, chance included: whatever is chosen, the invariants hold and views do
// not depend on what they hide.
#include <cstring>

#include "arena/simulation.hpp"
#include "fuzz/fuzz.hpp"

namespace ozy::fuzz {
namespace {

template <Game G>
void look(const typename G::State& state, Seat viewer) {
    Rng rng(1);
    const auto seen = G::view(state, viewer);
    const auto imagined = G::view(G::imagine(seen, rng), viewer);
    demand(std::memcmp(&seen, &imagined, sizeof seen) == 0, "a view differs in an imagined state");
}

template <Game G>
void play(Bytes& bytes) {
    Rng options(bytes.take());
    typename G::State state = G::setup(random_config<G>(options));
    MoveList moves;
    Events events;
    while (!bytes.empty() && G::decider(state) != Seat::over) {
        G::legal_moves(state, moves);
        demand(!moves.empty(), "no legal move");
        events.clear();
        G::apply(state, moves[bytes.below(static_cast<std::uint32_t>(moves.size()))], &events);
        const auto broken = G::check(state);
        demand(!broken, broken.value_or(""));
        if (is_player(G::decider(state))) look<G>(state, G::decider(state));
    }
    look<G>(state, Seat::spectator);
}

}  // namespace
}  // namespace ozy::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    ozy::fuzz::Bytes input(bytes, size);
    ozy::fuzz::with_some_game(ozy::AllGames{}, input, [&input]<class G>() { ozy::fuzz::play<G>(input); });
    return 0;
}
