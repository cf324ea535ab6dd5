// open_sockets.cpp - see open_sockets.hpp.
#include "server/ws/open_sockets.hpp"

#include <vector>

namespace ozy::server {

void OpenSockets::add(const std::shared_ptr<Client>& client, std::string session) {
    const std::lock_guard lock(mutex_);
    open_[client.get()] = {client, std::move(session)};
}

void OpenSockets::remove(const Client* client) {
    const std::lock_guard lock(mutex_);
    open_.erase(client);
}

// A client whose last owner has meanwhile gone ends here, after the lock: it then takes itself off this list.
template <class Chosen>
void OpenSockets::close(Chosen chosen, std::string_view code, std::string_view text) {
    std::vector<std::shared_ptr<Client>> clients;
    std::vector<Client*> leaving;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [key, open] : open_)
            if (auto client = open.client.lock()) {
                if (chosen(*client, open.session)) leaving.push_back(client.get());
                clients.push_back(std::move(client));
            }
    }
    for (Client* client : leaving) client->close(code, text);
}

void OpenSockets::close_session(std::string_view session) {
    if (session.empty()) return;
    close([&](const Client&, const std::string& its) { return its == session; }, "revoked", "you have signed out");
}

void OpenSockets::close_others(std::string_view identity, std::string_view session) {
    const auto is_other = [&](const Client& client, const std::string& its) {
        return client.identity() && client.identity()->id == identity && its != session;
    };
    close(is_other, "revoked", "the password has been changed");
}

void OpenSockets::close_all() {
    close([](const Client&, const std::string&) { return true; }, "restart",
          "the server is being restarted; please connect again");
}

}  // namespace ozy::server
