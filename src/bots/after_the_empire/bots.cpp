// bots.cpp - the bots of this game, compiled once.
#include "bots/make_bot.hpp"

namespace ozy {

template Result<std::unique_ptr<Bot<AfterTheEmpire>>> make_bot<AfterTheEmpire>(std::string_view text,
                                                                               const ProgramTerms* programs);

}  // namespace ozy
