// positions.hpp - positions of Vinci in the words of cases, for the tests of this folder.
#pragma once

#include <gtest/gtest.h>

#include "games/vinci/game.hpp"

namespace ozy {

// A position from statements, as a case builds it.
inline Vinci::State position(std::initializer_list<std::string_view> statements, Vinci::Config config = {}) {
    Vinci::State state = Vinci::empty_position(config);
    for (std::string_view statement : statements) {
        Words words(statement);
        const Outcome read = Vinci::read_position(state, words);
        EXPECT_TRUE(read) << statement;
        EXPECT_TRUE(words.empty()) << statement;
    }
    EXPECT_TRUE(Vinci::finish_position(state));
    EXPECT_EQ(Vinci::check(state), std::nullopt);
    return state;
}

}  // namespace ozy
