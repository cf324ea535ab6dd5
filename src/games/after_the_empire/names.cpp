// names.cpp - sides, pieces, cards and the other ids as words, both ways.
#include "games/after_the_empire/names.hpp"

#include <vector>

namespace ozy::after_the_empire {

namespace {

// Takes the next word if it is the text of one of the first `count` ids, with or without the prefix.
template <class Id>
bool take_one_of(Words& words, int count, Id& id, std::string_view prefix = {}) {
    for (int i = 0; i < count; ++i) {
        const std::string text = id_text(static_cast<Id>(i));
        const std::string_view word = words.peek();
        if (word != text && (prefix.empty() || word.empty() || text != std::string(prefix) + std::string(word)))
            continue;
        words.take();
        id = static_cast<Id>(i);
        return true;
    }
    return false;
}

}  // namespace

std::string invader_id(Invader invader) {
    std::string id = "inv_" + std::string(invaders[invader].stem);
    if (!invaders[invader].host) {
        id += '_';
        id += static_cast<char>('a' + static_cast<int>(invader) % copies_per_band);
    }
    return id;
}

bool take_id(Words& words, Side& side) { return take_one_of(words, side_count, side); }
bool take_id(Words& words, Position& position) { return take_one_of(words, position_count, position); }
bool take_id(Words& words, Place& place) { return take_one_of(words, place_count, place); }
bool take_id(Words& words, Card& card) { return take_one_of(words, card_count, card); }
bool take_id(Words& words, Objective& objective) { return take_one_of(words, objective_count, objective); }
bool take_id(Words& words, Invader& invader) { return take_one_of(words, invader_count, invader, "inv_"); }
bool take_id(Words& words, Siege& siege) { return take_one_of(words, siege_count, siege, "siege_"); }
bool take_id(Words& words, Space& space) { return take_one_of(words, board_space_count + 1, space); }
bool take_id(Words& words, Piece& piece) { return take_one_of(words, piece_count, piece); }
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
