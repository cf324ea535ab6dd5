// record.cpp - writes and reads records. Reading trusts nothing: every line takes the path of a move typed by a person.
#include "table/record.hpp"

#include <algorithm>
#include <charconv>

#include "core/counted.hpp"
#include "core/hash.hpp"
#include "core/printable.hpp"
#include "core/words.hpp"

namespace ozy {

namespace {

constexpr std::string_view first_line = "ozymandias record 2";
// Its hash was over the bytes of the last state: no other program can check it.
constexpr std::string_view older_first_line = "ozymandias record 1";
constexpr std::string_view hash_mark = " | hash ";
constexpr std::size_t longest_player = 1000;  // a program with its arguments

std::string chain_line(const Chain& chain) { return seat_word(chain.seat) + ": " + chain.text; }

std::string hex(std::uint64_t number) {
    std::string out(16, '0');
    char digits[16];
    const auto end = std::to_chars(digits, digits + sizeof digits, number, 16).ptr;
    std::copy_backward(digits, end, out.end());
    return out;
}

// The hash of a record: over its game, rules and options and every line of play, word by word. It knows nothing of how
// a program keeps a game, so it holds as long as the text does.
class Seal {
  public:
    void add_header(std::string_view line) {
        const std::string_view key = Words(line).peek();
        if (key == "game" || key == "rules" || key == "option") add(line);
    }
    void add(std::string_view line) {
        for (Words words(line); !words.empty();) hasher_.add(words.take());
        hasher_.add(std::uint64_t{'\n'});
    }
    std::string text() const { return hex(hasher_.value()); }

  private:
    Hasher hasher_;
};

// How the game ended: "result treasures | P0 6 rank 2 | P1 7 rank 1".
std::string outcome_text(const TableCourse& table) {
    const Standing standing = table.standing();
    std::string out = "result " + std::string(table.ending());
    for (Seat seat : seats_of(standing.seats))
        out += " | " + seat_word(seat) + " " + std::to_string(standing.score[seat]) + " rank " +
               std::to_string(standing.rank[seat]);
    return out;
}

// "result resigned | P0 rank 2 | P1 rank 1".
std::string resigned_text(Seat winner, int seats) {
    std::string out = "result resigned";
    for (Seat seat : seats_of(seats)) out += " | " + seat_word(seat) + " rank " + (seat == winner ? "1" : "2");
    return out;
}

// Whom that line names.
std::optional<Seat> read_winner(std::string_view text, int seats) {
    for (Seat seat : seats_of(seats))
        if (text.starts_with(resigned_text(seat, seats) + std::string(hash_mark))) return seat;
    return std::nullopt;
}

std::string result_line(std::string outcome, Seal seal) {
    seal.add(outcome);
    return outcome.append(hash_mark).append(seal.text());
}

std::string header_text(const RecordHeader& header, const TableCourse& table) {
    std::string out(first_line);
    out.append("\ngame ").append(table.facts().name);
    out.append("\nrules ").append(std::to_string(table.facts().rules_version));
    for (const auto& [name, value] : table.options()) out.append("\noption ").append(name).append(" ").append(value);
    for (std::size_t i = 0; i < header.players.size(); ++i)
        out.append("\nseat ").append(std::to_string(i)).append(" ").append(header.players[i]);
    if (!header.title.empty()) out.append("\ntitle ").append(header.title);
    if (header.drawn_from) {
        const DrawnFrom& from = *header.drawn_from;
        out.append("\ncommitment ").append(from.commitment).append("\nsecret ").append(from.secret);
        out.append("\ndrawn_from ").append(std::to_string(from.version));
        for (const std::string& contribution : from.contributions) out.append("\ncontribution ").append(contribution);
        for (const std::string& hash : from.hashes) out.append("\ncontribution_hash ").append(hash);
        for (const int seat : from.dealt_from) out.append("\ndealt_from ").append(std::to_string(seat));
    }
    return out.append("\n\n");
}

Error bad(std::string detail) { return {Errc::bad_record, std::move(detail)}; }

// One line of a record.
struct TextLine {
    std::string_view text;
    int number = 0;
    bool cut = false;  // no newline at its end

    bool is_blank() const { return Words(text).empty(); }
    bool is_remark() const { return text.starts_with('#'); }
    bool is_play() const {
        const std::string_view word = Words(text).peek();
        return word == "result" || word.ends_with(':');
    }
};

class LineReader {
  public:
    explicit LineReader(std::string_view text) : left_(text) {}
    bool take(TextLine& line) {
        if (left_.empty()) return false;
        const std::size_t end = left_.find('\n');
        line = {left_.substr(0, end), line.number + 1, end == left_.npos};
        if (line.text.ends_with('\r')) line.text.remove_suffix(1);
        left_.remove_prefix(line.cut ? left_.size() : end + 1);
        return true;
    }
    // As take, but skips blank lines and remarks.
    bool take_filled(TextLine& line) {
        while (take(line))
            if (!line.is_blank() && !line.is_remark()) return true;
        return false;
    }

