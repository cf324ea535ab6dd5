// questions.cpp - what a seat is asked, and which kinds of move answer.
#include "games/tigris/questions.hpp"

#include "games/tigris/arguments.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/rules/action.hpp"
#include "games/tigris/rules/conflict.hpp"
#include "games/tigris/rules/monument.hpp"

namespace ozy {

namespace tigris {

Color tile_color_asked(const Turn& turn) {
    return turn.conflict.color == Color::none ? turn.action.color : support_color(turn.conflict);
}
Color leader_color_asked(const Turn& turn) {
    return turn.conflict.color == Color::none ? turn.action.color : turn.conflict.color;
}

namespace {

Sentence ask_for_space(const View& seen) {
    const auto kind = id_at<Kind>(seen.turn.action.kind);
    if (kind == Kind::tile) return {"ask.tile_space", "Where does the {tile} go?"};
    if (kind == Kind::leader && seen.pieces.leaders[seen.turn.active][seen.turn.action.color] != Cell::none)
        return {"ask.leader_space.on_board", "Where does the {leader} go, or do you withdraw it?"};
    if (kind == Kind::leader) return {"ask.leader_space", "Where does the {leader} go?"};
    return {"ask.catastrophe_space", "Where does the catastrophe go?"};
}

Sentence ask_for_attack(const View& seen) {
    if (seen.turn.conflict.attacker != seen.turn.active)
        return {"ask.drawn_in",
                "Another has begun a war of the {leader}s: you count as the attacker, {own} to {against}: how many "
                "{tile}s do you add?"};
    return {"ask.attack", "You attack with the {leader}, {own} to {against}: how many {tile}s do you add?"};
}

// Only what can be built here is named.
Sentence ask_to_build(const View& seen) {
    State table;
    table.pieces = seen.pieces;
    table.turn = seen.turn;
    table.options = seen.options;
    const bool wonder = !completed_crosses(table).empty();
    if (!may_decline(table))
        return wonder ? Sentence{"ask.monument_or_wonder.forced", "Which do you build: a monument or the wonder?"}
                      : Sentence{"ask.monument.forced", "Which monument do you build?"};
    if (!wonder) return {"ask.monument", "Do you build a monument, and which?"};
    if (!can_build_monument(table)) return {"ask.wonder_here", "Do you build the wonder?"};
    return {"ask.monument_or_wonder", "Do you build a monument, the wonder, or nothing?"};
}

int attack(const View& seen) {
    const Conflict& conflict = seen.turn.conflict;
    return board_strength(seen.pieces, conflict, conflict.attacker) + conflict.attacker_support;
}
int defense(const View& seen) { return board_strength(seen.pieces, seen.turn.conflict, seen.turn.conflict.defender); }
bool attacks(const View& seen) { return seen.turn.question == Question::attacker_support; }

constexpr Gap<View> gaps[] = {
    {"seat", [](const View& seen) { return seat_thing(seen.decider); }},
    {"number", [](const View& seen) { return number_thing(seen.turn.action_number + 1); }},
    {"tile", [](const View& seen) { return tile_thing(tile_color_asked(seen.turn)); }},
    {"leader", [](const View& seen) { return leader_thing(leader_color_asked(seen.turn)); }},
    {"building", [](const View& seen) { return building_thing(seen.turn.action.color); }},
    {"cell", [](const View& seen) { return cell_thing(seen.turn.conflict.joining); }},
    {"own", [](const View& seen) { return number_thing(attacks(seen) ? attack(seen) : defense(seen)); }},
    {"against", [](const View& seen) { return number_thing(attacks(seen) ? defense(seen) : attack(seen)); }},
};
constexpr Speaker<View> speaker(Tigris::name, gaps);

constexpr Sentence drawing = {"why.chance", "Tiles are being drawn"};
constexpr Sentence drawn = {"chance", "The tiles are drawn"};
constexpr Sentence conflict_first = {"why.conflict", "A conflict once begun is fought out first"};

}  // namespace

// What the others read while a seat decides does not depend on hidden tiles.
constexpr EnumArray<Question, QuestionForm<State, View>, question_count> questions = {{{
    {.name = "start", .kinds = kinds<Kind::start>, .rule = "TE-13.4", .instead = drawing, .wait = drawn},
    {.name = "deal", .kinds = kinds<Kind::draw>, .rule = "TE-13.4", .instead = drawing, .wait = drawn},
    {.name = "action",
     .kinds = kinds<Kind::tile, Kind::leader, Kind::catastrophe, Kind::swap, Kind::pass>,
     .list = list_actions,
     .rule = "TE-3.2",
     .instead = {"why.action", "An action must be chosen first"},
     .ask = {"ask.action", "Action {number} of 2: a tile, a leader, a catastrophe, a swap, or pass?"},
     .wait = {"wait.action", "It is {seat}'s turn"}},
    {.name = "cell",
     .kinds = kinds<Kind::put, Kind::off>,
     .rule = "TE-3.4",
     .instead = {"why.cell", "The piece chosen must be put on a space now"},
     .own_ask = ask_for_space,
     .wait = {"wait.action", "It is {seat}'s turn"}},
    {.name = "swap_give",
     .kinds = kinds<Kind::give>,
     .rule = "TE-12.5",
     .instead = {"why.swap", "Say how many tiles of the colour asked for are swapped"},
     .ask = {"ask.swap", "How many {tile}s do you swap?"},
     .wait = {"wait.swap", "{seat} is swapping tiles"}},
    {.name = "swap_draw", .kinds = kinds<Kind::draw>, .rule = "TE-13.4", .instead = drawing, .wait = drawn},
    {.name = "war",
     .kinds = kinds<Kind::war>,
     .rule = "TE-8.6",
     .instead = {"why.war", "Choose which contested colour is fought over next"},
     .ask = {"ask.war", "{cell} joins kingdoms: which leaders fight first?"},
     .wait = {"wait.war", "{seat} chooses which leaders fight first"}},
    {.name = "attacker_support",
     .kinds = kinds<Kind::support>,
     .rule = "TE-3.5",
     .instead = conflict_first,
     .own_ask = ask_for_attack,
     .wait = {"wait.attack", "{seat} chooses support for the attack"}},
    {.name = "defender_support",
     .kinds = kinds<Kind::support>,
     .rule = "TE-3.5",
     .instead = conflict_first,
     .ask = {"ask.defense",
             "You defend the {leader}, {own} to {against}, a tie is enough: how many {tile}s do you add?"},
     .wait = {"wait.defense", "{seat} chooses support for the defence"}},
    {.name = "building",
     .kinds = kinds<Kind::building, Kind::decline>,
     .rule = "TE-15.2",
     .instead = {"why.building", "Put the building on the line or decline"},
     .ask = {"ask.building", "Do you put the {building} on a tile of the line, and on which?"},
     .wait = {"wait.building", "{seat} may place a building"}},
    {.name = "monument",
     .kinds = kinds<Kind::monument, Kind::wonder, Kind::decline>,
     .rule = "TE-9.2",
     .instead = {"why.square", "Build on what this tile has completed, or decline"},
     .own_ask = ask_to_build,
     .wait = {"wait.monument", "{seat} may build"}},
    {.name = "treasure",
     .kinds = kinds<Kind::keep>,
     .rule = "TE-10.3",
     .instead = {"why.treasure", "Name the treasure that stays"},
     .ask = {"ask.treasure", "You take treasures: which one stays?"},
     .wait = {"wait.treasure", "{seat} chooses which treasure stays"}},
    {.name = "wonder_gain",
     .kinds = kinds<Kind::gain>,
     .rule = "TE-16.6",
     .instead = {"why.wonder", "Choose the colour of the wonder's point"},
     .ask = {"ask.wonder", "The wonder gives you a point: in which colour?"},
     .wait = {"wait.wonder", "{seat} chooses the colour of the wonder's point"}},
    {.name = "refill", .kinds = kinds<Kind::draw>, .rule = "TE-13.4", .instead = drawing, .wait = drawn},
    {.name = "over",
     .rule = "TE-14.1",
     .instead = {"why.over", "The game is over"},
     .wait = {"over", "The game is over"}},
}}};

}  // namespace tigris

Phrase Tigris::prompt(const View& seen) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    return speaker.say(questions[seen.turn.question].prompt(seen, seen.decider == seen.viewer), seen);
}

}  // namespace ozy
