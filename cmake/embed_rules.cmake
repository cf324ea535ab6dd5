# Writes RULES.md as a C++ string. Compilers must take 65536 characters; ours take more, and the warning is for others.
file(READ ${RULES} text)
string(LENGTH "${text}" length)
set(literals "")
set(at 0)
while(at LESS length)
  string(SUBSTRING "${text}" ${at} 8000 part)
  string(APPEND literals "    R\"rules(${part})rules\"\n")
  math(EXPR at "${at} + 8000")
endwhile()
file(WRITE ${OUT} "// Made from src/games/${GAME}/RULES.md.
#include \"games/${GAME}/game.hpp\"

#pragma GCC diagnostic ignored \"-Woverlength-strings\"

namespace ozy {

std::string_view ${FACADE}::rules_text() {
    static constexpr std::string_view text =
${literals}    ;
    return text;
}

}  // namespace ozy
")
