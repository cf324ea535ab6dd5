// record_laws.hpp - what holds of tables and records in every game: a whole game written down plays again the same way,
// and taking moves back leads where it came from.
#pragma once

#include "laws/walk.hpp"
#include "table/record.hpp"
#include "table/registry.hpp"

namespace ozy::laws {

template <Tellable G>
Result<std::unique_ptr<Table>> open(std::string_view game, std::span<const OptionValue> options, int rules) {
    return Registry<GameList<G>>::open(game, options, rules);
}

// A table with these options at which random moves were made to the end of the game.
template <Tellable G>
std::unique_ptr<Table> played_table(const typename G::Config& config, Rng& rng) {
    auto table = std::make_unique<TableOf<G>>(config);
    MoveList moves;
    for (table->play_chance(rng); !table->is_over(); table->play_chance(rng)) {
        G::legal_moves(table->state(), moves);
        const Outcome played =
            table->play_choice(table->decider(), rng.below(static_cast<std::uint32_t>(moves.size())));
        OZY_ASSERT(played.has_value());
    }
    return table;
}

template <Tellable G>
Complaint records_of_whole_games_read_back() {
    Rng rng(1);
    for (const auto& config : configs<G>()) {
        const auto table = played_table<G>(config, rng);
        const RecordHeader header{"a game",
                                  std::vector<std::string>(static_cast<std::size_t>(config.players), "random")};
        const std::string text = write_record(header, *table);
        const auto read = read_record(text, open<G>);
        if (!read) return name_of<G>(config) + read.error().detail;
        if (read->damage) return name_of<G>(config) + damage_text("record", *read);
        if (!read->has_result) return name_of<G>(config) + "the result is missing";
        if (read->table->fingerprint() != table->fingerprint()) return name_of<G>(config) + "another game was read";
        if (write_record(read->header, *read->table) != text)
            return name_of<G>(config) + "it is not written the same again";
    }
    return {};
}

template <Tellable G>
Complaint undo_leads_back_where_play_came_from() {
    Rng rng(2);
    for (const auto& config : configs<G>()) {
        const auto table = played_table<G>(config, rng);
        const std::uint64_t fingerprint = table->fingerprint();
        const std::vector<Chain> chains = table->chains();
        const std::size_t kept = chains.size() / 2;
        table->undo_to(kept == 0 ? 0 : chains[kept - 1].version);
        for (std::size_t i = kept; i < chains.size(); ++i) {
            const Outcome played = table->play_line(chains[i].seat, chains[i].text);
            if (!played) return name_of<G>(config) + chains[i].text + ": " + played.error().detail;
        }
        if (table->fingerprint() != fingerprint) return name_of<G>(config) + "the same lines led elsewhere";
    }
    return {};
}

}  // namespace ozy::laws
