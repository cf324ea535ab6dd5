// unreadable.hpp - what is said to notation that cannot be read.
#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ozy {

inline Error unreadable(std::string_view text, std::string_view expected) {
    return {Errc::bad_syntax, "cannot read '" + std::string(text) + "': expected " + std::string(expected)};
}

}  // namespace ozy
