// files.hpp - the data files of After the Empire as JSON, for the tests that hold the tables against them.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "games/after_the_empire/game.hpp"
#include "tree.hpp"

namespace ozy::after_the_empire {

inline nlohmann::json data_file(const std::string& name) {
    return nlohmann::json::parse(std::ifstream(in_tree("src/games/after_the_empire/" + name + ".json")));
}

// {"wood": 3, "stone": 1}; every key must be a good.
inline Bag bag_in(const nlohmann::json& entry) {
    Bag bag;
    for (const auto& [name, amount] : entry.items()) {
        bool known = false;
        for (const Good& good : goods)
            if (good.name == name) {
                bag.*good.field = amount.get<std::uint8_t>();
                known = true;
            }
        if (!known) throw std::runtime_error("no such good: " + name);
    }
    return bag;
}

// The first word: "seed (starting card)" is "seed".
inline std::string provenance_in(const nlohmann::json& entry) {
    const std::string text = entry.get<std::string>();
    return text.substr(0, text.find_first_of(" ,;:"));
}

}  // namespace ozy::after_the_empire
