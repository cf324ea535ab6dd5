// study_of.hpp - the study of one game. A position is looked at in worlds that a seat could not rule out; a decision by
// playing every line it could have been in the same few worlds, and the most promising ones in many.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/roster/make_bot.hpp"
#include "bots/search/policies.hpp"
#include "core/play_until.hpp"
#include "table/study.hpp"
#include "table/table_of.hpp"

namespace ozy {

template <Tellable G>
class StudyOf final : public Study {
  public:
    using State = typename G::State;
    using View = typename G::View;

    // `bot` may be none.
    StudyOf(const TableOf<G>& table, const StudyTerms& terms, std::unique_ptr<Bot<G>> bot)
        : table_(table), chains_(table.chains(0)), worlds_(terms.worlds), bot_(std::move(bot)) {
        seats_ = table.seats();
        judge_ = terms.bot.empty() ? "judgement" : terms.bot;
        for (const Chain& chain : chains_) lines_.push_back({chain.seat, chain.text, {}, 0, 0, {}});
        chances_.resize(chains_.size() + 1);
    }

    bool work() override {
        if (is_finished()) return false;
        const std::size_t at = total() - 1 - done_;
        chances_[at] = chances_at(begin_of(at));
        if (at < lines_.size()) study_line(at);
        ++done_;
        return !is_finished();
    }

  private:
    struct Option {
        std::vector<Move> moves;
        double sum = 0;
        int count = 0;

        double mean() const { return count == 0 ? 0 : sum / count; }
    };
    static constexpr int first_look = 4;            // worlds in which every line is played
    static constexpr std::size_t in_question = 12;  // lines that are then played in all worlds
    static constexpr std::size_t most_lines = 4'000;
    static constexpr std::size_t kept = 3;

    int begin_of(std::size_t line) const { return line == 0 ? table_.first_version() : chains_[line - 1].version; }

    // How a world stands for every seat: judged once nothing is pending, or played to its end.
    WinChances look(State state, Rng& rng) {
        if (bot_) return play_out(state, rng);
        if constexpr (Judged<G>) return Informed<G>(PolicySettings{}).look(state, rng);
        return Plain<G>(PolicySettings{}).look(state, rng);
    }

    WinChances play_out(State& state, Rng& rng) {
        play_to_end<G>(state, rng, [&](const MoveList& moves, Seat) {
            return moves.size() == 1 ? moves[0] : bot_->choose(Perspective<G>(state, moves), rng);
        });
        return chances_at_end(G::standing(state));
    }

    // Each seat's chance as that seat sees it.
    std::vector<double> chances_at(int version) {
        const State& state = table_.state_at(version);
        std::vector<double> out;
        for (Seat seat : seats_of(seats_)) {
            const View seen = G::view(state, seat);
            Rng rng(hash_bytes(seen));
            double own = 0;
            for (int world = 0; world < worlds_; ++world)
                own += look(G::imagine(seen, rng), rng)[seat] / (1.0 * certain * worlds_);
            out.push_back(own);
        }
        return out;
    }

    void study_line(std::size_t number) {
        StudiedLine& line = lines_[number];
        const std::vector<double> before = shares_of(chances_[number]), after = shares_of(chances_[number + 1]);
        for (std::size_t seat = 0; seat < before.size(); ++seat) line.change.push_back(after[seat] - before[seat]);
        if (is_player(line.seat)) study_decision(number);
    }

    void study_decision(std::size_t number) {
        const int begin = begin_of(number);
        const View seen = G::view(table_.state_at(begin), chains_[number].seat);
        Option played;
        for (int at = begin; at < chains_[number].version; ++at) played.moves.push_back(table_.move_at(at));
        std::vector<Option> options = options_in(imagined_worlds<G>(seen, 1).front(), played);
        try_in(imagined_worlds<G>(seen, first_look), options);
        // The line that was played stays first, whatever it is worth.
        const auto better = [](const Option& one, const Option& other) { return one.mean() > other.mean(); };
        std::stable_sort(options.begin() + 1, options.end(), better);
        options.resize(std::min(options.size(), in_question + 1));
        for (Option& option : options) option.sum = 0, option.count = 0;
        try_in(imagined_worlds<G>(seen, worlds_), options);
        std::stable_sort(options.begin() + 1, options.end(), better);

        StudiedLine& line = lines_[number];
        if (options.front().count == 0) {  // what it showed on the way fits none of the worlds: it cannot be compared
            line.chance = chances_[number + 1][static_cast<std::size_t>(index(line.seat))];
            return;
        }
        line.chance = options.front().mean();
        for (std::size_t i = 1; i < std::min(options.size(), kept + 1); ++i)
            line.better.push_back({text_of(begin, options[i]), options[i].mean()});
        if (!line.better.empty()) line.drop = std::max(0.0, line.better.front().chance - line.chance);
    }

    // The line that was played, then all others.
    std::vector<Option> options_in(const State& world, const Option& played) {
        std::vector<Option> out = {played};
        Option begun;
        add_options(world, G::decider(world), begun, out);
        return out;
    }

    void add_options(const State& state, Seat seat, Option& begun, std::vector<Option>& out) {
        if (out.size() >= most_lines) return;
        if (!begun.moves.empty() && (G::decider(state) != seat || !G::mid_chain(state))) {
            if (begun.moves != out.front().moves) out.push_back(begun);
            return;
        }
        MoveList moves;
        G::legal_moves(state, moves);
        for (Move move : moves) {
            State after = state;
            G::apply(after, move, nullptr);
            begun.moves.push_back(move);
            add_options(after, seat, begun, out);
            begun.moves.pop_back();
        }
    }

    // The same worlds and the same luck for every line.
    void try_in(const std::vector<State>& worlds, std::vector<Option>& options) {
        for (std::size_t i = 0; i < worlds.size(); ++i)
            for (Option& option : options) {
                State state = worlds[i];
                const Seat seat = G::decider(state);
                if (!play(state, option.moves)) continue;
                Rng luck(hash_bytes(worlds[i]), i);
                option.sum += static_cast<double>(look(state, luck)[seat]) / certain;
                ++option.count;
            }
    }

    // False if a move cannot be made in this world: what came to light on the way differs in it.
    static bool play(State& state, const std::vector<Move>& line) {
        const Seat seat = G::decider(state);
        MoveList moves;
        for (Move move : line) {
            if (G::decider(state) != seat) return false;
            G::legal_moves(state, moves);
            if (!moves.contains(move)) return false;
            G::apply(state, move, nullptr);
        }
        return true;
    }

    std::string text_of(int version, const Option& option) const {
        const View seen = G::view(table_.state_at(version), G::decider(table_.state_at(version)));
        State state = imagined_worlds<G>(seen, 1).front();
        std::string out;
        for (Move move : option.moves) {
            out.append(out.empty() ? "" : " ").append(G::to_text(state, move));
            G::apply(state, move, nullptr);
        }
        return G::tidy(std::move(out));
    }

    TableOf<G> table_;
    std::vector<Chain> chains_;
    int worlds_;
    std::unique_ptr<Bot<G>> bot_;
};

}  // namespace ozy
