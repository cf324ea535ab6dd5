// names.cpp - sides, pieces, cards and the other ids as words, both ways.
#include "games/after_the_empire/names.hpp"

#include <vector>

#include "core/joined.hpp"
#include "core/sentence.hpp"

namespace ozy::after_the_empire {

namespace {

constexpr auto id_of = [](auto id) { return id_text(id); };

}  // namespace

bool take_id(Words& words, Side& side) { return take_one(words, all_sides, side, id_of); }
bool take_id(Words& words, CastlePosition& position) { return take_one(words, all_positions, position, id_of); }
bool take_id(Words& words, Place& place) { return take_one(words, all_places, place, id_of); }
bool take_id(Words& words, Card& card) { return take_one(words, all_cards, card, id_of); }
bool take_id(Words& words, Objective& objective) { return take_one(words, all_objectives, objective, id_of); }
bool take_id(Words& words, Space& space) { return take_one(words, all_spaces, space, id_of); }
bool take_id(Words& words, Piece& piece) { return take_one(words, all_pieces, piece, id_of); }
bool take_id(Words& words, Seat& seat) { return words.take_seat(seat, max_players); }
bool take_id(Words& words, Invader& invader) {
    const auto but_prefix = [](Invader one) { return id_text(one).substr(std::string_view("inv_").size()); };
    return take_one(words, all_invaders, invader, id_of) || take_one(words, all_invaders, invader, but_prefix);
}
bool take_id(Words& words, Siege& siege) {
    const auto but_prefix = [](Siege one) { return id_text(one).substr(std::string_view("siege_").size()); };
    return take_one(words, all_sieges, siege, id_of) || take_one(words, all_sieges, siege, but_prefix);
}

bool take_id(Words& words, Troop& troop) {
    return take_named(words, troop, troop_names) || take_named(words, troop, troop_plurals);
}

std::string bag_text(const Bag& bag) {
    std::vector<std::string> parts;
    for (const Good& good : goods) {
        const int number = bag.*good.field;
        if (number == 0) continue;
        const bool token = good.field == &Bag::move1 || good.field == &Bag::move3;
        const std::string_view one = token ? good.plural.substr(0, good.plural.size() - 1) : good.name;
        parts.push_back(counted(number, one, good.plural));
    }
    if (parts.empty()) return "nothing";
    std::string out = parts[0];
    for (std::size_t i = 1; i < parts.size(); ++i) out += (i + 1 == parts.size() ? " and " : ", ") + parts[i];
    return out;
}

std::string bag_id(const Bag& bag) {
    const std::string out = joined("+", goods, [&](const Good& good) {
        const int number = bag.*good.field;
        return number == 0 ? std::string() : std::string(good.name) + "." + std::to_string(number);
    });
    return out.empty() ? "nothing" : out;
}

std::string_view compass_word(Side side) {
    constexpr PerSide<std::string_view> words{{"north", "east", "south", "west"}};
    return words[side];
}

}  // namespace ozy::after_the_empire
