// room.hpp - a table with people around it. Whatever happens is in the store before anybody is told.
//
// All calls may come from any thread. While a change is on its way to the disk, what comes next waits in line, so
// nobody ever sees or builds on something that might still be lost.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/json.hpp"
#include "server/client.hpp"
#include "server/lobby/analysis.hpp"
#include "server/lobby/clock.hpp"
#include "server/lobby/play.hpp"
#include "server/lobby/seating.hpp"
#include "server/lobby/sight.hpp"
#include "server/messages.hpp"
#include "server/world.hpp"

namespace ozy::server {

// A value as JSON, or why there is none.
using Answer = std::variant<std::string, Refused>;
using Reply = std::function<void(Answer)>;

// Who asks, by what right.
struct Visitor {
    std::optional<Identity> identity;
    std::string token = {};  // of a link; may be empty

    Right right() const;
};

// How somebody sits down.
struct Arrival {
    std::optional<int> seat = {};   // which one, where the link does not say
    std::string name = {};          // to be called here; empty: as everywhere
    std::string contribution = {};  // to chance
};

// What reading a table anew replaces: all of it or, if that fails, nothing.
class Progress {
  protected:
    std::unique_ptr<Play> play_;
    std::unique_ptr<Table> published_;  // as the others see it, while there is a draft
    GameClock clock_{std::nullopt, 0};
    GameClock shown_clock_{std::nullopt, 0};  // as it stood when everybody last saw a step: drafts move only the other
    int shown_version_ = -1;                  // at that step
    int next_sequence_ = 0, snapshot_sequence_ = 0;
    std::vector<LogMark> log_marks_;           // by viewer, at the first version that the table remembers
    std::deque<std::string> recent_messages_;  // ids of accepted moves
    std::vector<bool> has_decided_;            // by seat
};

class Room : public std::enable_shared_from_this<Room>, private Progress {
  public:
    // Throws if the settings cannot be read; an Error if the store cannot, or if what it holds makes no sense.
    static Result<std::shared_ptr<Room>> load(World& world, const StoredTable& stored);
    Room(World& world, StoredTable stored);

    const std::string& id() const { return stored_.id; }

    // WebSocket.
    void receive(const std::shared_ptr<Client>& client, const ClientMessage& message);
    void leave(const std::shared_ptr<Client>& client);

    // HTTP; answers come when the change is durable.
    // A table at which nobody is missing begins.
    void begin_if_complete(Reply reply);
    void describe(const Visitor& visitor, Reply reply);
    void sit(const Visitor& visitor, const Arrival& arrival, Reply reply);
    // How the visitor's own seat is called at this table.
    void name_seat(const Visitor& visitor, int seat, std::string name, Reply reply);
    void stand_up(const Visitor& visitor, int seat, Reply reply);
    void set_bot(const Visitor& visitor, int seat, std::string bot, Reply reply);
    // Who made the table waits no longer: the bot plays the open seats, or without one the game is for fewer.
    void start_without(const Visitor& visitor, std::string bot, Reply reply);
    void resign(const Visitor& visitor, int seat, Reply reply);
    // A new link for a seat, or for spectators if there is none.
    void renew_link(const Visitor& visitor, std::optional<int> seat, Reply reply);
    void show_log(const Visitor& visitor, Seat viewer, int before, Reply reply);
    void show_replay(const Visitor& visitor, Seat viewer, int from, Reply reply);
    void show_record(const Visitor& visitor, Reply reply);
    // The study of a finished game; `start` sets it going in the background.
    void show_analysis(const Visitor& visitor, bool start, Reply reply);
    // What the next table is made of, for a rematch; the id is empty if somebody already made it.
    using RematchReply = std::function<void(std::variant<StoredTable, Refused>)>;
    void plan_rematch(const Visitor& visitor, RematchReply reply);
    void set_rematch(std::string id, Reply reply);
    // Whose private notes these are: the identity that owns the seat.
    void find_notes(const Visitor& visitor, int seat, std::function<void(std::variant<TableNumber, Refused>)> reply);

    // Nobody is here and nothing is going on.
    bool is_idle();
    // Saves what makes the next loading quick, if that would have to play through so many entries.
    void save_snapshot(int least_entries = 1);
    // What the clock has counted since the last move is kept: the next start goes on from there.
    void stop_clock();
    void dismiss();  // lets go of its guests and of what waits

  private:
    struct Guest {
        std::shared_ptr<Client> client;
        Seat viewer = Seat::spectator;
        std::string link_hash;  // the link that let it in, if one did
    };
    struct Said {
        ChatLine line;
        Guest guest;
        std::string id;
    };
    struct UndoRequest {
        int number = 0, version = 0;
        Seat asker = Seat::over;
        std::vector<std::string> waiting_for;  // identities
    };

    // room.cpp: life and order
    enum class History { since_snapshot, whole };
    Outcome restore(History history);
    Outcome replay_stored(History history);
    Outcome restore_snapshot(const Snapshot& snapshot);
    void act(std::function<void()> task);
    void commit(std::vector<Change> changes, std::function<void()> then, std::function<void(Refused)> failed);
    bool read_again();
    void written(Written outcome, const std::function<void()>& then, const std::function<void(Refused)>& failed);
    void resume_time();
    void append(Seat seat, std::string message, std::string text, std::function<void()> then,
                std::function<void(Refused)> failed);
    void hand_over_clock(std::int64_t time);
    Change save_seating();
    void change_seating(std::function<void()> then, Reply reply);
    void reorder_seats(const std::vector<std::size_t>& order);
    void shuffle_seats();
    void move_guests();
    void turn_out_guests();
    Outcome start_game(std::vector<Change>& changes);
    void after_change();
    void write_snapshot();

