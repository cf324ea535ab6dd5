// batch.hpp - many games of one kind stepping together, for learners: a row of every array is a game. What is in the
// arrays depends on the plan and the actions, not on the number of threads.
#pragma once

#include <array>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "arena/crew.hpp"
#include "arena/episode.hpp"
#include "bots/bot.hpp"
#include "bots/random_bot.hpp"

namespace ozy {

struct BatchPlan {
    int games = 1, threads = 1;
    std::vector<std::string> players;  // by entry: the name of a bot, or "" for who is asked from outside
    bool rotate = false;               // entries change seats from game to game; else entry e sits in seat e
    bool observations = true;
};

// The arrays; rows stay where they are.
struct BatchArrays {
    std::vector<std::uint8_t> observation, mask;  // of who is to choose
    std::vector<std::int8_t> seat, entry;         // who that is
    std::vector<std::uint8_t> done;               // a game ended in this step; the rest is of the next one
    std::vector<float> reward;                    // by entry: what it has of the game that ended, else 0
    std::vector<std::int32_t> length;             // choices asked for in the game that ended, else 0
};

// Any game behind one interface.
class Batch {
  public:
    virtual ~Batch() = default;
    virtual void reset(std::uint64_t seed) = 0;
    // The first row whose action is not legal, or -1; step() wants legal ones.
    virtual int first_illegal(std::span<const std::int32_t> actions) const = 0;
    virtual void step(std::span<const std::int32_t> actions) = 0;
    virtual std::string state(int row) const = 0;  // as bytes
    virtual int games() const = 0;
    virtual int players() const = 0;
    virtual int actions() const = 0;
    virtual const TensorShape& shape() const = 0;
    virtual bool has_observations() const = 0;
    BatchArrays& arrays() { return arrays_; }

  protected:
    BatchArrays arrays_;
};

template <Learnable G>
class BatchOf final : public Batch {
  public:
    using MakeBot = std::function<std::unique_ptr<Bot<G>>(const std::string& name)>;

    // `players` are as many as the config says; make_bot knows the names among them.
    BatchOf(const typename G::Config& config, BatchPlan plan, const MakeBot& make_bot)
        : config_(config),
          plan_(std::move(plan)),
          size_(static_cast<std::size_t>(G::tensor_shape().size())),
          words_(static_cast<std::size_t>(G::tensor_shape().words())),
          actions_(static_cast<std::size_t>(G::action_count())),
          rows_(static_cast<std::size_t>(plan_.games)),
          crew_(plan_.threads) {
        OZY_ASSERT(plan_.players.size() == static_cast<std::size_t>(config.players));
        const std::size_t rows = rows_.size();
        arrays_.observation.resize(plan_.observations ? rows * size_ : 0);
        kept_.resize(plan_.observations ? rows * words_ : 0);
        arrays_.mask.resize(rows * actions_);
        arrays_.seat.resize(rows);
        arrays_.entry.resize(rows);
        arrays_.done.resize(rows);
        arrays_.reward.resize(rows * plan_.players.size());
        arrays_.length.resize(rows);
        for (Row& row : rows_)
            for (const std::string& name : plan_.players) row.bots.push_back(name.empty() ? nullptr : make_bot(name));
        reset(1);
    }

    void reset(std::uint64_t seed) override {
        each([this, seed](std::size_t at, MoveList& moves) {
            Row& row = rows_[at];
            row.seed = mix(mix(seed) + at);
            row.episode = 0;
            clear_results(at);
            begin(row);
            settle(at, moves);
            clear_results(at);
        });
    }

    int first_illegal(std::span<const std::int32_t> actions) const override {
        for (std::size_t at = 0; at < rows_.size(); ++at) {
            const auto action = static_cast<std::size_t>(actions[at]);
            if (action >= actions_ || arrays_.mask[at * actions_ + action] == 0) return static_cast<int>(at);
        }
        return -1;
    }

    void step(std::span<const std::int32_t> actions) override {
        each([this, actions](std::size_t at, MoveList& moves) {
            clear_results(at);
            ++rows_[at].asked;
            G::apply(rows_[at].state, G::move_at(actions[at]), nullptr);
            settle(at, moves);
        });
    }

