// client.hpp - a connection as the lobby sees it: somebody to tell things.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.hpp"

namespace ozy::server {

using Message = std::shared_ptr<const std::string>;

inline Message share(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

class Client {
  public:
    // `device`: what it says it is, for whoever wonders where their seat is open.
    explicit Client(std::optional<Identity> identity, std::string device = {})
        : identity_(std::move(identity)), device_(std::move(device)) {}
    virtual ~Client() = default;

    const std::optional<Identity>& identity() const { return identity_; }
    const std::string& device() const { return device_; }
    // From any thread; never waits. A client that reads too slowly loses messages and is then told everything anew.
    virtual void send(Message message) = 0;
    // What is sent from now on begins with everything anew.
    virtual void catch_up() {}
    // Says why, then closes.
    virtual void close(std::string_view code, std::string_view text) = 0;

  private:
    std::optional<Identity> identity_;
    std::string device_;
};

}  // namespace ozy::server
