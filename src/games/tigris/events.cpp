// events.cpp - every event as one log sentence.
#include "games/tigris/events.hpp"

#include "core/event_form.hpp"
#include "games/tigris/arguments.hpp"
#include "games/tigris/game.hpp"

namespace ozy {

namespace tigris {

namespace {

Color color_in(const Event& event) { return id_at<Color>(event.a); }
Cell cell_in(const Event& event) { return id_at<Cell>(event.b); }

constexpr Gap<Event> gaps[] = {
    {"seat", [](const Event& event) { return seat_thing(event.seat); }},
    {"other", [](const Event& event) { return seat_thing(seat_at(event.amount)); }},
    {"color", [](const Event& event) { return color_thing(color_in(event)); }},
    {"tile", [](const Event& event) { return tile_thing(color_in(event)); }},
    {"leader", [](const Event& event) { return leader_thing(color_in(event)); }},
    {"building", [](const Event& event) { return building_thing(color_in(event)); }},
    {"monument", thing_in<&Event::a, monument_thing>},
    {"cell", [](const Event& event) { return cell_thing(cell_in(event)); }},
    {"from", thing_in<&Event::c, cell_thing>},
    {"count", [](const Event& event) { return number_thing(event.amount); }},
    {"own", [](const Event& event) { return number_thing(event.b); }},
    {"against", [](const Event& event) { return number_thing(event.c); }},
};

Sentence catastrophe_sentence(const Event& event) {
    if (color_in(event) == Color::none) return {"catastrophe_placed", "{seat} puts a catastrophe on {cell}"};
    return {"catastrophe_placed.tile", "{seat} destroys the {tile} on {cell} by a catastrophe"};
}

Sentence points_sentence(const Event& event) {
    static constexpr EnumArray<Cause, Sentence, cause_count> sentences = {{{
        {"points.tile", "{seat} gains {count} {color}"},
        {"points.king", "{seat} gains {count} {color} through the king"},
        {"points.revolt", "{seat} gains {count} {color} for the revolt"},
        {"points.war", "{seat} gains {count} {color} for the war"},
        {"points.monument", "{seat} gains {count} {color} from a monument"},
        {"points.wonder", "{seat} gains {count} {color} from the wonder"},
    }}};
    return sentences[id_at<Cause>(event.b)];
}

Sentence won_sentence(const Event& event) {
    if (event.b == event.c)
        return {"conflict_held", "{seat}'s {leader} holds against {other}, {own} to {against}: a tie"};
    return {"conflict_won", "{seat}'s {leader} beats {other}'s, {own} to {against}"};
}

Sentence spared_sentence(const Event& event) {
    if (event.c != 0) return {"temple_spared.treasure", "The temple on {cell} stays for its treasure"};
    return {"temple_spared.leader", "The temple on {cell} stays beside a leader"};
}

Sentence ended_sentence(const Event& event) {
    static constexpr EnumArray<Ending, Sentence, ending_count> sentences = {{{
        {},
        {"game_ended.treasures", "The game ends: two or fewer treasures are left"},
        {"game_ended.bag", "The game ends: the bag cannot fill all hands"},
        {"game_ended.stall", "The game ends: nothing has happened for six rounds"},
    }}};
    return sentences[id_at<Ending>(event.a)];
}

constexpr EnumArray<Happening, EventForm, happening_count> forms = {{{
    {{"game_began", "{seat} starts"}},
    {{"turn_began", "{seat}'s turn"}},
    {{"tiles_drawn", "{seat} draws {count} tiles", "{seat} draws a tile"}},
    {{"tile_drawn", "{seat} draws a {tile}"}},
    {{"passed", "{seat} passes"}},
    {{"tile_placed", "{seat} puts a {tile} on {cell}"}},
    {{"leader_placed", "{seat} puts the {leader} on {cell}"}},
    {{"leader_moved", "{seat} moves the {leader} from {from} to {cell}"}},
    {{"leader_withdrawn", "{seat} withdraws the {leader} from {cell}"}},
    {{"leader_driven_off", "{seat}'s {leader} is driven off {cell}"}},
    {{"leader_without_temple", "{seat}'s {leader} on {cell} has no temple left and returns"}},
    {.own = catastrophe_sentence},
    {.own = points_sentence},
    {{"kingdoms_joined", "{cell} joins two kingdoms"}},
    {{"revolt_began", "Revolt: {seat}'s {leader} against {other}'s, {own} to {against} on the board"}},
    {{"war_began", "War of the {leader}s: {seat} against {other}, {own} to {against} on the board"}},
    {{"tiles_committed", "{seat} adds {count} {tile}s", "{seat} adds a {tile}", "{seat} adds nothing"}},
    {.own = won_sentence},
    {{"tile_removed", "The {tile} on {cell} falls"}},
    {.own = spared_sentence},
    {{"building_spared", "The {tile} on {cell} stays under its {building}"}},
    {{"building_placed", "{seat} puts the {building} on {cell}"}},
    {{"building_moved", "{seat} moves the {building} from {from} to {cell}"}},
    {{"building_returned", "The {building} on {cell} returns to the supply"}},
    {{"monument_built", "{seat} builds the {monument} monument with top left {cell}"}},
    {{"wonder_built", "{seat} builds the wonder around {cell}"}},
    {{"build_declined", "{seat} builds nothing"}},
    {{"treasure_taken", "{seat} takes the treasure on {cell}"}},
    {{"tiles_swapped", "{seat} swaps {count} tiles", "{seat} swaps a tile"}},
    {{"tile_swapped_away", "{seat} swaps {count} {tile}s away", "{seat} swaps a {tile} away"}},
    {.own = ended_sentence},
}}};

static_assert(all_filled(gaps, forms.items));

constexpr Speaker<Event> speaker(Tigris::name, gaps);

}  // namespace

}  // namespace tigris

Phrase Tigris::describe(const Event& event) {
    return tigris::speaker.say(sentence_of(tigris::forms.items, event), event);
}

}  // namespace ozy
