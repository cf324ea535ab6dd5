// tokens.hpp - Wheat, Hammers, Axes, Coins: one of them, some of each, a set of kinds.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/narrow.hpp"
#include "games/empires_end/sets.hpp"

namespace ozy::empires_end {

// [EE-1.6] The kinds of token. `vp` is what a conversion may yield besides; it never lies in a stash.
enum class Token : std::uint8_t { wheat, hammer, axe, coin, vp };
inline constexpr int token_count = 4;
inline constexpr EnumRange<Token, token_count> all_tokens{};
inline constexpr EnumArray<Token, std::string_view, token_count + 1> token_names{
    {"wheat", "hammer", "axe", "coin", "vp"}};
inline constexpr EnumArray<Token, std::string_view, token_count + 1> token_letters{{"W", "H", "A", "C", "VP"}};

using TokenSet = SmallSet<Token>;
using Tokens = EnumArray<Token, std::int16_t, token_count>;  // so many of each kind

constexpr std::int16_t small(int number) { return narrow(number); }
constexpr Tokens tokens(int wheat, int hammers, int axes, int coins) {
    return {{small(wheat), small(hammers), small(axes), small(coins)}};
}
constexpr Tokens wheat(int n) { return tokens(n, 0, 0, 0); }
constexpr Tokens hammers(int n) { return tokens(0, n, 0, 0); }
constexpr Tokens axes(int n) { return tokens(0, 0, n, 0); }
constexpr Tokens coins(int n) { return tokens(0, 0, 0, n); }
constexpr void add(Tokens& to, Token kind, int number) { to[kind] = small(to[kind] + number); }
constexpr void add(Tokens& to, const Tokens& more) {
    for (Token kind : all_tokens) add(to, kind, more[kind]);
}
constexpr void subtract(Tokens& from, const Tokens& some) {
    for (Token kind : all_tokens) add(from, kind, -some[kind]);
}
// [EE-1.12] The tokens of the box, counted by kind.
inline constexpr Tokens tokens_in_box = tokens(30, 25, 25, 20);
constexpr int total(const Tokens& of) {
    return of[Token::wheat] + of[Token::hammer] + of[Token::axe] + of[Token::coin];
}

}  // namespace ozy::empires_end
