// analysis.hpp - the study of a finished game (table/study.hpp) as the page gets it, while it is being computed.
#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "table/study.hpp"

namespace ozy::server {

class Analysis {
  public:
    // `table` is over and remembers its whole game.
    static Result<std::shared_ptr<Analysis>> begin(const Table& table);

    // Computes a piece of it; false when there is nothing left to do. One thread at a time.
    bool work();
    // {"state", "done", "total", "by", "chances", "moves", "luck"}; from any thread.
    std::string json() const;

  private:
    explicit Analysis(std::unique_ptr<Study> study) : study_(std::move(study)) { publish(); }
    void publish();

    std::unique_ptr<Study> study_;
    mutable std::mutex mutex_;  // guards what follows
    std::string json_;
};

}  // namespace ozy::server
