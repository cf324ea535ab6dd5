// proceedings.cpp - see proceedings.hpp.
#include "server/lobby/proceedings.hpp"

#include <algorithm>
#include <tuple>

namespace ozy::server {

namespace {

constexpr int entries_between_snapshots = 1024;

}  // namespace

// Without a clock the table's time is the wall's, however often the table is forgotten and loaded anew.
void Proceedings::resume_time() {
    const std::int64_t wall = now_milliseconds();
    at_.time.resume(at_.progress.stood_still_at().value_or(wall), at_.world.tasks.steady_milliseconds(), wall);
}

bool Proceedings::is_under_way() const {
    const bool clock_runs = at_.roster.is_playing() && at_.progress.clock().runs();
    return at_.roster.is_beginning() || at_.bots.is_thinking() || clock_runs;
}

void Proceedings::append(Seat seat, std::string message, std::string text, Work then, Refuse failed) {
    at_.bots.change_position();
    std::vector<Change> changes;
    Entry entry = at_.progress.add(seat, std::move(message), std::move(text), at_.table_time());
    changes.emplace_back(AppendEntry{at_.roster.stored().number, std::move(entry)});
    if (at_.progress.table().is_over()) {
        at_.roster.end();
        changes.push_back(at_.roster.save());
    }
    at_.line.commit(
        std::move(changes),
        [this, then = std::move(then)] {
            then();
            if (at_.roster.is_over()) board_.push_soon();
            after_change();
        },
        std::move(failed));
}

bool Proceedings::play_bot_line(const std::string& line) {
    const Seat seat = at_.progress.table().decider();
    auto moved = at_.progress.play().move(seat, line);
    auto* text = std::get_if<std::string>(&moved);
    if (text == nullptr) return false;
    ++at_.world.figures.moves_accepted;
    append(seat, {}, std::move(*text), [this] { at_.audience.show(at_.scene(), nullptr, {}); }, {});
    return true;
}

void Proceedings::change_seating(Work then, Refuse failed) {
    if (at_.roster.is_beginning() && at_.roster.awaited() == Awaited::nothing)
        return start_game(std::move(then), std::move(failed));
    if (at_.roster.is_playing() && at_.roster.seating().last_player()) at_.roster.end();
    at_.line.commit(
        {at_.roster.save()},
        [this, then = std::move(then)] {
            then();
            seating_changed(false);
        },
        std::move(failed));
}

void Proceedings::start_game(Work then, Refuse failed) {
    at_.roster.begin();
    read_whole([this, then = std::move(then), failed = std::move(failed)](const Outcome& read) {
        if (!read) {
            if (failed) failed({Why::table_unreadable});
            return at_.line.recover();
        }
        resume_time();
        std::vector<Change> changes;
        if (auto entry = at_.progress.begin(at_.table_time()))
            changes.emplace_back(AppendEntry{at_.roster.stored().number, *std::move(entry)});
        if (at_.progress.table().is_over()) at_.roster.end();  // a whole record was imported
        changes.push_back(at_.roster.save());
        at_.line.commit(
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
void Proceedings::seating_changed(bool starts) {
    if (const auto places = at_.roster.take_places(); !places.empty()) {
        at_.audience.move_seats(places);
        at_.undo_requests.reset(at_.roster.seats());
    }
    at_.audience.turn_out([this](const Guest& guest) { return !at_.roster.may_look(guest.right(), guest.viewer); });
    at_.bots.look_at_seats();
    board_.push_soon();
    if (starts) at_.audience.show_all_anew(at_.scene());
    after_change();
}

void Proceedings::after_change() {
    if (at_.roster.is_over() ? at_.progress.entries_since_snapshot() > 0
                             : at_.progress.entries_since_snapshot() >= entries_between_snapshots)
        write_snapshot();
    at_.bots.wake();
    watch_clock();
    watch_beginning();
    if (board_.is_somebody_away()) board_.push_soon();  // the table says how long it waits
}

void Proceedings::read_whole(std::function<void(const Outcome&)> then) {
    const auto read = [this, &world = at_.world, roster = at_.roster]() -> Result<Work> {
        Result<Progress> progress = Progress::read(world.store, world.build, roster, Progress::History::whole);
        if (!progress) return progress.error();
        return Work([this, got = std::make_shared<Progress>(*std::move(progress))] {
            at_.progress = std::move(*got);
            at_.audience.forget_sights();
        });
    };
    at_.line.read_elsewhere(read, std::move(then));
}

void Proceedings::with_history(const Refuse& refuse, Work then) {
    if (at_.progress.remembers_all()) return then();
    read_whole([refuse, then = std::move(then)](const Outcome& read) {
        if (!read) return refuse({Why::table_unreadable});
        then();
    });
}

TableLine::Read Proceedings::reading_anew() const {
    return [&at = at_, id = at_.roster.id(), seats = at_.roster.seats()]() -> Result<Work> {
        const auto stored = at.world.store.find_table(id);
        if (!stored) return Error{Errc::bad_record, "the table is gone"};
        Roster roster(*stored);
        if (roster.seats() != seats) return Error{Errc::bad_record, "the table has other seats"};
        Result<Progress> progress =
            Progress::read(at.world.store, at.world.build, roster, Progress::History::since_snapshot);
        if (!progress) return progress.error();
        return Work([&at, all = std::make_shared<std::pair<Roster, Progress>>(roster, *std::move(progress))] {
            std::tie(at.roster, at.progress) = std::move(*all);
        });
    };
}

void Proceedings::was_read_anew() {
    at_.bots.look_at_seats();
    at_.bots.change_position();
    at_.audience.forget_sights();
    if (!at_.roster.is_waiting()) at_.audience.show_all_anew(at_.scene());
    after_change();
}

void Proceedings::write_snapshot() {
    if (at_.roster.is_waiting() || at_.line.is_broken()) return;
    if (auto snapshot = at_.progress.snapshot(at_.world.build))
        at_.world.store.write({SaveSnapshot{at_.roster.stored().number, *std::move(snapshot)}},
                              [](Written) {});  // one that is not written is only a slower start
}

void Proceedings::save_snapshot(int least_entries) {
    if (at_.progress.entries_since_snapshot() >= least_entries) write_snapshot();
}

// An entry without a text: only time has passed.
void Proceedings::stop_clock() {
    if (at_.line.is_broken() || !at_.roster.is_playing() || !at_.progress.clock().runs()) return;
    at_.line.commit({AppendEntry{at_.roster.stored().number, at_.progress.pause(at_.table_time())}}, [] {}, {});
}

// Who does not answer plays without a number of their own: nobody can keep a game from beginning.
void Proceedings::watch_beginning() {
    const Awaited awaited = at_.roster.awaited();
    if (awaited == std::exchange(awaited_, awaited) || awaited == Awaited::nothing) return;
    const std::chrono::milliseconds most(at_.world.opening_milliseconds);
    at_.awaited_until = at_.world.tasks.steady_milliseconds() + most.count();
    at_.world.tasks.post_after(
        most, [this, awaited, enter = at_.line.enter()] { enter([this, awaited] { look_at_beginning(awaited); }); });
}

void Proceedings::look_at_beginning(Awaited awaited) {
    if (std::exchange(awaited_, Awaited::nothing) != awaited || at_.line.is_broken()) return;
    if (at_.roster.awaited() != awaited) return;
    if (awaited == Awaited::numbers) return start_game([] {}, {});
    at_.roster.go_without_hashes();
    change_seating([] {}, {});
}

void Proceedings::watch_clock() {
    const Seat seat = at_.progress.clock().running();
    if (!at_.roster.is_playing() || !at_.progress.clock().runs()) return;
    if (!is_player(seat) || at_.roster.is_bots(seat) || std::exchange(alarm_planned_, true)) return;
    // One alarm at a time, soon: whose clock runs may change before it rings.
    constexpr std::int64_t soon = 1000;
    const std::int64_t left = at_.progress.clock().left(seat, at_.table_time());
    at_.world.tasks.post_after(std::chrono::milliseconds(std::clamp<std::int64_t>(left, 0, soon)),
                               [this, enter = at_.line.enter()] { enter([this] { look_at_clock(); }); });
}

// A bot goes on for the seat, so that the others can finish their game.
void Proceedings::look_at_clock() {
    alarm_planned_ = false;
    const Seat seat = at_.progress.clock().running();
    if (at_.line.is_broken() || !at_.roster.is_playing() || !is_player(seat) || at_.roster.is_bots(seat)) return;
    if (at_.progress.clock().left(seat, at_.table_time()) > 0) return watch_clock();
    at_.roster.replace(seat);
    change_seating([] {}, {});
}

}  // namespace ozy::server
