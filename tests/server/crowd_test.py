#!/usr/bin/env python3
"""Many at once: players, spectators and bots who move, chat, undo, look around and lose their connections.

crowd_test.py PATH_TO_OZY. Made for the thread sanitizer, under which a race makes the server end with an error.
OZY_CROWD_SECONDS says for how long (5).
"""
import os
import random
import select
import time
import unittest

from client import Person, Seat, Server
from program import OZY, run_tests

SECONDS = float(os.environ.get('OZY_CROWD_SECONDS', '5'))
TABLES = (['me', 'me'], ['me', 'me'], ['me', 'me'], ['me', 'random'], ['me', 'random'], ['me', 'greedy'])
GAMES = ('tigris', 'empires_end', 'after_the_empire')
MAY_BE_REFUSED = ('stale', 'cannot_undo', 'not_your_turn', 'over')  # others may have been faster


class Crowd:
    def __init__(self, port):
        self.rng = random.Random(5)
        self.port = port
        self.waiting = {}  # by seat: the id of what it has asked for
        self.seats, self.moves, self.lost = [], 0, 0
        for number, kinds in enumerate(TABLES):
            self.open_table(GAMES[number % len(GAMES)], kinds)

    def open_table(self, game, kinds):
        person = Person(self.port)
        table = person.table(kinds, game=game, visible=True, options={'players': str(len(kinds))})['id']
        places = [number for number, kind in enumerate(kinds) if kind == 'me'] + ['spectator']
        for place in places:
            seat = Seat(person, table, place, random.Random(self.rng.random()))
            seat.game, seat.kinds = game, kinds
            self.seats.append(seat)

    def run(self, until):
        while time.monotonic() < until:
            by_socket = {seat.socket.socket: seat for seat in self.seats}
            for ready in select.select(list(by_socket), [], [], 0.05)[0]:
                if by_socket[ready] in self.seats:  # else its game has just ended
                    self.hear(by_socket[ready])
            self.look_around()

    def hear(self, seat):
        while True:
            message = seat.receive()
            if message['type'] == 'refused':
                assert message['code'] in MAY_BE_REFUSED, message
            if message.get('re') == self.waiting.get(seat):
                self.moves += message['type'] == 'state' and seat in self.waiting
                self.waiting.pop(seat, None)
            if not seat.socket.buffer:
                break
        if seat.standing is not None:
            return self.begin_again(seat)
        if self.rng.random() < 0.03:
            return self.lose(seat)
        if seat not in self.waiting:
            self.speak(seat)

    def speak(self, seat):
        chance = self.rng.random()
        if chance < 0.03:
            self.ask(seat, type='chat', text='hello')
        elif seat.undo and seat.undo['steps'] > 0 and chance < 0.1:
            self.ask(seat, type='undo', version=seat.version, to='step')
        elif seat.is_asked():
            self.ask(seat, type='move', version=seat.version, line=seat.random_line())

    def ask(self, seat, **message):
        seat.number += 1
        self.waiting[seat] = f'{self.rng.getrandbits(40):x}'
        seat.say(id=self.waiting[seat], **message)

    def lose(self, seat):
        """At times with an answer on its way."""
        seat.socket.close()
        self.waiting.pop(seat, None)
        self.lost += 1
        seat.connect(resume=True)

    def begin_again(self, seat):
        for other in [other for other in self.seats if other.table == seat.table]:
            other.socket.close()
            self.waiting.pop(other, None)
            self.seats.remove(other)
        self.open_table(seat.game, seat.kinds)

    def look_around(self):
        if self.rng.random() > 0.05:
            return
        person = self.rng.choice(self.seats).person
        person.request('GET', self.rng.choice(('/api/tables?list=live', '/api/tables?list=mine', '/metrics', '/healthz')))


class TheServer(unittest.TestCase):
    def test_serves_a_crowd(self):
        with Server(OZY.path, flags=['--threads', '4', '--bot-threads', '2']) as server:
            crowd = Crowd(server.port)
            crowd.run(time.monotonic() + SECONDS)
            print(f'{crowd.moves} moves, {crowd.lost} connections lost')
            code = server.stop()
            self.assertEqual(code, 0, server.log_text()[-5000:])
            self.assertNotIn('ThreadSanitizer', server.log_text())
            self.assertGreater(crowd.moves, 10 * SECONDS)
            self.assertGreater(crowd.lost, SECONDS)


if __name__ == '__main__':
    run_tests()
