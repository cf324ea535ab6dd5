// setup.cpp - options, and the opening position. Chapter 4.
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

constexpr std::string_view fresh_scribes_names[] = {"next_turn", "next_action"};
constexpr std::string_view sippar_trade_names[] = {"anywhere", "with_trader"};
constexpr std::string_view home_fight_names[] = {"may_stop", "to_the_end"};
constexpr std::string_view new_workers_names[] = {"all", "choice"};
constexpr std::string_view ur_textile_names[] = {"always", "with_weaver"};
constexpr std::string_view trade_limit_names[] = {"per_area", "per_action"};
constexpr std::string_view forced_dice_names[] = {"asked", "thrown"};

const Option<Config> option_table[] = {
    {"players", "how many seats; always three", "AF-1.1", &Config::players, {}, players, players},
    Option<Config>{"fresh_scribes", "when a new scribe can first be used", "AF-9.8", &Config::fresh_scribes,
                   fresh_scribes_names}
        .published_as(1),
    Option<Config>{"final_boxes", "whether Irrigation and Weaving count in the final scoring", "AF-18.2",
                   &Config::final_boxes, off_on}
        .published_as(1)
        .before_version(2, 1),
    Option<Config>{"sippar_trade", "where Sippar's extra trade may be made", "AF-10.6", &Config::sippar_trade,
                   sippar_trade_names}
        .published_as(1)
        .before_version(2, 1),
    Option<Config>{"home_fight", "whether the fight for one's own home may be stopped", "AF-12.5", &Config::home_fight,
                   home_fight_names}
        .published_as(1),
    Option<Config>{"ur_textile", "whether Ur's textile needs a weaver", "AF-5.4", &Config::ur_textile, ur_textile_names}
        .published_as(0),
    Option<Config>{"new_workers", "whether a seat may take fewer than eight workers", "AF-5.5", &Config::new_workers,
                   new_workers_names}
        .published_as(0),
    Option<Config>{"trade_limit", "whether a resource is taken once from each area or once in the whole Trade action",
                   "AF-10.5", &Config::trade_limit, trade_limit_names}
        .published_as(0),
    Option<Config>{"forced_dice", "whether a step that throws dice is asked if nothing else is left", "AF-1.5",
                   &Config::forced_dice, forced_dice_names}
        .before_version(2, 1),
};

// All but the number of seats.
using Kept = KeptOptions<KeptOption<&Config::fresh_scribes, &Options::fresh_scribes>,
                         KeptOption<&Config::final_boxes, &Options::final_boxes>,
                         KeptOption<&Config::sippar_trade, &Options::sippar_needs_trader>,
                         KeptOption<&Config::home_fight, &Options::home_is_fought_out>,
                         KeptOption<&Config::ur_textile, &Options::ur_needs_weaver>,
                         KeptOption<&Config::new_workers, &Options::workers_by_choice>,
                         KeptOption<&Config::trade_limit, &Options::traded_once_an_action>,
                         KeptOption<&Config::forced_dice, &Options::forced_dice_are_thrown>>;
static_assert(Kept::count + 1 == std::size(option_table));

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
    state.options = Kept::keep<Options>(config);
    state.order = {seat_at(0), seat_at(1), seat_at(2)};
    for (Resource resource : limited) add(state.stock[resource], resources[resource].pieces);
    for (Power& power : state.powers) set_up_power(state, power);
    return state;
}

AfterTheFlood::Config AfterTheFlood::config(const State& state) {
    return after_the_flood::Kept::tell<Config>(state.options);
}

}  // namespace ozy
