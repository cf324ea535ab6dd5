// danger.cpp - what bots see in a position of Vinci: how long the game lasts, what is in danger, where tokens help.
#include "bots/vinci/danger.hpp"

#include <algorithm>

namespace ozy::vinci {

namespace {

constexpr int usual_income = 9;  // of a leader that scores less now
constexpr int most_turns = 120;  // tenths
constexpr int exposure_weight = 14, split_weight = 12;
// What is left of the danger with so many tokens beyond the first, in hundredths.
constexpr std::array<int, 9> danger_left = {100, 62, 38, 24, 15, 9, 6, 4, 3};

int danger_with(int tokens) {
    const auto beyond = static_cast<std::size_t>(std::clamp(tokens - 1, 0, static_cast<int>(danger_left.size()) - 1));
    return danger_left[beyond];
}

// The points that active provinces bring a civilization, by sets instead of one by one.
struct Values {
    ProvinceSet base = everywhere - mountains;
    std::array<ProvinceSet, 2> scoring;
    std::array<int, 2> points{};

    explicit Values(Civilization civilization) {
        for (std::size_t i = 0; i < 2 && civilization.exists(); ++i) {
            const AbilityFacts& ability = ability_of(civilization.tiles[i]);
            scoring[i] = ability.scores_in;
            points[i] = weight(civilization, i) * ability.points;
        }
    }
    int of(Province province) const {
        return base.contains(province) + (scoring[0].contains(province) ? points[0] : 0) +
               (scoring[1].contains(province) ? points[1] : 0);
    }
};

// What the seat fears for a province: its worth for some turns, more where it hangs together with others.
int fear_for(const State& state, const Danger& danger, Seat seat, Province province, const Values& values) {
    const int rivals = rivals_at(danger, province);
    const int links = (adjacency(state)[province] & state.realms[seat].active).count();
    const int worth = one_vp / 2 + values.of(province) * one_vp;
    return (worth * exposure_weight / 10 + links * split_weight) * (rivals + 1) / 4;
}

// Tokens in hand go one by one where the next one helps most.
struct Distribution {
    PerProvince<int> tokens{};
    int value = 0;
};
Distribution distribute(const State& state, const Threats& threats, Seat seat, ProvinceSet open) {
    const Realm& realm = state.realms[seat];
    const Danger danger = danger_of(state, threats, seat);
    const Values values(realm.civilization);
    PerProvince<int> fear{};
    Distribution out;
    for (Province province : realm.active) out.tokens[province] = state.tokens[province];
    for (Province province : danger[0]) fear[province] = fear_for(state, danger, seat, province, values);
    for (int hand = open.empty() ? 0 : realm.hand; hand > 0; --hand) {
        Province best = open.first();
        int most = -1;
        for (Province province : open) {
            const int tokens = out.tokens[province];
            const int gain = fear[province] * (danger_with(tokens) - danger_with(tokens + 1));
            if (gain > most) {
                most = gain;
                best = province;
            }
        }
        ++out.tokens[best];
    }
    for (Province province : danger[0]) out.value -= fear[province] * danger_with(out.tokens[province]) / 100;
    return out;
}

}  // namespace

// By what the leader still needs, at its own pace; never past the last round.
int turns_left(const State& state, Seat seat) {
    int highest = 0, pace = usual_income;
    for (Seat one : seats_of(seats(state))) {
        const int vp = state.realms[one].vp;
        if (vp <= highest) continue;
        highest = vp;
        pace = std::max(usual_income, income_of(state, one).total());
    }
    const Turn& turn = state.turn;
    const auto place = [&](Seat one) { return (index(one) - index(turn.starting) + seats(state)) % seats(state); };
    const bool still_to_move = place(seat) > place(turn.on_turn);
    if (turn.question == Question::over) return 0;
    if (turn.end_called != 0) return still_to_move ? 10 : 0;
    const int rounds = std::min(10 * (target_vp(state) - highest) / pace, 10 * (state.options.max_rounds - turn.round));
    return std::clamp(rounds, 0, most_turns) + (still_to_move ? 10 : 0);
}

int striking_power(const State& state, Seat seat) {
    const Realm& realm = state.realms[seat];
    int tokens = realm.hand + effect(realm.civilization, &AbilityFacts::tokens) +
                 effect(realm.civilization, &AbilityFacts::borrowed);
    for (Province province : realm.active) tokens += std::max(0, state.tokens[province] - 1);
    return tokens;
}

Threats threats_on(const State& state) {
    Threats threats;
    for (Seat seat : seats_of(seats(state)))
        if (striking_power(state, seat) > 0) threats[seat] = targets_of(state, seat);
    return threats;
}

Danger danger_of(const State& state, const Threats& threats, Seat seat) {
    Danger danger{};
    const ProvinceSet own = state.realms[seat].active;
    for (Seat rival : seats_of(seats(state))) {
        if (rival == seat) continue;
        const ProvinceSet targets = threats[rival] & own;
        danger[2] |= danger[1] & targets;
        danger[1] |= danger[0] & targets;
        danger[0] |= targets;
    }
    return danger;
}

int shelter_of_realm(const State& state, const Threats& threats, Seat seat, ProvinceSet open) {
    return distribute(state, threats, seat, open).value;
}

Province best_garrison(const State& state, Seat seat, ProvinceSet open) {
    const Distribution planned = distribute(state, threats_on(state), seat, open);
    for (Province province : open)
        if (planned.tokens[province] > state.tokens[province]) return province;
    return open.first();
}

}  // namespace ozy::vinci
