// faulty_disk.cpp - see faulty_disk.hpp. A VFS of SQLite that hands on to the system's own.
#include "server/faulty_disk.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <new>
#include <sqlite3.h>
#include <thread>

namespace ozy::server {

namespace {

using Fate = FaultyDisk::Fate;

constexpr std::chrono::milliseconds a_while{5};

// SQLite gives the memory: one of these, and behind it the system's own file.
struct FaultyFile {
    sqlite3_file base;
    std::string* path;  // null for files that are gone with the process: nothing of them survives anyway
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

FaultyFile& faulty(sqlite3_file* file) { return *reinterpret_cast<FaultyFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return faulty(file).real(); }
const sqlite3_io_methods& methods(sqlite3_file* file) { return *real(file)->pMethods; }

template <class Use>
void on_surface(sqlite3_file* file, Use use) {
    if (faulty(file).path != nullptr) FaultyDisk::instance().with_surface(*faulty(file).path, use);
}

int close_file(sqlite3_file* file) {
    const int code = methods(file).xClose(real(file));
    delete faulty(file).path;
    return code;
}

int read(sqlite3_file* file, void* bytes, int count, sqlite3_int64 offset) {
    const Fate fate = FaultyDisk::instance().next(Operation::read);
    if (fate == Fate::failed) return SQLITE_IOERR_READ;
    if (fate == Fate::done) return methods(file).xRead(real(file), bytes, count, offset);
    // As the disk says it: SQLite takes a short read for the end of the file, which a disk does not invent.
    methods(file).xRead(real(file), bytes, count / 2, offset);
    return SQLITE_IOERR_READ;
}

int write_down(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset) {
    const int code = methods(file).xWrite(real(file), bytes, count, offset);
    if (code == SQLITE_OK)
        on_surface(file, [&](Surface& surface) {
            surface.write(offset, std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(count)));
        });
    return code;
}

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset) {
    const Fate fate = FaultyDisk::instance().next(Operation::write);
    if (fate == Fate::failed) return SQLITE_IOERR_WRITE;
    if (fate == Fate::done) return write_down(file, bytes, count, offset);
    write_down(file, bytes, count / 2, offset);
    return SQLITE_FULL;
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    if (FaultyDisk::instance().next(Operation::truncate) != Fate::done) return SQLITE_IOERR_TRUNCATE;
    const int code = methods(file).xTruncate(real(file), size);
    if (code == SQLITE_OK) on_surface(file, [&](Surface& surface) { surface.truncate(size); });
    return code;
}

// The system's own sync would only cost time: the power that goes is ours.
int sync(sqlite3_file* file, int /*flags*/) {
    const Fate fate = FaultyDisk::instance().next(Operation::sync);
    on_surface(file, [&](Surface& surface) { fate == Fate::done ? surface.sync() : surface.forget_unsynced(); });
    return fate == Fate::done ? SQLITE_OK : SQLITE_IOERR_FSYNC;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) { return methods(file).xFileSize(real(file), size); }

int lock(sqlite3_file* file, int level) {
    const Fate fate = FaultyDisk::instance().next(Operation::lock);
    if (fate == Fate::failed) return SQLITE_IOERR_LOCK;
    return fate == Fate::done ? methods(file).xLock(real(file), level) : SQLITE_BUSY;
}

int unlock(sqlite3_file* file, int level) { return methods(file).xUnlock(real(file), level); }
int check_lock(sqlite3_file* file, int* result) { return methods(file).xCheckReservedLock(real(file), result); }
int control(sqlite3_file* file, int what, void* argument) {
    return methods(file).xFileControl(real(file), what, argument);
}
int sector_size(sqlite3_file* file) { return methods(file).xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) { return methods(file).xDeviceCharacteristics(real(file)); }
int map_shared(sqlite3_file* file, int page, int size, int extend, void volatile** memory) {
    return methods(file).xShmMap(real(file), page, size, extend, memory);
}

int lock_shared(sqlite3_file* file, int offset, int count, int flags) {
    const bool takes = (flags & SQLITE_SHM_LOCK) != 0;
    const Fate fate = takes ? FaultyDisk::instance().next(Operation::lock) : Fate::done;
    if (fate == Fate::failed) return SQLITE_IOERR_SHMLOCK;
    return fate == Fate::done ? methods(file).xShmLock(real(file), offset, count, flags) : SQLITE_BUSY;
}

void order_shared(sqlite3_file* file) { methods(file).xShmBarrier(real(file)); }
int unmap_shared(sqlite3_file* file, int deletes) { return methods(file).xShmUnmap(real(file), deletes); }

// Of version 2: without mapped files, whose reads would pass by.
constexpr sqlite3_io_methods file_methods = {
    2,          close_file, read,        write,           truncate,   sync,        file_size,    lock,         unlock,
    check_lock, control,    sector_size, characteristics, map_shared, lock_shared, order_shared, unmap_shared, nullptr,
    nullptr};

sqlite3_vfs* system_disk() {
    static sqlite3_vfs* const disk = sqlite3_vfs_find("unix");
    return disk;
}

int open_file(sqlite3_vfs* /*disk*/, const char* name, sqlite3_file* file, int flags, int* given_flags) {
    file->pMethods = nullptr;
    faulty(file).path = nullptr;
    if (!FaultyDisk::instance().has_power()) return SQLITE_CANTOPEN;
    const int code = system_disk()->xOpen(system_disk(), name, faulty(file).real(), flags, given_flags);
    if (code != SQLITE_OK) return code;
    if (name != nullptr && (flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL)) != 0)
        faulty(file).path = new std::string(name);
    on_surface(file, [](Surface&) {});  // what it holds now was there before
    file->pMethods = &file_methods;
    return SQLITE_OK;
}

