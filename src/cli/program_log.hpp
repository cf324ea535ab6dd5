// program_log.hpp - what bots that are programs did wrong, told on standard error while the games go on.
#pragma once

#include <mutex>
#include <string>

#include "bots/program/program.hpp"

namespace ozy::cli {

// The first faults are told one by one, the rest are counted. From any thread; outlives the bots.
class ProgramLog {
  public:
    ProgramLog() = default;
    ~ProgramLog();
    ProgramLog(const ProgramLog&) = delete;
    ProgramLog& operator=(const ProgramLog&) = delete;

    // Terms that log here; a choice may take so many milliseconds, and the start no less.
    ProgramTerms terms(int milliseconds);

  private:
    void add(const std::string& line);

    std::mutex mutex_;
    int faults_ = 0;
};

}  // namespace ozy::cli
