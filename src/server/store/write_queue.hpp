// write_queue.hpp - group commit: one thread takes all changes that wait, commits them with one sync, then tells their
// owners.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <span>
#include <stop_token>
#include <thread>

#include "server/store/data_directory.hpp"
#include "server/store/sqlite.hpp"
#include "server/store/sqlite_store.hpp"

namespace ozy::server {

class WriteQueue {
  public:
    WriteQueue(const std::string& path, DataDirectory& directory, const LogSizes& sizes);
    // Writes what is waiting.
    ~WriteQueue();

    void add(std::vector<Change> changes, std::function<void(Written)> done);
    StoreFigures figures() const;

  private:
    struct Waiting {
        std::vector<Change> changes;
        std::function<void(Written)> done;
        Written outcome = Written::durable;
    };
    struct Statements;

    void run(const std::stop_token& stop);
    void commit(std::span<Waiting> group);
    // In one transaction; false if the disk refused, and then nothing was changed.
    bool commit_together(std::span<Waiting> group);
    void apply(Waiting& waiting);
    void run_checkpoints(const std::stop_token& stop);
    void copy_log();

    DataDirectory& directory_;
    LogSizes sizes_;
    Database database_;
    Database copier_;  // of the thread that copies the log into the database
    std::unique_ptr<Statements> statements_;
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<Waiting> waiting_;
    std::size_t under_way_ = 0;  // lists that are being written, or whose owners are being told
    StoreFigures figures_;
    std::atomic<int> log_pages_ = 0;  // of the write-ahead log
    std::atomic<std::uint64_t> checkpoints_ = 0;
    std::condition_variable_any log_grown_;
    std::jthread checkpointer_;
    std::jthread writer_;
};

}  // namespace ozy::server
