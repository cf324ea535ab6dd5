// room_parts.hpp - what there is of a table while somebody is at it. Each part has one job and can be read alone; what
// people ask is done by those that know several of them (room.hpp).
#pragma once

#include "server/lobby/audience.hpp"
#include "server/lobby/bot_seats.hpp"
#include "server/lobby/conversation.hpp"
#include "server/lobby/progress.hpp"
#include "server/lobby/roster.hpp"
#include "server/lobby/table_line.hpp"
#include "server/lobby/undo_request.hpp"

namespace ozy::server {

struct RoomParts {
    RoomParts(World& where, TableLine::Owner& owner, Roster agreed, Progress read, BotSeats::PlayLine play_bot)
        : world(where),
          line(where, owner, agreed.id()),
          roster(std::move(agreed)),
          progress(std::move(read)),
          audience(line.outbox(), roster.seats()),
          conversation(where, line.outbox(), audience, roster.stored().number, line.entrance()),
          bots(where, roster, progress, audience, line.entrance(), std::move(play_bot)),
          undo_requests(roster.seats()) {}

    std::int64_t table_time() const { return time.now(world.tasks.steady_milliseconds()); }
    // All there is to be seen of the game.
    Scene scene() {
        Scene out{progress};
        for (Seat seat : seats_of(roster.seats()))
            out.undo[ordinal(seat)] = undo_requests.offer(seat, roster, progress);
        return out;
    }

    World& world;
    TableLine line;
    Roster roster;
    Progress progress;
    TableTime time = {};
    Audience audience;
    Conversation conversation;
    BotSeats bots;
    UndoRequests undo_requests;
    std::int64_t awaited_until = 0;  // steady: when the game begins without the numbers that are still missing
};

}  // namespace ozy::server
