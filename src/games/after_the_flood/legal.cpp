// legal.cpp - what the decider may choose, decision by decision (RULES.md, "Decisions" and "Chance").
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/rules/build.hpp"
#include "games/after_the_flood/rules/collect.hpp"
#include "games/after_the_flood/rules/empire.hpp"
#include "games/after_the_flood/rules/expand.hpp"
#include "games/after_the_flood/rules/pass.hpp"
#include "games/after_the_flood/rules/pieces.hpp"
#include "games/after_the_flood/rules/place.hpp"
#include "games/after_the_flood/rules/trade.hpp"
#include "games/after_the_flood/rules/victory.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

// One move of this kind for each id.
template <class Id, class Word>
void list(Kind kind, IdSet<Id, Word> ids, MoveList& out) {
    for (Id id : ids) out.push_back(make_move(kind, id));
}

// The same, and the choice to go no further.
template <class Id, class Word>
void list_or_end(Kind kind, IdSet<Id, Word> ids, MoveList& out) {
    list(kind, ids, out);
    out.push_back(make_move(Kind::end));
}

// [AF-7.9] Ending is legal once something has been done.
void list_end(const State& state, MoveList& out) {
    if (state.step.acted) out.push_back(make_move(Kind::end));
}

// [AF-7.5] Once somebody has passed an action must be paid for.
void list_turn(const State& state, MoveList& out) {
    if (!somebody_passed(state)) {
        list(Kind::action, possible_actions(state), out);
    } else {
        for (Payment payment : all_payments)
            if (may_pay(state, payment)) out.push_back(make_move(Kind::pay, payment));
    }
    out.push_back(make_move(Kind::pass));
}

void list_placing(const State& state, MoveList& out) {
    list(Kind::scribe_from, scribe_sources(acting(state)), out);
    list(Kind::spend, spendable(state), out);
    list_end(state, out);
}

void list_numbers(Kind kind, int most, MoveList& out) {
    for (int number = 1; number <= most; ++number) out.push_back(make_move(kind, number));
}

// [AF-10.9] Nobody has to trade.
void list_trades(const State& state, MoveList& out) {
    const ResourceSet held = kinds_of(acting(state).goods);
    for (Icon icon : open_icons(state)) {
        const auto [area, get] = icons[icon];
        if (!in_stock(state, get)) continue;
        for (Resource give : resources[get].given_for_it& held) out.push_back(make_trade(area, get, give));
    }
    if (can_make_tool(state)) out.push_back(make_move(Kind::make_tool));
    list_end(state, out);
}

// [AF-12.6] Rolling again is no repeat.
void list_fight(MoveList& out) {
    out.push_back(make_move(Kind::roll));
    out.push_back(make_move(Kind::stop));
}

void list_expansions(const State& state, MoveList& out) {
    list(Kind::invade, invadable(state), out);
    list(Kind::destroy, destroyable(state), out);
    list(Kind::reinforce, reinforceable(state), out);
    list_end(state, out);
}

constexpr std::array<Move, 6> all_orders() {
    std::array<Move, 6> out{};
    std::size_t count = 0;
    for (int first = 0; first < players; ++first)
        for (int second = 0; second < players; ++second)
            if (second != first)
                out[count++] = make_order(seat_at(first), seat_at(second), seat_at(3 - first - second));
    return out;
}
constexpr std::array<Move, 6> orders = all_orders();

void list_rolls(MoveList& out) {
    for (int total = lowest_roll; total <= highest_roll; ++total)
        out.push_outcome(make_move(Kind::dice, total), static_cast<std::uint32_t>(ways_to_roll(total)));
}

}  // namespace

}  // namespace after_the_flood

void AfterTheFlood::legal_moves(const State& state, MoveList& out) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): every name below is a rule of this game
    out.clear();
    switch (state.decision) {
        case Decision::order:
            for (Move order : orders) out.push_outcome(order, 1);
            return;
        case Decision::turn:
            return list_turn(state, out);
        case Decision::action:
            return list(Kind::action, possible_actions(state), out);
        case Decision::build:
            return list(Kind::build, building_sites(state, state.active), out);
        case Decision::abandon:
            return list(Kind::abandon, state.map.cities[state.active], out);
        case Decision::place:
            return list_placing(state, out);
        case Decision::scribe_to:
            return list(Kind::to, scribe_destinations(state), out);
        case Decision::target:
            return list(Kind::target, spending_targets(state), out);
        case Decision::count:
            return list_numbers(Kind::count, most_to_place(state), out);
        case Decision::trade:
            return list_trades(state, out);
        case Decision::empire:
            return list(Kind::start, open_empires(state, state.active), out);
        case Decision::home:
            return list(Kind::home, sumer, out);
        case Decision::buy:
            return list_or_end(Kind::buy, army_prices(state), out);
        case Decision::equip:
            return list_or_end(Kind::equip, from_last_on(state), out);
        case Decision::dice:
            return list_rolls(out);
        case Decision::fight:
            return list_fight(out);
        case Decision::settle:
            return list_numbers(Kind::settle, armies_to_settle(state), out);
        case Decision::expand:
            return list_expansions(state, out);
        case Decision::bid:
            return list_or_end(Kind::bid, from_last_on(state), out);
        case Decision::city:
            return list_or_end(Kind::grow, growable(state), out);
        case Decision::luxury:
            return list_or_end(Kind::add, addable(state), out);
        case Decision::collect:
            out.push_back(make_move(Kind::take_workers, 0));
            return list_numbers(Kind::take_workers, most_new_workers(state, state.active), out);
        case Decision::over:
            return;
    }
}

Move AfterTheFlood::sample_chance(const State& state, Rng& rng) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): every name below is a rule of this game
    if (state.decision == Decision::order) return orders[rng.below(orders.size())];
    const std::uint32_t roll = rng.below(all_rolls);
    return make_move(Kind::dice, lowest_roll + static_cast<int>(roll / 6 + roll % 6));
}

}  // namespace ozy
