// study.hpp - the study of a game that was played: how every seat's chances stood after each line, what else could have
// been played, what a line cost and what luck gave. Every number comes from what a seat could know at that moment.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/json.hpp"
#include "table/table.hpp"

namespace ozy {

// Chances to win are 0 to 1.
struct Alternative {
    std::string line;
    double chance = 0;  // of the seat that would play it
};

// A line of play, and where it led.
struct StudiedLine {
    Seat seat = Seat::chance;
    std::string text;
    std::vector<double> change;       // of every seat's share of all chances: what one gains, others lose
    double chance = 0;                // of a decision: of its seat with the line it played
    double drop = 0;                  // of a decision: how much less that is than with the best line
    std::vector<Alternative> better;  // of a decision: the best other lines, the best first
};

struct StudyTerms {
    int worlds = 64;       // looked at for every position, and for the lines that come into question
    std::string bot = {};  // that plays every world to its end; empty: the game's judgement decides how it stands
};

// Goes through the game backwards. One thread at a time works; the results may be read between two pieces of work.
class Study {
  public:
    virtual ~Study() = default;
    // Computes a piece of it; false when there is nothing left to do.
    virtual bool work() = 0;

    // The lines of the record. What is not computed yet is empty.
    const std::vector<StudiedLine>& lines() const { return lines_; }
    // By seat, before the first line and after each. Every seat's own chance as it could know it: as they do not know
    // the same, they need not add up to 1.
    const std::vector<std::vector<double>>& chances() const { return chances_; }
    std::size_t done() const { return done_; }
    std::size_t total() const { return chances_.size(); }
    bool is_finished() const { return done_ == total(); }
    int seats() const { return seats_; }
    // Who judges: the bot, or "judgement".
    const std::string& judge() const { return judge_; }

    // What chance gave each seat, which adds up to nothing, and what its own lines cost it, over the whole game.
    std::vector<double> luck() const;
    std::vector<double> cost() const;
    // The numbers of the lines that cost their seat at least so much, the costliest first.
    std::vector<std::size_t> mistakes(double least) const;

  protected:
    std::vector<StudiedLine> lines_;
    std::vector<std::vector<double>> chances_;
    std::size_t done_ = 0;
    int seats_ = 0;
    std::string judge_;
};

// The chances scaled to add up to 1. Seats that do not know the same may all hope for more, or all for less, than they
// can win together; when that wanes nobody had bad luck.
std::vector<double> shares_of(std::vector<double> chances);

// A study of all that was played at this table so far. Error if the game has no such bot.
Result<std::unique_ptr<Study>> begin_study(const TablePlay& table, const StudyTerms& terms);

// The fields "done", "total", "by", "chances", "moves" and "luck" of an analysis (docs/PROTOCOL.md), inside an object
// that is open.
void write_study(Json& json, const Study& study);

// What a line must cost its seat to be called a mistake.
inline constexpr double costly_drop = 0.05;

}  // namespace ozy
