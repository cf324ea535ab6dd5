// bot_pool.hpp - bots think here, on threads of their own. One that hangs or throws loses its move, never the server.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "server/lobby/fair_queue.hpp"
#include "table/table_play.hpp"

namespace ozy::server {

// One chain to choose. `table` is the bot's own copy.
struct BotTask {
    std::shared_ptr<TablePlay> table;
    std::shared_ptr<TableBot> bot;
    std::shared_ptr<Thought> thought;  // of all its choices
    std::uint64_t seed = 0;
    // Called once, from any thread, with the chain as notation; empty if the bot failed or took too long.
    std::function<void(std::string line)> done;
    Claim claim = {};  // thinking is shared by person
};

class BotPool {
  public:
    // `limit`: a bot that needs longer for a chain is given up. Its thread is replaced, at most `spare` times while
    // such threads still run; after that bots are refused at once.
    BotPool(int threads, std::chrono::milliseconds limit, int spare = 8);
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    // A handle that ends the thinking early: the answer then is empty.
    using Ticket = std::shared_ptr<std::atomic<bool>>;
    Ticket think(BotTask task);
    void give_up(const Ticket& ticket);
    // Somebody came who waits for it, or left: as long as the bot's turn has not come, that counts.
    void renew_claim(const Ticket& ticket, const Claim& claim);
    // How many bots of this person wait for their turn to think.
    std::size_t waiting_for(const std::string& person) const;

  private:
    struct Shared;
    std::shared_ptr<Shared> shared_;
};

}  // namespace ozy::server
