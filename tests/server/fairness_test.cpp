// fairness_test.cpp - draws that nobody chose: numbers are committed to, then opened, and a record that hides something
// does not verify.
#include <gmock/gmock.h>

#include "server/auth/tokens.hpp"
#include "server/fake_world.hpp"
#include "server/lobby/fair_record.hpp"
#include "table/registry.hpp"

namespace ozy::server {
namespace {

using ::testing::HasSubstr;

// A table at which nobody is missing but the numbers of Anna and Ben.
struct Beginning : FakeRoom {
    explicit Beginning(const std::function<void(Seating&)>& change = {}) : FakeRoom("tigris", 3) {
        start_cryptography();
        Seating seating = read_seating(store.table.seating);
        seating.seats[0].contribution_hash = contribution_hash("dice");
        seating.seats[1].contribution_hash = contribution_hash("bones");
        if (change) change(seating);
        store.table.seating = write_seating(seating);
        store.table.phase = TablePhase::waiting;
        store.written.clear();
        load();
    }
    std::string open(int seat, const std::string& number) {
        return answer([&](const Reply& reply) { room->seats().open_number(person(seat), seat, number, reply); });
    }
    std::string commit(int seat, const std::string& hash) {
        return answer([&](const Reply& reply) { room->seats().commit_number(person(seat), seat, hash, reply); });
    }
    std::string answer(const std::function<void(Reply)>& ask) {
        std::string out;
        ask([&out](const Answer& got) {
            const auto* refused = std::get_if<Refused>(&got);
            out = refused != nullptr ? refused->text() : "done";
        });
        tasks.run();
        return out;
    }
    static Visitor person(int seat) {
        const std::string name(names[static_cast<std::size_t>(seat)]);
        return {Identity{name, name, {}, {}}};
    }
    bool has_begun() const { return store.table.phase == TablePhase::playing; }
    Seating seating() const { return read_seating(store.table.seating); }
};

TEST(Beginning, WaitsForTheNumbersThatWereCommittedTo) {
    Beginning table;
    EXPECT_FALSE(table.has_begun());
    EXPECT_THAT(table.open(0, "other"), HasSubstr("not the number"));
    EXPECT_THAT(table.open(2, "mine"), HasSubstr("not the number")) << "who committed to nothing opens nothing";
    EXPECT_THAT(table.commit(2, contribution_hash("late")), HasSubstr("about to begin"));
    EXPECT_THAT(table.commit(0, contribution_hash("late")), HasSubstr("about to begin"));
    EXPECT_EQ(table.open(0, "dice"), "done");
    EXPECT_EQ(table.open(0, "dice"), "done") << "said again";
    const auto eve = table.enter(Seat::spectator);
    EXPECT_THAT(eve->heard.back(), HasSubstr(R"("opening":{"awaits":"numbers","until":)"));
    EXPECT_THAT(eve->heard.back(), HasSubstr(R"("opened":true,"number":null)")) << "the others' are not open yet";
    EXPECT_FALSE(table.has_begun());
    EXPECT_EQ(table.open(1, "bones"), "done");
    EXPECT_TRUE(table.has_begun());
    table.tasks.ring();
    const std::string told = table.enter(Seat::spectator)->heard.front();
    EXPECT_THAT(told, HasSubstr(R"("opened":true,"number":"bones")"));
    EXPECT_THAT(told, Not(HasSubstr(R"("opening")")));
    EXPECT_THAT(table.open(1, "else"), HasSubstr("has begun"));
}

TEST(Beginning, DoesNotWaitForever) {
    Beginning table;
    table.open(1, "bones");
    table.tasks.ring();
    EXPECT_TRUE(table.has_begun());
    EXPECT_EQ(table.seating().seats[0].contribution, "") << "plays without";
    EXPECT_THAT(table.enter(Seat::spectator)->heard.front(),
                HasSubstr(R"("hash":")" + contribution_hash("dice") + R"(","opened":false,"number":null)"));
}

TEST(Beginning, NobodyLeavesWhileNumbersAreOpen) {
    Beginning table;
    table.open(0, "dice");
    const Visitor ben = Beginning::person(1), anna = Beginning::person(0);
    EXPECT_THAT(table.answer([&](const Reply& reply) { table.room->seats().stand_up(ben, 1, reply); }),
                HasSubstr("about to begin"));
    EXPECT_THAT(table.answer([&](const Reply& reply) { table.room->seats().set_bot(ben, 1, "greedy", reply); }),
                HasSubstr("about to begin"));
    EXPECT_THAT(table.answer([&](const Reply& reply) { table.room->seats().start_without(anna, "greedy", reply); }),
                HasSubstr("about to begin"));
    EXPECT_FALSE(table.has_begun());
}

TEST(Beginning, SurvivesARestartAndADiskThatRefuses) {
    Beginning table;
    table.open(0, "dice");
    table.load();
    EXPECT_FALSE(table.has_begun());
    table.store.answer = Written::failed;
    table.open(1, "bones");
    table.tasks.ring();
    EXPECT_FALSE(table.has_begun());
    table.store.answer = Written::durable;
    table.tasks.ring();
    table.tasks.ring();
    EXPECT_TRUE(table.has_begun()) << "the alarm is set again";
    EXPECT_EQ(table.seating().seats[0].contribution, "dice");
}

TEST(Beginning, ARematchAsksForNewNumbers) {
    Beginning table([](Seating& seating) {
        for (SeatHolder& seat : seating.seats) seat.contribution_hash.clear();
        seating.seats[0].owes_hash = seating.seats[1].owes_hash = true;
    });
    EXPECT_FALSE(table.has_begun());
    EXPECT_THAT(table.enter(Seat::spectator)->heard.back(), HasSubstr(R"("opening":{"awaits":"hashes")"));
    EXPECT_THAT(table.open(0, "dice"), HasSubstr("every hash is there"));
    EXPECT_EQ(table.commit(0, contribution_hash("dice")), "done");
    EXPECT_EQ(table.commit(2, contribution_hash("coin")), "done") << "who gave none before may give one";
    EXPECT_THAT(table.open(0, "dice"), HasSubstr("every hash is there"));
    table.tasks.ring();
    EXPECT_FALSE(table.has_begun()) << "Ben plays without, the others open theirs";
    EXPECT_EQ(table.open(0, "dice"), "done");
    EXPECT_EQ(table.open(2, "coin"), "done");
    EXPECT_TRUE(table.has_begun());
}

TEST(Beginning, EveryNumberChangesTheDraws) {
    const auto lines = [](const std::string& anna, const std::string& ben) {
        Beginning table([&](Seating& seating) {
            seating.seats[0].contribution_hash = contribution_hash(anna);
            seating.seats[1].contribution_hash = contribution_hash(ben);
        });
        table.open(0, anna);
        table.open(1, ben);
        return table.store.written.front().text;
    };
    EXPECT_EQ(lines("dice", "bones"), lines("dice", "bones"));
    EXPECT_NE(lines("dice", "bones"), lines("dice", "stones"));
    EXPECT_NE(lines("dice", "bones"), lines("lice", "bones"));
}

// A game given up after its first draws, which is enough of one to be proven.
struct Game {
    Game() {
        start_cryptography();
        Chance chance{std::string(32, 's'), {"dice", ""}, {contribution_hash("dice"), contribution_hash("bones")}};
        const std::vector<OptionValue> options = {{"players", "2"}};
        Play play(*open_table("tigris", options), chance);
        play.start();
        header.players = {"Anna", "Ben"};
        header.winner = seat_at(1);
        text = write_fair_record(header, play, 0);
        commitment = chance.commitment();
    }
    static std::string verdict(const std::string& text, const KeptPromises& kept = {}) {
        const Result<Record> record = read_record(text, open_table);
        if (!record) return record.error().detail;
        if (record->damage) return record->damage->error.detail;
        const auto report = verify_draws(*record);
        if (!report) return report.error().detail;
        const Outcome kept_to = kept.commitment.empty() ? Outcome(Done{}) : check_promises(*record, *report, kept);
        return kept_to ? "proven" : kept_to.error().detail;
    }
    std::string with(const std::string& line, const std::string& other) const {
        std::string out = text;
        EXPECT_NE(out.find(line), std::string::npos) << line;
        return out.replace(out.find(line), line.size(), other);
    }
    RecordHeader header;
    std::string text, commitment;
};

TEST(FairRecord, CountsNumbersAndThoseThatWereNotOpened) {
    const Game game;
    const Result<Record> record = read_record(game.text, open_table);
    const auto report = verify_draws(*record);
    ASSERT_TRUE(report) << report.error().detail;
    EXPECT_EQ(report->numbers, 1);
    EXPECT_EQ(report->unopened, std::vector{seat_at(1)});
    EXPECT_EQ(write_record(record->header, *record->table), game.text) << "nothing is lost when it is written again";
}

TEST(FairRecord, SeatsAreDealtBySecretAndNumbers) {
    start_cryptography();
    const std::vector<std::string> before = {"dice", "", "bones", "lots"};
    Chance chance{std::string(32, 's'), {}};
    chance.dealt_from = deal_seats(chance.secret, before);
    for (const int seat : chance.dealt_from) chance.contributions.push_back(before[static_cast<std::size_t>(seat)]);
    const auto verdict = [&](const std::vector<int>& said) {
        Chance told = chance;
        told.dealt_from = said;
        Play play(*open_table("tigris", std::vector<OptionValue>{{"players", "4"}}), told);
        play.start();
        RecordHeader header;
        header.players = {"Anna", "Ben", "Cleo", "Dan"};
        header.winner = seat_at(1);
        return Game::verdict(write_fair_record(header, play, 0));
    };
    EXPECT_EQ(verdict(chance.dealt_from), "proven");
    std::vector<int> other = chance.dealt_from;
    std::swap(other[0], other[1]);
    EXPECT_THAT(verdict(other), HasSubstr("not dealt"));
    EXPECT_THAT(verdict({0}), HasSubstr("not dealt"));
    EXPECT_THAT(verdict({5, 5, 5, 5}), HasSubstr("not dealt"));
}

TEST(FairRecord, ANumberMustBeTheOneThatWasCommittedTo) {
    const Game game;
    EXPECT_EQ(Game::verdict(game.text), "proven");
    EXPECT_THAT(Game::verdict(game.with("contribution dice", "contribution lice")), HasSubstr("P0 is not the one"));
    EXPECT_THAT(Game::verdict(game.with(contribution_hash("dice"), contribution_hash("lice"))),
                HasSubstr("P0 is not the one"));
    EXPECT_THAT(Game::verdict(game.with("contribution_hash " + contribution_hash("bones") + "\n", "")),
                HasSubstr("of every seat"));
    EXPECT_THAT(Game::verdict(game.with("contribution dice", "contribution -")), HasSubstr("the secret gives"))
        << "left out, the draws do not follow";
}

TEST(FairRecord, IsHeldAgainstWhatWasKept) {
    const Game game;
    const std::string dice = contribution_hash("dice"), bones = contribution_hash("bones");
    EXPECT_EQ(Game::verdict(game.text, {game.commitment, {}}), "proven");
    EXPECT_EQ(Game::verdict(game.text, {game.commitment, {dice}}), "proven");
    EXPECT_THAT(Game::verdict(game.text, {game.commitment, {bones}}), HasSubstr("P1 played without"));
    EXPECT_THAT(Game::verdict(game.text, {game.commitment, {contribution_hash("x")}}), HasSubstr("no seat"));
    EXPECT_THAT(Game::verdict(game.text, {dice, {}}), HasSubstr("of another game"));
    EXPECT_NE(Game::verdict(game.with("drawn_from 0", "drawn_from 1"), {game.commitment, {}}), "proven");
    const std::size_t play = game.text.find("\n\n");
    EXPECT_THAT(Game::verdict(game.text.substr(0, play + 2), {game.commitment, {}}), HasSubstr("no draw"));
    const std::size_t result = game.text.find("\nresult ");
    EXPECT_THAT(Game::verdict(game.text.substr(0, result + 1), {game.commitment, {}}), HasSubstr("stops before"));
}

}  // namespace
}  // namespace ozy::server
