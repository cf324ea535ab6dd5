// sight.cpp - claims about what a viewer sees.
#include "games/empires_end/game.hpp"
#include "games/empires_end/position.hpp"
#include "games/empires_end/questions.hpp"

namespace ozy::empires_end {

namespace {

struct Sight {
    std::string_view word;
    bool of_seat;
    std::string (*value)(const View& seen, Seat owner);
};
std::string unless_hidden(bool seen, const std::string& value) { return seen ? value : "hidden"; }
std::string seen_stash(const View& seen, Seat owner) {
    return unless_hidden(sees_stash(seen.options, seen.viewer, owner, seen.turn.question),
                         tokens_text(seen.stashes[owner]));
}
std::string seen_hand(const View& seen, Seat owner) {
    return unless_hidden(sees_hand(seen.viewer, owner, seen.turn.question),
                         ids_text<one_card>(State{}, seen.hands[owner]));
}
std::string seen_bid(const View& seen, Seat owner) {
    const Bid& bid = seen.bids[owner];
    return unless_hidden(sees_hand(seen.viewer, owner, seen.turn.question),
                         std::to_string(bid.rally) + "/" + std::to_string(bid.axes) + "/" + std::to_string(bid.coins));
}
constexpr Sight sights[] = {
    {"step", false, [](const View& seen, Seat) { return std::string(questions[seen.turn.question].name); }},
    {"unseen", false, [](const View& seen, Seat) { return std::to_string(seen.unseen.count()); }},
    {"supply", false, [](const View& seen, Seat) { return tokens_text(seen.board.supply); }},
    {"vp", true, [](const View& seen, Seat owner) { return std::to_string(seen.board.empires[owner].vp); }},
    {"record", true, [](const View& seen, Seat owner) { return record_text(seen.board.empires[owner].record); }},
    {"stash", true, seen_stash},
    {"hand", true, seen_hand},
    {"bid", true, seen_bid},
};

}  // namespace

Outcome claim_seen(const State& state, Move /*subject*/, Words& words) {
    Seat viewer = Seat::spectator, owner{};
    if (!words.take("spectator") && !words.take_seat(viewer, seats(state))) return unreadable_value();
    for (const Sight& sight : sights) {
        if (!words.take(sight.word)) continue;
        if (sight.of_seat && !words.take_seat(owner, seats(state))) return unreadable_value();
        return compare(words, sight.value(EmpiresEnd::view(state, viewer), owner));
    }
    return unreadable_value();
}

}  // namespace ozy::empires_end
