// room_seats.cpp - sitting down, leaving, links, replays and records: what is asked of a room over HTTP. See room.hpp.
#include <algorithm>

#include "core/json.hpp"
#include "server/auth/tokens.hpp"
#include "server/lobby/fair_record.hpp"
#include "server/lobby/offered_bots.hpp"
#include "server/lobby/room.hpp"
#include "server/lobby/stored_game.hpp"

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

// Where a seat is that had this number before the change just stored.
int Room::seat_now(int before) const {
    const auto place = std::find(places_.begin(), places_.end(), static_cast<std::size_t>(before));
    return place == places_.end() ? before : static_cast<int>(place - places_.begin());
}

bool Room::is_creator(const Visitor& visitor) const {
    return visitor.identity && visitor.identity->id == stored_.creator;
}

// The person of the seat, on whatever device.
bool Room::is_here(std::size_t seat) const {
    if (!guests_[seat].empty()) return true;
    const std::string& person = seating_.seats[seat].person;
    for (const auto& viewers : guests_)
        for (const Guest& guest : viewers)
            if (guest.client->identity() && guest.client->identity()->id == person) return true;
    return false;
}

// The game has waited long enough for a person who is not there.
bool Room::is_long_gone(std::size_t seat) const {
    if (stored_.phase != TablePhase::playing || is_here(seat) ||
        play_->table().decider() != seat_at(static_cast<int>(seat)))
        return false;
    const std::int64_t long_enough = world_.absence_seconds * 1000LL;
    const auto seen = last_here_.find(seating_.seats[seat].person);
    const bool was_here = seen != last_here_.end() && world_.tasks.steady_milliseconds() - seen->second < long_enough;
    return !was_here && table_time() - clock_.since() >= long_enough;
}

// The seat that the visitor's link or wish gives, or has given before; -1 if there is none.
int Room::seat_for(const Visitor& visitor, const Arrival& arrival) const {
    const Right right = visitor.right();
    for (std::size_t seat = 0; seat < seating_.seats.size(); ++seat) {
        const SeatHolder& holder = seating_.seats[seat];
        const bool has_come = equal_secrets(right.link_hash, holder.link_hash) && holder.person == right.identity;
        const bool by_link = !visitor.token.empty() && (has_come || seating_.owns({{}, right.link_hash}, seat));
        const bool is_wished = !arrival.seat || *arrival.seat == static_cast<int>(seat);
        const bool by_choice = stored_.visible && visitor.token.empty() && holder.is_open() && is_wished;
        if (by_link || by_choice) return static_cast<int>(seat);
    }
    return -1;
}

void Room::sit(const Visitor& visitor, const Arrival& arrival, Reply reply) {
    act([self = shared_from_this(), this, visitor, arrival, reply = std::move(reply)] {
        const int seat = seat_for(visitor, arrival);
        if (seat < 0) return reply(Refused{"not_found", "this link gives no seat, or no seat is open"});
        SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
        // Who comes again, or with the person's own link on a second device, does not push the person out.
        if (!holder.is_open()) return reply(seat_json(seat));
        holder.person = visitor.identity->id;
        holder.name = arrival.name.empty() ? visitor.identity->name : arrival.name;
        holder.contribution = arrival.contribution;
        change_seating([this, reply, seat] { reply(seat_json(seat_now(seat))); }, reply);
    });
}

void Room::name_seat(const Visitor& visitor, int seat, std::string name, Reply reply) {
    act([self = shared_from_this(), this, visitor, seat, name, reply = std::move(reply)] {
        if (!owns_seat(visitor, seat)) return reply(Refused{"forbidden", "this is somebody else's seat"});
        SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
        if (holder.person.empty()) return reply(Refused{"conflict", "nobody sits there"});
        holder.name = name;
        change_seating([reply] { reply("{}"); }, reply);
    });
}

void Room::stand_up(const Visitor& visitor, int seat, Reply reply) {
    act([self = shared_from_this(), this, visitor, seat, reply = std::move(reply)] {
        if (!owns_seat(visitor, seat)) return reply(Refused{"forbidden", "this is somebody else's seat"});
        SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
        if (stored_.phase == TablePhase::waiting)
            holder.person = holder.name = holder.contribution = holder.own_link_hash = {};
        else if (stored_.phase == TablePhase::playing)
            holder.bot = fallback_bot;
        change_seating([reply] { reply("{}"); }, reply);
    });
}

