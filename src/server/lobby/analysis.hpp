// analysis.hpp - how every seat's chances stood at each step of a finished game, found by playing positions out many
// times with a bot. With all hands known: for study after the end.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "table/table.hpp"

namespace ozy::server {

class Analysis {
  public:
    // `table` is over and remembers its whole game. Error if the game has no such bot.
    static Result<std::shared_ptr<Analysis>> begin(const Table& table, std::string bot);

    // Computes a piece of it; false when there is nothing left to do. One thread at a time.
    bool work();
    // {"state", "done", "total", "by", "chances", "moves", "luck"}; from any thread.
    std::string json() const;

  private:
    using Chances = std::vector<double>;  // by seat
    struct Position {
        Seat decider = Seat::over;  // whose chain comes next; chance or over
        std::string line;           // that chain
        Chances chances;            // empty: not computed yet
    };
    struct Mistake {
        std::size_t step = 0;
        double drop = 0;
    };

    Analysis(std::unique_ptr<Table> table, std::string bot, std::unique_ptr<TableBot> player);
    Chances play_out(const Table& from, std::size_t step, int games);
    void judge(std::size_t step);
    void look_closer();
    double drop_at(std::size_t step) const;
    std::string write_moves() const;

    const std::string bot_;
    std::unique_ptr<Table>
        table_;  // stands at the position being worked on: first back to the beginning, then on again
    std::unique_ptr<TableBot> player_;
    std::vector<Chain> chains_;
    std::size_t looked_at_ = 0;  // steps before this one were looked at closely

    mutable std::mutex mutex_;         // guards what follows
    std::vector<Position> positions_;  // one per step of the omniscient replay, the beginning and the end included
    std::vector<Mistake> mistakes_;
    std::size_t done_ = 0;
    bool finished_ = false;
};

}  // namespace ozy::server
