// text.cpp - notation: each choice as words, and back. A line of a record is a chain of them.
#include "core/unreadable.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/names.hpp"
#include "games/after_the_flood/shorthand.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

constexpr int any_amount = 99;

Result<Move> parse_area(Kind kind, Words& words) {
    const std::string_view text = words.rest();
    Area area{};
    if (!take_area(words, area)) return unreadable(text, "an area such as uruk or egypt");
    return make_move(kind, area);
}

Result<Move> parse_place(Kind kind, Words& words) {
    const std::string_view text = words.rest();
    Place place{};
    if (!take_place(words, place))
        return unreadable(text, "an outer area, irrigation, weaving, scribes, toolmakers, a used side or available");
    return make_move(kind, place);
}

Result<Move> parse_resource(Kind kind, Words& words) {
    const std::string_view text = words.rest();
    Resource resource{};
    if (!take_resource(words, resource)) return unreadable(text, "a resource from grain to lapis");
    return make_move(kind, resource);
}

Result<Move> parse_payment(Words& words) {
    const std::string_view text = words.rest();
    Payment payment{};
    if (!take_payment(words, payment)) return unreadable(text, "a resource, worker or army");
    return make_move(Kind::pay, payment);
}

Result<Move> parse_number(Kind kind, Words& words) {
    const std::string_view text = words.rest();
    int number = 0;
    if (!words.take_number(number, 0, any_amount)) return unreadable(text, "a number");
    return make_move(kind, number);
}

Result<Move> parse_trade(Words& words) {
    const std::string_view text = words.rest();
    Area area{};
    Resource get{}, give{};
    if (!take_area(words, area) || !take_resource(words, get) || !words.take("for") || !take_resource(words, give))
        return unreadable(text, "a trade such as 'elam metal for grain', 'tool' or 'end'");
    return make_trade(area, get, give);
}

Result<Move> parse_empire(const State& state, Words& words) {
    const std::string_view text = words.rest();
    Empire empire{};
    if (!take_empire(words, state.turn, empire)) return unreadable(text, "an empire of this turn");
    return make_move(Kind::start, empire);
}

Result<Move> parse_chance(const State& state, Words& words) {
    const std::string_view text = words.rest();
    if (state.decision == Decision::dice) {
        int total = 0;
        if (!words.take_number(total, lowest_roll, highest_roll)) return unreadable(text, "a roll from 2 to 12");
        return make_move(Kind::dice, total);
    }
    Seat first{}, second{}, third{};
    if (!words.take_seat(first, players) || !words.take_seat(second, players) || !words.take_seat(third, players))
        return unreadable(text, "the three seats in order, such as 'P1 P2 P0'");
    return make_order(first, second, third);
}

struct Keyword {
    std::string_view word;
    Kind kind;
};
constexpr Keyword words_before_resources[] = {
    {"spend", Kind::spend}, {"buy", Kind::buy}, {"equip", Kind::equip}, {"bid", Kind::bid}, {"add", Kind::add}};
constexpr Keyword words_before_areas[] = {{"abandon", Kind::abandon},
                                          {"invade", Kind::invade},
                                          {"destroy", Kind::destroy},
                                          {"reinforce", Kind::reinforce},
                                          {"grow", Kind::grow}};
constexpr Keyword words_alone[] = {
    {"pass", Kind::pass}, {"tool", Kind::make_tool}, {"roll", Kind::roll}, {"stop", Kind::stop}, {"end", Kind::end}};

// Choices that begin with a word of their own. Empty if this one does not.
std::optional<Result<Move>> parse_keyword(Words& words) {
    for (const auto& [word, kind] : words_before_resources)
        if (words.take(word)) return parse_resource(kind, words);
    for (const auto& [word, kind] : words_before_areas)
        if (words.take(word)) return parse_area(kind, words);
    for (const auto& [word, kind] : words_alone)
        if (words.take(word)) return make_move(kind);
    if (words.take("pay")) return parse_payment(words);
    if (words.take("scribe")) return parse_place(Kind::scribe_from, words);
    if (words.take("to")) return parse_place(Kind::to, words);
    if (words.take("settle")) return parse_number(Kind::settle, words);
    if (words.take("take")) return parse_number(Kind::take_workers, words);
    Action action{};
    if (take_action(words, action)) return make_move(Kind::action, action);
    return std::nullopt;
}

// What a thing that is named without a verb means at each question; where it means nothing the move is not legal, and
// why_not says what is asked.
Kind kind_for_area(const State& state, Area area) {
    switch (state.decision) {
        case Decision::build:
            return Kind::build;
        case Decision::abandon:
            return Kind::abandon;
        case Decision::home:
            return Kind::home;
        case Decision::city:
            return Kind::grow;
        case Decision::turn:
        case Decision::action:
            if (acting(state).armies_available > 0) return Kind::invade;
            return sumer.contains(area) ? Kind::build : Kind::target;
        default:
            return Kind::invade;
    }
}

Kind kind_for_place(const State& state) {
    switch (state.decision) {
        case Decision::scribe_to:
            return Kind::to;
        case Decision::target:
        case Decision::turn:
        case Decision::action:
            return Kind::target;
        default:
            return Kind::scribe_from;
    }
}

Kind kind_for_resource(const State& state) {
    switch (state.decision) {
        case Decision::buy:
            return Kind::buy;
        case Decision::equip:
            return Kind::equip;
        case Decision::bid:
            return Kind::bid;
        case Decision::luxury:
            return Kind::add;
        case Decision::turn:
            return somebody_passed(state) ? Kind::pay : Kind::spend;
        default:
            return Kind::spend;
    }
}

