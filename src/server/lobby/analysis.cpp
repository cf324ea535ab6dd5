// analysis.cpp - see analysis.hpp.
#include "server/lobby/analysis.hpp"

#include <utility>

namespace ozy::server {

Result<std::shared_ptr<Analysis>> Analysis::begin(const Table& table) {
    auto study = begin_study(table, {});
    if (!study) return study.error();
    return std::shared_ptr<Analysis>(new Analysis(*std::move(study)));
}

bool Analysis::work() {
    const bool goes_on = study_->work();
    publish();
    return goes_on;
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

}  // namespace ozy::server
