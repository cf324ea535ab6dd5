// program_log.cpp - see program_log.hpp.
#include "cli/program_log.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>

#include "server/config.hpp"

namespace ozy::cli {

namespace {

constexpr int told = 20;

}  // namespace

ProgramTerms terms_of(const ProgramRequest& programs) {
    ProgramTerms out;
    out.to_choose = std::chrono::milliseconds(programs.milliseconds);
    out.to_start = std::max(out.to_start, out.to_choose);
    if (programs.megabytes == 0) {
        out.confines.memory = no_limit;
    } else {
        out.confines.memory = static_cast<std::uint64_t>(programs.megabytes) << 20U;
    }
    const char* data = std::getenv("OZY_DATA");
    out.confines.hidden = {data != nullptr ? data : server::ServerConfig().data};
    return out;
}

ProgramLog::~ProgramLog() {
    if (faults_ > told) fmt::print(stderr, "ozy: and {} more faults of programs\n", faults_ - told);
}

ProgramTerms ProgramLog::terms(const ProgramRequest& programs) {
    ProgramTerms out = terms_of(programs);
    out.log = [this](const std::string& line) { add(line); };
    out.notice = [this](const std::string& line) { tell_once(line); };
    return out;
}

void ProgramLog::add(const std::string& line) {
    const std::scoped_lock lock(mutex_);
    if (++faults_ <= told) fmt::print(stderr, "ozy: {}\n", line);
}

void ProgramLog::tell_once(const std::string& line) {
    const std::scoped_lock lock(mutex_);
    if (std::exchange(told_, line) != line) fmt::print(stderr, "ozy: {}\n", line);
}

}  // namespace ozy::cli
