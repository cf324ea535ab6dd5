// expect.cpp - claims about a position, for cases. The error says what is so instead.
#include "games/empires_end/game.hpp"
#include "games/empires_end/names.hpp"
#include "games/empires_end/position.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/rules/stash.hpp"
#include "games/empires_end/scoring.hpp"

namespace ozy {

namespace empires_end {

namespace {

Error unclear(std::string_view example) {
    return {Errc::bad_syntax, "expected a claim such as '" + std::string(example) + "'"};
}

Outcome compare(std::string_view claimed, const std::string& so) {
    if (claimed == so) return Done{};
    return Error{Errc::bad_position, "it is " + so + ", not " + std::string(claimed)};
}
Outcome compare(Words& words, const std::string& so) { return compare(words.rest(), so); }

std::string record_text(const Record& record) {
    return std::to_string(record.total) + " " + tokens_text(record.least) + " " + tokens_text(record.most);
}

std::string slot_state(const Auction& auction) {
    if (auction.card == Card::none) return "closed";
    return std::to_string(number(auction.card)) + " " + tokens_text(auction.pot);
}

// `tile P0 [R4]{19x}`: the tile named, as it is.
Outcome expect_tile(const State& state, Seat seat, Words& words) {
    std::string_view name = words.rest();
    if (!name.empty() && name.front() == '[') name.remove_prefix(1);
    const auto tile = find_tile(name.substr(0, name.find_first_of("]{")));
    if (!tile) return unclear("tile P0 [R4]{19x}");
    return compare(words, tile_text(state.board, seat, *tile));
}

// `worth P0 59 4`: what an end-game innovation scores.
Outcome expect_worth(const State& state, Seat seat, Words& words) {
    Card card{};
    if (!take_card(words, card) || !state.board.empires[seat].innovations.contains(card))
        return unclear("worth P0 59 4");
    return compare(words, std::to_string(is_active(state.board, seat, card) ? end_value(state, seat, card) : 0));
}

// Claims about one seat: `stash P0 0/1/2/0`.
Outcome expect_of_seat(const State& state, std::string_view claim, Seat seat, Words& words) {
    const Empire& empire = state.board.empires[seat];
    if (claim == "stash") return compare(words, tokens_text(state.stashes[seat]));
    if (claim == "record") return compare(words, record_text(empire.record));
    if (claim == "possible") return compare(words, tokens_text(possible(empire.record)));
    if (claim == "vp") return compare(words, std::to_string(empire.vp));
    if (claim == "row") return compare(words, row_text(state.board, seat));
    if (claim == "hand") return compare(words, cards_text(state.hands[seat]));
    if (claim == "hand_size") return compare(words, std::to_string(state.hands[seat].count()));
    if (claim == "strength") return compare(words, std::to_string(base_strength(state.board, seat)));
    if (claim == "tile") return expect_tile(state, seat, words);
    if (claim == "worth") return expect_worth(state, seat, words);
    return unclear("stash P0 0/1/2/0");
}

// `sees P1 stash P0 hidden`: what a viewer's view holds; also vp, hand, and `sees P1 step axes`.
Outcome expect_seen(const State& state, Words& words) {
    Seat viewer = Seat::spectator, owner{};
    if (!words.take("spectator") && !words.take_seat(viewer, seats(state))) return unclear("sees P1 stash P0 hidden");
    const View seen = EmpiresEnd::view(state, viewer);
    if (words.take("step")) return compare(words, std::string(step_names[seen.turn.step]));
    if (words.take("unseen")) return compare(words, std::to_string(seen.unseen.count()));
    if (words.take("supply")) return compare(words, tokens_text(seen.board.supply));
    const std::string_view claim = words.take();
    if (!words.take_seat(owner, seats(state))) return unclear("sees P1 stash P0 hidden");
    const Step step = state.turn.step;
    if (claim == "vp") return compare(words, std::to_string(seen.board.empires[owner].vp));
    if (claim == "record") return compare(words, record_text(seen.board.empires[owner].record));
    if (claim == "stash")
        return compare(words, sees_stash(state.options, viewer, owner, step) ? tokens_text(seen.stashes[owner])
                                                                             : std::string("hidden"));
    if (claim == "hand")
        return compare(words, sees_hand(viewer, owner, step) ? cards_text(seen.hands[owner]) : std::string("hidden"));
    if (claim == "bid") {
        const Bid& bid = seen.bids[owner];
        return compare(
            words, sees_hand(viewer, owner, step)
                       ? std::to_string(bid.rally) + "/" + std::to_string(bid.axes) + "/" + std::to_string(bid.coins)
                       : std::string("hidden"));
    }
    return unclear("sees P1 stash P0 hidden");
}

}  // namespace

}  // namespace empires_end

Outcome EmpiresEnd::expect(const State& state, Words& words) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    Slot slot{};
    Seat seat{};
    if (words.take("sees")) return expect_seen(state, words);
    if (words.take("slot") && take_slot(words, slot)) return compare(words, slot_state(state.board.slots[slot]));
    if (words.take("discard")) return compare(words, cards_text(state.board.discard_pile));
    if (words.take("supply")) return compare(words, tokens_text(state.board.supply));
    if (words.take("deck")) return compare(words, std::to_string(state.deck.count()));
    if (words.take("first")) return compare(words, seat_text(state.board.first_player));
    if (words.take("space")) return compare(words, std::to_string(state.turn.space + 1));
    if (words.take("step")) return compare(words, std::string(step_names[state.turn.step]));
    if (words.take("active")) return compare(words, seat_text(state.turn.active));
    if (words.take("actions_left")) return compare(words, std::to_string(card_actions_left(state)));
    if (words.take("discounts_left")) return compare(words, std::to_string(discounts_left(state)));
    const std::string_view claim = words.take();
    if (!words.take_seat(seat, seats(state))) return unclear("stash P0 0/1/2/0");
    return expect_of_seat(state, claim, seat, words);
}

}  // namespace ozy
