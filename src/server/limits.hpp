// limits.hpp - how much one address or one person may ask for: rates by token bucket, and open connections.
#pragma once

#include <chrono>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/config.hpp"

namespace ozy::server {

// A bucket that refills with time; asks for one token at a time.
class Bucket {
  public:
    using Clock = std::chrono::steady_clock;

    bool take(const Rate& rate, Clock::time_point now);
    bool is_full(const Rate& rate, Clock::time_point now) const;

  private:
    double used_ = 0;
    Clock::time_point at_{};
};

// Wrong passwords for one account, wherever they come from: after a few, each makes the next wait twice as long.
class Guesses {
  public:
    using Clock = std::chrono::steady_clock;

    // Zero if a password may be tried now, which counts as wrong until `was_right` says otherwise: many tried at once
    // gain nothing. Else how long to wait.
    Clock::duration try_one(const std::string& account, Clock::time_point now);
    void was_right(const std::string& account) { accounts_.erase(account); }

  private:
    struct Tried {
        int wrong = 0;
        Clock::time_point next{}, forgotten{};
    };
    std::unordered_map<std::string, Tried> accounts_;
};

// As what an address counts: of version 6 a whole network of 64 bits, because whoever has one address in it has all.
std::string network_of(const std::string& address);

// Shared by all threads.
class Limits {
  public:
    explicit Limits(LimitConfig config) : config_(config) {}

    const LimitConfig& config() const { return config_; }
    bool may_request(const std::string& address) { return take("r" + network_of(address), config_.requests); }
    bool may_log_in(const std::string& address) { return take("l" + network_of(address), config_.logins); }
    bool may_make_identity(const std::string& address) { return take("i" + network_of(address), config_.identities); }
    bool may_make_table(const std::string& identity) { return take("t" + identity, config_.tables); }
    bool may_chat(const std::string& identity) { return take("c" + identity, config_.chat); }
    bool may_save_notes(const std::string& identity) { return take("n" + identity, config_.notes); }
    bool may_study(const std::string& identity) { return take("s" + identity, config_.studies); }
    bool may_fetch(const std::string& address) { return take("f" + network_of(address), config_.files); }
    bool may_send(const std::string& identity) {
        return take("m" + identity, {3 * config_.messages.per_second, 3 * config_.messages.burst});
    }

    Guesses::Clock::duration try_password(const std::string& account) {
        const std::lock_guard lock(mutex_);
        return guesses_.try_one(account, Guesses::Clock::now());
    }
    void password_was_right(const std::string& account) {
        const std::lock_guard lock(mutex_);
        guesses_.was_right(account);
    }

    // A connection counts until it is closed. One without address, from a proxy, counts among all alone.
    bool open_connection(const std::string& address);
    void close_connection(const std::string& address);
    bool open_identity(const std::string& identity);
    void close_identity(const std::string& identity);

  private:
    bool take(const std::string& key, const Rate& rate);
    void forget_full(Bucket::Clock::time_point now);
    static void count_down(std::unordered_map<std::string, int>& counts, const std::string& key);

    LimitConfig config_;
    std::mutex mutex_;
    std::unordered_map<std::string, std::pair<Bucket, Rate>> buckets_;
    std::unordered_map<std::string, int> addresses_, identities_;
    Guesses guesses_;
    int connections_ = 0;
};

}  // namespace ozy::server
