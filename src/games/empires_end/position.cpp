// position.cpp - positions as text: statements that build any position, and claims about one (CASES.md), a row each.
#include "games/empires_end/position.hpp"

#include "games/empires_end/game.hpp"
#include "games/empires_end/questions.hpp"
#include "games/empires_end/rules/stash.hpp"
#include "games/empires_end/turn.hpp"

namespace ozy {

namespace empires_end {

namespace {

constexpr std::string_view no_tokens = "0/0/0/0", no_record = "0 0/0/0/0 0/0/0/0";

// Tokens as Wheat/Hammers/Axes/Coins.
template <auto... path>
std::string tokens_value(const State& state, Move subject) {
    return tokens_text(field_of<path...>(state, subject));
}

// Numbers.
std::string numbers_text(std::initializer_list<int> numbers) { return joined(" ", numbers); }
template <class Number>
bool take_small(Words& words, Number& number, int highest) {
    return bool(read_number(words, number, 0, highest));
}

Outcome claim_cards(State& state, Words& words, CardSet& pile) {
    CardSet named;
    if (auto read = insert_ids<one_card>(state, words, named); !read) return read;
    for (Card card : named)
        if (auto claimed = claim_card(state, card); !claimed) return claimed;
    pile = pile | named;
    return Done{};
}

// `stash P0 0/1/2/0`: known to all until `record` says otherwise.
std::string stash_value(const State& state, Move subject) { return tokens_text(state.stashes[seat_in(subject)]); }
Outcome set_stash(State& state, Move subject, Words& words) {
    if (!take_tokens(words, state.stashes[seat_in(subject)])) return unreadable_value();
    show_stash(state, seat_in(subject));
    return Done{};
}
// `record P0 3 0/0/0/0 3/3/3/0`: what others know: total, least, most.
std::string record_value(const State& state, Move subject) {
    return record_text(state.board.empires[seat_in(subject)].record);
}
Outcome set_record(State& state, Move subject, Words& words) {
    Record& record = state.board.empires[seat_in(subject)].record;
    return done_if(take_small(words, record.total, 800) && take_tokens(words, record.least) &&
                   take_tokens(words, record.most));
}
Outcome set_hand(State& state, Move subject, Words& words) {
    return claim_cards(state, words, state.hands[seat_in(subject)]);
}
Outcome set_discard(State& state, Move /*subject*/, Words& words) {
    return claim_cards(state, words, state.board.discard_pile);
}

// `slot 1 34 0/1/0/1`: an open slot, card and pot.
std::string slot_value(const State& state, Move subject) {
    const Auction& auction = state.board.slots[slot_in(subject)];
    return auction.card == Card::none ? "closed"
                                      : std::to_string(number(auction.card)) + " " + tokens_text(auction.pot);
}
Outcome set_slot(State& state, Move subject, Words& words) {
    Auction& auction = state.board.slots[slot_in(subject)];
    if (!take_card(words, auction.card) || (!words.empty() && !take_tokens(words, auction.pot)))
        return unreadable_value();
    return claim_card(state, auction.card);
}

std::string space_value(const State& state, Move /*subject*/) { return std::to_string(state.turn.space + 1); }
Outcome set_space(State& state, Move /*subject*/, Words& words) {
    int space = 0;
    if (!words.take_number(space, 1, track_length(state.options) + 1)) return unreadable_value();
    state.turn.space = narrow(space - 1);
    return Done{};
}

// `step turn P0`: which question is open, and the seat on turn.
std::string question_value(const State& state, Move /*subject*/) {
    return std::string(questions[state.turn.question].name) + " " + seat_text(state.turn.active);
}
Outcome set_question(State& state, Move /*subject*/, Words& words) {
    if (!take_named(words, state.turn.question, questions, &QuestionForm<State, View>::name))
        return bad_position("'" + std::string(words.peek()) + "' is not a step");
    return done_if(words.take_seat(state.turn.active, seats(state)));
}
Outcome claim_question(const State& state, Move /*subject*/, Words& words) {
    return compare(words, std::string(questions[state.turn.question].name));
}

// `held 34`: a taken or built card is in no other place; one that moves lies under its old tile.
Outcome set_held(State& state, Move subject, Words& words) {
    Outcome read = set_id<one_card, &State::turn, &Turn::card>(state, subject, words);
    state.deck.erase(state.turn.card);
    return read;
}

// `due 3 1`: Hammers and Coins to pay.
std::string due_value(const State& state, Move /*subject*/) {
    return numbers_text({state.turn.due.hammers, state.turn.due.coins});
}
Outcome set_due(State& state, Move /*subject*/, Words& words) {
    return done_if(take_small(words, state.turn.due.hammers, 20) && take_small(words, state.turn.due.coins, 20));
}

// `order E second`: the half played first in EI; the second half is under way.
std::string order_value(const State& state, Move subject) {
    const std::string first = id_value<one_order, &State::turn, &Turn::order>(state, subject);
    return first + (state.turn.second_half != 0 ? " second" : "");
}
Outcome set_order(State& state, Move subject, Words& words) {
    Outcome read = set_id<one_order, &State::turn, &Turn::order>(state, subject, words);
    state.turn.second_half = words.take("second") ? 1 : 0;
    return read;
}

// `converted 38 1`: uses of a conversion so far; `converted VP 4`: VP from conversions so far.
bool converts(Card source) { return source == Card::none || cards_with[AbilityKind::convert].contains(source); }
std::string converted_value(const State& state, Move subject) {
    const Card source = card_in(subject);
    return std::to_string(converts(source) ? state.turn.economy.uses[converter_of(source)] : 0);
}
Outcome set_converted(State& state, Move subject, Words& words) {
    const Card source = card_in(subject);
    return done_if(converts(source) && take_small(words, state.turn.economy.uses[converter_of(source)], 9));
}
std::string converted_vp_value(const State& state, Move /*subject*/) { return std::to_string(state.turn.economy.vp); }
Outcome set_converted_vp(State& state, Move /*subject*/, Words& words) {
    return done_if(take_small(words, state.turn.economy.vp, 1000));
}
// `shown 20/17/17/12`: the counted supply before picks and conversions, as others see it.
Outcome set_shown(State& state, Move /*subject*/, Words& words) {
    return done_if(take_tokens(words, state.turn.economy.supply));
}

// `actions 2 discounts 1 repairs 1`: what was done in this Industry.
std::string actions_value(const State& state, Move /*subject*/) {
    const Industry& industry = state.turn.industry;
    return std::to_string(industry.card_actions) + " discounts " + std::to_string(industry.discounts) + " repairs " +
           std::to_string(industry.repairs);
}
Outcome set_actions(State& state, Move /*subject*/, Words& words) {
    Industry& industry = state.turn.industry;
    return done_if(take_small(words, industry.card_actions, 9) && words.take("discounts") &&
                   take_small(words, industry.discounts, 9) && words.take("repairs") &&
                   take_small(words, industry.repairs, 1));
}

Outcome set_conflict(State& state, Move subject, Words& words) {
    Outcome read = set_id<one_conflict, &State::turn, &Turn::conflict>(state, subject, words);
    state.board.conflicts_used.insert(state.turn.conflict);
    return read;
}
// `bid P0 1 3 0`: a bid made so far: Rally, Axes, Coins.
std::string bid_value(const State& state, Move subject) {
    const Bid& bid = state.bids[seat_in(subject)];
    return numbers_text({bid.rally, bid.axes, bid.coins});
}
Outcome set_bid(State& state, Move subject, Words& words) {
    Bid& bid = state.bids[seat_in(subject)];
    return done_if(take_small(words, bid.rally, 1) && take_small(words, bid.axes, 255) &&
                   take_small(words, bid.coins, 255));
}

// ---- What is only claimed

std::string possible_value(const State& state, Move subject) {
    return tokens_text(possible(state.board.empires[seat_in(subject)].record));
}
std::string hand_size_value(const State& state, Move subject) {
    return std::to_string(state.hands[seat_in(subject)].count());
}
std::string strength_value(const State& state, Move subject) {
    return std::to_string(base_strength(state.board, seat_in(subject)));
}
// `worth P0 59 4`: what an end-game innovation scores.
std::string worth_value(const State& state, Move subject) {
    const Seat seat = seat_in(subject);
    const Card card = tool_in(subject);
    if (!state.board.empires[seat].innovations.contains(card)) return "not there";
    return std::to_string(is_active(state.board, seat, card) ? end_value(state, seat, card) : 0);
}

// A statement that others say more of cannot be claimed.
Outcome claim_nothing(const State& /*state*/, Move /*subject*/, Words& /*words*/) { return unreadable_value(); }

std::string deck_value(const State& state, Move /*subject*/) { return std::to_string(state.deck.count()); }
std::string actions_left_value(const State& state, Move /*subject*/) {
    return std::to_string(card_actions_left(state));
}
std::string discounts_left_value(const State& state, Move /*subject*/) { return std::to_string(discounts_left(state)); }

using Row = Statement<State>;

// In the order in which they are written: a stash makes its record, unless that says more.
constexpr Row rows[] = {
    {"row", {&one_seat}, "row P0 F3 R4{19x} [A5] ...", row_value, set_row},
    {"row", {}, "row F3 R4 A5 ...", nullptr, set_rows, {}, claim_nothing, true},
    {"tile", {&one_seat}, "tile P0 [R4]{19x}", nullptr, set_some_tiles, {}, claim_tile, true},
    {"stash", {&one_seat}, "stash P0 0/1/2/0", stash_value, set_stash},
    {"record", {&one_seat}, "record P0 3 0/0/0/0 3/3/3/0", record_value, set_record, no_record},
    number_row<-10000, 10000, &State::board, &Board::empires, &Empire::vp>("vp", {&one_seat}, "vp P0 -3", "0"),
    {"hand", {&one_seat}, "hand P0 20 36", ids_value<one_card, &State::hands>, set_hand},
    {"discard", {}, "discard 1 2", ids_value<one_card, &State::board, &Board::discard_pile>, set_discard},
    {"slot", {&one_slot}, "slot 1 34 0/1/0/1", slot_value, set_slot, "closed"},
    ids_row<one_conflict, &State::board, &Board::conflicts_used>("conflicts", {}, "conflicts 1 2"),
    id_row<one_seat, &State::board, &Board::first_player>("first", {}, "first P1"),
    {"space", {}, "space 24", space_value, set_space},
    {"step", {}, "step turn P0", question_value, set_question, {}, claim_question},
    id_row<one_seat, &State::turn, &Turn::asked>("asked", {}, "asked P2"),
    ids_row<one_slot, &State::turn, &Turn::handled>("handled", {}, "handled 1 2"),
    {"held", {}, "held 34", id_value<one_card, &State::turn, &Turn::card>, set_held},
    id_row<one_card, &State::turn, &Turn::source>("source", {}, "source 21"),
    id_row<one_position, &State::turn, &Turn::position>("position", {}, "position 5"),
    {"due", {}, "due 3 1", due_value, set_due, "0 0"},
    {"order", {}, "order E second", order_value, set_order},
    id_row<one_card, &State::turn, &Turn::economy, &Economy::pick>("picking", {}, "picking 34"),
    {"converted", {&one_converter}, "converted 38 1", converted_value, set_converted, "0"},
    {"converted VP", {}, "converted VP 4", converted_vp_value, set_converted_vp, "0"},
    {"shown",
     {},
     "shown 25/20/20/16",
     tokens_value<&State::turn, &Turn::economy, &Economy::supply>,
     set_shown,
     no_tokens},
    {"actions", {}, "actions 2 discounts 1 repairs 1", actions_value, set_actions, "0 discounts 0 repairs 0"},
    ids_row<one_ability, &State::turn, &Turn::industry, &Industry::used>("used", {}, "used C32 21"),
    ids_row<one_seat, &State::turn, &Turn::kept>("kept", {}, "kept P0 P2"),
    {"conflict", {}, "conflict 4", id_value<one_conflict, &State::turn, &Turn::conflict>, set_conflict},
    {"bid", {&one_seat}, "bid P0 1 3 0", bid_value, set_bid, "0 0 0"},
    {"possible", {&one_seat}, "possible P0 2/0/2/0", possible_value},
    {"hand_size", {&one_seat}, "hand_size P0 2", hand_size_value},
    {"strength", {&one_seat}, "strength P0 6", strength_value},
    {"worth", {&one_seat, &one_card}, "worth P0 59 4", worth_value},
    {"supply", {}, "supply 25/20/20/16", tokens_value<&State::board, &Board::supply>},
    {"deck", {}, "deck 53", deck_value},
    {"active", {}, "active P1", id_value<one_seat, &State::turn, &Turn::active>},
    {"actions_left", {}, "actions_left 1", actions_left_value},
    {"discounts_left", {}, "discounts_left 0", discounts_left_value},
    {"sees", {}, "sees P1 stash P0 hidden", nullptr, nullptr, {}, claim_seen},
};
constexpr Statements<State> statements(rows);

// As many conflict cards as conflicts have been begun, the highest numbers first, unless a statement named them.
void use_conflicts(State& state) {
    int begun = 0;
    for (int space = 0; space < state.turn.space; ++space) begun += phase_on(state.options, space) == Phase::conflict;
    if (state.turn.conflict != Conflict::none) ++begun;
    for (int card = conflict_count; card > 0 && state.board.conflicts_used.count() < begun; --card)
        state.board.conflicts_used.insert(id_at<Conflict>(card));
}

}  // namespace

}  // namespace empires_end

// Unless a statement says otherwise: ladder rows, stashes 2/2/2/2, empty hands, all cards in the deck.
EmpiresEnd::State EmpiresEnd::empty_position(const Config& config) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state = setup(config);
    for (Seat seat : seats_of(config.players))
        for (Tile tile : all_tiles) state.board.empires[seat].row[id_at<RowPosition>(index(tile))] = tile;
    return state;
}

// Without a `step` the phase of the space begins, up to its first question. What does not add up is found by check().
Outcome EmpiresEnd::finish_position(State& state) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    use_conflicts(state);
    count_supply(state);
    if (state.turn.question != Question::first_player) return Done{};
    if (state.turn.space == track_length(state.options)) {
        state.turn.question = Question::over;
        return Done{};
    }
    begin_phase(state, nullptr);
    settle(state, nullptr);
    return Done{};
}

Outcome EmpiresEnd::read_position(State& state, Words& words) { return empires_end::statements.read(state, words); }
std::vector<std::string> EmpiresEnd::write_position(const State& state) { return empires_end::statements.write(state); }
Outcome EmpiresEnd::expect(const State& state, Words& words) { return empires_end::statements.expect(state, words); }

}  // namespace ozy
