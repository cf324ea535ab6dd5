// setup.cpp - options, and the opening position. Chapter 4.
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

constexpr std::string_view fresh_scribes_names[] = {"next_turn", "next_action"};

const Option<Config> option_table[] = {
    {"players", "how many seats; always three", "AF-1.1", &Config::players, {}, players, players},
    {"fresh_scribes", "when a new scribe can first be used", "AF-9.8", &Config::fresh_scribes, fresh_scribes_names},
    {"final_boxes", "whether Irrigation and Weaving count in the final scoring", "AF-18.2", &Config::final_boxes,
     off_on},
};

// [AF-4.2] Two workers at work, two available; [AF-4.3] one of each of five resources.
void set_up_power(State& state, Power& power) {
    power.workers[Place::irrigation] = 1;
    power.workers[Place::weaving] = 1;
    power.workers[Place::available] = available_at_setup;
    power.workers[Place::unavailable] = workers_of_a_seat - available_at_setup - 2;
    power.armies_unavailable = armies_of_a_seat;
    for (Resource resource : all_resources) {
        const int number = resources[resource].at_start;
        add(power.goods[resource], number);
        if (limited.contains(resource)) remove(state.stock[resource], number);
    }
}

}  // namespace

}  // namespace after_the_flood

std::span<const Option<AfterTheFlood::Config>> AfterTheFlood::options() { return after_the_flood::option_table; }

// [AF-4.4] Cities and expansions in the supplies; [AF-1.6] scores at 0. [AF-2.9] Nothing limits what a seat may keep.
AfterTheFlood::State AfterTheFlood::setup(const Config& config) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state;
    state.options = {static_cast<FreshScribes>(config.fresh_scribes), static_cast<std::uint8_t>(config.final_boxes)};
    state.order = {seat_at(0), seat_at(1), seat_at(2)};
    for (Resource resource : limited) add(state.stock[resource], resources[resource].pieces);
    for (Power& power : state.powers) set_up_power(state, power);
    return state;
}

AfterTheFlood::Config AfterTheFlood::config(const State& state) {
    return {after_the_flood::players, static_cast<std::int16_t>(state.options.fresh_scribes),
            state.options.final_boxes};
}

}  // namespace ozy
