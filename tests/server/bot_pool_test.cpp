// bot_pool_test.cpp - bots that think for many people, and some that misbehave.
#include "server/lobby/bot_pool.hpp"

#include <condition_variable>
#include <gtest/gtest.h>
#include <mutex>
#include <thread>

#include "bots/search/budget.hpp"
#include "table/registry.hpp"

namespace ozy::server {
namespace {

class StrangeBot final : public TableBot {
  public:
    explicit StrangeBot(std::function<std::size_t()> choose) : choose_(std::move(choose)) {}
    std::size_t choose(const TablePlay&, Rng&) override { return choose_(); }
    void think_aloud(const std::shared_ptr<Thought>&) override {}

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

// Hers goes on where it was, once his is done.
TEST(BotPool, ASearchStandsStillForSomebodyWhoHasHadLess) {
    Answers hers, his;
    BotPool pool(1, std::chrono::seconds(100));
    const auto thought = std::make_shared<Thought>();
    std::shared_ptr<TableBot> bot = *opening()->make_bot("mcts:600000ms");
    pool.think({opening(), bot, thought, 1, hers.expect(), {{"anna"}, true}});
    for (int chain = 1; chain <= 2; ++chain) {
        BotTask quick = task([] { return 0; }, his);
        quick.claim = {{"ben"}, true};
        pool.think(std::move(quick));
        EXPECT_EQ(his.wait_for(static_cast<std::size_t>(chain)).size(), static_cast<std::size_t>(chain));
    }
    while (thought->stood_still().count() == 0)  // it is let on after his last answer was given
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    thought->hurry();
    EXPECT_TRUE(opening()->try_line(opening()->decider(), hers.wait_for(1).at(0)));
}

TEST(BotPool, EndsWhileASearchStandsStill) {
    Answers hers, his;
    Hanging hanging;
    {
        BotPool pool(1, std::chrono::seconds(100));
        std::shared_ptr<TableBot> bot = *opening()->make_bot("mcts:20000ms");
        const auto thought = std::make_shared<Thought>();
        pool.think({opening(), bot, thought, 1, hers.expect(), {{"anna"}, false}});
        BotTask awaited = task(hanging.bot(), his);
        awaited.claim = {{"ben"}, true};
        while (thought->percent() == 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        pool.think(std::move(awaited));
        hanging.let_go();
    }
    EXPECT_EQ(hers.wait_for(1).size(), 1U);
}

TEST(Stopwatch, StandsStillWithItsThought) {
    Thought thought;
    const Stopwatch watch({0, 2000}, &thought);
    thought.hold();
    std::this_thread::sleep_for(std::chrono::milliseconds(2500));
    thought.let_on();
    EXPECT_FALSE(watch.has_run_out());
    thought.hold();
    thought.hurry();
    EXPECT_TRUE(watch.has_run_out()) << "who is hurried is not held up";
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

TEST(FairQueue, WhoAskedForNothingHasSavedSomethingUp) {
    using std::chrono::seconds;
    FairQueue<std::string> queue(seconds(100), seconds(10));
    queue.push("a", "anna", true);
    EXPECT_EQ(queue.pop(), "a");
    for (int i = 0; i < 50; ++i) {
        queue.push("g", "guest", true);
        queue.pop();
        queue.charge("guest", seconds(1));
    }
    queue.push("g", "guest", true);
    for (int turn = 0; turn < 9; ++turn) {
        queue.push("a", "anna", true);
        EXPECT_EQ(queue.pop(), "a") << turn;
        queue.charge("anna", seconds(1));
    }
    queue.charge("anna", seconds(5));
    queue.push("a", "anna", true);
    EXPECT_EQ(queue.pop(), "g") << "it is used up";
    queue.put_back("g", "guest", true);
    EXPECT_EQ(queue.pop(), "g");
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
