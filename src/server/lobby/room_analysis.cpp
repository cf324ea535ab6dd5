// room_analysis.cpp - the study of a finished game, computed in the background a piece at a time.
#include "server/lobby/room.hpp"

namespace ozy::server {

namespace {

constexpr std::int64_t most_analyses = 4;  // at once, on the whole server
constexpr std::chrono::milliseconds pause_when_busy{500};

// One piece at a time, so that others who need the slow threads come in between.
void go_on(World& world, const std::shared_ptr<Analysis>& analysis) {
    const bool accepted = world.tasks.post_slow([&world, analysis] {
        if (analysis->work()) return go_on(world, analysis);
        --world.figures.analyses;
    });
    if (!accepted) world.tasks.post_after(pause_when_busy, [&world, analysis] { go_on(world, analysis); });
}

}  // namespace

void Room::show_analysis(const Visitor& visitor, bool start, Reply reply) {
    act([self = shared_from_this(), this, visitor, start, reply = std::move(reply)] {
        if (const auto refused = may_look(visitor, Seat::spectator)) return reply(*refused);
        if (stored_.phase != TablePhase::over || !play_->table().is_over())
            return reply(Refused{"forbidden", "only a game that was played to its end can be analysed"});
        if (start && !analysis_) {
            if (world_.figures.analyses >= most_analyses)
                return reply(Refused{"busy", "several games are being analysed; try again in a minute"});
            if (play_->table().first_version() > 0)
                if (Outcome whole = restore(History::whole); !whole)
                    return reply(Refused{"storage", whole.error().detail});
            auto begun = Analysis::begin(play_->table());
            if (!begun) return reply(Refused{"not_found", begun.error().detail});
            analysis_ = *std::move(begun);
            ++world_.figures.analyses;
            go_on(world_, analysis_);
        }
        studied_ = now_seconds();
        if (analysis_) return reply(analysis_->json());
        Json json;
        json.open_object().field("state", "none").field("done", 0).field("total", 0).field("by", "judgement");
        for (std::string_view list : {"chances", "moves", "luck"}) json.key(list).open_list().close_list();
        reply(json.close_object().take());
    });
}

}  // namespace ozy::server
