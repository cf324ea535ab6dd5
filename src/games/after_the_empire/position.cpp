// position.cpp - positions as text: statements that build any position, and the statements that describe one. `season`
// comes first, because it lays out the attack; what is not stated has the default of finish_position.
#include "games/after_the_empire/position.hpp"

#include <algorithm>
#include <charconv>

#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/deployment.hpp"
#include "games/after_the_empire/rules/reveal.hpp"
#include "games/after_the_empire/setup.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

constexpr std::uint8_t unstated = 255;
constexpr int most_gold = 9999, most_troops = 120;

template <std::uint16_t Stock::*Field>
constexpr SeatNumber stock_number(std::string_view name) {
    return {name, most_gold, [](const Lord& lord) { return int{lord.stock.*Field}; },
            [](Lord& lord, int number) { lord.stock.*Field = static_cast<std::uint16_t>(number); }};
}
template <Troop Kind>
constexpr SeatNumber troop_number(std::string_view name) {
    return {name, most_troops, [](const Lord& lord) { return int{lord.troops[Kind]}; },
            [](Lord& lord, int number) { lord.troops[Kind] = operand(number); }};
}
template <std::uint8_t Lord::*Field>
constexpr SeatNumber byte_number(std::string_view name, int highest) {
    return {name, highest, [](const Lord& lord) { return int{lord.*Field}; },
            [](Lord& lord, int number) { lord.*Field = operand(number); }};
}
constexpr SeatNumber number_table[] = {
    stock_number<&Stock::gold>("gold"),
    stock_number<&Stock::food>("food"),
    stock_number<&Stock::wood>("wood"),
    stock_number<&Stock::stone>("stone"),
    stock_number<&Stock::iron>("iron"),
    troop_number<Troop::soldier>("soldiers"),
    troop_number<Troop::mercenary>("mercenaries"),
    byte_number<&Lord::wounded>("wounded", most_troops),
    byte_number<&Lord::move_points>("move_points", most_troops),
    byte_number<&Lord::workers>("workers", 6),
    byte_number<&Lord::passed>("passed", 6),
    byte_number<&Lord::villager>("villager", 1),
    byte_number<&Lord::sacked>("sacked", 1),
    byte_number<&Lord::inside>("invaders_inside", most_troops),
};

int workers_placed(const Lord& lord) {
    int placed = lord.staffed.size();
    for (std::uint8_t workers : lord.placed) placed += workers;
    return placed;
}

Outcome read_season(State& state, Words& words) {
    int season = 0;
    if (!words.take_number(season, 1, season_count)) return wrong("the season is 1 to 7");
    state.turn.season = operand(season);
    state.invaders = {};
    lay_out_attack(state);
    return Done{};
}

Outcome read_order(State& state, Words& words) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats(state)); ++i)
        if (!words.take_seat(state.turn.order[i], seats(state)))
            return wrong("expected all seats, such as 'order P1 P0'");
    return Done{};
}

// `buildings bakery - minster`, from the deck to the discard slot.
template <class Row>
Outcome read_row(Row& row, Words& words) {
    for (Card& card : row) {
        card = Card::none;
        if (!words.take(nothing_text) && !take_id(words, card))
            return wrong("expected a card or - for each slot of the row");
    }
    return Done{};
}

template <class Queue>
Outcome read_queue(Queue& queue, Words& words) {
    using Id = std::decay_t<decltype(queue[0])>;
    queue.clear();
    return read_ids<Id>(words, [&](Id id) {
        if (!queue.full()) queue.push_back(id);
    });
}

Outcome read_queues(Decks& decks, Words& words) {
    if (words.take("objectives")) return read_queue(decks.objectives, words);
    if (words.take("buildings")) return read_queue(decks.buildings, words);
    if (words.take("refugees")) return read_queue(decks.refugees, words);
    if (words.take("invaders")) return read_queue(decks.invaders, words);
    if (words.take("sieges")) return read_queue(decks.sieges, words);
    return wrong("expected a deck: objectives, buildings, refugees, invaders or sieges");
}

