// move_words.cpp - what can be said about a move in its position: what fills the gaps of its label and of refusals.
#include "games/after_the_empire/move_words.hpp"

#include "games/after_the_empire/deed_text.hpp"
#include "games/after_the_empire/rules/construct.hpp"
#include "games/after_the_empire/rules/deployment.hpp"
#include "games/after_the_empire/rules/preparation.hpp"
#include "games/after_the_empire/rules/rounds.hpp"
#include "games/after_the_empire/rules/spaces.hpp"

namespace ozy::after_the_empire {

namespace {

Card card_meant(const State& state, Move move) {
    if (kind_of(move) != Kind::place) return card_in(move);
    return space_in(move) == Space::card ? staffed_in(move) : market_card(state, space_in(move), move.b);
}

const DeedFace& deed_meant(Move move) {
    return deeds[kind_of(move) == Kind::free ? variant_of(card_in(move), move.b) : placed_deed(move)];
}

Piece piece_meant(const State& state, Move move) {
    const Piece here = active_lord(state).castle.pieces[position_in(move)];
    if (kind_of(move) == Kind::build) return piece_in(move);
    return kind_of(move) == Kind::upgrade ? upgraded(here) : here;
}

Bag price_meant(const State& state, Move move) {
    const Lord& lord = active_lord(state);
    const Kind kind = kind_of(move);
    if (kind == Kind::place) return price_of_placement(state, move);
    if (kind == Kind::free) return deed_meant(move).pay;
    if (kind == Kind::upgrade) return upgrade_price(lord, position_in(move));
    if (kind == Kind::build) return build_price(lord, piece_in(move));
    return kind == Kind::repair ? repair_price(lord.castle, position_in(move)) : mend_price(card_in(move));
}

}  // namespace

Thing card_said(const State& state, const Move& move) {
    if (kind_of(move) == Kind::invader) return invader_thing(invader_in(move));
    if (kind_of(move) == Kind::siege) return siege_thing(siege_in(move));
    return card_thing(card_meant(state, move));
}
Thing words_said(const State& state, const Move& move) {
    if (kind_of(move) == Kind::keep)
        return {"objective." + id_text(objective_in(move)), std::string(objectives[objective_in(move)].text)};
    const Card card = card_meant(state, move);
    return {"card." + id_text(card), std::string(cards[card].text)};
}
Thing deed_said(const State& state, const Move& move) {
    const DeedFace& deed = deed_meant(move);
    return {deed_id(deed, price_meant(state, move)), deed_text(deed, price_meant(state, move))};
}
// "2 archers and 1 swordsman", by the archers chosen.
Thing invaders_said(const State& state, const Move& move) {
    const Side side = side_in(move);
    const int killed = kind_of(move) == Kind::kill ? killed_in(state, side) : struck_in(state, side);
    return invaders_thing(move.b, killed - move.b);
}
Thing troops_said(const State& state, const Move& move) {
    if (kind_of(move) == Kind::lose) return troops_thing(state.turn.combat.losses[place_in(move)] - move.b, move.b);
    return counted_thing(move.c, {troop_names[posted_in(move)], troop_plurals[posted_in(move)]});
}
Thing place_asked(const State& state, const Move& /*move*/) {
    const Turn& turn = state.turn;
    if (turn.question == Question::lose) return place_thing(turn.combat.losing);
    return side_thing(turn.question == Question::post ? side_of(turn.post) : turn.combat.field);
}
Thing troops_asked(const State& state, const Move& /*move*/) { return troops_thing(troop_of(state.turn.post)); }
Thing count_unposted(const State& state, const Move& /*move*/) {
    return number_thing(inside(active_lord(state), troop_of(state.turn.post)));
}
Thing price_said(const State& state, const Move& move) { return bag_thing(price_meant(state, move)); }
Thing piece_said(const State& state, const Move& move) { return piece_thing(piece_meant(state, move)); }

}  // namespace ozy::after_the_empire
