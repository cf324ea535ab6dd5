// write_queue.cpp - see write_queue.hpp.
#include "server/store/write_queue.hpp"

#include <sqlite3.h>
#include <utility>

#include "server/log.hpp"
#include "server/short_slices.hpp"
#include "server/store/row_hash.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t most_waiting = 100'000;

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

// "VALUES (?1, ?2, row_hash(?1, ?2))"
std::string values_with_hash(int count) {
    std::string values;
    for (int i = 1; i <= count; ++i) values.append(i > 1 ? ", ?" : "?").append(std::to_string(i));
    return "VALUES (" + values + ", row_hash(" + values + "))";
}

int on_commit(void* log_pages, sqlite3* /*database*/, const char* /*name*/, int pages) {
    static_cast<std::atomic<int>*>(log_pages)->store(pages, std::memory_order_relaxed);
    return SQLITE_OK;
}

}  // namespace

struct WriteQueue::Statements {
    explicit Statements(sqlite3* db)
        : begin(db, "BEGIN IMMEDIATE"),
          commit(db, "COMMIT"),
          save(db, "SAVEPOINT one"),
          release(db, "RELEASE one"),
          back(db, "ROLLBACK TO one"),
          add_table(db,
                    "INSERT INTO tables (id, game, creator, settings, seating, secret, phase, visible, created, "
                    "updated, revision, hash) " +
                        values_with_hash(11)),
          save_seating(db,
                       "UPDATE tables SET seating = ?1, phase = ?2, updated = ?3, revision = ?4, settings = ?5, "
                       "hash = row_hash(id, game, creator, ?5, ?1, secret, ?2, visible, created, ?3, ?4) "
                       "WHERE number = ?6 AND revision = ?4 - 1 AND " +
                           is_intact("tables")),
          add_person(db, "INSERT OR IGNORE INTO people " + values_with_hash(2)),
          append(db,
                 "INSERT INTO entries VALUES (?1, ?2, ?3, ?4, ?5, ?6, row_hash(?1, ?2, ?3, ?4, ?5, ?6, "
                 "(SELECT hash FROM entries WHERE number = ?1 AND sequence = ?2 - 1)))"),
          save_snapshot(db, "INSERT OR REPLACE INTO snapshots " + values_with_hash(4)),
          save_identity(db, "INSERT INTO identities " + values_with_hash(4) +
                                " ON CONFLICT (id) DO UPDATE SET name = excluded.name, account = excluded.account, "
                                "password = excluded.password, hash = excluded.hash"),
          add_session(db, "INSERT INTO sessions " + values_with_hash(3)),
          drop_session(db, "DELETE FROM sessions WHERE token_hash = ?"),
          drop_other_sessions(db, "DELETE FROM sessions WHERE identity = ? AND token_hash <> ?"),
          add_chat(db, "INSERT INTO chat (number, room, name, seat, time, text, hash) " + values_with_hash(6)),
          save_notes(db, "INSERT OR REPLACE INTO notes " + values_with_hash(4)) {}

    void add_people(std::int64_t number, const std::vector<std::string>& people) {
        for (const std::string& identity : people) add_person.bind(identity, number).run();
    }
    void add_entry(std::int64_t number, const Entry& entry) {
        append.bind(number, entry.sequence, entry.seat, entry.time, entry.message, entry.text).run();
    }
    bool make(const Database& database, const Change& change);

    Statement begin, commit, save, release, back;
    Statement add_table, save_seating, add_person, append, save_snapshot, save_identity, add_session, drop_session,
        drop_other_sessions, add_chat, save_notes;
};

// False if somebody else was first in a way no key notices.
bool WriteQueue::Statements::make(const Database& database, const Change& change) {
    const auto number_of = [](TableNumber table) { return static_cast<std::int64_t>(table); };
    return std::visit(
        Overloaded{
            [&](const AddTable& add) {
                const StoredTable& t = add.table;
                add_table
                    .bind(t.id, t.game, t.creator, t.settings, t.seating, t.secret, static_cast<int>(t.phase),
                          t.visible, t.created, t.updated, t.revision)
                    .run();
                const std::int64_t number = database.last_row();
                add_people(number, add.people);
                for (const Entry& entry : add.entries) add_entry(number, entry);
                return true;
            },
            [&](const SaveSeating& change_of) {
                const StoredTable& t = change_of.table;
                save_seating
                    .bind(t.seating, static_cast<int>(t.phase), t.updated, t.revision, t.settings, number_of(t.number))
                    .run();
                if (database.rows_changed() == 0) return false;
                add_people(number_of(t.number), change_of.people);
                return true;
            },
            [&](const AppendEntry& add) { return add_entry(number_of(add.table), add.entry), true; },
            [&](const SaveSnapshot& add) {
                const Snapshot& s = add.snapshot;
                save_snapshot.bind(number_of(add.table), s.sequence, s.build, s.state).run();
                return true;
            },
            [&](const SaveIdentity& save_it) {
                const Identity& i = save_it.identity;
                if (i.account.empty())
                    save_identity.bind(i.id, i.name, nullptr, i.password).run();
                else
                    save_identity.bind(i.id, i.name, i.account, i.password).run();
                return true;
            },
            [&](const AddSession& add) { return add_session.bind(add.token_hash, add.identity, add.time).run(), true; },
            [&](const DropSession& drop) { return drop_session.bind(drop.token_hash).run(), true; },
            [&](const DropOtherSessions& drop) {
                return drop_other_sessions.bind(drop.identity, drop.token_hash).run(), true;
            },
            [&](const AddChat& add) {
                const ChatLine& line = add.line;
                add_chat.bind(number_of(add.table), line.room, line.name, line.seat, line.time, line.text).run();
                return true;
            },
            [&](const SaveNotes& notes) {
                return save_notes.bind(number_of(notes.table), notes.identity, notes.seat, notes.text).run(), true;
            }},
        change);
}

