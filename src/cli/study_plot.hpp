// study_plot.hpp - every seat's chances over a game as a drawing.
#pragma once

#include <string>
#include <vector>

#include "table/study.hpp"

namespace ozy::cli {

// SVG that needs nothing else: a curve per seat, a dot at each costly decision.
std::string study_plot(const TableCourse& table, const std::vector<std::string>& players, const Study& study);

}  // namespace ozy::cli