// `inv_iron_tide S up`, `inv_iron_tide S seen P1`, `down`.
template <class Id>
Outcome read_slot(Slot<Id>& slot, Words& words) {
    slot = {};
    slot.facing = Facing::down;
    if (words.take("down")) return Done{};
    if (!take_id(words, slot.card) || !take_id(words, slot.side))
        return wrong("expected a card and a side, such as 'invader 1 inv_iron_tide S up', or 'down'");
    if (words.take("up")) {
        slot.facing = Facing::up;
        return Done{};
    }
    if (!words.take("seen")) return wrong("expected 'up' or 'seen' with the seats that have looked");
    return read_ids<Seat>(words, [&](Seat seat) { slot.seen.insert(seat); });
}

Outcome read_invader(State& state, Words& words) {
    int slot = 0;
    if (!words.take_number(slot, 0, max_invader_slots - 1)) return wrong("expected a slot from 0 to 3");
    return read_slot(state.invaders[static_cast<std::size_t>(slot)], words);
}

// `castle P0 N stone_wall 5 S none NE stone_turret flame`; `castle P0 none` clears it first.
Outcome read_castle(Castle& castle, Words& words) {
    if (words.take("none")) castle = {};
    while (!words.empty()) {
        Position position{};
        Piece piece{};
        int cubes = 0;
        if (!take_id(words, position) || !take_id(words, piece))
            return wrong("expected a position, a piece and its cubes, such as 'N stone_wall 5'");
        castle.flames.erase(position);
        if (words.take("flame"))
            castle.flames.insert(position);
        else if (piece != Piece::none && !words.take_number(cubes, 0, pieces[piece].cubes))
            return wrong("a " + std::string(pieces[piece].name) + " has 0 to " + std::to_string(pieces[piece].cubes) +
                         " cubes");
        castle.pieces[position] = piece;
        castle.cubes[position] = operand(cubes);
    }
    return Done{};
}

// `cards P0 ferryman bakery`: all but the Barracks; `-` for no other.
Outcome read_cards(Lord& lord, Words& words) {
    lord.cards = {};
    lord.cards.insert(Card::barracks);
    return read_ids<Card>(words, [&](Card card) { lord.cards.insert(card); });
}

Outcome read_flags(Lord& lord, Words& words) {
    lord.flags = {};
    int value = 0;
    while (words.take_number(value, 1, best_flag)) ++lord.flags[static_cast<std::size_t>(value - 1)];
    return words.empty() || words.take(nothing_text) ? Outcome(Done{}) : wrong("flags are worth 1, 2 or 3");
}

Outcome read_farms(Lord& lord, Words& words) {
    for (Side side : all_sides) {
        int level = 0;
        if (!words.take_number(level, 0, best_farm)) return wrong("expected four levels from 0 to 2");
        lord.farms[side] = operand(level);
    }
    return Done{};
}

// `placed P0 tax 2 granary 1`
Outcome read_placed(Lord& lord, Words& words) {
    while (!words.empty()) {
        Space space{};
        int workers = 0;
        if (!take_id(words, space) || space == Space::card || !words.take_number(workers, 0, 6))
            return wrong("expected spaces with numbers of workers, such as 'tax 2 granary 1'");
        lord.placed[space] = operand(workers);
    }
    return Done{};
}

// `posts P0 N 2/1`: soldiers and mercenaries; `field P0 N 3/7`: archers and swordsmen.
template <class Act>
Outcome read_pairs(Words& words, Act&& act) {
    while (!words.empty()) {
        Side side{};
        int first = 0, second = 0;
        if (!take_id(words, side) || !take_pair(words, first, second))
            return wrong("expected sides with two numbers, such as 'N 2/1'");
        act(side, first, second);
    }
    return Done{};
}

