// passwords.cpp - see passwords.hpp.
#include "server/auth/passwords.hpp"

#include <array>
#include <new>
#include <sodium.h>

namespace ozy::server {

std::string hash_password(std::string_view password) {
    std::array<char, crypto_pwhash_STRBYTES> out{};
    if (crypto_pwhash_str(out.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        throw std::bad_alloc();
    return out.data();
}

bool is_password(const std::string& hash, std::string_view password) {
    static const std::string nobody = hash_password("a password that no account has");
    const std::string& stored = hash.empty() ? nobody : hash;
    const bool right = crypto_pwhash_str_verify(stored.c_str(), password.data(), password.size()) == 0;
    return right && !hash.empty();
}

}  // namespace ozy::server
