// room.cpp - a room's life: loaded from the store, changed through it, snapshots. See room.hpp.
#include "server/lobby/room.hpp"

#include <nlohmann/json.hpp>
#include <tuple>

#include "core/json.hpp"
#include "server/lobby/stored_game.hpp"
#include "server/log.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t remembered_messages = 64;
constexpr int entries_between_snapshots = 1024;

}  // namespace

Room::Room(World& world, StoredTable stored)
    : world_(world),
      stored_(std::move(stored)),
      settings_(read_settings(stored_.settings)),
      seating_(read_seating(stored_.seating)) {
    const std::size_t seats = seating_.seats.size();
    guests_.resize(seats + 1);
    sights_.resize(seats + 1);
    undo_refused_.resize(seats);
    bots_.resize(seats);
}

Result<std::shared_ptr<Room>> Room::load(World& world, const StoredTable& stored) {
    auto room = std::make_shared<Room>(world, stored);
    const std::lock_guard lock(room->mutex_);
    if (Outcome restored = room->restore(History::since_snapshot); !restored) return restored.error();
    ++world.figures.tables_loaded;
    room->resume_time();
    room->after_change();
    return room;
}

// From the last entry, if there is a clock: nobody's has run since. Without one the table's time is the wall's, however
// often the table is forgotten and loaded anew.
void Room::resume_time() {
    const std::int64_t wall = now_milliseconds();
    const bool goes_on = clock_.runs() && next_sequence_ > settings_.imported_lines;
    time_.resume(goes_on ? clock_.since() : wall, world_.tasks.steady_milliseconds(), wall);
}

// From the store, whatever was in memory before. If it cannot be read, the room stays as it was.
Outcome Room::restore(History history) {
    Progress& progress = *this;
    Progress before = std::exchange(progress, {});
    Outcome restored = Done{};
    try {
        restored = replay_stored(history);
    } catch (const std::exception& error) {
        log("table_unreadable", {{"table", stored_.id}, {"why", error.what()}});
        restored = Error{Errc::bad_record, "the table cannot be read"};
    }
    if (!restored) progress = std::move(before);
    return restored;
}

Outcome Room::replay_stored(History history) {
    const std::size_t seats = seating_.seats.size();
    log_marks_.assign(seats + 1, {});
    has_decided_.assign(seats, false);
    for (auto& sight : sights_) sight.reset();
    published_.reset();
    next_sequence_ = snapshot_sequence_ = 0;
    shown_version_ = -1;
    recent_messages_.clear();
    clock_ = shown_clock_ = GameClock(settings_.clock, static_cast<int>(seats));
    auto table = open_table_of(stored_.game, settings_);
    if (!table) return table.error();
    if (Outcome fits = check_seats(seating_, **table); !fits) return fits;
    Chance chance{stored_.secret, {}};
    for (const SeatHolder& seat : seating_.seats) chance.contributions.push_back(seat.contribution);
    play_ = std::make_unique<Play>(*std::move(table), std::move(chance));

    if (history == History::since_snapshot)
        if (const auto snapshot = world_.store.snapshot(stored_.number, world_.build))
            if (!restore_snapshot(*snapshot)) return replay_stored(History::whole);
    const int known = snapshot_sequence_;
    for (const Entry& entry : world_.store.entries(stored_.number, std::max(0, known - 64))) {
        if (!entry.message.empty()) recent_messages_.push_back(entry.message);
        if (entry.sequence < known) continue;
        if (Outcome played = replay_entry(*play_, entry, next_sequence_); !played) return played;
        if (entry.seat >= 0) has_decided_[static_cast<std::size_t>(entry.seat)] = true;
        if (entry.text.empty()) shown_version_ = -1;  // the server stopped, and no draft is to be seen in that
        if (entry.sequence >= settings_.imported_lines) hand_over_clock(entry.time);
        ++next_sequence_;
    }
    while (recent_messages_.size() > remembered_messages) recent_messages_.pop_front();
    return Done{};
}

