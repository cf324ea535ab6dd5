// record_test.cpp - records come back as they were, notice every alteration, and lose nothing to a crash.
#include "table/record.hpp"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <sstream>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>

#include "core/printable.hpp"
#include "table/toy_table.hpp"

namespace ozy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

constexpr Seat p0 = Seat::first;

std::unique_ptr<Table> finished_game(std::uint64_t seed) {
    std::unique_ptr<Table> table = *open_toy("reeds", {});
    play_out(*table, seed);
    return table;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    if (at == text.npos) throw std::logic_error("not found: " + std::string(from));
    return text.replace(at, from.size(), to);
}

std::string content(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream out;
    out << file.rdbuf();
    return out.str();
}

// A folder of its own for each test.
class Records : public testing::Test {
  protected:
    Records() : folder_(std::filesystem::temp_directory_path() / ("ozy_record_" + std::to_string(::getpid()))) {
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directory(folder_);
    }
    ~Records() override { std::filesystem::remove_all(folder_); }
    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    std::size_t files() const {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder_), {}));
    }

  private:
    std::filesystem::path folder_;
};

TEST(Record, ComesBackAsItWas) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto table = finished_game(seed);
        const RecordHeader header{"Two at the river", {"you", "random"}};
        const std::string text = write_record(header, *table);
        const Result<Record> record = read_record(text, open_toy);
        ASSERT_TRUE(record) << record.error().detail;
        ASSERT_FALSE(record->damage) << damage_text("x", *record);
        EXPECT_TRUE(record->has_result);
        EXPECT_EQ(record->header.title, header.title);
        EXPECT_EQ(record->header.players, header.players);
        EXPECT_EQ(record->table->fingerprint(), table->fingerprint());
        EXPECT_EQ(write_record(record->header, *record->table), text);
    }
}

TEST(Record, IsReadable) {
    const auto table = *open_toy("reeds", {});
    for (const char* line : {"red", "red", "blue", "red"}) ASSERT_TRUE(table->play_line(Seat::chance, line));
    ASSERT_TRUE(table->play_line(p0, "plant red B"));
    EXPECT_EQ(write_record({{}, {"you", "random"}}, *table),
              "ozymandias record 2\ngame reeds\nrules 1\noption players 2\noption plots 8\noption crowded off\n"
              "seat 0 you\nseat 1 random\n\n"
              "chance: red\nchance: red\nchance: blue\nchance: red\nP0: plant red B\n");
}

TEST(Record, ToleratesRemarksBlankLinesAndCarriageReturns) {
    const std::string text =
        "ozymandias record 2\r\ngame reeds\r\n# two players\r\nrules 1\r\n\r\n"
        "chance: red\r\n\r\n# the second\r\nchance: red\r\n";
    const Result<Record> record = read_record(text, open_toy);
    ASSERT_TRUE(record) << record.error().detail;
    EXPECT_FALSE(record->damage);
    EXPECT_EQ(record->table->version(), 2);
}

TEST(Record, RefusesAHeaderThatMakesNoSense) {
    const std::string good = "ozymandias record 2\ngame reeds\nrules 1\noption players 2\nseat 0 you\nseat 1 you\n";
    ASSERT_TRUE(read_record(good, open_toy));
    const auto error = [](const std::string& text) { return read_record(text, open_toy).error().detail; };
    EXPECT_THAT(error(""), HasSubstr("this is no record"));
    EXPECT_THAT(error(std::string(1000, '\0')), HasSubstr("this is no record"));
    EXPECT_THAT(error(replaced(good, "record 2", "record 3")), HasSubstr("this is no record"));
    EXPECT_THAT(error(replaced(good, "game reeds", "game weeds")), HasSubstr("there is no game 'weeds'"));
    EXPECT_THAT(error(replaced(good, "game reeds\n", "")), HasSubstr("does not name its game"));
    EXPECT_THAT(error(replaced(good, "game reeds", "game reeds please")), HasSubstr("'please' is left over"));
    EXPECT_THAT(error(replaced(good, "rules 1", "rules 2")), HasSubstr("this program plays version 1"));
    EXPECT_THAT(error(replaced(good, "rules 1\n", "")), HasSubstr("which version of the rules"));
    EXPECT_THAT(error(replaced(good, "rules 1", "rules x")), HasSubstr("line 3"));
    EXPECT_THAT(error(replaced(good, "players 2", "players 9")), HasSubstr("2 to 4"));
    EXPECT_THAT(error(replaced(good, "players 2", "players 3")), HasSubstr("2 seats for a game of 3"));
    EXPECT_THAT(error(good + "option players 2\n"), HasSubstr("was set before"));
    EXPECT_THAT(error(replaced(good, "seat 1", "seat 3")), HasSubstr("in order"));
    EXPECT_THAT(error(good + "seed 17\n"), HasSubstr("no line of a record's header"));
}

