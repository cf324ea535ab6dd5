// content.hpp - the box: all tables of the game, checked at compile time and against the data files by a test.
#pragma once

#include "games/after_the_empire/content/attackers.hpp"
#include "games/after_the_empire/content/board.hpp"
#include "games/after_the_empire/content/castle.hpp"
#include "games/after_the_empire/content/deeds.hpp"
#include "games/after_the_empire/content/objectives.hpp"
