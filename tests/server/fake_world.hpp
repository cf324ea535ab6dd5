// fake_world.hpp - a store in memory, tasks that run when told to and clients that remember: rooms can be tested to the
// byte, with secrets that the test chooses.
#pragma once

#include <deque>
#include <map>
#include <mutex>
#include <set>

#include "server/lobby/room.hpp"

namespace ozy::server {

class FakeStore final : public Store {
  public:
    Written answer = Written::durable;  // to all writes
    StoredTable table;
    std::vector<Entry> written;
    std::optional<Snapshot> kept;
    std::vector<ChatLine> lines;
    bool holds_chat = false;  // writes of chat lines wait
    std::vector<std::pair<std::vector<Change>, std::function<void(Written)>>> held;
    bool unreadable = false;            // every read fails, as on a disk that returns errors
    bool unwritable = false;            // it cannot even take a change
    std::optional<Identity> signed_in;  // by whatever session

    void write(std::vector<Change> changes, std::function<void(Written)> done) override {
        if (unwritable) throw std::bad_alloc();
        if (answer != Written::durable) return done(answer);
        if (holds_chat && std::holds_alternative<AddChat>(changes.front())) {
            held.emplace_back(std::move(changes), std::move(done));
            return;
        }
        for (const Change& change : changes) {
            if (const auto* append = std::get_if<AppendEntry>(&change)) {
                if (append->entry.sequence != static_cast<int>(written.size())) return done(Written::conflict);
                written.push_back(append->entry);
            } else if (const auto* made = std::get_if<AddTable>(&change)) {
                table = made->table;
                written = made->entries;
            } else if (const auto* seating = std::get_if<SaveSeating>(&change)) {
                table = seating->table;
            } else if (const auto* snapshot = std::get_if<SaveSnapshot>(&change)) {
                kept = snapshot->snapshot;
            } else if (const auto* chat = std::get_if<AddChat>(&change)) {
                lines.push_back(chat->line);
            }
        }
        done(Written::durable);
    }
    StoreFigures figures() const override { return {}; }
    std::optional<StoredTable> find_table(std::string_view) override { return look(), table; }
    std::vector<StoredTable> list_tables(TableList, std::string_view, int) override {
        return look(), std::vector{table};
    }
    int reads = 0;  // of entries
    std::function<void()> when_read = [] {};
    std::vector<Entry> entries(TableNumber, int from) override {
        look();
        ++reads;
        when_read();
        return {written.begin() + std::min<std::ptrdiff_t>(from, std::ssize(written)), written.end()};
    }
    std::optional<Snapshot> snapshot(TableNumber, std::string_view build) override {
        look();
        return kept && kept->build == build ? kept : std::nullopt;
    }
    std::vector<ChatLine> chat(TableNumber, std::string_view, int) override { return look(), lines; }
    std::string notes(TableNumber, std::string_view, int) override { return look(), std::string(); }
    std::optional<Identity> session_identity(std::string_view, std::int64_t) override { return signed_in; }
    std::optional<Identity> account(std::string_view) override { return {}; }
    std::vector<std::string> account_names() override { return {}; }
    std::optional<Identity> identity(std::string_view) override { return {}; }

