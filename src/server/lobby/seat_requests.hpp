// seat_requests.hpp - seats and rights over HTTP: who sits down, is called how, goes, is replaced, invites, plays
// again. Answers come when the change is durable.
#pragma once

#include <optional>
#include <string>

#include "server/lobby/proceedings.hpp"

namespace ozy::server {

class SeatRequests {
  public:
    SeatRequests(RoomParts& at, Noticeboard& board, Proceedings& proceedings)
        : at_(at), board_(board), proceedings_(proceedings) {}

    // A table at which nobody is missing begins.
    void begin_if_complete(const Reply& reply);
    void sit(const Visitor& visitor, const Arrival& arrival, const Reply& reply);
    // How the visitor's own seat is called at this table.
    void name_seat(const Visitor& visitor, int seat, const std::string& name, const Reply& reply);
    // To chance: a hash before the game, then the number it is of.
    void commit_number(const Visitor& visitor, int seat, const std::string& hash, const Reply& reply);
    void open_number(const Visitor& visitor, int seat, const std::string& number, const Reply& reply);
    void stand_up(const Visitor& visitor, int seat, const Reply& reply);
    void set_bot(const Visitor& visitor, int seat, const std::string& bot, const Reply& reply);
    // Who made the table waits no longer: the bot plays the open seats, or without one the game is for fewer.
    void start_without(const Visitor& visitor, const std::string& bot, const Reply& reply);
    void resign(const Visitor& visitor, int seat, const Reply& reply);
    // A new link for a seat, or for spectators if there is none.
    void renew_link(const Visitor& visitor, std::optional<int> seat, const Reply& reply);
    // What the next table is made of, for a rematch; the id is empty unless somebody already made it.
    void plan_rematch(const Visitor& visitor, const ReplyWith<StoredTable>& reply);
    void set_rematch(const std::string& id, const Reply& reply);
    // Whose private notes these are: the identity that owns the seat.
    void find_notes(const Visitor& visitor, int seat, const ReplyWith<TableNumber>& reply);

  private:
    void change(const Reply& reply, const std::function<Refusal()>& change_roster);
    // Stores the change, then answers.
    void keep(const Reply& later, std::function<std::string()> answer);

    RoomParts& at_;
    Noticeboard& board_;
    Proceedings& proceedings_;
};

}  // namespace ozy::server
