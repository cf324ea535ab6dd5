// roster.cpp - see roster.hpp.
#include "server/lobby/roster.hpp"

#include <algorithm>

#include "server/auth/names.hpp"
#include "server/auth/tokens.hpp"
#include "server/lobby/chance.hpp"
#include "server/lobby/offered_bots.hpp"
#include "server/lobby/stored_game.hpp"
#include "server/tasks.hpp"

namespace ozy::server {

namespace {

Refused no_such_bot(const std::string& bot) { return {Why::no_such_bot, "there is no bot '" + bot + "' here"}; }

}  // namespace

Right Visitor::right() const { return {id(), token.empty() ? std::string() : token_hash(token)}; }

Roster::Roster(StoredTable stored)
    : stored_(std::move(stored)), settings_(read_settings(stored_.settings)), seating_(read_seating(stored_.seating)) {}

bool Roster::owns(const Visitor& visitor, int seat) const {
    return seat >= 0 && seating_.owns(visitor.right(), static_cast<std::size_t>(seat));
}

Refusal Roster::may_look(const Right& right, Seat viewer) const {
    if (is_player(viewer)) {
        if (ordinal(viewer) >= seating_.seats.size()) return Refused{Why::no_such_seat};
        if (!seating_.owns(right, ordinal(viewer))) return Refused{Why::not_your_seat};
        return std::nullopt;
    }
    if (stored_.visible) return std::nullopt;
    if (!right.identity.empty() && (seating_.sits(right.identity) || stored_.creator == right.identity))
        return std::nullopt;
    if (!right.link_hash.empty() && equal_secrets(right.link_hash, seating_.spectator_link_hash)) return std::nullopt;
    for (std::size_t seat = 0; seat < seating_.seats.size(); ++seat)
        if (seating_.owns(right, seat)) return std::nullopt;
    return Refused{Why::no_such_table};
}

std::optional<int> Roster::linked_seat(const Visitor& visitor) const {
    if (visitor.token.empty()) return std::nullopt;
    const Visitor by_link{.identity = {}, .token = visitor.token};
    for (int seat = 0; seat < seats(); ++seat)
        if (owns(by_link, seat)) return seat;
    return std::nullopt;
}

// The seat that the visitor's link or wish gives, or has given before; -1 if there is none.
int Roster::seat_for(const Visitor& visitor, const Arrival& arrival) const {
    const Right right = visitor.right();
    for (std::size_t seat = 0; seat < seating_.seats.size(); ++seat) {
        const SeatHolder& holder = seating_.seats[seat];
        const bool has_come = equal_secrets(right.link_hash, holder.link_hash) && holder.person == right.identity;
        const bool by_link = !visitor.token.empty() && (has_come || seating_.owns({{}, right.link_hash}, seat));
        const bool is_wished = !arrival.seat || *arrival.seat == static_cast<int>(seat);
        const bool by_choice = stored_.visible && visitor.token.empty() && holder.is_open() && is_wished;
        if (by_link || by_choice) return static_cast<int>(seat);
    }
    return -1;
}

// By somebody else at this table; each may call their own seats as they like.
bool Roster::is_worn(const std::string& name, const std::string& person) const {
    const std::string looks = looks_of(name);
    return std::any_of(seating_.seats.begin(), seating_.seats.end(), [&](const SeatHolder& seat) {
        return !seat.person.empty() && seat.person != person && looks_of(seat.name) == looks;
    });
}

std::variant<Roster::Seated, Refused> Roster::sit(const Visitor& visitor, const Arrival& arrival) {
    const int seat = seat_for(visitor, arrival);
    if (seat < 0) return Refused{Why::no_seat_by_link};
    SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
    if (!holder.is_open()) return Seated{seat, false};
    const std::string& name = arrival.name.empty() ? visitor.identity->name : arrival.name;
    if (is_worn(name, visitor.id())) return Refused{Why::name_is_worn};
    holder.person = visitor.identity->id;
    holder.name = name;
    holder.contribution = arrival.contribution;
    holder.contribution_hash = arrival.contribution_hash;
    return Seated{seat, true};
}

Awaited Roster::awaited() const {
    const auto& seats = seating_.seats;
    const auto owes_hash = [](const SeatHolder& seat) { return seat.bot.empty() && seat.owes_hash; };
    const auto owes_number = [](const SeatHolder& seat) { return seat.owes_number(); };
    if (!is_beginning()) return Awaited::nothing;
    if (std::any_of(seats.begin(), seats.end(), owes_hash)) return Awaited::hashes;
    return std::any_of(seats.begin(), seats.end(), owes_number) ? Awaited::numbers : Awaited::nothing;
}

// Before anybody opens a number: whoever knew one could choose theirs by it.
Refusal Roster::commit_number(const Visitor& visitor, int seat, const std::string& hash) {
    if (!owns(visitor, seat)) return Refused{Why::seat_of_another};
    SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
    if (holder.person.empty()) return Refused{Why::nobody_sits_there};
    if (!is_waiting()) return Refused{Why::has_begun};
    if (is_beginning() && awaited() != Awaited::hashes) return Refused{Why::about_to_begin};
    holder.contribution_hash = hash;
    holder.contribution.clear();
    holder.owes_hash = false;
    return std::nullopt;
}

Refusal Roster::open_number(const Visitor& visitor, int seat, const std::string& number) {
    if (!owns(visitor, seat)) return Refused{Why::seat_of_another};
    SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
    const bool is_theirs = contribution_hash(number) == holder.contribution_hash;
    if (holder.contribution == number && is_theirs) return std::nullopt;  // said again
    if (!is_waiting()) return Refused{Why::has_begun};
    if (awaited() != Awaited::numbers) return Refused{Why::too_early_to_open};
    if (!is_theirs) return Refused{Why::number_differs};
    holder.contribution = number;
    return std::nullopt;
}

void Roster::go_without_hashes() {
    for (SeatHolder& holder : seating_.seats) holder.owes_hash = false;
}

Refusal Roster::name_seat(const Visitor& visitor, int seat, const std::string& name) {
    if (!owns(visitor, seat)) return Refused{Why::seat_of_another};
    SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
    if (holder.person.empty()) return Refused{Why::nobody_sits_there};
    if (is_worn(name, holder.person)) return Refused{Why::name_is_worn};
    holder.name = name;
    return std::nullopt;
}

Refusal Roster::stand_up(const Visitor& visitor, int seat) {
    if (!owns(visitor, seat)) return Refused{Why::seat_of_another};
    if (is_beginning()) return Refused{Why::about_to_begin};
    SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
    if (is_waiting())
        holder.person = holder.name = holder.contribution = holder.contribution_hash = holder.own_link_hash = {};
    else if (is_playing())
        holder.bot = fallback_bot;
    return std::nullopt;
}

Refusal Roster::set_bot(const Visitor& visitor, int seat, const std::string& bot, bool is_free_to_take) {
    if (!is_seat(seat)) return Refused{Why::no_such_seat};
    SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
    const bool is_nobodys = holder.person.empty();  // then it is filled by who made the table
    const bool may_hand_over = is_creator(visitor) && (is_nobodys || (!bot.empty() && is_free_to_take));
    if (!may_hand_over && (is_nobodys || !owns(visitor, seat))) return Refused{Why::seat_of_another};
    if (is_over()) return Refused{Why::is_over};
    if (is_beginning()) return Refused{Why::about_to_begin};
    if (bot.empty() && is_nobodys && !is_waiting()) return Refused{Why::nobody_sits_there};
    if (bot.empty() && holder.resigned) return Refused{Why::has_resigned};
    if (!bot.empty() && !is_offered(stored_.game, bot)) return no_such_bot(bot);
    holder.bot = bot;
    return std::nullopt;
}

// The same game for fewer; refused if it cannot be played by so few.
Outcome Roster::leave_out_open_seats() {
    std::vector<std::size_t> taken;
    for (std::size_t i = 0; i < seating_.seats.size(); ++i)
        if (!seating_.seats[i].is_open()) taken.push_back(i);
    Settings settings = settings_;
    std::erase_if(settings.options, [](const OptionValue& option) { return option.name == "players"; });
    settings.options.push_back({"players", std::to_string(taken.size())});
    if (auto table = open_table_of(stored_.game, settings); !table) return table.error();
    settings_ = std::move(settings);
    stored_.settings = write_settings(settings_);
    reorder(taken);
    return Done{};
}

Refusal Roster::start_without(const Visitor& visitor, const std::string& bot) {
    if (!is_creator(visitor)) return Refused{Why::only_the_creator};
    if (!is_waiting()) return Refused{Why::has_begun};
    if (is_beginning()) return Refused{Why::about_to_begin};
    if (!bot.empty() && !is_offered(stored_.game, bot)) return no_such_bot(bot);
    if (bot.empty() && settings_.imported_lines > 0) return Refused{Why::seats_of_a_position};
    if (bot.empty())
        if (Outcome fewer = leave_out_open_seats(); !fewer)
            return Refused{Why::bad_option, fewer.error().detail, fewer.error().rule};
    for (SeatHolder& holder : seating_.seats)
        if (holder.is_open()) holder.bot = bot;
    return std::nullopt;
}

Refusal Roster::resign(const Visitor& visitor, int seat) {
    if (!owns(visitor, seat)) return Refused{Why::seat_of_another};
    if (!is_playing()) return Refused{Why::not_in_play};
    SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
    holder.resigned = true;
    holder.bot = fallback_bot;
    return std::nullopt;
}

// The creator invites to open seats and lets people watch; a seat that somebody has is that person's affair alone.
std::variant<std::string, Refused> Roster::renew_link(const Visitor& visitor, std::optional<int> seat) {
    if (seat && !is_seat(*seat)) return Refused{Why::no_such_seat};
    SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat.value_or(0))];
    const bool is_taken = seat && !holder.person.empty();
    const bool is_open = !seat || holder.is_open();
    if (is_taken ? !owns(visitor, *seat) : !(is_creator(visitor) && is_open)) return Refused{Why::only_who_sits_there};
    const std::string token = random_token();
    std::string& hash = !seat ? seating_.spectator_link_hash : is_taken ? holder.own_link_hash : holder.link_hash;
    hash = token_hash(token);
    return token;
}

