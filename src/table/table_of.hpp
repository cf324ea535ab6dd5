// table_of.hpp - the table of one game: keeps every state it passed, so that undo, replay and log are look-ups.
#pragma once

#include <algorithm>
#include <cstring>
#include <utility>

#include "bots/roster/make_bot.hpp"
#include "core/hash.hpp"
#include "core/tellable.hpp"
#include "table/choice_tree.hpp"
#include "table/table.hpp"
#include "table/worlds.hpp"

namespace ozy {

// A bot for tables of G. Programs are run only on terms.
template <Tellable G>
Result<std::unique_ptr<TableBot>> make_table_bot(std::string_view name, const ProgramTerms* programs);

template <Tellable G>
class TableOf final : public Table {
  public:
    using State = typename G::State;

    explicit TableOf(const typename G::Config& config) : state_(G::setup(config)) {}

    const State& state() const { return state_; }
    std::span<const Event> events() const { return events_; }
    const State& state_at(int version) const {
        OZY_ASSERT(version >= first_version_ && version <= this->version());
        return version == this->version() ? state_ : made_at(version).before;
    }
    // The move that led from this version to the next.
    Move move_at(int version) const { return made_at(version).move; }

    std::unique_ptr<Table> clone() const override { return std::make_unique<TableOf>(*this); }
    std::unique_ptr<Table> present() const override { return std::unique_ptr<Table>(new TableOf(state_)); }

    const GameFacts& facts() const override {
        static const GameFacts facts{G::name, G::title, G::rules_version, G::rules_text()};
        return facts;
    }
    std::vector<OptionValue> options() const override { return option_values<G>(G::config(state_)); }
    std::string_view seat_name(Seat seat) const override { return G::seat_name(seat); }
    int seats() const override { return G::config(state_).players; }

    int version() const override { return first_version_ + static_cast<int>(moves_.size()); }
    Seat decider_at(int version) const override { return G::decider(state_at(version)); }
    bool mid_chain() const override { return G::mid_chain(state_); }
    Standing standing() const override { return G::standing(state_); }
    std::string_view ending() const override { return G::ending(state_); }
    std::vector<Choice> choices() const override;

    std::optional<Objection> play(Seat seat, std::string_view line) override;
    std::optional<Objection> objection(Seat seat, std::string_view line) const override {
        return TableOf(state_).play(seat, line);
    }
    std::optional<Objection> objection(Seat seat, std::string_view begun, std::string_view thing) const override;
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
    Result<Foresight> foresee(Seat seat, std::string_view line) const override;
    Result<std::vector<Outlook>> foresee_each(Seat seat, std::string_view line) const override;

    std::vector<Chain> chains(int since_version) const override;
    std::string choice_tree() const override {
        return ChoiceTree<G>::json(imagined_worlds<G>(G::view(state_, decider()), 1).front());
    }
    bool has_learned(Seat seat, int since_version) const override;
    std::string freeze() const override { return {reinterpret_cast<const char*>(&state_), sizeof state_}; }
    Outcome thaw(std::string_view frozen, int version) override;
    int first_version() const override { return first_version_; }
    std::uint64_t fingerprint() const override {
        Hasher hasher;
        for (const MadeMove& made : moves_) hasher.add(code(made.move));
        return hasher.add(hash_bytes(state_)).value();
    }

    Outcome read_statement(std::string_view statement) override;
    Outcome finish_position() override { return G::finish_position(state_); }
    Outcome expect(std::string_view claim) const override {
        Words words(claim);
        return G::expect(state_, words);
    }
    std::optional<std::string_view> broken_invariant() const override { return G::check(state_); }

    Result<std::unique_ptr<TableBot>> make_bot(std::string_view name) const override {
        return make_table_bot<G>(name, nullptr);
    }

  private:
    struct MadeMove {
        State before;
        Move move;
        std::size_t first_event;
    };

    explicit TableOf(const State& state) : state_(state) {}

    const MadeMove& made_at(int version) const { return moves_[static_cast<std::size_t>(version - first_version_)]; }
    void make(Move move);
    std::optional<Objection> make_next(Seat seat, Words& words);
    Objection refusal(Seat seat, Move move) const;
    std::vector<Event> heard_since(int since_version, Seat seat) const;
    Objection too_late(Words words) const;

