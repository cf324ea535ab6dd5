// game.hpp - Empire's End as the rest of the system sees it. Each function is defined in the room of its name.
#pragma once

#include "core/facade.hpp"
#include "core/learnable.hpp"
#include "games/empires_end/moves.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/rules/row.hpp"
#include "games/empires_end/rules/take.hpp"
#include "games/empires_end/scoring.hpp"
#include "games/empires_end/state.hpp"
#include "games/empires_end/view.hpp"

namespace ozy {

// What rows say of moves it inherits: legal_moves, numbers of actions, to_text, target, part, label, why_not.
struct EmpiresEnd : FromRows<EmpiresEnd, empires_end::State> {
    using Config = empires_end::Config;
    using State = empires_end::State;
    using View = empires_end::View;
    static constexpr std::string_view name = "empires_end";
    static constexpr std::string_view title = "Empire's End";
    static constexpr int rules_version = 1;

    static std::span<const Option<Config>> options();  // setup.cpp
    static State setup(const Config& config);
    static Config config(const State& state);
    static Seat decider(const State& state);  // turn.cpp
    static Move sample_chance(const State& state, Rng& rng);
    static bool mid_chain(const State& state);
    static std::string_view ending(const State& state);
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
    static State empty_position(const Config& config);     // position.cpp
    static Outcome read_position(State& state, Words& words);
    static Outcome finish_position(State& state);
    static std::vector<std::string> write_position(const State& state);
    static Outcome expect(const State& state, Words& words);
};
static_assert(Tellable<EmpiresEnd>);
static_assert(Learnable<EmpiresEnd>);

}  // namespace ozy