Refusal Roster::set_rematch(const std::string& id) {
    if (!seating_.rematch.empty()) return Refused{Why::has_a_rematch, seating_.rematch};
    seating_.rematch = id;
    return std::nullopt;
}

std::variant<StoredTable, Refused> Roster::plan_rematch(const Visitor& visitor) const {
    if (!visitor.identity || !seating_.sits(visitor.id())) return Refused{Why::only_who_played};
    if (!is_over()) return Refused{Why::not_over};
    StoredTable next = stored_;
    next.id = seating_.rematch;
    Seating seating = seating_;
    std::rotate(seating.seats.begin(), seating.seats.begin() + 1, seating.seats.end());
    seating.rematch.clear();
    for (SeatHolder& seat : seating.seats) {
        seat.resigned = false;
        seat.seen = 0;
        seat.dealt_from = -1;
        seat.owes_hash = !seat.contribution_hash.empty();
        seat.contribution.clear();  // it was for the draws of this game
        seat.contribution_hash.clear();
        if (!seat.person.empty()) seat.bot.clear();  // people who had handed over play again
    }
    next.seating = write_seating(seating);
    Settings settings = settings_;
    settings.random_order = false;
    settings.imported_lines = 0;
    next.settings = write_settings(settings);
    return next;
}

void Roster::replace(Seat seat) { seating_.seats[ordinal(seat)].bot = fallback_bot; }

