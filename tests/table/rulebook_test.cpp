// rulebook_test.cpp - rules are found by id in any spelling.
#include "table/rulebook.hpp"

#include <gmock/gmock.h>

#include "toy/reeds.hpp"

namespace ozy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::string_view rules =
    "# Title\n\n**[XX-1.1]** One\nand more.\n**[XX-1.2]** Two.\n\n## 2 Next\n\n**[XX-2.1]** Last.";

TEST(Rulebook, FindsARuleInEverySpelling) {
    for (const char* id : {"XX-1.1", "xx-1.1", "[XX-1.1]", "1.1"})
        EXPECT_EQ(*find_rule(rules, id), "**[XX-1.1]** One\nand more.") << id;
    EXPECT_EQ(*find_rule(rules, "1.2"), "**[XX-1.2]** Two.");
    EXPECT_EQ(*find_rule(rules, "2.1"), "**[XX-2.1]** Last.");
}

TEST(Rulebook, SaysWhatThereIs) {
    for (const char* id : {"3.1", "", "XX", "XX-1", "YY-1.1"})
        EXPECT_THAT(find_rule(rules, id).error().detail, HasSubstr("XX-1.1 to XX-2.1")) << id;
}

TEST(Rulebook, ListsIdsInOrder) {
    EXPECT_THAT(rule_ids(rules), ElementsAre("XX-1.1", "XX-1.2", "XX-2.1"));
    EXPECT_EQ(rule_ids(Reeds::rules_text()).size(), 7U);
    EXPECT_TRUE(rule_ids("nothing here **[").empty());
}

}  // namespace
}  // namespace ozy
