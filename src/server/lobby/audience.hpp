// audience.hpp - who looks on at a table, from which seat, and what each has been shown.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/lobby/fair_queue.hpp"
#include "server/lobby/outbox.hpp"
#include "server/lobby/progress.hpp"
#include "server/lobby/table_card.hpp"

namespace ozy::server {

struct Guest {
    std::shared_ptr<Client> client;
    Seat viewer = Seat::spectator;
    std::string link_hash = {};  // the link that let it in, if one did
    std::int64_t since = 0;      // seconds since 1970

    Right right() const;
};

// All there is to be seen.
struct Scene {
    Progress& progress;
    std::array<UndoOffer, max_seats> undo = {};  // by seat
};

class Audience {
  public:
    Audience(Outbox& outbox, int seats);

    bool empty() const;
    const Guest* find(const Client* client) const;
    void enter(const Guest& guest);
    void leave(const Client* client);
    // Each seat's guests go where `places` says it came from; those of a seat that is gone are sent away.
    void move_seats(const std::vector<std::size_t>& places);
    // Those for whom `may_stay` does not hold are sent away.
    void turn_out(const std::function<bool(const Guest&)>& may_stay);
    void send_away(std::string_view code, std::string_view text);
    void clear();

    // The person, on whatever device and whichever seat they look from; or somebody else on a device of theirs.
    bool is_here(Seat seat, const std::string& person) const;
    std::size_t spectators() const { return guests_.back().size(); }
    std::vector<Device> devices(Seat seat) const;
    // Identities, those who play first.
    Claim claim() const;

    // Version of what the viewer sees now.
    std::string version(const Scene& scene, Seat viewer) { return sight_of(scene, viewer).version(); }
    int first_log_entry(const Scene& scene, Seat viewer) { return sight_of(scene, viewer).first_entry(); }
    int log_entries_before(const Scene& scene, Seat viewer, int version) {
        return sight_of(scene, viewer).entries_before(version);
    }
    // What has changed, to whom it shows; `answered` gets it as the answer to its message.
    void show(const Scene& scene, const Guest* answered, std::string_view id);
    void show_all_anew(const Scene& scene);
    void send_state(const Scene& scene, const Guest& guest, std::string_view id, const Have* have);
    // What was shown is not what there is any more.
    void forget_sights();

    // Those who play, or those who watch.
    void tell_room(bool players, const Message& message);
    void tell_all(const Message& message);
    void for_each(const std::function<void(const Guest&)>& visit) const;

  private:
    std::size_t place_of(Seat viewer) const { return is_player(viewer) ? ordinal(viewer) : guests_.size() - 1; }
    Sight& sight_of(const Scene& scene, Seat viewer);
    void show_to(const Scene& scene, Seat viewer, const Guest* answered, std::string_view id);
    void show_steps(const Scene& scene);
    void show_step(const TableSight& step, Seat viewer);

    Outbox& outbox_;
    std::vector<std::vector<Guest>> guests_;    // by viewer: the seats, then spectators
    std::vector<std::optional<Sight>> sights_;  // likewise; only where somebody looks
};

}  // namespace ozy::server
