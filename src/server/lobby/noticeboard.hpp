// noticeboard.hpp - what everybody may know of a table beside its game: who sits where, who is here or away, since
// when.
#pragma once

#include <optional>

#include "server/lobby/room_parts.hpp"

namespace ozy::server {

class Noticeboard {
  public:
    explicit Noticeboard(RoomParts& at) : at_(at) {}

    TableCard card();
    void show_card(const ReplyWith<TableCard>& reply);
    void describe(const Visitor& visitor, const Reply& reply);

    // To one guest, who has just come, with what was said before.
    void greet(const Guest& guest) { send(card(), guest, true); }
    // To all; comings and goings within a moment are told together.
    void push_soon();

    bool is_somebody_away() const;
    // Its person has been away for so long that who made the table may hand it over.
    bool is_free_to_take(int seat) const;

  private:
    std::optional<SeatCard::Away> absence_of(Seat seat) const;
    void send(const TableCard& card, const Guest& guest, bool with_chat);

    RoomParts& at_;
    bool push_planned_ = false;
};

}  // namespace ozy::server
