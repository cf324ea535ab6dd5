// bot_name.cpp - the table of bots, and budgets as they are typed.
#include "bots/roster/bot_name.hpp"

#include <array>
#include <charconv>

namespace ozy {

namespace {

constexpr std::uint32_t longest_thought = 3'600'000;
constexpr std::uint64_t most_iterations = 1'000'000'000;
constexpr std::uint64_t most_threads = 64;
constexpr std::string_view weights_ending = ".txt";

constexpr SearchSettings search_of(Budget budget) {
    SearchSettings settings;
    settings.budget = budget;
    settings.policy.plays_on = true;
    return settings;
}

// A level for beginners sees less far, and slips.
constexpr SearchSettings beginner(std::uint64_t iterations, int blunders) {
    SearchSettings settings;
    settings.budget = {iterations, 0};
    settings.blunders = blunders;
    settings.plays_by_visits = true;
    return settings;
}

constexpr std::array bots = {
    KnownBot{"novice",
             "sees little and often plays the first thing that comes to mind",
             {BotKind::informed, beginner(40, 40)}},
    KnownBot{"apprentice", "looks a little ahead, with slips", {BotKind::informed, beginner(100, 10)}},
    KnownBot{"skilled", "looks ahead for a moment", {BotKind::informed, search_of({400, 0}), 16}},
    KnownBot{"master", "thinks for a second about every choice", {BotKind::informed, search_of({0, 1000})}},
    KnownBot{"random", "every legal move with the same chance", {BotKind::random, {}}},
    KnownBot{"greedy", "looks one action ahead", {BotKind::greedy, {}}},
    KnownBot{"mcts", "tree search with the game's judgement", {BotKind::informed, search_of({1000, 0})}},
    KnownBot{"mcts-plain", "tree search with random games to the end", {BotKind::plain, search_of({1000, 0})}},
};

// "500ms" with unit "ms" is 500.
bool read_amount(std::string_view text, std::string_view unit, std::uint64_t most, std::uint64_t& amount) {
    if (!text.ends_with(unit)) return false;
    text.remove_suffix(unit.size());
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), amount);
    return error == std::errc{} && end == text.data() + text.size() && amount >= 1 && amount <= most;
}

bool read_setting(std::string_view text, BotName& name) {
    std::uint64_t amount = 0;
    if (read_amount(text, "t", most_threads, amount)) {
        name.search.threads = static_cast<int>(amount);
        return true;
    }
    if (read_amount(text, "ms", longest_thought, amount))
        name.search.budget = {0, static_cast<std::uint32_t>(amount)};
    else if (read_amount(text, "it", most_iterations, amount))
        name.search.budget = {amount, 0};
    else
        return false;
    name.iterations_with_stages = 0;
    return true;
}

Error unknown_bot(std::string_view name) {
    std::string detail = "there is no bot '" + std::string(name) + "'; the bots are: ";
    std::string_view separator;
    for (const KnownBot& bot : bots) {
        detail.append(separator).append(bot.name);
        separator = ", ";
    }
    return {Errc::not_found, detail};
}

}  // namespace

std::span<const KnownBot> known_bots() { return bots; }

Result<BotName> read_bot_name(std::string_view text) {
    const std::string_view name = text.substr(0, text.find(':'));
    const KnownBot* known = nullptr;
    for (const KnownBot& bot : bots)
        if (bot.name == name) known = &bot;
    if (known == nullptr) return unknown_bot(name);
    BotName out = known->is;
    const bool searches = out.kind == BotKind::informed || out.kind == BotKind::plain;
    const bool judges = out.kind == BotKind::informed || out.kind == BotKind::greedy;
    for (std::string_view rest = text.substr(name.size()); !rest.empty();) {
        rest.remove_prefix(1);
        const std::string_view setting = rest.substr(0, rest.find(':'));
        rest.remove_prefix(setting.size());
        if (setting.ends_with(weights_ending) && judges) {
            out.weights = setting;
            continue;
        }
        if (!searches)
            return Error{Errc::bad_option, "bot '" + std::string(name) + "' does not search and takes no budget"};
        if (!read_setting(setting, out))
            return Error{Errc::bad_option, "'" + std::string(setting) + "' is no budget; write " + std::string(name) +
                                               ":500ms or " + std::string(name) + ":2000it, and :2t for two threads"};
    }
    return out;
}

}  // namespace ozy
