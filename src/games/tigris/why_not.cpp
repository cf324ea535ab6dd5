// why_not.cpp - one sentence why a move is not legal, with the rule that forbids it.
#include "games/tigris/arguments.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/rules/conflict.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/rules/monument.hpp"
#include "games/tigris/rules/swap.hpp"
#include "games/tigris/rules/treasure.hpp"

namespace ozy {

namespace tigris {

namespace {

Refusal refuse(std::string_view rule, std::string_view key, std::string english, std::vector<Argument> arguments = {}) {
    return {say("why." + std::string(key), std::move(english), std::move(arguments)), rule};
}

// The move answers another question than the one asked now.
Refusal other_question(const State& state) {
    switch (state.turn.phase) {
        case Phase::action:
            return refuse("TE-3.2", "action", "An action must be chosen first");
        case Phase::cell:
            return refuse("TE-3.4", "cell", "The piece chosen must be put on a space now");
        case Phase::swap_give:
            return refuse("TE-12.5", "swap", "Say how many tiles of the colour asked for are swapped");
        case Phase::war:
            return refuse("TE-8.6", "war", "Choose which contested colour is fought over next");
        case Phase::attacker_support:
        case Phase::defender_support:
            return refuse("TE-3.5", "conflict", "A conflict once begun is fought out first");
        case Phase::building:
            return refuse("TE-15.2", "building", "Put the building on the line or decline");
        case Phase::monument:
            return refuse("TE-9.2", "monument", "Build on a completed square or cross, or decline");
        case Phase::treasure:
            return refuse("TE-10.3", "treasure", "Name the treasure that stays");
        case Phase::wonder_gain:
            return refuse("TE-16.6", "wonder", "Choose the colour of the wonder's point");
        case Phase::over:
            return refuse("TE-14.1", "over", "The game is over");
        default:
            return refuse("TE-13.4", "chance", "Tiles are being drawn");
    }
}

Refusal why_no_action(const State& state, Move move) {
    const Seat seat = state.turn.active;
    switch (kind_of(move)) {
        case Kind::tile:
            if (state.hands[seat][color_in(move)] == 0)
                return refuse("TE-7.1", "tile.not_held", "There is no {tile} in the hand",
                              {tile_argument("tile", color_in(move))});
            return refuse("TE-18.3", "tile.no_space", "There is no space left for a {tile}",
                          {tile_argument("tile", color_in(move))});
        case Kind::leader:
            return refuse("TE-18.3", "leader.no_space", "There is no space where the {leader} could stand",
                          {leader_argument("leader", color_in(move))});
        case Kind::catastrophe:
            return refuse("TE-11.6", "catastrophe.none_left", "No catastrophe tile is left");
        case Kind::swap:
            if (total(state.bag) == 0) return refuse("TE-12.1", "swap.bag_empty", "The bag is empty");
            return refuse("TE-12.1", "swap.no_tile", "There is no tile in the hand to swap");
        default:
            return other_question(state);
    }
}

Refusal why_not_empty(const State& state, Cell cell, std::string_view rule) {
    const std::vector<Argument> arguments = {cell_argument("cell", cell)};
    if (state.position.catastrophes.contains(cell))
        return refuse("TE-11.4", "space.catastrophe", "{cell} is blocked by a catastrophe", arguments);
    if (leaders_on_board(state.position).contains(cell))
        return refuse(rule, "space.leader", "A leader stands on {cell}", arguments);
    return refuse(rule, "space.tile", "A tile lies on {cell}", arguments);
}

Refusal why_no_tile_on(const State& state, Cell cell) {
    const Color color = state.turn.action.color;
    const bool river = boards[state.options.board].river.contains(cell);
    if (!empty_spaces(state.position).contains(cell)) return why_not_empty(state, cell, "TE-7.1");
    if (color == Color::blue && !river)
        return refuse("TE-7.2", "tile.farm_on_land", "Farms go on river spaces only, and {cell} is land",
                      {cell_argument("cell", cell)});
    if (color != Color::blue && river)
        return refuse("TE-7.2", "tile.in_river", "{cell} is river, where only farms go", {cell_argument("cell", cell)});
    return refuse("TE-7.3", "tile.three_kingdoms", "{cell} touches three kingdoms; a tile may join two at most",
                  {cell_argument("cell", cell)});
}

Refusal why_no_leader_on(const State& state, Cell cell) {
    const Cell from = state.position.leaders[state.turn.active][state.turn.action.color];
    const std::vector<Argument> arguments = {cell_argument("cell", cell)};
    if (cell == from) return refuse("TE-5.7", "leader.same_space", "The leader stands on {cell} already", arguments);
    if (!empty_spaces(state.position).contains(cell)) return why_not_empty(state, cell, "TE-5.4");
    if (boards[state.options.board].river.contains(cell))
        return refuse("TE-5.4", "leader.in_river", "{cell} is river; leaders stand on land", arguments);
    if (!state.position.tiles[Color::red].neighbors().contains(cell))
        return refuse("TE-5.5", "leader.no_temple", "A leader needs a face-up temple beside it; {cell} has none",
                      arguments);
    return refuse("TE-5.6", "leader.two_kingdoms", "A leader must not join kingdoms, and {cell} touches two or more",
                  arguments);
}

Refusal why_no_catastrophe_on(const State& state, Cell cell) {
    const Position& position = state.position;
    const std::vector<Argument> arguments = {cell_argument("cell", cell)};
    if (position.catastrophes.contains(cell))
        return refuse("TE-11.2", "catastrophe.another", "{cell} is blocked by a catastrophe already", arguments);
    if (position.treasures.contains(cell))
        return refuse("TE-11.2", "catastrophe.treasure", "A treasure protects {cell}", arguments);
    if (position.face_down.contains(cell))
        return refuse("TE-11.2", "catastrophe.monument", "The monument or wonder on {cell} cannot be destroyed",
                      arguments);
    if (leaders_on_board(position).contains(cell))
        return refuse("TE-11.2", "catastrophe.leader", "A leader stands on {cell}", arguments);
    return refuse("TE-15.7", "catastrophe.building", "The building on {cell} protects its tile", arguments);
}

Refusal why_no_space(const State& state, Move move) {
    const auto kind = static_cast<Kind>(state.turn.action.kind);
    if (kind_of(move) == Kind::off) {
        if (kind != Kind::leader) return refuse("TE-5.1", "off.no_leader", "Only a leader can be withdrawn");
        return refuse("TE-5.11", "off.in_supply", "That leader is not on the board");
    }
    if (kind_of(move) != Kind::put) return other_question(state);
    if (kind == Kind::tile) return why_no_tile_on(state, cell_in(move));
    if (kind == Kind::leader) return why_no_leader_on(state, cell_in(move));
    return why_no_catastrophe_on(state, cell_in(move));
}

Refusal why_no_support(const State& state, Move move) {
    if (kind_of(move) != Kind::support) return other_question(state);
    const Conflict& conflict = state.turn.conflict;
    const bool attacking = state.turn.phase == Phase::attacker_support;
    const Seat seat = attacking ? conflict.attacker : conflict.defender;
    const int held = state.hands[seat][support_color(conflict)];
    const Argument tile = tile_argument("tile", support_color(conflict));
    if (amount_in(move) > held)
        return refuse(is_war(conflict) ? "TE-8.10" : "TE-6.5", "support.not_held",
                      "The hand holds only {count} {tile}(s)", {number_argument("count", held), tile});
    if (attacking)
        return refuse("TE-17.1", "support.attack_too_weak", "The attacker must exceed the defender's board strength");
    return refuse("TE-17.2", "support.not_a_tie", "The defender must equal the attacker's total exactly");
}

Refusal why_no_monument(const State& state, Move move) {
    if (kind_of(move) == Kind::wonder) {
        if (state.options.wonder == 0) return refuse("TE-16.2", "wonder.not_in_play", "The wonder is not in play");
        if (state.position.wonder != Cell::none)
            return refuse("TE-16.2", "wonder.built", "The wonder is built already");
        return refuse("TE-16.1", "wonder.no_cross", "{cell} is not the centre of a cross completed by this tile",
                      {cell_argument("cell", cell_in(move))});
    }
    if (kind_of(move) != Kind::monument) return other_question(state);
    const Monument monument = monument_in(move);
    if (state.position.monuments[monument] != Cell::none)
        return refuse("TE-9.11", "monument.built", "The {monument} monument is built already",
                      {monument_argument("monument", monument)});
    if (!monument_colors[monument].has(state.turn.action.color))
        return refuse("TE-9.2", "monument.color", "The {monument} monument does not have the colour of the square",
                      {monument_argument("monument", monument)});
    return refuse("TE-9.1", "monument.no_square", "{cell} is not the top left of a square completed by this tile",
                  {cell_argument("cell", cell_in(move))});
}

Refusal why_not_kept(const State& state, Move move) {
    if (kind_of(move) != Kind::keep) return other_question(state);
    if (find_hoard(state).treasures.contains(cell_in(move)))
        return refuse("TE-10.3", "keep.take_first", "The treasure on {cell} must be taken first",
                      {cell_argument("cell", cell_in(move))});
    return refuse("TE-10.2", "keep.none", "{cell} has no treasure of this kingdom",
                  {cell_argument("cell", cell_in(move))});
}

Refusal why_no_gift(const State& state, Move move) {
    if (kind_of(move) != Kind::give) return other_question(state);
    if (amount_in(move) < least_to_give(state))
        return refuse("TE-12.5", "give.none", "At least one tile must be swapped, and this is the last colour");
    return refuse("TE-12.2", "give.not_held", "The hand holds only {count} of this colour",
                  {number_argument("count", state.hands[state.turn.active][state.turn.action.color])});
}

}  // namespace

}  // namespace tigris

Refusal Tigris::why_not(const State& state, Move move) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    switch (state.turn.phase) {
        case Phase::action:
            return why_no_action(state, move);
        case Phase::cell:
            return why_no_space(state, move);
        case Phase::attacker_support:
        case Phase::defender_support:
            return why_no_support(state, move);
        case Phase::monument:
            return why_no_monument(state, move);
        case Phase::treasure:
            return why_not_kept(state, move);
        case Phase::swap_give:
            return why_no_gift(state, move);
        case Phase::war:
            if (kind_of(move) != Kind::war) return other_question(state);
            return refuse("TE-8.3", "war.not_contested", "No two {leader}s stand on sides of the joining space",
                          {leader_argument("leader", color_in(move))});
        case Phase::building:
            if (kind_of(move) != Kind::building) return other_question(state);
            return refuse("TE-15.2", "building.no_line", "{cell} is not on a line the building may go to",
                          {cell_argument("cell", cell_in(move))});
        default:
            return other_question(state);
    }
}

}  // namespace ozy
