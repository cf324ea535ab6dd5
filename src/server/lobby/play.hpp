// play.hpp - a game between people: moves with the draws that follow them, drafts and undo. Knows no socket, no disk.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/lobby/chance.hpp"
#include "table/table.hpp"

namespace ozy::server {

enum class UndoTo { step, turn };

// Every change is answered with the text of its entry in the store; `replay` makes the same change from that text.
class Play {
  public:
    Play(std::unique_ptr<Table> table, Chance chance) : table_(std::move(table)), chance_(std::move(chance)) {}

    const Table& table() const { return *table_; }
    const Chance& chance() const { return chance_; }
    // What others see is the table as it stood after this many moves; the steps since then are the decider's draft.
    int published() const { return draft_.empty() ? table_->version() : draft_.front(); }
    int draft_steps(Seat seat) const { return table_->decider() == seat ? static_cast<int>(draft_.size()) : 0; }

    // The draws before the first decision; empty if there are none.
    std::string start();
    std::variant<std::string, Objection> move(Seat seat, std::string_view line);
    // Takes back steps of the seat's own draft.
    Result<std::string> undo(Seat seat, UndoTo to);
    // The version at which the seat last began a chain that everybody has seen; -1 if it never did or the table does
    // not remember that far.
    int last_decision(Seat seat) const;
    std::string undo_to(int version);

    Outcome replay(std::string_view text);

    // What a later start can go on from instead of replaying everything.
    std::string freeze() const;
    Outcome thaw(std::string_view frozen);

  private:
    // Draws what chance has to decide and sorts the seat's step into the draft or ends it.
    void settle(Seat seat, int before);
    Outcome replay_line(std::string_view line);
    std::string text_since(int version) const;

    std::unique_ptr<Table> table_;
    Chance chance_;
    std::vector<int> draft_;  // the versions at which the decider's steps that can be taken back began
};

}  // namespace ozy::server
