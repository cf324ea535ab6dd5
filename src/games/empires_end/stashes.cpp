// stashes.cpp - stashes that a viewer cannot rule out (RULES.md, "Hidden information").
#include "games/empires_end/stashes.hpp"

#include <algorithm>

#include "core/fixed_vector.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/rules/stash.hpp"

namespace ozy::empires_end {

namespace {

// The number of pairs with this sum and both parts within bounds, and the lowest first part of one.
struct Pairs {
    int count, lowest;
};
struct Bounds {
    int least, most;
};
constexpr Pairs pairs_with_sum(int sum, Bounds one, Bounds other) {
    const int lowest = std::max(one.least, sum - other.most), highest = std::min(one.most, sum - other.least);
    return {std::max(0, highest - lowest + 1), lowest};
}

// A stash within the record that can pay what is due, every one equally likely: first how many of its tokens are
// Hammers and Coins, which alone pay, then how they and the others divide.
Tokens stash_within(const Record& record, Due due, Rng& rng) {
    const auto bounds = [&](Token kind) { return Bounds{record.least[kind], record.most[kind]}; };
    const Bounds wheat = bounds(Token::wheat), hammer = bounds(Token::hammer), axe = bounds(Token::axe);
    const Bounds coin{std::max<int>(record.least[Token::coin], due.coins), record.most[Token::coin]};
    const auto ways = [&](int paying) {
        return pairs_with_sum(paying, hammer, coin).count * pairs_with_sum(record.total - paying, wheat, axe).count;
    };
    const int fewest = due.hammers + due.coins;
    int all = 0;
    for (int paying = fewest; paying <= record.total; ++paying) all += ways(paying);
    OZY_ASSERT(all > 0);
    int left = rng.pick(all);
    int paying = fewest;
    for (; left >= ways(paying); ++paying) left -= ways(paying);
    const Pairs payers = pairs_with_sum(paying, hammer, coin);
    const Pairs others = pairs_with_sum(record.total - paying, wheat, axe);
    const int hammers = payers.lowest + left % payers.count, wheats = others.lowest + left / payers.count;
    return tokens(wheats, hammers, record.total - paying - wheats, paying - hammers);
}

// What a hidden stash is known to be.
struct Hidden {
    Seat seat;
    Tokens least, most;
    int total;
    Due due;
};
using HiddenStashes = FixedVector<Hidden, max_players>;

Due due_of(const View& seen, Seat seat) {
    return seen.turn.question == Question::pay && seat == seen.turn.active ? seen.turn.due : Due{};
}

// Those who have something to pay come first, so that nothing is due of the others.
HiddenStashes hidden_stashes(const View& seen) {
    HiddenStashes paying, others;
    for (Seat seat : seats_of(seen.options.players)) {
        if (sees_stash(seen.options, seen.viewer, seat, seen.turn.question)) continue;
        const Record& record = seen.board.empires[seat].record;
        const Due due = due_of(seen, seat);
        (due.hammers + due.coins > 0 ? paying : others)
            .push_back({seat, record.least, possible(record), record.total, due});
    }
    for (const Hidden& hidden : others) paying.push_back(hidden);
    return paying;
}

// [EE-1.12] The tokens of each kind that lie in the hidden stashes, all together.
Tokens tokens_hidden(const View& seen) {
    Tokens left = tokens_in_box;
    subtract(left, seen.board.supply);
    for (const Auction& auction : seen.board.slots) subtract(left, auction.pot);
    for (const Tokens& stash : seen.stashes) subtract(left, stash);  // zero where the viewer may not look
    return left;
}

// Whether these stashes can hold exactly these tokens: for every set of kinds they have room for all of them. Bounds
// and totals of this form need no more than that (they are bases of polymatroids, and those add up).
bool can_hold(const HiddenStashes& stashes, std::size_t from, const Tokens& all) {
    for (unsigned set = 1; set < 1U << token_count; ++set) {
        int wanted = 0, room = 0;
        for (Token kind : all_tokens)
            if ((set >> ordinal(kind) & 1U) != 0) wanted += all[kind];
        for (std::size_t i = from; i < stashes.size(); ++i) {
            int inside = 0, outside = 0;
            for (Token kind : all_tokens)
                ((set >> ordinal(kind) & 1U) != 0 ? inside : outside) +=
                    ((set >> ordinal(kind) & 1U) != 0 ? stashes[i].most : stashes[i].least)[kind];
            room += std::min(inside, stashes[i].total - outside);
        }
        if (wanted > room) return false;
    }
    return true;
}

}  // namespace

Tokens imagine_stash(const View& seen, Seat seat, Rng& rng) {
    return stash_within(seen.board.empires[seat].record, due_of(seen, seat), rng);
}

// One stash after the other, each equally likely among those that leave the others a way to hold the rest.
void imagine_counted_stashes(const View& seen, PerSeat<Tokens>& stashes, Rng& rng) {
    const HiddenStashes hidden = hidden_stashes(seen);
    Tokens all = tokens_hidden(seen);
    for (std::size_t i = 0; i < hidden.size(); ++i) {
        const Hidden& one = hidden[i];
        const auto for_each_way = [&](auto visit) {
            for_each_stash(one.least, one.most, one.total, [&](const Tokens& stash) {
                Tokens rest = all;
                subtract(rest, stash);
                if (can_pay(stash, one.due) && can_hold(hidden, i + 1, rest)) visit(stash, rest);
            });
        };
        int ways = 0;
        for_each_way([&](const Tokens&, const Tokens&) { ++ways; });
        OZY_ASSERT(ways > 0);
        int left = rng.pick(ways);
        Tokens rest;
        for_each_way([&](const Tokens& stash, const Tokens& after) {
            if (left-- != 0) return;
            stashes[one.seat] = stash;
            rest = after;
        });
        all = rest;
    }
}

}  // namespace ozy::empires_end