  private:
    void look() const {
        if (unreadable) throw std::runtime_error("database: disk I/O error");
    }
};

// Delayed tasks come due when the test says so. Bots that think post theirs from another thread.
class FakeTasks final : public Tasks {
  public:
    void post(std::function<void()> task) override {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    bool post_slow(std::function<void()> task) override {
        post([this, task = std::move(task)] {
            is_slow = true;
            task();
            is_slow = false;
        });
        return true;
    }
    void post_after(std::chrono::milliseconds, std::function<void()> task) override {
        delayed_.push_back(std::move(task));
    }
    std::int64_t steady_milliseconds() const override { return steady; }
    std::int64_t steady = 1000;
    bool is_slow = false;  // what runs now may take its time
    // False: nothing waited.
    bool run() {
        bool had_some = false;
        while (const auto task = next()) {
            task();
            had_some = true;
        }
        return had_some;
    }
    void ring() {
        for (const auto& task : std::exchange(delayed_, {})) post(task);
        run();
    }

  private:
    std::function<void()> next() {
        const std::lock_guard lock(mutex_);
        if (tasks_.empty()) return {};
        auto task = std::move(tasks_.front());
        tasks_.pop_front();
        return task;
    }
    std::vector<std::function<void()>> delayed_;
    std::mutex mutex_;
    std::deque<std::function<void()>> tasks_;
};

class FakeClient final : public Client {
  public:
    explicit FakeClient(const std::string& name) : Client(Identity{name, name, {}, {}}) {}
    void send(Message message) override { heard.push_back(*message); }
    void close(std::string_view code, std::string_view) override { heard.push_back("closed " + std::string(code)); }

    // The messages about the game.
    std::vector<std::string> states() const {
        std::vector<std::string> out;
        for (const std::string& message : heard)
            if (message.starts_with(R"({"type":"state")")) out.push_back(message);
        return out;
    }
    std::string version() const {
        const std::string text = states().back();
        const std::string key = R"("version":")";
        return text.substr(text.find(key) + key.size(), 16);
    }
    std::vector<std::string> heard;
};

// A room of one game whose seats belong to "anna", "ben", ...; it begins at once.
struct FakeRoom {
    explicit FakeRoom(const std::string& game, int players = 2, std::string secret = std::string(32, 's'),
                      std::optional<ClockRule> clock = {})
        : bots(1, std::chrono::seconds(5)) {
        Settings settings;
        settings.options = {{"players", std::to_string(players)}};
        settings.clock = clock;
        Seating seating;
        for (int seat = 0; seat < players; ++seat) {
            const std::string name(names[static_cast<std::size_t>(seat)]);
            seating.seats.push_back({name, name, {}, "link" + name, {}, false});
        }
        store.table.id = "table";
        store.table.game = game;
        store.table.visible = true;
        store.table.creator = "anna";
        store.table.secret = std::move(secret);
        store.table.settings = write_settings(settings);
        store.table.seating = write_seating(seating);
        load();
        room->seats().begin_if_complete([](const Answer&) {});
        tasks.run();
    }
    void load() {
        room = *Room::load(world, store.table);
        tasks.run();
    }
    std::shared_ptr<FakeClient> enter(Seat viewer, std::optional<Have> have = {}) {
        const std::string name(is_player(viewer) ? names[ordinal(viewer)] : std::string_view("eve"));
        auto client = std::make_shared<FakeClient>(name);
        ClientMessage message;
        message.type = MessageType::open;
        message.seat = viewer;
        message.have = std::move(have);
        room->receive(client, message);
        tasks.run();
        return client;
    }
    void say(const std::shared_ptr<FakeClient>& client, MessageType type, const std::string& line = {},
             UndoTo to = UndoTo::step) {
        ClientMessage message;
        message.type = type;
        message.id = "m" + std::to_string(++messages);
        message.version = client->version();
        message.line = line;
        message.to = to;
        room->receive(client, message);
        tasks.run();
    }
    // Clients whose seat is asked; the first of them.
    static std::shared_ptr<FakeClient> asked(const std::vector<std::shared_ptr<FakeClient>>& clients) {
        for (const auto& client : clients)
            if (client->states().back().find(R"("choices":)") != std::string::npos) return client;
        return nullptr;
    }

    static constexpr std::array<std::string_view, 6> names = {"anna", "ben", "cleo", "dan", "ela", "fred"};
    FakeStore store;
    FakeTasks tasks;
    BotPool bots;
    Figures figures;
    World world{store, tasks, bots, figures, "build", 10};
    std::shared_ptr<Room> room;
    int messages = 0;
};

}  // namespace ozy::server
