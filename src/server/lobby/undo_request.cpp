// undo_request.cpp - see undo_request.hpp.
#include "server/lobby/undo_request.hpp"

#include <utility>

#include "core/json.hpp"

namespace ozy::server {

namespace {

// What everybody was told first of the move at that version.
Phrase public_deed(const TableSight& table, int version) {
    const std::vector<LogEntry> told = table.log(version, Seat::spectator);
    return told.empty() ? Phrase{"undo.unseen", "a move that nobody else saw", {}} : told.front().phrase;
}

}  // namespace

UndoOffer UndoRequests::offer(Seat viewer, const Roster& roster, const Progress& progress) const {
    if (!is_player(viewer) || !roster.is_playing()) return {};
    const int steps = progress.play().draft_steps(viewer);
    const bool can_ask = roster.settings().undo != UndoPolicy::none && progress.has_decided(viewer) &&
                         !refused_[ordinal(viewer)] && steps == 0;
    return {steps, can_ask};
}

const UndoRequests::Request& UndoRequests::ask(Seat asker, int version, const Roster& roster) {
    open_ = Request{++count_, version, asker};
    if (roster.settings().undo == UndoPolicy::consent)
        for (const SeatHolder& seat : roster.seating().seats)
            if (!seat.person.empty() && seat.bot.empty() && seat.person != roster.holder(asker).person)
                open_->waiting_for.push_back(seat.person);
    return *open_;
}

std::variant<UndoRequests::Verdict, Refused> UndoRequests::answer(int number, const std::string& person, bool agrees) {
    if (!open_ || open_->number != number) return Refused{Why::nobody_asks};
    if (std::erase(open_->waiting_for, person) == 0) return Refused{Why::not_asked};
    if (!agrees) return Verdict::refused;
    return open_->waiting_for.empty() ? Verdict::agreed : Verdict::open;
}

UndoRequests::Request UndoRequests::close(bool agreed) {
    Request request = *std::exchange(open_, std::nullopt);
    if (!agreed) refused_[ordinal(request.asker)] = true;
    return request;
}

Message undo_asked_message(const UndoRequests::Request& request, const TableSight& table) {
    Json json;
    json.open_object().field("type", "undo_asked").field("request", request.number);
    json.field("seat", index(request.asker)).key("text");
    return share(json.raw(phrase_json(public_deed(table, request.version))).close_object().take());
}

Message undo_answered_message(const UndoRequests::Request& request, bool agreed) {
    Json json;
    json.open_object().field("type", "undo_answered").field("request", request.number);
    return share(json.field("agreed", agreed).close_object().take());
}

Message undo_offer_message(std::string_view id, int log_entries_left) {
    Json json;
    json.open_object().field("type", "undo_offer").field("re", id).field("log", log_entries_left);
    return share(json.close_object().take());
}

}  // namespace ozy::server
