// check.cpp - every invariant of RULES.md ("Invariants") that one position can show.
#include <algorithm>

#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/questions.hpp"
#include "games/after_the_empire/rules/reveal.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

using Broken = std::optional<std::string_view>;

bool is_combat(Stage stage) { return stage == Stage::deployment || stage == Stage::reveal || stage == Stage::combat; }

// [AE-3.3] The threat follows from the season.
Broken season_and_order_are_right(const State& state) {
    const Turn& turn = state.turn;
    if (turn.season < 1 || turn.season > season_count) return "the season is not 1 to 7";
    SeatSet seen;
    for (Seat seat : turn_order(state)) {
        if (!is_player(seat) || index(seat) >= seats(state)) return "a stranger is in the turn order";
        seen.insert(seat);
    }
    if (seen.count() != seats(state)) return "the turn order is no permutation of the seats";
    return {};
}

// Adds a card to those found; false if it was found before.
template <class Set, class Id>
bool found_once(Set& found, Id id) {
    if (found.contains(id)) return false;
    found.insert(id);
    return true;
}
template <class Set>
bool found_once(Set& found, Set more) {
    if (!(found & more).empty()) return false;
    found |= more;
    return true;
}

// Each card is in exactly one place.
Broken market_cards_are_conserved(const State& state) {
    CardSet found = state.decks.unseen_cards;
    bool once = true;
    for (Card card : state.decks.buildings) once = once && found_once(found, card);
    for (Card card : state.decks.refugees) once = once && found_once(found, card);
    for (Card card : state.buildings) once = once && (card == Card::none || found_once(found, card));
    for (Card card : state.refugees) once = once && (card == Card::none || found_once(found, card));
    for (const Lord& lord : state.lords) once = once && found_once(found, lord.cards & all_bought);
    if (!once || found != all_bought) return "a building or refugee is lost or in two places";
    for (Card card : state.buildings)
        if (card != Card::none && !all_buildings.contains(card)) return "a refugee lies in the building row";
    for (Card card : state.refugees)
        if (card != Card::none && !all_refugees.contains(card)) return "a building lies in the refugee row";
    return {};
}

Broken objectives_are_conserved(const State& state) {
    ObjectiveSet found = state.decks.unseen_objectives;
    bool once = true;
    for (Objective objective : state.decks.objectives) once = once && found_once(found, objective);
    for (const Lord& lord : state.lords) {
        once = once && found_once(found, lord.objectives);
        if (!(lord.shown - lord.objectives).empty()) return "an objective is shown that nobody holds";
    }
    once = once && found_once(found, state.turn.drawn);
    if (!once || found != ObjectiveSet::first_of(objective_count)) return "an objective is lost or in two places";
    if (!(state.turn.drawn_shown - state.turn.drawn).empty()) return "an objective is shown that is not drawn";
    return {};
}

// [AE-14.6] Only the objective deck can run out.
Broken attackers_are_conserved(const State& state) {
    InvaderSet invaders_found = state.decks.unseen_invaders;
    SiegeSet sieges_found = state.decks.unseen_sieges;
    bool once = true;
    for (Invader card : state.decks.invaders) once = once && found_once(invaders_found, card);
    for (const Slot<Invader>& slot : state.invaders)
        once = once && (slot.card == Invader::none || found_once(invaders_found, slot.card));
    for (Siege card : state.decks.sieges) once = once && found_once(sieges_found, card);
    once = once && (state.siege.card == Siege::none || found_once(sieges_found, state.siege.card));
    if (!once || invaders_found != InvaderSet::first_of(invader_count))
        return "an invader card is lost or in two places";
    if (sieges_found != SiegeSet::first_of(siege_count)) return "a siege card is lost or in two places";
    if (state.decks.unseen_invaders.empty() || state.decks.unseen_sieges.empty() ||
        (state.decks.unseen_cards & all_buildings).empty() || (state.decks.unseen_cards & all_refugees).empty())
        return "a deck other than the objectives has run out";
    return {};
}

// The face-down count of the season's row follows AE-3.5; at most four invader slots.
Broken attack_is_laid_out_right(const State& state) {
    if (state.turn.stage == Stage::setup) return {};
    int count = 0;
    for (const Slot<Invader>& slot : state.invaders) {
        count += slot.facing != Facing::absent;
        if (slot.facing == Facing::absent && (slot.card != Invader::none || !slot.seen.empty()))
            return "a card lies in an absent slot";
        if (slot.facing == Facing::up && slot.side == Side::none && state.turn.stage != Stage::refresh)
            return "an invader card is up without a side";
    }
    if (count != invader_slots(state.options, season_index(state))) return "the invader row has a wrong length";
    return {};
}

Broken castles_are_sound(const State& state) {
    for (const Lord& lord : state.lords) {
        EnumArray<Form, int, 4> count;
        for (CastlePosition position : all_positions) {
            const Piece piece = lord.castle.pieces[position];
            ++count[form_of(piece)];
            if (piece != Piece::none && is_side(position) == (form_of(piece) == Form::turret))
                return "a piece stands where it may not";
            if (lord.castle.cubes[position] > pieces[piece].cubes) return "a piece has too many cubes";
            if (lord.castle.flames.contains(position) &&
                (piece != Piece::stone_turret || lord.castle.cubes[position] != 0))
                return "a flame lies on something else than an empty stone turret";
        }
        for (Form form : {Form::wall, Form::gate, Form::turret})
            if (count[form] > form_limits[form]) return "a castle has too many pieces of a kind";
        for (std::uint8_t farm : lord.farms)
            if (farm > best_farm) return "a farm has a level above 2";
    }
    return {};
}

