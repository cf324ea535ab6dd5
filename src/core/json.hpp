// json.hpp - writes JSON, nothing else: commas and escapes are right by construction, numbers are integers or fixed
// decimals.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/seat.hpp"

namespace ozy {

class Json {
  public:
    Json& open_object();
    Json& close_object();
    Json& open_list();
    Json& close_list();
    Json& key(std::string_view name);

    Json& value(std::string_view text);
    Json& value(const char* text) { return value(std::string_view(text)); }
    Json& value(std::same_as<bool> auto truth) { return raw(truth ? "true" : "false"); }
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) Json& value(Number number) {
        return integer(static_cast<std::int64_t>(number));
    }
    // A player's number; null for anybody else.
    Json& value(Seat seat) { return is_player(seat) ? integer(index(seat)) : null(); }
    template <class T>
    Json& value(const std::optional<T>& content) {
        return content ? value(*content) : null();
    }
    Json& decimal(double number, int digits);
    Json& null() { return raw("null"); }
    // JSON that is already written.
    Json& raw(std::string_view json);

    template <class T>
    Json& field(std::string_view name, const T& content) {
        return key(name).value(content);
    }
    // A list of what `content` says of each.
    template <class Things, class Content = std::identity>
    Json& list(std::string_view name, const Things& things, Content content = {}) {
        key(name).open_list();
        for (const auto& thing : things) value(std::invoke(content, thing));
        return close_list();
    }

    const std::string& text() const { return out_; }
    std::string take() { return std::move(out_); }

  private:
    Json& integer(std::int64_t number);
    void separate();

    std::string out_;
    bool needs_comma_ = false;
};

// What is said of an id, if it is one.
template <class Id, class Said>
auto unless_none(Id id, Said said) {
    return id == Id::none ? std::nullopt : std::optional(std::invoke(said, id));
}

}  // namespace ozy
