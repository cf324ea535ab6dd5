// state.hpp - everything on the table: what lies open, whose turn it is, and what hands, screens and the deck hide.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/seat.hpp"
#include "games/empires_end/content.hpp"

namespace ozy::empires_end {

inline constexpr int max_players = 4;
template <class T>
using PerSeat = SeatArray<T, max_players>;
using SeatSet = SmallSet<Seat>;

struct Config {
    std::int16_t players = 3;
    std::int16_t length = 0;  // 0 full, 1 blitz
    std::int16_t city_discount = 0;
    std::int16_t open_stash = 0;
    std::int16_t replace_any_time = 1;
    // Readings of the manual
    std::int16_t supply = 0;          // 0 unlimited, 1 counted
    std::int16_t losses = 0;          // 0 of their own kind, 1 Coins for what is missing
    std::int16_t loan = 0;            // 0 any number of Coins, 1 to five tokens
    std::int16_t discard = 0;         // 0 always, 1 after two card actions
    std::int16_t refill = 0;          // 0 always, 1 after a discard
    std::int16_t most_destroyed = 0;  // 0 shared, 1 alone
    std::int16_t ties = 0;            // 0 from the First Player, 1 after it
};

// The options as the state keeps them.
struct Options {
    std::uint8_t players = 3;
    std::uint8_t blitz = 0, city_discount = 0, open_stash = 0, replace_any_time = 1;
    std::uint8_t counted_supply = 0, coins_for_losses = 0;
    std::uint8_t loan_to_five = 0, discard_after_two = 0, refill_after_discard = 0;
    std::uint8_t most_destroyed_alone = 0, tie_after_first = 0;
};

// [EE-14.2] What everybody knows of a stash; all zero while stashes are open.
struct Record {
    std::int16_t total = 0;
    Tokens least, most;
    friend constexpr bool operator==(const Record&, const Record&) = default;
};

using Row = EnumArray<RowPosition, Tile, row_length>;

// What lies open in front of a seat.
struct Empire {
    CardSet innovations;  // under its tiles; Board::host says under which
    Record record;
    std::int16_t vp = 0;
    TileSet healthy;
    Row row;
    std::array<std::uint8_t, 7> spare{};  // no hidden padding: states are compared by bytes
};

// [EE-4.1] A slot is open while a card lies in it.
enum class Slot : std::uint8_t { first, second };
inline constexpr EnumRange<Slot, 2> both_slots{};
using SlotSet = SmallSet<Slot>;
struct Auction {
    Tokens pot;
    Card card = Card::none;
    std::uint8_t spare = 0;
};

struct Board {
    PerSeat<Empire> empires;
    CardSet discard_pile;
    CardSet exhausted;  // innovations with a cube
    Tokens supply;      // [EE-1.12] what is left of the tokens of the box; zero while they are unlimited
    EnumArray<Slot, Auction, 2> slots;
    ConflictSet conflicts_used;
    PerCard<Tile> host;  // the tile an innovation lies under, Tile::none for other cards
    Seat first_player = Seat::first;
    std::array<std::uint8_t, 6> spare{};
};

// What is asked next. The first six are chance, the others the decisions of RULES.md.
enum class Question : std::uint8_t {
    first_player,  // FIRST
    row,           // ROW
    deal,          // DEAL
    reveal,        // REVEAL
    draw,          // DRAW
    conflict,      // CONFLICT
    turn,          // D-TURN
    after,         // D-AFTER
    window,        // D-WINDOW
    destroy,       // D-DESTROY
    place_taken,   // D-PLACE
    loan,          // D-LOAN
    pick,          // E-PICK
    convert,       // E-CONVERT
    order,         // EI-ORDER
    industry,      // I-MAIN
    pay,           // I-PAY
    place_built,   // I-PLACE
    swap_first,    // I-SWAP1
    swap_second,   // I-SWAP2
    shift,         // I-SHIFT
    move_card,     // I-MOVE1
    move_to,       // I-MOVE2
    hand,          // I-HAND
    rally,         // C-RALLY
    axes,          // C-AXES
    coins,         // C-COINS
    over
};
inline constexpr int question_count = 28;
inline constexpr EnumRange<Question, question_count> all_questions{};
constexpr bool is_chance(Question question) { return question <= Question::conflict; }
constexpr bool draws_card(Question question) { return question >= Question::deal && question <= Question::draw; }
// Whether what may be answered depends on the stash.
constexpr bool asks_for_tokens(Question question) {
    return question == Question::turn || question == Question::loan || question == Question::convert ||
           question == Question::industry || question == Question::pay || question == Question::axes ||
           question == Question::coins;
}

// [EE-10.1] The half a seat plays first in EI.
enum class Order : std::uint8_t { none, economy_first, industry_first };

// A convert ability by its rank: 0 the tile's, then the cards' by number.
enum class Converter : std::uint8_t { tile };
inline constexpr int converter_count = 1 + cards_with[AbilityKind::convert].count();

// How far a seat is in its Economy; secret while stashes are (EE-8.7).
struct Economy {
    EnumArray<Converter, std::uint8_t, converter_count> uses;
    Tokens supply;           // as it lay before picks and conversions, and as others see it (EE-14.7)
    std::int16_t vp = 0;     // from conversions, already on the VP track
    Card pick = Card::none;  // the gain_choice card asked about
    std::uint8_t spare = 0;
};

// [EE-9.2] What a seat has done in its Industry.
struct Industry {
    CardSet used;  // swap and move abilities; Card::none is the City's
    std::uint8_t card_actions = 0, discounts = 0, repairs = 0;
    std::array<std::uint8_t, 5> spare{};
};

// What is to be paid in I-PAY.
struct Due {
    std::uint8_t hammers = 0, coins = 0;
};
constexpr Tokens tokens_of(Due due) { return tokens(0, due.hammers, 0, due.coins); }

// Whose turn it is and how far it has come. What a question does not use is empty.
struct Turn {
    Industry industry;
    Economy economy;
    Question question = Question::first_player;
    std::uint8_t space = 0;                    // on the track, from 0
    Seat active = Seat::first;                 // on turn, building, bidding, drawing
    Seat asked = Seat::chance;                 // D-WINDOW: who may replace
    SlotSet handled;                           // [EE-4.4] by the seat on turn
    SeatSet kept;                              // [EE-9.18] seats that keep their cards and so draw none
    Slot slot = Slot::first;                   // REVEAL: where the card goes
    Card card = Card::none;                    // taken or built and not yet placed; I-MOVE2: the one that moves
    Card source = Card::none;                  // I-SHIFT, I-MOVE1, I-MOVE2: the ability in use
    RowPosition position = RowPosition::none;  // I-PAY: the tile repaired; I-SWAP2: the first of the two
    Due due;
    Order order = Order::none;
    std::uint8_t second_half = 0;
    Conflict conflict = Conflict::none;
    std::array<std::uint8_t, 3> spare{};
};
constexpr Seat decider_of(const Turn& turn) {
    if (is_chance(turn.question)) return Seat::chance;
    if (turn.question == Question::over) return Seat::over;
    return turn.question == Question::window ? turn.asked : turn.active;
}

// [EE-11.4] A conflict bid, secret until all are made.
struct Bid {
    std::int16_t axes = 0, coins = 0;
    std::int16_t rally = 0;  // 0 or 1
    friend constexpr bool operator==(const Bid&, const Bid&) = default;
};

struct State {
    Board board;
    Turn turn;
    CardSet deck;
    PerSeat<CardSet> hands;
    PerSeat<Tokens> stashes;
    PerSeat<Bid> bids;
    Options options;
    std::array<std::uint8_t, 4> spare{};
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 640);

// [EE-1.1] Seats 0 to n-1 clockwise.
constexpr int seats(const State& state) { return state.options.players; }

// [EE-2.1] 26 or 19 spaces; Blitz is the track without its first seven. [EE-3.5] With 2 players D stands for every DD.
constexpr int track_length(const Options& options) { return full_length - (options.blitz != 0 ? blitz_skips : 0); }
constexpr Phase phase_on(const Options& options, int space) {
    const int printed_at = space + (options.blitz != 0 ? blitz_skips : 0);
    const Phase printed = full_track[static_cast<std::size_t>(printed_at)];
    return options.players == 2 && printed == Phase::double_disaster ? Phase::disaster : printed;
}
constexpr Phase phase_of(const State& state) { return phase_on(state.options, state.turn.space); }
constexpr int disaster_cards(Phase phase) {
    return phase == Phase::disaster ? 1 : phase == Phase::double_disaster ? 2 : 0;
}
// Disaster cards on the spaces after this one.
constexpr int disaster_cards_after(const Options& options, int space) {
    int cards = 0;
    for (int later = space + 1; later < track_length(options); ++later)
        cards += disaster_cards(phase_on(options, later));
    return cards;
}

constexpr Converter converter_of(Card source) {
    int rank = 0;
    if (source != Card::none)
        for (Card card : cards_with[AbilityKind::convert]) {
            ++rank;
            if (card == source) break;
        }
    return id_at<Converter>(rank);
}

// The first broken invariant of RULES.md ("Invariants"), if any.
std::optional<std::string_view> check(const State& state);

}  // namespace ozy::empires_end
