// event.hpp - what happened, for logs, animation and announcements. Rules append events; nothing in the rules reads
// them.
#pragma once

#include <cstdint>
#include <type_traits>

#include "core/fixed_vector.hpp"
#include "core/move.hpp"
#include "core/narrow.hpp"
#include "core/seat.hpp"

namespace ozy {

// Each game has its own enum of kinds and says in events.cpp what the operands of each mean.
struct Event {
    std::uint8_t kind = 0;
    Seat seat = Seat::chance;         // whom it is about
    Seat audience = Seat::spectator;  // who may know: a player, or spectator = everybody
    std::uint8_t a = 0, b = 0, c = 0;
    std::int16_t amount = 0;
    friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 8);

constexpr bool may_see(Seat viewer, const Event& event) {
    return event.audience == Seat::spectator || event.audience == viewer || viewer == Seat::omniscient;
}

using Events = FixedVector<Event, 512, std::uint16_t>;  // of one move, the automatic steps it leads to included

constexpr std::int16_t amount_of(int number) { return narrow(number); }

// Appends to the log, if there is one. A log that is full loses its end: a combat of many rounds may be long.
template <class Happening>
requires std::is_enum_v<Happening>
void tell(Events* events, Happening what, Seat seat, Event details = {}) {
    if (events == nullptr || events->full()) return;
    details.kind = operand(what);
    details.seat = seat;
    events->push_back(details);
}

}  // namespace ozy
