// case.cpp - reads .case files and plays them at a table.
#include "table/case.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "core/words.hpp"
#include "table/claims.hpp"
#include "table/file.hpp"

namespace ozy {

namespace {

constexpr std::uint64_t chance_seed = 1;

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r"), text.size());
    const std::size_t end = text.find_last_not_of(" \t\r") + 1;
    return text.substr(begin, std::max(begin, end) - begin);
}

Error bad(std::string detail) { return {Errc::bad_syntax, std::move(detail)}; }

// "P0: pass" into seat and line.
struct Play {
    Seat seat = Seat::chance;
    std::string_view line;
};

Result<Play> read_play(std::string_view text, const TableCourse& table) {
    const std::size_t colon = text.find(':');
    if (colon == text.npos) return bad("a seat and a colon are missing, as in 'P0: pass'");
    const std::string_view who = trimmed(text.substr(0, colon));
    const std::string_view line = trimmed(text.substr(colon + 1));
    if (who == "chance") return Play{Seat::chance, line};
    const Result<Seat> seat = read_player(who, table.seats());
    if (!seat) return seat.error();
    return Play{*seat, line};
}

// One case under way: set-up, then play and claims.
class Case {
  public:
    Case(std::string_view game, OpenTable& open) : game_(game), open_(&open) {}

    Outcome read(std::string_view line) {
        const char mark = line.front();
        if (mark != '>' && mark != '=' && mark != '!') return set_up(line);
        if (Outcome ready = finish_set_up(); !ready) return ready;
        const std::string_view rest = trimmed(line.substr(1));
        if (mark == '=') return check_claim(*table_, play_start_, rest);
        return mark == '>' ? play(rest) : refuse(rest);
    }
    // A case that only builds a position still checks it.
    Outcome finish() { return finish_set_up(); }

  private:
    Outcome set_up(std::string_view line);
    Outcome read_statement(std::string_view statement);
    Outcome open_table();
    Outcome finish_set_up();
    Outcome play(std::string_view text);
    Outcome refuse(std::string_view text);

    std::string game_;
    OpenTable* open_;
    std::vector<OptionValue> options_;
    std::unique_ptr<Table> table_;
    bool has_position_ = false;
    bool in_play_ = false;
    int play_start_ = 0;  // the version before the last line that was played
    Rng rng_{chance_seed};
};

Outcome Case::set_up(std::string_view line) {
    if (in_play_) return bad("the set-up must come before the first line of play or claim");
    while (!line.empty()) {
        const std::size_t bar = std::min(line.find('|'), line.size());
        const std::string_view statement = trimmed(line.substr(0, bar));
        if (!statement.empty())
            if (Outcome read = read_statement(statement); !read) return read;
        line.remove_prefix(std::min(bar + 1, line.size()));
    }
    return Done{};
}

Outcome Case::read_statement(std::string_view statement) {
    Words words(statement);
    const bool is_players = words.peek() == "players";
    if (is_players || words.peek() == "option") {
        if (table_) return bad("options must come before the position");
        words.take();
        const std::string name = is_players ? "players" : std::string(words.take());
        options_.push_back({name, std::string(words.take())});
        return words.empty() ? Outcome(Done{}) : bad("'" + std::string(words.rest()) + "' is left over");
    }
    if (Outcome opened = open_table(); !opened) return opened;
    has_position_ = true;
    return table_->read_statement(statement);
}

Outcome Case::open_table() {
    if (table_) return Done{};
    Result<std::unique_ptr<Table>> table = (*open_)(game_, options_, newest_rules);
    if (!table) return table.error();
    table_ = *std::move(table);
    return Done{};
}

Outcome Case::finish_set_up() {
    if (in_play_) return Done{};
    in_play_ = true;
    if (Outcome opened = open_table(); !opened) return opened;
    if (has_position_)
        if (Outcome finished = table_->finish_position(); !finished) return finished;
    if (const auto broken = table_->broken_invariant())
        return Error{Errc::bad_position, "the position breaks an invariant: " + std::string(*broken)};
    return Done{};
}

Outcome Case::play(std::string_view text) {
    if (text == "chance") {
        if (table_->decider() != Seat::chance) return bad("no chance is pending: " + decider_text(*table_));
        play_start_ = table_->version();
        table_->play_chance(rng_);
        return Done{};
    }
    const Result<Play> read = read_play(text, *table_);
    if (!read) return read.error();
    if (read->seat != Seat::chance) table_->play_chance(rng_);
    play_start_ = table_->version();
    if (Outcome played = table_->play_line(read->seat, read->line); !played) return played;
    if (const auto broken = table_->broken_invariant())
        return Error{Errc::bad_position, "after this move an invariant is broken: " + std::string(*broken)};
    return Done{};
}

Outcome Case::refuse(std::string_view text) {
    std::string_view rule;
    const std::size_t bracket = text.rfind('[');
    if (text.ends_with(']') && bracket != text.npos) {
        rule = text.substr(bracket + 1, text.size() - bracket - 2);
        text = trimmed(text.substr(0, bracket));
    }
    const Result<Play> read = read_play(text, *table_);
    if (!read) return read.error();
    if (read->seat != Seat::chance) table_->play_chance(rng_);
    const Outcome tried = table_->try_line(read->seat, read->line);
    if (tried) return Error{Errc::illegal_move, "this should be refused, but it is legal"};
    if (rule.empty() || tried.error().rule == rule) return Done{};
    return Error{Errc::illegal_move,
                 "it is refused, but not by [" + std::string(rule) + "]: " + error_text(tried.error())};
}

// The cases of one file, one after the other.
class CaseReader {
  public:
    CaseReader(const CaseFile& file, OpenTable& open, CaseReport& report)
        : file_(&file), open_(&open), report_(&report), game_(file.game) {}

