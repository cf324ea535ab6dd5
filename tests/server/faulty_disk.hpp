// faulty_disk.hpp - a disk for SQLite that fails when told to: the nth read, write, sync, truncation or lock goes
// wrong, comes late, or is where the power goes. Nothing of the program knows of it: it takes the place of SQLite's
// own.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace ozy::server {

enum class Operation : std::uint8_t { read, write, sync, truncate, lock };
constexpr std::array<std::string_view, 5> operation_names = {"read", "write", "sync", "truncate", "lock"};

enum class Fault : std::uint8_t {
    fails,        // nothing is done
    falls_short,  // half of it is done; somebody else has the lock
    is_late,      // all of it is done, after a while
    loses_power,  // nothing is done from here on
};
constexpr std::array<std::string_view, 4> fault_names = {"fails", "falls_short", "is_late", "loses_power"};
constexpr std::string_view name(Operation operation) { return operation_names[static_cast<std::size_t>(operation)]; }
constexpr std::string_view name(Fault fault) { return fault_names[static_cast<std::size_t>(fault)]; }

struct Trouble {
    Operation operation{};
    Fault fault{};
    int number = 0;  // of the operation, from 1; 0: no trouble
};

// What a file of the disk would hold after a power cut: what was synced, and of what was written since then nobody
// knows what.
class Surface {
  public:
    explicit Surface(std::string path);

    void write(std::int64_t offset, std::string bytes);
    void truncate(std::int64_t size);
    void sync();
    // A sync that fails may have dropped what it was to write down; it is not written down later either.
    void forget_unsynced() { unsynced_.clear(); }
    // Some of what was not synced, some of it torn, in any order.
    void survive_power_cut(std::mt19937& random);

  private:
    struct Change {
        std::int64_t offset;
        std::string bytes;
        bool truncates;  // at the offset
    };
    static void make(std::string& content, const Change& change);

    std::string path_, synced_;
    std::vector<Change> unsynced_;
};

// Shared by all threads. There is one, as there is one SQLite.
class FaultyDisk {
  public:
    static FaultyDisk& instance();
    // All databases are opened on it from now on.
    void install();

    // Counts anew, with the power on.
    void plan(const Trouble& trouble);
    // Called on the thread whose operation loses the power, before it returns.
    void when_power_goes(std::function<void()> call) { when_power_goes_ = std::move(call); }

    bool has_struck();
    bool has_power();
    void cut_power();
    // Everything must be closed. The files then hold what survived.
    void restore_power();
    std::array<int, operation_names.size()> counts();

    // For the methods that SQLite calls: what is to happen to this operation.
    enum class Fate : std::uint8_t { done, failed, short_of };
    Fate next(Operation operation);
    // The surface of a file while it is held still.
    void with_surface(const std::string& path, const std::function<void(Surface&)>& use);

  private:
    std::mutex mutex_;
    Trouble trouble_;
    bool struck_ = false, power_ = true;
    std::array<int, operation_names.size()> counts_{};
    std::map<std::string, Surface> surfaces_;
    std::mt19937 random_{1};
    std::function<void()> when_power_goes_;
};

}  // namespace ozy::server
