// readings.hpp - what can be read of a game over HTTP: its log, its replay, its record, its study. They are made of
// copies, where they keep nobody waiting.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/lobby/analysis.hpp"
#include "server/lobby/proceedings.hpp"

namespace ozy::server {

class Readings {
  public:
    Readings(RoomParts& at, Proceedings& proceedings) : at_(at), proceedings_(proceedings) {}

    void show_log(const Visitor& visitor, Seat viewer, int before, const Reply& reply);
    void show_replay(const Visitor& visitor, Seat viewer, int from, const Reply& reply);
    void show_record(const Visitor& visitor, const Reply& reply);
    // The study of a finished game; `start` sets it going in the background.
    void show_analysis(const Visitor& visitor, bool start, const Reply& reply);

    // Until when the study is kept for those who come back to it, steady; 0: there is none.
    std::int64_t kept_until() const;

  private:
    void answer_elsewhere(const Reply& reply, std::function<std::string()> make);
    std::shared_ptr<const Table> copy_for(Seat viewer) { return at_.progress.table_for(viewer).clone(); }
    bool is_played_out() const { return at_.roster.is_over() && at_.progress.table().is_over(); }

    RoomParts& at_;
    Proceedings& proceedings_;
    std::shared_ptr<Analysis> analysis_;  // once somebody asked for it
    std::int64_t studied_ = 0;            // when somebody last looked at it, steady
};

}  // namespace ozy::server
