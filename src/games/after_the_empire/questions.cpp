// questions.cpp - what a seat is asked in turn, and which kinds of move answer.
#include "games/after_the_empire/questions.hpp"

#include "games/after_the_empire/arguments.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/deployment.hpp"
#include "games/after_the_empire/rules/rounds.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

// [AE-4.10] Passing is spoken of only where it is a choice.
Sentence ask_for_turn(const View& seen) {
    if (seen.table.options.passing_allowed != 0)
        return {"ask.turn", "Do you place a worker ({count} left), use a free action, or pass?"};
    return {"ask.turn.forced", "Do you place a worker ({count} left), or use a free action?"};
}

int count_asked(const State& table) {
    const Turn& turn = table.turn;
    if (turn.question == Question::turn) return active_lord(table).workers;
    if (turn.question == Question::kill) return killed_in(table, turn.combat.field);
    if (turn.question == Question::lose) return turn.combat.losses[turn.combat.losing];
    return turn.left;
}
Side side_asked(const State& table) {
    return table.turn.question == Question::post ? side_of(table.turn.post) : table.turn.combat.field;
}
Thing invaders_asked(const State& table) {
    const Field& field = active_lord(table).fields[side_asked(table)];
    return invaders_thing(field.archers, field.swordsmen);
}

constexpr Gap<View> gaps[] = {
    {"seat", [](const View& seen) { return seat_thing(seen.table.turn.active); }},
    {"count", [](const View& seen) { return number_thing(count_asked(seen.table)); }},
    {"troops", [](const View& seen) { return troops_thing(troop_of(seen.table.turn.post)); }},
    {"left",
     [](const View& seen) { return number_thing(inside(active_lord(seen.table), troop_of(seen.table.turn.post))); }},
    {"side", [](const View& seen) { return side_thing(side_asked(seen.table)); }},
    {"invaders", [](const View& seen) { return invaders_asked(seen.table); }},
    {"place", [](const View& seen) { return place_thing(seen.table.turn.combat.losing); }},
    {"card", [](const View& seen) { return card_thing(seen.table.turn.combat.strike_from); }},
    {"counted",
     [](const View& seen) {
         return counted_thing(seen.table.turn.left, {"invader", "invaders"});
     }},
    {"points",
     [](const View& seen) {
         return counted_thing(active_lord(seen.table).move_points, {"move point", "move points"});
     }},
};
constexpr Speaker<View> speaker(AfterTheEmpire::name, gaps);

constexpr Sentence drawing = {"why.chance", "Cards are being drawn"};
constexpr Sentence drawn = {"chance", "Cards are drawn"};
constexpr Sentence action_first = {"why.in_action", "The action under way must be finished first"};
constexpr Sentence on_turn = {"wait.turn", "It is {seat}'s turn"};
constexpr Sentence fighting = {"wait.combat", "{seat} fights for its castle"};

constexpr QuestionForm<State, View> of_chance(std::string_view name, std::span<const std::uint8_t> kinds) {
    return {.name = name, .kinds = kinds, .rule = "AE-14.2", .instead = drawing, .wait = drawn};
}
constexpr QuestionForm<State, View> in_action(std::string_view name, std::span<const std::uint8_t> kinds,
                                              Sentence ask) {
    return {.name = name, .kinds = kinds, .rule = "AE-4.3", .instead = action_first, .ask = ask, .wait = on_turn};
}

}  // namespace

