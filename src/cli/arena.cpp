// arena.cpp - ozy arena: bots against bots, with a journal, and what the games say about them.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <set>
#include <thread>

#include "arena/journal.hpp"
#include "arena/report.hpp"
#include "arena/tournament.hpp"
#include "cli/commands.hpp"
#include "cli/program_log.hpp"
#include "cli/seating.hpp"
#include "cli/terminal.hpp"
#include "cli/text.hpp"
#include "table/file.hpp"
#include "table/registry.hpp"

namespace ozy::cli {

namespace {

// "2/8" is the second of eight.
Result<PlannedPart> read_part(std::uint64_t games, const std::string& text) {
    if (text.empty()) return PlannedPart{games, 1, 1};
    int number = 0, of = 0;
    const std::size_t slash = text.find('/');
    Words first(std::string_view(text).substr(0, slash));
    Words second(slash == text.npos ? std::string_view() : std::string_view(text).substr(slash + 1));
    if (!first.take_number(number, 1, 1'000'000) || !second.take_number(of, number, 1'000'000) || !first.empty() ||
        !second.empty())
        return Error{Errc::bad_option, fmt::format("--shard '{}' is not like 2/8", text)};
    return PlannedPart{games, static_cast<std::uint64_t>(number), static_cast<std::uint64_t>(of)};
}

Result<std::optional<Hypotheses>> read_hypotheses(const std::string& text) {
    if (text.empty()) return std::optional<Hypotheses>();
    const std::size_t comma = text.find(',');
    int elo0 = 0, elo1 = 0;
    Words first(std::string_view(text).substr(0, comma));
    Words second(comma == text.npos ? std::string_view() : std::string_view(text).substr(comma + 1));
    if (!first.take_number(elo0, -2000, 2000) || !second.take_number(elo1, elo0 + 1, 2001) || !first.empty() ||
        !second.empty())
        return Error{Errc::bad_option, fmt::format("--sprt '{}' is not two rising numbers like 0,30", text)};
    return std::optional<Hypotheses>(Hypotheses{static_cast<double>(elo0), static_cast<double>(elo1)});
}

// Where nobody says how many play, the bots do, if the game seats so many. Of more than it seats, all line-ups of its
// usual number take turns.
template <Tellable G>
SeatingRequest with_players(const ArenaRequest& request) {
    SeatingRequest seating = request.seating;
    const auto& players = G::options().front();
    const auto says_players = [](const std::string& option) { return option.starts_with("players="); };
    const auto bots = static_cast<int>(request.bots.size());
    const bool is_said =
        seating.players != 0 || std::any_of(seating.options.begin(), seating.options.end(), says_players);
    if (!is_said && bots >= players.lowest && bots <= players.highest) seating.players = bots;
    return seating;
}

template <Tellable G>
Result<TournamentPlan> make_plan(const ArenaRequest& request, const ProgramTerms& programs,
                                 typename G::Config& config) {
    const auto options = read_options(with_players<G>(request));
    if (!options) return options.error();
    const auto configured = configure<G>(*options);
    if (!configured) return configured.error();
    config = *configured;
    TournamentPlan plan{std::string(G::name), {},           G::rules_version, config.players, request.bots,
                        request.control,      request.seed, &programs};
    for (const OptionValue& option : option_values<G>(config))
        plan.options.append(plan.options.empty() ? "" : " ").append(option.name).append("=").append(option.value);
    if (plan.control && plan.bots.size() == 1) plan.bots.resize(static_cast<std::size_t>(plan.seats), plan.bots[0]);
    for (const std::string& bot : plan.bots)
        if (const auto made = make_bot<G>(bot, &programs); !made) return made.error();
    if (plan.bots.size() < static_cast<std::size_t>(plan.seats))
        return Error{Errc::bad_option, fmt::format("{} seats need as many --bots (a name may be repeated), not {}",
                                                   plan.seats, plan.bots.size())};
    return plan;
}

// What the journal holds is not played again.
std::vector<std::uint64_t> games_to_play(const TournamentPlan& plan, const PlannedPart& part,
                                         const std::vector<PlayedGame>& played) {
    std::set<std::uint64_t> known;
    for (const PlayedGame& game : played) known.insert(game.number);
    std::vector<std::uint64_t> numbers = games_of(plan, part);
    std::erase_if(numbers, [&known](std::uint64_t number) { return known.contains(number); });
    return numbers;
}

// The journal of a run; without a file nothing is kept.
class Journal {
  public:
    // What a killed run left of a line is cut off, a new journal gets its first line.
    static Result<Journal> open(const std::string& path, const TournamentPlan& plan) {
        Journal journal;
        if (path.empty()) return journal;
        if (has_content(path)) {
            const auto text = read_file(path);
            if (!text) return text.error();
            auto read = read_journal(*text);
            if (!read) return Error{read.error().code, path + ": " + read.error().detail};
            journal.known = std::move(*read);
            std::filesystem::resize_file(path, journal.known.whole);
        }
        if (!journal.known.header.empty() && journal.known.header != plan.header())
            return Error{Errc::bad_record,
                         fmt::format("{} belongs to another tournament: {}", path, journal.known.header)};
        journal.file_ = std::make_unique<AppendFile>(path);
        if (journal.known.header.empty()) journal.file_->append(plan.header() + "\n");
        return journal;
    }

