// bot_pool.cpp - see bot_pool.hpp.
#include "server/lobby/bot_pool.hpp"

#include <exception>
#include <thread>
#include <vector>

namespace ozy::server {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t most_waiting = 10'000, most_waiting_of_one = 1'000;

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
        std::string payer = {};
    };
    using JobPointer = std::shared_ptr<Job>;

    std::mutex mutex;
    std::condition_variable changed;
    FairQueue<JobPointer> waiting;
    std::vector<JobPointer> running;
    bool stopping = false;
    int threads = 0, abandoned = 0, spare = 0;
    std::chrono::milliseconds limit;

    explicit Shared(std::chrono::milliseconds longest) : waiting(longest), limit(longest) {}
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
    bool line_up(const JobPointer& job, const Claim& claim);
    bool stop_running(const JobPointer& job);
    bool finish(const JobPointer& job);
    JobPointer find_waiting(const Ticket& ticket) const {
        JobPointer found;
        waiting.for_each([&](const JobPointer& job) {
            if (job->answered == ticket) found = job;
        });
        return found;
    }
    std::vector<JobPointer> overdue();
};

// False: this thread is to end.
bool BotPool::Shared::next(JobPointer& job) {
    std::unique_lock lock(mutex);
    changed.wait(lock, [this] { return stopping || waiting.size() > 0; });
    if (stopping) return false;
    job = waiting.pop();
    job->started = Clock::now();
    running.push_back(job);
    return true;
}

// False: too much waits already.
bool BotPool::Shared::line_up(const JobPointer& job, const Claim& claim) {
    job->payer = waiting.payer(claim);
    if (waiting.size() >= most_waiting || waiting.size_of(job->payer) >= most_waiting_of_one) return false;
    waiting.push(job, job->payer, claim.awaited);
    return true;
}

// False: it did not run any more.
bool BotPool::Shared::stop_running(const JobPointer& job) {
    if (std::erase(running, job) == 0) return false;
    waiting.charge(job->payer, Clock::now() - job->started);
    return true;
}

// False: this thread had been given up and replaced.
bool BotPool::Shared::finish(const JobPointer& job) {
    const std::lock_guard lock(mutex);
    if (stop_running(job)) return true;
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
        stop_running(job);
        ++abandoned;
        if (abandoned <= spare) start_thread();
    }
    // Every thread hangs: nobody will come for those who wait.
    if (abandoned >= threads && threads > 0) {
        const std::vector<JobPointer> lost = waiting.take_all();
        late.insert(late.end(), lost.begin(), lost.end());
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

BotPool::BotPool(int threads, std::chrono::milliseconds limit, int spare) : shared_(std::make_shared<Shared>(limit)) {
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
        if (!shared_->stopping && shared_->line_up(job, job->task.claim)) {
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
        if (!found) found = shared_->find_waiting(ticket);
    }
    if (found) Shared::answer(found, {});
}

void BotPool::renew_claim(const Ticket& ticket, const Claim& claim) {
    const std::lock_guard lock(shared_->mutex);
    const auto job = shared_->find_waiting(ticket);
    if (!job || !shared_->waiting.remove(job)) return;
    job->payer = shared_->waiting.payer(claim);
    shared_->waiting.push(job, job->payer, claim.awaited);
}

}  // namespace ozy::server
