// thought.hpp - what others can see of a search while it runs, and how they cut it short.
#pragma once

#include <atomic>

namespace ozy {

// Shared by the thread that thinks and those that watch.
class Thought {
  public:
    // The search answers as soon as it can with what it has found.
    void hurry() { hurried_.store(true, std::memory_order_relaxed); }
    bool is_hurried() const { return hurried_.load(std::memory_order_relaxed); }

    // How much of its budget the present choice has used, 0 to 100.
    void set_percent(int percent) { percent_.store(percent, std::memory_order_relaxed); }
    int percent() const { return percent_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> hurried_ = false;
    std::atomic<int> percent_ = 0;
};

}  // namespace ozy
