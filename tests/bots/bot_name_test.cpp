// bot_name_test.cpp - names of bots and their budgets, as they are typed.
#include "bots/roster/bot_name.hpp"

#include <gmock/gmock.h>

namespace ozy {
namespace {

using testing::HasSubstr;

TEST(BotName, EveryKnownBotIsReadByItsName) {
    for (const KnownBot& bot : known_bots()) {
        const auto name = read_bot_name(bot.name);
        ASSERT_TRUE(name) << bot.name;
        EXPECT_EQ(name->kind, bot.is.kind);
    }
}

TEST(BotName, BudgetAndThreadsMayFollow) {
    const auto timed = read_bot_name("master:250ms:2t");
    ASSERT_TRUE(timed);
    EXPECT_EQ(timed->search.budget.milliseconds, 250U);
    EXPECT_EQ(timed->search.budget.iterations, 0U);
    EXPECT_EQ(timed->search.threads, 2);
    const auto counted = read_bot_name("mcts-plain:7it");
    ASSERT_TRUE(counted);
    EXPECT_EQ(counted->kind, BotKind::plain);
    EXPECT_EQ(counted->search.budget.iterations, 7U);
}

TEST(BotName, ABudgetThatIsNamedHoldsInEveryGame) {
    EXPECT_GT(read_bot_name("skilled")->iterations_with_stages, 0U);
    for (const char* text : {"skilled:9it", "skilled:9ms"})
        EXPECT_EQ(read_bot_name(text)->iterations_with_stages, 0U) << text;
    EXPECT_GT(read_bot_name("skilled:2t")->iterations_with_stages, 0U);
}

TEST(BotName, AFileOfWeightsMayFollowABotThatJudges) {
    EXPECT_EQ(read_bot_name("greedy:mine.txt")->weights, "mine.txt");
    const auto search = read_bot_name("skilled:a/b.txt:9it");
    ASSERT_TRUE(search);
    EXPECT_EQ(search->weights, "a/b.txt");
    EXPECT_EQ(search->search.budget.iterations, 9U);
    EXPECT_EQ(read_bot_name("greedy")->weights, "");
    for (const char* text : {"random:mine.txt", "mcts-plain:mine.txt"}) EXPECT_FALSE(read_bot_name(text)) << text;
}

TEST(BotName, NonsenseIsRefusedWithAReason) {
    EXPECT_THAT(read_bot_name("genius").error().detail, HasSubstr("novice, apprentice, skilled, master"));
    EXPECT_THAT(read_bot_name("greedy:5ms").error().detail, HasSubstr("takes no budget"));
    for (const char* text : {"mcts:", "mcts:5", "mcts:0it", "mcts:-1ms", "mcts:ms", "mcts:65t", "mcts:5it:"})
        EXPECT_THAT(read_bot_name(text).error().detail, HasSubstr("is no budget")) << text;
}

}  // namespace
}  // namespace ozy