    std::string state(int row) const override {
        const typename G::State& state = rows_[static_cast<std::size_t>(row)].state;
        return {reinterpret_cast<const char*>(&state), sizeof state};
    }
    int games() const override { return plan_.games; }
    int players() const override { return config_.players; }
    int actions() const override { return G::action_count(); }
    const TensorShape& shape() const override { return G::tensor_shape(); }
    bool has_observations() const override { return plan_.observations; }

  private:
    struct Row {
        typename G::State state;
        Rng rng{0};
        std::uint64_t seed = 0;
        std::uint32_t episode = 0;
        std::int32_t asked = 0;  // choices of this game
        std::vector<std::unique_ptr<Bot<G>>> bots;
        std::array<std::int16_t, MoveList::capacity> legal{};  // what the mask shows
        int legal_count = 0;
    };

    void each(const std::function<void(std::size_t, MoveList&)>& work) {
        constexpr int piece = 16;
        crew_.share(plan_.games, piece, [&work](int first, int last) {
            MoveList moves;
            for (int at = first; at < last; ++at) work(static_cast<std::size_t>(at), moves);
        });
    }

    void begin(Row& row) {
        row.rng = Rng(row.seed, row.episode);
        row.state = G::setup(config_);
        row.asked = 0;
    }
    void clear_results(std::size_t at) {
        arrays_.done[at] = 0;
        arrays_.length[at] = 0;
        std::fill_n(arrays_.reward.begin() + static_cast<std::ptrdiff_t>(at * plan_.players.size()),
                    plan_.players.size(), 0.0F);
    }
    std::size_t entry_of(const Row& row, Seat seat) const {
        const std::size_t seats = plan_.players.size();
        return plan_.rotate ? (ordinal(seat) + row.episode) % seats : ordinal(seat);
    }

    // Plays on until somebody outside is asked; games that end make room for the next.
    void settle(std::size_t at, MoveList& moves) {
        Row& row = rows_[at];
        for (;;) {
            const Seat seat = play_to_choice<G>(row.state, row.rng, moves);
            if (seat == Seat::over) {
                finish(at);
                continue;
            }
            const std::size_t entry = entry_of(row, seat);
            if (Bot<G>* const bot = row.bots[entry].get()) {
                G::apply(row.state, bot->choose(Perspective<G>(row.state, moves), row.rng), nullptr);
                continue;
            }
            arrays_.seat[at] = static_cast<std::int8_t>(index(seat));
            arrays_.entry[at] = static_cast<std::int8_t>(entry);
            return show(at, seat, moves);
        }
    }
    // A game in which nobody was asked anything is not told.
    void finish(std::size_t at) {
        Row& row = rows_[at];
        if (row.asked > 0) {
            arrays_.done[at] = 1;
            arrays_.length[at] = row.asked;
            std::array<float, max_seats> returns{};
            write_returns(G::standing(row.state), returns.data());
            for (Seat seat : seats_of(config_.players))
                arrays_.reward[at * plan_.players.size() + entry_of(row, seat)] = returns[ordinal(seat)];
        }
        ++row.episode;
        begin(row);
    }
    void show(std::size_t at, Seat seat, const MoveList& moves) {
        Row& row = rows_[at];
        std::uint8_t* const mask = arrays_.mask.data() + at * actions_;
        for (int i = 0; i < row.legal_count; ++i) mask[row.legal[static_cast<std::size_t>(i)]] = 0;
        row.legal_count = 0;
        for (Move move : moves) {
            const int number = G::action_index(move);
            if (number < 0) continue;
            mask[number] = 1;
            row.legal[static_cast<std::size_t>(row.legal_count++)] = static_cast<std::int16_t>(number);
        }
        if (plan_.observations)
            G::encode_view(G::view(row.state, seat), arrays_.observation.data() + at * size_,
                           kept_.data() + at * words_);
    }

    typename G::Config config_;
    BatchPlan plan_;
    std::size_t size_, words_, actions_;
    std::vector<Row> rows_;
    std::vector<std::uint64_t> kept_;  // see TensorBytes
    Crew crew_;
};

}  // namespace ozy
