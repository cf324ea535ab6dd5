// stash.hpp - chapters 1 and 14: tokens behind the screen, and what others know of them.
#pragma once

#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

constexpr bool hides_stashes(const Options& options) { return options.open_stash == 0; }
constexpr bool counts_supply(const Options& options) { return options.counted_supply != 0; }

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

// Calls visit(stash) for every stash with this total and each kind within its bounds.
template <class Visit>
void for_each_stash(const Tokens& least, const Tokens& most, int total, Visit visit) {
    for (int wheat = least[Token::wheat]; wheat <= most[Token::wheat]; ++wheat)
        for (int hammer = least[Token::hammer]; hammer <= most[Token::hammer]; ++hammer)
            for (int axe = least[Token::axe]; axe <= most[Token::axe]; ++axe) {
                const int coin = total - wheat - hammer - axe;
                if (coin >= least[Token::coin] && coin <= most[Token::coin]) visit(tokens(wheat, hammer, axe, coin));
            }
}

// What the box leaves in the supply, found from stashes and pots.
void count_supply(State& state);
// [EE-1.12] So many of the tokens as the supply can give; they leave it, or go back to it.
int draw_from_supply(State& state, Token kind, int number);
void return_to_supply(State& state, Token kind, int number);

// [EE-14.3] A change that all can see; `number` may be negative. [EE-14.4] Every change is one of these but for picks
// and conversions: between stash and pot, out of the supply (what it could give is returned), and into it.
void change_openly(State& state, Seat seat, Token kind, int number);
void change_openly(State& state, Seat seat, const Tokens& numbers);
int gain_openly(State& state, Seat seat, Token kind, int number);
Tokens gain_openly(State& state, Seat seat, const Tokens& numbers);
void pay_openly(State& state, Seat seat, Token kind, int number);
// [EE-14.8] All see the stash.
void show_stash(State& state, Seat seat);
// [EE-14.9] All know that the seat has none of this kind.
void show_none_left(State& state, Seat seat, Token kind);

}  // namespace ozy::empires_end
