// fair_record.hpp - the record of a finished game with its secret opened, the proof that its draws followed from it,
// and the game step by step as one viewer saw it.
#pragma once

#include <string>
#include <vector>

#include "core/result.hpp"
#include "server/lobby/play.hpp"
#include "table/record.hpp"

namespace ozy::server {

// `imported_lines`: draws in the first lines were made elsewhere.
std::string write_fair_record(RecordHeader header, const Play& play, int imported_lines);

struct FairnessReport {
    int draws = 0;                    // that follow from the secret
    int draws_elsewhere = 0;          // in the lines that the game was taken over from: nothing is known of them
    int numbers = 0;                  // of the seats, opened after every seat had committed to its own
    bool seats_dealt = false;         // likewise: who got which seat follows from the secret and the numbers
    std::vector<Seat> unopened = {};  // committed to one and played without it
};

// The secret fits the commitment, and every draw since `drawn_from` follows from it. An error too if there was nothing
// to check, or if the record stops before the end.
Result<FairnessReport> verify_draws(const Record& record);

// What somebody has seen and kept before the game.
struct KeptPromises {
    std::string commitment;           // of the server
    std::vector<std::string> hashes;  // of seats, in any order; need not be all of them
};
// The record is of that very game, and no draw of it is left unchecked.
Outcome check_promises(const Record& record, const FairnessReport& report, const KeptPromises& kept);

struct ReplayPage {
    int from = 0, steps = 0;
};

// {"from", "total", "view", "steps"}; steps that change nothing for the viewer do not count.
std::string replay_json(const TableSight& table, Seat viewer, ReplayPage page);

}  // namespace ozy::server
