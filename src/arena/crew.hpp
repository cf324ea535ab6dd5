// crew.hpp - threads that do one thing together, again and again; the caller is the first of them.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace ozy {

class Crew {
  public:
    explicit Crew(int threads) {
        for (int i = 1; i < threads; ++i) threads_.emplace_back([this](const std::stop_token& stop) { serve(stop); });
    }
    ~Crew() {
        for (std::jthread& thread : threads_) thread.request_stop();
        call();
    }
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    // Calls work(first, last) until 0 .. count-1 are done, a piece at a time; who is free takes the next piece.
    void share(int count, int piece, const std::function<void(int first, int last)>& work) {
        if (threads_.empty() || count <= piece) return work(0, count);  // nobody is woken for nothing
        work_ = &work;
        count_ = count;
        piece_ = piece;
        next_ = 0;
        left_ = static_cast<int>(threads_.size());
        call();
        work_on();
        for (int left = left_.load(); left != 0; left = left_.load()) left_.wait(left);
    }

  private:
    void call() {
        ++round_;
        round_.notify_all();
    }
    void serve(const std::stop_token& stop) {
        for (std::uint32_t seen = 0;;) {
            round_.wait(seen);
            seen = round_.load();
            if (stop.stop_requested()) return;
            work_on();
            if (left_.fetch_sub(1) == 1) left_.notify_one();
        }
    }
    void work_on() {
        for (int first = next_.fetch_add(piece_); first < count_; first = next_.fetch_add(piece_))
            (*work_)(first, std::min(first + piece_, count_));
    }

    const std::function<void(int, int)>* work_ = nullptr;
    int count_ = 0, piece_ = 1;
    std::atomic<int> next_ = 0, left_ = 0;
    std::atomic<std::uint32_t> round_ = 0;
    std::vector<std::jthread> threads_;
};

}  // namespace ozy
