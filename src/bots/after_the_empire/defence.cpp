// defence.cpp - how likely a castle is to be sacked in the coming combat: a few fixed draws of the unknown cards, each
// fought by a sketch of the combat that knows numbers only.
#include "bots/after_the_empire/defence.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace ozy::after_the_empire {

namespace {

constexpr int draws = 8, longest_sketch = 8;
constexpr int troops_per_worker_in_halves = 3;  // a worker still at home can bring about one and a half

// A castle and its attackers, as far as the sketch needs them.
struct Sketch {
    PerSide<int> attackers{}, archers{}, shots{}, wall{};  // wall: damage that brings it down; 0 = no wall
    PerSide<int> posted{};                                 // troops on walls in the first round
    Side climbed = Side::none;
    int climbers = 0;
    int troops = 0, bonus = 0, inside = 0;
    int gold = 0;        // effective
    bool leads = false;  // a leader when the siege card is turned up
};

// Numbers that look like chance but depend on the unseen cards only, so that all moves of a decision are judged by the
// same draws.
struct Draw {
    std::uint64_t key;
    int pick(int slot, int bound) const {
        return static_cast<int>((mix(key + static_cast<std::uint64_t>(slot)) >> 33U) %
                                static_cast<std::uint64_t>(bound));
    }
};

Sketch sketch_castle(const State& state, Seat seat) {
    const Lord& lord = state.lords[seat];
    Sketch sketch;
    const int round = 2;  // without bonuses of the first round
    for (Side side : all_sides) {
        const CastlePosition position = position_of(side);
        sketch.wall[side] = lord.castle.has_wall(side) ? lord.castle.cubes[position] + 1 : 0;
        sketch.shots[side] = archery_damage(lord, side, round) - on_wall(lord, side);
        if (state.turn.stage != Stage::actions) sketch.posted[side] = on_wall(lord, side);
    }
    sketch.troops =
        lord.troops[Troop::soldier] + lord.troops[Troop::mercenary] + lord.workers * troops_per_worker_in_halves / 2;
    sketch.bonus = standing_total(lord, Op::melee_bonus);
    sketch.gold = effective_gold(state, seat);
    sketch.leads = true;
    for (Seat rival : seats_of(seats(state)))
        sketch.leads = sketch.leads && state.lords[rival].stock.gold <= lord.stock.gold;
    return sketch;
}

// In the action phase nobody is posted yet: troops go where invaders are known to come, the others are spread.
void post_by_reports(Sketch& sketch) {
    int left = sketch.troops;
    for (Side side : all_sides) {
        if (sketch.wall[side] == 0) continue;
        const int wanted = std::max(sketch.attackers[side] - sketch.shots[side], sketch.troops / 5);
        sketch.posted[side] = std::clamp(wanted, 0, left);
        left -= sketch.posted[side];
    }
}

void add_invader(Sketch& sketch, Invader card, Side side) {
    const InvaderTier tier = tier_at(invaders[card].tiers, sketch.gold);
    sketch.attackers[side] += tier.archers + tier.swordsmen;
    sketch.archers[side] += tier.archers;
}

// Half of an engine's damage is taken to fall on the turrets, half on the wall.
void add_siege(Sketch& sketch, Siege card, Side side, int season) {
    const SiegeFace& face = sieges[card];
    const int n = tier_at(face.tiers, sketch.gold).n;
    if (face.surge == Surge::all || (face.surge == Surge::leader && sketch.leads)) sketch.attackers[side] += season;
    if (face.mode == Mode::bypass) {
        sketch.climbed = side;
        sketch.climbers = n;
    } else {
        sketch.shots[side] = std::max(0, sketch.shots[side] - n / 2);
        sketch.wall[side] = std::max(0, sketch.wall[side] - n / 2);
    }
}

bool is_unknown(const Slot<Invader>& slot) {
    return slot.facing != Facing::absent && (slot.card == Invader::none || slot.side == Side::none);
}
bool is_known(const Slot<Siege>& siege) { return siege.card != Siege::none && siege.side != Side::none; }

void attack(Sketch& sketch, const State& state, Draw draw) {
    const Decks& decks = state.decks;
    int slot_number = 0;
    for (const Slot<Invader>& slot : state.invaders) {
        ++slot_number;
        if (!is_unknown(slot)) continue;
        const int rank = draw.pick(slot_number, decks.unseen_invaders.count());
        add_invader(sketch, decks.unseen_invaders.nth(rank), static_cast<Side>(draw.pick(slot_number + 8, side_count)));
    }
    if (is_known(state.siege)) return add_siege(sketch, state.siege.card, state.siege.side, state.turn.season);
    const int rank = draw.pick(6, decks.unseen_sieges.count());
    add_siege(sketch, decks.unseen_sieges.nth(rank), static_cast<Side>(draw.pick(7, side_count)), state.turn.season);
}

void shoot(Sketch& sketch) {
    for (Side side : all_sides) {
        const int lost = std::min(sketch.archers[side], sketch.posted[side]);
        const int killed = std::min(sketch.attackers[side], sketch.shots[side] + sketch.posted[side]);
        sketch.attackers[side] -= killed;
        sketch.archers[side] = std::max(0, sketch.archers[side] - killed);
        sketch.troops -= lost;
    }
}

void enter(Sketch& sketch) {
    for (Side side : all_sides) {
        int entering = sketch.wall[side] == 0 ? sketch.attackers[side] : 0;
        if (side == sketch.climbed && sketch.wall[side] > 0)
            entering = std::min(sketch.climbers, sketch.attackers[side]);
        sketch.attackers[side] -= entering;
        sketch.archers[side] = std::min(sketch.archers[side], sketch.attackers[side]);
        sketch.inside += entering;
    }
}

// Enough stay inside to meet those who got in; the others shoot where invaders stand.
int post_again(Sketch& sketch) {
    const int reserve = std::min(sketch.troops, sketch.inside > 0 ? sketch.inside + 1 : 0);
    int left = sketch.troops - reserve;
    for (Side side : all_sides) {
        const int wanted = sketch.wall[side] > 0 ? std::max(0, sketch.attackers[side] - sketch.shots[side]) : 0;
        sketch.posted[side] = std::min(wanted, left);
        left -= sketch.posted[side];
    }
    return reserve + left;
}

enum class Fate : std::uint8_t { open, survived, sacked };

Fate fight(Sketch& sketch, int defenders) {
    const int slain = std::min(sketch.inside, defenders > 0 ? defenders + sketch.bonus : 0);
    const int lost = std::min(defenders, sketch.inside);
    sketch.inside -= slain;
    sketch.troops -= lost;
    defenders -= lost;
    int outside = 0;
    for (Side side : all_sides) {
        outside += sketch.attackers[side];
        if (sketch.attackers[side] == 0 || sketch.wall[side] == 0) continue;
        sketch.wall[side] = std::max(0, sketch.wall[side] - sketch.attackers[side]);
        if (sketch.wall[side] > 0) continue;
        defenders += sketch.posted[side];  // inside now, where they do not shoot
        sketch.posted[side] = 0;
    }
    if (outside + sketch.inside == 0) return Fate::survived;
    return sketch.inside > 0 && defenders == 0 ? Fate::sacked : Fate::open;
}

bool is_sacked(Sketch sketch) {
    for (int round = 0; round < longest_sketch; ++round) {
        shoot(sketch);
        enter(sketch);
        const int defenders = post_again(sketch);
        const Fate fate = fight(sketch, defenders);
        if (fate != Fate::open) return fate == Fate::sacked;
    }
    return sketch.troops == 0;
}

// Sacked, in percent of the draws.
int fight_draws(const Sketch& castle, const State& state) {
    int sacked = 0;
    for (int number = 0; number < draws; ++number) {
        Sketch sketch = castle;
        attack(sketch, state, {mix(state.decks.unseen_invaders.bits() + static_cast<std::uint64_t>(number))});
        sacked += is_sacked(sketch);
    }
    return (100 * sacked + 25) / draws;
}

// All that the draws and their combats depend on.
struct Combat {
    std::array<std::int16_t, 28> numbers{};
    std::uint32_t unseen_invaders = 0, unseen_sieges = 0;
    bool operator==(const Combat&) const = default;
};

Combat combat_of(const Sketch& castle, const State& state) {
    Combat combat;
    std::size_t at = 0;
    const auto note = [&](int number) { combat.numbers[at++] = narrow(number); };
    for (Side side : all_sides)
        for (const PerSide<int>* row :
             {&castle.attackers, &castle.archers, &castle.shots, &castle.wall, &castle.posted})
            note((*row)[side]);
    int unknown = 0;
    for (const Slot<Invader>& slot : state.invaders) unknown = 2 * unknown + static_cast<int>(is_unknown(slot));
    const bool known = is_known(state.siege);
    for (int number : {castle.troops, castle.bonus, castle.gold, int{castle.leads}, unknown, int{state.turn.season},
                       known ? index(state.siege.card) : -1, known ? index(state.siege.side) : -1})
        note(number);
    combat.unseen_invaders = state.decks.unseen_invaders.bits();
    combat.unseen_sieges = state.decks.unseen_sieges.bits();
    return combat;
}

// The last combat of each place is remembered, as a search meets the same ones again and again: an iteration takes
// 22,060 instructions instead of 41,650 with two seats, 42,130 instead of 79,650 with four. All of it is zero at
// first, so that a thread that is begun for one search pays only for what it touches.
int remembered_draws(const Sketch& castle, const State& state) {
    struct Memory {
        Combat combat;
        int answer = 0;  // and one
    };
    static constexpr int place_bits = 11;
    static thread_local constinit std::array<Memory, std::size_t{1} << place_bits> memories{};
    const Combat combat = combat_of(castle, state);
    std::uint64_t place = 0;
    for (std::uint64_t word : std::bit_cast<std::array<std::uint64_t, sizeof(Combat) / 8>>(combat)) {
        place = (place ^ word) * 0x9E3779B97F4A7C15U;
        place ^= place >> 29U;
    }
    Memory& memory = memories[place >> (64U - place_bits)];
    if (memory.answer == 0 || memory.combat != combat) memory = {combat, fight_draws(castle, state) + 1};
    return memory.answer - 1;
}

}  // namespace

int chance_of_sack(const State& state, Seat seat) {
    Sketch castle = sketch_castle(state, seat);
    const PerSide<Field> known = invaders_at_gold(state, castle.gold);
    for (Side side : all_sides) {
        castle.attackers[side] = known[side].invaders();
        castle.archers[side] = known[side].archers;
    }
    if (state.turn.stage == Stage::actions) post_by_reports(castle);
    return remembered_draws(castle, state);
}

}  // namespace ozy::after_the_empire
