// table_test.cpp - a table plays lines, refuses with reasons, takes back, and tells each viewer its own.
#include "table/table.hpp"

#include <gmock/gmock.h>

#include "table/toy_table.hpp"

namespace ozy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr Seat p0 = Seat::first;
constexpr Seat p1 = seat_at(1);

std::vector<std::string> texts(const Table& table) {
    std::vector<std::string> out;
    for (const Choice& choice : table.choices()) out.push_back(choice.text);
    return out;
}

std::vector<std::string> sentences(const std::vector<LogEntry>& log) {
    std::vector<std::string> out;
    for (const LogEntry& entry : log) out.push_back(to_english(entry.phrase));
    return out;
}

TEST(Table, OpensByNameAndOptions) {
    const std::vector<OptionValue> options = {{"players", "3"}, {"crowded", "on"}};
    const auto table = *open_toy("reeds", options);
    EXPECT_EQ(table->seats(), 3);
    EXPECT_EQ(table->options(), (std::vector<OptionValue>{{"players", "3"}, {"plots", "8"}, {"crowded", "on"}}));
    EXPECT_EQ(table->facts().title, "Reeds");
    EXPECT_EQ(table->decider(), Seat::chance);
}

TEST(Table, RefusesUnknownGamesOptionsAndValues) {
    EXPECT_THAT(open_toy("weeds", {}).error().detail, HasSubstr("the games are: reeds"));
    const std::vector<OptionValue> unknown = {{"color", "red"}}, wrong = {{"plots", "11"}}, allowed = {{"plots", "12"}};
    EXPECT_THAT(open_toy("reeds", unknown).error().detail, HasSubstr("players, plots, crowded"));
    EXPECT_THAT(open_toy("reeds", wrong).error().detail, HasSubstr("12 or 6 to 10"));
    EXPECT_TRUE(open_toy("reeds", allowed).has_value());
}

TEST(Table, PlaysAChainAsOneLine) {
    const auto table = toy_at({"hand P0 1 1", "hand P1 2 0"});
    ASSERT_TRUE(table->play_line(p0, "plant red C"));
    EXPECT_EQ(table->version(), 2);
    EXPECT_EQ(table->decider(), Seat::chance);
    EXPECT_EQ(table->decider_at(0), p0);
    EXPECT_EQ(table->standing().score[p0], 1);
}

TEST(Table, AChainCanBeGivenChoiceByChoice) {
    const auto table = toy_at({"hand P0 1 1", "hand P1 2 0"});
    ASSERT_TRUE(table->play_line(p0, "plant red"));
    EXPECT_TRUE(table->mid_chain());
    ASSERT_TRUE(table->play_line(p0, "on C"));
    EXPECT_EQ(table->chains().size(), 1U);
    EXPECT_EQ(table->chains().front().text, "plant red C");
}

TEST(Table, ARefusedLineChangesNothing) {
    const auto table = toy_at({"red C", "hand P0 1 1", "hand P1 2 0"});
    const std::uint64_t before = table->fingerprint();
    const Outcome played = table->play_line(p0, "plant red D");
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().rule, "RD-2.3");
    EXPECT_EQ(played.error().code, Errc::illegal_move);
    EXPECT_EQ(table->version(), 0);
    EXPECT_EQ(table->fingerprint(), before);
    EXPECT_THAT(table->log(0, Seat::omniscient), IsEmpty());
}

TEST(Table, RefusalsSayWhatIsWrong) {
    const auto table = toy_at({"hand P0 1 1", "hand P1 2 0"});
    EXPECT_EQ(table->play_line(p0, "").error().code, Errc::bad_syntax);
    EXPECT_EQ(table->play_line(p0, "dance").error().code, Errc::bad_syntax);
    EXPECT_EQ(table->play_line(p1, "pass").error().code, Errc::not_your_turn);
    EXPECT_EQ(table->play_line(Seat::chance, "red").error().code, Errc::not_your_turn);
    EXPECT_THAT(table->play_line(p0, "pass pass").error().detail, HasSubstr("P1 decides now"));
    EXPECT_EQ(table->version(), 0);
}

TEST(Table, TryLineAnswersWithoutPlaying) {
    const auto table = toy_at({"hand P0 1 1", "hand P1 2 0"});
    EXPECT_TRUE(table->try_line(p0, "plant blue H"));
    EXPECT_FALSE(table->try_line(p0, "plant blue I"));
    EXPECT_EQ(table->version(), 0);
}

// The toy game, counting how often it is asked.
struct Counted : Reeds {
    static inline int read = 0, listed = 0, explained = 0;

