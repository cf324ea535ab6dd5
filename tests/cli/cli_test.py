#!/usr/bin/env python3
"""Drives the real program as people, pipes and broken machines do: cli_test.py PATH_TO_OZY [unittest arguments]."""
import json
import os
import re
import signal
import subprocess
import time

from command_line import GAME, Case, main, ozy, program, start
COMMANDS = ['play', 'sim', 'arena', 'replay', 'analyze', 'bot', 'games', 'rules', 'case', 'bench']


class Usage(Case):
    def test_every_command_helps(self):
        for command in COMMANDS:
            text = self.done(command, '--help')
            self.assertIn('Examples:', text)
            self.assertIn('Exit codes:', text)
        self.assertIn('play', self.done('--help'))
        self.assertRegex(self.done('--version'), r'^ozy \d+\.\d+\.\d+$')

    def test_wrong_usage_is_one_sentence(self):
        self.refused(says='subcommand')
        self.refused('frobnicate', says="no command 'frobnicate'")
        self.refused('--frobnicate')
        for command in COMMANDS:
            self.refused(command, '--frobnicate')
        self.refused('sim', says='required')
        self.refused('rules')
        self.refused('replay')
        self.refused('case')
        self.refused('play', says='name a game')

    def test_pipes_and_devices_do_not_hang(self):
        pipe = self.folder / 'pipe'
        os.mkfifo(pipe)
        for command in (['replay'], ['analyze'], ['verify'], ['play', '--resume'], ['arena', 'merge']):
            for file in (pipe, '/dev/zero'):
                self.refused(*command, file)
        self.done('case', pipe)  # a file without cases
        self.refused('case', '/dev/zero', says='larger than 64 MiB')
        self.refused('replay', '/dev/zero', says='larger than 64 MiB')
        self.assertEqual(ozy('restore', '--check', pipe).returncode, 1)
        self.refused('play', GAME, '--seats', 'random,random', '--record', pipe, code=3, says='cannot write')
        self.refused('serve', '--config', '/dev/zero', says='larger than 64 MiB')
        self.refused('serve', '--config', self.folder / 'nothing', says='No such file')
        serve = ['serve', '--port', 0, '--data', self.folder / 'data']
        for file in (pipe, '/dev/zero'):
            self.refused(*serve, '--certificate', file, '--key', file, code=3)
        weights, endless = self.folder / 'pipe.txt', self.folder / 'endless.txt'
        os.mkfifo(weights)
        endless.symlink_to('/dev/zero')
        for file in (weights, endless):
            self.refused('sim', GAME, '--games', 1, '--seats', f'greedy:{file},random', says='it is not a file')
        text = self.bots_game().read_text()
        piped = subprocess.run([program(), 'replay', '/dev/stdin'], input=text, capture_output=True, text=True, timeout=250)
        self.assertEqual(piped.returncode, 0, piped.stderr)

    def test_unknown_games_are_listed(self):
        for arguments in [('sim', 'chess'), ('play', 'chess'), ('rules', 'chess'), ('bench', 'chess'),
                          ('bench', GAME, 'chess'), ('sim', '')]:
            self.refused(*arguments, says='the games are: ' + GAME)

    def test_options_of_games_stand_in_columns(self):
        for line in self.done('games').splitlines():
            self.assertRegex(line, r'^(?:\w+  +\S|    \w+  +\S.* \(default )')

    def test_wrong_numbers(self):
        for option in ['--games', '--threads', '--players', '--seed']:
            for number in ['-1', 'x', '1.5', '', '99999999999999999999999', '1x', '0x10']:
                self.refused('sim', GAME, option, number)
        self.refused('sim', GAME, '--games', '0', says='whole number')
        self.refused('sim', GAME, '--threads', '0', says='whole number')
        self.refused('play', GAME, '--seed', '-1', says='whole number')

    def test_players_seats_and_options_must_fit(self):
        self.refused('sim', GAME, '--players', 3, '--seats', 'random,random', says='3 players do not fit 2 seats')
        self.refused('sim', GAME, '--players', 9, says='2 to 4')
        self.refused('sim', GAME, '--seats', 'random', says='2 to 4')
        self.refused('sim', GAME, '--seats', 'random,genius', says="no bot 'genius'; the bots are: novice, apprentice, skilled, master, random, greedy")
        self.refused('sim', GAME, '--seats', 'random,,random')
        self.refused('sim', GAME, '--seats', 'you,random', says="no bot 'you'")
        self.refused('play', GAME, '--seats', 'you,genius', says='genius')
        self.refused('sim', GAME, '--option', 'color=red', says='its options are: players')
        self.refused('sim', GAME, '--option', 'players', says='name=value')
        self.refused('sim', GAME, '--option', '=2', says='name=value')
        self.refused('sim', GAME, '--option', 'players=x', says='2 to 4')
        self.refused('sim', GAME, '--option', 'board=round', says='standard, advanced')
        self.refused('sim', GAME, '--option', 'board=standard', '--option', 'board=advanced', says='twice')
        self.refused('sim', GAME, '--option', 'players=3', '--players', 2)
        self.refused('sim', GAME, '--random-options', '--players', 2, says='itself')
        self.refused('play', GAME, '--color', 'blue', says='auto, always or never')


