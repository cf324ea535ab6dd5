// env.hpp - one game, any game, as the Python module has it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/learnable.hpp"
#include "table/table.hpp"

namespace ozy::python {

using Options = std::vector<OptionValue>;

inline constexpr std::uint16_t unnumbered = 0xFFFF;

// A choice or a draw that was made.
struct Made {
    Seat seat;
    Move move;
};

// Where the choices of a packed game are written, a row each; null where nobody wants it.
struct ChoiceRows {
    std::uint8_t* observation = nullptr;
    std::uint8_t* mask = nullptr;
    std::int32_t* action = nullptr;
    std::int8_t* seat = nullptr;
};

class Env {
  public:
    virtual ~Env() = default;
    virtual std::string_view game() const = 0;
    virtual Options options() const = 0;
    virtual int players() const = 0;
    virtual int actions() const = 0;
    virtual const TensorShape& shape() const = 0;

    virtual void reset(std::uint64_t seed) = 0;
    virtual std::unique_ptr<Env> clone() const = 0;
    // A player, chance if its draws are left to the caller, or over.
    virtual Seat decider() const = 0;
    virtual std::span<const std::int32_t> legal() const = 0;
    virtual void mask(std::uint8_t* out) const = 0;
    virtual void observe(Seat viewer, std::uint8_t* out) const = 0;
    virtual Outcome step(int action) = 0;
    virtual void returns(float* out) const = 0;
    virtual Standing standing() const = 0;
    virtual std::string_view ending() const = 0;

    // Chance for who searches: each outcome with its probability, one of them played, a world that a seat thinks
    // possible.
    virtual std::vector<std::pair<std::string, double>> outcomes() const = 0;
    virtual Outcome play_outcome(int number) = 0;
    virtual std::unique_ptr<Env> imagine(Seat viewer, std::uint64_t seed) const = 0;

    virtual std::string state() const = 0;
    virtual Outcome set_state(std::string_view bytes) = 0;
    virtual std::string text(int action) const = 0;
    virtual Result<int> number(std::string_view text) const = 0;
    virtual std::string view_json(Seat viewer) const = 0;
    virtual std::string drawing(Seat viewer, int width) const = 0;
    virtual const std::vector<Made>& history() const = 0;
    // The number of a choice; of a draw all its bytes as one.
    virtual std::int64_t number_of(Made made) const = 0;
    // The whole game in two bytes a move: the number of an action, or of an outcome in its list; a move without a
    // number is `unnumbered` and its four bytes.
    virtual Result<std::vector<std::uint16_t>> packed() const = 0;
    // Plays such a game from the opening on and writes its choices; how many there were, no more than packed moves.
    virtual Result<int> unpack(std::span<const std::uint16_t> moves, ChoiceRows rows) = 0;
    virtual Result<std::string> record(const std::vector<std::string>& names) const = 0;
};

// How a bot is asked about an Env of its game.
class EnvBot {
  public:
    virtual ~EnvBot() = default;
    virtual Result<int> choose(const Env& env) = 0;
};

struct Manner {
    bool explicit_chance = false;  // draws are left to the caller
    bool explicit_forced = false;  // so are choices of one
};

Result<std::unique_ptr<Env>> make_env(std::string_view game, const Options& options, Manner manner);
Result<std::unique_ptr<Env>> env_of_record(std::string_view text, Manner manner);
Result<std::unique_ptr<EnvBot>> make_env_bot(std::string_view game, const std::string& name, std::uint64_t seed);

}  // namespace ozy::python
