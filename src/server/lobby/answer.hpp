// answer.hpp - how whoever asks a table is answered, once: with what was asked for, or why not.
#pragma once

#include <functional>
#include <string>
#include <variant>

#include "server/lobby/refusal.hpp"

namespace ozy::server {

template <class Found>
using ReplyWith = std::function<void(std::variant<Found, Refused>)>;

// A value as JSON.
using Answer = std::variant<std::string, Refused>;
using Reply = ReplyWith<std::string>;
using Refuse = std::function<void(const Refused&)>;

}  // namespace ozy::server