    static Result<Move> parse(const State& state, Words& words) { return ++read, Reeds::parse(state, words); }
    static void legal_moves(const State& state, MoveList& out) { ++listed, Reeds::legal_moves(state, out); }
    static Refusal why_not(const State& state, Move move) { return ++explained, Reeds::why_not(state, move); }
    static std::vector<int> counts() {
        return {std::exchange(read, 0), std::exchange(listed, 0), std::exchange(explained, 0)};
    }
};

TEST(Table, EachChoiceIsReadOnceAndLookedUpOnceAlsoWhenItIsRefused) {
    const auto table = *Registry<GameList<Counted>>::open("reeds", {}, newest_rules);
    ASSERT_TRUE(table->read_statement("red C"));
    ASSERT_TRUE(table->read_statement("hand P0 1 0"));
    ASSERT_TRUE(table->finish_position());
    Counted::counts();
    const auto refused = table->play(p0, "plant red C");
    ASSERT_TRUE(refused);
    EXPECT_EQ(to_english(refused->phrase), refused->error.detail);
    EXPECT_THAT(Counted::counts(), ElementsAre(2, 2, 1));
    EXPECT_FALSE(table->play(p0, "plant red A"));
    EXPECT_THAT(Counted::counts(), ElementsAre(2, 2, 0));
}

TEST(Table, ChoicesHaveTextLabelAndTarget) {
    const auto table = toy_at({"hand P0 1 0", "hand P1 2 0"});
    const std::vector<Choice> choices = table->choices();
    ASSERT_EQ(choices.size(), 2U);
    EXPECT_EQ(choices[0].text, "plant red");
    EXPECT_EQ(to_english(choices[0].label), "Plant red");
    EXPECT_EQ(choices[0].target, "hand.red");
    ASSERT_TRUE(table->play_choice(p0, 1));
    EXPECT_EQ(table->decider(), p1);
    EXPECT_FALSE(table->play_choice(p1, 9));
    EXPECT_FALSE(table->play_choice(p0, 0));
}

TEST(Table, TheTreeOfChoicesSaysWhatIsAskedNext) {
    const auto table = toy_at({"hand P0 1 0", "hand P1 2 0"});
    const std::string tree = table->choice_tree();
    const auto begun = table->clone();
    ASSERT_TRUE(begun->play_line(p0, "plant red"));
    EXPECT_THAT(tree, HasSubstr("\"next\":1,\"ask\":{\"key\":\"" + begun->prompt(p0).key + "\""));
}

TEST(Table, AThingIsRefusedForWhatItIs) {
    const auto table = toy_at({"red C", "hand P0 1 0", "hand P1 2 0"});
    EXPECT_EQ(table->objection(p0, "plant red", "C")->phrase.key, "reeds.taken");
    EXPECT_EQ(table->objection(p0, "plant red plant blue")->phrase.key, "");
    EXPECT_EQ(table->objection(p0, "plant red", "plant blue")->phrase.key, "reeds.not_held");
    EXPECT_EQ(table->objection(p0, "plant red", "pass")->phrase.key, "");
    EXPECT_EQ(table->objection(p0, "plant blue", "C")->phrase.key, "reeds.not_held");
    EXPECT_FALSE(table->objection(p0, "plant red", "A"));
}

TEST(Table, ChanceIsGivenOrDrawn) {
    const auto table = toy_at({"hand P0 1 1", "hand P1 2 0"});
    ASSERT_TRUE(table->play_line(p0, "plant red A"));
    EXPECT_THAT(texts(*table), ElementsAre("red", "blue"));
    EXPECT_EQ(table->choices()[0].weight, 6U);
    ASSERT_TRUE(table->play_line(Seat::chance, "blue"));
    EXPECT_TRUE(table->expect("bag 6 7"));

    const auto dealt = *open_toy("reeds", {});
    Rng rng(7);
    dealt->play_chance(rng);
    EXPECT_EQ(dealt->version(), 4);
    EXPECT_EQ(dealt->decider(), p0);
}

TEST(Table, ImpossibleChanceIsRefused) {
    const auto table = toy_at({"red A C E G", "hand P0 3 2", "hand P1 1 0", "refill"});
    EXPECT_TRUE(table->try_line(Seat::chance, "red"));
    const auto empty = toy_at({"red A C E G", "hand P0 3 2", "hand P1 2 0", "refill"});
    EXPECT_EQ(empty->try_line(Seat::chance, "red").error().code, Errc::illegal_move);
}

