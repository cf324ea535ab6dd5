// log.hpp - the server's log: one JSON object a line on standard error. Never tokens, passwords or hidden tiles.
#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

namespace ozy::server {

void log(std::string_view event, std::initializer_list<std::pair<std::string_view, std::string_view>> facts = {});

}  // namespace ozy::server
