// room.hpp - a table with people around it. Whatever happens is in the store before anybody is told.
//
// A room only brings its parts together: what there is (room_parts.hpp) and who works on it, each within steps of the
// one line (table_line.hpp). Calls may come from any thread.
#pragma once

#include <atomic>
#include <memory>

#include "server/lobby/play_messages.hpp"
#include "server/lobby/readings.hpp"
#include "server/lobby/seat_requests.hpp"

namespace ozy::server {

class Room final : public TableLine::Owner, public std::enable_shared_from_this<Room> {
  public:
    // Throws, or gives an Error, if the table cannot be read.
    static Result<std::shared_ptr<Room>> load(World& world, const StoredTable& stored);
    Room(World& world, Roster roster, Progress progress);

    const std::string& id() const { return parts_.line.table(); }

    // WebSocket.
    void receive(const std::shared_ptr<Client>& client, const ClientMessage& message);
    void leave(const std::shared_ptr<Client>& client);

    // HTTP.
    Noticeboard& board() { return board_; }
    SeatRequests& seats() { return seats_; }
    Readings& readings() { return readings_; }

    // Nobody is here and nothing is going on.
    bool is_idle() const;
    // Saves what makes the next loading quick, if that would have to play through so many entries.
    void save_snapshot(int least_entries = 1);
    // What the clock has counted since the last move is kept: the next start goes on from there.
    void stop_clock();
    void dismiss();  // lets go of its guests and of what waits

  private:
    std::shared_ptr<Owner> keep() override { return shared_from_this(); }
    void has_stepped() override;
    TableLine::Read reading_anew() override { return proceedings_.reading_anew(); }
    void was_read_anew() override { proceedings_.was_read_anew(); }
    void is_lost() override { parts_.audience.send_away("restart", "the table cannot be read"); }

    void handle(const std::shared_ptr<Client>& client, const ClientMessage& message);
    void answer(const Guest& guest, const ClientMessage& message);

    RoomParts parts_;
    Noticeboard board_{parts_};
    Proceedings proceedings_{parts_, board_};
    SeatRequests seats_{parts_, board_, proceedings_};
    Readings readings_{parts_, proceedings_};
    Reception reception_{parts_, board_, proceedings_};
    PlayMessages play_{parts_, proceedings_, reception_};
    std::atomic<std::int64_t> idle_from_;  // steady; what `is_idle` answers, as of the last step
};

}  // namespace ozy::server
