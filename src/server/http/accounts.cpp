// accounts.cpp - guests, accounts, sessions: the requests about who somebody is. See api.hpp.
#include <algorithm>

#include "server/auth/names.hpp"
#include "server/auth/passwords.hpp"
#include "server/auth/tokens.hpp"
#include "server/http/api.hpp"
#include "server/http/body.hpp"
#include "server/lobby/messages.hpp"
#include "server/log.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t shortest_password = 10, longest_password = 200;

std::string cookie(const std::string& token, bool secure, int days) {
    return "ozy=" + token + "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + std::to_string(days * 86'400) +
           (secure ? "; Secure" : "");
}

std::string account_key(std::string name) {
    for (char& letter : name)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return name;
}

HttpReply session_reply(const Identity& identity, const std::string& token, bool secure) {
    HttpReply reply{200, "application/json", me_json(identity, token)};
    reply.headers.emplace_back("Set-Cookie", cookie(token, secure, session_days));
    return reply;
}

}  // namespace

void Api::start_session(const Identity& identity, std::vector<Change> changes, bool secure, const SendReply& send) {
    const std::string token = random_token();
    changes.emplace_back(AddSession{token_hash(token), identity.id, now_seconds()});
    world_.store.write(std::move(changes), [identity, token, secure, send](Written written) {
        if (written == Written::durable) return send(session_reply(identity, token, secure));
        if (written == Written::conflict) return send(refusal_reply({Why::name_taken}));
        send(refusal_reply({Why::not_stored}));
    });
}

void Api::set_name(const HttpRequest& request, const SendReply& send) {
    Body body(request.body, {"name"});
    const std::string name = body.name("name");
    if (!body.problem().empty()) return send(refusal_reply({Why::bad_request, body.problem()}));
    if (auto me = identify(request.session)) {
        me->name = name;
        return world_.store.write({SaveIdentity{*me}}, [me, send](Written written) {
            if (written == Written::durable) return send({200, "application/json", me_json(*me, {})});
            send(refusal_reply({Why::not_stored}));
        });
    }
    if (!limits_.may_make_identity(request.address)) return send(refusal_reply({Why::too_many_guests}));
    const Identity guest{"u_" + random_token(), name, {}, {}};
    start_session(guest, {SaveIdentity{guest}}, request.secure, send);
}

void Api::make_account(const HttpRequest& request, const SendReply& send) {
    auto me = identify(request.session);
    if (!me) return send(refusal_reply({Why::not_signed_in}));
    if (!me->account.empty()) return send(refusal_reply({Why::is_an_account}));
    Body body(request.body, {"name", "password"});
    const std::string name = body.name("name");
    const std::string password = body.text("password", shortest_password, longest_password);
    if (!body.problem().empty()) return send(refusal_reply({Why::bad_request, body.problem()}));
    if (!limits_.may_log_in(request.address)) return send(refusal_reply({Why::too_many_logins}));
    me->name = name;
    me->account = account_key(name);
    attempt_slowly(send, [this, me, password, request, send] {
        Identity account = *me;
        if (looks_taken(account.name)) return send(refusal_reply({Why::name_looks_taken}));
        account.password = hash_password(password);
        start_session(account, {SaveIdentity{account}, DropSession{token_hash(request.session)}}, request.secure, send);
    });
}

// By its name as it was typed: there I looks like l, in the small letters of its key no longer. Who has the very name
// is told so when it cannot be stored.
bool Api::looks_taken(const std::string& account) {
    const std::string looks = looks_of(account), key = account_key(account);
    const std::vector<std::string> taken = world_.store.account_names();
    return std::any_of(taken.begin(), taken.end(),
                       [&](const std::string& other) { return other != key && looks_of(other) == looks; });
}

// Guesses are slowed down by where they come from and by whose password is guessed.
bool Api::may_try_password(const HttpRequest& request, const std::string& account, const SendReply& send) {
    if (!limits_.may_log_in(request.address)) return send(refusal_reply({Why::too_many_logins})), false;
    const auto wait = limits_.try_password(account);
    if (wait <= wait.zero()) return true;
    HttpReply reply = refusal_reply({Why::too_many_guesses});
    reply.headers = {{"Retry-After", std::to_string(std::chrono::ceil<std::chrono::seconds>(wait).count())}};
    return send(std::move(reply)), false;
}

void Api::log_in(const HttpRequest& request, const SendReply& send) {
    Body body(request.body, {"name", "password"});
    const std::string name = body.name("name");
    const std::string password = body.text("password", 1, longest_password);
    if (!body.problem().empty()) return send(refusal_reply({Why::bad_request, body.problem()}));
    if (!may_try_password(request, account_key(name), send)) return;
    attempt_slowly(send, [this, name, password, address = request.address, secure = request.secure, send] {
        const auto account = world_.store.account(account_key(name));
        if (!is_password(account ? account->password : std::string(), password)) {
            log("login_refused", {{"address", address}});
            return send(refusal_reply({Why::wrong_login}));
        }
        limits_.password_was_right(account->account);
        start_session(*account, {}, secure, send);
    });
}

void Api::log_out(const HttpRequest& request, const SendReply& send) {
    const std::string session = token_hash(request.session);
    world_.store.write({DropSession{session}}, [this, session, send, secure = request.secure](Written written) {
        if (written != Written::durable) return send(refusal_reply({Why::not_stored}));
        sockets_.close_session(session);
        HttpReply reply{200, "application/json", "{}"};
        reply.headers.emplace_back("Set-Cookie", cookie("", secure, 0));
        send(std::move(reply));
    });
}

void Api::change_password(const HttpRequest& request, const SendReply& send) {
    auto me = identify(request.session);
    if (!me || me->account.empty()) return send(refusal_reply({Why::no_account}));
    Body body(request.body, {"old", "new"});
    const std::string old_password = body.text("old", 1, longest_password);
    const std::string new_password = body.text("new", shortest_password, longest_password);
    if (!body.problem().empty()) return send(refusal_reply({Why::bad_request, body.problem()}));
    if (!may_try_password(request, me->account, send)) return;
    attempt_slowly(send, [this, me, old_password, new_password, request, send] {
        if (!is_password(me->password, old_password)) return send(refusal_reply({Why::wrong_login}));
        limits_.password_was_right(me->account);
        Identity account = *me;
        account.password = hash_password(new_password);
        const std::string session = token_hash(request.session);
        const auto answer = [this, account, session, send](Written written) {
            if (written != Written::durable) return send(refusal_reply({Why::not_stored}));
            sockets_.close_others(account.id, session);
            send({200, "application/json", me_json(account, {})});
        };
        world_.store.write({SaveIdentity{account}, DropOtherSessions{account.id, session}}, answer);
    });
}

}  // namespace ozy::server
