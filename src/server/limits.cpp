// limits.cpp - see limits.hpp.
#include "server/limits.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>

namespace ozy::server {

namespace {

constexpr std::size_t buckets_before_sweep = 10'000;

double refilled(double used, const Rate& rate, Bucket::Clock::duration passed) {
    return std::max(0.0, used - rate.per_second * std::chrono::duration<double>(passed).count());
}

}  // namespace

bool Bucket::take(const Rate& rate, Clock::time_point now) {
    used_ = refilled(used_, rate, now - at_);
    at_ = now;
    if (used_ + 1 > rate.burst) return false;
    used_ += 1;
    return true;
}

bool Bucket::is_full(const Rate& rate, Clock::time_point now) const { return refilled(used_, rate, now - at_) <= 0; }

std::string network_of(const std::string& address) {
    std::array<unsigned char, 16> bytes{};
    if (address.find(':') == std::string::npos || inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1)
        return address;
    constexpr std::array<unsigned char, 12> version_4 = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (std::equal(version_4.begin(), version_4.end(), bytes.begin()))
        return inet_ntop(AF_INET, bytes.data() + version_4.size(), text.data(), text.size());
    std::fill(bytes.begin() + 8, bytes.end(), 0);
    return std::string(inet_ntop(AF_INET6, bytes.data(), text.data(), text.size())) + "/64";
}

// A bucket that has filled up again is like a new one, so it can go: memory follows the number of busy clients.
void Limits::forget_full(Bucket::Clock::time_point now) {
    if (buckets_.size() < buckets_before_sweep) return;
    std::erase_if(buckets_, [&](const auto& one) { return one.second.first.is_full(one.second.second, now); });
}

// Names nobody has count too: whether an account is there is not told.
Guesses::Clock::duration Guesses::try_one(const std::string& account, Clock::time_point now) {
    constexpr int free_tries = 5, most_doublings = 9;  // up to 512 s
    constexpr auto memory = std::chrono::hours(1);
    if (accounts_.size() >= buckets_before_sweep)
        std::erase_if(accounts_, [&](const auto& one) { return one.second.forgotten < now; });
    Tried& tried = accounts_[account];
    if (tried.forgotten < now) tried = {};
    if (now < tried.next) return tried.next - now;
    if (++tried.wrong >= free_tries)
        tried.next = now + std::chrono::seconds(1 << std::min(tried.wrong - free_tries, most_doublings));
    tried.forgotten = now + memory;
    return {};
}

bool Limits::take(const std::string& key, const Rate& rate) {
    const auto now = Bucket::Clock::now();
    const std::lock_guard lock(mutex_);
    forget_full(now);
    auto& [bucket, its_rate] = buckets_[key];
    its_rate = rate;
    return bucket.take(rate, now);
}

bool Limits::open_connection(const std::string& address) {
    const std::lock_guard lock(mutex_);
    if (connections_ >= config_.connections) return false;
    if (!address.empty()) {
        int& open = addresses_[network_of(address)];
        if (open >= config_.connections_per_address) return false;
        ++open;
    }
    ++connections_;
    return true;
}

void Limits::close_connection(const std::string& address) {
    const std::lock_guard lock(mutex_);
    --connections_;
    count_down(addresses_, network_of(address));
}

bool Limits::open_identity(const std::string& identity) {
    const std::lock_guard lock(mutex_);
    int& open = identities_[identity];
    if (open >= config_.connections_per_identity) return false;
    ++open;
    return true;
}

void Limits::close_identity(const std::string& identity) {
    const std::lock_guard lock(mutex_);
    count_down(identities_, identity);
}

void Limits::count_down(std::unordered_map<std::string, int>& counts, const std::string& key) {
    const auto found = counts.find(key);
    if (found != counts.end() && --found->second <= 0) counts.erase(found);
}

}  // namespace ozy::server
