// steps.cpp - see steps.hpp.
#include "server/lobby/steps.hpp"

#include <utility>

namespace ozy::server {

void Steps::run(Step step) {
    std::unique_lock lock(mutex_);
    waiting_.push_back(std::move(step));
    work_if_free(std::move(lock));
}

void Steps::hold() {
    const std::lock_guard lock(mutex_);
    held_ = true;
}

void Steps::resume(Step step) {
    std::unique_lock lock(mutex_);
    held_ = false;
    waiting_.push_front(std::move(step));
    work_if_free(std::move(lock));
}

void Steps::clear() {
    std::deque<Step> dropped;  // they may hold the last of somebody: not while this is locked
    const std::lock_guard lock(mutex_);
    waiting_.swap(dropped);
    held_ = false;
}

std::size_t Steps::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_.size();
}

bool Steps::is_idle() const {
    const std::lock_guard lock(mutex_);
    return !working_ && !held_ && waiting_.empty();
}

void Steps::work_if_free(std::unique_lock<std::mutex> lock) {
    if (working_ || held_) return;
    working_ = true;
    lock.unlock();
    const auto self = shared_from_this();  // a step may let go of the last that held its table
    work();
}

// A thread has other tables and sockets to serve: of a long line it takes the first few.
void Steps::work() {
    constexpr int most_in_a_row = 64;
    for (int done = 0; done < most_in_a_row; ++done) {
        Step step;
        {
            const std::lock_guard lock(mutex_);
            if (held_ || waiting_.empty()) {
                working_ = false;
                return;
            }
            step = std::move(waiting_.front());
            waiting_.pop_front();
        }
        step();
    }
    tasks_.post([self = shared_from_this()] { self->work(); });
}

}  // namespace ozy::server
