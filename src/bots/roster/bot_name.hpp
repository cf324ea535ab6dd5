// bot_name.hpp - what a bot's name says: "greedy", "master", "mcts:500ms", "mcts:2000it:2t", "greedy:mine.txt".
#pragma once

#include <string>
#include <string_view>

#include "bots/search/search_bot.hpp"
#include "core/result.hpp"

namespace ozy {

enum class BotKind : std::uint8_t { random, greedy, informed, plain };

struct BotName {
    BotKind kind = BotKind::random;
    SearchSettings search = {};
    // If not 0, instead of the budget in games with stages: a leaf that is played on costs as much as many others.
    std::uint64_t iterations_with_stages = 0;
    // A file of weights instead of those built in; a part of the text that was read.
    std::string_view weights = {};
};

// The levels for people, weakest first, then the bots they are made of.
struct KnownBot {
    std::string_view name, help;
    BotName is;
};
std::span<const KnownBot> known_bots();

// A known bot; one that searches may be followed by ":500ms" or ":2000it" (its budget) and ":2t" (its threads), one
// that judges by ":FILE.txt" (its weights).
Result<BotName> read_bot_name(std::string_view text);

}  // namespace ozy
