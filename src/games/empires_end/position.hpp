// position.hpp - parts of a position's text that its rows share: ids, tiles with what lies under them, records.
#pragma once

#include <string>

#include "core/fields.hpp"
#include "games/empires_end/operands.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

inline std::string record_text(const Record& record) {
    return std::to_string(record.total) + " " + tokens_text(record.least) + " " + tokens_text(record.most);
}

// Takes a card out of the deck for another place.
Outcome claim_card(State& state, Card card);

// `row P0 F3 R4{19x,30} [A5] ...`: a seat's whole row; without a seat the order of tiles in every row.
std::string row_value(const State& state, Move subject);
Outcome set_row(State& state, Move subject, Words& words);
Outcome set_rows(State& state, Move subject, Words& words);
// `tile P0 [A5] C32{4}`: some of a seat's tiles; as a claim one tile, as it is.
Outcome set_some_tiles(State& state, Move subject, Words& words);
Outcome claim_tile(const State& state, Move subject, Words& words);

// `sees P1 stash P0 hidden`: what a viewer's view holds of a seat, or `sees P1 step axes`: of all.
Outcome claim_seen(const State& state, Move subject, Words& words);

}  // namespace ozy::empires_end
