// bot_seats.hpp - the bots of one table: they think elsewhere (bot_pool.hpp) and come back with a line to play.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/lobby/audience.hpp"
#include "server/lobby/entrance.hpp"
#include "server/lobby/world.hpp"

namespace ozy::server {

class BotSeats {
  public:
    // False if the line cannot be played.
    using PlayLine = std::function<bool(const std::string& line)>;

    // They look at the table where it stands; `play` is called in a step of the table when one has chosen.
    BotSeats(World& world, const Roster& roster, const Progress& progress, Audience& audience, Entrance entrance,
             PlayLine play);

    // Perhaps other bots sit in the seats: those think anew, the others go on.
    void look_at_seats();
    // What was thought about is no longer what there is.
    void change_position() { ++turn_; }
    // If it is a bot's turn it begins to think. Where no people sit and nobody watches, nobody thinks.
    void wake();
    // Somebody came who waits, or left.
    void renew_claim();
    bool is_thinking() const { return ticket_ && !*ticket_; }
    // It answers soon, with what it has.
    void hurry();
    std::optional<SeatCard::Thinking> thinking() const;

  private:
    std::shared_ptr<TableBot> bot_for(Seat seat);
    std::optional<Claim> claim() const;
    bool stops_old_thoughts();
    void tell_thinking();
    void chose(int turn, const std::string& line);
    std::string line_of_fallback(Seat seat) const;

    World& world_;
    const Roster& roster_;
    const Progress& progress_;
    Audience& audience_;
    Entrance entrance_;
    PlayLine play_;
    std::vector<std::string> names_;               // by seat, as they were last looked at
    std::vector<std::shared_ptr<TableBot>> bots_;  // by seat; made when it is their turn
    int turn_ = 0;                                 // counts positions: an answer for an earlier one is ignored
    BotPool::Ticket ticket_;
    std::shared_ptr<Thought> thought_;
    int thinking_turn_ = -1;
    std::int64_t since_ = 0;
    bool is_hurried_ = false;
};

}  // namespace ozy::server
