// game.hpp - what every game is to the rest of the system: a plain State and pure functions over it.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/event.hpp"
#include "core/move.hpp"
#include "core/move_list.hpp"
#include "core/option.hpp"
#include "core/rng.hpp"
#include "core/seat.hpp"
#include "core/standing.hpp"

namespace ozy {

// Copied with memcpy, compared and hashed by its bytes.
template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

// The law of a game. Search, arena and tests are templates over this; nothing here allocates, throws or prints.
template <class G>
concept Game = PlainValue<typename G::State> && PlainValue<typename G::View> &&
    requires(typename G::State& state, const typename G::State& peek, const typename G::Config& config,
             const typename G::View& seen, Move move, MoveList& out, Seat seat, Rng& rng, Events* events) {
    { G::name } -> std::convertible_to<std::string_view>;   // id: files, options, wire
    { G::title } -> std::convertible_to<std::string_view>;  // as people write it
    { G::rules_version } -> std::convertible_to<int>;       // grows when a recorded game would play differently
    { G::options() } -> std::same_as<std::span<const Option<typename G::Config>>>;  // the first one is `players`
    { config.players } -> std::convertible_to<int>;

    { G::setup(config) } -> std::same_as<typename G::State>;  // the box opened; no randomness yet
    { G::config(peek) } -> std::same_as<typename G::Config>;
    { G::decider(peek) } -> std::same_as<Seat>;    // a player, chance, or over
    { G::mid_chain(peek) } -> std::same_as<bool>;  // this choice goes on with the one before
    // Complete, without duplicates; for chance the outcomes with their weights. Clears `out` first.
    { G::legal_moves(peek, out) } -> std::same_as<void>;
    { G::sample_chance(peek, rng) } -> std::same_as<Move>;    // one outcome, by weight, without listing them
    { G::apply(state, move, events) } -> std::same_as<void>;  // move is legal; events may be null
    { G::standing(peek) } -> std::same_as<Standing>;          // scores and ranking, ties included
    { G::ending(peek) } -> std::same_as<std::string_view>;    // how the game ended, one word; empty before
    { G::check(peek) } -> std::same_as<std::optional<std::string_view>>;  // the invariant that is broken, if any

    { G::view(peek, seat) } -> std::same_as<typename G::View>;     // what that seat may know, nothing else
    { G::imagine(seen, rng) } -> std::same_as<typename G::State>;  // a full state that the viewer cannot rule out
};

template <Game... Games>
struct GameList {};

}  // namespace ozy
