// sight.cpp - see sight.hpp.
#include "server/lobby/sight.hpp"

#include <algorithm>
#include <cstring>

#include "core/hash.hpp"
#include "core/json.hpp"
#include "table/choice_tree.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t entries_in_full = 50;

std::uint64_t hash_text(std::uint64_t seed, std::string_view text) {
    Hasher hasher(seed);
    hasher.add(text.size());
    for (; !text.empty(); text.remove_prefix(std::min(text.size(), sizeof(std::uint64_t)))) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data(), std::min(text.size(), sizeof word));
        hasher.add(word);
    }
    return hasher.value();
}

std::string hex(std::uint64_t value) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out(16, '0');
    for (std::size_t i = 16; i-- > 0; value >>= 4U) out[i] = digits[value & 15U];
    return out;
}

}  // namespace

std::string phrase_json(const Phrase& phrase) {
    Json json;
    json.open_object();
    write_phrase(json, phrase);
    return json.close_object().take();
}

std::string entry_json(const LogEntry& entry) {
    Json json;
    json.open_object().key("seat");
    if (is_player(entry.seat))
        json.value(index(entry.seat));
    else
        json.null();
    write_phrase(json, entry.phrase);
    if (entry.audience != Seat::spectator) json.field("private", true);
    return json.close_object().take();
}

Seat visible_decider(const TableSight& table, Seat viewer) {
    const JsonObject view(table.view_json(viewer));
    const std::string_view number = view.member("decider");
    return number.empty() || number == "null" ? Seat::over : seat_at(number.front() - '0');
}

std::string standing_json(const TableCourse& table) {
    const Standing standing = table.standing();
    Json json;
    json.open_object().field("ending", table.ending());
    json.key("scores").open_list();
    for (Seat seat : seats_of(standing.seats)) json.value(standing.score[seat]);
    json.close_list().key("ranks").open_list();
    for (Seat seat : seats_of(standing.seats)) json.value(standing.rank[seat]);
    return json.close_list().close_object().take();
}

std::string StateMessage::text(std::string_view answered_id) const {
    if (answered_id.empty()) return R"({"type":"state",)" + rest_;
    Json id;
    id.value(answered_id);
    return R"({"type":"state","re":)" + id.take() + "," + rest_;
}

// After an undo the log is shorter; entries from the first one that is gone are told anew.
void Sight::look_at_log(const TableSight& table) {
    while (!entry_versions_.empty() && entry_versions_.back() >= table.version()) entry_versions_.pop_back();
    marks_.resize(entry_versions_.size() + 1);
    log_from_ = total();
    new_entries_.clear();
    for (const LogEntry& entry : table.log(std::min(seen_version_, table.version()), viewer_)) {
        const std::string json = entry_json(entry);
        new_entries_.append(new_entries_.empty() ? "" : ",").append(json);
        entry_versions_.push_back(entry.version);
        marks_.push_back(hash_text(marks_.back(), json));
    }
    seen_version_ = table.version();
}

int Sight::entries_before(int version) const {
    const auto first = std::lower_bound(entry_versions_.begin(), entry_versions_.end(), version);
    return skipped_ + static_cast<int>(first - entry_versions_.begin());
}

bool Sight::look(const TableSight& table, const UndoOffer& undo) {
    old_view_ = std::move(view_);
    old_version_ = std::move(version_);
    const UndoOffer old_undo = std::exchange(undo_, undo);

    view_ = JsonObject(table.view_json(viewer_), old_view_);
    prompt_ = phrase_json(table.prompt(viewer_));
    deciding_ = view_.member("decider");
    if (deciding_.empty()) deciding_ = "null";
    choices_ = table.decider() == viewer_ ? table.choice_tree() : std::string();
    standing_ = table.is_over() ? standing_json(table) : std::string();
    look_at_log(table);
    version_ = hex(hash_text(hash_text(marks_.back(), view_.text()), prompt_));
    return version_ != old_version_ || !(undo_ == old_undo);
}

std::string Sight::rest(std::string_view sight, int log_from, std::string_view entries) const {
    constexpr std::size_t small_parts = 400;
    std::string out;
    out.reserve(sight.size() + prompt_.size() + choices_.size() + entries.size() + standing_.size() + small_parts);
    out.append(R"("seat":)");
    out.append(is_player(viewer_) ? std::to_string(index(viewer_)) : "\"spectator\"");
    out.append(R"(,"version":")").append(version_).append("\",").append(sight);
    out.append(R"(,"prompt":)").append(prompt_).append(R"(,"deciding":)").append(deciding_);
    if (!choices_.empty()) out.append(R"(,"choices":)").append(choices_);
    out.append(R"(,"log":{"from":)").append(std::to_string(log_from));
    out.append(R"(,"total":)").append(std::to_string(total()));
    out.append(R"(,"mark":")").append(hex(marks_.back())).append(R"(","entries":[)").append(entries).append("]}");
    out.append(R"(,"undo":{"steps":)").append(std::to_string(undo_.steps));
    out.append(R"(,"turn":)").append(undo_.steps > 0 ? "true" : "false");
    out.append(R"(,"ask":)").append(undo_.can_ask ? "true}" : "false}");
    if (!standing_.empty()) out.append(R"(,"standing":)").append(standing_);
    out.append("}");
    return out;
}

StateMessage Sight::update() const {
    const std::string patch = json_patch(old_view_, view_);
    if (old_version_.empty() || patch.size() >= view_.text().size())
        return StateMessage(rest(R"("view":)" + view_.text(), log_from_, new_entries_));
    return StateMessage(rest(R"("base":")" + old_version_ + R"(","patch":)" + patch, log_from_, new_entries_));
}

// The log from its entry number `from` on, as JSON with commas between.
std::string Sight::entries(const TableSight& table, std::size_t from) const {
    std::string out;
    if (from == entry_versions_.size()) return out;
    const int version = entry_versions_[from];
    const auto first = std::lower_bound(entry_versions_.begin(), entry_versions_.end(), version);
    const std::vector<LogEntry> log = table.log(version, viewer_);
    for (auto i = from - static_cast<std::size_t>(first - entry_versions_.begin()); i < log.size(); ++i)
        out.append(out.empty() ? "" : ",").append(entry_json(log[i]));
    return out;
}

StateMessage Sight::full(const TableSight& table, const Have* have) const {
    const std::size_t count = entry_versions_.size();
    std::size_t from = count - std::min(count, entries_in_full);
    if (have != nullptr && have->log >= skipped_ && have->log <= total()) {
        const auto known = static_cast<std::size_t>(have->log - skipped_);
        if (hex(marks_[known]) == have->mark) from = known;
    }
    return StateMessage(rest(R"("view":)" + view_.text(), skipped_ + static_cast<int>(from), entries(table, from)));
}

}  // namespace ozy::server
