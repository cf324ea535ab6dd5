"""tools/speed.py finds what costs more than is stored, and nothing else."""
import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / 'tools'))

import speed  # noqa: E402


def figures(instructions, signature='a'):
    return {'tigris/2/random': {'instructions': instructions, 'signature': signature}}


class Speed(unittest.TestCase):
    def test_three_hundredths_more_are_allowed(self):
        self.assertEqual(speed.report(figures(1000), figures(1030))[1], 0)

    def test_more_is_a_fault(self):
        text, faults = speed.report(figures(1000), figures(1031))
        self.assertEqual(faults, 1)
        self.assertIn('TOO MUCH', text)

    def test_less_is_told(self):
        text, faults = speed.report(figures(1000), figures(900))
        self.assertEqual(faults, 0)
        self.assertIn('store it', text)

    def test_other_play_is_a_fault_at_any_price(self):
        text, faults = speed.report(figures(1000), figures(900, 'b'))
        self.assertEqual(faults, 1)
        self.assertIn('PLAYS OTHERWISE', text)

    def test_what_is_not_stored_is_said(self):
        self.assertIn('not stored yet', speed.report({}, figures(1000))[0])

    def test_every_game_is_counted(self):
        games = {path.parent.name for path in (ROOT / 'src/games').glob('*/RULES.md')}
        self.assertEqual(games, set(speed.PLAYERS))


if __name__ == '__main__':
    unittest.main()
