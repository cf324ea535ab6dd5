// prompt.cpp - what a player is asked, and what the others wait for.
#include "games/empires_end/arguments.hpp"
#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/disaster.hpp"

namespace ozy {

namespace empires_end {

namespace {

Seat decider_of(const Turn& turn) { return turn.step == Step::window ? turn.asked : turn.active; }

// The open disasters that are still to be handled: "Riots at 7 and Fire at 3".
Argument disasters_argument(const Board& board, SlotSet slots) {
    std::string words, ids;
    for (Slot slot : slots) {
        const Argument disaster = disaster_argument("disaster", board.slots[slot].card);
        words.append(words.empty() ? "" : " and ").append(disaster.word);
        ids.append(ids.empty() ? "" : " ").append(disaster.id);
    }
    return {"disasters", ids, words};
}

Phrase ask_disaster(const View& seen) {
    const Turn& turn = seen.turn;
    const SlotSet open = open_slots(seen.board);
    switch (turn.step) {
        case Step::turn:
            return say("ask.turn", "{disasters}: bid one token or take it",
                       {disasters_argument(seen.board, open - turn.handled)});
        case Step::after:
            return say("ask.after", "You have bid: replace {disasters}, or end your turn?",
                       {disasters_argument(seen.board, open)});
        case Step::window:
            return say("ask.window", "Do you replace {disasters} before {seat} decides?",
                       {disasters_argument(seen.board, open), seat_argument("seat", turn.active)});
        case Step::destroy:
            return say("ask.destroy", "Position {position} is in ruins: which of the nearest locations do you lose?",
                       {position_argument("position", target_of(turn.card))});
        case Step::place_taken:
        case Step::place_built:
            return say("ask.place", "Under which location do you put {card}? Fewest innovations first",
                       {card_argument("card", turn.card)});
        default:
            return say("ask.loan", "You hold fewer than 5 tokens: borrow Coins at 2 VP each?");
    }
}

Phrase ask_for_payment(const Turn& turn) {
    const Argument price = tokens_argument("price", tokens(0, turn.due.hammers, 0, turn.due.coins));
    return say("ask.pay", "{price} to pay: how many Coins do you pay in place of Hammers?", {price});
}

Phrase ask_industry(const View& seen) {
    const Turn& turn = seen.turn;
    switch (turn.step) {
        case Step::industry:
            return say("ask.industry", "Industry: build or sell cards ({used} done), repair, use abilities, or end",
                       {number_argument("used", turn.industry.card_actions)});
        case Step::pay:
            return ask_for_payment(turn);
        case Step::swap_first:
            return say("ask.swap_first", "Swap two locations: which is the left one?");
        case Step::swap_second:
            return say("ask.swap_second", "With which location to the right of {position} is it swapped?",
                       {position_argument("position", turn.position)});
        case Step::shift:
            return say("ask.shift", "With which neighbour is {tile} swapped?",
                       {tile_argument("tile", seen.board.host[turn.source])});
        case Step::move_card:
            return say("ask.move_card", "Which innovation do you move?");
        case Step::move_to:
            return say("ask.move_to", "Under which location do you move {card}?", {card_argument("card", turn.card)});
        default:
            return say("ask.hand", "Do you keep the cards in your hand, or discard them all?");
    }
}

Phrase ask(const View& seen) {
    const Turn& turn = seen.turn;
    switch (turn.step) {
        case Step::turn:
        case Step::after:
        case Step::window:
        case Step::destroy:
        case Step::place_taken:
        case Step::place_built:
        case Step::loan:
            return ask_disaster(seen);
        case Step::pick:
            return say("ask.pick", "{card}: which token do you gain?", {card_argument("card", turn.economy.pick)});
        case Step::convert:
            return say("ask.convert", "Convert tokens, or end your Economy");
        case Step::order:
            return say("ask.order", "Economy and Industry: which comes first?");
        case Step::rally:
            return say("ask.rally", "{conflict}: do you use {card} for +2 strength?",
                       {conflict_argument("conflict", turn.conflict), card_argument("card", rally_card)});
        case Step::axes:
            return say("ask.axes", "{conflict}: how many Axes do you bid in secret?",
                       {conflict_argument("conflict", turn.conflict)});
        case Step::coins:
            return say("ask.coins", "{conflict}: how many Coins do you bid in secret?",
                       {conflict_argument("conflict", turn.conflict)});
        default:
            return ask_industry(seen);
    }
}

// What the others read while a seat decides; nothing in it depends on what is hidden.
Phrase wait_for(const View& seen) {
    const std::vector<Argument> arguments = {seat_argument("seat", decider_of(seen.turn))};
    switch (seen.turn.step) {
        case Step::turn:
        case Step::after:
            return say("wait.turn", "{seat} bids or takes", arguments);
        case Step::window:
            return say("wait.window", "{seat} may replace a disaster", arguments);
        case Step::destroy:
        case Step::place_taken:
        case Step::loan:
            return say("wait.take", "{seat} takes the disaster", arguments);
        case Step::pick:
        case Step::convert:
            return say("wait.economy", "{seat} is busy with its Economy", arguments);
        case Step::order:
            return say("wait.order", "{seat} chooses between Economy and Industry", arguments);
        case Step::rally:
        case Step::axes:
        case Step::coins:
            return say("wait.bid", "{seat} bids in secret", arguments);
        default:
            return say("wait.industry", "{seat} is busy with its Industry", arguments);
    }
}

}  // namespace

}  // namespace empires_end

Phrase EmpiresEnd::prompt(const View& seen) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (seen.turn.step == Step::over) return say("over", "The game is over");
    if (seen.turn.step <= Step::conflict) return say("chance", "Cards are drawn");
    return seen.viewer == decider_of(seen.turn) ? ask(seen) : wait_for(seen);
}

}  // namespace ozy