int placed_workers(const Lord& lord) {
    int placed = lord.staffed.count();
    for (std::uint8_t workers : lord.placed) placed += workers;
    return placed;
}

// [AE-3.4] Workers at home, placed and passed add up; no space holds more than it may.
Broken workers_add_up(const State& state) {
    const Stage stage = state.turn.stage;
    if (stage == Stage::setup || stage == Stage::refresh) return {};
    for (Seat seat : seats_of(seats(state))) {
        const Lord& lord = state.lords[seat];
        if (lord.workers + lord.passed + placed_workers(lord) != workers_by_season[season_index(state)] + lord.villager)
            return "workers are lost or made";
        for (Space space : {Space::infirmary, Space::granary, Space::stockpile})
            if (lord.placed[space] > 1) return "an own space holds two workers";
    }
    for (Space space : shared_spaces) {
        int taken = 0;
        for (const Lord& lord : state.lords) taken += lord.placed[space];
        if (taken > spaces[space].spaces_for(state.options.players)) return "a shared action holds too many workers";
    }
    return {};
}

// Every seat owns the Barracks and one starting refugee; only bought cards can be damaged.
Broken cards_are_marked_right(const State& state) {
    CardSet starting;
    for (Seat seat : seats_of(seats(state))) {
        const Lord& lord = state.lords[seat];
        if (!lord.cards.contains(Card::barracks)) return "a seat has no Barracks";
        const CardSet own = lord.cards & all_starting;
        if (own.count() > 1 || (own.empty() && state.turn.stage != Stage::setup))
            return "a seat has not one starting refugee";
        if (!found_once(starting, own)) return "two seats have the same starting refugee";
        if (!(lord.damaged - (lord.cards & all_bought)).empty()) return "a card is damaged that cannot be";
        if (!(lord.used - (lord.cards & cards_with_trigger[Trigger::free])).empty())
            return "a card is used that cannot be";
        CardSet with_space = lord.cards & cards_with_trigger[Trigger::worker];
        if (state.options.barracks_take_worker != 0) with_space.insert(Card::barracks);
        if (!(lord.staffed - with_space).empty()) return "a worker stands on a card without a space";
    }
    return {};
}

// Troops stand only on standing walls or inside; outside the combat phase nothing stands anywhere.
Broken troops_stand_where_they_may(const State& state) {
    for (const Lord& lord : state.lords) {
        for (Side side : all_sides)
            if (on_wall(lord, side) > 0 && !lord.castle.has_wall(side)) return "a troop stands where no wall is";
        if (inside(lord, Troop::soldier) < 0 || inside(lord, Troop::mercenary) < 0)
            return "more troops stand on walls than there are";
        if (!is_combat(state.turn.stage) && lord.posts != Posts{}) return "troops are posted outside the combat phase";
        if (state.turn.stage != Stage::reveal && state.turn.stage != Stage::combat && invaders_at(lord) > 0)
            return "invaders are at a castle outside the combat phase";
        if ((state.turn.stage == Stage::refresh || state.turn.stage == Stage::over) && lord.move_points > 0)
            return "move points are left after the combat phase";
    }
    return {};
}

// [AE-11.1], [AE-11.2] At most one flag per seat and season, one of each higher value in a season.
Broken flags_are_right(const State& state) {
    const bool given = state.turn.stage == Stage::over;
    const int seasons = state.turn.season - (given ? 0 : 1);
    int twos = 0, threes = 0;
    for (const Lord& lord : state.lords) {
        if (flag_tokens(lord) > seasons) return "a seat has more flags than seasons have passed";
        twos += lord.flags[1];
        threes += lord.flags[2];
    }
    const int two_seasons = std::clamp(seasons - 2, 0, 4);
    if (twos > two_seasons || threes > (given ? 1 : 0)) return "more flags of a value than seasons gave";
    return {};
}

// Choices made in a fixed order stand at their beginning unless they are being made, so that equal positions are equal
// byte by byte.
Broken orders_stand_at_their_beginning(const State& state) {
    Turn turn = state.turn;
    look_at_order(turn, []<class Id>(Id& id) { id = Id{}; });
    const Turn fresh;
    const bool begun = turn.farm_from != fresh.farm_from || turn.construct_from != fresh.construct_from ||
                       turn.post != fresh.post || turn.damage_from != fresh.damage_from ||
                       turn.combat.field != fresh.combat.field || turn.combat.losing != fresh.combat.losing;
    return begun ? "a choice that nobody makes has begun" : Broken{};
}

Broken decider_has_a_choice(const State& state) {
    const Seat decider = AfterTheEmpire::decider(state);
    if (!is_player(decider)) return {};
    if (index(decider) >= seats(state)) return "a stranger is to decide";
    MoveList options;
    AfterTheEmpire::legal_moves(state, options);
    return options.size() < 2 ? "a seat is asked without a choice" : Broken{};
}

}  // namespace

}  // namespace after_the_empire

std::optional<std::string_view> AfterTheEmpire::check(const State& state) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    for (auto* law :
         {season_and_order_are_right, market_cards_are_conserved, objectives_are_conserved, attackers_are_conserved,
          attack_is_laid_out_right, castles_are_sound, workers_add_up, cards_are_marked_right,
          troops_stand_where_they_may, flags_are_right, orders_stand_at_their_beginning, decider_has_a_choice})
        if (const Broken broken = law(state)) return broken;
    return {};
}

}  // namespace ozy
