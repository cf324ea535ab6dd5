// game.hpp - Vinci as the rest of the system sees it. Each function is defined in the room of its name.
#pragma once

#include "core/facade.hpp"
#include "core/learnable.hpp"
#include "games/vinci/forecast.hpp"
#include "games/vinci/moves.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/civilization.hpp"
#include "games/vinci/rules/cost.hpp"
#include "games/vinci/rules/decline.hpp"
#include "games/vinci/rules/deployment.hpp"
#include "games/vinci/state.hpp"
#include "games/vinci/view.hpp"

namespace ozy {

// What rows say of moves it inherits: legal_moves, numbers of actions, to_text, target, part, label, why_not.
struct Vinci : FromRows<Vinci, vinci::State> {
    using Config = vinci::Config;
    using State = vinci::State;
    using View = vinci::View;
    static constexpr std::string_view name = "vinci";
    static constexpr std::string_view title = "Vinci";
    static constexpr int rules_version = 2;

    static std::span<const Option<Config>> options();  // setup.cpp
    static State setup(const Config& config);
    static Config config(const State& state);
    static Seat decider(const State& state);  // turn.cpp
    static bool mid_chain(const State& state);
    static std::string_view ending(const State& state);
    static Move sample_chance(const State& state, Rng& rng);
    static void apply(State& state, Move move, Events* events);        // moves.cpp
    static Standing standing(const State& state);                      // scoring.cpp
    static std::optional<std::string_view> check(const State& state);  // check.cpp
    static View view(const State& state, Seat viewer);                 // view.cpp
    static State imagine(const View& seen, Rng& rng);

    static const TensorShape& tensor_shape();  // tensor.cpp
    static void encode_view(const View& seen, std::uint8_t* out, std::uint64_t* kept);

    static std::string_view rules_text();          // made from RULES.md by the build
    static std::string_view seat_name(Seat seat);  // moves.cpp
    static Result<Move> parse(const State& state, Words& words);
    static std::string tidy(std::string line);
    static Phrase prompt(const View& seen);      // questions.cpp
    static Phrase describe(const Event& event);  // events.cpp
    static std::string_view named_place(Move /*move*/) { return {}; }
    static int rest_of_chain(const State& /*after*/) { return 0; }
    static bool looks_anew(const State& /*after*/) { return false; }
    static void write_view(Json& json, const View& seen);  // wire.cpp
    static Screen draw(const View& seen, int width);       // draw.cpp
    static State empty_position(const Config& config);     // unstated.cpp
    static Outcome finish_position(State& state);
    static Outcome read_position(State& state, Words& words);  // position.cpp
    static std::vector<std::string> write_position(const State& state);
    static Outcome expect(const State& state, Words& words);
};
static_assert(Tellable<Vinci>);
static_assert(Learnable<Vinci>);

}  // namespace ozy
