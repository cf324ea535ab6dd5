// rows_test.cpp - what follows from rows: notation and numbers of moves, what is legal and why not, positions as text.
#include <gmock/gmock.h>
#include <set>

#include "core/fields.hpp"
#include "core/id_set.hpp"
#include "core/lawbook.hpp"

namespace ozy {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// A toy of two questions: something is asked for, or the game is over.
enum class Kind : std::uint8_t { none, ask, shout, sleep };
enum class Fruit : std::uint8_t { apple, pear, plum, none };
constexpr std::array<std::string_view, 3> fruit_names = {"apple", "pear", "plum"};

struct Hold {
    std::uint8_t count = 0;
    Fruit best = Fruit::none;
    IdSet<Fruit, std::uint8_t> fruits = {};
};
struct State {
    SeatArray<Hold, 4> holds{};
    std::uint8_t over = 0, loudest = 0;
};
constexpr int seats(const State& /*state*/) { return 2; }
constexpr std::size_t asked(const State& state) { return state.over; }

using Operand = OperandForm<State>;
constexpr Operand one_seat = seat_form<State>(4);
constexpr Operand one_fruit = {
    0, 3, [](const State&, Move, std::uint8_t value) { return std::string(fruit_names[value]); },
    [](const State&, Words& words, Move, std::uint8_t& value) { return take_named(words, value, fruit_names); },
    "a fruit"};
constexpr Operand loudness = number_form<State, 1, 3, 9>("a number");

constexpr Bar<State> bars[] = {
    {"T-2", {"why.even", "Even is forbidden"}, [](const State&, Move move) { return move.b % 2 == 0; }},
    {"T-3", {"why.loud", "As loud as before"}, [](const State& state, Move move) { return move.b <= state.loudest; }},
};
void shout(State& state, Move move, Events* /*events*/) { state.loudest = move.b; }
void sleep(State& state, Move /*move*/, Events* /*events*/) { state.over = 1; }

constexpr std::array<MoveForm<State>, 4> forms = {{
    {},
    {.kind = operand(Kind::ask), .by_chance = true, .verb = "ask", .operands = {&one_seat}},
    {.kind = operand(Kind::shout),
     .verb = "shout",
     .operands = {&one_fruit, &loudness},
     .target = "fruit.{a}.{b}",
     .bars = [](const State&) { return Bars<State>(bars); },
     .play = shout},
    {.kind = operand(Kind::sleep), .verb = "sleep", .play = sleep},
}};
static_assert(in_order(forms));
struct View {};
constexpr std::array<QuestionForm<State, View>, 2> questions = {{
    {.name = "say", .kinds = kinds<Kind::shout, Kind::sleep>, .rule = "T-1", .instead = {"why.say", "Say something"}},
    {.name = "over", .rule = "T-9", .instead = {"why.over", "It is over"}},
}};
constexpr Untimely<State> untimely[] = {
    {.now = [](const State& state) { return state.over == 1; },
     .kinds = kinds<Kind::sleep>,
     .ruling = {"T-8", {"why.asleep", "You sleep already"}}},
};
constexpr MoveForms<State> notation(forms);
constexpr Lawbook<State, View> law(forms, questions, untimely);

TEST(MoveForms, are_written_read_and_numbered) {
    const State state;
    EXPECT_EQ(notation.sayings(), 3 * 3 + 1);  // chance takes no number
    std::set<std::uint32_t> seen;
    for (int number = 0; number < notation.sayings(); ++number) {
        const Move move = notation.saying(number);
        EXPECT_TRUE(seen.insert(code(move)).second) << number;
        const std::string text = notation.text(state, move);
        Words words(text);
        const Result<Move> read = notation.read(state, words, false, "a move");
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, move) << text;
    }
    EXPECT_EQ(notation.target(state, make_move(Kind::shout, Fruit::pear, 2)), "fruit.pear.2");
}

