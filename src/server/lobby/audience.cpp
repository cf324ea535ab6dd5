// audience.cpp - see audience.hpp.
#include "server/lobby/audience.hpp"

#include <algorithm>
#include <utility>

#include "core/json.hpp"

namespace ozy::server {

namespace {

UndoOffer undo_for(const Scene& scene, Seat viewer) {
    return is_player(viewer) ? scene.undo[ordinal(viewer)] : UndoOffer{};
}

}  // namespace

Right Guest::right() const {
    const auto& identity = client->identity();
    return {identity ? identity->id : std::string(), link_hash};
}

Audience::Audience(Outbox& outbox, int seats)
    : outbox_(outbox), guests_(static_cast<std::size_t>(seats) + 1), sights_(guests_.size()) {}

bool Audience::empty() const {
    return std::all_of(guests_.begin(), guests_.end(), [](const auto& viewers) { return viewers.empty(); });
}

void Audience::for_each(const std::function<void(const Guest&)>& visit) const {
    for (const auto& viewers : guests_)
        for (const Guest& guest : viewers) visit(guest);
}

const Guest* Audience::find(const Client* client) const {
    for (const auto& viewers : guests_)
        for (const Guest& guest : viewers)
            if (guest.client.get() == client) return &guest;
    return nullptr;
}

void Audience::enter(const Guest& guest) {
    leave(guest.client.get());
    const std::size_t place = place_of(guest.viewer);
    if (guests_[place].empty()) sights_[place].reset();
    guests_[place].push_back(guest);
}

void Audience::leave(const Client* client) {
    for (auto& viewers : guests_)
        std::erase_if(viewers, [&](const Guest& guest) { return guest.client.get() == client; });
}

void Audience::move_seats(const std::vector<std::size_t>& places) {
    if (places.empty()) return;
    auto before = std::exchange(guests_, {});
    for (std::size_t place : places) {
        for (Guest& guest : before[place]) guest.viewer = seat_at(static_cast<int>(guests_.size()));
        guests_.push_back(std::exchange(before[place], {}));
    }
    guests_.push_back(std::exchange(before.back(), {}));
    for (const auto& viewers : before)
        for (const Guest& guest : viewers) outbox_.close(guest.client, "revoked", "the game began without this seat");
    sights_.clear();
    sights_.resize(guests_.size());
}

void Audience::turn_out(const std::function<bool(const Guest&)>& may_stay) {
    for (auto& viewers : guests_)
        std::erase_if(viewers, [&](const Guest& guest) {
            const bool stays = may_stay(guest);
            if (!stays) outbox_.close(guest.client, "revoked", "this link is no longer valid");
            return !stays;
        });
}

void Audience::send_away(std::string_view code, std::string_view text) {
    for_each([&](const Guest& guest) { outbox_.close(guest.client, code, text); });
}

void Audience::clear() {
    for (auto& viewers : guests_) viewers.clear();
}

bool Audience::is_here(Seat seat, const std::string& person) const {
    if (!guests_[ordinal(seat)].empty()) return true;
    bool found = false;
    for_each([&](const Guest& guest) { found = found || (!person.empty() && guest.right().identity == person); });
    return found;
}

std::vector<Device> Audience::devices(Seat seat) const {
    std::vector<Device> out;
    for (const Guest& guest : guests_[ordinal(seat)])
        out.push_back({guest.client->device(), guest.since, guest.client.get()});
    return out;
}

Claim Audience::claim() const {
    std::vector<std::string> players, all;
    for_each([&](const Guest& guest) {
        if (!guest.client->identity()) return;
        all.push_back(guest.client->identity()->id);
        if (is_player(guest.viewer)) players.push_back(all.back());
    });
    return {players.empty() ? std::move(all) : std::move(players), true};
}

Sight& Audience::sight_of(const Scene& scene, Seat viewer) {
    std::optional<Sight>& sight = sights_[place_of(viewer)];
    if (!sight) {
        sight.emplace(viewer, scene.progress.log_before(viewer));
        sight->look(scene.progress.table_for(viewer), undo_for(scene, viewer));
    }
    return *sight;
}

void Audience::forget_sights() {
    for (auto& sight : sights_) sight.reset();
}

void Audience::tell_room(bool players, const Message& message) {
    for_each([&](const Guest& guest) {
        if (is_player(guest.viewer) == players) outbox_.send(guest.client, message);
    });
}

void Audience::tell_all(const Message& message) {
    for_each([&](const Guest& guest) { outbox_.send(guest.client, message); });
}

// To all who look from one place.
void Audience::show_to(const Scene& scene, Seat viewer, const Guest* answered, std::string_view id) {
    const std::size_t place = place_of(viewer);
    if (guests_[place].empty()) {
        sights_[place].reset();
        return;
    }
    const bool is_new = !sights_[place].has_value();
    Sight& sight = sight_of(scene, viewer);
    const TableSight& table = scene.progress.table_for(viewer);
    const bool changed = is_new || sight.look(table, undo_for(scene, viewer));
    if (!changed && answered == nullptr) return;
    const StateMessage update = is_new ? sight.full(table, nullptr) : sight.update();
    Message shared;
    for (const Guest& guest : guests_[place])
        if (answered != nullptr && guest.client == answered->client) {
            outbox_.send(guest.client, share(update.text(id)));
        } else if (changed) {
            if (!shared) shared = share(update.text());
            outbox_.send(guest.client, shared);
        }
}

// Nothing but what it shows may tell that there was a step: an offer of undo stays as it was.
void Audience::show_step(const TableSight& step, Seat viewer) {
    std::optional<Sight>& sight = sights_[place_of(viewer)];
    if (!sight || guests_[place_of(viewer)].empty() || !sight->look(step, UndoOffer(sight->undo()))) return;
    const Message update = share(sight->update().text());
    for (const Guest& guest : guests_[place_of(viewer)]) outbox_.send(guest.client, update);
}

// Whoever drafted the steps has seen them.
void Audience::show_steps(const Scene& scene) {
    scene.progress.for_each_step_revealed([&](const TableSight& step, Seat actor) {
        for (Seat viewer : seats_of(static_cast<int>(guests_.size()) - 1))
            if (viewer != actor) show_step(step, viewer);
        show_step(step, Seat::spectator);
    });
}

void Audience::show(const Scene& scene, const Guest* answered, std::string_view id) {
    const bool draft = scene.progress.is_drafting();
    show_steps(scene);
    for (Seat viewer : seats_of(static_cast<int>(guests_.size()) - 1)) {
        const bool own = answered != nullptr && answered->viewer == viewer;
        if (draft && !own && viewer != scene.progress.table().decider()) continue;
        show_to(scene, viewer, own ? answered : nullptr, id);
    }
    if (!draft) show_to(scene, Seat::spectator, nullptr, {});
}

void Audience::show_all_anew(const Scene& scene) {
    forget_sights();
    for_each([&](const Guest& guest) { send_state(scene, guest, {}, nullptr); });
}

void Audience::send_state(const Scene& scene, const Guest& guest, std::string_view id, const Have* have) {
    const Sight& sight = sight_of(scene, guest.viewer);
    if (have == nullptr || have->version != sight.version())
        return outbox_.send(guest.client, share(sight.full(scene.progress.table_for(guest.viewer), have).text(id)));
    Json json;
    json.open_object().field("type", "current");
    if (!id.empty()) json.field("re", id);
    outbox_.send(guest.client, share(json.field("version", sight.version()).close_object().take()));
}

}  // namespace ozy::server
