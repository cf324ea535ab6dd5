// scoring.cpp - chapter 15 and the purple abilities: points, ranking, ties.
#include "games/empires_end/scoring.hpp"

#include <algorithm>

#include "games/empires_end/events.hpp"
#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/row.hpp"

namespace ozy {

namespace empires_end {

namespace {

CardSet active_purple(const Board& board, Seat seat) {
    return active_of(board, seat, board.empires[seat].innovations & purple_cards);
}

int kinds_held(const Tokens& stash) {
    int kinds = 0;
    for (Token kind : all_tokens) kinds += stash[kind] > 0;
    return kinds;
}

// [EE-12.24] At least one, and no seat has more; a tie still scores, unless the option asks for more than all others.
bool has_most_destroyed(const State& state, Seat seat) {
    const int own = destroyed_tiles(state.board.empires[seat]);
    const int harmless = state.options.most_destroyed_alone != 0 ? own - 1 : own;
    for (Seat rival : seats_of(seats(state)))
        if (rival != seat && destroyed_tiles(state.board.empires[rival]) > harmless) return false;
    return own > 0;
}

// What an ability scores from a position; [EE-15.6] from the rows and stashes as they are.
int value_at(const State& state, Seat seat, const Ability& ability, RowPosition position) {
    const Empire& empire = state.board.empires[seat];
    const Tokens& stash = state.stashes[seat];
    const auto is = [&](AbilityKind kind) { return ability.kind == kind; };
    // [EE-12.19] [EE-1.8] each token is only its own kind; [EE-12.20]
    if (is(AbilityKind::per_token)) return ability.vp * stash[*ability.choices.begin()];
    if (is(AbilityKind::per_different_token)) return ability.vp * kinds_held(stash);
    // [EE-12.21] a City is not a Town; [EE-12.22]
    if (is(AbilityKind::per_adjacent_healthy) || is(AbilityKind::per_adjacent_destroyed))
        return ability.vp * fitting_neighbors(empire, position, ability.per);
    // [EE-12.23] [EE-12.24] [EE-12.25]
    if (is(AbilityKind::per_destroyed)) return ability.vp * destroyed_tiles(empire);
    if (is(AbilityKind::most_destroyed)) return has_most_destroyed(state, seat) ? ability.vp : 0;
    return is(AbilityKind::flat) ? ability.vp : 0;
}

// [EE-12.26] The best of the seat's other active purple innovations, valued from this place; copies are worth 0 here.
int copied_value(const State& state, Seat seat, RowPosition position) {
    int best = 0;
    for (Card card : active_purple(state.board, seat) - cards_with[AbilityKind::copy_end])
        best = std::max(best, value_at(state, seat, disaster(card).ability, position));
    return best;
}

}  // namespace

int end_value_at(const State& state, Seat seat, Card innovation, RowPosition position) {
    const Ability& ability = disaster(innovation).ability;
    return ability.kind == AbilityKind::copy_end ? copied_value(state, seat, position)
                                                 : value_at(state, seat, ability, position);
}

int end_value(const State& state, Seat seat, Card innovation) {
    return end_value_at(state, seat, innovation,
                        position_of(state.board.empires[seat].row, state.board.host[innovation]));
}

int end_values(const State& state, Seat seat) {
    int sum = 0;
    for (Card card : active_purple(state.board, seat)) sum += end_value(state, seat, card);
    return sum;
}

// [EE-15.1] VP track, healthy tiles, active purple innovations. [EE-15.2] Ruins and what lies under them score nothing;
// [EE-15.3] nor do tokens and cards in hand by themselves.
int final_score(const State& state, Seat seat) {
    const Empire& empire = state.board.empires[seat];
    return empire.vp + vp_of(empire.healthy) + end_values(state, seat);
}

void tell_final_scores(const State& state, Events* events) {
    if (events == nullptr) return;
    const Standing standing = EmpiresEnd::standing(state);
    for (Seat seat : seats_of(seats(state))) {
        const Empire& empire = state.board.empires[seat];
        tell(events, Happening::final_track, seat, {.amount = empire.vp});
        tell(events, Happening::final_tiles, seat, {.amount = small(vp_of(empire.healthy))});
        for (Card card : active_purple(state.board, seat))
            tell(events, Happening::final_innovation, seat,
                 {.a = operand(card), .amount = small(end_value(state, seat, card))});
        tell(events, Happening::final_score, seat,
             {.a = operand(standing.rank[seat]), .amount = small(standing.score[seat])});
    }
}

}  // namespace empires_end

// [EE-15.4] The highest score wins; [EE-15.5] of equal ones the seat reached first clockwise from the First Player, or
// by option from the seat after it.
Standing EmpiresEnd::standing(const State& state) {
    Standing standing;
    standing.seats = empires_end::seats(state);
    for (Seat seat : seats_of(standing.seats)) {
        standing.score[seat] = empires_end::final_score(state, seat);
        const int skipped = state.options.tie_after_first != 0 ? standing.seats - 1 : standing.seats;
        const int way = (index(seat) - index(state.board.first_player) + skipped) % standing.seats;
        standing.tie_break[seat][0] = -way;
    }
    standing.rank_seats();
    return standing;
}

}  // namespace ozy
