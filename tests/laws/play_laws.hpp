// play_laws.hpp - what holds of the law of every game: it ends, goes on until then, and depends on nothing but moves.
#pragma once

#include <set>

#include "core/hash.hpp"
#include "laws/walk.hpp"

namespace ozy::laws {

template <Game G>
Complaint games_end() {
    return walk<G>(1, [](const Position<G>&) { return Complaint{}; });
}

template <Game G>
Complaint legal_moves_exist_until_the_end() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        if ((position.decider == Seat::over) == position.moves.empty()) return {};
        return "no legal move";
    });
}

template <Game G>
Complaint legal_moves_are_distinct() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        std::set<std::uint32_t> seen;
        for (Move move : position.moves) {
            if (move.kind == 0) return "a legal move of kind 0";
            if (!seen.insert(code(move)).second) return name_of(move) + " is listed twice";
        }
        return {};
    });
}

template <Game G>
Complaint invariants_hold_after_every_move() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        const auto broken = G::check(position.state);
        return broken ? "broken: " + std::string(*broken) : "";
    });
}

template <Game G>
Complaint deciders_have_a_seat() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        const Seat decider = position.decider;
        if (decider == Seat::chance || decider == Seat::over) return {};
        return is_player(decider) && index(decider) < position.config.players ? "" : "nobody sits there";
    });
}

template <Game G>
Complaint options_are_kept_through_the_game() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        const auto kept = G::config(position.state);
        for (const auto& option : G::options())
            if (kept.*option.field != position.config.*option.field) return "changed: " + std::string(option.name);
        return {};
    });
}

template <Game G>
Complaint same_moves_give_same_bytes() {
    std::vector<Move> moves;
    std::vector<std::uint64_t> hashes;
    return walk<G>(1, [&](const Position<G>& position) -> Complaint {
        hashes.push_back(hash_bytes(position.state));
        moves.push_back(position.next);
        if (position.decider != Seat::over) return {};
        typename G::State again = G::setup(position.config);
        for (std::size_t ply = 0; ply < hashes.size(); ++ply) {
            if (hash_bytes(again) != hashes[ply]) return "replay differs at ply " + std::to_string(ply);
            if (ply + 1 < hashes.size()) G::apply(again, moves[ply], nullptr);
        }
        moves.clear();
        hashes.clear();
        return {};
    });
}

// Nothing in the rules reads events: play is the same with and without somebody listening.
template <Game G>
Complaint listening_does_not_change_play() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        if (position.decider == Seat::over) return {};
        typename G::State silent = position.state, told = position.state;
        Events events;
        G::apply(silent, position.next, nullptr);
        G::apply(told, position.next, &events);
        return same_bytes(silent, told) ? "" : name_of(position.next) + " differs when events are asked for";
    });
}

// A state and its legal moves, as one number.
template <Game G>
std::uint64_t hash_answer(const typename G::State& state) {
    MoveList moves;
    moves.clear();
    if (G::decider(state) != Seat::over) G::legal_moves(state, moves);
    Hasher hasher;
    hasher.add(hash_bytes(state));
    for (Move move : moves) hasher.add(code(move));
    return hasher.value();
}

// Whatever is played from copies of a state in the meantime, the state stays as it was and answers as it did.
template <Game G>
Complaint kept_states_answer_as_before() {
    std::vector<typename G::State> kept;
    std::vector<std::uint64_t> answers;
    return walk<G>(3, [&](const Position<G>& position) -> Complaint {
        kept.push_back(position.state);
        answers.push_back(hash_answer<G>(position.state));
        for (std::size_t i = 0; i < position.moves.size() && i < 8; ++i) {
            typename G::State copy = position.state;
            G::apply(copy, position.moves[i], nullptr);
        }
        if (position.decider != Seat::over) return {};
        for (std::size_t i = 0; i < kept.size(); ++i)
            if (hash_answer<G>(kept[i]) != answers[i]) return "kept state " + std::to_string(i) + " has changed";
        kept.clear();
        answers.clear();
        return {};
    });
}

template <Game G>
Complaint ends_have_a_name_and_a_ranking() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        const bool over = position.decider == Seat::over;
        if (G::ending(position.state).empty() == over) return over ? "the end has no name" : "an ending before the end";
        const Standing standing = G::standing(position.state);
        if (standing.seats != position.config.players) return "the standing has not every seat";
        for (Seat seat : seats_of(standing.seats))
            if (standing.rank[seat] < 1 || standing.rank[seat] > standing.seats) return "a rank out of range";
        return standing.winners() > 0 ? "" : "nobody is first";
    });
}

// A game whose kinds of move are rows can list all that its players can say.
template <class G>
concept Outspoken = requires(int number) {
    { G::sayings() } -> std::same_as<int>;
    { G::saying(number) } -> std::same_as<Move>;
};

// Options are offered by name: every value can be set by its text, nonsense is refused with a reason.
template <Game G>
Complaint options_can_be_set_by_text() {
    if (G::options().empty() || G::options().front().name != "players") return "the first option is not players";
    for (const auto& option : G::options()) {
        if (option.help.empty() || option.rule.empty()) return "no help or rule: " + std::string(option.name);
        if (option.is_reading() && !option.allows(option.published))
            return std::string(option.name) + " has no such published reading";
        for (std::int16_t value : values_of(option)) {
            typename G::Config wanted{}, read{};
            wanted.*option.field = value;
            if (!option.set(read, option.text(wanted)) || read.*option.field != value)
                return std::string(option.name) + " cannot be set to " + option.text(wanted);
        }
        typename G::Config config{};
        for (std::string_view nonsense : {"", "nonsense", "-1", "99999", "1x"}) {
            const Outcome outcome = option.set(config, nonsense);
            if (outcome || outcome.error().detail.empty()) return std::string(option.name) + " accepts nonsense";
        }
    }
    return {};
}

}  // namespace ozy::laws
