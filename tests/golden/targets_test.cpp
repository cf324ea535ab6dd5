// targets_test.cpp - what can light up: tests/targets/<game>.txt lists the ids of all things that any move of a player
// stands for on a screen. The page's tests ask for words about each of them, and this one sees to it that none is
// missing.
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>
#include <string>

#include "games/all_games.hpp"
#include "tree.hpp"

namespace ozy {
namespace {

template <class G>
std::string targets() {
    const typename G::State opening = G::setup({});
    std::set<std::string> found;
    for (int number = 0; number < G::sayings(); ++number) found.insert(G::target(opening, G::saying(number)));
    std::string out;
    for (const std::string& target : found) out.append(target).append("\n");
    return out;
}

std::string written(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

template <class List>
struct TypesOf;
template <class... Games>
struct TypesOf<GameList<Games...>> {
    using Type = testing::Types<Games...>;
};

template <class G>
class Targets : public testing::Test {};
TYPED_TEST_SUITE(Targets, typename TypesOf<AllGames>::Type);

// The list as it should be is left beside the test, to be taken over.
TYPED_TEST(Targets, are_listed) {
    const std::string name = std::string(TypeParam::name) + ".txt";
    const std::string now = targets<TypeParam>();
    const bool is_listed = written(in_tree("tests/targets/" + name)) == now;
    EXPECT_TRUE(is_listed) << "tests/targets/" << name << " is not what can light up; see ./" << name;
    if (!is_listed) std::ofstream(name, std::ios::binary) << now;
}

}  // namespace
}  // namespace ozy
