// table_of.hpp - the table of one game: keeps every state it passed, so that undo, replay and log are look-ups.
#pragma once

#include <algorithm>
#include <utility>

#include "bots/make_bot.hpp"
#include "core/hash.hpp"
#include "core/tellable.hpp"
#include "table/table.hpp"

namespace ozy {

template <Tellable G>
class TableOf final : public Table {
  public:
    using State = typename G::State;

    explicit TableOf(const typename G::Config& config) : state_(G::setup(config)) {}

    const State& state() const { return state_; }

    std::unique_ptr<Table> clone() const override { return std::make_unique<TableOf>(*this); }

    const GameFacts& facts() const override {
        static const GameFacts facts{G::name, G::title, G::rules_version, G::rules_text()};
        return facts;
    }
    std::vector<OptionValue> options() const override { return option_values<G>(G::config(state_)); }
    std::string_view seat_name(Seat seat) const override { return G::seat_name(seat); }
    int seats() const override { return G::config(state_).players; }

    int version() const override { return static_cast<int>(steps_.size()); }
    Seat decider_at(int version) const override { return G::decider(state_at(version)); }
    bool mid_chain() const override { return G::mid_chain(state_); }
    Standing standing() const override { return G::standing(state_); }
    std::string_view ending() const override { return G::ending(state_); }
    std::vector<Choice> choices() const override;

    Outcome play_line(Seat seat, std::string_view line) override;
    Outcome try_line(Seat seat, std::string_view line) const override { return TableOf(state_).play_line(seat, line); }
    Outcome play_choice(Seat seat, std::size_t number) override;
    void play_chance(Rng& rng) override {
        while (decider() == Seat::chance) make(G::sample_chance(state_, rng));
    }
    void undo_to(int version) override;

    std::string view_json(Seat viewer) const override {
        Json json;
        G::write_view(json, G::view(state_, viewer));
        return json.take();
    }
    Screen screen(Seat viewer, int width) const override { return G::draw(G::view(state_, viewer), width); }
    Phrase prompt(Seat viewer) const override { return G::prompt(G::view(state_, viewer)); }
    std::vector<LogEntry> log(int since_version, Seat viewer) const override;
    std::string_view question_rule() const override {
        return is_player(decider()) ? G::why_not(state_, Move{}).rule : std::string_view{};
    }
    std::vector<Phrase> preview(std::size_t number) const override;

    std::vector<Chain> chains() const override;
    std::uint64_t fingerprint() const override {
        Hasher hasher;
        for (const Step& step : steps_) hasher.add(code(step.move));
        return hasher.add(hash_bytes(state_)).value();
    }

    Outcome read_statement(std::string_view statement) override;
    Outcome finish_position() override { return G::finish_position(state_); }
    std::vector<std::string> write_position() const override { return G::write_position(state_); }
    Outcome expect(std::string_view claim) const override {
        Words words(claim);
        return G::expect(state_, words);
    }
    std::optional<std::string_view> broken_invariant() const override { return G::check(state_); }

    Result<std::unique_ptr<TableBot>> make_bot(std::string_view name) const override;

  private:
    struct Step {
        State before;
        Move move;
        std::size_t first_event;
    };

    explicit TableOf(const State& state) : state_(state) {}

    const State& state_at(int version) const {
        OZY_ASSERT(version >= 0 && version <= this->version());
        return version == this->version() ? state_ : steps_[static_cast<std::size_t>(version)].before;
    }
    void make(Move move);
    Outcome make_next(Seat seat, Words& words);
    Error refusal(Seat seat, Move move) const;

