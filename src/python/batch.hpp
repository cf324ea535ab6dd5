// batch.hpp - many games of one kind stepping together, by the name of the game.
#pragma once

#include "arena/batch.hpp"
#include "python/env.hpp"

namespace ozy::python {

// Seats for which the plan names nobody are asked from outside.
Result<std::unique_ptr<Batch>> make_batch(std::string_view game, const Options& options, BatchPlan plan);

}  // namespace ozy::python
