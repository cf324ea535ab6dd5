// judgement.cpp - what a bot sees in a position of Empire's End. One VP counts 100 before it is weighed.
#include "bots/empires_end/judgement.hpp"

#include <algorithm>

namespace ozy {

namespace {

using namespace empires_end;  // NOLINT(google-build-using-namespace): a bot of this game speaks its words

constexpr int one_vp = 100;
constexpr EnumArray<Token, int, token_count> token_worth{{130, 190, 160, 230}};
constexpr int plenty = 10;              // tokens beyond this many count half
constexpr int share_of_ruins = 30;      // percent of a tile's worth that is left in its ruin
constexpr int share_of_hand = 50;       // percent of a card's worth that it has in the hand
constexpr int cards_worth_holding = 2;  // built in one Industry
constexpr int fresh_card = 60;          // a card still to be drawn
constexpr int willing_to_take = 150;    // what a take must bring before others are left to bid
constexpr int shortage = 300;           // added to that by fewer tokens than a loan would fill up to
constexpr int loss_percent = 72;        // of a tile's worth, in quick choices

struct Feature {
    enum : std::size_t {
        points,
        tiles,
        innovations,
        ruined_innovations,
        ruins,
        wheat,
        hammers,
        axes,
        coins,
        cards,
        fresh_cards,
        count
    };
};
static_assert(Feature::count == feature_count<EmpiresEnd>);
using FeatureRow = std::array<int, Feature::count>;

constexpr WeightLine weight_lines[] = {
#include "bots/empires_end/weights.inc"
};
constexpr auto weight_tables = tabulate(Judgement<EmpiresEnd>::feature_names, weight_lines, 2, max_players);

// What is still to come for a seat, and what a token is worth to it then.
struct StillToCome {
    int economies = 0, industries = 0, conflicts = 0, disasters = 0;
    int spaces = 0;
    EnumArray<Token, int, token_count> worth{};
};

// How much of its worth a token keeps, in quarters: what it can still be spent on.
int quarters_of_use(Token kind, const StillToCome& ahead) {
    int uses = ahead.disasters;
    if (kind == Token::hammer || kind == Token::coin) uses += 2 * ahead.industries;
    if (kind == Token::axe || kind == Token::coin) uses += 3 * ahead.conflicts;
    return std::min(uses, 4);
}

// Whether a seat has had its turn in the phase under way, in order from the First Player.
bool has_begun(const State& state, Seat seat) {
    const int round = seats(state);
    const auto place = [&](Seat one) { return (index(one) - index(state.board.first_player) + round) % round; };
    return place(seat) <= place(state.turn.active);
}

StillToCome look_ahead(const State& state, Seat seat) {
    StillToCome out;
    const int length = track_length(state.options);
    out.spaces = length - state.turn.space;
    for (int space = state.turn.space; space < length; ++space) {
        const Phase phase = phase_on(state.options, space);
        const bool now = space == state.turn.space;
        const bool done = now && has_begun(state, seat);
        out.economies += (phase == Phase::economy || phase == Phase::both) && !done;
        out.industries += (phase == Phase::industry || phase == Phase::both) && !done;
        out.conflicts += phase == Phase::conflict && !(now && state.turn.question == Question::over);
        out.disasters += now ? 0 : disaster_cards(phase);
    }
    for (Token kind : all_tokens) out.worth[kind] = token_worth[kind] * quarters_of_use(kind, out) / 4;
    return out;
}

int worth_of(const Tokens& some, const StillToCome& ahead) {
    int worth = 0;
    for (Token kind : all_tokens) worth += some[kind] * ahead.worth[kind];
    return worth;
}

// The purple kinds: what they score now, moved towards what they score in a usual game while phases remain.
int usual_end_value(const Ability& ability, int now) {
    if (ability.kind == AbilityKind::per_token) return 250;
    if (ability.kind == AbilityKind::per_destroyed) return 640;
    if (ability.kind == AbilityKind::most_destroyed) return 500;
    return ability.kind == AbilityKind::copy_end ? 400 : now;
}

int worth_at_end(const State& state, Seat seat, Card card, const StillToCome& ahead) {
    const int now = end_value(state, seat, card) * one_vp;
    const int usual = usual_end_value(disaster(card).ability, now);
    return now + (usual - now) * ahead.spaces / (2 * full_length);
}

// An ability with so many fitting neighbours (the kinds that count them).
int worth_of_ability(const Ability& ability, int fitting, const StillToCome& ahead) {
    const int e = ahead.economies, i = ahead.industries, c = ahead.conflicts;
    switch (ability.kind) {
        case AbilityKind::gain:
            return e * worth_of(ability.tokens, ahead);
        case AbilityKind::gain_per_adjacent:
            return e * std::min(fitting, ability.most) * worth_of(ability.tokens, ahead);
        case AbilityKind::gain_choice:
            return e * (ahead.worth[Token::wheat] + 30);
        case AbilityKind::vp_per_adjacent:
            return e * std::min(fitting, ability.most) * one_vp;
        case AbilityKind::convert:
            return e * ability.times * 60;
        case AbilityKind::refresh:
            return e * 30;
        case AbilityKind::build_discount:
            return i * 130;
        case AbilityKind::repair_discount:
            return i * 100;
        case AbilityKind::extra_card_action:
            return i * 150;
        case AbilityKind::sell_bonus:
            return i * worth_of(ability.tokens, ahead) * 7 / 10;
        case AbilityKind::swap:
            return i * 80;
        case AbilityKind::move_innovation:
            return i * 30;
        case AbilityKind::strength:
            return c * ability.n * 140;
        case AbilityKind::rally:
            return c > 0 ? 250 + 30 * e : 0;
        case AbilityKind::free_bid:
            return ahead.disasters > 0 ? 200 + 50 * e : 0;
        case AbilityKind::replace_disaster:
            return ahead.disasters > 0 ? 250 + 50 * e : 0;
        case AbilityKind::per_adjacent_healthy:
        case AbilityKind::per_adjacent_destroyed:
            return fitting * ability.vp * one_vp;
        case AbilityKind::per_destroyed:
        case AbilityKind::most_destroyed:
        case AbilityKind::per_token:
        case AbilityKind::copy_end:
            return usual_end_value(ability, 0);
        case AbilityKind::per_different_token:
            return 3 * ability.vp * one_vp;
        case AbilityKind::flat:
            return ability.vp * one_vp;
    }
    return 0;
}

int worth_of_innovation(const State& state, Seat seat, Card card, const StillToCome& ahead) {
    const Ability& ability = disaster(card).ability;
    if (color_of(ability) == Color::purple) return worth_at_end(state, seat, card, ahead);
    const Empire& empire = state.board.empires[seat];
    const int fitting =
        ability.most > 0 ? fitting_neighbors(empire, position_of(empire.row, state.board.host[card]), ability.per) : 0;
    const int worth = worth_of_ability(ability, fitting, ahead);
    return state.board.exhausted.contains(card) ? worth * 4 / 10 : worth;
}

int worth_of_tile(Tile tile, const StillToCome& ahead) {
    return tiles[tile].vp * one_vp + worth_of_ability(tiles[tile].ability, 0, ahead);
}

// The tile and all under it; a ruin keeps a share while it can still be repaired.
void see_row(const State& state, Seat seat, const StillToCome& ahead, FeatureRow& row) {
    const Empire& empire = state.board.empires[seat];
    for (Tile tile : empire.healthy) row[Feature::tiles] += worth_of_tile(tile, ahead);
    for (Card card : empire.innovations) {
        const int under = worth_of_innovation(state, seat, card, ahead);
        if (is_active(state.board, seat, card)) {
            row[Feature::innovations] += under;
        } else if (ahead.industries > 0) {
            row[Feature::ruined_innovations] += under * share_of_ruins / 100;
        }
    }
    if (ahead.industries == 0) return;
    for (Tile tile : every_tile - empire.healthy) {
        const int gain = worth_of_tile(tile, ahead) - worth_of(tiles[tile].repair, ahead);
        row[Feature::ruins] += std::max(0, gain) * share_of_ruins / 100;
    }
}

void see_stash(const Tokens& stash, const StillToCome& ahead, FeatureRow& row) {
    const int held = total(stash);
    for (Token kind : all_tokens) {
        const int worth = stash[kind] * ahead.worth[kind];
        row[Feature::wheat + ordinal(kind)] = held <= plenty ? worth : worth * (plenty + held) / (2 * held);
    }
}

// A card that could be built next, where it would count most neighbours.
int worth_of_card(const State& state, Seat seat, Card card, const StillToCome& ahead) {
    const Empire& empire = state.board.empires[seat];
    const Ability& ability = disaster(card).ability;
    int fitting = 0;
    if (ability.most > 0)
        for (RowPosition position : all_positions)
            if (is_healthy(empire, position))
                fitting = std::max(fitting, fitting_neighbors(empire, position, ability.per));
    return worth_of_ability(ability, fitting, ahead);
}

void see_hand(const State& state, Seat seat, const StillToCome& ahead, FeatureRow& row) {
    if (ahead.industries == 0) return;
    std::array<int, cards_worth_holding> best{};
    for (Card card : state.hands[seat]) {
        int worth = worth_of_card(state, seat, card, ahead) - disaster(card).build_cost * token_worth[Token::hammer];
        for (int& kept : best)
            if (worth > kept) std::swap(worth, kept);
    }
    for (int kept : best) row[Feature::cards] += kept * share_of_hand / 100;
    row[Feature::fresh_cards] = (hand_limit - state.hands[seat].count()) * fresh_card;
}

// ---- Quick choices

int worth_under(const State& state, Seat seat, Tile tile, const StillToCome& ahead) {
    int worth = worth_of_tile(tile, ahead);
    for (Card card : state.board.empires[seat].innovations)
        if (state.board.host[card] == tile) worth += worth_of_innovation(state, seat, card, ahead);
    return worth;
}

// What taking the slot's disaster would bring the seat on turn: pot and innovation against the tile lost.
int gain_by_taking(const State& state, Slot slot, const StillToCome& ahead) {
    const Seat seat = state.turn.active;
    const Empire& empire = state.board.empires[seat];
    const Auction& auction = state.board.slots[slot];
    int loss = 0;
    bool first = true;
    for (RowPosition position : destruction_candidates(empire, target_of(auction.card))) {
        const int one = worth_under(state, seat, empire.row[position], ahead) * loss_percent / 100;
        loss = first ? one : std::min(loss, one);
        first = false;
    }
    const int relief = total(state.stashes[seat]) < loan_limit ? shortage : 0;
    return worth_of(auction.pot, ahead) + worth_of_card(state, seat, auction.card, ahead) - loss + relief;
}

// Takes what is worth it; else bids the token that is least missed.
Move choose_turn(const State& state, const MoveList& moves) {
    const Seat seat = state.turn.active;
    const StillToCome ahead = look_ahead(state, seat);
    Move best = moves[0];
    int best_worth = 0;
    bool first = true;
    for (Move move : moves) {
        int worth = 0;
        if (kind_of(move) == Kind::take)
            worth = gain_by_taking(state, slot_in(move), ahead) - willing_to_take;
        else if (kind_of(move) == Kind::bid)
            worth = -token_worth[paid_in(move)] / 10 + std::min<int>(state.stashes[seat][paid_in(move)], 5);
        else if (kind_of(move) == Kind::free_bid)
            worth = -22;
        else
            continue;
        if (first || worth > best_worth) {
            best = move;
            best_worth = worth;
            first = false;
        }
    }
    return best;
}

Move lose_least(const State& state, const MoveList& moves) {
    const Row& row = state.board.empires[state.turn.active].row;
    return *std::min_element(moves.begin(), moves.end(), [&](Move one, Move other) {
        return tiles[row[position_in(one)]].vp < tiles[row[position_in(other)]].vp;
    });
}

// The bid with the best row for its price; how many others reach the highest strength is not asked.
Move choose_bid(const State& state, const MoveList& moves, Token kind) {
    const Seat seat = state.turn.active;
    Bid bid = state.bids[seat];
    const StillToCome ahead = look_ahead(state, seat);
    Move best = moves[0];
    int best_worth = 0;
    for (Move move : moves) {
        (kind == Token::axe ? bid.axes : bid.coins) = small(amount_in(move));
        const Reward& reward = row_for(state.turn.conflict, strength_with(state.board, seat, bid)).reward;
        const int worth = reward.vp * one_vp + worth_of(reward.tokens, ahead) -
                          amount_in(move) * token_worth[kind] * 8 / 10 + amount_in(move) * 30;
        if (move == moves[0] || worth > best_worth) {
            best = move;
            best_worth = worth;
        }
    }
    return best;
}

}  // namespace

Features<EmpiresEnd> Judgement<EmpiresEnd>::features(const State& state) {
    Features<EmpiresEnd> out;
    for (Seat seat : seats_of(seats(state))) {
        const StillToCome ahead = look_ahead(state, seat);
        FeatureRow& row = out[seat];
        row[Feature::points] = state.board.empires[seat].vp * one_vp;
        see_row(state, seat, ahead, row);
        see_stash(state.stashes[seat], ahead, row);
        see_hand(state, seat, ahead, row);
    }
    return out;
}

int Judgement<EmpiresEnd>::progress(const State& state) {
    return std::min(state.turn.space * latest / track_length(state.options), latest);
}

const WeightsOf<EmpiresEnd>& Judgement<EmpiresEnd>::weights(int players) {
    return weight_tables[static_cast<std::size_t>(players)];
}

// An auction is played to its end, a conflict to its reveal, an action of Industry to its last operand.
bool Judgement<EmpiresEnd>::is_settled(const State& state) {
    constexpr IdSet<Question, std::uint32_t> settled{Question::pick,     Question::convert, Question::order,
                                                     Question::industry, Question::hand,    Question::over};
    return settled.contains(state.turn.question);
}

Move Judgement<EmpiresEnd>::quick_choice(const State& state, const MoveList& moves) {
    constexpr IdSet<Question, std::uint32_t> ends{Question::after,
                                                  Question::window};  // the turn, or the chance to replace
    const Question question = state.turn.question;
    if (question == Question::turn) return choose_turn(state, moves);
    if (question == Question::destroy) return lose_least(state, moves);
    if (question == Question::axes) return choose_bid(state, moves, Token::axe);
    if (question == Question::coins) return choose_bid(state, moves, Token::coin);
    return ends.contains(question) ? moves[moves.size() - 1] : moves[0];
}

// A space of the track: what was paid for shows when its phase is over, and what that was good for in the next.
int Judgement<EmpiresEnd>::stage(const State& state) { return state.turn.space; }

}  // namespace ozy
