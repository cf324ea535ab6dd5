// session.hpp - a game at the terminal: bots play, people are asked, everybody is told what happened.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/program/program.hpp"
#include "cli/terminal.hpp"
#include "table/record.hpp"
#include "table/table.hpp"

namespace ozy::cli {

inline constexpr std::string_view person = "you";

class Session {
  public:
    struct Terms {
        std::uint64_t seed = 0;
        ProgramTerms programs = {};
    };
    // `header.players` holds "you" or the name of a bot for every seat; all of them were checked.
    Session(std::unique_ptr<Table> table, RecordHeader header, const Terms& terms, Terminal& terminal);

    // Writes every move to this file from now on.
    void record_to(const std::string& path);
    // Plays until the game is over or the person quits.
    Exit run();

  private:
    enum class Turn { goes_on, is_done, quits };

    bool is_person(Seat seat) const;
    void play_others();
    void follow();
    void hand_over(Seat seat);
    void tell_news(Seat viewer);
    void show_question(Seat seat);
    Turn take_turn(Seat seat);
    Turn obey(Seat seat, const std::string& line);
    bool play_number(Seat seat, std::string_view line, Turn& turn);
    Turn play_line(Seat seat, std::string_view line);
    Turn undo();
    void explain(Seat seat, std::string_view line);
    void save(std::string path);
    void show_end();
    void say_goodbye();

    std::unique_ptr<Table> table_;
    RecordHeader header_;
    std::vector<std::unique_ptr<TableBot>> bots_;  // by seat; none for a person
    std::vector<Rng> minds_;                       // by seat
    Rng chance_;
    Terminal* terminal_;
    std::unique_ptr<Recorder> recorder_;
    Exit exit_ = Exit::ok;
    Seat last_person_ = Seat::chance;  // who was asked last
    std::vector<int> told_;            // by seat: the version up to which a person knows the log
    int people_ = 0;
    bool board_changed_ = true;  // also in the middle of a chain: after an undo or a resume
};

}  // namespace ozy::cli
