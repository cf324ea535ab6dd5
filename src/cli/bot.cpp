// bot.cpp - ozy bot serve: one of our bots as a program that others can play with.
#include <iostream>

#include "bots/program/serve_bot.hpp"
#include "bots/roster/make_bot.hpp"
#include "cli/commands.hpp"
#include "table/registry.hpp"

namespace ozy::cli {

Result<Exit> serve_as_bot(const BotRequest& request) {
    return with_game(request.game, [&]<Tellable G>() -> Result<Exit> {
        const auto bot = make_bot<G>(request.bot);
        if (!bot) return bot.error();
        const Outcome served = serve_bot<G>("ozy " + request.bot, **bot, std::cin, std::cout);
        if (!served) return served.error();
        return Exit::ok;
    });
}

}  // namespace ozy::cli
