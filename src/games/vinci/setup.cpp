// setup.cpp - options, and the opening position. Chapter 2.
#include "games/vinci/game.hpp"

namespace ozy {

namespace vinci {

namespace {

constexpr std::string_view bag_names[] = {"full", "seed_only", "printed_1999"};
constexpr std::string_view column_names[] = {"printed", "all"};
constexpr std::string_view rebirth_names[] = {"any_time", "end_only"};
constexpr std::string_view truce_names[] = {"before", "after"};
constexpr std::string_view supply_names[] = {"unlimited", "counted"};

const Option<Config> option_table[] = {
    {"players", "how many seats", "VI-1.11", &Config::players, {}, min_players, max_players},
    {"bag", "which copies of each tile are in the bag", "VI-2.3", &Config::bag, bag_names},
    {"straits", "whether the six straits join provinces", "VI-1.3", &Config::straits, off_on},
    {"min_cost", "lowest cost of a normal conquest", "VI-7.2", &Config::min_cost, {}, 0, 1},
    {"target_vp", "VP that call the end; 0 = by number of seats", "VI-16.1", &Config::target_vp, {}, 30, 500, 0},
    {"max_rounds", "the game ends after this round at the latest", "VI-16.3", &Config::max_rounds, {}, 1, 100},
    Option<Config>{"broken_columns", "which yellow tiles stay in decline", "VI-13.4", &Config::broken_columns,
                   column_names}
        .published_as(0),
    Option<Config>{"rebirth", "when a civilization with Rebirth may decline", "VI-13.9", &Config::rebirth,
                   rebirth_names}
        .published_as(0),
    Option<Config>{"truces", "whether Diplomacy makes truces before or after the conquests", "VI-5.3", &Config::truces,
                   truce_names}
        .published_as(0),
    Option<Config>{"token_supply", "whether the 25 tokens of a colour are a limit", "VI-1.7", &Config::token_supply,
                   supply_names}
        .published_as(0),
};

using Kept = KeptOptions<
    KeptOption<&Config::players, &Options::players>, KeptOption<&Config::bag, &Options::bag>,
    KeptOption<&Config::straits, &Options::straits>, KeptOption<&Config::min_cost, &Options::min_cost>,
    KeptOption<&Config::target_vp, &Options::target_vp>, KeptOption<&Config::max_rounds, &Options::max_rounds>,
    KeptOption<&Config::broken_columns, &Options::all_columns>,
    KeptOption<&Config::rebirth, &Options::reborn_at_end_only>, KeptOption<&Config::truces, &Options::truces_after>,
    KeptOption<&Config::token_supply, &Options::counted_tokens>>;
static_assert(Kept::count == std::size(option_table));

}  // namespace

}  // namespace vinci

std::span<const Option<Vinci::Config>> Vinci::options() { return vinci::option_table; }

// [VI-2.1] 10 VP each, and nothing else. [VI-2.2] Every province but the mountains is neutral.
Vinci::State Vinci::setup(const Config& config) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state;
    state.options = Kept::keep<Options>(config);
    for (Seat seat : seats_of(config.players)) state.realms[seat].vp = starting_vp;
    state.neutral = everywhere - mountains;
    for (Province province : state.neutral) state.tokens[province] = 1;
    for (Tile tile : all_tiles) state.bag[tile] = tiles[tile].copies[state.options.bag];
    return state;
}

Vinci::Config Vinci::config(const State& state) { return vinci::Kept::tell<Config>(state.options); }

}  // namespace ozy