Outcome read_lord_list(Lord& lord, std::string_view what, Words& words) {
    const auto into = [](auto& set) { return [&set](auto id) { set.insert(id); }; };
    if (what == "cards") return read_cards(lord, words);
    if (what == "damaged") return read_ids<Card>(words, into(lord.damaged));
    if (what == "used") return read_ids<Card>(words, into(lord.used));
    if (what == "staffed") return read_ids<Card>(words, into(lord.staffed));
    if (what == "objectives") return read_ids<Objective>(words, into(lord.objectives));
    if (what == "shown") return read_ids<Objective>(words, into(lord.shown));
    if (what == "protected") return read_ids<Side>(words, into(lord.protected_farms));
    if (what == "flags") return read_flags(lord, words);
    if (what == "farms") return read_farms(lord, words);
    if (what == "placed") return read_placed(lord, words);
    if (what == "castle") return read_castle(lord.castle, words);
    if (what == "gate") return take_id(words, lord.gate) ? Outcome(Done{}) : wrong("expected a side");
    if (what == "posts")
        return read_pairs(words, [&](Side side, int one, int other) {
            lord.posts[Troop::soldier][side] = operand(one);
            lord.posts[Troop::mercenary][side] = operand(other);
        });
    if (what == "field")
        return read_pairs(words, [&](Side side, int one, int other) {
            lord.fields[side] = {operand(one), operand(other)};
        });
    return wrong("no statement begins with '" + std::string(what) + "'");
}

// A statement about a seat: its name, the seat, and what it says.
Outcome read_lord(State& state, Words& words) {
    const std::string_view what = words.take();
    Seat seat{};
    if (!words.take_seat(seat, seats(state)))
        return wrong("no statement begins with '" + std::string(what) + "', or its seat is missing");
    Lord& lord = state.lords[seat];
    for (const SeatNumber& number : seat_numbers()) {
        if (number.name != what) continue;
        int value = 0;
        if (!words.take_number(value, 0, number.highest))
            return wrong("expected a number up to " + std::to_string(number.highest));
        number.set(lord, value);
        return Done{};
    }
    return read_lord_list(lord, what, words);
}

// Whatever lies nowhere else is unseen.
void find_unseen(State& state) {
    Decks& decks = state.decks;
    CardSet market = all_bought;
    ObjectiveSet secret = ObjectiveSet::first(objective_count) - state.turn.drawn;
    for (const Lord& lord : state.lords) {
        market = market - lord.cards;
        secret = secret - lord.objectives;
    }
    const auto leave = [](auto& set, const auto& ids) {
        for (auto id : ids)
            if (id != decltype(id)::none) set.erase(id);
    };
    leave(market, state.buildings);
    leave(market, state.refugees);
    leave(market, decks.buildings);
    leave(market, decks.refugees);
    leave(secret, decks.objectives);
    InvaderSet raiders = InvaderSet::first(invader_count);
    SiegeSet engines = SiegeSet::first(siege_count);
    leave(raiders, decks.invaders);
    leave(engines, decks.sieges);
    for (const Slot<Invader>& slot : state.invaders)
        if (slot.card != Invader::none) raiders.erase(slot.card);
    if (state.siege.card != Siege::none) engines.erase(state.siege.card);
    decks.unseen_cards = market;
    decks.unseen_objectives = secret;
    decks.unseen_invaders = raiders;
    decks.unseen_sieges = engines;
}

// Workers that no statement counted are at home in the action phase and have passed after it.
void count_workers(State& state) {
    for (Seat seat : seats_of(seats(state))) {
        Lord& lord = state.lords[seat];
        const int due = workers_by_season[season_index(state)] + lord.villager - workers_placed(lord);
        const bool acting = state.turn.stage == Stage::actions || state.turn.stage == Stage::setup;
        const int stated = lord.passed == unstated ? 0 : lord.passed;
        if (lord.workers == unstated) lord.workers = operand(acting ? std::max(0, due - stated) : 0);
        if (lord.passed == unstated) lord.passed = operand(std::max(0, due - lord.workers));
    }
}

void give_starting_refugees(State& state) {
    if (state.turn.stage == Stage::setup) return;
    for (Seat seat : seats_of(seats(state))) {
        CardSet& own = state.lords[seat].cards;
        if ((own & all_starting).empty()) own.insert(starting_refugees_on_offer(state).lowest());
    }
}

