// roster.hpp - a table apart from its game: what was agreed, who sits where and by which right people look, play and
// change that. Knows no socket, no disk and no clock.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/lobby/refusal.hpp"
#include "server/lobby/seating.hpp"
#include "server/store/store.hpp"

namespace ozy::server {

// Who asks, by what right.
struct Visitor {
    std::optional<Identity> identity;
    std::string token = {};  // of a link; may be empty

    Right right() const;
    std::string id() const { return identity ? identity->id : std::string(); }
};

// How somebody sits down.
struct Arrival {
    std::optional<int> seat = {};   // which one, where the link does not say
    std::string name = {};          // to be called here; empty: as everywhere
    std::string contribution = {};  // to chance
    std::string contribution_hash = {};
};

// For what a game that nobody is missing from still waits, for a moment: what its people give to chance.
enum class Awaited { nothing, hashes, numbers };

using Refusal = std::optional<Refused>;

// Changes are made in memory; they hold once what `save` returns is in the store.
class Roster {
  public:
    // Throws std::exception if the store is damaged.
    explicit Roster(StoredTable stored);

    const StoredTable& stored() const { return stored_; }
    const std::string& id() const { return stored_.id; }
    const Settings& settings() const { return settings_; }
    const Seating& seating() const { return seating_; }
    int seats() const { return static_cast<int>(seating_.seats.size()); }
    const SeatHolder& holder(Seat seat) const { return seating_.seats[ordinal(seat)]; }
    bool is_bots(Seat seat) const { return is_player(seat) && !holder(seat).bot.empty(); }
    TablePhase phase() const { return stored_.phase; }
    bool is_waiting() const { return stored_.phase == TablePhase::waiting; }
    bool is_playing() const { return stored_.phase == TablePhase::playing; }
    // Nobody is missing: it begins as soon as nothing is awaited.
    bool is_beginning() const { return is_waiting() && seating_.is_complete(); }
    Awaited awaited() const;
    bool is_over() const { return stored_.phase == TablePhase::over; }

    bool is_creator(const Visitor& visitor) const { return visitor.identity && visitor.id() == stored_.creator; }
    bool owns(const Visitor& visitor, int seat) const;
    Refusal may_look(const Right& right, Seat viewer) const;
    // The seat that a visitor's link is for.
    std::optional<int> linked_seat(const Visitor& visitor) const;

    // Sitting down: the seat, and whether that changed anything. Who comes again, or with the person's own link on a
    // second device, does not push the person out.
    struct Seated {
        int seat = 0;
        bool is_new = false;
    };
    std::variant<Seated, Refused> sit(const Visitor& visitor, const Arrival& arrival);
    Refusal name_seat(const Visitor& visitor, int seat, const std::string& name);
    // A number of the person's own for chance: first its hash, then, when everybody's is there, the number.
    Refusal commit_number(const Visitor& visitor, int seat, const std::string& hash);
    Refusal open_number(const Visitor& visitor, int seat, const std::string& number);
    // Who has shown no hash until now plays without a number.
    void go_without_hashes();
    Refusal stand_up(const Visitor& visitor, int seat);
    // `is_free_to_take`: the person of the seat has been away for so long that the creator may hand it over.
    Refusal set_bot(const Visitor& visitor, int seat, const std::string& bot, bool is_free_to_take);
    // The bot plays the open seats, or without one the game is for fewer.
    Refusal start_without(const Visitor& visitor, const std::string& bot);
    Refusal resign(const Visitor& visitor, int seat);
    // The token of a new link for a seat, or for spectators if there is none.
    std::variant<std::string, Refused> renew_link(const Visitor& visitor, std::optional<int> seat);
    Refusal set_rematch(const std::string& id);
    // What the next table is made of; its id is empty unless somebody has made it.
    std::variant<StoredTable, Refused> plan_rematch(const Visitor& visitor) const;
    // A bot goes on for a seat whose time is over.
    void replace(Seat seat);
    void see(Seat seat, std::int64_t time) { seating_.seats[ordinal(seat)].seen = time; }
    // The last seat is taken; who sits where may be drawn now.
    void begin();
    void end() { stored_.phase = TablePhase::over; }

    // Seats may have moved by changes that are not stored yet: where the seat is now, and where each was before.
    int seat_now(int before) const;
    std::vector<std::size_t> take_places() { return std::exchange(places_, {}); }

    // As it now is, for the store; `keep` where nothing happened that people would call news.
    Change save();
    Change keep();

  private:
    int seat_for(const Visitor& visitor, const Arrival& arrival) const;
    bool is_worn(const std::string& name, const std::string& person) const;
    bool is_seat(int seat) const { return seat >= 0 && seat < seats(); }
    Outcome leave_out_open_seats();
    void reorder(const std::vector<std::size_t>& order);

    StoredTable stored_;
    Settings settings_;
    Seating seating_;
    std::vector<std::size_t> places_;  // by seat: where it was before a change that is on its way to the disk
};

}  // namespace ozy::server
