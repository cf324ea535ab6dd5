// reorganization.cpp - which provinces to give up in chapter 9 so that the turn brings most; for forecasts, not a rule.
#include "games/vinci/reorganization.hpp"

#include <algorithm>
#include <utility>

#include "core/fixed_vector.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/deployment.hpp"
#include "games/vinci/scoring.hpp"

namespace ozy::vinci {

namespace {

constexpr int sets_to_try = 4000;

// What a choice is worth: points, then provinces.
struct Worth {
    int points = -1, provinces = 0;
    friend constexpr auto operator<=>(const Worth&, const Worth&) = default;
};

class Search {
  public:
    Search(const State& state, Seat seat, int tokens)
        : realm_(state.realms[seat]),
          reach_(reach_of(state, seat)),
          borders_(adjacency(state)),
          tokens_(tokens),
          scattered_(has(realm_.civilization, &AbilityFacts::scattered)),
          clears_(!has(realm_.civilization, &AbilityFacts::keeps_neighbors)) {
        for (Province province : realm_.active) values_[province] = value_of(state, seat, province);
        for (Province province : realm_.declining) values_[province] = declining_value_of(state, seat, province);
        declining_points_ = points_of(realm_.declining);
    }

    // [VI-9.3] Each part could be the one to keep, [VI-9.4] and may still be too large.
    Reorganization over_parts() {
        for (ProvinceSet left = realm_.active; !left.empty(); ++best_.parts) {
            const ProvinceSet part = part_of(left, left.first());
            consider(part, part);
            left -= part;
        }
        return best_;
    }

    // In a shortage under way nothing is split off before it is over, and only `open` may still go.
    Reorganization over_shortage(ProvinceSet open) {
        for (ProvinceSet left = realm_.active; !left.empty(); left -= part_of(left, left.first())) ++best_.parts;
        consider(realm_.active, open);
        return best_;
    }

  private:
    int points_of(ProvinceSet provinces) const {
        int points = 0;
        for (Province province : provinces) points += values_[province];
        return points;
    }

    ProvinceSet part_of(ProvinceSet whole, Province province) const {
        return scattered_ ? whole : connected_to(province, whole, reach_);
    }

    // [VI-11.1] The declining neighbours of what is held are cleared before anything is scored.
    Worth worth_of(ProvinceSet held) const {
        const ProvinceSet cleared = clears_ ? realm_.declining & joined_to(borders_, held) : ProvinceSet{};
        return {points_of(held) + declining_points_ - points_of(cleared), held.count()};
    }

    // [VI-9.5] What is left after a shortage may be split, and then only one part stays.
    Worth keep_best_part(ProvinceSet rest, ProvinceSet& held) const {
        Worth best;
        for (ProvinceSet left = rest; !left.empty();) {
            const ProvinceSet part = part_of(left, left.first());
            const Worth worth = worth_of(part);
            if (worth > best) {
                best = worth;
                held = part;
            }
            left -= part;
        }
        return best;
    }

    void take(ProvinceSet region, ProvinceSet rest) {
        ProvinceSet held;
        const Worth worth = keep_best_part(rest, held);
        if (worth <= best_worth_) return;
        best_worth_ = worth;
        best_.held = held;
        best_.dropped = region - rest;
        best_.points = worth.points;
    }

    void consider(ProvinceSet region, ProvinceSet open) {
        const int missing = region.count() - tokens_;
        if (tokens_ <= 0) return;
        if (missing <= 0) return take(region, region);
        drop_step_by_step(region, open, missing);
        cheapest_first_.clear();
        for (Province province : open) cheapest_first_.push_back(province);
        std::sort(cheapest_first_.begin(), cheapest_first_.end(), [this](Province one, Province other) {
            return std::pair(values_[one], one) < std::pair(values_[other], other);
        });
        sets_left_ = sets_to_try;
        try_sets(region, region, 0, missing);
    }

    // Gives up one province after another, each time the one whose loss leaves the best part.
    void drop_step_by_step(ProvinceSet region, ProvinceSet open, int missing) {
        ProvinceSet rest = region;
        for (; missing > 0; --missing) {
            Worth best;
            Province cheapest = open.first();
            for (Province province : open) {
                ProvinceSet held;
                const Worth worth = keep_best_part(rest - ProvinceSet{province}, held);
                if (worth > best) {
                    best = worth;
                    cheapest = province;
                }
            }
            rest.erase(cheapest);
            open.erase(cheapest);
        }
        take(region, rest);
    }

    // All sets of `missing` provinces from the place `from` on; cheap ones come first, so most others are cut off: what
    // is left over is never worth more than all of it.
    void try_sets(ProvinceSet region, ProvinceSet rest, std::size_t from, int missing) {
        if (sets_left_ <= 0) return;
        --sets_left_;
        if (Worth{points_of(rest) + declining_points_, tokens_} <= best_worth_) return;
        if (missing == 0) return take(region, rest);
        for (std::size_t at = from; at + static_cast<std::size_t>(missing) <= cheapest_first_.size(); ++at)
            try_sets(region, rest - ProvinceSet{cheapest_first_[at]}, at + 1, missing - 1);
    }

    const Realm& realm_;
    const Borders &reach_, &borders_;
    int tokens_;
    bool scattered_, clears_;
    PerProvince<int> values_{};
    int declining_points_ = 0;
    FixedVector<Province, province_count> cheapest_first_;
    int sets_left_ = 0;
    Worth best_worth_;
    Reorganization best_;
};

}  // namespace

Reorganization best_reorganization(const State& state, Seat seat, int tokens) {
    Search search(state, seat, tokens);
    const bool dropping = state.turn.question == Question::drop && state.turn.on_turn == seat;
    if (!dropping) return search.over_parts();
    return search.over_shortage(state.realms[seat].active.from(state.turn.last_used));
}

}  // namespace ozy::vinci
