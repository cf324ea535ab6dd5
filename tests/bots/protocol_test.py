#!/usr/bin/env python3
"""Programs as bots at real tables: protocol_test.py PATH_TO_OZY PATH_TO_LOOKOUT [unittest arguments]."""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / 'tests' / folder) for folder in ('cli', 'server')]
import command_line  # noqa: E402
import schema  # noqa: E402
from command_line import ozy, program, start  # noqa: E402

LOOKOUT = ''
# For bots that do nothing wrong, on machines that have much to do. A sanitizer reserves more than any machine has.
PATIENT = ['--bot-time', 60000, '--bot-memory', 0]
PYTHON_BOT = ROOT / 'examples' / 'bots' / 'tigris_bot.py'
# Each with the fewest seats it has.
GAMES = {'tigris': 2, 'vinci': 3, 'after_the_flood': 3, 'after_the_empire': 2, 'empires_end': 2}

# A bot that takes the first move, as a frame for bots that do something else now and then.
FRAME = '''
import json, os, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    {seen}
    if message['type'] == 'hello':
        print(json.dumps({{'type': 'ready', 'name': 'frame'}}), flush=True)
    if message['type'] == 'ask':
        asked += 1
        {trick}
        print(json.dumps({{'type': 'move', 'id': message['id'], 'move': message['moves'][0]['text']}}), flush=True)
'''


class Case(command_line.Case):
    def bot(self, trick='pass', seen='pass', name='bot.py'):
        path = self.folder / name
        path.write_text(FRAME.format(trick=trick, seen=seen))
        return f'exec:{sys.executable} {path}'

    def signature(self, *arguments):
        return json.loads(self.done('sim', *arguments, *PATIENT, '--json'))['signature']


class Equality(Case):
    def test_a_served_bot_plays_as_it_does_at_home(self):
        for game, players in GAMES.items():
            for bot in ['greedy', 'mcts:20it', 'random'] if game == 'tigris' else ['greedy']:
                run = [game, '--games', 2, '--seed', 5, '--threads', 2, '--seats']
                others = ['greedy'] * (players - 1)
                home = self.signature(*run, ','.join([bot, *others]))
                away = self.signature(*run, ','.join([f'exec:{program()} bot serve {game} --bot {bot}', *others]))
                self.assertEqual(home, away, f'{game} {bot}')

    def test_the_arena_gives_the_same_table(self):
        journal = self.folder / 'journal.txt'
        run = ['arena', 'tigris', '--games', 4, *PATIENT, '--json', '--bots']
        home = json.loads(self.done(*run, 'greedy,random'))
        away = json.loads(self.done(*run, f'exec:{program()} bot serve tigris,random', '--journal', journal))
        self.assertEqual(home['signature'], away['signature'])
        self.assertEqual(away['bots'][0]['name'], f'exec:{program()} bot serve tigris')
        merged = json.loads(self.done('arena', 'merge', journal, '--json'))
        self.assertEqual(merged, away)

    def test_a_resumed_arena_knows_its_programs(self):
        journal = self.folder / 'journal.txt'
        bots = f'{self.bot()},random'
        run = ['arena', 'tigris', '--games', 2, '--bots', bots, '--journal', journal, *PATIENT, '--json']
        self.assertEqual(self.done(*run), self.done(*run))
        self.assertEqual(len(journal.read_text().splitlines()), 4, 'its plan, what is to be played, two games')


