// stored_game.cpp - see stored_game.hpp.
#include "server/lobby/stored_game.hpp"

#include "table/registry.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t secret_bytes = 32;

Error bad(std::string detail) { return {Errc::bad_record, std::move(detail)}; }

Outcome play_through(const StoredTable& stored, const std::vector<Entry>& entries) {
    if (stored.phase > TablePhase::over) return bad("it neither waits nor is played nor over");
    if (stored.secret.size() != secret_bytes) return bad("its secret has not 32 bytes");
    auto table = open_table_of(stored.game, read_settings(stored.settings));
    if (!table) return table.error();
    if (Outcome fits = check_seats(read_seating(stored.seating), **table); !fits) return fits;
    Play play(*std::move(table), {stored.secret, {}});
    int expected = 0;
    for (const Entry& entry : entries)
        if (Outcome played = replay_entry(play, entry, expected++); !played)
            return bad("entry " + std::to_string(expected - 1) + ": " + error_text(played.error()));
    if (const auto broken = play.table().broken_invariant()) return bad(std::string(*broken));
    return Done{};
}

}  // namespace

Result<std::unique_ptr<Table>> open_table_of(std::string_view game, const Settings& settings) {
    return open_table(game, settings.options, settings.rules);
}

Outcome check_seats(const Seating& seating, const Table& table) {
    if (seating.seats.size() == static_cast<std::size_t>(table.seats())) return Done{};
    return bad(std::to_string(seating.seats.size()) + " seats for a game of " + std::to_string(table.seats()));
}

Outcome replay_entry(Play& play, const Entry& entry, int expected) {
    if (entry.sequence != expected) return bad("the entry is missing");
    if (entry.seat >= play.table().seats()) return bad("there is no seat " + std::to_string(entry.seat));
    return play.replay(entry.text);
}

std::string damage_of(const StoredTable& stored, const std::vector<Entry>& entries) {
    try {
        const Outcome played = play_through(stored, entries);
        return played ? std::string() : error_text(played.error());
    } catch (const std::exception& error) {
        return error.what();
    }
}

}  // namespace ozy::server
