// view_test.cpp - the laws of hidden information, for one game.
#include "laws/law.hpp"
#include "laws/view_laws.hpp"

OZY_LAW(View, a_view_of_an_imagined_state_is_the_same_view)
OZY_LAW(View, imagined_states_keep_the_invariants)
OZY_LAW(View, the_omniscient_viewer_imagines_the_true_state)
OZY_LAW(View, the_decider_finds_its_legal_moves_in_its_view)
OZY_LAW(View, spectators_know_no_more_than_any_player)
OZY_LAW(View, events_tell_nothing_that_the_view_hides)
OZY_LAW(View, events_have_an_audience_at_the_table)
