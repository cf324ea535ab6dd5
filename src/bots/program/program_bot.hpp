// program_bot.hpp - a bot that is a program of its own. All that it is sent is made from its seat's view: even the
// names of its moves are spelled in a world imagined from it, so nothing hidden has a way out.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "bots/program/messages.hpp"
#include "bots/program/program.hpp"
#include "bots/random_bot.hpp"
#include "core/hash.hpp"
#include "core/tellable.hpp"

namespace ozy {

template <Tellable G>
class ProgramBot final : public Bot<G> {
  public:
    explicit ProgramBot(std::unique_ptr<Program> program) : program_(std::move(program)) {}

    bool listens() const override { return true; }
    Conduct conduct() const override { return {program_->faults(), !program_->plays()}; }
    Program& program() { return *program_; }

    Move choose(const Perspective<G>& perspective, Rng& rng) override {
        const MoveList& moves = perspective.moves();
        if (moves.size() == 1) return moves[0];
        const auto seen = perspective.view();
        Rng imagination(hash_bytes(seen));
        const auto world = G::imagine(seen, imagination);
        if (program_->plays() && !program_->has_started()) program_->start(perspective.seat(), hello(world, rng));
        if (program_->plays())
            if (const auto choice = program_->ask(question(perspective, seen, world))) return moves[*choice];
        return fallback_.choose(perspective, rng);
    }

  private:
    using State = typename G::State;

    static std::string hello(const State& world, const Rng& mind) {
        const auto config = G::config(world);
        Json json;
        json.field("game", G::name).field("title", G::title).field("rules_version", G::rules_version);
        json.key("options").open_object();
        for (const auto& option : G::options()) json.field(option.name, option.text(config));
        json.close_object().field("seat", index(G::decider(world))).key("seats").open_list();
        for (Seat seat : seats_of(config.players)) json.value(G::seat_name(seat));
        return json.close_list().field("seed", to_text(mind)).take();
    }

    ProgramQuestion question(const Perspective<G>& perspective, const typename G::View& seen, const State& world) {
        ProgramQuestion out;
        Json json;
        json.key("prompt").open_object();
        write_sentence(json, G::prompt(seen));
        json.close_object().key("moves").open_list();
        for (Move move : perspective.moves()) {
            out.moves.push_back(G::to_text(world, move));
            json.open_object().field("text", out.moves.back()).field("target", G::target(world, move));
            json.field("label", to_english(G::label(world, move))).close_object();
        }
        json.close_list().key("view");
        G::write_view(json, seen);
        write_log(json, perspective.heard());
        json.key("world").open_list();
        for (const std::string& statement : G::write_position(world)) json.value(statement);
        out.fields = json.close_list().take();
        return out;
    }

    // What it was told before is not told again; after an undo its log is cut where the game was.
    void write_log(Json& json, std::vector<Event> heard) {
        const auto news = std::mismatch(heard.begin(), heard.end(), told_.begin(), told_.end()).first;
        json.key("log").open_object().field("from", news - heard.begin()).key("entries").open_list();
        for (auto event = news; event != heard.end(); ++event) {
            json.open_object();
            write_sentence(json, G::describe(*event));
            json.close_object();
        }
        json.close_list().close_object();
        told_ = std::move(heard);
    }

    std::unique_ptr<Program> program_;
    RandomBot<G> fallback_;
    std::vector<Event> told_;
};

}  // namespace ozy