TEST(Record, ReportsAnIllegalMoveAndKeepsWhatCameBefore) {
    const std::string text =
        "ozymandias record 2\ngame reeds\nrules 1\n\nchance: red\nchance: red\nchance: blue\n"
        "chance: red\nP0: plant red B\nchance: blue\nP1: plant red C\nchance: red\n";
    const Result<Record> record = read_record(text, open_toy);
    ASSERT_TRUE(record && record->damage);
    EXPECT_EQ(record->damage->line, 11);
    EXPECT_EQ(record->damage->error.rule, "RD-2.3");
    EXPECT_FALSE(record->damage->cut);
    EXPECT_EQ(record->table->version(), 7);
    EXPECT_THAT(damage_text("game.txt", *record),
                StartsWith("game.txt:11: 'P1: plant red C' cannot be played: a neighbour has the same colour [RD-2.3]; "
                           "the 6 lines"));
}

TEST(Record, NoticesEveryAlteration) {
    const std::string text = write_record({}, *finished_game(4));
    const std::size_t play = text.find("\n\n") + 2;
    int altered = 0;
    for (std::size_t at = play; at < text.size(); ++at) {
        for (const char letter : {'A', '0', 'x', ' ', '\n'}) {
            std::string changed = text;
            if (changed[at] == letter) continue;
            changed[at] = letter;
            const Result<Record> record = read_record(changed, open_toy);
            ASSERT_TRUE(record);
            const bool noticed = record->damage || !record->has_result;
            const bool same = record->table->chains().size() > 0 && write_record({}, *record->table) == text;
            EXPECT_TRUE(noticed || same) << "at " << at << " '" << letter << "'";
            ++altered;
        }
    }
    EXPECT_GT(altered, 1000);
}

TEST(Record, NoticesASwapOfMovesThatLeadsToTheSameState) {
    const auto table = *open_toy("reeds", {});
    for (const char* line : {"red", "blue", "red", "blue"}) ASSERT_TRUE(table->play_line(Seat::chance, line));
    for (Seat seat : seats_of(2)) ASSERT_TRUE(table->play_line(seat, "pass"));
    const std::string text = write_record({}, *table);
    ASSERT_FALSE(read_record(text, open_toy)->damage);
    const Result<Record> swapped =
        read_record(replaced(text, "chance: red\nchance: blue", "chance: blue\nchance: red"), open_toy);
    ASSERT_TRUE(swapped && swapped->damage);
    EXPECT_THAT(swapped->damage->error.detail, HasSubstr("altered"));
}

TEST(Record, NoticesAnOptionThatPlayDoesNotShow) {
    const std::string text = write_record({}, *finished_game(4));
    const Result<Record> altered = read_record(replaced(text, "crowded off", "crowded on"), open_toy);
    ASSERT_TRUE(altered && altered->damage);
    EXPECT_THAT(altered->damage->error.detail, HasSubstr("altered"));
}

// The hash is told by the text alone: no state, however a program keeps it, has a part in it.
TEST(Record, KeepsItsHashWhateverTheStateIsMadeOf) {
    const auto table = *open_toy("reeds", {});
    for (const char* line : {"red", "blue", "red", "blue"}) ASSERT_TRUE(table->play_line(Seat::chance, line));
    for (Seat seat : seats_of(2)) ASSERT_TRUE(table->play_line(seat, "pass"));
    EXPECT_THAT(write_record({}, *table),
                testing::EndsWith("result stall | P0 0 rank 1 | P1 0 rank 1 | hash c7e23e21b393dc73\n"));
}

