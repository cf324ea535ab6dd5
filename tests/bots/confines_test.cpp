// confines_test.cpp - hostile little programs: what they cannot take of this machine, and what they cannot reach.
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <unistd.h>

#include "bots/program/child.hpp"

namespace ozy {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

class Confined : public testing::Test {
  protected:
    Confined() : folder_(std::filesystem::temp_directory_path() / ("ozy_confined_" + std::to_string(getpid()))) {
        std::filesystem::create_directories(folder_ / "data");
        std::ofstream(folder_ / "data" / "secret") << "secret";
        confines_.hidden = {(folder_ / "data").string()};
    }
    ~Confined() override { std::filesystem::remove_all(folder_); }

    std::unique_ptr<Child> run(const std::string& script) {
        auto child = Child::start({"sh", "-c", script}, confines_);
        EXPECT_TRUE(child);
        return *std::move(child);
    }
    // The first line that it writes, or why there is none.
    static std::string told(Child& child) {
        child.send("go");  // only who is asked may answer
        const auto line = child.next_line(Child::Clock::now() + 60s);
        return line ? *line : line.error().detail;
    }
    std::string told(const std::string& script) { return told(*run(script)); }
    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    bool walls_stand() { return run("exit")->gap().empty(); }

    Confines confines_;

  private:
    std::filesystem::path folder_;
};

TEST_F(Confined, ProgramsHaveSoMuchMemory) {
    const std::string keeps_100_mb = "head -c 200000000 /dev/zero | tail -c 100000000 2>/dev/null | wc -c";
    EXPECT_EQ(told(keeps_100_mb), "100000000");
    confines_.memory = 32 << 20U;
    EXPECT_EQ(told(keeps_100_mb), "0");
}

TEST_F(Confined, ProgramsWriteSoMuchToAFile) {
    confines_.file_size = 1 << 20U;
    told("head -c 3000000 /dev/zero > " + path("large") + "; echo done");
    EXPECT_EQ(std::filesystem::file_size(path("large")), confines_.file_size);
}

TEST_F(Confined, ProgramsOpenSoManyFiles) {
    EXPECT_EQ(told("ulimit -n"), "256");
    confines_.files = 8;
    EXPECT_THAT(told("exec 2>&1; exec 9</dev/null && echo opened"), testing::Not("opened"));
}

TEST_F(Confined, ProgramsHaveSoMuchTimeOfAProcessor) {
    confines_.processor_seconds = 1;
    EXPECT_THAT(told("while :; do :; done"), HasSubstr("ended by signal"));
}

TEST_F(Confined, ProgramsMakeSoManyProcesses) {
    if (getuid() == 0) GTEST_SKIP() << "who is root may make as many as it likes";
    if (!walls_stand()) GTEST_SKIP() << "without walls all processes of a person count together";
    confines_.processes = 8;
    EXPECT_THAT(told("exec 2>&1; for i in 1 2 3 4 5 6 7 8 9; do sleep 5 & done; echo all"), testing::Not("all"));
}

TEST_F(Confined, ProgramsInheritNothingThatTheHostHasOpen) {
    const int file = open("/dev/null", O_RDONLY);
    const int number = fcntl(file, F_DUPFD, 77);  // open for whoever we become
    EXPECT_EQ(told("if [ -e /proc/$$/fd/" + std::to_string(number) + " ]; then echo open; else echo closed; fi"),
              "closed");
    close(number);
    close(file);
}

TEST_F(Confined, ProgramsGetNoRightsFromFiles) {
    EXPECT_THAT(told("grep NoNewPrivs /proc/self/status"), testing::MatchesRegex("NoNewPrivs:.1"));
}

TEST_F(Confined, ProgramsHaveNoNetwork) {
    if (!walls_stand()) GTEST_SKIP() << run("exit")->gap();
    EXPECT_EQ(told("grep -c : /proc/net/dev"), "1") << "what leads to itself alone";
}

TEST_F(Confined, ProgramsFindHiddenDirectoriesEmpty) {
    if (!walls_stand()) GTEST_SKIP() << run("exit")->gap();
    const std::string list = "ls -A " + path("data") + " | wc -l";
    EXPECT_EQ(told(list), "0");
    EXPECT_EQ(told("umount " + path("data") + " 2>/dev/null; " + list), "0");
    EXPECT_EQ(told("unshare -rm umount " + path("data") + " 2>/dev/null; " + list), "0");
    EXPECT_TRUE(std::filesystem::exists(path("data") + "/secret"));
}

}  // namespace
}  // namespace ozy
