// room.cpp - a room's life: its steps, what it stores and reads, and what follows a change. See room.hpp.
#include "server/lobby/room.hpp"

#include <limits>

#include "server/log.hpp"

namespace ozy::server {

namespace {

constexpr int entries_between_snapshots = 1024;
constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

}  // namespace

Room::Room(World& world, Roster roster, Progress progress)
    : world_(world),
      id_(roster.id()),
      steps_(std::make_shared<Steps>(world.tasks)),
      roster_(std::move(roster)),
      progress_(std::move(progress)),
      audience_(outbox_, roster_.seats()),
      conversation_(world, outbox_, audience_, roster_.stored().number, entrance()),
      bots_(world, roster_, progress_, audience_, entrance(),
            [this](const std::string& line) { return play_bot_line(line); }),
      undo_requests_(roster_.seats()),
      idle_from_(never) {}

Result<std::shared_ptr<Room>> Room::load(World& world, const StoredTable& stored) {
    Roster roster(stored);
    Result<Progress> progress = Progress::read(world.store, world.build, roster, History::since_snapshot);
    if (!progress) return progress.error();
    auto room = std::make_shared<Room>(world, std::move(roster), *std::move(progress));
    ++world.figures.tables_loaded;
    room->resume_time();
    room->step({}, [room = room.get()] { room->after_change(); });
    return room;
}

// From the last entry, if there is a clock: nobody's has run since. Without one the table's time is the wall's, however
// often the table is forgotten and loaded anew.
void Room::resume_time() {
    const std::int64_t wall = now_milliseconds();
    time_.resume(progress_.stood_still_at().value_or(wall), world_.tasks.steady_milliseconds(), wall);
}

void Room::step(Refuse refuse, Work work) {
    steps_->run([self = shared_from_this(), refuse = std::move(refuse), work = std::move(work)] {
        self->attempt(refuse, work);
    });
}

// The one boundary: what fails costs who asked. What it may have left half changed is read anew.
void Room::attempt(const Refuse& refuse, const Work& work) {
    try {
        if (is_broken_ && refuse)
            refuse({Why::table_unreadable});
        else
            work();
    } catch (const std::exception& error) {
        log("step_failed", {{"table", id_}, {"why", error.what()}});
        outbox_.clear();
        if (refuse) refuse({Why::step_failed});
        if (is_recovering_)
            give_up();
        else
            recover();
    }
    note_whether_idle();
    outbox_.deliver();
}

Enter Room::enter() {
    return [weak = weak_from_this(), &tasks = world_.tasks](Work work) {
        tasks.post([weak, work = std::move(work)] {
            if (const auto self = weak.lock()) self->step({}, work);
        });
    };
}

void Room::note_whether_idle() {
    constexpr std::int64_t study_kept = 600'000;  // for as long as people come back to it
    const bool clock_runs = roster_.is_playing() && progress_.clock().runs();
    const bool is_busy = !audience_.empty() || roster_.is_beginning() || bots_.is_thinking() || clock_runs;
    idle_from_ = is_broken_ ? 0 : is_busy ? never : analysis_ ? studied_ + study_kept : 0;
}

bool Room::is_idle() const { return steps_->is_idle() && world_.tasks.steady_milliseconds() >= idle_from_; }

// Nothing else happens here until the store has answered.
void Room::commit(std::vector<Change> changes, Work then, Refuse failed) {
    if (is_broken_) return failed ? failed({Why::table_unreadable}) : void();
    steps_->hold();
    try {
        world_.store.write(std::move(changes), [self = shared_from_this(), then = std::move(then),
                                                failed = std::move(failed)](Written outcome) mutable {
            Tasks& tasks = self->world_.tasks;
            tasks.post([self = std::move(self), outcome, then = std::move(then), failed = std::move(failed)] {
                self->steps_->resume([self, outcome, then, failed] {
                    self->attempt(failed, [&] { self->written(outcome, then, failed); });
                });
            });
        });
    } catch (...) {
        steps_->resume([] {});
        throw;
    }
}

// A change that the store refused is undone by reading everything anew: another process may have been first.
void Room::written(Written outcome, const Work& then, const Refuse& failed) {
    if (outcome == Written::durable) return then();
    log(outcome == Written::conflict ? "store_conflict" : "store_failed", {{"table", id_}});
    if (failed) failed({outcome == Written::conflict ? Why::somebody_was_faster : Why::move_not_stored});
    recover();
}

// What has just been played, and whether it was the end.
void Room::append(Seat seat, std::string message, std::string text, Work then, Refuse failed) {
    bots_.change_position();
    std::vector<Change> changes;
    changes.emplace_back(
        AppendEntry{roster_.stored().number, progress_.add(seat, std::move(message), std::move(text), table_time())});
    if (progress_.table().is_over()) {
        roster_.end();
        changes.push_back(roster_.save());
    }
    commit(
        std::move(changes),
        [this, then = std::move(then)] {
            then();
            if (roster_.is_over()) push_table_soon();
            after_change();
        },
        std::move(failed));
}

// Saves who sits where, starts the game if nobody and nothing is missing any more, then tells everybody.
void Room::change_seating(Work then, Refuse failed) {
    if (roster_.is_beginning() && roster_.awaited() == Awaited::nothing)
        return start_game(std::move(then), std::move(failed));
    if (roster_.is_playing() && roster_.seating().last_player()) roster_.end();
    commit(
        {roster_.save()},
        [this, then = std::move(then)] {
            then();
            seating_changed(false);
        },
        std::move(failed));
}

void Room::start_game(Work then, Refuse failed) {
    roster_.begin();
    read_game(History::whole, [this, then = std::move(then), failed = std::move(failed)](const Outcome& read) {
        if (!read) {
            if (failed) failed({Why::table_unreadable});
            return recover();
        }
        resume_time();
        std::vector<Change> changes;
        if (auto entry = progress_.begin(table_time()))
            changes.emplace_back(AppendEntry{roster_.stored().number, *std::move(entry)});
        if (progress_.table().is_over()) roster_.end();  // a whole record was imported
        changes.push_back(roster_.save());
        commit(
            std::move(changes),
            [this, then] {
                then();
                seating_changed(true);
            },
            failed);
    });
}

// Those who look on from a seat go with it, but not before it is stored that it moved: else somebody might look on from
// another's. Whose link has ended, or who has left the seat, looks on no longer.
void Room::seating_changed(bool starts) {
    if (const auto places = roster_.take_places(); !places.empty()) {
        audience_.move_seats(places);
        undo_requests_.reset(roster_.seats());
    }
    audience_.turn_out([this](const Guest& guest) { return !roster_.may_look(guest.right(), guest.viewer); });
    bots_.look_at_seats();
    push_table_soon();
    if (starts) audience_.show_all_anew(scene());
    after_change();
}

// Somebody has to go on.
void Room::after_change() {
    if (roster_.is_over() ? progress_.entries_since_snapshot() > 0
                          : progress_.entries_since_snapshot() >= entries_between_snapshots)
        write_snapshot();
    bots_.wake();
    watch_clock();
    watch_beginning();
    if (is_somebody_away()) push_table_soon();  // the table says how long it waits
}

// Who does not answer plays without a number of their own: nobody can keep a game from beginning.
void Room::watch_beginning() {
    const Awaited awaited = roster_.awaited();
    if (awaited == std::exchange(awaited_, awaited) || awaited == Awaited::nothing) return;
    const std::chrono::milliseconds most(world_.opening_milliseconds);
    awaited_until_ = world_.tasks.steady_milliseconds() + most.count();
    world_.tasks.post_after(
        most, [this, awaited, enter = enter()] { enter([this, awaited] { look_at_beginning(awaited); }); });
}

void Room::look_at_beginning(Awaited awaited) {
    if (std::exchange(awaited_, Awaited::nothing) != awaited || is_broken_) return;
    if (roster_.awaited() != awaited) return;
    if (awaited == Awaited::numbers) return start_game([] {}, {});
    roster_.go_without_hashes();
    change_seating([] {}, {});
}

void Room::write_snapshot() {
    if (roster_.is_waiting() || is_broken_) return;
    if (auto snapshot = progress_.snapshot(world_.build))
        world_.store.write({SaveSnapshot{roster_.stored().number, *std::move(snapshot)}},
                           [](Written) {});  // one that is not written is only a slower start
}

void Room::save_snapshot(int least_entries) {
    step({}, [this, least_entries] {
        if (progress_.entries_since_snapshot() >= least_entries) write_snapshot();
    });
}

// An entry without a text: only time has passed.
void Room::stop_clock() {
    step({}, [this] {
        if (is_broken_ || !roster_.is_playing() || !progress_.clock().runs()) return;
        commit({AppendEntry{roster_.stored().number, progress_.pause(table_time())}}, [] {}, {});
    });
}

// Nobody else is at it any more.
void Room::dismiss() {
    steps_->clear();
    step({}, [this] { audience_.clear(); });
}

void Room::watch_clock() {
    const Seat seat = progress_.clock().running();
    if (!roster_.is_playing() || !progress_.clock().runs() || !is_player(seat) || roster_.is_bots(seat)) return;
    if (std::exchange(alarm_planned_, true)) return;
    // One alarm at a time, soon: whose clock runs may change before it rings.
    constexpr std::int64_t soon = 1000;
    const std::int64_t left = progress_.clock().left(seat, table_time());
    world_.tasks.post_after(std::chrono::milliseconds(std::clamp<std::int64_t>(left, 0, soon)),
                            [this, enter = enter()] { enter([this] { look_at_clock(); }); });
}

// A bot goes on for the seat, so that the others can finish their game.
void Room::look_at_clock() {
    alarm_planned_ = false;
    const Seat seat = progress_.clock().running();
    if (is_broken_ || !roster_.is_playing() || !is_player(seat) || roster_.is_bots(seat)) return;
    if (progress_.clock().left(seat, table_time()) > 0) return watch_clock();
    roster_.replace(seat);
    change_seating([] {}, {});
}

}  // namespace ozy::server
