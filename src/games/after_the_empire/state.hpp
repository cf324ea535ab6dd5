// state.hpp - everything on the table: the lords with castle, stock and cards, the rows, the decks and whose turn it
// is.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/fixed_vector.hpp"
#include "core/narrow.hpp"
#include "core/seat.hpp"
#include "games/after_the_empire/content.hpp"

namespace ozy::after_the_empire {

inline constexpr int max_players = 4;
template <class T>
using PerSeat = SeatArray<T, max_players>;
using SeatSet = IdSet<Seat, std::uint8_t>;

struct Config {
    std::int16_t players = 2;
    std::int16_t difficulty = 1;         // Difficulty
    std::int16_t no_reports = 0;         // the first invader card is face down too (AE-3.6)
    std::int16_t crippling = 0;          // damaged cards do not count for objectives (AE-15.8)
    std::int16_t starting_refugees = 0;  // 0 choose, 1 random (AE-2.5, AE-2.6)
    std::int16_t passing = 0;            // 0 forced, 1 allowed (AE-4.10, AE-4.15)
    std::int16_t barracks = 0;           // 0 free action, 1 worker space (AE-7.5, AE-7.42)
    std::int16_t ladders = 0;            // 0 in every round, 1 once (AE-9.11, AE-9.22)
    std::int16_t surge = 0;              // 0 whatever the tier, 1 only if a tier is reached (AE-8.8, AE-8.25)
    std::int16_t sack_damage = 0;        // 0 undamaged cards, 1 any (AE-10.3, AE-10.9)
    std::int16_t flag = 0;               // 0 the richest not sacked, 1 the richest if not sacked (AE-11.1, AE-11.9)
    std::int16_t villager = 0;           // 0 for one season, 1 until used (AE-13.10, AE-13.11)
    std::int16_t supply = 0;             // 0 unlimited, 1 counted (AE-1.9, AE-1.15)
};

// The options as the state keeps them.
struct Options {
    std::uint8_t players = 2;
    Difficulty difficulty = Difficulty::normal;
    std::uint8_t no_reports = 0, crippling = 0, random_refugees = 0;
    std::uint8_t passing_allowed = 0, barracks_take_worker = 0, ladders_once = 0, surge_by_tier = 0;
    std::uint8_t damage_any = 0, flag_for_richest = 0, villager_until_used = 0, counted_supply = 0;
    friend bool operator==(const Options&, const Options&) = default;
};

// [AE-1.4], [AE-1.5] A wall or gate on each side, a turret on each corner.
struct Castle {
    PerPosition<Piece> pieces{};
    PerPosition<std::uint8_t> cubes{};
    PositionSet flames;  // inoperable stone turrets (AE-8.16)

    constexpr bool has_wall(Side side) const { return pieces[position_of(side)] != Piece::none; }
    constexpr bool works(CastlePosition position) const {
        return pieces[position] != Piece::none && !flames.contains(position);
    }
    constexpr int empty_cube_places(CastlePosition position) const { return pieces_cubes(position) - cubes[position]; }
    constexpr int pieces_cubes(CastlePosition position) const {
        return after_the_empire::pieces[pieces[position]].cubes;
    }
    friend bool operator==(const Castle&, const Castle&) = default;
};

struct Field {
    std::uint8_t archers = 0, swordsmen = 0;
    constexpr int invaders() const { return archers + swordsmen; }
    friend bool operator==(const Field&, const Field&) = default;
};

using Posts = PerTroop<PerSide<std::uint8_t>>;  // troops on walls; the rest stand inside

// [AE-8.2] The posts in their order: for each side in compass order soldiers, then mercenaries.
enum class Post : std::uint8_t { first, none = side_count * troop_count };
constexpr Side side_of(Post post) { return id_at<Side>(ordinal(post) / troop_count); }
constexpr Troop troop_of(Post post) { return id_at<Troop>(ordinal(post) % troop_count); }

// [AE-6.8] The rank of a step of the construct action: upgrades, builds and repairs by position, then mends by card.
enum class ConstructRank : std::uint8_t { first };

// One seat's castle and possessions.
struct Lord {
    CardSet cards, damaged;
    CardSet used, staffed;           // this season: free actions done, worker spaces taken
    ObjectiveSet objectives, shown;  // `shown`: those of them that everybody knows
    Stock stock;
    PerTroop<std::uint8_t> troops{};  // fit soldiers and mercenaries
    std::uint8_t wounded = 0;
    std::uint8_t move_points = 0;
    std::array<std::uint8_t, best_flag> flags{};  // tokens worth 1, 2, 3
    std::uint8_t workers = 0;                     // in the Great Hall
    std::uint8_t passed = 0;                      // workers done for this season by passing
    std::uint8_t villager = 0, sacked = 0;
    PerSpace<std::uint8_t> placed{};  // workers on shared and own spaces
    Castle castle;
    PerSide<std::uint8_t> farms{};
    SideSet protected_farms;
    Posts posts{};
    PerSide<Field> fields{};
    std::uint8_t inside = 0;              // invaders inside the castle (AE-9.12)
    Side gate = Side::none;               // chosen, until all gates are built (AE-2.3)
    std::array<std::uint8_t, 6> spare{};  // no hidden padding: states are compared by bytes

