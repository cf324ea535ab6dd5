// readings.cpp - see readings.hpp.
#include "server/lobby/readings.hpp"

#include <algorithm>

#include "core/json.hpp"
#include "server/lobby/fair_record.hpp"
#include "server/log.hpp"

namespace ozy::server {

namespace {

constexpr int log_page = 200, replay_page = 100;

std::string log_json(const TableSight& table, Seat viewer, int before) {
    const std::vector<LogEntry> log = table.log(0, viewer);
    const auto end = std::min(static_cast<std::size_t>(std::max(0, before)), log.size());
    const std::size_t from = end - std::min<std::size_t>(end, log_page);
    Json json;
    json.open_object().field("from", from).key("entries").open_list();
    for (std::size_t i = from; i < end; ++i) json.raw(entry_json(log[i]));
    return json.close_list().close_object().take();
}

// On a thread that nobody's socket waits for. Work that fails, or too much that waits there, is a refusal.
void answer_slowly(Tasks& tasks, const Reply& reply, const std::function<std::string()>& work) {
    const bool accepted = tasks.post_slow([reply, work] {
        Answer answer = Refused{Why::step_failed};
        try {
            answer = work();
        } catch (const std::exception& error) {
            log("answer_failed", {{"why", error.what()}});
        }
        reply(std::move(answer));
    });
    if (!accepted) reply(Refused{Why::too_many_asking});
}

}  // namespace

// The answer itself takes long to make: that begins when the step is over.
void Readings::answer_elsewhere(const Reply& reply, std::function<std::string()> make) {
    at_.line.outbox().call(
        [&tasks = at_.world.tasks, reply, make = std::move(make)] { answer_slowly(tasks, reply, make); });
}

void Readings::show_log(const Visitor& visitor, Seat viewer, int before, const Reply& reply) {
    at_.line.ask<std::string>(reply, [this, visitor, viewer, before, reply](const Reply& later) {
        if (const Refusal refused = at_.roster.may_look(visitor.right(), viewer)) return later(*refused);
        if (viewer == Seat::omniscient && !is_played_out()) return later(Refused{Why::not_before_the_end});
        proceedings_.with_history(later, [this, viewer, before, reply] {
            answer_elsewhere(reply,
                             [table = copy_for(viewer), viewer, before] { return log_json(*table, viewer, before); });
        });
    });
}

// Steps that change nothing for this viewer are left out, so that their number tells nothing.
void Readings::show_replay(const Visitor& visitor, Seat viewer, int from, const Reply& reply) {
    at_.line.ask<std::string>(reply, [this, visitor, viewer, from, reply](const Reply& later) {
        if (at_.roster.is_waiting()) return later(Refused{Why::nothing_to_replay});
        const bool over = is_played_out();
        if (const Refusal refused = at_.roster.may_look(visitor.right(), over ? Seat::spectator : viewer))
            return later(*refused);
        const bool is_seat = is_player(viewer) && index(viewer) < at_.roster.seats();
        if (!is_seat && viewer != Seat::spectator && !(over && viewer == Seat::omniscient))
            return later(Refused{Why::not_before_the_end});
        proceedings_.with_history(later, [this, viewer, from, reply] {
            answer_elsewhere(reply, [table = copy_for(viewer), viewer, from] {
                return replay_json(*table, viewer, {from, replay_page});
            });
        });
    });
}

void Readings::show_record(const Visitor& visitor, const Reply& reply) {
    at_.line.ask<std::string>(reply, [this, visitor, reply](const Reply& later) {
        if (const Refusal refused = at_.roster.may_look(visitor.right(), Seat::spectator)) return later(*refused);
        if (!at_.roster.is_over()) return later(Refused{Why::record_still_shut});
        proceedings_.with_history(later, [this, reply] {
            RecordHeader header;
            header.title = at_.roster.settings().title;
            if (!at_.progress.table().is_over()) header.winner = at_.roster.seating().last_player();
            for (const SeatHolder& seat : at_.roster.seating().seats)
                header.players.push_back(!seat.bot.empty() ? seat.bot : seat.name);
            const auto play = std::make_shared<Play>(at_.progress.table().clone(), at_.progress.play().chance());
            answer_elsewhere(reply, [header, play, lines = at_.roster.settings().imported_lines] {
                return write_fair_record(header, *play, lines);
            });
        });
    });
}

void Readings::show_analysis(const Visitor& visitor, bool start, const Reply& reply) {
    at_.line.ask<std::string>(reply, [this, visitor, start](const Reply& later) {
        if (const Refusal refused = at_.roster.may_look(visitor.right(), Seat::spectator)) return later(*refused);
        if (!is_played_out()) return later(Refused{Why::not_played_out});
        studied_ = at_.world.tasks.steady_milliseconds();
        if (analysis_) return later(analysis_->json());
        if (!start) return later(Analysis::none_json());
        if (Analysis::too_many(at_.world)) return later(Refused{Why::too_many_analyses});
        proceedings_.with_history(later, [this, later] {
            auto begun = Analysis::begin(at_.progress.table());
            if (!begun) return later(Refused{Why::nothing_to_study, begun.error().detail});
            analysis_ = *std::move(begun);
            analysis_->run(at_.world);
            later(analysis_->json());
        });
    });
}

std::int64_t Readings::kept_until() const {
    constexpr std::int64_t study_kept = 600'000;  // for as long as people come back to it
    return analysis_ ? studied_ + study_kept : 0;
}

}  // namespace ozy::server
