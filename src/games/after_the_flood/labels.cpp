// labels.cpp - what is said about a move: labels that depend on the position, and what fills the gaps of labels and
// refusals.
#include "games/after_the_flood/labels.hpp"

#include "core/lawbook.hpp"
#include "games/after_the_flood/arguments.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/rules/collect.hpp"
#include "games/after_the_flood/rules/pass.hpp"

namespace ozy::after_the_flood {

namespace {

// After paying; possible_actions does not ask whether an action is paid for.
ActionSet actions_after(const State& state, Payment payment) {
    State after = state;
    pay(after, payment, nullptr);
    return possible_actions(after);
}

// A move that names no area, action or resource is about the one under way.
Area area_meant(const State& state, Move move) {
    constexpr IdSet<Kind, std::uint32_t> name_none{Kind::end, Kind::roll, Kind::stop, Kind::settle};
    return name_none.contains(kind_of(move)) ? state.progress.area : area_in(move);
}
Seat seat_meant(const State& state, Move move) {
    const Area area = area_meant(state, move);
    return *(kind_of(move) == Kind::destroy ? city_owner(state.map, area) : holder(state.map, area));
}
Action action_meant(const State& state, Move move) {
    return kind_of(move) == Kind::pay ? *actions_after(state, payment_in(move)).begin() : action_with(kind_of(move));
}
Resource resource_meant(const State& state, Move move) {
    return kind_of(move) == Kind::count ? state.progress.spent : resource_in(move);
}
Empire empire_meant(const State& state, Move move) {
    return kind_of(move) == Kind::start ? empire_in(move) : *open_empires(state, state.active).begin();
}

// What a resource is worth, in the Equipment box together with what is there.
int value_meant(const State& state, Move move) {
    const int value = resources[resource_in(move)].value;
    return kind_of(move) == Kind::equip ? value + value_of(acting(state).equipment) : value;
}
int workers_meant(Move move) {
    return kind_of(move) == Kind::spend ? resources[resource_in(move)].value : amount_in(move);
}
int most_workers(const State& state) {
    return state.question == Question::collect ? most_new_workers(state, state.active)
                                               : resources[state.progress.spent].value;
}
int armies_meant(const State& state, Move move) {
    if (kind_of(move) == Kind::start) return empires[empire_in(move)].armies;
    if (kind_of(move) == Kind::buy) return resources[resource_in(move)].armies;
    return kind_of(move) == Kind::destroy ? price_of_city(state, seat_meant(state, move)) : amount_in(move);
}
std::size_t luxuries_meant(const State& state, Move move) {
    return std::size_t{state.progress.luxuries} + (kind_of(move) == Kind::add ? 1 : 0);
}
int needed_against(const State& state, Move move) { return needed_roll(state, state.active, seat_meant(state, move)); }
int chance_against(const State& state, Move move) {
    return chance_to_clear(needed_against(state, move), armies_in(state.map, area_in(move)),
                           acting(state).armies_available - price_of_repeat(state));
}
Thing city_rule_thing(Area area) { return {"rule." + std::string(id_of(area)), std::string(areas[area].city_rule)}; }

constexpr Gap<State, Move> gaps[] = {
    {"first", [](const State&, const Move& move) { return seat_thing(seat_at(move.a)); }},
    {"second", [](const State&, const Move& move) { return seat_thing(seat_at(move.b)); }},
    {"third", [](const State&, const Move& move) { return seat_thing(seat_at(move.c)); }},
    {"total", [](const State&, const Move& move) { return number_thing(amount_in(move)); }},
    {"seat", [](const State& state, const Move& move) { return seat_thing(seat_meant(state, move)); }},
    {"area", [](const State& state, const Move& move) { return area_thing(area_meant(state, move)); }},
    {"rule", [](const State&, const Move& move) { return city_rule_thing(area_in(move)); }},
    {"place", [](const State&, const Move& move) { return place_thing(place_in(move)); }},
    {"resource", [](const State& state, const Move& move) { return resource_thing(resource_meant(state, move)); }},
    {"last", [](const State& state, const Move&) { return resource_thing(state.progress.last); }},
    {"get", [](const State&, const Move& move) { return resource_thing(taken_in(move)); }},
    {"give", [](const State&, const Move& move) { return resource_thing(given_in(move)); }},
    {"thing", [](const State&, const Move& move) { return payment_thing(payment_in(move)); }},
    {"action", [](const State& state, const Move& move) { return action_thing(action_meant(state, move)); }},
    {"empire", [](const State& state, const Move& move) { return empire_thing(empire_meant(state, move)); }},
    {"workers", [](const State&, const Move& move) { return workers_thing(workers_meant(move)); }},
    {"most", [](const State& state, const Move&) { return workers_thing(most_workers(state)); }},
    {"available",
     [](const State& state, const Move&) { return workers_thing(acting(state).workers[Place::available]); }},
    {"armies", [](const State& state, const Move& move) { return armies_thing(armies_meant(state, move)); }},
    {"value", [](const State& state, const Move& move) { return number_thing(value_meant(state, move)); }},
    {"rank",
     [](const State& state, const Move& move) { return rank_thing(rank_for(state, value_meant(state, move))); }},
    {"points", [](const State& state,
                  const Move& move) { return number_thing(points_by_luxuries[luxuries_meant(state, move)]); }},
    {"needed", [](const State& state, const Move& move) { return number_thing(needed_against(state, move)); }},
    {"chance", [](const State& state, const Move& move) { return percent_thing(chance_against(state, move)); }},
};

}  // namespace

constexpr Speaker<State, Move> about_moves(AfterTheFlood::name, gaps);

Action action_with(Kind kind) {
    static constexpr EnumArray<Action, std::span<const std::uint8_t>, action_count> parts = {{{
        kinds<Kind::build, Kind::abandon>,
        kinds<Kind::scribe_from, Kind::to, Kind::spend, Kind::target, Kind::count>,
        kinds<Kind::trade, Kind::make_tool>,
        kinds<Kind::start, Kind::home, Kind::buy, Kind::equip, Kind::settle>,
        kinds<Kind::invade, Kind::destroy, Kind::reinforce>,
    }}};
    for (Action action : all_actions)
        if (std::ranges::find(parts[action], operand(kind)) != parts[action].end()) return action;
    return Action::none;
}

// The action, with the empire that it starts if there is no choice.
Sentence label_action(const State& state, Move move) {
    static constexpr EnumArray<Action, Sentence, action_count> sentences = {{{
        {"label.build_action", "Build or move a city"},
        {"label.place_action", "Place workers"},
        {"label.trade_action", "Trade"},
        {"label.start_action", "Start an empire"},
        {"label.expand_action", "Expand the empire"},
    }}};
    if (action_in(move) == Action::start && open_empires(state, state.active).count() == 1)
        return {"label.start_action.one", "Start the empire {empire}"};
    return sentences[action_in(move)];
}

Sentence label_payment(const State& state, Move move) {
    if (actions_after(state, payment_in(move)).count() != 1) return {"label.pay", "Pay {thing}"};
    return {"label.pay.one", "Pay {thing}; only '{action}' is possible then"};
}

Sentence label_build(const State& /*state*/, Move move) {
    if (areas[area_in(move)].city_rule.empty()) return {"label.build", "Build a city in {area}"};
    return {"label.build.rule", "Build a city in {area}: {rule}"};
}

Sentence label_invasion(const State& state, Move move) {
    if (!holder(state.map, area_in(move))) return {"label.invade", "Invade {area}, which nobody holds"};
    return {"label.invade.fight", "Invade {area}, held by {seat}: {needed} or more, {chance} % to clear it"};
}

// With a held home the end of equipping throws the dice.
Sentence label_end(const State& state, Move /*move*/) {
    if (state.question == Question::buy) return {"label.end.buy", "Buy no more armies"};
    if (state.question == Question::bid) return {"label.end.bid", "Bid no more"};
    if (state.question == Question::city) return {"label.end.city", "Expand no more cities"};
    if (state.question == Question::luxury) return {"label.end.luxury", "Score {points} VP"};
    if (state.question != Question::equip) return {"label.end", "End the action"};
    if (!holder(state.map, state.progress.area)) return {"label.end.equip", "Equip no more"};
    return {"label.end.equip.fight", "Equip no more and fight {seat} for {area}"};
}

}  // namespace ozy::after_the_flood
