// content.hpp - the box: all tables of the game, checked at compile time and against the data files by a test. The
// cards
// (*.inc) are made of those files by tools/empire_cards.py.
#pragma once

#include "games/after_the_empire/content/attackers.hpp"
#include "games/after_the_empire/content/board.hpp"
#include "games/after_the_empire/content/castle.hpp"
#include "games/after_the_empire/content/deeds.hpp"
#include "games/after_the_empire/content/objectives.hpp"
