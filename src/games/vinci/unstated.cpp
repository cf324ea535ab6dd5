// unstated.cpp - where the statements of a position start, and what is so where they say nothing.
#include "core/statements.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/turn.hpp"

namespace ozy {

namespace vinci {

namespace {

// The bag holds the copies that lie nowhere else.
Outcome fill_bag(State& state) {
    for (Tile tile : all_tiles) {
        int used = state.turn.drawn == tile;
        for (const Offer& offer : state.row)
            for (Tile one : offer.civilization.tiles) used += one == tile;
        for (const Realm& realm : state.realms)
            for (std::size_t i = 0; i < 2; ++i) used += (realm.civilization.tiles[i] == tile) + (realm.kept[i] == tile);
        const int copies = tiles[tile].copies[state.options.bag];
        if (used > copies)
            return bad_position("the box has only " + std::to_string(copies) + " of " + std::string(tiles[tile].id));
        state.bag[tile] = narrow(copies - used);
    }
    return Done{};
}

// Deals faces that are left in the bag, each in its turn, and none that would ask its seat a question.
class Dealer {
  public:
    explicit Dealer(State& state) : state_(state) {}
    Civilization deal() {
        const Tile one = next();
        return pair_of(one, next());
    }

  private:
    bool is_wanted(Tile tile) const {
        const AbilityFacts& ability = ability_of(tile);
        const bool asks = ability.truces + ability.forts + ability.reborn > 0;
        return state_.bag[tile] > 0 && !asks && tile != Tile::specialization;
    }
    Tile next() {
        do at_ = (at_ + 1) % face_count;
        while (!is_wanted(id_at<Tile>(at_)));
        const auto tile = id_at<Tile>(at_);
        change(state_.bag[tile], -1);
        return tile;
    }
    State& state_;
    int at_ = 8;  // Currency comes next, so that tiles that stay in decline are dealt last
};

bool has_chosen(const State& state, Seat seat) {
    const Turn& turn = state.turn;
    const auto place = [&](Seat one) { return (index(one) - index(turn.starting) + seats(state)) % seats(state); };
    if (turn.round == 0) return turn.question == Question::civilization && place(seat) < place(turn.on_turn);
    return turn.question != Question::civilization || seat != turn.on_turn;
}

void deal_what_is_left(State& state) {
    Dealer dealer(state);
    for (Seat seat : seats_of(seats(state))) {
        Realm& realm = state.realms[seat];
        if (realm.civilization.exists() || !has_chosen(state, seat)) continue;
        realm.civilization = dealer.deal();
        realm.unplayed = realm.active.empty() ? 1 : 0;
        if (realm.unplayed != 0) realm.hand = narrow(starting_tokens(state, realm.civilization));
    }
    if (state.turn.question == Question::draw) return;
    for (Offer& offer : state.row)
        if (!offer.civilization.exists()) offer.civilization = dealer.deal();
}

}  // namespace

}  // namespace vinci

// As the examples of RULES.md begin: round 3, seat 0 starting and on turn, the board as at setup.
Vinci::State Vinci::empty_position(const Config& config) {
    State state = setup(config);
    state.turn.question = vinci::Question::turn;
    state.turn.round = narrow(std::min<std::int16_t>(3, config.max_rounds));
    return state;
}

// A turn that no statement puts further begins now. What does not add up is found by check().
Outcome Vinci::finish_position(State& state) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (const auto filled = fill_bag(state); !filled) return filled;
    deal_what_is_left(state);
    if (state.turn.question == Question::turn && must_expand(state)) begin_turn(state, nullptr);
    return Done{};
}

}  // namespace ozy
