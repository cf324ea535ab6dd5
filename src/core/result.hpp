// result.hpp - a value or the reason there is none; the subset of std::expected the project uses.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace ozy {

enum class Errc : unsigned char {
    bad_syntax,
    illegal_move,
    not_your_turn,
    unknown_game,
    bad_option,
    bad_position,
    bad_record,
    stale,
    not_found
};

struct Error {
    Errc code;
    std::string detail;     // what a person needs to fix it; never parsed by code
    std::string rule = {};  // id of the rule that forbids it, such as "TE-5.5", if there is one
};

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : either_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : either_(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const noexcept { return either_.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }

    T& operator*() & { return *std::get_if<0>(&either_); }
    const T& operator*() const& { return *std::get_if<0>(&either_); }
    T&& operator*() && { return std::move(*std::get_if<0>(&either_)); }
    T* operator->() { return std::get_if<0>(&either_); }
    const T* operator->() const { return std::get_if<0>(&either_); }
    const Error& error() const { return *std::get_if<1>(&either_); }

  private:
    std::variant<T, Error> either_;
};

struct Done {};
using Outcome = Result<Done>;  // of something done for its effect

}  // namespace ozy
