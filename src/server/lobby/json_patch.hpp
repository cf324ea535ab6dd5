// json_patch.hpp - the difference of two JSON objects as a JSON Patch (RFC 6902) of "replace", "add" and "remove".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ozy::server {

// An object as core/json.hpp writes it (valid, no spaces), and where its members are.
class JsonObject {
  public:
    JsonObject() = default;
    explicit JsonObject(std::string text);
    // The same, faster where `before` already says it.
    JsonObject(std::string text, const JsonObject& before);

    const std::string& text() const { return text_; }
    // The value of a key; empty if there is none.
    std::string_view member(std::string_view key) const;

    // Objects and lists of the same length are compared inside if that is shorter; anything else that differs is
    // replaced whole.
    friend std::string json_patch(const JsonObject& before, const JsonObject& after);

  private:
    struct Span {
        std::size_t key, key_size, value, value_size;
    };
    class Known;
    std::string text_ = "{}";
    std::vector<Span> members_;
};

}  // namespace ozy::server