void draw_first_invader(State& state) {
    Slot<Invader>& slot = state.invaders[0];
    if (slot.facing != Facing::up || slot.card != Invader::none) return;
    slot.card = state.decks.unseen_invaders.lowest();
    slot.side = Side::north;
    state.decks.unseen_invaders.erase(slot.card);
}

void write_table(std::vector<std::string>& out, const State& state) {
    const auto row_text = [](const auto& row) {
        std::string text;
        for (Card card : row) text.append(" ").append(card == Card::none ? std::string(nothing_text) : id_text(card));
        return text;
    };
    const auto write_queue = [&](std::string_view name, const auto& queue) {
        if (!queue.empty()) out.push_back("queue " + std::string(name) + " " + ids_text(queue));
    };
    out.push_back("season " + std::to_string(state.turn.season));
    std::string order = "order";
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats(state)); ++i)
        order += " " + seat_text(state.turn.order[i]);
    out.push_back(order);
    out.push_back("buildings" + row_text(state.buildings));
    out.push_back("refugees" + row_text(state.refugees));
    write_queue("objectives", state.decks.objectives);
    write_queue("buildings", state.decks.buildings);
    write_queue("refugees", state.decks.refugees);
    write_queue("invaders", state.decks.invaders);
    write_queue("sieges", state.decks.sieges);
    for (std::size_t i = 0; i < state.invaders.size(); ++i)
        if (state.invaders[i].card != Invader::none || !state.invaders[i].seen.empty())
            out.push_back("invader " + std::to_string(i) + " " + slot_text(state.invaders[i]));
    if (state.siege.card != Siege::none) out.push_back("siege " + slot_text(state.siege));
}

void write_castle(std::vector<std::string>& out, const std::string& name, const Castle& castle) {
    std::string line = "castle " + name + " none";
    for (Position position : all_positions)
        if (castle.pieces[position] != Piece::none)
            line += " " + id_text(position) + " " + piece_text(castle, position);
    out.push_back(line);
}

void write_places(std::vector<std::string>& out, const std::string& name, const Lord& lord) {
    std::string placed, posts, fields, farms;
    for (Space space : board_spaces)
        if (lord.placed[space] > 0) placed += " " + id_text(space) + " " + std::to_string(lord.placed[space]);
    for (Side side : all_sides) {
        farms += " " + std::to_string(lord.farms[side]);
        if (on_wall(lord, side) > 0)
            posts += " " + id_text(side) + " " +
                     pair_of_numbers(lord.posts[Troop::soldier][side], lord.posts[Troop::mercenary][side]);
        if (lord.fields[side].invaders() > 0)
            fields +=
                " " + id_text(side) + " " + pair_of_numbers(lord.fields[side].archers, lord.fields[side].swordsmen);
    }
    out.push_back("farms " + name + farms);
    if (!placed.empty()) out.push_back("placed " + name + placed);
    if (!posts.empty()) out.push_back("posts " + name + posts);
    if (!fields.empty()) out.push_back("field " + name + fields);
    if (lord.gate != Side::none) out.push_back("gate " + name + " " + id_text(lord.gate));
}

void write_lord(std::vector<std::string>& out, Seat seat, const Lord& lord) {
    const std::string name = seat_text(seat);
    for (const SeatNumber& number : seat_numbers())
        out.push_back(std::string(number.name) + " " + name + " " + std::to_string(number.get(lord)));
    CardSet cards_but_barracks = lord.cards;
    cards_but_barracks.erase(Card::barracks);
    out.push_back("cards " + name + " " + ids_text(cards_but_barracks));
    const auto write_set = [&](std::string_view what, const auto& set) {
        if (!set.empty()) out.push_back(std::string(what) + " " + name + " " + ids_text(set));
    };
    write_set("damaged", lord.damaged);
    write_set("used", lord.used);
    write_set("staffed", lord.staffed);
    write_set("objectives", lord.objectives);
    write_set("shown", lord.shown);
    write_set("protected", lord.protected_farms);
    std::string flags;
    for (int value = 1; value <= best_flag; ++value)
        for (int i = 0; i < lord.flags[static_cast<std::size_t>(value - 1)]; ++i) flags += " " + std::to_string(value);
    if (!flags.empty()) out.push_back("flags " + name + flags);
    write_castle(out, name, lord.castle);
    write_places(out, name, lord);
}

}  // namespace

