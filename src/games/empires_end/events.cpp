// events.cpp - every event as one log sentence.
#include "games/empires_end/events.hpp"

#include "core/event_form.hpp"
#include "games/empires_end/arguments.hpp"
#include "games/empires_end/game.hpp"

namespace ozy {

namespace empires_end {

namespace {

Happening what(const Event& event) { return id_at<Happening>(event.kind); }
Card card_in(const Event& event) { return id_at<Card>(event.a); }

Tokens tokens_in(const Event& event) {
    if (what(event) == Happening::bid_noted) return tokens(0, 0, event.b, event.amount);
    if (what(event) == Happening::bid_shown) return tokens(0, 0, event.b, event.c);
    return tokens(event.a, event.b, event.c, event.amount);
}
Thing source_in(const Event& event) {
    if (what(event) == Happening::converted) return source_thing(card_in(event), converting_tile);
    return source_thing(id_at<Card>(event.c), swapping_tile);
}

constexpr Gap<Event> gaps[] = {
    {"seat", [](const Event& event) { return seat_thing(event.seat); }},
    {"card", [](const Event& event) { return card_thing(card_in(event)); }},
    {"disaster", [](const Event& event) { return disaster_thing(card_in(event)); }},
    {"tool", thing_in<&Event::c, card_thing>},
    {"source", source_in},
    {"slot", thing_in<&Event::b, slot_thing>},
    {"tile", thing_in<&Event::b, tile_thing>},
    {"other", thing_in<&Event::a, tile_thing>},
    {"position", thing_in<&Event::c, position_thing>},
    {"token", thing_in<&Event::c, token_thing>},
    {"gain", [](const Event& event) { return gain_thing(event.amount, id_at<Token>(event.b)); }},
    {"tokens", [](const Event& event) { return tokens_thing(tokens_in(event)); }},
    {"coins", [](const Event& event) { return tokens_thing(coins(event.amount)); }},
    {"price", [](const Event& event) { return number_thing(loan_price * event.amount); }},
    {"phase", thing_in<&Event::a, phase_thing>},
    {"conflict", thing_in<&Event::a, conflict_thing>},
    {"count", [](const Event& event) { return number_thing(event.amount); }},
    {"total", [](const Event& event) { return number_thing(event.a); }},
    {"rank", [](const Event& event) { return number_thing(event.a); }},
    {"least", [](const Event& event) { return number_thing(event.b); }},
};

Sentence picked_sentence(const Event& event) {
    if (event.amount == 0) return {"picked.none", "{seat} picks {token} with {card}, but the supply has none"};
    return {"picked", "{seat} picks 1 {token} from {card}"};
}
Sentence economy_sentence(const Event& event) {
    if (event.amount == 0) return {"economy_done", "{seat}'s Economy is done, tokens held: {total}"};
    return {"economy_done.vp", "{seat}'s Economy is done, tokens held: {total}; {count} VP from conversions"};
}
Sentence order_sentence(const Event& event) {
    if (id_at<Order>(event.a) == Order::economy_first)
        return {"order_chosen.economy", "{seat} plays its Economy first"};
    return {"order_chosen.industry", "{seat} plays its Industry first"};
}
Sentence built_sentence(const Event& event) {
    if (event.b != 0) return {"card_built.discount", "{seat} builds {card}, 1 Hammer cheaper"};
    return {"card_built", "{seat} builds {card}"};
}
Sentence noted_sentence(const Event& event) {
    if (event.a != 0) return {"bid_noted.rally", "{seat}'s secret bid: {tokens} and the Rally"};
    return {"bid_noted", "{seat}'s secret bid: {tokens}"};
}
Sentence shown_sentence(const Event& event) {
    if (event.a != 0) return {"bid_shown.rally", "{seat} bids {tokens} and the Rally: strength {count}"};
    return {"bid_shown", "{seat} bids {tokens}: strength {count}"};
}
Sentence victory_sentence(const Event& event) {
    if (event.amount != 0) return {"victory.vp", "Victory for {seat}: {count} VP"};
    return {"victory", "Victory for {seat}"};
}

constexpr EnumArray<Happening, EventForm, happening_count> forms = {{{
    {{"first_player_chosen", "{seat} is First Player"}},
    {{"tile_laid", "{tile} lies at position {position} of every row"}},
    {{"cards_dealt", "{seat} is dealt {count} cards"}},
    {{"card_received", "{seat} gets {card}"}},
    {{"phase_began", "Space {count}: {phase}"}},
    {{"deck_renewed", "The discard pile becomes the deck"}},
    {{"card_drawn", "{seat} draws a card"}},
    {{"refill_stopped", "No more cards are drawn: the rest is kept for the disasters to come"}},
    {{"disaster_revealed", "Slot {slot}: {disaster} ({card})"}},
    {{"bid_made", "{seat} bids 1 {token} on slot {slot}"}},
    {{"bid_for_free", "{seat} bids on slot {slot} for free: {card} is exhausted"}},
    {{"disaster_replaced", "{seat} replaces {disaster} in slot {slot}: {tool} is exhausted"}},
    {{"replace_declined", "{seat} replaces nothing"}},
    {{"turn_ended", "{seat} ends its turn"}},
    {{"disaster_taken", "{seat} takes {disaster}"}},
    {{"take_forced", "{seat} has to take it: no fitting token, no Coin, no Free Bid"}},
    {{"first_player_moved", "{seat} becomes First Player"}},
    {{"pot_gained", "{seat} gains the pot: {tokens}"}},
    {{"tile_destroyed", "{seat} loses {tile} at {position}"}},
    {{"nothing_destroyed", "{seat} has nothing left to lose"}},
    {{"innovation_placed", "{seat} puts {card} under {tile} at {position}"}},
    {{"innovation_lost", "{seat} has no healthy location: {card} is discarded"}},
    {{"stash_shown", "{seat} shows its stash: {tokens}"}},
    {{"coins_borrowed", "{seat} borrows {coins} for {price} VP"}},
    {{"income", "{seat} gains {tokens}"}},
    {{"vp_gained", "{seat} gains {count} VP from {card}"}},
    {{"refreshed", "{seat}'s {card} is refreshed"}},
    {.own = picked_sentence},
    {{"converted", "{seat} turns 1 {token} into {gain} with {source}"}},
    {.own = economy_sentence},
    {.own = order_sentence},
    {.own = built_sentence},
    {{"due_paid", "{seat} pays {tokens}"}},
    {{"card_sold", "{seat} sells {card}"}},
    {{"sale_gained", "{seat} gains {tokens} for it"}},
    {{"tile_repaired", "{seat} repairs {tile} at {position}"}},
    {{"tiles_swapped", "{seat} swaps {tile} and {other} with {source}"}},
    {{"innovation_moved", "{seat} moves {card} under {tile} at {position}"}},
    {{"industry_done", "{seat}'s Industry is done"}},
    {{"hand_kept", "{seat} keeps its cards"}},
    {{"card_discarded", "{seat} discards {card}"}},
    {{"conflict_revealed", "Conflict: {conflict}"}},
    {{"bid_hidden", "{seat} has bid"}},
    {.own = noted_sentence},
    {.own = shown_sentence},
    {{"row_reached", "{seat} reaches the row of strength {least}: {count} VP"}},
    {{"tokens_gained", "{seat} gains {tokens}"}},
    {{"tokens_lost", "{seat} loses {tokens}"}},
    {.own = victory_sentence},
    {{"upheaval", "Upheaval: {seat}'s {tile} changes places with {other} at {position}"}},
    {{"upheaval_harmless", "The upheaval moves nothing of {seat}'s"}},
    {{"final_track", "{seat}: {count} VP on the track"}},
    {{"final_tiles", "{seat}: {count} VP of healthy locations"}},
    {{"final_innovation", "{seat}: {count} VP from {card}"}},
    {{"final_score", "{seat} is number {rank} with {count} VP"}},
}}};

static_assert(all_filled(gaps, forms.items));

constexpr Speaker<Event> speaker(EmpiresEnd::name, gaps);

}  // namespace

}  // namespace empires_end

Phrase EmpiresEnd::describe(const Event& event) {
    return empires_end::speaker.say(sentence_of(empires_end::forms.items, event), event);
}

}  // namespace ozy
