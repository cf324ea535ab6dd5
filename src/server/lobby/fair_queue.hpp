// fair_queue.hpp - whose turn it is when many want what few can have at once: all get the same share of time, however
// much they ask for, and what somebody waits for comes before what nobody does. Knows no clock and no lock.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace ozy::server {

// For whom something is to be done.
struct Claim {
    std::vector<std::string> people = {};  // one of them is charged: who has had least
    bool awaited = false;                  // somebody waits for it now
};

template <class Item>
class FairQueue {
  public:
    using Time = std::chrono::steady_clock::duration;

    // What nobody waits for lets those come first who have had so much more. Who asks for
    // nothing while others are served saves up to so much.
    explicit FairQueue(Time patience, Time savings = {}) : patience_(patience), savings_(savings) {}

    std::size_t size() const { return size_; }
    std::size_t size_of(const std::string& person) const {
        const auto share = shares_.find(person);
        return share == shares_.end() ? 0 : share->second.awaited.size() + share->second.others.size();
    }
    // Who is to be charged for something that is done on such a claim.
    std::string payer(const Claim& claim) const {
        const auto has_less = [this](const auto& one, const auto& other) { return had(one) < had(other); };
        const auto least = std::min_element(claim.people.begin(), claim.people.end(), has_less);
        return least == claim.people.end() ? std::string() : *least;
    }
    void push(Item item, const std::string& person, bool awaited) {
        line_of(person, awaited).push_back(std::move(item));
        ++size_;
    }
    // Before all else of that person.
    void put_back(Item item, const std::string& person, bool awaited) {
        line_of(person, awaited).push_front(std::move(item));
        ++size_;
    }
    // The lower, the sooner.
    Time rank(const std::string& person, bool awaited) const { return had(person) + (awaited ? Time{} : patience_); }
    // Of what comes next; there must be one.
    Time next_rank() const { return rank(next_share()->second); }
    // There must be one.
    Item pop() {
        forget_idle();
        Share& share = shares_.find(next_share()->first)->second;
        auto& line = share.awaited.empty() ? share.others : share.awaited;
        Item item = std::move(line.front());
        line.pop_front();
        --size_;
        present_ = std::max(present_, share.had);
        return item;
    }
    // False if it is not waiting any more.
    bool remove(const Item& item) {
        for (auto& [person, share] : shares_)
            if (std::erase(share.awaited, item) + std::erase(share.others, item) > 0) return --size_, true;
        return false;
    }
    void charge(const std::string& person, Time time) { shares_[person].had += time; }
    std::vector<Item> take_all() {
        std::vector<Item> out;
        while (size_ > 0) out.push_back(pop());
        return out;
    }
    template <class Visit>
    void for_each(Visit visit) const {
        for (const auto& [person, share] : shares_)
            for (const auto* line : {&share.awaited, &share.others}) std::for_each(line->begin(), line->end(), visit);
    }

  private:
    struct Share {
        Time had{};
        std::deque<Item> awaited, others;
        bool is_idle() const { return awaited.empty() && others.empty(); }
    };
    static constexpr std::size_t shares_before_sweep = 1000;

    // Nobody can have had less; who is new begins with as much as those who are served now.
    Time least() const { return present_ - savings_; }
    Time had(const std::string& person) const {
        const auto share = shares_.find(person);
        return share == shares_.end() ? present_ : std::max(least(), share->second.had);
    }
    std::deque<Item>& line_of(const std::string& person, bool awaited) {
        Share& share = shares_.try_emplace(person, Share{present_, {}, {}}).first->second;
        share.had = std::max(share.had, least());
        return awaited ? share.awaited : share.others;
    }
    auto next_share() const {
        auto next = shares_.end();
        for (auto share = shares_.begin(); share != shares_.end(); ++share)
            if (!share->second.is_idle() && (next == shares_.end() || rank(share->second) < rank(next->second)))
                next = share;
        return next;
    }
    Time rank(const Share& share) const { return share.had + (share.awaited.empty() ? patience_ : Time{}); }
    // Who has had the least is like somebody new.
    void forget_idle() {
        if (shares_.size() < shares_before_sweep) return;
        std::erase_if(shares_, [this](const auto& one) { return one.second.is_idle() && one.second.had <= least(); });
    }

    Time patience_, savings_, present_{};  // `present_`: how much those have had who are served now
    std::map<std::string, Share, std::less<>> shares_;
    std::size_t size_ = 0;
};

}  // namespace ozy::server
