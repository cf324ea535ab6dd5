// open_sockets.hpp - who is connected under which session, so that a session that ends takes its connections along.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/lobby/client.hpp"

namespace ozy::server {

// Shared by all threads.
class OpenSockets {
  public:
    // `session` is the hash of its token; empty for nobody in particular.
    void add(const std::shared_ptr<Client>& client, std::string session);
    void remove(const Client* client);

    void close_session(std::string_view session);
    // All of a person but those of the session that stays.
    void close_others(std::string_view identity, std::string_view session);
    // Everybody: the server stops.
    void close_all();

  private:
    struct Open {
        std::weak_ptr<Client> client;
        std::string session;
    };
    // Tells those for whom `chosen(client, session)` holds why they have to go.
    template <class Chosen>
    void close(Chosen chosen, std::string_view code, std::string_view text);

    std::mutex mutex_;
    std::unordered_map<const Client*, Open> open_;
};

}  // namespace ozy::server
