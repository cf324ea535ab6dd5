// bot_pool.cpp - see bot_pool.hpp.
#include "server/lobby/bot_pool.hpp"

#include <exception>
#include <thread>
#include <vector>

namespace ozy::server {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t most_waiting = 10'000;

// The whole chain, choice by choice.
std::string choose_chain(BotTask& task) {
    Rng rng(task.seed);
    Table& table = *task.table;
    const Seat seat = table.decider();
    const int before = table.version();
    task.bot->think_aloud(task.thought);
    do {
        if (!table.play_choice(seat, task.bot->choose(table, rng))) return {};
    } while (table.decider() == seat && table.mid_chain());
    return table.chains(before).front().text;
}

}  // namespace

// Outlives the pool while a bot that hangs still runs.
struct BotPool::Shared : std::enable_shared_from_this<Shared> {
    struct Job {
        BotTask task;
        Ticket answered = std::make_shared<std::atomic<bool>>(false);
        Clock::time_point started = Clock::time_point::max();
    };
    using JobPointer = std::shared_ptr<Job>;

    std::mutex mutex;
    std::condition_variable changed;
    std::deque<JobPointer> waiting;
    std::vector<JobPointer> running;
    bool stopping = false;
    int threads = 0, abandoned = 0, spare = 0;
    std::chrono::milliseconds limit{};

    static void answer(const JobPointer& job, std::string line) {
        if (!job->answered->exchange(true)) job->task.done(std::move(line));
    }
    void start_thread() {
        ++threads;
        std::thread([self = shared_from_this()] { self->work(); }).detach();
    }
    void work();
    void watch();
    bool next(JobPointer& job);
    bool finish(const JobPointer& job);
    std::vector<JobPointer> overdue();
};

// False: this thread is to end.
bool BotPool::Shared::next(JobPointer& job) {
    std::unique_lock lock(mutex);
    changed.wait(lock, [this] { return stopping || !waiting.empty(); });
    if (stopping) return false;
    job = std::move(waiting.front());
    waiting.pop_front();
    job->started = Clock::now();
    running.push_back(job);
    return true;
}

// False: this thread had been given up and replaced.
bool BotPool::Shared::finish(const JobPointer& job) {
    const std::lock_guard lock(mutex);
    if (std::erase(running, job) > 0) return true;
    --abandoned;
    return false;
}

void BotPool::Shared::work() {
    JobPointer job;
    while (next(job)) {
        std::string line;
        try {
            if (!*job->answered) line = choose_chain(job->task);
        } catch (const std::exception&) {
            line.clear();
        }
        const bool goes_on = finish(job);
        answer(job, std::move(line));
        job.reset();
        if (!goes_on) break;
    }
    const std::lock_guard lock(mutex);
    --threads;
    changed.notify_all();
}

// Takes the jobs that took too long away from their threads, and starts new threads for those.
std::vector<BotPool::Shared::JobPointer> BotPool::Shared::overdue() {
    std::vector<JobPointer> late;
    for (const JobPointer& job : running)
        if (*job->answered || Clock::now() - job->started > limit) late.push_back(job);
    for (const JobPointer& job : late) {
        std::erase(running, job);
        ++abandoned;
        if (abandoned <= spare) start_thread();
    }
    // Every thread hangs: nobody will come for those who wait.
    if (abandoned >= threads && threads > 0) {
        late.insert(late.end(), waiting.begin(), waiting.end());
        waiting.clear();
    }
    return late;
}

void BotPool::Shared::watch() {
    constexpr auto pause = std::chrono::milliseconds(50);
    std::unique_lock lock(mutex);
    while (!stopping) {
        changed.wait_for(lock, pause);
        const std::vector<JobPointer> late = overdue();
        lock.unlock();
        for (const JobPointer& job : late) answer(job, {});
        lock.lock();
    }
}

BotPool::BotPool(int threads, std::chrono::milliseconds limit, int spare) : shared_(std::make_shared<Shared>()) {
    shared_->limit = limit;
    shared_->spare = spare;
    for (int i = 0; i < threads; ++i) shared_->start_thread();
    std::thread([shared = shared_] { shared->watch(); }).detach();
}

// Waits for all threads but those that hang.
BotPool::~BotPool() {
    std::unique_lock lock(shared_->mutex);
    shared_->stopping = true;
    for (const auto& job : shared_->running) job->task.thought->hurry();
    shared_->changed.notify_all();
    shared_->changed.wait_for(lock, shared_->limit, [this] { return shared_->threads <= shared_->abandoned; });
}

BotPool::Ticket BotPool::think(BotTask task) {
    auto job = std::make_shared<Shared::Job>();
    job->task = std::move(task);
    {
        const std::lock_guard lock(shared_->mutex);
        if (!shared_->stopping && shared_->waiting.size() < most_waiting) {
            shared_->waiting.push_back(job);
            shared_->changed.notify_all();
            return job->answered;
        }
    }
    Shared::answer(job, {});
    return job->answered;
}

void BotPool::give_up(const Ticket& ticket) {
    std::shared_ptr<Shared::Job> found;
    {
        const std::lock_guard lock(shared_->mutex);
        for (const auto& job : shared_->running)
            if (job->answered == ticket) found = job;
        for (const auto& job : shared_->waiting)
            if (job->answered == ticket) found = job;
    }
    if (found) Shared::answer(found, {});
}

}  // namespace ozy::server
