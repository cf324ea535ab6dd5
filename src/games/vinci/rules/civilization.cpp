// civilization.cpp - chapters 2 and 3: the open row, and how a seat gets a civilization.
#include "games/vinci/rules/civilization.hpp"

#include "games/vinci/events.hpp"
#include "games/vinci/moves.hpp"
#include "games/vinci/scoring.hpp"

namespace ozy::vinci {

namespace {

// [VI-3.3] A marker of 2 VP on each pair passed over.
void pay_price(State& state, int position, Events* events) {
    if (position == 1) return;
    for (int passed = 1; passed < position; ++passed) change(offer_at(state, passed).markers, 1);
    change(state.realms[state.turn.on_turn].vp, -price_of(position));
    tell(events, Happening::vp_paid, state.turn.on_turn, {.amount = amount_of(price_of(position))});
}

// [VI-3.4] 2 VP for each marker on the pair taken.
void collect_markers(State& state, const Offer& taken, Events* events) {
    if (taken.markers == 0) return;
    const int vp = price_step * taken.markers;
    tell(events, Happening::vp_from_markers, state.turn.on_turn, {.amount = amount_of(vp)});
    gain_vp(state, state.turn.on_turn, vp, events);
}

}  // namespace

// [VI-3.2] Only what the seat can pay for.
bool may_take(const State& state, int position) { return price_of(position) <= state.realms[state.turn.on_turn].vp; }

Bars<State> pair_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"VI-3.2",
         {"why.take.price", "Position {position} costs {price} VP, and there are only {vp}"},
         [](const State& state, Move move) { return !may_take(state, position_in(move)); }},
    };
    return bars;
}

// [VI-3.1] The pairs in the six positions, as far as the VP go.
void list_pairs(const State& state, MoveList& out) {
    for (int position = 1; position <= row_size && may_take(state, position); ++position)
        out.push_back(make_move(Kind::take, position));
}

// [VI-3.7] Both red numbers and the bonus; [VI-3.8] with Specialization twice the other number plus 1 and the bonus;
// [VI-3.9] equal faces are a plain sum.
int starting_tokens(const State& state, Civilization civilization) {
    const auto [first, second] = civilization.tiles;
    const int red = tiles[first].red + tiles[second].red;
    const int bonus = seat_count_row(state).bonus_tokens;
    return second == Tile::specialization ? 2 * red + 1 + bonus : red + bonus;
}
static_assert(tiles[Tile::specialization].red == 0 && ordinal(Tile::specialization) == face_count - 1);

// [VI-3.5] The pairs to the right move up with their markers; [VI-1.12] the new civilization is unplayed.
void take_pair(State& state, int position, Events* events) {
    pay_price(state, position, events);
    const Offer taken = offer_at(state, position);
    std::copy(state.row.begin() + position, state.row.end(), state.row.begin() + position - 1);
    state.row.back() = {};
    Realm& realm = state.realms[state.turn.on_turn];
    realm.civilization = taken.civilization;
    realm.unplayed = 1;
    const int tokens = tokens_to_be_had(state, state.turn.on_turn, starting_tokens(state, taken.civilization));
    realm.hand = narrow(tokens);
    tell(events, Happening::pair_taken, state.turn.on_turn,
         {.a = operand(taken.civilization.tiles[0]),
          .b = operand(position),
          .c = operand(taken.civilization.tiles[1]),
          .amount = amount_of(realm.hand)});
    collect_markers(state, taken, events);
}

// [VI-2.4] Specialization does not join Specialization.
int draw_weight(const State& state, Tile tile) {
    if (tile == Tile::specialization && state.turn.drawn == Tile::specialization) return 0;
    return state.bag[tile];
}

// [VI-2.3] Two tiles make a pair, from position I to VI; [VI-3.6] a new pair has no markers.
void draw_tile(State& state, Tile tile, Events* events) {
    const auto open = std::find_if(state.row.begin(), state.row.end(),
                                   [](const Offer& offer) { return !offer.civilization.exists(); });
    OZY_ASSERT(open != state.row.end() && state.bag[tile] > 0);
    change(state.bag[tile], -1);
    tell(events, Happening::tile_drawn, Seat::chance, {.a = operand(tile), .b = operand(open - state.row.begin() + 1)});
    if (state.turn.drawn == Tile::none) {
        state.turn.drawn = tile;
        return;
    }
    open->civilization = pair_of(state.turn.drawn, tile);
    state.turn.drawn = Tile::none;
}

bool row_is_full(const State& state) { return state.row.back().civilization.exists(); }

}  // namespace ozy::vinci
