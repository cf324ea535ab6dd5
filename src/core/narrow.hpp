// narrow.hpp - numbers are narrow in a State and `int` in the rules; they meet here.
#pragma once

#include <concepts>
#include <utility>

#include "core/assert.hpp"

namespace ozy {

// A number on its way into a narrow field, which must hold it: `realm.hand = narrow(tokens)`.
class Narrowed {
  public:
    constexpr explicit Narrowed(int value) : value_(value) {}
    template <std::integral Field>
    constexpr operator Field() const {  // NOLINT(google-explicit-constructor): the field says what it is
        OZY_ASSERT(std::in_range<Field>(value_));
        return static_cast<Field>(value_);
    }

  private:
    int value_;
};
constexpr Narrowed narrow(int value) { return Narrowed(value); }

template <std::integral Count>
constexpr void change(Count& count, int by) {
    count = narrow(count + by);
}

}  // namespace ozy
