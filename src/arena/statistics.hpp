// statistics.hpp - what many games add up to. Integers only, so that the sum does not depend on the order of games.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "arena/match.hpp"

namespace ozy {

// A win shared by 1 to 6 winners is a whole number of these parts.
inline constexpr std::int64_t win_parts = 60;

struct Tally {
    std::int64_t games = 0, score = 0, win_parts = 0;
    std::int64_t faults = 0, forfeits = 0;  // of a program: what it did wrong, and the games it lost by that

    double mean_score() const { return games == 0 ? 0 : static_cast<double>(score) / static_cast<double>(games); }
    double wins() const { return static_cast<double>(win_parts) / static_cast<double>(ozy::win_parts); }
    double win_share() const { return games == 0 ? 0 : wins() / static_cast<double>(games); }
    Tally& operator+=(const Tally& other);
};

class Statistics {
  public:
    explicit Statistics(std::size_t entries) : by_entry_(entries) {}

    // `entry_of[i]` is the entry that sat in seat i of game number `game`.
    void add(const GameResult& result, const SeatArray<std::uint32_t>& entry_of, std::uint64_t game);
    Statistics& operator+=(const Statistics& other);

    std::int64_t games() const { return games_; }
    std::int64_t decisions() const { return decisions_; }
    std::int64_t chance_moves() const { return chance_moves_; }
    double mean_decisions() const;
    // The shortest length that at least this percentage of the games did not exceed.
    int decisions_percentile(int percent) const;
    const std::vector<Tally>& by_entry() const { return by_entry_; }
    const SeatArray<Tally>& by_seat() const { return by_seat_; }
    const std::map<std::string_view, std::int64_t>& endings() const { return endings_; }
    // Of all moves of all games; equal for equal games in any order.
    std::uint64_t signature() const { return signature_; }

  private:
    std::int64_t games_ = 0, decisions_ = 0, chance_moves_ = 0;
    std::vector<std::int64_t> lengths_;  // how many games had so many decisions
    std::vector<Tally> by_entry_;
    SeatArray<Tally> by_seat_{};
    std::map<std::string_view, std::int64_t> endings_;
    std::uint64_t signature_ = 0;
};

}  // namespace ozy