// What the older form's hash covered cannot be known, what it says of the end can.
TEST(Record, OfTheOlderFormIsReadWithoutItsHash) {
    const std::string text = replaced(write_record({}, *finished_game(4)), "record 2", "record 1");
    const std::string older = text.substr(0, text.rfind(' ')) + " 0123456789abcdef\n";
    const Result<Record> record = read_record(older, open_toy);
    ASSERT_TRUE(record && !record->damage);
    EXPECT_TRUE(record->has_result);
    EXPECT_THAT(unchecked_text(*record), HasSubstr("hash"));
    EXPECT_TRUE(read_record(replaced(older, "| P0 ", "| P0 1"), open_toy)->damage);
    EXPECT_TRUE(read_record(replaced(older, "record 1", "record 2"), open_toy)->damage);
    const Result<Record> newer = read_record(write_record({}, *record->table), open_toy);
    EXPECT_TRUE(newer->has_result);
    EXPECT_EQ(unchecked_text(*newer), "");
}

// The toy game after a change of its rules: plots were 6 before, and crowded was the rule.
struct NewReeds : Reeds {
    static constexpr int rules_version = 2;
    static std::span<const Option<Config>> options() {
        static constexpr Option<Config> table[] = {
            {"players", "seats", "RD-1.1", &Config::players, {}, 2, 4},
            Option<Config>{"plots", "how many", "RD-1.2", &Config::plots, {}, 6, 10}.before_version(2, 6),
            Option<Config>{"crowded", "neighbours", "RD-2.3", &Config::crowded, off_on}.before_version(2, 1)};
        return table;
    }
};

Result<std::unique_ptr<Table>> open_new(std::string_view game, std::span<const OptionValue> options, int rules) {
    return Registry<GameList<NewReeds>>::open(game, options, rules);
}

TEST(Record, OfOlderRulesKeepsTheirDefaults) {
    const std::string text = "ozymandias record 2\ngame reeds\nrules 1\noption crowded off\n\nchance: red\n";
    const auto options = [](const std::string& record) {
        std::string out;
        for (const auto& [name, value] : (*read_record(record, open_new)).table->options()) out += name + value + " ";
        return out;
    };
    EXPECT_EQ(options(text), "players2 plots6 crowdedoff ");
    EXPECT_EQ(options(replaced(text, "option crowded off\n", "")), "players2 plots6 crowdedon ");
    EXPECT_EQ(options(replaced(text, "rules 1", "rules 2")), "players2 plots8 crowdedoff ");
    const Result<Record> record = read_record(text, open_new);
    EXPECT_THAT(write_record({}, *record->table), HasSubstr("rules 2\noption players 2\noption plots 6\n"));
    EXPECT_THAT(read_record(text + "chance: green\n", open_new)->damage->error.detail,
                HasSubstr("follows version 1 of the rules"));
    EXPECT_THAT(read_record(replaced(text, "rules 1", "rules 3"), open_new).error().detail, HasSubstr("version 3"));
}

TEST(Record, TellsOfAResignation) {
    const auto table = *open_toy("reeds", {});
    for (const char* line : {"red", "red", "blue", "red"}) ASSERT_TRUE(table->play_line(Seat::chance, line));
    ASSERT_TRUE(table->play_line(p0, "plant red B"));
    RecordHeader header;
    header.winner = seat_at(1);
    const std::string text = write_record(header, *table);
    EXPECT_THAT(text, HasSubstr("P0: plant red B\nresult resigned | P0 rank 2 | P1 rank 1 | hash "));
    const Result<Record> record = read_record(text, open_toy);
    ASSERT_TRUE(record && !record->damage) << damage_text("x", *record);
    EXPECT_TRUE(record->has_result);
    EXPECT_EQ(resignation_text(*record), "all but P1 have resigned");
    EXPECT_EQ(write_record(record->header, *record->table), text);
    EXPECT_TRUE(read_record(replaced(text, "P0: plant red B\n", ""), open_toy)->damage);
    EXPECT_TRUE(read_record(replaced(text, "P0 rank 2 | P1 rank 1", "P0 rank 1 | P1 rank 2"), open_toy)->damage);
    EXPECT_TRUE(read_record(replaced(text, "P1 rank 1", "P1 rank 2"), open_toy)->damage);
}

TEST(Record, NothingFollowsTheResultAndNoResultComesEarly) {
    const std::string text = write_record({}, *finished_game(4));
    EXPECT_THAT(read_record(text + "P0: pass\n", open_toy)->damage->error.detail, HasSubstr("follow the result"));
    const std::string early = "ozymandias record 2\ngame reeds\nrules 1\n\nchance: red\nresult full\n";
    EXPECT_THAT(read_record(early, open_toy)->damage->error.detail, HasSubstr("not over"));
}

