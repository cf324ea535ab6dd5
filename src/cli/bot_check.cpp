// bot_check.cpp - ozy bot check: whole games with a program, and a verdict on each thing that the protocol asks of it.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <fmt/format.h>

#include "arena/match.hpp"
#include "bots/roster/make_bot.hpp"
#include "cli/commands.hpp"
#include "cli/program_log.hpp"
#include "cli/text.hpp"
#include "table/registry.hpp"

namespace ozy::cli {

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr std::chrono::seconds time_to_end{2};

// What was seen of a program in one game or in several.
struct Findings {
    int games = 0, choices = 0;
    Seconds thought{0}, longest{0};
    std::string name;
    std::vector<std::string> faults;
    int not_ended = 0;
    bool refused = false, repeats = true;
};

// Counts and times the choices of the bot behind it.
template <Tellable G>
class TimedBot final : public Bot<G> {
  public:
    TimedBot(Bot<G>& bot, Findings& findings) : bot_(&bot), findings_(&findings) {}

    bool listens() const override { return bot_->listens(); }
    Move choose(const Perspective<G>& perspective, Rng& rng) override {
        const auto start = Clock::now();
        const Move move = bot_->choose(perspective, rng);
        const Seconds took = Clock::now() - start;
        ++findings_->choices;
        findings_->thought += took;
        findings_->longest = std::max(findings_->longest, took);
        return move;
    }

  private:
    Bot<G>* bot_;
    Findings* findings_;
};

// One game with the program in a seat and random bots in the others; returns the hash of all moves.
template <Tellable G>
Result<std::uint64_t> play_once(const BotRequest& request, const typename G::Config& config, std::uint64_t seed,
                                Findings& findings) {
    ProgramTerms terms = terms_of(request.programs);
    terms.log = [&findings](const std::string& line) { findings.faults.push_back(line); };
    auto program = Program::make(std::string(program_prefix) + request.command, terms);
    if (!program) return program.error();
    ProgramBot<G> bot(*std::move(program));
    TimedBot<G> timed(bot, findings);
    RandomBot<G> other;
    std::array<Bot<G>*, max_seats> seated{};
    const auto seats = static_cast<std::size_t>(config.players);
    std::fill_n(seated.begin(), seats, &other);
    seated[seed % seats] = &timed;
    const GameResult result = play_match<G>(config, std::span<Bot<G>* const>(seated.data(), seats), seed);
    ++findings.games;
    findings.name = bot.program().own_name();
    findings.refused |= bot.program().refused();
    if (bot.program().plays() && !bot.program().ends_by(Clock::now() + time_to_end)) ++findings.not_ended;
    return result.hash;
}

// Every number of players; the first game of each is played twice.
template <Tellable G>
Result<Findings> examine(const BotRequest& request) {
    Findings findings;
    const auto& players = G::options().front();
    for (int count = players.lowest; count <= players.highest && !findings.refused; ++count) {
        typename G::Config config;
        config.players = static_cast<std::int16_t>(count);
        std::uint64_t first = 0;
        for (int game = 0; game <= request.games && !findings.refused; ++game) {
            const auto seed = static_cast<std::uint64_t>(std::max(game - 1, 0));
            const auto hash = play_once<G>(request, config, seed, findings);
            if (!hash) return hash.error();
            if (game == 0) first = *hash;
            if (game == 1) findings.repeats &= first == *hash;
        }
    }
    return findings;
}

void print_verdict(std::string_view verdict, const std::string& what) { fmt::print("  {:<7} {}\n", verdict, what); }

// Each fault once, with how often it was seen.
void print_faults(const std::vector<std::string>& faults) {
    constexpr std::size_t shown = 5;
    std::vector<std::string> kinds;
    for (const std::string& fault : faults)
        if (std::find(kinds.begin(), kinds.end(), fault) == kinds.end()) kinds.push_back(fault);
    for (std::size_t i = 0; i < std::min(kinds.size(), shown); ++i) {
        const auto times = std::count(faults.begin(), faults.end(), kinds[i]);
        print_verdict("FAILED", kinds[i] + (times > 1 ? fmt::format(" [{} times]", times) : ""));
    }
    if (kinds.size() > shown) print_verdict("FAILED", fmt::format("and {} other faults", kinds.size() - shown));
}

// Whether it conforms.
bool print_findings(const BotRequest& request, std::string_view title, const Findings& findings) {
    fmt::print("{}\n", title);
    print_faults(findings.faults);
    if (findings.faults.empty()) {
        print_verdict("ok", fmt::format("starts and says it is ready{}",
                                        findings.name.empty() ? "" : fmt::format(": {}", findings.name)));
        print_verdict("ok", fmt::format("{} in every number of seats, {}, all of them legal",
                                        grouped(findings.games, "game", "games"),
                                        grouped(findings.choices, "choice", "choices")));
        print_verdict("ok", fmt::format("answers in time: {:.1f} ms on average, {:.0f} ms at most, of {}",
                                        1000 * findings.thought.count() / std::max(findings.choices, 1),
                                        1000 * findings.longest.count(), request.programs.milliseconds));
        if (findings.repeats) print_verdict("ok", "plays the same game again with the same seed");
    }
    if (!findings.repeats)
        print_verdict("note", "plays another game with the same seed: runs of the arena will not repeat");
    if (findings.not_ended > 0)
        print_verdict("FAILED", fmt::format("went on for {} s after its input had ended, in {}", time_to_end.count(),
                                            grouped(findings.not_ended, "game", "games")));
    if (findings.faults.empty() && findings.not_ended == 0) print_verdict("ok", "ends when its input ends");
    return findings.faults.empty() && findings.not_ended == 0;
}

}  // namespace

Result<Exit> check_bot(const BotRequest& request) {
    std::vector<std::string> games = {request.game};
    if (request.game.empty()) {
        games.clear();
        for (const GameName& game : Registry<AllGames>::names()) games.emplace_back(game.name);
    }
    int played = 0;
    bool conforms = true;
    for (const std::string& game : games) {
        const auto checked = with_game(game, [&]<Tellable G>() -> Result<Exit> {
            const auto findings = examine<G>(request);
            if (!findings) return findings.error();
            if (findings->refused && request.game.empty()) {
                fmt::print("{}\n", G::title);
                print_verdict("-", "refused, which it may");
                return Exit::ok;
            }
            ++played;
            conforms &= print_findings(request, G::title, *findings);
            return Exit::ok;
        });
        if (!checked) return checked.error();
        std::fflush(stdout);
    }
    if (played == 0) fmt::print("It plays none of the games.\n");
    return conforms && played > 0 ? Exit::ok : Exit::failed_check;
}

}  // namespace ozy::cli