// A snapshot's first line is JSON: the logs so far and the clocks; then the state.
Outcome Room::restore_snapshot(const Snapshot& snapshot) {
    const std::size_t end = std::min(snapshot.state.find('\n'), snapshot.state.size());
    try {
        const auto json = nlohmann::json::parse(snapshot.state.substr(0, end));
        for (std::size_t i = 0; i < log_marks_.size(); ++i)
            log_marks_[i] = {json.at("logs").at(i).at(0).get<int>(), json.at("logs").at(i).at(1).get<std::uint64_t>()};
        clock_.restore(json.at("clock").get<std::vector<std::int64_t>>(), json.at("since").get<std::int64_t>());
    } catch (const nlohmann::json::exception& error) {
        return Error{Errc::bad_record, error.what()};
    }
    const auto state = std::string_view(snapshot.state).substr(std::min(end + 1, snapshot.state.size()));
    if (Outcome thawed = play_->thaw(state); !thawed) return thawed;
    hand_over_clock(clock_.since());
    has_decided_.assign(has_decided_.size(), true);
    next_sequence_ = snapshot_sequence_ = snapshot.sequence;
    return Done{};
}

void Room::write_snapshot() {
    if (stored_.phase == TablePhase::waiting || writing_ || broken_ || next_sequence_ == snapshot_sequence_) return;
    if (play_->published() != play_->table().version()) return;
    const std::int64_t time = clock_.since();
    Json json;
    json.open_object().key("logs").open_list();
    for (std::size_t i = 0; i < log_marks_.size(); ++i) {
        const Seat viewer = i < seating_.seats.size() ? seat_at(static_cast<int>(i)) : Seat::spectator;
        Sight sight(viewer, log_marks_[i]);
        sight.look(play_->table(), {});
        json.open_list().value(sight.log_mark().entries).raw(std::to_string(sight.log_mark().hash)).close_list();
    }
    json.close_list().key("clock").open_list();
    for (std::size_t i = 0; i < seating_.seats.size(); ++i) json.value(clock_.left(seat_at(static_cast<int>(i)), time));
    json.close_list().field("since", time);
    std::string state = json.close_object().take() + "\n" + play_->freeze();
    snapshot_sequence_ = next_sequence_;
    world_.store.write({SaveSnapshot{stored_.number, {next_sequence_, world_.build, std::move(state)}}},
                       [](Written) {});  // a snapshot that is not written is only a slower start
}

void Room::save_snapshot(int least_entries) {
    act([self = shared_from_this(), least_entries] {
        if (self->next_sequence_ - self->snapshot_sequence_ >= least_entries) self->write_snapshot();
    });
}

// An entry without a text: only time has passed.
void Room::stop_clock() {
    act([self = shared_from_this(), this] {
        if (broken_ || stored_.phase != TablePhase::playing || !clock_.runs()) return;
        const std::int64_t time = table_time();
        clock_.hand_over(clock_.running(), time);
        commit(
            {AppendEntry{stored_.number, {next_sequence_++, index(Seat::chance), time, {}, {}}}}, [] {},
            [](const Refused&) {});
    });
}

void Room::dismiss() {
    decltype(guests_) guests(guests_.size());
    decltype(deferred_) deferred;
    const std::lock_guard lock(mutex_);
    guests_.swap(guests);  // who goes last takes the room along: not while it is locked
    deferred_.swap(deferred);
}

void Room::act(std::function<void()> task) {
    const std::lock_guard lock(mutex_);
    if (writing_)
        deferred_.push_back(std::move(task));
    else
        task();
}

void Room::commit(std::vector<Change> changes, std::function<void()> then, std::function<void(Refused)> failed) {
    if (broken_) return failed({"storage", "the table cannot be read"});  // it no longer knows what comes next
    writing_ = true;
    world_.store.write(std::move(changes), [self = shared_from_this(), then = std::move(then),
                                            failed = std::move(failed)](Written outcome) mutable {
        Tasks& tasks = self->world_.tasks;
        tasks.post([self = std::move(self), outcome, then = std::move(then), failed = std::move(failed)] {
            self->written(outcome, then, failed);
        });
    });
}

