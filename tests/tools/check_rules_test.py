"""check_rules.py finds rules without code, rules without a test, and citations of nothing."""
import unittest

from fixture_tree import FixtureTree

RULES = 'Text.\n\n**[QQ-1.1]** One.\n\n**[QQ-1.2]** Two, see QQ-1.1.\n\n**[QQ-2.1]** Three.\n'
GOOD = {
    'src/games/quiz/RULES.md': RULES,
    'src/games/quiz/turn.cpp': '// [QQ-1.1] One.\n// [QQ-1.2, QQ-2.1] Both.\n',
    'tests/cases/quiz/turn.case': '# [QQ-1.1] one\nplayers 2\n\n# [QQ-1.2] two\n',
    'tests/games/quiz/score_test.cpp': '// [QQ-2.1] three\n',
}


class CheckRules(FixtureTree):
    checker = 'check_rules.py'

    def test_all_cited(self):
        self.assert_clean(GOOD)

    def test_rule_without_code(self):
        self.assert_complaint({**GOOD, 'src/games/quiz/turn.cpp': '// [QQ-1.1] [QQ-2.1]\n'},
                              'quiz: 1 of 3 rules in no code: QQ-1.2')

    def test_rule_without_test(self):
        self.assert_complaint({**GOOD, 'tests/games/quiz/score_test.cpp': ''}, 'quiz: 1 of 3 rules in no test: QQ-2.1')

    def test_a_mention_without_brackets_is_no_citation(self):
        self.assert_complaint({**GOOD, 'src/games/quiz/turn.cpp': '// QQ-1.1 [QQ-1.2 and QQ-2.1]\n'}, 'no code: QQ-1.1')

    def test_only_the_heading_of_a_case_cites(self):
        case = '# [QQ-1.1] one\n! P0: pass [QQ-1.2]\n'
        self.assert_complaint({**GOOD, 'tests/cases/quiz/turn.case': case}, 'no test: QQ-1.2')

    def test_judgement_of_bots_counts_as_code(self):
        self.assert_clean({**GOOD, 'src/games/quiz/turn.cpp': '// [QQ-1.1, QQ-1.2]\n',
                           'src/bots/quiz/judgement.cpp': '// [QQ-2.1]\n'})

    def test_ranges_follow_the_rules(self):
        self.assert_clean({**GOOD, 'src/games/quiz/turn.cpp': '// [QQ-1.1 to QQ-2.1]\n'})

    def test_citation_of_nothing(self):
        self.assert_complaint({**GOOD, 'src/core/seat.hpp': '\n// [QQ-7.7]\n'},
                              'src/core/seat.hpp:2: there is no rule QQ-7.7')
        self.assert_complaint({**GOOD, 'src/games/quiz/why_not.cpp': 'return {text, "QQ-1.9"};\n'}, 'no rule QQ-1.9')
        self.assert_complaint({**GOOD, 'src/games/quiz/why_not.cpp': '// [QP-1.1]\n'}, 'no rule QP-1.1')
        self.assert_complaint({**GOOD, 'tests/cases/quiz/more.case': '# [QQ-1.1]\n! P0: pass [QQ-3.1]\n'}, 'no rule QQ-3.1')

    def test_rule_defined_twice(self):
        self.assert_complaint({**GOOD, 'src/games/quiz/RULES.md': RULES + '**[QQ-1.1]** Again.\n'}, 'defined twice')

    def test_rules_without_ids(self):
        self.assert_complaint({'src/games/quiz/RULES.md': 'Text.\n'}, 'defines no rule')

    def test_one_game_alone(self):
        two = {**GOOD, 'src/games/chess/RULES.md': '**[CH-1.1]** White begins.\n'}
        self.assert_complaint(two, 'chess: 1 of 1 rules in no code: CH-1.1')
        self.assert_clean(two, '--game', 'quiz')
        code, output = self.check(two, '--game', 'go')
        self.assertEqual(code, 2, output)
        self.assertIn('there are chess, quiz', output)


if __name__ == '__main__':
    unittest.main()
