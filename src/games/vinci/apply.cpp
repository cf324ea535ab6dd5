// apply.cpp - a move is carried out by the rule of its kind.
#include "games/vinci/game.hpp"
#include "games/vinci/rules/conquest.hpp"
#include "games/vinci/rules/deployment.hpp"
#include "games/vinci/rules/expansion.hpp"
#include "games/vinci/rules/fort.hpp"
#include "games/vinci/turn.hpp"

namespace ozy {

void Vinci::apply(State& state, Move move, Events* events) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): every name below is a rule of this game
    switch (kind_of(move)) {
        case Kind::draw:
            return vinci::draw(state, tile_in(move), events);
        case Kind::start:
            return choose_starting_seat(state, seat_in(move), events);
        case Kind::take:
            return choose_pair(state, position_in(move), events);
        case Kind::expand:
            return choose_expansion(state, events);
        case Kind::decline:
            return choose_decline(state, events);
        case Kind::truce:
            make_truce(state, seat_in(move), events);
            return go_on(state, events);
        case Kind::no_truce:
            state.turn.truces_left = 0;
            return go_on(state, events);
        case Kind::abandon:
            return abandon(state, province_in(move), events);
        case Kind::conquer:
            return conquer(state, province_in(move), events);
        case Kind::spy:
            return conquer_by_spy(state, province_in(move), events);
        case Kind::end:
            return end_conquests(state, events);
        case Kind::place:
            place_token(state, decider(state), province_in(move), events);
            return go_on(state, events);
        case Kind::keep:
            keep_part(state, province_in(move), events);
            return go_on(state, events);
        case Kind::drop:
            drop_province(state, province_in(move), events);
            return go_on(state, events);
        case Kind::fort:
            place_fort(state, province_in(move), events);
            return go_on(state, events);
        case Kind::no_fort:
            state.turn.forts_left = 0;
            return go_on(state, events);
        case Kind::rebirth:
            return be_reborn(state, events);
        case Kind::stay:
            return end_turn(state, events);
    }
}

}  // namespace ozy
