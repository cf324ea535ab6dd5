// deployment.cpp - chapters 8 and 9: where tokens stand after the conquests.
#include "games/vinci/rules/deployment.hpp"

#include "games/vinci/events.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/expansion.hpp"
#include "games/vinci/rules/naming.hpp"

namespace ozy::vinci {

namespace {

void put_tokens(State& state, Seat seat, Province province, int count, Events* events) {
    change(state.realms[seat].hand, -count);
    change(state.tokens[province], count);
    if (seat != state.turn.on_turn)
        tell(events, Happening::redeployed, seat, {.a = operand(province), .amount = amount_of(count)});
}

void lose_province(State& state, Province province, Loss why, Events* events) {
    vacate(state, state.turn.on_turn, province);
    tell(events, Happening::province_lost, state.turn.on_turn, {.a = operand(province), .b = operand(why)});
}

}  // namespace

// [VI-8.4] Not lower than the province of the token before. [VI-8.2] Tokens on the board stay.
ProvinceSet placeable(const State& state, Seat seat) {
    return state.realms[seat].active.from(std::max(0, state.turn.last_used - 1));
}

Bars<State> placement_bars(const State& state) {
    static constexpr Bar<State> of_defender[] = {not_own("VI-8.1", "why.place.not_own"), too_late("VI-8.4")};
    static constexpr Bar<State> of_seat_on_turn[] = {not_own("VI-9.7", "why.place.not_own"), too_late("VI-8.4")};
    return state.turn.question == Question::redeploy ? of_defender : of_seat_on_turn;
}

void list_placements(const State& state, MoveList& out) {
    list_provinces(Kind::place, placeable(state, chooser(state.turn)), out);
}

void place_token(State& state, Seat seat, Province province, Events* events) {
    put_tokens(state, seat, province, 1, events);
    state.turn.last_used = narrow(index(province) + 1);
}

bool distribution_is_open(State& state, Seat seat, Events* events) {
    const int hand = state.realms[seat].hand;
    const ProvinceSet open = placeable(state, seat);
    if (hand == 0 || open.empty()) return false;
    if (open.count() > 1) return true;
    put_tokens(state, seat, open.first(), hand, events);
    return false;
}

// [VI-8.1] In turn order, starting after the attacker; [VI-8.3] a seat without an active province keeps its tokens.
// [VI-8.5] Until then returned tokens are in the hand.
Seat next_defender(const State& state, Seat after) {
    Seat seat = next_seat(after, seats(state));
    while (seat != state.turn.on_turn && (state.realms[seat].hand == 0 || state.realms[seat].active.empty()))
        seat = next_seat(seat, seats(state));
    return seat;
}

// [VI-9.1] [VI-14.10] What remains is the T of chapter 9; [VI-9.2] if that is nothing, every province is abandoned.
void gather_tokens(State& state, Events* events) {
    Realm& realm = state.realms[state.turn.on_turn];
    int all = realm.hand;
    for (Province province : realm.active) {
        all += state.tokens[province];
        state.tokens[province] = 0;
    }
    realm.hand = narrow(all - state.turn.borrowed);
    if (state.turn.borrowed > 0)
        tell(events, Happening::tokens_given_back, state.turn.on_turn, {.amount = amount_of(state.turn.borrowed)});
    state.turn.borrowed = 0;
    if (realm.hand > 0) return;
    for (Province province : realm.active) lose_province(state, province, Loss::no_tokens, events);
}

// [VI-9.3] A part is what hangs together by reach.
ProvinceSet connected_to(Province province, ProvinceSet whole, const Borders& reach) {
    ProvinceSet part{province}, edge = part;
    while (!edge.empty()) {
        edge = (joined_to(reach, edge) & whole) - part;
        part |= edge;
    }
    return part;
}

ProvinceSet part_at(const State& state, Seat seat, Province province) {
    return connected_to(province, state.realms[seat].active, reach_of(state, seat));
}

// [VI-9.3] [VI-14.18] Messengers need no cohesion; [VI-9.10] declining empires never do. [VI-9.9] Asked in chapter 9
// only.
bool is_split(const State& state) {
    const Seat seat = state.turn.on_turn;
    const Realm& realm = state.realms[seat];
    if (realm.active.empty() || has(realm.civilization, &AbilityFacts::scattered)) return false;
    return part_at(state, seat, realm.active.first()) != realm.active;
}

Bars<State> part_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        not_own("VI-9.3", "why.keep.not_own"),
        {"VI-9.3",
         {"why.keep.lowest", "The part with {province} is named by {lowest}"},
         [](const State& state, Move move) {
             return part_at(state, state.turn.on_turn, province_in(move)).first() != province_in(move);
         }},
    };
    return bars;
}

// [VI-9.3] A part is named by its lowest index.
void list_parts(const State& state, MoveList& out) {
    ProvinceSet left = state.realms[state.turn.on_turn].active;
    while (!left.empty()) {
        out.push_back(make_move(Kind::keep, left.first()));
        left -= part_at(state, state.turn.on_turn, left.first());
    }
}

void keep_part(State& state, Province lowest, Events* events) {
    const Seat seat = state.turn.on_turn;
    const ProvinceSet part = part_at(state, seat, lowest);
    tell(events, Happening::part_kept, seat, {.a = operand(lowest), .amount = amount_of(part.count())});
    for (Province province : state.realms[seat].active - part) lose_province(state, province, Loss::cohesion, events);
}

// [VI-9.4]
int shortage(const State& state) {
    const Realm& realm = state.realms[state.turn.on_turn];
    return std::max(0, realm.active.count() - realm.hand);
}

// [VI-9.4] Rising in index, with enough provinces left above to complete the number. [VI-9.6] No other may go.
ProvinceSet droppable(const State& state) {
    ProvinceSet open = state.realms[state.turn.on_turn].active.from(state.turn.last_used);
    ProvinceSet out;
    for (const int missing = shortage(state); open.count() >= missing; open.erase(open.first()))
        out.insert(open.first());
    return out;
}

Bars<State> drop_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        not_own("VI-9.4", "why.drop.not_own"),
        too_late("VI-9.4"),
        {"VI-9.4",
         {"why.drop.too_few", "From {province} upwards there are not enough provinces to give up"},
         [](const State& state, Move move) { return !droppable(state).contains(province_in(move)); }},
    };
    return bars;
}

void drop_province(State& state, Province province, Events* events) {
    lose_province(state, province, Loss::shortage, events);
    state.turn.last_used = narrow(index(province) + 1);
}

// [VI-9.7] Tokens of provinces that were given up are in the hand, too; [VI-9.8] without a province all stay there.
void man_provinces(State& state) {
    Realm& realm = state.realms[state.turn.on_turn];
    for (Province province : realm.active) state.tokens[province] = 1;
    change(realm.hand, -realm.active.count());
}

}  // namespace ozy::vinci
