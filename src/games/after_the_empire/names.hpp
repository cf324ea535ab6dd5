// names.hpp - sides, pieces, cards and the other ids as words, both ways.
#pragma once

#include <string>
#include <string_view>

#include "core/words.hpp"
#include "games/after_the_empire/moves.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

inline constexpr std::array<std::string_view, max_players> lord_names = {"Urn", "Lion", "Bull", "Bow"};

inline constexpr EnumArray<Stage, std::string_view, 7> stage_names{
    {"setup", "actions", "deployment", "reveal", "combat", "refresh", "over"}};
inline constexpr EnumArray<Difficulty, std::string_view, 3> difficulty_names{{"easy", "normal", "hard"}};

// The id as it is written: "N", "NE", "inside", "bakery", "inv_iron_tide", "tax".
inline std::string id_text(Side side) { return std::string(position_names[position_of(side)]); }
inline std::string id_text(CastlePosition position) { return std::string(position_names[position]); }
inline std::string id_text(Place place) { return std::string(place_names[place]); }
inline std::string id_text(Card card) { return std::string(cards[card].id); }
inline std::string id_text(Objective objective) { return std::string(objectives[objective].id); }
inline std::string id_text(Invader invader) { return std::string(invaders[invader].id); }
inline std::string id_text(Siege siege) { return std::string(sieges[siege].id); }
inline std::string id_text(Space space) { return space == Space::card ? "card" : std::string(spaces[space].id); }
inline std::string id_text(Piece piece) { return std::string(pieces[piece].id); }
inline std::string id_text(Seat seat) { return seat_text(seat); }

// Takes the next word if it names such an id; cards and cards of the attack also without "inv_" or "siege_".
bool take_id(Words& words, Side& side);
bool take_id(Words& words, CastlePosition& position);
bool take_id(Words& words, Place& place);
bool take_id(Words& words, Card& card);
bool take_id(Words& words, Objective& objective);
bool take_id(Words& words, Invader& invader);
bool take_id(Words& words, Siege& siege);
bool take_id(Words& words, Space& space);
bool take_id(Words& words, Piece& piece);
// "soldier", "soldiers", "mercenary", "mercenaries".
bool take_id(Words& words, Troop& troop);
bool take_id(Words& words, Seat& seat);

// "3 wood and 1 stone"; "nothing" if it is empty.
std::string bag_text(const Bag& bag);
// The same as an id that screens can read: "wood.3+stone.1"; "nothing" if it is empty.
std::string bag_id(const Bag& bag);
// "N", "E" ... as a compass word: "north".
std::string_view compass_word(Side side);

}  // namespace ozy::after_the_empire
