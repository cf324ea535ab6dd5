// lobby.cpp - see lobby.hpp.
#include "server/lobby/lobby.hpp"

#include <algorithm>

#include "core/json.hpp"
#include "server/auth/tokens.hpp"
#include "server/lobby/offered_bots.hpp"
#include "server/log.hpp"
#include "table/record.hpp"
#include "table/registry.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t waiting_tables_per_person = 12;
constexpr std::size_t waiting_bots_per_person = 100;
constexpr int id_bytes = 9;

std::string link(const std::string& table, const std::string& token) { return "/table/" + table + "#" + token; }

// The answer to whoever made a table: links for the open seats and for spectators.
struct Links {
    std::vector<std::string> seats;  // tokens; empty where nobody is to be invited
    std::string spectator;

    std::string json(const std::string& id) const {
        Json json;
        json.open_object().field("id", id).key("seats").open_list();
        for (std::size_t i = 0; i < seats.size(); ++i) {
            json.open_object().field("seat", i).key("link");
            if (seats[i].empty())
                json.null();
            else
                json.value(link(id, seats[i]));
            json.close_object();
        }
        return json.close_list().field("spectator", link(id, spectator)).close_object().take();
    }
};

// Every seat has a link from the start; tokens are told only where somebody is still to come.
Links give_links(Seating& seating) {
    Links out;
    for (SeatHolder& seat : seating.seats) {
        const std::string token = random_token();
        seat.link_hash = token_hash(token);
        seat.own_link_hash.clear();
        out.seats.push_back(seat.is_open() ? token : std::string());
    }
    out.spectator = random_token();
    seating.spectator_link_hash = token_hash(out.spectator);
    return out;
}

// The lines of the wished position, checked by playing them.
Result<std::vector<Entry>> imported_lines(NewTable& wish) {
    std::vector<Entry> out;
    if (wish.record.empty()) return out;
    const Result<Record> record = read_record(wish.record, open_table);
    if (!record) return record.error();
    if (record->damage && wish.lines < 0) return record->damage->error;
    wish.game = record->table->facts().name;
    wish.settings.options = record->table->options();
    for (const Chain& chain : record->table->chains()) {
        if (wish.lines >= 0 && out.size() >= static_cast<std::size_t>(wish.lines)) break;
        out.push_back({static_cast<int>(out.size()),
                       index(Seat::chance),
                       now_milliseconds(),
                       {},
                       seat_word(chain.seat) + ": " + chain.text});
    }
    return out;
}

Result<Seating> seat_people(const NewTable& wish, const Identity& creator, const TableCourse& table) {
    if (wish.seats.size() != static_cast<std::size_t>(table.seats()))
        return Error{Errc::bad_option, "there are " + std::to_string(wish.seats.size()) + " seats for a game of " +
                                           std::to_string(table.seats())};
    Seating out;
    // Several people at one device have no numbers of their own.
    const bool plays_once = std::count_if(wish.seats.begin(), wish.seats.end(),
                                          [](const NewSeat& seat) { return seat.kind == NewSeat::Kind::me; }) == 1;
    for (const NewSeat& seat : wish.seats) {
        SeatHolder& holder = out.seats.emplace_back();
        if (seat.kind == NewSeat::Kind::me) {
            holder.person = creator.id;
            holder.name = seat.name.empty() ? creator.name : seat.name;
            holder.contribution_hash = plays_once ? wish.contribution_hash : std::string();
        } else if (seat.kind == NewSeat::Kind::bot) {
            if (!is_offered(table.facts().name, seat.bot))
                return Error{Errc::not_found, "there is no bot '" + seat.bot + "' here"};
            holder.bot = seat.bot;
        }
    }
    return out;
}

Refused refusal(const Error& error) {
    const Why why = error.code == Errc::bad_option     ? Why::bad_option
                    : error.code == Errc::bad_record   ? Why::bad_record
                    : error.code == Errc::unknown_game ? Why::nothing_here
                                                       : Why::bad_request;
    return {why, error.detail, error.rule};
}

}  // namespace

std::shared_ptr<Room> Lobby::known(const std::string& id) {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(id);
    return found == rooms_.end() ? nullptr : found->second;
}

std::variant<std::shared_ptr<Room>, Refused> Lobby::load(const std::string& id) {
    const std::lock_guard one_at_a_time(loading_);
    if (auto room = known(id)) return room;
    try {
        const auto stored = world_.store.find_table(id);
        if (!stored) return Refused{Why::no_such_table};
        Result<std::shared_ptr<Room>> room = Room::load(world_, *stored);
        if (!room) {
            log("table_unreadable", {{"table", id}, {"why", room.error().detail}});
            return Refused{Why::table_unreadable};
        }
        const std::lock_guard lock(mutex_);
        cards_.erase(id);
        rooms_[id] = *room;
        world_.figures.rooms = static_cast<std::int64_t>(rooms_.size());
        return *room;
    } catch (const std::exception& error) {
        log("table_unreadable", {{"table", id}, {"why", error.what()}});
        return Refused{Why::table_unreadable};
    }
}

void Lobby::find(const std::string& id, Found found) {
    if (auto room = known(id)) return found(std::move(room), {});
    const bool accepted = world_.tasks.post_slow([this, id, found] {
        auto loaded = load(id);
        if (const auto* refused = std::get_if<Refused>(&loaded)) return found(nullptr, *refused);
        found(std::get<std::shared_ptr<Room>>(std::move(loaded)), {});
    });
    if (!accepted) found(nullptr, {Why::too_many_opening});
}

