// state.hpp - everything on and around the board; what is derived from it (kingdoms, strengths) is found when needed.
#pragma once

#include <cstdint>

#include "core/narrow.hpp"
#include "core/seat.hpp"
#include "games/tigris/content.hpp"

namespace ozy::tigris {

inline constexpr int max_players = 4;
template <class T>
using PerSeat = SeatArray<T, max_players>;
using Tiles = PerColor<std::uint8_t>;  // a number of tiles of each colour

struct Config {
    std::int16_t players = 2;
    std::int16_t board = 0;      // BoardSide
    std::int16_t scores = 0;     // 0 hidden, 1 open
    std::int16_t buildings = 0;  // chapter 15
    std::int16_t wonder = 0;     // chapter 16
    std::int16_t english = 0;    // chapter 17
    // Readings of the manual
    std::int16_t war_strength = 0;       // 0 current, 1 original
    std::int16_t face_down_squares = 0;  // 0 off, 1 on
    std::int16_t monuments = 0;          // 0 optional, 1 forced
};

// The options as the state keeps them.
struct Options {
    std::uint8_t players = 2;
    BoardSide board = BoardSide::standard;
    std::uint8_t open_scores = 0, buildings = 0, wonder = 0, english = 0;
    std::uint8_t original_strength = 0, face_down_squares = 0, forced_monuments = 0;
};

// What lies on the board; all of it is public. [TE-1.6] A temple is a face-up red tile; a treasure lies on the tile of
// a temple space, face up or face down.
struct Pieces {
    PerColor<CellSet> tiles;  // face-up
    CellSet face_down, catastrophes, treasures;
    CellSet fallen;  // [TE-8.22] emptied by the wars of this action; empty unless the original kingdoms count
    PerSeat<PerColor<Cell>> leaders;                      // Cell::none = in the supply
    EnumArray<Monument, Cell, monument_count> monuments;  // top-left space; Cell::none = not built
    PerColor<Cell> buildings;                             // Cell::none = in the supply
    Cell wonder = Cell::none;                             // centre
    std::uint8_t second_bases = 0;                        // bit m: the tiles under monument m are of its second colour
    Color wonder_base = Color::none;                      // colour of the tiles under the wonder
    std::array<std::uint8_t, 3> spare{};                  // no hidden padding: states are compared by bytes
};

// The colour of the tiles that a monument was built on.
constexpr Color base_of(const Pieces& pieces, Monument monument) {
    const ColorPair colors = monument_colors[monument];
    return (pieces.second_bases >> ordinal(monument) & 1U) != 0 ? colors.second : colors.first;
}
constexpr void note_base(Pieces& pieces, Monument monument, Color color) {
    const bool second = color == monument_colors[monument].second;
    pieces.second_bases =
        static_cast<std::uint8_t>(pieces.second_bases | static_cast<unsigned>(second) << ordinal(monument));
}

enum class Question : std::uint8_t {
    start,             // chance: TE-2.5
    deal,              // chance: TE-2.6
    action,            // ACTION
    cell,              // CELL
    swap_give,         // SWAP
    swap_draw,         // chance: TE-12.2
    war,               // WAR
    attacker_support,  // SUPPORT of a revolt or war
    defender_support,
    building,     // BUILDING
    monument,     // MONUMENT
    treasure,     // TREASURE
    wonder_gain,  // WONDER
    refill,       // chance: TE-13.4
    over
};
inline constexpr int question_count = 15;
inline constexpr EnumRange<Question, question_count> all_questions{};

enum class Ending : std::uint8_t { none, treasures, bag, stall };
inline constexpr int ending_count = 4;
inline constexpr std::array<std::string_view, ending_count> ending_names = {"", "treasures", "bag", "stall"};

// The action under way: what was chosen so far. All zero or none between actions.
struct Action {
    std::uint8_t kind = 0;      // Kind of the ACTION move; 0 = none chosen yet
    Color color = Color::none;  // of the tile or leader, or the colour asked for in a swap
    Cell placed = Cell::none;   // where the piece was put
};

// The revolt or war under way. `joining` is set from the first contested colour to the last (TE-8.5).
struct Conflict {
    Color color = Color::none;
    Cell joining = Cell::none;
    Seat attacker = Seat::chance, defender = Seat::chance;
    std::uint8_t attacker_support = 0;
};

struct Swap {
    std::uint8_t given = 0, drawn = 0;
};

// Whose turn it is and how far it has come; public but for a swap's steps (TE-19.7).
struct Turn {
    Question question = Question::start;
    Seat active = Seat::first;
    std::uint8_t action_number = 0;  // 0 or 1
    std::uint8_t busy = 0;           // a tile left a hand or a catastrophe was placed in this turn (TE-14.3)
    std::uint8_t quiet_turns = 0;
    Ending ending = Ending::none;
    Action action;
    Conflict conflict;
    Swap swap;
};

// What a seat has gained and left; public, but see TE-19.5.
struct Gains {
    PerColor<std::uint16_t> points;
    std::uint8_t treasures = 0;
    std::uint8_t catastrophes_left = 0;
};

struct State {
    Pieces pieces;
    PerSeat<Gains> gains;
    Options options;
    Turn turn;
    Tiles face_down;  // colours of the tiles under monuments and the wonder
    // [TE-1.9] Discarded and removed tiles never return to the bag.
    Tiles out;  // out of the game, known to all
    Tiles bag;
    PerSeat<Tiles> hands;
    PerSeat<Tiles> swapped;  // out of the game, known to that seat alone
    std::array<std::uint8_t, 3> spare{};
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 512);

constexpr int total(const Tiles& tiles) {
    int sum = 0;
    for (std::uint8_t count : tiles) sum += count;
    return sum;
}

constexpr int seats(const State& state) { return state.options.players; }

}  // namespace ozy::tigris