    State state_;
    std::vector<Step> steps_;
    std::vector<Event> events_;  // of all steps
    bool in_set_up_ = false;
};

template <Tellable G>
std::vector<Choice> TableOf<G>::choices() const {
    std::vector<Choice> out;
    const Seat seat = decider();
    if (seat == Seat::over) return out;
    MoveList moves;
    G::legal_moves(state_, moves);
    out.reserve(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Choice choice{G::to_text(state_, moves[i]), {}, {}, 0};
        if (seat == Seat::chance) {
            choice.weight = moves.weight(i);
        } else {
            choice.label = G::label(state_, moves[i]);
            choice.target = G::target(state_, moves[i]);
        }
        out.push_back(std::move(choice));
    }
    return out;
}

template <Tellable G>
void TableOf<G>::make(Move move) {
    steps_.push_back({state_, move, events_.size()});
    Events events;
    G::apply(state_, move, &events);
    events_.insert(events_.end(), events.begin(), events.end());
}

template <Tellable G>
void TableOf<G>::undo_to(int version) {
    OZY_ASSERT(version >= 0 && version <= this->version());
    if (version == this->version()) return;
    const auto first = steps_.begin() + version;
    state_ = first->before;
    events_.resize(first->first_event);
    steps_.erase(first, steps_.end());
}

template <Tellable G>
Error TableOf<G>::refusal(Seat seat, Move move) const {
    if (seat == Seat::chance) return {Errc::illegal_move, "'" + G::to_text(state_, move) + "' cannot come up now"};
    const Refusal why = G::why_not(state_, move);
    return {Errc::illegal_move, to_english(why.phrase), std::string(why.rule)};
}

// Takes the words of one choice and plays it.
template <Tellable G>
Outcome TableOf<G>::make_next(Seat seat, Words& words) {
    const Seat now = decider();
    if (now == Seat::over) return Error{Errc::not_your_turn, "the game is over"};
    if (now != seat)
        return Error{Errc::not_your_turn, "'" + std::string(words.rest()) + "' is not for " + seat_word(seat) +
                                              " to play: " + seat_word(now) + " decides now"};
    const Result<Move> move = G::parse(state_, words);
    if (!move) return move.error();
    MoveList moves;
    G::legal_moves(state_, moves);
    if (!moves.contains(*move)) return refusal(seat, *move);
    make(*move);
    return Done{};
}

template <Tellable G>
Outcome TableOf<G>::play_line(Seat seat, std::string_view line) {
    Words words(line);
    if (words.empty()) return Error{Errc::bad_syntax, "there is no move in an empty line"};
    const int start = version();
    while (!words.empty()) {
        Outcome made = make_next(seat, words);
        if (made) continue;
        undo_to(start);
        return made;
    }
    return Done{};
}

template <Tellable G>
Outcome TableOf<G>::play_choice(Seat seat, std::size_t number) {
    if (is_over()) return Error{Errc::not_your_turn, "the game is over"};
    if (decider() != seat) return Error{Errc::not_your_turn, seat_word(decider()) + " decides now"};
    MoveList moves;
    G::legal_moves(state_, moves);
    if (number >= moves.size())
        return Error{Errc::not_found, "there are only " + std::to_string(moves.size()) + " moves"};
    make(moves[number]);
    return Done{};
}

template <Tellable G>
std::vector<LogEntry> TableOf<G>::log(int since_version, Seat viewer) const {
    std::vector<LogEntry> out;
    for (int at = std::max(since_version, 0); at < version(); ++at) {
        const auto step = static_cast<std::size_t>(at);
        const std::size_t end = step + 1 < steps_.size() ? steps_[step + 1].first_event : events_.size();
        for (std::size_t i = steps_[step].first_event; i < end; ++i)
            if (may_see(viewer, events_[i]))
                out.push_back({at, events_[i].seat, events_[i].audience, G::describe(events_[i])});
    }
    return out;
}

template <Tellable G>
std::vector<Phrase> TableOf<G>::preview(std::size_t number) const {
    std::vector<Phrase> out;
    const Seat seat = decider();
    if (!is_player(seat)) return out;
    MoveList moves;
    G::legal_moves(state_, moves);
    if (number >= moves.size()) return out;

    const typename G::View seen = G::view(state_, seat);
    Rng rng(hash_bytes(seen));
    Events shared;
    constexpr int imagined_states = 8;
    for (int i = 0; i < imagined_states; ++i) {
        State imagined = G::imagine(seen, rng);
        Events events;
        G::apply(imagined, moves[number], &events);
        if (i == 0) shared = events;
        const auto differ = std::mismatch(shared.begin(), shared.end(), events.begin(), events.end()).first;
        while (shared.end() != differ) shared.pop_back();
    }
    for (const Event& event : shared)
        if (may_see(Seat::spectator, event)) out.push_back(G::describe(event));
    return out;
}

template <Tellable G>
std::vector<Chain> TableOf<G>::chains() const {
    std::vector<Chain> out;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const Step& step = steps_[i];
        const Seat seat = G::decider(step.before);
        const int after = static_cast<int>(i) + 1;
        std::string text = G::to_text(step.before, step.move);
        if (!out.empty() && out.back().seat == seat && G::mid_chain(step.before)) {
            out.back().text.append(" ").append(text);
            out.back().version = after;
        } else {
            out.push_back({seat, std::move(text), after});
        }
    }
    for (Chain& chain : out) chain.text = G::tidy(std::move(chain.text));
    return out;
}

template <Tellable G>
Outcome TableOf<G>::read_statement(std::string_view statement) {
    OZY_ASSERT(steps_.empty());
    if (!in_set_up_) state_ = G::empty_position(G::config(state_));
    in_set_up_ = true;
    Words words(statement);
    Outcome read = G::read_position(state_, words);
    if (read && !words.empty())
        return Error{Errc::bad_position,
                     "'" + std::string(words.rest()) + "' is left over in '" + std::string(statement) + "'"};
    return read;
}

// A bot at tables of G.
template <Tellable G>
class TableBotOf final : public TableBot {
  public:
    explicit TableBotOf(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

    std::size_t choose(const Table& table, Rng& rng) override {
        OZY_ASSERT(table.facts().name == G::name && is_player(table.decider()));
        const auto& state = static_cast<const TableOf<G>&>(table).state();
        MoveList moves;
        G::legal_moves(state, moves);
        const Move move = bot_->choose(Perspective<G>(state, moves), rng);
        return static_cast<std::size_t>(std::find(moves.begin(), moves.end(), move) - moves.begin());
    }

  private:
    std::unique_ptr<Bot<G>> bot_;
};

template <Tellable G>
Result<std::unique_ptr<TableBot>> TableOf<G>::make_bot(std::string_view name) const {
    Result<std::unique_ptr<Bot<G>>> bot = ozy::make_bot<G>(name);
    if (!bot) return bot.error();
    return std::unique_ptr<TableBot>(std::make_unique<TableBotOf<G>>(*std::move(bot)));
}

}  // namespace ozy
