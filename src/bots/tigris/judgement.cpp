// judgement.cpp - what a bot sees in a position of Tigris & Euphrates. One point in the weakest colour counts 1000
// before it is weighed.
#include "bots/tigris/judgement.hpp"

#include <algorithm>
#include <array>

#include "bots/tigris/quick.hpp"

namespace ozy {

namespace {

using namespace tigris;  // NOLINT(google-build-using-namespace): a bot of this game speaks its words

// By rank of a colour, weakest first: the result is a leximin, so the weakest counts most.
constexpr std::array<int, color_count> point_scale = {1000, 300, 100, 30};
constexpr std::array<int, color_count> cover_scale = {220, 150, 90, 50};
constexpr int leader_scale = 120;
constexpr int support_scale = 35, support_worth_having = 4;
constexpr int shelter_scale = 60, shelter_worth_having = 3;
constexpr int lead_scale = 60, lead_worth_having = 3;
constexpr int temple_scale = 45, tile_scale = 20;
constexpr int catastrophe_scale = 200;
constexpr int near_treasure_scale = 120;
constexpr int action_scale = 100;
constexpr int farthest_income = 6;  // own turns of monument income counted at most

struct Feature {
    enum : std::size_t {
        points,  // and three more, by rank
        cover = points + color_count,
        leaders = cover + color_count,
        shelter,
        support,
        ahead_in_war,
        behind_in_war,
        near_treasure,
        temples_in_hand,
        tiles_in_hand,
        wanted_in_hand,
        catastrophes,
        actions_left,
        count
    };
};
static_assert(Feature::count == feature_count<Tigris>);
using Row = std::array<int, Feature::count>;

constexpr WeightLine weight_lines[] = {
#include "bots/tigris/weights.inc"
};
constexpr auto weight_tables = tabulate(Judgement<Tigris>::feature_names, weight_lines, 2, max_players);

// What every seat has of each colour, and which colours it can gain in.
struct Ledger {
    PerColor<int> points{};  // with the monument income to come, treasures filled in
    PerColor<bool> covered{};
};
using Ledgers = PerSeat<Ledger>;

// The two strongest sides of a colour: the best rival of the strongest is the second.
struct Strongest {
    int first = 0, second = 0;