    constexpr std::uint8_t& flags_worth(std::uint8_t value) { return flags[value - 1U]; }
    constexpr std::uint8_t flags_worth(std::uint8_t value) const { return flags[value - 1U]; }
    friend bool operator==(const Lord&, const Lord&) = default;
};

enum class Facing : std::uint8_t { absent, down, up };

// A card of the attack. `card` and `side` are none until they are drawn (AE-14.4).
template <class Id>
struct Slot {
    Id card = Id::none;
    Side side = Side::none;
    SeatSet seen;  // who has looked at it while it lies face down
    Facing facing = Facing::absent;
    friend bool operator==(const Slot&, const Slot&) = default;
};

// [AE-14.1] Unseen cards without order, and queues of discards, first to be drawn in front.
struct Decks {
    CardSet unseen_cards;  // buildings and refugees
    ObjectiveSet unseen_objectives;
    InvaderSet unseen_invaders;
    SiegeSet unseen_sieges;
    FixedVector<Objective, objective_count> objectives;
    FixedVector<Card, building_count> buildings;
    FixedVector<Card, refugee_count> refugees;
    FixedVector<Invader, invader_count> invaders;
    FixedVector<Siege, siege_count> sieges;
    std::array<std::uint8_t, 2> spare{};
    friend bool operator==(const Decks&, const Decks&) = default;
};

enum class Stage : std::uint8_t { setup, actions, deployment, reveal, combat, refresh, over };

// What is asked now: of chance, or of the active seat (RULES.md, "Decisions" and "Chance").
enum class Question : std::uint8_t {
    objective,
    first,
    deal,
    refugee,
    building,
    invader,
    siege,
    side,
    gate,
    take,
    turn,
    after,
    sow,
    protect,
    construct,
    mend,
    repair,
    peek,
    keep,
    post,
    target,
    strike,
    shift,
    kill,
    lose,
    damage,
    nothing
};
inline constexpr int question_count = 27;
constexpr bool asks_chance(Question question) { return question <= Question::side; }

// [AE-8.23] The last shift, and the places that were source or goal of a shift of its kind.
struct Shifts {
    Troop kind = Troop::soldier;
    Place from = Place::north, to = Place::north;
    PlaceSet sources = {}, goals = {};
    friend bool operator==(const Shifts&, const Shifts&) = default;
};

// The combat of the active seat.
struct Combat {
    std::uint8_t round = 0;
    std::uint8_t siege_pool = 0, wall_pool = 0, inside_pool = 0;  // damage still absorbed (AE-7.36)
    std::uint8_t wounded = 0;                                     // soldiers, since its preparation (AE-7.29)
    Card strike_from{};               // `combat` effects of cards before this one are done (AE-7.12)
    Side field = Side::north;         // whose killed are asked about (AE-9.6)
    Place losing = Place::north;      // whose losses are asked about (AE-9.6, AE-9.16)
    PerPlace<std::uint8_t> losses{};  // troops still to be taken off
    friend bool operator==(const Combat&, const Combat&) = default;
};

// Choices of one kind are made in a fixed order. What ends in `_from` is the first that may still be made; it stands at
// its beginning while nothing of the kind is asked.
struct Turn {
    ObjectiveSet drawn, drawn_shown;  // objectives drawn and not yet kept; those taken from the queue
    Stage stage = Stage::setup;
    Question question = Question::objective;
    Seat active = Seat::first;
    std::uint8_t season = 1;
    std::array<Seat, max_players> order{};
    std::uint8_t placed = 0;                              // a worker was placed in this turn
    Deed deed = Deed::none;                               // under way
    std::uint8_t step = 0;                                // of the deed
    std::uint8_t left = 0;                                // how many of what is asked are still due
    SlotNumber slot = SlotNumber::first;                  // of the card being drawn
    Side farm_from = Side::north;                         // to sow or protect (AE-6.5, AE-6.6)
    ConstructRank construct_from = ConstructRank::first;  // (AE-6.8)
    Post post = Post::first;                              // asked for (AE-8.2, AE-9.13)
    Card damage_from{};                                   // (AE-10.4)
    Shifts shifts;
    Combat combat;
    std::array<std::uint8_t, 1> spare{};
    friend bool operator==(const Turn&, const Turn&) = default;
};

struct State {
    PerSeat<Lord> lords{};
    Decks decks;
    Turn turn;
    PerInvaderSlot<Slot<Invader>> invaders{};  // left to right
    Slot<Siege> siege;
    std::array<Card, building_slots> buildings{Card::none, Card::none, Card::none};  // slot 0 lies next to the deck
    std::array<Card, refugee_slots> refugees{Card::none, Card::none};
    Options options;
    std::array<std::uint8_t, 6> spare{};
    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 768);

constexpr int seats(const State& state) { return state.options.players; }
constexpr Lord& active_lord(State& state) { return state.lords[state.turn.active]; }
constexpr const Lord& active_lord(const State& state) { return state.lords[state.turn.active]; }
// [AE-1.12] The seats in turn order.
constexpr std::span<Seat> turn_order(State& state) { return std::span(state.turn.order).first(state.options.players); }
constexpr std::span<const Seat> turn_order(const State& state) {
    return std::span(state.turn.order).first(state.options.players);
}
constexpr std::size_t season_index(const State& state) { return state.turn.season - 1U; }

constexpr int on_wall(const Lord& lord, Side side) {
    return lord.posts[Troop::soldier][side] + lord.posts[Troop::mercenary][side];
}
constexpr int on_walls(const Lord& lord, Troop troop) {
    int sum = 0;
    for (std::uint8_t posted : lord.posts[troop]) sum += posted;
    return sum;
}
constexpr int inside(const Lord& lord, Troop troop) { return lord.troops[troop] - on_walls(lord, troop); }
constexpr int troops_at(const Lord& lord, Troop troop, Place place) {
    return place == Place::inside ? inside(lord, troop) : lord.posts[troop][side_of(place)];
}
constexpr int troops_inside(const Lord& lord) { return inside(lord, Troop::soldier) + inside(lord, Troop::mercenary); }
constexpr int soldiers(const Lord& lord) { return lord.troops[Troop::soldier] + lord.wounded; }
constexpr int invaders_outside(const Lord& lord) {
    int sum = 0;
    for (const Field& field : lord.fields) sum += field.invaders();
    return sum;
}
constexpr int invaders_at(const Lord& lord) { return invaders_outside(lord) + lord.inside; }
constexpr int flag_tokens(const Lord& lord) { return lord.flags[0] + lord.flags[1] + lord.flags[2]; }
constexpr int flag_value(const Lord& lord) { return lord.flags[0] + 2 * lord.flags[1] + 3 * lord.flags[2]; }

}  // namespace ozy::after_the_empire
