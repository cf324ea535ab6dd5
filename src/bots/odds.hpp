// odds.hpp - values of seats, odds and chances to win, all in whole numbers, so that every machine finds the same.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/seat.hpp"
#include "core/standing.hpp"

namespace ozy {

// 0 .. certain. A win shared by any number of seats is a whole number.
using WinChance = std::int32_t;
inline constexpr WinChance certain = 60'000;
using WinChances = SeatArray<WinChance>;

// Values are logarithms: a seat's chance is in proportion to e to the power of value / nat (a softmax over seats).
inline constexpr int nat = 1024;
inline constexpr int sure_odds = 12 * nat;  // of a game that is won

namespace odds_tables {

inline constexpr int step = nat / 16;
inline constexpr int farthest = 10 * nat;
inline constexpr std::size_t size = farthest / step + 2;

// e to the minus x, for x from 0 on.
constexpr double decay(double x) {
    double sum = 1, term = 1;
    for (int i = 1; i < 60; ++i) sum += term *= x / i;
    return 1 / sum;
}
// The natural logarithm of 1 + x, for x from 0 to 1.
constexpr double log_of_one_and(double x) {
    const double ratio = x / (2 + x);
    double sum = 0, power = ratio;
    for (int i = 1; i < 60; i += 2, power *= ratio * ratio) sum += power / i;
    return 2 * sum;
}
constexpr std::int32_t rounded(double positive) {
    const auto whole = static_cast<std::int32_t>(positive);
    return whole + (positive - whole < 0.5 ? 0 : 1);
}
constexpr auto make_chances() {
    std::array<std::int32_t, size> table{};
    for (std::size_t i = 0; i < size; ++i)
        table[i] = rounded(certain / (1 + decay(static_cast<double>(i) * step / nat)));
    return table;
}
constexpr auto make_joins() {
    std::array<std::int32_t, size> table{};
    for (std::size_t i = 0; i < size; ++i)
        table[i] = rounded(nat * log_of_one_and(decay(static_cast<double>(i) * step / nat)));
    return table;
}
inline constexpr auto chances = make_chances();  // for odds of so many steps
inline constexpr auto joins = make_joins();      // what the lower of two values adds, so many steps behind

constexpr std::int32_t between(const std::array<std::int32_t, size>& table, int x) {
    const auto place = static_cast<std::size_t>(x / step);
    return table[place] + (table[place + 1] - table[place]) * (x % step) / step;
}

}  // namespace odds_tables

// Logarithm of the odds, as a chance.
constexpr WinChance chance_of(int odds) {
    const int size = std::min(odds < 0 ? -odds : odds, odds_tables::farthest);
    const WinChance chance = odds_tables::between(odds_tables::chances, size);
    return odds < 0 ? certain - chance : chance;
}

// The value of a rival as likely to win as both together.
constexpr int joint_value(int one, int other) {
    const int gap = std::min(one < other ? other - one : one - other, odds_tables::farthest);
    return std::max(one, other) + odds_tables::between(odds_tables::joins, gap);
}

// How far a seat is ahead of all others together.
constexpr int odds_of(const SeatArray<int>& values, int seats, Seat seat) {
    int others = 0;
    bool first = true;
    for (Seat rival : seats_of(seats)) {
        if (rival == seat) continue;
        others = first ? values[rival] : joint_value(others, values[rival]);
        first = false;
    }
    return std::clamp(values[seat] - others, -sure_odds + 1, sure_odds - 1);
}

constexpr WinChances chances_of(const SeatArray<int>& values, int seats) {
    WinChances chances;
    for (Seat seat : seats_of(seats)) chances[seat] = chance_of(odds_of(values, seats, seat));
    return chances;
}

// Each seat's part of the win.
constexpr WinChances chances_at_end(const Standing& standing) {
    WinChances chances;
    for (Seat seat : seats_of(standing.seats))
        chances[seat] = standing.is_winner(seat) ? certain / standing.winners() : 0;
    return chances;
}

constexpr int odds_at_end(const Standing& standing, Seat seat) {
    if (!standing.is_winner(seat)) return -sure_odds;
    return standing.winners() == 1 ? sure_odds : 0;
}

}  // namespace ozy