WriteQueue::WriteQueue(const std::string& path, DataDirectory& directory, const LogSizes& sizes)
    : directory_(directory),
      sizes_(sizes),
      database_(path, Database::Access::read_write),
      copier_(path, Database::Access::read_write) {
    database_.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=0");
    statements_ = std::make_unique<Statements>(database_.handle());
    sqlite3_wal_hook(database_.handle(), on_commit, &log_pages_);
    // SQLite finds the log when a connection first reads; without that it has nothing to copy.
    copier_.execute("SELECT count(*) FROM sqlite_schema");
    directory_.remember_files();
    checkpointer_ = std::jthread([this](const std::stop_token& stop) { run_checkpoints(stop); });
    writer_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

WriteQueue::~WriteQueue() {
    writer_.request_stop();
    writer_.join();
    checkpointer_.request_stop();
    checkpointer_.join();
    statements_.reset();
}

void WriteQueue::add(std::vector<Change> changes, std::function<void(Written)> done) {
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() < most_waiting) {
            waiting_.push_back({std::move(changes), std::move(done)});
            changed_.notify_one();
            return;
        }
    }
    done(Written::failed);
}

StoreFigures WriteQueue::figures() const {
    const std::lock_guard lock(mutex_);
    StoreFigures out = figures_;
    out.checkpoints = checkpoints_;
    out.log_pages = static_cast<std::uint64_t>(log_pages_.load(std::memory_order_relaxed));
    out.waiting = waiting_.size() + under_way_;
    return out;
}

void WriteQueue::run(const std::stop_token& stop) {
    prefer_short_slices();
    std::vector<Waiting> group;
    while (true) {
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, stop, [this] { return !waiting_.empty(); });
            if (waiting_.empty()) return;  // asked to stop, and nothing is left
            group.swap(waiting_);
            under_way_ = group.size();
        }
        commit(group);
        {
            const std::lock_guard lock(mutex_);
            ++figures_.commits;
            figures_.changes += group.size();
            for (const Waiting& one : group) figures_.failures += one.outcome == Written::failed;
        }
        for (Waiting& one : group) try {
                one.done(one.outcome);
            } catch (const std::exception& error) {  // whoever it was does not keep the others from being told
                log("written_unheard", {{"why", error.what()}});
            }
        group.clear();
        const std::lock_guard lock(mutex_);
        under_way_ = 0;
    }
}

// A single insert is whole by itself; a longer list gets a point to go back to.
void WriteQueue::apply(Waiting& waiting) {
    waiting.outcome = Written::durable;
    const bool alone = waiting.changes.size() == 1 && std::holds_alternative<AppendEntry>(waiting.changes.front());
    if (!alone) statements_->save.bind().run();
    try {
        for (const Change& change : waiting.changes)
            if (!statements_->make(database_, change)) waiting.outcome = Written::conflict;
    } catch (const SqliteError& error) {
        if (!error.is_conflict()) throw;
        waiting.outcome = Written::conflict;
    }
    if (alone) return;
    if (waiting.outcome != Written::durable) statements_->back.bind().run();
    statements_->release.bind().run();
}

// What the disk refuses costs its owner alone: the others of its group are tried again one by one.
void WriteQueue::commit(std::span<Waiting> group) {
    if (commit_together(group)) return;
    if (group.size() == 1) {
        group.front().outcome = Written::failed;
        return;
    }
    for (Waiting& one : group) commit({&one, 1});
}

bool WriteQueue::commit_together(std::span<Waiting> group) {
    try {
        statements_->begin.bind().run();
        for (Waiting& one : group) apply(one);
        directory_.require_files();
        statements_->commit.bind().run();
        directory_.require_files();
        const int pages = log_pages_.load(std::memory_order_relaxed);
        if (pages >= sizes_.to_copy) log_grown_.notify_one();
        if (pages >= sizes_.to_begin_anew)
            sqlite3_wal_checkpoint_v2(database_.handle(), nullptr, SQLITE_CHECKPOINT_RESTART, nullptr, nullptr);
        return true;
    } catch (const SqliteError& error) {
        log("commit_failed", {{"why", error.what()}});
        if (sqlite3_get_autocommit(database_.handle()) == 0)
            sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
        return false;
    }
}

void WriteQueue::run_checkpoints(const std::stop_token& stop) {
    std::mutex own;
    std::unique_lock lock(own);
    while (!stop.stop_requested()) {
        log_grown_.wait_for(lock, stop, std::chrono::milliseconds(250), [] { return false; });
        if (log_pages_.load(std::memory_order_relaxed) >= sizes_.to_copy) copy_log();
    }
}

// A full disk shows in the writer; here there is nothing to lose. Once the whole log is copied the next commit begins
// it anew.
void WriteQueue::copy_log() {
    int seen = log_pages_.load(std::memory_order_relaxed), pages = 0, copied = 0;
    const int code = sqlite3_wal_checkpoint_v2(copier_.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &pages, &copied);
    if (code != SQLITE_OK || copied < pages || pages <= 0) return;
    ++checkpoints_;
    log_pages_.compare_exchange_strong(seen, 0, std::memory_order_relaxed);
}

}  // namespace ozy::server
