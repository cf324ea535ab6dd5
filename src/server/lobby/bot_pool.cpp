// bot_pool.cpp - see bot_pool.hpp.
#include "server/lobby/bot_pool.hpp"

#include <algorithm>
#include <exception>
#include <thread>
#include <utility>
#include <vector>

#include "server/log.hpp"
#include "server/short_slices.hpp"
#include "server/usable_time.hpp"

namespace ozy::server {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t most_waiting = 10'000, most_waiting_of_one = 1'000;
// A bot stands still for one of somebody who has had so much less; while one thinks about a move, so much is saved up
// for the bots that one then waits for.
constexpr auto courtesy = std::chrono::milliseconds(500);
constexpr auto savings = std::chrono::seconds(10);
constexpr int most_held = 16;  // each keeps its thread

// The whole chain, choice by choice.
std::string choose_chain(BotTask& task) {
    Rng rng(task.seed);
    TablePlay& table = *task.table;
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
        Clock::time_point charged{};  // until then
        std::int64_t used = 0;        // milliseconds in which it could think, until it was last held up
        std::int64_t begun = 0;       // or let on, by the time that could be used
        bool is_held = false, is_awaited = false;
        std::string payer = {};
    };
    using JobPointer = std::shared_ptr<Job>;

    std::mutex mutex;
    std::condition_variable changed;
    FairQueue<JobPointer> waiting;
    std::vector<JobPointer> running;
    bool stopping = false;
    std::size_t at_once;  // as many think
    int threads = 0, abandoned = 0, held = 0, spare = 0;
    std::chrono::milliseconds limit;
    UsableTime time{milliseconds()};

    Shared(std::size_t number, std::chrono::milliseconds longest)
        : waiting(longest, savings), at_once(number), limit(longest) {}
    static std::int64_t milliseconds() {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
    }
    static void answer(const JobPointer& job, std::string line) {
        if (job->answered->exchange(true)) return;
        try {
            job->task.done(std::move(line));
        } catch (const std::exception& error) {  // costs that table its bot's move, nobody a thread
            log("bot_unheard", {{"why", error.what()}});
        }
    }
    void start_thread() {
        ++threads;
        std::thread([self = shared_from_this()] { self->work(); }).detach();
    }
    void work();
    void watch();
    bool next(JobPointer& job);
    bool line_up(const JobPointer& job, const Claim& claim);
    void begin(const JobPointer& job);
    void settle_up();
    bool stop_running(const JobPointer& job);
    void hold(const JobPointer& job);
    void let_on(const JobPointer& job);
    void make_room();
    bool finish(const JobPointer& job);
    // Those of the bots that stand still wait there.
    bool has_too_many_threads() const { return threads - abandoned - held > static_cast<int>(at_once); }
    bool has_work() const { return waiting.size() > 0 && running.size() < at_once; }
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
    for (;;) {
        changed.wait(lock, [this] { return stopping || has_too_many_threads() || has_work(); });
        if (stopping || has_too_many_threads()) return false;
        settle_up();
        job = waiting.pop();
        begin(job);
        if (!job->is_held) return true;
        let_on(job);
    }
}

// False: too much waits already.
bool BotPool::Shared::line_up(const JobPointer& job, const Claim& claim) {
    job->payer = waiting.payer(claim);
    job->is_awaited = claim.awaited;
    if (waiting.size() >= most_waiting || waiting.size_of(job->payer) >= most_waiting_of_one) return false;
    waiting.push(job, job->payer, job->is_awaited);
    make_room();
    return true;
}

void BotPool::Shared::begin(const JobPointer& job) {
    job->charged = Clock::now();
    job->begun = time.at(milliseconds());
    running.push_back(job);
}

// Everybody has had what was thought until now.
void BotPool::Shared::settle_up() {
    const auto now = Clock::now();
    for (const JobPointer& job : running) waiting.charge(job->payer, now - std::exchange(job->charged, now));
}

// False: it did not run any more.
bool BotPool::Shared::stop_running(const JobPointer& job) {
    settle_up();
    return std::erase(running, job) > 0;
}

// A bot that never looks at its watch goes on, beside as many as there should be.
void BotPool::Shared::hold(const JobPointer& job) {
    stop_running(job);
    job->used += time.at(milliseconds()) - job->begun;
    job->is_held = true;
    job->task.thought->hold();
    waiting.put_back(job, job->payer, job->is_awaited);
    ++held;
    start_thread();
}

