// names.cpp - sides, pieces, cards and the other ids as words, both ways.
#include "games/after_the_empire/names.hpp"

#include <vector>

namespace ozy::after_the_empire {

namespace {

// Takes the next word if it is the text of one of these ids, with or without the prefix.
template <class Id, std::size_t Count>
bool take_one_of(Words& words, EnumRange<Id, Count> ids, Id& id, std::string_view prefix = {}) {
    for (Id each : ids) {
        const std::string text = id_text(each);
        const std::string_view word = words.peek();
        if (word != text && (prefix.empty() || word.empty() || text != std::string(prefix) + std::string(word)))
            continue;
        words.take();
        id = each;
        return true;
    }
    return false;
}

}  // namespace

bool take_id(Words& words, Side& side) { return take_one_of(words, all_sides, side); }
bool take_id(Words& words, CastlePosition& position) { return take_one_of(words, all_positions, position); }
bool take_id(Words& words, Place& place) { return take_one_of(words, all_places, place); }
bool take_id(Words& words, Card& card) { return take_one_of(words, all_cards, card); }
bool take_id(Words& words, Objective& objective) { return take_one_of(words, all_objectives, objective); }
bool take_id(Words& words, Invader& invader) { return take_one_of(words, all_invaders, invader, "inv_"); }
bool take_id(Words& words, Siege& siege) { return take_one_of(words, all_sieges, siege, "siege_"); }
bool take_id(Words& words, Space& space) { return take_one_of(words, all_spaces, space); }
bool take_id(Words& words, Piece& piece) { return take_one_of(words, all_pieces, piece); }
bool take_id(Words& words, Seat& seat) { return words.take_seat(seat, max_players); }

bool take_id(Words& words, Troop& troop) {
    for (Troop one : all_troops)
        if (words.take(troop_names[one]) || words.take(troop_plurals[one])) {
            troop = one;
            return true;
        }
    return false;
}

std::string count_text(int number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

std::string bag_text(const Bag& bag) {
    std::vector<std::string> parts;
    for (const Good& good : goods) {
        const int number = bag.*good.field;
        if (number == 0) continue;
        const bool token = good.field == &Bag::move1 || good.field == &Bag::move3;
        const std::string_view one = token ? good.plural.substr(0, good.plural.size() - 1) : good.name;
        parts.push_back(count_text(number, one, good.plural));
    }
    if (parts.empty()) return "nothing";
    std::string out = parts[0];
    for (std::size_t i = 1; i < parts.size(); ++i) out += (i + 1 == parts.size() ? " and " : ", ") + parts[i];
    return out;
}

std::string bag_id(const Bag& bag) {
    std::string out;
    for (const Good& good : goods) {
        if (bag.*good.field == 0) continue;
        out.append(out.empty() ? "" : "+").append(good.name).append(".").append(std::to_string(bag.*good.field));
    }
    return out.empty() ? "nothing" : out;
}

std::string_view compass_word(Side side) {
    constexpr PerSide<std::string_view> words{{"north", "east", "south", "west"}};
    return words[side];
}

}  // namespace ozy::after_the_empire
