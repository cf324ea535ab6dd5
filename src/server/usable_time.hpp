// usable_time.hpp - a clock that counts only the time in which the server ran: while the process was stopped nobody
// could move, so nobody is charged.
#pragma once

#include <algorithm>
#include <cstdint>
#include <mutex>

namespace ozy::server {

// Who keeps it tells it the time of a steady clock, in milliseconds, several times a second. What lies between two such
// moments counts, but never more than a little: if they are further apart, something stood still.
class UsableTime {
  public:
    static constexpr std::int64_t most_between_ticks = 400;

    explicit UsableTime(std::int64_t now) : last_(now) {}
    void tick(std::int64_t now) {
        const std::lock_guard lock(mutex_);
        passed_ = passed_at(now);
        last_ = std::max(last_, now);
    }
    // Since the beginning; shared by all threads.
    std::int64_t at(std::int64_t now) const {
        const std::lock_guard lock(mutex_);
        return passed_at(now);
    }

  private:
    std::int64_t passed_at(std::int64_t now) const {
        return passed_ + std::clamp<std::int64_t>(now - last_, 0, most_between_ticks);
    }
    mutable std::mutex mutex_;
    std::int64_t passed_ = 0, last_;
};

}  // namespace ozy::server
