// sim.cpp - ozy sim: many games of bots and what they add up to.
#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <thread>

#include "arena/simulation.hpp"
#include "cli/commands.hpp"
#include "cli/program_log.hpp"
#include "cli/seating.hpp"
#include "cli/terminal.hpp"
#include "cli/text.hpp"
#include "core/json.hpp"
#include "table/registry.hpp"

namespace ozy::cli {

namespace {

// What the report needs to know beside the sums.
struct Setting {
    std::string title;
    std::vector<std::string> entries;
    std::vector<std::string> seat_names;
    std::uint64_t seed = 0;
    int threads = 0;
};

double per_second(std::int64_t count, double seconds) { return seconds > 0 ? static_cast<double>(count) / seconds : 0; }

double percent(double part) { return 100 * part; }

void print_tally(const std::string& name, const Tally& tally) {
    fmt::print("  {}{:>12.1f} wins {:>6.1f} %   mean score {:>8.2f}\n", padded(name, 24), tally.wins(),
               percent(tally.win_share()), tally.mean_score());
}

void print_report(const Setting& setting, const SimulationResult& result) {
    const Statistics& sums = result.statistics;
    fmt::print("{}: {}, seed {}, {}\n", setting.title, grouped(sums.games(), "game", "games"), setting.seed,
               grouped(setting.threads, "thread", "threads"));
    const auto rounded = [](double number) { return grouped(static_cast<std::int64_t>(number)); };
    fmt::print("  speed      {} games/s, {} decisions/s, {:.2f} s in all\n",
               rounded(per_second(sums.games(), result.seconds)), rounded(per_second(sums.decisions(), result.seconds)),
               result.seconds);
    fmt::print("  length     {:.1f} decisions on average; 5 % of the games have at most {}, 95 % at most {}\n",
               sums.mean_decisions(), sums.decisions_percentile(5), sums.decisions_percentile(95));
    fmt::print("  endings   ");
    for (const auto& [ending, count] : sums.endings())
        fmt::print(" {} {:.1f} %", ending, percent(static_cast<double>(count) / static_cast<double>(sums.games())));
    fmt::print("\n\nBy entry (entries change seats from game to game)\n");
    for (std::size_t i = 0; i < setting.entries.size(); ++i)
        print_tally(fmt::format("{} {}", i + 1, setting.entries[i]), sums.by_entry()[i]);
    for (std::size_t i = 0; i < setting.entries.size(); ++i)
        if (const Tally& tally = sums.by_entry()[i]; tally.faults > 0)
            fmt::print("  {} {} did wrong {} and lost {} by that\n", i + 1, setting.entries[i],
                       grouped(tally.faults, "time", "times"), grouped(tally.forfeits, "game", "games"));
    fmt::print("\nBy seat\n");
    for (std::size_t i = 0; i < setting.seat_names.size(); ++i)
        print_tally(fmt::format("P{} {}", i, setting.seat_names[i]), sums.by_seat().items[i]);
    fmt::print("\nsignature {}\n", hex(sums.signature()));
}

void write_tallies(Json& json, std::string_view key, const Tally* tallies, std::size_t count) {
    json.key(key).open_list();
    for (std::size_t i = 0; i < count; ++i) {
        json.open_object().field("games", tallies[i].games).key("wins").decimal(tallies[i].wins(), 3);
        json.key("mean_score").decimal(tallies[i].mean_score(), 3);
        json.field("faults", tallies[i].faults).field("forfeits", tallies[i].forfeits).close_object();
    }
    json.close_list();
}

void print_json(const SimRequest& request, const Setting& setting, const SimulationResult& result) {
    const Statistics& sums = result.statistics;
    Json json;
    json.open_object()
        .field("game", request.game)
        .field("games", sums.games())
        .key("seed")
        .raw(std::to_string(setting.seed));
    json.field("threads", setting.threads).key("seconds").decimal(result.seconds, 3);
    json.key("games_per_second").decimal(per_second(sums.games(), result.seconds), 1);
    json.key("decisions_per_second").decimal(per_second(sums.decisions(), result.seconds), 1);
    json.key("decisions_per_game").decimal(sums.mean_decisions(), 2);
    json.field("decisions_p5", sums.decisions_percentile(5)).field("decisions_p95", sums.decisions_percentile(95));
    json.key("entries").open_list();
    for (const std::string& entry : setting.entries) json.value(entry);
    json.close_list().key("wins").open_list();
    for (const Tally& tally : sums.by_entry()) json.decimal(tally.wins(), 3);
    json.close_list();
    write_tallies(json, "by_entry", sums.by_entry().data(), sums.by_entry().size());
    write_tallies(json, "by_seat", sums.by_seat().items.data(), setting.seat_names.size());
    json.key("endings").open_object();
    for (const auto& [ending, count] : sums.endings()) json.field(ending, count);
    json.close_object().field("signature", hex(sums.signature())).close_object();
    fmt::print("{}\n", json.text());
}

// A bar that overwrites itself, for people who wait.
void draw_progress(std::uint64_t done, std::uint64_t games) {
    fmt::print(stderr, "\r{} games", progress_bar(done, games));
}

void erase_progress() { fmt::print(stderr, "\r{}\r", std::string(79, ' ')); }

template <Tellable G>
Result<SimulationPlan<G>> make_plan(const SimRequest& request, const ProgramTerms& programs) {
    SimulationPlan<G> plan;
    plan.programs = &programs;
    SeatingRequest seating = request.seating;
    if (request.random_options) {
        if (seating.players != 0 || !seating.options.empty())
            return Error{Errc::bad_option, "--random-options chooses players and options itself"};
        seating.seats.clear();
    }
    const auto options = read_options(seating);
    if (!options) return options.error();
    const auto config = configure<G>(*options);
    if (!config) return config.error();
    plan.config = *config;
    plan.entries = request.seating.seats;
    if (plan.entries.empty()) plan.entries.assign(static_cast<std::size_t>(plan.config.players), "random");
    for (const std::string& entry : plan.entries)
        if (const auto bot = make_bot<G>(entry, &programs); !bot) return bot.error();
    if (request.games == 0) return Error{Errc::bad_option, "--games must be at least 1"};
    plan.random_options = request.random_options;
    plan.check_invariants = request.check;
    plan.games = request.games;
    plan.seed = request.seed;
    plan.threads =
        request.threads > 0 ? request.threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    return plan;
}

template <Tellable G>
Setting describe(const SimulationPlan<G>& plan) {
    Setting setting{std::string(G::title), plan.entries, {}, plan.seed, plan.threads};
    const int seats = plan.random_options ? G::options().front().highest : plan.config.players;
    for (Seat seat : seats_of(seats)) setting.seat_names.emplace_back(G::seat_name(seat));
    return setting;
}

template <Tellable G>
Result<Exit> run(const SimRequest& request) {
    ProgramLog faults;
    const ProgramTerms programs = faults.terms(request.seating.programs);
    const Result<SimulationPlan<G>> plan = make_plan<G>(request, programs);
    if (!plan) return plan.error();
    const bool shows_progress = errors_go_to_terminal();
    const SimulationResult result = simulate(*plan, [&](std::uint64_t done) {
        if (shows_progress) draw_progress(done, plan->games);
    });
    if (shows_progress) erase_progress();
    if (result.broken) {
        fmt::print(stderr, "ozy: broken invariant in game {} of seed {}: {}\n", result.broken->game, plan->seed,
                   result.broken->claim);
        return Exit::failed_check;
    }
    const Setting setting = describe(*plan);
    if (request.json) {
        print_json(request, setting, result);
    } else {
        print_report(setting, result);
    }
    const auto& entries = result.statistics.by_entry();
    const bool has_faults =
        std::any_of(entries.begin(), entries.end(), [](const Tally& one) { return one.faults > 0; });
    return has_faults ? Exit::failed_check : Exit::ok;
}

}  // namespace

Result<Exit> simulate_games(const SimRequest& request) {
    return with_game(request.game, [&]<Tellable G>() { return run<G>(request); });
}

}  // namespace ozy::cli
