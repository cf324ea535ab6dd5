// rules_test.cpp - what cases in text cannot say: sizes, sums over a whole game, words that fail, the JSON of a view.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "games/vinci/events.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/names.hpp"
#include "games/vinci/positions.hpp"

namespace ozy {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using vinci::Kind, vinci::Question, vinci::Province;

Error error_of(std::string_view statement) {
    Vinci::State state = Vinci::empty_position({});
    Words words(statement);
    const Outcome read = Vinci::read_position(state, words);
    if (!read) return read.error();
    const Outcome finished = Vinci::finish_position(state);
    return finished ? Error{Errc::bad_position, "none"} : finished.error();
}

TEST(Vinci, a_state_is_small) {
    EXPECT_EQ(sizeof(Vinci::State), 336U);
    EXPECT_EQ(sizeof(Vinci::View), 344U);
}

// VP and tokens of each seat: as they are, and as the log says they change.
struct Ledger {
    vinci::PerSeat<int> vp{}, tokens{};

    explicit Ledger(const Vinci::State& state) {
        for (Seat seat : seats_of(vinci::seats(state))) {
            const vinci::Realm& realm = state.realms[seat];
            vp[seat] = realm.vp;
            tokens[seat] = realm.hand;
            for (Province province : realm.active) tokens[seat] += state.tokens[province];
        }
    }
    void follow(const Event& event) {
        using vinci::Happening;
        switch (static_cast<Happening>(event.kind)) {
            case Happening::vp_paid:
                vp[event.seat] -= event.amount;
                return;
            case Happening::vp_from_markers:
            case Happening::turn_scored:
                vp[event.seat] += event.amount;
                return;
            case Happening::pair_taken:
                tokens[event.seat] = event.amount;
                return;
            case Happening::tokens_gained:
            case Happening::tokens_borrowed:
                tokens[event.seat] += event.amount;
                return;
            case Happening::tokens_given_back:
                tokens[event.seat] -= event.amount;
                return;
            case Happening::token_destroyed:
                --tokens[event.seat];
                return;
            case Happening::declined:
                tokens[event.seat] = 0;
                return;
            default:
                return;
        }
    }
    friend bool operator==(const Ledger&, const Ledger&) = default;
};

// RULES.md, invariants 5 and 8: VP and tokens of a seat change only by what the log tells.
TEST(Vinci, points_and_tokens_change_only_as_told) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Rng rng(seed);
        Vinci::Config config;
        config.players = static_cast<std::int16_t>(3 + seed % 4);
        Vinci::State state = Vinci::setup(config);
        MoveList moves;
        Events events;
        while (Vinci::decider(state) != Seat::over) {
            Ledger ledger(state);
            Vinci::legal_moves(state, moves);
            const Move move = Vinci::decider(state) == Seat::chance
                                  ? Vinci::sample_chance(state, rng)
                                  : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            events.clear();
            Vinci::apply(state, move, &events);
            for (const Event& event : events) ledger.follow(event);
            ASSERT_EQ(ledger, Ledger(state)) << "seed " << seed << ", " << Vinci::to_text(state, move);
        }
    }
}

// [VI-12.1] The parts of a score are told and add up to it.
TEST(Vinci, the_parts_of_a_score_add_up) {
    using vinci::Happening;
    Vinci::State state =
        position({"civ P0 slavery agriculture_d", "active P0 Belgica 5", "kept P0 ports_d", "declining P0 Scythia"});
    Events events;
    for (Move move : {make_move(Kind::expand), make_move(Kind::conquer, Province::saxonia), make_move(Kind::end),
                      make_move(Kind::place, Province::saxonia)}) {
        events.clear();
        Vinci::apply(state, move, &events);
    }
    int parts = 0, total = 0;
    for (const Event& event : events) {
        if (static_cast<Happening>(event.kind) == Happening::scored) parts += event.amount;
        if (static_cast<Happening>(event.kind) == Happening::turn_scored) total = event.amount;
    }
    EXPECT_EQ(total, 6);
    EXPECT_EQ(parts, total);
}

