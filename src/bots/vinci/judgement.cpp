// judgement.cpp - what a bot sees in a position of Vinci, in hundredths of a VP before it is weighed.
#include "bots/vinci/judgement.hpp"

#include <algorithm>

#include "bots/vinci/danger.hpp"
#include "bots/vinci/quick.hpp"

namespace ozy {

namespace {

using namespace vinci;  // NOLINT(google-build-using-namespace): a bot of this game speaks its words

constexpr int longest_reign = 45;    // tenths of turns an active empire is counted on
constexpr int longest_decline = 35;  // the same for a declining one
constexpr int decline_share = 80;    // of its points, in hundredths: it is eaten slowly
constexpr int token_scale = 55;      // of a token beyond one per province
constexpr int late_token_scale = 20;
constexpr int new_token_scale = 110;  // of a token of an unplayed civilization
constexpr int medicine_scale = 40, general_scale = 35;

struct Feature {
    enum : std::size_t {
        points,
        active_income,
        declining_income,
        spare_tokens,
        late_spare_tokens,
        medicine,
        generals,
        new_tokens,
        new_tiles,
        shelter,
        moves_before_the_end,
        count
    };
};
static_assert(Feature::count == feature_count<Vinci>);
using Row = std::array<int, Feature::count>;

constexpr WeightLine weight_lines[] = {
#include "bots/vinci/weights.inc"
};
constexpr auto weight_tables = tabulate(Judgement<Vinci>::feature_names, weight_lines, 3, max_players);

void see_tokens(const State& state, const Realm& realm, int turns, Row& row) {
    int spare = realm.hand;
    for (Province province : realm.active) spare += std::max(0, state.tokens[province] - 1);
    if (turns < 20) {
        row[Feature::late_spare_tokens] = spare * late_token_scale;
    } else {
        row[Feature::spare_tokens] = spare * token_scale;
    }
    row[Feature::medicine] = effect(realm.civilization, &AbilityFacts::tokens) * medicine_scale * turns / 10;
    row[Feature::generals] = effect(realm.civilization, &AbilityFacts::borrowed) * general_scale;
}

// What a civilization that is still to enter will bring: its tokens buy provinces, its tiles make them worth more.
void see_new_civilization(const State& state, const Realm& realm, int turns, Row& row) {
    const int soon = std::min(turns, 20);
    row[Feature::new_tokens] = realm.hand * new_token_scale * soon / 20;
    row[Feature::new_tiles] = worth_of_tiles(state, realm.civilization) * soon / 20;
}

// The seat on turn has not scored this turn yet.
bool score_is_due(const State& state, Seat seat) {
    return seat == state.turn.on_turn && state.turn.question >= Question::truce &&
           state.turn.question <= Question::fort;
}

// Where the hand can go: in a distribution under way only upwards.
ProvinceSet open_garrisons(const State& state, Seat seat) {
    return Vinci::decider(state) == seat ? placeable(state, seat) : state.realms[seat].active;
}

void see_seat(const State& state, const Threats& threats, Seat seat, Row& row) {
    const Realm& realm = state.realms[seat];
    const int turns = turns_left(state, seat);
    const bool due = score_is_due(state, seat);
    const Income income = due ? forecast_of(state, seat).income : income_of(state, seat);
    row[Feature::points] = (realm.vp + (due ? income.total() : 0)) * one_vp;
    if (turns == 0) return;
    row[Feature::moves_before_the_end] = turns * one_vp / 10;
    row[Feature::declining_income] = income.of_declining() * decline_share * std::min(turns, longest_decline) / 10;
    if (realm.unplayed != 0) return see_new_civilization(state, realm, turns, row);
    row[Feature::active_income] = income.of_active() * one_vp * std::min(turns, longest_reign) / 10;
    see_tokens(state, realm, turns, row);
    row[Feature::shelter] =
        shelter_of_realm(state, threats, seat, open_garrisons(state, seat)) * std::min(turns, 20) / 20;
}

}  // namespace

Features<Vinci> Judgement<Vinci>::features(const State& state) {
    const Threats threats = threats_on(state);
    Features<Vinci> out;
    for (Seat seat : seats_of(seats(state))) see_seat(state, threats, seat, out[seat]);
    return out;
}

// By the leader's way to the target or the rounds played, whichever is further.
int Judgement<Vinci>::progress(const State& state) {
    if (state.turn.end_called != 0) return latest;
    int highest = 0;
    for (Seat seat : seats_of(seats(state))) highest = std::max<int>(highest, state.realms[seat].vp);
    const int by_points = highest * latest / target_vp(state);
    const int by_rounds = state.turn.round * latest / state.options.max_rounds;
    return std::clamp(std::max(by_points, by_rounds), 0, latest);
}

const WeightsOf<Vinci>& Judgement<Vinci>::weights(int players) {
    return weight_tables[static_cast<std::size_t>(players)];
}

// At the start of a turn and at its end, and while tokens are placed: shelter_of_realm looks ahead for those in hand.
bool Judgement<Vinci>::is_settled(const State& state) {
    constexpr IdSet<Question, std::uint16_t> settled{Question::turn, Question::redeploy, Question::place,
                                                     Question::rebirth, Question::over};
    return settled.contains(state.turn.question);
}

Move Judgement<Vinci>::quick_choice(const State& state, const MoveList& moves) { return quick_move(state, moves); }

// A round: by its end everybody has answered.
int Judgement<Vinci>::stage(const State& state) { return state.turn.round; }

}  // namespace ozy
