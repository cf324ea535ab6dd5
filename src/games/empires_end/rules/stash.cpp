// stash.cpp - chapters 1 and 14: tokens behind the screen, and what others know of them.
#include "games/empires_end/rules/stash.hpp"

#include <algorithm>

namespace ozy::empires_end {

// The box less what lies in stashes and pots.
void count_supply(State& state) {
    if (!counts_supply(state.options)) return;
    Tokens left = tokens_in_box;
    for (Seat seat : seats_of(seats(state))) subtract(left, state.stashes[seat]);
    for (const Auction& auction : state.board.slots) subtract(left, auction.pot);
    state.board.supply = left;
}

// [EE-1.12] What the supply does not hold is not gained.
int draw_from_supply(State& state, Token kind, int number) {
    if (!counts_supply(state.options)) return number;
    const int drawn = std::min<int>(number, state.board.supply[kind]);
    add(state.board.supply, kind, -drawn);
    return drawn;
}

void return_to_supply(State& state, Token kind, int number) {
    if (counts_supply(state.options)) add(state.board.supply, kind, number);
}

// [EE-14.1] The total is public. [EE-14.3] Total and both bounds change alike; least never falls below 0.
void change_openly(State& state, Seat seat, Token kind, int number) {
    add(state.stashes[seat], kind, number);
    if (!hides_stashes(state.options)) return;
    Record& record = state.board.empires[seat].record;
    record.total = small(record.total + number);
    record.least[kind] = small(std::max(0, record.least[kind] + number));
    record.most[kind] = small(record.most[kind] + number);
}

void change_openly(State& state, Seat seat, const Tokens& numbers) {
    for (Token kind : all_tokens)
        if (numbers[kind] != 0) change_openly(state, seat, kind, numbers[kind]);
}

int gain_openly(State& state, Seat seat, Token kind, int number) {
    const int drawn = draw_from_supply(state, kind, number);
    change_openly(state, seat, kind, drawn);
    return drawn;
}

Tokens gain_openly(State& state, Seat seat, const Tokens& numbers) {
    Tokens gained;
    for (Token kind : all_tokens)
        if (numbers[kind] != 0) gained[kind] = small(gain_openly(state, seat, kind, numbers[kind]));
    return gained;
}

void pay_openly(State& state, Seat seat, Token kind, int number) {
    change_openly(state, seat, kind, -number);
    return_to_supply(state, kind, number);
}

void show_stash(State& state, Seat seat) {
    if (!hides_stashes(state.options)) return;
    const Tokens& stash = state.stashes[seat];
    state.board.empires[seat].record = {small(total(stash)), stash, stash};
}

void show_none_left(State& state, Seat seat, Token kind) {
    Record& record = state.board.empires[seat].record;
    record.least[kind] = record.most[kind] = 0;
}

}  // namespace ozy::empires_end
