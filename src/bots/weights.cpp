// weights.cpp - files of weights, read and written.
#include "bots/weights.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace ozy {

namespace {

std::string_view take_until(std::string_view& text, char end) {
    const std::size_t length = std::min(text.find(end), text.size());
    const std::string_view part = text.substr(0, length);
    text.remove_prefix(std::min(length + 1, text.size()));
    return part;
}

bool read_number(std::string_view word, std::int32_t& number) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc{} && end == word.data() + word.size();
}

}  // namespace

Result<std::vector<Weight>> read_weights(std::string_view text, std::span<const std::string_view> names) {
    std::vector<Weight> weights(names.size());
    std::vector<bool> known(names.size());
    while (!text.empty()) {
        std::string_view line = take_until(text, '\n');
        if (line.empty() || line.front() == '#') continue;
        const std::string said(line);
        const auto name = std::find(names.begin(), names.end(), take_until(line, ' '));
        const auto place = static_cast<std::size_t>(name - names.begin());
        Weight weight;
        if (name == names.end() || known[place] || !read_number(take_until(line, ' '), weight.opening) ||
            !read_number(line, weight.end))
            return Error{Errc::bad_syntax, "'" + said + "' is no feature with two weights"};
        weights[place] = weight;
        known[place] = true;
    }
    const auto missing = std::find(known.begin(), known.end(), false);
    if (missing != known.end())
        return Error{Errc::bad_syntax,
                     "there is no weight for " + std::string(names[static_cast<std::size_t>(missing - known.begin())])};
    return weights;
}

Result<std::vector<Weight>> load_weights(const std::string& path, std::span<const std::string_view> names) {
    // A pipe that nobody writes would be waited for, and a device never ends.
    std::error_code none;
    if (std::filesystem::exists(path, none) && !std::filesystem::is_regular_file(path, none))
        return Error{Errc::not_found, "cannot read " + path + ": it is not a file"};
    std::ifstream file(path);
    if (!file) return Error{Errc::not_found, "cannot read " + path};
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    auto weights = read_weights(text, names);
    if (!weights) return Error{weights.error().code, path + ": " + weights.error().detail};
    return weights;
}

std::string write_weights(std::span<const Weight> weights, std::span<const std::string_view> names) {
    std::string out;
    for (std::size_t i = 0; i < names.size(); ++i)
        out += std::string(names[i]) + " " + std::to_string(weights[i].opening) + " " + std::to_string(weights[i].end) +
               "\n";
    return out;
}

}  // namespace ozy
