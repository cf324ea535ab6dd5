// case_fuzz.cpp - random text as a case file: every failure is told with its line and a reason.
#include "fuzz/fuzz.hpp"
#include "table/case.hpp"
#include "table/registry.hpp"

namespace {

void run(std::string_view game, std::string_view text) {
    ozy::CaseReport report;
    ozy::run_cases({"fuzz.case", std::string(game), std::string(text)}, ozy::open_table, report);
    for (const ozy::CaseFailure& failure : report.failures)
        ozy::fuzz::demand(failure.line > 0 && !failure.reason.empty(), "a failure without its line or reason");
}

template <ozy::Game... Games>
void run_as_all(ozy::GameList<Games...>, std::string_view text) {
    (run(Games::name, text), ...);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    run_as_all(ozy::AllGames{}, ozy::fuzz::Bytes(bytes, size).rest());
    return 0;
}
