// table_course.hpp - how far one game has come and how it stands, for whoever only reads that: records, results, lists.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"
#include "core/standing.hpp"
#include "table/configure.hpp"

namespace ozy {

// What is the same at every table of one game.
struct GameFacts {
    std::string_view name, title;
    int rules_version = 0;
    std::string_view rules_text;
};

// A chain of choices by one seat as a record writes it; `version` is the table's after it.
struct Chain {
    Seat seat = Seat::chance;
    std::string text;
    int version = 0;
};

class TableCourse {
  public:
    virtual ~TableCourse() = default;

    virtual const GameFacts& facts() const = 0;
    virtual std::vector<OptionValue> options() const = 0;
    virtual std::string_view seat_name(Seat seat) const = 0;
    virtual int seats() const = 0;

    // The number of moves made, each single choice and each outcome of chance counted.
    virtual int version() const = 0;
    // Moves before this version are not remembered; 0 unless the table was thawed.
    virtual int first_version() const = 0;
    // Who decides, or decided, after `version` moves; a player, chance, or over.
    virtual Seat decider_at(int version) const = 0;
    Seat decider() const { return decider_at(version()); }
    bool is_over() const { return decider() == Seat::over; }
    virtual bool mid_chain() const = 0;
    virtual Standing standing() const = 0;
    virtual std::string_view ending() const = 0;  // empty before the end

    // The chains of the moves after `since_version`.
    virtual std::vector<Chain> chains(int since_version) const = 0;
    std::vector<Chain> chains() const { return chains(0); }
    // Of all moves and the state they led to: differs if either does. It is good within one program; records have their
    // own (docs/RECORDS.md).
    virtual std::uint64_t fingerprint() const = 0;
};

}  // namespace ozy
