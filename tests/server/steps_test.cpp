// steps_test.cpp - what happens at a table happens in order, one thing at a time, and is told afterwards.
#include "server/lobby/steps.hpp"

#include <gmock/gmock.h>
#include <thread>

#include "server/fake_world.hpp"

namespace ozy::server {
namespace {

TEST(Steps, RunAtOnceAndInOrder) {
    FakeTasks tasks;
    const auto steps = std::make_shared<Steps>(tasks);
    std::string order;
    steps->run([&] {
        order += "a";
        steps->run([&] { order += "c"; });  // not in the middle of another
        order += "b";
    });
    EXPECT_EQ(order, "abc");
    EXPECT_TRUE(steps->is_idle());
}

TEST(Steps, WaitWhileSomethingGoesOnElsewhere) {
    FakeTasks tasks;
    const auto steps = std::make_shared<Steps>(tasks);
    std::string order;
    steps->run([&] { steps->hold(); });
    steps->run([&] { order += "b"; });
    EXPECT_EQ(steps->waiting(), 1U);
    EXPECT_FALSE(steps->is_idle());
    steps->resume([&] { order += "a"; });
    EXPECT_EQ(order, "ab");
    steps->run([&] { steps->hold(); });
    steps->run([&] { order += "never"; });
    steps->clear();
    steps->run([&] { order += "c"; });
    EXPECT_EQ(order, "abc");
}

TEST(Steps, LeaveTheThreadToOthersNowAndThen) {
    FakeTasks tasks;
    const auto steps = std::make_shared<Steps>(tasks);
    int done = 0;
    steps->run([&] {
        for (int i = 0; i < 200; ++i) steps->run([&] { ++done; });
    });
    EXPECT_LT(done, 200);
    tasks.run();
    EXPECT_EQ(done, 200);
}

TEST(Steps, AreNeverTwoAtOnce) {
    class Threads final : public Tasks {
      public:
        void post(std::function<void()> task) override { task(); }
        bool post_slow(std::function<void()> task) override { return task(), true; }
        void post_after(std::chrono::milliseconds, std::function<void()>) override {}
        std::int64_t steady_milliseconds() const override { return 0; }
    } tasks;
    const auto steps = std::make_shared<Steps>(tasks);
    int count = 0;  // not atomic on purpose
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([&] {
                for (int i = 0; i < 5000; ++i) steps->run([&] { ++count; });
            });
    }
    while (!steps->is_idle()) std::this_thread::yield();
    EXPECT_EQ(count, 20'000);
}

TEST(Outbox, TellsWhenItIsToldToAndGoesOnAfterAFailure) {
    Outbox outbox;
    const auto anna = std::make_shared<FakeClient>("anna");
    outbox.send(anna, share("one"));
    outbox.call([] { throw std::runtime_error("nobody there"); });
    outbox.call([&] { outbox.send(anna, share("three")); });
    outbox.send(anna, share("two"));
    EXPECT_TRUE(anna->heard.empty());
    outbox.deliver();
    EXPECT_EQ(anna->heard, (std::vector<std::string>{"one", "two"}));
    outbox.clear();
    outbox.deliver();
    EXPECT_EQ(anna->heard.size(), 2U);
}

}  // namespace
}  // namespace ozy::server
