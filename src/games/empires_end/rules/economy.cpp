// economy.cpp - chapter 8: income, picks and conversions.
#include "games/empires_end/rules/economy.hpp"

#include <algorithm>

#include "games/empires_end/events.hpp"
#include "games/empires_end/rules/stash.hpp"

namespace ozy::empires_end {

namespace {

// [EE-12.1] The listed tokens, [EE-12.2] or so many for each fitting neighbour, up to a limit.
Tokens income_of(const Board& board, Seat seat) {
    Tokens income;
    const Empire& empire = board.empires[seat];
    for_each_active(board, seat, AbilityKind::gain,
                    [&](const Ability& ability, Tile, Card) { add(income, ability.tokens); });
    for_each_active(board, seat, AbilityKind::gain_per_adjacent, [&](const Ability& ability, Tile host, Card) {
        const int fitting = fitting_neighbors(empire, position_of(empire.row, host), ability.per);
        for (int i = std::min(fitting, ability.most); i > 0; --i) add(income, ability.tokens);
    });
    return income;
}

// [EE-12.3] VP for each fitting neighbour, up to a limit.
void gain_adjacent_vp(State& state, Seat seat, Events* events) {
    Empire& empire = state.board.empires[seat];
    for_each_active(state.board, seat, AbilityKind::vp_per_adjacent, [&](const Ability& ability, Tile host, Card card) {
        const int fitting = fitting_neighbors(empire, position_of(empire.row, host), ability.per);
        const int vp = ability.vp * std::min(fitting, ability.most);
        if (vp == 0) return;
        empire.vp = small(empire.vp + vp);
        tell(events, Happening::vp_gained, seat, {.a = operand(card), .amount = small(vp)});
    });
}

// [EE-12.4] [EE-7.9] Cubes go from the innovations under the host's neighbours, healthy or destroyed.
void refresh_neighbors(State& state, Seat seat, Events* events) {
    Board& board = state.board;
    const Empire& empire = board.empires[seat];
    const CardSet own = empire.innovations & board.exhausted;
    if (own.empty()) return;
    TileSet refreshed;
    for_each_active(board, seat, AbilityKind::refresh, [&](const Ability&, Tile host, Card) {
        for (RowPosition neighbor : neighbors(position_of(empire.row, host))) refreshed.insert(empire.row[neighbor]);
    });
    for (Card card : own) {
        if (!refreshed.contains(board.host[card])) continue;
        board.exhausted.erase(card);
        tell(events, Happening::refreshed, seat, {.a = operand(card)});
    }
}

// [EE-8.7] Picks and conversions are made behind the screen, unless stashes are open.
Seat audience_of(const State& state, Seat seat) { return hides_stashes(state.options) ? seat : Seat::spectator; }

}  // namespace

int yield(Card source, Token give, Token get) {
    for (const Trade& trade : converter(source).trades)
        if (trade.get == get && (trade.give == give || (give == Token::coin && accepts_coin(trade))))
            return trade.amount;
    return 0;
}

Card next_pick(const Board& board, Seat seat, Card after) {
    for (Card card : active_innovations(board, seat, AbilityKind::gain_choice))
        if (number(card) > number(after)) return card;
    return Card::none;
}

Bars<State> pick_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-12.5",
         {"why.pick.kind", "{card} does not give {token}"},
         [](const State& state, Move move) {
             return !disaster(state.turn.economy.pick).ability.choices.contains(token_in(move));
         }},
    };
    return bars;
}

static bool is_no_trade(const State& /*state*/, Move move) {
    return yield(card_in(move), paid_in(move), got_in(move)) == 0;
}

Bars<State> conversion_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-12.6",
         {"why.convert.kind", "{source} converts nothing"},
         [](const State&, Move move) { return converter(card_in(move)).kind != AbilityKind::convert; }},
        {"EE-1.5",
         {"why.convert.ruin", "{source} is in ruins"},
         [](const State& state, Move move) {
             return card_in(move) == Card::none &&
                    !state.board.empires[state.turn.active].healthy.contains(converting_tile);
         }},
        not_own,
        inactive,
        {"EE-8.5",
         {"why.convert.used", "{source} has no uses left in this Economy"},
         [](const State& state, Move move) { return uses_left(state.turn.economy, card_in(move)) <= 0; }},
        {"EE-12.7",
         {"why.convert.coin", "A Coin is not given for Coins"},
         [](const State&, Move move) { return paid_in(move) == Token::coin && got_in(move) == Token::coin; }},
        {"EE-12.6", {"why.convert.trade", "{source} does not offer this trade"}, is_no_trade},
        {"EE-8.4",
         {"why.convert.none", "You have no {token}"},
         [](const State& state, Move move) { return state.stashes[state.turn.active][paid_in(move)] == 0; }},
    };
    return bars;
}

