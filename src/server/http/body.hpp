// body.hpp - reads the JSON body of a request: what is missing, of the wrong kind or unknown is refused by name.
#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace ozy::server {

constexpr std::size_t longest_name = 40;

class Body {
  public:
    // All fields must be among `known`.
    Body(const std::string& text, std::initializer_list<std::string_view> known);

    // The reason the body cannot be used; empty if all that was asked for was right.
    const std::string& problem() const { return problem_; }
    bool has(const char* name) const { return json_.is_object() && json_.contains(name) && !json_[name].is_null(); }
    std::string text(const char* name, std::size_t shortest, std::size_t longest);
    std::string optional_text(const char* name, std::size_t longest) {
        return has(name) ? text(name, 0, longest) : std::string();
    }
    // How somebody is called before others (auth/names.hpp).
    std::string name(const char* field);
    int number(const char* name, int lowest, int highest);
    bool flag(const char* name);  // false if it is not there
    const nlohmann::json& field(const char* name) const { return json_[name]; }
    void complain(std::string problem) {
        if (problem_.empty()) problem_ = std::move(problem);
    }

  private:
    nlohmann::json json_;
    std::string problem_;
};

}  // namespace ozy::server
