// check.cpp - every invariant of RULES.md ("Invariants"), by number, and that each decision arises as it should.
#include "games/vinci/game.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/civilization.hpp"
#include "games/vinci/rules/decline.hpp"
#include "games/vinci/rules/deployment.hpp"
#include "games/vinci/rules/expansion.hpp"
#include "games/vinci/rules/fort.hpp"
#include "games/vinci/turn.hpp"

namespace ozy {

namespace vinci {

namespace {

using Broken = std::optional<std::string_view>;

bool is_one_of(Question question, std::initializer_list<Question> some) {
    return std::find(some.begin(), some.end(), question) != some.end();
}

// Truces are the question after the conquests, before the tokens are gathered.
bool has_conquered(const State& state) {
    return state.turn.question == Question::truce && state.options.truces_after != 0;
}

// 1, 4
Broken brown_tokens_are_conserved(const State& state) {
    if (brown_supply(state) < 0) return "1: neutral tokens and forts are more than 33";
    ProvinceSet held, without_fortification;
    for (Seat seat : seats_of(seats(state))) {
        const Realm& realm = state.realms[seat];
        held |= realm.active | realm.declining;
        if (effect(realm.civilization, &AbilityFacts::forts) == 0) without_fortification |= realm.active;
    }
    if (!held.includes(state.forts)) return "4: a fort lies where nobody rules";
    if (state.forts.touches(without_fortification)) return "4: a fort lies in an empire without Fortification";
    return {};
}

// 2, 11
Broken tiles_are_conserved(const State& state) {
    PerTile<int> sum;
    int in_bag = 0;
    const auto count = [&sum](Tile tile) {
        if (tile != Tile::none) ++sum[tile];
    };
    count(state.turn.drawn);
    for (const Offer& offer : state.row)
        for (Tile tile : offer.civilization.tiles) count(tile);
    for (const Realm& realm : state.realms) {
        for (Tile tile : realm.civilization.tiles) count(tile);
        for (Tile tile : realm.kept) {
            count(tile);
            if (tile != Tile::none && !stays_in_decline(state, tile)) return "11: a tile without broken column is kept";
        }
        if (realm.kept[0] > realm.kept[1]) return "11: kept tiles are not in order";
    }
    for (Tile tile : all_tiles) {
        in_bag += state.bag[tile];
        if (sum[tile] + state.bag[tile] != tiles[tile].copies[state.options.bag])
            return "2: tiles of a face are lost or made";
    }
    if (in_bag < (state.options.all_columns != 0 ? 16 : 20)) return "2: the bag holds too few tiles";
    return {};
}

// 10: a province is in one state only, and nobody outside the game has anything.
Broken provinces_have_one_holder(const State& state) {
    int held = state.neutral.count();
    ProvinceSet all = state.neutral;
    for (Seat seat : seats_of(max_players)) {
        const Realm& realm = state.realms[seat];
        held += realm.active.count() + realm.declining.count();
        all |= realm.active | realm.declining;
        if (index(seat) >= seats(state) && (realm.vp != 0 || realm.hand != 0 || realm.civilization.exists() ||
                                            !(realm.active | realm.declining).empty()))
            return "10: a seat outside the game has something";
    }
    if (held != all.count() || !everywhere.includes(all)) return "10: a province has two holders";
    return {};
}

// 3
Broken provinces_hold_their_tokens(const State& state) {
    const bool conquering =
        has_conquered(state) ||
        is_one_of(state.turn.question, {Question::expand, Question::redeploy, Question::keep, Question::drop});
    if (state.neutral.touches(mountains)) return "3: a mountain is neutral";
    for (Province province : all_provinces) {
        const Holder holder = holder_of(state, province);
        const int tokens = state.tokens[province];
        const bool may_be_bare = conquering && holder.seat == state.turn.on_turn;
        if (holder.holding == Holding::empty && tokens != 0) return "3: an empty province holds tokens";
        if (holder.holding == Holding::neutral && tokens != 1) return "3: a neutral province does not hold one token";
        if (holder.holding == Holding::declining && tokens != 1)
            return "3: a declining province does not hold one token";
        if (holder.holding == Holding::active && tokens == 0 && !may_be_bare) return "3: an active province is bare";
    }
    return {};
}

// 5: during the setup VP are only moved to markers and back.
Broken points_are_conserved_in_setup(const State& state) {
    if (state.turn.round > 0) return {};
    int sum = 0;
    for (Seat seat : seats_of(seats(state))) sum += state.realms[seat].vp;
    for (const Offer& offer : state.row) sum += price_step * offer.markers;
    if (sum != starting_vp * seats(state)) return "5: VP and markers do not add up in the setup";
    return {};
}

// [VI-1.7] Counted tokens may be fewer than a civilization starts with.
bool is_start(const State& state, const Realm& realm) {
    const int tokens = starting_tokens(state, realm.civilization);
    return realm.hand == tokens || (state.options.counted_tokens != 0 && realm.hand < tokens);
}

// 6
Broken hands_are_empty_out_of_turn(const State& state) {
    const bool fighting =
        has_conquered(state) || is_one_of(state.turn.question, {Question::expand, Question::redeploy});
    for (Seat seat : seats_of(seats(state))) {
        const Realm& realm = state.realms[seat];
        const bool waits =
            seat != state.turn.on_turn || is_one_of(state.turn.question, {Question::turn, Question::rebirth});
        if (waits && !fighting && realm.hand > 0 && !realm.active.empty()) return "6: tokens wait beside provinces";
        if (realm.unplayed != 0 && (!realm.active.empty() || !is_start(state, realm)))
            return "6: an unplayed civilization is on the board or has not its starting tokens";
        if (state.options.counted_tokens != 0 && tokens_in_use(state, seat) > tokens_of_a_colour)
            return "6: a seat has more tokens than its colour";
    }
    return {};
}

// 7: in the setup the seats before the one that chooses have a civilization, later all.
Broken civilizations_are_complete(const State& state) {
    const Turn& turn = state.turn;
    const bool row_open = turn.question == Question::draw;
    bool before = turn.round == 0;  // the seat has not chosen yet in the setup
    int chosen = 0;
    for (Seat seat : seats_of(seats(state))) chosen += state.realms[seat].civilization.exists();
    if (before) {
        const bool dealing = turn.question == Question::start || (row_open && chosen == 0);
        const int turns = (index(turn.on_turn) - index(turn.starting) + seats(state)) % seats(state);
        if (chosen != (dealing ? 0 : turns + (row_open ? 1 : 0))) return "7: civilizations are chosen out of order";
    } else if (chosen != seats(state) - (turn.question == Question::civilization ? 1 : 0)) {
        return "7: a seat has no civilization";
    }
    const Realm& chooser = state.realms[turn.on_turn];
    if (turn.question == Question::civilization &&
        (chooser.civilization.exists() || chooser.hand > 0 || !chooser.active.empty() || !chooser.truces.empty()))
        return "7: a seat that chooses still has a civilization";
    if (!row_open && !row_is_full(state)) return "7: the row is not full";
    if (turn.drawn != Tile::none && !row_open) return "7: a pair is unfinished";
    for (const Offer& offer : state.row) {
        const auto [first, second] = offer.civilization.tiles;
        if (first > second || (first == Tile::specialization && second == Tile::specialization))
            return "7: a pair is not as it should be";
    }
    return {};
}

// 9
Broken empires_are_as_the_rules_leave_them(const State& state) {
    const bool settled = is_one_of(state.turn.question, {Question::place, Question::fort, Question::rebirth});
    if (settled && is_split(state)) return "9: the empire is in several parts";
    if (state.turn.question == Question::rebirth && !declining_neighbors(state, state.turn.on_turn).empty())
        return "9: a declining province lies next to an active one";
    return {};
}

// 12
Broken truces_are_made_by_diplomats(const State& state) {
    for (Seat seat : seats_of(seats(state))) {
        const Realm& realm = state.realms[seat];
        if (realm.truces.count() > effect(realm.civilization, &AbilityFacts::truces))
            return "12: more truces than Diplomacy allows";
        if (realm.truces.contains(seat) || !SeatSet::first_of(seats(state)).includes(realm.truces))
            return "12: a truce with oneself or with nobody";
        if (seat == state.turn.on_turn && state.turn.question == Question::turn && !realm.truces.empty())
            return "12: a truce outlives its time";
    }
    return {};
}

// 13, and the fields of the turn are zero where they mean nothing.
Broken turn_is_consistent(const State& state) {
    const Turn& turn = state.turn;
    const Civilization civilization = state.realms[turn.on_turn].civilization;
    if (turn.round > state.options.max_rounds) return "13: too many rounds";
    if (turn.question == Question::over && turn.on_turn != turn.starting) return "13: over in the middle of a round";
    if (turn.round == 0 && !is_one_of(turn.question, {Question::draw, Question::start, Question::civilization}))
        return "13: a turn before the first round";
    const bool armed = is_one_of(turn.question, {Question::truce, Question::expand, Question::redeploy});
    const int lent = armed ? effect(civilization, &AbilityFacts::borrowed) : 0;
    if (turn.borrowed > lent || (turn.borrowed < lent && state.options.counted_tokens == 0))
        return "wrong borrowed tokens";
    if (turn.spies_left > effect(civilization, &AbilityFacts::spies)) return "too many spies";
    const bool truces_wait = turn.question == Question::expand && state.options.truces_after != 0;
    if (turn.truces_left > 0 && turn.question != Question::truce && !truces_wait)
        return "truces are left after their time";
    if (turn.forts_left > effect(civilization, &AbilityFacts::forts)) return "too many forts left";
    if (turn.conquests > 0 && turn.question != Question::expand) return "conquests are counted outside their phase";
    if ((turn.defender != Seat::chance) != (turn.question == Question::redeploy))
        return "a defender outside redeployment";
    if (is_one_of(turn.question, {Question::turn, Question::civilization, Question::rebirth, Question::over}) &&
        (turn.last_used != 0 || turn.slaves != 0 || turn.spies_left != 0))
        return "traces of an earlier phase";
    return {};
}

// RULES.md, "Decisions": each arises exactly under its condition.
Broken decision_is_due(const State& state) {
    const Turn& turn = state.turn;
    const Realm& realm = state.realms[turn.on_turn];
    const auto is_due = [&]() {
        switch (turn.question) {
            case Question::turn:
                return !must_expand(state);
            case Question::truce:
                return !truce_partners(state).empty();
            case Question::redeploy:
                return turn.defender != turn.on_turn && state.realms[turn.defender].hand > 0 &&
                       placeable(state, turn.defender).count() > 1;
            case Question::keep:
                return is_split(state);
            case Question::drop:
                return shortage(state) > 0 && realm.hand > 0 && !droppable(state).empty();
            case Question::place:
                return realm.hand > 0 && placeable(state, turn.on_turn).count() > 1;
            case Question::fort:
                return !fortifiable(state).empty();
            case Question::rebirth:
                return has(realm.civilization, &AbilityFacts::reborn);
            case Question::draw:
            case Question::start:
            case Question::civilization:
            case Question::expand:
            case Question::over:
                return true;
        }
        return false;
    };
    if (!is_due()) return "a decision that does not arise";
    return {};
}

}  // namespace

}  // namespace vinci

std::optional<std::string_view> Vinci::check(const State& state) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    for (auto* law :
         {brown_tokens_are_conserved, tiles_are_conserved, provinces_have_one_holder, provinces_hold_their_tokens,
          points_are_conserved_in_setup, hands_are_empty_out_of_turn, civilizations_are_complete,
          empires_are_as_the_rules_leave_them, truces_are_made_by_diplomats, turn_is_consistent, decision_is_due})
        if (const Broken broken = law(state)) return broken;
    return {};
}

}  // namespace ozy
