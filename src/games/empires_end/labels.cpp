// labels.cpp - what is said about a move: labels that depend on it, and what fills the gaps of labels and refusals.
#include "games/empires_end/labels.hpp"

#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/economy.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/rules/take.hpp"

namespace ozy::empires_end {

Sentence order_label(const State& /*state*/, Move move) {
    if (order_in(move) == Order::economy_first) return {"label.economy_first", "Economy first"};
    return {"label.industry_first", "Industry first"};
}
Sentence use_label(const State& /*state*/, Move move) {
    const Card source = card_in(move);
    if (source == Card::none) return {"label.use.swap", "{source}: swap any two of your locations"};
    if (cards_with[AbilityKind::swap].contains(source))
        return {"label.use.shift", "{source}: swap {tile} with a neighbour"};
    return {"label.use.move", "{source}: move one of your innovations"};
}
Sentence rally_label(const State& /*state*/, Move move) {
    if (amount_in(move) != 0) return {"label.rally", "Use {card}: +2 strength"};
    return {"label.rally.none", "Keep {card} for later"};
}

static bool is(Move move, Kind kind) { return kind_of(move) == kind; }
static Card disaster_meant(const State& state, Move move) {
    return names(move, one_slot) ? state.board.slots[slot_in(move)].card : card_in(move);
}

Thing disaster_in(const State& state, const Move& move) { return disaster_thing(disaster_meant(state, move)); }

Thing card_about(const State& state, const Move& move) {
    if (is(move, Kind::take)) return card_thing(disaster_meant(state, move));
    if (is(move, Kind::pick)) return card_thing(state.turn.economy.pick);
    if (is(move, Kind::rally)) return card_thing(rally_card);
    return card_thing(names(move, one_position) ? state.turn.card : innovation_in(move));
}

Thing tile_about(const State& state, const Move& move) {
    if (names(move, one_tile)) return tile_thing(tile_in(move));
    if (names(move, one_position)) return tile_thing(state.board.empires[state.turn.active].row[position_in(move)]);
    return tile_thing(state.board.host[card_in(move)]);
}

Thing loss(const State& state, const Move& move) {
    const Empire& empire = state.board.empires[state.turn.active];
    Thing lost;
    for (RowPosition position : destruction_candidates(empire, target_of(disaster_meant(state, move))))
        add_thing(lost, tile_thing(empire.row[position]), " ", " or ");
    if (lost.word.empty()) lost.word = "nothing";
    return lost;
}

Thing gain_of(const State& /*state*/, const Move& move) {
    return gain_thing(yield(card_in(move), paid_in(move), got_in(move)), got_in(move));
}

Thing price(const State& state, const Move& move) {
    const int coins = amount_in(move);
    if (is(move, Kind::loan)) return number_thing(loan_price * coins);
    if (is(move, Kind::sell)) return tokens_thing(sale_price(state));
    if (is(move, Kind::build)) return tokens_thing(tokens_of(build_due(state, card_in(move))));
    if (is(move, Kind::repair)) return tokens_thing(tokens_of(repair_due(state, position_in(move))));
    return tokens_thing(tokens(0, state.turn.due.hammers - coins, 0, state.turn.due.coins + coins));
}

Thing tokens_about(const State& state, const Move& move) {
    if (is(move, Kind::take)) return tokens_thing(state.board.slots[slot_in(move)].pot);
    return tokens_thing(is(move, Kind::axes) ? axes(amount_in(move)) : coins(amount_in(move)));
}

Thing strength_with_it(const State& state, const Move& move) {
    Bid bid = state.bids[state.turn.active];
    (is(move, Kind::axes) ? bid.axes : bid.coins) = small(amount_in(move));
    return number_thing(strength_with(state.board, state.turn.active, bid));
}

Thing held_for_bid(const State& state, const Move& move) {
    const Token kind = is(move, Kind::axes) ? Token::axe : Token::coin;
    return gain_thing(state.stashes[state.turn.active][kind], kind);
}

static CoinRange coins_asked(const State& state) {
    return coins_for_hammers(state.stashes[state.turn.active], state.turn.due);
}
Thing fewest_coins(const State& state, const Move& /*move*/) { return number_thing(coins_asked(state).fewest); }
Thing most_coins(const State& state, const Move& /*move*/) { return number_thing(coins_asked(state).most); }

}  // namespace ozy::empires_end
