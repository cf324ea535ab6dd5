// check.cpp - every invariant of RULES.md ("Invariants"), by number.
#include "games/tigris/game.hpp"
#include "games/tigris/moves.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/rules/monument.hpp"

namespace ozy {

namespace tigris {

namespace {

using Broken = std::optional<std::string_view>;

// 1
Broken tiles_are_conserved(const State& state) {
    for (Color color : all_colors) {
        int sum = state.bag[color] + state.face_down[color] + state.out[color] + state.pieces.tiles[color].count();
        for (Seat seat : seats_of(max_players)) sum += state.hands[seat][color] + state.swapped[seat][color];
        if (sum != tiles_in_box[color]) return "1: tiles of a colour are lost or made";
    }
    return {};
}

// 2
Broken hands_have_their_size(const State& state) {
    const bool turn_begins = state.turn.question == Question::action && state.turn.action_number == 0;
    for (Seat seat : seats_of(seats(state))) {
        const int held = total(state.hands[seat]);
        if (held > hand_limit) return "2: a hand holds more than six tiles";
        if (turn_begins && held != hand_limit) return "2: a hand does not hold six tiles at the start of a turn";
    }
    return {};
}

// [TE-3.2] A tile is chosen from the hand before its space.
Broken the_chosen_tile_is_held(const State& state) {
    const Turn& turn = state.turn;
    const bool choosing = turn.question == Question::cell && turn.action.kind == operand(Kind::tile);
    if (choosing && state.hands[turn.active][turn.action.color] == 0) return "a tile is placed that is not in the hand";
    return {};
}

// 3 and 5
Broken pieces_stand_where_they_may(const State& state) {
    const Pieces& pieces = state.pieces;
    const CellSet& river = boards[state.options.board].river;
    const CellSet leaders = leaders_on_board(pieces);
    int standing = 0;
    for (const auto& of_seat : pieces.leaders)
        for (Cell cell : of_seat) standing += cell != Cell::none;
    if (standing != leaders.count()) return "3: two leaders stand on one space";
    if (leaders.touches(river)) return "3: a leader stands in the river";
    if (!(leaders - pieces.tiles[Color::red].neighbors()).empty()) return "3: a leader has no temple beside it";
    for (Color color : all_colors)
        if (color == Color::blue ? !(pieces.tiles[color] - river).empty() : pieces.tiles[color].touches(river))
            return "5: a tile lies on the wrong terrain";
    if ((pieces.face_down & river).count() != state.face_down[Color::blue])
        return "5: face-down tiles do not keep to their terrain";
    return {};
}

// [TE-1.5] A space holds at most one piece.
Broken spaces_hold_one_piece(const State& state) {
    const Pieces& pieces = state.pieces;
    int laid = leaders_on_board(pieces).count() + pieces.face_down.count() + pieces.catastrophes.count();
    for (Color color : all_colors) laid += pieces.tiles[color].count();
    if (laid != (links(pieces) | pieces.catastrophes).count()) return "a space holds two pieces";
    return {};
}

// 4: [TE-4.7] Outside a conflict no kingdom holds two leaders of one colour.
Broken kingdoms_have_one_leader_a_color(const State& state) {
    if (state.turn.question != Question::action) return {};
    CellSet left = leaders_on_board(state.pieces);
    while (!left.empty()) {
        const CellSet kingdom = group_at(state.pieces, left.first());
        left -= kingdom;
        for (Color color : all_colors) {
            int count = 0;
            for (Seat seat : seats_of(seats(state))) {
                const Cell cell = state.pieces.leaders[seat][color];
                count += cell != Cell::none && kingdom.contains(cell);
            }
            if (count > 1) return "4: a kingdom holds two leaders of one colour";
        }
    }
    return {};
}

// 6 and 7: [TE-10.8] no other kingdom than the one with the piece just placed ever has treasures to give.
Broken treasures_are_in_place(const State& state) {
    const Pieces& pieces = state.pieces;
    int sum = pieces.treasures.count();
    for (const Gains& gains : state.gains) sum += gains.treasures;
    if (sum != boards[state.options.board].temples.count()) return "6: treasures are lost or made";
    if (pieces.treasures.empty()) return "6: no treasure is left on the board";
    if (!(pieces.treasures - pieces.tiles[Color::red] - pieces.face_down).empty())
        return "6: a treasure does not lie on a temple or a face-down tile";
    if (state.turn.question != Question::action) return {};
    for (Seat seat : seats_of(seats(state))) {
        const Cell trader = pieces.leaders[seat][Color::green];
        if (trader != Cell::none && (group_at(pieces, trader) & pieces.treasures).count() > 1)
            return "7: a kingdom with a trader holds two treasures";
    }
    return {};
}

// 8
Broken catastrophes_are_conserved(const State& state) {
    int sum = state.pieces.catastrophes.count();
    for (const Gains& gains : state.gains) sum += gains.catastrophes_left;
    if (sum != catastrophes_per_seat * seats(state)) return "8: catastrophes are lost or made";
    return {};
}

// 9 and 12
Broken buildings_stand_on_tiles(const State& state) {
    const Pieces& pieces = state.pieces;
    CellSet covered;
    int spaces = 0;
    for (Cell top_left : pieces.monuments) {
        if (top_left == Cell::none) continue;
        covered |= square_at(top_left);
        spaces += 4;
    }
    if (pieces.wonder != Cell::none) {
        covered |= cross_at(pieces.wonder);
        spaces += 5;
    }
    if (covered != pieces.face_down) return "9: face-down tiles are not those under monuments and wonder";
    if (state.options.face_down_squares == 0 && covered.count() != spaces) return "9: monuments or wonder overlap";
    for (Color color : all_colors)
        if (face_down_tiles(pieces, color).count() != state.face_down[color])
            return "9: the colours of face-down tiles do not add up";
    for (Color color : all_colors) {
        const Cell building = pieces.buildings[color];
        if (building != Cell::none && !pieces.tiles[color].contains(building))
            return "12: a building does not stand on a tile of its colour";
    }
    return {};
}

// 10 and 13
Broken turn_is_consistent(const State& state) {
    const Turn& turn = state.turn;
    const bool fighting = turn.question == Question::war || turn.question == Question::attacker_support ||
                          turn.question == Question::defender_support;
    if (!fighting && turn.conflict.joining != Cell::none) return "10: the unification marker lies on the board";
    if ((turn.conflict.joining == Cell::none || state.options.original_strength == 0) && !state.pieces.fallen.empty())
        return "10: what has fallen is noted only between wars";
    if (turn.question == Question::war && turn.conflict.joining == Cell::none)
        return "10: a war without a joining space";
    if (turn.question != Question::over && turn.quiet_turns >= stall_rounds * seats(state))
        return "13: too many quiet turns and the game goes on";
    if (turn.question == Question::action && (turn.action.kind != 0 || turn.action.placed != Cell::none))
        return "an action is under way before it is chosen";
    return {};
}

}  // namespace

}  // namespace tigris

std::optional<std::string_view> Tigris::check(const State& state) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    for (auto* law : {tiles_are_conserved, hands_have_their_size, the_chosen_tile_is_held, pieces_stand_where_they_may,
                      spaces_hold_one_piece, kingdoms_have_one_leader_a_color, treasures_are_in_place,
                      catastrophes_are_conserved, buildings_stand_on_tiles, turn_is_consistent})
        if (const Broken broken = law(state)) return broken;
    return {};
}

}  // namespace ozy
