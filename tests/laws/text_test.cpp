// text_test.cpp - the laws of notation, sentences and refusals, for one game.
#include "laws/law.hpp"
#include "laws/text_laws.hpp"

OZY_LAW(Text, every_legal_choice_parses_back)
OZY_LAW(Text, lines_of_whole_games_parse_back)
OZY_LAW(Text, labels_are_whole_sentences)
OZY_LAW(Text, prompts_are_whole_sentences)
OZY_LAW(Text, events_are_told_in_whole_sentences)
OZY_LAW(Text, targets_are_there_and_distinct)
OZY_LAW(Text, words_about_moves_tell_nothing_hidden)
OZY_LAW(Text, a_choice_is_legal_or_refused_by_a_rule)
OZY_LAW(Text, options_name_a_rule)
OZY_LAW(Text, seats_have_distinct_names)
