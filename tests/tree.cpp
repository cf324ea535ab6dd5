// tree.cpp - the one object that holds the tree's place on disk; all others are the same in every clone, for ccache.
#include "tree.hpp"

namespace ozy {

std::string in_tree(const std::string& path) { return OZY_ROOT "/" + path; }

}  // namespace ozy
