// enum_array.hpp - an array indexed by its own id type, so that rules never cast and never mix a cell with a seat.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>

#include "core/assert.hpp"

namespace ozy {

template <class Id>
requires std::is_enum_v<Id>
constexpr std::size_t ordinal(Id id) { return static_cast<std::size_t>(id); }
// The same to reckon with, and back.
template <class Id>
requires std::is_enum_v<Id>
constexpr int index(Id id) { return static_cast<int>(id); }
template <class Id, std::integral Number>
requires std::is_enum_v<Id>
constexpr Id id_at(Number number) { return static_cast<Id>(number); }
// The id after this one; after the last of its kind a number that is none.
template <class Id>
requires std::is_enum_v<Id>
constexpr Id next_id(Id id) { return id_at<Id>(ordinal(id) + 1); }

template <class Id, class T, std::size_t Size>
struct EnumArray {
    std::array<T, Size> items{};

    constexpr T& operator[](Id id) {
        OZY_ASSERT(ordinal(id) < Size);
        return items[ordinal(id)];
    }
    constexpr const T& operator[](Id id) const {
        OZY_ASSERT(ordinal(id) < Size);
        return items[ordinal(id)];
    }
    constexpr auto begin() { return items.begin(); }
    constexpr auto end() { return items.end(); }
    constexpr auto begin() const { return items.begin(); }
    constexpr auto end() const { return items.end(); }
    static constexpr std::size_t size() { return Size; }
    friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;
};

// The ids 0 .. Count-1 of an enum, for range-for.
template <class Id, std::size_t Count>
struct EnumRange {
    struct Iterator {
        std::size_t at;
        constexpr Id operator*() const { return static_cast<Id>(at); }
        constexpr Iterator& operator++() {
            ++at;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    std::size_t count = Count;
    constexpr Iterator begin() const { return {0}; }
    constexpr Iterator end() const { return {count}; }
};

}  // namespace ozy
