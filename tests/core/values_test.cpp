// values_test.cpp - the plain values that states are made of: fixed vectors, arrays by id, seats, hashes, standings.
#include <cstring>
#include <gmock/gmock.h>
#include <vector>

#include "core/enum_array.hpp"
#include "core/fixed_vector.hpp"
#include "core/hash.hpp"
#include "core/id_set.hpp"
#include "core/move_list.hpp"
#include "core/seat.hpp"
#include "core/standing.hpp"

namespace ozy {
namespace {

using ::testing::ElementsAre;

std::vector<int> numbers(const auto& range) { return {range.begin(), range.end()}; }

TEST(FixedVector, is_zero_beyond_its_end_so_that_bytes_compare) {
    FixedVector<std::uint8_t, 4> used, fresh;
    for (std::uint8_t item = 7; item < 10; ++item) used.push_back(item);
    used.erase(0);
    EXPECT_THAT(numbers(used), ElementsAre(8, 9));
    used.pop_back();
    used.pop_back();
    EXPECT_EQ(std::memcmp(&used, &fresh, sizeof used), 0);
    used.push_back(5);
    used.clear();
    EXPECT_EQ(used, fresh);
}

TEST(FixedVector, knows_when_it_is_full) {
    FixedVector<int, 2> two;
    EXPECT_TRUE(two.empty());
    two.push_back(1);
    EXPECT_FALSE(two.full());
    two.push_back(2);
    EXPECT_TRUE(two.full());
    EXPECT_EQ(two.back(), 2);
}

#ifdef OZY_CHECKED
TEST(FixedVectorDeathTest, refuses_what_does_not_fit) {
    FixedVector<int, 1> one;
    one.push_back(1);
    EXPECT_DEATH(one.push_back(2), "broken promise: count < Capacity");
    EXPECT_DEATH(static_cast<void>(one[1]), "broken promise: i < count");
}
#endif

enum class Fruit : std::uint8_t { apple, pear, plum };

TEST(EnumArray, is_indexed_by_its_own_ids) {
    EnumArray<Fruit, int, 3> count;
    count[Fruit::pear] = 4;
    EXPECT_THAT(numbers(count), ElementsAre(0, 4, 0));
    std::vector<Fruit> all;
    for (Fruit fruit : EnumRange<Fruit, 3>{}) all.push_back(fruit);
    EXPECT_THAT(all, ElementsAre(Fruit::apple, Fruit::pear, Fruit::plum));
}

using Basket = IdSet<Fruit, std::uint8_t>;
std::vector<Fruit> fruits(Basket basket) {
    std::vector<Fruit> out;
    for (Fruit fruit : basket) out.push_back(fruit);
    return out;
}

TEST(IdSet, holds_each_id_once_and_names_them_in_rising_order) {
    Basket basket{Fruit::plum, Fruit::apple};
    basket.insert(Fruit::plum);
    EXPECT_THAT(fruits(basket), ElementsAre(Fruit::apple, Fruit::plum));
    EXPECT_EQ(basket.count(), 2);
    EXPECT_EQ(basket.first(), Fruit::apple);
    EXPECT_EQ(basket.nth(1), Fruit::plum);
    EXPECT_EQ(basket.bits(), 5);
    basket.erase(Fruit::apple);
    EXPECT_EQ(basket, Basket(Fruit::plum));
    basket.erase(Fruit::plum);
    EXPECT_TRUE(basket.empty());
}

TEST(IdSet, is_made_of_and_compared_with_others) {
    const Basket all = Basket::first_of(3), later = Basket::range(Fruit::pear, Fruit::plum);
    EXPECT_EQ(all - later, Basket(Fruit::apple));
    EXPECT_EQ(all & later, later);
    EXPECT_EQ(later | Basket(Fruit::apple), all);
    EXPECT_EQ(all.from(1), later);
    EXPECT_TRUE(all.includes(later) && !later.includes(all));
    EXPECT_TRUE(all.touches(later) && !later.touches(Basket(Fruit::apple)));
    EXPECT_TRUE((IdSet<Fruit, std::uint64_t>::first_of(63).from(63).empty()));
}

TEST(Seat, goes_round_clockwise) {
    EXPECT_EQ(next_seat(seat_at(0), 3), seat_at(1));
    EXPECT_EQ(next_seat(seat_at(2), 3), Seat::first);
    for (Seat nobody : {Seat::chance, Seat::over, Seat::spectator, Seat::omniscient}) EXPECT_FALSE(is_player(nobody));
}

TEST(Hash, is_known_and_depends_on_every_byte_and_the_length) {
    EXPECT_EQ(hash_bytes(std::uint64_t{1}), hash_bytes(std::array<std::uint8_t, 8>{1}));
    std::array<std::uint8_t, 11> bytes{};
    const std::uint64_t before = hash_bytes(bytes);
    for (std::uint8_t& byte : bytes) {
        byte = 1;
        EXPECT_NE(hash_bytes(bytes), before);
        byte = 0;
    }
    EXPECT_NE(hash_bytes(std::array<std::uint8_t, 3>{}), hash_bytes(std::array<std::uint8_t, 4>{}));
    EXPECT_NE(Hasher{}.add("ab").add("c").value(), Hasher{}.add("a").add("bc").value());
}

TEST(MoveList, adds_up_weights_and_forgets_them) {
    MoveList list;
    list.clear();
    list.push_outcome({1, 2, 3, 4}, 5);
    list.push_outcome({2, 0, 0, 0}, 7);
    EXPECT_EQ(list.total_weight(), 12U);
    EXPECT_EQ(list.weight(1), 7U);
    EXPECT_TRUE(list.contains({1, 2, 3, 4}));
    EXPECT_FALSE(list.contains({1, 2, 3, 5}));
    list.clear();
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.total_weight(), 0U);
}

TEST(Move, codes_order_by_kind_first) {
    EXPECT_LT(code({1, 255, 255, 255}), code({2, 0, 0, 0}));
    EXPECT_EQ(code({1, 2, 3, 4}), 0x01020304U);
}

TEST(Standing, ranks_by_score_then_tie_breaks_and_shares_places) {
    Standing standing;
    standing.seats = 4;
    standing.score = {{5, 9, 9, 5}};
    standing.tie_break[seat_at(1)] = {1, 0, 0, 0};
    standing.tie_break[seat_at(2)] = {0, 9, 0, 0};
    standing.rank_seats();
    EXPECT_THAT(numbers(standing.rank), ElementsAre(3, 1, 2, 3, 0, 0));
    EXPECT_TRUE(standing.is_winner(seat_at(1)));
    EXPECT_EQ(standing.winners(), 1);
}

}  // namespace
}  // namespace ozy
