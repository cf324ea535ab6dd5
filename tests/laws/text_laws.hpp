// text_laws.hpp - what holds of words in every game: notation reads back, sentences are whole, refusals give the rule.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include "core/tellable.hpp"
#include "laws/good_sentence.hpp"
#include "laws/play_laws.hpp"
#include "laws/walk.hpp"

namespace ozy::laws {

inline std::string in_quotes(std::string_view text) { return "'" + std::string(text) + "'"; }

// What is counted wrongly: "1 tokens". Some words with an s at their end are no plural, and "Move 1" is a name.
inline std::string one_that_is_many(std::string_view english) {
    static const std::set<std::string_view> singular{"begins", "does", "ends", "goes", "has", "is", "this", "was"};
    std::string_view before, number;
    for (Words words(english); !words.empty();) {
        std::string_view word = words.take();
        if (number == "1") word = word.substr(0, word.find_first_of(",.;:)"));
        const bool ends_in_s = word.size() > 1 && word.ends_with('s') && !word.ends_with("ss");
        if (number == "1" && before != "Move" && ends_in_s && !singular.contains(word)) return "1 " + std::string(word);
        before = std::exchange(number, word);
    }
    return {};
}

// What is wrong with a sentence: every placeholder needs an argument with words, and no brace may be left over.
inline Complaint complaint_about(const Phrase& phrase, std::string_view game) {
    if (!phrase.key.starts_with(std::string(game) + "."))
        return "the key " + in_quotes(phrase.key) + " is not of the game";
    std::string_view left = phrase.english;
    for (std::size_t open = left.find('{'); open != left.npos; open = left.find('{')) {
        const std::size_t close = left.find('}', open);
        if (close == left.npos) return "a brace stays open in " + in_quotes(phrase.english);
        const std::string_view name = left.substr(open + 1, close - open - 1);
        const auto argument = std::find_if(phrase.arguments.begin(), phrase.arguments.end(),
                                           [name](const Argument& one) { return one.name == name; });
        if (argument == phrase.arguments.end())
            return "nothing is given for {" + std::string(name) + "} of " + phrase.key;
        if (argument->word.empty()) return "{" + std::string(name) + "} of " + phrase.key + " is empty";
        left.remove_prefix(close + 1);
    }
    const std::string english = to_english(phrase);
    if (english.find_first_of("{}") != english.npos) return "a brace is left over in " + in_quotes(english);
    const std::string miscounted = one_that_is_many(english);
    if (!miscounted.empty()) return phrase.key + " says " + in_quotes(miscounted);
    if (english.find_first_not_of(' ') == english.npos) return phrase.key + " says nothing";
    const Complaint flaw = flaw_of(english);
    return flaw.empty() ? "" : phrase.key + ": " + flaw;
}

template <Tellable G>
Complaint every_legal_choice_parses_back() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        std::set<std::string> texts;
        for (Move move : position.moves) {
            const std::string text = G::to_text(position.state, move);
            if (!texts.insert(text).second) return in_quotes(text) + " stands for two moves";
            Words words(text);
            const Result<Move> read = G::parse(position.state, words);
            if (!read) return in_quotes(text) + " is not understood: " + read.error().detail;
            if (!(*read == move)) return in_quotes(text) + " is read as " + name_of(*read) + ", not " + name_of(move);
            if (!words.empty()) return in_quotes(text) + " is not read to its end";
        }
        return {};
    });
}

// A game that makes a choice without asking where only one is left: the text of a move and of all that it forces on the
// same seat.
template <class G>
concept Forcing = Tellable<G> && requires(const typename G::State& state, Move move) {
    { G::in_full(state, move) } -> std::same_as<std::string>;
};

// A line of a record: the choices of one seat that belong together; and with the forced ones written out.
template <Tellable G>
struct Chain {
    typename G::State start;
    std::vector<Move> moves;
    std::string line, in_full;

    void add(const typename G::State& state, Move move) {
        moves.push_back(move);
        append(line, G::to_text(state, move));
        if constexpr (Forcing<G>)
            append(in_full, G::in_full(state, move));
        else
            in_full = line;
    }

  private:
    static void append(std::string& text, const std::string& choice) {
        text.append(text.empty() ? "" : " ").append(choice);
    }
};

// Shows every line of whole games to `judge`.
template <Tellable G, class Judge>
Complaint walk_lines(Judge judge) {
    Chain<G> chain;
    Seat before = Seat::over;
    return walk<G>(1, [&](const Position<G>& position) -> Complaint {
        const bool goes_on =
            position.decider == before && position.decider != Seat::over && G::mid_chain(position.state);
        if (!goes_on) {
            const Complaint complaint = chain.moves.empty() ? "" : judge(chain);
            if (!complaint.empty()) return complaint;
            chain = {position.state, {}, {}, {}};
        }
        before = position.decider;
        if (before != Seat::over) chain.add(position.state, position.next);
        return {};
    });
}

