// case_test.cpp - cases pass when they are true and fail with the line and the truth when they are not.
#include "table/case.hpp"

#include <gmock/gmock.h>

#include "table/toy_table.hpp"

namespace ozy {
namespace {

using testing::HasSubstr;

CaseReport run(const std::string& text, const std::string& game = "reeds") {
    CaseReport report;
    run_cases({"x.case", game, text}, open_toy, report);
    return report;
}

const std::string position =
    "# [RD-2.3] a heading\n# a remark\nplayers 2 | option crowded off\n"
    "red C | hand P0 1 1\nhand P1 2 0\n";

// The reason why `line`, put after the position and a move, fails; empty if it holds.
std::string reason(const std::string& line) {
    const CaseReport report = run(position + "> P0: plant blue D\n" + line + "\n");
    if (report.failures.empty()) return report.passed == 1 ? "" : "not counted";
    EXPECT_EQ(report.failures[0].line, 7);
    EXPECT_EQ(report.failures[0].heading, "[RD-2.3] a heading");
    EXPECT_EQ(report.failures[0].file, "x.case");
    return report.failures[0].reason;
}

TEST(Cases, HoldWhatIsTrue) {
    for (const char* line : {"= decider chance",
                             "= moves red, blue",
                             "= moves blue,red",
                             "= legal red",
                             "= legal chance: blue",
                             "= score P0 2",
                             "= score P1 0",
                             "= rank P0 1",
                             "= rank P1 2",
                             "= log plants blue on D for 2",
                             "= chance red 5/13",
                             "= chance blue 16/26",
                             "= bag 5 8",
                             "> chance",
                             "> chance: red",
                             "> P1: pass",
                             "! P1: plant red B [RD-2.3]",
                             "! P1: plant red C [RD-2.2]",
                             "! P1: plant blue A [RD-2.1]",
                             "! P1: dance",
                             "! P0: pass",
                             ""})
        EXPECT_EQ(reason(line), "") << line;
}

TEST(Cases, FailWithTheTruth) {
    const std::pair<const char*, const char*> wrong[] = {
        {"= decider P1", "chance decides"},
        {"= moves red", "the moves are: red, blue"},
        {"= legal green", "not a colour"},
        {"= legal P1: pass", "chance decides now"},
        {"= over", "not over"},
        {"= ending full", "not over"},
        {"= winner P0", "not over"},
        {"= score P0 3", "the score of P0 is 2"},
        {"= score P7 3", "not a seat"},
        {"= score P0", "a number is missing"},
        {"= rank P0 2", "the rank of P0 is 1"},
        {"= log red on D", "the log says: Heron plants blue on D for 2"},
        {"= chance red 1/2", "its probability is 5/13"},
        {"= chance red", "looks like"},
        {"= chance red 1/0", "no fraction"},
        {"= bag 1 1", "the bag holds 5 8"},
        {"= nonsense", "no claim"},
        {"> P1: plant red B", "[RD-2.3]"},
        {"> P0: pass", "P1 decides now"},
        {"> pass", "a seat and a colon"},
        {"> P9: pass", "not a seat"},
        {"! P1: pass", "it is legal"},
        {"! P1: plant red B [RD-2.2]", "not by [RD-2.2]: a neighbour has the same colour [RD-2.3]"},
        {"hand P0 1 1", "before the first line of play"},
    };
    for (const auto& [line, truth] : wrong) EXPECT_THAT(reason(line), HasSubstr(truth)) << line;
}

TEST(Cases, ClaimsSeeTheEnd) {
    const std::string stall = position + "> P0: pass\n> P1: pass\n";
    EXPECT_EQ(run(stall + "= over\n= decider over\n= ending stall\n= winner P0 P1\n= log The game ends\n").passed, 1);
    EXPECT_THAT(run(stall + "= winner P0\n").failures.at(0).reason, HasSubstr("the winners are: P0, P1"));
    EXPECT_THAT(run(stall + "= moves pass\n").failures.at(0).reason, HasSubstr("there are no moves"));
    EXPECT_THAT(run(stall + "= ending full\n").failures.at(0).reason, HasSubstr("the ending is stall"));
    EXPECT_THAT(run(stall + "> chance\n").failures.at(0).reason, HasSubstr("no chance is pending"));
}

TEST(Cases, ChanceIsDrawnBeforeTheNextMoveButNotBeforeClaims) {
    EXPECT_EQ(run(position + "> P0: plant blue D\n= decider chance\n= bag 5 8\n> P1: pass\n= decider P0\n").passed, 1);
    EXPECT_EQ(run(position + "> P0: plant blue D\n> chance\n= decider P1\n").passed, 1);
}

TEST(Cases, WithoutAPositionTheGameStartsAtItsSetUp) {
    EXPECT_EQ(run("# [RD-1.1] the deal\nplayers 3\n= decider chance\n= bag 9 9\n> chance\n= decider P0\n").passed, 1);
}

TEST(Cases, SetUpMistakesAreFoundInTheirLine) {
    const auto failure = [](const std::string& text) { return run("# h\n" + text).failures.at(0); };
    EXPECT_THAT(failure("players 9\nred A\n").reason, HasSubstr("2 to 4"));
    EXPECT_THAT(failure("players 2 3\n").reason, HasSubstr("'3' is left over"));
    EXPECT_THAT(failure("red A\nplayers 2\n").reason, HasSubstr("options must come before"));
    EXPECT_THAT(failure("red A\nred A | blue Z\n").reason, HasSubstr("'Z' is left over"));
    EXPECT_EQ(failure("red A\nred A | blue Z\n").line, 3);
    EXPECT_THAT(failure("hand P0 9 0\nhand P1 9 0\n").reason, HasSubstr("only nine"));
    EXPECT_THAT(run("red A\n").failures.at(0).reason, HasSubstr("starts with a heading"));
    EXPECT_THAT(run("# h\nred A\n", "weeds").failures.at(0).reason, HasSubstr("there is no game 'weeds'"));
}

TEST(Cases, AFileNamesItsGame) { EXPECT_EQ(run("# about this file\ngame reeds\n# [RD-1.1] h\nred A\n", "").passed, 1); }

TEST(Cases, EveryCaseOfAFileIsRun) {
    const CaseReport report =
        run("# about this file\n\n# [RD-1.1] one\nred A\n= bag 8 9\n\n# [RD-1.1] two\nred A\n= bag 1 1\n"
            "= bag 2 2\n# three\nred A\n> P0: pass\n# [RD-1.1] empty\n# [RD-1.1] five\nblue A\n");
    EXPECT_EQ(report.passed, 3);
    ASSERT_EQ(report.failures.size(), 2U);
    EXPECT_EQ(report.failures[0].heading, "[RD-1.1] two");
    EXPECT_EQ(report.failures[0].line, 9);
    EXPECT_THAT(report.failures[1].reason, HasSubstr("this case is empty"));
}

}  // namespace
}  // namespace ozy
