// turn.cpp - how a turn goes on: whose turn of play it is, from phase to phase. Chapters 1, 7 and 15 to 17.
#include "games/after_the_flood/turn.hpp"

#include <algorithm>

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/rules/build.hpp"
#include "games/after_the_flood/rules/collect.hpp"
#include "games/after_the_flood/rules/decline.hpp"
#include "games/after_the_flood/rules/empire.hpp"
#include "games/after_the_flood/rules/expand.hpp"
#include "games/after_the_flood/rules/fight.hpp"
#include "games/after_the_flood/rules/pass.hpp"
#include "games/after_the_flood/rules/victory.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

void tell_order(const State& state, Happening what, Events* events) {
    tell(events, what, state.order[0],
         {.a = operand(index(state.order[0])),
          .b = operand(index(state.order[1])),
          .c = operand(index(state.order[2]))});
}

std::size_t place_in_order(const State& state, Seat seat) {
    return static_cast<std::size_t>(std::find(state.order.begin(), state.order.end(), seat) - state.order.begin());
}

// [AF-1.2] Phase two in turns with a Decline [AF-6.1], then phase three.
void end_collecting(State& state, Events* events) {
    ready_boxes(state);
    if (has_decline(state.turn)) decline(state, events);
    state.active = state.order[0];
    state.question = Question::turn;
}

// [AF-1.2] Phase one. [AF-1.4] Nothing is asked in it, [AF-5.5] unless workers are taken by choice.
void begin_turn(State& state, Events* events) {
    tell(events, Happening::turn_began, state.order[0], {.amount = amount_of(state.turn)});
    collect(state, events);
    state.active = state.order[0];
    state.question = Question::collect;
    if (state.options.workers_by_choice) return;
    for (Seat seat : all_seats) take_workers(state, seat, most_new_workers(state, seat), events);
    end_collecting(state, events);
}

// [AF-18.3] After the final scoring the first in rank has won.
void end_game(State& state, Events* events) {
    score_majorities(state, events);
    state.question = Question::over;
    const Standing standing = AfterTheFlood::standing(state);
    for (Seat seat : all_seats)
        if (standing.is_winner(seat)) tell(events, Happening::game_ended, seat);
}

// [AF-17.4] Phase six, then the next turn or the end.
void end_turn(State& state, Events* events) {
    clear_turn(state);
    tell(events, Happening::turn_ended, state.order[0], {.amount = amount_of(state.turn)});
    if (state.turn == turns) return end_game(state, events);
    ++state.turn;
    begin_turn(state, events);
}

// Phase four, also in turn 5 [AF-15.2]; then phase five, in the new order [AF-16.3].
void begin_scoring(State& state, Events* events) {
    state.order = order_by_bids(state);
    tell_order(state, Happening::order_set, events);
    score_armies(state, events);
    state.active = state.order[0];
    state.question = Question::city;
}

// [AF-11.12] A cleared home is settled; [AF-13.5] a cleared area is entered with one army.
void win_fight(State& state, Events* events) {
    if (state.progress.action == Action::start)
        state.question = Question::settle;
    else
        enter_area(state, state.progress.area, events);
}

// The attacker keeps its empire; an expansion may go on.
void give_up_fight(State& state, Events* events) {
    if (state.progress.action == Action::start)
        finish_action(state, events);
    else
        go_on_expanding(state);
}

constexpr std::array<Move, 6> all_orders() {
    std::array<Move, 6> out{};
    std::size_t count = 0;
    for (int first = 0; first < players; ++first)
        for (int second = 0; second < players; ++second)
            if (second != first)
                out[count++] = make_move(Kind::order, seat_at(first), seat_at(second), seat_at(3 - first - second));
    return out;
}
constexpr std::array<Move, 6> orders = all_orders();
}  // namespace

// RULES.md, "Chance": every order of play with weight 1, a total by the ways two dice can show it.
void list_orders(const State& /*state*/, MoveList& out) {
    for (Move order : orders) out.push_outcome(order, 1);
}
void list_rolls(const State& /*state*/, MoveList& out) {
    for (int total = lowest_roll; total <= highest_roll; ++total)
        out.push_outcome(make_move(Kind::dice, total), narrow(ways_to_roll(total)));
}

