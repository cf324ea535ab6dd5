// tokens.hpp - secrets that are handed out: random, 128 bits or more, kept by us only as a hash.
#pragma once

#include <string>
#include <string_view>

namespace ozy::server {

// Must be called once before anything else here; throws if the operating system gives no randomness.
void start_cryptography();

std::string random_bytes(int count);
// Letters, digits, - and _.
std::string random_token(int bytes = 16);
// BLAKE2b-256 in hexadecimal: what the store keeps of a token.
std::string token_hash(std::string_view token);
std::string blake2b(std::string_view message, std::string_view key = {});
std::string to_hex(std::string_view bytes);
// Empty if it is no hexadecimal.
std::string from_hex(std::string_view text);
// Takes the same time wherever they differ.
bool equal_secrets(std::string_view one, std::string_view other);

}  // namespace ozy::server
