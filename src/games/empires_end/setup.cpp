// setup.cpp - options, and the opening position. Chapter 2.
#include "games/empires_end/game.hpp"

namespace ozy {

namespace empires_end {

namespace {

constexpr std::string_view length_names[] = {"full", "blitz"};

const Option<Config> option_table[] = {
    {"players", "how many seats", "EE-1.1", &Config::players, {}, 2, max_players},
    {"length", "26 phases, or 19 in the Blitz", "EE-2.1", &Config::length, length_names},
    {"city_discount", "a healthy City also gives two build discounts", "EE-12.8", &Config::city_discount, off_on},
    {"open_stash", "stashes and Economy choices are public", "EE-14.1", &Config::open_stash, off_on},
    {"replace_any_time", "a Replace may be used before anybody's decision, not only on one's own turn", "EE-4.14",
     &Config::replace_any_time, off_on},
};

Options to_options(const Config& config) {
    const auto byte = [](std::int16_t value) { return static_cast<std::uint8_t>(value); };
    return {byte(config.players), byte(config.length), byte(config.city_discount), byte(config.open_stash),
            byte(config.replace_any_time)};
}

}  // namespace

}  // namespace empires_end

std::span<const Option<EmpiresEnd::Config>> EmpiresEnd::options() { return empires_end::option_table; }

// [EE-2.4] 2 tokens of each kind, known to all (EE-14.2), 0 VP, all tiles healthy, nothing under them. [EE-2.6] Both
// decks whole; rows and hands come by chance.
EmpiresEnd::State EmpiresEnd::setup(const Config& config) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state;
    state.options = to_options(config);
    state.deck = CardSet::all();
    for (Tile& host : state.board.host) host = Tile::none;
    for (Seat seat : seats_of(config.players)) {
        Empire& empire = state.board.empires[seat];
        for (Tile& tile : empire.row) tile = Tile::none;
        empire.healthy = every_tile;
        state.stashes[seat] = tokens(2, 2, 2, 2);
        if (config.open_stash == 0) empire.record = {8, state.stashes[seat], state.stashes[seat]};
    }
    return state;
}

EmpiresEnd::Config EmpiresEnd::config(const State& state) {
    const empires_end::Options& options = state.options;
    return {options.players, options.blitz, options.city_discount, options.open_stash, options.replace_any_time};
}

}  // namespace ozy
