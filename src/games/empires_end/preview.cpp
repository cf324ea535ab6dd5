// preview.cpp - what a viewer can work out from its view.
#include "games/empires_end/preview.hpp"

#include <algorithm>
#include <limits>

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

CardSet copied_by_seat(const Board& board, Seat seat) {
    return active_of(board, seat, board.empires[seat].innovations & purple_cards) - cards_with[AbilityKind::copy_end];
}

// Whether it matters under which tile the card lies; for a copy, whether it does for one that it can copy.
bool place_matters(const Board& board, Seat seat, Card card) {
    if (disaster(card).ability.kind != AbilityKind::copy_end) return counts_neighbors(disaster(card).ability.kind);
    for (Card copied : copied_by_seat(board, seat))
        if (counts_neighbors(disaster(copied).ability.kind)) return true;
    return false;
}

// VP or tokens that the card brings under the tile at this position.
int gain_at(const State& state, Seat seat, Card card, RowPosition position) {
    const Ability& ability = disaster(card).ability;
    if (purple_cards.contains(card)) return end_value_at(state, seat, card, position);
    const int each = ability.kind == AbilityKind::gain_per_adjacent ? total(ability.tokens) : ability.vp;
    return each * std::min(fitting_neighbors(state.board.empires[seat], position, ability.per), ability.most);
}

PlaceGains gains_of_places(const State& state, Seat seat, Card card) {
    PlaceGains out;
    if (!place_matters(state.board, seat, card)) return out;
    const TileSet hosts = legal_hosts(state.board, seat);
    for (RowPosition position : all_positions)
        if (hosts.contains(state.board.empires[seat].row[position]))
            out.push_back({position, gain_at(state, seat, card, position)});
    return out;
}

// What an innovation would bring.
struct Worth {
    int vp = 0;
    Tile tile = Tile::none;
    Tokens tokens = {};
};
constexpr Gap<Worth> gaps[] = {
    {"vp", [](const Worth& worth) { return number_thing(worth.vp); }},
    {"tile", [](const Worth& worth) { return tile_thing(worth.tile); }},
    {"tokens", [](const Worth& worth) { return tokens_thing(worth.tokens); }},
};
constexpr Speaker<Worth> speaker("empires_end", gaps);

Phrase vp_at_end(int vp) { return speaker.say({"worth.end", "{vp} VP at the end"}, {.vp = vp}); }

Phrase worth_at(const State& state, Seat seat, Card card, const PlaceGain& best) {
    const Ability& ability = disaster(card).ability;
    Worth worth{.vp = best.gain, .tile = state.board.empires[seat].row[best.position]};
    if (ability.kind == AbilityKind::vp_per_adjacent)
        return speaker.say({"worth.vp_each", "{vp} VP each Economy under {tile}"}, worth);
    if (ability.kind != AbilityKind::gain_per_adjacent)
        return speaker.say({"worth.end_under", "{vp} VP at the end under {tile}"}, worth);
    for (int gained = 0; gained < best.gain; gained += total(ability.tokens)) add(worth.tokens, ability.tokens);
    return speaker.say({"worth.income_under", "{tokens} each Economy under {tile}"}, worth);
}

Phrase worth_by_place(const State& state, Seat seat, Card card, const PlaceGains& places) {
    PlaceGain best{RowPosition::none, 0};
    for (const PlaceGain& place : places)
        if (place.gain > best.gain) best = place;
    if (best.gain == 0) return speaker.say({"worth.nothing", "nothing now: no fitting neighbours"}, {});
    return worth_at(state, seat, card, best);
}

Phrase worth_of_copy(const State& state, Seat seat, Card card) {
    if (copied_by_seat(state.board, seat).empty())
        return speaker.say({"worth.nothing_to_copy", "nothing now: no end-game innovation to copy"}, {});
    return vp_at_end(end_value_at(state, seat, card, position_at(1)));
}

// The innovation on this board, the lost tile already in ruins; `places` are those where it may go then.
Phrase worth_of(const State& state, Seat seat, Card card, const PlaceGains& places) {
    const Ability& ability = disaster(card).ability;
    const Empire& empire = state.board.empires[seat];
    if (empire.healthy.empty()) return speaker.say({"worth.lost", "nothing: no healthy location is left"}, {});
    if (place_matters(state.board, seat, card)) return worth_by_place(state, seat, card, places);
    if (ability.kind == AbilityKind::copy_end) return worth_of_copy(state, seat, card);
    if (ability.kind == AbilityKind::per_destroyed) return vp_at_end(ability.vp * destroyed_tiles(empire));
    if (ability.kind == AbilityKind::flat) return vp_at_end(ability.vp);
    return {};
}

