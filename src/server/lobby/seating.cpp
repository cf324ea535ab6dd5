// seating.cpp - see seating.hpp.
#include "server/lobby/seating.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "core/json.hpp"
#include "server/auth/tokens.hpp"

namespace ozy::server {

namespace {

constexpr std::array<std::string_view, 3> undo_words = {"consent", "free", "none"};
constexpr std::array<std::string_view, 2> pace_words = {"live", "slow"};

// The value whose word this is; throws if there is none.
template <class Value, std::size_t count>
Value value_of(const std::array<std::string_view, count>& words, const std::string& word) {
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) throw std::runtime_error("the settings say '" + word + "', which means nothing");
    return static_cast<Value>(found - words.begin());
}

}  // namespace

bool Seating::is_complete() const {
    return std::none_of(seats.begin(), seats.end(), [](const SeatHolder& seat) { return seat.is_open(); });
}

bool Seating::sits(std::string_view identity) const {
    return std::any_of(seats.begin(), seats.end(), [&](const SeatHolder& seat) { return seat.person == identity; });
}

bool Seating::owns(const Right& right, std::size_t seat) const {
    if (seat >= seats.size()) return false;
    const SeatHolder& holder = seats[seat];
    if (!right.identity.empty() && right.identity == holder.person) return true;
    const std::string& link = holder.is_open() ? holder.link_hash : holder.own_link_hash;
    return !link.empty() && equal_secrets(right.link_hash, link);
}

std::vector<std::string> Seating::people() const {
    std::vector<std::string> out;
    for (const SeatHolder& seat : seats)
        if (!seat.person.empty() && std::find(out.begin(), out.end(), seat.person) == out.end())
            out.push_back(seat.person);
    return out;
}

std::optional<Seat> Seating::last_player() const {
    const auto plays = [](const SeatHolder& seat) { return !seat.resigned; };
    if (seats.size() < 2 || std::count_if(seats.begin(), seats.end(), plays) != 1) return std::nullopt;
    return seat_at(static_cast<int>(std::find_if(seats.begin(), seats.end(), plays) - seats.begin()));
}

std::string_view undo_word(UndoPolicy policy) { return undo_words[static_cast<std::size_t>(policy)]; }

std::string_view pace_word(Pace pace) { return pace_words[static_cast<std::size_t>(pace)]; }

std::string write_settings(const Settings& settings) {
    Json json;
    json.open_object().key("options").open_list();
    for (const auto& [name, value] : settings.options) json.open_list().value(name).value(value).close_list();
    json.close_list().field("title", settings.title).field("random_order", settings.random_order);
    json.field("live", settings.live).field("undo", undo_word(settings.undo));
    json.field("pace", pace_word(settings.pace));
    if (settings.clock)
        json.key("clock").open_list().value(settings.clock->initial).value(settings.clock->increment).close_list();
    json.field("imported_lines", settings.imported_lines).field("rules", settings.rules);
    return json.close_object().take();
}

Settings read_settings(const std::string& text) {
    const auto json = nlohmann::json::parse(text);
    Settings out;
    for (const auto& option : json.at("options"))
        out.options.push_back({option.at(0).get<std::string>(), option.at(1).get<std::string>()});
    out.title = json.at("title").get<std::string>();
    out.random_order = json.at("random_order").get<bool>();
    out.live = json.at("live").get<bool>();
    out.undo = value_of<UndoPolicy>(undo_words, json.at("undo").get<std::string>());
    out.pace = value_of<Pace>(pace_words, json.value("pace", "slow"));
    if (json.contains("clock")) out.clock = ClockRule{json["clock"].at(0).get<int>(), json["clock"].at(1).get<int>()};
    out.imported_lines = json.at("imported_lines").get<int>();
    out.rules = json.value("rules", 1);  // tables from before versions were told apart are of the first
    return out;
}

std::string write_seating(const Seating& seating) {
    Json json;
    json.open_object().key("seats").open_list();
    for (const SeatHolder& seat : seating.seats) {
        json.open_object().field("person", seat.person).field("name", seat.name).field("bot", seat.bot);
        json.field("link", seat.link_hash).field("contribution", seat.contribution).field("resigned", seat.resigned);
        json.field("own_link", seat.own_link_hash).field("seen", seat.seen);
        json.field("contribution_hash", seat.contribution_hash).field("owes_hash", seat.owes_hash);
        json.field("dealt_from", seat.dealt_from).close_object();
    }
    json.close_list().field("spectator_link", seating.spectator_link_hash).field("rematch", seating.rematch);
    return json.close_object().take();
}

Seating read_seating(const std::string& text) {
    const auto json = nlohmann::json::parse(text);
    Seating out;
    for (const auto& seat : json.at("seats"))
        out.seats.push_back({seat.at("person").get<std::string>(), seat.at("name").get<std::string>(),
                             seat.at("bot").get<std::string>(), seat.at("link").get<std::string>(),
                             seat.at("contribution").get<std::string>(), seat.at("resigned").get<bool>(),
                             seat.value("own_link", std::string()), seat.value("seen", std::int64_t{0}),
                             seat.value("contribution_hash", std::string()), seat.value("dealt_from", -1),
                             seat.value("owes_hash", false)});
    out.spectator_link_hash = json.at("spectator_link").get<std::string>();
    out.rematch = json.at("rematch").get<std::string>();
    return out;
}

}  // namespace ozy::server
