// table_sight.hpp - what viewers see of a game, are told of it and can foresee.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/phrase.hpp"
#include "core/result.hpp"
#include "core/screen.hpp"
#include "table/table_course.hpp"

namespace ozy {

// Something that happened in the move that led from `version` to the next one.
struct LogEntry {
    int version = 0;
    Seat seat = Seat::chance;         // whom it is about
    Seat audience = Seat::spectator;  // who may know
    Phrase phrase;
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

class TableSight : public virtual TableCourse {
  public:
    // What a viewer may know: a player, spectator or omniscient.
    virtual std::string view_json(Seat viewer) const = 0;
    virtual Screen screen(Seat viewer, int width) const = 0;
    virtual Phrase prompt(Seat viewer) const = 0;
    virtual std::vector<LogEntry> log(int since_version, Seat viewer) const = 0;
    // The rule behind the question that is being asked; empty if the game names none.
    virtual std::string_view question_rule() const = 0;

    // All chains the decider may choose from, as JSON (docs/PROTOCOL.md, "Choices"); made from its view alone.
    virtual std::string choice_tree() const = 0;
    // What the decider would be told if it played a chain of choices, and whether that could be taken back. Made from
    // its view alone, so it gives no secret away; it ends where the outcome depends on one.
    virtual Result<Foresight> foresee(Seat seat, std::string_view line) const = 0;
    // For each choice that may follow a begun chain (empty: the first choice), its notation and what it alone would
    // lead to, beyond its own sentence. Choices that lead to nothing are left out.
    virtual Result<std::vector<Outlook>> foresee_each(Seat seat, std::string_view line) const = 0;
    // Whether the moves since then, all by `seat`, showed it something that it could not know before.
    virtual bool has_learned(Seat seat, int since_version) const = 0;
};

}  // namespace ozy
