#!/usr/bin/env python3
"""One evening of play over HTTP and WebSocket on a disk that fails at every point in turn: what was acknowledged is there, the
server lives or is started again, and everybody comes back.

evening_test.py PATH_TO_OZY PATH_TO_FAULTY_SERVER. OZY_FAULT_POINTS: at most so many points of each kind, evenly spread (3; by hand
all of them: 100000).
"""
import http.client
import os
import random
import subprocess
import sys
import tempfile
import unittest

from client import Closed, Person, Refusal, Seat, Server, receive_any
from program import OZY, run_tests
from served import check_store

FAULTY = sys.argv.pop(2)
POINTS = int(os.environ.get('OZY_FAULT_POINTS', '3'))
KINDS = (('read', 'fails'), ('write', 'fails'), ('write', 'falls_short'), ('write', 'is_late'), ('write', 'loses_power'),
         ('sync', 'fails'), ('sync', 'is_late'), ('sync', 'loses_power'), ('truncate', 'fails'), ('truncate', 'loses_power'),
         ('lock', 'fails'), ('lock', 'falls_short'))
MOVES = 6
MOST_TRIES = 6


class Faulty(Server):
    """The server on that disk; `trouble`: operation, fault and number."""

    def __init__(self, data, trouble):
        self.own, self.data = False, data
        try:
            self.start([FAULTY, data, *map(str, trouble)])
        except RuntimeError:
            self.process.wait(30)
            self.close()
            raise

    def counts(self):
        """How many operations of each kind there were."""
        self.process.send_signal(15)
        text, _ = self.process.communicate(timeout=60)
        return {name: int(number) for name, number in (line.split() for line in text.splitlines())}


class Again(Exception):
    """It was refused for the disk's sake: whoever asks again is served."""


class Evening:
    """Anna and Ben play; whoever is refused asks again, and a server that is gone is started again, on a good disk."""

    def __init__(self, data, trouble):
        self.data, self.seats = data, []
        self.people = []
        try:
            self.server = Faulty(data, trouble)
        except RuntimeError:
            self.server = Server(OZY.path, data=data)

    def insist(self, act):
        for _ in range(MOST_TRIES):
            try:
                return act()
            except Again:
                pass
            except Refusal as refusal:
                if refusal.status != 503:
                    raise
            except AssertionError as error:  # the handshake was refused
                if ' 503 ' not in str(error):
                    raise
            except (Closed, OSError, http.client.HTTPException):
                self.come_back()
        raise AssertionError('refused again and again')

    def come_back(self):
        try:
            self.server.process.wait(0.2)
            self.server.close()
            self.server = Server(OZY.path, data=self.data)
        except subprocess.TimeoutExpired:
            pass  # it lives: only the connection was lost
        for person in self.people:
            person.port = self.server.port
        for seat in self.seats:
            self.insist(lambda: self.enter(seat))

    def enter(self, seat):
        seat.socket.close()
        seat.connect(resume=True)
        if seat.until('state', 'current', 'refused')['type'] == 'refused':
            raise Again

    def come(self, name):
        person = self.insist(lambda: Person(self.server.port, name))
        self.people.append(person)
        return person

    def ask(self, seat, name, **message):
        seat.say(id=name, **message)
        answer = seat.until('state', 'ok', 'refused', re_=name)
        if answer['type'] == 'refused':
            assert answer['code'] in ('storage', 'stale', 'busy'), answer
            raise Again
        return answer

    def move(self, number):
        def try_it():
            while not any(seat.is_asked() for seat in self.seats):
                receive_any(self.seats)
            mover = next(seat for seat in self.seats if seat.is_asked())
            self.ask(mover, f'm{number}', type='move', version=mover.version, line=mover.random_line())
        self.insist(try_it)

    def play(self):
        anna, ben = self.come('Anna'), self.come('Ben')
        made = self.insist(lambda: anna.table(['me', 'open']))
        self.table = f'/api/tables/{made["id"]}'
        self.insist(lambda: ben.sit(made['seats'][1]['link']))
        for number, person in enumerate((anna, ben)):
            seat = self.insist(lambda: Seat(person, made['id'], number, random.Random(number)))
            self.insist(lambda: self.enter(seat))
            self.seats.append(seat)
        for number in range(MOVES):
            self.move(number)
        self.insist(lambda: self.ask(self.seats[0], 'c', type='chat', text='good evening'))
        self.insist(lambda: anna.call('PUT', f'{self.table}/notes', {'seat': 0, 'text': 'watch Ben'}))
        self.insist(lambda: anna.get('/api/tables?list=mine'))
        self.insist(lambda: ben.get(f'{self.table}/replay?seat=1'))
        for number in range(MOVES, 2 * MOVES):
            self.move(number)

    def known(self):
        """What everybody knows of the game when all that is on its way has come."""
        for seat in self.seats:
            self.insist(lambda: self.enter(seat))
        return [(seat.version, seat.view, seat.log) for seat in self.seats]

    def check(self, test):
        """On a good disk, after another start, all is as it was."""
        known = self.known()
        for seat in self.seats:
            seat.socket.close()
        if self.server.process.poll() is None:
            self.server.process.terminate()
        self.server.process.wait(60)
        self.server.close()
        self.server = Server(OZY.path, data=self.data)
        for person in self.people:
            person.port = self.server.port
        test.assertEqual(self.known(), known)
        anna = self.people[0]
        test.assertEqual(anna.get(f'{self.table}/notes?seat=0')['text'], 'watch Ben')
        ws = anna.socket()
        ws.send(type='open', table=self.table.split('/')[-1], seat=0)
        test.assertIn('good evening', [line['text'] for line in ws.until('table')['chat']])
        mine = {table['id']: table['phase'] for table in anna.get('/api/tables?list=mine')['tables']}
        test.assertEqual(mine[self.table.split('/')[-1]], 'playing')  # beside it perhaps one that was asked for twice
        test.assertEqual(self.server.stop(), 0)
        self.server.close()
        check_store(test, self.data)


def spread(count):
    """Numbers from 1 to `count`: all of them, or as many as are wanted."""
    if count <= POINTS:
        return range(1, count + 1)
    return [1 + (2 * i + 1) * count // (2 * POINTS) for i in range(POINTS)]


class Faults(unittest.TestCase):
    def points(self):
        """How many operations of each kind an evening has when nothing goes wrong."""
        with tempfile.TemporaryDirectory(prefix='ozy_evening_') as data:
            evening = Evening(data, ())
            evening.play()
            counts = evening.server.counts()
            evening.server.close()
        return counts

    def test_lose_nothing_that_was_acknowledged(self):
        counts = self.points()
        passed = 0
        for operation, fault in KINDS:
            for number in spread(counts[operation]):
                with self.subTest(operation=operation, fault=fault, number=number):
                    self.play(operation, fault, number)
                    passed += 1
        print(f'{passed} points passed, of an evening of {counts}')
        self.assertGreater(passed, 0)

    def play(self, *trouble):
        with tempfile.TemporaryDirectory(prefix='ozy_evening_') as data:
            evening = Evening(data, trouble)
            try:
                evening.play()
                evening.check(self)
            finally:
                evening.server.close()


if __name__ == '__main__':
    run_tests()