TEST(Lawbook, names_the_first_rule_that_forbids) {
    State state;
    EXPECT_TRUE(law.judge(state, make_move(Kind::shout, Fruit::pear, 1)));
    state.loudest = 3;
    EXPECT_EQ(law.judge(state, make_move(Kind::shout, Fruit::pear, 2)).rule, "T-2");  // the second forbids it too
    EXPECT_EQ(law.judge(state, make_move(Kind::shout, Fruit::pear, 3)).rule, "T-3");
    EXPECT_TRUE(law.judge(state, make_move(Kind::sleep)));
}

TEST(Lawbook, refuses_by_its_question_what_is_not_asked_for) {
    State state;
    EXPECT_EQ(law.judge(state, make_move(Kind::ask)).rule, "T-1");
    state.over = 1;
    EXPECT_EQ(law.judge(state, make_move(Kind::shout, Fruit::pear, 1)).rule, "T-9");
    EXPECT_EQ(law.judge(state, make_move(Kind::sleep)).rule, "T-8");  // more is to be said
}

TEST(Lawbook, lists_what_no_rule_forbids) {
    State state;
    MoveList moves;
    law.list(state, moves);
    EXPECT_EQ(moves.size(), 7U);
    for (Move move : moves) EXPECT_TRUE(law.judge(state, move));
    state.over = 1;
    law.list(state, moves);
    EXPECT_TRUE(moves.empty());
}

using Row = Statement<State>;
constexpr Row rows[] = {
    number_row<0, 9, &State::holds, &Hold::count>("count", {&one_seat}, "count P0 3", "0"),
    id_row<one_fruit, &State::holds, &Hold::best>("best", {&one_seat}, "best P0 pear"),
    ids_row<one_fruit, &State::holds, &Hold::fruits>("fruits", {&one_seat}, "fruits P0 plum apple"),
    number_row<0, 3, &State::loudest>("loudest", {}, "loudest 2", "0"),
};
constexpr Statements<State> statements(rows);

Outcome read(State& state, std::string_view line) {
    Words words(line);
    return statements.read(state, words);
}
Outcome claim(const State& state, std::string_view line) {
    Words words(line);
    return statements.expect(state, words);
}

TEST(Fields, are_set_written_and_claimed) {
    State state;
    EXPECT_THAT(statements.write(state), IsEmpty());
    for (const char* line : {"count P1 7", "best P0 pear", "fruits P1 plum apple", "loudest 2"})
        EXPECT_TRUE(read(state, line)) << line;
    EXPECT_EQ(state.holds[seat_at(1)].count, 7);
    EXPECT_EQ(state.holds[seat_at(0)].best, Fruit::pear);
    EXPECT_THAT(statements.write(state),
                ElementsAre("count P1 7", "best P0 pear", "fruits P1 apple plum", "loudest 2"));
    EXPECT_TRUE(claim(state, "fruits P1 apple plum"));
    EXPECT_TRUE(claim(state, "fruits P0 -"));
    EXPECT_TRUE(claim(state, "fruits P0"));
    EXPECT_THAT(claim(state, "fruits P0 apple").error().detail, HasSubstr("it is -, not apple"));
    EXPECT_THAT(claim(state, "best P0 plum").error().detail, HasSubstr("it is pear, not plum"));
}

TEST(Fields, say_what_they_cannot_read) {
    State state;
    EXPECT_THAT(read(state, "count P1 10").error().detail, HasSubstr("a number from 0 to 9"));
    EXPECT_THAT(read(state, "fruits P1 apple stone").error().detail, HasSubstr("'stone' is not a fruit"));
    EXPECT_THAT(read(state, "best P0 stone").error().detail, HasSubstr("such as 'best P0 pear'"));
    EXPECT_FALSE(read(state, "count P2 1"));  // nobody sits there
    EXPECT_TRUE(read(state, "fruits P1 -"));
}

}  // namespace
}  // namespace ozy
