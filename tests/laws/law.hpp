// law.hpp - turns a law into a test of the game that CMake builds this program for.
#pragma once

#include <gtest/gtest.h>

#include OZY_GAME_HEADER

#define OZY_LAW(chapter, law) \
    TEST(chapter, law) { EXPECT_EQ(ozy::laws::law<ozy::OZY_GAME>(), ""); }
