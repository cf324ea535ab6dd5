// sense_test.cpp - what nobody who understands a game would do: how often bots do it in whole games against themselves.
#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <vector>

#include "arena/match.hpp"
#include "bots/roster/make_bot.hpp"
#include "bots/vinci/quick.hpp"

namespace ozy {
namespace {

// What was chosen, and what of: nothing that matters, something that makes sense, or nonsense.
enum class Finding : std::uint8_t { no_matter, sense, nonsense };

template <Game G>
struct Choice {
    typename G::State state;  // as far as the seat can know it
    Seat seat;
    const MoveList& moves;
    Move move;

    template <class Predicate>
    bool could(Predicate predicate) const {
        return std::any_of(moves.begin(), moves.end(), predicate);
    }
};

struct Count {
    int nonsense = 0, of = 0;
};

// Plays as another bot does, and has every choice judged.
template <Game G>
class WatchedBot final : public Bot<G> {
  public:
    using Judge = std::function<Finding(const Choice<G>&)>;

    WatchedBot(std::unique_ptr<Bot<G>> bot, Judge judge) : bot_(std::move(bot)), judge_(std::move(judge)) {}

    Move choose(const Perspective<G>& perspective, Rng& rng) override {
        const Move move = bot_->choose(perspective, rng);
        Rng own(1);
        const Finding finding =
            judge_({G::imagine(perspective.view(), own), perspective.seat(), perspective.moves(), move});
        count_.nonsense += finding == Finding::nonsense;
        count_.of += finding != Finding::no_matter;
        return move;
    }
    Count count() const { return count_; }

