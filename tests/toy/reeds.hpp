// reeds.hpp - a toy game for tests: plant reeds from a hidden hand along a river bank. Small, but it has all that a
// game can have: chance, secrets, chains of choices, options, several endings, rules with ids.
#pragma once

#include <array>
#include <cstdint>

#include "core/tellable.hpp"

namespace ozy {

namespace reeds {

enum class Color : std::uint8_t { red, blue, none = 255 };
inline constexpr int color_count = 2;
inline constexpr EnumRange<Color, color_count> all_colors{};
inline constexpr EnumArray<Color, std::string_view, color_count> color_names{{"red", "blue"}};
using Bundle = EnumArray<Color, std::uint8_t, color_count>;  // a number of reeds of each colour

enum class Plot : std::uint8_t {};  // A, B, C ... along the bank
inline constexpr int most_plots = 12;
inline constexpr int most_players = 4;
inline constexpr int hand_limit = 2;
inline constexpr int reeds_of_color = 9;

enum class Kind : std::uint8_t { draw = 1, plant, on, pass };
enum class Question : std::uint8_t { deal, action, plot, refill, over };
enum class Ending : std::uint8_t { none, full, stall };
enum class Happened : std::uint8_t { drew, drew_secretly, planted, passed, ended };

struct Config {
    std::int16_t players = 2;
    std::int16_t plots = 8;
    std::int16_t crowded = 0;  // [RD-2.3] is off
};

struct State {
    EnumArray<Plot, Color, most_plots> bank;
    SeatArray<Bundle, most_players> hands;
    SeatArray<std::uint8_t, most_players> points;
    Bundle bag;
    std::uint8_t players = 2, plots = 8, crowded = 0;
    Question question = Question::deal;
    Seat active = Seat::first;
    Color planting = Color::none;
    std::uint8_t passes = 0;
    Ending ending = Ending::none;
};

struct View {
    State seen;  // secrets are zero
    Seat viewer = Seat::spectator;
    Bundle unseen;
    SeatArray<std::uint8_t, most_players> hand_sizes;
    std::uint8_t bag_size = 0;
};

}  // namespace reeds

struct Reeds {
    using Config = reeds::Config;
    using State = reeds::State;
    using View = reeds::View;
    static constexpr std::string_view name = "reeds";
    static constexpr std::string_view title = "Reeds";
    static constexpr int rules_version = 1;

    static std::span<const Option<Config>> options();
    static State setup(const Config& config);
    static Config config(const State& state);
    static Seat decider(const State& state);
    static bool mid_chain(const State& state) { return state.question == reeds::Question::plot; }
    static void legal_moves(const State& state, MoveList& out);
    static Move sample_chance(const State& state, Rng& rng);
    static void apply(State& state, Move move, Events* events);
    static Standing standing(const State& state);
    static std::string_view ending(const State& state);
    static std::optional<std::string_view> check(const State& state);
    static View view(const State& state, Seat viewer);
    static State imagine(const View& seen, Rng& rng);

    static std::string_view rules_text();
    static std::string_view seat_name(Seat seat);
    static std::string to_text(const State& state, Move move);
    static Result<Move> parse(const State& state, Words& words);
    static std::string tidy(std::string line);
    static Phrase label(const State& state, Move move);
    static Phrase prompt(const View& seen);
    static Phrase describe(const Event& event);
    static Refusal why_not(const State& state, Move move);
    static std::string target(const State& state, Move move);
    static std::string_view part(Move /*move*/) { return {}; }
    static std::string_view named_place(Move /*move*/) { return {}; }
    static int rest_of_chain(const State& /*after*/) { return 0; }
    static bool looks_anew(const State& /*after*/) { return false; }
    static void write_view(Json& json, const View& seen);
    static Screen draw(const View& seen, int width);
    static State empty_position(const Config& config);
    static Outcome read_position(State& state, Words& words);
    static Outcome finish_position(State& state);
    static std::vector<std::string> write_position(const State& state);
    static Outcome expect(const State& state, Words& words);
};
static_assert(Tellable<Reeds>);

}  // namespace ozy