// [VI-16.1] The forecast of a turn is what the turn then scores, if nothing has to be given up by a bad choice.
TEST(Vinci, the_forecast_is_what_is_scored) {
    Vinci::State state =
        position({"civ P0 mining currency", "active P0 Belgica 9", "declining P0 Suebia Moesia", "kept P0 mining_d"});
    Vinci::apply(state, make_move(Kind::expand), nullptr);
    Vinci::apply(state, make_move(Kind::conquer, Province::britannia), nullptr);
    const vinci::Forecast forecast = vinci::forecast_of(state, Seat::first);
    EXPECT_EQ(forecast.cleared, vinci::ProvinceSet{Province::suebia});
    EXPECT_EQ(forecast.tokens, 9);
    EXPECT_EQ(forecast.income.total(), 7);
    Vinci::apply(state, make_move(Kind::end), nullptr);
    Vinci::apply(state, make_move(Kind::place, Province::belgica), nullptr);
    EXPECT_EQ(state.realms[Seat::first].vp, 17);
}

TEST(Vinci, a_province_is_known_by_any_beginning_of_its_own) {
    EXPECT_EQ(vinci::find_province("Belgica"), Province::belgica);
    EXPECT_EQ(vinci::find_province("belg"), Province::belgica);
    EXPECT_EQ(vinci::find_province("NORI"), Province::noricum);
    EXPECT_EQ(vinci::find_province("nor"), std::nullopt);
    EXPECT_EQ(vinci::find_province("belgicae"), std::nullopt);
    EXPECT_EQ(vinci::find_province(""), std::nullopt);
}

TEST(Vinci, verbs_may_be_left_out_where_one_fits) {
    const auto read = [](const Vinci::State& state, std::string_view text) {
        Words words(text);
        const Result<Move> move = Vinci::parse(state, words);
        return move ? Vinci::to_text(state, *move) : move.error().detail;
    };
    const Vinci::State expanding = position({"new P0 barbarians currency"});
    EXPECT_EQ(read(expanding, "pyr"), "conquer Pyrenaei");
    EXPECT_EQ(read(position({"phase civilization"}), "3"), "take 3");
    Vinci::State state = position({"civ P0 diplomacy currency", "active P0 Belgica 2"});
    Vinci::apply(state, make_move(Kind::expand), nullptr);
    EXPECT_EQ(read(state, "2"), "truce P2");
    EXPECT_EQ(read(state, "-"), "truce -");
    EXPECT_THAT(read(expanding, "conquer atlantis"), HasSubstr("expected a province"));
    EXPECT_THAT(read(expanding, "take 7"), HasSubstr("expected a position from 1 to 6"));
    EXPECT_THAT(read(expanding, "truce P9"), HasSubstr("expected a seat"));
    EXPECT_THAT(read(expanding, "sing"), HasSubstr("expected a move"));
}

TEST(Vinci, chains_say_their_verb_once) {
    EXPECT_EQ(Vinci::tidy("place Belgica place Belgica place Suebia"), "place Belgica Belgica Suebia");
    EXPECT_EQ(Vinci::tidy("fort Belgica fort -"), "fort Belgica -");
    EXPECT_EQ(Vinci::tidy("mining mining"), "mining mining");
    EXPECT_EQ(Vinci::tidy("conquer Belgica"), "conquer Belgica");
}

TEST(Vinci, wrong_statements_are_refused_with_a_reason) {
    EXPECT_THAT(error_of("civ P0 mining").detail, HasSubstr("such as 'civ P0 mining_d galleys'"));
    EXPECT_THAT(error_of("active P0 Atlantis 3").detail, HasSubstr("'Atlantis' is not a province"));
    EXPECT_THAT(error_of("vp P0 -1").detail, HasSubstr("a number from 0"));
    EXPECT_THAT(error_of("row mining").detail, HasSubstr("such as 'row mining galleys slavery astronomy'"));
    EXPECT_THAT(error_of("phase lunch").detail, HasSubstr("nothing called 'lunch' is asked"));
    EXPECT_THAT(error_of("row specialization mining specialization mining").detail,
                HasSubstr("only 1 of specialization"));
}

