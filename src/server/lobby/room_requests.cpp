// room_requests.cpp - what is asked of a room over HTTP: seats, links, logs, replays and records. See room.hpp.
#include <algorithm>

#include "core/json.hpp"
#include "server/lobby/fair_record.hpp"
#include "server/lobby/room.hpp"
#include "server/log.hpp"

namespace ozy::server {

namespace {

constexpr int log_page = 200, replay_page = 100;

std::string link_json(const std::string& table, const std::string& token) {
    Json json;
    return json.open_object().field("link", "/table/" + table + "#" + token).close_object().take();
}

std::string seat_json(int seat) {
    Json json;
    return json.open_object().field("seat", seat).close_object().take();
}

std::string log_json(const TableSight& table, Seat viewer, int before) {
    const std::vector<LogEntry> log = table.log(0, viewer);
    const auto end = std::min(static_cast<std::size_t>(std::max(0, before)), log.size());
    const std::size_t from = end - std::min<std::size_t>(end, log_page);
    Json json;
    json.open_object().field("from", from).key("entries").open_list();
    for (std::size_t i = from; i < end; ++i) json.raw(entry_json(log[i]));
    return json.close_list().close_object().take();
}

// On a thread that nobody's socket waits for. Work that fails, or too much that waits there, is a refusal.
void answer_slowly(Tasks& tasks, const Reply& reply, const std::function<std::string()>& work) {
    const bool accepted = tasks.post_slow([reply, work] {
        Answer answer = Refused{Why::step_failed};
        try {
            answer = work();
        } catch (const std::exception& error) {
            log("answer_failed", {{"why", error.what()}});
        }
        reply(std::move(answer));
    });
    if (!accepted) reply(Refused{Why::too_many_asking});
}

// A refusal as an answer.
Refuse refusing(const Reply& reply) {
    return [reply](const Refused& refused) { reply(refused); };
}

}  // namespace

// A step that answers once; the answer leaves when the step is over.
void Room::ask(const Reply& reply, std::function<void(Reply)> work) {
    const Reply later = [this, reply](Answer answer) {
        outbox_.call([reply, answer = std::move(answer)] { reply(answer); });
    };
    step(refusing(later), [later, work = std::move(work)] { work(later); });
}

// The answer itself takes long to make: it is made when the step is over, of copies, where it keeps nobody waiting.
void Room::answer_elsewhere(const Reply& reply, std::function<std::string()> make) {
    outbox_.call([&tasks = world_.tasks, reply, make = std::move(make)] { answer_slowly(tasks, reply, make); });
}

// A change of who sits where that has nothing else to say than that it is done.
void Room::change(const Reply& reply, const std::function<Refusal()>& change_roster) {
    ask(reply, [this, change_roster](const Reply& later) {
        if (const Refusal refused = change_roster()) return later(*refused);
        change_seating([later] { later("{}"); }, refusing(later));
    });
}

void Room::begin_if_complete(const Reply& reply) {
    ask(reply, [this](const Reply& later) {
        if (!roster_.is_waiting() || !roster_.seating().is_complete()) return later("{}");
        change_seating([later] { later("{}"); }, refusing(later));
    });
}

void Room::sit(const Visitor& visitor, const Arrival& arrival, const Reply& reply) {
    ask(reply, [this, visitor, arrival](const Reply& later) {
        const auto sat = roster_.sit(visitor, arrival);
        if (const auto* refused = std::get_if<Refused>(&sat)) return later(*refused);
        const auto [seat, is_new] = std::get<Roster::Seated>(sat);
        if (!is_new) return later(seat_json(seat));
        change_seating([this, later, seat = seat] { later(seat_json(roster_.seat_now(seat))); }, refusing(later));
    });
}

void Room::name_seat(const Visitor& visitor, int seat, const std::string& name, const Reply& reply) {
    change(reply, [this, visitor, seat, name] { return roster_.name_seat(visitor, seat, name); });
}

void Room::commit_number(const Visitor& visitor, int seat, const std::string& hash, const Reply& reply) {
    change(reply, [this, visitor, seat, hash] { return roster_.commit_number(visitor, seat, hash); });
}

void Room::open_number(const Visitor& visitor, int seat, const std::string& number, const Reply& reply) {
    change(reply, [this, visitor, seat, number] { return roster_.open_number(visitor, seat, number); });
}

void Room::stand_up(const Visitor& visitor, int seat, const Reply& reply) {
    change(reply, [this, visitor, seat] { return roster_.stand_up(visitor, seat); });
}

void Room::set_bot(const Visitor& visitor, int seat, const std::string& bot, const Reply& reply) {
    change(reply, [this, visitor, seat, bot] { return roster_.set_bot(visitor, seat, bot, is_free_to_take(seat)); });
}

void Room::resign(const Visitor& visitor, int seat, const Reply& reply) {
    change(reply, [this, visitor, seat] { return roster_.resign(visitor, seat); });
}

void Room::start_without(const Visitor& visitor, const std::string& bot, const Reply& reply) {
    ask(reply, [this, visitor, bot](const Reply& later) {
        if (const Refusal refused = roster_.start_without(visitor, bot)) return later(*refused);
        const auto started = [this, later] {
            Json json;
            later(json.open_object().field("seats", roster_.seats()).close_object().take());
        };
        change_seating(started, refusing(later));
    });
}

void Room::renew_link(const Visitor& visitor, std::optional<int> seat, const Reply& reply) {
    ask(reply, [this, visitor, seat](const Reply& later) {
        const auto renewed = roster_.renew_link(visitor, seat);
        if (const auto* refused = std::get_if<Refused>(&renewed)) return later(*refused);
        change_seating([this, later, token = std::get<std::string>(renewed)] { later(link_json(id_, token)); },
                       refusing(later));
    });
}

void Room::set_rematch(const std::string& id, const Reply& reply) {
    ask(reply, [this, id](const Reply& later) {
        if (const Refusal refused = roster_.set_rematch(id)) return later(*refused);
        change_seating([later, id] { later(id); }, refusing(later));
    });
}

void Room::plan_rematch(const Visitor& visitor, std::function<void(std::variant<StoredTable, Refused>)> reply) {
    const auto later = [this, reply = std::move(reply)](std::variant<StoredTable, Refused> plan) {
        outbox_.call([reply, plan = std::move(plan)] { reply(plan); });
    };
    step(later, [this, visitor, later] { later(roster_.plan_rematch(visitor)); });
}

void Room::find_notes(const Visitor& visitor, int seat, std::function<void(std::variant<TableNumber, Refused>)> reply) {
    const auto later = [this, reply = std::move(reply)](std::variant<TableNumber, Refused> found) {
        outbox_.call([reply, found = std::move(found)] { reply(found); });
    };
    step(later, [this, visitor, seat, later] {
        if (!visitor.identity || !roster_.owns(visitor, seat)) return later(Refused{Why::seat_of_another});
        later(roster_.stored().number);
    });
}

// The game waits for somebody who is not there. Where nobody sees who decides, it may be anybody.
std::optional<SeatCard::Away> Room::absence_of(Seat seat) const {
    const SeatHolder& holder = roster_.holder(seat);
    if (!roster_.is_playing() || holder.person.empty() || !holder.bot.empty()) return std::nullopt;
    if (audience_.is_here(seat, holder.person)) return std::nullopt;
    const Seat decider = visible_decider(progress_.table(), Seat::spectator);
    if (is_player(decider) && decider != seat) return std::nullopt;
    const std::int64_t limit = world_.absence.of(roster_.settings().pace) * 1000;
    constexpr std::int64_t time_to_come_back = 15 * 60 * 1000;  // after a restart of the server
    const std::int64_t up_since = time_.now(world_.absence.up_since);
    const std::int64_t since = std::max(progress_.shown_clock().since(), holder.seen);
    const std::int64_t until = std::max(since + limit, up_since + std::min(limit, time_to_come_back));
    return SeatCard::Away{since, until};
}

bool Room::is_somebody_away() const {
    for (Seat seat : seats_of(roster_.seats()))
        if (absence_of(seat)) return true;
    return false;
}

bool Room::is_free_to_take(int seat) const {
    if (seat < 0 || seat >= roster_.seats()) return false;
    const auto absence = absence_of(seat_at(seat));
    return absence && table_time() >= absence->until;
}

TableCard Room::card() {
    TableCard card = card_of(roster_, progress_);
    const auto on_the_wall = [this](std::int64_t time) { return time_.on_the_wall(time) / 1000; };
    card.since = on_the_wall(progress_.shown_clock().since());
    card.spectators = audience_.spectators();
    card.awaited = roster_.awaited();
    card.awaited_until = (now_milliseconds() + awaited_until_ - world_.tasks.steady_milliseconds()) / 1000;
    for (Seat seat : seats_of(roster_.seats())) {
        SeatCard& one = card.seats[ordinal(seat)];
        one.is_here = audience_.is_here(seat, one.person);
        one.devices = audience_.devices(seat);
        if (card.deciding == seat) one.thinking = bots_.thinking();
        if (const auto away = absence_of(seat)) one.away = {on_the_wall(away->since), on_the_wall(away->until)};
    }
    return card;
}

void Room::describe(const Visitor& visitor, const Reply& reply) {
    ask(reply, [this, visitor](const Reply& later) {
        if (const Refusal refused = roster_.may_look(visitor.right(), Seat::spectator)) return later(*refused);
        later(card_json(card(), {visitor.id(), roster_.linked_seat(visitor)}));
    });
}

void Room::show_card(std::function<void(std::variant<TableCard, Refused>)> reply) {
    const auto later = [this, reply = std::move(reply)](std::variant<TableCard, Refused> shown) {
        outbox_.call([reply, shown = std::move(shown)] { reply(shown); });
    };
    step(later, [this, later] { later(card()); });
}

void Room::show_log(const Visitor& visitor, Seat viewer, int before, const Reply& reply) {
    ask(reply, [this, visitor, viewer, before, reply](const Reply& later) {
        if (const Refusal refused = roster_.may_look(visitor.right(), viewer)) return later(*refused);
        if (viewer == Seat::omniscient && !is_played_out()) return later(Refused{Why::not_before_the_end});
        with_history(refusing(later), [this, viewer, before, reply] {
            answer_elsewhere(reply,
                             [table = copy_for(viewer), viewer, before] { return log_json(*table, viewer, before); });
        });
    });
}

// Steps that change nothing for this viewer are left out, so that their number tells nothing.
void Room::show_replay(const Visitor& visitor, Seat viewer, int from, const Reply& reply) {
    ask(reply, [this, visitor, viewer, from, reply](const Reply& later) {
        if (roster_.is_waiting()) return later(Refused{Why::nothing_to_replay});
        const bool over = is_played_out();
        if (const Refusal refused = roster_.may_look(visitor.right(), over ? Seat::spectator : viewer))
            return later(*refused);
        const bool is_seat = is_player(viewer) && index(viewer) < roster_.seats();
        if (!is_seat && viewer != Seat::spectator && !(over && viewer == Seat::omniscient))
            return later(Refused{Why::not_before_the_end});
        with_history(refusing(later), [this, viewer, from, reply] {
            answer_elsewhere(reply, [table = copy_for(viewer), viewer, from] {
                return replay_json(*table, viewer, {from, replay_page});
            });
        });
    });
}

void Room::show_record(const Visitor& visitor, const Reply& reply) {
    ask(reply, [this, visitor, reply](const Reply& later) {
        if (const Refusal refused = roster_.may_look(visitor.right(), Seat::spectator)) return later(*refused);
        if (!roster_.is_over()) return later(Refused{Why::record_still_shut});
        with_history(refusing(later), [this, reply] {
            RecordHeader header;
            header.title = roster_.settings().title;
            if (!progress_.table().is_over()) header.winner = roster_.seating().last_player();
            for (const SeatHolder& seat : roster_.seating().seats)
                header.players.push_back(!seat.bot.empty() ? seat.bot : seat.name);
            const auto play = std::make_shared<Play>(progress_.table().clone(), progress_.play().chance());
            answer_elsewhere(reply, [header, play, lines = roster_.settings().imported_lines] {
                return write_fair_record(header, *play, lines);
            });
        });
    });
}

void Room::show_analysis(const Visitor& visitor, bool start, const Reply& reply) {
    ask(reply, [this, visitor, start](const Reply& later) {
        if (const Refusal refused = roster_.may_look(visitor.right(), Seat::spectator)) return later(*refused);
        if (!is_played_out()) return later(Refused{Why::not_played_out});
        studied_ = world_.tasks.steady_milliseconds();
        if (analysis_) return later(analysis_->json());
        if (!start) return later(Analysis::none_json());
        if (Analysis::too_many(world_)) return later(Refused{Why::too_many_analyses});
        with_history(refusing(later), [this, later] {
            auto begun = Analysis::begin(progress_.table());
            if (!begun) return later(Refused{Why::nothing_to_study, begun.error().detail});
            analysis_ = *std::move(begun);
            analysis_->run(world_);
            later(analysis_->json());
        });
    });
}

}  // namespace ozy::server
