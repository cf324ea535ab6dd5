// laws_test.cpp - every law as a test of one game. One source for all: they share most of what they cost to compile.
#include <gtest/gtest.h>

#include OZY_GAME_HEADER
#include "laws/bot_laws.hpp"
#include "laws/chance_laws.hpp"
#include "laws/learning_laws.hpp"
#include "laws/play_laws.hpp"
#include "laws/record_laws.hpp"
#include "laws/shape_laws.hpp"
#include "laws/text_laws.hpp"
#include "laws/view_laws.hpp"

// Only a toy may do without numbers for what its players can do, and without the laws about them.
static_assert((ozy::laws::Outspoken<ozy::OZY_GAME> && ozy::Learnable<ozy::OZY_GAME>) ||
              std::string_view(OZY_GAME_HEADER).starts_with("toy/"));

#define OZY_LAW(chapter, law) \
    TEST(chapter, law) { EXPECT_EQ(ozy::laws::law<ozy::OZY_GAME>(), ""); }

OZY_LAW(Play, games_end)
OZY_LAW(Play, legal_moves_exist_until_the_end)
OZY_LAW(Play, legal_moves_are_distinct)
OZY_LAW(Play, invariants_hold_after_every_move)
OZY_LAW(Play, deciders_have_a_seat)
OZY_LAW(Play, options_are_kept_through_the_game)
OZY_LAW(Play, same_moves_give_same_bytes)
OZY_LAW(Play, listening_does_not_change_play)
OZY_LAW(Play, kept_states_answer_as_before)
OZY_LAW(Play, ends_have_a_name_and_a_ranking)
OZY_LAW(Play, options_can_be_set_by_text)

OZY_LAW(Learning, every_action_has_its_number)
OZY_LAW(Learning, a_mask_is_the_legal_list)
OZY_LAW(Learning, equal_views_give_equal_tensors)
OZY_LAW(Learning, imagined_worlds_give_equal_tensors)

OZY_LAW(Chance, chance_weights_add_up)
OZY_LAW(Chance, drawn_outcomes_are_among_the_listed)
OZY_LAW(Chance, outcomes_are_drawn_by_weight)

OZY_LAW(View, a_view_of_an_imagined_state_is_the_same_view)
OZY_LAW(View, imagined_states_keep_the_invariants)
OZY_LAW(View, the_omniscient_viewer_imagines_the_true_state)
OZY_LAW(View, the_decider_finds_its_legal_moves_in_its_view)
OZY_LAW(View, spectators_know_no_more_than_any_player)
OZY_LAW(View, events_tell_nothing_that_the_view_hides)
OZY_LAW(View, events_have_an_audience_at_the_table)

OZY_LAW(Text, every_legal_choice_parses_back)
OZY_LAW(Text, lines_of_whole_games_parse_back)
OZY_LAW(Text, forced_choices_may_be_written)
OZY_LAW(Text, labels_are_whole_sentences)
OZY_LAW(Text, prompts_are_whole_sentences)
OZY_LAW(Text, events_are_told_in_whole_sentences)
OZY_LAW(Text, targets_are_there_and_distinct)
OZY_LAW(Text, words_about_moves_tell_nothing_hidden)
OZY_LAW(Text, a_choice_is_legal_or_refused_by_a_rule)
// OZY_REFUSALS=1000000 goes on until so many have been seen. How many there were, and by how many rules, stands in
// --gtest_output=xml.
TEST(Text, a_move_is_legal_unless_a_rule_forbids_it) {
    const char* wanted = std::getenv("OZY_REFUSALS");
    ozy::laws::Refusals refusals{wanted == nullptr ? 0 : std::atoll(wanted)};
    EXPECT_EQ(ozy::laws::a_move_is_legal_unless_a_rule_forbids_it<ozy::OZY_GAME>(refusals), "");
    RecordProperty("refusals", std::to_string(refusals.seen));
    RecordProperty("rules", std::to_string(refusals.rules.size()));
}
OZY_LAW(Text, every_question_has_its_rule)
OZY_LAW(Text, options_name_a_rule)
OZY_LAW(Text, seats_have_distinct_names)

OZY_LAW(Shape, positions_written_as_text_read_back)
OZY_LAW(Shape, views_are_written_as_json_objects)
OZY_LAW(Shape, drawings_fit_their_width)

OZY_LAW(Bots, bots_choose_legal_moves)
OZY_LAW(Bots, bots_choose_by_what_they_may_know)

OZY_LAW(Table, records_of_whole_games_read_back)
OZY_LAW(Table, undo_leads_back_where_play_came_from)
