// program_test.cpp - programs as bots: whatever they do, the game goes on, the log says why, nothing is left behind.
#include <csignal>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <thread>
#include <unistd.h>

#include "arena/match.hpp"
#include "bots/program/program_bot.hpp"
#include "bots/program/serve_bot.hpp"
#include "bots/roster/make_bot.hpp"
#include "toy/reeds.hpp"

namespace ozy {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

// How long the host waits for a script: long enough for a busy machine unless it is the waiting that is tested.
struct Patience {
    std::chrono::milliseconds to_start = 60s, to_choose = 60s;
};
constexpr Patience short_of_time{60s, 300ms};

class Programs : public testing::Test {
  protected:
    Programs() : folder_(std::filesystem::temp_directory_path() / ("ozy_program_" + std::to_string(getpid()))) {
        std::filesystem::create_directories(folder_);
    }
    ~Programs() override { std::filesystem::remove_all(folder_); }

    std::string script(const std::string& text) {
        const auto path = folder_ / "bot.sh";
        std::ofstream(path) << "#!/bin/sh\n" << text << "\n";
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        return path.string();
    }

    // A whole game of this script against a random bot; the log of its faults.
    std::vector<std::string> faults_of(const std::string& text, const Patience& patience = {}) {
        std::vector<std::string> log;
        ProgramTerms terms;
        terms.to_start = patience.to_start;
        terms.to_choose = patience.to_choose;
        terms.log = [&log](const std::string& line) { log.push_back(line); };
        const auto bot = make_bot<Reeds>("exec:" + script(text), &terms);
        EXPECT_TRUE(bot);
        RandomBot<Reeds> other;
        std::array<Bot<Reeds>*, 2> bots = {bot->get(), &other};
        const GameResult result = play_match<Reeds>({}, bots, 5);
        EXPECT_FALSE(result.ending.empty());
        return log;
    }

    const std::filesystem::path& folder() const { return folder_; }