    State state_;
    std::vector<MadeMove> moves_;
    std::vector<Event> events_;  // of all of them
    int first_version_ = 0;
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
    moves_.push_back({state_, move, events_.size()});
    Events events;
    G::apply(state_, move, &events);
    events_.insert(events_.end(), events.begin(), events.end());
}

template <Tellable G>
void TableOf<G>::undo_to(int version) {
    OZY_ASSERT(version >= first_version_ && version <= this->version());
    if (version == this->version()) return;
    const auto first = moves_.begin() + (version - first_version_);
    state_ = first->before;
    events_.resize(first->first_event);
    moves_.erase(first, moves_.end());
}

template <Tellable G>
Objection TableOf<G>::refusal(Seat seat, Move move) const {
    if (seat == Seat::chance) return {{Errc::illegal_move, "'" + G::to_text(state_, move) + "' cannot come up now"}};
    Refusal why = G::why_not(state_, move);
    Error error{Errc::illegal_move, to_english(why.phrase), std::string(why.rule)};
    return {std::move(error), why.rule.empty() ? Phrase{} : std::move(why.phrase)};
}

// The game's own rule says that nothing follows its end, as far as the words are a move at all.
template <Tellable G>
Objection TableOf<G>::too_late(Words words) const {
    const Result<Move> move = G::parse(state_, words);
    Refusal why = move ? G::why_not(state_, *move) : Refusal{};
    Error error{Errc::not_your_turn, "the game is over", std::string(why.rule)};
    return {std::move(error), why.rule.empty() ? Phrase{} : std::move(why.phrase)};
}

// Takes the words of one choice and plays it: read once, looked up once among the legal moves.
template <Tellable G>
std::optional<Objection> TableOf<G>::make_next(Seat seat, Words& words) {
    const Seat now = decider();
    if (now == Seat::over) return too_late(words);
    if (now != seat)
        return Objection{{Errc::not_your_turn, "'" + std::string(words.rest()) + "' is not for " + seat_word(seat) +
                                                   " to play: " + seat_word(now) + " decides now"}};
    const Result<Move> move = G::parse(state_, words);
    if (!move) return Objection{move.error()};
    MoveList moves;
    G::legal_moves(state_, moves);
    if (!moves.contains(*move)) return refusal(seat, *move);
    make(*move);
    return std::nullopt;
}

template <Tellable G>
std::optional<Objection> TableOf<G>::play(Seat seat, std::string_view line) {
    Words words(line);
    if (words.empty()) return Objection{{Errc::bad_syntax, "there is no move in an empty line"}};
    const int start = version();
    while (!words.empty()) {
        std::optional<Objection> refused = make_next(seat, words);
        if (!refused) continue;
        undo_to(start);
        return refused;
    }
    return std::nullopt;
}

template <Tellable G>
std::optional<Objection> TableOf<G>::objection(Seat seat, std::string_view begun, std::string_view thing) const {
    TableOf trial(state_);
    const int start = trial.version();
    if (!Words(begun).empty())
        if (std::optional<Objection> refused = trial.play(seat, begun)) return refused;
    const std::optional<Objection> after_all = trial.objection(seat, thing);
    for (std::optional<Objection> found = after_all; found; found = trial.objection(seat, thing)) {
        const bool is_of_question = found->phrase.key == G::why_not(trial.state_, Move{}).phrase.key;
        if (!found->phrase.key.empty() && !is_of_question) return found;
        if (trial.version() == start) break;
        trial.undo_to(trial.version() - 1);
    }
    return after_all;
}

template <Tellable G>
Outcome TableOf<G>::play_choice(Seat seat, std::size_t number) {
    if (is_over()) return Error{Errc::not_your_turn, "the game is over"};
    if (decider() != seat) return Error{Errc::not_your_turn, seat_word(decider()) + " decides now"};
    MoveList moves;
    G::legal_moves(state_, moves);
    if (number >= moves.size())
        return Error{Errc::not_found, "the moves are numbered up to " + std::to_string(moves.size())};
    make(moves[number]);
    return Done{};
}

template <Tellable G>
std::vector<LogEntry> TableOf<G>::log(int since_version, Seat viewer) const {
    std::vector<LogEntry> out;
    for (int at = std::max(since_version, first_version_); at < version(); ++at) {
        const std::size_t end = at + 1 < version() ? made_at(at + 1).first_event : events_.size();
        for (std::size_t i = made_at(at).first_event; i < end; ++i)
            if (may_see(viewer, events_[i]))
                out.push_back({at, events_[i].seat, events_[i].audience, G::describe(events_[i])});
    }
    return out;
}

template <Tellable G>
Result<Foresight> TableOf<G>::foresee(Seat seat, std::string_view line) const {
    if (Outcome tried = try_line(seat, line); !tried) return tried.error();
    constexpr int count = 8;
    const std::vector<State> worlds = imagined_worlds<G>(G::view(state_, seat), count);
    Foresight out;
    const std::vector<Event> shared = events_in_all(worlds, [&](const State& world) {
        TableOf table(world);
        const bool is_played = table.play_line(seat, line).has_value();
        const auto is_over = [&] { return table.decider() != seat || table.has_learned(seat, 0); };
        out.is_final = out.is_final || !is_played || (&world == &worlds.front() && is_over());
        return table.events_;
    });
    for (const Event& event : shared)
        if (may_see(seat, event)) out.log.push_back({version(), event.seat, event.audience, G::describe(event)});
    return out;
}

// A few worlds the seat cannot tell from this one are enough to drop what depends on chance or on hidden things: what
// is said here is also said by the view and the rules.
template <Tellable G>
Result<std::vector<Outlook>> TableOf<G>::foresee_each(Seat seat, std::string_view line) const {
    constexpr int count = 4;
    std::vector<State> worlds = imagined_worlds<G>(G::view(state_, seat), count);
    for (State& world : worlds) {
        if (line.empty()) break;
        TableOf table(world);
        if (Outcome played = table.play_line(seat, line); !played) return played.error();
        world = table.state_;
    }
    if (G::decider(worlds.front()) != seat) return Error{Errc::illegal_move, "the chain is complete already"};
    MoveList moves;
    G::legal_moves(worlds.front(), moves);
    std::vector<Outlook> out;
    for (Move move : moves) {
        Outlook outlook{G::to_text(worlds.front(), move), {}};
        const std::vector<Event> shared = events_in_all<G>(worlds, move);
        for (std::size_t i = 1; i < shared.size(); ++i)
            if (shared[i].audience == Seat::spectator) outlook.phrases.push_back(G::describe(shared[i]));
        if (!outlook.phrases.empty()) out.push_back(std::move(outlook));
    }
    return out;
}

template <Tellable G>
std::vector<Chain> TableOf<G>::chains(int since_version) const {
    std::vector<Chain> out;
    for (int at = std::max(since_version, first_version_); at < version(); ++at) {
        const MadeMove& made = made_at(at);
        const Seat seat = G::decider(made.before);
        const int after = at + 1;
        std::string text = G::to_text(made.before, made.move);
        if (!out.empty() && out.back().seat == seat && G::mid_chain(made.before)) {
            out.back().text.append(" ").append(text);
            out.back().version = after;
        } else {
            out.push_back({seat, std::move(text), after});
        }
    }
    for (Chain& chain : out) chain.text = G::tidy(std::move(chain.text));
    return out;
}

// What the moves from `since_version` on told the seat.
template <Tellable G>
std::vector<Event> TableOf<G>::heard_since(int since_version, Seat seat) const {
    std::vector<Event> out;
    const auto first = events_.begin() + static_cast<std::ptrdiff_t>(made_at(since_version).first_event);
    std::copy_if(first, events_.end(), std::back_inserter(out),
                 [&](const Event& event) { return may_see(seat, event); });
    return out;
}

// The seat plays the same moves in worlds it could not tell from this one; what it then sees and has been told must be
// what it sees and has been told now. What was told may be gone from the view again.
template <Tellable G>
bool TableOf<G>::has_learned(Seat seat, int since_version) const {
    if (since_version == version()) return false;
    const typename G::View before = G::view(state_at(since_version), seat);
    const std::uint64_t now = hash_bytes(G::view(state_, seat));
    const std::vector<Event> heard = heard_since(since_version, seat);
    const auto shows_the_same = [&](const State& begun) {
        TableOf world(begun);
        for (int at = since_version; at < version(); ++at) {
            MoveList moves;
            if (world.decider() == seat) G::legal_moves(world.state_, moves);
            if (moves.empty() || !moves.contains(move_at(at))) return false;
            world.make(move_at(at));
        }
        return hash_bytes(G::view(world.state_, seat)) == now && world.heard_since(0, seat) == heard;
    };
    constexpr int count = 8;
    return !holds_in_all<G>(before, count, shows_the_same);
}

template <Tellable G>
Outcome TableOf<G>::thaw(std::string_view frozen, int version) {
    State state;
    if (frozen.size() != sizeof state) return Error{Errc::bad_record, "the frozen table has another size"};
    std::memcpy(&state, frozen.data(), sizeof state);
    if (const auto broken = G::check(state)) return Error{Errc::bad_record, std::string(*broken)};
    *this = TableOf(state);
    first_version_ = version;
    return Done{};
}

template <Tellable G>
Outcome TableOf<G>::read_statement(std::string_view statement) {
    OZY_ASSERT(moves_.empty());
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

    std::size_t choose(const TablePlay& table, Rng& rng) override {
        OZY_ASSERT(table.facts().name == G::name && is_player(table.decider()));
        const auto& own = static_cast<const TableOf<G>&>(table);
        MoveList moves;
        G::legal_moves(own.state(), moves);
        const Move move = bot_->choose(Perspective<G>(own.state(), moves, own.events()), rng);
        return static_cast<std::size_t>(std::find(moves.begin(), moves.end(), move) - moves.begin());
    }

    void think_aloud(const std::shared_ptr<Thought>& thought) override { bot_->think_aloud(thought); }

  private:
    std::unique_ptr<Bot<G>> bot_;
};

template <Tellable G>
Result<std::unique_ptr<TableBot>> make_table_bot(std::string_view name, const ProgramTerms* programs) {
    Result<std::unique_ptr<Bot<G>>> bot = make_bot<G>(name, programs);
    if (!bot) return bot.error();
    return std::unique_ptr<TableBot>(std::make_unique<TableBotOf<G>>(*std::move(bot)));
}

}  // namespace ozy
