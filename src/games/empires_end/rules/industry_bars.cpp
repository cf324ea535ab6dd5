// industry_bars.cpp - chapter 9: what may be chosen in an Industry, and what forbids it.
#include "games/empires_end/rules/industry.hpp"

namespace ozy::empires_end {

namespace {

const Empire& empire_on_turn(const State& state) { return state.board.empires[state.turn.active]; }
const Tokens& stash_on_turn(const State& state) { return state.stashes[state.turn.active]; }

bool is_not_held(const State& state, Move move) { return !state.hands[state.turn.active].contains(card_in(move)); }
constexpr Sentence card_not_held = {"why.card.not_held", "{card} is not in your hand"};
constexpr Bar<State> no_card_action = {"EE-9.3",
                                       {"why.card.actions", "No card actions are left"},
                                       [](const State& state, Move) { return card_actions_left(state) <= 0; }};

// [EE-9.13] Without a healthy tile only selling is possible.
bool has_only_ruins(const State& state, Move /*move*/) { return empire_on_turn(state).healthy.empty(); }

bool is_move(Card source) { return cards_with[AbilityKind::move_innovation].contains(source); }
bool is_swap(Card source) { return source == Card::none || cards_with[AbilityKind::swap].contains(source); }

// [EE-12.14] Of two move abilities the lower card number is used first.
Card next_move(const State& state) {
    const CardSet unused =
        active_innovations(state.board, state.turn.active, AbilityKind::move_innovation) - state.turn.industry.used;
    return unused.empty() ? Card::none : unused.first();
}

// [EE-9.12] Each once per Industry. [EE-12.12] The City's swap needs the City healthy.
CardSet usable_abilities(const State& state) {
    const Turn& turn = state.turn;
    CardSet out = active_innovations(state.board, turn.active, AbilityKind::swap);
    if (empire_on_turn(state).healthy.contains(swapping_tile)) out.insert(Card::none);
    out = out - turn.industry.used;
    if (const Card move = next_move(state); move != Card::none && can_move_innovation(state.board, turn.active))
        out.insert(move);
    return out;
}

Tile tile_named(const State& state, Move move) { return empire_on_turn(state).row[position_in(move)]; }

}  // namespace

Bars<State> build_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-9.4", card_not_held, is_not_held},
        no_card_action,
        {"EE-9.13", {"why.build.no_place", "There is no healthy location to put {card} under"}, has_only_ruins},
        {"EE-9.5",
         {"why.build.price", "{card} costs {price}"},
         [](const State& state, Move move) { return !can_pay(stash_on_turn(state), build_due(state, card_in(move))); }},
    };
    return bars;
}

Bars<State> sale_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {{"EE-9.8", card_not_held, is_not_held}, no_card_action};
    return bars;
}

Bars<State> repair_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-9.9",
         {"why.repair.once", "Only one location is repaired in an Industry"},
         [](const State& state, Move) { return state.turn.industry.repairs > 0; }},
        {"EE-9.13", {"why.repair.no_healthy", "Without a healthy location nothing can be repaired"}, has_only_ruins},
        {"EE-9.9",
         {"why.repair.healthy", "{tile} is healthy"},
         [](const State& state, Move move) { return !is_ruin(state, move); }},
        {"EE-9.10",
         {"why.repair.price", "The repair of {tile} costs {price}"},
         [](const State& state, Move move) {
             return !can_pay(stash_on_turn(state), repair_due(state, position_in(move)));
         }},
    };
    return bars;
}

Bars<State> use_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-9.12",
         {"why.use.once", "{source} has been used in this Industry"},
         [](const State& state, Move move) { return state.turn.industry.used.contains(card_in(move)); }},
        {"EE-1.5",
         {"why.use.ruin", "{source} is in ruins"},
         [](const State& state, Move move) {
             return card_in(move) == Card::none && !empire_on_turn(state).healthy.contains(swapping_tile);
         }},
        {"EE-9.12",
         {"why.use.kind", "{source} has no ability to use in Industry"},
         [](const State&, Move move) { return !is_swap(card_in(move)) && !is_move(card_in(move)); }},
        not_own,
        inactive,
        {"EE-12.14",
         {"why.use.no_move", "No innovation can be moved anywhere"},
         [](const State& state, Move move) {
             return is_move(card_in(move)) && !can_move_innovation(state.board, state.turn.active);
         }},
        {"EE-12.14",
         {"why.use.order", "The move ability with the lower number is used first"},
         [](const State& state, Move move) { return is_move(card_in(move)) && next_move(state) != card_in(move); }},
    };
    return bars;
}