class Rules(Case):
    def test_games_and_their_options(self):
        text = self.done('games')
        self.assertIn('Tigris & Euphrates', text)
        self.assertIn('players', text)

    def test_rules_whole_and_one_by_one(self):
        self.assertGreater(len(self.done('rules', GAME).splitlines()), 100)
        for spelling in ['TE-6.6', 'te-6.6', '6.6', '[TE-6.6]']:
            self.assertTrue(self.done('rules', GAME, spelling).startswith('**[TE-6.6]**'))
        self.refused('rules', GAME, 'TE-99.1', says='ids run from TE-1.1')


class Simulation(Case):
    def sim(self, *arguments):
        return json.loads(self.done('sim', GAME, '--json', *arguments))

    def test_json_has_what_scripts_need(self):
        report = self.sim('--games', 20, '--seats', 'random,random,random')
        self.assertEqual(report['games'], 20)
        for number in ['games_per_second', 'decisions_per_second', 'decisions_per_game']:
            self.assertGreater(report[number], 0)
        self.assertAlmostEqual(sum(report['wins']), 20, places=2)
        self.assertEqual(len(report['wins']), 3)
        self.assertEqual(sum(report['endings'].values()), 20)
        self.assertRegex(report['signature'], '^[0-9a-f]{16}$')

    def test_same_seed_same_games_on_any_number_of_threads(self):
        def games(*arguments):
            report = self.sim('--games', 40, *arguments)
            return {key: report[key] for key in ['signature', 'wins', 'by_entry', 'by_seat', 'endings',
                                                 'decisions_per_game', 'decisions_p5', 'decisions_p95']}
        one = games('--threads', 1)
        self.assertEqual(one, games('--threads', 4))
        self.assertEqual(one, games('--seats', 'random,random'))
        self.assertNotEqual(one, games('--seed', 2))
        self.assertNotEqual(one, games('--option', 'board=advanced'))

    def test_greedy_beats_random_from_every_seat(self):
        wins = self.sim('--games', 20, '--seats', 'greedy,random')['wins']
        self.assertGreater(wins[0], 15)

    def test_check_and_random_options(self):
        report = self.sim('--games', 30, '--random-options', '--check')
        self.assertEqual(report['games'], 30)
        self.assertGreater(report['by_seat'][2]['games'], 0)

    def test_report_for_people(self):
        text = self.done('sim', GAME, '--games', 5)
        for word in ['games/s', 'decisions/s', 'P0', 'P1', 'endings', 'signature']:
            self.assertIn(word, text)

    def test_one_is_not_called_several(self):
        self.assertIn(': 1 game, seed 1, 1 thread\n', self.done('sim', GAME, '--games', 1, '--threads', 1))
        self.assertIn(': 2 games in 1 block, seed 1;', self.done('arena', GAME, '--bots', 'random,greedy', '--games', 2))
        self.assertIn(', 1 world for each position', self.done('analyze', self.bots_game(), '--budget', 1))

    def test_bench_is_fixed(self):
        def signatures():
            lines = json.loads(self.done('bench', GAME, '--json'))
            self.assertEqual([line['players'] for line in lines], [2, 3, 4])
            self.assertGreater(lines[0]['state_bytes'], 0)
            return [line['signature'] for line in lines]
        first = signatures()
        self.assertEqual(first, signatures())
        self.assertEqual(len(set(first)), 3)


