// tokens.cpp - see tokens.hpp.
#include "server/auth/tokens.hpp"

#include <sodium.h>
#include <stdexcept>

namespace ozy::server {

namespace {

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

}  // namespace

void start_cryptography() {
    if (sodium_init() < 0) throw std::runtime_error("the operating system gives no random numbers");
}

std::string random_bytes(int count) {
    std::string out(static_cast<std::size_t>(count), '\0');
    randombytes_buf(out.data(), out.size());
    return out;
}

std::string random_token(int bytes) {
    const std::string raw = random_bytes(bytes);
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string out(sodium_base64_encoded_len(raw.size(), variant), '\0');
    sodium_bin2base64(out.data(), out.size(), bytes_of(raw), raw.size(), variant);
    out.pop_back();  // the zero at the end
    return out;
}

std::string blake2b(std::string_view message, std::string_view key) {
    std::string out(crypto_generichash_BYTES, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(out.data()), out.size(), bytes_of(message), message.size(),
                       key.empty() ? nullptr : bytes_of(key), key.size());
    return out;
}

std::string token_hash(std::string_view token) { return to_hex(blake2b(token)); }

std::string to_hex(std::string_view bytes) {
    std::string out(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(out.data(), out.size(), bytes_of(bytes), bytes.size());
    out.pop_back();
    return out;
}

std::string from_hex(std::string_view text) {
    std::string out(text.size() / 2, '\0');
    std::size_t length = 0;
    const char* end = nullptr;
    const int code = sodium_hex2bin(reinterpret_cast<unsigned char*>(out.data()), out.size(), text.data(), text.size(),
                                    nullptr, &length, &end);
    const bool whole = code == 0 && end == text.data() + text.size() && length == out.size();
    return whole ? out : std::string();
}

bool equal_secrets(std::string_view one, std::string_view other) {
    return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

}  // namespace ozy::server