  private:
    std::unique_ptr<Bot<G>> bot_;
    Judge judge_;
    Count count_;
};

struct Games {
    int players;
    std::uint64_t first_seed, last_seed;
};

template <Game G>
Count nonsense_of(std::unique_ptr<Bot<G>> player, Games games, typename WatchedBot<G>::Judge judge) {
    typename G::Config config;
    config.players = static_cast<std::int16_t>(games.players);
    WatchedBot<G> bot(std::move(player), std::move(judge));
    const std::vector<Bot<G>*> bots(static_cast<std::size_t>(games.players), &bot);
    for (std::uint64_t seed = games.first_seed; seed <= games.last_seed; ++seed) play_match<G>(config, bots, seed);
    return bot.count();
}

template <Game G>
Count nonsense_of(std::string_view name, Games games, typename WatchedBot<G>::Judge judge) {
    return nonsense_of<G>(std::move(*make_bot<G>(name)), games, std::move(judge));
}

// Whose judgement takes the worst for the best: what it does too is no sign of sense.
template <Judged G>
std::unique_ptr<Bot<G>> upside_down(int players) {
    WeightsOf<G> weights = Judgement<G>::weights(players);
    for (Weight& weight : weights) weight = {-weight.opening, -weight.end};
    return std::make_unique<GreedyBot<G>>(Evaluator<G>(weights));
}

// In one choice of twenty at most, and in more of them upside down.
template <Judged G>
void expect_rarely(Games games, typename WatchedBot<G>::Judge judge) {
    const Count count = nonsense_of<G>("greedy", games, judge);
    EXPECT_GT(count.of, 0) << games.players;
    EXPECT_LE(20 * count.nonsense, count.of) << games.players << " " << count.nonsense;
    const Count worst = nonsense_of<G>(upside_down<G>(games.players), games, judge);
    EXPECT_GT(20 * worst.nonsense, worst.of) << games.players << " " << worst.nonsense;
}

}  // namespace

namespace vinci {
namespace {

bool conquers(Move move) { return kind_of(move) == Kind::conquer; }

Finding conquers_nothing(const Choice<Vinci>& choice) {
    if (choice.state.turn.question != Question::expand || !choice.could(conquers)) return Finding::no_matter;
    if (!choice.state.realms[choice.seat].active.empty()) return Finding::no_matter;
    return kind_of(choice.move) == Kind::end ? Finding::nonsense : Finding::sense;
}

Finding holds_back(const Choice<Vinci>& choice) {
    constexpr int many = 4;  // tokens: a province costs two or three
    const bool may_go_on = choice.could(conquers) && choice.state.realms[choice.seat].hand >= many;
    if (choice.state.turn.question != Question::expand || !may_go_on) return Finding::no_matter;
    return kind_of(choice.move) == Kind::end ? Finding::nonsense : Finding::sense;
}

Finding pays_for_nothing(const Choice<Vinci>& choice) {
    constexpr int much = 6;  // VP more than for the cheapest
    const State& state = choice.state;
    if (state.turn.question != Question::civilization) return Finding::no_matter;
    const auto offer = [&](Move move) { return state.row[static_cast<std::size_t>(position_in(move) - 1)]; };
    const auto price = [&](Move move) { return price_of(position_in(move)) - price_step * offer(move).markers; };
    const auto tokens = [&](Move move) { return starting_tokens(state, offer(move).civilization); };
    const auto tiles = [&](Move move) { return worth_of_tiles(state, offer(move).civilization); };
    const Move taken = choice.move;
    const bool as_good_for_less = choice.could([&](Move other) {
        return price(taken) - price(other) >= much && tokens(other) >= tokens(taken) && tiles(other) >= tiles(taken);
    });
    return as_good_for_less ? Finding::nonsense : Finding::sense;
}

// In the game of seed 5 civilizations for 8 and 10 points conquered nothing.
TEST(SenseInVinci, a_civilization_conquers) {
    for (const auto& [bot, games] : {std::pair<std::string_view, Games>{"greedy", {3, 1, 10}},
                                     {"greedy", {4, 1, 10}},
                                     {"greedy", {5, 1, 10}},
                                     {"greedy", {6, 1, 10}},
                                     {"skilled", {4, 5, 5}}}) {
        const Count idle = nonsense_of<Vinci>(bot, games, conquers_nothing);
        EXPECT_GT(idle.of, 0) << bot << games.players;
        EXPECT_EQ(idle.nonsense, 0) << bot << games.players;
        const Count holding = nonsense_of<Vinci>(bot, games, holds_back);
        EXPECT_LE(50 * holding.nonsense, holding.of) << bot << games.players << " " << holding.nonsense;
    }
}

TEST(SenseInVinci, points_are_paid_for_something) {
    for (int players : {3, 4, 5, 6}) {
        const Count count = nonsense_of<Vinci>("greedy", {players, 1, 10}, pays_for_nothing);
        EXPECT_GT(count.of, 0);
        EXPECT_EQ(count.nonsense, 0) << players;
    }
}

}  // namespace
}  // namespace vinci

namespace after_the_flood {
namespace {

Finding leaves_a_city_small(const Choice<AfterTheFlood>& choice) {
    const auto grows = [](Move move) { return kind_of(move) == Kind::grow; };
    if (choice.state.question != Question::city || !choice.could(grows)) return Finding::no_matter;
    return grows(choice.move) ? Finding::sense : Finding::nonsense;
}

TEST(SenseInAfterTheFlood, cities_are_enlarged) {
    const Count count = nonsense_of<AfterTheFlood>("greedy", {3, 1, 12}, leaves_a_city_small);
    EXPECT_GT(count.of, 20);
    EXPECT_LE(10 * count.nonsense, count.of) << count.nonsense << " of " << count.of;
}

// Who passes while actions are free gives up every one that is left in this turn. Luxuries may be kept for cities;
// grain and textile are there to be spent.
Finding passes_with_idle_workers(const Choice<AfterTheFlood>& choice) {
    constexpr int many = 4;  // workers, and as many goods to spend on them
    const State& state = choice.state;
    if (state.question != Question::turn || kind_of(choice.move) != Kind::pass) return Finding::no_matter;
    const Power& power = state.powers[choice.seat];
    const int cheap = power.goods[Resource::grain] + power.goods[Resource::textile];
    const bool could_place = power.workers[Place::available] >= many && cheap >= many;
    return could_place && !somebody_passed(state) ? Finding::nonsense : Finding::sense;
}

TEST(SenseInAfterTheFlood, nobody_passes_before_the_workers_are_placed) {
    expect_rarely<AfterTheFlood>({3, 1, 6}, passes_with_idle_workers);
    const Count skilled = nonsense_of<AfterTheFlood>("skilled", {3, 1, 2}, passes_with_idle_workers);
    EXPECT_GT(skilled.of, 0);
    EXPECT_EQ(skilled.nonsense, 0);
}

}  // namespace
}  // namespace after_the_flood

namespace after_the_empire {
namespace {

// In a fight everybody sees where the invaders stand.
Finding posts_where_nobody_comes(const Choice<AfterTheEmpire>& choice) {
    const State& state = choice.state;
    if (state.turn.question != Question::post || state.turn.stage != Stage::combat) return Finding::no_matter;
    if (state.lords[choice.seat].fields[side_of(state.turn.post)].invaders() > 0) return Finding::no_matter;
    return choice.move == choice.moves[0] ? Finding::sense : Finding::nonsense;
}

TEST(SenseInAfterTheEmpire, troops_stand_where_invaders_come) {
    expect_rarely<AfterTheEmpire>({3, 1, 2}, posts_where_nobody_comes);
}

}  // namespace
}  // namespace after_the_empire

namespace empires_end {
namespace {

bool is_last_industry(const State& state) {
    for (int space = state.turn.space + 1; space < track_length(state.options); ++space)
        if (const Phase phase = phase_on(state.options, space); phase == Phase::industry || phase == Phase::both)
            return false;
    return true;
}

// Ruins that are not repaired in the last Industry score nothing.
Finding leaves_ruins(const Choice<EmpiresEnd>& choice) {
    const auto repairs = [](Move move) { return kind_of(move) == Kind::repair; };
    if (choice.state.turn.question != Question::industry || !is_last_industry(choice.state) || !choice.could(repairs))
        return Finding::no_matter;
    return kind_of(choice.move) == Kind::end_industry ? Finding::nonsense : Finding::sense;
}

TEST(SenseInEmpiresEnd, ruins_are_repaired_while_they_can_be) {
    for (int players : {2, 3, 4}) expect_rarely<EmpiresEnd>({players, 1, 6}, leaves_ruins);
}

}  // namespace
}  // namespace empires_end

namespace tigris {
namespace {

Finding does_nothing(const Choice<Tigris>& choice) {
    if (choice.state.turn.question != Question::action || choice.moves.size() == 1) return Finding::no_matter;
    return kind_of(choice.move) == Kind::pass ? Finding::nonsense : Finding::sense;
}

TEST(SenseInTigris, nobody_passes) {
    for (int players : {2, 3, 4}) expect_rarely<Tigris>({players, 1, 2}, does_nothing);
}

}  // namespace
}  // namespace tigris
}  // namespace ozy