template <Tellable G>
Complaint complaint_about(const Chain<G>& chain) {
    const std::string line = G::tidy(chain.line);
    typename G::State state = chain.start;
    Words words(line);
    for (Move move : chain.moves) {
        const Result<Move> read = G::parse(state, words);
        if (!read) return in_quotes(line) + " is not understood: " + read.error().detail;
        if (!(*read == move)) return in_quotes(line) + " is read as another move than " + in_quotes(chain.line);
        G::apply(state, move, nullptr);
    }
    return words.empty() ? "" : in_quotes(line) + " is not read to its end";
}

template <Tellable G>
Complaint lines_of_whole_games_parse_back() {
    return walk_lines<G>([](const Chain<G>& chain) { return complaint_about(chain); });
}

// What the words of a line are read as. The words that a legal choice leaves are for the next one.
template <Tellable G>
Result<Chain<G>> read_chain(const typename G::State& start, const std::string& line) {
    Chain<G> out{start, {}, {}, {}};
    typename G::State state = start;
    for (Words words(line); !words.empty();) {
        const Result<Move> read = G::parse(state, words);
        if (!read) return read.error();
        MoveList moves;
        if (G::decider(state) == G::decider(start)) G::legal_moves(state, moves);
        if (!moves.contains(*read)) return Error{Errc::illegal_move, G::to_text(state, *read) + " is not legal"};
        out.add(state, *read);
        G::apply(state, *read, nullptr);
    }
    return out;
}

// Who writes what is forced is understood. Only a line of a record, which leaves it out, keeps its own meaning.
template <Tellable G>
Complaint forced_choices_may_be_written() {
    return walk_lines<G>([](const Chain<G>& chain) -> Complaint {
        const Result<Chain<G>> read = read_chain<G>(chain.start, chain.in_full);
        if (!read) return in_quotes(chain.in_full) + " is not understood: " + read.error().detail;
        if (read->moves == chain.moves || read->line == chain.in_full) return {};
        return in_quotes(chain.in_full) + " is read as " + in_quotes(read->line) + ", not " + in_quotes(chain.line);
    });
}

template <Tellable G>
Complaint labels_are_whole_sentences() {
    return walk<G>(3, [](const Position<G>& position) -> Complaint {
        for (Move move : position.moves) {
            const Complaint complaint = complaint_about(G::label(position.state, move), G::name);
            if (!complaint.empty()) return "label of " + in_quotes(G::to_text(position.state, move)) + ": " + complaint;
        }
        return {};
    });
}

template <Tellable G>
Complaint prompts_are_whole_sentences() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        for (Seat viewer : viewers(position)) {
            const Complaint complaint = complaint_about(G::prompt(G::view(position.state, viewer)), G::name);
            if (!complaint.empty()) return "prompt for " + name_of(viewer) + ": " + complaint;
        }
        return {};
    });
}

template <Tellable G>
Complaint events_are_told_in_whole_sentences() {
    Events events;
    return walk<G>(1, [&events](const Position<G>& position) -> Complaint {
        if (position.decider == Seat::over) return {};
        typename G::State after = position.state;
        events.clear();
        G::apply(after, position.next, &events);
        for (const Event& event : events) {
            const Complaint complaint = complaint_about(G::describe(event), G::name);
            if (!complaint.empty()) return "event " + std::to_string(event.kind) + ": " + complaint;
        }
        return {};
    });
}

template <Tellable G>
Complaint targets_are_there_and_distinct() {
    return walk<G>(3, [](const Position<G>& position) -> Complaint {
        if (!is_player(position.decider)) return {};
        std::set<std::string> targets;
        for (Move move : position.moves) {
            const std::string target = G::target(position.state, move);
            if (target.empty() || target.find(' ') != target.npos) return "bad target " + in_quotes(target);
            if (!targets.insert(target).second) return in_quotes(target) + " is the target of two moves";
        }
        return {};
    });
}

// What a person reads about its choices comes from what its seat may know.
template <Tellable G>
Complaint words_about_moves_tell_nothing_hidden() {
    return walk<G>(3, [](const Position<G>& position) -> Complaint {
        if (!is_player(position.decider)) return {};
        const auto imagined = G::imagine(G::view(position.state, position.decider), position.rng);
        for (Move move : position.moves) {
            if (G::to_text(imagined, move) != G::to_text(position.state, move) ||
                G::target(imagined, move) != G::target(position.state, move) ||
                to_english(G::label(imagined, move)) != to_english(G::label(position.state, move)))
                return "what is said of " + in_quotes(G::to_text(position.state, move)) +
                       " depends on something hidden";
        }
        return {};
    });
}

// Words and whole choices from all positions seen so far, to ask for things that may not be possible now.
class Vocabulary {
  public:
    void learn(const std::string& text) {
        if (!known_.insert(text).second) return;
        choices_.push_back(text);
        for (Words words(text); !words.empty();) {
            const std::string word(words.take());
            if (known_.insert(word).second) words_.push_back(word);
        }
    }
    std::string something(Rng& rng) const {
        if (rng.below(3) > 0 || words_.empty()) return pick(choices_, rng);
        return pick(words_, rng) + " " + pick(words_, rng);
    }

