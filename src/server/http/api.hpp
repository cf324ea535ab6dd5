// api.hpp - the HTTP requests of docs/PROTOCOL.md, section 2, without the network: a request comes in, an answer goes
// out.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/limits.hpp"
#include "server/lobby/lobby.hpp"
#include "server/ws/open_sockets.hpp"

namespace ozy::server {

struct HttpRequest {
    std::string method, path, body;
    std::map<std::string, std::string, std::less<>> query;
    std::string session;     // token from the cookie or the Authorization header
    std::string link_token;  // header Link-Token
    std::string address;     // of the client
    bool secure = false;     // came through TLS
    bool forwarded = false;  // by a proxy that is not trusted: `address` is not where it began
    bool takes_gzip = false;
};

struct HttpReply {
    int status = 200;
    std::string type = "application/json", body;
    std::vector<std::pair<std::string, std::string>> headers = {};
};
using SendReply = std::function<void(HttpReply)>;

class Api {
  public:
    Api(World& world, Lobby& lobby, Limits& limits, OpenSockets& sockets, const NetworkConfig& config)
        : world_(world), lobby_(lobby), limits_(limits), sockets_(sockets), config_(config) {}

    // Never throws; calls `send` once, from any thread.
    void handle(const HttpRequest& request, SendReply send);

    std::optional<Identity> identify(std::string_view session);

  private:
    // An answer is sent also if the work throws, or if too much of it waits.
    void attempt_slowly(const SendReply& send, std::function<void()> work);
    void route(const HttpRequest& request, const SendReply& send);
    void route_tables(const HttpRequest& request, const std::string& rest, const SendReply& send);
    void route_table(const HttpRequest& request, const std::string& id, const std::string& what, const SendReply& send);
    void ask_room(const HttpRequest& request, const std::string& what, const std::shared_ptr<Room>& room,
                  const SendReply& send);
    void post_to_room(const HttpRequest& request, const std::string& what, const std::shared_ptr<Room>& room,
                      const SendReply& send);
    void show_analysis(const HttpRequest& request, const Visitor& visitor, const std::shared_ptr<Room>& room,
                       const SendReply& send);
    void too_fast(const SendReply& send);
    void handle_notes(const HttpRequest& request, const std::shared_ptr<Room>& room, const SendReply& send);
    void show_games(const SendReply& send);
    void set_name(const HttpRequest& request, const SendReply& send);
    void make_account(const HttpRequest& request, const SendReply& send);
    bool looks_taken(const std::string& account);
    void log_in(const HttpRequest& request, const SendReply& send);
    // False: it has answered that one has to wait.
    bool may_try_password(const HttpRequest& request, const std::string& account, const SendReply& send);
    void log_out(const HttpRequest& request, const SendReply& send);
    void change_password(const HttpRequest& request, const SendReply& send);
    void create_table(const HttpRequest& request, const SendReply& send);
    // Saves the identity, gives it a session and answers with it.
    void start_session(const Identity& identity, std::vector<Change> changes, bool secure, const SendReply& send);

    World& world_;
    Lobby& lobby_;
    Limits& limits_;
    OpenSockets& sockets_;
    const NetworkConfig& config_;
};

constexpr int session_days = 400;  // then one has to sign in again

HttpReply refusal_reply(const Refused& refused);

}  // namespace ozy::server
