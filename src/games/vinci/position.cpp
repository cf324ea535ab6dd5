// position.cpp - positions as text: statements that build any position, and the statements that describe one.
//   vp P0 40 | hand P0 3              victory points; tokens in hand
//   civ P0 militia currency           a civilization that has been played; its hand is empty unless said
//   new P0 militia currency           an unplayed one, with its starting tokens in hand
//   kept P0 mining_d                  tiles kept for the declining empire
//   truce P0 P2 P3                    truces made by P0
//   active P0 Belgica 3 Helvetia      active provinces with their tokens, 1 unless said
//   declining P0 Dacia Moesia
//   empty Belgica | neutral Belgica | fort Belgica
//   row mining galleys slavery ...    the pairs from position I on | markers 2 0 1
// The bag holds what lies nowhere else. Seats and positions that nothing is said about get tiles that are left.
#include "games/vinci/position.hpp"

#include "games/vinci/game.hpp"
#include "games/vinci/names.hpp"
#include "games/vinci/rules/civilization.hpp"
#include "games/vinci/turn.hpp"

namespace ozy {

namespace vinci {

namespace {

constexpr int most_vp = 60000, most_tokens = 240, most_markers = 1000;

Error not_a_province(const Words& words) { return wrong("'" + std::string(words.peek()) + "' is not a province"); }

// Nobody's; a fort stays, since its statement may come before that of its province.
void empty_province(State& state, Province province) {
    state.neutral.erase(province);
    state.tokens[province] = 0;
    for (Seat seat : seats_of(seats(state))) {
        state.realms[seat].active.erase(province);
        state.realms[seat].declining.erase(province);
    }
}

Outcome read_civilization(State& state, Words& words, bool unplayed) {
    Seat seat{};
    Tile one{}, other{};
    if (!words.take_seat(seat, seats(state)) || !take_tile(words, one) || !take_tile(words, other))
        return wrong("expected a seat and two tiles, such as 'civ P0 mining_d galleys'");
    Realm& realm = state.realms[seat];
    realm.civilization = pair_of(one, other);
    realm.unplayed = unplayed ? 1 : 0;
    realm.hand = unplayed ? static_cast<std::uint8_t>(starting_tokens(state, realm.civilization)) : std::uint8_t{0};
    return Done{};
}

Outcome read_kept(State& state, Words& words) {
    Seat seat{};
    Tile one{}, other = Tile::none;
    if (!words.take_seat(seat, seats(state)) || !take_tile(words, one) || (!words.empty() && !take_tile(words, other)))
        return wrong("expected a seat and one or two tiles, such as 'kept P0 mining_d'");
    state.realms[seat].kept = pair_of(one, other).tiles;
    return Done{};
}

Outcome read_truces(State& state, Words& words) {
    Seat seat{}, other{};
    if (!words.take_seat(seat, seats(state))) return wrong("expected seats, such as 'truce P0 P2'");
    while (words.take_seat(other, seats(state))) state.realms[seat].truces.insert(other);
    return Done{};
}

Outcome read_active(State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state)))
        return wrong("expected a seat and provinces with tokens, such as 'active P0 Belgica 3 Helvetia'");
    while (!words.empty()) {
        Province province{};
        int tokens = 1;
        if (!take_province(words, province)) return not_a_province(words);
        words.take_number(tokens, 0, most_tokens);
        empty_province(state, province);
        state.realms[seat].active.insert(province);
        state.tokens[province] = static_cast<std::uint8_t>(tokens);
    }
    return Done{};
}

Outcome read_declining(State& state, Words& words) {
    Seat seat{};
    Province province{};
    if (!words.take_seat(seat, seats(state))) return wrong("expected a seat, such as 'declining P0 Dacia Moesia'");
    while (take_province(words, province)) {
        empty_province(state, province);
        state.realms[seat].declining.insert(province);
        state.tokens[province] = 1;
    }
    return words.empty() ? Outcome(Done{}) : not_a_province(words);
}

