// offered_bots.hpp - the bots that may sit at a table here. Their names fix how long they think: whoever could set that
// could keep the machine busy for hours.
#pragma once

#include <string_view>
#include <vector>

namespace ozy::server {

constexpr std::string_view fallback_bot = "random";  // goes on where nobody else does
constexpr std::string_view hurried_bot = "greedy";   // when somebody asks a bot to move at once

// From the simplest on; none if there is no such game.
std::vector<std::string_view> offered_bots(std::string_view game);
bool is_offered(std::string_view game, std::string_view bot);

}  // namespace ozy::server
