// setup.cpp - options, and the opening position. Chapter 2.
#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/stash.hpp"

namespace ozy {

namespace empires_end {

namespace {

constexpr std::string_view length_names[] = {"full", "blitz"};
constexpr std::string_view supply_names[] = {"unlimited", "counted"};
constexpr std::string_view loss_names[] = {"own_kind", "coins"};
constexpr std::string_view loan_names[] = {"any", "to_five"};
constexpr std::string_view discard_names[] = {"always", "after_two"};
constexpr std::string_view refill_names[] = {"always", "after_discard"};
constexpr std::string_view most_destroyed_names[] = {"shared", "alone"};
constexpr std::string_view tie_names[] = {"from_first", "after_first"};

const Option<Config> option_table[] = {
    {"players", "how many seats", "EE-1.1", &Config::players, {}, 2, max_players},
    {"length", "26 phases, or 19 in the Blitz", "EE-2.1", &Config::length, length_names},
    Option<Config>{"city_discount", "a healthy City also gives two build discounts", "EE-12.8", &Config::city_discount,
                   off_on}
        .published_as(0),
    {"open_stash", "stashes and Economy choices are public", "EE-14.1", &Config::open_stash, off_on},
    Option<Config>{"replace_any_time", "a Replace may be used before anybody's decision, not only on one's own turn",
                   "EE-4.14", &Config::replace_any_time, off_on}
        .published_as(1),
    Option<Config>{"supply", "tokens never run out, or only those of the box are there", "EE-1.12", &Config::supply,
                   supply_names}
        .published_as(0),
    Option<Config>{"losses", "in a conflict a kind that is not held is not lost, or a Coin is lost for it", "EE-11.7",
                   &Config::losses, loss_names}
        .published_as(0),
    Option<Config>{"loan", "Coins are borrowed one by one, or up to five tokens or not at all", "EE-5.10",
                   &Config::loan, loan_names}
        .published_as(0),
    Option<Config>{"discard", "the cards left may always be discarded, or only after two card actions", "EE-9.14",
                   &Config::discard, discard_names}
        .published_as(0),
    Option<Config>{"refill", "all draw back to four cards, or only who has discarded", "EE-9.18", &Config::refill,
                   refill_names}
        .published_as(0),
    Option<Config>{"most_destroyed", "a tie for most destroyed locations scores, or only being alone", "EE-12.24",
                   &Config::most_destroyed, most_destroyed_names}
        .published_as(0),
    Option<Config>{"ties", "a tied First Player ranks first, or last", "EE-15.5", &Config::ties, tie_names}
        .published_as(0),
};

using Kept = KeptOptions<
    KeptOption<&Config::players, &Options::players>, KeptOption<&Config::length, &Options::blitz>,
    KeptOption<&Config::city_discount, &Options::city_discount>, KeptOption<&Config::open_stash, &Options::open_stash>,
    KeptOption<&Config::replace_any_time, &Options::replace_any_time>,
    KeptOption<&Config::supply, &Options::counted_supply>, KeptOption<&Config::losses, &Options::coins_for_losses>,
    KeptOption<&Config::loan, &Options::loan_to_five>, KeptOption<&Config::discard, &Options::discard_after_two>,
    KeptOption<&Config::refill, &Options::refill_after_discard>,
    KeptOption<&Config::most_destroyed, &Options::most_destroyed_alone>,
    KeptOption<&Config::ties, &Options::tie_after_first>>;
static_assert(Kept::count == std::size(option_table));

}  // namespace

}  // namespace empires_end

std::span<const Option<EmpiresEnd::Config>> EmpiresEnd::options() { return empires_end::option_table; }

// [EE-2.4] 2 tokens of each kind, known to all (EE-14.2), 0 VP, all tiles healthy, nothing under them. [EE-2.6] Both
// decks whole; rows and hands come by chance.
EmpiresEnd::State EmpiresEnd::setup(const Config& config) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state;
    state.options = Kept::keep<Options>(config);
    state.deck = CardSet::all();
    for (Tile& host : state.board.host) host = Tile::none;
    for (Seat seat : seats_of(config.players)) {
        Empire& empire = state.board.empires[seat];
        for (Tile& tile : empire.row) tile = Tile::none;
        empire.healthy = every_tile;
        state.stashes[seat] = tokens(2, 2, 2, 2);
        if (config.open_stash == 0) empire.record = {8, state.stashes[seat], state.stashes[seat]};
    }
    count_supply(state);
    return state;
}

EmpiresEnd::Config EmpiresEnd::config(const State& state) { return empires_end::Kept::tell<Config>(state.options); }

}  // namespace ozy
