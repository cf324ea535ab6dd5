// legal.cpp - what the decider may choose, step by step (RULES.md, "Decisions" and "Chance").
#include "games/empires_end/legal.hpp"

#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/economy.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/rules/take.hpp"
#include "games/empires_end/turn.hpp"

namespace ozy {

namespace empires_end {

namespace {

// Every list is written once, for MoveList and for this one, which only counts.
struct Tally {
    int count = 0;
    Move first = {};
    void push_back(Move move) {
        if (count++ == 0) first = move;
    }
};

template <class Out>
void list_positions(Kind kind, Positions positions, Out& out) {
    for (Position position : positions) out.push_back(make_move(kind, position));
}
template <class Out>
void list_hosts(Kind kind, const Row& row, TileSet hosts, Out& out) {
    for (Position position : all_positions)
        if (hosts.contains(row[position])) out.push_back(make_move(kind, position));
}
template <class Out>
void list_numbers(Kind kind, int fewest, int most, Out& out) {
    for (int number = fewest; number <= most; ++number) out.push_back(make_move(kind, number));
}

template <class Out>
void list_replaces(const State& state, Seat seat, Out& out) {
    const CardSet replaces = usable_replaces(state, seat);
    if (replaces.empty()) return;
    for (Slot slot : open_slots(state.board))
        for (Card card : replaces) out.push_back(make_move(Kind::replace, slot, card));
}

// [EE-4.4] Bid on an open slot not yet handled, or take it; [EE-4.7] a take is always allowed.
template <class Out>
void list_turn(const State& state, const Tokens& stash, Out& out) {
    const Seat seat = state.turn.active;
    const CardSet free_bids = ready_innovations(state.board, seat, AbilityKind::free_bid);
    for (Slot slot : open_slots(state.board) - state.turn.handled) {
        for (Token kind : fitting_tokens(state.board.slots[slot].card))
            if (stash[kind] > 0) out.push_back(make_move(Kind::bid, slot, kind));
        for (Card card : free_bids) out.push_back(make_move(Kind::free_bid, slot, card));
        out.push_back(make_move(Kind::take, slot));
    }
    if (state.options.replace_any_time == 0) list_replaces(state, seat, out);
}

// [EE-8.4] Any active conversion that has uses left and can be paid; two trades of a source never give the same for
// the same, but a Coin may stand for several kinds (EE-12.7) and is listed once for each thing got.
template <class Out>
void list_conversions(const State& state, const Tokens& stash, Out& out) {
    for_each_active(state.board, state.turn.active, AbilityKind::convert, [&](const Ability& ability, Tile, Card card) {
        if (uses_left(state.turn.economy, card) <= 0) return;
        TokenSet coin_for;
        for (const Trade& trade : ability.trades) {
            if (stash[trade.give] > 0) out.push_back(make_move(Kind::convert, card, trade.give, trade.get));
            if (trade.give == Token::coin || !accepts_coin(trade) || coin_for.contains(trade.get)) continue;
            coin_for.insert(trade.get);
            if (stash[Token::coin] > 0) out.push_back(make_move(Kind::convert, card, Token::coin, trade.get));
        }
    });
    out.push_back(make_move(Kind::end_economy));
}

// [EE-9.2] Offered only if it can be completed. [EE-9.13] Without a healthy tile only selling is possible.
template <class Out>
void list_industry(const State& state, const Tokens& stash, Out& out) {
    const Seat seat = state.turn.active;
    const Empire& empire = state.board.empires[seat];
    if (const CardSet& hand = state.hands[seat]; !hand.empty() && card_actions_left(state) > 0) {
        for (Card card : hand) {
            if (!empire.healthy.empty() && can_pay(stash, build_due(state, card)))
                out.push_back(make_move(Kind::build, card));
            out.push_back(make_move(Kind::sell, card));
        }
    }
    if (state.turn.industry.repairs == 0 && !empire.healthy.empty())
        for (Position position : all_positions)
            if (!is_healthy(empire, position) && can_pay(stash, repair_due(state, position)))
                out.push_back(make_move(Kind::repair, position));
    for (Card source : usable_abilities(state)) out.push_back(make_move(Kind::use, source));
    out.push_back(make_move(Kind::end_industry));
}

template <class Out>
void list_movable(const State& state, Out& out) {
    const Seat seat = state.turn.active;
    for (Card card : state.board.empires[seat].innovations)
        if (!move_targets(state.board, seat, card).empty()) out.push_back(make_move(Kind::move_card, card));
}

template <class Out>
void list_swap_positions(Kind kind, int from, int to, Out& out) {
    for (int at = from; at <= to; ++at) out.push_back(make_move(kind, position_at(at)));
}

template <class Out>
void list_loans(LoanRange range, Out& out) {
    for (int coins = 0; coins <= range.most; coins += range.step) out.push_back(make_move(Kind::loan, coins));
}

template <class Out>
void list_disaster_step(const State& state, const Tokens& stash, Out& out) {
    const Turn& turn = state.turn;
    const Empire& empire = state.board.empires[turn.active];
    switch (turn.step) {
        case Step::turn:
            return list_turn(state, stash, out);
        case Step::after:
            list_replaces(state, turn.active, out);
            return out.push_back(make_move(Kind::end_turn));
        case Step::window:
            list_replaces(state, turn.asked, out);
            return out.push_back(make_move(Kind::pass));
        case Step::destroy:
            return list_positions(Kind::destroy, destruction_candidates(empire, target_of(turn.card)), out);
        case Step::place_taken:
            return list_hosts(Kind::place, empire.row, legal_hosts(state.board, turn.active), out);
        default:
            return list_loans(loans(state), out);
    }
}

template <class Out>
void list_industry_step(const State& state, const Tokens& stash, Out& out) {
    const Turn& turn = state.turn;
    const Row& row = state.board.empires[turn.active].row;
    switch (turn.step) {
        case Step::industry:
            return list_industry(state, stash, out);
        case Step::pay: {
            const CoinRange range = coins_for_hammers(stash, turn.due);
            return list_numbers(Kind::pay, range.fewest, range.most, out);
        }
        case Step::place_built:
            return list_hosts(Kind::place, row, legal_hosts(state.board, turn.active), out);
        case Step::swap_first:
            return list_swap_positions(Kind::swap_first, 1, row_length - 1, out);
        case Step::swap_second:
            return list_swap_positions(Kind::swap_second, number(turn.position) + 1, row_length, out);
        case Step::shift:
            return list_positions(Kind::shift, neighbors(position_of(row, state.board.host[turn.source])), out);
        case Step::move_card:
            return list_movable(state, out);
        case Step::move_to:
            return list_hosts(Kind::move_to, row, move_targets(state.board, turn.active, turn.card), out);
        default:
            out.push_back(make_move(Kind::keep));
            out.push_back(make_move(Kind::discard));
    }
}

// The options of the seat asked if it held these tokens.
template <class Out>
void list_choices(const State& state, const Tokens& stash, Out& out) {
    switch (state.turn.step) {
        case Step::turn:
        case Step::after:
        case Step::window:
        case Step::destroy:
        case Step::place_taken:
        case Step::loan:
            return list_disaster_step(state, stash, out);
        case Step::pick:
            for (Token kind : disaster(state.turn.economy.pick).ability.choices)
                out.push_back(make_move(Kind::pick, kind));
            return;
        case Step::convert:
            return list_conversions(state, stash, out);
        case Step::order:
            out.push_back(make_move(Kind::order, Order::economy_first));
            return out.push_back(make_move(Kind::order, Order::industry_first));
        case Step::rally:
            return list_numbers(Kind::rally, 0, 1, out);
        case Step::axes:
            return list_numbers(Kind::axes, 0, stash[Token::axe], out);
        case Step::coins:
            return list_numbers(Kind::coins, 0, stash[Token::coin], out);
        default:
            return list_industry_step(state, stash, out);
    }
}

TileSet unlaid_tiles(const State& state) {
    TileSet left = every_tile;
    for (Tile tile : state.board.empires[Seat::first].row)
        if (tile != Tile::none) left.erase(tile);
    return left;
}

constexpr Kind card_event(Step step) {
    return step == Step::deal ? Kind::deal : step == Step::reveal ? Kind::reveal : Kind::draw;
}

// [EE-13.1] [EE-13.5] All outcomes of an event are equally likely.
void list_chance(const State& state, MoveList& out) {
    switch (state.turn.step) {
        case Step::first_player:
            for (Seat seat : seats_of(seats(state))) out.push_outcome(make_move(Kind::first, seat), 1);
            return;
        case Step::row:
            for (Tile tile : unlaid_tiles(state)) out.push_outcome(make_move(Kind::row, tile), 1);
            return;
        case Step::conflict:
            for (int card = 1; card <= conflict_count; ++card)
                if (!state.board.conflicts_used.contains(static_cast<Conflict>(card)))
                    out.push_outcome(make_move(Kind::conflict, card), 1);
            return;
        default:
            for (Card card : state.deck) out.push_outcome(make_move(card_event(state.turn.step), card), 1);
    }
}

// [EE-1.10] A chance event with one outcome: the last tile, the last card.
std::optional<Move> certain_outcome(const State& state) {
    if (state.turn.step == Step::row) {
        const TileSet left = unlaid_tiles(state);
        if (left.count() == 1) return make_move(Kind::row, *left.begin());
    } else if (state.turn.step >= Step::deal && state.turn.step <= Step::draw && state.deck.count() == 1) {
        return make_move(card_event(state.turn.step), state.deck.first());
    }
    return std::nullopt;
}

}  // namespace

// [EE-1.10] One option is carried out at once, [EE-1.11] with hidden stashes only if it is the only one for every stash
// that others think possible.
std::optional<Move> unasked_move(const State& state) {
    if (state.turn.step == Step::over) return std::nullopt;
    if (is_chance(state.turn.step)) return certain_outcome(state);
    const Seat seat = EmpiresEnd::decider(state);
    Tally held;
    list_choices(state, state.stashes[seat], held);
    if (held.count > 1) return std::nullopt;
    if (!hides_stashes(state.options)) return held.first;
    Tally thinkable;
    list_choices(state, possible(state.board.empires[seat].record), thinkable);
    return thinkable.count > 1 ? std::nullopt : std::optional(held.first);
}

}  // namespace empires_end

void EmpiresEnd::legal_moves(const State& state, MoveList& out) {
    out.clear();
    const Seat seat = decider(state);
    if (seat == Seat::chance)
        empires_end::list_chance(state, out);
    else if (is_player(seat))
        empires_end::list_choices(state, state.stashes[seat], out);
}

Move EmpiresEnd::sample_chance(const State& state, Rng& rng) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    const auto below = [&](int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); };
    switch (state.turn.step) {
        case Step::first_player:
            return make_move(Kind::first, below(seats(state)));
        case Step::row:
        case Step::conflict: {
            MoveList outcomes;
            list_chance(state, outcomes);
            return outcomes[static_cast<std::size_t>(below(static_cast<int>(outcomes.size())))];
        }
        default:
            return make_move(card_event(state.turn.step), state.deck.nth(below(state.deck.count())));
    }
}

}  // namespace ozy
