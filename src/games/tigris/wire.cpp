// wire.cpp - the view as JSON, for screens. What a seat may not see is not in its View, and what
// people may not be told (TE-19.5) is left out here.
#include "games/tigris/game.hpp"
#include "games/tigris/names.hpp"
#include "games/tigris/questions.hpp"
#include "games/tigris/rules/conflict.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/scoring.hpp"

namespace ozy {

namespace tigris {

namespace {

void write_cells(Json& json, std::string_view name, const CellSet& spaces) { json.list(name, spaces, cell_name); }

void write_cell(Json& json, std::string_view name, Cell cell) { json.field(name, unless_none(cell, cell_name)); }

template <class Counts>
void write_counts(Json& json, std::string_view name, const Counts& counts) {
    json.key(name).open_object();
    for (Color color : all_colors) json.field(color_names[color], counts[color]);
    json.close_object();
}

void write_options(Json& json, const Options& options) {
    json.key("options").open_object();
    json.field("players", options.players);
    json.field("board", options.board == BoardSide::standard ? "standard" : "advanced");
    json.field("scores", options.open_scores != 0 ? "open" : "hidden");
    json.field("buildings", options.buildings != 0);
    json.field("wonder", options.wonder != 0);
    json.field("english", options.english != 0);
    json.field("war_strength", options.original_strength != 0 ? "original" : "current");
    json.field("face_down_squares", options.face_down_squares != 0);
    json.field("monuments", options.forced_monuments != 0 ? "forced" : "optional");
    json.close_object();
}

void write_turn(Json& json, const View& seen) {
    const Turn& turn = seen.turn;
    json.field("phase", questions[turn.question].name);
    json.field("decider", seen.decider);
    json.field("active", turn.active);
    json.field("action", turn.action_number + 1);
    json.field("quiet_turns", turn.quiet_turns);
    json.field("quiet_limit", stall_rounds * seen.options.players);
    json.field("ending", ending_names[ordinal(turn.ending)]);
    json.key("chosen").open_object();
    const auto kind = id_at<Kind>(turn.action.kind);
    json.field("piece", kind == Kind::tile          ? "tile"
                        : kind == Kind::leader      ? "leader"
                        : kind == Kind::catastrophe ? "catastrophe"
                        : kind == Kind::swap        ? "swap"
                                                    : "");
    if (turn.action.color != Color::none) json.field("color", color_names[turn.action.color]);
    write_cell(json, "placed", turn.action.placed);
    json.close_object();
}

void write_leaders(Json& json, const View& seen) {
    json.key("leaders").open_list();
    for (Seat seat : seats_of(seen.options.players))
        for (Color color : all_colors) {
            const Cell cell = seen.pieces.leaders[seat][color];
            json.open_object().field("seat", index(seat)).field("leader", leader_names[color]);
            json.field("color", color_names[color]);
            write_cell(json, "cell", cell);
            if (cell != Cell::none) {
                json.field("war", war_strength(seen.pieces, seen.turn.conflict.joining, seat, color));
                json.field("revolt", revolt_strength(seen.pieces, seat, color));
            }
            json.close_object();
        }
    json.close_list();
}

void write_board(Json& json, const View& seen) {
    const Pieces& pieces = seen.pieces;
    json.key("tiles").open_object();
    for (Color color : all_colors) write_cells(json, color_names[color], pieces.tiles[color]);
    json.close_object();
    write_cells(json, "face_down", pieces.face_down);
    write_cells(json, "catastrophes", pieces.catastrophes);
    write_cells(json, "treasures", pieces.treasures);
    write_leaders(json, seen);
    json.key("monuments").open_list();
    for (Monument monument : all_monuments) {
        const ColorPair colors = monument_colors[monument];
        json.open_object().field("id", index(monument));
        json.key("colors").open_list().value(color_names[colors.first]).value(color_names[colors.second]).close_list();
        write_cell(json, "cell", pieces.monuments[monument]);
        json.close_object();
    }
    json.close_list();
    json.key("buildings").open_object();
    for (Color color : all_colors) write_cell(json, color_names[color], pieces.buildings[color]);
    json.close_object();
    write_cell(json, "wonder", pieces.wonder);
    json.key("kingdoms").open_list();
    for (const CellSet& kingdom : kingdoms_of(pieces)) {
        json.open_list();
        for (Cell cell : kingdom) json.value(cell_name(cell));
        json.close_list();
    }
    json.close_list();
}

void write_seats(Json& json, const View& seen) {
    json.key("seats").open_list();
    for (Seat seat : seats_of(seen.options.players)) {
        json.open_object().field("seat", index(seat)).field("name", dynasty_names[ordinal(seat)]);
        json.field("hand_size", seen.hand_sizes[seat]);
        json.field("catastrophes", seen.gains[seat].catastrophes_left);
        if (sees_hand(seen.viewer, seat, seen.turn.question)) write_counts(json, "hand", seen.hands[seat]);
        if (shows_points(seen, seat)) {
            write_counts(json, "points", seen.gains[seat].points);
            json.field("treasures", seen.gains[seat].treasures);
            write_counts(json, "final", final_points(seen.gains[seat]));
        }
        json.close_object();
    }
    json.close_list();
}

void write_conflict(Json& json, const View& seen) {
    const Conflict& conflict = seen.turn.conflict;
    json.key("conflict");
    if (conflict.color == Color::none && conflict.joining == Cell::none) {
        json.null();
        return;
    }
    json.open_object();
    json.field("kind", conflict.joining == Cell::none ? "revolt" : "war");
    write_cell(json, "joining", conflict.joining);
    if (conflict.color != Color::none) {
        json.field("color", color_names[conflict.color]);
        json.field("support_color", color_names[conflict.joining == Cell::none ? Color::red : conflict.color]);
        json.field("attacker", index(conflict.attacker)).field("defender", index(conflict.defender));
        json.field("attacker_strength", board_strength(seen.pieces, conflict, conflict.attacker));
        json.field("defender_strength", board_strength(seen.pieces, conflict, conflict.defender));
        json.field("attacker_support", conflict.attacker_support);
    }
    json.close_object();
}

}  // namespace

}  // namespace tigris

// What a piece on a space leads to is a chain of its own.
std::string_view Tigris::named_place(Move move) {
    return tigris::kind_of(move) == tigris::Kind::put ? tigris::cell_name(tigris::cell_in(move)) : "";
}

// Tiles other than farms go to the same spaces, and so do leaders from the supply. In a swap the colour asked for
// counts and whether anything has been given, not how much.
int Tigris::rest_of_chain(const State& after) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    enum : int { unlike_others, land_tile, farm, new_leader, first_gift, later_gift = first_gift + color_count };
    const Turn& turn = after.turn;
    const Color color = turn.action.color;
    if (turn.question == Question::swap_give) return (turn.swap.given == 0 ? first_gift : later_gift) + index(color);
    if (turn.question != Question::cell) return unlike_others;
    if (turn.action.kind == operand(Kind::tile)) return color == Color::blue ? farm : land_tile;
    const bool is_leader = turn.action.kind == operand(Kind::leader);
    return is_leader && after.pieces.leaders[turn.active][color] == Cell::none ? new_leader : unlike_others;
}

void Tigris::write_view(Json& json, const View& seen) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    json.open_object();
    json.field("viewer", seen.viewer);
    write_options(json, seen.options);
    write_turn(json, seen);
    json.field("bag", seen.bag_size);
    write_counts(json, "unseen", seen.unseen);
    write_board(json, seen);
    write_conflict(json, seen);
    write_seats(json, seen);
    json.close_object();
}

}  // namespace ozy
