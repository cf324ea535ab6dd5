// questions.cpp - what a seat is asked, and which kinds of move answer.
#include "games/empires_end/questions.hpp"

#include "games/empires_end/arguments.hpp"
#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/turn.hpp"

namespace ozy {

namespace empires_end {

namespace {

// The open disasters that are asked about, in a turn those still to be handled: "Riots at 7 and Fire at 3".
Thing disasters_thing(const View& seen) {
    const SlotSet open = open_slots(seen.board);
    Thing out;
    for (Slot slot : seen.turn.question == Question::turn ? open - seen.turn.handled : open)
        add_thing(out, disaster_thing(seen.board.slots[slot].card), " ", " and ");
    return out;
}

// Who is waited for; to a seat that is asked itself, the one on turn.
Seat seat_meant(const View& seen) {
    const Seat decider = decider_of(seen.turn);
    return seen.viewer == decider ? seen.turn.active : decider;
}
Card card_meant(const Turn& turn) {
    if (turn.question == Question::rally) return rally_card;
    return turn.question == Question::pick ? turn.economy.pick : turn.card;
}
RowPosition position_meant(const Turn& turn) {
    return turn.question == Question::destroy ? target_of(turn.card) : turn.position;
}

constexpr Gap<View> gaps[] = {
    {"seat", [](const View& seen) { return seat_thing(seat_meant(seen)); }},
    {"disasters", disasters_thing},
    {"card", [](const View& seen) { return card_thing(card_meant(seen.turn)); }},
    {"position", [](const View& seen) { return position_thing(position_meant(seen.turn)); }},
    {"tile", [](const View& seen) { return tile_thing(seen.board.host[seen.turn.source]); }},
    {"price", [](const View& seen) { return tokens_thing(tokens_of(seen.turn.due)); }},
    {"used", [](const View& seen) { return number_thing(seen.turn.industry.card_actions); }},
    {"conflict", [](const View& seen) { return conflict_thing(seen.turn.conflict); }},
};
constexpr Speaker<View> speaker(EmpiresEnd::name, gaps);

constexpr Sentence drawing = {"why.chance", "Cards are being drawn"};
constexpr Sentence drawn = {"chance", "Cards are drawn"};
constexpr Sentence ask_place = {"ask.place", "Under which location do you put {card}? Fewest innovations first"};
constexpr Sentence place_first = {"why.place", "First the card is put under a location"};
constexpr Sentence swap_first = {"why.swap", "First the two locations are swapped"};
constexpr Sentence move_first = {"why.move", "First the innovation is moved"};
constexpr Sentence bid_in_parts = {"why.bid_part", "A bid is made in parts: Rally, then Axes, then Coins"};

constexpr Sentence wait_turn = {"wait.turn", "{seat} bids or takes"};
constexpr Sentence wait_take = {"wait.take", "{seat} takes the disaster"};
constexpr Sentence wait_economy = {"wait.economy", "{seat} is busy with its Economy"};
constexpr Sentence wait_industry = {"wait.industry", "{seat} is busy with its Industry"};
constexpr Sentence wait_bid = {"wait.bid", "{seat} bids in secret"};

}  // namespace

// Nothing that the others read while a seat decides depends on what is hidden.
constexpr EnumArray<Question, QuestionForm<State, View>, question_count> questions = {{{
    {.name = "first_player", .kinds = kinds<Kind::first>, .rule = "EE-13.1", .instead = drawing, .wait = drawn},
    {.name = "row", .kinds = kinds<Kind::row>, .rule = "EE-13.1", .instead = drawing, .wait = drawn},
    {.name = "deal", .kinds = kinds<Kind::deal>, .rule = "EE-13.1", .instead = drawing, .wait = drawn},
    {.name = "reveal", .kinds = kinds<Kind::reveal>, .rule = "EE-13.1", .instead = drawing, .wait = drawn},
    {.name = "draw", .kinds = kinds<Kind::draw>, .rule = "EE-13.1", .instead = drawing, .wait = drawn},
    {.name = "conflict", .kinds = kinds<Kind::conflict>, .rule = "EE-13.1", .instead = drawing, .wait = drawn},
    {.name = "turn",
     .kinds = kinds<Kind::bid, Kind::free_bid, Kind::take, Kind::replace>,
     .list = list_turn,
     .rule = "EE-4.4",
     .instead = {"why.turn", "Each open slot must be bid on or taken"},
     .ask = {"ask.turn", "{disasters}: bid one token, or take?"},
     .wait = wait_turn},
    {.name = "after",
     .kinds = kinds<Kind::replace, Kind::end_turn>,
     .rule = "EE-4.13",
     .instead = {"why.after", "All open slots are handled: replace a disaster or end the turn"},
     .ask = {"ask.after", "You have bid: replace {disasters}, or end your turn?"},
     .wait = wait_turn},
    {.name = "window",
     .kinds = kinds<Kind::replace, Kind::pass>,
     .rule = "EE-4.14",
     .instead = {"why.window", "First it is asked whether a disaster is replaced"},
     .ask = {"ask.window", "Do you replace {disasters} before {seat} decides?"},
     .wait = {"wait.window", "{seat} may replace a disaster"}},
    {.name = "destroy",
     .kinds = kinds<Kind::destroy>,
     .rule = "EE-5.1",
     .instead = {"why.destroy", "First a location is lost to the disaster"},
     .ask = {"ask.destroy", "Position {position} is in ruins: which of the nearest locations do you lose?"},
     .wait = wait_take},
    {.name = "place_taken",
     .kinds = kinds<Kind::place>,
     .rule = "EE-7.2",
     .instead = place_first,
     .ask = ask_place,
     .wait = wait_take},
    {.name = "loan",
     .kinds = kinds<Kind::loan>,
     .rule = "EE-5.10",
     .instead = {"why.loan", "First say how many Coins you borrow"},
     .ask = {"ask.loan", "You hold fewer than 5 tokens: borrow Coins at 2 VP each?"},
     .wait = wait_take},
    {.name = "pick",
     .kinds = kinds<Kind::pick>,
     .rule = "EE-8.3",
     .instead = {"why.pick", "First the kind of token is picked"},
     .ask = {"ask.pick", "{card}: which token do you gain?"},
     .wait = wait_economy},
    {.name = "convert",
     .kinds = kinds<Kind::convert, Kind::end_economy>,
     .rule = "EE-8.4",
     .instead = {"why.convert", "Convert tokens or end your Economy"},
     .ask = {"ask.convert", "Do you convert tokens, or end your Economy?"},
     .wait = wait_economy},
    {.name = "order",
     .kinds = kinds<Kind::order>,
     .rule = "EE-10.1",
     .instead = {"why.order", "First choose between Economy and Industry"},
     .ask = {"ask.order", "Economy and Industry: which comes first?"},
     .wait = {"wait.order", "{seat} chooses between Economy and Industry"}},
    {.name = "industry",
     .kinds = kinds<Kind::build, Kind::sell, Kind::repair, Kind::use, Kind::end_industry>,
     .list = list_industry,
     .rule = "EE-9.2",
     .instead = {"why.industry", "Build, sell, repair, use an ability or end your Industry"},
     .ask = {"ask.industry", "Industry: build or sell cards ({used} done), repair, use abilities, or end?"},
     .wait = wait_industry},
    {.name = "pay",
     .kinds = kinds<Kind::pay>,
     .rule = "EE-9.7",
     .instead = {"why.pay", "First say how many Coins you pay in place of Hammers"},
     .ask = {"ask.pay", "{price} to pay: how many Coins do you pay in place of Hammers?"},
     .wait = wait_industry},
    {.name = "place_built",
     .kinds = kinds<Kind::place>,
     .rule = "EE-7.2",
     .instead = place_first,
     .ask = ask_place,
     .wait = wait_industry},
    {.name = "swap_first",
     .kinds = kinds<Kind::swap_first>,
     .rule = "EE-12.12",
     .instead = swap_first,
     .ask = {"ask.swap_first", "Which two locations do you swap?"},
     .wait = wait_industry},
    {.name = "swap_second",
     .kinds = kinds<Kind::swap_second>,
     .rule = "EE-12.12",
     .instead = swap_first,
     .ask = {"ask.swap_second", "With which location do you swap the one at {position}?"},
     .wait = wait_industry},
    {.name = "shift",
     .kinds = kinds<Kind::shift>,
     .rule = "EE-12.12",
     .instead = swap_first,
     .ask = {"ask.shift", "With which neighbour is {tile} swapped?"},
     .wait = wait_industry},
    {.name = "move_card",
     .kinds = kinds<Kind::move_card>,
     .rule = "EE-12.13",
     .instead = move_first,
     .ask = {"ask.move_card", "Which innovation do you move?"},
     .wait = wait_industry},
    {.name = "move_to",
     .kinds = kinds<Kind::move_to>,
     .rule = "EE-12.13",
     .instead = move_first,
     .ask = {"ask.move_to", "Under which location do you move {card}?"},
     .wait = wait_industry},
    {.name = "hand",
     .kinds = kinds<Kind::keep, Kind::discard>,
     .rule = "EE-9.14",
     .instead = {"why.hand", "Keep all cards left in your hand or discard them all"},
     .ask = {"ask.hand", "Do you keep the cards in your hand, or discard them all?"},
     .wait = wait_industry},
    {.name = "rally",
     .kinds = kinds<Kind::rally>,
     .rule = "EE-11.4",
     .instead = bid_in_parts,
     .ask = {"ask.rally", "{conflict}: do you use {card} for +2 strength?"},
     .wait = wait_bid},
    {.name = "axes",
     .kinds = kinds<Kind::axes>,
     .rule = "EE-11.4",
     .instead = bid_in_parts,
     .ask = {"ask.axes", "{conflict}: how many Axes do you bid in secret?"},
     .wait = wait_bid},
    {.name = "coins",
     .kinds = kinds<Kind::coins>,
     .rule = "EE-11.4",
     .instead = bid_in_parts,
     .ask = {"ask.coins", "{conflict}: how many Coins do you bid in secret?"},
     .wait = wait_bid},
    {.name = "over",
     .rule = "EE-3.3",
     .instead = {"why.over", "The game is over"},
     .wait = {"over", "The game is over"}},
}}};

static_assert(std::ranges::all_of(questions, [](const QuestionForm<State, View>& question) {
    return fills(gaps, question.ask) && fills(gaps, question.wait);
}));

}  // namespace empires_end

Phrase EmpiresEnd::prompt(const View& seen) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    return speaker.say(questions[seen.turn.question].prompt(seen, decider_of(seen.turn) == seen.viewer), seen);
}

}  // namespace ozy
