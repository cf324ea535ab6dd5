// parts_test.cpp - the server's small parts: patches, messages, limits, tokens, chance, clocks.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <set>

#include "server/auth/passwords.hpp"
#include "server/auth/tokens.hpp"
#include "server/limits.hpp"
#include "server/lobby/chance.hpp"
#include "server/lobby/clock.hpp"
#include "server/lobby/json_patch.hpp"
#include "server/lobby/messages.hpp"
#include "server/patched.hpp"
#include "server/usable_time.hpp"
#include "table/registry.hpp"

namespace ozy::server {
namespace {

using nlohmann::json;

// A small random document; keys come in a fixed order, as the games write them.
json random_value(Rng& rng, int depth) {
    switch (rng.below(depth > 0 ? 6 : 4)) {
        case 0:
            return rng.below(3);
        case 1:
            return nullptr;
        case 2:
            return std::string("a\"b\\c,]}{[").substr(rng.below(10));
        case 3:
            return rng.below(2) == 0;
        case 4: {
            json out = json::array();
            for (std::uint32_t i = rng.below(4); i > 0; --i) out.push_back(random_value(rng, depth - 1));
            return out;
        }
        default: {
            json out = json::object();
            for (const char* key : {"a", "b\"", "c,", "d/~e"})
                if (rng.below(4) > 0) out[key] = random_value(rng, depth - 1);
            return out;
        }
    }
}

json random_object(Rng& rng) {
    json out = json::object();
    for (const char* key : {"decider", "one", "two", "three"}) out[key] = random_value(rng, 3);
    if (rng.below(10) == 0) out["extra"] = 1;
    return out;
}

TEST(JsonPatch, LeadsFromAnyDocumentToAnyOther) {
    Rng rng(1);
    for (int i = 0; i < 5000; ++i) {
        const json before = random_object(rng), after = rng.below(5) == 0 ? before : random_object(rng);
        const JsonObject one(before.dump()), other(after.dump());
        const std::string patch = json_patch(one, other);
        EXPECT_EQ(patched(before, json::parse(patch)), after) << before << after << patch;
        EXPECT_EQ(patch == "[]", before == after);
        EXPECT_EQ(other.member("two"), after["two"].dump());
        EXPECT_EQ(other.member("missing"), "");
    }
}

// An object with these members and so many others that it is shorter to say what changed.
JsonObject with_more(const std::string& members) {
    return JsonObject("{" + members + R"(,"more":")" + std::string(300, 'x') + R"("})");
}

TEST(JsonPatch, AddsKeysAndTakesThemAway) {
    const JsonObject before = with_more(R"("cards":{"2":{"n":1},"5/~":{"n":2}})");
    EXPECT_EQ(json_patch(before, with_more(R"("cards":{"2":{"n":1},"3":{"some":"value"},"5/~":{"n":2}})")),
              R"([{"op":"add","path":"/cards/3","value":{"some":"value"}}])");
    EXPECT_EQ(json_patch(before, with_more(R"("cards":{"2":{"n":1}},"day":1)")),
              R"([{"op":"remove","path":"/cards/5~1~0"},{"op":"add","path":"/day","value":1}])");
}

TEST(JsonPatch, SaysOnlyWhatChanged) {
    const JsonObject before = with_more(R"("bag":7,"tiles":{"red":["A1"],"blue":[]},"seats":[{"n":1},{"n":2}])");
    const JsonObject after = with_more(R"("bag":7,"tiles":{"red":["A1","B2"],"blue":[]},"seats":[{"n":1},{"n":3}])");
    EXPECT_EQ(json_patch(before, after), R"([{"op":"replace","path":"/tiles/red","value":["A1","B2"]},)"
                                         R"({"op":"replace","path":"/seats/1/n","value":3}])");
}

TEST(Messages, AreReadStrictly) {
    const auto reads = [](std::string_view text) { return std::holds_alternative<ClientMessage>(read_message(text)); };
    EXPECT_TRUE(reads(R"({"type":"open","table":"t","seat":0})"));
    EXPECT_TRUE(reads(R"({"type":"open","table":"t","seat":"spectator","have":{"version":"v","log":3,"mark":"m"}})"));
    EXPECT_TRUE(reads(R"({"type":"move","id":"1","version":"v","line":"pass"})"));
    EXPECT_TRUE(reads(R"({"type":"resync"})"));
    for (const char* wrong :
         {"", "[]", "{}", R"({"type":"move"})", R"({"type":"move","id":"1","version":"v"})",
          R"({"type":"move","id":"1","version":"v","line":"pass","extra":1})",
          R"({"type":"move","version":"v","line":"pass"})", R"({"type":"open","table":"t","seat":6})",
          R"({"type":"open","table":"t","seat":-1})", R"({"type":"open","table":"t","seat":"omniscient"})",
          R"({"type":"open","table":"t","seat":0,"have":{"version":"v","log":-1,"mark":"m"}})",
          R"({"type":"undo","id":"1","version":"v","to":"beginning"})",
          R"({"type":"answer_undo","id":"1","request":1,"agree":"yes"})"})
        EXPECT_FALSE(reads(wrong)) << wrong;
    const auto misread = read_message(R"({"type":"fly","id":"x7"})");
    EXPECT_EQ(std::get<Misread>(misread).id, "x7");
}

TEST(Limits, RefillWithTimeAndForgetWhoIsQuiet) {
    Bucket bucket;
    const Rate rate{10, 3};
    auto now = Bucket::Clock::time_point() + std::chrono::hours(1);
    EXPECT_TRUE(bucket.take(rate, now) && bucket.take(rate, now) && bucket.take(rate, now));
    EXPECT_FALSE(bucket.take(rate, now));
    now += std::chrono::milliseconds(100);
    EXPECT_TRUE(bucket.take(rate, now));
    EXPECT_FALSE(bucket.take(rate, now));
    EXPECT_TRUE(bucket.is_full(rate, now + std::chrono::seconds(1)));

    LimitConfig config;
    config.connections_per_address = 2;
    config.connections = 3;
    Limits limits(config);
    EXPECT_TRUE(limits.open_connection("a") && limits.open_connection("a"));
    EXPECT_FALSE(limits.open_connection("a"));
    EXPECT_TRUE(limits.open_connection("b"));
    EXPECT_FALSE(limits.open_connection("c"));
    limits.close_connection("a");
    EXPECT_TRUE(limits.open_connection("c"));
}

TEST(Tokens, AreLongAndDifferent) {
    start_cryptography();
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) EXPECT_TRUE(seen.insert(random_token()).second);
    EXPECT_EQ(seen.begin()->size(), 22U);  // 128 bits
    const std::string bytes = {'\0', '\xff', 'a'};
    EXPECT_EQ(from_hex(to_hex(bytes)), bytes);
    EXPECT_EQ(from_hex("0g"), "");
    EXPECT_EQ(from_hex("012"), "");
    EXPECT_TRUE(equal_secrets("abc", "abc"));
    EXPECT_FALSE(equal_secrets("abc", "abd") || equal_secrets("abc", "abcd"));
}

TEST(Passwords, AreHashedWithSaltAndChecked) {
    start_cryptography();
    const std::string hash = hash_password("correct horse");
    EXPECT_TRUE(hash.starts_with("$argon2id$"));
    EXPECT_NE(hash, hash_password("correct horse"));
    EXPECT_TRUE(is_password(hash, "correct horse"));
    EXPECT_FALSE(is_password(hash, "correct hors"));
    EXPECT_FALSE(is_password("", "a password that no account has"));
}

TEST(Chance, FollowsFromSecretContributionsAndPlace) {
    start_cryptography();
    const Chance chance{std::string(32, 'x'), {"a", ""}};
    EXPECT_EQ(chance.rng_at(7).next(), (Chance{std::string(32, 'x'), {"a", ""}}.rng_at(7).next()));
    std::set<std::uint64_t> draws = {chance.rng_at(7).next(), chance.rng_at(8).next(),
                                     Chance{std::string(32, 'y'), {"a", ""}}.rng_at(7).next(),
                                     Chance{std::string(32, 'x'), {"", "a"}}.rng_at(7).next()};
    EXPECT_EQ(draws.size(), 4U);
    EXPECT_NE(Rng(chance.mind_at(7)).next(), chance.rng_at(7).next()) << "a bot does not think of what is drawn next";
    EXPECT_NE(chance.mind_at(7), chance.mind_at(8));
    EXPECT_EQ(secret_of_seed(7).size(), 32U);
    EXPECT_NE(secret_of_seed(7), secret_of_seed(8));
    EXPECT_EQ(chance.commitment().size(), 64U);
    EXPECT_EQ(chance.commitment(), (Chance{std::string(32, 'x'), {}}.commitment()));
}

TEST(Guesses, TakeEverLonger) {
    Guesses guesses;
    auto now = Guesses::Clock::time_point() + std::chrono::hours(1);
    const auto wait = [&] {
        return std::chrono::duration_cast<std::chrono::seconds>(guesses.try_one("anna", now)).count();
    };
    for (int i = 0; i < 5; ++i) EXPECT_EQ(wait(), 0);
    for (int expected = 1; expected < 512; expected *= 2) {
        EXPECT_EQ(wait(), expected);
        now += std::chrono::seconds(expected);
        EXPECT_EQ(wait(), 0);
    }
    EXPECT_EQ(wait(), 512);
    EXPECT_EQ(guesses.try_one("ben", now), Guesses::Clock::duration::zero());
    guesses.was_right("anna");
    EXPECT_EQ(wait(), 0);
    for (int i = 0; i < 20; ++i) wait();
    now += std::chrono::hours(2);
    EXPECT_EQ(wait(), 0);
}

TEST(Clock, RunsForWhoDecides) {
    GameClock clock(ClockRule{60, 5}, 2);
    clock.hand_over(seat_at(0), 1000);
    EXPECT_EQ(clock.left(seat_at(0), 11'000), 50'000);
    clock.hand_over(seat_at(0), 11'000);  // a second step of the same turn: no increment
    EXPECT_EQ(clock.left(seat_at(0), 11'000), 50'000);
    clock.hand_over(seat_at(1), 21'000);
    EXPECT_EQ(clock.left(seat_at(0), 99'000), 45'000);
    EXPECT_LT(clock.left(seat_at(1), 90'000), 0);
}

// A process that was stopped for a minute has cost nobody a second.
TEST(UsableTime, StandsStillWhileNobodyTicks) {
    UsableTime time(5000);
    std::int64_t now = 5000;
    for (int i = 0; i < 50; ++i) time.tick(now += 100);
    EXPECT_EQ(time.at(now), 5000);
    EXPECT_EQ(time.at(now + 50), 5050);
    now += 60'000;
    EXPECT_LT(time.at(now), 6000) << "also before it is told";
    time.tick(now);
    EXPECT_LT(time.at(now), 6000);
    const std::int64_t before = time.at(now);
    time.tick(now += 100);
    EXPECT_EQ(time.at(now), before + 100) << "and goes on";
    time.tick(now - 1000);
    EXPECT_EQ(time.at(now), before + 100) << "never back";
}

}  // namespace
}  // namespace ozy::server
