// action_table.hpp - the numbers of actions: every move that can ever be legal for a player, kind after kind, the
// operands as digits, without gaps. Made at compile time from the rows of a game's kinds of move.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/forms.hpp"

namespace ozy {

// `forms` are the rows; `possible` says of a move that can be said whether any position allows it.
template <const auto& forms, bool (*possible)(Move)>
class ActionTable {
    using Number = std::int16_t;
    static constexpr Number none = -1;

  public:
    static constexpr int size() { return table.count; }
    static constexpr Move move(int number) { return table.moves[static_cast<std::size_t>(number)]; }
    // -1 of what has no number: a draw, or what no position allows.
    static constexpr int number(Move move) {
        if (move.kind >= forms.size()) return none;
        const auto& form = forms[move.kind];
        if (form.kind == 0 || form.by_chance) return none;
        for (std::size_t i = 0; i < 3 && form.operands[i] != nullptr; ++i) {
            const int value = move.*operand_places[i];
            if (value < form.operands[i]->lowest || value >= form.operands[i]->lowest + form.operands[i]->count)
                return none;
        }
        const int place = table.first[move.kind] + action_number(form, move);
        return table.numbers[static_cast<std::size_t>(place)];
    }

  private:
    static constexpr std::size_t sayable = [] {
        std::size_t count = 0;
        for (const auto& form : forms)
            if (form.kind != 0 && !form.by_chance) count += static_cast<std::size_t>(actions_of(form));
        return count;
    }();
    struct Table {
        std::array<Move, sayable> moves{};      // by number
        std::array<Number, sayable> numbers{};  // by place among all that can be said
        std::array<int, forms.size()> first{};  // of a kind among those
        int count = 0;
    };
    static constexpr Table table = [] {
        Table out;
        std::size_t at = 0;
        for (const auto& form : forms) {
            out.first[form.kind] = static_cast<int>(at);
            if (form.kind == 0 || form.by_chance) continue;
            Move move = first_action(form);
            do {
                out.numbers[at++] = possible(move) ? static_cast<Number>(out.count) : none;
                if (possible(move)) out.moves[static_cast<std::size_t>(out.count++)] = move;
            } while (advance(form, move));
        }
        return out;
    }();
};

}  // namespace ozy