  private:
    std::string_view left_;
};

// What the lines before the play say.
struct HeaderLines {
    std::string game;
    int rules = 0;
    std::vector<OptionValue> options;
    RecordHeader header;
    Seal seal;
    bool is_older_form = false;

    Outcome read(std::string_view text);

  private:
    bool read_drawn_from(std::string_view key, Words& words);
};

bool HeaderLines::read_drawn_from(std::string_view key, Words& words) {
    if (key != "commitment" && !header.drawn_from) return false;
    if (!header.drawn_from) header.drawn_from.emplace();
    DrawnFrom& from = *header.drawn_from;
    if (key == "commitment") return from.commitment.empty() && (from.commitment = words.take(), true);
    if (key == "secret") return from.secret.empty() && (from.secret = words.take(), true);
    if (key == "drawn_from") return words.take_number(from.version, 0, 1'000'000);
    if (key == "dealt_from" && from.dealt_from.size() < max_seats)
        return words.take_number(from.dealt_from.emplace_back(), 0, max_seats - 1);
    if (key != "contribution" && key != "contribution_hash") return false;
    std::vector<std::string>& list = key == "contribution" ? from.contributions : from.hashes;
    if (list.size() >= max_seats) return false;
    list.emplace_back(words.take());
    return true;
}

Outcome HeaderLines::read(std::string_view text) {
    Words words(text);
    const std::string_view key = words.take();
    int number = 0;
    if (key == "title") {
        header.title = printable(words.rest());
    } else if (key == "game" && game.empty()) {
        game = words.take();
    } else if (key == "rules" && rules == 0) {
        if (!words.take_number(rules, 1, 1'000'000)) return bad("'rules' needs a number");
    } else if (key == "option") {
        const std::string_view name = words.take();
        const auto same = [&](const OptionValue& one) { return one.name == name; };
        if (std::any_of(options.begin(), options.end(), same)) return bad("this option was set before");
        options.push_back({std::string(name), std::string(words.take())});
    } else if (key == "seat" && words.take_number(number, 0, max_seats - 1)) {
        if (static_cast<std::size_t>(number) != header.players.size()) return bad("seats must come in order, from 0");
        header.players.push_back(printable(words.rest(), longest_player));
    } else if (!read_drawn_from(key, words)) {
        return bad("this is no line of a record's header");
    }
    if (key != "title" && key != "seat" && !words.empty()) return bad("'" + printable(words.rest()) + "' is left over");
    return Done{};
}

Error at_line(const TextLine& line, const Error& error) {
    return {error.code, "line " + std::to_string(line.number) + " '" + printable(line.text) + "': " + error.detail,
            error.rule};
}

// Reads up to the first line of play, which is left in `line`. The header ends with a blank line: what stands behind
// it is play, however damaged.
Result<HeaderLines> read_header(LineReader& lines, TextLine& line, bool& has_play) {
    HeaderLines header;
    if (!lines.take(line) || (line.text != first_line && line.text != older_first_line))
        return bad("this is no record: its first line must be '" + std::string(first_line) + "'");
    header.is_older_form = line.text == older_first_line;
    while ((has_play = lines.take(line)) && !line.is_play() && !line.is_blank()) {
        if (line.is_remark()) continue;
        if (Outcome read = header.read(line.text); !read) return at_line(line, read.error());
        header.seal.add_header(line.text);
    }
    if (has_play && line.is_blank()) has_play = lines.take_filled(line);
    if (header.game.empty()) return bad("the record does not name its game");
    if (header.rules == 0) return bad("the record does not say which version of the rules it follows");
    return header;
}

std::string versions_text(const HeaderLines& header, const GameFacts& facts) {
    return "the record follows version " + std::to_string(header.rules) + " of the rules of " +
           std::string(facts.title) + ", this program plays version " + std::to_string(facts.rules_version);
}

Result<std::unique_ptr<Table>> open_recorded(const HeaderLines& header, OpenTable& open) {
    Result<std::unique_ptr<Table>> table = open(header.game, header.options, header.rules);
    if (!table) return table;
    const GameFacts& facts = (*table)->facts();
    if (header.rules > facts.rules_version) return bad(versions_text(header, facts));
    const std::size_t named = header.header.players.size();
    if (named != 0 && named != static_cast<std::size_t>((*table)->seats()))
        return bad("the record names " + std::to_string(named) + " seats for a game of " +
                   std::to_string((*table)->seats()) + " players");
    return table;
}

// The result must be the one the game has led to, and its hash that of the lines before it.
Outcome read_result(Record& record, std::string_view text, const Seal& seal) {
    const bool is_over = record.table->is_over();
    const auto winner = is_over ? std::nullopt : read_winner(text, record.table->seats());
    if (!is_over && !winner) return bad("there is a result, but the game is not over");
    const std::string outcome = is_over ? outcome_text(*record.table) : resigned_text(*winner, record.table->seats());
    const std::string expected = record.is_older_form ? outcome : result_line(outcome, seal);
    if ((record.is_older_form ? text.substr(0, text.rfind(hash_mark)) : text) != expected)
        return bad("the game was altered: played through, it gives '" + expected + "'");
    record.header.winner = winner;
    record.has_result = true;
    return Done{};
}

// Plays one line, or checks the result against the table.
Outcome read_play(Record& record, std::string_view text, Seal& seal) {
    Table& table = *record.table;
    if (record.has_result) return bad("nothing can follow the result");
    Words words(text);
    if (words.peek() == "result") return read_result(record, text, seal);
    seal.add(text);
    const std::string_view who = words.take();
    if (who == "chance:") return table.play_line(Seat::chance, words.rest());
    if (!who.starts_with('P') || !who.ends_with(':'))
        return bad("a line of play starts with 'chance:' or a seat such as 'P0:'");
    const Result<Seat> seat = read_player(who.substr(0, who.size() - 1), table.seats());
    return seat ? table.play_line(*seat, words.rest()) : Outcome(seat.error());
}

// What follows the header: the chains and, if the game is over, its result.
std::vector<std::string> play_lines(const RecordHeader& header, const TableCourse& table,
                                    const std::vector<Chain>& chains) {
    std::vector<std::string> out;
    out.reserve(chains.size() + 1);
    for (const Chain& chain : chains) out.push_back(chain_line(chain));
    if (!table.is_over() && !header.winner) return out;
    Seal seal;
    const std::string before = header_text(header, table);
    LineReader lines(before);
    for (TextLine line; lines.take(line);) seal.add_header(line.text);
    for (const std::string& line : out) seal.add(line);
    out.push_back(
        result_line(table.is_over() ? outcome_text(table) : resigned_text(*header.winner, table.seats()), seal));
    return out;
}

}  // namespace

std::string write_record(const RecordHeader& header, const TableCourse& table) {
    std::string out = header_text(header, table);
    for (const std::string& line : play_lines(header, table, table.chains())) out.append(line).append("\n");
    return out;
}

Result<Record> read_record(std::string_view text, OpenTable& open) {
    LineReader lines(text);
    TextLine line;
    bool has_play = false;
    Result<HeaderLines> header = read_header(lines, line, has_play);
    if (!header) return header.error();
    Result<std::unique_ptr<Table>> table = open_recorded(*header, open);
    if (!table) return table.error();

    Record record{std::move(header->header), *std::move(table), {}, false, header->is_older_form};
    for (; has_play; has_play = lines.take_filled(line)) {
        Outcome played =
            line.cut ? Outcome(bad("the file ends inside this line")) : read_play(record, line.text, header->seal);
        if (played) continue;
        record.damage = {line.number, printable(line.text), played.error(), line.cut};
        const GameFacts& facts = record.table->facts();
        if (header->rules < facts.rules_version) record.damage->error.detail += "; " + versions_text(*header, facts);
        break;
    }
    return record;
}

std::string_view unchecked_text(const Record& record) {
    if (!record.has_result || !record.is_older_form) return {};
    return "its moves and its result were checked; its hash is of an older form and could not be";
}

std::string resignation_text(const Record& record) {
    return record.header.winner ? "all but " + seat_word(*record.header.winner) + " have resigned" : "";
}

std::string damage_text(const std::string& path, const Record& record) {
    const Damage& damage = *record.damage;
    return path + ":" + std::to_string(damage.line) + ": '" + damage.text +
           "' cannot be played: " + error_text(damage.error) + "; the " +
           counted(static_cast<std::int64_t>(record.table->chains().size()), "line of play before it is intact",
                   "lines of play before it are intact");
}

Recorder::Recorder(std::string path, RecordHeader header, const TableCourse& table)
    : path_(std::move(path)), header_(std::move(header)) {
    close(table);
}

void Recorder::follow(const TableCourse& table) {
    std::vector<Chain> chains = table.chains();
    if (!chains.empty() && table.mid_chain() && chains.back().seat == table.decider()) chains.pop_back();
    write(table, chains);
}

void Recorder::close(const TableCourse& table) { write(table, table.chains()); }

void Recorder::write(const TableCourse& table, const std::vector<Chain>& chains) {
    std::vector<std::string> lines = play_lines(header_, table, chains);
    const bool grows =
        file_ && written_.size() <= lines.size() && std::equal(written_.begin(), written_.end(), lines.begin());
    std::string news = grows ? "" : header_text(header_, table);
    for (std::size_t i = grows ? written_.size() : 0; i < lines.size(); ++i) news.append(lines[i]).append("\n");
    if (!grows) {
        save_file(path_, news);
        file_ = std::make_unique<AppendFile>(path_);
    } else if (!news.empty()) {
        file_->append(news);
    }
    written_ = std::move(lines);
}

}  // namespace ozy
