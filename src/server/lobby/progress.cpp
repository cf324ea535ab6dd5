// progress.cpp - see progress.hpp.
#include "server/lobby/progress.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "server/lobby/stored_game.hpp"

namespace ozy::server {

namespace {

constexpr int remembered_messages = 64;

}  // namespace

Progress::Progress(const Roster& roster)
    : live_(roster.settings().live),
      imported_lines_(roster.settings().imported_lines),
      clock_(roster.settings().clock, roster.seats()),
      shown_clock_(clock_),
      log_marks_(static_cast<std::size_t>(roster.seats()) + 1),
      has_decided_(static_cast<std::size_t>(roster.seats()), false) {}

Result<Progress> Progress::read(Store& store, const std::string& build, const Roster& roster, History history) {
    const TableNumber number = roster.stored().number;
    Progress out(roster);
    if (Outcome opened = out.open(roster); !opened) return opened.error();
    if (history == History::since_snapshot)
        if (const auto snapshot = store.snapshot(number, build))
            if (!out.restore(*snapshot)) return read(store, build, roster, History::whole);
    const int from = std::max(0, out.snapshot_sequence_ - remembered_messages);
    if (Outcome played = out.replay(store.entries(number, from)); !played) return played.error();
    return out;
}

Outcome Progress::open(const Roster& roster) {
    auto table = open_table_of(roster.stored().game, roster.settings());
    if (!table) return table.error();
    if (Outcome fits = check_seats(roster.seating(), **table); !fits) return fits;
    Chance chance{roster.stored().secret, {}};
    for (const SeatHolder& seat : roster.seating().seats) {
        chance.contributions.push_back(seat.contribution);
        chance.hashes.push_back(seat.contribution_hash);
        if (seat.dealt_from >= 0) chance.dealt_from.push_back(seat.dealt_from);
    }
    play_ = std::make_unique<Play>(*std::move(table), std::move(chance));
    return Done{};
}

Outcome Progress::replay(const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) {
        remember_message(entry.message);
        if (entry.sequence < snapshot_sequence_) continue;
        if (Outcome played = replay_entry(*play_, entry, next_sequence_); !played) return played;
        if (entry.seat >= 0) has_decided_[static_cast<std::size_t>(entry.seat)] = true;
        if (entry.text.empty()) shown_version_ = -1;  // the server stopped, and no draft is to be seen in that
        if (entry.sequence >= imported_lines_) hand_over_clock(entry.time);
        ++next_sequence_;
    }
    return Done{};
}

// A snapshot's first line is JSON: the logs so far and the clocks; then the state.
Outcome Progress::restore(const Snapshot& snapshot) {
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

std::optional<Snapshot> Progress::snapshot(const std::string& build) {
    if (entries_since_snapshot() == 0 || play_->published() != table().version()) return std::nullopt;
    const std::int64_t time = clock_.since();
    const int seats = static_cast<int>(has_decided_.size());
    Json json;
    json.open_object().key("logs").open_list();
    for (int i = 0; i <= seats; ++i) {
        Sight sight(i < seats ? seat_at(i) : Seat::spectator, log_marks_[static_cast<std::size_t>(i)]);
        sight.look(table(), {});
        json.open_list().value(sight.log_mark().entries).raw(std::to_string(sight.log_mark().hash)).close_list();
    }
    json.close_list().key("clock").open_list();
    for (Seat seat : seats_of(seats)) json.value(clock_.left(seat, time));
    json.close_list().field("since", time);
    snapshot_sequence_ = next_sequence_;
    return Snapshot{next_sequence_, build, json.close_object().take() + "\n" + play_->freeze()};
}

const Table& Progress::table_for(Seat viewer) {
    if (!is_drafting() || viewer == table().decider()) return table();
    if (!published_) {
        published_ = table().clone();
        published_->undo_to(play_->published());
    }
    return *published_;
}

void Progress::for_each_step_revealed(const std::function<void(const TableSight&, Seat actor)>& visit) const {
    if (is_drafting() || revealed_since_ < table().first_version() || revealed_since_ > table().version()) return;
    const std::vector<Chain> chains = table().chains(revealed_since_);
    if (std::count_if(chains.begin(), chains.end(), [](const Chain& chain) { return is_player(chain.seat); }) < 2)
        return;
    const std::unique_ptr<Table> step = table().clone();
    step->undo_to(revealed_since_);
    for (const Chain& chain : chains) {
        if (is_player(chain.seat) && step->version() > revealed_since_) visit(*step, chain.seat);
        if (!step->play_line(chain.seat, chain.text)) return;
    }
}

bool Progress::knows_message(const std::string& id) const {
    return std::find(recent_messages_.begin(), recent_messages_.end(), id) != recent_messages_.end();
}

void Progress::remember_message(std::string id) {
    if (id.empty()) return;
    recent_messages_.push_back(std::move(id));
    if (recent_messages_.size() > remembered_messages) recent_messages_.pop_front();
}

std::optional<std::int64_t> Progress::stood_still_at() const {
    if (!clock_.runs() || next_sequence_ <= imported_lines_) return std::nullopt;
    return clock_.since();
}

// While a seat drafts its turn it stays the decider, so the clock that the others see goes on running truly.
void Progress::hand_over_clock(std::int64_t time) {
    clock_.hand_over(table().decider(), time);
    const int shown = live_ ? table().version() : play_->published();
    revealed_since_ = std::exchange(shown_version_, shown);
    if (revealed_since_ != shown) shown_clock_ = clock_;
}

Entry Progress::add(Seat seat, std::string message, std::string text, std::int64_t time) {
    published_.reset();
    hand_over_clock(time);
    if (is_player(seat)) has_decided_[ordinal(seat)] = true;
    remember_message(message);
    return {next_sequence_++, index(seat), time, std::move(message), std::move(text)};
}

// With a clock also if nothing is drawn: the first decision's time begins here.
std::optional<Entry> Progress::begin(std::int64_t time) {
    const std::string draws = play_->start();
    hand_over_clock(time);
    if (draws.empty() && !clock_.runs()) return std::nullopt;
    return Entry{next_sequence_++, index(Seat::chance), time, {}, draws};
}

Entry Progress::pause(std::int64_t time) {
    clock_.hand_over(clock_.running(), time);
    return {next_sequence_++, index(Seat::chance), time, {}, {}};
}

}  // namespace ozy::server
