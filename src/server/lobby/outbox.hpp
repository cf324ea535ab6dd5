// outbox.hpp - what a step at a table wants to tell people: it is kept until the step is over, so nobody is called in
// the middle of one, and a step that fails has told nothing.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/lobby/client.hpp"

namespace ozy::server {

class Outbox {
  public:
    void send(const std::shared_ptr<Client>& client, Message message) {
        parcels_.emplace_back(Letter{client, std::move(message)});
    }
    void close(const std::shared_ptr<Client>& client, std::string_view code, std::string_view text) {
        call([client, code, text] { client->close(code, text); });  // both are words of the program
    }
    void call(std::function<void()> answer) { parcels_.emplace_back(std::move(answer)); }

    void clear() { parcels_.clear(); }
    // In the order they came. Somebody who cannot be told does not keep the others from it.
    void deliver();

  private:
    struct Letter {
        std::shared_ptr<Client> client;
        Message message;
    };
    using Parcel = std::variant<Letter, std::function<void()>>;
    std::vector<Parcel> parcels_, leaving_;
};

}  // namespace ozy::server