class Play(Case):
    def play(self, typed, *arguments):
        return self.done('play', GAME, '--seats', 'you,random', '--seed', 3, *arguments, typed=typed)

    def test_end_of_input_leaves_cleanly(self):
        self.assertIn('was not recorded', self.play(''))
        path = self.folder / 'game.txt'
        self.assertIn(f'ozy play --resume {path}', self.play('', '--record', path))
        self.assertTrue(path.read_text().startswith('ozymandias record 2\n'))

    def test_wrong_input_gets_a_sentence_and_the_question_again(self):
        typed = ['dance', '99', '0', '-1', '99999999999999999999', 'tile', 'tile purple A1', '\x1b[A', 'é', 'x' * 5000,
                 'pass pass pass pass pass', 'save', 'quit now', '\t']
        text = self.play('\n'.join(typed) + '\n')
        self.assertEqual(text.count('P0 Pot>'), len(typed) + 1)
        self.assertIn('There is no move 99; the moves are numbered 1 to', text)
        self.assertNotIn('\x1b', text)

    def test_commands(self):
        text = self.play('help\nmoves\nboard\nlog\nwhy\nwhy pass\nwhy tile purple\nquit\n')
        self.assertIn('save FILE', text)
        self.assertEqual(text.count('Pass'), 2)  # in the menu and in the full list
        self.assertIn('It is allowed.', text)
        self.assertIn('**[TE-3.2]**', text)

    def test_why_tells_what_was_expected_instead_of_nonsense(self):
        text = ' '.join(self.play('why xyzzy\nquit\n').split())
        self.assertIn("cannot read 'xyzzy': expected a move such as", text)
        self.assertIn("Moves now begin with: tile, leader, catastrophe, swap, pass. 'moves' lists them all.", text)
        flood = ozy('play', 'after_the_flood', '--seats', 'you,random,random', '--seed', 3, typed='why xyzzy\nquit\n')
        self.assertRegex(flood.stdout, r"Moves now begin with: \w+[^.]*\. 'moves' lists them all\.")

    def test_why_names_the_rule(self):
        self.assertRegex(self.play('why leader king A1\nquit\n'), r'\[TE-5\.5\]\n\*\*\[TE-5\.5\]\*\*')

    def test_moves_by_number_and_by_notation(self):
        text = self.play('moves\nquit\n')
        number = re.search(r'(\d+) pass ', text).group(1)
        for move in [number, 'pass']:
            self.assertIn('Pot passes', self.play(f'{move}\nquit\n'))

    def test_undo_goes_back_to_the_last_decision(self):
        text = self.play('undo\npass\nundo\nquit\n')
        self.assertIn('There is nothing to take back.', text)
        self.assertEqual(text.count('Action 1 of 2'), 2)
        over_the_bot = self.play('pass\npass\nundo\nquit\n')
        self.assertTrue(over_the_bot.rstrip().rpartition('Taken back')[2].count('Action 2 of 2') == 1)

    def test_a_whole_game_by_numbers(self):
        text = self.play('1\n' * 3000)
        self.assertIn('The game has ended:', text)
        self.assertRegex(text, r'rank +seat +score\n +1 ')

    def test_same_seed_same_game(self):
        self.assertEqual(self.play('1\n' * 40), self.play('1\n' * 40))

    def test_bots_play_by_themselves(self):
        text = self.done('play', GAME, '--seats', 'random,random,random')
        self.assertIn('The game has ended:', text)

    def test_the_default_rival_is_greedy(self):
        path = self.folder / 'game.txt'
        self.done('play', GAME, '--record', path, typed='quit\n')
        self.assertIn('seat 0 you\nseat 1 greedy\n', path.read_text())

    def test_hot_seat_announces_the_next_person(self):
        text = self.done('play', GAME, '--seats', 'you,you', '--seed', 3, typed='pass\npass\nquit\n')
        self.assertEqual(text.count('Pass the device to'), 2)

    def test_save(self):
        path = self.folder / 'saved game.txt'
        text = self.play(f'pass\nsave {path}\nsave {path}\nsave {self.folder}/no/such/folder\nsave /dev/full\nquit\n')
        self.assertIn('Saved.', text)
        self.assertIn('exists already', text)
        self.assertIn('such/folder: No such file or directory', re.sub(r'\s+', ' ', text))
        self.assertIn('No space left on device', text)
        self.assertTrue(os.path.exists('/dev/full'))
        self.assertIn('P0: pass\n', path.read_text())
        self.assertEqual(len(list(self.folder.iterdir())), 1)