std::span<const SeatNumber> seat_numbers() { return number_table; }

bool take_pair(Words& words, int& first, int& second) {
    const std::string_view word = words.peek();
    const char* end = word.data() + word.size();
    const auto [slash, first_error] = std::from_chars(word.data(), end, first);
    if (first_error != std::errc{} || slash == end || *slash != '/') return false;
    const auto [rest, second_error] = std::from_chars(slash + 1, end, second);
    if (second_error != std::errc{} || rest != end) return false;
    if (first < 0 || second < 0 || first > most_troops || second > most_troops) return false;
    words.take();
    return true;
}
std::string pair_of_numbers(int first, int second) { return std::to_string(first) + "/" + std::to_string(second); }

std::string piece_text(const Castle& castle, Position position) {
    const Piece piece = castle.pieces[position];
    if (piece == Piece::none) return "none";
    if (castle.flames.contains(position)) return id_text(piece) + " flame";
    return id_text(piece) + " " + std::to_string(castle.cubes[position]);
}

}  // namespace after_the_empire

// The action phase of season 1 with the gate in the west, everything else as after the set-up.
AfterTheEmpire::State AfterTheEmpire::empty_position(const Config& config) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state = setup(config);
    state.turn.stage = Stage::actions;
    for (Seat seat : seats_of(seats(state))) {
        Lord& lord = state.lords[seat];
        lord.stock.gold = static_cast<std::uint16_t>(gold_by_turn_order[ordinal(seat)]);
        lord.workers = lord.passed = unstated;
        for (Position side : {Position::north, Position::east, Position::south}) {
            lord.castle.pieces[side] = Piece::wood_wall;
            lord.castle.cubes[side] = operand(pieces[Piece::wood_wall].cubes);
        }
        lord.castle.pieces[Position::west] = Piece::wood_gate;
        lord.castle.cubes[Position::west] = operand(pieces[Piece::wood_gate].cubes);
    }
    lay_out_attack(state);
    state.turn.phase = Phase::turn;
    return state;
}

Outcome AfterTheEmpire::read_position(State& state, Words& words) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (reads_step(words.peek())) return read_step(state, words);
    Words after = words;
    const std::string_view what = after.take();
    if (what == "buildings" || what == "refugees" || what == "season" || what == "order" || what == "queue" ||
        what == "invader" || what == "siege") {
        words = after;
        const Phase phase = state.turn.phase;
        if (what == "buildings") return read_row(state.buildings, words);
        if (what == "refugees") return read_row(state.refugees, words);
        if (what == "order") return read_order(state, words);
        if (what == "queue") return read_queues(state.decks, words);
        if (what == "invader") return read_invader(state, words);
        if (what == "siege") return read_slot(state.siege, words);
        const Outcome read = read_season(state, words);
        state.turn.phase = phase;
        return read;
    }
    return read_lord(state, words);
}

// Starting refugees, workers, the first invader card and the first post get their defaults; what does not add up is
// found by check().
Outcome AfterTheEmpire::finish_position(State& state) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    give_starting_refugees(state);
    count_workers(state);
    find_unseen(state);
    if (state.turn.stage == Stage::setup) {
        for (Slot<Invader>& slot : state.invaders) slot = {};
        state.siege = {};
    }
    if (state.decks.unseen_invaders.empty()) return wrong("no invader card is left unseen");
    draw_first_invader(state);
    if (state.turn.phase == Phase::post) state.turn.cursor = operand(next_post(active_lord(state), state.turn.cursor));
    return Done{};
}

std::vector<std::string> AfterTheEmpire::write_position(const State& state) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    std::vector<std::string> out;
    write_table(out, state);
    for (Seat seat : seats_of(seats(state))) write_lord(out, seat, state.lords[seat]);
    write_step(out, state);
    return out;
}

}  // namespace ozy
