// quick_choice.cpp - a sensible choice at once, for the small decisions of a combat and of an action.
#include <algorithm>

#include "bots/after_the_empire/judgement.hpp"

namespace ozy {

namespace {

using namespace after_the_empire;  // NOLINT(google-build-using-namespace): a bot of this game speaks its words

int turret_damage(const Lord& lord, Side side) { return archery_damage(lord, side, 2) - on_wall(lord, side); }

// Invaders of a field that turrets will not shoot: those troops on the wall are for.
int wanted_on_wall(const Lord& lord, Side side, const PerSide<Field>& fields) {
    return std::max(0, fields[side].invaders() - turret_damage(lord, side)) - on_wall(lord, side);
}

// Before the attack is turned up troops stand where invaders are known to come, the others are spread evenly.
int wanted_before_attack(const State& state, Side side, Troop troop) {
    const Lord& lord = active_lord(state);
    const PerSide<Field> known = invaders_at_gold(state, effective_gold(state, state.turn.active));
    int walls_left = 1;
    for (Side later : all_sides) walls_left += later > side && lord.castle.has_wall(later);
    return std::max(wanted_on_wall(lord, side, known), inside(lord, troop) / (walls_left + 1));
}

// Enough stay inside to meet those who got in, and one in any case; the others shoot where most invaders stand.
int wanted_in_combat(const State& state, Side side, Troop troop) {
    const Lord& lord = active_lord(state);
    const int spare = troops_inside(lord) - lord.inside - (lord.inside > 0 ? 1 : 0);
    return std::min({wanted_on_wall(lord, side, lord.fields), spare, inside(lord, troop)});
}

Move choose_post(const State& state, const MoveList& moves) {
    const Side side = side_of(state.turn.post);
    const Troop troop = troop_of(state.turn.post);
    const int wanted = state.turn.stage == Stage::deployment ? wanted_before_attack(state, side, troop)
                                                             : wanted_in_combat(state, side, troop);
    return moves[static_cast<std::size_t>(std::clamp(wanted, 0, static_cast<int>(moves.size()) - 1))];
}

Move cheapest_card(const MoveList& moves) {
    Move best = moves[0];
    for (Move move : moves)
        if (cards[card_in(move)].end_gold < cards[card_in(best)].end_gold) best = move;
    return best;
}

}  // namespace

Move Judgement<AfterTheEmpire>::quick_choice(const State& state, const MoveList& moves) {
    // Archers are killed first, as they shoot at the walls, and mercenaries lost first: they leave anyway.
    constexpr IdSet<Question, std::uint32_t> last_is_best{Question::kill, Question::strike, Question::lose};
    if (state.turn.question == Question::post) return choose_post(state, moves);
    if (state.turn.question == Question::damage) return cheapest_card(moves);
    return last_is_best.contains(state.turn.question) ? moves[moves.size() - 1] : moves[0];
}

}  // namespace ozy
