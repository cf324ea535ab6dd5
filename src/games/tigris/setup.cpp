// setup.cpp - options, and the opening position. Chapter 2.
#include "games/tigris/game.hpp"

namespace ozy {

namespace tigris {

namespace {

constexpr std::string_view board_names[] = {"standard", "advanced"};
constexpr std::string_view score_names[] = {"hidden", "open"};
constexpr std::string_view strength_names[] = {"current", "original"};
constexpr std::string_view monument_names[] = {"optional", "forced"};

const Option<Config> option_table[] = {
    {"players", "how many seats", "TE-2.4", &Config::players, {}, 2, max_players},
    {"board", "board side: 10 or 14 treasure temples", "TE-2.1", &Config::board, board_names},
    {"scores", "whether others' points and treasures are shown during play", "TE-19.5", &Config::scores, score_names},
    {"buildings", "civilization buildings", "TE-15.2", &Config::buildings, off_on},
    {"wonder", "the wonder", "TE-16.2", &Config::wonder, off_on},
    {"english", "restricted support in conflicts", "TE-17.1", &Config::english, off_on},
    Option<Config>{"war_strength", "in a later war, supporters of what is left of a side or of the original kingdom",
                   "TE-8.22", &Config::war_strength, strength_names}
        .published_as(0),
    Option<Config>{"face_down_squares", "tiles under a monument count for later squares of their colour", "TE-9.12",
                   &Config::face_down_squares, off_on}
        .published_as(0),
    Option<Config>{"monuments", "whether a completed square may be left without a monument", "TE-9.13",
                   &Config::monuments, monument_names}
        .published_as(0),
};

using Kept =
    KeptOptions<KeptOption<&Config::players, &Options::players>, KeptOption<&Config::board, &Options::board>,
                KeptOption<&Config::scores, &Options::open_scores>, KeptOption<&Config::buildings, &Options::buildings>,
                KeptOption<&Config::wonder, &Options::wonder>, KeptOption<&Config::english, &Options::english>,
                KeptOption<&Config::war_strength, &Options::original_strength>,
                KeptOption<&Config::face_down_squares, &Options::face_down_squares>,
                KeptOption<&Config::monuments, &Options::forced_monuments>>;
static_assert(Kept::count == std::size(option_table));

}  // namespace

}  // namespace tigris

std::span<const Option<Tigris::Config>> Tigris::options() { return tigris::option_table; }

// [TE-2.1] The board; [TE-2.2] a face-up temple with a treasure on every temple space; [TE-2.3] all other tiles in the
// bag; [TE-2.4] two catastrophes a seat; [TE-2.7] monuments, buildings and the wonder in the supply; [TE-2.8] the
// unification marker off the board.
Tigris::State Tigris::setup(const Config& config) {
    using tigris::Cell, tigris::Color;
    State state;
    state.options = tigris::Kept::keep<tigris::Options>(config);
    const tigris::CellSet& temples = tigris::boards[state.options.board].temples;
    state.pieces.tiles[Color::red] = temples;
    state.pieces.treasures = temples;
    for (auto& of_seat : state.pieces.leaders) of_seat = {{Cell::none, Cell::none, Cell::none, Cell::none}};
    for (Cell& monument : state.pieces.monuments) monument = Cell::none;
    for (Cell& building : state.pieces.buildings) building = Cell::none;
    state.bag = tigris::tiles_in_box;
    change(state.bag[Color::red], -temples.count());
    for (Seat seat : seats_of(config.players)) state.gains[seat].catastrophes_left = tigris::catastrophes_per_seat;
    return state;
}

Tigris::Config Tigris::config(const State& state) { return tigris::Kept::tell<Config>(state.options); }

}  // namespace ozy
