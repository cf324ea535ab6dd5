// fixed_vector.hpp - a vector that lives inside a State: cannot allocate, and is zero beyond its end so that bytes
// compare.
#pragma once

#include <array>
#include <cstdint>

#include "core/assert.hpp"

namespace ozy {

// Count is the type of the element count: choose the one that leaves no padding inside a State.
template <class T, std::size_t Capacity, class Count = std::uint8_t>
struct FixedVector {
    std::array<T, Capacity> items{};
    Count count = 0;

    constexpr void push_back(T item) {
        OZY_ASSERT(count < Capacity);
        items[count++] = item;
    }
    constexpr void pop_back() {
        OZY_ASSERT(count > 0);
        items[--count] = T{};
    }
    // Removes the item at `position`; the others keep their order.
    constexpr void erase(std::size_t position) {
        OZY_ASSERT(position < count);
        for (std::size_t i = position; i + 1 < count; ++i) items[i] = items[i + 1];
        pop_back();
    }
    constexpr void clear() { *this = {}; }
    constexpr std::size_t size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr bool full() const { return count == Capacity; }
    constexpr T& operator[](std::size_t i) {
        OZY_ASSERT(i < count);
        return items[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        OZY_ASSERT(i < count);
        return items[i];
    }
    constexpr const T& back() const {
        OZY_ASSERT(count > 0);
        return items[count - 1U];
    }
    constexpr T* begin() { return items.data(); }
    constexpr T* end() { return items.data() + count; }
    constexpr const T* begin() const { return items.data(); }
    constexpr const T* end() const { return items.data() + count; }
    friend constexpr bool operator==(const FixedVector&, const FixedVector&) = default;
};

}  // namespace ozy
