// play.cpp - see play.hpp.
#include "server/lobby/play.hpp"

#include <algorithm>

#include "core/words.hpp"

namespace ozy::server {

namespace {

constexpr int any_version = 1'000'000;

}  // namespace

std::string Play::text_since(int version) const {
    std::string out;
    for (const Chain& chain : table_->chains(version))
        out.append(out.empty() ? "" : "\n").append(seat_word(chain.seat)).append(": ").append(chain.text);
    return out;
}

std::string Play::start() {
    const int before = table_->version();
    Rng rng = chance_.rng_at(before);
    table_->play_chance(rng);
    return text_since(before);
}

void Play::settle(Seat seat, int before) {
    const bool can_be_undone = table_->decider() == seat && !table_->has_learned(seat, before);
    if (table_->decider() == Seat::chance) {
        Rng rng = chance_.rng_at(table_->version());
        table_->play_chance(rng);
    }
    if (can_be_undone)
        draft_.push_back(before);
    else
        draft_.clear();
}

std::variant<std::string, Objection> Play::move(Seat seat, std::string_view line) {
    const int before = table_->version();
    if (auto refused = table_->play(seat, line)) return *std::move(refused);
    settle(seat, before);
    return text_since(before);
}

Result<std::string> Play::undo(Seat seat, UndoTo to) {
    if (draft_steps(seat) == 0)
        return Error{Errc::not_found, "there is no step of yours that can be taken back freely"};
    return undo_to(to == UndoTo::turn ? draft_.front() : draft_.back());
}

std::string Play::undo_to(int version) {
    table_->undo_to(version);
    while (!draft_.empty() && draft_.back() >= version) draft_.pop_back();
    return "undo " + std::to_string(version);
}

int Play::last_decision(Seat seat) const {
    int at = published() - 1;
    while (at >= table_->first_version() && table_->decider_at(at) != seat) --at;
    if (at < table_->first_version()) return -1;
    int since = at;
    while (since > table_->first_version() && table_->decider_at(since - 1) == seat) --since;
    int start = since;
    for (const Chain& chain : table_->chains(since)) {
        if (chain.version > at) break;
        start = chain.version;
    }
    return start;
}

Outcome Play::replay_line(std::string_view line) {
    Words words(line);
    if (words.take("undo")) {
        int version = 0;
        if (!words.take_number(version, table_->first_version(), std::min(any_version, table_->version())))
            return Error{Errc::bad_record, "'" + std::string(line) + "' goes back to a version that is not there"};
        undo_to(version);
        return Done{};
    }
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos)
        return Error{Errc::bad_record, "'" + std::string(line) + "' is no line of play"};
    const std::string_view who = line.substr(0, colon);
    const std::string_view moves = line.substr(colon + 2);
    if (who == seat_word(Seat::chance)) return table_->play_line(Seat::chance, moves);
    const Result<Seat> seat = read_player(who, table_->seats());
    if (!seat) return seat.error();
    const int before = table_->version();
    if (Outcome played = table_->play_line(*seat, moves); !played) return played;
    // The draws that followed have lines of their own.
    if (table_->decider() == *seat && !table_->has_learned(*seat, before))
        draft_.push_back(before);
    else
        draft_.clear();
    return Done{};
}

Outcome Play::replay(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (Outcome played = replay_line(text.substr(0, end)); !played) return played;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return Done{};
}

// Only a table without a draft is frozen, so there is nothing but the version and the state to keep.
std::string Play::freeze() const { return std::to_string(table_->version()) + " " + table_->freeze(); }

Outcome Play::thaw(std::string_view frozen) {
    const std::size_t space = frozen.find(' ');
    Words words(frozen.substr(0, space));
    int version = 0;
    if (space == std::string_view::npos || !words.take_number(version, 0, any_version))
        return Error{Errc::bad_record, "the snapshot has no version"};
    return table_->thaw(frozen.substr(space + 1), version);
}

}  // namespace ozy::server