// False, and all stays as it was, if the store cannot be read or holds something else than this table.
bool Room::read_again() {
    places_.clear();
    const auto before = std::tuple(stored_, settings_, seating_);
    try {
        if (const auto stored = world_.store.find_table(stored_.id)) {
            stored_ = *stored;
            settings_ = read_settings(stored_.settings);
            seating_ = read_seating(stored_.seating);
        }
        if (seating_.seats.size() + 1 == guests_.size() && restore(History::since_snapshot)) return true;
    } catch (const std::exception& error) {
        log("table_unreadable", {{"table", stored_.id}, {"why", error.what()}});
    }
    std::tie(stored_, settings_, seating_) = before;
    return false;
}

// A change that the store refused is undone by reading everything anew: another process may have been first.
void Room::written(Written outcome, const std::function<void()>& then, const std::function<void(Refused)>& failed) {
    const std::lock_guard lock(mutex_);
    writing_ = false;
    if (outcome == Written::durable) {
        then();
    } else {
        broken_ = !read_again();
        log(outcome == Written::conflict ? "store_conflict" : "store_failed", {{"table", stored_.id}});
        if (outcome == Written::conflict)
            failed({"stale", "somebody else was faster"});
        else
            failed({"storage", "the move could not be stored and was not made"});
        if (broken_)
            for (auto& viewers : guests_)
                for (const Guest& guest : viewers) guest.client->close("restart", "the table cannot be read");
        else
            show_all_anew();
    }
    while (!writing_ && !deferred_.empty()) {
        const std::function<void()> task = std::move(deferred_.front());
        deferred_.pop_front();
        try {
            task();
        } catch (const std::exception& error) {  // costs whoever asked, not those who wait behind
            log("task_failed", {{"table", stored_.id}, {"why", error.what()}});
        }
    }
}

// While a seat drafts its turn it stays the decider, so the clock that the others see goes on running truly.
void Room::hand_over_clock(std::int64_t time) {
    clock_.hand_over(play_->table().decider(), time);
    const int shown = settings_.live ? play_->table().version() : play_->published();
    if (std::exchange(shown_version_, shown) != shown) shown_clock_ = clock_;
}

Change Room::save_seating() {
    stored_.seating = write_seating(seating_);
    stored_.updated = now_seconds();
    ++stored_.revision;
    return SaveSeating{stored_, seating_.people()};
}

// What has just been played, and whether it was the end.
void Room::append(Seat seat, std::string message, std::string text, std::function<void()> then,
                  std::function<void(Refused)> failed) {
    ++turn_;
    published_.reset();
    const std::int64_t time = table_time();
    std::vector<Change> changes;
    changes.emplace_back(AppendEntry{stored_.number, {next_sequence_++, index(seat), time, message, std::move(text)}});
    hand_over_clock(time);
    if (is_player(seat)) has_decided_[ordinal(seat)] = true;
    if (!message.empty()) recent_messages_.push_back(std::move(message));
    if (recent_messages_.size() > remembered_messages) recent_messages_.pop_front();
    if (play_->table().is_over()) {
        stored_.phase = TablePhase::over;
        changes.push_back(save_seating());
    }
    commit(
        std::move(changes),
        [this, then = std::move(then)] {
            then();
            if (stored_.phase == TablePhase::over) push_table_soon();
            after_change();
        },
        std::move(failed));
}

// Each seat becomes the one that `order` names in its place; those it does not name are taken away.
void Room::reorder_seats(const std::vector<std::size_t>& order) {
    std::vector<SeatHolder> seats;
    std::vector<std::size_t> places;
    for (std::size_t from : order) {
        seats.push_back(seating_.seats[from]);
        places.push_back(places_.empty() ? from : places_[from]);
    }
    seating_.seats = std::move(seats);
    places_ = std::move(places);
}

