// patched.hpp - a document after a patch (docs/PROTOCOL.md, "State"), as a client makes it.
#pragma once

#include <nlohmann/json.hpp>

namespace ozy::server {

// By a library that knows nothing of this server. Throws if the patch does not fit the document.
inline nlohmann::json patched(const nlohmann::json& document, const nlohmann::json& patch) {
    return document.patch(patch);
}

}  // namespace ozy::server