  private:
    std::filesystem::path folder_;
};

const std::string ready = "read hello; echo '{\"type\":\"ready\"}'\n";
// The question's number in $id.
const std::string each_question =
    ready + "while read -r line; do id=$(expr \"$line\" : '{\"type\":\"ask\",\"id\":\\([0-9]*\\)')\n";

TEST(Names, AreSplitAtCommasOutsideOfQuotes) {
    EXPECT_THAT(*split_names("a,exec:b c,d"), ElementsAre("a", "exec:b c", "d"));
    EXPECT_THAT(*split_names("exec:\"b 1,2\",c"), ElementsAre("exec:b 1,2", "c"));
    EXPECT_THAT(*split_names("a,,b"), ElementsAre("a", "", "b"));
    EXPECT_THAT(split_names("a,\"b").error().detail, HasSubstr("not closed"));
}

TEST(Commands, AreSplitAtSpacesOutsideOfQuotes) {
    EXPECT_THAT(*split_command("  python3  bot.py --x "), ElementsAre("python3", "bot.py", "--x"));
    EXPECT_THAT(*split_command("'my bot' 'a'b ''"), ElementsAre("my bot", "ab", ""));
    EXPECT_THAT(*split_command("bot $(rm -rf x) ; `y` | z"),
                ElementsAre("bot", "$(rm", "-rf", "x)", ";", "`y`", "|", "z"));
    EXPECT_FALSE(split_command("   "));
    EXPECT_FALSE(split_command("a 'b"));
    EXPECT_FALSE(split_command("a\nb"));
}

TEST_F(Programs, MustExistAndBeExecutable) {
    EXPECT_TRUE(find_program("sh"));
    EXPECT_TRUE(find_program("/bin/sh"));
    EXPECT_THAT(find_program("./no_such_bot").error().detail, HasSubstr("no program file './no_such_bot'"));
    EXPECT_THAT(find_program("no_such_bot").error().detail, HasSubstr("on the PATH"));
    EXPECT_THAT(find_program(folder().string()).error().detail, HasSubstr("no program file"));
    const auto plain = folder() / "plain.txt";
    std::ofstream(plain) << "hello";
    EXPECT_THAT(find_program(plain.string()).error().detail, HasSubstr("chmod +x"));
    std::filesystem::permissions(plain, std::filesystem::perms::owner_all);
    EXPECT_THAT(Child::start({plain.string()}).error().detail, HasSubstr("#!/usr/bin/env python3"));
    EXPECT_FALSE(make_bot<Reeds>("exec:sh")) << "programs play only where somebody set the terms";
}

TEST_F(Programs, ThatAreNeverReadyAreReplaced) {
    EXPECT_THAT(faults_of("sleep 60", {300ms, 60s}),
                ElementsAre(HasSubstr("no answer in time; random plays on for it")));
    EXPECT_THAT(faults_of("read hello; echo hello; sleep 60"), ElementsAre(HasSubstr("no JSON object: 'hello'")));
    EXPECT_THAT(faults_of("echo '{\"type\":\"refuse\",\"reason\":\"too wet\"}'"), ElementsAre(HasSubstr("too wet")));
    EXPECT_THAT(faults_of("exit 0"), ElementsAre(HasSubstr("exit code 0")));
}

TEST_F(Programs, ThatHangForfeitTheirChoices) {
    const auto log = faults_of(ready + "sleep 60", short_of_time);
    ASSERT_EQ(log.size(), 3U);
    EXPECT_THAT(log[0], HasSubstr("no answer in time; random makes this choice (fault 1 of 3)"));
    EXPECT_THAT(log[2], HasSubstr("random plays on for it (fault 3 of 3)"));
}

TEST_F(Programs, ThatCrashAreReplacedWithTheReason) {
    EXPECT_THAT(faults_of(ready + "read ask; echo 'out of reeds' >&2; exit 3"),
                ElementsAre(HasSubstr("exit code 3 (out of reeds)")));
    EXPECT_THAT(faults_of(ready + "read ask; kill -SEGV $$"), ElementsAre(HasSubstr("Segmentation fault")));
}

TEST_F(Programs, ThatTalkNonsenseForfeitTheirChoices) {
    for (const auto& [answer, reason] : std::vector<std::pair<std::string, std::string>>{
             {"nonsense", "no JSON object"},
             {"{}", "type is not"},
             {"[[[[[[[[[[[[[[[[[[", "no JSON object"},
             {"{\\\"type\\\":\\\"move\\\",\\\"move\\\":\\\"x\\\"}", "without the id"},
             {"{\\\"type\\\":\\\"move\\\",\\\"id\\\":$id,\\\"move\\\":\\\"fly\\\"}", "'fly' is none of its moves"},
             {"{\\\"type\\\":\\\"move\\\",\\\"id\\\":$id}", "is none of its moves"},
             {"{\\\"type\\\":\\\"move\\\",\\\"id\\\":99,\\\"move\\\":\\\"fly\\\"}", "not asked"},
             {"{\\\"type\\\":\\\"ready\\\"}", "no move"}}) {
        const auto log = faults_of(each_question + "echo \"" + answer + "\"; done");
        ASSERT_EQ(log.size(), 3U) << answer;
        EXPECT_THAT(log[0], HasSubstr(reason)) << answer;
    }
}

TEST_F(Programs, ThatFloodAreReplaced) {
    EXPECT_THAT(faults_of(ready + "cat /dev/zero"), ElementsAre(HasSubstr("more than 64 kB")));
    EXPECT_THAT(faults_of(ready + "yes >&2"), ElementsAre(HasSubstr("more than 1 MB")));
    EXPECT_EQ(faults_of(ready + "yes").size(), 3U);
    EXPECT_EQ(faults_of("yes '{\"type\":\"move\",\"id\":0,\"move\":\"x\"}'").size(), 1U);
    EXPECT_THAT(faults_of(ready + "yes '{\"type\":\"move\",\"id\":0,\"move\":\"late\"}'"),
                ElementsAre(HasSubstr("more than 1 MB")));
}

TEST_F(Programs, ThatCloseTheirPipesAreReplaced) {
    EXPECT_THAT(faults_of(ready + "exec >&-; sleep 60"), ElementsAre(HasSubstr("closed its output")));
    // The first question may be on its way before the input is closed.
    EXPECT_THAT(faults_of(ready + "exec <&-; sleep 60", short_of_time).back(), HasSubstr("closed its input"));
    EXPECT_EQ(faults_of(ready + "exec 2>&-; sleep 60", short_of_time).size(), 3U);
}

TEST_F(Programs, CannotDrawOnTheHostsTerminal) {
    EXPECT_THAT(faults_of("echo '{\"type\":\"refuse\",\"reason\":\"\\u001b[2Jwet\\u000a\"}'"),
                ElementsAre(HasSubstr("it refuses: ?[2Jwet?;")));
    EXPECT_THAT(faults_of(ready + "printf '\\033[2Jx\\n' >&2; exit 1"), ElementsAre(HasSubstr("(?[2Jx)")));
}

TEST_F(Programs, ThatNeverReadDoNotHoldUsUp) {
    const auto child = Child::start({script("sleep 60")});
    ASSERT_TRUE(child);
    (*child)->send(std::string(1 << 20, 'x'));
    const auto start = Child::Clock::now();
    EXPECT_THAT((*child)->next_line(start + 200ms).error().detail, HasSubstr("does not read"));
    EXPECT_LT(Child::Clock::now() - start, 2s);
}

TEST_F(Programs, LeaveNobodyBehind) {
    const auto note = folder() / "pid";
    faults_of("trap '' TERM HUP INT; sleep 1000 & echo $! > " + note.string() + "\n" + ready + "sleep 1000",
              short_of_time);
    pid_t orphan = 0;
    std::ifstream(note) >> orphan;
    ASSERT_GT(orphan, 0);
    const auto is_running = [orphan] {
        std::string stat;
        std::ifstream file("/proc/" + std::to_string(orphan) + "/stat");
        return std::getline(file, stat) && stat.find(") Z ") == stat.npos;
    };
    for (int i = 0; i < 100 && is_running(); ++i) std::this_thread::sleep_for(20ms);
    EXPECT_FALSE(is_running());
}

// What the library's own side of the protocol makes of a host's messages, without processes.
TEST(ServedBots, AnswerWhatTheyAreAsked) {
    RandomBot<Reeds> bot;
    ServedBot<Reeds> served("test", bot);
    EXPECT_EQ(*served.answer("{\"type\":\"news\"}"), "");
    EXPECT_FALSE(served.answer("hello"));
    EXPECT_FALSE(served.answer("{\"type\":\"hello\",\"protocol\":1,\"game\":\"reeds\",\"seed\":\"12\"}"));
    const std::string seed = to_text(Rng(3));
    EXPECT_EQ(seed.size(), 64U);
    const auto hello = [&seed](const std::string& game) {
        return "{\"type\":\"hello\",\"protocol\":1,\"game\":\"" + game + "\",\"seed\":\"" + seed + "\"}";
    };
    EXPECT_THAT(*served.answer(hello("chess")), HasSubstr("\"refuse\""));
    EXPECT_EQ(*served.answer(hello("reeds")), ready_message("test"));
}

TEST(Minds, TravelAsText) {
    Rng mind(7, 2);
    mind.next();
    const auto read = read_host_message("{\"type\":\"hello\",\"protocol\":1,\"seed\":\"" + to_text(mind) + "\"}");
    ASSERT_TRUE(read);
    Rng copy = read->mind;
    EXPECT_EQ(copy.next(), mind.next());
}

}  // namespace
}  // namespace ozy
