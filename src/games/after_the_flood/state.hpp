// state.hpp - everything on and around the board: small counts per seat, sets of areas as bits.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/fixed_vector.hpp"
#include "core/narrow.hpp"
#include "core/seat.hpp"
#include "games/after_the_flood/content.hpp"

namespace ozy::after_the_flood {

template <class T>
using PerSeat = SeatArray<T, players>;
inline constexpr EnumRange<Seat, players> all_seats{};

enum class FreshScribes : std::uint8_t { next_turn, next_action };

struct Config {
    std::int16_t players = after_the_flood::players;
    std::int16_t fresh_scribes = 0;  // FreshScribes
    std::int16_t final_boxes = 0;    // 0 off, 1 on
    std::int16_t sippar_trade = 0;   // AF-10.6: 0 in any area, 1 where a trader is
    std::int16_t home_fight = 0;     // AF-12.5: 0 may be stopped, 1 is fought to the end
    std::int16_t ur_textile = 0;     // AF-5.4: 0 always, 1 with a weaver
    std::int16_t new_workers = 0;    // AF-5.5: 0 all that may come, 1 as many as the seat likes
    std::int16_t trade_limit = 0;    // AF-10.5: 0 each resource once from an area, 1 once in the action
    std::int16_t forced_dice = 0;    // AF-1.5: 0 asked, 1 thrown at once
};

// The options as the state keeps them.
struct Options {
    FreshScribes fresh_scribes = FreshScribes::next_turn;
    std::uint8_t final_boxes = 0;
    std::uint8_t sippar_needs_trader = 0, home_is_fought_out = 0, ur_needs_weaver = 0;
    std::uint8_t workers_by_choice = 0, traded_once_an_action = 0, forced_dice_are_thrown = 0;
};

// Pieces on the map. Areas with armies: one army each, two in `pairs`. Areas with cities: unexpanded unless in
// `expanded`.
struct Map {
    PerSeat<AreaSet> held, cities;
    AreaSet pairs, expanded;
};

// What one seat has besides its pieces on the map.
struct Power {
    std::uint16_t points = 0;
    std::uint16_t city_points = 0;  // those of them that expanded cities brought
    Goods goods, equipment, bid;    // held; in the Equipment box; in the Passed box
    EnumArray<Place, std::uint8_t, place_count> workers;
    std::uint8_t fresh_scribes = 0;  // of the workers in Scribes, those not usable yet
    std::uint8_t armies_available = 0, armies_unavailable = 0;
    Empire empire = Empire::none;  // started in this turn
    std::uint8_t passed = 0;
    std::uint8_t city_moves = 0;  // in this turn
};

// What is asked (RULES.md, "Decisions" and "Chance").
enum class Question : std::uint8_t {
    order,      // chance C1
    turn,       // D1
    action,     // D2
    build,      // D3
    abandon,    // D4
    place,      // D5
    scribe_to,  // D6
    target,     // D7
    count,      // D8
    trade,      // D9
    empire,     // D10
    home,       // D11
    buy,        // D12
    equip,      // D13
    dice,       // chance C2
    fight,      // D14
    settle,     // D15
    expand,     // D16
    bid,        // D17
    city,       // D18
    luxury,     // D19
    collect,    // D20
    over
};

inline constexpr int question_count = 23;
inline constexpr EnumRange<Question, question_count> all_questions{};
using QuestionSet = IdSet<Question, std::uint32_t>;

// How far the action or the city expansion under way has come. As made between actions.
struct Progress {
    IconSet taken;                    // trade: icons used, the Sippar trade not counted (AF-10.7)
    Action action = Action::none;     // chosen at D1 or D2
    std::uint8_t acted = 0;           // place, trade, expand: something has been done (AF-7.9)
    Resource spent = Resource::none;  // place: the resource discarded
    Place lifted_from = Place::none;  // place: where the worker between `scribe_from` and `to` came from
    Place target = Place::none;       // place: where workers go, between `target` and `count`
    Resource last = Resource::grain;  // of a purchase, box or expansion: the last resource in canonical order
    std::uint8_t sippar_used = 0;
    Area area = Area::none;     // the new city's site, the home, the area under attack or the city being expanded
    std::uint8_t luxuries = 0;  // added to the city being expanded
    std::uint8_t spare = 0;
    friend bool operator==(const Progress&, const Progress&) = default;
};

struct State {
    Map map;
    PerSeat<Power> powers;
    Goods stock;  // of the limited resources; grain and textile stay 0
    Progress progress;
    FixedVector<Seat, players> ranks;   // seats with an empire, best equipped first
    std::array<Seat, players> order{};  // of play
    Seat active = Seat::first;          // who acts, bids or expands cities
    Question question = Question::order;
    std::uint8_t turn = 1;
    Options options;
    std::array<std::uint8_t, 2> spare{};  // no hidden padding: states are compared by bytes
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 264);

constexpr int seats(const State& /*state*/) { return players; }

inline Power& acting(State& state) { return state.powers[state.active]; }
inline const Power& acting(const State& state) { return state.powers[state.active]; }

// [AF-8.7] City rules belong to the owner of the city, whoever has armies there.
inline bool has_city(const State& state, Seat seat, Area area) { return state.map.cities[seat].contains(area); }

inline AreaSet all_cities(const Map& map) {
    AreaSet out;
    for (AreaSet cities : map.cities) out |= cities;
    return out;
}
inline AreaSet held_by_others(const Map& map, Seat seat) {
    AreaSet out;
    for (Seat rival : all_seats)
        if (rival != seat) out |= map.held[rival];
    return out;
}
inline std::optional<Seat> holder(const Map& map, Area area) {
    for (Seat seat : all_seats)
        if (map.held[seat].contains(area)) return seat;
    return std::nullopt;
}
inline std::optional<Seat> city_owner(const Map& map, Area area) {
    for (Seat seat : all_seats)
        if (map.cities[seat].contains(area)) return seat;
    return std::nullopt;
}
// Of whoever holds the area.
inline int armies_in(const Map& map, Area area) { return holder(map, area) ? 1 + map.pairs.contains(area) : 0; }
inline int armies_on_map(const Map& map, Seat seat) {
    return map.held[seat].count() + (map.held[seat] & map.pairs).count();
}

inline ResourceSet kinds_of(const Goods& goods) {
    ResourceSet out;
    for (Resource resource : all_resources)
        if (goods[resource] > 0) out.insert(resource);
    return out;
}
inline int value_of(const Goods& goods) {
    int value = 0;
    for (Resource resource : all_resources) value += goods[resource] * resources[resource].value;
    return value;
}

inline bool somebody_passed(const State& state) {
    for (const Power& power : state.powers)
        if (power.passed) return true;
    return false;
}

// The first broken invariant of RULES.md ("Invariants"), if any.
std::optional<std::string_view> check(const State& state);

}  // namespace ozy::after_the_flood
