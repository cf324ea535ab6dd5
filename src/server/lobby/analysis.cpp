// analysis.cpp - see analysis.hpp.
#include "server/lobby/analysis.hpp"

#include <utility>

#include "core/json.hpp"
#include "server/log.hpp"

namespace ozy::server {

namespace {

constexpr std::int64_t most_at_once = 4;  // on the whole server
constexpr std::chrono::milliseconds pause_when_busy{500};

}  // namespace

Result<std::shared_ptr<Analysis>> Analysis::begin(const TablePlay& table) {
    auto study = begin_study(table, {});
    if (!study) return study.error();
    return std::shared_ptr<Analysis>(new Analysis(*std::move(study)));
}

bool Analysis::too_many(const World& world) { return world.figures.analyses >= most_at_once; }

void Analysis::run(World& world) {
    ++world.figures.analyses;
    go_on(world);
}

// One piece at a time, so that others who need the slow threads come in between.
void Analysis::go_on(World& world) {
    const auto again = [&world, self = shared_from_this()] { self->go_on(world); };
    const bool accepted = world.tasks.post_slow([&world, self = shared_from_this(), again] {
        if (self->work()) return again();
        --world.figures.analyses;
    });
    if (!accepted) world.tasks.post_after(pause_when_busy, again);
}

// A study that fails stays where it is.
bool Analysis::work() try {
    const bool goes_on = study_->work();
    publish();
    return goes_on;
} catch (const std::exception& error) {
    log("analysis_failed", {{"why", error.what()}});
    return false;
}

// Readers get what was finished last: none of them waits for the piece under way.
void Analysis::publish() {
    Json json;
    json.open_object().field("state", study_->is_finished() ? "done" : "running");
    write_study(json, *study_);
    std::string text = json.close_object().take();
    const std::lock_guard lock(mutex_);
    json_ = std::move(text);
}

std::string Analysis::json() const {
    const std::lock_guard lock(mutex_);
    return json_;
}

std::string Analysis::none_json() {
    Json json;
    json.open_object().field("state", "none").field("done", 0).field("total", 0).field("by", "judgement");
    for (std::string_view list : {"chances", "moves", "luck"}) json.key(list).open_list().close_list();
    return json.close_object().take();
}

}  // namespace ozy::server
