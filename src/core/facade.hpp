// facade.hpp - what follows from the rows of a game alone. A facade inherits it; moves.cpp says by RowsOf which rows
// they are and defines it all, with core/facade_rows.hpp.
#pragma once

#include <string>
#include <string_view>

#include "core/move_list.hpp"
#include "core/tellable.hpp"

namespace ozy {

template <class G, class State>
struct FromRows {
    static void legal_moves(const State& state, MoveList& out);

    // How many moves players can say, and each by its number.
    static int sayings();
    static Move saying(int number);
    // Those of them that can ever be legal.
    static int action_count();
    static int action_index(Move move);
    static Move move_at(int number);

    static std::string to_text(const State& state, Move move);
    static std::string target(const State& state, Move move);
    static std::string_view part(Move move);
    static Phrase label(const State& state, Move move);
    static Refusal why_not(const State& state, Move move);
};

}  // namespace ozy
