// env.cpp - one game for Python: chance and forced choices are played unless the caller wants them.
#include "python/env.hpp"

#include <cstring>

#include "arena/episode.hpp"
#include "table/record.hpp"
#include "table/registry.hpp"

namespace ozy::python {

namespace {

template <Learnable G>
class EnvOf final : public Env {
  public:
    EnvOf(const typename G::Config& config, Manner manner)
        : config_(config), manner_(manner), state_(G::setup(config)) {
        reset(1);
    }
    EnvOf(const EnvOf& other)
        : config_(other.config_),
          manner_(other.manner_),
          state_(other.state_),
          rng_(other.rng_),
          seat_(other.seat_),
          legal_(other.legal_),
          history_(other.history_),
          is_whole_(other.is_whole_) {}

    std::string_view game() const override { return G::name; }
    Options options() const override { return option_values<G>(config_); }
    int players() const override { return config_.players; }
    int actions() const override { return G::action_count(); }
    const TensorShape& shape() const override { return G::tensor_shape(); }

    void reset(std::uint64_t seed) override {
        rng_ = Rng(seed);
        state_ = G::setup(config_);
        history_.clear();
        is_whole_ = true;
        go_on();
    }
    std::unique_ptr<Env> clone() const override { return std::make_unique<EnvOf>(*this); }
    Seat decider() const override { return seat_; }
    std::span<const std::int32_t> legal() const override { return legal_; }
    void mask(std::uint8_t* out) const override {
        std::memset(out, 0, static_cast<std::size_t>(G::action_count()));
        for (std::int32_t number : legal_) out[number] = 1;
    }
    void observe(Seat viewer, std::uint8_t* out) const override {
        G::encode_view(G::view(state_, viewer), out, nullptr);
    }
    Outcome step(int action) override {
        for (std::int32_t number : legal_) {
            if (number != action) continue;
            make(G::move_at(action));
            go_on();
            return Done{};
        }
        if (seat_ == Seat::over) return Error{Errc::illegal_move, "the game is over"};
        if (seat_ == Seat::chance) return Error{Errc::illegal_move, "chance is to draw: apply_outcome"};
        return Error{Errc::illegal_move, "action " + std::to_string(action) + " is not legal now"};
    }
    void returns(float* out) const override {
        std::fill_n(out, players(), 0.0F);
        if (seat_ == Seat::over) write_returns(G::standing(state_), out);
    }
    Standing standing() const override { return G::standing(state_); }
    std::string_view ending() const override { return G::ending(state_); }

    std::vector<std::pair<std::string, double>> outcomes() const override {
        std::vector<std::pair<std::string, double>> out;
        if (seat_ != Seat::chance) return out;
        MoveList moves;
        G::legal_moves(state_, moves);
        for (std::size_t i = 0; i < moves.size(); ++i)
            out.emplace_back(G::to_text(state_, moves[i]),
                             static_cast<double>(moves.weight(i)) / static_cast<double>(moves.total_weight()));
        return out;
    }
    Outcome play_outcome(int number) override {
        if (seat_ != Seat::chance) return Error{Errc::illegal_move, "chance is not to draw now"};
        MoveList moves;
        G::legal_moves(state_, moves);
        const auto wanted = static_cast<std::size_t>(number);
        if (wanted >= moves.size()) return Error{Errc::illegal_move, "there is no outcome " + std::to_string(number)};
        make(moves[wanted]);
        go_on();
        return Done{};
    }
    std::unique_ptr<Env> imagine(Seat viewer, std::uint64_t seed) const override {
        auto out = std::make_unique<EnvOf>(*this);
        out->rng_ = Rng(seed);
        out->stand_at(G::imagine(G::view(state_, viewer), out->rng_));
        return out;
    }

    std::string state() const override { return {reinterpret_cast<const char*>(&state_), sizeof state_}; }
    Outcome set_state(std::string_view bytes) override {
        typename G::State state = state_;
        if (bytes.size() != sizeof state)
            return Error{Errc::bad_option, "a state of " + std::string(G::title) + " has " +
                                               std::to_string(sizeof state) + " bytes, not " +
                                               std::to_string(bytes.size())};
        std::memcpy(&state, bytes.data(), sizeof state);
        config_ = G::config(state);
        stand_at(state);
        return Done{};
    }
    std::string text(int action) const override { return G::to_text(state_, G::move_at(action)); }
    Result<int> number(std::string_view text) const override {
        Words words(text);
        const Result<Move> move = G::parse(state_, words);
        if (!move) return move.error();
        if (!words.empty()) return Error{Errc::bad_syntax, "one choice at a time: '" + std::string(text) + "'"};
        return G::action_index(*move);
    }
    std::string view_json(Seat viewer) const override {
        Json json;
        G::write_view(json, G::view(state_, viewer));
        return json.take();
    }
    std::string drawing(Seat viewer, int width) const override {
        return G::draw(G::view(state_, viewer), width).plain();
    }
    const std::vector<Made>& history() const override { return history_; }
    std::int64_t number_of(Made made) const override {
        return is_player(made.seat) ? G::action_index(made.move) : std::int64_t{code(made.move)};
    }
    Result<std::vector<std::uint16_t>> packed() const override;
    Result<int> unpack(std::span<const std::uint16_t> moves, ChoiceRows rows) override;
    Result<std::string> record(const std::vector<std::string>& names) const override;