std::optional<Refused> Room::may_set_bot(const Visitor& visitor, int seat, std::string_view bot) const {
    if (seat < 0 || static_cast<std::size_t>(seat) >= seating_.seats.size())
        return Refused{"not_found", "there is no such seat"};
    const SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
    const bool is_nobodys = holder.person.empty();  // then it is filled by who made the table
    const bool may_hand_over =
        is_creator(visitor) && (is_nobodys || (!bot.empty() && is_long_gone(static_cast<std::size_t>(seat))));
    if (!may_hand_over && (is_nobodys || !owns_seat(visitor, seat)))
        return Refused{"forbidden", "this is somebody else's seat"};
    if (stored_.phase == TablePhase::over) return Refused{"conflict", "the game is over"};
    if (bot.empty() && is_nobodys && stored_.phase != TablePhase::waiting)
        return Refused{"conflict", "nobody sits there"};
    if (bot.empty() && holder.resigned) return Refused{"conflict", "this seat has resigned"};
    if (!bot.empty() && !is_offered(stored_.game, bot))
        return Refused{"bad_request", "there is no bot '" + std::string(bot) + "' here"};
    return std::nullopt;
}

void Room::set_bot(const Visitor& visitor, int seat, std::string bot, Reply reply) {
    act([self = shared_from_this(), this, visitor, seat, bot, reply = std::move(reply)] {
        if (const auto refused = may_set_bot(visitor, seat, bot)) return reply(*refused);
        SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
        holder.bot = bot;
        bots_[static_cast<std::size_t>(seat)].reset();
        ++turn_;
        change_seating([reply] { reply("{}"); }, reply);
    });
}

// The same game for fewer; refused if it cannot be played by so few.
Outcome Room::leave_out_open_seats() {
    std::vector<std::size_t> taken;
    for (std::size_t i = 0; i < seating_.seats.size(); ++i)
        if (!seating_.seats[i].is_open()) taken.push_back(i);
    Settings settings = settings_;
    std::erase_if(settings.options, [](const OptionValue& option) { return option.name == "players"; });
    settings.options.push_back({"players", std::to_string(taken.size())});
    if (auto table = open_table_of(stored_.game, settings); !table) return table.error();
    settings_ = std::move(settings);
    stored_.settings = write_settings(settings_);
    reorder_seats(taken);
    return Done{};
}

void Room::start_without(const Visitor& visitor, std::string bot, Reply reply) {
    act([self = shared_from_this(), this, visitor, bot, reply = std::move(reply)] {
        if (!is_creator(visitor)) return reply(Refused{"forbidden", "only who made the table can do that"});
        if (stored_.phase != TablePhase::waiting) return reply(Refused{"conflict", "the game has begun"});
        if (!bot.empty() && !is_offered(stored_.game, bot))
            return reply(Refused{"bad_request", "there is no bot '" + bot + "' here"});
        if (bot.empty() && settings_.imported_lines > 0)
            return reply(Refused{"conflict", "the position is one of all the seats"});
        if (bot.empty())
            if (Outcome fewer = leave_out_open_seats(); !fewer)
                return reply(Refused{"bad_option", fewer.error().detail, fewer.error().rule});
        for (SeatHolder& holder : seating_.seats)
            if (holder.is_open()) holder.bot = bot;
        change_seating(
            [this, reply] {
                Json json;
                reply(json.open_object().field("seats", seating_.seats.size()).close_object().take());
            },
            reply);
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

// The creator invites to open seats and lets people watch; a seat that somebody has is that person's affair alone.
void Room::renew_link(const Visitor& visitor, std::optional<int> seat, Reply reply) {
    act([self = shared_from_this(), this, visitor, seat, reply = std::move(reply)] {
        const std::size_t place = seat ? static_cast<std::size_t>(std::max(0, *seat)) : 0;
        if (place >= seating_.seats.size()) return reply(Refused{"not_found", "there is no such seat"});
        SeatHolder& holder = seating_.seats[place];
        const bool is_taken = seat && !holder.person.empty();
        const bool is_open = !seat || holder.is_open();
        if (is_taken ? !owns_seat(visitor, *seat) : !(is_creator(visitor) && is_open))
            return reply(Refused{"forbidden", "only who sits there can do that, or who made the table for open seats"});
        const std::string token = random_token();
        std::string& hash = !seat ? seating_.spectator_link_hash : is_taken ? holder.own_link_hash : holder.link_hash;
        hash = token_hash(token);
        change_seating([this, reply, token] { reply(link_json(stored_.id, token)); }, reply);
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
        if (!play_->table().is_over()) header.winner = seating_.last_player();
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
            seat.contribution.clear();                   // it was for the draws of this game
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
