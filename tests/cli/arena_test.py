#!/usr/bin/env python3
"""ozy arena measures honestly: whoever runs it, however often it is killed. arena_test.py PATH_TO_OZY [unittest arguments]."""
import json
import os
import pathlib
import signal
import subprocess
import time

from command_line import Case, main, ozy, program, start

SLURM = pathlib.Path(__file__).resolve().parents[2] / 'tools' / 'arena_slurm.sh'
GAME = 'empires_end'  # its games are short
GAMES = 96
TWO = ['arena', GAME, '--players', 2]
BOTS = [*TWO, '--bots', 'greedy,random']
RUN = [*BOTS, '--games', GAMES]


def games_in(journal):
    """The numbers of the games in a journal, in the order in which they were finished."""
    first_words = [line.split()[0] for line in journal.read_text().splitlines()]
    return [int(word) for word in first_words if word.isdigit()]


class Arena(Case):
    whole = ''

    def undisturbed(self):
        """The table of RUN on one thread, played once for all tests."""
        Arena.whole = Arena.whole or self.table(*RUN, '--threads', 1)
        return Arena.whole

    def table(self, *arguments):
        return self.done(*arguments, '--json')

    def kill_after(self, journal, games, *run):
        """Kills a run once so many games are in its journal."""
        arena = start(*run, '--journal', journal, stdout=subprocess.DEVNULL)
        end = time.monotonic() + 60
        while not journal.exists() or len(games_in(journal)) < games:
            self.assertLess(time.monotonic(), end)
            time.sleep(0.005)
        arena.kill()
        self.assertEqual(arena.wait(), -signal.SIGKILL, 'it was killed before its end')

    def test_same_command_same_table(self):
        table = self.undisturbed()
        self.assertEqual(table, self.table(*RUN, '--threads', 1))
        self.assertEqual(table, self.table(*RUN, '--threads', 3))
        report = json.loads(table)
        self.assertEqual((report['games'], report['blocks'], len(report['bots'])), (GAMES, GAMES // 2, 2))
        self.assertNotEqual(table, self.table(*RUN, '--seed', 2))

    def test_equal_bots_come_out_even(self):
        for bots, seats, games in [('random', 2, 400), ('random', 3, 600), ('greedy', 2, 200)]:
            run = ['arena', GAME, '--players', seats, '--bots', bots, '--control', '--games', games]
            report = json.loads(self.table(*run))
            self.assertEqual(len(report['bots']), seats)
            for bot in report['bots']:
                share, low, high = bot['win_share']
                self.assertTrue(low <= 1 / seats <= high, bot)
                self.assertLess(high - low, 0.3)
                self.assertTrue(bot['elo'][1] <= 0 <= bot['elo'][2], bot)

    def test_unequal_bots_do_not(self):
        greedy, other = json.loads(self.undisturbed())['bots']
        self.assertEqual(greedy['name'], 'greedy')
        self.assertGreater(greedy['win_share'][1], 0.5)
        self.assertLess(other['elo'][2], greedy['elo'][1])

    def test_files_of_weights_meet(self):
        weights = pathlib.Path(__file__).resolve().parents[2] / 'src' / 'bots' / GAME / 'weights' / '2.txt'
        lost = self.folder / 'upside_down.txt'
        lines = [line.split() for line in weights.read_text().splitlines() if not line.startswith('#')]
        lost.write_text(''.join(f'{name} -{opening} -{end}\n' for name, opening, end in lines))
        report = json.loads(self.table(*TWO, '--bots', f'greedy:{weights},greedy:{lost}', '--games', 40))
        self.assertGreater(report['bots'][0]['win_share'][1], 0.5)

    def test_three_bots_are_told_who_beats_whom(self):
        run = ['arena', GAME, '--players', 2, '--bots', 'greedy,random,mcts-plain:5it', '--games', 60]
        greedy, random, plain = [bot['before'] for bot in json.loads(self.table(*run))['bots']]
        self.assertIsNone(greedy[0])
        self.assertGreater(greedy[1][1], 0.5)
        self.assertAlmostEqual(random[2][0] + plain[1][0], 1)
        text = self.done(*run)
        self.assertIn('ends before', text)
        self.assertNotIn(' \n', text)

    def test_a_run_killed_five_times_gives_the_table_of_an_undisturbed_one(self):
        journal = self.folder / 'journal.txt'
        for kills in range(1, 6):
            known = journal.read_text() if journal.exists() else ''
            self.kill_after(journal, 12 * kills, *RUN)
            self.assertTrue(journal.read_text().startswith(known), 'what is known is kept')
        known = journal.read_text()
        with open(journal, 'a') as torn:
            torn.write('7 ranks 1 2 sco')  # a line that the power failed in
        self.assertEqual(self.table(*RUN, '--journal', journal), self.undisturbed())
        self.assertTrue(journal.read_text().startswith(known))
        self.assertEqual(sorted(games_in(journal)), list(range(GAMES)), 'every game was played once')
        finished = journal.read_text()
        self.assertEqual(self.table(*RUN, '--journal', journal), self.table('arena', 'merge', journal))
        self.assertEqual(journal.read_text(), finished, 'a finished run plays nothing')

    def test_two_shards_merge_to_one_table(self):
        journals = [self.folder / f'shard{i}.txt' for i in (1, 2)]
        for i, journal in enumerate(journals, 1):
            self.done(*RUN, '--shard', f'{i}/2', '--journal', journal)
        whole = self.undisturbed()
        self.assertEqual(self.table('arena', 'merge', *journals), whole)
        self.assertEqual(self.table('arena', 'merge', *reversed(journals), journals[0]), whole, 'no game counts twice')
        self.assertFalse(set(games_in(journals[0])) & set(games_in(journals[1])))

    def test_a_shard_that_is_not_finished_is_told(self):
        journals = [self.folder / f'shard{i}.txt' for i in (1, 2)]
        for i, journal in enumerate(journals, 1):
            self.done(*RUN, '--shard', f'{i}/2', '--journal', journal)
        lines = journals[1].read_text().splitlines(keepends=True)
        journals[1].write_text(''.join(lines[:-6]))
        for wanted, says in [(journals, 'shard2.txt is not finished: 6 of its 48 games are missing'),
                             (journals[:1], f'48 of {GAMES} games are in none of these journals')]:
            told = ozy('arena', 'merge', *wanted, '--json', '--report', self.folder / 'page.html')
            self.assertEqual(told.returncode, 1)
            self.assertIn(says, told.stderr)
            self.assertIn(says, json.loads(told.stdout)['missing'][0])
            self.assertIn(says, (self.folder / 'page.html').read_text())
        self.done(*RUN, '--shard', '2/2', '--journal', journals[1])
        self.assertEqual(self.table('arena', 'merge', *journals), self.undisturbed())

    def test_a_journal_of_old_still_counts(self):
        journal = self.folder / 'journal.txt'
        self.done(*RUN, '--threads', 1, '--journal', journal)
        lines = journal.read_text().splitlines(keepends=True)
        self.assertEqual(lines.pop(1), f'plan {GAMES} games shard 1/1\n')
        journal.write_text(''.join(lines))
        self.assertEqual(self.table('arena', 'merge', journal), self.undisturbed())
        journal.write_text(''.join([*lines[:3], *lines[5:]]))
        told = ozy('arena', 'merge', journal)
        self.assertEqual(told.returncode, 1)
        self.assertIn(f'2 of {GAMES} games are in none of these journals', told.stderr)

    def test_as_many_seats_as_bots_unless_said(self):
        for game, bots, seats in [('vinci', 3, 3), ('tigris', 3, 3), ('after_the_flood', 4, 3), ('empires_end', 2, 2)]:
            report = json.loads(self.table('arena', game, '--bots', ','.join(['random'] * bots), '--games', 2))
            self.assertIn(f'players={seats} ', report['options'] + ' ')
        report = json.loads(self.table(*TWO, '--bots', 'random,random,random', '--games', 2))
        self.assertIn('players=2 ', report['options'] + ' ')

    def test_the_tasks_of_a_slurm_array_merge_to_one_table(self):
        self.assertEqual(subprocess.run(['bash', '-n', SLURM]).returncode, 0)
        tasks = [subprocess.Popen(['bash', SLURM, *map(str, RUN[1:])], cwd=self.folder, stdout=subprocess.DEVNULL,
                                  env={**os.environ, 'OZY': program(), 'SLURM_ARRAY_TASK_COUNT': '3',
                                       'SLURM_ARRAY_TASK_ID': str(task)}) for task in (1, 2, 3)]
        self.assertEqual([task.wait(200) for task in tasks], [0, 0, 0])
        journals = sorted(self.folder.glob('arena_*.txt'))
        self.assertEqual(len(journals), 3)
        self.assertEqual(self.table('arena', 'merge', *journals), self.undisturbed())

    def test_a_slurm_script_outside_of_an_array_says_how_it_is_used(self):
        environment = {name: value for name, value in os.environ.items() if not name.startswith('SLURM')}
        done = subprocess.run(['bash', SLURM, GAME], env=environment, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertIn('usage: sbatch', done.stderr)

    def test_a_journal_belongs_to_one_tournament(self):
        journal, other = self.folder / 'journal.txt', self.folder / 'other.txt'
        self.done(*BOTS, '--games', 2, '--journal', journal)
        self.done(*BOTS, '--games', 2, '--seed', 2, '--journal', other)
        self.refused(*RUN, '--seed', 2, '--journal', journal, says='another tournament')
        self.refused('arena', 'merge', journal, other, says='another tournament')
        journal.write_text(journal.read_text() + 'nonsense\n')
        self.refused(*RUN, '--journal', journal, says='damaged')
        self.refused('arena', 'merge', journal, says='damaged')

    def test_a_question_is_answered_with_as_few_games_as_it_takes(self):
        report = json.loads(self.table(*BOTS, '--games', 2000, '--sprt', '0,200'))
        self.assertEqual(report['sprt']['verdict'], 'accepted')
        self.assertLess(report['games'], 100)

    def test_a_verdict_ends_a_journal(self):
        journal = self.folder / 'journal.txt'
        run = [*BOTS, '--games', 2000, '--sprt', '0,200', '--threads', 1, '--journal', journal]
        report = json.loads(self.table(*run))
        self.assertEqual(json.loads(self.table('arena', 'merge', journal))['games'], report['games'])
        finished = journal.read_text()
        self.assertEqual(json.loads(self.table(*run)), report)
        self.assertEqual(journal.read_text(), finished)

    def test_report_page(self):
        page = self.folder / 'page.html'
        self.done(*BOTS, '--games', 10, '--report', page)
        text = page.read_text()
        for part in ['<svg', 'greedy', "Empire's End", 'prefers-color-scheme: dark']:
            self.assertIn(part, text)
        self.assertNotRegex(text, r'(?:src|href)="http', 'it needs nothing from elsewhere')

    def test_wrong_requests(self):
        for wrong in [['--bots', 'random'], ['--bots', 'random,genius'], ['--bots', 'random,greedy:5ms'],
                      ['--bots', 'random,random', '--shard', '3/2'], ['--bots', 'random,random', '--sprt', '5'],
                      ['--bots', 'random,random', '--sprt', '0,30', '--shard', '1/2']]:
            self.refused(*TWO, *wrong)
        self.refused('arena', says='the games are')
        self.refused('arena', 'merge', self.folder / 'missing.txt')


if __name__ == '__main__':
    main()
