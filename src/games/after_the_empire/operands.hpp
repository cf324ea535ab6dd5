// operands.hpp - what moves and statements of this game are about, as words: seats, sides, cards and the other ids.
#pragma once

#include "core/forms.hpp"
#include "games/after_the_empire/moves.hpp"
#include "games/after_the_empire/names.hpp"
#include "games/after_the_empire/seat_numbers.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

using Operand = OperandForm<State>;

template <class Id>
bool read_id(const State& /*state*/, Words& words, Move /*before*/, std::uint8_t& value) {
    Id id{};
    if (!take_id(words, id)) return false;
    value = operand(id);
    return true;
}
template <class Id>
std::string write_id(const State& /*state*/, Move /*before*/, std::uint8_t value) {
    return id_text(id_at<Id>(value));
}
template <class Id>
constexpr Operand id_form(int count, std::string_view expected) {
    return {0, count, write_id<Id>, read_id<Id>, expected};
}

inline constexpr Operand one_seat = seat_form<State>(max_players);
inline constexpr Operand one_side = id_form<Side>(side_count, "a side N, E, S or W");
inline constexpr Operand one_place = id_form<Place>(place_count, "a side N, E, S or W, or inside");
inline constexpr Operand one_position =
    id_form<CastlePosition>(position_count, "a position N, E, S, W, NE, SE, SW or NW");
inline constexpr Operand one_card = id_form<Card>(card_count, "a card, such as 'bakery'");
inline constexpr Operand one_objective = id_form<Objective>(objective_count, "an objective, such as 'unburnt'");
inline constexpr Operand one_slot = number_form<State, 0, max_invader_slots - 1>("a slot from 0 to 3");

inline constexpr int any_number = 255;
inline constexpr Operand one_invader = id_form<Invader>(invader_count, "an invader card, such as 'inv_iron_tide'");
inline constexpr Operand one_siege = id_form<Siege>(siege_count, "a siege card, such as 'siege_mangonel_a'");
inline constexpr Operand how_many = number_form<State, 0, most_troops, any_number>("a number, such as in 'kill N 3'");

inline std::string write_troop(const State& /*state*/, Move /*move*/, std::uint8_t value) {
    return std::string(troop_names[id_at<Troop>(value)]);
}
inline constexpr Operand one_troop = {0, troop_count, write_troop, read_id<Troop>, "soldier or mercenary"};
inline constexpr Operand many_troops = {
    0,
    troop_count,
    [](const State&, Move, std::uint8_t value) { return std::string(troop_plurals[id_at<Troop>(value)]); },
    read_id<Troop>,
    "soldiers or mercenaries",
    write_troop};

// "turret wood"
inline constexpr Operand one_piece = {1,
                                      piece_count - 1,
                                      [](const State&, Move, std::uint8_t value) {
                                          const auto piece = id_at<Piece>(value);
                                          return std::string(form_names[form_of(piece)]) +
                                                 (is_stone(piece) ? " stone" : " wood");
                                      },
                                      [](const State&, Words& words, Move, std::uint8_t& value) {
                                          const std::string_view form = words.take(), material = words.take();
                                          for (Piece piece : all_pieces)
                                              if (piece != Piece::none && form_names[form_of(piece)] == form &&
                                                  material == (is_stone(piece) ? "stone" : "wood"))
                                                  value = operand(piece);
                                          return value != operand(Piece::none);
                                      },
                                      "wall, gate or turret and wood or stone, such as 'turret wood'",
                                      write_id<Piece>};

constexpr int variant_count() {
    int highest = 0;
    for (Card card : all_cards)
        for (Deed deed : deeds.free_of(card)) highest = std::max<int>(highest, deeds[deed].variant);
    return highest + 1;
}
// Of a card's free deeds the first unless said.
inline constexpr Operand one_variant = {0, variant_count(), how_many.write,
                                        [](const State& state, Words& words, Move move, std::uint8_t& value) {
                                            const DeedRange own = deeds.free_of(card_in(move));
                                            if (!own.empty()) value = deeds[*own.begin()].variant;
                                            how_many.read(state, words, move, value);
                                            return true;
                                        },
                                        "a variant, such as in 'free ferryman 4'"};

// "space.tax", "market.buildings", "card".
inline std::string space_id(const State& /*state*/, Move /*move*/, std::uint8_t value) {
    const auto space = id_at<Space>(value);
    if (space == Space::card) return id_text(space);
    return (is_market(space) ? "market." : "space.") + id_text(space);
}
inline constexpr Operand one_space = {0,
                                      board_space_count + 1,
                                      write_id<Space>,
                                      read_id<Space>,
                                      "a space, such as in 'place tax 0' or 'place card bakery'",
                                      space_id};
// "tax 0", "buildings 2", "card bakery"; without a number option 0.
inline constexpr Operand one_option = {
    0, card_count,
    [](const State& state, Move move, std::uint8_t value) {
        return (space_in(move) == Space::card ? one_card : how_many).write(state, move, value);
    },
    [](const State& state, Words& words, Move move, std::uint8_t& value) {
        if (space_in(move) == Space::card) return one_card.read(state, words, move, value);
        how_many.read(state, words, move, value);
        return true;
    },
    "a card with a worker space, such as in 'place card bakery'"};
// [AE-7.42] Only a worker on the Barracks says which of their deeds it does.
inline bool is_on_barracks(Move move) { return space_in(move) == Space::card && staffed_in(move) == Card::barracks; }
inline constexpr Operand barracks_variant = {0,
                                             variant_count(),
                                             [](const State& state, Move move, std::uint8_t value) {
                                                 return is_on_barracks(move) ? how_many.write(state, move, value)
                                                                             : std::string();
                                             },
                                             [](const State& state, Words& words, Move move, std::uint8_t& value) {
                                                 if (is_on_barracks(move)) how_many.read(state, words, move, value);
                                                 return true;
                                             },
                                             {},
                                             [](const State&, Move move, std::uint8_t value) {
                                                 if (is_on_barracks(move)) return ".worker." + std::to_string(value);
                                                 return std::string(space_in(move) == Space::card ? ".worker" : "");
                                             }};

}  // namespace ozy::after_the_empire
