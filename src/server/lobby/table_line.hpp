// table_line.hpp - the line of steps at one table: one after the other, a boundary around each, the store behind them.
//
// Calls may come from any thread. What a step has to say leaves when it is over (outbox.hpp). While a change is on its
// way to the disk, or the table is being read, what comes next waits, so nobody ever sees or builds on something that
// might still be lost. Knows nothing of games or seats.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "server/lobby/answer.hpp"
#include "server/lobby/entrance.hpp"
#include "server/lobby/outbox.hpp"
#include "server/lobby/steps.hpp"
#include "server/lobby/world.hpp"

namespace ozy::server {

class TableLine {
  public:
    using Work = std::function<void()>;
    // Done where it keeps nobody waiting, and knows nothing of the table; what it returns puts in place what was read.
    using Read = std::function<Result<Work>()>;

    // Whose line it is.
    class Owner {
      public:
        virtual ~Owner() = default;
        // Keeps it for as long as something is under way.
        virtual std::shared_ptr<Owner> keep() = 0;
        // After each step.
        virtual void has_stepped() = 0;
        // What a step that failed may have left half changed is read anew, then everybody is told how things stand.
        virtual Read reading_anew() = 0;
        virtual void was_read_anew() = 0;
        // It could not be read.
        virtual void is_lost() = 0;
    };

    TableLine(World& world, Owner& owner, std::string table);

    Outbox& outbox() { return outbox_; }
    const std::string& table() const { return table_; }
    // It could not be read: it no longer knows what comes next.
    bool is_broken() const { return is_broken_; }
    std::size_t waiting() const { return steps_->waiting(); }
    bool is_idle() const { return steps_->is_idle(); }
    void drop_what_waits() { steps_->clear(); }

    void step(Refuse refuse, Work work);
    // A step that answers once; the answer leaves when the step is over.
    template <class Found>
    void ask(const ReplyWith<Found>& reply, std::function<void(ReplyWith<Found>)> work) {
        const ReplyWith<Found> later = [this, reply](std::variant<Found, Refused> answer) {
            outbox_.call([reply, answer = std::move(answer)] { reply(answer); });
        };
        step(later, [later, work = std::move(work)] { work(later); });
    }
    // How to come back with a step; asked for within one.
    Enter enter();
    Entrance entrance() {
        return [this] { return enter(); };
    }

    // Within a step. Nothing else happens here until the store has answered.
    void commit(std::vector<Change> changes, Work then, Refuse failed);
    // Likewise until it is read.
    void read_elsewhere(Read read, std::function<void(const Outcome&)> then);
    // Forget, read, tell everybody how things stand.
    void recover();

  private:
    void attempt(const Refuse& refuse, const Work& work);
    void written(Written outcome, const Work& then, const Refuse& failed);
    void give_up();

    World& world_;
    Owner& owner_;
    const std::string table_;
    const std::shared_ptr<Steps> steps_;
    Outbox outbox_;
    bool is_broken_ = false, is_recovering_ = false;
};

}  // namespace ozy::server