TEST(Vinci, claims_that_are_not_so_say_what_is) {
    const Vinci::State state = position({"civ P0 barbarians currency", "active P0 Belgica 3"});
    const auto claim = [&state](std::string_view text) {
        Words words(text);
        const Outcome so = Vinci::expect(state, words);
        return so ? std::string("so") : so.error().detail;
    };
    EXPECT_EQ(claim("active P0 Belgica 3"), "so");
    EXPECT_EQ(claim("active P0 Belgica 2"), "it is Belgica 3, not Belgica 2");
    EXPECT_EQ(claim("vp P1 11"), "it is 10, not 11");
    EXPECT_EQ(claim("empty Belgica"), "it is active, not empty");
    EXPECT_EQ(claim("civ P1 barbarians currency"), "it is unplayed");
    EXPECT_THAT(claim("colour P0 red"), HasSubstr("no claim begins with 'colour'"));
}

// Invariants of RULES.md that statements can break are found.
TEST(Vinci, broken_positions_are_found_out) {
    const auto broken = [](std::initializer_list<std::string_view> statements) {
        Vinci::State state = Vinci::empty_position({});
        for (std::string_view statement : statements) {
            Words words(statement);
            EXPECT_TRUE(Vinci::read_position(state, words)) << statement;
        }
        EXPECT_TRUE(Vinci::finish_position(state));
        return std::string(Vinci::check(state).value_or("nothing"));
    };
    EXPECT_EQ(broken({}), "nothing");
    EXPECT_EQ(broken({"neutral Helvetia"}), "1: neutral tokens and forts are more than 33");
    EXPECT_EQ(broken({"empty Belgica", "neutral Helvetia"}), "3: a mountain is neutral");
    EXPECT_EQ(broken({"empty Belgica", "fort Belgica"}), "4: a fort lies where nobody rules");
    EXPECT_EQ(broken({"civ P0 mining ports", "active P0 Belgica", "fort Belgica"}),
              "4: a fort lies in an empire without Fortification");
    EXPECT_EQ(broken({"kept P0 mining"}), "11: a tile without broken column is kept");
    EXPECT_EQ(broken({"civ P0 mining ports", "active P0 Belgica 0"}), "3: an active province is bare");
    EXPECT_EQ(broken({"civ P0 mining ports", "active P0 Belgica", "hand P0 3"}), "6: tokens wait beside provinces");
    EXPECT_EQ(broken({"truce P1 P0"}), "12: more truces than Diplomacy allows");
    EXPECT_EQ(broken({"civ P1 diplomacy ports", "truce P1 P1"}), "12: a truce with oneself or with nobody");
    EXPECT_EQ(broken({"civ P0 mining ports", "phase rebirth"}), "a decision that does not arise");
    EXPECT_EQ(broken({"round 0", "phase civilization", "vp P0 12"}), "5: VP and markers do not add up in the setup");
    EXPECT_EQ(broken({"new P1 mining ports", "hand P1 3"}),
              "6: an unplayed civilization is on the board or has not its starting tokens");
}

TEST(Vinci, a_view_tells_the_page_all_it_draws) {
    Vinci::State state = position({"civ P0 espionage currency", "active P0 Belgica 5", "fort Suebia",
                                   "civ P1 fortification militia", "active P1 Suebia 3"});
    Vinci::apply(state, make_move(Kind::expand), nullptr);
    Json out;
    Vinci::write_view(out, Vinci::view(state, Seat::first));
    const json view = json::parse(out.text());
    EXPECT_EQ(view["viewer"], 0);
    EXPECT_EQ(view["phase"], "expand");
    EXPECT_EQ(view["provinces"].size(), 45U);
    EXPECT_EQ(view["provinces"][18],
              json::parse(R"({"id":"suebia","holding":"active","seat":1,"tokens":3,"fort":true})"));
    EXPECT_EQ(view["seats"][0]["forecast"]["vp"], 2);
    EXPECT_EQ(view["seats"][1]["tiles"][0],
              json::parse(R"({"id":"fortification","level":1,"stays_in_decline":false})"));
    EXPECT_EQ(view["row"].size(), 6U);
    ASSERT_TRUE(view["costs"].contains("suebia"));
    const json suebia = view["costs"]["suebia"];
    EXPECT_EQ(suebia["cost"], 8);
    EXPECT_EQ(suebia["militia"], 1);
    EXPECT_EQ(suebia["affordable"], false);
    EXPECT_EQ(suebia["spy"], true);
    EXPECT_EQ(suebia["value"], 2);
    EXPECT_EQ(suebia["turn"], 4);
    EXPECT_FALSE(view.contains("plan"));
    EXPECT_LT(out.text().size(), 30000U);
    Json others;
    Vinci::write_view(others, Vinci::view(state, seat_at(1)));
    EXPECT_EQ(json::parse(others.text())["costs"], json::object());
}

