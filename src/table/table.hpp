// table.hpp - one game in play, any game: text and JSON at the edge, for the command line, the server and Python. Who
// needs only a part of it takes that part: its course, its play, what is seen of it, its position.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "table/table_play.hpp"
#include "table/table_position.hpp"
#include "table/table_sight.hpp"

namespace ozy {

// Owns no thread and no lock: whoever shares a table keeps its calls in order. A clone is independent.
class Table : public TablePlay, public TableSight, public TablePosition {
  public:
    virtual std::unique_ptr<Table> clone() const = 0;
    // A table that stands where this one stands and knows nothing of the way there: a cheap one to try moves on.
    virtual std::unique_ptr<Table> present() const = 0;
};

// `rules` is the version whose defaults hold for the options that are not named.
using OpenTable = Result<std::unique_ptr<Table>>(std::string_view game, std::span<const OptionValue> options,
                                                 int rules);

// "P0", "chance", "over", "spectator" or "omniscient".
std::string seat_word(Seat seat);
// A player of a table with so many seats, by "P0" or "0".
Result<Seat> read_player(std::string_view text, int seats);
// A reason with the rule that gives it: "a leader needs a temple [TE-5.5]".
std::string error_text(const Error& error);

}  // namespace ozy
