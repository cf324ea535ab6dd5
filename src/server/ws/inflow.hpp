// inflow.hpp - how many bytes a connection may send in a while, whatever they are: empty pieces of messages cost work
// too, and never come to where messages are counted. What is more waits with who sends it.
#pragma once

#include <algorithm>
#include <boost/beast/core/rate_policy.hpp>
#include <chrono>
#include <limits>
#include <optional>

#include "server/config.hpp"

namespace ozy::server {

// A rate policy as Beast's streams ask for.
class Inflow {
  public:
    // Before this is called, as much as comes.
    void limit(const Rate& bytes) { rate_ = bytes; }

  private:
    friend class boost::beast::rate_policy_access;
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t all = std::numeric_limits<std::size_t>::max();

    std::size_t available_read_bytes() {
        if (!rate_) return all;
        const auto now = Clock::now();
        used_ = std::max(0.0, used_ - rate_->per_second * std::chrono::duration<double>(now - at_).count());
        at_ = now;
        return static_cast<std::size_t>(std::max(0.0, rate_->burst - used_));
    }
    void transfer_read_bytes(std::size_t bytes) { used_ += static_cast<double>(bytes); }

    static std::size_t available_write_bytes() { return all; }
    static void transfer_write_bytes(std::size_t) {}
    static void on_timer() {}

    std::optional<Rate> rate_;
    double used_ = 0;
    Clock::time_point at_{};
};

}  // namespace ozy::server
