// state.hpp - everything on and around the board. Nothing is hidden; what follows from it (costs, parts, brown supply)
// is found when needed.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/narrow.hpp"
#include "core/seat.hpp"
#include "games/vinci/content.hpp"

namespace ozy::vinci {

template <class T>
using PerSeat = SeatArray<T, max_players>;
using SeatSet = IdSet<Seat, std::uint8_t>;

struct Config {
    std::int16_t players = 4;
    std::int16_t bag = 0;        // Bag
    std::int16_t straits = 1;    // VI-1.3
    std::int16_t min_cost = 0;   // VI-7.2
    std::int16_t target_vp = 0;  // 0 = by number of players
    std::int16_t max_rounds = 100;
    std::int16_t broken_columns = 0;  // VI-13.4: 0 as printed, 1 on all four abilities
    std::int16_t rebirth = 0;         // VI-13.9: 0 declining turns as well, 1 only at the end of a turn
    std::int16_t truces = 0;          // VI-5.3: 0 before the conquests, 1 after them
    std::int16_t token_supply = 0;    // VI-1.7: 0 unlimited, 1 counted
};

// The options as the state keeps them.
struct Options {
    std::uint16_t target_vp = 0;
    std::uint8_t players = 4;
    Bag bag = Bag::full;
    std::uint8_t straits = 1, min_cost = 0, max_rounds = 100;
    std::uint8_t all_columns = 0;         // VI-13.4
    std::uint8_t reborn_at_end_only = 0;  // VI-13.9
    std::uint8_t truces_after = 0;        // VI-5.3
    std::uint8_t counted_tokens = 0;      // VI-1.7
    std::uint8_t spare = 0;               // no hidden padding: states are compared by bytes
};

// Two tiles, the lower index first; or none.
struct Civilization {
    std::array<Tile, 2> tiles = {Tile::none, Tile::none};

    constexpr bool exists() const { return tiles[0] != Tile::none; }
    friend constexpr bool operator==(Civilization, Civilization) = default;
};
constexpr Civilization pair_of(Tile one, Tile other) { return {{std::min(one, other), std::max(one, other)}}; }

// A pair in the open row and the 2-VP markers on it.
struct Offer {
    Civilization civilization;
    std::uint16_t markers = 0;
};

// What a seat has.
struct Realm {
    ProvinceSet active, declining;
    std::uint16_t vp = 0;
    std::uint8_t hand = 0;
    std::uint8_t unplayed = 0;  // VI-1.12
    Civilization civilization;
    std::array<Tile, 2> kept = {Tile::none, Tile::none};  // VI-13.4; the lower index first, none last
    SeatSet truces;                                       // made by this seat
    std::array<std::uint8_t, 7> spare{};
};

enum class Question : std::uint8_t {
    draw,          // chance: VI-2.3, VI-3.6
    start,         // chance: VI-2.5
    civilization,  // D1
    turn,          // D2
    truce,         // D3
    expand,        // D4
    redeploy,      // D5
    keep,          // D6
    drop,          // D7
    place,         // D8
    fort,          // D9
    rebirth,       // D10
    over
};
inline constexpr int question_count = 13;
inline constexpr EnumRange<Question, question_count> all_questions{};

// Whose turn it is and how far it has come. Round 0 is the setup. From `defender` on all is zero between turns.
struct Turn {
    Question question = Question::draw;
    Seat starting = Seat::first;
    Seat on_turn = Seat::first;
    std::uint8_t round = 0;
    std::uint8_t end_called = 0;   // VI-16.1
    Tile drawn = Tile::none;       // the first tile of an unfinished pair
    Seat defender = Seat::chance;  // who redeploys
    std::uint8_t last_used = 0;    // in chains of rising indices: 1 + the last one; 0 = none yet
    std::uint8_t conquests = 0;    // made in this turn
    std::uint8_t slaves = 0;       // VI-6.14
    std::uint8_t spies_left = 0, truces_left = 0, forts_left = 0;
    std::uint8_t borrowed = 0;  // VI-14.10
};

struct State {
    PerSeat<Realm> realms;
    ProvinceSet neutral, forts;
    std::array<Offer, row_size> row;   // a pair that is missing has no tiles
    PerProvince<std::uint8_t> tokens;  // on any province; 1 on neutral and declining ones
    PerTile<std::uint8_t> bag;
    Turn turn;
    std::array<std::uint8_t, 7> spare{};
    Options options;
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 512);

// The seat that decides, unless chance does.
constexpr Seat chooser(const Turn& turn) { return turn.question == Question::redeploy ? turn.defender : turn.on_turn; }

// The pair in a position, 1 to 6.
constexpr const Offer& offer_at(const State& state, int position) {
    return state.row[static_cast<std::size_t>(position - 1)];
}
constexpr Offer& offer_at(State& state, int position) { return state.row[static_cast<std::size_t>(position - 1)]; }
// In chains of rising indices: the last province used.
constexpr Province last_province(const State& state) { return id_at<Province>(state.turn.last_used - 1); }

constexpr int seats(const State& state) { return state.options.players; }

// [VI-1.8] Brown tokens that are neither neutral tokens nor forts on the board.
constexpr int brown_supply(const State& state) { return brown_tokens - state.neutral.count() - state.forts.count(); }

constexpr const SeatCountRow& seat_count_row(const State& state) {
    return by_players[static_cast<std::size_t>(state.options.players - min_players)];
}
// The VP that call the end.
constexpr int target_vp(const State& state) {
    return state.options.target_vp != 0 ? state.options.target_vp : seat_count_row(state).target_vp;
}

// Tokens of a seat's colour on the board and in its hand.
constexpr int tokens_in_use(const State& state, Seat seat) {
    const Realm& realm = state.realms[seat];
    int tokens = realm.hand + realm.declining.count();
    for (Province province : realm.active) tokens += state.tokens[province];
    return tokens;
}
// [VI-1.7] How many of so many tokens a seat gets: all, unless those of its colour are counted.
constexpr int tokens_to_be_had(const State& state, Seat seat, int wanted) {
    if (state.options.counted_tokens == 0) return wanted;
    return std::clamp(tokens_of_a_colour - tokens_in_use(state, seat), 0, wanted);
}

// [VI-1.2] A province is empty, neutral, or active or declining for one seat.
enum class Holding : std::uint8_t { empty, neutral, active, declining };
inline constexpr int holding_count = 4;
struct Holder {
    Holding holding = Holding::empty;
    Seat seat = Seat::chance;  // of an active or declining province
    friend constexpr bool operator==(Holder, Holder) = default;
};
constexpr Holder holder_of(const State& state, Province province) {
    if (state.neutral.contains(province)) return {Holding::neutral};
    for (Seat seat : seats_of(seats(state))) {
        if (state.realms[seat].active.contains(province)) return {Holding::active, seat};
        if (state.realms[seat].declining.contains(province)) return {Holding::declining, seat};
    }
    return {};
}

}  // namespace ozy::vinci
