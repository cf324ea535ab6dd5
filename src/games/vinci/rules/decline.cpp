// decline.cpp - chapters 11 and 13: the declining empire.
#include "games/vinci/rules/decline.hpp"

#include "games/vinci/events.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/expansion.hpp"

namespace ozy::vinci {

namespace {

void return_to_bag(State& state, Tile tile) {
    if (tile != Tile::none) change(state.bag[tile], 1);
}

// [VI-13.1] [VI-10.5] The former declining empire leaves the board, its tiles return to the bag; [VI-13.8] only now.
void remove_declining_empire(State& state, Events* events) {
    const Seat seat = state.turn.on_turn;
    Realm& realm = state.realms[seat];
    for (Province province : realm.declining) {
        vacate(state, seat, province);
        tell(events, Happening::province_removed, seat, {.a = operand(province)});
    }
    for (Tile& tile : realm.kept) {
        return_to_bag(state, tile);
        tile = Tile::none;
    }
}

// [VI-13.2] One token stays on each province; [VI-13.3] the empire is in decline; [VI-10.4] forts stay.
void turn_active_into_declining(State& state) {
    Realm& realm = state.realms[state.turn.on_turn];
    for (Province province : realm.active) state.tokens[province] = 1;
    realm.hand = 0;
    realm.declining = realm.active;
    realm.active = {};
}

// Broken-column yellow tiles are kept, [VI-13.5] all others go back. [VI-14.19] Truces end.
void give_up_civilization(State& state, Events* events) {
    Realm& realm = state.realms[state.turn.on_turn];
    std::size_t kept = 0;
    for (Tile tile : realm.civilization.tiles) {
        if (!stays_in_decline(state, tile)) {
            return_to_bag(state, tile);
            continue;
        }
        realm.kept[kept++] = tile;
        tell(events, Happening::tile_kept, state.turn.on_turn, {.a = operand(tile)});
    }
    realm.civilization = {};
    realm.truces = {};
}

}  // namespace

// [VI-13.4] By the column printed on it; with `all` every tile of the abilities that have one.
bool stays_in_decline(const State& state, Tile tile) {
    return state.options.all_columns != 0 ? ability_has_column(tile) : tiles[tile].stays_in_decline;
}

// [VI-11.1] Adjacent to an own active province, [VI-11.3] by land or strait only; [VI-14.23] not with Heritage.
ProvinceSet declining_neighbors(const State& state, Seat seat) {
    const Realm& realm = state.realms[seat];
    if (realm.declining.empty() || has(realm.civilization, &AbilityFacts::keeps_neighbors)) return {};
    return realm.declining & joined_to(adjacency(state), realm.active);
}

// [VI-11.2] Measured once; the rest of the declining empire stays. [VI-11.4] Abandoned provinces clear nothing.
void clear_declining_neighbors(State& state, Events* events) {
    const Seat seat = state.turn.on_turn;
    for (Province province : declining_neighbors(state, seat)) {
        vacate(state, seat, province);
        tell(events, Happening::province_cleared, seat, {.a = operand(province)});
    }
}

// [VI-13.10] Legal without active provinces, too.
void let_empire_decline(State& state, Events* events) {
    tell(events, Happening::declined, state.turn.on_turn,
         {.amount = amount_of(state.realms[state.turn.on_turn].active.count())});
    remove_declining_empire(state, events);
    turn_active_into_declining(state);
    give_up_civilization(state, events);
}

}  // namespace ozy::vinci
