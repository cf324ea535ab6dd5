// room_reading.cpp - a room reads its table, where that keeps nobody else waiting. See room.hpp.
#include <tuple>

#include "server/lobby/room.hpp"
#include "server/log.hpp"

namespace ozy::server {

// Reading takes long: it is done on a thread that nobody waits for but this room. `read` knows nothing of the room;
// what it returns puts in place what was read.
void Room::read_elsewhere(std::function<Result<Work>()> read, std::function<void(const Outcome&)> then) {
    steps_->hold();
    const Work work = [self = shared_from_this(), read, then] {
        Result<Work> put_in_place = Error{Errc::bad_record, {}};
        try {
            put_in_place = read();
        } catch (const std::exception& error) {
            put_in_place = Error{Errc::bad_record, error.what()};
        }
        if (!put_in_place) log("table_unreadable", {{"table", self->id_}, {"why", put_in_place.error().detail}});
        self->steps_->resume([self, put_in_place, then] {
            self->attempt({}, [&] {
                if (put_in_place) (*put_in_place)();
                then(put_in_place ? Outcome(Done{}) : put_in_place.error());
            });
        });
    };
    if (world_.tasks.post_slow(work)) return;
    constexpr auto moment = std::chrono::milliseconds(100);
    world_.tasks.post_after(moment, [self = shared_from_this(), read, then] { self->read_elsewhere(read, then); });
}

void Room::read_game(History history, std::function<void(const Outcome&)> then) {
    const auto read = [this, &world = world_, roster = roster_, history]() -> Result<Work> {
        Result<Progress> progress = Progress::read(world.store, world.build, roster, history);
        if (!progress) return progress.error();
        return Work([this, got = std::make_shared<Progress>(*std::move(progress))] {
            progress_ = std::move(*got);
            audience_.forget_sights();
        });
    };
    read_elsewhere(read, std::move(then));
}

// The room may have been loaded from a snapshot; what follows needs the game from its beginning.
void Room::with_history(const Refuse& refuse, Work then) {
    if (progress_.remembers_all()) return then();
    read_game(History::whole, [refuse, then = std::move(then)](const Outcome& read) {
        if (!read) return refuse({Why::table_unreadable});
        then();
    });
}

// Forget, read, tell everybody how things stand.
void Room::recover() {
    is_broken_ = is_recovering_ = true;
    const auto read = [this, &world = world_, id = id_, seats = roster_.seats()]() -> Result<Work> {
        const auto stored = world.store.find_table(id);
        if (!stored) return Error{Errc::bad_record, "the table is gone"};
        Roster roster(*stored);
        if (roster.seats() != seats) return Error{Errc::bad_record, "the table has other seats"};
        Result<Progress> progress = Progress::read(world.store, world.build, roster, History::since_snapshot);
        if (!progress) return progress.error();
        return Work([this, all = std::make_shared<std::pair<Roster, Progress>>(roster, *std::move(progress))] {
            std::tie(roster_, progress_) = std::move(*all);
            is_broken_ = false;
        });
    };
    read_elsewhere(read, [this](const Outcome& outcome) {
        if (!outcome) return give_up();
        bots_.look_at_seats();
        bots_.change_position();
        audience_.forget_sights();
        if (!roster_.is_waiting()) audience_.show_all_anew(scene());
        after_change();
        is_recovering_ = false;
    });
}

// Whoever comes next has it loaded anew.
void Room::give_up() {
    is_broken_ = true;
    is_recovering_ = false;
    audience_.send_away("restart", "the table cannot be read");
}

}  // namespace ozy::server
