// tournament_plan.hpp - which bots meet in which game of a tournament. Game number g is a pure function of the plan, so
// that shards on many machines and a run resumed from its journal play the same games.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bots/conduct.hpp"
#include "core/seat.hpp"

namespace ozy {

struct ProgramTerms;

struct TournamentPlan {
    std::string game;     // its name
    std::string options;  // "players=2 ...", all of them
    int rules_version = 0;
    int seats = 2;
    std::vector<std::string> bots;  // one per entry; a name may be repeated
    bool control = false;           // entries of the same name are rated apart (an A/A run)
    std::uint64_t seed = 1;
    const ProgramTerms* programs = nullptr;  // for bots that are programs; without, there must be none

    // All that the games depend on, in one line: the first line of a journal.
    std::string header() const;
};

// Every choice of as many entries as there are seats, in the order of the entries.
std::vector<std::vector<std::size_t>> line_ups(std::size_t entries, std::size_t seats);

// Entries that are one and the same bot are one row of the table: names[row_of[entry]].
struct Rows {
    std::vector<std::string> names;
    std::vector<std::size_t> row_of;
};
Rows rows_of(const TournamentPlan& plan);

// A block is one seed for one line-up, played once in each of its rotations: every entry sits in every seat.
class Schedule {
  public:
    explicit Schedule(const TournamentPlan& plan)
        : seats_(static_cast<std::size_t>(plan.seats)),
          seed_(plan.seed),
          line_ups_(line_ups(plan.bots.size(), seats_)) {}

    std::uint64_t games_in_block() const { return seats_; }
    std::uint64_t block_of(std::uint64_t game) const { return game / seats_; }
    // The line-ups take turns; each seed is played by all of them.
    std::uint64_t seed_of(std::uint64_t game) const;
    std::size_t entry_at(std::uint64_t game, std::size_t seat) const {
        return line_ups_[block_of(game) % line_ups_.size()][(seat + game) % seats_];
    }

  private:
    std::size_t seats_;
    std::uint64_t seed_;
    std::vector<std::vector<std::size_t>> line_ups_;
};

// What one run plays of a tournament: of the blocks of so many games those of its shard.
struct PlannedPart {
    std::uint64_t games = 0;
    std::uint64_t shard = 1, shards = 1;

    friend bool operator==(const PlannedPart&, const PlannedPart&) = default;
};
// The numbers of its games, in order; blocks that are begun are filled up.
std::vector<std::uint64_t> games_of(const TournamentPlan& plan, const PlannedPart& part);

// How one game ended, by seat.
struct PlayedGame {
    std::uint64_t number = 0;
    SeatArray<int> rank{}, score{};
    SeatArray<Conduct> conduct{};
    std::uint32_t decisions = 0;
    std::uint64_t hash = 0;  // of all moves
    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

}  // namespace ozy
