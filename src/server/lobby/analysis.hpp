// analysis.hpp - the study of a finished game (table/study.hpp) as the page gets it, while it is being computed.
#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "server/lobby/world.hpp"
#include "table/study.hpp"

namespace ozy::server {

class Analysis : public std::enable_shared_from_this<Analysis> {
  public:
    // `table` is over and remembers its whole game.
    static Result<std::shared_ptr<Analysis>> begin(const TablePlay& table);
    static bool too_many(const World& world);

    // In the background, a piece at a time.
    void run(World& world);
    // {"state", "done", "total", "by", "chances", "moves", "luck"}; from any thread.
    std::string json() const;
    // The same of a game that nobody has studied.
    static std::string none_json();

  private:
    explicit Analysis(std::unique_ptr<Study> study) : study_(std::move(study)) { publish(); }
    void go_on(World& world);
    bool work();
    void publish();

    std::unique_ptr<Study> study_;
    mutable std::mutex mutex_;  // guards what follows
    std::string json_;
};

}  // namespace ozy::server
