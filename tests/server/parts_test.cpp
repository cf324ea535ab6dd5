// parts_test.cpp - the server's small parts: patches, messages, limits, tokens, chance, clocks, bots that misbehave.
#include <condition_variable>
#include <gmock/gmock.h>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "server/auth/passwords.hpp"
#include "server/auth/tokens.hpp"
#include "server/http/limits.hpp"
#include "server/lobby/bot_pool.hpp"
#include "server/lobby/chance.hpp"
#include "server/lobby/clock.hpp"
#include "server/lobby/json_patch.hpp"
#include "server/messages.hpp"
#include "server/patched.hpp"
#include "table/registry.hpp"

namespace ozy::server {
namespace {

using nlohmann::json;

// A small random document; keys come in a fixed order, as the games write them.
json random_value(Rng& rng, int depth) {
    switch (rng.below(depth > 0 ? 6 : 4)) {
        case 0:
            return rng.below(3);
        case 1:
            return nullptr;
        case 2:
            return std::string("a\"b\\c,]}{[").substr(rng.below(10));
        case 3:
            return rng.below(2) == 0;
        case 4: {
            json out = json::array();
            for (std::uint32_t i = rng.below(4); i > 0; --i) out.push_back(random_value(rng, depth - 1));
            return out;
        }
        default: {
            json out = json::object();
            for (const char* key : {"a", "b\"", "c,"})
                if (rng.below(4) > 0) out[key] = random_value(rng, depth - 1);
            return out;
        }
    }
}

json random_object(Rng& rng) {
    json out = json::object();
    for (const char* key : {"decider", "one", "two", "three"}) out[key] = random_value(rng, 3);
    if (rng.below(10) == 0) out["extra"] = 1;
    return out;
}

TEST(JsonPatch, LeadsFromAnyDocumentToAnyOther) {
    Rng rng(1);
    for (int i = 0; i < 5000; ++i) {
        const json before = random_object(rng), after = rng.below(5) == 0 ? before : random_object(rng);
        const JsonObject one(before.dump()), other(after.dump());
        const std::string patch = json_patch(one, other);
        EXPECT_EQ(patched(before, json::parse(patch)), after) << before << after << patch;
        EXPECT_EQ(patch == "[]", before == after);
        EXPECT_EQ(other.member("two"), after["two"].dump());
        EXPECT_EQ(other.member("missing"), "");
    }
}

TEST(JsonPatch, AddsKeysAndTakesThemAway) {
    const JsonObject before(R"({"cards":{"2":{"n":1},"5":{"n":2}}})");
    EXPECT_EQ(json_patch(before, JsonObject(R"({"cards":{"2":{"n":1},"3":{"n":7},"5":{"n":2}}})")),
              R"([[["cards","3"],{"n":7}]])");
    EXPECT_EQ(json_patch(before, JsonObject(R"({"cards":{"5":{"n":2}}})")), R"([[["cards","2"]]])");
}

TEST(JsonPatch, SaysOnlyWhatChanged) {
    const JsonObject before(R"({"bag":7,"tiles":{"red":["A1"],"blue":[]},"seats":[{"n":1},{"n":2}]})");
    const JsonObject after(R"({"bag":7,"tiles":{"red":["A1","B2"],"blue":[]},"seats":[{"n":1},{"n":3}]})");
    EXPECT_EQ(json_patch(before, after), R"([[["tiles","red"],["A1","B2"]],[["seats",1,"n"],3]])");
}

TEST(Messages, AreReadStrictly) {
    const auto reads = [](std::string_view text) { return std::holds_alternative<ClientMessage>(read_message(text)); };
    EXPECT_TRUE(reads(R"({"type":"open","table":"t","seat":0})"));
    EXPECT_TRUE(reads(R"({"type":"open","table":"t","seat":"spectator","have":{"version":"v","log":3,"mark":"m"}})"));
    EXPECT_TRUE(reads(R"({"type":"move","id":"1","version":"v","line":"pass"})"));
    EXPECT_TRUE(reads(R"({"type":"resync"})"));
    for (const char* wrong :
         {"", "[]", "{}", R"({"type":"move"})", R"({"type":"move","id":"1","version":"v"})",
          R"({"type":"move","id":"1","version":"v","line":"pass","extra":1})",
          R"({"type":"move","version":"v","line":"pass"})", R"({"type":"open","table":"t","seat":6})",
          R"({"type":"open","table":"t","seat":-1})", R"({"type":"open","table":"t","seat":"omniscient"})",
          R"({"type":"open","table":"t","seat":0,"have":{"version":"v","log":-1,"mark":"m"}})",
          R"({"type":"undo","id":"1","version":"v","to":"beginning"})",
          R"({"type":"answer_undo","id":"1","request":1,"agree":"yes"})"})
        EXPECT_FALSE(reads(wrong)) << wrong;
    const auto misread = read_message(R"({"type":"fly","id":"x7"})");
    EXPECT_EQ(std::get<Misread>(misread).id, "x7");
}

TEST(Limits, RefillWithTimeAndForgetWhoIsQuiet) {
    Bucket bucket;
    const Rate rate{10, 3};
    auto now = Bucket::Clock::time_point() + std::chrono::hours(1);
    EXPECT_TRUE(bucket.take(rate, now) && bucket.take(rate, now) && bucket.take(rate, now));
    EXPECT_FALSE(bucket.take(rate, now));
    now += std::chrono::milliseconds(100);
    EXPECT_TRUE(bucket.take(rate, now));
    EXPECT_FALSE(bucket.take(rate, now));
    EXPECT_TRUE(bucket.is_full(rate, now + std::chrono::seconds(1)));

    LimitConfig config;
    config.connections_per_address = 2;
    config.connections = 3;
    Limits limits(config);
    EXPECT_TRUE(limits.open_connection("a") && limits.open_connection("a"));
    EXPECT_FALSE(limits.open_connection("a"));
    EXPECT_TRUE(limits.open_connection("b"));
    EXPECT_FALSE(limits.open_connection("c"));
    limits.close_connection("a");
    EXPECT_TRUE(limits.open_connection("c"));
}

TEST(Tokens, AreLongAndDifferent) {
    start_cryptography();
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) EXPECT_TRUE(seen.insert(random_token()).second);
    EXPECT_EQ(seen.begin()->size(), 22U);  // 128 bits
    const std::string bytes = {'\0', '\xff', 'a'};
    EXPECT_EQ(from_hex(to_hex(bytes)), bytes);
    EXPECT_EQ(from_hex("0g"), "");
    EXPECT_EQ(from_hex("012"), "");
    EXPECT_TRUE(equal_secrets("abc", "abc"));
    EXPECT_FALSE(equal_secrets("abc", "abd") || equal_secrets("abc", "abcd"));
}

TEST(Passwords, AreHashedWithSaltAndChecked) {
    start_cryptography();
    const std::string hash = hash_password("correct horse");
    EXPECT_TRUE(hash.starts_with("$argon2id$"));
    EXPECT_NE(hash, hash_password("correct horse"));
    EXPECT_TRUE(is_password(hash, "correct horse"));
    EXPECT_FALSE(is_password(hash, "correct hors"));
    EXPECT_FALSE(is_password("", "a password that no account has"));
}

TEST(Chance, FollowsFromSecretContributionsAndPlace) {
    start_cryptography();
    const Chance chance{std::string(32, 'x'), {"a", ""}};
    EXPECT_EQ(chance.rng_at(7).next(), (Chance{std::string(32, 'x'), {"a", ""}}.rng_at(7).next()));
    std::set<std::uint64_t> draws = {chance.rng_at(7).next(), chance.rng_at(8).next(),
                                     Chance{std::string(32, 'y'), {"a", ""}}.rng_at(7).next(),
                                     Chance{std::string(32, 'x'), {"", "a"}}.rng_at(7).next()};
    EXPECT_EQ(draws.size(), 4U);
    EXPECT_NE(Rng(chance.mind_at(7)).next(), chance.rng_at(7).next()) << "a bot does not think of what is drawn next";
    EXPECT_NE(chance.mind_at(7), chance.mind_at(8));
    EXPECT_EQ(secret_of_seed(7).size(), 32U);
    EXPECT_NE(secret_of_seed(7), secret_of_seed(8));
    EXPECT_EQ(chance.commitment().size(), 64U);
    EXPECT_EQ(chance.commitment(), (Chance{std::string(32, 'x'), {}}.commitment()));
}

TEST(Guesses, TakeEverLonger) {
    Guesses guesses;
    auto now = Guesses::Clock::time_point() + std::chrono::hours(1);
    const auto wait = [&] {
        return std::chrono::duration_cast<std::chrono::seconds>(guesses.try_one("anna", now)).count();
    };
    for (int i = 0; i < 5; ++i) EXPECT_EQ(wait(), 0);
    for (int expected = 1; expected < 512; expected *= 2) {
        EXPECT_EQ(wait(), expected);
        now += std::chrono::seconds(expected);
        EXPECT_EQ(wait(), 0);
    }
    EXPECT_EQ(wait(), 512);
    EXPECT_EQ(guesses.try_one("ben", now), Guesses::Clock::duration::zero());
    guesses.was_right("anna");
    EXPECT_EQ(wait(), 0);
    for (int i = 0; i < 20; ++i) wait();
    now += std::chrono::hours(2);
    EXPECT_EQ(wait(), 0);
}

TEST(Clock, RunsForWhoDecides) {
    GameClock clock(ClockRule{60, 5}, 2);
    clock.hand_over(seat_at(0), 1000);
    EXPECT_EQ(clock.left(seat_at(0), 11'000), 50'000);
    clock.hand_over(seat_at(0), 11'000);  // a second step of the same turn: no increment
    EXPECT_EQ(clock.left(seat_at(0), 11'000), 50'000);
    clock.hand_over(seat_at(1), 21'000);
    EXPECT_EQ(clock.left(seat_at(0), 99'000), 45'000);
    EXPECT_LT(clock.left(seat_at(1), 90'000), 0);
}

// ---------------------------------------------------------------- bots

class StrangeBot final : public TableBot {
  public:
    explicit StrangeBot(std::function<std::size_t()> choose) : choose_(std::move(choose)) {}
    std::size_t choose(const Table&, Rng&) override { return choose_(); }
    void think_aloud(std::shared_ptr<Thought>) override {}

  private:
    std::function<std::size_t()> choose_;
};

// Collects answers of a pool and waits for them.
class Answers {
  public:
    std::function<void(std::string)> expect() {
        return [this](std::string line) {
            const std::lock_guard lock(mutex_);
            lines_.push_back(std::move(line));
            changed_.notify_all();
        };
    }
    std::vector<std::string> wait_for(std::size_t count) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, std::chrono::seconds(20), [&] { return lines_.size() >= count; });
        return lines_;
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
};

std::shared_ptr<Table> opening() {
    std::shared_ptr<Table> table = *open_table("tigris", std::vector<OptionValue>{});
    Rng rng(1);
    table->play_chance(rng);
    return table;
}

BotTask task(std::function<std::size_t()> choose, Answers& answers) {
    return {opening(), std::make_shared<StrangeBot>(std::move(choose)), std::make_shared<Thought>(), 1,
            answers.expect()};
}

// Bots that think until they are let go. Their threads may outlive the pool, so the end of each is waited for.
class Hanging {
  public:
    ~Hanging() {
        let_go();
        while (hangs_.use_count() > 1) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    std::function<std::size_t()> bot() const {
        return [hangs = hangs_]() -> std::size_t {
            while (*hangs) std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return 0;
        };
    }
    void let_go() { *hangs_ = false; }

  private:
    std::shared_ptr<std::atomic<bool>> hangs_ = std::make_shared<std::atomic<bool>>(true);
};

TEST(BotPool, PlaysWholeChains) {
    Answers answers;
    BotPool pool(2, std::chrono::seconds(10));
    pool.think(task([] { return 0; }, answers));
    const std::string line = answers.wait_for(1).at(0);
    EXPECT_TRUE(opening()->try_line(opening()->decider(), line)) << line;
    EXPECT_FALSE(line.empty());
}

TEST(BotPool, SurvivesBotsThatThrowOrAnswerNonsense) {
    Answers answers;
    BotPool pool(1, std::chrono::seconds(10));
    pool.think(task([]() -> std::size_t { throw std::runtime_error("bug"); }, answers));
    pool.think(task([] { return std::size_t{99'999}; }, answers));
    pool.think(task([] { return 0; }, answers));
    const auto lines = answers.wait_for(3);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0], "");
    EXPECT_EQ(lines[1], "");
    EXPECT_NE(lines[2], "");
}

TEST(BotPool, GivesUpBotsThatHangAndGoesOn) {
    Answers answers;
    {
        Hanging hanging;
        BotPool pool(1, std::chrono::milliseconds(200), 2);
        for (int i = 0; i < 3; ++i) pool.think(task(hanging.bot(), answers));
        EXPECT_EQ(answers.wait_for(3), std::vector<std::string>(3));
        pool.think(task([] { return 0; }, answers));  // no thread is left for it
        EXPECT_EQ(answers.wait_for(4).size(), 4U);
    }
    EXPECT_EQ(answers.wait_for(4).size(), 4U) << "a late answer is not heard";
}

TEST(BotPool, ASearchThatIsHurriedAnswersWithWhatItHas) {
    Answers answers;
    BotPool pool(1, std::chrono::seconds(100));
    const auto thought = std::make_shared<Thought>();
    std::shared_ptr<TableBot> bot = *opening()->make_bot("mcts:600000ms");
    pool.think({opening(), bot, thought, 1, answers.expect()});
    thought->hurry();
    const std::string line = answers.wait_for(1).at(0);
    EXPECT_TRUE(opening()->try_line(opening()->decider(), line)) << line;
}

TEST(BotPool, ASearchTellsHowFarItIs) {
    const auto thought = std::make_shared<Thought>();
    const auto bot = *opening()->make_bot("mcts:200it");
    bot->think_aloud(thought);
    Rng rng(1);
    bot->choose(*opening(), rng);
    EXPECT_GT(thought->percent(), 80);
    EXPECT_LE(thought->percent(), 100);
}

TEST(FairQueue, GivesEverybodyTheSameShareAndPrefersWhatIsAwaited) {
    using std::chrono::seconds;
    FairQueue<std::string> queue(seconds(10));
    const auto next = [&](const std::string& person, int cost) {
        const std::string item = queue.pop();
        queue.charge(person, seconds(cost));
        return item;
    };
    for (const char* item : {"a1", "a2", "a3"}) queue.push(item, "anna", false);
    EXPECT_EQ(next("anna", 5), "a1");
    queue.push("b1", "ben", false);
    EXPECT_EQ(next("ben", 2), "b1") << "he has had nothing yet";
    queue.push("b2", "ben", false);
    EXPECT_EQ(next("ben", 100), "b2") << "he has had less";
    queue.push("b3", "ben", true);
    EXPECT_EQ(next("anna", 1), "a2") << "being waited for is not everything";
    EXPECT_EQ(next("anna", 1), "a3");
    EXPECT_EQ(next("ben", 1), "b3");
    queue.push("c1", "cleo", false);
    queue.push("d1", "dan", true);
    EXPECT_EQ(next("dan", 1), "d1") << "of two who are new, the one who waits";
    EXPECT_EQ(queue.payer({{"ben", "cleo", "dan"}, true}), "cleo");
    EXPECT_EQ(queue.pop(), "c1");
    EXPECT_EQ(queue.size(), 0U);
}

// One person's many tables do not stop another's.
TEST(BotPool, ThinksForEverybodyInTurn) {
    Answers answers, others;
    Hanging hanging;
    BotPool pool(1, std::chrono::seconds(100));
    std::atomic<int> thought_of = 0;
    int before = -1;
    const auto think = [&](std::function<std::size_t()> choose, Answers& heard, const std::string& person,
                           bool awaited) {
        BotTask wish = task(std::move(choose), heard);
        wish.claim = {{person}, awaited};
        return pool.think(std::move(wish));
    };
    const auto count = [&]() -> std::size_t { return ++thought_of, 0; };
    think(hanging.bot(), answers, "anna", false);
    for (int i = 0; i < 200; ++i) think(count, answers, "anna", false);
    think([&]() -> std::size_t { return before = before < 0 ? thought_of.load() : before, 0; }, others, "ben", false);
    hanging.let_go();
    others.wait_for(1);
    EXPECT_EQ(before, 0) << "hers that thought before";
    EXPECT_EQ(answers.wait_for(201).size(), 201U);
}

TEST(BotPool, ThinksFirstWhereSomebodyHasCome) {
    Answers answers;
    Hanging hanging;
    BotPool pool(1, std::chrono::seconds(100));
    std::string order;
    const auto think = [&](char name) {
        BotTask wish = task([&order, name]() -> std::size_t { return order += name, 0; }, answers);
        wish.claim = {{"anna"}, false};
        return pool.think(std::move(wish));
    };
    BotTask first = task(hanging.bot(), answers);
    pool.think(std::move(first));
    think('a');
    const auto awaited = think('b');
    pool.renew_claim(awaited, {{"anna"}, true});
    hanging.let_go();
    answers.wait_for(3);
    EXPECT_LT(order.find('b'), order.find('a'));
}

TEST(BotPool, CanBeHurried) {
    Answers answers;
    Hanging hanging;
    BotPool pool(1, std::chrono::seconds(100));
    const auto ticket = pool.think(task(hanging.bot(), answers));
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    pool.give_up(ticket);
    EXPECT_EQ(answers.wait_for(1), std::vector<std::string>{""});
    hanging.let_go();
    pool.think(task([] { return 0; }, answers));
    EXPECT_NE(answers.wait_for(2).back(), "");
}

}  // namespace
}  // namespace ozy::server
