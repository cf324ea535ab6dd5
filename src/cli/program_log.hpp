// program_log.hpp - what bots that are programs did wrong, told on standard error while the games go on.
#pragma once

#include <mutex>
#include <string>

#include "bots/program/program.hpp"
#include "cli/commands.hpp"

namespace ozy::cli {

// To start, a program has no less time than for a choice. The data of a server is hidden from it.
ProgramTerms terms_of(const ProgramRequest& programs);

// The first faults are told one by one, the rest are counted. From any thread; outlives the bots.
class ProgramLog {
  public:
    ProgramLog() = default;
    ~ProgramLog();
    ProgramLog(const ProgramLog&) = delete;
    ProgramLog& operator=(const ProgramLog&) = delete;

    // Terms that log here.
    ProgramTerms terms(const ProgramRequest& programs);

  private:
    void add(const std::string& line);
    // Told once: what the system does not allow holds for every program.
    void tell_once(const std::string& line);

    std::mutex mutex_;
    int faults_ = 0;
    std::string told_;
};

}  // namespace ozy::cli
