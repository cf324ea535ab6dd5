// file.cpp - POSIX files: write all or throw, fsync before rename.
#include "table/file.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace ozy {

namespace {

constexpr std::size_t largest_file = std::size_t{64} << 20U;

[[noreturn]] void fail(const std::string& what, const std::string& path) {
    throw std::system_error(errno, std::generic_category(), what + " " + path);
}

// Closes on all paths; a failing close after a good fsync loses nothing.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }

  private:
    int number_;
};

void write_all(int descriptor, std::string_view content, const std::string& path) {
    while (!content.empty()) {
        const ssize_t count = ::write(descriptor, content.data(), content.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail("cannot write", path);
        content.remove_prefix(static_cast<std::size_t>(count));
    }
}

bool is_special(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
}

std::string folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == path.npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

// The new name is on the disk only when its folder is.
void sync_folder(const std::string& path) {
    const Descriptor folder(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.number() >= 0) ::fsync(folder.number());
}

// Errors name `path`, the file that `draft` is going to be.
void write_draft(const std::string& draft, std::string_view content, const std::string& path) {
    const Descriptor file(::open(draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
    if (file.number() < 0) fail("cannot write", path);
    write_all(file.number(), content, path);
    if (::fsync(file.number()) != 0) fail("cannot write", path);
}

// Without waiting for somebody to open the other end of a pipe.
int open_at_once(const std::string& path, int flags) {
    return ::open(path.c_str(), flags | O_NONBLOCK | O_CLOEXEC, 0644);
}

// For writing: a pipe that nobody reads is an error; one that somebody reads is waited for, as ever.
int open_to_write(const std::string& path, int flags) {
    const int file = open_at_once(path, O_WRONLY | flags);
    if (file < 0) fail("cannot write", path);
    ::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) & ~O_NONBLOCK);
    return file;
}

// Whether more comes out of a pipe or terminal before long.
bool has_more(int descriptor) {
    constexpr int patience_ms = 5'000;
    pollfd waiting{descriptor, POLLIN, 0};
    return ::poll(&waiting, 1, patience_ms) > 0;
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
    const auto refuse = [&](const std::string& why) {
        return Error{Errc::not_found, "cannot read " + path + ": " + why};
    };
    const Descriptor file(open_at_once(path, O_RDONLY));
    if (file.number() < 0) return refuse(std::generic_category().message(errno));
    std::string content;
    std::array<char, 65536> block{};
    for (;;) {
        const ssize_t count = ::read(file.number(), block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 && errno == EAGAIN) {
            if (has_more(file.number())) continue;
            return refuse("nothing comes out of it");
        }
        if (count < 0) return refuse(std::generic_category().message(errno));
        if (count == 0) return content;
        content.append(block.data(), static_cast<std::size_t>(count));
        if (content.size() > largest_file) return refuse("it is larger than 64 MiB");
    }
}

void save_file(const std::string& path, std::string_view content) {
    if (is_special(path)) {
        const Descriptor file(open_to_write(path, 0));
        return write_all(file.number(), content, path);
    }
    const std::string draft = path + "." + std::to_string(::getpid()) + ".new";
    try {
        write_draft(draft, content, path);
        if (::rename(draft.c_str(), path.c_str()) != 0) fail("cannot write", path);
    } catch (...) {
        ::unlink(draft.c_str());
        throw;
    }
    sync_folder(path);
}

bool has_content(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0;
}

AppendFile::AppendFile(const std::string& path) : path_(path), descriptor_(open_to_write(path, O_CREAT | O_APPEND)) {}

AppendFile::~AppendFile() { ::close(descriptor_); }

void AppendFile::append(std::string_view content) { write_all(descriptor_, content, path_); }

}  // namespace ozy
