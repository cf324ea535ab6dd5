// phrases.cpp - what a player is asked, and what each choice is called.
#include "games/after_the_empire/arguments.hpp"
#include "games/after_the_empire/deed_text.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/actions.hpp"
#include "games/after_the_empire/rules/construct.hpp"
#include "games/after_the_empire/rules/deployment.hpp"
#include "games/after_the_empire/rules/rounds.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

Argument field_argument(const Field& field) { return invaders_argument("invaders", field.archers, field.swordsmen); }
// What a deed does, for this price.
Argument deed_argument(const DeedFace& deed, const Bag& price) {
    return text_argument("deed", deed_id(deed, price), deed_text(deed, price));
}

Phrase ask_for_post(const State& table) {
    const Side side = posted_side(table.turn.cursor);
    const Troop troop = posted_troop(table.turn.cursor);
    const Lord& lord = active_lord(table);
    const std::vector<Argument> arguments = {
        text_argument("troops", "troops." + std::string(troop_names[troop]), troop_plurals[troop]),
        side_argument("side", side), number_argument("left", inside(lord, troop)), field_argument(lord.fields[side])};
    if (table.turn.stage == Stage::deployment)
        return say("ask.deploy",
                   "Deploy before the attack is turned up: how many {troops} on the {side} wall? {left} not yet "
                   "posted, the rest stand inside",
                   arguments);
    return say("ask.post",
               "Post your troops anew: how many {troops} on the {side} wall against {invaders}? {left} not yet "
               "posted, the rest stand inside",
               arguments);
}

Phrase ask_for_losses(const State& table) {
    const Place place = static_cast<Place>(table.turn.cursor);
    const int lost = table.turn.combat.losses[place];
    if (lost == 1)
        return say("ask.lose.one", "One of your troops {place} is hit: a soldier or a mercenary?",
                   {place_argument("place", place)});
    return say("ask.lose", "{count} of your troops {place} are hit: how many of them are mercenaries?",
               {number_argument("count", lost), place_argument("place", place)});
}

Phrase ask_in_combat(const State& table) {
    const Side side = static_cast<Side>(table.turn.cursor % side_count);
    switch (table.turn.phase) {
        case Phase::post:
            return ask_for_post(table);
        case Phase::target:
            return say("ask.target", "The siege engine hits one of two equal turrets: which one?");
        case Phase::strike:
            return say("ask.strike", "{card}: strike down {counted} in one field; how many archers among them?",
                       {card_argument("card", static_cast<Card>(table.turn.combat.effect_card)),
                        counted_argument("counted", table.turn.left, "invader", "invaders")});
        case Phase::shift:
            return say("ask.shift", "{points}: move a troop, or be done",
                       {counted_argument("points", active_lord(table).move_points, "move point", "move points")});
        case Phase::kill:
            return say("ask.kill", "Your archery kills {count} of {invaders} in the {side} field: how many archers?",
                       {number_argument("count", killed_in(table, side)),
                        field_argument(active_lord(table).fields[side]), side_argument("side", side)});
        case Phase::lose:
            return ask_for_losses(table);
        default:
            return say("ask.damage", "Your castle is sacked: choose a card to be damaged ({count} to go)",
                       {number_argument("count", table.turn.left)});
    }
}

// [AE-4.10] Passing is spoken of only where it is a choice.
Phrase ask_for_turn(const State& table) {
    const Argument count = number_argument("count", active_lord(table).workers);
    if (table.options.passing_allowed != 0)
        return say("ask.turn", "Place a worker ({count} left), do a free action, or pass", {count});
    return say("ask.turn.forced", "Place a worker ({count} left), or do a free action", {count});
}

Phrase ask(const State& table) {
    const Argument count = number_argument("count", table.turn.left);
    switch (table.turn.phase) {
        case Phase::gate:
            return say("ask.gate", "On which side does your gate stand? It holds one cube less than a wall");
        case Phase::take:
            return say("ask.take", "Take a starting refugee; the lowest number moves first");
        case Phase::turn:
            return ask_for_turn(table);
        case Phase::after:
            return say("ask.after", "Do free actions, or end your turn");
        case Phase::sow:
            return say("ask.sow", "Sow a farm ({count} to go)", {count});
        case Phase::protect:
            return say("ask.protect", "Protect a farm ({count} to go)", {count});
        case Phase::construct:
            return say("ask.construct", "Upgrade, build, repair and mend, in this order, or be done");
        case Phase::mend:
            return say("ask.mend", "Mend a card");
        case Phase::repair:
            return say("ask.repair", "Add a cube to a piece");
        case Phase::peek:
            return say("ask.peek", "Look at a face-down invader card");
        case Phase::keep:
            return say("ask.keep", "Keep one objective; the others go face up under the deck");
        default:
            return ask_in_combat(table);
    }
}

