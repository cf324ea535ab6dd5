// seal.hpp - a hash of a whole file at its end: whatever bit of a backup flips, it is noticed.
#pragma once

#include <cstdint>
#include <string>

namespace ozy::server {

enum class Seal : std::uint8_t { none, whole, broken };

// SQLite does not mind what stands behind the last page.
void seal_file(const std::string& path);
// Whether the file is as it was when it was sealed. The length tells that there is a seal, even a damaged one.
Seal check_seal(const std::string& path);

}  // namespace ozy::server
