// report.hpp - the ratings of a tournament as JSON and as a page with plots.
#pragma once

#include <optional>
#include <string>

#include "arena/ratings.hpp"
#include "core/json.hpp"

namespace ozy {

struct Report {
    TournamentPlan plan;
    std::string title;  // of the game
    Ratings ratings;
    std::optional<SequentialTest> test = {};
    std::vector<std::string> missing = {};  // sentences on what was planned and is not there
};

std::string_view to_word(Verdict verdict);
std::string signature_text(const Ratings& ratings);
std::string to_json(const Report& report);

// One HTML file that needs nothing else.
std::string to_html(const Report& report);

}  // namespace ozy
