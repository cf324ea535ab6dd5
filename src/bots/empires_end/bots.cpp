// bots.cpp - the bots of this game, compiled once.
#include "bots/make_bot.hpp"

namespace ozy {

template Result<std::unique_ptr<Bot<EmpiresEnd>>> make_bot<EmpiresEnd>(std::string_view text,
                                                                       const ProgramTerms* programs);

}  // namespace ozy
