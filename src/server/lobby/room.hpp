// room.hpp - a table with people around it: brings its parts together. Whatever happens is in the store before anybody
// is told.
//
// Calls may come from any thread. Each becomes a step in the room's line (steps.hpp); what it has to say leaves when it
// is over (outbox.hpp). While a change is on its way to the disk, or the table is being read, what comes next waits, so
// nobody ever sees or builds on something that might still be lost.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/lobby/analysis.hpp"
#include "server/lobby/audience.hpp"
#include "server/lobby/bot_seats.hpp"
#include "server/lobby/conversation.hpp"
#include "server/lobby/messages.hpp"
#include "server/lobby/progress.hpp"
#include "server/lobby/roster.hpp"
#include "server/lobby/steps.hpp"
#include "server/lobby/table_card.hpp"
#include "server/lobby/undo_request.hpp"
#include "server/lobby/world.hpp"

namespace ozy::server {

// A value as JSON, or why there is none.
using Answer = std::variant<std::string, Refused>;
using Reply = std::function<void(Answer)>;
using Refuse = std::function<void(const Refused&)>;

class Room : public std::enable_shared_from_this<Room> {
  public:
    // Throws, or gives an Error, if the table cannot be read.
    static Result<std::shared_ptr<Room>> load(World& world, const StoredTable& stored);
    Room(World& world, Roster roster, Progress progress);

    const std::string& id() const { return id_; }

    // WebSocket.
    void receive(const std::shared_ptr<Client>& client, const ClientMessage& message);
    void leave(const std::shared_ptr<Client>& client);

    // HTTP; answers come when the change is durable.
    // A table at which nobody is missing begins.
    void begin_if_complete(const Reply& reply);
    void describe(const Visitor& visitor, const Reply& reply);
    void show_card(std::function<void(std::variant<TableCard, Refused>)> reply);
    void sit(const Visitor& visitor, const Arrival& arrival, const Reply& reply);
    // How the visitor's own seat is called at this table.
    void name_seat(const Visitor& visitor, int seat, const std::string& name, const Reply& reply);
    // To chance: a hash before the game, then the number it is of.
    void commit_number(const Visitor& visitor, int seat, const std::string& hash, const Reply& reply);
    void open_number(const Visitor& visitor, int seat, const std::string& number, const Reply& reply);
    void stand_up(const Visitor& visitor, int seat, const Reply& reply);
    void set_bot(const Visitor& visitor, int seat, const std::string& bot, const Reply& reply);
    // Who made the table waits no longer: the bot plays the open seats, or without one the game is for fewer.
    void start_without(const Visitor& visitor, const std::string& bot, const Reply& reply);
    void resign(const Visitor& visitor, int seat, const Reply& reply);
    // A new link for a seat, or for spectators if there is none.
    void renew_link(const Visitor& visitor, std::optional<int> seat, const Reply& reply);
    void show_log(const Visitor& visitor, Seat viewer, int before, const Reply& reply);
    void show_replay(const Visitor& visitor, Seat viewer, int from, const Reply& reply);
    void show_record(const Visitor& visitor, const Reply& reply);
    // The study of a finished game; `start` sets it going in the background.
    void show_analysis(const Visitor& visitor, bool start, const Reply& reply);
    // What the next table is made of, for a rematch; the id is empty unless somebody already made it.
    void plan_rematch(const Visitor& visitor, std::function<void(std::variant<StoredTable, Refused>)> reply);
    void set_rematch(const std::string& id, const Reply& reply);
    // Whose private notes these are: the identity that owns the seat.
    void find_notes(const Visitor& visitor, int seat, std::function<void(std::variant<TableNumber, Refused>)> reply);

    // Nobody is here and nothing is going on.
    bool is_idle() const;
    // Saves what makes the next loading quick, if that would have to play through so many entries.
    void save_snapshot(int least_entries = 1);
    // What the clock has counted since the last move is kept: the next start goes on from there.
    void stop_clock();
    void dismiss();  // lets go of its guests and of what waits

  private:
    using Work = std::function<void()>;
    using History = Progress::History;