// [EE-8.4] Any active conversion that has uses left and can be paid; two trades of a source never give the same for
// the same, but a Coin may stand for several kinds (EE-12.7) and is listed once for each thing got.
void list_conversions(const State& state, MoveList& out) {
    const Tokens& stash = state.stashes[state.turn.active];
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
}

// [EE-8.1] A seat completes its Economy before the next begins. [EE-8.2] First all that needs no choice, once; [EE-8.3]
// then the picks; [EE-8.4] then conversions. [EE-8.6] What is inactive gives nothing.
void begin_economy(State& state, Seat seat, Events* events) {
    Turn& turn = state.turn;
    turn.active = seat;
    turn.economy = {};
    const Tokens income = gain_openly(state, seat, income_of(state.board, seat));
    if (total(income) > 0) tell_tokens(events, Happening::income, seat, income);
    gain_adjacent_vp(state, seat, events);
    refresh_neighbors(state, seat, events);
    turn.economy.supply = state.board.supply;
    turn.economy.pick = next_pick(state.board, seat, Card::none);
    turn.question = turn.economy.pick != Card::none ? Question::pick : Question::convert;
}

// [EE-12.5] So many tokens of one kind out of the choices.
void pick_tokens(State& state, Token kind, Events* events) {
    Turn& turn = state.turn;
    const Card card = turn.economy.pick;
    const int picked = draw_from_supply(state, kind, disaster(card).ability.n);
    add(state.stashes[turn.active], kind, picked);
    tell(
        events, Happening::picked, turn.active,
        {.audience = audience_of(state, turn.active), .a = operand(card), .c = operand(kind), .amount = small(picked)});
    turn.economy.pick = next_pick(state.board, turn.active, card);
    if (turn.economy.pick == Card::none) turn.question = Question::convert;
}

// [EE-12.6] One token for so many of another, as far as the supply holds them, or VP; all trades of the ability share
// its uses.
void convert_token(State& state, Move conversion, Events* events) {
    Turn& turn = state.turn;
    const Seat seat = turn.active;
    const Card source = card_in(conversion);
    const Token give = paid_in(conversion), get = got_in(conversion);
    ++turn.economy.uses[converter_of(source)];
    add(state.stashes[seat], give, -1);
    return_to_supply(state, give, 1);
    const int promised = yield(source, give, get);
    const int amount = get == Token::vp ? promised : draw_from_supply(state, get, promised);
    if (get == Token::vp) {
        state.board.empires[seat].vp = small(state.board.empires[seat].vp + amount);
        turn.economy.vp = small(turn.economy.vp + amount);
    } else {
        add(state.stashes[seat], get, amount);
    }
    tell(events, Happening::converted, seat,
         {.audience = audience_of(state, seat),
          .a = operand(source),
          .b = operand(get),
          .c = operand(give),
          .amount = small(amount)});
}

// What others know after picks and conversions behind the screen. [EE-14.5] Each kind that could be picked may be there
// once more. [EE-14.6] What a conversion accepts may be gone, what it yields may have come, used or not. [EE-14.7] The
// total is set to the true number.
static void close_economy_record(State& state, Seat seat) {
    if (!hides_stashes(state.options)) return;
    Record& record = state.board.empires[seat].record;
    for_each_active(state.board, seat, AbilityKind::gain_choice, [&](const Ability& ability, Tile, Card) {
        for (Token kind : ability.choices) add(record.most, kind, ability.n);
    });
    for_each_active(state.board, seat, AbilityKind::convert, [&](const Ability& ability, Tile, Card) {
        for (Token kind : accepted_by(ability))
            record.least[kind] = small(std::max(0, record.least[kind] - ability.times));
        TokenSet yielded;
        for (const Trade& trade : ability.trades) {
            if (trade.get == Token::vp || yielded.contains(trade.get)) continue;
            yielded.insert(trade.get);
            add(record.most, trade.get, ability.times * trade.amount);
        }
    });
    record.total = small(total(state.stashes[seat]));
}

// [EE-8.7] The new total, and VP from conversions, become public.
void end_economy(State& state, Events* events) {
    Turn& turn = state.turn;
    close_economy_record(state, turn.active);
    tell(events, Happening::economy_done, turn.active,
         {.a = operand(total(state.stashes[turn.active])), .amount = turn.economy.vp});
    turn.economy = {};
}

}  // namespace ozy::empires_end