// `empty`, `neutral` and `fort`, followed by provinces.
template <class Change>
Outcome read_provinces(Words& words, Change change_province) {
    Province province{};
    while (take_province(words, province)) change_province(province);
    return words.empty() ? Outcome(Done{}) : not_a_province(words);
}

Outcome read_row(State& state, Words& words) {
    state.row = {};
    for (Offer& offer : state.row) {
        Tile one{}, other{};
        if (words.empty()) break;
        if (!take_tile(words, one) || !take_tile(words, other))
            return wrong("expected pairs of tiles, such as 'row mining galleys slavery astronomy'");
        offer.civilization = pair_of(one, other);
    }
    return Done{};
}

Outcome read_markers(State& state, Words& words) {
    for (Offer& offer : state.row) {
        int count = 0;
        if (words.empty()) break;
        if (!words.take_number(count, 0, most_markers)) return wrong("expected up to six numbers of markers");
        offer.markers = static_cast<std::uint16_t>(count);
    }
    return Done{};
}

template <class Count>
Outcome read_number(State& state, Words& words, Count Realm::*field, int most) {
    Seat seat{};
    int number = 0;
    if (!words.take_seat(seat, seats(state)) || !words.take_number(number, 0, most))
        return wrong("expected a seat and a number from 0 to " + std::to_string(most));
    state.realms[seat].*field = static_cast<Count>(number);
    return Done{};
}

// The bag holds the copies that lie nowhere else.
Outcome fill_bag(State& state) {
    for (Tile tile : all_tiles) {
        int used = state.turn.drawn == tile;
        for (const Offer& offer : state.row)
            for (Tile one : offer.civilization.tiles) used += one == tile;
        for (const Realm& realm : state.realms)
            for (std::size_t i = 0; i < 2; ++i) used += (realm.civilization.tiles[i] == tile) + (realm.kept[i] == tile);
        const int copies = tiles[tile].copies[state.options.bag];
        if (used > copies)
            return wrong("there are only " + std::to_string(copies) + " tiles " + std::string(tiles[tile].id));
        state.bag[tile] = static_cast<std::uint8_t>(copies - used);
    }
    return Done{};
}

// Deals faces that are left in the bag, each in its turn, and none that would ask its seat a question.
class Dealer {
  public:
    explicit Dealer(State& state) : state_(state) {}
    Civilization deal() {
        const Tile one = next();
        return pair_of(one, next());
    }

  private:
    bool is_wanted(Tile tile) const {
        const AbilityFacts& ability = ability_of(tile);
        const bool asks = ability.truces + ability.forts + ability.reborn > 0;
        return state_.bag[tile] > 0 && !asks && tile != Tile::specialization;
    }
    Tile next() {
        do at_ = (at_ + 1) % face_count;
        while (!is_wanted(static_cast<Tile>(at_)));
        const auto tile = static_cast<Tile>(at_);
        change(state_.bag[tile], -1);
        return tile;
    }
    State& state_;
    int at_ = 8;  // Currency comes next, so that tiles that stay in decline are dealt last
};

bool has_chosen(const State& state, Seat seat) {
    const Turn& turn = state.turn;
    const auto place = [&](Seat one) { return (index(one) - index(turn.starting) + seats(state)) % seats(state); };
    if (turn.round == 0) return turn.phase == Phase::civilization && place(seat) < place(turn.on_turn);
    return turn.phase != Phase::civilization || seat != turn.on_turn;
}

void deal_what_is_left(State& state) {
    Dealer dealer(state);
    for (Seat seat : seats_of(seats(state))) {
        Realm& realm = state.realms[seat];
        if (realm.civilization.exists() || !has_chosen(state, seat)) continue;
        realm.civilization = dealer.deal();
        realm.unplayed = realm.active.empty() ? 1 : 0;
        if (realm.unplayed != 0) realm.hand = static_cast<std::uint8_t>(starting_tokens(state, realm.civilization));
    }
    if (state.turn.phase == Phase::draw) return;
    for (Offer& offer : state.row)
        if (!offer.civilization.exists()) offer.civilization = dealer.deal();
}

