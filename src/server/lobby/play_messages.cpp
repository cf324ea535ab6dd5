// play_messages.cpp - see play_messages.hpp.
#include "server/lobby/play_messages.hpp"

namespace ozy::server {

namespace {

// The id of a move as the store keeps it: unique within its seat.
std::string message_id(const Guest& guest, const ClientMessage& message) {
    return std::to_string(index(guest.viewer)) + ":" + message.id;
}

}  // namespace

// Whether this guest may change the game now.
Refusal PlayMessages::may_play(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer)) return Refused{Why::spectators_watch};
    if (at_.roster.is_over()) return Refused{Why::play_is_over};
    if (at_.roster.is_waiting()) return Refused{Why::not_started};
    if (at_.roster.is_bots(guest.viewer)) return Refused{Why::bot_plays_it};
    if (message.version != at_.audience.version(at_.scene(), guest.viewer)) return Refused{Why::stale};
    return std::nullopt;
}

void PlayMessages::move(const Guest& guest, const ClientMessage& message) {
    if (at_.progress.knows_message(message_id(guest, message))) return reception_.resend(guest, message.id);
    Refusal refused = may_play(guest, message);
    if (!refused) {
        auto moved = at_.progress.play().move(guest.viewer, message.line);
        if (auto* text = std::get_if<std::string>(&moved)) return play_text(guest, message, std::move(*text));
        refused = refused_by_game(std::get<Objection>(moved));
    }
    ++at_.world.figures.moves_refused;
    refuse(guest, message, *refused);
}

void PlayMessages::undo(const Guest& guest, const ClientMessage& message) {
    if (const Refusal refused = may_play(guest, message)) return refuse(guest, message, *refused);
    Result<std::string> text = at_.progress.play().undo(guest.viewer, message.to);
    if (!text) return refuse(guest, message, refused_by_game(text.error()));
    play_text(guest, message, *std::move(text));
}

// Stores what was played, then shows it.
void PlayMessages::play_text(const Guest& guest, const ClientMessage& message, std::string text) {
    ++at_.world.figures.moves_accepted;
    at_.undo_requests.has_moved(guest.viewer);
    if (at_.undo_requests.open()) finish_undo_request(false);
    proceedings_.append(
        guest.viewer, message_id(guest, message), std::move(text),
        [this, guest, id = message.id] { at_.audience.show(at_.scene(), &guest, id); },
        [this, guest, id = message.id](const Refused& refused) { send(guest, refused_message(id, refused)); });
}

// Finds the decision that the guest may ask to take back. It may lie before the snapshot the room was loaded from.
void PlayMessages::with_decision_to_undo(const Guest& guest, const ClientMessage& message,
                                         std::function<void(int)> then) {
    if (const Refusal refused = may_play(guest, message)) return refuse(guest, message, *refused);
    if (!at_.undo_requests.offer(guest.viewer, at_.roster, at_.progress).can_ask)
        return refuse(guest, message, {Why::cannot_ask});
    if (at_.undo_requests.open()) return refuse(guest, message, {Why::has_been_asked});
    const auto find = [this, guest, message, then = std::move(then)] {
        const int version = at_.progress.play().last_decision(guest.viewer);
        if (version < 0) return refuse(guest, message, {Why::cannot_undo});
        then(version);
    };
    if (at_.progress.play().last_decision(guest.viewer) >= 0) return find();
    proceedings_.with_history([this, guest, message](const Refused& refused) { refuse(guest, message, refused); },
                              find);
}

void PlayMessages::look_undo(const Guest& guest, const ClientMessage& message) {
    with_decision_to_undo(guest, message, [this, guest, id = message.id](int version) {
        const int left = at_.audience.log_entries_before(at_.scene(), guest.viewer, version);
        send(guest, undo_offer_message(id, left));
    });
}

void PlayMessages::ask_undo(const Guest& guest, const ClientMessage& message) {
    with_decision_to_undo(guest, message, [this, guest, id = message.id](int version) {
        const UndoRequests::Request& request = at_.undo_requests.ask(guest.viewer, version, at_.roster);
        send(guest, ok_message(id));
        if (request.waiting_for.empty()) return finish_undo_request(true);
        at_.audience.tell_all(undo_asked_message(request, at_.progress.table()));
    });
}

void PlayMessages::answer_undo(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer)) return refuse(guest, message, {Why::nobody_asks});
    const auto verdict =
        at_.undo_requests.answer(message.request, at_.roster.holder(guest.viewer).person, message.agree);
    if (const auto* refused = std::get_if<Refused>(&verdict)) return refuse(guest, message, *refused);
    send(guest, ok_message(message.id));
    if (const auto outcome = std::get<UndoRequests::Verdict>(verdict); outcome != UndoRequests::Verdict::open)
        finish_undo_request(outcome == UndoRequests::Verdict::agreed);
}

void PlayMessages::finish_undo_request(bool agreed) {
    const UndoRequests::Request request = at_.undo_requests.close(agreed);
    at_.audience.tell_all(undo_answered_message(request, agreed));
    if (!agreed) return;
    proceedings_.append(request.asker, {}, at_.progress.play().undo_to(request.version),
                        [this] { at_.audience.show(at_.scene(), nullptr, {}); }, {});
}

void PlayMessages::preview(const Guest& guest, const ClientMessage& message) {
    if (const Refusal refused = may_play(guest, message)) return refuse(guest, message, *refused);
    const Result<Foresight> seen = at_.progress.table().foresee(guest.viewer, message.line);
    if (!seen) return refuse(guest, message, refused_by_game(seen.error()));
    send(guest, preview_message(message.id, *seen));
}

void PlayMessages::previews(const Guest& guest, const ClientMessage& message) {
    if (const Refusal refused = may_play(guest, message)) return refuse(guest, message, *refused);
    const auto seen = at_.progress.table().foresee_each(guest.viewer, message.line);
    if (!seen) return refuse(guest, message, refused_by_game(seen.error()));
    send(guest, previews_message(message.id, *seen));
}

void PlayMessages::explain(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer) || at_.progress.table().decider() != guest.viewer || !at_.roster.is_playing())
        return refuse(guest, message, {Why::not_your_turn});
    const TablePlay& table = at_.progress.table();
    const auto objection = message.thing.empty() ? table.objection(guest.viewer, message.line)
                                                 : table.objection(guest.viewer, message.line, message.thing);
    send(guest, why_message(message.id, objection));
}

void PlayMessages::move_now(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer)) return refuse(guest, message, {Why::spectators_wait});
    if (visible_decider(at_.progress.table(), Seat::spectator) != message.seat || !at_.bots.is_thinking())
        return refuse(guest, message, {Why::no_bot_thinks});
    send(guest, ok_message(message.id));
    at_.bots.hurry();
}

}  // namespace ozy::server
