// rulebook.hpp - finds one rule in the text of RULES.md by its id.
#pragma once

#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace ozy {

// All ids in their order: "TE-1.1", "TE-1.2", ...
std::vector<std::string_view> rule_ids(std::string_view rules_text);

// The paragraph of a rule, its id included. `id` may be "TE-6.6", "[te-6.6]" or "6.6".
Result<std::string_view> find_rule(std::string_view rules_text, std::string_view id);

}  // namespace ozy
