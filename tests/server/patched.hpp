// patched.hpp - a document after a patch (docs/PROTOCOL.md, "State"), as a client makes it.
#pragma once

#include <nlohmann/json.hpp>

namespace ozy::server {

inline nlohmann::json patched(nlohmann::json document, const nlohmann::json& patch) {
    for (const nlohmann::json& change : patch) {
        nlohmann::json* place = &document;
        nlohmann::json* holder = nullptr;
        for (const nlohmann::json& step : change[0]) {
            holder = place;
            place = step.is_string() ? &(*place)[step.get<std::string>()] : &(*place)[step.get<std::size_t>()];
        }
        if (change.size() > 1)
            *place = change[1];
        else
            holder->erase(change[0].back().get<std::string>());
    }
    return document;
}

}  // namespace ozy::server
