// room.cpp - a room's life: loaded from the store, changed through it, snapshots. See room.hpp.
#include "server/lobby/room.hpp"

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "server/log.hpp"
#include "table/registry.hpp"

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
    room->after_change();
    return room;
}

// From the store, whatever was in memory before.
Outcome Room::restore(History history) {
    const std::size_t seats = seating_.seats.size();
    log_marks_.assign(seats + 1, {});
    has_decided_.assign(seats, false);
    for (auto& sight : sights_) sight.reset();
    published_.reset();
    next_sequence_ = snapshot_sequence_ = 0;
    recent_messages_.clear();
    clock_ = GameClock(settings_.clock, static_cast<int>(seats));
    auto table = open_table(stored_.game, settings_.options);
    if (!table) return table.error();
    Chance chance{stored_.secret, {}};
    for (const SeatHolder& seat : seating_.seats) chance.contributions.push_back(seat.contribution);
    play_ = std::make_unique<Play>(*std::move(table), std::move(chance));

    if (history == History::since_snapshot)
        if (const auto snapshot = world_.store.snapshot(stored_.number, world_.build))
            if (!restore_snapshot(*snapshot)) return restore(History::whole);
    const int known = snapshot_sequence_;
    for (const Entry& entry : world_.store.entries(stored_.number, std::max(0, known - 64))) {
        if (!entry.message.empty()) recent_messages_.push_back(entry.message);
        if (entry.sequence < known) continue;
        if (entry.sequence != next_sequence_) return Error{Errc::bad_record, "an entry of the table is missing"};
        if (Outcome played = play_->replay(entry.text); !played) return played;
        if (entry.seat >= 0) has_decided_[static_cast<std::size_t>(entry.seat)] = true;
        clock_.hand_over(play_->table().decider(), entry.time);
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
    clock_.hand_over(play_->table().decider(), clock_.since());
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
    writing_ = true;
    world_.store.write(std::move(changes), [self = shared_from_this(), then = std::move(then),
                                            failed = std::move(failed)](Written outcome) mutable {
        Tasks& tasks = self->world_.tasks;
        tasks.post([self = std::move(self), outcome, then = std::move(then), failed = std::move(failed)] {
            self->written(outcome, then, failed);
        });
    });
}

// A change that the store refused is undone by reading everything anew: another process may have been first.
void Room::written(Written outcome, const std::function<void()>& then, const std::function<void(Refused)>& failed) {
    const std::lock_guard lock(mutex_);
    writing_ = false;
    if (outcome == Written::durable) {
        then();
    } else {
        try {
            if (const auto stored = world_.store.find_table(stored_.id)) {
                stored_ = *stored;
                seating_ = read_seating(stored_.seating);
            }
            broken_ = !restore(History::since_snapshot);
        } catch (const std::exception&) {
            broken_ = true;
        }
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
        task();
    }
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
    const std::int64_t time = now_milliseconds();
    std::vector<Change> changes;
    changes.emplace_back(AppendEntry{stored_.number, {next_sequence_++, index(seat), time, message, std::move(text)}});
    clock_.hand_over(play_->table().decider(), time);
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

// Everybody keeps their link, and those who look on from a seat go with it.
void Room::shuffle_seats() {
    Rng rng = Chance{stored_.secret, {"seats"}}.rng_at(0);
    std::vector<std::size_t> order(seating_.seats.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    rng.shuffle(order);
    const auto seats = seating_.seats;
    auto guests = guests_;
    for (std::size_t i = 0; i < order.size(); ++i) {
        seating_.seats[i] = seats[order[i]];
        guests_[i] = std::move(guests[order[i]]);
        for (Guest& guest : guests_[i]) guest.viewer = seat_at(static_cast<int>(i));
    }
}

void Room::start_game(std::vector<Change>& changes) {
    stored_.phase = TablePhase::playing;
    if (settings_.random_order) shuffle_seats();
    if (Outcome restored = restore(History::whole); !restored)
        return;  // the table was opened when it was made: it opens again
    ++turn_;
    if (std::string draws = play_->start(); !draws.empty())
        changes.emplace_back(
            AppendEntry{stored_.number, {next_sequence_++, index(Seat::chance), now_milliseconds(), {}, draws}});
    clock_.hand_over(play_->table().decider(), now_milliseconds());
    if (play_->table().is_over()) stored_.phase = TablePhase::over;  // a whole record was imported
}

// Saves who sits where, starts the game if that was the last open seat, then tells everybody.
void Room::change_seating(std::function<void()> then, Reply reply) {
    std::vector<Change> changes;
    const bool starts = stored_.phase == TablePhase::waiting && seating_.is_complete();
    if (starts) start_game(changes);
    if (stored_.phase == TablePhase::playing && seating_.is_resigned()) stored_.phase = TablePhase::over;
    changes.push_back(save_seating());
    commit(
        std::move(changes),
        [this, then = std::move(then), starts] {
            then();
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