TEST(Table, UndoGoesBackToAnyVersion) {
    const auto table = toy_at({"hand P0 1 1", "hand P1 2 0"});
    ASSERT_TRUE(table->play_line(p0, "plant red C"));
    const std::uint64_t early = table->fingerprint();
    play_out(*table, 3);
    ASSERT_TRUE(table->is_over());
    table->undo_to(2);
    EXPECT_EQ(table->fingerprint(), early);
    EXPECT_THAT(sentences(table->log(0, Seat::spectator)), ElementsAre("Heron plants red on C for 1"));
    table->undo_to(0);
    EXPECT_EQ(table->decider(), p0);
}

TEST(Table, ViewersHearWhatTheyMay) {
    const auto table = toy_at({"hand P0 1 1", "hand P1 2 0"});
    ASSERT_TRUE(table->play_line(p0, "plant red C"));
    ASSERT_TRUE(table->play_line(Seat::chance, "blue"));
    EXPECT_THAT(sentences(table->log(2, p0)), ElementsAre("You draw blue", "Heron draws a reed"));
    EXPECT_THAT(sentences(table->log(2, p1)), ElementsAre("Heron draws a reed"));
    EXPECT_THAT(sentences(table->log(2, Seat::spectator)), ElementsAre("Heron draws a reed"));
    EXPECT_EQ(table->log(2, Seat::omniscient).size(), 2U);
}

TEST(Table, ViewsHideOtherHands) {
    const auto table = toy_at({"hand P0 1 1", "hand P1 2 0"});
    EXPECT_THAT(table->view_json(p0), HasSubstr(R"({"size":2,"red":1,"blue":1},{"size":2,"red":0,"blue":0})"));
    EXPECT_THAT(table->view_json(p1), HasSubstr(R"({"size":2,"red":0,"blue":0},{"size":2,"red":2,"blue":0})"));
    EXPECT_EQ(to_english(table->prompt(p0)), "Plant a reed or pass");
    EXPECT_EQ(to_english(table->prompt(p1)), "Waiting for Heron");
    EXPECT_THAT(table->screen(p0, 80).plain(), HasSubstr("Heron 0 points, hand 1/1"));
}

TEST(Table, ForesightTellsWhatIsCertainAndPlaysNothing) {
    const auto table = toy_at({"red C", "hand P0 0 2", "hand P1 2 0", "planting blue"});
    const Result<Foresight> seen = table->foresee(p0, "D");
    ASSERT_TRUE(seen);
    EXPECT_THAT(sentences(seen->log), ElementsAre("Heron plants blue on D for 2"));
    EXPECT_TRUE(seen->is_final) << "a reed is drawn next";
    EXPECT_EQ(table->version(), 0);
    EXPECT_FALSE(table->foresee(p0, "I"));
}

TEST(Table, CloneIsIndependent) {
    const auto table = toy_at({"hand P0 1 1", "hand P1 2 0"});
    const auto copy = table->clone();
    ASSERT_TRUE(copy->play_line(p0, "pass"));
    EXPECT_EQ(table->version(), 0);
    EXPECT_EQ(copy->version(), 1);
}

TEST(Table, BotsAreMadeByName) {
    const auto table = *open_toy("reeds", {});
    EXPECT_THAT(table->make_bot("genius").error().detail, HasSubstr("random"));
    play_out(*table, 11);
    EXPECT_TRUE(table->is_over());
    EXPECT_FALSE(table->ending().empty());
    EXPECT_THAT(table->choices(), IsEmpty());
    EXPECT_EQ(table->play_line(p0, "pass").error().detail, "the game is over");
}

TEST(Table, AStatementIsReadWhole) {
    const auto table = *open_toy("reeds", {});
    EXPECT_THAT(table->read_statement("turn P1 now").error().detail, HasSubstr("'now' is left over"));
}

TEST(Table, NamesTheRuleBehindTheQuestion) {
    EXPECT_EQ(toy_at({"hand P0 1 1"})->question_rule(), "RD-2.1");
    EXPECT_EQ((*open_toy("reeds", {}))->question_rule(), "");
}

TEST(Seats, AreWrittenAndRead) {
    EXPECT_EQ(seat_word(p1), "P1");
    EXPECT_EQ(seat_word(Seat::chance), "chance");
    EXPECT_EQ(*read_player("P1", 2), p1);
    EXPECT_EQ(*read_player("1", 2), p1);
    for (const char* wrong : {"P2", "", "P", "-1", "P1x", "chance"}) EXPECT_FALSE(read_player(wrong, 2)) << wrong;
}

}  // namespace
}  // namespace ozy
