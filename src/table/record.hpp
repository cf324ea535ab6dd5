// record.hpp - a whole game as text that a person can read: header, one line per chain of choices, result. No seed: the
// outcomes of chance are written down, so no replay depends on a generator.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/file.hpp"
#include "table/table.hpp"

namespace ozy {

// How the draws came about, if they were settled before the game (docs/PROTOCOL.md, "Fair chance"). Hexadecimal.
struct DrawnFrom {
    std::string commitment, secret;
    std::vector<std::string> contributions;  // by seat; one word each, "-" for none
    int version = 0;                         // the draws from this version of the table on
    std::vector<std::string> hashes = {};    // by seat, or none: what it committed to before; "-" for nothing
    std::vector<int> dealt_from = {};        // by seat, if seats were dealt too: which one its person had before
};

struct RecordHeader {
    std::string title;                 // may be empty
    std::vector<std::string> players;  // by seat: "you", the name of a bot or of a person
    std::optional<DrawnFrom> drawn_from = {};
    std::optional<Seat> winner = {};  // if the game ended because all others had resigned
};

// Where a record stops making sense. The table holds all that came before.
struct Damage {
    int line = 0;      // from 1
    std::string text;  // of that line
    Error error;
    bool cut = false;  // the file ends inside this line, as after a crash
};

struct Record {
    RecordHeader header;
    std::unique_ptr<Table> table;
    std::optional<Damage> damage;
    bool has_result = false;
    bool is_older_form = false;  // of its result only the scores could be checked, not the hash
};

// The text of a record; the result line is there when the game is over.
std::string write_record(const RecordHeader& header, const TableCourse& table);

// Plays a record through. A header that makes no sense is an error; play that makes no sense is `damage`. Options that
// a record of older rules does not name have the defaults of those rules.
Result<Record> read_record(std::string_view text, OpenTable& open);

// What could not be checked of a whole record; empty if all was.
std::string_view unchecked_text(const Record& record);

// "all but P1 have resigned"; empty if the game did not end that way.
std::string resignation_text(const Record& record);

// "game.txt:14: 'P0: tile red A1' cannot be played: ... [TE-7.2]; the 9 lines of play before it are intact".
std::string damage_text(const std::string& path, const Record& record);

// Keeps a file in step with a table while it is played: a finished chain is appended at once; after an undo the file
// is replaced in one step.
class Recorder {
  public:
    // Starts the file with the table as it stands.
    Recorder(std::string path, RecordHeader header, const TableCourse& table);
    // To be called after every move.
    void follow(const TableCourse& table);
    // Also writes a chain that is not finished yet.
    void close(const TableCourse& table);
    const std::string& path() const { return path_; }

  private:
    void write(const TableCourse& table, const std::vector<Chain>& chains);

    std::string path_;
    RecordHeader header_;
    std::unique_ptr<AppendFile> file_;
    std::vector<std::string> written_;  // the lines after the header
};

}  // namespace ozy