void Roster::begin() {
    stored_.phase = TablePhase::playing;
    if (!settings_.random_order) return;
    std::vector<std::string> numbers;
    for (const SeatHolder& seat : seating_.seats) numbers.push_back(seat.contribution);
    const std::vector<int> order = deal_seats(stored_.secret, numbers);
    reorder({order.begin(), order.end()});
    for (std::size_t seat = 0; seat < order.size(); ++seat) seating_.seats[seat].dealt_from = order[seat];
}

// Each seat becomes the one that `order` names in its place; those it does not name are taken away.
void Roster::reorder(const std::vector<std::size_t>& order) {
    std::vector<SeatHolder> seats;
    std::vector<std::size_t> places;
    for (std::size_t from : order) {
        seats.push_back(seating_.seats[from]);
        places.push_back(places_.empty() ? from : places_[from]);
    }
    seating_.seats = std::move(seats);
    places_ = std::move(places);
}

int Roster::seat_now(int before) const {
    const auto place = std::find(places_.begin(), places_.end(), static_cast<std::size_t>(before));
    return place == places_.end() ? before : static_cast<int>(place - places_.begin());
}

Change Roster::save() {
    stored_.updated = now_seconds();
    return keep();
}

Change Roster::keep() {
    stored_.seating = write_seating(seating_);
    ++stored_.revision;
    return SaveSeating{stored_, seating_.people()};
}

}  // namespace ozy::server
