// journal.cpp - lines of a journal: "17 ranks 1 2 scores 9 7 decisions 214 hash 8f3a120000000000", and with faults of
// programs " faults 0 3 out 0 1" after that; "plan 96 games shard 1/2" says what a run is to play.
#include "arena/journal.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <set>

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

// " faults 0 3 out 0 1", where there was a fault.
bool take_conduct(Words& words, int seats, SeatArray<Conduct>& conduct) {
    if (words.empty()) return true;
    SeatArray<int> faults{}, out{};
    if (!words.take("faults") || !take_all(words, faults, seats) || !words.take("out") || !take_all(words, out, seats))
        return false;
    for (Seat seat : seats_of(seats)) conduct[seat] = {faults[seat], out[seat] != 0};
    return true;
}

std::string conduct_text(const SeatArray<Conduct>& conduct, int seats) {
    if (conduct == SeatArray<Conduct>{}) return {};
    std::string faults = " faults", out = " out";
    for (Seat seat : seats_of(seats)) {
        faults += " " + std::to_string(conduct[seat].faults);
        out += conduct[seat].is_out ? " 1" : " 0";
    }
    return faults + out;
}

bool read_game(std::string_view line, int seats, PlayedGame& game) {
    Words words(line);
    return take(words, game.number) && words.take("ranks") && take_all(words, game.rank, seats) &&
           words.take("scores") && take_all(words, game.score, seats) && words.take("decisions") &&
           take(words, game.decisions) && words.take("hash") && take(words, game.hash, 16) &&
           take_conduct(words, seats, game.conduct) && words.empty();
}

bool read_part(std::string_view line, PlannedPart& planned) {
    Words words(line);
    if (!words.take("plan") || !take(words, planned.games) || !words.take("games") || !words.take("shard"))
        return false;
    const std::string_view shard = words.take();
    const std::size_t slash = shard.find('/');
    if (slash == shard.npos || !words.empty()) return false;
    Words number(shard.substr(0, slash)), of(shard.substr(slash + 1));
    return take(number, planned.shard) && take(of, planned.shards) && planned.shard >= 1 &&
           planned.shard <= planned.shards;
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
    return out + " decisions " + std::to_string(game.decisions) + " hash " + digits.data() +
           conduct_text(game.conduct, seats);
}

std::string journal_line(const PlannedPart& planned) {
    return "plan " + std::to_string(planned.games) + " games shard " + std::to_string(planned.shard) + "/" +
           std::to_string(planned.shards);
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
        PlannedPart planned;
        if (read_part(line, planned))
            out.planned = planned;
        else if (read_game(line, seats, game))
            out.games.push_back(game);
        else
            return Error{Errc::bad_record, "line " + std::to_string(line_number) + " of the journal is damaged"};
    }
}

// A journal of old says nothing of its plan: then the last game of all tells how many there were to be.
std::vector<std::string> missing_games(const TournamentPlan& plan, const std::vector<std::string>& names,
                                       const std::vector<JournalText>& journals) {
    std::set<std::uint64_t> held;
    std::uint64_t games = 0;
    for (const JournalText& journal : journals) {
        for (const PlayedGame& game : journal.games) held.insert(game.number);
        if (journal.planned) games = std::max(games, journal.planned->games);
    }
    if (!held.empty()) games = std::max(games, *held.rbegin() + 1);
    std::set<std::uint64_t> missing;
    for (std::uint64_t number : games_of(plan, {games, 1, 1}))
        if (!held.contains(number)) missing.insert(number);
    std::vector<std::string> out;
    for (std::size_t i = 0; i < journals.size() && !missing.empty(); ++i) {
        if (!journals[i].planned) continue;
        const std::vector<std::uint64_t> own = games_of(plan, *journals[i].planned);
        std::size_t lacking = 0;
        for (std::uint64_t number : own) lacking += missing.erase(number);
        if (lacking > 0)
            out.push_back(names[i] + " is not finished: " + std::to_string(lacking) + " of its " +
                          std::to_string(own.size()) + " games are missing; the same command goes on with it");
    }
    if (!missing.empty())
        out.push_back(std::to_string(missing.size()) + " of " + std::to_string(games) +
                      " games are in none of these journals");
    return out;
}

}  // namespace ozy