class Examples(Case):
    def test_they_conform(self):
        text = self.done('bot', 'check', PYTHON_BOT, '--games', 1, *PATIENT)
        self.assertIn('all of them legal', text)
        self.assertEqual(text.count('refused, which it may'), len(GAMES) - 1)
        for game in GAMES:
            text = self.done('bot', 'check', f'{LOOKOUT} {game}', game, '--games', 1, *PATIENT)
            self.assertIn('ends when its input ends', text)

    def test_they_beat_chance(self):
        for bot in [f'exec:{PYTHON_BOT}', f'exec:{LOOKOUT} tigris']:
            run = ['sim', 'tigris', '--games', 20, '--seats', f'{bot},random', *PATIENT, '--json']
            report = json.loads(self.done(*run))
            self.assertGreaterEqual(report['wins'][0], 15, bot)

    def test_they_sit_at_a_terminal(self):
        done = ozy('play', 'tigris', '--seats', f'exec:{PYTHON_BOT},random', '--seed', 1, *PATIENT)
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        self.assertIn('The game has ended', done.stdout)
        self.assertIn('tigris_bot.py', done.stdout)

    def test_they_are_recorded_but_a_record_cannot_start_them(self):
        record = self.folder / 'game.txt'
        seats = f'you,exec:{sys.executable} {PYTHON_BOT}'
        self.done('play', 'tigris', '--seats', seats, '--record', record, *PATIENT, typed='pass\npass\nquit\n')
        self.assertIn(f'seat 1 exec:{sys.executable} {PYTHON_BOT}\n', record.read_text())
        self.done('replay', record)
        done = ozy('play', '--resume', record, typed='quit\n')
        self.assertEqual(done.returncode, 2)
        self.assertIn('name all players with --seats', done.stderr)
        self.done('play', '--resume', record, '--seats', seats, *PATIENT, typed='pass\nquit\n')


class Messages(Case):
    def conversation(self, game, seats):
        """All that a program is sent in one game, and its moves."""
        note = self.folder / 'note.txt'
        bot = self.bot(seen=f'open({str(note)!r}, "a").write(line)')
        self.done('sim', game, '--games', 1, '--seats', ','.join([bot, *seats]), *PATIENT)
        return [json.loads(line) for line in note.read_text().splitlines()]

    def test_they_fit_the_schema(self):
        host = schema.load('bot_host')
        for game, players in GAMES.items():
            messages = self.conversation(game, ['random'] * (players - 1))
            self.assertEqual(messages[0]['type'], 'hello')
            self.assertGreater(len(messages), 5)
            for message in messages:
                self.assertIsNone(schema.complaint(message, host, host), message)
            (self.folder / 'note.txt').unlink()

    def test_the_log_goes_on_where_it_ended(self):
        known = 0
        for message in self.conversation('tigris', ['random'])[1:]:
            self.assertEqual(message['log']['from'], known)
            known += len(message['log']['entries'])
            self.assertGreater(len(message['moves']), 1)
        self.assertGreater(known, 20)

    def test_nobody_elses_hand_is_in_them(self):
        for message in self.conversation('tigris', ['random'])[1:]:
            seats = message['view']['seats']
            self.assertIn('hand', seats[message['view']['viewer']])
            self.assertNotIn('hand', seats[1 - message['view']['viewer']])


