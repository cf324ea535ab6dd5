// all_games.hpp - the only list of games there is.
#pragma once

#include "games/after_the_empire/game.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/empires_end/game.hpp"
#include "games/tigris/game.hpp"
#include "games/vinci/game.hpp"

namespace ozy {

using AllGames = GameList<Tigris, Vinci, AfterTheFlood, AfterTheEmpire, EmpiresEnd>;

}  // namespace ozy
