// check.cpp - the invariants of RULES.md, for tests and for positions read from text. Invariant 6 speaks of moves, not
// of positions; the tests watch it.
#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/decks.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/rules/stash.hpp"
#include "games/empires_end/turn.hpp"

namespace ozy {

namespace empires_end {

namespace {

using Broken = std::optional<std::string_view>;

constexpr int most_innovations = 37;

bool is_setting_up(Question question) { return question <= Question::deal; }

// The card that lies openly in the hand of a seat: taken or built and not yet placed.
Card card_in_passing(const Turn& turn) { return turn.question == Question::move_to ? Card::none : turn.card; }

// Invariant 1.
Broken check_cards(const State& state) {
    CardSet seen;
    int cards = 0;
    const auto count = [&](const CardSet& some) {
        seen = seen | some;
        cards += some.count();
    };
    const auto count_one = [&](Card card) {
        if (card == Card::none) return;
        seen.insert(card);
        ++cards;
    };
    count(state.deck);
    count(state.board.discard_pile);
    for (Seat seat : seats_of(seats(state))) {
        count(state.hands[seat]);
        count(state.board.empires[seat].innovations);
        for (Card card : state.board.empires[seat].innovations)
            if (state.board.host[card] == Tile::none) return "1: an innovation lies under no tile";
    }
    for (const Auction& auction : state.board.slots) count_one(auction.card);
    count_one(card_in_passing(state.turn));
    if (cards != card_count || seen != CardSet::all()) return "1: each card is in exactly one place";
    for (Tile host : state.board.host) cards -= host != Tile::none;
    for (Seat seat : seats_of(seats(state))) cards += state.board.empires[seat].innovations.count();
    if (cards != card_count) return "1: only innovations lie under tiles";
    return {};
}

// Invariants 2 and 7.
Broken check_empire(const State& state, Seat seat) {
    const Empire& empire = state.board.empires[seat];
    TileSet laid;
    for (Tile tile : empire.row)
        if (tile != Tile::none) laid.insert(tile);
    if (!is_setting_up(state.turn.question) && laid != every_tile) return "2: a row is a permutation of the 11 tiles";
    if (!(empire.healthy - every_tile).empty()) return "2: a healthy tile is one of the 11";
    if (state.hands[seat].count() > hand_limit) return "2: a hand holds at most 4 cards";
    if (empire.innovations.count() > most_innovations) return "7: no seat has more than 37 innovations";
    for (std::int16_t held : state.stashes[seat])
        if (held < 0) return "7: no stash count is negative";
    return {};
}

// Invariant 8: during a seat's private Economy steps its record still stands where they began.
Broken check_record(const State& state, Seat seat) {
    const Record& record = state.board.empires[seat].record;
    if (!hides_stashes(state.options)) {
        if (record != Record{}) return "8: no record is kept of open stashes";
        return {};
    }
    const bool amid_economy = seat == state.turn.active &&
                              (state.turn.question == Question::pick || state.turn.question == Question::convert);
    const Tokens most = possible(record);
    for (Token kind : all_tokens) {
        const int held = state.stashes[seat][kind];
        if (record.least[kind] < 0 || most[kind] < record.least[kind]) return "8: 0 <= least <= p";
        if (!amid_economy && (held < record.least[kind] || held > most[kind])) return "8: least <= count <= p <= most";
    }
    if (!amid_economy && record.total != total(state.stashes[seat])) return "8: total = true sum";
    return {};
}

int cards_to_reveal(const State& state) {
    const Turn& turn = state.turn;
    if (turn.question == Question::over) return 0;
    int cards = disaster_cards_after(state.options, turn.space);
    if (is_setting_up(turn.question)) cards += disaster_cards(phase_of(state));
    if (turn.question == Question::reveal && state.board.slots[turn.slot].card == Card::none)
        cards += disaster_cards(phase_of(state)) - index(turn.slot);
    return cards;
}

// Invariants 3, 4, 5.
Broken check_decks_and_slots(const State& state) {
    if (pool_size(state) < cards_to_reveal(state)) return "3: the pool holds the disaster cards still to be revealed";
    CardSet innovations;
    for (Seat seat : seats_of(seats(state))) innovations = innovations | state.board.empires[seat].innovations;
    if (!(state.board.exhausted - (innovations & orange_cards)).empty())
        return "4: cubes lie only on orange innovations under tiles";
    const bool running = state.turn.question != Question::over && !is_setting_up(state.turn.question);
    const int slots = running ? disaster_cards(phase_of(state)) : 0;
    for (Slot slot : both_slots) {
        const Auction& auction = state.board.slots[slot];
        if (auction.card == Card::none && total(auction.pot) != 0) return "5: a closed slot has an empty pot";
        if (auction.card != Card::none && index(slot) >= slots)
            return "5: slots are open only in D and DD, slot 2 only in DD";
        for (std::int16_t held : auction.pot)
            if (held < 0) return "5: no pot count is negative";
    }
    return {};
}

// Invariant 9.
Broken check_conflicts(const State& state) {
    int begun = 0;
    for (int space = 0; space <= state.turn.space && space < track_length(state.options); ++space)
        begun += phase_on(state.options, space) == Phase::conflict;
    if (state.turn.question == Question::conflict) --begun;
    if (state.board.conflicts_used.count() != begun) return "9: used conflict cards = conflict phases begun";
    const bool bidding = state.turn.question >= Question::rally && state.turn.question <= Question::coins;
    if (bidding != (state.turn.conflict != Conflict::none)) return "9: a conflict card lies open while bids are made";
    for (Seat seat : seats_of(seats(state))) {
        const Bid& bid = state.bids[seat];
        if (!bidding && bid != Bid{}) return "9: bids are made only in a conflict";
        if (bid.axes > state.stashes[seat][Token::axe] || bid.coins > state.stashes[seat][Token::coin])
            return "9: a bid is not above the stash";
    }
    return {};
}

// Invariant 10.
Broken check_industry(const State& state) {
    const Industry& industry = state.turn.industry;
    const bool busy = state.turn.question >= Question::industry && state.turn.question <= Question::move_to;
    if (!busy) {
        if (industry.card_actions + industry.discounts + industry.repairs != 0 || !industry.used.empty())
            return "10: Industry is counted only in Industry";
        return {};
    }
    if (card_actions_left(state) < 0) return "10: card actions <= 2 + active extra actions";
    if (discounts_left(state) < 0) return "10: discounts used <= active sources";
    if (industry.repairs > 1) return "10: one repair";
    return {};
}

constexpr bool is_among(Question question, std::initializer_list<Question> some) {
    for (Question one : some)
        if (question == one) return true;
    return false;
}

// Invariant 11, and that a question keeps nothing it does not use.
Broken check_turn(const State& state) {
    const Turn& turn = state.turn;
    const auto sits = [&](Seat seat) { return is_player(seat) && index(seat) < seats(state); };
    if (!sits(state.board.first_player)) return "11: exactly one seat has the First Player marker";
    if (!sits(turn.active) || sits(turn.asked) != (turn.question == Question::window))
        return "11: exactly one decider exists";
    if (turn.question > Question::over || turn.space > track_length(state.options)) return "11: the turn is somewhere";
    if ((turn.space == track_length(state.options)) != (turn.question == Question::over))
        return "11: the game ends at End";
    const bool repairing = turn.question == Question::pay && turn.position != RowPosition::none;
    const bool holding =
        is_among(turn.question, {Question::destroy, Question::place_taken, Question::place_built, Question::move_to}) ||
        (turn.question == Question::pay && !repairing);
    if (holding != (turn.card != Card::none)) return "11: a card is held exactly between take or build and placing";
    const bool marking = repairing || turn.question == Question::swap_second;
    if (marking != (turn.position != RowPosition::none)) return "11: a position is noted only while it is used";
    if (turn.question != Question::pay && turn.due.hammers + turn.due.coins != 0) return "11: only a payment is due";
    if (turn.source != Card::none &&
        !is_among(turn.question, {Question::shift, Question::move_card, Question::move_to}))
        return "11: a source is noted only while it is used";
    if ((turn.question == Question::pick) != (turn.economy.pick != Card::none))
        return "11: a pick is noted only while asked";
    return {};
}

// Invariant 13. Amid a seat's private Economy steps the others still see the supply that was there before.
Broken check_supply(const State& state) {
    State counted = state;
    count_supply(counted);
    if (counted.board.supply != state.board.supply) return "13: supply, stashes and pots make up the box";
    for (std::int16_t left : state.board.supply)
        if (left < 0) return "13: there are no more tokens than in the box";
    const bool amid_economy = state.turn.question == Question::pick || state.turn.question == Question::convert;
    if ((!amid_economy || !counts_supply(state.options)) && state.turn.economy.supply != Tokens{})
        return "13: the supply is noted only during picks and conversions";
    return {};
}

// Invariant 14.
Broken check_kept(const State& state) {
    const Phase phase = state.turn.question == Question::over ? Phase::disaster : phase_of(state);
    const bool counts = state.options.refill_after_discard != 0 && (phase == Phase::industry || phase == Phase::both);
    if (!counts && !state.turn.kept.empty()) return "14: kept hands are noted only in Industry";
    return {};
}

Broken check_seats(const State& state) {
    for (Seat seat : seats_of(seats(state))) {
        if (const Broken broken = check_empire(state, seat)) return broken;
        if (const Broken broken = check_record(state, seat)) return broken;
    }
    return {};
}

// Invariant 12.
Broken check_choices(const State& state) {
    if (state.turn.question == Question::over) return {};
    MoveList moves;
    EmpiresEnd::legal_moves(state, moves);
    if (moves.empty()) return "12: legal is never empty while the game runs";
    return {};
}

}  // namespace

Broken check(const State& state) {
    for (const auto chapter : {check_turn, check_cards, check_seats, check_decks_and_slots, check_conflicts,
                               check_industry, check_supply, check_kept, check_choices})
        if (const Broken broken = chapter(state)) return broken;
    return {};
}

}  // namespace empires_end

std::optional<std::string_view> EmpiresEnd::check(const State& state) { return empires_end::check(state); }

}  // namespace ozy
