// menu.hpp - the legal moves on the screen: few with their labels in columns, many as a dense list of notation.
#pragma once

#include <vector>

#include "core/screen.hpp"
#include "table/table.hpp"

namespace ozy::cli {

// What a person sees before every decision: labels if they fit into so many lines.
Screen short_menu(const std::vector<Choice>& choices, int width, int lines);

// Every move with its number and label.
Screen full_menu(const std::vector<Choice>& choices, int width);

}  // namespace ozy::cli
