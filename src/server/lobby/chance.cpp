// chance.cpp - see chance.hpp.
#include "server/lobby/chance.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "server/auth/tokens.hpp"

namespace ozy::server {

std::string Chance::commitment() const { return to_hex(blake2b(secret)); }

Rng Chance::rng_at(int version) const { return Rng(number_of("chance", version)); }

std::uint64_t Chance::mind_at(int version) const { return number_of("mind", version); }

std::uint64_t Chance::number_of(std::string_view purpose, int version) const {
    std::string message = "ozymandias " + std::string(purpose) + " 1\n";
    for (const std::string& contribution : contributions) message.append(contribution).append("\n");
    message.append(std::to_string(version));
    const std::string hash = blake2b(message, secret);
    std::uint64_t seed = 0;
    for (unsigned i = 0; i < 8; ++i)
        seed |= static_cast<std::uint64_t>(static_cast<unsigned char>(hash[i])) << (8U * i);
    return seed;
}

std::vector<int> deal_seats(const std::string& secret, const std::vector<std::string>& numbers) {
    std::vector<std::string> words = {"seats"};
    std::copy_if(numbers.begin(), numbers.end(), std::back_inserter(words),
                 [](const std::string& number) { return !number.empty(); });
    Rng rng = Chance{secret, std::move(words)}.rng_at(0);
    std::vector<int> out(numbers.size());
    std::iota(out.begin(), out.end(), 0);
    rng.shuffle(out);
    return out;
}

std::string contribution_hash(std::string_view contribution) { return to_hex(blake2b(contribution)); }

bool is_hash(std::string_view text) {
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string secret_of_seed(int seed) { return blake2b("ozymandias seed " + std::to_string(seed)); }

}  // namespace ozy::server
