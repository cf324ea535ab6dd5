// journal.hpp - a tournament as text: its plan, what this run is to play of it, then one line per finished game. A run
// that was killed goes on from its journal; journals of shards are read together.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/tournament_plan.hpp"
#include "core/result.hpp"

namespace ozy {

struct JournalText {
    std::string header;
    std::optional<PlannedPart> planned;  // what the last run was to play; journals of old do not say
    std::vector<PlayedGame> games;
    std::size_t whole = 0;  // bytes up to the end of the last whole line
};

std::string journal_line(const PlayedGame& game, int seats);
std::string journal_line(const PlannedPart& planned);

// A last line without its end is what a killed run left behind and does not count; any other bad line is an error.
Result<JournalText> read_journal(std::string_view text);

// What these journals of one tournament lack together, in sentences with their names; nothing if all is there.
std::vector<std::string> missing_games(const TournamentPlan& plan, const std::vector<std::string>& names,
                                       const std::vector<JournalText>& journals);

// The plan that a header tells.
Result<TournamentPlan> read_plan(std::string_view header);

}  // namespace ozy
