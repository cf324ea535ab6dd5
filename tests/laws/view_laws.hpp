// view_laws.hpp - what holds of hidden information in every game: a view tells what its seat may know and nothing else.
#pragma once

#include <map>

#include "bots/random_bot.hpp"
#include "core/hash.hpp"
#include "laws/walk.hpp"

namespace ozy::laws {

template <Game G>
Complaint a_view_of_an_imagined_state_is_the_same_view() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        for (Seat viewer : viewers(position)) {
            const auto seen = G::view(position.state, viewer);
            if (!same_bytes(G::view(G::imagine(seen, position.rng), viewer), seen))
                return name_of(viewer) + " sees something else in a state it imagines";
        }
        return {};
    });
}

template <Game G>
Complaint imagined_states_keep_the_invariants() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        for (Seat viewer : viewers(position)) {
            const auto broken = G::check(G::imagine(G::view(position.state, viewer), position.rng));
            if (broken) return name_of(viewer) + " imagines a broken state: " + std::string(*broken);
        }
        return {};
    });
}

template <Game G>
Complaint the_omniscient_viewer_imagines_the_true_state() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        const auto imagined = G::imagine(G::view(position.state, Seat::omniscient), position.rng);
        return same_bytes(imagined, position.state) ? "" : "something is hidden from the omniscient viewer";
    });
}

// In the same order too: a list ordered by something hidden would give it away.
template <Game G>
Complaint the_decider_finds_its_legal_moves_in_its_view() {
    MoveList found;
    return walk<G>(1, [&found](const Position<G>& position) -> Complaint {
        if (!is_player(position.decider)) return {};
        const auto imagined = G::imagine(G::view(position.state, position.decider), position.rng);
        if (G::decider(imagined) != position.decider) return "the decider does not know that it decides";
        G::legal_moves(imagined, found);
        return std::equal(found.begin(), found.end(), position.moves.begin(), position.moves.end())
                   ? ""
                   : "the legal moves depend on something hidden from the decider";
    });
}

template <Game G>
Complaint spectators_know_no_more_than_any_player() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        const auto seen = G::view(position.state, Seat::spectator);
        for (Seat seat : seats_of(position.config.players)) {
            const auto imagined = G::imagine(G::view(position.state, seat), position.rng);
            if (!same_bytes(G::view(imagined, Seat::spectator), seen))
                return "the spectator sees what is hidden from " + name_of(seat);
        }
        return {};
    });
}

// What a viewer is told of a move, as one number.
inline std::uint64_t hash_visible(const Events& events, Seat viewer) {
    Hasher hasher;
    for (const Event& event : events)
        if (may_see(viewer, event)) hasher.add(hash_bytes(event));
    return hasher.value();
}

inline constexpr std::size_t most_moves = 40;  // looked at where there are many

// Where two moves lead to states that a viewer cannot tell apart though they differ, it is told the same of both.
template <Game G>
Complaint events_tell_nothing_that_the_view_hides() {
    struct Told {
        std::uint64_t state, events;
    };
    Events events;
    return walk<G>(5, [&events](const Position<G>& position) -> Complaint {
        for (Seat viewer : viewers(position)) {
            std::map<std::uint64_t, Told> by_view;
            for (std::size_t i = 0; i < position.moves.size() && i < most_moves; ++i) {
                typename G::State after = position.state;
                events.clear();
                G::apply(after, position.moves[i], &events);
                const Told told{hash_bytes(after), hash_visible(events, viewer)};
                const auto [other, is_new] = by_view.emplace(hash_bytes(G::view(after, viewer)), told);
                if (!is_new && other->second.state != told.state && other->second.events != told.events)
                    return name_of(viewer) + " learns from an event which move was made: " + name_of(position.moves[i]);
            }
        }
        return {};
    });
}

template <Game G>
Complaint events_have_an_audience_at_the_table() {
    Events events;
    return walk<G>(1, [&events](const Position<G>& position) -> Complaint {
        if (position.decider == Seat::over) return {};
        typename G::State after = position.state;
        events.clear();
        G::apply(after, position.next, &events);
        for (const Event& event : events) {
            if (event.audience == Seat::spectator) continue;
            if (!is_player(event.audience) || index(event.audience) >= position.config.players)
                return "an event for " + name_of(event.audience);
        }
        return {};
    });
}

}  // namespace ozy::laws
