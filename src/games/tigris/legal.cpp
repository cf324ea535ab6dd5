// legal.cpp - what the decider may choose, phase by phase (RULES.md, "Decisions").
#include "games/tigris/game.hpp"
#include "games/tigris/rules/building.hpp"
#include "games/tigris/rules/catastrophe.hpp"
#include "games/tigris/rules/conflict.hpp"
#include "games/tigris/rules/leader.hpp"
#include "games/tigris/rules/monument.hpp"
#include "games/tigris/rules/swap.hpp"
#include "games/tigris/rules/tile.hpp"
#include "games/tigris/rules/treasure.hpp"
#include "games/tigris/rules/war.hpp"

namespace ozy {

namespace tigris {

namespace {

void list_cells(Kind kind, const CellSet& spaces, MoveList& out) {
    for (Cell cell : spaces) out.push_back(make_move(kind, cell));
}

// [TE-3.2] [TE-3.3] [TE-18.3] A tile or leader is offered only if there is a space for it.
void list_actions(const State& state, MoveList& out) {
    const Seat seat = state.turn.active;
    const bool land = has_tile_space(state, Color::black), river = has_tile_space(state, Color::blue);
    for (Color color : all_colors)
        if (state.hands[seat][color] > 0 && (color == Color::blue ? river : land))
            out.push_back(make_move(Kind::tile, color));
    for (Color color : all_colors)
        if (state.position.leaders[seat][color] != Cell::none || has_leader_space(state, seat, color))
            out.push_back(make_move(Kind::leader, color));
    if (state.gains[seat].catastrophes_left > 0) out.push_back(make_move(Kind::catastrophe));
    if (may_swap(state)) out.push_back(make_move(Kind::swap));
    out.push_back(make_move(Kind::pass));
}

void list_spaces(const State& state, MoveList& out) {
    const Action& action = state.turn.action;
    switch (static_cast<Kind>(action.kind)) {
        case Kind::tile:
            return list_cells(Kind::put, tile_spaces(state, action.color), out);
        case Kind::leader:
            list_cells(Kind::put, leader_spaces(state, state.turn.active, action.color), out);
            if (state.position.leaders[state.turn.active][action.color] != Cell::none)
                out.push_back(make_move(Kind::off));
            return;
        default:
            return list_cells(Kind::put, catastrophe_spaces(state), out);
    }
}

void list_wars(const State& state, MoveList& out) {
    for (Color color : all_colors)
        if (is_contested(state, color)) out.push_back(make_move(Kind::war, color));
}

void list_support(const State& state, MoveList& out) {
    for (int count = 0; count <= hand_limit; ++count)
        if (may_commit(state, count)) out.push_back(make_move(Kind::support, count));
}

// [TE-9.3] Up to four squares, up to three monuments each; [TE-16.2] up to five centres for the wonder.
void list_monuments(const State& state, MoveList& out) {
    for (Cell square : completed_squares(state))
        for (Monument monument : all_monuments)
            if (is_available(state, monument, state.turn.action.color))
                out.push_back(make_move(Kind::monument, square, monument));
    list_cells(Kind::wonder, completed_crosses(state), out);
    out.push_back(make_move(Kind::decline));
}

void list_buildings(const State& state, MoveList& out) {
    list_cells(Kind::building, building_spaces(state), out);
    out.push_back(make_move(Kind::decline));
}

void list_gifts(const State& state, MoveList& out) {
    const int held = state.hands[state.turn.active][state.turn.action.color];
    for (int count = least_to_give(state); count <= held; ++count) out.push_back(make_move(Kind::give, count));
}

// RULES.md, "Chance": a seat with weight 1, a colour with weight = tiles of it in the bag.
void list_chance(const State& state, MoveList& out) {
    if (state.turn.phase == Phase::start) {
        for (Seat seat : seats_of(seats(state))) out.push_outcome(make_move(Kind::start, seat), 1);
        return;
    }
    for (Color color : all_colors)
        if (state.bag[color] > 0) out.push_outcome(make_move(Kind::draw, color), state.bag[color]);
}

}  // namespace

}  // namespace tigris

void Tigris::legal_moves(const State& state, MoveList& out) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): every name below is a rule of this game
    out.clear();
    switch (state.turn.phase) {
        case Phase::start:
        case Phase::deal:
        case Phase::swap_draw:
        case Phase::refill:
            return list_chance(state, out);
        case Phase::action:
            return list_actions(state, out);
        case Phase::cell:
            return list_spaces(state, out);
        case Phase::swap_give:
            return list_gifts(state, out);
        case Phase::war:
            return list_wars(state, out);
        case Phase::attacker_support:
        case Phase::defender_support:
            return list_support(state, out);
        case Phase::building:
            return list_buildings(state, out);
        case Phase::monument:
            return list_monuments(state, out);
        case Phase::treasure:
            return list_cells(Kind::keep, find_hoard(state).candidates, out);
        case Phase::wonder_gain:
            for (Color color : all_colors) out.push_back(make_move(Kind::gain, color));
            return;
        case Phase::over:
            return;
    }
}

Move Tigris::sample_chance(const State& state, Rng& rng) {
    using tigris::Kind;
    if (state.turn.phase == tigris::Phase::start)
        return tigris::make_move(Kind::start, seat_at(static_cast<int>(rng.below(state.options.players))));
    int pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(tigris::total(state.bag))));
    for (tigris::Color color : tigris::all_colors) {
        if (pick < state.bag[color]) return tigris::make_move(Kind::draw, color);
        pick -= state.bag[color];
    }
    OZY_ASSERT(false);
    return {};
}

}  // namespace ozy
