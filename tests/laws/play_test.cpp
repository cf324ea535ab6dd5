// play_test.cpp - the laws of play and of chance, for one game.
#include "laws/chance_laws.hpp"
#include "laws/law.hpp"
#include "laws/play_laws.hpp"

OZY_LAW(Play, games_end)
OZY_LAW(Play, legal_moves_exist_until_the_end)
OZY_LAW(Play, legal_moves_are_distinct)
OZY_LAW(Play, invariants_hold_after_every_move)
OZY_LAW(Play, deciders_have_a_seat)
OZY_LAW(Play, options_are_kept_through_the_game)
OZY_LAW(Play, same_moves_give_same_bytes)
OZY_LAW(Play, listening_does_not_change_play)
OZY_LAW(Play, kept_states_never_change)
OZY_LAW(Play, ends_have_a_name_and_a_ranking)
OZY_LAW(Play, options_can_be_set_by_text)

OZY_LAW(Chance, chance_weights_add_up)
OZY_LAW(Chance, drawn_outcomes_are_among_the_listed)
OZY_LAW(Chance, outcomes_are_drawn_by_weight)
