// preview.cpp - what a viewer can work out from its view.
#include "games/empires_end/preview.hpp"

#include <algorithm>

#include "games/empires_end/arguments.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/take.hpp"
#include "games/empires_end/scoring.hpp"

namespace ozy::empires_end {

namespace {

// The board as rules see it, with these tokens in the seat's stash.
State with_stash(const View& seen, Seat seat, const Tokens& stash) {
    State state;
    state.board = seen.board;
    state.turn = seen.turn;
    state.options = seen.options;
    state.stashes[seat] = stash;
    return state;
}

constexpr bool counts_neighbors(AbilityKind kind) {
    return kind == AbilityKind::gain_per_adjacent || kind == AbilityKind::vp_per_adjacent ||
           kind == AbilityKind::per_adjacent_healthy || kind == AbilityKind::per_adjacent_destroyed;
}

// The best of the legal places for an ability that counts neighbours.
struct BestPlace {
    Position position = Position::none;
    int fitting = 0;
};
BestPlace best_place(const Board& board, Seat seat, const Neighbors& per) {
    const Empire& empire = board.empires[seat];
    BestPlace best;
    for (Tile host : legal_hosts(board, seat)) {
        const Position position = position_of(empire.row, host);
        const int fitting = fitting_neighbors(empire, position, per);
        if (best.position == Position::none || fitting > best.fitting) best = {position, fitting};
    }
    return best;
}

Phrase vp_at_end(int vp) { return say("worth.end", "{vp} VP at the end", {number_argument("vp", vp)}); }

Phrase worth_by_neighbors(const Board& board, Seat seat, const Ability& ability) {
    const BestPlace best = best_place(board, seat, ability.per);
    const int times = std::min(best.fitting, ability.most);
    if (times == 0) return say("worth.nothing", "nothing now: no fitting neighbours");
    const Argument tile = tile_argument("tile", board.empires[seat].row[best.position]);
    if (ability.kind != AbilityKind::gain_per_adjacent) {
        const std::vector<Argument> arguments = {number_argument("vp", ability.vp * times), tile};
        return ability.kind == AbilityKind::vp_per_adjacent
                   ? say("worth.vp_each", "{vp} VP each Economy under {tile}", arguments)
                   : say("worth.end_under", "{vp} VP at the end under {tile}", arguments);
    }
    Tokens income;
    for (int i = 0; i < times; ++i) add(income, ability.tokens);
    return say("worth.income_under", "{tokens} each Economy under {tile}", {tokens_argument("tokens", income), tile});
}

// The innovation on this board, the lost tile already in ruins.
Phrase worth_of(const Board& board, Seat seat, Card card) {
    const Ability& ability = disaster(card).ability;
    if (board.empires[seat].healthy.empty()) return say("worth.lost", "nothing: no healthy location is left");
    if (counts_neighbors(ability.kind)) return worth_by_neighbors(board, seat, ability);
    switch (ability.kind) {
        case AbilityKind::per_destroyed:
            return vp_at_end(ability.vp * destroyed_tiles(board.empires[seat]));
        case AbilityKind::flat:
            return vp_at_end(ability.vp);
        default:
            return {};
    }
}

}  // namespace

KnownStash known_stash(const View& seen, Seat seat) {
    if (sees_stash(seen.options, seen.viewer, seat, seen.turn.step))
        return {seen.stashes[seat], seen.stashes[seat], total(seen.stashes[seat])};
    const Record& record = seen.board.empires[seat].record;
    return {record.least, possible(record), record.total};
}

Range held_of(const KnownStash& stash, TokenSet kinds) {
    int least = 0, most = 0, most_others = 0;
    for (Token kind : all_tokens) {
        if (kinds.contains(kind)) {
            least += stash.least[kind];
            most += stash.most[kind];
        } else {
            most_others += stash.most[kind];
        }
    }
    return {std::max(least, stash.total - most_others), std::min(most, stash.total)};
}

PlaceGains place_gains(const Board& board, Seat seat, Card card) {
    const Ability& ability = disaster(card).ability;
    PlaceGains out;
    if (!counts_neighbors(ability.kind)) return out;
    const Empire& empire = board.empires[seat];
    const int each = ability.kind == AbilityKind::gain_per_adjacent ? total(ability.tokens) : ability.vp;
    const TileSet hosts = legal_hosts(board, seat);
    for (Position position : all_positions)
        if (hosts.contains(empire.row[position]))
            out.push_back({position, each * std::min(fitting_neighbors(empire, position, ability.per), ability.most)});
    return out;
}

Outlook outlook(const View& seen, Seat seat, Card card) {
    Board after = seen.board;
    Empire& empire = after.empires[seat];
    const Positions losses = destruction_candidates(empire, target_of(card));
    if (!losses.empty()) empire.healthy.erase(empire.row[*losses.begin()]);
    return {losses, worth_of(after, seat, card), held_of(known_stash(seen, seat), fitting_tokens(card)),
            ready_innovations(seen.board, seat, AbilityKind::free_bid).count(), place_gains(after, seat, card)};
}

Range strength_range(const View& seen, Seat seat) {
    const int base = base_strength(seen.board, seat);
    const int rally = has_rally(seen.board, seat) ? disaster(rally_card).ability.n : 0;
    return {base, base + rally + held_of(known_stash(seen, seat), {Token::axe, Token::coin}).most};
}

State industry_of(const View& seen, Seat seat) {
    State state = with_stash(seen, seat, {});
    const bool begun = seen.turn.active == seat && seen.turn.step >= Step::industry && seen.turn.step <= Step::hand;
    if (!begun) state.turn.industry = {};
    state.turn.active = seat;
    return state;
}

Forecast forecast(const View& seen, Seat seat) {
    const KnownStash stash = known_stash(seen, seat);
    const Empire& empire = seen.board.empires[seat];
    return {
        empire.vp,
        vp_of(empire.healthy),
        {end_values(with_stash(seen, seat, stash.least), seat), end_values(with_stash(seen, seat, stash.most), seat)}};
}

int deck_size(const View& seen) {
    int size = seen.unseen.count();
    for (Seat seat : seats_of(seen.options.players))
        if (!sees_hand(seen.viewer, seat, seen.turn.step)) size -= seen.hand_sizes[seat];
    return size;
}

EnumArray<Position, int, row_length> unseen_targets(const View& seen) {
    EnumArray<Position, int, row_length> out;
    for (Card card : seen.unseen) ++out[target_of(card)];
    return out;
}

}  // namespace ozy::empires_end
