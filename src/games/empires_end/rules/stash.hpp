// stash.hpp - chapters 1 and 14: tokens behind the screen, and what others know of them.
#pragma once

#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

constexpr bool hides_stashes(const Options& options) { return options.open_stash == 0; }

// [EE-1.11] The most of each kind that a stash can hold as far as others know.
constexpr Tokens possible(const Record& record) {
    const int spoken_for = total(record.least);
    Tokens out;
    for (Token kind : all_tokens) {
        const int others = spoken_for - record.least[kind];
        out[kind] = small(record.most[kind] < record.total - others ? record.most[kind] : record.total - others);
    }
    return out;
}

// [EE-14.3] A change that all can see; `number` may be negative. [EE-14.4] Every change is one of these but for picks
// and conversions.
void change_openly(State& state, Seat seat, Token kind, int number);
void change_openly(State& state, Seat seat, const Tokens& numbers);
// [EE-14.8] All see the stash.
void show_stash(State& state, Seat seat);
// [EE-14.9] All know that the seat has none of this kind.
void show_none_left(State& state, Seat seat, Token kind);
// [EE-14.5] to [EE-14.7] What others know after picks and conversions behind the screen.
void close_economy_record(State& state, Seat seat);

}  // namespace ozy::empires_end
