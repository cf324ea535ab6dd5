// table.hpp - one game in play, any game: text and JSON at the edge, for the command line, the server and Python.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/thought.hpp"
#include "core/phrase.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "core/screen.hpp"
#include "core/seat.hpp"
#include "core/standing.hpp"
#include "table/configure.hpp"

namespace ozy {

// What is the same at every table of one game.
struct GameFacts {
    std::string_view name, title;
    int rules_version = 0;
    std::string_view rules_text;
};

// A legal move of the decider, or an outcome of chance.
struct Choice {
    std::string text;          // notation
    Phrase label;              // what a button says
    std::string target;        // the id of the thing a person clicks
    std::uint32_t weight = 0;  // of an outcome: its probability is weight / the sum of all weights
};

// Something that happened in the move that led from `version` to the next one.
struct LogEntry {
    int version = 0;
    Seat seat = Seat::chance;         // whom it is about
    Seat audience = Seat::spectator;  // who may know
    Phrase phrase;
};

// A chain of choices by one seat as a record writes it; `version` is the table's after it.
struct Chain {
    Seat seat = Seat::chance;
    std::string text;
    int version = 0;
};

// What a seat can foresee of a chain: what it would be told, as far as that does not depend on chance or on what is
// hidden from it.
struct Foresight {
    std::vector<LogEntry> log;
    bool is_final = false;  // the chain could not be taken back: chance, others or the end come next, or a secret shows
};

// What one choice would lead to.
struct Outlook {
    std::string text;
    std::vector<Phrase> phrases;
};

// Why a line is refused; the phrase is empty where no rule of the game says so.
struct Objection {
    Error error;
    Phrase phrase;
};

class TableBot;

// Owns no thread and no lock: whoever shares a table keeps its calls in order. A clone is independent.
class Table {
  public:
    virtual ~Table() = default;
    virtual std::unique_ptr<Table> clone() const = 0;
    // A table that stands where this one stands and knows nothing of the way there: a cheap one to try moves on.
    virtual std::unique_ptr<Table> present() const = 0;

    virtual const GameFacts& facts() const = 0;
    virtual std::vector<OptionValue> options() const = 0;
    virtual std::string_view seat_name(Seat seat) const = 0;
    virtual int seats() const = 0;

    // The number of moves made, each single choice and each outcome of chance counted.
    virtual int version() const = 0;
    // Who decides, or decided, after `version` moves; a player, chance, or over.
    virtual Seat decider_at(int version) const = 0;
    Seat decider() const { return decider_at(version()); }
    bool is_over() const { return decider() == Seat::over; }
    virtual bool mid_chain() const = 0;
    virtual std::vector<Choice> choices() const = 0;
    virtual Standing standing() const = 0;
    virtual std::string_view ending() const = 0;  // empty before the end

    // Plays a chain of choices such as "tile red F5"; `seat` may be chance. Nothing is played if any part is refused.
    virtual Outcome play_line(Seat seat, std::string_view line) = 0;
    // What play_line would answer.
    virtual Outcome try_line(Seat seat, std::string_view line) const = 0;
    // The same for people: none if the line could be played.
    virtual std::optional<Objection> objection(Seat seat, std::string_view line) const = 0;
    // Why a thing, in notation, cannot be chosen after a begun chain. What is asked there says little of a thing that
    // it is not about: then the thing is looked for in the place of the choices before.
    virtual std::optional<Objection> objection(Seat seat, std::string_view begun, std::string_view thing) const = 0;
    // Plays choices()[number].
    virtual Outcome play_choice(Seat seat, std::size_t number) = 0;
    // Draws chance moves until a player decides or the game is over.
    virtual void play_chance(Rng& rng) = 0;
    // Takes back moves until `version` of them are left.
    virtual void undo_to(int version) = 0;

    // What a viewer may know: a player, spectator or omniscient.
    virtual std::string view_json(Seat viewer) const = 0;
    virtual Screen screen(Seat viewer, int width) const = 0;
    virtual Phrase prompt(Seat viewer) const = 0;
    virtual std::vector<LogEntry> log(int since_version, Seat viewer) const = 0;
    // The rule behind the question that is being asked; empty if the game names none.
    virtual std::string_view question_rule() const = 0;
    // What the decider would be told if it played a chain of choices, and whether that could be taken back. Made from
    // its view alone, so it gives no secret away; it ends where the outcome depends on one.
    virtual Result<Foresight> foresee(Seat seat, std::string_view line) const = 0;
    // For each choice that may follow a begun chain (empty: the first choice), its notation and what it alone would
    // lead to, beyond its own sentence. Choices that lead to nothing are left out.
    virtual Result<std::vector<Outlook>> foresee_each(Seat seat, std::string_view line) const = 0;

    // The chains of the moves after `since_version`.
    virtual std::vector<Chain> chains(int since_version) const = 0;
    std::vector<Chain> chains() const { return chains(0); }
    // All chains the decider may choose from, as JSON (docs/PROTOCOL.md, "Choices"); made from its view alone.
    virtual std::string choice_tree() const = 0;
    // Whether the moves since then, all by `seat`, showed it something that it could not know before.
    virtual bool has_learned(Seat seat, int since_version) const = 0;
    // The state as bytes that only this very program can read back, and a table that stands there.
    virtual std::string freeze() const = 0;
    virtual Outcome thaw(std::string_view frozen, int version) = 0;
    // Moves before this version are not remembered; 0 unless the table was thawed.
    virtual int first_version() const = 0;
    // Of all moves and the state they led to: differs if either does. It is good within one program; records have their
    // own (docs/RECORDS.md).
    virtual std::uint64_t fingerprint() const = 0;

    // A position as text (docs/CASES.md). Statements are read one by one before the first move, then finished.
    virtual Outcome read_statement(std::string_view statement) = 0;
    virtual Outcome finish_position() = 0;
    virtual Outcome expect(std::string_view claim) const = 0;
    virtual std::optional<std::string_view> broken_invariant() const = 0;

    virtual Result<std::unique_ptr<TableBot>> make_bot(std::string_view name) const = 0;
};

// A bot that can sit at every table of one game.
class TableBot {
  public:
    virtual ~TableBot() = default;
    // The number of one of table.choices(), chosen from the decider's perspective. `table` is of the bot's game.
    virtual std::size_t choose(const Table& table, Rng& rng) = 0;
    // See Bot::think_aloud.
    virtual void think_aloud(const std::shared_ptr<Thought>& thought) = 0;
};

// `rules` is the version whose defaults hold for the options that are not named.
using OpenTable = Result<std::unique_ptr<Table>>(std::string_view game, std::span<const OptionValue> options,
                                                 int rules);

// "P0", "chance", "over", "spectator" or "omniscient".
std::string seat_word(Seat seat);
// A player of a table with so many seats, by "P0" or "0".
Result<Seat> read_player(std::string_view text, int seats);
// A reason with the rule that gives it: "a leader needs a temple [TE-5.5]".
std::string error_text(const Error& error);

}  // namespace ozy
