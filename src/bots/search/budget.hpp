// budget.hpp - how long a search may think.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "bots/thought.hpp"

namespace ozy {

// Either iterations, and then the choice depends on the seed alone, or milliseconds.
struct Budget {
    std::uint64_t iterations = 0;    // 0: not counted
    std::uint32_t milliseconds = 0;  // 0: not timed
};

// Of one choice. The thought, which may be null, can be hurried, and then it runs out early, or held up, and then the
// watch stands still.
class Stopwatch {
  public:
    explicit Stopwatch(const Budget& budget, Thought* thought = nullptr)
        : budget_(budget), thought_(thought), start_(Clock::now() - stood_still()) {}

    bool is_timed() const { return budget_.milliseconds > 0; }
    // Waits while the thought is held up.
    bool has_run_out() const {
        if (thought_ != nullptr) {
            thought_->wait_while_held();
            if (thought_->is_hurried()) return true;
        }
        return is_timed() && used() >= time();
    }
    // What there is still time for, if it goes on at the pace of the `done` so far.
    double still_to_do(std::uint64_t done) const {
        const std::chrono::duration<double> spent = used(), left = time() - spent;
        return static_cast<double>(done) * left.count() / spent.count();
    }
    // To be called now and then, with the iterations done so far in all.
    void tell(std::uint64_t iterations) const {
        if (thought_ == nullptr) return;
        const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(used()).count();
        const std::uint64_t percent = is_timed() ? static_cast<std::uint64_t>(passed) * 100 / budget_.milliseconds
                                                 : iterations * 100 / std::max<std::uint64_t>(1, budget_.iterations);
        thought_->set_percent(static_cast<int>(std::min<std::uint64_t>(100, percent)));
    }

  private:
    using Clock = Thought::Clock;
    Clock::duration stood_still() const { return thought_ == nullptr ? Clock::duration{} : thought_->stood_still(); }
    std::chrono::milliseconds time() const { return std::chrono::milliseconds(budget_.milliseconds); }
    Clock::duration used() const { return Clock::now() - start_ - stood_still(); }

    Budget budget_;
    Thought* thought_;
    Clock::time_point start_;  // set back by what the thought had stood still before
};

}  // namespace ozy