void Room::shuffle_seats() {
    Rng rng = Chance{stored_.secret, {"seats"}}.rng_at(0);
    std::vector<std::size_t> order(seating_.seats.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    rng.shuffle(order);
    reorder_seats(order);
}

// Those who look on from a seat go with it, but not before it is stored that it moved: else somebody might look on from
// another's.
void Room::move_guests() {
    if (places_.empty()) return;
    auto before = std::exchange(guests_, {});
    for (std::size_t place : std::exchange(places_, {})) {
        for (Guest& guest : before[place]) guest.viewer = seat_at(static_cast<int>(guests_.size()));
        guests_.push_back(std::exchange(before[place], {}));
    }
    guests_.push_back(std::exchange(before.back(), {}));
    for (const auto& viewers : before)
        for (const Guest& guest : viewers) guest.client->close("revoked", "the game began without this seat");
    const std::size_t seats = seating_.seats.size();
    sights_.clear();
    sights_.resize(seats + 1);
    undo_refused_.assign(seats, false);
    bots_.assign(seats, nullptr);
}

// Whose link has ended, or who has left the seat, looks on no longer.
void Room::turn_out_guests() {
    for (auto& viewers : guests_)
        std::erase_if(viewers, [this](const Guest& guest) {
            const bool goes = may_look(right_of(guest), guest.viewer).has_value();
            if (goes) guest.client->close("revoked", "this link is no longer valid");
            return goes;
        });
}

Outcome Room::start_game(std::vector<Change>& changes) {
    stored_.phase = TablePhase::playing;
    if (settings_.random_order) shuffle_seats();
    if (Outcome restored = restore(History::whole); !restored) return restored;
    resume_time();
    ++turn_;
    // With a clock also if nothing is drawn: the first decision's time begins here.
    if (std::string draws = play_->start(); !draws.empty() || clock_.runs())
        changes.emplace_back(
            AppendEntry{stored_.number, {next_sequence_++, index(Seat::chance), table_time(), {}, draws}});
    hand_over_clock(table_time());
    if (play_->table().is_over()) stored_.phase = TablePhase::over;  // a whole record was imported
    return Done{};
}

// Saves who sits where, starts the game if that was the last open seat, then tells everybody.
void Room::change_seating(std::function<void()> then, Reply reply) {
    std::vector<Change> changes;
    const bool starts = stored_.phase == TablePhase::waiting && seating_.is_complete();
    if (starts)
        if (Outcome started = start_game(changes); !started) {
            broken_ = !read_again();
            return reply(Refused{"storage", started.error().detail});
        }
    if (stored_.phase == TablePhase::playing && seating_.last_player()) stored_.phase = TablePhase::over;
    changes.push_back(save_seating());
    commit(
        std::move(changes),
        [this, then = std::move(then), starts] {
            then();
            move_guests();
            turn_out_guests();
            push_table_soon();
            if (starts) show_all_anew();
            after_change();
        },
        [reply](const Refused& refused) { reply(refused); });
}

// Somebody has to go on.
void Room::after_change() {
    if (broken_ || stored_.phase != TablePhase::playing) return;
    if (next_sequence_ - snapshot_sequence_ >= entries_between_snapshots) write_snapshot();
    wake_bot();
    watch_clock();
}

bool Room::is_idle() {
    constexpr std::int64_t study_seconds = 600;  // a study is kept for as long as people come back to it
    const std::lock_guard lock(mutex_);
    if (broken_) return true;
    for (const auto& viewers : guests_)
        if (!viewers.empty()) return false;
    if (analysis_ && now_seconds() - studied_ < study_seconds) return false;
    const bool clock_runs = stored_.phase == TablePhase::playing && clock_.runs();
    return !writing_ && deferred_.empty() && !is_thinking() && !clock_runs;
}

}  // namespace ozy::server
