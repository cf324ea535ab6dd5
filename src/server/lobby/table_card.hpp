// table_card.hpp - what can be told of a table without opening it: the Table of docs/PROTOCOL.md, section 2. Holds no
// more than everybody may know, but for what is written only to the one it belongs to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/lobby/progress.hpp"
#include "server/lobby/roster.hpp"

namespace ozy::server {

class Client;

// One that has a seat open.
struct Device {
    std::string name;
    std::int64_t since = 0;  // seconds since 1970
    const Client* client = nullptr;
};

struct SeatCard {
    struct Thinking {
        std::int64_t since = 0;
        int budget = 0, done = 0;  // seconds, percent
    };
    // The game waits for somebody who is not there; from `until` on who made the table may let a bot go on.
    struct Away {
        std::int64_t since = 0, until = 0;  // seconds since 1970
    };

    std::string_view name;  // of the seat
    std::string person, person_name, bot;
    std::string hash, number;  // given to chance; the number is told when everybody's is open
    bool is_here = false, has_resigned = false, has_opened = false;
    std::optional<std::int64_t> clock = {};  // seconds left
    std::optional<Thinking> thinking = {};
    std::optional<Away> away = {};
    std::vector<Device> devices = {};  // for the seat's own person

    bool is_open() const { return person.empty() && bot.empty(); }
};

struct TableCard {
    std::string id, game, title, creator, commitment, rematch;
    std::string_view game_title;
    std::vector<OptionValue> options;
    TablePhase phase = TablePhase::waiting;
    bool visible = false, live = false;
    UndoPolicy undo = UndoPolicy::consent;
    Pace pace = Pace::slow;
    std::optional<ClockRule> clock;
    std::vector<SeatCard> seats;
    std::int64_t created = 0, since = 0;
    std::size_t spectators = 0;
    Awaited awaited = Awaited::nothing;
    std::int64_t awaited_until = 0;
    Seat deciding = Seat::over;   // whom everybody sees deciding; over: nobody
    std::string waits_for;        // whose choice it truly is; told to nobody else
    std::string result = "null";  // JSON
};

// Of a table that nobody is at; what a room knows besides, it adds.
TableCard card_of(const Roster& roster, Progress& progress);

// Who reads it.
struct CardReader {
    std::string identity = {};       // empty: nobody in particular
    std::optional<int> linked = {};  // the seat that the reader's link is for
    Seat viewer = Seat::spectator;   // the seat that the reader has open
    const Client* client = nullptr;  // on this device
};
bool waits_for(const TableCard& card, const CardReader& reader);
std::string card_json(const TableCard& card, const CardReader& reader);

}  // namespace ozy::server
