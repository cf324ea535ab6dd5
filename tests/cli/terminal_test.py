#!/usr/bin/env python3
"""ozy in a terminal: windows, colours, editing, hands that stay hidden. terminal_test.py PATH_TO_OZY [unittest arguments]."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

from command_line import GAME, Case, main, program

ANSI = re.compile(r'\x1b\[[0-9;?]*[A-Za-z]')


class Terminal:
    """A pseudo terminal with ozy in it."""

    def __init__(self, *arguments, rows=24, columns=80, env=None):
        self.seen = self.unread = ''
        pid, self.fd = pty.fork()
        if pid == 0:
            environment = {**os.environ, 'TERM': 'xterm', **(env or {})}
            environment.pop('COLUMNS', None)
            if not (env or {}).get('NO_COLOR'):
                environment.pop('NO_COLOR', None)
            os.read(0, 1)  # wait until the window has its size
            os.execve(program(), [program(), *arguments], environment)
        self.pid = pid
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack('HHHH', rows, columns, 0, 0))
        os.write(self.fd, b'\n')

    def wait_for(self, text, seconds=30):
        """Reads until the text appears after what was returned before; returns what came, without codes for color."""
        end = time.monotonic() + seconds
        while text not in ANSI.sub('', self.unread):
            if time.monotonic() > end or not self.read():
                raise AssertionError(f'{text!r} did not come, but {self.unread!r}')
        plain = ANSI.sub('', self.unread)
        at = plain.index(text) + len(text)
        self.raw, self.unread = self.unread, plain[at:]
        return plain[:at]

    def read(self):
        """Takes what is there, waiting a little; false at the end."""
        if not select.select([self.fd], [], [], 0.1)[0]:
            return True
        try:
            data = os.read(self.fd, 65536).decode(errors='replace')
        except OSError:  # the other end is closed
            data = ''
        self.seen += data
        self.unread += data
        return data != ''

    def type(self, text):
        os.write(self.fd, text.encode())

    def end(self, seconds=60, typed=''):
        """The exit code; reads what is left. What is typed is typed until it helps: between the prompt and its first
        read the terminal is not libedit's yet, and the end of a file typed then is a letter, to be cleared first."""
        end = time.monotonic() + seconds
        self.type(typed)
        while self.read():
            self.type(typed)
            if time.monotonic() > end:
                os.kill(self.pid, signal.SIGKILL)
                raise AssertionError(f'the program does not end after {self.seen[-500:]!r}')
        os.close(self.fd)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


class InATerminal(Case):
    def widths(self, text):
        return [len(line.rstrip()) for line in ANSI.sub('', text).replace('\r', '').split('\n')]

    def test_drawing_fits_the_window(self):
        for columns in [80, 120, 200]:
            terminal = Terminal('play', GAME, '--seats', 'you,random', '--seed', '3', columns=columns, rows=50)
            terminal.wait_for('P0 Pot> ')
            terminal.type('moves\n')
            terminal.wait_for('P0 Pot> ')
            self.assertEqual(terminal.end(typed='\x15\x04'), 0)
            self.assertLessEqual(max(self.widths(terminal.seen)), columns)

    def test_a_question_fits_a_small_window(self):
        terminal = Terminal('play', GAME, '--seats', 'you,random', '--seed', '3')
        terminal.wait_for('P0 Pot> ')
        terminal.type('pass\n')
        question = terminal.wait_for('P0 Pot> ')
        self.assertLessEqual(len(question[question.index('    A   B'):].splitlines()), 24)
        terminal.type('quit\n')
        self.assertEqual(terminal.end(), 0)

    def test_map_and_question_share_a_window(self):
        for game, seats, begins, prompt in [('after_the_flood', 3, 'After the Flood  Turn', 'P0 Red> '), ('vinci', 4, 'Lapp ', 'P0 Urn> ')]:
            others = ['greedy'] * (seats - 1)
            terminal = Terminal('play', game, '--seats', ','.join(['you', *others]), '--seed', '3', rows=30, columns=100)
            for number in range(8):
                seen = terminal.wait_for(prompt)
                if number == 0 or begins in seen:  # in the middle of a move it is not drawn again
                    self.assertLessEqual(len(seen[seen.rindex(begins):].splitlines()), 30, seen)
                terminal.type('1\n')
            terminal.wait_for(prompt)
            terminal.type('quit\n')
            self.assertEqual(terminal.end(), 0)

    def test_color(self):
        for env, arguments, colored in [({}, [], True), ({'NO_COLOR': '1'}, [], False), ({}, ['--color', 'never'], False),
                                        ({'TERM': 'dumb'}, [], False),
                                        ({'NO_COLOR': '1'}, ['--color', 'always'], True)]:
            terminal = Terminal('play', GAME, '--seats', 'you,random', *arguments, env=env)
            terminal.wait_for('P0 Pot> ')
            self.assertEqual('\x1b[0;' in terminal.raw, colored, (env, arguments))
            terminal.type('quit\n')
            self.assertEqual(terminal.end(), 0)
        self.assertIn('\x1b[0;', self.done('play', GAME, '--color', 'always', typed=''))

    def test_hot_seat_hides_hands(self):
        terminal = Terminal('play', GAME, '--seats', 'you,you', '--seed', '3')
        self.assertNotIn('Your hand', terminal.wait_for('P1 Lion: press Enter '))
        self.assertIn('\x1b[2J', terminal.raw)
        terminal.type('\n')
        self.assertIn('Your hand', terminal.wait_for('P1 Lion> '))
        terminal.type('pass\n')
        terminal.wait_for('P1 Lion> ')
        terminal.type('pass\n')
        handed = terminal.wait_for('P0 Pot: press Enter ')
        self.assertIn('Pass the device to P0 Pot', handed)
        self.assertNotIn('Your hand', handed)
        self.assertIn('\x1b[2J', terminal.raw)
        terminal.type('\n')
        terminal.wait_for('> ')
        terminal.type('quit\n')
        self.assertEqual(terminal.end(), 0)

    def test_lines_can_be_edited_and_called_back(self):
        terminal = Terminal('play', GAME, '--seats', 'you,random', '--seed', '3')
        terminal.wait_for('P0 Pot> ')
        terminal.type('pasx\x7fs\n')  # backspace
        terminal.wait_for('Pot passes')
        terminal.wait_for('P0 Pot> ')
        terminal.type('\x1b[A\n')  # arrow up
        terminal.wait_for('Pot passes')
        terminal.wait_for('P0 Pot> ')
        terminal.type('quit\n')
        self.assertEqual(terminal.end(), 0)

    def test_progress_is_drawn(self):
        terminal = Terminal('sim', GAME, '--games', '3000', '--threads', '1')
        terminal.wait_for('games', seconds=60)
        self.assertEqual(terminal.end(), 0)
        self.assertIn('signature', terminal.seen)


if __name__ == '__main__':
    main()