class Hostile(Case):
    """The deeds of tests/bots/program_test.cpp again, but seen from the command line."""

    def played(self, trick, milliseconds=60000):
        done = ozy('sim', 'tigris', '--games', 1, '--seats', f'{self.bot(trick)},random', '--bot-time', milliseconds)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn('1 game,', done.stdout)
        return done.stderr

    def test_hanging(self):
        self.assertEqual(self.played('time.sleep(60)', 400).count('no answer in time'), 3)

    def test_one_late_answer(self):
        log = self.played('asked == 3 and time.sleep(4)', 3000)
        self.assertEqual(log.count('\n'), 1)
        self.assertIn('random makes this choice (fault 1 of 3)', log)

    def test_crashing(self):
        self.assertIn('ended with exit code 1 (ZeroDivisionError: division by zero); random plays on',
                      self.played('asked == 5 and 1 / 0'))

    def test_taking_memory(self):
        hungry = f'{self.bot("asked == 3 and bytearray(300 << 20)")},random'
        run = ['sim', 'tigris', '--games', 1, '--bot-time', 60000, '--seats', hungry, '--bot-memory']
        self.assertIn('ended with exit code 1 (MemoryError)', ozy(*run, 200).stderr)
        self.assertEqual(ozy(*run, 0).stderr, '')

    def test_printing_gigabytes(self):
        self.assertIn('more than 64 kB', self.played('while asked == 5: print("x" * 10**6, end="")'))

    def note(self):
        """Where a bot writes the number of its process, and the trick that does it."""
        path = self.folder / 'process.txt'
        return path, f'asked == 1 and open({str(path)!r}, "w").write(str(os.getpid()) + "\\n")'

    def assert_ended(self, path, seconds=5):
        process, end = int(path.read_text()), time.monotonic() + seconds
        while pathlib.Path(f'/proc/{process}').exists():
            self.assertLess(time.monotonic(), end, f'the program {process} is still there')
            time.sleep(0.05)

    def test_leaving_its_process_group(self):
        path, write = self.note()
        log = self.played(f'{write}; asked == 3 and (os.setpgid(0, os.getpgid(os.getppid())), time.sleep(600))', 400)
        self.assertEqual(log.count('no answer in time'), 3)
        self.assert_ended(path)

    def test_ignoring_every_polite_end(self):
        path, write = self.note()
        self.played(f'{write}; import signal; [signal.signal(one, signal.SIG_IGN) for one in (1, 2, 13, 15)]; '
                    'asked == 3 and time.sleep(600)', 400)
        self.assert_ended(path)

    def test_a_host_that_is_killed_takes_its_programs_along(self):
        for how in (signal.SIGKILL, signal.SIGINT, signal.SIGTERM):
            path, write = self.note()
            host = start('sim', 'tigris', '--seats', f'{self.bot(write + "; time.sleep(600)")},random',
                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            end = time.monotonic() + 30
            while not path.exists() or not path.read_text().endswith('\n'):
                self.assertLess(time.monotonic(), end)
                time.sleep(0.05)
            host.send_signal(how)
            self.assertEqual(host.wait(10), -how)
            self.assert_ended(path)
            path.unlink()

    def test_a_host_without_standard_input(self):
        run = ['sim', 'tigris', '--games', 1, '--seats', f'{self.bot()},random', *PATIENT]
        done = ozy(*run, preexec_fn=lambda: os.close(0))
        self.assertEqual((done.returncode, done.stderr), (0, ''))

    def test_many_faults_are_counted(self):
        done = ozy('arena', 'tigris', '--games', 30, '--bots', f'{self.bot("sys.exit()")},random')
        self.assertEqual(done.returncode, 1)
        self.assertIn('and 10 more faults of programs', done.stderr)

    def test_a_crashed_bot_loses_and_everything_says_so(self):
        journal, page = self.folder / 'journal.txt', self.folder / 'page.html'
        crash = self.bot('sys.exit(3)')
        run = ['arena', 'empires_end', '--games', 8, '--bots', f'{crash},random', '--journal', journal]
        done = ozy(*run, '--json', '--report', page)
        self.assertEqual(done.returncode, 1)
        dead, alive = json.loads(done.stdout)['bots']
        self.assertEqual((dead['win_share'][0], dead['faults'], dead['forfeits']), (0, 8, 8))
        self.assertEqual((alive['win_share'][0], alive['faults'], alive['forfeits']), (1, 0, 0))
        lines = journal.read_text().splitlines()[2:]
        self.assertEqual({line.split(' faults ')[1] for line in lines}, {'1 0 out 1 0', '0 1 out 0 1'})
        self.assertIn('did wrong 8 times and lost 8 games by that', page.read_text())
        for again in (run, ['arena', 'merge', journal]):  # without its program being asked once more
            told = ozy(*again)
            self.assertEqual(told.returncode, 1)
            self.assertIn('did wrong 8 times and lost 8 games by that', told.stdout)

    def test_a_single_fault_costs_the_choice_and_not_the_game(self):
        run = ['sim', 'empires_end', '--games', 4, '--json', '--bot-time', 60000, '--seats']
        slip = 'asked == 2 and print("hm", flush=True)'
        done = ozy(*run, f'{self.bot(slip)},random')
        self.assertEqual(done.returncode, 1)
        tried, other = json.loads(done.stdout)['by_entry']
        self.assertEqual((tried['faults'], tried['forfeits'], other['faults']), (4, 0, 0))
        crashed = ozy(*run, f'{self.bot("sys.exit(3)")},random')
        self.assertEqual(json.loads(crashed.stdout)['wins'], [0, 4])

    def test_the_checker_finds_them(self):
        for trick, says in [('asked == 4 and print("hm", flush=True)', "no JSON object: 'hm'"),
                            ('asked == 4 and sys.exit(2)', 'exit code 2'),
                            ('message["id"] += asked == 4', 'not asked')]:
            done = ozy('bot', 'check', self.bot(trick)[5:], 'tigris', '--games', 1, *PATIENT)
            self.assertEqual(done.returncode, 1, done.stdout)
            self.assertRegex(done.stdout, 'FAILED .*' + re.escape(says))
        stays = self.folder / 'stays.py'
        stays.write_text((self.folder / 'bot.py').read_text().replace('message["id"] += asked == 4', 'pass') +
                         '\ntime.sleep(60)\n')
        done = ozy('bot', 'check', f'{sys.executable} {stays}', 'empires_end', '--games', 1, *PATIENT)
        self.assertEqual(done.returncode, 1)
        self.assertIn('after its input had ended', done.stdout)
        random_bot = self.bot('import random; random.shuffle(message["moves"])')[5:]
        text = self.done('bot', 'check', random_bot, 'empires_end', '--games', 1, *PATIENT)
        self.assertIn('note    plays another game', text)


class Wrong(Case):
    def test_commands_are_checked_before_anything_is_played(self):
        plain = self.folder / 'plain'
        plain.write_text('hello')
        for seats, says in [('exec:./no_such_bot,random', 'no program file'),
                            ('exec:no_such_bot,random', 'on the PATH'),
                            (f'exec:{plain},random', 'chmod +x'), ('exec:,random', 'name the program'),
                            ("exec:'a,random", 'not closed'), ('exec:"a,random', 'not closed')]:
            for command in [['sim', 'tigris', '--seats'], ['play', 'tigris', '--seats'], ['arena', 'tigris', '--bots']]:
                self.refused(*command, seats, says=says)
        self.refused('bot', 'check', './no_such_bot', says='no program file')
        self.refused('bot', 'check', 'sh', 'chess', says='the games are')
        self.refused('bot', 'serve', 'tigris', '--bot', 'genius', says='no bot')
        self.refused('bot', 'serve', 'tigris', '--bot', 'exec:sh', says='programs')
        self.refused('bot', says='subcommand')

    def test_names_may_hold_commas_spaces_and_what_shells_love(self):
        harm = self.folder / 'harm'
        self.bot(name='my bot.py')
        path = self.folder / 'my bot.py'
        seats = f'exec:"{sys.executable} \'{path}\' a,b $(touch {harm}) ; touch {harm}",random'
        self.done('sim', 'tigris', '--games', 1, '--seats', seats, *PATIENT)
        self.assertFalse(harm.exists())

    def test_the_served_bot_says_what_is_wrong(self):
        done = ozy('bot', 'serve', 'tigris', typed='nonsense\n')
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertIn('no JSON object', done.stderr)
        seed = '0' * 63 + '1'
        hello = json.dumps({'type': 'hello', 'protocol': 1, 'game': 'vinci', 'options': {}, 'seed': seed})
        self.assertIn('"refuse"', self.done('bot', 'serve', 'tigris', typed=hello + '\n'))


if __name__ == '__main__':
    LOOKOUT = os.path.abspath(sys.argv.pop(2))
    command_line.main()
