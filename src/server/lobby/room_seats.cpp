// room_seats.cpp - sitting down, leaving, links, replays and records: what is asked of a room over HTTP. See room.hpp.
#include <algorithm>

#include "core/json.hpp"
#include "server/auth/tokens.hpp"
#include "server/lobby/fair_record.hpp"
#include "server/lobby/offered_bots.hpp"
#include "server/lobby/room.hpp"

namespace ozy::server {

namespace {

constexpr std::string_view fallback_bot = "random";
constexpr int log_page = 200, replay_page = 100;

std::string link_json(const std::string& table, const std::string& token) {
    Json json;
    return json.open_object().field("link", "/table/" + table + "#" + token).close_object().take();
}

std::string seat_json(int seat) {
    Json json;
    return json.open_object().field("seat", seat).close_object().take();
}

}  // namespace

void Room::begin_if_complete(Reply reply) {
    act([self = shared_from_this(), this, reply = std::move(reply)] {
        if (stored_.phase != TablePhase::waiting || !seating_.is_complete()) return reply("{}");
        change_seating([reply] { reply("{}"); }, reply);
    });
}

void Room::sit(const Visitor& visitor, std::optional<int> wanted, std::string contribution, Reply reply) {
    act([self = shared_from_this(), this, visitor, wanted, contribution, reply = std::move(reply)] {
        const auto seats = static_cast<int>(seating_.seats.size());
        int seat = -1;
        for (int i = seats - 1; i >= 0; --i) {
            const SeatHolder& holder = seating_.seats[static_cast<std::size_t>(i)];
            const bool by_link = !visitor.token.empty() && equal_secrets(token_hash(visitor.token), holder.link_hash);
            const bool by_choice =
                stored_.visible && visitor.token.empty() && holder.is_open() && (!wanted || *wanted == i);
            if (by_link || by_choice) seat = i;
        }
        if (seat < 0) return reply(Refused{"not_found", "this link gives no seat, or no seat is open"});
        SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
        // The link is the right to the seat: a second device may use it, but does not push the person out.
        if (!holder.is_open()) return reply(seat_json(seat));
        holder.person = visitor.identity->id;
        holder.name = visitor.identity->name;
        holder.contribution = contribution;
        const std::string link = holder.link_hash;
        change_seating(
            [this, reply, link] {
                const auto at = std::find_if(seating_.seats.begin(), seating_.seats.end(),
                                             [&](const SeatHolder& one) { return one.link_hash == link; });
                reply(seat_json(static_cast<int>(at - seating_.seats.begin())));
            },
            reply);
    });
}

void Room::stand_up(const Visitor& visitor, int seat, Reply reply) {
    act([self = shared_from_this(), this, visitor, seat, reply = std::move(reply)] {
        if (!owns_seat(visitor, seat)) return reply(Refused{"forbidden", "this is somebody else's seat"});
        SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
        if (stored_.phase == TablePhase::waiting)
            holder.person = holder.name = holder.contribution = {};
        else if (stored_.phase == TablePhase::playing)
            holder.bot = fallback_bot;
        change_seating([reply] { reply("{}"); }, reply);
    });
}

void Room::set_bot(const Visitor& visitor, int seat, std::string bot, Reply reply) {
    act([self = shared_from_this(), this, visitor, seat, bot, reply = std::move(reply)] {
        const bool is_seat = seat >= 0 && static_cast<std::size_t>(seat) < seating_.seats.size();
        if (!is_seat) return reply(Refused{"not_found", "there is no such seat"});
        SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
        bool person_is_here = false;
        for (const auto& viewers : guests_)
            for (const Guest& guest : viewers)
                person_is_here |= guest.client->identity() && guest.client->identity()->id == holder.person;
        const bool is_creator = visitor.identity && visitor.identity->id == stored_.creator;
        if (!owns_seat(visitor, seat) && !(is_creator && !person_is_here && !bot.empty()))
            return reply(Refused{"forbidden", "this is somebody else's seat"});
        if (stored_.phase == TablePhase::over) return reply(Refused{"conflict", "the game is over"});
        if (bot.empty() && holder.person.empty()) return reply(Refused{"conflict", "nobody sits there"});
        if (bot.empty() && holder.resigned) return reply(Refused{"conflict", "this seat has resigned"});
        if (!bot.empty() && !is_offered(stored_.game, bot))
            return reply(Refused{"bad_request", "there is no bot '" + bot + "' here"});
        holder.bot = bot;
        bots_[static_cast<std::size_t>(seat)].reset();
        ++turn_;
        change_seating([reply] { reply("{}"); }, reply);
    });
}

void Room::resign(const Visitor& visitor, int seat, Reply reply) {
    act([self = shared_from_this(), this, visitor, seat, reply = std::move(reply)] {
        if (!owns_seat(visitor, seat)) return reply(Refused{"forbidden", "this is somebody else's seat"});
        if (stored_.phase != TablePhase::playing) return reply(Refused{"conflict", "the game is not being played"});
        SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
        holder.resigned = true;
        holder.bot = fallback_bot;
        ++turn_;
        change_seating([reply] { reply("{}"); }, reply);
    });
}

void Room::renew_link(const Visitor& visitor, std::optional<int> seat, Reply reply) {
    act([self = shared_from_this(), this, visitor, seat, reply = std::move(reply)] {
        const bool is_creator = visitor.identity && visitor.identity->id == stored_.creator;
        if (!is_creator && !(seat && owns_seat(visitor, *seat)))
            return reply(Refused{"forbidden", "only who made the table, or sits there, can do that"});
        if (seat && (*seat < 0 || static_cast<std::size_t>(*seat) >= seating_.seats.size()))
            return reply(Refused{"not_found", "there is no such seat"});
        const std::string token = random_token();
        std::string& hash =
            seat ? seating_.seats[static_cast<std::size_t>(*seat)].link_hash : seating_.spectator_link_hash;
        const std::string old = std::exchange(hash, token_hash(token));
        change_seating(
            [this, reply, old, token] {
                for (auto& viewers : guests_)
                    for (const Guest& guest : viewers)
                        if (guest.link_hash == old) guest.client->close("revoked", "this link is no longer valid");
                reply(link_json(stored_.id, token));
            },
            reply);
    });
}

void Room::show_log(const Visitor& visitor, Seat viewer, int before, Reply reply) {
    act([self = shared_from_this(), this, visitor, viewer, before, reply = std::move(reply)] {
        if (const auto refused = may_look(visitor, viewer)) return reply(*refused);
        if (viewer == Seat::omniscient && !(stored_.phase == TablePhase::over && play_->table().is_over()))
            return reply(Refused{"forbidden", "this cannot be seen before the end"});
        if (play_->table().first_version() > 0)
            if (Outcome whole = restore(History::whole); !whole) return reply(Refused{"storage", whole.error().detail});
        const std::vector<LogEntry> log = table_for(viewer).log(0, viewer);
        const auto end = std::min(static_cast<std::size_t>(std::max(0, before)), log.size());
        const std::size_t from = end - std::min<std::size_t>(end, log_page);
        Json json;
        json.open_object().field("from", from).key("entries").open_list();
        for (std::size_t i = from; i < end; ++i) json.raw(entry_json(log[i]));
        reply(json.close_list().close_object().take());
    });
}

// Steps that change nothing for this viewer are left out, so that their number tells nothing.
void Room::show_replay(const Visitor& visitor, Seat viewer, int from, Reply reply) {
    act([self = shared_from_this(), this, visitor, viewer, from, reply = std::move(reply)] {
        const bool over = stored_.phase == TablePhase::over && play_->table().is_over();
        if (stored_.phase == TablePhase::waiting) return reply(Refused{"not_found", "the game has not started"});
        const auto refused = may_look(visitor, over ? Seat::spectator : viewer);
        if (refused) return reply(*refused);
        const bool is_seat = is_player(viewer) && ordinal(viewer) < seating_.seats.size();
        if (!is_seat && viewer != Seat::spectator && !(over && viewer == Seat::omniscient))
            return reply(Refused{"forbidden", "this cannot be seen before the end"});
        if (play_->table().first_version() > 0)
            if (Outcome whole = restore(History::whole); !whole) return reply(Refused{"storage", whole.error().detail});
        // The clone is taken here; the work is done where it keeps nobody waiting.
        std::shared_ptr<Table> table = table_for(viewer).clone();
        const bool accepted = world_.tasks.post_slow([table, viewer, from, reply] {
            reply(replay_json(*table, viewer, {from, replay_page}));
        });
        if (!accepted) reply(Refused{"busy", "too many replays at once"});
    });
}

void Room::show_record(const Visitor& visitor, Reply reply) {
    act([self = shared_from_this(), this, visitor, reply = std::move(reply)] {
        if (const auto refused = may_look(visitor, Seat::spectator)) return reply(*refused);
        if (stored_.phase != TablePhase::over)
            return reply(Refused{"forbidden", "the record opens when the game is over"});
        if (play_->table().first_version() > 0)
            if (Outcome whole = restore(History::whole); !whole) return reply(Refused{"storage", whole.error().detail});
        RecordHeader header;
        header.title = settings_.title;
        for (const SeatHolder& seat : seating_.seats)
            header.players.push_back(!seat.bot.empty() ? seat.bot : seat.name);
        reply(write_fair_record(header, *play_, settings_.imported_lines));
    });
}

void Room::plan_rematch(const Visitor& visitor, RematchReply reply) {
    act([self = shared_from_this(), this, visitor, reply = std::move(reply)] {
        if (!visitor.identity || !seating_.sits(visitor.identity->id))
            return reply(Refused{"forbidden", "only those who played can ask for a rematch"});
        if (stored_.phase != TablePhase::over) return reply(Refused{"conflict", "the game is not over"});
        StoredTable next = stored_;
        next.id = seating_.rematch;
        Seating seats = seating_;
        std::rotate(seats.seats.begin(), seats.seats.begin() + 1, seats.seats.end());
        seats.rematch.clear();
        for (SeatHolder& seat : seats.seats) {
            seat.resigned = false;
            if (!seat.person.empty()) seat.bot.clear();  // people who had handed over play again
        }
        next.seating = write_seating(seats);
        Settings settings = settings_;
        settings.random_order = false;
        settings.imported_lines = 0;
        next.settings = write_settings(settings);
        reply(next);
    });
}

void Room::set_rematch(std::string id, Reply reply) {
    act([self = shared_from_this(), this, id, reply = std::move(reply)] {
        if (!seating_.rematch.empty()) return reply(Refused{"conflict", seating_.rematch});
        seating_.rematch = id;
        change_seating([reply, id] { reply(id); }, reply);
    });
}

void Room::find_notes(const Visitor& visitor, int seat, std::function<void(std::variant<TableNumber, Refused>)> reply) {
    act([self = shared_from_this(), this, visitor, seat, reply = std::move(reply)] {
        if (!visitor.identity || !owns_seat(visitor, seat))
            return reply(Refused{"forbidden", "this is somebody else's seat"});
        reply(stored_.number);
    });
}

}  // namespace ozy::server
