// broken_games.cpp - toy games that each break one law, and the law that notices: no law is unable to fail.
#include <gmock/gmock.h>

#include "laws/bot_laws.hpp"
#include "laws/chance_laws.hpp"
#include "laws/learning_laws.hpp"
#include "laws/play_laws.hpp"
#include "laws/record_laws.hpp"
#include "laws/shape_laws.hpp"
#include "laws/taught_toys.hpp"
#include "laws/text_laws.hpp"
#include "laws/view_laws.hpp"
#include "toy/taught.hpp"

namespace ozy::laws {
namespace {

using reeds::Question;
using ::testing::HasSubstr;
using State = Reeds::State;
using View = Reeds::View;

constexpr std::uint8_t pass = static_cast<std::uint8_t>(reeds::Kind::pass);

// A hook of the choice tree that is misspelt is a hook that is missing, and does not compile.
struct Misspelt : Reeds {
    static std::string_view named_place(Move move) = delete;
    static std::string_view named_palce(Move /*move*/) { return {}; }
};
static_assert(Tellable<Reeds> && !Tellable<Misspelt>);

struct Endless : Reeds {
    static void apply(State& state, Move move, Events* events) {
        if (move.kind != pass && !is_player(decider(state))) return Reeds::apply(state, move, events);
    }
};
struct Stuck : Reeds {
    static void legal_moves(const State& state, MoveList& out) {
        Reeds::legal_moves(state, out);
        if (state.question == Question::action && state.passes > 0) out.clear();
    }
};
struct Repeating : Reeds {
    static void legal_moves(const State& state, MoveList& out) {
        Reeds::legal_moves(state, out);
        if (state.question == Question::action) out.push_back(out[0]);
    }
};
struct Losing : Reeds {  // a reed gets lost
    static void apply(State& state, Move move, Events* events) {
        const bool passing = move.kind == pass;
        Reeds::apply(state, move, events);
        if (passing) state.bag = {};
    }
};
struct Homeless : Reeds {
    static Seat decider(const State& state) {
        const Seat seat = Reeds::decider(state);
        return is_player(seat) ? seat_at(5) : seat;
    }
};
struct Forgetful : Reeds {
    static Config config(const State& state) { return {state.players, state.plots, 0}; }
};
struct Moody : Reeds {  // play depends on something outside the state
    static void apply(State& state, Move move, Events* events) {
        static unsigned calls = 0;
        Reeds::apply(state, move, events);
        if (++calls % 7 == 0) ++state.points[Seat::first];
    }
};
struct Tiring : Reeds {  // no longer lists everything after a while
    static void legal_moves(const State& state, MoveList& out) {
        static int calls = 0;
        Reeds::legal_moves(state, out);
        if (++calls < 200 || state.question != Question::action) return;
        const Move last = out[out.size() - 1];
        out.clear();
        out.push_back(last);
    }
};
struct Eavesdropped : Reeds {
    static void apply(State& state, Move move, Events* events) {
        Reeds::apply(state, move, events);
        if (events != nullptr) ++state.points[Seat::first];
    }
};
struct Twofold : Reeds {  // two values of an option have one name
    static std::span<const Option<Config>> options() {
        static constexpr std::string_view same[] = {"on", "on"};
        static constexpr Option<Config> table[] = {{"players", "seats", "RD-1.1", &Config::players, {}, 2, 4},
                                                   {"crowded", "neighbours", "RD-9.9", &Config::crowded, same}};
        return table;
    }
};
struct Misread : Reeds {  // the published reading is none of the values
    static std::span<const Option<Config>> options() {
        static constexpr Option<Config> table[] = {
            {"players", "seats", "RD-1.1", &Config::players, {}, 2, 4},
            Option<Config>{"crowded", "neighbours", "RD-2.3", &Config::crowded, off_on}.published_as(2)};
        return table;
    }
};
struct Unnamed : Reeds {
    static std::string_view ending(const State&) { return ""; }
};

TEST(BrokenGames, break_the_laws_of_play) {
    EXPECT_THAT(games_end<Endless>(), HasSubstr("does not end"));
    EXPECT_THAT(legal_moves_exist_until_the_end<Stuck>(), HasSubstr("no legal move"));
    EXPECT_THAT(legal_moves_are_distinct<Repeating>(), HasSubstr("listed twice"));
    EXPECT_THAT(invariants_hold_after_every_move<Losing>(), HasSubstr("nine reeds"));
    EXPECT_THAT(deciders_have_a_seat<Homeless>(), HasSubstr("nobody sits there"));
    EXPECT_THAT(options_are_kept_through_the_game<Forgetful>(), HasSubstr("changed: crowded"));
    EXPECT_THAT(same_moves_give_same_bytes<Moody>(), HasSubstr("replay differs"));
    EXPECT_THAT(kept_states_answer_as_before<Tiring>(), HasSubstr("has changed"));
    EXPECT_THAT(options_can_be_set_by_text<Twofold>(), HasSubstr("cannot be set to on"));
    EXPECT_THAT(options_can_be_set_by_text<Misread>(), HasSubstr("no such published reading"));
    EXPECT_THAT(listening_does_not_change_play<Eavesdropped>(), HasSubstr("differs when events"));
    EXPECT_THAT(ends_have_a_name_and_a_ranking<Unnamed>(), HasSubstr("no name"));
    EXPECT_EQ(a_move_is_legal_unless_a_rule_forbids_it<Talking>(), "");
    EXPECT_THAT(a_move_is_legal_unless_a_rule_forbids_it<Lenient>(), HasSubstr("but no rule forbids it"));
    EXPECT_THAT(a_move_is_legal_unless_a_rule_forbids_it<Strict>(), HasSubstr("but forbidden by RD-2"));
    EXPECT_THAT(a_move_is_legal_unless_a_rule_forbids_it<Misquoting>(), HasSubstr("which is no rule"));
}

TEST(BrokenGames, break_the_laws_of_learning) {
    EXPECT_EQ(every_action_has_its_number<Taught>(), "");
    EXPECT_EQ(a_mask_is_the_legal_list<Taught>(), "");
    EXPECT_EQ(equal_views_give_equal_tensors<Taught>(), "");
    EXPECT_EQ(imagined_worlds_give_equal_tensors<Taught>(), "");
    EXPECT_THAT(every_action_has_its_number<Misnumbering>(), HasSubstr("with another number"));
    EXPECT_THAT(every_action_has_its_number<Uncounting>(), HasSubstr("no number of its own"));
    EXPECT_THAT(a_mask_is_the_legal_list<Masking>(), HasSubstr("does not count every legal move"));
    EXPECT_THAT(a_mask_is_the_legal_list<Misleading>(), HasSubstr("which is not legal"));
    EXPECT_THAT(equal_views_give_equal_tensors<Leaky>(), HasSubstr("is not its view's"));
    EXPECT_THAT(equal_views_give_equal_tensors<Overflowing>(), HasSubstr("longer than its shape"));
    EXPECT_THAT(equal_views_give_equal_tensors<Lazy>(), HasSubstr("is not written"));
    EXPECT_THAT(imagined_worlds_give_equal_tensors<Betraying>(), HasSubstr("which world is true"));
}

struct Weightless : Reeds {
    static void legal_moves(const State& state, MoveList& out) {
        Reeds::legal_moves(state, out);
        if (state.question == Question::refill) out.push_outcome({99, 0, 0, 0}, 0);
    }
};
struct Inventive : Reeds {  // draws what is not there
    static Move sample_chance(const State&, Rng& rng) { return {1, static_cast<std::uint8_t>(rng.below(2)), 0, 0}; }
    static void apply(State& state, Move move, Events* events) {
        if (decider(state) == Seat::chance && state.bag[static_cast<reeds::Color>(move.a)] == 0) move.a ^= 1U;
        Reeds::apply(state, move, events);
    }
};
struct Unfair : Reeds {  // red more often than its weight
    static Move sample_chance(const State& state, Rng& rng) {
        const Move first = Reeds::sample_chance(state, rng);
        return first.a == 0 || rng.below(4) > 0 ? first : Reeds::sample_chance(state, rng);
    }
};

TEST(BrokenGames, break_the_laws_of_chance) {
    EXPECT_THAT(chance_weights_add_up<Weightless>(), HasSubstr("no weight"));
    EXPECT_THAT(drawn_outcomes_are_among_the_listed<Inventive>(), HasSubstr("not listed"));
    EXPECT_THAT(outcomes_are_drawn_by_weight<Unfair>(), HasSubstr("standard deviations"));
}

struct Blabbing : Reeds {  // everybody sees the first seat's hand
    static View view(const State& state, Seat viewer) {
        View seen = Reeds::view(state, viewer);
        seen.seen.hands[Seat::first] = state.hands[Seat::first];
        return seen;
    }
};
struct Careless : Reeds {  // imagines reeds that cannot be
    static State imagine(const View& seen, Rng& rng) {
        State state = Reeds::imagine(seen, rng);
        ++state.bag[reeds::Color::red];
        return state;
    }
};
struct Secretive : Reeds {
    static View view(const State& state, Seat viewer) {
        return Reeds::view(state, viewer == Seat::omniscient ? Seat::spectator : viewer);
    }
};
struct Telltale : Reeds {  // the order of a list gives away another's hand
    static void legal_moves(const State& state, MoveList& out) {
        Reeds::legal_moves(state, out);
        const Seat rival = next_seat(state.active, state.players);
        if (state.question != Question::action || state.hands[rival][reeds::Color::red] == 0) return;
        Move last = out[out.size() - 1];
        MoveList before;
        for (Move move : out) before.push_back(move);
        out.clear();
        out.push_back(last);
        for (std::size_t i = 0; i + 1 < before.size(); ++i) out.push_back(before[i]);
    }
};
struct Televised : Reeds {  // spectators see all hands
    static View view(const State& state, Seat viewer) {
        View seen = Reeds::view(state, viewer == Seat::spectator ? Seat::omniscient : viewer);
        seen.viewer = viewer;
        return seen;
    }
};
struct Gossiping : Reeds {  // what is drawn is told to all
    static void apply(State& state, Move move, Events* events) {
        Reeds::apply(state, move, events);
        if (events == nullptr) return;
        for (Event& event : *events) event.audience = Seat::spectator;
    }
};
struct Mumbling : Reeds {
    static void apply(State& state, Move move, Events* events) {
        Reeds::apply(state, move, events);
        if (events == nullptr) return;
        for (Event& event : *events) event.audience = seat_at(4);
    }
};

TEST(BrokenGames, break_the_laws_of_hidden_information) {
    EXPECT_THAT(a_view_of_an_imagined_state_is_the_same_view<Blabbing>(), HasSubstr("sees something else"));
    EXPECT_THAT(imagined_states_keep_the_invariants<Careless>(), HasSubstr("nine reeds"));
    EXPECT_THAT(the_omniscient_viewer_imagines_the_true_state<Secretive>(), HasSubstr("hidden from the omniscient"));
    EXPECT_THAT(the_decider_finds_its_legal_moves_in_its_view<Telltale>(), HasSubstr("something hidden"));
    EXPECT_THAT(spectators_know_no_more_than_any_player<Televised>(), HasSubstr("the spectator sees"));
    EXPECT_THAT(events_tell_nothing_that_the_view_hides<Gossiping>(), HasSubstr("learns from an event"));
    EXPECT_THAT(events_have_an_audience_at_the_table<Mumbling>(), HasSubstr("an event for P4"));
}

struct Slurring : Reeds {
    static std::string to_text(const State& state, Move move) {
        return decider(state) == Seat::chance ? "red" : Reeds::to_text(state, move);
    }
};
struct Misreading : Reeds {
    static Result<Move> parse(const State& state, Words& words) {
        Result<Move> read = Reeds::parse(state, words);
        if (read && read->kind == pass) read->a = 1;
        return read;
    }
};
struct Overtidy : Reeds {
    static std::string tidy(std::string line) { return line.substr(0, line.find(' ')); }
};
struct Presuming : Reeds {  // takes the only plot without asking, and does not understand who names it all the same
    static std::optional<Move> forced_move(const State& state) {
        MoveList moves;
        if (state.question == Question::plot) legal_moves(state, moves);
        return moves.size() == 1 ? std::optional(moves[0]) : std::nullopt;
    }
    static void apply(State& state, Move move, Events* events) {
        Reeds::apply(state, move, events);
        if (const auto forced = forced_move(state)) Reeds::apply(state, *forced, events);
    }
    static std::string in_full(const State& state, Move move) {
        State after = state;
        Reeds::apply(after, move, nullptr);
        const auto forced = forced_move(after);
        return to_text(state, move) + (forced ? " " + to_text(after, *forced) : "");
    }
};
struct Braced : Reeds {
    static Phrase label(const State&, Move) { return {"reeds.label", "Plant {nothing}", {}}; }
    static Phrase prompt(const View&) { return {"reeds.prompt", "What now}", {}}; }
    static Phrase describe(const Event&) { return {"reeds.event", "", {}}; }
};
struct Miscounting : Reeds {
    static Phrase label(const State&, Move) { return {"reeds.label", "Plant 1 {what}", {{"what", "", "reeds"}}}; }
};
struct Aimless : Reeds {
    static std::string target(const State&, Move) { return "board"; }
};
struct Hinting : Reeds {
    static Phrase label(const State& state, Move) {
        const auto& hand = state.hands[next_seat(state.active, state.players)];
        return {"reeds.label", "{red}", {{"red", "", std::to_string(hand[reeds::Color::red])}}};
    }
};
struct Lawless : Reeds {
    static Refusal why_not(const State&, Move) { return {{"reeds.no", "no"}, "RD-9.9"}; }
};
struct Nameless : Reeds {
    static std::string_view seat_name(Seat) { return "Otter"; }
};

// A game whose words are put together badly; what is right beside it passes.
TEST(GoodSentences, are_told_from_bad_ones) {
    EXPECT_THAT(flaw_of("Otter plants  a reed"), HasSubstr("two spaces"));
    EXPECT_THAT(flaw_of("Otter plants a reed "), HasSubstr("a space at the edge"));
    EXPECT_THAT(flaw_of("Otter plants , a reed"), HasSubstr("a mark that stands badly"));
    EXPECT_THAT(flaw_of("Otter plants red_reed"), HasSubstr("an id"));
    EXPECT_THAT(flaw_of("Otter plants 1 reeds"), HasSubstr("more than one"));
    EXPECT_THAT(flaw_of("Otter plants a iris"), HasSubstr("the article"));
    EXPECT_THAT(flaw_of("Otter plants an reed"), HasSubstr("the article"));
    EXPECT_THAT(flaw_of("Otter plants a reeds"), HasSubstr("the article"));
    EXPECT_THAT(flaw_of("1 reed is of Otter planted"), HasSubstr("'is of'"));
    EXPECT_THAT(flaw_of("Otter plants plants a reed"), HasSubstr("a word twice"));
    for (std::string_view good : {"Otter plants 1 reed", "Otter plants 11 reeds, 1 to 1", "Season 1 begins",
                                  "An iris has a unit of 2 reeds", "Otter gains 2 Move 1 tokens"})
        EXPECT_EQ(flaw_of(good), "");
}

TEST(BrokenGames, break_the_laws_of_words) {
    EXPECT_THAT(every_legal_choice_parses_back<Slurring>(), HasSubstr("stands for two moves"));
    EXPECT_THAT(every_legal_choice_parses_back<Misreading>(), HasSubstr("is read as"));
    EXPECT_THAT(lines_of_whole_games_parse_back<Overtidy>(), HasSubstr("is not understood"));
    EXPECT_THAT(forced_choices_may_be_written<Presuming>(), HasSubstr("is not understood"));
    EXPECT_THAT(labels_are_whole_sentences<Braced>(), HasSubstr("nothing is given for {nothing}"));
    EXPECT_THAT(prompts_are_whole_sentences<Braced>(), HasSubstr("a brace is left over"));
    EXPECT_THAT(events_are_told_in_whole_sentences<Braced>(), HasSubstr("says nothing"));
    EXPECT_THAT(labels_are_whole_sentences<Miscounting>(), HasSubstr("says '1 reeds'"));
    EXPECT_THAT(targets_are_there_and_distinct<Aimless>(), HasSubstr("target of two moves"));
    EXPECT_THAT(words_about_moves_tell_nothing_hidden<Hinting>(), HasSubstr("depends on something hidden"));
    EXPECT_THAT(a_choice_is_legal_or_refused_by_a_rule<Lawless>(), HasSubstr("unknown rule 'RD-9.9'"));
    EXPECT_THAT(every_question_has_its_rule<Lawless>(), HasSubstr("unknown rule 'RD-9.9'"));
    EXPECT_THAT(options_name_a_rule<Twofold>(), HasSubstr("unknown rule 'RD-9.9'"));
    EXPECT_THAT(seats_have_distinct_names<Nameless>(), HasSubstr("taken"));
}

struct Absentminded : Reeds {  // a position's points get lost
    static std::vector<std::string> write_position(const State& state) {
        auto out = Reeds::write_position(state);
        std::erase_if(out, [](const std::string& statement) { return statement.starts_with("points"); });
        return out;
    }
};
struct Unclosed : Reeds {
    static void write_view(Json& json, const View&) { json.open_object().field("bag", 1); }
};
struct Listing : Reeds {
    static void write_view(Json& json, const View&) { json.open_list().close_list(); }
};
struct Broad : Reeds {
    static Screen draw(const View&, int width) {
        Screen screen(width);
        screen.put(width - 3, 0, "reeds");
        return screen;
    }
};
struct Broader : Reeds {
    static Screen draw(const View&, int) {
        Screen screen(300);
        screen.put(250, 0, "reeds");
        return screen;
    }
};

TEST(BrokenGames, break_the_laws_of_shape) {
    EXPECT_THAT(positions_written_as_text_read_back<Absentminded>(), HasSubstr("differs from the one written"));
    EXPECT_THAT(views_are_written_as_json_objects<Unclosed>(), HasSubstr("is not JSON"));
    EXPECT_THAT(views_are_written_as_json_objects<Listing>(), HasSubstr("no JSON object"));
    EXPECT_THAT(drawings_fit_their_width<Broad>(), HasSubstr("is cut"));
    EXPECT_THAT(drawings_fit_their_width<Broader>(), HasSubstr("is too wide"));
}

struct Scribbling : Reeds {  // takes red for blue when it reads
    static Result<Move> parse(const State& state, Words& words) {
        Result<Move> read = Reeds::parse(state, words);
        if (read && decider(state) == Seat::chance) read->a = 0;
        return read;
    }
};

class Cheater final : public Bot<Reeds> {
  public:
    Move choose(const Perspective<Reeds>&, Rng&) override { return {99, 0, 0, 0}; }
};

TEST(BrokenGames, break_the_laws_of_bots_and_tables) {
    const Complaint complaint = walk<Reeds>(1, [](const Position<Reeds>& position) {
        Cheater cheater;
        return complaint_about_choice<Reeds>(cheater, position);
    });
    EXPECT_THAT(complaint, HasSubstr("move 99 0 0 0 is not legal"));
    EXPECT_THAT(bots_choose_by_what_they_may_know<Telltale>(), HasSubstr("when hidden things change"));
    EXPECT_NE(records_of_whole_games_read_back<Scribbling>(), "");
    EXPECT_NE(undo_leads_back_where_play_came_from<Scribbling>(), "");
}

}  // namespace
}  // namespace ozy::laws
