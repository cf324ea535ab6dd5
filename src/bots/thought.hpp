// thought.hpp - what others can see of a search while it runs, how they cut it short and how they let others go first.
#pragma once

#include <atomic>
#include <chrono>

namespace ozy {

// Shared by the thread that thinks and those that watch.
class Thought {
  public:
    using Clock = std::chrono::steady_clock;

    // The search answers as soon as it can with what it has found.
    void hurry() {
        pace_.store(Pace::hurried, std::memory_order_relaxed);
        pace_.notify_all();
    }
    bool is_hurried() const { return pace_.load(std::memory_order_relaxed) == Pace::hurried; }

    // Others go first: the search stands still where it looks at its watch next, and what passes until it is let on is
    // not counted. To be called by one watcher alone; a search that is hurried is not held up.
    void hold() {
        held_since_ = Clock::now();
        auto pace = Pace::free;
        pace_.compare_exchange_strong(pace, Pace::held);
    }
    void let_on() {
        stood_still_.store(stood_still() + (Clock::now() - held_since_), std::memory_order_relaxed);
        auto pace = Pace::held;
        pace_.compare_exchange_strong(pace, Pace::free);
        pace_.notify_all();
    }
    // For the search: comes back at once if it is not held up.
    void wait_while_held() const {
        if (pace_.load(std::memory_order_relaxed) == Pace::held) pace_.wait(Pace::held);
    }
    Clock::duration stood_still() const { return stood_still_.load(std::memory_order_relaxed); }

    // How much of its budget the present choice has used, 0 to 100.
    void set_percent(int percent) { percent_.store(percent, std::memory_order_relaxed); }
    int percent() const { return percent_.load(std::memory_order_relaxed); }

  private:
    enum class Pace { free, held, hurried };
    std::atomic<Pace> pace_ = Pace::free;
    std::atomic<Clock::duration> stood_still_ = Clock::duration{};
    Clock::time_point held_since_{};
    std::atomic<int> percent_ = 0;
};

}  // namespace ozy