// [AF-4.1] Every order has the same chance. [AF-4.4] Phase one of turn 1 follows.
void draw_order(State& state, Move move, Events* events) {
    state.order = {seat_at(move.a), seat_at(move.b), seat_at(move.c)};
    tell_order(state, Happening::order_drawn, events);
    begin_turn(state, events);
}

// [AF-7.1] The next seat in the order of play that has not passed; phase three ends when all have.
// [AF-9.8] With `next_action` new scribes can be used from now on.
void finish_action(State& state, Events* events) {
    if (state.options.fresh_scribes == FreshScribes::next_action) acting(state).fresh_scribes = 0;
    state.progress = {};
    const std::size_t now = place_in_order(state, state.active);
    for (std::size_t i = 1; i <= players; ++i) {
        const Seat seat = state.order[(now + i) % players];
        if (state.powers[seat].passed) continue;
        state.active = seat;
        state.question = Question::turn;
        return;
    }
    begin_scoring(state, events);
}

// [AF-8.2] Without a base in the supply the city to take away is asked first.
void choose_site(State& state, Area site, Events* events) {
    if (must_move_city(state, state.active)) {
        state.progress.area = site;
        state.question = Question::abandon;
        return;
    }
    build(state, site, events);
    finish_action(state, events);
}

void move_city(State& state, Area former, Events* events) {
    abandon(state, former, events);
    finish_action(state, events);
}

// [AF-12.4] Won without defenders, over without attackers.
void roll(State& state, int total, Events* events) {
    const Fight fight = resolve_roll(state, total, events);
    if (fight == Fight::won) win_fight(state, events);
    if (fight == Fight::lost) give_up_fight(state, events);
}

void break_off(State& state, Events* events) {
    stop_fight(state, events);
    give_up_fight(state, events);
}

void settle(State& state, int armies, Events* events) {
    settle_home(state, armies, events);
    finish_action(state, events);
}

void make_bid(State& state, Events* events) {
    end_bidding(state, events);
    finish_action(state, events);
}

// [AF-5.5] In the order of play.
void choose_workers(State& state, int number, Events* events) {
    take_workers(state, state.active, number, events);
    const std::size_t now = place_in_order(state, state.active);
    if (now + 1 == players) return end_collecting(state, events);
    state.active = state.order[now + 1];
}

void finish_cities(State& state, Events* events) {
    const std::size_t now = place_in_order(state, state.active);
    if (now + 1 == players) return end_turn(state, events);
    state.active = state.order[now + 1];
    state.question = Question::city;
}

}  // namespace after_the_flood

// [AF-1.1] Three seats, bots or people.
Seat AfterTheFlood::decider(const State& state) {
    using after_the_flood::Question;
    if (state.question == Question::over) return Seat::over;
    return state.question == Question::order || state.question == Question::dice ? Seat::chance : state.active;
}

// A turn of play is one chain, and so is the expansion of a city.
bool AfterTheFlood::mid_chain(const State& state) {
    using after_the_flood::Question;
    constexpr after_the_flood::QuestionSet begins{Question::order, Question::dice,    Question::turn,
                                                  Question::city,  Question::collect, Question::over};
    return !begins.contains(state.question);
}

// What was chosen has changed goods, armies or ranks, and the next choice depends on them. A choice of several parts
// (spend, where, how many) and the first choice of an action are not torn apart.
bool AfterTheFlood::looks_anew(const State& state) {
    using after_the_flood::Question;
    constexpr after_the_flood::QuestionSet parts{Question::abandon, Question::scribe_to, Question::target,
                                                 Question::count, Question::home};
    constexpr after_the_flood::QuestionSet first{Question::build, Question::place, Question::trade, Question::empire,
                                                 Question::expand};
    if (first.contains(state.question)) return state.progress.acted != 0;
    return !parts.contains(state.question);
}

Move AfterTheFlood::sample_chance(const State& state, Rng& rng) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (state.question == Question::order) return orders[rng.below(orders.size())];
    const std::uint32_t roll = rng.below(all_rolls);
    return make_move(Kind::dice, lowest_roll + static_cast<int>(roll / 6 + roll % 6));
}

std::string_view AfterTheFlood::ending(const State& state) {
    return state.question == after_the_flood::Question::over ? "turns" : "";
}

}  // namespace ozy
