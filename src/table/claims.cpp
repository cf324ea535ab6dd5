// claims.cpp - a row per claim that every game understands.
#include "table/claims.hpp"

#include <algorithm>
#include <vector>

#include "core/joined.hpp"
#include "core/words.hpp"

namespace ozy {

namespace {

Error so_instead(std::string what) { return {Errc::not_found, std::move(what)}; }
Error bad(std::string detail) { return {Errc::bad_syntax, std::move(detail)}; }

struct Claim {
    const Table& table;
    int since;
    Words words;  // those after the claim's name
};

std::vector<std::string> choice_texts(const TablePlay& table) {
    std::vector<std::string> out;
    for (Choice& choice : table.choices()) out.push_back(std::move(choice.text));
    return out;
}

Outcome decider_is(Claim& claim) {
    const std::string now = seat_word(claim.table.decider());
    return claim.words.rest() == now ? Outcome(Done{}) : so_instead(decider_text(claim.table));
}

Outcome moves_are(Claim& claim) {
    std::vector<std::string> wanted;
    for (std::string_view left = claim.words.rest(); !left.empty();) {
        const std::size_t comma = std::min(left.find(','), left.size());
        Words item(left.substr(0, comma));
        std::string text(item.rest());
        text.erase(text.find_last_not_of(" \t") + 1);
        wanted.push_back(std::move(text));
        left.remove_prefix(std::min(comma + 1, left.size()));
    }
    std::vector<std::string> real = choice_texts(claim.table);
    const std::string listed = joined(", ", real);
    std::sort(wanted.begin(), wanted.end());
    std::sort(real.begin(), real.end());
    if (wanted == real) return Done{};
    return so_instead(real.empty() ? "there are no moves: " + decider_text(claim.table) : "the moves are: " + listed);
}

Outcome line_is_legal(Claim& claim) {
    Seat seat = claim.table.decider();
    if (claim.words.peek().ends_with(':')) {
        std::string_view who = claim.words.take();
        who.remove_suffix(1);
        const Result<Seat> named = who == "chance" ? Result<Seat>(Seat::chance) : read_player(who, claim.table.seats());
        if (!named) return named.error();
        seat = *named;
    }
    return claim.table.try_line(seat, claim.words.rest());
}

Outcome is_over(Claim& claim) {
    return claim.table.is_over() ? Outcome(Done{}) : so_instead("it is not over: " + decider_text(claim.table));
}

Outcome ending_is(Claim& claim) {
    const std::string now(claim.table.ending());
    if (claim.words.rest() == now) return Done{};
    return so_instead(now.empty() ? "it is not over: " + decider_text(claim.table) : "the ending is " + now);
}

Outcome winners_are(Claim& claim) {
    if (!claim.table.is_over()) return is_over(claim);
    const Standing standing = claim.table.standing();
    SeatArray<bool> wanted{};
    while (!claim.words.empty()) {
        const Result<Seat> seat = read_player(claim.words.take(), standing.seats);
        if (!seat) return seat.error();
        wanted[*seat] = true;
    }
    std::vector<std::string> winners;
    bool same = true;
    for (Seat seat : seats_of(standing.seats)) {
        same = same && wanted[seat] == standing.is_winner(seat);
        if (standing.is_winner(seat)) winners.push_back(seat_word(seat));
    }
    return same ? Outcome(Done{}) : so_instead("the winners are: " + joined(", ", winners));
}

// "P0 6" against what the standing says of that seat.
Outcome number_is(Claim& claim, std::string_view name, const SeatArray<int>& numbers) {
    const Result<Seat> seat = read_player(claim.words.take(), claim.table.seats());
    if (!seat) return seat.error();
    int wanted = 0;
    if (!claim.words.take_number(wanted, -1'000'000, 1'000'000)) return bad("a number is missing");
    if (numbers[*seat] == wanted) return Done{};
    return so_instead("the " + std::string(name) + " of " + seat_word(*seat) + " is " + std::to_string(numbers[*seat]));
}

Outcome score_is(Claim& claim) { return number_is(claim, "score", claim.table.standing().score); }
Outcome rank_is(Claim& claim) { return number_is(claim, "rank", claim.table.standing().rank); }

Outcome log_contains(Claim& claim) {
    std::vector<std::string> sentences;
    for (const LogEntry& entry : claim.table.log(claim.since, Seat::omniscient)) {
        sentences.push_back(to_english(entry.phrase));
        if (sentences.back().find(claim.words.rest()) != std::string::npos) return Done{};
    }
    return so_instead(sentences.empty() ? "the log is empty" : "the log says: " + joined(", ", sentences));
}

// The words up to the last one are the outcome's text, the last one is "5/12".
Outcome chance_is(Claim& claim) {
    const std::string_view rest = claim.words.rest();
    const std::size_t space = rest.find_last_of(" \t");
    const std::size_t slash = rest.rfind('/');
    if (space == rest.npos || slash == rest.npos || slash < space)
        return bad("a probability looks like '= chance red 5/12'");
    Words part(rest.substr(space + 1, slash - space - 1)), whole(rest.substr(slash + 1));
    int numerator = 0, denominator = 0;
    constexpr int most = 1'000'000'000;
    if (!part.take_number(numerator, 0, most) || !whole.take_number(denominator, 1, most))
        return bad("'" + std::string(rest.substr(space + 1)) + "' is no fraction");
    if (claim.table.decider() != Seat::chance) return so_instead(decider_text(claim.table));

    const std::string_view outcome = rest.substr(0, rest.find_last_not_of(" \t", space) + 1);
    std::uint64_t weight = 0, total = 0;
    for (const Choice& choice : claim.table.choices()) {
        total += choice.weight;
        if (choice.text == outcome) weight = choice.weight;
    }
    if (weight * static_cast<std::uint64_t>(denominator) == total * static_cast<std::uint64_t>(numerator))
        return Done{};
    return so_instead("its probability is " + std::to_string(weight) + "/" + std::to_string(total));
}

struct ClaimKind {
    std::string_view name;
    Outcome (*check)(Claim&);
};
constexpr ClaimKind claim_kinds[] = {
    {"decider", decider_is}, {"moves", moves_are},    {"legal", line_is_legal}, {"over", is_over},
    {"ending", ending_is},   {"winner", winners_are}, {"score", score_is},      {"rank", rank_is},
    {"log", log_contains},   {"chance", chance_is},
};

}  // namespace

Outcome check_claim(const Table& table, int since, std::string_view claim) {
    Words words(claim);
    const std::string_view name = words.take();
    for (const ClaimKind& kind : claim_kinds) {
        if (kind.name != name) continue;
        Claim generic{table, since, words};
        return kind.check(generic);
    }
    return table.expect(claim);
}

std::string decider_text(const TableCourse& table) {
    return table.is_over() ? "the game is over" : seat_word(table.decider()) + " decides";
}

}  // namespace ozy
