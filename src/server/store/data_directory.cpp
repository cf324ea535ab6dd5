// data_directory.cpp - see data_directory.hpp.
#include "server/store/data_directory.hpp"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "server/store/sqlite.hpp"

namespace ozy::server {

namespace {

constexpr const char* file_name = "ozymandias.db";
constexpr mode_t owner_only = 0600;
constexpr auto owner_may_enter = std::filesystem::perms::owner_all;

[[noreturn]] void fail(const std::string& what) { throw std::system_error(errno, std::generic_category(), what); }

int lock_directory(const std::string& directory) {
    const int lock = ::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (lock < 0) fail("cannot open " + directory);
    if (::flock(lock, LOCK_EX | LOCK_NB) == 0) return lock;
    const int why = errno;
    ::close(lock);
    if (why == EWOULDBLOCK) throw SqliteError(0, "another server uses the data directory " + directory);
    errno = why;
    fail("cannot lock " + directory);
}

}  // namespace

std::string database_in(const std::string& directory) {
    return (std::filesystem::path(directory) / file_name).string();
}

void make_private_directory(const std::string& directory) {
    if (std::filesystem::create_directories(directory)) std::filesystem::permissions(directory, owner_may_enter);
}

void make_private_file(const std::string& path) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, owner_only);
    if (file < 0 && errno == EEXIST) throw SqliteError(0, path + " exists already");
    if (file < 0) fail("cannot write " + path);
    ::close(file);
}

// SQLite gives its log the rights of the database; those of an earlier version may still be open to everybody.
DataDirectory::DataDirectory(const std::string& directory) : directory_(directory), database_(database_in(directory)) {
    make_private_directory(directory);
    lock_ = lock_directory(directory);
    try {
        if (!std::filesystem::exists(database_)) make_private_file(database_);
        for (const char* ending : {"", "-wal", "-shm"})
            if (::chmod((database_ + ending).c_str(), owner_only) != 0 && errno != ENOENT)
                fail("cannot close " + database_ + ending + " to others");
    } catch (...) {
        ::close(lock_);
        throw;
    }
}

DataDirectory::~DataDirectory() { ::close(lock_); }

void DataDirectory::remember_files() {
    files_.clear();
    for (const char* ending : {"", "-wal"}) {
        struct stat status {};
        if (::stat((database_ + ending).c_str(), &status) != 0) fail("cannot find " + database_ + ending);
        files_.push_back({database_ + ending, status.st_dev, status.st_ino});
    }
}

void DataDirectory::require_files() const {
    for (const File& file : files_) {
        struct stat status {};
        if (::stat(file.path.c_str(), &status) != 0 || status.st_dev != file.device || status.st_ino != file.number)
            throw SqliteError(0, file.path + " is no longer there");
    }
}

}  // namespace ozy::server
