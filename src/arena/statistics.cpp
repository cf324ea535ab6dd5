// statistics.cpp - sums over games.
#include "arena/statistics.hpp"

#include "core/assert.hpp"

namespace ozy {

Tally& Tally::operator+=(const Tally& other) {
    games += other.games;
    score += other.score;
    win_parts += other.win_parts;
    faults += other.faults;
    forfeits += other.forfeits;
    return *this;
}

void Statistics::add(const GameResult& result, const SeatArray<std::uint32_t>& entry_of, std::uint64_t game) {
    ++games_;
    decisions_ += result.decisions;
    chance_moves_ += result.chance_moves;
    if (lengths_.size() <= result.decisions) lengths_.resize(result.decisions + std::size_t{1});
    ++lengths_[result.decisions];
    ++endings_[result.ending];
    signature_ += mix(result.hash ^ mix(game));

    const Standing& standing = result.standing;
    const int winners = standing.winners();
    OZY_ASSERT(winners > 0);
    const std::int64_t share = win_parts / winners;
    for (Seat seat : seats_of(standing.seats)) {
        const Conduct conduct = result.conduct[seat];
        const Tally tally{1, standing.score[seat], standing.is_winner(seat) ? share : 0, conduct.faults,
                          conduct.is_out ? 1 : 0};
        by_seat_[seat] += tally;
        by_entry_[entry_of[seat]] += tally;
    }
}

Statistics& Statistics::operator+=(const Statistics& other) {
    games_ += other.games_;
    decisions_ += other.decisions_;
    chance_moves_ += other.chance_moves_;
    if (lengths_.size() < other.lengths_.size()) lengths_.resize(other.lengths_.size());
    for (std::size_t i = 0; i < other.lengths_.size(); ++i) lengths_[i] += other.lengths_[i];
    for (std::size_t i = 0; i < other.by_entry_.size(); ++i) by_entry_[i] += other.by_entry_[i];
    for (Seat seat : seats_of(max_seats)) by_seat_[seat] += other.by_seat_[seat];
    for (const auto& [ending, count] : other.endings_) endings_[ending] += count;
    signature_ += other.signature_;
    return *this;
}

double Statistics::mean_decisions() const {
    return games_ == 0 ? 0 : static_cast<double>(decisions_) / static_cast<double>(games_);
}

int Statistics::decisions_percentile(int percent) const {
    std::int64_t counted = 0;
    for (std::size_t length = 0; length < lengths_.size(); ++length) {
        counted += lengths_[length];
        if (counted * 100 >= games_ * percent) return static_cast<int>(length);
    }
    return 0;
}

}  // namespace ozy
