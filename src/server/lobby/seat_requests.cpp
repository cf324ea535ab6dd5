// seat_requests.cpp - see seat_requests.hpp.
#include "server/lobby/seat_requests.hpp"

#include "core/json.hpp"

namespace ozy::server {

namespace {

std::string link_json(const std::string& table, const std::string& token) {
    Json json;
    return json.open_object().field("link", "/table/" + table + "#" + token).close_object().take();
}

std::string number_json(std::string_view name, int number) {
    Json json;
    return json.open_object().field(name, number).close_object().take();
}

std::string nothing_to_say() { return "{}"; }

}  // namespace

void SeatRequests::keep(const Reply& later, std::function<std::string()> answer) {
    proceedings_.change_seating([later, answer = std::move(answer)] { later(answer()); }, later);
}

// A change of who sits where that has nothing else to say than that it is done.
void SeatRequests::change(const Reply& reply, const std::function<Refusal()>& change_roster) {
    at_.line.ask<std::string>(reply, [this, change_roster](const Reply& later) {
        if (const Refusal refused = change_roster()) return later(*refused);
        keep(later, nothing_to_say);
    });
}

void SeatRequests::begin_if_complete(const Reply& reply) {
    at_.line.ask<std::string>(reply, [this](const Reply& later) {
        if (!at_.roster.is_beginning()) return later(nothing_to_say());
        keep(later, nothing_to_say);
    });
}

void SeatRequests::sit(const Visitor& visitor, const Arrival& arrival, const Reply& reply) {
    at_.line.ask<std::string>(reply, [this, visitor, arrival](const Reply& later) {
        const auto sat = at_.roster.sit(visitor, arrival);
        if (const auto* refused = std::get_if<Refused>(&sat)) return later(*refused);
        const auto [seat, is_new] = std::get<Roster::Seated>(sat);
        if (!is_new) return later(number_json("seat", seat));
        keep(later, [this, seat = seat] { return number_json("seat", at_.roster.seat_now(seat)); });
    });
}

void SeatRequests::name_seat(const Visitor& visitor, int seat, const std::string& name, const Reply& reply) {
    change(reply, [this, visitor, seat, name] { return at_.roster.name_seat(visitor, seat, name); });
}

void SeatRequests::commit_number(const Visitor& visitor, int seat, const std::string& hash, const Reply& reply) {
    change(reply, [this, visitor, seat, hash] { return at_.roster.commit_number(visitor, seat, hash); });
}

void SeatRequests::open_number(const Visitor& visitor, int seat, const std::string& number, const Reply& reply) {
    change(reply, [this, visitor, seat, number] { return at_.roster.open_number(visitor, seat, number); });
}

void SeatRequests::stand_up(const Visitor& visitor, int seat, const Reply& reply) {
    change(reply, [this, visitor, seat] { return at_.roster.stand_up(visitor, seat); });
}

void SeatRequests::set_bot(const Visitor& visitor, int seat, const std::string& bot, const Reply& reply) {
    change(reply,
           [this, visitor, seat, bot] { return at_.roster.set_bot(visitor, seat, bot, board_.is_free_to_take(seat)); });
}

void SeatRequests::resign(const Visitor& visitor, int seat, const Reply& reply) {
    change(reply, [this, visitor, seat] { return at_.roster.resign(visitor, seat); });
}

void SeatRequests::start_without(const Visitor& visitor, const std::string& bot, const Reply& reply) {
    at_.line.ask<std::string>(reply, [this, visitor, bot](const Reply& later) {
        if (const Refusal refused = at_.roster.start_without(visitor, bot)) return later(*refused);
        keep(later, [this] { return number_json("seats", at_.roster.seats()); });
    });
}

void SeatRequests::renew_link(const Visitor& visitor, std::optional<int> seat, const Reply& reply) {
    at_.line.ask<std::string>(reply, [this, visitor, seat](const Reply& later) {
        const auto renewed = at_.roster.renew_link(visitor, seat);
        if (const auto* refused = std::get_if<Refused>(&renewed)) return later(*refused);
        keep(later, [this, token = std::get<std::string>(renewed)] { return link_json(at_.roster.id(), token); });
    });
}

void SeatRequests::set_rematch(const std::string& id, const Reply& reply) {
    at_.line.ask<std::string>(reply, [this, id](const Reply& later) {
        if (const Refusal refused = at_.roster.set_rematch(id)) return later(*refused);
        keep(later, [id] { return id; });
    });
}

void SeatRequests::plan_rematch(const Visitor& visitor, const ReplyWith<StoredTable>& reply) {
    at_.line.ask<StoredTable>(reply, [this, visitor](const auto& later) { later(at_.roster.plan_rematch(visitor)); });
}

void SeatRequests::find_notes(const Visitor& visitor, int seat, const ReplyWith<TableNumber>& reply) {
    at_.line.ask<TableNumber>(reply, [this, visitor, seat](const auto& later) {
        if (!visitor.identity || !at_.roster.owns(visitor, seat)) return later(Refused{Why::seat_of_another});
        later(at_.roster.stored().number);
    });
}

}  // namespace ozy::server
