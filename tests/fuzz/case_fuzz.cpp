// case_fuzz.cpp - random text as a case file: every failure is told with its line and a reason.
#include "fuzz/fuzz.hpp"
#include "table/case.hpp"
#include "table/registry.hpp"

namespace {

template <ozy::Game... Games>
std::string_view some_game(ozy::GameList<Games...>, ozy::fuzz::Bytes& bytes) {
    const std::string_view names[] = {Games::name...};
    return names[bytes.below(sizeof...(Games))];
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    ozy::fuzz::Bytes input(bytes, size);
    const ozy::CaseFile file{"fuzz.case", std::string(some_game(ozy::AllGames{}, input)), std::string(input.rest())};
    ozy::CaseReport report;
    ozy::run_cases(file, ozy::open_table, report);
    for (const ozy::CaseFailure& failure : report.failures)
        ozy::fuzz::demand(failure.line > 0 && !failure.reason.empty(), "a failure without its line or reason");
    return 0;
}
