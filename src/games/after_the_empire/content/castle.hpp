// castle.hpp - the castle's pieces, their prices and cubes (board.json, "castle" and "farms").
#pragma once

#include "games/after_the_empire/content/goods.hpp"
#include "games/after_the_empire/content/ids.hpp"

namespace ozy::after_the_empire {

enum class Piece : std::uint8_t { none, wood_wall, wood_gate, stone_wall, stone_gate, wood_turret, stone_turret };
inline constexpr int piece_count = 7;
inline constexpr EnumRange<Piece, piece_count> all_pieces{};

// What a piece is, whatever it is made of.
enum class Form : std::uint8_t { none, wall, gate, turret };
inline constexpr EnumArray<Form, std::string_view, 4> form_names{{"none", "wall", "gate", "turret"}};

struct PieceFace {
    std::string_view id, name;
    Form form = Form::none;
    bool of_stone = false;
    Bag build = {}, upgrade = {};  // upgrade: the stone piece's price without its wood (AE-6.10)
    int cubes = 0, archery = 0;
    Provenance cubes_source = Provenance::seed;
};

inline constexpr EnumArray<Piece, PieceFace, piece_count> pieces{{{
    {"none", "nothing", Form::none, false, {}, {}, 0, 0, Provenance::seed},
    {"wood_wall", "wood wall", Form::wall, false, {.wood = 3}, {}, 2, 0, Provenance::seed},
    {"wood_gate", "wood gate", Form::gate, false, {.wood = 3}, {}, 1, 0, Provenance::seed},
    {"stone_wall",
     "stone wall",
     Form::wall,
     true,
     {.wood = 2, .stone = 4},
     {.stone = 4},
     5,
     0,
     Provenance::reconstructed},
    {"stone_gate",
     "stone gate",
     Form::gate,
     true,
     {.wood = 2, .stone = 4},
     {.stone = 4},
     4,
     0,
     Provenance::reconstructed},
    {"wood_turret", "wood turret", Form::turret, false, {.wood = 4}, {}, 1, 1, Provenance::reconstructed},
    {"stone_turret",
     "stone turret",
     Form::turret,
     true,
     {.wood = 3, .stone = 4, .iron = 1},
     {.stone = 4, .iron = 1},
     2,
     2,
     Provenance::seed},
}}};

constexpr bool is_wood(Piece piece) { return piece != Piece::none && !pieces[piece].of_stone; }
constexpr bool is_stone(Piece piece) { return pieces[piece].of_stone; }
constexpr Form form_of(Piece piece) { return pieces[piece].form; }

// The stone piece of the same kind; none if the piece is no wood piece.
inline constexpr EnumArray<Piece, Piece, piece_count> upgrades{
    {Piece::none, Piece::stone_wall, Piece::stone_gate, Piece::none, Piece::none, Piece::stone_turret, Piece::none}};
constexpr Piece upgraded(Piece piece) { return upgrades[piece]; }
// [AE-6.10] An upgrade costs the stone piece's price without its wood.
constexpr bool upgrades_leave_out_wood() {
    for (Piece piece : all_pieces)
        if (is_stone(piece) && pieces[piece].upgrade != less(pieces[piece].build, {.wood = 255})) return false;
    return true;
}
static_assert(upgrades_leave_out_wood());
// [AE-1.6] A gate holds one cube less than the wall of its material.
static_assert(pieces[Piece::wood_gate].cubes + 1 == pieces[Piece::wood_wall].cubes &&
              pieces[Piece::stone_gate].cubes + 1 == pieces[Piece::stone_wall].cubes);

// [AE-6.12] How many of each form a castle may have.
inline constexpr EnumArray<Form, int, 4> form_limits{{0, 3, 1, 4}};

inline constexpr Bag repair_wood{.wood = 1}, repair_stone{.stone = 1}, clear_flame{.stone = 2};
inline constexpr Bag mend_refugee{.food = 2}, mend_building{.iron = 1};
inline constexpr int best_farm = 2;

}  // namespace ozy::after_the_empire
