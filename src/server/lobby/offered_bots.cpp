// offered_bots.cpp - see offered_bots.hpp.
#include "server/lobby/offered_bots.hpp"

#include <algorithm>

#include "bots/roster/make_bot.hpp"
#include "table/registry.hpp"

namespace ozy::server {

std::vector<std::string_view> offered_bots(std::string_view game) {
    using Names = std::vector<std::string_view>;
    const auto names = with_game(game, []<Tellable G>() -> Result<Names> { return bot_names<G>(); });
    return names ? *names : Names();
}

bool is_offered(std::string_view game, std::string_view bot) {
    const auto bots = offered_bots(game);
    return std::find(bots.begin(), bots.end(), bot) != bots.end();
}

}  // namespace ozy::server
