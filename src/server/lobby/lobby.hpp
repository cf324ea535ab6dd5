// lobby.hpp - finds, makes and forgets tables.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "server/lobby/room.hpp"
#include "server/lobby/world.hpp"

namespace ozy::server {

// A wish for a table, as a request states it.
struct NewSeat {
    enum class Kind { me, open, bot } kind = Kind::open;
    std::string bot;
    std::string name;  // how the seat of `me` is called, if not as its person
};
struct NewTable {
    std::string game;
    std::vector<NewSeat> seats;
    Settings settings;
    bool visible = false;
    std::string record;                  // to start from, if not empty
    int lines = -1;                      // of it; -1: all
    std::string contribution_hash = {};  // of who makes it, for their seat
    std::optional<int> seed;             // its draws and bots follow from this; only where the server allows it
};

class Lobby {
  public:
    explicit Lobby(World& world) : world_(world) {}

    // The room, from memory or from the store; loading happens where it keeps nobody waiting.
    using Found = std::function<void(std::shared_ptr<Room>, Refused)>;
    void find(const std::string& id, Found found);

    void create(const Identity& creator, const NewTable& wish, Reply reply);
    void rematch(const Visitor& visitor, const std::string& id, Reply reply);
    static constexpr int listed_tables = 50;
    void list(TableList list, int most, const std::optional<Identity>& identity, Reply reply);

    // Forgets rooms that nobody needs; to be called now and then.
    void sweep();
    // Before the end: stops the clocks and saves what makes the next start quick.
    void rest();
    void dismiss_all();  // at the very end: rooms and sockets hold each other

  private:
    void list_now(TableList which, int most, const std::optional<Identity>& identity, const Reply& reply);
    std::optional<TableCard> card_on_file(const StoredTable& stored);
    std::shared_ptr<Room> known(const std::string& id);
    std::variant<std::shared_ptr<Room>, Refused> load(const std::string& id);
    void store_table(AddTable table, Reply reply);
    void begin(const std::string& id, const std::string& answer, const Reply& reply);
    std::vector<std::shared_ptr<Room>> all();

    World& world_;
    std::mutex mutex_;  // of what follows; no room is entered with it
    std::map<std::string, std::shared_ptr<Room>, std::less<>> rooms_;
    std::map<std::string, TableCard, std::less<>> cards_;  // of tables without a room, as somebody last asked for them
    std::mutex loading_;                                   // one at a time, so that no table is loaded twice
};

}  // namespace ozy::server
