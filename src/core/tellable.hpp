// tellable.hpp - how a game speaks to people: notation, sentences, wire form, terminal drawing, positions as text.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "core/json.hpp"
#include "core/phrase.hpp"
#include "core/result.hpp"
#include "core/screen.hpp"
#include "core/words.hpp"

namespace ozy {

// Why something is not allowed, and the rule that says so.
struct Refusal {
    Phrase phrase;
    std::string_view rule;
};

template <class G>
concept Tellable = Game<G> &&
    requires(typename G::State& state, const typename G::State& peek, const typename G::View& seen, Move move,
             const Event& event, Words& words, std::string line, Json& json, Seat seat, int width) {
    { G::rules_text() } -> std::same_as<std::string_view>;     // RULES.md
    { G::seat_name(seat) } -> std::same_as<std::string_view>;  // "Lion"

    // Notation. A line of a record is a chain of choices; each choice is some words of it.
    { G::to_text(peek, move) } -> std::same_as<std::string>;
    { G::parse(peek, words) } -> std::same_as<Result<Move>>;  // takes one choice; it may still be illegal
    { G::tidy(line) } -> std::same_as<std::string>;           // a whole line as the rulebook spells it

    // Sentences.
    { G::label(peek, move) } -> std::same_as<Phrase>;     // what a button or a list says
    { G::prompt(seen) } -> std::same_as<Phrase>;          // what is asked, or whom we wait for
    { G::describe(event) } -> std::same_as<Phrase>;       // one log sentence
    { G::why_not(peek, move) } -> std::same_as<Refusal>;  // for a move that parses but is not legal

    // Screens. A move's target is the id of the thing a person clicks: "hand.red", "cell.F4", "button.pass".
    { G::target(peek, move) } -> std::same_as<std::string>;
    { G::part(move) } -> std::same_as<std::string_view>;  // of what whole, whose parts may be chosen in any order
    { G::write_view(json, seen) } -> std::same_as<void>;  // one JSON object
    { G::draw(seen, width) } -> std::same_as<Screen>;     // for a terminal, 80 to 200 columns

    // What a game knows of its chains, so that the tree of choices is spelled in less (table/choice_tree.hpp); a game
    // that knows nothing answers with nothing, 0 or false.
    { G::named_place(move) } -> std::same_as<std::string_view>;
    { G::rest_of_chain(peek) } -> std::same_as<int>;
    { G::looks_anew(peek) } -> std::same_as<bool>;

    // Positions as text: statements that build any position, and claims about one (docs/CASES.md).
    { G::empty_position(G::config(peek)) } -> std::same_as<typename G::State>;  // where the statements start
    { G::read_position(state, words) } -> std::same_as<Outcome>;                // one statement
    { G::finish_position(state) } -> std::same_as<Outcome>;                     // what was left open gets its default
    { G::write_position(peek) } -> std::same_as<std::vector<std::string>>;
    { G::expect(peek, words) } -> std::same_as<Outcome>;  // one claim; the error says what is so
};

}  // namespace ozy