bool asks_for_place(Decision decision) {
    return decision == Decision::place || decision == Decision::scribe_to || decision == Decision::target;
}

std::optional<Move> parse_thing(const State& state, Words& words) {
    Area area{};
    Place place{};
    Resource resource{};
    if (!asks_for_place(state.decision) && take_area(words, area)) return make_move(kind_for_area(state, area), area);
    if (take_place(words, place)) return make_move(kind_for_place(state), place);
    if (take_resource(words, resource)) return make_move(kind_for_resource(state), resource);
    return std::nullopt;
}

// Trades are read before the action is chosen, too: why_not says what is missing.
bool may_trade_next(Decision decision) {
    return decision == Decision::trade || decision == Decision::turn || decision == Decision::action;
}

// What can be said besides things and words of their own.
std::string_view expected_at(Decision decision) {
    switch (decision) {
        case Decision::build:
        case Decision::home:
            return "an area such as uruk or egypt";
        case Decision::target:
            return "an outer area, irrigation, weaving, scribes or toolmakers";
        case Decision::trade:
            return "a trade such as 'elam metal for grain', 'tool' or 'end'";
        case Decision::collect:
            return "'take' and a number of workers";
        case Decision::turn:
            return "an action (build, place, trade, start, expand), 'pay' and what, or 'pass'";
        default:
            return "an answer to what is asked now";
    }
}

// Choices whose meaning follows from the question.
Result<Move> parse_answer(const State& state, Words& words) {
    const std::string_view text = words.rest();
    if (state.decision == Decision::count) return parse_number(Kind::count, words);
    if (state.decision == Decision::empire) return parse_empire(state, words);
    Words trade = words;
    if (Result<Move> move = parse_trade(trade); move && may_trade_next(state.decision)) {
        words = trade;
        return move;
    }
    if (const auto move = parse_thing(state, words)) return *move;
    return unreadable(text, expected_at(state.decision));
}

bool is_legal(const State& state, Move move) {
    MoveList moves;
    AfterTheFlood::legal_moves(state, moves);
    return moves.contains(move);
}

std::string with(std::string_view word, std::string_view id) { return std::string(word).append(" ").append(id); }

std::string trade_text(Move move) {
    return std::string(areas[area_in(move)].id)
        .append(" ")
        .append(resources[taken_in(move)].id)
        .append(" for ")
        .append(resources[given_in(move)].id);
}

}  // namespace

Result<Move> read_choice(const State& state, Words& words) {
    if (AfterTheFlood::decider(state) == Seat::chance) return parse_chance(state, words);
    if (auto choice = parse_keyword(words)) return *choice;
    return parse_answer(state, words);
}

}  // namespace after_the_flood

std::string_view AfterTheFlood::seat_name(Seat seat) { return after_the_flood::power_names[ordinal(seat)]; }

std::string AfterTheFlood::to_text(const State& /*state*/, Move move) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    const auto area = [move](std::string_view word) { return with(word, areas[area_in(move)].id); };
    const auto resource = [move](std::string_view word) { return with(word, resources[resource_in(move)].id); };
    switch (kind_of(move)) {
        case Kind::order:
            return seat_text(seat_at(move.a)) + " " + seat_text(seat_at(move.b)) + " " + seat_text(seat_at(move.c));
        case Kind::dice:
        case Kind::count:
            return std::to_string(amount_in(move));
        case Kind::action:
            return std::string(action_names[action_in(move)]);
        case Kind::pay:
            return with("pay", name_of(payment_in(move)));
        case Kind::pass:
            return "pass";
        case Kind::build:
        case Kind::home:
            return std::string(areas[area_in(move)].id);
        case Kind::abandon:
            return area("abandon");
        case Kind::scribe_from:
            return with("scribe", id_of(place_in(move)));
        case Kind::to:
            return with("to", id_of(place_in(move)));
        case Kind::target:
            return std::string(id_of(place_in(move)));
        case Kind::spend:
            return resource("spend");
        case Kind::trade:
            return trade_text(move);
        case Kind::make_tool:
            return "tool";
        case Kind::start:
            return std::string(empires[empire_in(move)].word);
        case Kind::buy:
            return resource("buy");
        case Kind::equip:
            return resource("equip");
        case Kind::roll:
            return "roll";
        case Kind::stop:
            return "stop";
        case Kind::settle:
            return with("settle", std::to_string(amount_in(move)));
        case Kind::invade:
            return area("invade");
        case Kind::destroy:
            return area("destroy");
        case Kind::reinforce:
            return area("reinforce");
        case Kind::bid:
            return resource("bid");
        case Kind::grow:
            return area("grow");
        case Kind::add:
            return resource("add");
        case Kind::end:
            return "end";
        case Kind::take_workers:
            return with("take", std::to_string(amount_in(move)));
    }
    return {};
}

Result<Move> AfterTheFlood::parse(const State& state, Words& words) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    Result<Move> move = read_choice(state, words);
    if (!move || words.empty() || !is_legal(state, *move)) return move;
    if (const Outcome taken = take_forced(state, *move, words); !taken) return taken.error();
    return move;
}

// Every line is spelled as its choices are.
std::string AfterTheFlood::tidy(std::string line) { return line; }

}  // namespace ozy
