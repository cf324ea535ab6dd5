// scoring.cpp - chapters 12 and 16: victory points, and the final result.
#include "games/vinci/scoring.hpp"

#include "games/vinci/game.hpp"
#include "games/vinci/rules/abilities.hpp"

namespace ozy {

namespace vinci {

namespace {

// [VI-12.2] 1, mountains 0.
int base_value(ProvinceSet held) { return (held - mountains).count(); }

// [VI-12.3] [VI-12.4] What one tile adds on these provinces, counted once.
int tile_value(Tile tile, ProvinceSet held) {
    if (tile == Tile::none) return 0;
    const AbilityFacts& ability = ability_of(tile);
    return ability.points * (held & ability.scores_in).count();
}

void tell_score(Events* events, Seat seat, Source source, Tile tile, int vp) {
    if (vp > 0)
        tell(events, Happening::scored, seat, {.a = operand(tile), .b = operand(source), .amount = amount_of(vp)});
}

void tell_income(Events* events, Seat seat, const Realm& realm, const Income& income) {
    if (events == nullptr) return;
    tell_score(events, seat, Source::active, Tile::none, income.active);
    for (std::size_t i = 0; i < 2; ++i)
        tell_score(events, seat, Source::tile, realm.civilization.tiles[i], income.tiles[i]);
    tell_score(events, seat, Source::declining, Tile::none, income.declining);
    for (std::size_t i = 0; i < 2; ++i)
        tell_score(events, seat, Source::kept_tile, realm.kept[i], income.kept_tiles[i]);
    tell_score(events, seat, Source::slavery, Tile::none, income.slavery);
}

void score(State& state, int vp, Events* events) {
    const Seat seat = state.turn.on_turn;
    tell_income(events, seat, state.realms[seat], income_of(state, seat));
    gain_vp(state, seat, vp, events);
    tell(events, Happening::turn_scored, seat, {.amount = amount_of(vp)});
}

}  // namespace

// [VI-12.6] Active tiles act on the active empire, kept tiles on the declining one. [VI-14.8] [VI-12.5] Slaves count
// for the seat on turn, kept or not.
Income income_of(const State& state, Seat seat) {
    const Realm& realm = state.realms[seat];
    Income income;
    income.active = base_value(realm.active);
    income.declining = base_value(realm.declining);
    for (std::size_t i = 0; i < 2; ++i) {
        if (realm.civilization.exists())
            income.tiles[i] = weight(realm.civilization, i) * tile_value(realm.civilization.tiles[i], realm.active);
        income.kept_tiles[i] = tile_value(realm.kept[i], realm.declining);
    }
    if (seat == state.turn.on_turn)
        income.slavery = state.turn.slaves * effect(realm.civilization, &AbilityFacts::slave_points);
    return income;
}

int value_of(const State& state, Seat seat, Province province) {
    const Civilization civilization = state.realms[seat].civilization;
    const ProvinceSet only{province};
    int value = base_value(only);
    for (std::size_t i = 0; i < 2 && civilization.exists(); ++i)
        value += weight(civilization, i) * tile_value(civilization.tiles[i], only);
    return value;
}

int declining_value_of(const State& state, Seat seat, Province province) {
    const ProvinceSet only{province};
    int value = base_value(only);
    for (Tile tile : state.realms[seat].kept) value += tile_value(tile, only);
    return value;
}

// [VI-1.10] VP have no upper limit. [VI-16.1] Reaching the target calls the end, for good.
void gain_vp(State& state, Seat seat, int vp, Events* events) {
    change(state.realms[seat].vp, vp);
    if (vp == 0 || state.turn.end_called != 0 || state.realms[seat].vp < target_vp(state)) return;
    state.turn.end_called = 1;
    tell(events, Happening::end_called, seat);
}

// [VI-12.1] Both empires and the slaves.
void score_expansion(State& state, Events* events) {
    score(state, income_of(state, state.turn.on_turn).total(), events);
    state.turn.slaves = 0;
}

// [VI-13.6] The new declining empire alone; there is no active one.
void score_decline(State& state, Events* events) {
    score(state, income_of(state, state.turn.on_turn).of_declining(), events);
}

}  // namespace vinci

// [VI-16.5] Most VP wins, equal VP share the rank. [VI-16.4] Nothing else has a value at the end.
Standing Vinci::standing(const State& state) {
    Standing standing;
    standing.seats = vinci::seats(state);
    for (Seat seat : seats_of(standing.seats)) standing.score[seat] = state.realms[seat].vp;
    standing.rank_seats();
    return standing;
}

}  // namespace ozy
