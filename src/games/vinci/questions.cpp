// questions.cpp - what a seat is asked, and which kinds of move answer.
#include "games/vinci/questions.hpp"

#include "games/vinci/arguments.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/rules/conquest.hpp"

namespace ozy {

namespace vinci {

namespace {

Sentence ask_for_conquest(const View& seen) {
    if (seen.state.realms[seen.state.turn.on_turn].active.empty())
        return {"ask.enter", "{tokens} in hand: where do you enter the board, or do you end?"};
    if (seen.state.turn.borrowed > 0)
        return {"ask.conquest.borrowed",
                "{tokens} in hand, {borrowed} of them borrowed: conquer on, or end and score {vp} VP?"};
    return {"ask.conquest", "{tokens} in hand: conquer on, or end and score {vp} VP?"};
}

// What the seat has to pay with, or what the conquests bring if they end now.
int vp_asked(const State& state) {
    const Seat seat = state.turn.on_turn;
    return state.turn.question == Question::civilization ? state.realms[seat].vp
                                                         : forecast_of(state, seat).income.total();
}
Thing count_asked(const State& state) {
    return state.turn.question == Question::fort ? number_thing(state.turn.forts_left)
                                                 : counted_thing(shortage(state), "province");
}

constexpr Gap<View> gaps[] = {
    {"seat", [](const View& seen) { return seat_thing(chooser(seen.state.turn)); }},
    {"vp", [](const View& seen) { return number_thing(vp_asked(seen.state)); }},
    {"tokens",
     [](const View& seen) { return counted_thing(seen.state.realms[chooser(seen.state.turn)].hand, "token"); }},
    {"borrowed", [](const View& seen) { return number_thing(seen.state.turn.borrowed); }},
    {"count", [](const View& seen) { return count_asked(seen.state); }},
};
constexpr Speaker<View> speaker(Vinci::name, gaps);

constexpr Sentence drawn = {"chance", "Tiles are drawn"};

}  // namespace

constexpr EnumArray<Question, QuestionForm<State, View>, question_count> questions = {{{
    {.name = "draw",
     .kinds = kinds<Kind::draw>,
     .rule = "VI-2.3",
     .instead = {"why.chance", "Tiles are being drawn"},
     .wait = drawn},
    {.name = "start",
     .kinds = kinds<Kind::start>,
     .rule = "VI-2.5",
     .instead = {"why.start", "The starting seat is being chosen"},
     .wait = drawn},
    {.name = "civilization",
     .kinds = kinds<Kind::take>,
     .rule = "VI-3.1",
     .instead = {"why.civilization", "A civilization must be chosen from the row"},
     .ask = {"ask.civilization", "Which civilization do you take? You have {vp} VP"},
     .wait = {"wait.civilization", "{seat} chooses a civilization"}},
    {.name = "turn",
     .kinds = kinds<Kind::expand, Kind::decline>,
     .rule = "VI-4.2",
     .instead = {"why.turn", "Choose an expansion or a declining turn first"},
     .ask = {"ask.turn", "Expand, or let your civilization decline and choose a new one?"},
     .wait = {"wait.turn", "{seat} chooses between expansion and decline"}},
    {.name = "truce",
     .kinds = kinds<Kind::truce, Kind::no_truce>,
     .rule = "VI-5.3",
     .instead = {"why.truce", "Diplomacy comes first: name a seat or none"},
     .ask = {"ask.truce", "Diplomacy: with whom do you make a truce, if with anybody?"},
     .wait = {"wait.truce", "{seat} may make a truce"}},
    {.name = "expand",
     .kinds = kinds<Kind::abandon, Kind::conquer, Kind::spy, Kind::end>,
     .list = list_conquests,
     .rule = "VI-6.1",
     .instead = {"why.expand", "Conquer a province, or end the conquests"},
     .own_ask = ask_for_conquest,
     .wait = {"wait.expand", "{seat} is conquering"}},
    {.name = "redeploy",
     .kinds = kinds<Kind::place>,
     .list = list_placements,
     .rule = "VI-8.1",
     .instead = {"why.redeploy", "A defender distributes its tokens first"},
     .ask = {"ask.redeploy", "{tokens} withdrew into your hand: where does the next one go?"},
     .wait = {"wait.redeploy", "{seat} redeploys withdrawn tokens"}},
    {.name = "keep",
     .kinds = kinds<Kind::keep>,
     .rule = "VI-9.3",
     .instead = {"why.keep", "Name the part of the empire that is kept"},
     .ask = {"ask.keep", "Your empire is in several parts: which one do you keep?"},
     .wait = {"wait.keep", "{seat} chooses which part to keep"}},
    {.name = "drop",
     .kinds = kinds<Kind::drop>,
     .rule = "VI-9.4",
     .instead = {"why.drop", "Give up provinces until the tokens are enough"},
     .ask = {"ask.drop", "Not enough tokens, {count} to give up: which?"},
     .wait = {"wait.drop", "{seat} has to give up provinces"}},
    {.name = "place",
     .kinds = kinds<Kind::place>,
     .list = list_placements,
     .rule = "VI-9.7",
     .instead = {"why.place", "All tokens in hand must be put on provinces"},
     .ask = {"ask.place", "Every province has a token, {tokens} left: where does the next one go?"},
     .wait = {"wait.place", "{seat} distributes tokens"}},
    {.name = "fort",
     .kinds = kinds<Kind::fort, Kind::no_fort>,
     .rule = "VI-10.1",
     .instead = {"why.fort", "Build a fort, or none"},
     .ask = {"ask.fort", "Fortification: where do you build a fort ({count} left this turn), if anywhere?"},
     .wait = {"wait.fort", "{seat} may build a fort"}},
    {.name = "rebirth",
     .kinds = kinds<Kind::rebirth, Kind::stay>,
     .rule = "VI-13.9",
     .instead = {"why.rebirth", "Decline now or stay"},
     .ask = {"ask.rebirth", "Rebirth: decline now and choose a new civilization?"},
     .wait = {"wait.rebirth", "{seat} may decline at once"}},
    {.name = "over",
     .rule = "VI-16.2",
     .instead = {"why.over", "The game is over"},
     .wait = {"over", "The game is over"}},
}}};

}  // namespace vinci

Phrase Vinci::prompt(const View& seen) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    return speaker.say(questions[seen.state.turn.question].prompt(seen, decider(seen.state) == seen.viewer), seen);
}

}  // namespace ozy