void write_provinces(std::vector<std::string>& out, const std::string& line, ProvinceSet listed) {
    if (!listed.empty()) out.push_back(line + " " + provinces_text(listed));
}

void write_seat(std::vector<std::string>& out, const State& state, Seat seat) {
    const Realm& realm = state.realms[seat];
    const std::string name = " " + seat_text(seat);
    out.push_back("vp" + name + " " + std::to_string(realm.vp));
    if (realm.civilization.exists())
        out.push_back((realm.unplayed != 0 ? "new" : "civ") + name + " " + civilization_text(realm.civilization));
    const int said = realm.unplayed != 0 ? starting_tokens(state, realm.civilization) : 0;
    if (realm.hand != said) out.push_back("hand" + name + " " + std::to_string(realm.hand));
    std::string kept;
    for (Tile tile : realm.kept)
        if (tile != Tile::none) kept.append(" ").append(tiles[tile].id);
    if (!kept.empty()) out.push_back("kept" + name + kept);
    std::string truces;
    for (Seat other : realm.truces) truces += " " + seat_text(other);
    if (!truces.empty()) out.push_back("truce" + name + truces);
    std::string active;
    for (Province province : realm.active)
        active += " " + std::string(provinces[province].name) + " " + std::to_string(state.tokens[province]);
    if (!active.empty()) out.push_back("active" + name + active);
    write_provinces(out, "declining" + name, realm.declining);
}

void write_row(std::vector<std::string>& out, const State& state) {
    std::string pairs = "row", markers = "markers";
    for (const Offer& offer : state.row) {
        if (!offer.civilization.exists()) break;
        pairs += " " + civilization_text(offer.civilization);
        markers += " " + std::to_string(offer.markers);
    }
    out.push_back(pairs);
    out.push_back(markers);
}

}  // namespace

}  // namespace vinci

// As the examples of RULES.md begin: round 3, seat 0 starting and on turn, the board as at setup.
Vinci::State Vinci::empty_position(const Config& config) {
    State state = setup(config);
    state.turn.phase = vinci::Phase::turn;
    state.turn.round = static_cast<std::uint8_t>(std::min<std::int16_t>(3, config.max_rounds));
    return state;
}

Outcome Vinci::read_position(State& state, Words& words) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (words.take("vp")) return read_number(state, words, &Realm::vp, most_vp);
    if (words.take("hand")) return read_number(state, words, &Realm::hand, most_tokens);
    if (words.take("civ")) return read_civilization(state, words, false);
    if (words.take("new")) return read_civilization(state, words, true);
    if (words.take("kept")) return read_kept(state, words);
    if (words.take("truce")) return read_truces(state, words);
    if (words.take("active")) return read_active(state, words);
    if (words.take("declining")) return read_declining(state, words);
    if (words.take("row")) return read_row(state, words);
    if (words.take("markers")) return read_markers(state, words);
    if (words.take("empty"))
        return read_provinces(words, [&state](Province province) { empty_province(state, province); });
    if (words.take("fort")) return read_provinces(words, [&state](Province province) { state.forts.insert(province); });
    if (words.take("neutral"))
        return read_provinces(words, [&state](Province province) {
            empty_province(state, province);
            state.neutral.insert(province);
            state.tokens[province] = 1;
        });
    return read_step(state, words);
}

// A turn that no statement puts further begins now. What does not add up is found by check().
Outcome Vinci::finish_position(State& state) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (const auto filled = fill_bag(state); !filled) return filled;
    deal_what_is_left(state);
    if (state.turn.phase == Phase::turn && must_expand(state)) begin_turn(state, nullptr);
    return Done{};
}

std::vector<std::string> Vinci::write_position(const State& state) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    std::vector<std::string> out;
    ProvinceSet empty = everywhere - mountains - state.neutral;
    for (Seat seat : seats_of(seats(state))) {
        empty -= state.realms[seat].active | state.realms[seat].declining;
        vinci::write_seat(out, state, seat);
    }
    write_provinces(out, "empty", empty);
    write_provinces(out, "fort", state.forts);
    vinci::write_row(out, state);
    write_step(out, state);
    return out;
}

}  // namespace ozy
