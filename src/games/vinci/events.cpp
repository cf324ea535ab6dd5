// events.cpp - every event as one log sentence.
#include "games/vinci/events.hpp"

#include "core/event_form.hpp"
#include "games/vinci/arguments.hpp"
#include "games/vinci/game.hpp"

namespace ozy {

namespace vinci {

namespace {

constexpr Gap<Event> gaps[] = {
    {"seat", [](const Event& event) { return seat_thing(event.seat); }},
    {"other", [](const Event& event) { return seat_thing(seat_at(event.a)); }},
    {"owner", [](const Event& event) { return seat_thing(seat_at(event.c)); }},
    {"province", thing_in<&Event::a, province_thing>},
    {"tile", thing_in<&Event::a, tile_thing>},
    {"first", thing_in<&Event::a, tile_thing>},
    {"second", thing_in<&Event::c, tile_thing>},
    {"position", [](const Event& event) { return position_thing(event.b); }},
    {"count", [](const Event& event) { return number_thing(event.amount); }},
    {"tokens", [](const Event& event) { return counted_thing(event.amount, "token"); }},
    {"held", [](const Event& event) { return counted_thing(event.amount, "province"); }},
};

Sentence conquest_sentence(const Event& event) {
    static constexpr EnumArray<Holding, Sentence, holding_count> sentences = {{{
        {"conquered.empty", "{seat} conquers {province}, which was empty, for {tokens}"},
        {"conquered.neutral", "{seat} conquers neutral {province} for {tokens}"},
        {"conquered.active", "{seat} conquers {province} from {owner} for {tokens}"},
        {"conquered.declining", "{seat} conquers {province} from {owner}'s declining empire for {tokens}"},
    }}};
    return sentences[id_at<Holding>(event.b)];
}

Sentence spy_sentence(const Event& event) {
    static constexpr EnumArray<Holding, Sentence, holding_count> sentences = {{{
        {"spied.empty", "{seat} conquers {province}, which was empty, by a spy for {tokens}"},
        {"spied.neutral", "{seat} conquers neutral {province} by a spy for {tokens}"},
        {"spied.active", "{seat} conquers {province} from {owner} by a spy for {tokens}"},
        {"spied.declining", "{seat} conquers {province} from {owner}'s declining empire by a spy for {tokens}"},
    }}};
    return sentences[id_at<Holding>(event.b)];
}

Sentence destroyed_sentence(const Event& event) {
    if (event.amount == 0) return {"token_destroyed.last", "{seat} loses a token in {province}"};
    return {"token_destroyed", "{seat} loses a token in {province} and takes {tokens} back"};
}

Sentence loss_sentence(const Event& event) {
    static constexpr EnumArray<Loss, Sentence, loss_count> sentences = {{{
        {"lost.no_tokens", "{seat} has no token left and loses {province}"},
        {"lost.cohesion", "{seat} loses {province}, which is cut off"},
        {"lost.shortage", "{seat} gives up {province} for want of tokens"},
    }}};
    return sentences[id_at<Loss>(event.b)];
}

Sentence score_sentence(const Event& event) {
    static constexpr EnumArray<Source, Sentence, source_count> sentences = {{{
        {"scored.active", "{seat} scores {count} for active provinces"},
        {"scored.tile", "{seat} scores {count} for {tile}"},
        {"scored.declining", "{seat} scores {count} for declining provinces"},
        {"scored.kept_tile", "{seat} scores {count} for {tile} in decline"},
        {"scored.slavery", "{seat} scores {count} for slaves"},
    }}};
    return sentences[id_at<Source>(event.b)];
}

Sentence end_sentence(const Event& event) {
    if (event.a == 0) return {"ended.rounds", "The last round is over: the game ends"};
    return {"ended.target", "The round of the target is over: the game ends"};
}

constexpr EnumArray<Happening, EventForm, happening_count> forms = {{{
    {{"tile_drawn", "{tile} is drawn for position {position}"}},
    {{"starting_seat", "{seat} is the starting seat"}},
    {{"round_began", "Round {count} begins"}},
    {{"turn_began", "{seat}'s turn begins"}},
    {{"pair_taken", "{seat} takes {first} and {second} from position {position}, with {tokens}"}},
    {{"vp_paid", "{seat} pays {count} VP, 2 on each pair passed over"}},
    {{"vp_from_markers", "{seat} gains {count} VP from the markers"}},
    {{"expansion_began", "{seat} expands with {tokens} in hand"}},
    {{"tokens_gained", "{seat} gains {tokens} by Medicine"}},
    {{"tokens_borrowed", "{seat} borrows {tokens} for the Field General"}},
    {{"truce_made", "{seat} makes a truce with {other}"}},
    {{"abandoned", "{seat} abandons {province}"}},
    {.own = conquest_sentence},
    {.own = spy_sentence},
    {.own = destroyed_sentence},
    {{"fort_removed", "The fort on {province} is removed"}},
    {{"conquests_ended", "{seat} ends its conquests"}},
    {{"redeployed", "{seat} puts {tokens} on {province}"}},
    {{"tokens_given_back", "{seat} gives back {tokens}"}},
    {{"part_kept", "{seat} keeps the part of its empire around {province}, {held}"}},
    {.own = loss_sentence},
    {{"garrisoned", "{seat} holds {province} with {tokens}"}},
    {{"fort_built", "{seat} builds a fort on {province}"}},
    {{"cleared", "{seat}'s declining {province} lies next to its active empire and is cleared"}},
    {.own = score_sentence},
    {{"turn_scored", "{seat} gains {count} VP in all"}},
    {{"declined", "{seat}'s civilization declines with {held}"}},
    {{"removed", "{seat}'s old declining {province} becomes empty"}},
    {{"tile_kept", "{seat} keeps {tile} in decline"}},
    {{"end_called", "{seat} reaches the target: this round is the last"}},
    {.own = end_sentence},
}}};

static_assert(all_filled(gaps, forms.items));

constexpr Speaker<Event> speaker(Vinci::name, gaps);

}  // namespace

}  // namespace vinci

Phrase Vinci::describe(const Event& event) { return vinci::speaker.say(sentence_of(vinci::forms.items, event), event); }

}  // namespace ozy
