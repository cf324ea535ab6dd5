// case.hpp - rules as text: small cases that a player can read and the program can check (docs/CASES.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/table.hpp"

namespace ozy {

struct CaseFailure {
    std::string file;
    int line = 0;
    std::string heading, reason;
};

struct CaseReport {
    int passed = 0;
    std::vector<CaseFailure> failures;
};

// Where cases come from: `game` is what a file without a line `game NAME` is about.
struct CaseFile {
    std::string path, game, text;
};

// Runs all cases of a file and adds to the report; the rest of a case after its first failure is skipped.
void run_cases(const CaseFile& file, OpenTable& open, CaseReport& report);

}  // namespace ozy
