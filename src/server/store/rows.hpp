// rows.hpp - how rows of the database become values.
#pragma once

#include <string_view>

#include "server/store/sqlite.hpp"
#include "server/store/store.hpp"

namespace ozy::server {

constexpr std::string_view table_columns =
    "tables.number, id, game, creator, settings, seating, secret, phase, visible, created, updated, revision";
constexpr std::string_view entry_columns = "sequence, seat, time, message, text";

inline StoredTable read_table(const Statement& row) {
    StoredTable table;
    table.number = static_cast<TableNumber>(row.integer(0));
    table.id = row.text(1);
    table.game = row.text(2);
    table.creator = row.text(3);
    table.settings = row.text(4);
    table.seating = row.text(5);
    table.secret = row.text(6);
    table.phase = static_cast<TablePhase>(row.integer(7));
    table.visible = row.integer(8) != 0;
    table.created = row.integer(9);
    table.updated = row.integer(10);
    table.revision = row.integer(11);
    return table;
}

inline Entry read_entry(const Statement& row) {
    return {static_cast<int>(row.integer(0)), static_cast<int>(row.integer(1)), row.integer(2), row.text(3),
            row.text(4)};
}

}  // namespace ozy::server
