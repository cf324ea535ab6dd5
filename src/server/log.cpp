// log.cpp - see log.hpp; and the clock on the wall.
#include "server/log.hpp"

#include <cstdio>
#include <string>

#include "core/json.hpp"
#include "server/tasks.hpp"

namespace ozy::server {

void log(std::string_view event, std::initializer_list<std::pair<std::string_view, std::string_view>> facts) {
    Json json;
    json.open_object().field("time", now_milliseconds()).field("event", event);
    for (const auto& [name, value] : facts) json.field(name, value);
    const std::string line = json.close_object().take() + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);  // one call: lines of several threads do not mix
}

std::int64_t now_milliseconds() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

std::int64_t now_seconds() { return now_milliseconds() / 1000; }

}  // namespace ozy::server