// What the others read while a seat decides; nothing in it depends on hidden things.
Phrase wait_for(const State& table) {
    const std::vector<Argument> arguments = {seat_argument("seat", table.turn.active)};
    switch (table.turn.stage) {
        case Stage::setup:
            if (table.turn.phase == Phase::gate)
                return say("wait.gate", "{seat} chooses the side of its gate", arguments);
            return say("wait.take", "{seat} takes a starting refugee", arguments);
        case Stage::deployment:
            return say("wait.deploy", "{seat} deploys its troops", arguments);
        case Stage::combat:
            return say("wait.combat", "{seat} fights for its castle", arguments);
        default:
            return say("wait.turn", "It is {seat}'s turn", arguments);
    }
}

Phrase label_place(const State& state, Move move) {
    const Space space = id_in<Space>(move);
    const Lord& lord = active_lord(state);
    if (space == Space::card) {
        const Card card = static_cast<Card>(move.b);
        const DeedFace& deed = deeds[placed_deed(move)];
        return say("label.place.card", "Worker on the {card}: {deed}",
                   {card_argument("card", card), deed_argument(deed, deed.pay)});
    }
    if (is_market(space)) {
        const Card card = market_card(state, space, move.b);
        return say("label.buy", "Buy {card} for {price}: {words}",
                   {card_argument("card", card), bag_argument("price", cards[card].cost),
                    text_argument("words", "card." + id_text(card), cards[card].text)});
    }
    const DeedFace& deed = deeds[deed_of(space, move.b)];
    return say("label.place", "{space}: {deed}",
               {space_argument("space", space), deed_argument(deed, price_of(lord, deed))});
}

Phrase label_free(Move move) {
    const DeedRange range = deeds.free_of(card_in(move));
    for (int i = 0; i < range.count; ++i) {
        const DeedFace& deed = deeds[static_cast<Deed>(range.first + i)];
        if (deed.variant == move.b)
            return say("label.free", "Free: {card}, {deed}",
                       {card_argument("card", card_in(move)), deed_argument(deed, deed.pay)});
    }
    return {};
}

Phrase label_construct(const State& state, Move move) {
    const Lord& lord = active_lord(state);
    const auto priced = [&](const Bag& price) { return bag_argument("price", price); };
    const Argument position = position_argument("position", position_in(move));
    switch (kind_of(move)) {
        case Kind::upgrade:
            return say("label.upgrade", "Upgrade {position} to a {piece} for {price}",
                       {position, piece_argument("piece", upgraded(lord.castle.pieces[position_in(move)])),
                        priced(upgrade_price(lord, position_in(move)))});
        case Kind::build:
            return say("label.build", "Build a {piece} at {position} for {price}",
                       {piece_argument("piece", static_cast<Piece>(move.b)), position,
                        priced(build_price(lord, static_cast<Piece>(move.b)))});
        default: {
            const Argument piece = piece_argument("piece", lord.castle.pieces[position_in(move)]);
            if (state.turn.phase != Phase::construct)
                return say("label.repair.free", "A cube for the {piece} {position}", {piece, position});
            return say("label.repair", "Repair the {piece} {position} for {price}",
                       {piece, position, priced(repair_price(lord.castle, position_in(move)))});
        }
    }
}

// "Kill 2 archers and 1 swordsman", by the archers chosen.
Phrase label_kill(Move move, int killed) {
    return say("label.kill", "{side}: kill {invaders}",
               {side_argument("side", side_in(move)), invaders_argument("invaders", move.b, killed - move.b)});
}

Phrase label_post(Move move) {
    const Troop troop = static_cast<Troop>(move.b);
    const std::string name(troop_names[troop]);
    return say(
        "label.post", "{troops} on the {side} wall",
        {text_argument("troops", name + "." + std::to_string(move.c), count_text(move.c, name, troop_plurals[troop])),
         side_argument("side", side_in(move))});
}