    const typename G::State& game_state() const { return state_; }
    // Follows what was played elsewhere, from the opening on.
    Outcome follow(const Table& table);

  private:
    void make(Move move) {
        history_.push_back({G::decider(state_), move});
        G::apply(state_, move, nullptr);
    }
    void stand_at(const typename G::State& state) {
        state_ = state;
        history_.clear();
        is_whole_ = false;
        go_on();
    }
    // The next move of a packed game, of these legal ones; takes its words from the front.
    Result<Move> next_packed(std::span<const std::uint16_t>& left, const MoveList& legal) const;
    // To the next thing that is asked of the caller.
    void go_on() {
        MoveList moves;
        legal_.clear();
        for (;;) {
            seat_ = G::decider(state_);
            if (seat_ == Seat::over || (seat_ == Seat::chance && manner_.explicit_chance)) return;
            if (seat_ == Seat::chance) {
                make(G::sample_chance(state_, rng_));
                continue;
            }
            G::legal_moves(state_, moves);
            const bool is_asked = is_choice<G>(moves) || (manner_.explicit_forced && G::action_index(moves[0]) >= 0);
            if (is_asked) break;
            make(moves[0]);
        }
        for (Move move : moves)
            if (const int number = G::action_index(move); number >= 0) legal_.push_back(number);
    }

