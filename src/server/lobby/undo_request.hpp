// undo_request.hpp - taking back what everybody has seen: who may ask, who has to agree, and who has refused.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/lobby/client.hpp"
#include "server/lobby/progress.hpp"
#include "server/lobby/roster.hpp"

namespace ozy::server {

class UndoRequests {
  public:
    struct Request {
        int number = 0, version = 0;  // back to this version of the table
        Seat asker = Seat::over;
        std::vector<std::string> waiting_for = {};  // identities
    };
    enum class Verdict { open, agreed, refused };

    explicit UndoRequests(int seats) { reset(seats); }
    // Other seats than before.
    void reset(int seats) { refused_.assign(static_cast<std::size_t>(seats), false); }

    UndoOffer offer(Seat viewer, const Roster& roster, const Progress& progress) const;
    const std::optional<Request>& open() const { return open_; }
    // Everybody is asked who sits there for themselves, but for the asker's own seats; nobody if the table says so.
    const Request& ask(Seat asker, int version, const Roster& roster);
    std::variant<Verdict, Refused> answer(int number, const std::string& person, bool agrees);
    // The request is over; who was refused may not ask again before their next move.
    Request close(bool agreed);
    void has_moved(Seat seat) { refused_[ordinal(seat)] = false; }

  private:
    std::optional<Request> open_;
    int count_ = 0;
    std::vector<bool> refused_;  // by seat
};

Message undo_asked_message(const UndoRequests::Request& request, const TableSight& table);
Message undo_answered_message(const UndoRequests::Request& request, bool agreed);
Message undo_offer_message(std::string_view id, int log_entries_left);

}  // namespace ozy::server