    // room_seats.cpp: who sits where
    int seat_now(int before) const;
    int seat_for(const Visitor& visitor, const Arrival& arrival) const;
    bool is_creator(const Visitor& visitor) const;
    bool is_here(std::size_t seat) const;
    bool is_long_gone(std::size_t seat) const;
    std::optional<Refused> may_set_bot(const Visitor& visitor, int seat, std::string_view bot) const;
    Outcome leave_out_open_seats();

    // room_show.cpp: telling people
    const Table& table_for(Seat viewer);
    Sight& sight_of(Seat viewer);
    UndoOffer undo_offer(Seat viewer) const;
    void show(const Guest* answered, std::string_view id);
    void show_to(Seat viewer, const Guest* answered, std::string_view id);
    void show_all_anew();
    void send_state(const Guest& guest, std::string_view id, const Have* have);
    void send_table(const Guest& guest, bool with_chat);
    void write_chat(Json& json, Seat viewer);
    void push_table_soon();
    std::string table_json(const std::string& identity, std::optional<int> linked = std::nullopt) const;
    std::optional<int> linked_seat(const Visitor& visitor) const;
    std::string result_json() const;
    void write_seat(Json& json, int seat, const std::string& identity, std::string_view deciding) const;
    void tell(Seat viewer, const Message& message);
    void tell_all(const Message& message);

    // room_messages.cpp: what clients ask
    void handle(const std::shared_ptr<Client>& client, const ClientMessage& message);
    void open(const std::shared_ptr<Client>& client, const ClientMessage& message);
    void move(const Guest& guest, const ClientMessage& message);
    void undo(const Guest& guest, const ClientMessage& message);
    std::variant<int, Refused> decision_to_ask_for(const Guest& guest, const ClientMessage& message);
    Phrase public_deed(int version) const;
    void look_undo(const Guest& guest, const ClientMessage& message);
    void ask_undo(const Guest& guest, const ClientMessage& message);
    void answer_undo(const Guest& guest, const ClientMessage& message);
    void finish_undo_request(bool agreed);
    void preview(const Guest& guest, const ClientMessage& message);
    void previews(const Guest& guest, const ClientMessage& message);
    void explain(const Guest& guest, const ClientMessage& message);
    void chat(const Guest& guest, const ClientMessage& message);
    void store_chat();
    void tell_chat(const Said& said);
    void move_now(const Guest& guest, const ClientMessage& message);
    std::optional<Refused> may_play(const Guest& guest, const ClientMessage& message);
    void play_text(const Guest& guest, const ClientMessage& message, std::string text);
    Guest* find_guest(const Client* client);
    static Right right_of(const Guest& guest);
    std::optional<Refused> may_look(const Right& right, Seat viewer) const;
    std::optional<Refused> may_look(const Visitor& visitor, Seat viewer) const;
    bool owns_seat(const Visitor& visitor, int seat) const;

    // room_bots.cpp: bots and clocks
    void wake_bot();
    std::shared_ptr<TableBot> bot_for(Seat seat);
    Claim claim_on_bots() const;
    void renew_claim();
    void tell_thinking();
    void hurry_bot();
    bool is_thinking() const { return thinking_ && !*thinking_; }
    void bot_chose(int turn, std::string line);
    void play_bot_line(const std::string& line);
    std::int64_t table_time() const { return time_.now(world_.tasks.steady_milliseconds()); }
    void watch_clock();
    void look_at_clock();

    World& world_;
    std::mutex mutex_;
    StoredTable stored_;
    Settings settings_;
    Seating seating_;
    TableTime time_;

    std::vector<std::vector<Guest>> guests_;         // by viewer: the seats, then spectators
    std::vector<std::optional<Sight>> sights_;       // likewise; only where somebody looks
    std::map<std::string, std::int64_t> last_here_;  // by person: when the last of their connections left, steady
    std::vector<std::size_t> places_;  // by seat: where it was before a change that is on its way to the disk
    std::deque<std::function<void()>> deferred_;
    bool writing_ = false, push_planned_ = false, broken_ = false;

    std::vector<Said> said_;  // not yet given to the store
    bool storing_chat_ = false;

    std::shared_ptr<Analysis> analysis_;  // of a finished game, once somebody asked for it
    std::int64_t studied_ = 0;            // when somebody last looked at it, in seconds
    std::optional<UndoRequest> undo_request_;
    int undo_requests_ = 0;
    std::vector<bool> undo_refused_;  // by seat: may not ask again before its next move
    int turn_ = 0;                    // counts changes: an answer or alarm for an earlier one is ignored
    BotPool::Ticket thinking_;
    std::shared_ptr<Thought> thought_;  // of the bot that thinks
    int thinking_turn_ = -1;
    bool hurried_ = false, alarm_planned_ = false;
    std::int64_t thinking_since_ = 0;
    std::vector<std::shared_ptr<TableBot>> bots_;  // by seat
};

}  // namespace ozy::server
