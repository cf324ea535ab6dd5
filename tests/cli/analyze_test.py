#!/usr/bin/env python3
"""ozy analyze: the study of recorded games. analyze_test.py PATH_TO_OZY [unittest arguments]."""
import json
import pathlib
import tempfile
import xml.etree.ElementTree

from command_line import Case, main, ozy

OPENING = '''ozymandias record 1
game tigris
rules 1
option players 2
option board standard
option scores hidden
option buildings off
option wonder off
option english off
seat 0 greedy
seat 1 greedy

chance: start P0
chance: red red blue green green green
chance: {other}
P0: tile green M11
'''


class Analyze(Case):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix='ozy_analyze_')
        cls.addClassCleanup(folder.cleanup)
        cls.record = pathlib.Path(folder.name) / 'game.txt'
        assert ozy('play', 'tigris', '--seats', 'greedy,random', '--seed', 5, '--record', cls.record).returncode == 0
        cls.study = json.loads(ozy('analyze', cls.record, '--budget', 8, '--json').stdout)

    def test_every_line_has_its_chances(self):
        lines = [line for line in self.record.read_text().splitlines() if line.startswith(('P', 'chance'))]
        self.assertEqual([f'{line["seat"]}: {line["text"]}' for line in self.study['lines']], lines)
        for line in self.study['lines']:
            self.assertEqual(len(line['chances']), 2)
            self.assertTrue(all(0 <= chance <= 1 for chance in line['chances']))
        self.assertEqual(sorted(self.study['lines'][-1]['chances']), [0, 1])

    def test_a_mistake_is_what_the_best_line_had_more(self):
        decisions = [line for line in self.study['lines'] if line['seat'] != 'chance']
        for line in decisions:
            chances = [other['chance'] for other in line['alternatives']]
            self.assertEqual(chances, sorted(chances, reverse=True))
            self.assertLessEqual(len(chances), 3)
            best = max([line['chance'], *chances])
            self.assertAlmostEqual(line['drop'], best - line['chance'], places=3)
            self.assertNotIn(line['text'], [other['line'] for other in line['alternatives']])
        greedy, random = (sum(line['drop'] for line in decisions if line['seat'] == seat) for seat in ('P0', 'P1'))
        self.assertGreater(random, 2 * greedy)

    def test_luck_is_what_chance_changed(self):
        for seat in (0, 1):
            luck = sum(line['change'][seat] for line in self.study['lines'] if line['seat'] == 'chance')
            self.assertAlmostEqual(self.study['luck'][seat], luck, places=2)
        self.assertTrue(any(abs(luck) > 0.001 for luck in self.study['luck']))

    def test_luck_of_one_is_bad_luck_of_another(self):
        self.assertAlmostEqual(sum(self.study['luck']), 0, places=3)
        for line in self.study['lines']:
            self.assertAlmostEqual(sum(line['change']), 0, places=3)
        record = self.folder / 'game.txt'
        for game, seats in [('empires_end', 3), ('after_the_empire', 2)]:  # hands of cards, and the draws of an attack
            done = ozy('play', game, '--seats', ','.join(['random'] * seats), '--seed', 3, '--record', record)
            self.assertEqual(done.returncode, 0, done.stderr)
            luck = json.loads(ozy('analyze', record, '--budget', 2, '--json').stdout)['luck']
            self.assertAlmostEqual(sum(luck), 0, places=3)
            self.assertTrue(min(luck) <= 0 <= max(luck), luck)
            record.unlink()

    def test_what_a_seat_cannot_know_changes_nothing(self):
        decisions = []
        for other in ['green red black green blue blue', 'red red red red red red', 'black black black blue blue blue']:
            path = self.folder / 'opening.txt'
            path.write_text(OPENING.format(other=other))
            done = ozy('analyze', path, '--budget', 16, '--json')
            self.assertEqual(done.returncode, 0, done.stderr)
            line = json.loads(done.stdout)['lines'][-1]
            decisions.append((line['chance'], line['drop'], line['alternatives'], line['chances'][0]))
        self.assertEqual(decisions[0], decisions[1])
        self.assertEqual(decisions[0], decisions[2])

    def test_the_same_command_gives_the_same_study(self):
        again = json.loads(ozy('analyze', self.record, '--budget', 8, '--json').stdout)
        self.assertEqual(again, self.study)

    def test_text_and_drawing(self):
        drawing = self.folder / 'game.svg'
        done = ozy('analyze', self.record, '--budget', 4, '--svg', drawing)
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        for words in ['from what each seat could know', 'The costliest decisions', 'luck', 'lost by own choices']:
            self.assertIn(words, done.stdout)
        root = xml.etree.ElementTree.parse(drawing).getroot()
        curves = [path for path in root.iter('{http://www.w3.org/2000/svg}path') if 'curve' in path.get('class', '')]
        self.assertEqual(len(curves), 2)

    def test_a_bot_can_judge(self):
        path = self.folder / 'opening.txt'
        path.write_text(OPENING.format(other='green red black green blue blue'))
        done = ozy('analyze', path, '--bot', 'random', '--budget', 2, '--json')
        self.assertEqual(json.loads(done.stdout)['by'], 'random')

    def test_wrong_requests(self):
        self.refused('analyze', self.folder / 'missing.txt', says='missing.txt')
        self.refused('analyze', self.record, '--bot', 'genius', says='no bot')
        self.refused('analyze', self.record, '--bot', 'exec:sh', says='programs')
        self.refused('analyze', self.record, '--budget', '0', says='whole number')
        damaged = self.folder / 'damaged.txt'
        damaged.write_text(OPENING.format(other='green red black green blue blue') + 'P0: dance\n')
        self.refused('analyze', damaged, says='dance')


if __name__ == '__main__':
    main()
