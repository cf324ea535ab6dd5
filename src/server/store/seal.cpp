// seal.cpp - see seal.hpp.
#include "server/store/seal.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sodium.h>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace ozy::server {

namespace {

constexpr std::string_view seal_word = "ozymandias seal\n";
constexpr std::size_t seal_bytes = seal_word.size() + crypto_generichash_BYTES;
constexpr std::size_t smallest_page = 512;  // of a database: its length is a multiple of this
constexpr std::size_t block_bytes = 1 << 20U;

// The seal that belongs behind the first `length` bytes.
std::string seal_of(std::istream& file, std::size_t length) {
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, crypto_generichash_BYTES);
    std::vector<char> block(block_bytes);
    while (length > 0 && file.read(block.data(), static_cast<std::streamsize>(std::min(length, block.size())))) {
        const auto count = static_cast<std::size_t>(file.gcount());
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(block.data()), count);
        length -= count;
    }
    std::string hash(crypto_generichash_BYTES, '\0');
    crypto_generichash_final(&state, reinterpret_cast<unsigned char*>(hash.data()), hash.size());
    return std::string(seal_word) + hash;
}

}  // namespace

void seal_file(const std::string& path) {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    const std::string seal = seal_of(file, std::filesystem::file_size(path));
    file.seekp(0, std::ios::end);
    file << seal << std::flush;
    if (!file) throw std::runtime_error("cannot write " + path);
}

Seal check_seal(const std::string& path) {
    const std::size_t size = std::filesystem::file_size(path);
    if (size % smallest_page == 0) return Seal::none;
    if (size % smallest_page != seal_bytes) return Seal::broken;
    std::ifstream file(path, std::ios::binary);
    const std::string expected = seal_of(file, size - seal_bytes);
    std::string seal(seal_bytes, '\0');
    file.read(seal.data(), static_cast<std::streamsize>(seal.size()));
    return file && seal == expected ? Seal::whole : Seal::broken;
}

}  // namespace ozy::server