void Lobby::store_table(AddTable table, Reply reply) {
    const std::string id = table.table.id;
    world_.store.write({std::move(table)}, [this, id, reply = std::move(reply)](Written written) {
        world_.tasks.post([id, reply, written] {
            if (written == Written::durable) return reply(id);
            reply(Refused{Why::table_not_stored});
        });
    });
}

// A table just made starts its game if nobody is missing; then whoever made it gets the answer.
void Lobby::begin(const std::string& id, const std::string& answer, const Reply& reply) {
    find(id, [answer, reply](const std::shared_ptr<Room>& room, const Refused& why) {
        if (!room) return reply(why);
        room->seats().begin_if_complete([answer, reply](const Answer& begun) {
            reply(std::holds_alternative<Refused>(begun) ? begun : Answer(answer));
        });
    });
}

void Lobby::create(const Identity& creator, const NewTable& asked, Reply reply) {
    NewTable wish = asked;
    if (wish.seed && !world_.seeded_tables) return reply(Refused{Why::no_seed_here});
    Result<std::vector<Entry>> imported = imported_lines(wish);
    if (!imported) return reply(refusal(imported.error()));
    const auto table = open_table(wish.game, wish.settings.options);
    if (!table) return reply(refusal(table.error()));
    Result<Seating> seating = seat_people(wish, creator, **table);
    if (!seating) return reply(refusal(seating.error()));
    const bool brings_bots = std::any_of(seating->seats.begin(), seating->seats.end(),
                                         [](const SeatHolder& seat) { return !seat.bot.empty(); });
    if (brings_bots && world_.bots.waiting_for(creator.id) >= waiting_bots_per_person)
        return reply(Refused{Why::too_many_bots});
    std::size_t waiting = 0;
    for (const StoredTable& one : world_.store.list_tables(TableList::mine, creator.id, listed_tables))
        waiting += one.phase == TablePhase::waiting && one.creator == creator.id;
    if (waiting >= waiting_tables_per_person) return reply(Refused{Why::too_many_waiting});

    const Links links = give_links(*seating);
    StoredTable stored;
    stored.id = random_token(id_bytes);
    stored.game = wish.game;
    stored.creator = creator.id;
    wish.settings.imported_lines = static_cast<int>(imported->size());
    wish.settings.rules = (*table)->facts().rules_version;
    stored.settings = write_settings(wish.settings);
    stored.seating = write_seating(*seating);
    stored.secret = wish.seed ? secret_of_seed(*wish.seed) : random_bytes(32);
    stored.visible = wish.visible;
    stored.created = stored.updated = now_seconds();
    std::vector<std::string> people = seating->people();
    people.push_back(creator.id);
    store_table({stored, std::move(people), *std::move(imported)},
                [this, links, id = stored.id, reply](const Answer& answer) {
                    if (std::holds_alternative<Refused>(answer)) return reply(answer);
                    log("table_made", {{"table", id}});
                    begin(id, links.json(id), reply);
                });
}

void Lobby::rematch(const Visitor& visitor, const std::string& id, Reply reply) {
    find(id, [this, visitor, reply](const std::shared_ptr<Room>& room, const Refused& why) {
        if (!room) return reply(why);
        room->seats().plan_rematch(visitor, [this, room, reply](const std::variant<StoredTable, Refused>& plan) {
            if (const auto* refused = std::get_if<Refused>(&plan)) return reply(*refused);
            StoredTable next = std::get<StoredTable>(plan);
            Seating seating = read_seating(next.seating);
            Links links = give_links(seating);
            if (!next.id.empty())  // somebody was faster: its people are seated, nobody needs a link
                return reply(Links{std::vector<std::string>(seating.seats.size()), {}}.json(next.id));
            next.id = random_token(id_bytes);
            next.seating = write_seating(seating);
            next.secret = random_bytes(32);
            next.phase = TablePhase::waiting;
            next.revision = 0;
            next.created = next.updated = now_seconds();
            store_table({next, seating.people()}, [this, room, links, id = next.id, reply](const Answer& stored) {
                if (std::holds_alternative<Refused>(stored)) return reply(stored);
                room->seats().set_rematch(id, [this, links, id, reply](const Answer& set) {
                    if (std::holds_alternative<Refused>(set)) return reply(set);
                    begin(id, links.json(id), reply);
                });
            });
        });
    });
}

void Lobby::sweep() {
    std::vector<std::shared_ptr<Room>> idle;
    {
        const std::lock_guard lock(mutex_);
        for (auto room = rooms_.begin(); room != rooms_.end();) {
            if (room->second.use_count() == 1 && room->second->is_idle()) {
                idle.push_back(std::move(room->second));
                room = rooms_.erase(room);
            } else {
                ++room;
            }
        }
        world_.figures.rooms = static_cast<std::int64_t>(rooms_.size());
    }
    constexpr int long_game = 256;  // shorter ones are played through in a few milliseconds
    for (const auto& room : idle) room->save_snapshot(long_game);
}

std::vector<std::shared_ptr<Room>> Lobby::all() {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<Room>> out;
    for (const auto& [id, room] : rooms_) out.push_back(room);
    return out;
}

void Lobby::rest() {
    for (const auto& room : all()) {
        room->stop_clock();
        room->save_snapshot();
    }
}

void Lobby::dismiss_all() {
    for (const auto& room : all()) room->dismiss();
}

}  // namespace ozy::server
