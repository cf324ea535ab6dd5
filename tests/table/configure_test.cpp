// configure_test.cpp - options as text; one switch for all readings of a rulebook.
#include "table/configure.hpp"

#include <gmock/gmock.h>

#include "toy/reeds.hpp"

namespace ozy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

struct TwoReadings : Reeds {
    static std::span<const Option<Config>> options() {
        static constexpr Option<Config> table[] = {
            {"players", "seats", "RD-1.1", &Config::players, {}, 2, 4},
            Option<Config>{"plots", "how many", "RD-1.2", &Config::plots, {}, 6, 10}.published_as(10),
            Option<Config>{"crowded", "neighbours", "RD-2.3", &Config::crowded, off_on}.published_as(1)};
        return table;
    }
};

std::vector<std::string> written(const std::vector<OptionValue>& values) {
    std::vector<std::string> out;
    for (const auto& [name, value] : option_values<TwoReadings>(*configure<TwoReadings>(values)))
        out.push_back(name + " " + value);
    return out;
}

TEST(Reading, IsTheManualsUnlessSomebodyChooses) {
    EXPECT_THAT(written({}), ElementsAre("players 2", "plots 8", "crowded off", "reading manual"));
}

TEST(Reading, OneSwitchSetsThemAll) {
    EXPECT_THAT(written({{"players", "3"}, {"reading", "published"}}),
                ElementsAre("players 3", "plots 10", "crowded on", "reading published"));
    EXPECT_THAT(written({{"reading", "published"}, {"reading", "manual"}}),
                ElementsAre("players 2", "plots 8", "crowded off", "reading manual"));
}

TEST(Reading, AnOptionByItselfCountsMoreWhereverItStands) {
    EXPECT_THAT(written({{"crowded", "off"}, {"reading", "published"}}),
                ElementsAre("players 2", "plots 10", "crowded off", "reading mixed"));
    EXPECT_THAT(written({{"plots", "10"}, {"crowded", "on"}}),
                ElementsAre("players 2", "plots 10", "crowded on", "reading published"));
}

TEST(Reading, WhatIsWrittenIsReadBack) {
    for (const char* plots : {"8", "10"}) {
        const std::vector<OptionValue> values = {{"plots", plots}, {"crowded", "on"}};
        const auto config = *configure<TwoReadings>(values);
        EXPECT_EQ(option_values<TwoReadings>(*configure<TwoReadings>(option_values<TwoReadings>(config))),
                  option_values<TwoReadings>(config));
    }
}

TEST(Reading, WrongValuesAndGamesWithoutReadingsSaySo) {
    const std::vector<OptionValue> wrong = {{"reading", "mine"}};
    EXPECT_THAT(configure<TwoReadings>(wrong).error().detail, HasSubstr("manual, published"));
    EXPECT_THAT(configure<Reeds>(wrong).error().detail, HasSubstr("no option 'reading'"));
}

struct ChangedDefaults : Reeds {
    static std::span<const Option<Config>> options() {
        static constexpr Option<Config> table[] = {
            {"players", "seats", "RD-1.1", &Config::players, {}, 2, 4},
            Option<Config>{"plots", "how many", "RD-1.2", &Config::plots, {}, 6, 10}.before_version(2, 6),
            Option<Config>{"crowded", "neighbours", "RD-2.3", &Config::crowded, off_on}.before_version(3, 1)};
        return table;
    }
};

TEST(Defaults, AreThoseOfTheRulesThatAGameWasBegunWith) {
    const auto defaults = [](int rules) {
        const auto config = *configure<ChangedDefaults>({}, rules);
        return std::pair(config.plots, config.crowded);
    };
    EXPECT_EQ(defaults(1), std::pair(std::int16_t{6}, std::int16_t{1}));
    EXPECT_EQ(defaults(2), std::pair(std::int16_t{8}, std::int16_t{1}));
    EXPECT_EQ(defaults(3), std::pair(std::int16_t{8}, std::int16_t{0}));
    EXPECT_EQ(defaults(newest_rules), defaults(3));
    const std::vector<OptionValue> named = {{"plots", "10"}};
    EXPECT_EQ(configure<ChangedDefaults>(named, 1)->plots, 10);
}

}  // namespace
}  // namespace ozy
