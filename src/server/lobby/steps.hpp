// steps.hpp - what happens at one table, in the order it came and never two things at once. Nothing but the list itself
// is locked: who finds it idle works through it, everybody else only adds to it.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

#include "server/tasks.hpp"

namespace ozy::server {

class Steps : public std::enable_shared_from_this<Steps> {
  public:
    using Step = std::function<void()>;  // does not throw

    explicit Steps(Tasks& tasks) : tasks_(tasks) {}

    // Here and now if nothing is under way, else when its turn comes. Not to be called with a lock in hand.
    void run(Step step);
    // Within a step: what comes next has to wait for `resume`, since what was begun goes on elsewhere.
    void hold();
    // Ends the hold; this step comes before those that wait.
    void resume(Step step);
    // Drops what waits and ends a hold.
    void clear();

    std::size_t waiting() const;
    bool is_idle() const;

  private:
    void work_if_free(std::unique_lock<std::mutex> lock);
    void work();

    Tasks& tasks_;
    mutable std::mutex mutex_;
    std::deque<Step> waiting_;
    bool working_ = false, held_ = false;
};

}  // namespace ozy::server
