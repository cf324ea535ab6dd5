// tensor_page.hpp - docs/TENSORS.md: what the bytes mean that a learner gets, of every game, block by block.
#pragma once

#include <string>

namespace ozy {

std::string tensor_page();

}  // namespace ozy
