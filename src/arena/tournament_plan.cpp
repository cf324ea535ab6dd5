// tournament_plan.cpp - line-ups and the journal's first line.
#include "arena/tournament_plan.hpp"

#include <algorithm>

#include "core/rng.hpp"

namespace ozy {

std::string TournamentPlan::header() const {
    std::string out = "ozy-arena 1 | game " + game + " | rules " + std::to_string(rules_version) + " | options " +
                      options + " | seed " + std::to_string(seed) + " | control " + (control ? "on" : "off") +
                      " | bots";
    for (const std::string& bot : bots) out += bot.find(' ') == bot.npos ? " " + bot : " \"" + bot + "\"";
    return out;
}

std::vector<std::vector<std::size_t>> line_ups(std::size_t entries, std::size_t seats) {
    std::vector<std::vector<std::size_t>> out;
    if (entries < seats || seats == 0) return out;
    std::vector<std::size_t> chosen(seats);
    for (std::size_t i = 0; i < seats; ++i) chosen[i] = i;
    for (;;) {
        out.push_back(chosen);
        std::size_t at = seats;
        while (at > 0 && chosen[at - 1] == entries - seats + at - 1) --at;
        if (at == 0) return out;
        ++chosen[at - 1];
        for (std::size_t i = at; i < seats; ++i) chosen[i] = chosen[i - 1] + 1;
    }
}

Rows rows_of(const TournamentPlan& plan) {
    Rows rows;
    for (const std::string& bot : plan.bots) {
        const auto known = std::find(rows.names.begin(), rows.names.end(), bot);
        if (plan.control || known == rows.names.end()) {
            rows.row_of.push_back(rows.names.size());
            rows.names.push_back(bot);
        } else {
            rows.row_of.push_back(static_cast<std::size_t>(known - rows.names.begin()));
        }
    }
    return rows;
}

std::uint64_t Schedule::seed_of(std::uint64_t game) const {
    return mix(mix(seed_) + block_of(game) / line_ups_.size());
}

std::vector<std::uint64_t> games_of(const TournamentPlan& plan, const PlannedPart& part) {
    const Schedule schedule(plan);
    const std::uint64_t in_block = schedule.games_in_block();
    const std::uint64_t end = (part.games + in_block - 1) / in_block * in_block;
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t game = 0; game < end; ++game)
        if (schedule.block_of(game) % part.shards == part.shard - 1) numbers.push_back(game);
    return numbers;
}

}  // namespace ozy
