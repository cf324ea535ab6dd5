// api.cpp - which request is which, and those about tables. See api.hpp.
#include "server/http/api.hpp"

#include <algorithm>
#include <charconv>

#include "core/json.hpp"
#include "server/auth/tokens.hpp"
#include "server/http/body.hpp"
#include "server/http/coding.hpp"
#include "server/http/metrics.hpp"
#include "server/http/new_table.hpp"
#include "server/lobby/offered_bots.hpp"
#include "server/log.hpp"
#include "table/registry.hpp"

namespace ozy::server {

namespace {

constexpr int protocol = 1;
constexpr std::size_t longest_notes = 10'000;

HttpReply json_reply(std::string body, int status = 200) { return {status, "application/json", std::move(body)}; }

// Answers of a room become answers to the request.
Reply to_reply(const SendReply& send, int status = 200) {
    return [send, status](const Answer& answer) {
        if (const auto* refused = std::get_if<Refused>(&answer)) return send(refusal_reply(*refused));
        send(json_reply(std::get<std::string>(answer), status));
    };
}

int query_number(const HttpRequest& request, std::string_view name, int otherwise) {
    const auto found = request.query.find(name);
    if (found == request.query.end()) return otherwise;
    int out = otherwise;
    const std::string& text = found->second;
    std::from_chars(text.data(), text.data() + text.size(), out);
    return out;
}

Seat query_viewer(const HttpRequest& request) {
    const auto found = request.query.find("seat");
    if (found != request.query.end() && found->second == "omniscient") return Seat::omniscient;
    const int seat = query_number(request, "seat", -1);
    return seat >= 0 && seat < max_seats ? seat_at(seat) : Seat::spectator;
}

template <class Config>
void write_option(Json& json, const Option<Config>& option) {
    constexpr int short_list = 12;
    json.open_object().field("name", option.name).field("help", option.help).field("rule", option.rule);
    if (option.names.empty() && option.highest - option.lowest >= short_list) {
        json.key("range").open_list().value(option.lowest).value(option.highest).close_list();
        if (option.also != option.lowest) json.field("also", option.also);
    } else {
        json.key("values").open_list();
        for (std::string_view name : option.names) json.value(name);
        if (option.names.empty() && option.also != option.lowest) json.value(std::to_string(option.also));
        for (int i = option.lowest; option.names.empty() && i <= option.highest; ++i) json.value(std::to_string(i));
        json.close_list();
    }
    json.field("default", option.text(Config{}));
    if (option.is_reading()) json.field("published", option.text(option.published));
    json.close_object();
}

template <Tellable G>
std::string game_json() {
    Json json;
    json.open_object().field("name", G::name).field("title", G::title).field("rules_version", G::rules_version);
    int most = 0;
    for (const auto& option : G::options())
        if (option.name == "players") most = std::max<int>(option.highest, option.lowest);
    json.key("seat_names").open_list();
    for (int seat = 0; seat < most; ++seat) json.value(G::seat_name(seat_at(seat)));
    json.close_list().key("bots").open_list();
    for (std::string_view bot : offered_bots(G::name)) json.value(bot);
    json.close_list().key("options").open_list();
    for (const auto& option : G::options()) write_option(json, option);
    return json.close_list().close_object().take();
}

}  // namespace

HttpReply refusal_reply(const Refused& refused) {
    Json json;
    json.open_object().key("error").open_object().field("code", refused.code()).field("text", refused.text());
    HttpReply reply = json_reply(json.close_object().close_object().take(), refused.status());
    if (reply.status == 429 || reply.status == 503) reply.headers.emplace_back("Retry-After", "2");
    return reply;
}

namespace {

// Where the answer is made, which for large ones is a thread that nobody's socket waits for. Only what is read: an
// answer that holds a token never shares a length with what others wrote.
HttpReply compressed(HttpReply reply) {
    constexpr std::size_t worth_it = 1024;
    if (reply.body.size() < worth_it) return reply;
    reply.body = gzipped(reply.body);
    reply.headers.emplace_back("Content-Encoding", "gzip");
    return reply;
}

void attempt(const SendReply& send, const std::function<void()>& work) {
    try {
        work();
    } catch (const std::exception& error) {
        log("request_failed", {{"why", error.what()}});
        send(refusal_reply({Why::store_unreadable}));
    }
}

}  // namespace

std::optional<Identity> Api::identify(std::string_view session) {
    if (session.empty() || session.size() > longest_word) return std::nullopt;
    return world_.store.session_identity(token_hash(session), now_seconds() - session_days * 86'400);
}

void Api::attempt_slowly(const SendReply& send, std::function<void()> work) {
    const bool accepted = world_.tasks.post_slow([send, work = std::move(work)] { attempt(send, work); });
    if (!accepted) send(refusal_reply({Why::too_many_asking}));
}

void Api::handle(const HttpRequest& request, SendReply send) {
    ++world_.figures.http_requests;
    if (request.method == "GET")
        send = [send = std::move(send), takes_gzip = request.takes_gzip](HttpReply reply) {
            reply.headers.emplace_back("Vary", "Accept-Encoding");
            send(takes_gzip ? compressed(std::move(reply)) : std::move(reply));
        };
    attempt(send, [&] { route(request, send); });
}

void Api::route(const HttpRequest& request, const SendReply& send) {
    const std::string key = request.method + " " + request.path;
    if (key == "GET /healthz") return send({200, "text/plain", "ok\n"});
    if (key == "GET /metrics") {
        const auto& from = config_.metrics_from;
        if (request.forwarded || std::find(from.begin(), from.end(), request.address) == from.end())
            return send(refusal_reply({Why::strange_address}));
        return send({200, "text/plain; version=0.0.4", metrics_text(world_)});
    }
    if (!limits_.may_request(request.address)) return too_fast(send);
    if (key == "GET /api/server") {
        Json json;
        json.open_object().field("protocol", protocol).field("build", world_.build).key("games").open_list();
        for (const GameName& game : Registry<AllGames>::names()) json.value(game.name);
        return send(json_reply(json.close_list().close_object().take()));
    }
    if (key == "GET /api/games") return show_games(send);
    if (key == "POST /api/me") return set_name(request, send);
    if (key == "POST /api/account") return make_account(request, send);
    if (key == "POST /api/login") return log_in(request, send);
    if (key == "POST /api/logout") return log_out(request, send);
    if (key == "POST /api/password") return change_password(request, send);
    if (key == "GET /api/me") {
        const auto me = identify(request.session);
        return send(json_reply(me ? me_json(*me, {}) : "null"));
    }
    constexpr std::string_view games = "/api/games/", rules = "/rules", tables = "/api/tables";
    if (request.method == "GET" && request.path.starts_with(games) && request.path.ends_with(rules)) {
        const std::string name = request.path.substr(games.size(), request.path.size() - games.size() - rules.size());
        const auto text = with_game(name, []<Tellable G>() -> Result<std::string_view> { return G::rules_text(); });
        if (!text) return send(refusal_reply({Why::nothing_here, text.error().detail}));
        return send({200, "text/markdown; charset=utf-8", std::string(*text)});
    }
    if (request.path == tables || request.path.starts_with("/api/tables/"))
        return route_tables(request, request.path.substr(tables.size()), send);
    send(refusal_reply({Why::nothing_here}));
}

void Api::show_games(const SendReply& send) {
    Json json;
    json.open_object().key("games").open_list();
    for (const GameName& game : Registry<AllGames>::names()) {
        const auto text = with_game(game.name, []<Tellable G>() -> Result<std::string> { return game_json<G>(); });
        if (text) json.raw(*text);
    }
    send(json_reply(json.close_list().close_object().take()));
}

void Api::route_tables(const HttpRequest& request, const std::string& rest, const SendReply& send) {
    if (rest.empty() && request.method == "POST") return create_table(request, send);
    if (rest.empty() && request.method == "GET") {
        const auto list = request.query.find("list");
        const std::string which = list == request.query.end() ? "mine" : list->second;
        const auto me = identify(request.session);
        if (which == "mine" && !me) return send(json_reply(R"({"tables":[]})"));
        const TableList kind = which == "open"   ? TableList::open
                               : which == "live" ? TableList::live
                               : which == "over" ? TableList::over
                                                 : TableList::mine;
        return lobby_.list(kind, query_number(request, "most", Lobby::listed_tables), me, to_reply(send));
    }
    if (rest.empty()) return send(refusal_reply({Why::nothing_here}));
    const std::size_t slash = std::min(rest.find('/', 1), rest.size());
    const std::string id = rest.substr(1, slash - 1);
    const std::string what = slash < rest.size() ? rest.substr(slash + 1) : "";
    if (id.empty() || id.size() > longest_word) return send(refusal_reply({Why::no_such_table}));
    route_table(request, id, what, send);
}

void Api::route_table(const HttpRequest& request, const std::string& id, const std::string& what,
                      const SendReply& send) {
    if (request.method == "POST" && what == "rematch")
        return lobby_.rematch({identify(request.session)}, id, to_reply(send, 201));
    lobby_.find(id, [this, request, what, send](const std::shared_ptr<Room>& room, const Refused& why) {
        if (!room) return send(refusal_reply(why));
        attempt(send, [&] { ask_room(request, what, room, send); });
    });
}

void Api::ask_room(const HttpRequest& request, const std::string& what, const std::shared_ptr<Room>& room,
                   const SendReply& send) {
    const Visitor visitor{identify(request.session), request.link_token};
    if (what == "notes") return handle_notes(request, room, send);
    if (what == "analysis") return show_analysis(request, visitor, room, send);
    if (request.method == "POST") return post_to_room(request, what, room, send);
    if (request.method != "GET") return send(refusal_reply({Why::nothing_here}));
    if (what.empty()) return room->board().describe(visitor, to_reply(send));
    if (what == "log")
        return room->readings().show_log(visitor, query_viewer(request), query_number(request, "before", 1 << 30),
                                         to_reply(send));
    if (what == "replay")
        return room->readings().show_replay(visitor, query_viewer(request), query_number(request, "from", 0),
                                            to_reply(send));
    if (what == "record")
        return room->readings().show_record(visitor, [send](const Answer& answer) {
            if (const auto* refused = std::get_if<Refused>(&answer)) return send(refusal_reply(*refused));
            send({200, "text/plain; charset=utf-8", std::get<std::string>(answer)});
        });
    send(refusal_reply({Why::nothing_here}));
}

void Api::post_to_room(const HttpRequest& request, const std::string& what, const std::shared_ptr<Room>& room,
                       const SendReply& send) {
    Visitor visitor{identify(request.session), request.link_token};
    if (!visitor.identity) return send(refusal_reply({Why::not_signed_in}));
    Body body(request.body, {"token", "seat", "contribution", "contribution_hash", "bot", "spectator", "name"});
    if (body.has("token")) visitor.token = body.text("token", 1, longest_word);
    const bool names_seat = body.has("seat");
    const bool needs_seat = what != "sit" && what != "links" && what != "start";
    const int seat = names_seat || needs_seat ? body.number("seat", 0, max_seats - 1) : -1;
    const std::optional<int> some_seat = names_seat ? std::optional(seat) : std::nullopt;
    const std::string contribution = read_contribution(body), hash = read_contribution_hash(body);
    const std::string name = what == "name" || body.has("name") ? body.name("name") : "";
    const std::string bot = body.optional_text("bot", longest_word);
    if (what == "links" && !names_seat && !body.flag("spectator")) body.complain("name a seat or spectators");
    if (what == "contribute" && contribution.empty() == hash.empty())
        body.complain("give either 'contribution_hash' or 'contribution'");
    if (!contribution.empty() && !hash.empty()) body.complain("a number is opened later than its hash is shown");
    if (!body.problem().empty()) return send(refusal_reply({Why::bad_request, body.problem()}));

    if (what == "sit") return room->seats().sit(visitor, {some_seat, name, contribution, hash}, to_reply(send));
    if (what == "contribute" && !hash.empty()) return room->seats().commit_number(visitor, seat, hash, to_reply(send));
    if (what == "contribute") return room->seats().open_number(visitor, seat, contribution, to_reply(send));
    if (what == "name") return room->seats().name_seat(visitor, seat, name, to_reply(send));
    if (what == "start") return room->seats().start_without(visitor, bot, to_reply(send));
    if (what == "leave") return room->seats().stand_up(visitor, seat, to_reply(send));
    if (what == "bot") return room->seats().set_bot(visitor, seat, bot, to_reply(send));
    if (what == "resign") return room->seats().resign(visitor, seat, to_reply(send));
    if (what == "links") return room->seats().renew_link(visitor, some_seat, to_reply(send));
    send(refusal_reply({Why::nothing_here}));
}

// A study keeps a thread busy for minutes: it counts against who begins it, or where that comes from.
void Api::show_analysis(const HttpRequest& request, const Visitor& visitor, const std::shared_ptr<Room>& room,
                        const SendReply& send) {
    const bool begins = request.method == "POST";
    if (begins && !limits_.may_study(visitor.identity ? visitor.id() : network_of(request.address)))
        return too_fast(send);
    room->readings().show_analysis(visitor, begins, to_reply(send));
}

void Api::too_fast(const SendReply& send) {
    ++world_.figures.refused_by_limit;
    send(refusal_reply({Why::too_fast}));
}

void Api::handle_notes(const HttpRequest& request, const std::shared_ptr<Room>& room, const SendReply& send) {
    const Visitor visitor{identify(request.session), request.link_token};
    const bool saves = request.method == "PUT";
    Body body(saves ? request.body : "", {"seat", "text"});
    const int seat = saves ? body.number("seat", 0, max_seats - 1) : query_number(request, "seat", 0);
    const std::string text = saves ? body.text("text", 0, longest_notes) : "";
    if (!body.problem().empty()) return send(refusal_reply({Why::bad_request, body.problem()}));
    if (saves && visitor.identity && !limits_.may_save_notes(visitor.id())) return too_fast(send);
    room->seats().find_notes(
        visitor, seat, [this, visitor, seat, saves, text, send](std::variant<TableNumber, Refused> found) {
            if (const auto* refused = std::get_if<Refused>(&found)) return send(refusal_reply(*refused));
            const TableNumber table = std::get<TableNumber>(found);
            const auto answer = [send](const std::string& notes) {
                Json json;
                send(json_reply(json.open_object().field("text", notes).close_object().take()));
            };
            if (!saves) return attempt(send, [&] { answer(world_.store.notes(table, visitor.identity->id, seat)); });
            world_.store.write({SaveNotes{table, visitor.identity->id, seat, text}},
                               [answer, send, text](Written written) {
                                   if (written == Written::durable) return answer(text);
                                   send(refusal_reply({Why::notes_not_stored}));
                               });
        });
}

void Api::create_table(const HttpRequest& request, const SendReply& send) {
    const auto me = identify(request.session);
    if (!me) return send(refusal_reply({Why::not_signed_in}));
    Body body(request.body, {"game", "options", "seats", "title", "random_order", "visible", "undo", "live", "pace",
                             "clock", "record", "lines", "seed", "contribution_hash"});
    const NewTable wish = read_new_table(body);
    if (!body.problem().empty()) return send(refusal_reply({Why::bad_request, body.problem()}));
    if (!limits_.may_make_table(me->id)) {
        ++world_.figures.refused_by_limit;
        return send(refusal_reply({Why::too_many_tables}));
    }
    if (!wish.record.empty() && !limits_.may_study(me->id)) return too_fast(send);
    if (wish.record.empty()) return lobby_.create(*me, wish, to_reply(send, 201));
    // Playing a record through takes a while.
    attempt_slowly(send, [this, me, wish, send] { lobby_.create(*me, wish, to_reply(send, 201)); });
}

}  // namespace ozy::server