// What the others read while a seat decides does not depend on hidden things.
constexpr Questions questions = {{
    of_chance("objective", kinds<Kind::objective>),
    of_chance("first", kinds<Kind::first>),
    of_chance("deal", kinds<Kind::deal>),
    of_chance("refugee", kinds<Kind::refugee>),
    of_chance("building", kinds<Kind::building>),
    of_chance("invader", kinds<Kind::invader>),
    of_chance("siege", kinds<Kind::siege>),
    of_chance("side", kinds<Kind::side>),
    {.name = "gate",
     .kinds = kinds<Kind::gate>,
     .rule = "AE-2.3",
     .instead = {"why.gate", "Choose the side of your gate first"},
     .ask = {"ask.gate", "On which side does your gate stand? It holds one cube less than a wall"},
     .wait = {"wait.gate", "{seat} chooses the side of its gate"}},
    {.name = "take",
     .kinds = kinds<Kind::take>,
     .rule = "AE-2.5",
     .instead = {"why.take", "Take a starting refugee first"},
     .ask = {"ask.take", "Which starting refugee do you take? The lowest number moves first"},
     .wait = {"wait.take", "{seat} takes a starting refugee"}},
    {.name = "turn",
     .kinds = kinds<Kind::place, Kind::free, Kind::pass, Kind::end>,
     .rule = "AE-4.2",
     .instead = {"why.turn", "Do a free action or place a worker"},
     .own_ask = ask_for_turn,
     .wait = on_turn},
    {.name = "after",
     .kinds = kinds<Kind::place, Kind::free, Kind::pass, Kind::end>,
     .rule = "AE-4.2",
     .instead = {"why.after", "A worker has been placed: do free actions or end the turn"},
     .ask = {"ask.after", "Do you use a free action, or end your turn?"},
     .wait = on_turn},
    in_action("sow", kinds<Kind::sow>, {"ask.sow", "Which farm do you sow ({count} to go)?"}),
    in_action("protect", kinds<Kind::protect>, {"ask.protect", "Which farm do you protect ({count} to go)?"}),
    in_action("construct", kinds<Kind::done, Kind::upgrade, Kind::build, Kind::repair, Kind::mend>,
              {"ask.construct", "What do you upgrade, build, repair or mend, or are you done?"}),
    in_action("mend", kinds<Kind::mend>, {"ask.mend", "Which card do you mend?"}),
    in_action("repair", kinds<Kind::repair>, {"ask.repair", "Which piece gets a cube?"}),
    in_action("peek", kinds<Kind::peek>, {"ask.peek", "Which face-down invader card do you look at?"}),
    in_action("keep", kinds<Kind::keep>,
              {"ask.keep", "Which objective do you keep? The others go face up under the deck"}),
    {.name = "post",
     .kinds = kinds<Kind::post>,
     .rule = "AE-8.1",
     .instead = {"why.deploy", "All troops must be deployed first"},
     .ask = {"ask.deploy",
             "Deploy before the attack is turned up: how many {troops} on the {side} wall? {left} not yet posted, the "
             "rest stand inside"},
     .wait = {"wait.deploy", "{seat} deploys its troops"}},
    {.name = "target",
     .kinds = kinds<Kind::target>,
     .rule = "AE-8.12",
     .instead = {"why.target", "Say which of the two turrets is hit"},
     .ask = {"ask.target", "The siege engine hits one of two equal turrets: which one?"},
     .wait = fighting},
    {.name = "strike",
     .kinds = kinds<Kind::strike>,
     .rule = "AE-7.12",
     .instead = {"why.strike", "The card's strike must be carried out first"},
     .ask = {"ask.strike", "{card}: strike down {counted} in one field; how many archers among them?"},
     .wait = fighting},
    {.name = "shift",
     .kinds = kinds<Kind::done, Kind::shift>,
     .rule = "AE-8.22",
     .instead = {"why.shift", "Use your move points or be done"},
     .ask = {"ask.shift", "{points}: which troop moves, or are you done?"},
     .wait = fighting},
    {.name = "kill",
     .kinds = kinds<Kind::kill>,
     .rule = "AE-9.6",
     .instead = {"why.kill", "Say how many of the killed are archers"},
     .ask = {"ask.kill", "Your archery kills {count} of {invaders} in the {side} field: how many archers?"},
     .wait = fighting},
    {.name = "lose",
     .kinds = kinds<Kind::lose>,
     .rule = "AE-9.6",
     .instead = {"why.lose", "Say how many of your losses are mercenaries"},
     .ask = {"ask.lose", "{count} of your troops {place} are hit: how many of them are mercenaries?",
             "One of your troops {place} is hit: a soldier or a mercenary?"},
     .wait = fighting},
    {.name = "damage",
     .kinds = kinds<Kind::damage>,
     .rule = "AE-10.3",
     .instead = {"why.damage", "Choose a card to be damaged"},
     .ask = {"ask.damage", "Your castle is sacked: which card is damaged ({count} to go)?"},
     .wait = fighting},
    {.name = "nothing",
     .rule = "AE-3.2",
     .instead = {"why.over", "The game is over"},
     .wait = {"over", "The game is over"}},
    {.name = "post",
     .kinds = kinds<Kind::post>,
     .rule = "AE-9.13",
     .instead = {"why.post", "All troops must be posted anew first"},
     .ask = {"ask.post",
             "Post your troops anew: how many {troops} on the {side} wall against {invaders}? {left} not yet posted, "
             "the rest stand inside"},
     .wait = fighting},
}};
static_assert(std::ranges::all_of(questions, [](const QuestionForm<State, View>& question) {
    return fills(gaps, question.ask) && fills(gaps, question.wait);
}));

}  // namespace after_the_empire

Phrase AfterTheEmpire::prompt(const View& seen) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    return speaker.say(questions[asked(seen.table)].prompt(seen, decider(seen.table) == seen.viewer), seen);
}

}  // namespace ozy
