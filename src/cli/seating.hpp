// seating.hpp - players, seats and options as they are typed.
#pragma once

#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "table/configure.hpp"

namespace ozy::cli {

// The options that were asked for. --players, the number of --seats and --option players=N must agree.
Result<std::vector<OptionValue>> read_options(const SeatingRequest& request);

}  // namespace ozy::cli