class Records(Case):
    def test_a_game_comes_back(self):
        path = self.bots_game()
        report = json.loads(self.done('replay', path, '--json'))
        self.assertTrue(report['over'])
        lines = [line for line in path.read_text().split('\n\n', 1)[1].splitlines() if not line.startswith('result')]
        self.assertEqual([f"{line['seat']}: {line['text']}" for line in report['lines']], lines)
        self.assertIn('The game has ended:', self.done('replay', path))

    def test_no_seed_is_written(self):
        self.assertNotIn('seed', self.bots_game(seed=123454321).read_text())
        self.assertNotIn('123454321', self.bots_game(name='b', seed=123454321).read_text())

    def test_replay_stops_where_it_is_told(self):
        path = self.bots_game()
        lines = len(json.loads(self.done('replay', path, '--json'))['lines'])
        for to in [0, 1, 20, lines]:
            report = json.loads(self.done('replay', path, '--json', '--to', to))
            self.assertEqual(len(report['lines']), to)
            self.assertEqual(report['over'], to == lines)
        self.refused('replay', path, '--to', lines + 1, says=f'0 to {lines}')

    def test_replay_shows_what_the_viewer_may_see(self):
        path = self.bots_game()
        everything = self.done('replay', path, '--to', 30)
        self.assertEqual(everything, self.done('replay', path, '--to', 30, '--view', 'all'))
        views = {view: self.done('replay', path, '--to', 30, '--view', view) for view in ['P0', 'P1', 'spectator']}
        self.assertEqual(len(set(views.values())), 3)
        self.assertNotIn('chance:', views['P0'])
        self.assertNotRegex(views['P0'], r'(?m)^ *\d+  P1:')
        self.refused('replay', path, '--view', 'P7', says='--view can be')

    def test_resume_goes_on(self):
        path = self.folder / 'game.txt'
        self.done('play', GAME, '--seats', 'you,random', '--record', path, typed='pass\nquit\n')
        first = path.read_text()
        self.done('play', '--resume', path, typed='pass\nquit\n')
        self.assertTrue(path.read_text().startswith(first))
        self.assertGreater(path.read_text().count('P0: pass'), 1)
        other = self.folder / 'other.txt'
        before = path.read_text()
        self.done('play', GAME, '--resume', path, '--record', other, '--seats', 'random,random')
        self.assertEqual(path.read_text(), before)
        self.assertIn('result', other.read_text())
        self.refused('play', '--resume', path, '--seats', 'random', says='must name 2')
        self.refused('play', '--resume', path, '--players', 3, says='keeps')

    def test_an_unfinished_chain_is_kept(self):
        path = self.folder / 'game.txt'
        self.done('play', GAME, '--seats', 'you,random', '--record', path, typed='catastrophe\n')
        self.assertTrue(path.read_text().endswith('P0: catastrophe\n'))
        self.done('play', '--resume', path, typed='A1\nquit\n')
        self.assertIn('P0: catastrophe A1\n', path.read_text())

    def test_undo_is_recorded(self):
        path = self.folder / 'game.txt'
        self.done('play', GAME, '--seats', 'you,random', '--record', path, typed='pass\npass\nundo\nundo\nquit\n')
        self.assertNotIn('P0: pass', path.read_text())

    def test_a_record_is_never_overwritten(self):
        path = self.bots_game()
        before = path.read_text()
        self.refused('play', GAME, '--record', path, says='exists already')
        self.assertEqual(path.read_text(), before)

    def test_altered_records_are_noticed(self):
        path = self.bots_game()
        text = path.read_text()
        bad = self.folder / 'bad.txt'

        def refused(changed, says):
            bad.write_text(changed)
            return self.refused('replay', bad, says=says)

        lines = text.splitlines(keepends=True)
        play = lines.index('\n') + 1
        move = next(i for i in range(play, len(lines)) if lines[i].startswith('P1: '))
        refused(''.join(lines[:move] + ['P1: leader king A1 A2\n'] + lines[move + 1:]), f'bad.txt:{move + 1}: ')
        refused(''.join(lines[:move] + lines[move + 1:]), 'lines of play before it are intact')
        refused(text.replace('| P0 ', '| P0 1', 1), 'altered')
        refused(re.sub('hash .', 'hash z', text), 'altered')
        refused(text + 'P0: pass\n', 'follow the result')
        refused(text[:-5], 'the file ends inside this line')
        refused(text.replace('game tigris', 'game chess'), "no game 'chess'")
        refused(text.replace('rules 1', 'rules 999'), 'version 999')
        refused(text.replace('option players 2', 'option players 7'), '2 to 4')
        refused('', 'no record')
        refused('\0' * 100, 'no record')
        bad.write_bytes(bytes(range(256)) * 100)
        self.refused('replay', bad, says='no record')
        self.refused('replay', self.folder, says='cannot read')
        self.refused('replay', self.folder / 'missing', says='No such file')

    def test_a_cut_record_can_be_resumed(self):
        path = self.folder / 'game.txt'
        self.done('play', GAME, '--seats', 'you,random', '--record', path, typed='pass\npass\npass\nquit\n')
        whole = path.read_text()
        path.write_text(whole[:-3])
        no = ozy('play', '--resume', path, typed='no\n')
        self.assertEqual(no.returncode, 2)
        self.assertEqual(path.read_text(), whole[:-3])
        self.assertEqual(ozy('play', '--resume', path).returncode, 2)
        text = self.done('play', '--resume', path, typed='yes\nquit\n')
        self.assertIn('the file ends inside this line', re.sub(r'\s+', ' ', text))
        self.assertTrue(whole.startswith(path.read_text().rstrip('\n')[:len(whole) - 20]))
        self.assertEqual((self.folder / 'game.txt.damaged').read_text(), whole[:-3])
        self.done('replay', path)

    def test_a_killed_game_can_be_resumed(self):
        path = self.folder / 'game.txt'
        game = start('play', GAME, '--seats', 'you,random', '--seed', '1', '--record', path,
                     stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        game.stdin.write('pass\npass\npass\n')
        game.stdin.flush()
        end = time.monotonic() + 30
        while not (path.exists() and path.read_text().count('P0: pass\n') == 3) and time.monotonic() < end:
            time.sleep(0.05)
        game.send_signal(signal.SIGKILL)
        game.communicate()
        self.assertIn('Pot passes', self.done('replay', path))
        self.done('play', '--resume', path, typed='pass\nquit\n')


class BrokenWorld(Case):
    def test_full_disk(self):
        with open('/dev/full', 'w') as full:
            for arguments in [('rules', GAME), ('games',), ('sim', GAME, '--games', '1', '--json'),
                              ('play', GAME, '--seats', 'random,random')]:
                done = subprocess.run([program(), *arguments], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
                self.assertEqual(done.returncode, 3, arguments)
                self.assertRegex(done.stderr, r'\Aozy: [^\n]+\n\Z')
        self.refused('play', GAME, '--record', '/dev/full', code=3, says='No space left on device')

    def test_unwritable_record(self):
        self.refused('play', GAME, '--record', self.folder / 'no' / 'such', code=3, says='No such file or directory')
        self.refused('play', GAME, '--record', self.folder, code=3)

    def test_closed_pipe(self):
        for ignore in [False, True]:
            game = start('play', GAME, '--seats', 'random,random', stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                         text=True, restore_signals=not ignore,
                         preexec_fn=(lambda: signal.signal(signal.SIGPIPE, signal.SIG_IGN)) if ignore else None)
            game.stdout.close()
            errors = game.stderr.read()
            game.stderr.close()
            self.assertIn(game.wait(60), [3] if ignore else [-signal.SIGPIPE])
            self.assertNotIn('terminate', errors)


class Cases(Case):
    GOOD = '# [TE-3.3] a pass\nplayers 2\nturn P0\n> P0: pass\n= decider P0\n! P1: pass\n'

    def write(self, name, text):
        path = self.folder / GAME / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return path

    def test_cases_pass_and_fail(self):
        good = self.write('good.case', self.GOOD)
        self.assertIn('1 case passed, 0 failed, in 1 file\n', self.done('case', good))
        bad = self.write('bad.case', self.GOOD + '= decider P1\n')
        failed = ozy('case', bad)
        self.assertEqual(failed.returncode, 1)
        self.assertIn('bad.case:7: [TE-3.3] a pass\n    P0 decides', failed.stdout)
        both = ozy('case', self.folder)
        self.assertEqual(both.returncode, 1)
        self.assertIn('1 case passed, 1 failed, in 2 files', both.stdout)

    def test_a_file_can_name_its_game(self):
        path = self.folder / 'x.case'
        path.write_text(self.GOOD)
        self.assertEqual(ozy('case', path).returncode, 1)
        path.write_text('game tigris\n' + self.GOOD)
        self.done('case', path)

    def test_missing_files(self):
        self.refused('case', self.folder / 'missing', says='there is no')
        self.refused('case', self.folder, says='no .case file')


if __name__ == '__main__':
    main()
