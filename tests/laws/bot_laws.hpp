// bot_laws.hpp - what holds of every bot in every game: it makes legal moves, from what its seat may know alone.
#pragma once

#include <string>
#include <vector>

#include "bots/roster/make_bot.hpp"
#include "laws/walk.hpp"

namespace ozy::laws {

// Every bot the game has, levels included, with budgets that do not keep a test waiting and do not depend on the clock.
template <Game G>
std::vector<std::string> quick_bots() {
    std::vector<std::string> out;
    for (const KnownBot& bot : known_bots()) {
        const BotKind kind = bot.is.kind;
        if (!Judged<G> && (kind == BotKind::greedy || kind == BotKind::informed)) continue;
        const std::string_view budget = kind == BotKind::informed ? ":6it" : kind == BotKind::plain ? ":2it" : "";
        out.push_back(std::string(bot.name).append(budget));
    }
    return out;
}

// Calls `visit` with every bot the game has at every n-th decision of random games.
template <Game G, class Visit>
Complaint with_every_bot(int every, Visit visit) {
    for (const std::string& name : quick_bots<G>()) {
        const auto bot = make_bot<G>(name);
        if (!bot) return bot.error().detail;
        const Complaint complaint = walk<G>(every, [&](const Position<G>& position) -> Complaint {
            return is_player(position.decider) ? visit(**bot, position) : "";
        });
        if (!complaint.empty()) return name + ": " + complaint;
    }
    return {};
}

template <Game G>
Complaint complaint_about_choice(Bot<G>& bot, const Position<G>& position) {
    const Move choice = bot.choose(Perspective<G>(position.state, position.moves), position.rng);
    return position.moves.contains(choice) ? "" : name_of(choice) + " is not legal";
}

template <Game G>
Complaint bots_choose_legal_moves() {
    return with_every_bot<G>(31, complaint_about_choice<G>);
}

// Whatever is hidden from the seat may be different: the same random numbers lead to the same choice.
template <Game G>
Complaint bots_choose_by_what_they_may_know() {
    MoveList moves;
    return with_every_bot<G>(31, [&moves](Bot<G>& bot, const Position<G>& position) -> Complaint {
        const auto imagined = G::imagine(G::view(position.state, position.decider), position.rng);
        G::legal_moves(imagined, moves);
        Rng rng(position.rng.next()), same_rng = rng;
        const Move choice = bot.choose(Perspective<G>(position.state, position.moves), rng);
        const Move same = bot.choose(Perspective<G>(imagined, moves), same_rng);
        return choice == same ? "" : name_of(choice) + " becomes " + name_of(same) + " when hidden things change";
    });
}

}  // namespace ozy::laws
