// new_table.hpp - reads what a request wishes of a table, and what somebody gives to its chance.
#pragma once

#include <string>

#include "server/http/body.hpp"
#include "server/lobby/lobby.hpp"

namespace ozy::server {

constexpr std::size_t longest_word = 64;

// What is wrong with it the body says (`problem`).
NewTable read_new_table(Body& body);

// One word, or the hash of one; empty if it is not there.
std::string read_contribution(Body& body);
std::string read_contribution_hash(Body& body);

}  // namespace ozy::server