    void meet(int strength) {
        second = std::max(second, std::min(first, strength));
        first = std::max(first, strength);
    }
    int rival_of(int strength) const { return strength == first ? second : first; }
};

struct Realm {
    CellSet spaces;
    PerColor<Seat> ruler;
    PerColor<int> supporters;
};

struct Survey {
    std::array<Realm, max_players * color_count> realms;
    std::size_t count = 0;
    PerColor<Strongest> strongest;
};

// Leaders are few: each is put into its realm, instead of asking every realm for every leader.
void find_rulers(const State& state, Survey& survey) {
    for (Seat seat : seats_of(seats(state)))
        for (Color color : all_colors) {
            const Cell cell = state.pieces.leaders[seat][color];
            if (cell == Cell::none) continue;
            std::size_t at = 0;
            while (!survey.realms[at].spaces.contains(cell)) ++at;
            Realm& realm = survey.realms[at];
            realm.ruler[color] = seat;
            realm.supporters[color] = (realm.spaces & state.pieces.tiles[color]).count();
            survey.strongest[color].meet(realm.supporters[color]);
        }
}

void survey_kingdoms(const State& state, Survey& survey) {
    for (const CellSet& kingdom : kingdoms_of(state.pieces)) {
        Realm& realm = survey.realms[survey.count++];
        realm.spaces = kingdom;
        realm.ruler.items.fill(Seat::chance);
    }
    find_rulers(state, survey);
}

// Own turns left: about two tiles leave each hand a turn, and treasures go a little faster towards the end.
int turns_left(const State& state) {
    const int by_bag = total(state.bag) / (2 * state.options.players);
    const int by_treasures = std::max(0, state.pieces.treasures.count() - 2) * 3;
    return std::min({by_bag, by_treasures, farthest_income});
}

void add_monuments(const State& state, const Survey& survey, Ledgers& ledgers) {
    const int turns = turns_left(state);
    for (Monument monument : all_monuments) {
        const Cell top_left = state.pieces.monuments[monument];
        if (top_left == Cell::none) continue;
        const ColorPair colors = monument_colors[monument];
        for (std::size_t i = 0; i < survey.count; ++i)
            if (survey.realms[i].spaces.contains(top_left))
                for (Color color : {colors.first, colors.second})
                    if (const Seat ruler = survey.realms[i].ruler[color]; is_player(ruler))
                        ledgers[ruler].points[color] += turns;
    }
}

void see_points(const State& state, Seat seat, Ledger& ledger, Row& row) {
    for (Color color : all_colors) ledger.points[color] += state.gains[seat].points[color];
    for (int i = 0; i < state.gains[seat].treasures; ++i)
        ++*std::min_element(ledger.points.begin(), ledger.points.end());
    for (Color color : all_colors) {
        std::size_t rank = 0;
        for (Color other : all_colors)
            rank += ledger.points[other] < ledger.points[color] ||
                    (ledger.points[other] == ledger.points[color] && other < color);
        row[Feature::points + rank] = ledger.points[color] * point_scale[rank];
        if (ledger.covered[color]) row[Feature::cover + rank] = cover_scale[rank];
        const int held = state.hands[seat][color];
        row[color == Color::red ? Feature::temples_in_hand : Feature::tiles_in_hand] +=
            held * (color == Color::red ? temple_scale : tile_scale);
        if (rank == 0 && color != Color::red) row[Feature::wanted_in_hand] += held * tile_scale;
    }
}

// A leader on the board gains its colour; the king gains every colour nobody rules in his realm.
void see_realm(const State& state, const Survey& survey, const Realm& realm, Ledgers& ledgers, Features<Tigris>& out) {
    const Seat king = realm.ruler[Color::black];
    for (Color color : all_colors) {
        const Seat ruler = realm.ruler[color];
        if (!is_player(ruler)) {
            if (is_player(king)) ledgers[king].covered[color] = true;
            continue;
        }
        ledgers[ruler].covered[color] = true;
        Row& row = out[ruler];
        const int strength = realm.supporters[color];
        const CellSet around = neighbors(state.pieces.leaders[ruler][color]);
        const int temples = (around & state.pieces.tiles[Color::red]).count();
        const int lead =
            std::clamp(strength - survey.strongest[color].rival_of(strength), -lead_worth_having, lead_worth_having);
        row[Feature::leaders] += leader_scale;
        row[Feature::shelter] += std::min(temples, shelter_worth_having) * shelter_scale;
        row[Feature::support] += std::min(strength, support_worth_having) * support_scale;
        row[lead > 0 ? Feature::ahead_in_war : Feature::behind_in_war] += lead * lead_scale;
        if (color == Color::green && realm.spaces.touches(state.pieces.treasures))
            row[Feature::near_treasure] += near_treasure_scale;
    }
}

}  // namespace

Features<Tigris> Judgement<Tigris>::features(const State& state) {
    Survey survey;
    survey_kingdoms(state, survey);
    Ledgers ledgers;
    Features<Tigris> out;
    add_monuments(state, survey, ledgers);
    for (std::size_t i = 0; i < survey.count; ++i) see_realm(state, survey, survey.realms[i], ledgers, out);
    for (Seat seat : seats_of(seats(state))) {
        Row& row = out[seat];
        see_points(state, seat, ledgers[seat], row);
        row[Feature::catastrophes] = state.gains[seat].catastrophes_left * catastrophe_scale;
        if (seat == state.turn.active) row[Feature::actions_left] = (2 - state.turn.action_number) * action_scale;
    }
    return out;
}

int Judgement<Tigris>::progress(const State& state) {
    constexpr int full_bag = 128, treasures_to_take = 8;
    const int by_bag = total(state.bag) * latest / full_bag;
    const int by_treasures = (state.pieces.treasures.count() - 2) * latest / treasures_to_take;
    return latest - std::clamp(std::min(by_bag, by_treasures), 0, latest);
}

const WeightsOf<Tigris>& Judgement<Tigris>::weights(int players) {
    return weight_tables[static_cast<std::size_t>(players)];
}

bool Judgement<Tigris>::is_settled(const State& state) { return state.turn.question == Question::action; }

Move Judgement<Tigris>::quick_choice(const State& state, const MoveList& moves) { return quick_move(state, moves); }

}  // namespace ozy
