// table_position.hpp - a position as text: statements that build it, claims about it (docs/CASES.md).
#pragma once

#include <optional>
#include <string_view>

#include "core/result.hpp"

namespace ozy {

class TablePosition {
  public:
    virtual ~TablePosition() = default;

    // Statements are read one by one before the first move, then finished.
    virtual Outcome read_statement(std::string_view statement) = 0;
    virtual Outcome finish_position() = 0;
    virtual Outcome expect(std::string_view claim) const = 0;
    virtual std::optional<std::string_view> broken_invariant() const = 0;
};

}  // namespace ozy
