// noticeboard.cpp - see noticeboard.hpp.
#include "server/lobby/noticeboard.hpp"

#include <algorithm>

#include "core/json.hpp"

namespace ozy::server {

// The game waits for somebody who is not there. Where nobody sees who decides, it may be anybody.
std::optional<SeatCard::Away> Noticeboard::absence_of(Seat seat) const {
    const SeatHolder& holder = at_.roster.holder(seat);
    if (!at_.roster.is_playing() || holder.person.empty() || !holder.bot.empty()) return std::nullopt;
    if (at_.audience.is_here(seat, holder.person)) return std::nullopt;
    const Seat decider = visible_decider(at_.progress.table(), Seat::spectator);
    if (is_player(decider) && decider != seat) return std::nullopt;
    const std::int64_t limit = at_.world.absence.of(at_.roster.settings().pace) * 1000;
    constexpr std::int64_t time_to_come_back = 15 * 60 * 1000;  // after a restart of the server
    const std::int64_t up_since = at_.time.now(at_.world.absence.up_since);
    const std::int64_t since = std::max(at_.progress.shown_clock().since(), holder.seen);
    const std::int64_t until = std::max(since + limit, up_since + std::min(limit, time_to_come_back));
    return SeatCard::Away{since, until};
}

bool Noticeboard::is_somebody_away() const {
    for (Seat seat : seats_of(at_.roster.seats()))
        if (absence_of(seat)) return true;
    return false;
}

bool Noticeboard::is_free_to_take(int seat) const {
    if (seat < 0 || seat >= at_.roster.seats()) return false;
    const auto absence = absence_of(seat_at(seat));
    return absence && at_.table_time() >= absence->until;
}

TableCard Noticeboard::card() {
    TableCard card = card_of(at_.roster, at_.progress);
    const auto on_the_wall = [this](std::int64_t time) { return at_.time.on_the_wall(time) / 1000; };
    card.since = on_the_wall(at_.progress.shown_clock().since());
    card.spectators = at_.audience.spectators();
    card.awaited = at_.roster.awaited();
    card.awaited_until = (now_milliseconds() + at_.awaited_until - at_.world.tasks.steady_milliseconds()) / 1000;
    for (Seat seat : seats_of(at_.roster.seats())) {
        SeatCard& one = card.seats[ordinal(seat)];
        one.is_here = at_.audience.is_here(seat, one.person);
        one.devices = at_.audience.devices(seat);
        if (card.deciding == seat) one.thinking = at_.bots.thinking();
        if (const auto away = absence_of(seat)) one.away = {on_the_wall(away->since), on_the_wall(away->until)};
    }
    return card;
}

void Noticeboard::show_card(const ReplyWith<TableCard>& reply) {
    at_.line.ask<TableCard>(reply, [this](const auto& later) { later(card()); });
}

void Noticeboard::describe(const Visitor& visitor, const Reply& reply) {
    at_.line.ask<std::string>(reply, [this, visitor](const Reply& later) {
        if (const Refusal refused = at_.roster.may_look(visitor.right(), Seat::spectator)) return later(*refused);
        later(card_json(card(), {visitor.id(), at_.roster.linked_seat(visitor)}));
    });
}

void Noticeboard::send(const TableCard& card, const Guest& guest, bool with_chat) {
    Json json;
    json.open_object().field("type", "table").key("table");
    json.raw(card_json(card, {guest.right().identity, std::nullopt, guest.viewer, guest.client.get()})).key("you");
    if (is_player(guest.viewer))
        json.value(index(guest.viewer));
    else
        json.value("spectator");
    if (with_chat) at_.conversation.write_lines(json, guest.viewer);
    at_.line.outbox().send(guest.client, share(json.close_object().take()));
}

void Noticeboard::push_soon() {
    if (std::exchange(push_planned_, true)) return;
    constexpr auto moment = std::chrono::milliseconds(100);
    at_.world.tasks.post_after(moment, [this, enter = at_.line.enter()] {
        enter([this] {
            push_planned_ = false;
            if (at_.line.is_broken() || at_.audience.empty()) return;
            const TableCard now = card();
            at_.audience.for_each([&](const Guest& guest) { send(now, guest, false); });
        });
    });
}

}  // namespace ozy::server