json view_of(const Vinci::State& state) {
    Json out;
    Vinci::write_view(out, Vinci::view(state, Vinci::decider(state)));
    return json::parse(out.text());
}

// What a conquest clears is known before it is made.
TEST(Vinci, a_view_tells_which_own_declining_provinces_a_conquest_clears) {
    Vinci::State state =
        position({"civ P0 barbarians currency", "active P0 Belgica 9", "declining P0 Bohemia", "kept P0 mining_d"});
    EXPECT_EQ(view_of(state)["decline_vp"], 1);
    Vinci::apply(state, make_move(Kind::expand), nullptr);
    const json view = view_of(state);
    EXPECT_FALSE(view.contains("decline_vp"));
    for (const auto& [province, cost] : view["costs"].items()) {
        const bool beside = province == "suebia" || province == "saxonia";
        EXPECT_EQ(cost.value("clears", json::array()), beside ? json{"bohemia"} : json::array()) << cost;
    }
}

int planned(const json& view) {
    int sum = 0;
    for (const json& province : view["plan"]["provinces"]) sum += province["count"].get<int>();
    return sum;
}

// [VI-9.7] The tokens left are suggested for the border with another empire.
TEST(Vinci, a_view_suggests_where_tokens_go) {
    Vinci::State state = position({"civ P0 barbarians currency", "active P0 Belgica 5", "active P0 Armorica 3",
                                   "civ P1 fortification militia", "active P1 Suebia 3"});
    for (Kind kind : {Kind::expand, Kind::end}) Vinci::apply(state, make_move(kind), nullptr);
    const json view = view_of(state);
    EXPECT_EQ(view["plan"], json::parse(R"({"verb":"place","count":6,"provinces":
        [{"id":"armorica","count":0},{"id":"belgica","count":6}]})"));
    EXPECT_EQ(planned(view), 6);
}

// [VI-9.4] The provinces that score least are suggested to be given up.
TEST(Vinci, a_view_suggests_what_to_give_up) {
    Vinci::State state = position({"civ P0 general livestock", "active P0 Lusitania 1", "active P0 Tarraconensis 1"});
    const Move turn[] = {make_move(Kind::expand), make_move(Kind::conquer, Province::pyrenaei), make_move(Kind::end)};
    for (Move move : turn) Vinci::apply(state, move, nullptr);
    const json view = view_of(state);
    EXPECT_EQ(view["plan"]["verb"], "drop");
    EXPECT_EQ(view["plan"]["count"], 1);
    EXPECT_EQ(planned(view), 1);
    EXPECT_EQ(view["plan"]["provinces"][2], json::parse(R"({"id":"pyrenaei","count":1})"));
}

TEST(Vinci, the_drawing_shows_holders_and_costs) {
    Vinci::State state = position({"civ P0 espionage currency", "active P0 Belgica 5", "fort Suebia",
                                   "civ P1 fortification militia", "active P1 Suebia 3", "declining P1 Moesia"});
    Vinci::apply(state, make_move(Kind::expand), nullptr);
    const std::string screen = Vinci::draw(Vinci::view(state, Seat::first), 80).plain();
    EXPECT_THAT(screen, HasSubstr("1:3^ (8s)"));
    EXPECT_THAT(screen, HasSubstr("1d"));
    EXPECT_THAT(screen, HasSubstr("0:1"));
    EXPECT_THAT(screen, HasSubstr("If P0 ends now: 2 VP"));
    EXPECT_THAT(screen, HasSubstr("one conquest per turn may cost"));
}

}  // namespace
}  // namespace ozy
