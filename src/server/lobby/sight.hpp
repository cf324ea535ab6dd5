// sight.hpp - what one viewer sees of a game, and the messages that tell it. Made from the viewer's own view, question
// and log and nothing else, so neither bytes nor lengths nor versions can give away more (docs/PROTOCOL.md, "State").
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/lobby/json_patch.hpp"
#include "table/table_sight.hpp"

namespace ozy::server {

// What a reconnecting client says it has.
struct Have {
    std::string version, mark;
    int log = 0;
};

// What the viewer may do besides choosing; comes from the table's rules for undo, not from the game.
struct UndoOffer {
    int steps = 0;
    bool can_ask = false;
    friend bool operator==(const UndoOffer&, const UndoOffer&) = default;
};

// How far a viewer's log has come: the number of its entries and a hash of them.
struct LogMark {
    int entries = 0;
    std::uint64_t hash = 0;
};

// A message about the game in two parts, so that the answer to one's own request can be named in between.
class StateMessage {
  public:
    explicit StateMessage(std::string rest) : rest_(std::move(rest)) {}
    std::string text(std::string_view answered_id = {}) const;

  private:
    std::string rest_;
};

class Sight {
  public:
    // `before` is the viewer's log up to the first version that the table remembers.
    Sight(Seat viewer, LogMark before) : viewer_(viewer), skipped_(before.entries), marks_{before.hash} {}

    // Looks at the table as it stands. True if the viewer sees anything new.
    bool look(const TableSight& table, const UndoOffer& undo);

    const std::string& version() const { return version_; }
    const UndoOffer& undo() const { return undo_; }
    LogMark log_mark() const { return {total(), marks_.back()}; }
    // The number of the first entry that the table remembers.
    int first_entry() const { return skipped_; }
    // How many entries of the viewer's log come before that version of the table.
    int entries_before(int version) const;
    // From what was seen before the last look to now.
    StateMessage update() const;
    // All there is; the log from what the client has, or its end.
    StateMessage full(const TableSight& table, const Have* have) const;

  private:
    void look_at_log(const TableSight& table);
    std::string entries(const TableSight& table, std::size_t from) const;
    int total() const { return skipped_ + static_cast<int>(entry_versions_.size()); }
    std::string rest(std::string_view sight, int log_from, std::string_view entries) const;

    Seat viewer_;
    JsonObject view_;
    std::string prompt_, deciding_, choices_, standing_, version_;
    UndoOffer undo_;
    int seen_version_ = 0;              // of the table: the log is read up to here
    int skipped_;                       // entries before those that follow
    std::vector<int> entry_versions_;   // in which move of the table each log entry came about
    std::vector<std::uint64_t> marks_;  // marks_[n]: of the log up to the n-th of these
    // Since the look before.
    JsonObject old_view_;
    std::string old_version_, new_entries_;
    int log_from_ = 0;
};

// An entry of a log as JSON.
std::string entry_json(const LogEntry& entry);
std::string phrase_json(const Phrase& phrase);
// Whom the viewer sees deciding; over if nobody, or if that is not to be seen.
Seat visible_decider(const TableSight& table, Seat viewer);
// {"ending", "scores", "ranks"} of a finished game.
std::string standing_json(const TableCourse& table);

}  // namespace ozy::server