// Its own thread goes on with it.
void BotPool::Shared::let_on(const JobPointer& job) {
    job->is_held = false;
    --held;
    job->task.thought->let_on();
}

// A bot of who has had much more than the one who comes next stands still.
void BotPool::Shared::make_room() {
    if (waiting.size() == 0 || running.size() < at_once || held >= most_held || stopping) return;
    settle_up();
    const auto rank = [this](const JobPointer& job) { return waiting.rank(job->payer, job->is_awaited); };
    const auto last = std::max_element(running.begin(), running.end(),
                                       [&](const auto& one, const auto& other) { return rank(one) < rank(other); });
    if (rank(*last) > waiting.next_rank() + courtesy) hold(JobPointer(*last));
}

// False: this thread had been given up and replaced.
bool BotPool::Shared::finish(const JobPointer& job) {
    const std::lock_guard lock(mutex);
    changed.notify_all();
    if (stop_running(job)) return true;
    if (job->is_held) {  // it did not stand still
        --held;
        waiting.remove(job);
        return true;
    }
    --abandoned;
    --threads;  // at once: one that is only about to end would count as too many, and another would end in its place
    return false;
}

void BotPool::Shared::work() {
    let_others_go_first();
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
        if (!goes_on) return;
    }
    const std::lock_guard lock(mutex);
    --threads;
    changed.notify_all();
}

// Takes the jobs that took too long away from their threads, and starts new threads for those.
std::vector<BotPool::Shared::JobPointer> BotPool::Shared::overdue() {
    std::vector<JobPointer> late;
    const std::int64_t now = time.at(milliseconds());
    for (const JobPointer& job : running)
        if (*job->answered || job->used + now - job->begun > limit.count()) late.push_back(job);
    for (const JobPointer& job : late) {
        stop_running(job);
        ++abandoned;
        if (abandoned <= spare) start_thread();
    }
    // Every thread hangs or stands still: nobody will come for those who wait.
    if (abandoned + held < threads || threads == 0) return late;
    for (const JobPointer& job : waiting.take_all()) {
        if (!job->is_held) {
            late.push_back(job);
            continue;
        }
        begin(job);
        let_on(job);
    }
    return late;
}

void BotPool::Shared::watch() {
    constexpr auto pause = std::chrono::milliseconds(50);
    std::unique_lock lock(mutex);
    while (!stopping) {
        changed.wait_for(lock, pause);
        time.tick(milliseconds());
        make_room();
        const std::vector<JobPointer> late = overdue();
        lock.unlock();
        for (const JobPointer& job : late) answer(job, {});
        lock.lock();
    }
}

BotPool::BotPool(int threads, std::chrono::milliseconds limit, int spare)
    : shared_(std::make_shared<Shared>(static_cast<std::size_t>(threads), limit)) {
    const std::lock_guard lock(shared_->mutex);  // the first thread counts them while the next one starts
    shared_->spare = spare;
    for (int i = 0; i < threads; ++i) shared_->start_thread();
    std::thread([shared = shared_] { shared->watch(); }).detach();
}

// Waits for all threads but those that hang.
BotPool::~BotPool() {
    std::unique_lock lock(shared_->mutex);
    shared_->stopping = true;
    for (const auto& job : shared_->running) job->task.thought->hurry();
    shared_->waiting.for_each([](const auto& job) { job->task.thought->hurry(); });  // some of them stand still
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
    if (!found) return;
    found->task.thought->hurry();
    Shared::answer(found, {});
}

void BotPool::renew_claim(const Ticket& ticket, const Claim& claim) {
    const std::lock_guard lock(shared_->mutex);
    const auto job = shared_->find_waiting(ticket);
    if (!job || !shared_->waiting.remove(job)) return;
    job->payer = shared_->waiting.payer(claim);
    job->is_awaited = claim.awaited;
    if (job->is_held)
        shared_->waiting.put_back(job, job->payer, job->is_awaited);
    else
        shared_->waiting.push(job, job->payer, job->is_awaited);
    shared_->make_room();
}

std::size_t BotPool::waiting_for(const std::string& person) const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->waiting.size_of(person);
}

}  // namespace ozy::server
