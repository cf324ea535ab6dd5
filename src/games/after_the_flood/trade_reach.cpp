// trade_reach.cpp - what one good can become in one Trade action, trade after trade.
#include "games/after_the_flood/trade_reach.hpp"

#include <algorithm>

#include "games/after_the_flood/rules/pieces.hpp"
#include "games/after_the_flood/rules/trade.hpp"

namespace ozy::after_the_flood {

namespace {

// Tries every chain. Goods only grow dearer or end in wood, so there are few.
class Search {
  public:
    Search(const State& state, Resource give) : give_(give) { go_on(state, give); }

    EnumArray<Resource, TradeChain, resource_count> shortest;

  private:
    void go_on(const State& state, Resource held) {
        for (Icon icon : open_icons(state)) {
            const auto [area, take] = icons[icon];
            if (!in_stock(state, take) || !resources[take].given_for_it.contains(held)) continue;
            State after = state;
            trade(after, icon, held, nullptr);
            step(after, {place_of(area), take});
        }
        if (held == Resource::metal && can_make_tool(state)) {
            State after = state;
            make_tool(after, nullptr);
            step(after, {Place::tool_makers, Resource::tools});
        }
    }

    void step(const State& after, TradeStep step) {
        const auto repeats = [&](TradeStep earlier) { return earlier.take == step.take; };
        if (step.take == give_ || std::any_of(chain_.begin(), chain_.end(), repeats)) return;
        chain_.push_back(step);
        TradeChain& best = shortest[step.take];
        if (best.empty() || chain_.size() < best.size()) best = chain_;
        go_on(after, step.take);
        chain_.pop_back();
    }

    Resource give_;
    TradeChain chain_;
};

}  // namespace

EnumArray<Resource, TradeChain, resource_count> trade_reach(const State& state, Resource give) {
    if (acting(state).goods[give] == 0) return {};
    State begun = state;
    if (begun.question != Question::trade) begun.progress = {};
    return Search(begun, give).shortest;
}

}  // namespace ozy::after_the_flood
