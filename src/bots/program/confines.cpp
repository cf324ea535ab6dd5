// confines.cpp - see confines.hpp.
#include "bots/program/confines.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <linux/securebits.h>
#include <sched.h>
#include <string_view>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace ozy {

namespace {

bool write_file(const char* path, std::string_view text) {
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return false;
    const bool written = write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    close(file);
    return written;
}

// Never more than the host itself may.
void limit(decltype(RLIMIT_CORE) resource, rlim_t most) {
    rlimit now{};
    if (getrlimit(resource, &now) != 0) return;
    now.rlim_max = std::min(now.rlim_max, most);
    now.rlim_cur = now.rlim_max;
    setrlimit(resource, &now);
}

std::string same(unsigned id) { return std::to_string(id) + " " + std::to_string(id) + " 1"; }

}  // namespace

Walls::Walls(const Confines& confines) : confines_(confines), users_(same(geteuid())), groups_(same(getegid())) {
    std::erase_if(confines_.hidden, [](std::string& directory) {
        std::error_code gone;
        directory = std::filesystem::canonical(directory, gone).string();
        return gone || !std::filesystem::is_directory(directory, gone);
    });
}

int Walls::put_up() const {
    if (unshare(CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWNS | CLONE_NEWIPC) != 0) return errno;
    const bool mapped = write_file("/proc/self/setgroups", "deny") && write_file("/proc/self/uid_map", users_) &&
                        write_file("/proc/self/gid_map", groups_);
    if (!mapped) return errno;
    if (const int error = hide_directories(); error != 0) return error;
    // Whoever is root here would otherwise be so behind the walls, and could take them down again.
    constexpr unsigned long rootless =
        SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_CAP_AMBIENT_RAISE | SECBIT_NO_CAP_AMBIENT_RAISE_LOCKED;
    return prctl(PR_SET_SECUREBITS, rootless) == 0 ? 0 : errno;
}

int Walls::hide_directories() const {
    if (mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return errno;
    constexpr unsigned long bare = MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY;
    for (const std::string& directory : confines_.hidden)
        if (mount("none", directory.c_str(), "tmpfs", bare, "size=4k") != 0) return errno;
    return 0;
}

void Walls::set_limits(bool walled) const {
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_DATA, confines_.memory);
    limit(RLIMIT_FSIZE, confines_.file_size);
    limit(RLIMIT_NOFILE, static_cast<rlim_t>(confines_.files));
    limit(RLIMIT_CPU, static_cast<rlim_t>(confines_.processor_seconds));
    if (walled) limit(RLIMIT_NPROC, static_cast<rlim_t>(confines_.processes));
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

}  // namespace ozy
