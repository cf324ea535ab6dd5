// budget.hpp - how long a search may think.
#pragma once

#include <chrono>
#include <cstdint>

namespace ozy {

// Either iterations, and then the choice depends on the seed alone, or milliseconds.
struct Budget {
    std::uint64_t iterations = 0;    // 0: not counted
    std::uint32_t milliseconds = 0;  // 0: not timed
};

class Stopwatch {
  public:
    explicit Stopwatch(const Budget& budget)
        : timed_(budget.milliseconds > 0),
          start_(Clock::now()),
          end_(start_ + std::chrono::milliseconds(budget.milliseconds)) {}

    bool is_timed() const { return timed_; }
    bool has_run_out() const { return timed_ && Clock::now() >= end_; }
    // What there is still time for, if it goes on at the pace of the `done` so far.
    double still_to_do(std::uint64_t done) const {
        const auto now = Clock::now();
        const std::chrono::duration<double> used = now - start_, left = end_ - now;
        return static_cast<double>(done) * left.count() / used.count();
    }

  private:
    using Clock = std::chrono::steady_clock;
    bool timed_;
    Clock::time_point start_, end_;
};

}  // namespace ozy
