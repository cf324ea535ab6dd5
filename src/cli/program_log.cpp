// program_log.cpp - see program_log.hpp.
#include "cli/program_log.hpp"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>

namespace ozy::cli {

namespace {

constexpr int told = 20;

}  // namespace

ProgramLog::~ProgramLog() {
    if (faults_ > told) fmt::print(stderr, "ozy: and {} more faults of programs\n", faults_ - told);
}

ProgramTerms ProgramLog::terms(int milliseconds) {
    ProgramTerms out;
    out.to_choose = std::chrono::milliseconds(milliseconds);
    out.to_start = std::max(out.to_start, out.to_choose);
    out.log = [this](const std::string& line) { add(line); };
    return out;
}

void ProgramLog::add(const std::string& line) {
    const std::scoped_lock lock(mutex_);
    if (++faults_ <= told) fmt::print(stderr, "ozy: {}\n", line);
}

}  // namespace ozy::cli
