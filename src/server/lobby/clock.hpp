// clock.hpp - a table's own time, and how much of it each seat has left. Follows from the times of the entries.
#pragma once

#include <optional>
#include <vector>

#include "core/seat.hpp"
#include "server/lobby/seating.hpp"

namespace ozy::server {

// In milliseconds: the wall's time when the game began, then that of a steady clock. Neither a step of the system's
// time nor a stop of the server costs anybody anything, for it stands still while nobody keeps it.
class TableTime {
  public:
    // Goes on from `at`, now.
    void resume(std::int64_t at, std::int64_t steady, std::int64_t wall) {
        origin_ = at - steady;
        behind_ = wall - at;
    }
    std::int64_t now(std::int64_t steady) const { return origin_ + steady; }
    // What the clock on the wall said, for people.
    std::int64_t on_the_wall(std::int64_t time) const { return time + behind_; }

  private:
    std::int64_t origin_ = 0, behind_ = 0;
};

class GameClock {
  public:
    GameClock(std::optional<ClockRule> rule, int seats)
        : rule_(rule), left_(static_cast<std::size_t>(seats), rule ? rule->initial * 1000LL : 0) {}

    bool runs() const { return rule_.has_value(); }
    // The decider's clock stops at `time` (milliseconds) and that of `next` starts.
    void hand_over(Seat next, std::int64_t time) {
        if (is_player(running_)) {
            left_[ordinal(running_)] -= time - since_;
            if (rule_ && next != running_) left_[ordinal(running_)] += rule_->increment * 1000LL;
        }
        running_ = next;
        since_ = time;
    }
    void restore(const std::vector<std::int64_t>& left, std::int64_t since) {
        if (left.size() == left_.size()) left_ = left;
        since_ = since;
    }
    Seat running() const { return running_; }
    std::int64_t since() const { return since_; }
    // Milliseconds; negative once the time is over.
    std::int64_t left(Seat seat, std::int64_t time) const {
        return left_[ordinal(seat)] - (seat == running_ ? time - since_ : 0);
    }

  private:
    std::optional<ClockRule> rule_;
    std::vector<std::int64_t> left_;
    Seat running_ = Seat::over;
    std::int64_t since_ = 0;
};

}  // namespace ozy::server
