// lookout.cpp - a bot of one's own, written with the library: it plays every game by looking a turn ahead in worlds it
// cannot rule out, and counts points. Build it with `ninja lookout` and let it play:
//
//     ozy sim vinci --games 20 --seats 'exec:build/release/lookout vinci,random'
#include <algorithm>
#include <array>
#include <iostream>

#include "bots/program/serve_bot.hpp"
#include "games/all_games.hpp"
#include "table/registry.hpp"

namespace {

using namespace ozy;  // NOLINT(google-build-using-namespace): an example, one file

template <Game G>
class Lookout final : public Bot<G> {
  public:
    Move choose(const Perspective<G>& perspective, Rng& rng) override {
        const MoveList& moves = perspective.moves();
        const auto seen = perspective.view();
        std::array<int, MoveList::capacity> value{};
        for (int world = 0; world < worlds; ++world) {
            const auto state = G::imagine(seen, rng);
            for (std::size_t i = 0; i < moves.size(); ++i)
                value[i] += lead_after(state, moves[i], perspective.seat(), rng);
        }
        std::size_t best = 0;
        for (std::size_t i = 1; i < moves.size(); ++i)
            if (value[i] > value[best]) best = i;
        return moves[best];
    }

  private:
    static constexpr int worlds = 16;

    // The lead in points when the seat has finished its turn at random.
    static int lead_after(typename G::State state, Move move, Seat seat, Rng& rng) {
        G::apply(state, move, nullptr);
        MoveList moves;
        while (G::decider(state) == seat) {
            G::legal_moves(state, moves);
            G::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
        }
        const Standing standing = G::standing(state);
        int best_rival = 0;
        for (Seat rival : seats_of(standing.seats))
            if (rival != seat) best_rival = std::max(best_rival, standing.score[rival]);
        return standing.score[seat] - best_rival;
    }
};

}  // namespace

int main(int argc, char** argv) {
    const auto served = with_game(argc > 1 ? argv[1] : "", []<Tellable G>() -> Outcome {
        Lookout<G> bot;
        return serve_bot<G>("lookout", bot, std::cin, std::cout);
    });
    if (served) return 0;
    std::cerr << "lookout: " << served.error().detail << '\n';
    return 1;
}
