// tree.hpp - where the project's own files lie, for tests that read them.
#pragma once

#include <string>

namespace ozy {

// "src/games/tigris/boards.json", wherever the test runs.
std::string in_tree(const std::string& path);

}  // namespace ozy
