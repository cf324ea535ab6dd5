// phrases.cpp - what a player is asked, and what each choice is called.
#include "games/tigris/arguments.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/rules/conflict.hpp"

namespace ozy {

namespace tigris {

namespace {

Phrase ask_for_space(const Action& action) {
    switch (static_cast<Kind>(action.kind)) {
        case Kind::tile:
            return say("ask.tile_space", "Choose a space for the {tile}", {tile_argument("tile", action.color)});
        case Kind::leader:
            return say("ask.leader_space", "Choose a space for the {leader}, or withdraw it",
                       {leader_argument("leader", action.color)});
        default:
            return say("ask.catastrophe_space", "Choose a space for the catastrophe");
    }
}

Phrase ask_for_support(const View& seen, bool attacking) {
    const Conflict& conflict = seen.turn.conflict;
    const int attack = board_strength(seen.position, conflict, conflict.attacker) + conflict.attacker_support;
    const int defense = board_strength(seen.position, conflict, conflict.defender);
    const std::vector<Argument> arguments = {
        tile_argument("tile", support_color(conflict)), leader_argument("leader", conflict.color),
        number_argument("own", attacking ? attack : defense), number_argument("against", attacking ? defense : attack)};
    if (attacking)
        return say("ask.attack", "You attack with the {leader}, {own} to {against}: how many {tile}s do you add?",
                   arguments);
    return say("ask.defense",
               "You defend the {leader}, {own} to {against}, a tie is enough: how many {tile}s do you add?", arguments);
}

Phrase ask(const View& seen) {
    const Turn& turn = seen.turn;
    switch (turn.phase) {
        case Phase::action:
            return say("ask.action", "Action {number} of 2: tile, leader, catastrophe, swap or pass",
                       {number_argument("number", turn.action_number + 1)});
        case Phase::cell:
            return ask_for_space(turn.action);
        case Phase::swap_give:
            return say("ask.swap", "How many {tile}s do you swap?", {tile_argument("tile", turn.action.color)});
        case Phase::war:
            return say("ask.war", "{cell} joins kingdoms: which leaders fight first?",
                       {cell_argument("cell", turn.conflict.joining)});
        case Phase::attacker_support:
            return ask_for_support(seen, true);
        case Phase::defender_support:
            return ask_for_support(seen, false);
        case Phase::building:
            return say("ask.building", "Put the {building} on a tile of the line, or decline",
                       {building_argument("building", turn.action.color)});
        case Phase::monument:
            return say("ask.monument", "Build a monument or the wonder, or decline");
        case Phase::treasure:
            return say("ask.treasure", "You take treasures: which one stays?");
        case Phase::wonder_gain:
            return say("ask.wonder", "The wonder gives you a point: in which colour?");
        default:
            return say("ask.nothing", "The tiles are drawn");
    }
}

// What the others read while a seat decides; nothing in it depends on hidden tiles.
Phrase wait_for(const View& seen) {
    const std::vector<Argument> arguments = {seat_argument("seat", seen.decider)};
    switch (seen.turn.phase) {
        case Phase::swap_give:
            return say("wait.swap", "{seat} is swapping tiles", arguments);
        case Phase::war:
            return say("wait.war", "{seat} chooses which leaders fight first", arguments);
        case Phase::attacker_support:
            return say("wait.attack", "{seat} chooses support for the attack", arguments);
        case Phase::defender_support:
            return say("wait.defense", "{seat} chooses support for the defence", arguments);
        case Phase::building:
            return say("wait.building", "{seat} may place a building", arguments);
        case Phase::monument:
            return say("wait.monument", "{seat} may build", arguments);
        case Phase::treasure:
            return say("wait.treasure", "{seat} chooses which treasure stays", arguments);
        case Phase::wonder_gain:
            return say("wait.wonder", "{seat} chooses the colour of the wonder's point", arguments);
        default:
            return say("wait.action", "It is {seat}'s turn", arguments);
    }
}

Phrase label_monument(Move move) {
    return say("label.monument", "Build the {monument} monument with top left {cell}",
               {monument_argument("monument", monument_in(move)), cell_argument("cell", cell_in(move))});
}

Phrase label_support(const State& state, Move move) {
    const Argument tile = tile_argument("tile", support_color(state.turn.conflict));
    if (amount_in(move) == 0) return say("label.support.none", "Add nothing");
    if (amount_in(move) == 1) return say("label.support.one", "Add a {tile}", {tile});
    return say("label.support", "Add {count} {tile}s", {number_argument("count", amount_in(move)), tile});
}

Phrase label_leader(const State& state, Move move) {
    const Argument leader = leader_argument("leader", color_in(move));
    if (state.position.leaders[state.turn.active][color_in(move)] == Cell::none)
        return say("label.leader", "Put the {leader} on the board", {leader});
    return say("label.leader.on_board", "Move or withdraw the {leader}", {leader});
}

Phrase label_gift(const State& state, Move move) {
    return say("label.give", "Swap {count} {tile}s",
               {number_argument("count", amount_in(move)), tile_argument("tile", state.turn.action.color)});
}

}  // namespace

}  // namespace tigris

Phrase Tigris::prompt(const View& seen) {
    if (seen.turn.phase == tigris::Phase::over) return tigris::say("over", "The game is over");
    if (!is_player(seen.decider)) return tigris::say("chance", "The tiles are drawn");
    return seen.decider == seen.viewer ? tigris::ask(seen) : tigris::wait_for(seen);
}

Phrase Tigris::label(const State& state, Move move) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    switch (kind_of(move)) {
        case Kind::start:
            return say("label.start", "{seat} starts", {seat_argument("seat", seat_in(move))});
        case Kind::draw:
            return say("label.draw", "A {tile} is drawn", {tile_argument("tile", color_in(move))});
        case Kind::tile:
            return say("label.tile", "Place a {tile}", {tile_argument("tile", color_in(move))});
        case Kind::leader:
            return label_leader(state, move);
        case Kind::catastrophe:
            return say("label.catastrophe", "Place a catastrophe");
        case Kind::swap:
            return say("label.swap", "Swap tiles");
        case Kind::pass:
            return say("label.pass", "Pass");
        case Kind::put:
            return say("label.put", "On {cell}", {cell_argument("cell", cell_in(move))});
        case Kind::off:
            return say("label.off", "Withdraw it to the supply");
        case Kind::war:
            return say("label.war", "The {leader}s fight", {leader_argument("leader", color_in(move))});
        case Kind::support:
            return label_support(state, move);
        case Kind::building:
            return say("label.building", "Put the {building} on {cell}",
                       {building_argument("building", state.turn.action.color), cell_argument("cell", cell_in(move))});
        case Kind::decline:
            return say("label.decline", "Build nothing");
        case Kind::monument:
            return label_monument(move);
        case Kind::wonder:
            return say("label.wonder", "Build the wonder around {cell}", {cell_argument("cell", cell_in(move))});
        case Kind::keep:
            return say("label.keep", "The treasure on {cell} stays", {cell_argument("cell", cell_in(move))});
        case Kind::give:
            return label_gift(state, move);
        case Kind::gain:
            return say("label.gain", "1 {color}", {color_argument("color", color_in(move))});
    }
    return {};
}

}  // namespace ozy
