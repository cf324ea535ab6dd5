// step.cpp - statements for a position in the middle of a phase:
//   step turn P0            which question is open, and the seat on turn
//   handled 1 2             slots that seat has bid on this turn
//   asked P2                who is asked to replace
//   held 34                 the card taken or built and not yet placed, or the innovation that moves
//   source 21               the ability in use
//   position 5              the tile repaired, or the first of two swapped
//   due 3 1                 Hammers and Coins to pay
//   order E second          the half played first in EI; the second half is under way
//   picking 34              the card whose token is picked
//   converted 38 1          uses of a conversion so far; `converted VP 4`: VP from conversions so far
//   shown 20/17/17/12       the counted supply before picks and conversions, as others see it
//   kept P0 P2              seats that have kept their cards and draw none
//   actions 2 discounts 1 repairs 1    what was done in this Industry
//   used C32 21             swap and move abilities used in this Industry
//   conflict 4              the conflict fought
//   bid P0 1 3 0            a bid made so far: Rally, Axes, Coins
#include "games/empires_end/names.hpp"
#include "games/empires_end/position.hpp"

namespace ozy::empires_end {

namespace {

Outcome read_question(State& state, Words& words) {
    for (std::size_t i = 0; i < step_names.size(); ++i) {
        if (!words.take(step_names[static_cast<Step>(i)])) continue;
        state.turn.step = static_cast<Step>(i);
        if (!words.take_seat(state.turn.active, seats(state))) return wrong("expected a seat, such as 'step turn P0'");
        return nothing_left(words);
    }
    return wrong("'" + std::string(words.peek()) + "' is not a step");
}

Outcome read_handled(State& state, Words& words) {
    Slot slot{};
    while (take_slot(words, slot)) state.turn.handled.insert(slot);
    return nothing_left(words);
}

// A taken or built card is in no other place; one that moves lies under its old tile.
Outcome read_held(State& state, Words& words) {
    if (!take_card(words, state.turn.card)) return wrong("expected a card, such as 'held 34'");
    state.deck.erase(state.turn.card);
    return nothing_left(words);
}

Outcome read_due(State& state, Words& words) {
    int hammers = 0, coins = 0;
    if (!words.take_number(hammers, 0, 20) || !words.take_number(coins, 0, 20))
        return wrong("expected Hammers and Coins, such as 'due 3 1'");
    state.turn.due = {static_cast<std::uint8_t>(hammers), static_cast<std::uint8_t>(coins)};
    return nothing_left(words);
}

Outcome read_order(State& state, Words& words) {
    if (words.take("E"))
        state.turn.order = Order::economy_first;
    else if (words.take("I"))
        state.turn.order = Order::industry_first;
    else
        return wrong("expected E or I, such as 'order E second'");
    state.turn.second_half = words.take("second") ? 1 : 0;
    return nothing_left(words);
}

bool take_source(Words& words, Tile tile, Card& source) {
    source = Card::none;
    return words.take(tiles[tile].short_name) || take_card(words, source);
}

Outcome read_converted(State& state, Words& words) {
    Economy& economy = state.turn.economy;
    Card source{};
    int number = 0;
    if (words.take("VP")) {
        if (!words.take_number(number, 0, 1000)) return wrong("expected a number, such as 'converted VP 4'");
        economy.vp = small(number);
        return nothing_left(words);
    }
    if (!take_source(words, converting_tile, source) || !words.take_number(number, 0, 9) ||
        (source != Card::none && !cards_with[AbilityKind::convert].contains(source)))
        return wrong("expected R14 or a card that converts, and uses, such as 'converted 38 1'");
    economy.uses[converter_of(source)] = static_cast<std::uint8_t>(number);
    return nothing_left(words);
}

Outcome read_kept(State& state, Words& words) {
    Seat seat{};
    while (words.take_seat(seat, seats(state))) state.turn.kept.insert(seat);
    return nothing_left(words);
}

Outcome read_actions(State& state, Words& words) {
    int actions = 0, discounts = 0, repairs = 0;
    if (!words.take_number(actions, 0, 9) || !words.take("discounts") || !words.take_number(discounts, 0, 9) ||
        !words.take("repairs") || !words.take_number(repairs, 0, 1))
        return wrong("expected 'actions 2 discounts 1 repairs 1'");
    Industry& industry = state.turn.industry;
    industry.card_actions = static_cast<std::uint8_t>(actions);
    industry.discounts = static_cast<std::uint8_t>(discounts);
    industry.repairs = static_cast<std::uint8_t>(repairs);
    return nothing_left(words);
}

Outcome read_used(State& state, Words& words) {
    Card source{};
    while (!words.empty()) {
        if (!take_source(words, swapping_tile, source)) return wrong("expected C32 or cards, such as 'used C32 21'");
        state.turn.industry.used.insert(source);
    }
    return Done{};
}

Outcome read_conflict(State& state, Words& words) {
    if (!take_conflict(words, state.turn.conflict)) return wrong("expected a conflict card from 1 to 11");
    state.board.conflicts_used.insert(state.turn.conflict);
    return nothing_left(words);
}

Outcome read_bid(State& state, Words& words) {
    Seat seat{};
    int rally = 0, axes = 0, coins = 0;
    if (!words.take_seat(seat, seats(state)) || !words.take_number(rally, 0, 1) || !words.take_number(axes, 0, 255) ||
        !words.take_number(coins, 0, 255))
        return wrong("expected a seat, Rally, Axes and Coins, such as 'bid P0 1 3 0'");
    state.bids[seat].rally = small(rally);
    state.bids[seat].axes = small(axes);
    state.bids[seat].coins = small(coins);
    return nothing_left(words);
}

void write_economy(std::vector<std::string>& out, const Economy& economy) {
    if (economy.pick != Card::none) out.push_back("picking " + std::to_string(number(economy.pick)));
    const auto write_uses = [&](Card source) {
        if (const int uses = economy.uses[converter_of(source)]; uses > 0)
            out.push_back("converted " + source_text(source, converting_tile) + " " + std::to_string(uses));
    };
    write_uses(Card::none);
    for (Card card : cards_with[AbilityKind::convert]) write_uses(card);
    if (economy.vp != 0) out.push_back("converted VP " + std::to_string(economy.vp));
    if (economy.supply != Tokens{}) out.push_back("shown " + tokens_text(economy.supply));
}

void write_industry(std::vector<std::string>& out, const Industry& industry) {
    if (industry.card_actions + industry.discounts + industry.repairs > 0)
        out.push_back("actions " + std::to_string(industry.card_actions) + " discounts " +
                      std::to_string(industry.discounts) + " repairs " + std::to_string(industry.repairs));
    std::string used;
    for (Card source : industry.used) used += " " + source_text(source, swapping_tile);
    if (!used.empty()) out.push_back("used" + used);
}

void write_bids(std::vector<std::string>& out, const State& state) {
    for (Seat seat : seats_of(seats(state))) {
        const Bid& bid = state.bids[seat];
        if (bid == Bid{}) continue;
        out.push_back("bid " + seat_text(seat) + " " + std::to_string(bid.rally) + " " + std::to_string(bid.axes) +
                      " " + std::to_string(bid.coins));
    }
}

}  // namespace

Outcome read_step(State& state, Words& words) {
    Turn& turn = state.turn;
    if (words.take("step")) return read_question(state, words);
    if (words.take("handled")) return read_handled(state, words);
    if (words.take("held")) return read_held(state, words);
    if (words.take("due")) return read_due(state, words);
    if (words.take("order")) return read_order(state, words);
    if (words.take("converted")) return read_converted(state, words);
    if (words.take("actions")) return read_actions(state, words);
    if (words.take("used")) return read_used(state, words);
    if (words.take("conflict")) return read_conflict(state, words);
    if (words.take("bid")) return read_bid(state, words);
    if (words.take("kept")) return read_kept(state, words);
    const std::string_view statement = words.take();
    const bool read = statement == "asked"      ? words.take_seat(turn.asked, seats(state))
                      : statement == "source"   ? take_card(words, turn.source)
                      : statement == "position" ? take_position(words, turn.position)
                      : statement == "picking"  ? take_card(words, turn.economy.pick)
                      : statement == "shown"    ? take_tokens(words, turn.economy.supply)
                                                : false;
    if (!read) return wrong("cannot read the statement '" + std::string(statement) + "'");
    return nothing_left(words);
}

void write_step(std::vector<std::string>& out, const State& state) {
    const Turn& turn = state.turn;
    out.push_back("step " + std::string(step_names[turn.step]) + " " + seat_text(turn.active));
    if (is_player(turn.asked)) out.push_back("asked " + seat_text(turn.asked));
    std::string handled;
    for (Slot slot : turn.handled) handled += " " + number_text(slot);
    if (!handled.empty()) out.push_back("handled" + handled);
    if (turn.card != Card::none) out.push_back("held " + std::to_string(number(turn.card)));
    if (turn.source != Card::none) out.push_back("source " + std::to_string(number(turn.source)));
    if (turn.position != Position::none) out.push_back("position " + number_text(turn.position));
    if (turn.due.hammers + turn.due.coins > 0)
        out.push_back("due " + std::to_string(turn.due.hammers) + " " + std::to_string(turn.due.coins));
    if (turn.order != Order::none)
        out.push_back(std::string("order ") + (turn.order == Order::economy_first ? "E" : "I") +
                      (turn.second_half != 0 ? " second" : ""));
    write_economy(out, turn.economy);
    write_industry(out, turn.industry);
    std::string kept;
    for (Seat seat : turn.kept) kept += " " + seat_text(seat);
    if (!kept.empty()) out.push_back("kept" + kept);
    if (turn.conflict != Conflict::none) out.push_back("conflict " + std::to_string(number(turn.conflict)));
    write_bids(out, state);
}

}  // namespace ozy::empires_end
