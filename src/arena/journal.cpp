// journal.cpp - lines of a journal: "17 ranks 1 2 scores 9 7 decisions 214 hash 8f3a120000000000".
#include "arena/journal.hpp"

#include <array>
#include <charconv>
#include <cstdio>

#include "bots/program/command.hpp"
#include "core/words.hpp"

namespace ozy {

namespace {

template <class Number>
bool take(Words& words, Number& number, int base = 10) {
    const std::string_view word = words.take();
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number, base);
    return !word.empty() && error == std::errc{} && end == word.data() + word.size();
}

bool take_all(Words& words, SeatArray<int>& numbers, int seats) {
    for (Seat seat : seats_of(seats))
        if (!take(words, numbers[seat])) return false;
    return true;
}

bool read_line(std::string_view line, int seats, PlayedGame& game) {
    Words words(line);
    return take(words, game.number) && words.take("ranks") && take_all(words, game.rank, seats) &&
           words.take("scores") && take_all(words, game.score, seats) && words.take("decisions") &&
           take(words, game.decisions) && words.take("hash") && take(words, game.hash, 16) && words.empty();
}

// The part of a header after "name ".
std::string part(std::string_view header, std::string_view name) {
    const std::string mark = "| " + std::string(name) + " ";
    const std::size_t at = header.find(mark);
    if (at == header.npos) return {};
    const std::string_view rest = header.substr(at + mark.size());
    return std::string(rest.substr(0, rest.find(" |")));
}

}  // namespace

std::string journal_line(const PlayedGame& game, int seats) {
    std::string out = std::to_string(game.number) + " ranks";
    for (Seat seat : seats_of(seats)) out += " " + std::to_string(game.rank[seat]);
    out += " scores";
    for (Seat seat : seats_of(seats)) out += " " + std::to_string(game.score[seat]);
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(game.hash));
    return out + " decisions " + std::to_string(game.decisions) + " hash " + digits.data();
}

Result<TournamentPlan> read_plan(std::string_view header) {
    TournamentPlan plan;
    plan.game = part(header, "game");
    plan.options = part(header, "options");
    plan.control = part(header, "control") == "on";
    const std::string rules = part(header, "rules"), seed = part(header, "seed");
    Words rules_word(rules), seed_word(seed), players(plan.options);
    constexpr std::string_view last = "| bots ";
    if (const std::size_t at = header.find(last); at != header.npos)
        if (auto bots = split_names(header.substr(at + last.size()), ' ')) plan.bots = *std::move(bots);
    std::string_view seats = players.take();
    const bool says_players = seats.starts_with("players=");
    seats.remove_prefix(says_players ? 8 : 0);
    Words seats_word(seats);
    if (!take(rules_word, plan.rules_version) || !take(seed_word, plan.seed) || !says_players ||
        !seats_word.take_number(plan.seats, 1, max_seats) || plan.header() != header)
        return Error{Errc::bad_record, "this is no journal of an arena: '" + std::string(header.substr(0, 60)) + "'"};
    return plan;
}

Result<JournalText> read_journal(std::string_view text) {
    JournalText out;
    int seats = 0;
    for (std::size_t line_number = 1;; ++line_number) {
        const std::size_t end = text.find('\n', out.whole);
        if (end == text.npos) return out;
        const std::string_view line = text.substr(out.whole, end - out.whole);
        out.whole = end + 1;
        if (line_number == 1) {
            const auto plan = read_plan(line);
            if (!plan) return plan.error();
            seats = plan->seats;
            out.header = line;
            continue;
        }
        PlayedGame game;
        if (!read_line(line, seats, game))
            return Error{Errc::bad_record, "line " + std::to_string(line_number) + " of the journal is damaged"};
        out.games.push_back(game);
    }
}

}  // namespace ozy