bool has_card_action(const State& state) {
    return !state.hands[state.turn.active].empty() && card_actions_left(state) > 0;
}

namespace {

void list_card_actions(const State& state, MoveList& out) {
    if (!has_card_action(state)) return;
    const CardSet& hand = state.hands[state.turn.active];
    const bool can_place = !empire_on_turn(state).healthy.empty();
    const int discounts = discounts_left(state);
    for (Card card : hand) {
        if (can_place && can_pay(stash_on_turn(state), build_due(card, discounts)))
            out.push_back(make_move(Kind::build, card));
        out.push_back(make_move(Kind::sell, card));
    }
}

void list_repairs(const State& state, MoveList& out) {
    const Empire& empire = empire_on_turn(state);
    if (state.turn.industry.repairs > 0 || empire.healthy.empty() || empire.healthy == every_tile) return;
    const Tokens saved = saved_in_repairs(state);
    for (RowPosition position : all_positions)
        if (!is_healthy(empire, position) && can_pay(stash_on_turn(state), repair_due(empire.row[position], saved)))
            out.push_back(make_move(Kind::repair, position));
}

}  // namespace

// [EE-9.2] Offered only if it can be completed.
void list_industry(const State& state, MoveList& out) {
    list_card_actions(state, out);
    list_repairs(state, out);
    for (Card source : usable_abilities(state)) out.push_back(make_move(Kind::use, source));
    out.push_back(make_move(Kind::end_industry));
}

Bars<State> payment_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-9.7",
         {"why.pay.range", "Of the Hammers {fewest} to {most} can be paid with Coins, not {count}"},
         [](const State& state, Move move) {
             const CoinRange range = coins_for_hammers(stash_on_turn(state), state.turn.due);
             return amount_in(move) < range.fewest || amount_in(move) > range.most;
         }},
    };
    return bars;
}
void list_payments(const State& state, MoveList& out) {
    const CoinRange range = coins_for_hammers(stash_on_turn(state), state.turn.due);
    for (int coins = range.fewest; coins <= range.most; ++coins) out.push_back(make_move(Kind::pay, coins));
}

Bars<State> swap_first_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-12.12",
         {"why.swap.left", "The left one of the two comes first: position 1 to 10"},
         [](const State&, Move move) { return number(position_in(move)) == row_length; }},
    };
    return bars;
}
void list_swap_first(const State& /*state*/, MoveList& out) {
    for (int left = 1; left < row_length; ++left) out.push_back(make_move(Kind::swap_first, position_at(left)));
}

Bars<State> swap_second_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-12.12",
         {"why.swap.right", "The second location lies to the right of the first"},
         [](const State& state, Move move) { return position_in(move) <= state.turn.position; }},
    };
    return bars;
}
void list_swap_second(const State& state, MoveList& out) {
    for (int right = number(state.turn.position) + 1; right <= row_length; ++right)
        out.push_back(make_move(Kind::swap_second, position_at(right)));
}

Bars<State> shift_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-12.12",
         {"why.shift", "Only a neighbour can be swapped with {host}"},
         [](const State& state, Move move) {
             const Tile host = state.board.host[state.turn.source];
             return !neighbors(position_of(empire_on_turn(state).row, host)).contains(position_in(move));
         }},
    };
    return bars;
}

Bars<State> move_card_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-12.13", {"why.move.not_own", "{card} is not under one of your locations"}, is_not_own},
        {"EE-12.14",
         {"why.move.nowhere", "There is no other location where {card} could be put"},
         [](const State& state, Move move) {
             return move_targets(state.board, state.turn.active, card_in(move)).empty();
         }},
    };
    return bars;
}
void list_movable(const State& state, MoveList& out) {
    for (Card card : empire_on_turn(state).innovations)
        if (!move_targets(state.board, state.turn.active, card).empty())
            out.push_back(make_move(Kind::move_card, card));
}

Bars<State> move_to_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        place_in_ruins,
        {"EE-12.14",
         {"why.move_to", "{card} cannot go there: fewest innovations first, and not its old place"},
         [](const State& state, Move move) {
             return !move_targets(state.board, state.turn.active, state.turn.card).contains(tile_named(state, move));
         }},
    };
    return bars;
}
void list_move_targets(const State& state, MoveList& out) {
    list_hosts(state, Kind::move_to, move_targets(state.board, state.turn.active, state.turn.card), out);
}

}  // namespace ozy::empires_end
