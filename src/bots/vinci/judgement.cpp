// judgement.cpp - how good a position of Vinci is, in hundredths of a VP.
#include "bots/vinci/judgement.hpp"

#include <algorithm>

#include "bots/vinci/outlook.hpp"
#include "bots/vinci/quick.hpp"

namespace ozy {

namespace {

using namespace vinci;  // NOLINT(google-build-using-namespace): a bot of this game speaks its words

constexpr int longest_reign = 45;    // tenths of turns an active empire is counted on
constexpr int longest_decline = 35;  // the same for a declining one
constexpr int decline_share = 80;    // of its points, in hundredths: it is eaten slowly
constexpr int token_worth = 55;      // of a token beyond one per province
constexpr int late_token_worth = 20;
constexpr int new_token_worth = 110;  // of a token of an unplayed civilization
constexpr int medicine_worth = 40, general_worth = 35;

int value_of_tokens(const State& state, const Realm& realm, int turns) {
    int spare = realm.hand;
    for (Province province : realm.active) spare += std::max(0, state.tokens[province] - 1);
    const int each = turns < 20 ? late_token_worth : token_worth;
    return spare * each + effect(realm.civilization, &AbilityFacts::tokens) * medicine_worth * turns / 10 +
           effect(realm.civilization, &AbilityFacts::borrowed) * general_worth;
}

// What a civilization that is still to enter will bring: its tokens buy provinces, its tiles make them worth more.
int value_of_new_civilization(const State& state, const Realm& realm, int turns) {
    const int soon = std::min(turns, 20);
    return (realm.hand * new_token_worth + worth_of_tiles(state, realm.civilization)) * soon / 20;
}

// The seat on turn has not scored this turn yet.
bool score_is_due(const State& state, Seat seat) {
    return seat == state.turn.on_turn && state.turn.phase >= Phase::truce && state.turn.phase <= Phase::fort;
}

// Where the hand can go: in a distribution under way only upwards.
ProvinceSet open_garrisons(const State& state, Seat seat) {
    return Vinci::decider(state) == seat ? placeable(state, seat) : state.realms[seat].active;
}

int value_of_seat(const State& state, Seat seat) {
    const Realm& realm = state.realms[seat];
    const int turns = turns_left(state, seat);
    const bool due = score_is_due(state, seat);
    const Income income = due ? forecast_of(state, seat).income : income_of(state, seat);
    int value = (realm.vp + (due ? income.total() : 0)) * one_vp;
    if (turns == 0) return value;
    value += income.of_declining() * decline_share * std::min(turns, longest_decline) / 10;
    if (realm.unplayed != 0) return value + value_of_new_civilization(state, realm, turns);
    value += income.of_active() * one_vp * std::min(turns, longest_reign) / 10;
    value += value_of_tokens(state, realm, turns);
    return value + shelter_of_realm(state, seat, open_garrisons(state, seat)) * std::min(turns, 20) / 20;
}

}  // namespace

// The own position against the best rival's, and a little against the others'.
int Judgement<Vinci>::evaluate(const State& state, Seat seat) {
    int best = 0, sum = 0, rivals = 0;
    for (Seat rival : seats_of(seats(state))) {
        if (rival == seat) continue;
        const int value = value_of_seat(state, rival);
        best = rivals == 0 ? value : std::max(best, value);
        sum += value;
        ++rivals;
    }
    const int own = value_of_seat(state, seat);
    return own - best * 3 / 10 - (sum - best) * 2 / (10 * (rivals - 1));
}

// At the start of a turn and at its end, and while tokens are placed: shelter_of_realm looks ahead for those in hand.
bool Judgement<Vinci>::is_settled(const State& state) {
    switch (state.turn.phase) {
        case Phase::turn:
        case Phase::redeploy:
        case Phase::place:
        case Phase::rebirth:
        case Phase::over:
            return true;
        default:
            return false;
    }
}

Move Judgement<Vinci>::quick_choice(const State& state, const MoveList& moves) { return quick_move(state, moves); }

}  // namespace ozy
