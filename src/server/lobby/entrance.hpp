// entrance.hpp - how a part of a table that waits for something elsewhere comes back to it: with a step of its own.
#pragma once

#include <functional>

namespace ozy::server {

// Takes a step, from any thread; does nothing if the table is gone by then.
using Enter = std::function<void(std::function<void()>)>;
// Asked for within a step: there the table is known to be.
using Entrance = std::function<Enter()>;

}  // namespace ozy::server
