// analyze.cpp - ozy analyze: the study of a recorded game as text, JSON and a plot.
#include <algorithm>
#include <cstdio>
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/standing_table.hpp"
#include "cli/study_plot.hpp"
#include "cli/terminal.hpp"
#include "cli/text.hpp"
#include "table/record.hpp"
#include "table/registry.hpp"
#include "table/study.hpp"

namespace ozy::cli {

namespace {

constexpr std::size_t shown_mistakes = 8;
constexpr double noted_drop = 0.01;  // what a decision must cost to be listed at all
constexpr int line_columns = 34;

double percent(double part) { return 100 * part; }

void draw_progress(const Study& study) {
    fmt::print(stderr, "\r{} positions\x1b[K", progress_bar(study.done(), study.total()));
}

// Cut to fit a column.
std::string fitted(const std::string& text) {
    if (columns_of(text) <= line_columns) return padded(text, line_columns);
    return padded(text.substr(0, line_columns - 3) + "...", line_columns);
}

void print_chances(const TableCourse& table, const Study& study) {
    fmt::print("  {:>4}  {}", "line", padded("move", line_columns + 8));
    for (Seat seat : seats_of(study.seats())) fmt::print("{:>8}", seat_word(seat) + "  ");
    fmt::print("\n");
    for (std::size_t i = 0; i < study.lines().size(); ++i) {
        const StudiedLine& line = study.lines()[i];
        fmt::print("  {:>4}  {}{}", i + 1, padded(seat_word(line.seat), 8), fitted(line.text));
        for (double chance : study.chances()[i + 1]) fmt::print("{:>6.1f} %", percent(chance));
        if (line.drop >= costly_drop) fmt::print("  cost {} {:.0f} %", seat_word(line.seat), percent(line.drop));
        fmt::print("\n");
    }
    if (!table.is_over()) fmt::print("  The game is not over yet.\n");
}

void print_mistakes(const Study& study) {
    const std::vector<std::size_t> mistakes = study.mistakes(noted_drop);
    fmt::print("\nThe costliest decisions\n");
    if (mistakes.empty()) fmt::print("  none cost its seat {:.0f} %\n", percent(noted_drop));
    for (std::size_t i = 0; i < std::min(mistakes.size(), shown_mistakes); ++i) {
        const StudiedLine& line = study.lines()[mistakes[i]];
        fmt::print("  line {}: {} played '{}' ({:.1f} %), {:.1f} % below the best\n", mistakes[i] + 1,
                   seat_word(line.seat), line.text, percent(line.chance), percent(line.drop));
        for (const Alternative& other : line.better)
            if (other.chance > line.chance) fmt::print("      {:.1f} %  {}\n", percent(other.chance), other.line);
    }
}

void print_sums(const Record& record, const Study& study) {
    fmt::print("\n{}{:>10}{:>22}\n", padded("Seat", 30), "luck", "lost by own choices");
    const std::vector<double> luck = study.luck(), cost = study.cost();
    for (Seat seat : seats_of(study.seats())) {
        const auto number = static_cast<std::size_t>(index(seat));
        fmt::print("{}{:>+8.1f} %{:>20.1f} %\n", padded(seat_title(*record.table, seat, record.header.players), 30),
                   percent(luck[number]), percent(cost[number]));
    }
}

void write_line(Json& json, const StudiedLine& line, const std::vector<double>& chances) {
    constexpr int digits = 4;
    json.open_object().field("seat", seat_word(line.seat)).field("text", line.text).key("chances").open_list();
    for (double chance : chances) json.decimal(chance, digits);
    json.close_list().key("change").open_list();
    for (double change : line.change) json.decimal(change, digits);
    json.close_list();
    if (is_player(line.seat)) {
        json.key("chance").decimal(line.chance, digits).key("drop").decimal(line.drop, digits);
        json.key("alternatives").open_list();
        for (const Alternative& other : line.better)
            json.open_object().field("line", other.line).key("chance").decimal(other.chance, digits).close_object();
        json.close_list();
    }
    json.close_object();
}

void print_json(const Record& record, const Study& study, int worlds) {
    constexpr int digits = 4;
    Json json;
    json.open_object().field("game", record.table->facts().name).field("by", study.judge()).field("worlds", worlds);
    json.key("lines").open_list();
    for (std::size_t i = 0; i < study.lines().size(); ++i) write_line(json, study.lines()[i], study.chances()[i + 1]);
    json.close_list();
    for (const auto& [name, sums] : {std::pair("luck", study.luck()), std::pair("cost", study.cost())}) {
        json.key(name).open_list();
        for (double sum : sums) json.decimal(sum, digits);
        json.close_list();
    }
    fmt::print("{}\n", json.close_object().text());
}

}  // namespace

Result<Exit> analyze(const AnalyzeRequest& request) {
    const Result<std::string> text = read_file(request.file);
    if (!text) return text.error();
    const Result<Record> record = read_record(*text, open_table);
    if (!record) return Error{record.error().code, request.file + ": " + error_text(record.error())};
    if (record->damage) return Error{Errc::bad_record, damage_text(request.file, *record)};
    const Table& table = *record->table;
    const auto begun = begin_study(table, {request.worlds, request.bot});
    if (!begun) return begun.error();
    Study& study = **begun;
    const bool shows_progress = errors_go_to_terminal();
    while (study.work())
        if (shows_progress) draw_progress(study);
    if (shows_progress) fmt::print(stderr, "\r\x1b[K");

    if (!request.svg.empty()) save_file(request.svg, study_plot(table, record->header.players, study));
    if (request.json) {
        print_json(*record, study, request.worlds);
        return Exit::ok;
    }
    fmt::print("{}: {}; chances by {}, {} for each position, from what each seat could know\n\n", table.facts().title,
               grouped(static_cast<std::int64_t>(study.lines().size()), "line", "lines"),
               request.bot.empty() ? "the game's judgement" : "games of " + request.bot,
               grouped(request.worlds, "world", "worlds"));
    print_chances(table, study);
    print_mistakes(study);
    print_sums(*record, study);
    return Exit::ok;
}

}  // namespace ozy::cli
