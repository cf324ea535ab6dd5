// chance.cpp - see chance.hpp.
#include "server/lobby/chance.hpp"

#include "server/auth/tokens.hpp"

namespace ozy::server {

std::string Chance::commitment() const { return to_hex(blake2b(secret)); }

Rng Chance::rng_at(int version) const {
    std::string message = "ozymandias chance 1\n";
    for (const std::string& contribution : contributions) message.append(contribution).append("\n");
    message.append(std::to_string(version));
    const std::string hash = blake2b(message, secret);
    std::uint64_t seed = 0;
    for (unsigned i = 0; i < 8; ++i)
        seed |= static_cast<std::uint64_t>(static_cast<unsigned char>(hash[i])) << (8U * i);
    return Rng(seed);
}

}  // namespace ozy::server