TEST(Record, SurvivesBeingCutAnywhere) {
    const std::string text = write_record({}, *finished_game(6));
    const std::size_t play = text.find("\n\n") + 2;
    for (std::size_t length = play; length < text.size(); ++length) {
        const Result<Record> record = read_record(text.substr(0, length), open_toy);
        ASSERT_TRUE(record);
        const bool inside_line = text[length - 1] != '\n';
        ASSERT_EQ(record->damage.has_value(), inside_line) << length;
        EXPECT_TRUE(!inside_line || record->damage->cut);
        EXPECT_THAT(text, StartsWith(write_record({}, *record->table)));
    }
}

TEST_F(Records, RecorderWritesEveryFinishedChainAtOnce) {
    const auto table = *open_toy("reeds", {});
    Recorder recorder(path("game"), {{}, {"you", "you"}}, *table);
    for (const char* line : {"red", "red", "blue", "red"}) ASSERT_TRUE(table->play_line(Seat::chance, line));
    recorder.follow(*table);
    const std::string dealt = content(path("game"));
    EXPECT_EQ(dealt, write_record({{}, {"you", "you"}}, *table));
    ASSERT_TRUE(table->play_line(p0, "plant red"));
    recorder.follow(*table);
    EXPECT_EQ(content(path("game")), dealt);
    ASSERT_TRUE(table->play_line(p0, "B"));
    recorder.follow(*table);
    EXPECT_EQ(content(path("game")), dealt + "P0: plant red B\n");
}

TEST_F(Records, RecorderFollowsUndoAndUnfinishedChains) {
    const auto table = *open_toy("reeds", {});
    for (const char* line : {"red", "red", "blue", "red"}) ASSERT_TRUE(table->play_line(Seat::chance, line));
    Recorder recorder(path("game"), {}, *table);
    ASSERT_TRUE(table->play_line(p0, "plant red B"));
    recorder.follow(*table);
    table->undo_to(4);
    ASSERT_TRUE(table->play_line(p0, "plant red"));
    recorder.close(*table);
    EXPECT_EQ(content(path("game")), write_record({}, *table));
    EXPECT_THAT(content(path("game")), testing::EndsWith("P0: plant red\n"));
    const Result<Record> resumed = read_record(content(path("game")), open_toy);
    ASSERT_TRUE(resumed && !resumed->damage);
    EXPECT_TRUE(resumed->table->mid_chain());

    play_out(*table, 8);
    recorder.follow(*table);
    recorder.close(*table);
    EXPECT_EQ(content(path("game")), write_record({}, *table));
    EXPECT_EQ(files(), 1U);
}

TEST_F(Records, SavingReplacesTheWholeFile) {
    save_file(path("game"), "old and longer");
    save_file(path("game"), "new");
    EXPECT_EQ(content(path("game")), "new");
    EXPECT_EQ(*read_file(path("game")), "new");
    EXPECT_EQ(files(), 1U);
}

// A file size limit stands in for a full disk: write() fails after a part was written.
TEST_F(Records, AFullDiskLeavesTheOldFileWhole) {
    save_file(path("game"), "old");
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small{1000, before.rlim_max};
    const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    EXPECT_THROW(save_file(path("game"), std::string(5000, 'x')), std::system_error);
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, old_handler);
    EXPECT_EQ(content(path("game")), "old");
    EXPECT_EQ(files(), 1U);
}

TEST_F(Records, DevicesAreWrittenToAndNeverReplaced) {
    EXPECT_THROW(save_file("/dev/full", "text"), std::system_error);
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
    EXPECT_NO_THROW(save_file("/dev/null", "text"));
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST_F(Records, UnwritableAndUnreadablePathsAreErrors) {
    EXPECT_THROW(save_file(path("no/such/folder"), "text"), std::system_error);
    EXPECT_THROW(AppendFile(path("no/such/folder")), std::system_error);
    EXPECT_THROW(save_file(path(""), "text"), std::system_error);
    EXPECT_THAT(read_file(path("missing")).error().detail, HasSubstr("No such file"));
    EXPECT_FALSE(read_file(path("")));
    EXPECT_FALSE(has_content(path("missing")));
}

TEST(Printable, KeepsMessagesOnOneLine) {
    EXPECT_EQ(printable("a\nb\x1b[31m"), "a?b?[31m");
    EXPECT_EQ(printable(std::string(500, 'x')).size(), 103U);
}

}  // namespace
}  // namespace ozy