// [EE-14.3] The fewest of each kind: what the record says, and what the others cannot make up of the total.
Tokens certain(const Record& record) {
    const Tokens most = possible(record);
    Tokens out = record.least;
    for (Token kind : all_tokens) {
        const int rest = record.total - (total(most) - most[kind]);
        if (rest > out[kind]) out[kind] = small(rest);
    }
    return out;
}

// Whether tokens count for the seat at the end.
bool scores_tokens(const Board& board, Seat seat) {
    return !active_innovations(board, seat, AbilityKind::per_token).empty() ||
           !active_innovations(board, seat, AbilityKind::per_different_token).empty();
}

// Values of the end innovations with every stash that the seat may hold.
Range end_range(const View& seen, Seat seat, const KnownStash& stash) {
    State state = with_stash(seen, seat, stash.least);
    const int first = end_values(state, seat);
    Range range{first, first};
    if (!scores_tokens(seen.board, seat) || total(stash.least) == stash.total) return range;
    range = {std::numeric_limits<int>::max(), std::numeric_limits<int>::min()};
    for_each_stash(stash.least, stash.most, stash.total, [&](const Tokens& held) {
        state.stashes[seat] = held;
        const int value = end_values(state, seat);
        range = {std::min(range.least, value), std::max(range.most, value)};
    });
    return range;
}

}  // namespace

KnownStash known_stash(const View& seen, Seat seat) {
    if (sees_stash(seen.options, seen.viewer, seat, seen.turn.question))
        return {seen.stashes[seat], seen.stashes[seat], total(seen.stashes[seat])};
    const Record& record = seen.board.empires[seat].record;
    return {certain(record), possible(record), record.total};
}

Range held_of(const KnownStash& stash, TokenSet kinds) {
    int least = 0, most = 0, least_others = 0, most_others = 0;
    for (Token kind : all_tokens) {
        (kinds.contains(kind) ? least : least_others) += stash.least[kind];
        (kinds.contains(kind) ? most : most_others) += stash.most[kind];
    }
    return {std::max(least, stash.total - most_others), std::min(most, stash.total - least_others)};
}

PlaceGains place_gains(const View& seen, Seat seat, Card card) {
    return gains_of_places(with_stash(seen, seat, known_stash(seen, seat).least), seat, card);
}

DisasterPreview disaster_preview(const View& seen, Seat seat, Card card) {
    const KnownStash stash = known_stash(seen, seat);
    State after = with_stash(seen, seat, stash.least);
    Empire& empire = after.board.empires[seat];
    const Positions losses = destruction_candidates(empire, target_of(card));
    if (!losses.empty()) empire.healthy.erase(empire.row[*losses.begin()]);
    const PlaceGains places = gains_of_places(after, seat, card);
    return {losses, worth_of(after, seat, card, places), held_of(stash, fitting_tokens(card)),
            ready_innovations(seen.board, seat, AbilityKind::free_bid).count(), places};
}

Range strength_range(const View& seen, Seat seat) {
    const int base = base_strength(seen.board, seat);
    const int rally = has_rally(seen.board, seat) ? disaster(rally_card).ability.n : 0;
    return {base, base + rally + held_of(known_stash(seen, seat), {Token::axe, Token::coin}).most};
}

State industry_of(const View& seen, Seat seat) {
    State state = with_stash(seen, seat, {});
    const bool begun =
        seen.turn.active == seat && seen.turn.question >= Question::industry && seen.turn.question < Question::hand;
    if (!begun) state.turn.industry = {};
    state.turn.active = seat;
    return state;
}

EndScore end_score(const View& seen, Seat seat) {
    const Empire& empire = seen.board.empires[seat];
    return {empire.vp, vp_of(empire.healthy), end_range(seen, seat, known_stash(seen, seat))};
}

int deck_size(const View& seen) {
    int size = seen.unseen.count();
    for (Seat seat : seats_of(seen.options.players))
        if (!sees_hand(seen.viewer, seat, seen.turn.question)) size -= seen.hand_sizes[seat];
    return size;
}

EnumArray<RowPosition, int, row_length> unseen_targets(const View& seen) {
    EnumArray<RowPosition, int, row_length> out;
    for (Card card : seen.unseen) ++out[target_of(card)];
    return out;
}

}  // namespace ozy::empires_end
