// make_bot.hpp - bots by name.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/all_judgements.hpp"
#include "bots/greedy_bot.hpp"
#include "bots/random_bot.hpp"
#include "core/result.hpp"

namespace ozy {

// The bots this game has, from the simplest on.
template <Game G>
std::vector<std::string_view> bot_names() {
    if constexpr (Judged<G>) return {"random", "greedy"};
    return {"random"};
}

// A new bot, or an error that lists the bots this game has.
template <Game G>
Result<std::unique_ptr<Bot<G>>> make_bot(std::string_view name) {
    std::unique_ptr<Bot<G>> bot;
    if (name == "random") bot = std::make_unique<RandomBot<G>>();
    if constexpr (Judged<G>)
        if (name == "greedy") bot = std::make_unique<GreedyBot<G>>();
    if (bot) return bot;
    std::string known;
    for (std::string_view one : bot_names<G>()) known.append(known.empty() ? "" : ", ").append(one);
    return Error{Errc::not_found, "there is no bot '" + std::string(name) + "'; the bots are: " + known};
}

}  // namespace ozy
