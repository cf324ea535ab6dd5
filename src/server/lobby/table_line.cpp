// table_line.cpp - see table_line.hpp.
#include "server/lobby/table_line.hpp"

#include "server/log.hpp"

namespace ozy::server {

TableLine::TableLine(World& world, Owner& owner, std::string table)
    : world_(world), owner_(owner), table_(std::move(table)), steps_(std::make_shared<Steps>(world.tasks)) {}

void TableLine::step(Refuse refuse, Work work) {
    steps_->run(
        [this, kept = owner_.keep(), refuse = std::move(refuse), work = std::move(work)] { attempt(refuse, work); });
}

// The one boundary: what fails costs who asked. What it may have left half changed is read anew.
void TableLine::attempt(const Refuse& refuse, const Work& work) {
    try {
        if (is_broken_ && refuse)
            refuse({Why::table_unreadable});
        else
            work();
    } catch (const std::exception& error) {
        log("step_failed", {{"table", table_}, {"why", error.what()}});
        outbox_.clear();
        if (refuse) refuse({Why::step_failed});
        if (is_recovering_)
            give_up();
        else
            recover();
    }
    owner_.has_stepped();
    outbox_.deliver();
}

Enter TableLine::enter() {
    return [this, weak = std::weak_ptr(owner_.keep()), &tasks = world_.tasks](Work work) {
        tasks.post([this, weak, work = std::move(work)] {
            if (const auto kept = weak.lock()) step({}, work);
        });
    };
}

void TableLine::commit(std::vector<Change> changes, Work then, Refuse failed) {
    if (is_broken_) return failed ? failed({Why::table_unreadable}) : void();
    steps_->hold();
    try {
        world_.store.write(std::move(changes), [this, kept = owner_.keep(), then = std::move(then),
                                                failed = std::move(failed)](Written outcome) mutable {
            Tasks& tasks = world_.tasks;
            tasks.post([this, kept = std::move(kept), outcome, then = std::move(then), failed = std::move(failed)] {
                steps_->resume(
                    [this, kept, outcome, then, failed] { attempt(failed, [&] { written(outcome, then, failed); }); });
            });
        });
    } catch (...) {
        steps_->resume([] {});
        throw;
    }
}

// A change that the store refused is undone by reading everything anew: another process may have been first.
void TableLine::written(Written outcome, const Work& then, const Refuse& failed) {
    if (outcome == Written::durable) return then();
    log(outcome == Written::conflict ? "store_conflict" : "store_failed", {{"table", table_}});
    if (failed) failed({outcome == Written::conflict ? Why::somebody_was_faster : Why::move_not_stored});
    recover();
}

// On a thread that nobody waits for but this table.
void TableLine::read_elsewhere(Read read, std::function<void(const Outcome&)> then) {
    steps_->hold();
    const Work work = [this, kept = owner_.keep(), read, then] {
        Result<Work> put_in_place = Error{Errc::bad_record, {}};
        try {
            put_in_place = read();
        } catch (const std::exception& error) {
            put_in_place = Error{Errc::bad_record, error.what()};
        }
        if (!put_in_place) log("table_unreadable", {{"table", table_}, {"why", put_in_place.error().detail}});
        steps_->resume([this, kept, put_in_place, then] {
            attempt({}, [&] {
                if (put_in_place) (*put_in_place)();
                then(put_in_place ? Outcome(Done{}) : put_in_place.error());
            });
        });
    };
    if (world_.tasks.post_slow(work)) return;
    constexpr auto moment = std::chrono::milliseconds(100);
    world_.tasks.post_after(moment, [this, kept = owner_.keep(), read, then] { read_elsewhere(read, then); });
}

void TableLine::recover() {
    is_broken_ = is_recovering_ = true;
    read_elsewhere(owner_.reading_anew(), [this](const Outcome& outcome) {
        if (!outcome) return give_up();
        is_broken_ = false;
        owner_.was_read_anew();
        is_recovering_ = false;
    });
}

// Whoever comes next has it loaded anew.
void TableLine::give_up() {
    is_broken_ = true;
    is_recovering_ = false;
    owner_.is_lost();
}

}  // namespace ozy::server
