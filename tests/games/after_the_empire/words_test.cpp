// words_test.cpp - sentences count right: one soldier, two soldiers, and no title of many takes a verb of one.
#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/spaces.hpp"

namespace ozy::after_the_empire {
namespace {

using Game = AfterTheEmpire;

struct Noun {
    std::string_view one, many;
};
constexpr Noun nouns[] = {{"soldier", "soldiers"},
                          {"mercenary", "mercenaries"},
                          {"archer", "archers"},
                          {"swordsman", "swordsmen"},
                          {"invader", "invaders"},
                          {"invader card", "invader cards"},
                          {"cube", "cubes"},
                          {"worker", "workers"},
                          {"objective", "objectives"},
                          {"move point", "move points"},
                          {"card", "cards"},
                          {"farm", "farms"},
                          {"time", "times"},
                          {"Move 1 token", "Move 1 tokens"},
                          {"Move 3 token", "Move 3 tokens"}};
constexpr std::string_view verbs_of_one[] = {"is", "attacks", "goes", "has", "was", "joins", "comes"};
constexpr std::string_view verbs_of_many[] = {"are", "leave", "go", "die", "climb", "withdraw"};

bool starts_with_word(std::string_view text, std::string_view word) {
    return text.starts_with(word) && (text.size() == word.size() || std::isalpha(text[word.size()]) == 0);
}

// The longest noun that stands there, in either number.
struct Found {
    std::string_view word;
    bool is_one = false;
};
Found noun_at(std::string_view text) {
    Found found;
    for (const Noun& noun : nouns)
        for (const Found each : {Found{noun.one, true}, Found{noun.many, false}})
            if (starts_with_word(text, each.word) && each.word.size() > found.word.size()) found = each;
    return found;
}

// "1 soldiers", "2 soldier", "1 soldier leave".
bool counts_wrongly(int number, std::string_view rest) {
    const Found noun = noun_at(rest);
    if (noun.word.empty()) return false;
    if (noun.is_one != (number == 1)) return true;
    if (number != 1 || rest.size() <= noun.word.size()) return false;
    const std::string_view after = rest.substr(noun.word.size() + 1);
    return std::any_of(std::begin(verbs_of_many), std::end(verbs_of_many),
                       [&](std::string_view verb) { return starts_with_word(after, verb); });
}

bool is_wrong(const std::string& text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (std::isdigit(text[at]) == 0 || (at > 0 && std::isalnum(text[at - 1]) != 0)) continue;
        std::size_t end = 0;
        const int number = std::stoi(text.substr(at), &end);
        end += at;
        if (end < text.size() && text[end] == ' ' && counts_wrongly(number, std::string_view(text).substr(end + 1)))
            return true;
    }
    for (std::string_view many : {"Slits", "Cauldrons", "Barracks", "Hordesmen", "Bowmen", "Reavers", "Skirmishers",
                                  "Raiders", "Walkers", "Quivers", "Riders", "Ladders"})
        for (std::string_view verb : verbs_of_one)
            for (std::size_t at = text.find(many); at != text.npos; at = text.find(many, at + 1))
                if (starts_with_word(std::string_view(text).substr(std::min(text.size(), at + many.size() + 1)), verb))
                    return true;
    return text.find(" is of ") != text.npos || text.find(" are of ") != text.npos;
}

TEST(Words, TheCheckFindsWhatIsWrong) {
    for (const char* wrong :
         {"1 soldier is of Lion healed", "The Salt Riders attacks from the N", "threat 3, 1 invader cards face down",
          "2 soldier", "1 mercenary leave", "Arrow Slits is on offer"})
        EXPECT_TRUE(is_wrong(wrong)) << wrong;
    for (const char* right : {"Lion heals 1 soldier", "0 soldiers and 21 archers", "round 1", "N: 1 archer",
                              "1 Move 3 token", "invader card 1"})
        EXPECT_FALSE(is_wrong(right)) << right;
}

int number_of_subjects(Happening what) {
    switch (what) {
        case Happening::invader_laid:
        case Happening::invader_seen:
        case Happening::invader_turned_up:
            return invader_count;
        case Happening::siege_seen:
        case Happening::siege_turned_up:
            return siege_count;
        case Happening::row_filled:
        case Happening::card_discarded:
        case Happening::card_bought:
        case Happening::card_damaged:
        case Happening::card_mended:
        case Happening::free_action:
            return card_count;
        default:
            return 2;
    }
}

// A worker is placed on an option that its space has.
bool can_happen(const Event& event) {
    if (event.kind != static_cast<std::uint8_t>(Happening::worker_placed)) return true;
    const auto space = static_cast<Space>(event.a);
    return space == Space::card || is_market(space) || deed_of(space, event.b) != Deed::none;
}

TEST(Words, EveryEventIsToldRightOfNoneOneAndTwo) {
    for (int kind = 0; kind <= static_cast<int>(Happening::game_ended); ++kind)
        for (int a = 0; a < number_of_subjects(static_cast<Happening>(kind)); ++a)
            for (int amount = 0; amount <= 2; ++amount) {
                const auto number = static_cast<std::uint8_t>(amount);
                const Event event{.kind = static_cast<std::uint8_t>(kind),
                                  .seat = Seat::first,
                                  .a = static_cast<std::uint8_t>(a),
                                  .b = number,
                                  .c = number,
                                  .amount = amount_of(amount)};
                if (!can_happen(event)) continue;
                const std::string told = to_english(Game::describe(event));
                EXPECT_FALSE(is_wrong(told)) << told;
            }
}

// Questions, choices and what they lead to, in random games.
TEST(Words, QuestionsAndChoicesCountRight) {
    Rng rng(15);
    MoveList moves;
    for (int game = 0; game < 8; ++game) {
        State state = Game::setup(Config{});
        while (Game::decider(state) != Seat::over) {
            const std::string asked = to_english(Game::prompt(Game::view(state, Game::decider(state))));
            ASSERT_FALSE(is_wrong(asked)) << asked;
            Game::legal_moves(state, moves);
            const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            const std::string label = to_english(Game::label(state, move));
            ASSERT_FALSE(is_wrong(label)) << label;
            Events events;
            Game::apply(state, move, &events);
            for (const Event& event : events) {
                const std::string told = to_english(Game::describe(event));
                ASSERT_FALSE(is_wrong(told)) << told;
            }
        }
    }
}

}  // namespace
}  // namespace ozy::after_the_empire
