// sight_test.cpp - what viewers are sent, over all games: choices are complete and true, and nothing a viewer cannot
// know changes a byte of what it gets.
#include "server/lobby/sight.hpp"

#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

#include "server/patched.hpp"
#include "table/registry.hpp"

namespace ozy::server {
namespace {

using nlohmann::json;

template <class List>
struct TestTypes;
template <class... Games>
struct TestTypes<GameList<Games...>> {
    using Type = testing::Types<Games...>;
};

template <class G>
class OfGame : public testing::Test {};
TYPED_TEST_SUITE(OfGame, typename TestTypes<AllGames>::Type);

// Calls visit(state) at decisions of players in random games, at every `every`th.
template <Game G, class Visit>
void at_decisions(int games, int every, Visit visit) {
    for (int game = 0; game < games; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        typename G::State state = G::setup({});
        for (int ply = 0; G::decider(state) != Seat::over && ply < 4000; ++ply) {
            MoveList moves;
            if (G::decider(state) == Seat::chance) {
                G::apply(state, G::sample_chance(state, rng), nullptr);
                continue;
            }
            if (ply % every == 0) visit(state);
            G::legal_moves(state, moves);
            G::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
        }
    }
}

std::string filled(std::string text, const std::string& word) {
    if (const std::size_t at = text.find("{}"); at != std::string::npos) text.replace(at, 2, word);
    return text;
}

// The choices of a list with "each" spelled out: text to [target, label, next].
std::map<std::string, json> spelled(const json& list) {
    std::map<std::string, json> out;
    for (const json& choice : list) {
        std::vector<std::string> words = {""};
        if (choice.contains("each")) {
            words.clear();
            std::string each = choice["each"].get<std::string>() + " ";
            for (std::size_t end = 0; (end = each.find(' ')) != std::string::npos; each.erase(0, end + 1))
                words.push_back(each.substr(0, end));
        }
        for (const std::string& word : words) {
            json label = choice["label"];
            for (auto& argument : label["args"])
                for (auto& part : argument) part = filled(part.get<std::string>(), word);
            out[filled(choice["text"].get<std::string>(), word)] = {filled(choice["target"].get<std::string>(), word),
                                                                    label, choice.value("next", 0)};
        }
    }
    return out;
}

template <Tellable G>
void expect_true_list(const typename G::State& state, const json& tree, std::size_t number, int depth) {
    const auto choices = spelled(tree[number]);
    MoveList moves;
    G::legal_moves(state, moves);
    ASSERT_EQ(choices.size(), moves.size());
    for (Move move : moves) {
        const std::string text = G::to_text(state, move);
        const auto found = choices.find(text);
        ASSERT_NE(found, choices.end()) << text;
        EXPECT_EQ(found->second[0], G::target(state, move));
        json label = json::parse(phrase_json(G::label(state, move)));
        label["args"];  // an empty one is left out on the wire
        EXPECT_EQ(found->second[1], label) << text;
        const auto next = found->second[2].get<std::size_t>();
        if (next == 0 || depth == 0) continue;
        typename G::State after = state;
        G::apply(after, move, nullptr);
        ASSERT_TRUE(G::decider(after) == G::decider(state) && G::mid_chain(after)) << text;
        expect_true_list<G>(after, tree, next, depth - 1);
    }
}

TYPED_TEST(OfGame, TheTreeHoldsExactlyTheLegalChains) {
    using G = TypeParam;
    at_decisions<G>(3, 13, [](const typename G::State& state) {
        const std::string text = ChoiceTree<G>::json(state);
        EXPECT_LT(text.size(), 16'000U);
        expect_true_list<G>(state, json::parse(text), 0, 3);
    });
}

// In the others all lies open.
template <Game G>
constexpr bool has_secrets = G::name != "after_the_flood" && G::name != "vinci";

template <Tellable G>
std::unique_ptr<Table> table_at(const typename G::State& state) {
    auto table = *open_table(G::name, option_values<G>(G::config(state)));
    const std::string bytes(reinterpret_cast<const char*>(&state), sizeof state);
    EXPECT_TRUE(table->thaw(bytes, 5));
    return table;
}

// Two tables that a viewer cannot tell apart, as it is sent them.
template <Tellable G>
std::string sent(const typename G::State& state, Seat viewer) {
    const auto table = table_at<G>(state);
    Sight sight(viewer, {});
    sight.look(*table, {});
    return sight.full(*table, nullptr).text() + sight.version();
}

TYPED_TEST(OfGame, WhatAViewerCannotKnowChangesNoByte) {
    using G = TypeParam;
    Rng rng(3);
    int differing = 0;
    at_decisions<G>(2, 17, [&](const typename G::State& state) {
        std::vector<Seat> viewers = {Seat::spectator};
        for (Seat seat : seats_of(G::config(state).players)) viewers.push_back(seat);
        for (Seat viewer : viewers) {
            const typename G::View seen = G::view(state, viewer);
            const std::string truth = sent<G>(state, viewer);
            for (int i = 0; i < 3; ++i) {
                const typename G::State world = G::imagine(seen, rng);
                differing += std::memcmp(&world, &state, sizeof world) != 0;
                ASSERT_EQ(sent<G>(world, viewer), truth) << "viewer " << index(viewer);
            }
        }
    });
    EXPECT_EQ(differing > 0, has_secrets<G>) << "the test must have had something to permute";
}

// What the viewer gets when the decider makes its choice number `number`; empty if it hears nothing.
template <Tellable G>
std::string sent_after(const typename G::State& state, Seat viewer, std::size_t number) {
    const auto table = table_at<G>(state);
    Sight sight(viewer, {});
    sight.look(*table, {});
    EXPECT_TRUE(table->play_choice(table->decider(), number));
    return sight.look(*table, {}) ? sight.update().text() : std::string();
}

// What a move shows to a viewer: its view, and the events it may see.
template <Tellable G>
std::string shown_by(typename G::State state, Move move, Seat viewer) {
    Events events;
    G::apply(state, move, &events);
    const typename G::View seen = G::view(state, viewer);
    std::string out(reinterpret_cast<const char*>(&seen), sizeof seen);
    for (const Event& event : events)
        if (may_see(viewer, event)) out.append(reinterpret_cast<const char*>(&event), sizeof event);
    return out;
}

// The other seats' hands are exchanged for others they might have; as long as a move then shows the viewer the same,
// every byte of the message about it, its length and whether there is one at all must be the same.
TYPED_TEST(OfGame, MessagesTellNoMoreThanWhatIsShown) {
    using G = TypeParam;
    Rng rng(4);
    int compared = 0;
    at_decisions<G>(3, 5, [&](const typename G::State& state) {
        const Seat decider = G::decider(state);
        MoveList moves, others;
        G::legal_moves(state, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        for (Seat viewer : {Seat::spectator, seat_at(0), seat_at(1)}) {
            const typename G::State world = G::imagine(G::view(state, viewer), rng);
            if (std::memcmp(&world, &state, sizeof world) == 0 || G::decider(world) != decider) continue;
            G::legal_moves(world, others);
            const auto found = std::find(others.begin(), others.end(), move);
            if (found == others.end() || shown_by<G>(world, move, viewer) != shown_by<G>(state, move, viewer)) continue;
            const auto here = std::find(moves.begin(), moves.end(), move) - moves.begin();
            const auto there = found - others.begin();
            ASSERT_EQ(sent_after<G>(state, viewer, static_cast<std::size_t>(here)),
                      sent_after<G>(world, viewer, static_cast<std::size_t>(there)))
                << "viewer " << index(viewer) << ", " << G::to_text(state, move);
            ++compared;
        }
    });
    EXPECT_EQ(compared > 0, has_secrets<G>) << "the test must have had something to compare";
}

// Questions are answered from what the asker can know: refusals with their reasons, and previews.
TYPED_TEST(OfGame, AnswersTellNothingHidden) {
    using G = TypeParam;
    Rng rng(6);
    std::vector<std::string> lines;
    at_decisions<G>(2, 11, [&](const typename G::State& state) {
        const Seat seat = G::decider(state);
        MoveList moves;
        G::legal_moves(state, moves);
        lines.push_back(G::to_text(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        const auto answers = [&](const typename G::State& world) {
            const auto table = table_at<G>(world);
            std::string out;
            for (std::size_t i = lines.size() - std::min<std::size_t>(lines.size(), 8); i < lines.size(); ++i) {
                const auto objection = table->objection(seat, lines[i]);
                out += objection ? objection->error.detail + objection->error.rule + objection->phrase.key : "legal";
            }
            if (const auto outlooks = table->foresee_each(seat, ""))
                for (const Outlook& outlook : *outlooks)
                    for (const Phrase& phrase : outlook.phrases) out += outlook.text + to_english(phrase);
            return out;
        };
        ASSERT_EQ(answers(state), answers(G::imagine(G::view(state, seat), rng)));
    });
    EXPECT_GT(lines.size(), 10U);
}

// What the seat is told by this move, in words.
template <Tellable G>
std::vector<std::string> told(typename G::State state, Move move, Seat seat) {
    Events events;
    G::apply(state, move, &events);
    std::vector<std::string> out;
    for (const Event& event : events)
        if (may_see(seat, event)) out.push_back(to_english(G::describe(event)));
    return out;
}

TYPED_TEST(OfGame, WhatWasToldCannotBeTakenBack) {
    using G = TypeParam;
    Rng rng(11);
    int free_steps = 0;
    at_decisions<G>(4, 1, [&](const typename G::State& state) {
        MoveList moves;
        G::legal_moves(state, moves);
        const std::size_t number = rng.below(static_cast<std::uint32_t>(moves.size()));
        const auto table = table_at<G>(state);
        const Seat seat = table->decider();
        ASSERT_TRUE(table->play_choice(seat, number));
        if (table->decider() != seat || table->has_learned(seat, 5)) return;
        ++free_steps;
        const typename G::View seen = G::view(state, seat);
        const std::vector<std::string> truth = told<G>(state, moves[number], seat);
        for (int i = 0; i < 3; ++i) ASSERT_EQ(told<G>(G::imagine(seen, rng), moves[number], seat), truth);
    });
    EXPECT_GT(free_steps, 0);
}

// [AE-8.1] Urn's troops stand inside again when Lion is asked next; what Lion has read in the log stays read.
TEST(Draft, EndsWhenTheLogHasShownAHiddenDeployment) {
    auto table = *open_table("after_the_empire", std::vector<OptionValue>{});
    for (const char* statement : {"gold P0 0", "gold P1 6", "invader 0 hordesmen_a N up", "siege trebuchet_a W seen P1",
                                  "move_points P1 1", "posts P0 E 1/0", "step post P1 from 6"})
        ASSERT_TRUE(table->read_statement(statement)) << statement;
    ASSERT_TRUE(table->finish_position());
    const Seat last = seat_at(1);
    ASSERT_EQ(table->decider(), last);
    ASSERT_TRUE(table->play_choice(last, 0));
    ASSERT_EQ(table->decider(), last);
    std::string log;
    for (const LogEntry& entry : table->log(0, last)) log += to_english(entry.phrase) + "; ";
    EXPECT_NE(log.find("1 soldier on the E wall"), std::string::npos) << log;
    EXPECT_TRUE(table->has_learned(last, 0)) << log;
}

TYPED_TEST(OfGame, ObjectionsSayWhatPlayingSays) {
    using G = TypeParam;
    Rng rng(7);
    std::vector<std::string> lines = {"", "nonsense", "pass pass pass pass pass pass pass"};
    int with_phrase = 0;
    at_decisions<G>(1, 7, [&](const typename G::State& state) {
        MoveList moves;
        G::legal_moves(state, moves);
        lines.push_back(G::to_text(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        const auto table = table_at<G>(state);
        for (const std::string& line : lines) {
            const Outcome tried = table->clone()->play_line(table->decider(), line);
            const auto objection = table->objection(table->decider(), line);
            ASSERT_EQ(objection.has_value(), !tried.has_value()) << line;
            if (!objection) continue;
            EXPECT_EQ(objection->error.detail, tried.error().detail);
            EXPECT_EQ(objection->error.rule, tried.error().rule);
            if (objection->phrase.key.empty()) continue;
            EXPECT_EQ(to_english(objection->phrase), objection->error.detail);
            ++with_phrase;
        }
    });
    EXPECT_GT(with_phrase, 0);
}

TYPED_TEST(OfGame, SightsFollowAGameByPatches) {
    using G = TypeParam;
    auto table = *open_table(G::name, std::vector<OptionValue>{});
    Rng rng(5);
    Sight sight(Seat::spectator, {});
    json view, log = json::array();
    std::vector<std::size_t> sizes;
    std::size_t bytes = 0;
    for (int i = 0; i < 200 && !table->is_over(); ++i) {
        table->play_chance(rng);
        if (table->is_over()) break;
        const auto choices = table->choices();
        ASSERT_TRUE(table->play_choice(table->decider(), rng.below(static_cast<std::uint32_t>(choices.size()))));
        if (!sight.look(*table, {})) continue;
        const json message = json::parse(sight.update().text());
        if (message.contains("view")) {
            view = message["view"];
        } else {
            view = patched(std::move(view), message["patch"]);
        }
        for (const json& entry : message["log"]["entries"]) log.push_back(entry);
        sizes.push_back(message.dump().size());
        bytes += sizes.back();
        ASSERT_EQ(view, json::parse(table->view_json(Seat::spectator)));
        ASSERT_EQ(log.size(), message["log"]["total"].get<std::size_t>());
    }
    ASSERT_GT(sizes.size(), 10U);
    EXPECT_LT(bytes / sizes.size(), 2000U) << "a typical update is small";
    EXPECT_LT(*std::max_element(sizes.begin(), sizes.end()), 30'000U) << "a full one is not large";
    EXPECT_FALSE(sight.look(*table, {})) << "the same again is nothing new";
}

}  // namespace
}  // namespace ozy::server
