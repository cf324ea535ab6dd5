// short_slices.hpp - asks the system to run a thread soon and briefly instead of late and long, or after the others.
#pragma once

#include <cstdint>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ozy::server {

// For threads that somebody waits for: on a busy machine each turn on a processor is a wait for all the others. With
// two processors for sockets, writer and clients, and others at work, a fifth more moves and a third less p99 than with
// slices of some milliseconds. Linux heeds it from 6.12 on; where it does not, nothing changes.
inline void prefer_short_slices() {
    struct {  // sched_attr of the system in its first size; the C library has no name for it yet
        std::uint32_t size, policy;
        std::uint64_t flags;
        std::int32_t nice;
        std::uint32_t priority;
        std::uint64_t runtime, deadline, period;
    } attributes{};
    constexpr std::uint64_t nanoseconds = 200'000;
    if (syscall(SYS_sched_getattr, 0, &attributes, sizeof attributes, 0) != 0) return;
    attributes.runtime = nanoseconds;
    syscall(SYS_sched_setattr, 0, &attributes, 0);
}

// For threads that compute for seconds: whoever only has a message to pass on goes before them.
inline void let_others_go_first() {
    constexpr int lower = 5;
    setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), getpriority(PRIO_PROCESS, 0) + lower);
}

}  // namespace ozy::server
