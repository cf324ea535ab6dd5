// replay.cpp - ozy replay: a record played through, told line by line.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/standing_table.hpp"
#include "cli/terminal.hpp"
#include "cli/text.hpp"
#include "core/json.hpp"
#include "table/record.hpp"
#include "table/registry.hpp"

namespace ozy::cli {

namespace {

Result<Seat> read_viewer(const std::string& text, int seats) {
    if (text == "all") return Seat::omniscient;
    if (text == "spectator") return Seat::spectator;
    if (const Result<Seat> seat = read_player(text, seats)) return *seat;
    return Error{Errc::bad_option,
                 fmt::format("--view can be all, spectator or a seat from P0 to P{}, not '{}'", seats - 1, text)};
}

// Takes the table back to the state after so many lines of play.
Outcome go_to_line(Table& table, int line) {
    const std::vector<Chain> chains = table.chains();
    if (line < 0 || static_cast<std::size_t>(line) > chains.size())
        return Error{Errc::not_found,
                     fmt::format("--to can be 0 to {}, the lines of play of this record, not {}", chains.size(), line)};
    table.undo_to(line == 0 ? 0 : chains[static_cast<std::size_t>(line) - 1].version);
    return Done{};
}

std::vector<std::string> told_between(const TableSight& table, Seat viewer, int begin, int end) {
    std::vector<std::string> out;
    for (const LogEntry& entry : table.log(begin, viewer))
        if (entry.version < end) out.push_back(to_english(entry.phrase));
    return out;
}

bool may_read(Seat viewer, const Chain& chain) { return viewer == Seat::omniscient || viewer == chain.seat; }

// Each line of play that the viewer may read, and what it led to.
void print_story(const TableSight& table, Seat viewer, const Terminal& terminal) {
    int begin = 0, number = 0;
    for (const Chain& chain : table.chains()) {
        ++number;
        if (may_read(viewer, chain))
            terminal.say(fmt::format("{:>4}  {}: {}", number, seat_word(chain.seat), chain.text), {.bold = true});
        for (const std::string& sentence : told_between(table, viewer, begin, chain.version))
            fmt::print("      {}\n", wrapped(sentence, terminal.width() - 6, 6));
        begin = chain.version;
    }
}

void write_seats(Json& json, const Record& record) {
    const Standing standing = record.table->standing();
    json.key("seats").open_list();
    for (Seat seat : seats_of(standing.seats)) {
        const auto number = static_cast<std::size_t>(index(seat));
        json.open_object().field("seat", number).field("name", record.table->seat_name(seat));
        json.field("player", number < record.header.players.size() ? record.header.players[number] : "");
        if (record.table->is_over()) json.field("score", standing.score[seat]).field("rank", standing.rank[seat]);
        json.close_object();
    }
    json.close_list();
}

void print_json(const Record& record, Seat viewer) {
    const Table& table = *record.table;
    Json json;
    json.open_object().field("game", table.facts().name).field("title", record.header.title);
    json.key("options").open_object();
    for (const auto& [name, value] : table.options()) json.field(name, value);
    json.close_object();
    write_seats(json, record);
    json.field("version", table.version()).field("decider", seat_word(table.decider()));
    json.field("over", table.is_over()).field("ending", table.ending());
    json.key("lines").open_list();
    int begin = 0;
    for (const Chain& chain : table.chains()) {
        json.open_object().field("seat", seat_word(chain.seat)).field("version", chain.version);
        if (may_read(viewer, chain)) json.field("text", chain.text);
        json.key("log").open_list();
        for (const std::string& sentence : told_between(table, viewer, begin, chain.version)) json.value(sentence);
        json.close_list().close_object();
        begin = chain.version;
    }
    json.close_list().key("view").raw(table.view_json(viewer)).close_object();
    fmt::print("{}\n", json.text());
}

// How it ended, or what is asked.
std::string closing_text(const Record& record, Seat viewer, bool whole) {
    if (record.table->is_over()) return standing_text(*record.table, record.header.players);
    const std::string resignation = whole ? resignation_text(record) : "";
    return resignation.empty() ? to_english(record.table->prompt(viewer)) + "\n"
                               : "The game has ended: " + resignation + ".\n";
}

}  // namespace

Result<Exit> replay(const ReplayRequest& request) {
    const Result<std::string> text = read_file(request.file);
    if (!text) return text.error();
    const Result<Record> record = read_record(*text, open_table);
    if (!record) return Error{record.error().code, request.file + ": " + error_text(record.error())};
    Table& table = *record->table;
    const std::string damage = record->damage ? damage_text(request.file, *record) : "";
    const Result<Seat> viewer = read_viewer(request.view, table.seats());
    if (!viewer) return viewer.error();
    if (request.to)
        if (const Outcome moved = go_to_line(table, *request.to); !moved) return moved.error();

    if (request.json) {
        print_json(*record, *viewer);
    } else {
        const Terminal terminal(request.color);
        print_story(table, *viewer, terminal);
        fmt::print("\n");
        terminal.show(table.screen(*viewer, terminal.width()));
        fmt::print("\n{}", closing_text(*record, *viewer, !request.to));
    }
    if (!damage.empty()) return Error{Errc::bad_record, damage};
    if (const std::string_view unchecked = unchecked_text(*record); !unchecked.empty())
        fmt::print(stderr, "{}: {}\n", request.file, unchecked);
    return Exit::ok;
}

}  // namespace ozy::cli