int delete_file(sqlite3_vfs* /*disk*/, const char* name, int sync_directory) {
    if (!FaultyDisk::instance().has_power()) return SQLITE_IOERR_DELETE;
    const int code = system_disk()->xDelete(system_disk(), name, sync_directory);
    if (code == SQLITE_OK)
        FaultyDisk::instance().with_surface(name, [](Surface& surface) { surface.truncate(0), surface.sync(); });
    return code;
}

}  // namespace

Surface::Surface(std::string path) : path_(std::move(path)) {
    std::ifstream file(path_, std::ios::binary);
    synced_.assign(std::istreambuf_iterator<char>(file), {});
}

void Surface::write(std::int64_t offset, std::string bytes) { unsynced_.push_back({offset, std::move(bytes), false}); }

void Surface::truncate(std::int64_t size) { unsynced_.push_back({size, {}, true}); }

void Surface::make(std::string& content, const Change& change) {
    const auto offset = static_cast<std::size_t>(change.offset);
    if (change.truncates) return content.resize(offset);
    content.resize(std::max(content.size(), offset + change.bytes.size()));
    content.replace(offset, change.bytes.size(), change.bytes);
}

void Surface::sync() {
    for (const Change& change : unsynced_) make(synced_, change);
    unsynced_.clear();
}

void Surface::survive_power_cut(std::mt19937& random) {
    constexpr std::size_t sector = 512;  // what a disk writes whole or not at all
    std::shuffle(unsynced_.begin(), unsynced_.end(), random);
    for (Change& change : unsynced_) {
        const auto luck = random() % 3;
        if (luck == 0) continue;
        if (luck == 1) change.bytes.resize(random() % (change.bytes.size() / sector + 1) * sector);
        make(synced_, change);
    }
    unsynced_.clear();
    if (std::filesystem::exists(path_)) std::ofstream(path_, std::ios::binary) << synced_;
}

FaultyDisk& FaultyDisk::instance() {
    static FaultyDisk disk;
    return disk;
}

void FaultyDisk::install() {
    static sqlite3_vfs disk = [] {
        sqlite3_vfs out = *system_disk();
        out.szOsFile += static_cast<int>(sizeof(FaultyFile));
        out.pNext = nullptr;
        out.zName = "faulty";
        out.xOpen = open_file;
        out.xDelete = delete_file;
        return out;
    }();
    sqlite3_vfs_register(&disk, 1);
}

void FaultyDisk::plan(const Trouble& trouble) {
    const std::lock_guard lock(mutex_);
    trouble_ = trouble;
    struck_ = false;
    power_ = true;
    counts_ = {};
}

bool FaultyDisk::has_struck() {
    const std::lock_guard lock(mutex_);
    return struck_;
}

bool FaultyDisk::has_power() {
    const std::lock_guard lock(mutex_);
    return power_;
}

void FaultyDisk::cut_power() {
    const std::lock_guard lock(mutex_);
    power_ = false;
}

void FaultyDisk::restore_power() {
    const std::lock_guard lock(mutex_);
    for (auto& [path, surface] : surfaces_) {
        surface.survive_power_cut(random_);
        std::filesystem::remove(path + "-shm");  // memory, not disk
    }
    surfaces_.clear();
    power_ = true;
}

std::array<int, operation_names.size()> FaultyDisk::counts() {
    const std::lock_guard lock(mutex_);
    return counts_;
}

Fate FaultyDisk::next(Operation operation) {
    Fault fault{};
    {
        const std::lock_guard lock(mutex_);
        if (!power_) return Fate::failed;
        const int number = ++counts_[static_cast<std::size_t>(operation)];
        if (operation != trouble_.operation || number != trouble_.number) return Fate::done;
        struck_ = true;
        fault = trouble_.fault;
        power_ = fault != Fault::loses_power;
    }
    if (fault == Fault::loses_power && when_power_goes_) when_power_goes_();
    if (fault == Fault::is_late) return std::this_thread::sleep_for(a_while), Fate::done;
    return fault == Fault::falls_short ? Fate::short_of : Fate::failed;
}

void FaultyDisk::with_surface(const std::string& path, const std::function<void(Surface&)>& use) {
    const std::lock_guard lock(mutex_);
    use(surfaces_.try_emplace(path, path).first->second);
}

}  // namespace ozy::server
