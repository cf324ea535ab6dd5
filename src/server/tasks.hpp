// tasks.hpp - where work goes that should not happen here and now. Keeps the lobby free of sockets and their library.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace ozy::server {

class Tasks {
  public:
    virtual ~Tasks() = default;
    // Soon, on a thread that serves sockets: must not block.
    virtual void post(std::function<void()> task) = 0;
    // On a thread that may wait for the disk or compute for a while. False: too much is waiting already.
    virtual bool post_slow(std::function<void()> task) = 0;
    // Like post, but not before this much time has passed.
    virtual void post_after(std::chrono::milliseconds delay, std::function<void()> task) = 0;
    // It only goes forward, from wherever it began, and stands still while the process is stopped (usable_time.hpp).
    virtual std::int64_t steady_milliseconds() const = 0;
};

// Seconds and milliseconds since 1970.
std::int64_t now_seconds();
std::int64_t now_milliseconds();

}  // namespace ozy::server
