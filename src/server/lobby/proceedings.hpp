// proceedings.hpp - how the game at a table goes on: it begins, is moved on entry by entry, is read anew; clocks,
// alarms and snapshots; who has to be told or woken after a change. All within steps of the table's line.
#pragma once

#include <functional>
#include <string>

#include "server/lobby/noticeboard.hpp"

namespace ozy::server {

class Proceedings {
  public:
    using Work = TableLine::Work;

    Proceedings(RoomParts& at, Noticeboard& board) : at_(at), board_(board) {}

    // Stores what has just been played, and whether it was the end.
    void append(Seat seat, std::string message, std::string text, Work then, Refuse failed);
    // Stores who sits where, starts the game if nobody and nothing is missing any more, then tells everybody.
    void change_seating(Work then, Refuse failed);
    // The room may have been loaded from a snapshot; what follows needs the game from its beginning.
    void with_history(const Refuse& refuse, Work then);
    // A bot's. False if it cannot be played.
    bool play_bot_line(const std::string& line);

    // From the last entry, if there is a clock: nobody's has run since.
    void resume_time();
    // Somebody has to go on.
    void after_change();
    // Something happens by itself: it begins, a clock runs, a bot thinks.
    bool is_under_way() const;

    // What makes the next loading quick, if that would have to play through so many entries.
    void save_snapshot(int least_entries);
    // What the clock has counted since the last move is kept: the next start goes on from there.
    void stop_clock();

    TableLine::Read reading_anew() const;
    void was_read_anew();

  private:
    void start_game(Work then, Refuse failed);
    void seating_changed(bool starts);
    void read_whole(std::function<void(const Outcome&)> then);
    void write_snapshot();
    void watch_beginning();
    void look_at_beginning(Awaited awaited);
    void watch_clock();
    void look_at_clock();

    RoomParts& at_;
    Noticeboard& board_;
    Awaited awaited_ = Awaited::nothing;  // for what an alarm is set
    bool alarm_planned_ = false;
};

}  // namespace ozy::server