Phrase label_in_combat(const State& state, Move move) {
    switch (kind_of(move)) {
        case Kind::post:
            return label_post(move);
        case Kind::target:
            return say("label.target", "The turret {position} is hit",
                       {position_argument("position", position_in(move))});
        case Kind::strike:
            return label_kill(move, struck_in(state, side_in(move)));
        case Kind::kill:
            return label_kill(move, killed_in(state, side_in(move)));
        case Kind::shift:
            return say(
                "label.shift", "Move a {troop} from {from} to {to}",
                {text_argument("troop", "troop." + std::string(troop_names[id_in<Troop>(move)]),
                               troop_names[id_in<Troop>(move)]),
                 goal_argument("from", static_cast<Place>(move.b)), goal_argument("to", static_cast<Place>(move.c))});
        case Kind::lose: {
            const int lost = state.turn.combat.losses[id_in<Place>(move)];
            return say("label.lose", "Lose {troops} {place}",
                       {troops_argument("troops", lost - move.b, move.b), place_argument("place", id_in<Place>(move))});
        }
        default:
            return say("label.damage", "Damage {card}", {card_argument("card", card_in(move))});
    }
}

Phrase label_chance(Move move) {
    switch (kind_of(move)) {
        case Kind::first:
            return say("label.first", "{seat} chooses first", {seat_argument("seat", id_in<Seat>(move))});
        case Kind::objective:
            return say("label.objective", "Drawn: {objective}",
                       {objective_argument("objective", id_in<Objective>(move))});
        case Kind::invader:
            return say("label.invader", "Drawn: {card}", {invader_argument("card", id_in<Invader>(move))});
        case Kind::siege:
            return say("label.siege", "Drawn: {card}", {siege_argument("card", id_in<Siege>(move))});
        case Kind::side:
            return say("label.side", "From the {side}", {side_argument("side", side_in(move))});
        default:
            return say("label.draw", "Drawn: {card}", {card_argument("card", card_in(move))});
    }
}

Phrase label_take(Move move) {
    return say("label.take", "{card} (initiative {number}): {words}",
               {card_argument("card", card_in(move)), number_argument("number", cards[card_in(move)].initiative),
                text_argument("words", "card." + id_text(card_in(move)), cards[card_in(move)].text)});
}

Phrase label_keep(Move move) {
    const Objective objective = id_in<Objective>(move);
    return say("label.keep", "Keep {objective}, {gold} gold: {words}",
               {objective_argument("objective", objective), number_argument("gold", objectives[objective].gold),
                text_argument("words", "objective." + id_text(objective), objectives[objective].text)});
}

}  // namespace

}  // namespace after_the_empire

Phrase AfterTheEmpire::prompt(const View& seen) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    const State& table = seen.table;
    if (table.turn.phase == Phase::nothing) return say("over", "The game is over");
    if (asks_chance(table.turn.phase)) return say("chance", "Cards are drawn");
    return table.turn.active == seen.viewer ? ask(table) : wait_for(table);
}

Phrase AfterTheEmpire::label(const State& state, Move move) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    switch (kind_of(move)) {
        case Kind::gate:
            return say("label.gate", "Gate to the {side}", {side_argument("side", side_in(move))});
        case Kind::take:
            return label_take(move);
        case Kind::free:
            return label_free(move);
        case Kind::place:
            return label_place(state, move);
        case Kind::pass:
            return say("label.pass", "Pass: no more workers this season");
        case Kind::end:
            return say("label.end", "End the turn");
        case Kind::sow:
            return say("label.sow", "Sow {side}", {side_argument("side", side_in(move))});
        case Kind::protect:
            return say("label.protect", "Protect the {side} farm", {side_argument("side", side_in(move))});
        case Kind::upgrade:
        case Kind::build:
        case Kind::repair:
            return label_construct(state, move);
        case Kind::mend:
            return say("label.mend", "Mend {card}", {card_argument("card", card_in(move))});
        case Kind::done:
            return say("label.done", "Done");
        case Kind::peek:
            return say("label.peek", "Look at invader card {slot}", {number_argument("slot", move.a)});
        case Kind::keep:
            return label_keep(move);
        default:
            return kind_of(move) <= Kind::side ? label_chance(move) : label_in_combat(state, move);
    }
}

}  // namespace ozy