    // room.cpp: steps, the store and what follows a change
    void step(Refuse refuse, Work work);
    void attempt(const Refuse& refuse, const Work& work);
    void note_whether_idle();
    Enter enter();
    Entrance entrance() {
        return [this] { return enter(); };
    }
    void commit(std::vector<Change> changes, Work then, Refuse failed);
    void written(Written outcome, const Work& then, const Refuse& failed);
    void read_elsewhere(std::function<Result<Work>()> read, std::function<void(const Outcome&)> then);
    void read_game(History history, std::function<void(const Outcome&)> then);
    void with_history(const Refuse& refuse, Work then);
    void recover();
    void give_up();
    void append(Seat seat, std::string message, std::string text, Work then, Refuse failed);
    void change_seating(Work then, Refuse failed);
    void start_game(Work then, Refuse failed);
    void seating_changed(bool starts);
    void after_change();
    void write_snapshot();
    void resume_time();
    std::int64_t table_time() const { return time_.now(world_.tasks.steady_milliseconds()); }

    // room_requests.cpp: what is asked over HTTP
    void ask(const Reply& reply, std::function<void(Reply)> work);
    void answer_elsewhere(const Reply& reply, std::function<std::string()> make);
    std::shared_ptr<const Table> copy_for(Seat viewer) { return progress_.table_for(viewer).clone(); }
    void change(const Reply& reply, const std::function<Refusal()>& change_roster);
    TableCard card();
    std::optional<SeatCard::Away> absence_of(Seat seat) const;
    bool is_somebody_away() const;
    bool is_free_to_take(int seat) const;
    bool is_played_out() const { return roster_.is_over() && progress_.table().is_over(); }

    // room_messages.cpp: what clients ask over the WebSocket
    void handle(const std::shared_ptr<Client>& client, const ClientMessage& message);
    void answer(const Guest& guest, const ClientMessage& message);
    void open(const std::shared_ptr<Client>& client, const ClientMessage& message);
    void refuse(const Guest& guest, const ClientMessage& message, const Refused& refused);
    Refusal may_play(const Guest& guest, const ClientMessage& message);
    void move(const Guest& guest, const ClientMessage& message);
    void undo(const Guest& guest, const ClientMessage& message);
    void play_text(const Guest& guest, const ClientMessage& message, std::string text);
    bool play_bot_line(const std::string& line);
    void with_decision_to_undo(const Guest& guest, const ClientMessage& message, std::function<void(int)> then);
    void look_undo(const Guest& guest, const ClientMessage& message);
    void ask_undo(const Guest& guest, const ClientMessage& message);
    void answer_undo(const Guest& guest, const ClientMessage& message);
    void finish_undo_request(bool agreed);
    void preview(const Guest& guest, const ClientMessage& message);
    void previews(const Guest& guest, const ClientMessage& message);
    void explain(const Guest& guest, const ClientMessage& message);
    void chat(const Guest& guest, const ClientMessage& message);
    void move_now(const Guest& guest, const ClientMessage& message);
    void send_table(const TableCard& card, const Guest& guest, bool with_chat);
    void push_table_soon();
    void note_absence(const Guest& guest);

    void watch_beginning();
    void look_at_beginning(Awaited awaited);
    void watch_clock();
    void look_at_clock();
    Scene scene();
    bool misses_older_entries(const Guest& guest, const std::optional<Have>& have);
    void send_state(const Guest& guest, std::string_view id, const Have* have);

    World& world_;
    const std::string id_;
    const std::shared_ptr<Steps> steps_;
    Outbox outbox_;
    Roster roster_;
    Progress progress_;
    TableTime time_;
    Audience audience_;
    Conversation conversation_;
    BotSeats bots_;
    UndoRequests undo_requests_;
    std::shared_ptr<Analysis> analysis_;  // of a finished game, once somebody asked for it
    std::int64_t studied_ = 0;            // when somebody last looked at it, steady
    bool is_broken_ = false;              // it could not be read: it no longer knows what comes next
    bool is_recovering_ = false;
    Awaited awaited_ = Awaited::nothing;  // for what an alarm is set
    std::int64_t awaited_until_ = 0;      // steady
    bool push_planned_ = false, alarm_planned_ = false;
    std::atomic<std::int64_t> idle_from_;  // steady; what `is_idle` answers, as of the last step
};

}  // namespace ozy::server
