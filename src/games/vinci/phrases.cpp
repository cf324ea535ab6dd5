// phrases.cpp - what a player is asked, and what each choice is called.
#include "games/vinci/arguments.hpp"
#include "games/vinci/forecast.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/rules/civilization.hpp"
#include "games/vinci/rules/cost.hpp"
#include "games/vinci/rules/deployment.hpp"

namespace ozy {

namespace vinci {

namespace {

Argument hand_argument(const State& state, Seat seat) {
    return counted_argument("tokens", state.realms[seat].hand, "token");
}

Phrase ask_for_conquest(const State& state) {
    const Seat seat = state.turn.on_turn;
    const std::vector<Argument> arguments = {hand_argument(state, seat),
                                             number_argument("vp", forecast_of(state, seat).income.total())};
    if (state.realms[seat].active.empty())
        return say("ask.enter", "{tokens} in hand: enter the board, or end", arguments);
    if (state.turn.borrowed > 0) {
        std::vector<Argument> with_borrowed = arguments;
        with_borrowed.push_back(number_argument("borrowed", state.turn.borrowed));
        return say("ask.conquest.borrowed",
                   "{tokens} in hand, {borrowed} of them borrowed: conquer, or end and score {vp} VP", with_borrowed);
    }
    return say("ask.conquest", "{tokens} in hand: conquer, or end and score {vp} VP", arguments);
}

Phrase ask(const State& state) {
    const Turn& turn = state.turn;
    switch (turn.phase) {
        case Phase::civilization:
            return say("ask.civilization", "Choose a civilization from the row; you have {vp} VP",
                       {number_argument("vp", state.realms[turn.on_turn].vp)});
        case Phase::turn:
            return say("ask.turn", "Expand, or let your civilization decline and choose a new one?");
        case Phase::truce:
            return say("ask.truce", "Diplomacy: name an opponent for a truce, or none");
        case Phase::expand:
            return ask_for_conquest(state);
        case Phase::redeploy:
            return say("ask.redeploy", "{tokens} withdrew into your hand: where does the next one go?",
                       {hand_argument(state, turn.defender)});
        case Phase::keep:
            return say("ask.keep", "Your empire is in several parts: which one do you keep?");
        case Phase::drop:
            return say("ask.drop", "There are not enough tokens: give up {count} more",
                       {counted_argument("count", shortage(state), "province")});
        case Phase::place:
            return say("ask.place", "Every province has a token, {tokens} left: where does the next one go?",
                       {hand_argument(state, turn.on_turn)});
        case Phase::fort:
            return say("ask.fort", "Fortification: build a fort ({count} left this turn), or none",
                       {number_argument("count", turn.forts_left)});
        case Phase::rebirth:
            return say("ask.rebirth", "Rebirth: decline now and choose a new civilization?");
        default:
            return say("ask.nothing", "Nothing is asked");
    }
}

// What the others read while a seat decides.
Phrase wait_for(const State& state, Seat decider) {
    const std::vector<Argument> arguments = {seat_argument("seat", decider)};
    switch (state.turn.phase) {
        case Phase::civilization:
            return say("wait.civilization", "{seat} chooses a civilization", arguments);
        case Phase::turn:
            return say("wait.turn", "{seat} chooses between expansion and decline", arguments);
        case Phase::truce:
            return say("wait.truce", "{seat} may make a truce", arguments);
        case Phase::expand:
            return say("wait.expand", "{seat} is conquering", arguments);
        case Phase::redeploy:
            return say("wait.redeploy", "{seat} redeploys withdrawn tokens", arguments);
        case Phase::keep:
            return say("wait.keep", "{seat} chooses which part to keep", arguments);
        case Phase::drop:
            return say("wait.drop", "{seat} has to give up provinces", arguments);
        case Phase::place:
            return say("wait.place", "{seat} distributes tokens", arguments);
        case Phase::fort:
            return say("wait.fort", "{seat} may build a fort", arguments);
        default:
            return say("wait.rebirth", "{seat} may decline at once", arguments);
    }
}

Phrase label_pair(const State& state, int position) {
    const Offer& offer = state.row[static_cast<std::size_t>(position - 1)];
    const std::vector<Argument> arguments = {
        tile_argument("first", offer.civilization.tiles[0]), tile_argument("second", offer.civilization.tiles[1]),
        counted_argument("tokens", starting_tokens(state, offer.civilization), "token"),
        number_argument("price", price_of(position)), number_argument("markers", price_step * offer.markers)};
    if (offer.markers == 0) return say("label.take", "{first} and {second}: {tokens} for {price} VP", arguments);
    return say("label.take.markers", "{first} and {second}: {tokens} for {price} VP, brings {markers}", arguments);
}

Phrase label_conquest(const State& state, Province target, bool by_spy) {
    const Cost cost = conquest_cost(state, front_of(state, state.turn.on_turn), target);
    const std::vector<Argument> arguments = {province_argument("province", target),
                                             counted_argument("tokens", by_spy ? spy_cost : cost.total, "token"),
                                             number_argument("vp", value_of(state, state.turn.on_turn, target))};
    if (by_spy) return say("label.spy", "Conquer {province} by a spy for {tokens}, worth {vp} VP a turn", arguments);
    return say("label.conquer", "Conquer {province} for {tokens}, worth {vp} VP a turn", arguments);
}

Phrase label_part(const State& state, Province lowest) {
    return say("label.keep", "Keep the part around {province}, {held}",
               {province_argument("province", lowest),
                counted_argument("held", part_at(state, state.turn.on_turn, lowest).count(), "province")});
}

Phrase label_province(std::string_view key, std::string english, Move move) {
    return say(key, std::move(english), {province_argument("province", province_in(move))});
}

}  // namespace

}  // namespace vinci

Phrase Vinci::prompt(const View& seen) {
    const Seat decider = Vinci::decider(seen.state);
    if (decider == Seat::over) return vinci::say("over", "The game is over");
    if (decider == Seat::chance) return vinci::say("chance", "Tiles are drawn");
    return decider == seen.viewer ? vinci::ask(seen.state) : vinci::wait_for(seen.state, decider);
}

Phrase Vinci::label(const State& state, Move move) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    switch (kind_of(move)) {
        case Kind::draw:
            return say("label.draw", "{tile} is drawn", {tile_argument("tile", tile_in(move))});
        case Kind::start:
            return say("label.start", "{seat} starts", {seat_argument("seat", seat_in(move))});
        case Kind::take:
            return label_pair(state, position_in(move));
        case Kind::expand:
            return say("label.expand", "Expand");
        case Kind::decline:
            return say("label.decline", "Decline");
        case Kind::truce:
            return say("label.truce", "A truce with {seat}", {seat_argument("seat", seat_in(move))});
        case Kind::no_truce:
            return say("label.no_truce", "No truce");
        case Kind::abandon:
            return label_province("label.abandon", "Abandon {province}", move);
        case Kind::conquer:
        case Kind::spy:
            return label_conquest(state, province_in(move), kind_of(move) == Kind::spy);
        case Kind::end:
            return say("label.end", "End the conquests");
        case Kind::place:
            return label_province("label.place", "A token on {province}", move);
        case Kind::keep:
            return label_part(state, province_in(move));
        case Kind::drop:
            return label_province("label.drop", "Give up {province}", move);
        case Kind::fort:
            return label_province("label.fort", "A fort on {province}", move);
        case Kind::no_fort:
            return say("label.no_fort", "No fort");
        case Kind::rebirth:
            return say("label.rebirth", "Decline now");
        case Kind::stay:
            return say("label.stay", "Do not decline");
    }
    return {};
}

}  // namespace ozy
