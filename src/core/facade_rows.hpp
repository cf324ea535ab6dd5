// facade_rows.hpp - what a facade inherits, defined by its rows: for the file that has them, moves.cpp.
#pragma once

#include "core/facade.hpp"
#include "core/lawbook.hpp"

namespace ozy {

// `Actions`, the numbers of actions, `notation`, `law`, and `speaker`, which says what can be said of a move in its
// position.
template <class G>
struct RowsOf;

template <class G, class State>
void FromRows<G, State>::legal_moves(const State& state, MoveList& out) {
    RowsOf<G>::law.list(state, out);
}

template <class G, class State>
int FromRows<G, State>::sayings() {
    return RowsOf<G>::notation.sayings();
}
template <class G, class State>
Move FromRows<G, State>::saying(int number) {
    return RowsOf<G>::notation.saying(number);
}

template <class G, class State>
int FromRows<G, State>::action_count() {
    return RowsOf<G>::Actions::size();
}
template <class G, class State>
int FromRows<G, State>::action_index(Move move) {
    return RowsOf<G>::Actions::number(move);
}
template <class G, class State>
Move FromRows<G, State>::move_at(int number) {
    return RowsOf<G>::Actions::move(number);
}

template <class G, class State>
std::string FromRows<G, State>::to_text(const State& state, Move move) {
    return RowsOf<G>::notation.text(state, move);
}
template <class G, class State>
std::string FromRows<G, State>::target(const State& state, Move move) {
    return RowsOf<G>::notation.target(state, move);
}
template <class G, class State>
std::string_view FromRows<G, State>::part(Move move) {
    return RowsOf<G>::notation.part(move);
}
template <class G, class State>
Phrase FromRows<G, State>::label(const State& state, Move move) {
    return RowsOf<G>::speaker.say(RowsOf<G>::notation.label(state, move), state, move);
}
template <class G, class State>
Refusal FromRows<G, State>::why_not(const State& state, Move move) {
    const Ruling ruling = RowsOf<G>::law.judge(state, move);
    return {RowsOf<G>::speaker.say(ruling.sentence, state, move), ruling.rule};
}

}  // namespace ozy
