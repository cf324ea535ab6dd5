// chance.hpp - draws that were settled before the game began: each follows from a secret whose hash everybody has seen
// (docs/PROTOCOL.md, "Fair chance").
#pragma once

#include <string>
#include <vector>

#include "core/rng.hpp"

namespace ozy::server {

struct Chance {
    std::string secret;                      // 32 bytes
    std::vector<std::string> contributions;  // by seat; may be empty words

    // Hexadecimal; tells nothing about the secret.
    std::string commitment() const;
    // For the draws that follow move number `version` of the game.
    Rng rng_at(int version) const;
};

}  // namespace ozy::server
