// faulty_server.cpp - the server on a disk that fails: faulty_server DATA [OPERATION FAULT NUMBER]. When the power goes
// it is gone at once, and its files hold what a disk may hold then. In the end it tells how many operations there were.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "server/faulty_disk.hpp"
#include "server/server.hpp"

namespace {

using namespace ozy::server;

constexpr int power_gone = 9, did_not_run = 3;

// The place of a word among those there are.
template <class Value, std::size_t count>
Value named(const std::array<std::string_view, count>& names, std::string_view word) {
    const auto found = std::find(names.begin(), names.end(), word);
    if (found == names.end()) std::exit(2);
    return static_cast<Value>(found - names.begin());
}

ServerConfig generous(const std::string& data) {
    constexpr Rate any{1e9, 1e9};
    ServerConfig config;
    config.port = 0;
    config.data = data;
    config.limits.requests = config.limits.messages = config.limits.identities = config.limits.tables = any;
    return config;
}

}  // namespace

int main(int count, char** words) {
    if (count != 2 && count != 5) return 2;
    FaultyDisk& disk = FaultyDisk::instance();
    disk.install();
    if (count == 5)
        disk.plan(
            {named<Operation>(operation_names, words[2]), named<Fault>(fault_names, words[3]), std::atoi(words[4])});
    disk.when_power_goes([&disk] {
        disk.restore_power();
        std::_Exit(power_gone);
    });
    try {
        run_server(generous(words[1]));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return did_not_run;
    }
    const auto counts = disk.counts();
    for (std::size_t i = 0; i < counts.size(); ++i)
        std::printf("%s %d\n", std::string(operation_names[i]).c_str(), counts[i]);
    return 0;
}
