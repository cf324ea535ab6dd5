// shorthand.cpp - forced choices in notation: nobody has to write them; who does is understood.
#include "games/after_the_flood/shorthand.hpp"

#include <algorithm>
#include <vector>

#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/turn.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

using Game = AfterTheFlood;

struct ForcedChoice {
    State before;
    Move move;
};

// What follows a choice: the choices it forces on the same seat, and the question asked then.
struct Aftermath {
    std::vector<ForcedChoice> forced;
    State asked;
    bool goes_on;  // the question belongs to the same line of a record
};

bool goes_on(const State& state, Seat seat) { return Game::decider(state) == seat && Game::mid_chain(state); }

Aftermath aftermath_of(const State& state, Move move) {
    const Seat seat = Game::decider(state);
    Aftermath out{{}, state, false};
    carry_out(out.asked, move, nullptr);
    while (const auto only = forced_move(out.asked)) {
        if (Game::decider(out.asked) != seat) return out;
        out.forced.push_back({out.asked, *only});
        carry_out(out.asked, *only, nullptr);
    }
    out.goes_on = goes_on(out.asked, seat);
    return out;
}

// Whether the words begin with an answer to the question, spelled as in records; it may be illegal.
bool begin_with_answer(const State& state, Words words) {
    Words spelled = words;
    const Result<Move> move = read_choice(state, words);
    return move && is_asked_for(state, *move) && spelled.take_all(Game::to_text(state, *move));
}

// Takes a legal choice that is spelled as in records.
std::optional<Move> take_choice(const State& state, Words& words) {
    MoveList moves;
    Game::legal_moves(state, moves);
    for (Move move : moves)
        if (words.take_all(Game::to_text(state, move))) return move;
    return std::nullopt;
}

// Whether the words are what a record would have from this question on.
bool is_as_in_records(State state, Words words) {
    const Seat seat = Game::decider(state);
    while (!words.empty()) {
        if (!goes_on(state, seat)) return false;
        const std::optional<Move> move = take_choice(state, words);
        if (!move) return false;
        Game::apply(state, *move, nullptr);
    }
    return true;
}

// Whether the words are the next choice. If they can be the forced one as well, `after` is what that would leave of
// them: then a line of a record means what it has always meant, and who has begun to write what is forced goes on so.
bool are_next_choice(const Aftermath& aftermath, Words words, const Words* after, bool writes_forced) {
    if (!aftermath.goes_on) return false;
    if (after == nullptr) return begin_with_answer(aftermath.asked, words);
    return is_as_in_records(aftermath.asked, words) && !(writes_forced && is_as_in_records(aftermath.asked, *after));
}

Error refused(const State& state, Move move) {
    const Refusal why = Game::why_not(state, move);
    return {Errc::illegal_move, to_english(why.phrase), std::string(why.rule)};
}

// Takes the words for the forced choice, if they are for its question; refused if they answer it in another way.
Result<bool> take_answer(const ForcedChoice& choice, Words& words) {
    Words after = words;
    const Result<Move> answer = read_choice(choice.before, after);
    if (!answer || !is_asked_for(choice.before, *answer)) return false;
    if (!(*answer == choice.move)) return refused(choice.before, *answer);
    words = after;
    return true;
}

std::string text_of(const ForcedChoice& choice) { return Game::to_text(choice.before, choice.move); }

}  // namespace

Outcome take_forced(const State& state, Move move, Words& words) {
    if (words.empty()) return Done{};
    const Aftermath aftermath = aftermath_of(state, move);
    bool writes_forced = false;
    for (auto choice = aftermath.forced.begin(); choice != aftermath.forced.end(); ++choice) {
        Words after = words;
        const bool is_spelled = after.take_all(text_of(*choice));
        if (are_next_choice(aftermath, words, is_spelled ? &after : nullptr, writes_forced)) return Done{};
        const auto is_spelled_by_words = [&](const ForcedChoice& later) {
            return Words(words).take_all(text_of(later));
        };
        if (!is_spelled && std::any_of(choice + 1, aftermath.forced.end(), is_spelled_by_words)) continue;
        const Result<bool> taken = is_spelled ? Result<bool>(true) : take_answer(*choice, after);
        if (!taken) return taken.error();
        if (!*taken) continue;
        words = after;
        writes_forced = true;
    }
    return Done{};
}

}  // namespace after_the_flood

std::string AfterTheFlood::in_full(const State& state, Move move) {
    std::string out = to_text(state, move);
    for (const auto& choice : after_the_flood::aftermath_of(state, move).forced)
        out.append(" ").append(after_the_flood::text_of(choice));
    return out;
}

}  // namespace ozy
