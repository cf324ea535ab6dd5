// body.cpp - see body.hpp.
#include "server/http/body.hpp"

#include <algorithm>

#include "server/auth/names.hpp"

namespace ozy::server {

Body::Body(const std::string& text, std::initializer_list<std::string_view> known)
    : json_(nlohmann::json::parse(text.empty() ? "{}" : text, nullptr, false)) {
    if (!json_.is_object()) {
        json_ = nlohmann::json::object();
        complain("the body is not a JSON object");
    }
    for (const auto& [name, value] : json_.items())
        if (std::find(known.begin(), known.end(), name) == known.end()) complain("'" + name + "' is not known here");
}

std::string Body::text(const char* name, std::size_t shortest, std::size_t longest) {
    if (!has(name) || !json_[name].is_string()) return complain("'" + std::string(name) + "' must be a text"), "";
    auto out = json_[name].get<std::string>();
    if (out.size() < shortest || out.size() > longest)
        complain("'" + std::string(name) + "' must have " + std::to_string(shortest) + " to " +
                 std::to_string(longest) + " bytes");
    return out;
}

std::string Body::name(const char* field) {
    std::string out = tidy_name(text(field, 1, longest_name));
    if (const auto flaw = flaw_of_name(out); !flaw.empty())
        complain("'" + std::string(field) + "' " + std::string(flaw));
    return out;
}

int Body::number(const char* name, int lowest, int highest) {
    if (!has(name) || !json_[name].is_number_integer())
        return complain("'" + std::string(name) + "' must be a number"), lowest;
    const auto out = json_[name].get<std::int64_t>();
    if (out < lowest || out > highest)
        return complain("'" + std::string(name) + "' must be from " + std::to_string(lowest) + " to " +
                        std::to_string(highest)),
               lowest;
    return static_cast<int>(out);
}

bool Body::flag(const char* name) {
    if (!has(name)) return false;
    if (!json_[name].is_boolean()) return complain("'" + std::string(name) + "' must be true or false"), false;
    return json_[name].get<bool>();
}

}  // namespace ozy::server