    typename G::Config config_;
    Manner manner_;
    typename G::State state_;
    Rng rng_{0};
    Seat seat_ = Seat::chance;
    std::vector<std::int32_t> legal_;
    std::vector<Made> history_;
    bool is_whole_ = true;  // the history begins with the opening
};

template <Learnable G>
Result<std::string> EnvOf<G>::record(const std::vector<std::string>& names) const {
    if (!is_whole_) return Error{Errc::bad_option, "a record needs the whole game, and this one began in its midst"};
    const Options options = this->options();
    Result<std::unique_ptr<Table>> table = open_table(G::name, options);
    if (!table) return table.error();
    typename G::State state = G::setup(config_);
    MoveList moves;
    for (const Made& made : history_) {
        G::legal_moves(state, moves);
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (moves[i] == made.move) {
                if (const Outcome played = (*table)->play_choice(made.seat, i); !played) return played.error();
                break;
            }
        G::apply(state, made.move, nullptr);
    }
    RecordHeader header;
    header.players = names;
    header.players.resize(static_cast<std::size_t>(players()), "python");
    return write_record(header, **table);
}

template <Learnable G>
Result<std::vector<std::uint16_t>> EnvOf<G>::packed() const {
    if (!is_whole_) return Error{Errc::bad_option, "this game began in its midst"};
    std::vector<std::uint16_t> out;
    typename G::State state = G::setup(config_);
    MoveList moves;
    for (const Made& made : history_) {
        int number = is_player(made.seat) ? G::action_index(made.move) : -1;
        if (made.seat == Seat::chance) {
            G::legal_moves(state, moves);
            for (std::size_t i = 0; i < moves.size() && number < 0; ++i)
                if (moves[i] == made.move) number = static_cast<int>(i);
        }
        out.push_back(number < 0 ? unnumbered : static_cast<std::uint16_t>(number));
        if (number < 0) {
            out.push_back(static_cast<std::uint16_t>(code(made.move) >> 16U));
            out.push_back(static_cast<std::uint16_t>(code(made.move)));
        }
        G::apply(state, made.move, nullptr);
    }
    return out;
}

template <Learnable G>
Result<Move> EnvOf<G>::next_packed(std::span<const std::uint16_t>& left, const MoveList& legal) const {
    const Error damaged{Errc::bad_record, "move " + std::to_string(history_.size()) + " of the game is damaged"};
    Move move;
    const std::uint16_t word = left[0];
    if (word == unnumbered) {
        if (left.size() < 3) return damaged;
        move = {static_cast<std::uint8_t>(left[1] >> 8U), static_cast<std::uint8_t>(left[1]),
                static_cast<std::uint8_t>(left[2] >> 8U), static_cast<std::uint8_t>(left[2])};
    } else if (G::decider(state_) == Seat::chance) {
        if (word >= legal.size()) return damaged;
        move = legal[word];
    } else {
        if (word >= G::action_count()) return damaged;
        move = G::move_at(word);
    }
    left = left.subspan(word == unnumbered ? 3 : 1);
    return legal.contains(move) ? Result<Move>(move) : damaged;
}

template <Learnable G>
Result<int> EnvOf<G>::unpack(std::span<const std::uint16_t> moves, ChoiceRows rows) {
    state_ = G::setup(config_);
    history_.clear();
    is_whole_ = true;
    int choices = 0;
    MoveList legal;
    while (!moves.empty() && G::decider(state_) != Seat::over) {
        G::legal_moves(state_, legal);
        const Result<Move> move = next_packed(moves, legal);
        if (!move) return move.error();
        const Seat seat = G::decider(state_);
        if (is_player(seat) && is_choice<G>(legal) && G::action_index(*move) >= 0) {
            const auto at = static_cast<std::size_t>(choices++);
            const auto size = static_cast<std::size_t>(G::tensor_shape().size());
            const auto actions = static_cast<std::size_t>(G::action_count());
            if (rows.observation != nullptr)
                G::encode_view(G::view(state_, seat), rows.observation + at * size, nullptr);
            if (rows.mask != nullptr) write_mask<G>(legal, rows.mask + at * actions);
            if (rows.action != nullptr) rows.action[at] = G::action_index(*move);
            if (rows.seat != nullptr) rows.seat[at] = static_cast<std::int8_t>(index(seat));
        }
        make(*move);
    }
    go_on();
    return choices;
}

template <Learnable G>
Outcome EnvOf<G>::follow(const Table& table) {
    state_ = G::setup(config_);
    history_.clear();
    for (const Chain& chain : table.chains()) {
        for (Words words(chain.text); !words.empty();) {
            const Result<Move> move = G::parse(state_, words);
            if (!move) return move.error();
            make(*move);
        }
    }
    go_on();
    return Done{};
}

template <Learnable G>
class EnvBotOf final : public EnvBot {
  public:
    EnvBotOf(std::unique_ptr<Bot<G>> bot, std::uint64_t seed) : bot_(std::move(bot)), rng_(seed) {}
    Result<int> choose(const Env& env) override {
        const auto* const own = dynamic_cast<const EnvOf<G>*>(&env);
        if (own == nullptr) return Error{Errc::unknown_game, "the bot is for " + std::string(G::title)};
        if (!is_player(env.decider())) return Error{Errc::illegal_move, "no player is asked anything"};
        MoveList moves;
        G::legal_moves(own->game_state(), moves);
        const Move move = bot_->choose(Perspective<G>(own->game_state(), moves), rng_);
        const int number = G::action_index(move);
        return number >= 0 ? number : env.legal().front();
    }

  private:
    std::unique_ptr<Bot<G>> bot_;
    Rng rng_;
};

}  // namespace

Result<std::unique_ptr<Env>> make_env(std::string_view game, const Options& options, Manner manner) {
    return with_game(game, [&]<Tellable G>() -> Result<std::unique_ptr<Env>> {
        const auto config = configure<G>(options);
        if (!config) return config.error();
        return std::unique_ptr<Env>(std::make_unique<EnvOf<G>>(*config, manner));
    });
}

Result<std::unique_ptr<Env>> env_of_record(std::string_view text, Manner manner) {
    const Result<Record> record = read_record(text, open_table);
    if (!record) return record.error();
    if (record->damage) return record->damage->error;
    return with_game(record->table->facts().name, [&]<Tellable G>() -> Result<std::unique_ptr<Env>> {
        const auto config = configure<G>(record->table->options());
        if (!config) return config.error();
        auto env = std::make_unique<EnvOf<G>>(*config, manner);
        if (const Outcome followed = env->follow(*record->table); !followed) return followed.error();
        return std::unique_ptr<Env>(std::move(env));
    });
}

Result<std::unique_ptr<EnvBot>> make_env_bot(std::string_view game, const std::string& name, std::uint64_t seed) {
    return with_game(game, [&]<Tellable G>() -> Result<std::unique_ptr<EnvBot>> {
        const ProgramTerms terms;
        auto bot = make_bot<G>(name, &terms);
        if (!bot) return bot.error();
        return std::unique_ptr<EnvBot>(std::make_unique<EnvBotOf<G>>(*std::move(bot), seed));
    });
}

}  // namespace ozy::python
