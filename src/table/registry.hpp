// registry.hpp - games by name: the one place where a name typed by a person becomes a type.
#pragma once

#include <vector>

#include "games/all_games.hpp"
#include "table/table_of.hpp"

namespace ozy {

struct GameName {
    std::string_view name, title;
};

template <class Games>
struct Registry;

template <Tellable... Games>
struct Registry<GameList<Games...>> {
    static std::vector<GameName> names() { return {{Games::name, Games::title}...}; }

    // visit.operator()<G>() for the game of that name; it returns a Result.
    template <class Visitor>
    static auto with_game(std::string_view name, Visitor&& visit) {
        using Answer = std::common_type_t<decltype(visit.template operator()<Games>())...>;
        Answer answer = Error{Errc::unknown_game, unknown(name)};
        static_cast<void>(((Games::name == name && ((answer = visit.template operator()<Games>()), true)) || ...));
        return answer;
    }

    static Result<std::unique_ptr<Table>> open(std::string_view name, std::span<const OptionValue> options,
                                               int rules = newest_rules) {
        return with_game(name, [&]<Tellable G>() -> Result<std::unique_ptr<Table>> {
            const auto config = configure<G>(options, rules);
            if (!config) return config.error();
            return std::unique_ptr<Table>(std::make_unique<TableOf<G>>(*config));
        });
    }

  private:
    static std::string unknown(std::string_view name) {
        std::string known;
        for (const GameName& game : names()) known.append(known.empty() ? "" : ", ").append(game.name);
        return "there is no game '" + std::string(name) + "'; the games are: " + known;
    }
};

// Of all games; defined in registry.cpp so that tables are compiled once.
Result<std::unique_ptr<Table>> open_table(std::string_view game, std::span<const OptionValue> options,
                                          int rules = newest_rules);

// Calls visit.operator()<G>() for the game of that name.
template <class Visitor>
auto with_game(std::string_view name, Visitor&& visit) {
    return Registry<AllGames>::with_game(name, visit);
}

}  // namespace ozy
