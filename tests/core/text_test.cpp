// text_test.cpp - words in, sentences, JSON and screens out.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/joined.hpp"
#include "core/json.hpp"
#include "core/letters.hpp"
#include "core/option.hpp"
#include "core/phrase.hpp"
#include "core/screen.hpp"
#include "core/words.hpp"

namespace ozy {
namespace {

TEST(Words, are_taken_one_by_one_across_any_spaces) {
    Words words("  tile \t red  F5 ");
    EXPECT_EQ(words.peek(), "tile");
    EXPECT_FALSE(words.take("til"));
    EXPECT_TRUE(words.take("tile"));
    EXPECT_EQ(words.take(), "red");
    EXPECT_EQ(words.rest(), "F5 ");
    EXPECT_EQ(words.take(), "F5");
    EXPECT_TRUE(words.empty());
    EXPECT_EQ(words.take(), "");
    EXPECT_FALSE(words.take(""));
}

TEST(Words, take_a_number_only_whole_and_in_range) {
    int number = -1;
    for (const char* wrong : {"", "x", "1x", "4", "-1", "99999999999"}) {
        Words words(wrong);
        EXPECT_FALSE(words.take_number(number, 0, 3)) << wrong;
        EXPECT_EQ(words.rest(), wrong);
    }
    EXPECT_EQ(number, -1);
    Words words("3 rest");
    EXPECT_TRUE(words.take_number(number, 0, 3));
    EXPECT_EQ(number, 3);
    EXPECT_EQ(words.rest(), "rest");
}

enum class Fruit : std::uint8_t { apple, pear, plum, none };
constexpr std::array<std::string_view, 3> fruit_names = {"apple", "pear", "plum"};

TEST(Words, name_rows_ids_and_what_is_found) {
    Fruit fruit = Fruit::none;
    Words words("plum pear apple stone");
    EXPECT_TRUE(take_named(words, fruit, fruit_names));
    EXPECT_EQ(fruit, Fruit::plum);
    const std::array some = {Fruit::apple, Fruit::pear};
    EXPECT_TRUE(take_one(words, some, fruit, [](Fruit one) { return fruit_names[ordinal(one)]; }));
    EXPECT_EQ(fruit, Fruit::pear);
    EXPECT_TRUE(
        take_found<[](std::string_view word) { return word == "apple" ? std::optional(Fruit::apple) : std::nullopt; }>(
            words, fruit));
    EXPECT_EQ(fruit, Fruit::apple);
    EXPECT_FALSE(take_named(words, fruit, fruit_names));
    EXPECT_EQ(fruit, Fruit::apple);
    EXPECT_EQ(words.rest(), "stone");
}

TEST(Joined, leaves_out_what_has_no_word) {
    EXPECT_EQ(joined(", ", std::array{1, 22, 3}), "1, 22, 3");
    EXPECT_EQ(joined("/", std::array<std::string_view, 3>{"a", "", "b"}), "a/b");
    EXPECT_EQ(joined(" ", std::array<int, 0>{}), "");
    EXPECT_EQ(joined("+", std::array{1, 2, 3}, [](int n) { return n == 2 ? "" : std::to_string(n); }), "1+3");
}

TEST(Json, writes_what_may_be_missing_and_lists) {
    const auto name = [](Fruit one) { return fruit_names[ordinal(one)]; };
    Json json;
    json.open_object().field("best", unless_none(Fruit::pear, name)).field("worst", unless_none(Fruit::none, name));
    json.list("numbers", std::array{1, 2}).list("names", std::array{Fruit::plum}, name).close_object();
    EXPECT_EQ(json.text(), R"({"best":"pear","worst":null,"numbers":[1,2],"names":["plum"]})");
}

TEST(Letters, change_their_size_and_leave_other_signs_alone) {
    EXPECT_EQ(upper('a'), 'A');
    EXPECT_EQ(upper('z'), 'Z');
    EXPECT_EQ(lower('A'), 'a');
    EXPECT_EQ(lower('Z'), 'z');
    for (char other : {'{', '`', '[', '@', '7', ' '}) {
        EXPECT_EQ(upper(other), other);
        EXPECT_EQ(lower(other), other);
    }
    EXPECT_EQ(letter_after('A', 15), 'P');
}

TEST(Letters, let_digits_be_taken_from_the_front) {
    std::string_view text = "19x,300";
    std::uint8_t number = 0;
    EXPECT_TRUE(take_digits(text, number));
    EXPECT_EQ(number, 19);
    EXPECT_EQ(text, "x,300");
    for (std::string_view wrong : {"", "x1", "300"}) {  // 300 is no byte
        text = wrong;
        EXPECT_FALSE(take_digits(text, number));
        EXPECT_EQ(text, wrong);
    }
    EXPECT_EQ(number, 19);
}

TEST(Phrase, fills_in_its_arguments) {
    const Phrase phrase{"x.y", "{seat} puts {n} on {seat}", {{"seat", "seat.0", "Lion"}, {"n", "", "2"}}};
    EXPECT_EQ(to_english(phrase), "Lion puts 2 on Lion");
    EXPECT_EQ(to_english({"x.z", "an open {brace", {}}), "an open {brace");
    EXPECT_EQ(to_english({"x.z", "", {}}), "");
}

TEST(Json, is_what_a_reader_reads_back) {
    Json json;
    json.open_object().field("text", "a \"b\" \\ \n\t\x01 é").field("yes", true).field("n", -7).key("list").open_list();
    json.value(1).value("two").null().open_object().close_object().decimal(0.125, 2).close_list();
    json.key("empty").open_list().close_list().close_object();
    const auto read = nlohmann::json::parse(json.text());
    EXPECT_EQ(read["text"], "a \"b\" \\ \n\t\x01 é");
    EXPECT_EQ(read["yes"], true);
    EXPECT_EQ(read["n"], -7);
    EXPECT_EQ(read["list"].size(), 5U);
    EXPECT_EQ(read["list"][4], 0.12);
    EXPECT_TRUE(read["empty"].empty());
}

TEST(Screen, puts_text_where_it_belongs_and_cuts_at_the_edge) {
    Screen screen(10);
    EXPECT_EQ(screen.put(2, 1, "né"), 4);
    EXPECT_FALSE(screen.cut());
    screen.put(8, 0, "abc");
    EXPECT_TRUE(screen.cut());
    EXPECT_EQ(screen.plain(), "        ab\n  né\n");
}

TEST(Screen, spaces_past_the_edge_are_no_loss) {
    Screen screen(4);
    screen.put(2, 0, "ab   ");
    EXPECT_FALSE(screen.cut());
    screen.put(-1, 0, "x");
    EXPECT_TRUE(screen.cut());
}

TEST(Screen, changes_colour_only_where_the_style_changes) {
    Screen screen(10);
    screen.put(0, 0, "ab", {.ink = Ink::red, .bold = true});
    screen.put(2, 0, "c");
    EXPECT_EQ(screen.ansi(), "\x1b[0;1;31mab\x1b[0mc\n");
    EXPECT_EQ(screen.plain(), "abc\n");
}

TEST(Screen, wraps_between_words) {
    Screen screen(12);
    EXPECT_EQ(screen.put_wrapped(2, 0, 9, "one two three"), 2);
    EXPECT_EQ(screen.plain(), "  one two\n  three\n");
}

TEST(Screen, shows_a_question_mark_for_broken_utf8) {
    Screen screen(5);
    screen.put(0, 0, "a\xFF\x62");
    EXPECT_EQ(screen.plain().front(), 'a');
    EXPECT_NE(screen.plain().find('?'), std::string::npos);
}

struct Config {
    std::int16_t players = 2, mode = 0, target = 0;
};

TEST(Option, sets_its_field_by_name_or_number_and_says_what_it_can_be) {
    constexpr std::string_view modes[] = {"calm", "wild"};
    const Option<Config> mode{"mode", "how", "XX-1.1", &Config::mode, modes};
    const Option<Config> target{"target", "how many", "XX-1.2", &Config::target, {}, 30, 500, 0};
    Config config;
    EXPECT_TRUE(mode.set(config, "wild"));
    EXPECT_EQ(config.mode, 1);
    EXPECT_EQ(mode.text(config), "wild");
    EXPECT_FALSE(mode.set(config, "1"));
    EXPECT_EQ(mode.set(config, "mild").error().detail, "option 'mode' cannot be 'mild'; it can be calm, wild");
    EXPECT_TRUE(target.set(config, "500"));
    EXPECT_TRUE(target.set(config, "0"));
    for (const char* wrong : {"1", "29", "501", "30 ", "", "99999999"})
        EXPECT_FALSE(target.set(config, wrong)) << wrong;
    EXPECT_EQ(config.target, 0);
    EXPECT_EQ(target.allowed(), "0 or 30 to 500");
}

}  // namespace
}  // namespace ozy
