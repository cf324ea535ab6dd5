// table_play.hpp - a game moved on, choice by choice, and back.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/thought.hpp"
#include "core/phrase.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "table/table_course.hpp"

namespace ozy {

// A legal move of the decider, or an outcome of chance.
struct Choice {
    std::string text;          // notation
    Phrase label;              // what a button says
    std::string target;        // the id of the thing a person clicks
    std::uint32_t weight = 0;  // of an outcome: its probability is weight / the sum of all weights
};

// Why a line is refused; the phrase is empty where no rule of the game says so.
struct Objection {
    Error error;
    Phrase phrase = {};
};

class TableBot;

class TablePlay : public virtual TableCourse {
  public:
    virtual std::vector<Choice> choices() const = 0;

    // Plays a chain of choices such as "tile red F5"; `seat` may be chance. Nothing is played if any part is refused.
    virtual std::optional<Objection> play(Seat seat, std::string_view line) = 0;
    // What `play` would answer.
    virtual std::optional<Objection> objection(Seat seat, std::string_view line) const = 0;
    // Why a thing, in notation, cannot be chosen after a begun chain. What is asked there says little of a thing that
    // it is not about: then the thing is looked for in the place of the choices before.
    virtual std::optional<Objection> objection(Seat seat, std::string_view begun, std::string_view thing) const = 0;
    // The same without phrases.
    Outcome play_line(Seat seat, std::string_view line) { return as_outcome(play(seat, line)); }
    Outcome try_line(Seat seat, std::string_view line) const { return as_outcome(objection(seat, line)); }
    // Plays choices()[number].
    virtual Outcome play_choice(Seat seat, std::size_t number) = 0;
    // Draws chance moves until a player decides or the game is over.
    virtual void play_chance(Rng& rng) = 0;
    // Takes back moves until `version` of them are left.
    virtual void undo_to(int version) = 0;

    // The state as bytes that only this very program can read back, and a table that stands there.
    virtual std::string freeze() const = 0;
    virtual Outcome thaw(std::string_view frozen, int version) = 0;

    virtual Result<std::unique_ptr<TableBot>> make_bot(std::string_view name) const = 0;

  private:
    static Outcome as_outcome(std::optional<Objection> objection) {
        return objection ? Outcome(std::move(objection->error)) : Outcome(Done{});
    }
};

// A bot that can sit at every table of one game.
class TableBot {
  public:
    virtual ~TableBot() = default;
    // The number of one of table.choices(), chosen from the decider's perspective. `table` is of the bot's game.
    virtual std::size_t choose(const TablePlay& table, Rng& rng) = 0;
    // See Bot::think_aloud.
    virtual void think_aloud(const std::shared_ptr<Thought>& thought) = 0;
};

}  // namespace ozy
