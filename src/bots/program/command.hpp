// command.hpp - commands and lists of names as people type them. No shell ever sees them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace ozy {

// A bot whose name begins so is a program: "exec:python3 mybot.py".
inline constexpr std::string_view program_prefix = "exec:";
constexpr bool is_program(std::string_view bot) { return bot.starts_with(program_prefix); }

// Names with commas (or another separator) between them. What stands in double quotes is not split; the quotes go.
Result<std::vector<std::string>> split_names(std::string_view text, char separator = ',');

// Words with spaces between them. What stands in single quotes is one word; the quotes themselves go.
Result<std::vector<std::string>> split_command(std::string_view text);

// The file that a word names: a path, or a program on the PATH. Refused if it cannot be run.
Result<std::string> find_program(const std::string& word);

}  // namespace ozy
