// describe.cpp - every event as one log sentence.
#include "games/tigris/arguments.hpp"
#include "games/tigris/events.hpp"
#include "games/tigris/game.hpp"

namespace ozy {

namespace tigris {

namespace {

// An event with its operands read by type; each sentence uses the ones its Happening has.
struct Told {
    const Event& event;
    Argument seat() const { return seat_argument("seat", event.seat); }
    Argument other() const { return seat_argument("other", seat_at(event.amount)); }
    Color color() const { return static_cast<Color>(event.a); }
    Argument tile() const { return tile_argument("tile", color()); }
    Argument leader() const { return leader_argument("leader", color()); }
    Argument building() const { return building_argument("building", color()); }
    Argument cell() const { return cell_argument("cell", static_cast<Cell>(event.b)); }
    Argument from() const { return cell_argument("from", static_cast<Cell>(event.c)); }
    Argument count() const { return number_argument("count", event.amount); }
    bool is_one() const { return event.amount == 1; }
};

Phrase describe_points(const Told& told) {
    const auto cause = static_cast<Cause>(told.event.b);
    const std::vector<Argument> arguments = {told.seat(), told.count(), color_argument("color", told.color())};
    switch (cause) {
        case Cause::tile:
            return say("points.tile", "{seat} gains {count} {color}", arguments);
        case Cause::king:
            return say("points.king", "{seat} gains {count} {color} through the king", arguments);
        case Cause::revolt:
            return say("points.revolt", "{seat} gains {count} {color} for the revolt", arguments);
        case Cause::war:
            return say("points.war", "{seat} gains {count} {color} for the war", arguments);
        case Cause::monument:
            return say("points.monument", "{seat} gains {count} {color} from a monument", arguments);
        case Cause::wonder:
            return say("points.wonder", "{seat} gains {count} {color} from the wonder", arguments);
    }
    return {};
}

Phrase describe_conflict(const Told& told, Happening what) {
    const std::vector<Argument> arguments = {told.seat(), told.other(), told.leader(),
                                             number_argument("own", told.event.b),
                                             number_argument("against", told.event.c)};
    switch (what) {
        case Happening::revolt_began:
            return say("revolt_began", "Revolt: {seat}'s {leader} against {other}'s, {own} to {against} on the board",
                       arguments);
        case Happening::war_began:
            return say("war_began", "War of the {leader}s: {seat} attacks {other}, {own} to {against} on the board",
                       arguments);
        default:
            if (told.event.b == told.event.c)
                return say("conflict_held", "{seat}'s {leader} holds against {other}, {own} to {against}: a tie",
                           arguments);
            return say("conflict_won", "{seat}'s {leader} beats {other}'s, {own} to {against}", arguments);
    }
}

Phrase describe_leader(const Told& told, Happening what) {
    switch (what) {
        case Happening::leader_placed:
            return say("leader_placed", "{seat} puts the {leader} on {cell}",
                       {told.seat(), told.leader(), told.cell()});
        case Happening::leader_moved:
            return say("leader_moved", "{seat} moves the {leader} from {from} to {cell}",
                       {told.seat(), told.leader(), told.from(), told.cell()});
        case Happening::leader_withdrawn:
            return say("leader_withdrawn", "{seat} withdraws the {leader} from {cell}",
                       {told.seat(), told.leader(), told.cell()});
        case Happening::leader_driven_off:
            return say("leader_driven_off", "{seat}'s {leader} is driven off {cell}",
                       {told.seat(), told.leader(), told.cell()});
        default:
            return say("leader_without_temple", "{seat}'s {leader} on {cell} has no temple left and returns",
                       {told.seat(), told.leader(), told.cell()});
    }
}

Phrase describe_building(const Told& told, Happening what) {
    switch (what) {
        case Happening::building_placed:
            return say("building_placed", "{seat} puts the {building} on {cell}",
                       {told.seat(), told.building(), told.cell()});
        case Happening::building_moved:
            return say("building_moved", "{seat} moves the {building} from {from} to {cell}",
                       {told.seat(), told.building(), told.from(), told.cell()});
        case Happening::building_returned:
            return say("building_returned", "The {building} on {cell} returns to the supply",
                       {told.building(), told.cell()});
        case Happening::building_spared:
            return say("building_spared", "The {tile} on {cell} stays under its {building}",
                       {told.tile(), told.cell(), told.building()});
        case Happening::monument_built:
            return say("monument_built", "{seat} builds the {monument} monument with top left {cell}",
                       {told.seat(), monument_argument("monument", static_cast<Monument>(told.event.a)), told.cell()});
        default:
            return say("wonder_built", "{seat} builds the wonder around {cell}", {told.seat(), told.cell()});
    }
}

Phrase describe_tiles(const Told& told, Happening what) {
    switch (what) {
        case Happening::tiles_drawn:
            if (told.is_one()) return say("tiles_drawn.one", "{seat} draws a tile", {told.seat()});
            return say("tiles_drawn", "{seat} draws {count} tiles", {told.seat(), told.count()});
        case Happening::tile_drawn:
            return say("tile_drawn", "{seat} draws a {tile}", {told.seat(), told.tile()});
        case Happening::tile_placed:
            return say("tile_placed", "{seat} puts a {tile} on {cell}", {told.seat(), told.tile(), told.cell()});
        case Happening::tile_removed:
            return say("tile_removed", "The {tile} on {cell} falls", {told.tile(), told.cell()});
        case Happening::temple_spared:
            if (told.event.c != 0)
                return say("temple_spared.treasure", "The temple on {cell} stays for its treasure", {told.cell()});
            return say("temple_spared.leader", "The temple on {cell} stays beside a leader", {told.cell()});
        case Happening::tiles_committed:
            if (told.event.amount == 0) return say("tiles_committed.none", "{seat} adds nothing", {told.seat()});
            if (told.is_one()) return say("tiles_committed.one", "{seat} adds a {tile}", {told.seat(), told.tile()});
            return say("tiles_committed", "{seat} adds {count} {tile}s", {told.seat(), told.count(), told.tile()});
        case Happening::tiles_swapped:
            if (told.is_one()) return say("tiles_swapped.one", "{seat} swaps a tile", {told.seat()});
            return say("tiles_swapped", "{seat} swaps {count} tiles", {told.seat(), told.count()});
        default:
            if (told.is_one())
                return say("tile_swapped_away.one", "{seat} swaps a {tile} away", {told.seat(), told.tile()});
            return say("tile_swapped_away", "{seat} swaps {count} {tile}s away",
                       {told.seat(), told.count(), told.tile()});
    }
}

Phrase describe_end(const Told& told) {
    switch (static_cast<Ending>(told.event.a)) {
        case Ending::treasures:
            return say("game_ended.treasures", "The game ends: two or fewer treasures are left");
        case Ending::bag:
            return say("game_ended.bag", "The game ends: the bag cannot fill all hands");
        default:
            return say("game_ended.stall", "The game ends: nothing has happened for six rounds");
    }
}

}  // namespace

}  // namespace tigris

Phrase Tigris::describe(const Event& event) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Told told{event};
    const auto what = static_cast<Happening>(event.kind);
    switch (what) {
        case Happening::game_began:
            return say("game_began", "{seat} starts", {told.seat()});
        case Happening::turn_began:
            return say("turn_began", "{seat}'s turn", {told.seat()});
        case Happening::passed:
            return say("passed", "{seat} passes", {told.seat()});
        case Happening::catastrophe_placed:
            if (told.color() == Color::none)
                return say("catastrophe_placed", "{seat} puts a catastrophe on {cell}", {told.seat(), told.cell()});
            return say("catastrophe_placed.tile", "{seat} destroys the {tile} on {cell} by a catastrophe",
                       {told.seat(), told.tile(), told.cell()});
        case Happening::points_gained:
            return describe_points(told);
        case Happening::kingdoms_joined:
            return say("kingdoms_joined", "{cell} joins two kingdoms", {told.cell()});
        case Happening::treasure_taken:
            return say("treasure_taken", "{seat} takes the treasure on {cell}", {told.seat(), told.cell()});
        case Happening::build_declined:
            return say("build_declined", "{seat} builds nothing", {told.seat()});
        case Happening::game_ended:
            return describe_end(told);
        case Happening::revolt_began:
        case Happening::war_began:
        case Happening::conflict_won:
            return describe_conflict(told, what);
        case Happening::leader_placed:
        case Happening::leader_moved:
        case Happening::leader_withdrawn:
        case Happening::leader_driven_off:
        case Happening::leader_without_temple:
            return describe_leader(told, what);
        case Happening::building_placed:
        case Happening::building_moved:
        case Happening::building_returned:
        case Happening::building_spared:
        case Happening::monument_built:
        case Happening::wonder_built:
            return describe_building(told, what);
        default:
            return describe_tiles(told, what);
    }
}

}  // namespace ozy
