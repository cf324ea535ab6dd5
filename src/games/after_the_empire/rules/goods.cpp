// goods.cpp - paying and gaining.
#include "games/after_the_empire/rules/goods.hpp"

#include <algorithm>

#include "games/after_the_empire/events.hpp"

namespace ozy::after_the_empire {

namespace {

void tell_goods(Events* events, Happening what, Seat seat, const Bag& bag) {
    if (events == nullptr) return;
    for (std::size_t i = 0; i < goods.size(); ++i)
        if (const int number = bag.*goods[i].field; number > 0)
            tell(events, what, seat, {.a = operand(i), .amount = amount_of(number)});
}

}  // namespace

// [AE-1.7] Nobody pays what he has not got: prices are checked before a move is offered. [AE-1.8] Gold counts at once.
void pay(State& state, Seat seat, const Bag& price, Events* events) {
    OZY_ASSERT(state.lords[seat].stock.can_pay(price));
    state.lords[seat].stock.pay(price);
    tell_goods(events, Happening::goods_paid, seat, price);
}

// [AE-1.9] The supply never runs out; [AE-1.15] with `supply` counted, of mercenaries and iron as many as the box has.
Bag available(const State& state, Bag due) {
    if (state.options.counted_supply == 0) return due;
    int mercenaries = mercenary_cubes, iron = iron_cubes;
    for (const Lord& lord : state.lords) {
        mercenaries -= lord.troops[Troop::mercenary];
        iron -= lord.stock.iron;
    }
    due.mercenary = narrow(std::clamp<int>(mercenaries, 0, due.mercenary));
    due.iron = narrow(std::clamp<int>(iron, 0, due.iron));
    return due;
}

// [AE-7.15] Soldiers come fit; a Move 1 token is 1 move point, a Move 3 token 3. [AE-4.14] New troops stand inside.
void receive(State& state, Seat seat, const Bag& due, Events* events) {
    const Bag goods_gained = available(state, due);
    Lord& lord = state.lords[seat];
    lord.stock.gain(goods_gained);
    change(lord.troops[Troop::soldier], goods_gained.soldier);
    change(lord.troops[Troop::mercenary], goods_gained.mercenary);
    change(lord.move_points, goods_gained.move1 + 3 * goods_gained.move3);
    tell_goods(events, Happening::goods_gained, seat, goods_gained);
}

// [AE-7.20] Up to n wounded soldiers become fit, as many as there are. [AE-4.14] They stand inside.
int heal(State& state, Seat seat, int most) {
    Lord& lord = state.lords[seat];
    const int healed = std::min<int>(lord.wounded, most);
    change(lord.wounded, -healed);
    change(lord.troops[Troop::soldier], healed);
    return healed;
}

}  // namespace ozy::after_the_empire
