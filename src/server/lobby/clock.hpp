// clock.hpp - how much time each seat has left. Follows from the times of the entries.
#pragma once

#include <optional>
#include <vector>

#include "server/lobby/seating.hpp"
#include "table/table.hpp"

namespace ozy::server {

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
