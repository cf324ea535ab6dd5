// conversation.hpp - what is said at a table. Moves do not wait for it: it has one write of its own on its way at a
// time, and what is said meanwhile goes together.
#pragma once

#include <string>
#include <vector>

#include "core/json.hpp"
#include "server/lobby/audience.hpp"
#include "server/lobby/entrance.hpp"
#include "server/lobby/world.hpp"

namespace ozy::server {

class Conversation {
  public:
    Conversation(World& world, Outbox& outbox, Audience& audience, TableNumber table, Entrance entrance)
        : world_(world), outbox_(outbox), audience_(audience), table_(table), entrance_(std::move(entrance)) {}

    // Answered, and told to everybody in the same room, when it is stored. `name`: of who says it here.
    void say(const Guest& guest, const std::string& name, const std::string& id, const std::string& text);
    // What was said before, as a member of an object that is being written; left out if it cannot be read.
    void write_lines(Json& json, Seat viewer) const;

  private:
    struct Said {
        ChatLine line;
        std::shared_ptr<Client> by;
        std::string id;
    };
    void store();
    void stored(const std::vector<Said>& batch, Written outcome);

    World& world_;
    Outbox& outbox_;
    Audience& audience_;
    TableNumber table_;
    Entrance entrance_;
    std::vector<Said> said_;  // not yet given to the store
    bool is_storing_ = false;
};

}  // namespace ozy::server
