// seating.hpp - a table apart from its game: what was agreed when it was made, who sits where, which links are valid.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/seat.hpp"
#include "table/configure.hpp"

namespace ozy::server {

enum class UndoPolicy { consent, free, none };
enum class Pace { live, slow };  // one evening, or days: how long a game waits for who is away

struct ClockRule {
    int initial = 0, increment = 0;  // seconds
};

// Agreed once.
struct Settings {
    std::vector<OptionValue> options;
    int rules = newest_rules;  // the version whose defaults hold for options that are not named
    std::string title;
    bool random_order = false;
    bool live = false;  // others see every step at once
    UndoPolicy undo = UndoPolicy::consent;
    Pace pace = Pace::slow;
    std::optional<ClockRule> clock;
    int imported_lines = 0;  // the first lines come from a record: their draws are not ours
};

struct SeatHolder {
    std::string person, name;  // an identity and its name; empty if nobody sits here
    std::string bot;           // plays if not empty
    std::string link_hash;     // of the token that invites to this seat; it says nothing while somebody has the seat
    std::string contribution;  // to chance: the number that was opened, or said at once
    bool resigned = false;
    std::string own_link_hash = {};      // of the token that its person made, for another device
    std::int64_t seen = 0;               // by the table's time: when the last of its person's connections left
    std::string contribution_hash = {};  // what its person committed to before the game
    int dealt_from = -1;                 // the seat that its person had before seats were dealt
    bool owes_hash = false;              // its person gave a number in the game before: one is expected again

    bool is_open() const { return person.empty() && bot.empty(); }
    bool owes_number() const { return bot.empty() && !contribution_hash.empty() && contribution.empty(); }
};

// By what somebody may look and play.
struct Right {
    std::string identity, link_hash;  // either may be empty
};

struct Seating {
    std::vector<SeatHolder> seats;
    std::string spectator_link_hash;
    std::string rematch;  // the id of the table that follows

    bool is_complete() const;
    bool sits(std::string_view identity) const;
    // The seat's own person, on whatever device; as long as nobody has the seat, who is invited to it.
    bool owns(const Right& right, std::size_t seat) const;
    std::vector<std::string> people() const;
    // The one that has not resigned, if all others have.
    std::optional<Seat> last_player() const;
};

std::string_view undo_word(UndoPolicy policy);
std::string_view pace_word(Pace pace);

// As the store keeps them.
std::string write_settings(const Settings& settings);
std::string write_seating(const Seating& seating);
// Throw std::exception if the store is damaged.
Settings read_settings(const std::string& text);
Seating read_seating(const std::string& text);

}  // namespace ozy::server
