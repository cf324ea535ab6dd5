// arena.cpp - ozy arena: bots against bots, with a journal, and what the games say about them.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
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

struct Shard {
    std::uint64_t number = 1, of = 1;
};

// "2/8" is the second of eight.
Result<Shard> read_shard(const std::string& text) {
    Shard shard;
    if (text.empty()) return shard;
    int number = 0, of = 0;
    const std::size_t slash = text.find('/');
    Words first(std::string_view(text).substr(0, slash));
    Words second(slash == text.npos ? std::string_view() : std::string_view(text).substr(slash + 1));
    if (!first.take_number(number, 1, 1'000'000) || !second.take_number(of, number, 1'000'000) || !first.empty() ||
        !second.empty())
        return Error{Errc::bad_option, fmt::format("--shard '{}' is not like 2/8", text)};
    return Shard{static_cast<std::uint64_t>(number), static_cast<std::uint64_t>(of)};
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

template <Tellable G>
Result<TournamentPlan> make_plan(const ArenaRequest& request, const ProgramTerms& programs,
                                 typename G::Config& config) {
    const auto options = read_options(request.seating);
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

// The first number after the last block that is begun by so many games.
std::uint64_t end_of_games(const TournamentPlan& plan, std::uint64_t games) {
    const std::uint64_t in_block = Schedule(plan).games_in_block();
    return (games + in_block - 1) / in_block * in_block;
}

// Blocks go to the shards in turn; what the journal holds is not played again.
std::vector<std::uint64_t> games_to_play(const TournamentPlan& plan, std::uint64_t games, const Shard& shard,
                                         const std::vector<PlayedGame>& played) {
    std::set<std::uint64_t> known;
    for (const PlayedGame& game : played) known.insert(game.number);
    const Schedule schedule(plan);
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t game = 0; game < end_of_games(plan, games); ++game)
        if (schedule.block_of(game) % shard.of == shard.number - 1 && !known.contains(game)) numbers.push_back(game);
    return numbers;
}

// What the journal of this plan holds; what a killed run left of a line is cut off, a new journal gets its first line.
Result<std::vector<PlayedGame>> open_journal(const std::string& path, const TournamentPlan& plan) {
    JournalText known;
    if (has_content(path)) {
        const auto text = read_file(path);
        if (!text) return text.error();
        auto read = read_journal(*text);
        if (!read) return Error{read.error().code, path + ": " + read.error().detail};
        known = std::move(*read);
        std::filesystem::resize_file(path, known.whole);
    }
    if (known.header.empty()) {
        AppendFile(path).append(plan.header() + "\n");
    } else if (known.header != plan.header()) {
        return Error{Errc::bad_record, fmt::format("{} belongs to another tournament: {}", path, known.header)};
    }
    return std::move(known.games);
}

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

void print_report(const Report& report) {
    const Ratings& ratings = report.ratings;
    fmt::print("{}: {} games in {} blocks, seed {}; an even share is {:.1f} %\n\n", report.title,
               grouped(static_cast<std::int64_t>(ratings.games)), grouped(static_cast<std::int64_t>(ratings.blocks)),
               report.plan.seed, 100 * ratings.even_share);
    int names = 20;
    for (const RatedBot& bot : ratings.bots) names = std::max(names, columns_of(bot.name));
    fmt::print("  {}{:>9}  {:<24}{:<22}{:<24}{}\n", padded("bot", names), "seats", "win share (95 %)", "placement",
               "Elo (95 %)", "mean score");
    for (const RatedBot& bot : ratings.bots)
        fmt::print("  {}{:>9}  {}  {:.2f} ({:.2f} to {:.2f})   {:>+5.0f} ({:+.0f} to {:+.0f}){:>14.2f}\n",
                   padded(bot.name, names), bot.games, share_text(bot.win_share), bot.placement.value,
                   bot.placement.low, bot.placement.high, bot.elo.value, bot.elo.low, bot.elo.high, bot.mean_score);
    print_meetings(ratings.bots, names);
    fmt::print("\n  win share by seat");
    for (double share : ratings.seat_win_share) fmt::print(" {:.1f} %", 100 * share);
    fmt::print("\n");
    if (report.test)
        fmt::print("  sequential test: {} after {} blocks, log likelihood ratio {:.2f}\n",
                   to_word(report.test->verdict), report.test->blocks, report.test->log_likelihood_ratio);
    fmt::print("  signature {}\n", hex(ratings.signature));
}

Result<Exit> give_report(const ArenaRequest& request, const Report& report) {
    if (!request.report.empty()) save_file(request.report, to_html(report));
    if (request.json) {
        fmt::print("{}\n", to_json(report));
    } else {
        print_report(report);
    }
    return Exit::ok;
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
    Shard shard;
    std::optional<Hypotheses> hypotheses;
};

Result<Terms> read_terms(const ArenaRequest& request, const TournamentPlan& plan) {
    const auto shard = read_shard(request.shard);
    if (!shard) return shard.error();
    const auto hypotheses = read_hypotheses(request.sprt);
    if (!hypotheses) return hypotheses.error();
    const bool one_line_up = plan.bots.size() == static_cast<std::size_t>(plan.seats);
    if (*hypotheses && (shard->of > 1 || !one_line_up))
        return Error{Errc::bad_option, "--sprt needs one line-up (as many bots as seats) and no shards"};
    return Terms{*shard, *hypotheses};
}

template <Tellable G>
Result<Exit> run(const ArenaRequest& request) {
    typename G::Config config;
    ProgramLog faults;
    const ProgramTerms programs = faults.terms(request.seating.bot_time);
    const auto plan = make_plan<G>(request, programs, config);
    if (!plan) return plan.error();
    const auto terms = read_terms(request, *plan);
    if (!terms) return terms.error();
    std::vector<PlayedGame> games;
    std::optional<AppendFile> journal;
    if (!request.journal.empty()) {
        auto known = open_journal(request.journal, *plan);
        if (!known) return known.error();
        games = std::move(*known);
        journal.emplace(request.journal);
    }
    const auto numbers = games_to_play(*plan, request.games, terms->shard, games);
    const std::size_t before = games.size();
    const auto undecided = [&] {
        return !terms->hypotheses || test_sequentially(*plan, games, *terms->hypotheses).verdict == Verdict::undecided;
    };
    const auto take = [&](const PlayedGame& game) {
        if (journal) journal->append(journal_line(game, plan->seats) + "\n");
        games.push_back(game);
        return undecided();
    };
    std::function<void()> wait;
    if (errors_go_to_terminal())
        wait = [&] { draw_progress(games.size() - before, numbers.size(), win_share_of_first(*plan, games), *plan); };
    const int machine = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    if (undecided())
        play_tournament<G>(*plan, config, numbers, request.threads > 0 ? request.threads : machine, take, wait);
    if (wait) fmt::print(stderr, "\r\x1b[K");
    const std::uint64_t end = end_of_games(*plan, request.games);
    std::erase_if(games, [end](const PlayedGame& game) { return game.number >= end; });
    return give_report(request, make_report<G>(*plan, games, terms->hypotheses));
}

}  // namespace

Result<Exit> hold_arena(const ArenaRequest& request) {
    return with_game(request.game, [&]<Tellable G>() { return run<G>(request); });
}

Result<Exit> merge_arenas(const ArenaRequest& request) {
    std::vector<PlayedGame> games;
    std::string header;
    for (const std::string& path : request.journals) {
        const auto file = read_file(path);
        if (!file) return file.error();
        const auto text = read_journal(*file);
        if (!text) return Error{text.error().code, path + ": " + text.error().detail};
        if (!header.empty() && text->header != header)
            return Error{Errc::bad_record, fmt::format("{} belongs to another tournament: {}", path, text->header)};
        header = text->header;
        games.insert(games.end(), text->games.begin(), text->games.end());
    }
    const auto plan = read_plan(header);
    if (!plan) return plan.error();
    return with_game(plan->game, [&]<Tellable G>() { return give_report(request, make_report<G>(*plan, games, {})); });
}

}  // namespace ozy::cli