    void add(const PlayedGame& game, int seats) {
        if (file_) file_->append(journal_line(game, seats) + "\n");
    }
    // What is to be in it; said again only if it is another thing than last time.
    void expect(const PlannedPart& part) {
        if (!file_ || known.planned == part) return;
        file_->append(journal_line(part) + "\n");
        known.planned = part;
    }

    JournalText known;

  private:
    std::unique_ptr<AppendFile> file_;
};

std::string share_text(const Estimate& share) {
    return fmt::format("{:>5.1f} % ({:>4.1f} to {:>5.1f})", 100 * share.value, 100 * share.low, 100 * share.high);
}

// Who ends before whom: a row for every bot, a column for every rival. With two bots the win shares say it.
void print_meetings(const std::vector<RatedBot>& bots, int names) {
    if (bots.size() < 3) return;
    fmt::print("\n  {}", padded("ends before", names));
    for (const RatedBot& rival : bots) fmt::print("{:>26}", rival.name);
    for (const RatedBot& bot : bots) {
        fmt::print("\n  {}", padded(bot.name, names));
        for (const auto& share : bot.before) fmt::print("{:>26}", share ? share_text(*share) : "-");
    }
    fmt::print("\n");
}

void print_faults(const std::vector<RatedBot>& bots) {
    for (const RatedBot& bot : bots)
        if (bot.faults > 0)
            fmt::print("\n  {} did wrong {} and lost {} by that\n", bot.name, grouped(bot.faults, "time", "times"),
                       grouped(bot.forfeits, "game", "games"));
}

void print_report(const Report& report) {
    const Ratings& ratings = report.ratings;
    fmt::print("{}: {} in {}, seed {}; an even share is {:.1f} %\n\n", report.title,
               grouped(static_cast<std::int64_t>(ratings.games), "game", "games"),
               grouped(static_cast<std::int64_t>(ratings.blocks), "block", "blocks"), report.plan.seed,
               100 * ratings.even_share);
    int names = 20;
    for (const RatedBot& bot : ratings.bots) names = std::max(names, columns_of(bot.name));
    fmt::print("  {}{:>9}  {:<24}{:<22}{:<24}{}\n", padded("bot", names), "seats", "win share (95 %)", "placement",
               "Elo (95 %)", "mean score");
    for (const RatedBot& bot : ratings.bots)
        fmt::print("  {}{:>9}  {}  {:.2f} ({:.2f} to {:.2f})   {:>+5.0f} ({:+.0f} to {:+.0f}){:>14.2f}\n",
                   padded(bot.name, names), bot.games, share_text(bot.win_share), bot.placement.value,
                   bot.placement.low, bot.placement.high, bot.elo.value, bot.elo.low, bot.elo.high, bot.mean_score);
    print_meetings(ratings.bots, names);
    print_faults(ratings.bots);
    fmt::print("\n  win share by seat");
    for (double share : ratings.seat_win_share) fmt::print(" {:.1f} %", 100 * share);
    fmt::print("\n");
    if (report.test)
        fmt::print("  sequential test: {} after {}, log likelihood ratio {:.2f}\n", to_word(report.test->verdict),
                   grouped(static_cast<std::int64_t>(report.test->blocks), "block", "blocks"),
                   report.test->log_likelihood_ratio);
    fmt::print("  signature {}\n", hex(ratings.signature));
}

// A table that is not what it seems to be is no success.
Result<Exit> give_report(const ArenaRequest& request, const Report& report) {
    if (!request.report.empty()) save_file(request.report, to_html(report));
    if (request.json) {
        fmt::print("{}\n", to_json(report));
    } else {
        print_report(report);
    }
    for (const std::string& sentence : report.missing) fmt::print(stderr, "ozy: {}\n", sentence);
    return report.ratings.has_faults() || !report.missing.empty() ? Exit::failed_check : Exit::ok;
}

// Of a test that has come to a verdict only the blocks that led to it count.
template <Tellable G>
Report make_report(const TournamentPlan& plan, std::vector<PlayedGame> games,
                   const std::optional<Hypotheses>& hypotheses) {
    Report report{plan, std::string(G::title), {}, {}};
    if (hypotheses) {
        report.test = test_sequentially(plan, games, *hypotheses);
        if (report.test->verdict != Verdict::undecided) {
            const std::uint64_t end = report.test->blocks * static_cast<std::uint64_t>(plan.seats);
            std::erase_if(games, [end](const PlayedGame& game) { return game.number >= end; });
        }
    }
    report.ratings = rate(plan, games);
    return report;
}

void draw_progress(std::size_t done, std::size_t games, const Estimate& share, const TournamentPlan& plan) {
    fmt::print(stderr, "\r{}; {} wins {:.1f} % ({:.1f} to {:.1f})\x1b[K", progress_bar(done, games), plan.bots[0],
               100 * share.value, 100 * share.low, 100 * share.high);
}

// What a run needs beside its plan.
struct Terms {
    PlannedPart part;
    std::optional<Hypotheses> hypotheses;
};

Result<Terms> read_terms(const ArenaRequest& request, const TournamentPlan& plan) {
    const auto part = read_part(request.games, request.shard);
    if (!part) return part.error();
    const auto hypotheses = read_hypotheses(request.sprt);
    if (!hypotheses) return hypotheses.error();
    const bool one_line_up = plan.bots.size() == static_cast<std::size_t>(plan.seats);
    if (*hypotheses && (part->shards > 1 || !one_line_up))
        return Error{Errc::bad_option, "--sprt needs one line-up (as many bots as seats) and no shards"};
    return Terms{*part, *hypotheses};
}

template <Tellable G>
Result<Exit> run(const ArenaRequest& request) {
    typename G::Config config;
    ProgramLog faults;
    const ProgramTerms programs = faults.terms(request.seating.programs);
    const auto plan = make_plan<G>(request, programs, config);
    if (!plan) return plan.error();
    const auto terms = read_terms(request, *plan);
    if (!terms) return terms.error();
    auto journal = Journal::open(request.journal, *plan);
    if (!journal) return journal.error();
    std::vector<PlayedGame>& games = journal->known.games;
    const auto numbers = games_to_play(*plan, terms->part, games);
    const std::size_t before = games.size();
    const auto undecided = [&] {
        return !terms->hypotheses || test_sequentially(*plan, games, *terms->hypotheses).verdict == Verdict::undecided;
    };
    const auto take = [&](const PlayedGame& game) {
        journal->add(game, plan->seats);
        games.push_back(game);
        return undecided();
    };
    std::function<void()> wait;
    if (errors_go_to_terminal())
        wait = [&] { draw_progress(games.size() - before, numbers.size(), win_share_of_first(*plan, games), *plan); };
    const int machine = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    if (undecided()) {
        journal->expect(terms->part);
        play_tournament<G>(*plan, config, numbers, request.threads > 0 ? request.threads : machine, take, wait);
    }
    if (wait) fmt::print(stderr, "\r\x1b[K");
    const std::uint64_t end = games_of(*plan, {request.games, 1, 1}).size();
    std::erase_if(games, [end](const PlayedGame& game) { return game.number >= end; });
    const Report report = make_report<G>(*plan, games, terms->hypotheses);
    // Later games than those that led to the verdict are not missing.
    if (report.test && report.test->verdict != Verdict::undecided) journal->expect({report.ratings.games, 1, 1});
    return give_report(request, report);
}

}  // namespace

Result<Exit> hold_arena(const ArenaRequest& request) {
    return with_game(request.game, [&]<Tellable G>() { return run<G>(request); });
}

Result<Exit> merge_arenas(const ArenaRequest& request) {
    std::vector<JournalText> journals;
    for (const std::string& path : request.journals) {
        const auto file = read_file(path);
        if (!file) return file.error();
        auto text = read_journal(*file);
        if (!text) return Error{text.error().code, path + ": " + text.error().detail};
        if (!journals.empty() && text->header != journals.front().header)
            return Error{Errc::bad_record, fmt::format("{} belongs to another tournament: {}", path, text->header)};
        journals.push_back(std::move(*text));
    }
    const auto plan = read_plan(journals.front().header);
    if (!plan) return plan.error();
    std::vector<PlayedGame> games;
    for (const JournalText& journal : journals) games.insert(games.end(), journal.games.begin(), journal.games.end());
    return with_game(plan->game, [&]<Tellable G>() {
        Report report = make_report<G>(*plan, games, {});
        report.missing = missing_games(*plan, request.journals, journals);
        return give_report(request, report);
    });
}

}  // namespace ozy::cli
