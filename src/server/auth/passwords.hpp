// passwords.hpp - Argon2id by libsodium. Takes some 60 ms and 64 MB a time: never call it from a thread that serves
// sockets.
#pragma once

#include <string>
#include <string_view>

namespace ozy::server {

std::string hash_password(std::string_view password);
// With an empty hash it takes as long and answers no, so that an unknown name cannot be told from a wrong password.
bool is_password(const std::string& hash, std::string_view password);

}  // namespace ozy::server
