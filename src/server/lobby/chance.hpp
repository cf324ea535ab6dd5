// chance.hpp - draws that were settled before the game began: each follows from a secret whose hash everybody has seen
// (docs/PROTOCOL.md, "Fair chance").
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.hpp"

namespace ozy::server {

struct Chance {
    std::string secret;                      // 32 bytes
    std::vector<std::string> contributions;  // by seat; may be empty words
    std::vector<std::string> hashes = {};    // by seat: what it committed to before anybody's number was known
    std::vector<int> dealt_from = {};        // by seat, if seats were dealt: which one its person had before

    // Hexadecimal; tells nothing about the secret.
    std::string commitment() const;
    // For the draws that follow move number `version` of the game.
    Rng rng_at(int version) const;
    // For the bot that chooses then: nobody can foretell it, and the same position finds it in the same mind.
    std::uint64_t mind_at(int version) const;

  private:
    std::uint64_t number_of(std::string_view purpose, int version) const;
};

// How seats are dealt: for each the one that its person had before. `numbers`: of those, in their order; may be empty.
std::vector<int> deal_seats(const std::string& secret, const std::vector<std::string>& numbers);

// What a seat shows of its number before it opens it. Hexadecimal.
std::string contribution_hash(std::string_view contribution);
bool is_hash(std::string_view text);

// Of a table for tests, whose draws are to be the same every time.
std::string secret_of_seed(int seed);

}  // namespace ozy::server
