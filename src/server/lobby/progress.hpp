// progress.hpp - the game of one table as far as it has come: read from the store, then moved on entry by entry.
// Whoever wants something else than what is here reads another one: there is no way back.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/lobby/clock.hpp"
#include "server/lobby/play.hpp"
#include "server/lobby/roster.hpp"
#include "server/lobby/sight.hpp"

namespace ozy::server {

class Progress {
  public:
    enum class History { since_snapshot, whole };

    // Takes long for a long game. An Error if what the store holds makes no sense; throws if it cannot be read.
    static Result<Progress> read(Store& store, const std::string& build, const Roster& roster, History history);

    Play& play() { return *play_; }
    const Play& play() const { return *play_; }
    const Table& table() const { return play_->table(); }
    bool remembers_all() const { return table().first_version() == 0; }
    // Somebody takes steps that the others do not see yet.
    bool is_drafting() const { return !live_ && play_->published() != table().version(); }
    // As this viewer may see it: while a seat drafts its turn, the others see the table as it stood before.
    const Table& table_for(Seat viewer);
    // What everybody has come to see by the last entry, decision by decision: the table after each of them but the
    // last, with the draws that followed. A turn that was drafted is so told step by step.
    void for_each_step_revealed(const std::function<void(const TableSight&, Seat actor)>& visit) const;
    // Up to the first version that the table remembers.
    LogMark log_before(Seat viewer) const { return log_marks_[place_of(viewer)]; }
    bool has_decided(Seat seat) const { return has_decided_[ordinal(seat)]; }
    bool knows_message(const std::string& id) const;

    const GameClock& clock() const { return clock_; }
    // As it stood when everybody last saw a step: drafts move only the other.
    const GameClock& shown_clock() const { return shown_clock_; }
    // From when the table's own time goes on, if it has stood still since the last entry.
    std::optional<std::int64_t> stood_still_at() const;

    // The entry for what has just been played, at that time of the table. `message`: the client's id of the move.
    Entry add(Seat seat, std::string message, std::string text, std::int64_t time);
    // The draws before the first decision; none if there is nothing to write down.
    std::optional<Entry> begin(std::int64_t time);
    // Only time has passed: the server stops, or stood still.
    Entry pause(std::int64_t time);

    int entries_since_snapshot() const { return next_sequence_ - snapshot_sequence_; }
    // What makes the next reading quick; none while a seat drafts its turn.
    std::optional<Snapshot> snapshot(const std::string& build);

  private:
    explicit Progress(const Roster& roster);
    Outcome open(const Roster& roster);
    Outcome restore(const Snapshot& snapshot);
    Outcome replay(const std::vector<Entry>& entries);
    void remember_message(std::string id);
    void hand_over_clock(std::int64_t time);
    std::size_t place_of(Seat viewer) const { return is_player(viewer) ? ordinal(viewer) : has_decided_.size(); }

    bool live_ = false;
    int imported_lines_ = 0;
    std::unique_ptr<Play> play_;
    std::unique_ptr<Table> published_;  // as the others see it, while there is a draft
    GameClock clock_, shown_clock_;
    int shown_version_ = -1;   // at the step that everybody last saw
    int revealed_since_ = -1;  // the one before it
    int next_sequence_ = 0, snapshot_sequence_ = 0;
    std::vector<LogMark> log_marks_;           // by viewer
    std::deque<std::string> recent_messages_;  // ids of accepted moves
    std::vector<bool> has_decided_;            // by seat
};

}  // namespace ozy::server
