// json_patch.hpp - the difference of two JSON texts as a list of [path, value] (docs/PROTOCOL.md, "State").
#pragma once

#include <string>
#include <string_view>

namespace ozy::server {

// Both texts are as core/json.hpp writes them: valid, no spaces. Objects with the same keys in the same order and lists
// of the same length are compared inside; anything else that differs is replaced whole.
std::string json_patch(std::string_view before, std::string_view after);

// The value of a key of the object; empty if it has none.
std::string_view json_member(std::string_view object, std::string_view key);

}  // namespace ozy::server
