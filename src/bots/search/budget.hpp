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
        : timed_(budget.milliseconds > 0), end_(Clock::now() + std::chrono::milliseconds(budget.milliseconds)) {}

    bool has_run_out() const { return timed_ && Clock::now() >= end_; }

  private:
    using Clock = std::chrono::steady_clock;
    bool timed_;
    Clock::time_point end_;
};

}  // namespace ozy
