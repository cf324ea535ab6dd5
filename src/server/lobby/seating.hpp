// seating.hpp - a table apart from its game: what was agreed when it was made, who sits where, which links are valid.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "table/configure.hpp"

namespace ozy::server {

enum class UndoPolicy { consent, free, none };

struct ClockRule {
    int initial = 0, increment = 0;  // seconds
};

// Agreed once.
struct Settings {
    std::vector<OptionValue> options;
    std::string title;
    bool random_order = false;
    bool live = false;  // others see every step at once
    UndoPolicy undo = UndoPolicy::consent;
    std::optional<ClockRule> clock;
    int imported_lines = 0;  // the first lines come from a record: their draws are not ours
};

struct SeatHolder {
    std::string person, name;  // an identity and its name; empty if nobody sits here
    std::string bot;           // plays if not empty
    std::string link_hash;     // of the token that gives this seat
    std::string contribution;  // to chance
    bool resigned = false;

    bool is_open() const { return person.empty() && bot.empty(); }
};

struct Seating {
    std::vector<SeatHolder> seats;
    std::string spectator_link_hash;
    std::string rematch;  // the id of the table that follows

    bool is_complete() const;
    bool sits(std::string_view identity) const;
    std::vector<std::string> people() const;
    // Of those that a person still plays for, all but one have resigned.
    bool is_resigned() const;
};

std::string_view undo_word(UndoPolicy policy);

// As the store keeps them.
std::string write_settings(const Settings& settings);
std::string write_seating(const Seating& seating);
// Throws nlohmann::json::exception if the store is damaged.
Settings read_settings(const std::string& text);
Seating read_seating(const std::string& text);

}  // namespace ozy::server