  private:
    static const std::string& pick(const std::vector<std::string>& from, Rng& rng) {
        return from[rng.below(static_cast<std::uint32_t>(from.size()))];
    }
    std::set<std::string> known_;
    std::vector<std::string> choices_, words_;
};

template <Tellable G>
bool is_rule(std::string_view id) {
    return G::rules_text().find("**[" + std::string(id) + "]**") != std::string_view::npos;
}

// What is wrong with the answer to this text: a legal move, a refusal with its rule, or a reason it is not understood.
template <Tellable G>
Complaint complaint_about_answer(const Position<G>& position, const std::string& text) {
    Words words(text);
    const Result<Move> read = G::parse(position.state, words);
    if (!read) return read.error().detail.empty() ? in_quotes(text) + " is not understood, without a reason" : "";
    if (position.moves.contains(*read)) return {};
    const Refusal refusal = G::why_not(position.state, *read);
    const Complaint complaint = complaint_about(refusal.phrase, G::name);
    if (!complaint.empty()) return "refusal of " + in_quotes(text) + ": " + complaint;
    return is_rule<G>(refusal.rule)
               ? ""
               : "refusal of " + in_quotes(text) + " by the unknown rule " + in_quotes(refusal.rule);
}

// What was refused while a law looked, and how many refusals it was to see at least: it goes on with further games.
struct Refusals {
    std::int64_t wanted = 0, seen = 0;
    std::set<std::string_view> rules = {};
};

// A move is legal, or a rule of the book forbids it.
template <Tellable G>
Complaint complaint_about_ruling(const Position<G>& position, Move move, Refusals& refusals) {
    const std::string_view rule = G::why_not(position.state, move).rule;
    if (rule.empty() && position.moves.contains(move)) return {};
    const std::string text = G::to_text(position.state, move);
    if (rule.empty()) return text + " is not legal, but no rule forbids it";
    if (position.moves.contains(move)) return text + " is legal, but forbidden by " + std::string(rule);
    ++refusals.seen;
    const bool is_new = refusals.rules.insert(rule).second;
    return is_new && !is_rule<G>(rule) ? text + " is forbidden by " + in_quotes(rule) + ", which is no rule" : "";
}

// Some of all that can be said, at every position.
template <Tellable G>
Complaint a_move_is_legal_unless_a_rule_forbids_it(Refusals& refusals) {
    if constexpr (Outspoken<G>) {
        constexpr int tries = 40;
        const auto look = [&](const Position<G>& position) -> Complaint {
            if (!is_player(position.decider)) return {};
            for (Move move : position.moves)
                if (Complaint complaint = complaint_about_ruling(position, move, refusals); !complaint.empty())
                    return complaint;
            for (int i = 0; i < tries; ++i) {
                const int number = static_cast<int>(position.rng.below(static_cast<std::uint32_t>(G::sayings())));
                const Complaint complaint = complaint_about_ruling(position, G::saying(number), refusals);
                if (!complaint.empty()) return complaint;
            }
            return {};
        };
        return walk<G>(thinning, look, [&] { return refusals.seen < refusals.wanted; });
    }
    return {};
}
template <Tellable G>
Complaint a_move_is_legal_unless_a_rule_forbids_it() {
    Refusals refusals;
    return a_move_is_legal_unless_a_rule_forbids_it<G>(refusals);
}

template <Tellable G>
Complaint a_choice_is_legal_or_refused_by_a_rule() {
    Vocabulary vocabulary;
    return walk<G>(1, [&vocabulary](const Position<G>& position) -> Complaint {
        if (!is_player(position.decider)) return {};
        vocabulary.learn(G::to_text(position.state, position.next));
        for (int i = 0; i < 8; ++i) {
            const Complaint complaint = complaint_about_answer(position, vocabulary.something(position.rng));
            if (!complaint.empty()) return complaint;
        }
        return {};
    });
}

// Asked with no move at all, a game names the rule behind its question.
template <Tellable G>
Complaint every_question_has_its_rule() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        if (!is_player(position.decider)) return {};
        const std::string_view rule = G::why_not(position.state, Move{}).rule;
        return is_rule<G>(rule) ? "" : "the question has the unknown rule " + in_quotes(rule);
    });
}

template <Tellable G>
Complaint options_name_a_rule() {
    for (const auto& option : G::options())
        if (!is_rule<G>(option.rule))
            return "option " + in_quotes(option.name) + " names the unknown rule " + in_quotes(option.rule);
    return {};
}

template <Tellable G>
Complaint seats_have_distinct_names() {
    std::set<std::string_view> names;
    for (Seat seat : seats_of(G::options().front().highest))
        if (G::seat_name(seat).empty() || !names.insert(G::seat_name(seat)).second)
            return "the name of " + name_of(seat) + " is missing or taken";
    return {};
}

}  // namespace ozy::laws
