// flags.cpp - flags that several subcommands share.
#include "cli/flags.hpp"

#include <charconv>
#include <fmt/format.h>
#include <map>

#include "bots/program/command.hpp"

namespace ozy::cli {

namespace {

constexpr const char* exit_codes =
    "\nExit codes: 0 well done, 1 a check or case failed, 2 wrong usage or input, 3 the "
    "world is broken (disk full, cannot write).";

const std::map<std::string, ColorChoice> color_choices = {
    {"auto", ColorChoice::automatic}, {"always", ColorChoice::always}, {"never", ColorChoice::never}};

}  // namespace

CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest) {
    const auto check = [=](const std::string& text) -> std::string {
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc{} && end == text.data() + text.size() && number >= lowest && number <= highest)
            return {};
        return fmt::format("'{}' is no whole number from {} to {}", text, lowest, highest);
    };
    return {check, ""};
}

void add_footer(CLI::App& command, const std::string& examples) {
    command.footer("Examples:\n" + examples + exit_codes);
}

void add_color(CLI::App& command, ColorChoice& choice) {
    const auto known = [](const std::string& text) -> std::string {
        return color_choices.count(text) != 0 ? "" : fmt::format("'{}' is not auto, always or never", text);
    };
    const auto choose = [&choice](const std::string& text) { choice = color_choices.at(text); };
    command.add_option_function<std::string>("--color", choose, "auto, always or never")
        ->check(CLI::Validator(known, ""))
        ->option_text("WHEN");
}

std::vector<std::string> read_names(const std::string& text) {
    auto names = split_names(text);
    if (!names) throw CLI::ValidationError(names.error().detail);
    return *std::move(names);
}

void add_programs(CLI::App& command, ProgramRequest& programs) {
    command.add_option("--bot-time", programs.milliseconds, "Time of bots that are programs for each choice (10000)")
        ->check(whole_number(1, 3'600'000))
        ->option_text("MS");
    command
        .add_option("--bot-memory", programs.megabytes,
                    "Memory of each process of such bots; 0 is without limit (2048)")
        ->check(whole_number(0, 1'000'000))
        ->option_text("MB");
}

void add_seating(CLI::App& command, SeatingRequest& seating) {
    command.add_option("--players", seating.players, "Number of players; follows from --seats")
        ->check(whole_number(1, 99))
        ->option_text("N");
    const auto split = [&seating](const std::string& text) { seating.seats = read_names(text); };
    command
        .add_option_function<std::string>("--seats", split,
                                          "Who plays, seat by seat, with commas between; exec:COMMAND is a program")
        ->option_text("A,B,...");
    add_programs(command, seating.programs);
    command.add_option("--option", seating.options, "An option of the game ('ozy games' lists them); may be repeated")
        ->take_all()
        ->option_text("NAME=VALUE");
}

}  // namespace ozy::cli
