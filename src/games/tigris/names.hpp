// names.hpp - spaces, colours and pieces as words, both ways.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/words.hpp"
#include "games/tigris/content.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// [TE-1.1] Column A..P and row 1..11: "F5".
std::string_view cell_name(Cell cell);
std::optional<Cell> find_cell(std::string_view name);
// A colour by its own name or by the tile or leader of that colour: "red", "temple", "priest".
std::optional<Color> find_color(std::string_view name);

bool take_cell(Words& words, Cell& cell);
bool take_color(Words& words, Color& color);
// What may also be missing.
std::string place_text(Cell cell, std::string_view none);
std::string color_text(Color color);
bool take_place(Words& words, Cell& cell);
bool take_color_or_none(Words& words, Color& color);
// Numbers of black, red, blue and green: "0/3/1/2".
using Counts = PerColor<std::uint16_t>;
bool take_counts(Words& words, Counts& counts);
bool take_tiles(Words& words, Tiles& tiles);
std::string counts_text(const Counts& counts);
std::string tiles_text(const Tiles& tiles);

}  // namespace ozy::tigris
