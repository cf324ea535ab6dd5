// phrase.hpp - a sentence as key and arguments: English is written from it here, other languages on the page.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace ozy {

// `id` names a thing drawn on screens ("cell.F5", "seat.0", "tile.red") or is a plain number; `word` is it in English.
struct Argument {
    std::string name, id, word;
};

struct Phrase {
    std::string key;      // "tigris.tile_placed"
    std::string english;  // "{seat} puts a {tile} on {cell}"
    std::vector<Argument> arguments = {};
};

std::string to_english(const Phrase& phrase);

}  // namespace ozy