    void read(std::string_view line) {
        ++line_;
        line = trimmed(line);
        if (line.empty()) return;
        if (line.starts_with('#')) return read_heading(line);
        if (line.starts_with("game ") && !case_) {
            game_ = trimmed(line.substr(5));
            return;
        }
        heading_open_ = false;
        if (failed_) return;
        if (!case_ && heading_.empty()) return note(bad("a case starts with a heading, '# ...'"));
        if (!case_) case_ = std::make_unique<Case>(game_, *open_);
        note(case_->read(line));
    }
    void finish() {
        if (case_ && !failed_) {
            note(case_->finish());
            report_->passed += !failed_;
        }
        if (!case_ && !failed_ && names_rule(heading_)) note(bad("this case is empty"));
        case_ = nullptr;
        failed_ = false;
    }

  private:
    static bool names_rule(std::string_view heading) { return heading.starts_with('['); }

    // Of the '#' lines before a statement the first is the heading, the others are remarks; but one that names a rule
    // is always a heading, so that a file can start with what it is about.
    void read_heading(std::string_view line) {
        const std::string_view text = trimmed(line.substr(1));
        if (heading_open_ && !names_rule(text)) return;
        finish();
        heading_ = text;
        heading_open_ = true;
    }
    void note(const Outcome& outcome) {
        if (outcome) return;
        failed_ = true;
        report_->failures.push_back({file_->path, line_, heading_, error_text(outcome.error())});
    }

    const CaseFile* file_;
    OpenTable* open_;
    CaseReport* report_;
    std::string game_, heading_;
    std::unique_ptr<Case> case_;
    bool heading_open_ = false, failed_ = false;
    int line_ = 0;
};

}  // namespace

void run_cases(const CaseFile& file, OpenTable& open, CaseReport& report) {
    CaseReader reader(file, open, report);
    for (std::string_view left = file.text; !left.empty();) {
        const std::size_t end = std::min(left.find('\n'), left.size());
        reader.read(left.substr(0, end));
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    reader.finish();
}

}  // namespace ozy
