#!/usr/bin/env python3
"""Many at once: players, spectators and bots who move, chat, undo, ask, come by links, resign, play again, look around, look back
at games and have them studied, read slowly and lose their connections, strangers who send nonsense, and a server that is stopped
and started again in the middle of it.

crowd_test.py PATH_TO_OZY. Made for the sanitizers, under which a race or a stray access makes the server end with an error.
OZY_CROWD_SECONDS says for how long at least (5; with the address sanitizer 60, by hand 600), OZY_CROWD_SEED what happens
(5). A busy machine takes longer for as many moves; a crowd in which nobody gets to move is an error that says where it stood.
"""
import os
import random
import select
import socket
import tempfile
import time
import unittest

from client import Closed, Person, Refusal, Seat, Server
from program import OZY, run_tests

SECONDS = float(os.environ.get('OZY_CROWD_SECONDS', '5'))
SEED = int(os.environ.get('OZY_CROWD_SEED', '5'))
TABLES = (['me', 'me'], ['me', 'open'], ['me', 'open'], ['me', 'random'], ['me', 'random'], ['me', 'greedy'])
GAMES = ('tigris', 'empires_end', 'after_the_empire')
MOVES = 10 * SECONDS
PATIENCE = 60  # seconds without a move
MAY_BE_REFUSED = ('stale', 'cannot_undo', 'not_your_turn', 'over', 'conflict')  # others may have been faster
SLEEPERS = 6  # who have a table open and do not read


class Guest(Person):
    def __init__(self, port, name='Anna'):
        super().__init__(port, name)
        self.id = self.get('/api/me')['id']


class Crowd:
    def __init__(self, port):
        self.rng = random.Random(SEED)
        self.port = port
        self.waiting = {}  # by seat: the id of what it has asked for
        self.seats, self.sleepers = [], []
        self.moves, self.lost, self.again, self.intruders, self.looks, self.studies = 0, 0, 0, 0, 0, 0
        self.moved_at = time.monotonic()
        for number, kinds in enumerate(TABLES):
            self.open_table(GAMES[number % len(GAMES)], kinds)

    def open_table(self, game, kinds):
        host = Guest(self.port)
        made = host.table(kinds, game=game, visible=True, options={'players': str(len(kinds))})
        people = {number: host for number, kind in enumerate(kinds) if kind == 'me'}
        for number, kind in enumerate(kinds):
            if kind == 'open':
                people[number] = Guest(self.port, 'Ben')
                people[number].sit(made['seats'][number]['link'])
        self.sit_down(people, made['id'], game, kinds)

    def sit_down(self, people, table, game, kinds):
        """Everybody at their seat (people: who sits where), and one of them once more to watch."""
        for place, person in [*people.items(), ('spectator', self.rng.choice([*people.values()]))]:
            seat = Seat(person, table, place, random.Random(self.rng.random()))
            seat.game, seat.kinds = game, kinds
            self.seats.append(seat)

    def run(self, seconds, moves):
        until = time.monotonic() + seconds
        self.moved_at = time.monotonic()
        while time.monotonic() < until or self.moves < moves:
            assert time.monotonic() < self.moved_at + PATIENCE, self.told()
            by_socket = {seat.socket.socket: seat for seat in self.seats}
            for ready in select.select(list(by_socket), [], [], 0.05)[0]:
                if by_socket[ready] in self.seats:  # else its game has just ended
                    self.hear(by_socket[ready])
            self.look_around()
            self.intrude()
            self.sleep()

    def told(self):
        lines = [f'{seat.game} {seat.table} {seat.seat}: {"asked" if seat.is_asked() else "not asked"}, '
                 f'waits for {self.waiting.get(seat)}, last heard {seat.seen[-1][:200] if seat.seen else None}'
                 for seat in self.seats]
        return '\n'.join([f'nobody moved for {PATIENCE} s, after {self.moves} moves', *lines])

    def move_to(self, port):
        """The server is another one now: everybody comes back to what they had."""
        self.port = port
        self.waiting.clear()
        for sleeper in self.sleepers:
            sleeper.socket.close()
        self.sleepers.clear()
        for seat in self.seats:
            seat.person.port = port
            seat.socket.close()
            seat.connect(resume=True)

    def hear(self, seat):
        while True:
            message = seat.receive()
            if message['type'] == 'refused':
                assert message['code'] in MAY_BE_REFUSED, message
            if seat in self.waiting and message.get('re') == self.waiting[seat]:
                self.waiting.pop(seat)
                if message['type'] == 'state':
                    self.moves, self.moved_at = self.moves + 1, time.monotonic()
            if message['type'] == 'table' and message['table']['result'] is not None:
                return self.begin_again(seat)  # by resignation too
            if not seat.socket.buffer:
                break
        if self.rng.random() < 0.03:
            return self.lose(seat)
        if self.rng.random() < 0.004 and seat.seat != 'spectator':
            return self.resign(seat)
        if seat not in self.waiting:
            self.speak(seat)

    def speak(self, seat):
        chance = self.rng.random()
        if chance < 0.03:
            self.ask(seat, type='chat', text='hello')
        elif seat.undo and seat.undo['steps'] > 0 and chance < 0.1:
            self.ask(seat, type='undo', version=seat.version, to='step')
        elif seat.is_asked() and chance < 0.15:
            self.ask(seat, **self.rng.choice((
                {'type': 'why', 'line': 'nonsense'}, {'type': 'preview', 'version': seat.version, 'line': seat.random_line()},
                {'type': 'previews', 'version': seat.version})))
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

    def resign(self, seat):
        try:
            seat.person.post(f'/api/tables/{seat.table}/resign', {'seat': seat.seat})
        except Refusal as refusal:
            assert refusal.code in MAY_BE_REFUSED, refusal

    def begin_again(self, seat):
        people = {}
        for other in [other for other in self.seats if other.table == seat.table]:
            people[other.person.id] = other.person
            other.socket.close()
            self.waiting.pop(other, None)
            self.seats.remove(other)
        self.look_back(seat)
        if self.rng.random() < 0.3:
            return self.open_table(seat.game, seat.kinds)
        self.again += 1
        made = seat.person.post(f'/api/tables/{seat.table}/rematch')
        seats = seat.person.get(f'/api/tables/{made["id"]}')['seats']
        places = {number: people[one['person']['id']] for number, one in enumerate(seats) if one['person']}
        self.sit_down(places, made['id'], seat.game, seat.kinds)

    def look_back(self, seat):
        """At a game that is over; one that was played to its end is studied, now and then."""
        path = f'/api/tables/{seat.table}'
        for what in ('replay?seat=spectator', 'record'):
            status, _, text = seat.person.request('GET', f'{path}/{what}')
            assert status == 200, text
        if self.rng.random() < 0.3:
            status, _, text = seat.person.request('POST', path + '/analysis', {})
            assert status in (200, 403, 503), text  # given up before its end; several are under way
            self.studies += status == 200

    def sleep(self):
        """Somebody opens a table and does not read what comes. Who wakes up can make sense of it, or is told everything anew."""
        if self.rng.random() > 0.02:
            return
        if len(self.sleepers) >= SLEEPERS:
            sleeper = self.sleepers.pop(0)
            while sleeper.socket.pending(0.01):
                sleeper.receive()
            return sleeper.socket.close()
        seat = self.rng.choice(self.seats)
        self.sleepers.append(Seat(seat.person, seat.table, 'spectator', receive_buffer=2048))

    def intrude(self):
        """Somebody who does not keep to any protocol."""
        if self.rng.random() > 0.05:
            return
        self.intruders += 1
        try:
            if self.rng.random() < 0.5:
                with socket.create_connection(('127.0.0.1', self.port), timeout=20) as raw:
                    start = self.rng.choice([b'', b'GET / HTTP/1.1\r\n', b'POST /api/me HTTP/1.1\r\nHost: localhost\r\n'])
                    raw.sendall(start + self.rng.randbytes(self.rng.randrange(300)) + b'\r\n\r\n')
                return
            ws = self.rng.choice(self.seats).person.socket()
            for _ in range(self.rng.randrange(1, 5)):
                ws.send_frame(self.rng.choice((0, 1, 1, 1, 2, 3, 8, 9, 10)), self.rng.randbytes(self.rng.randrange(200)),
                              fin=self.rng.random() < 0.8, mask=self.rng.random() < 0.9)
            ws.close()
        except (Closed, OSError):
            pass

    def look_around(self):
        if self.rng.random() > 0.05:
            return
        self.looks += 1
        seat = self.rng.choice(self.seats)
        table = f'/api/tables/{seat.table}'
        status, _, text = seat.person.request('GET', self.rng.choice(
            ('/api/tables?list=live', '/api/tables?list=mine', '/api/tables?list=over', '/metrics', '/healthz', '/', table,
             table + '/replay?seat=spectator', table + '/replay?seat=spectator&from=9', f'{table}/log?seat={seat.seat}')))
        assert status == 200, text


class TheServer(unittest.TestCase):
    def test_serves_a_crowd(self):
        """Stopped in the middle and started again with the same data: nobody notices but for the connection."""
        with tempfile.TemporaryDirectory(prefix='ozy_crowd_') as data:
            flags = ['--threads', '4', '--bot-threads', '2', '--backlog-bytes', '20000']
            server = Server(OZY.path, data=data, flags=flags)
            crowd = Crowd(server.port)
            begun = time.monotonic()
            crowd.run(SECONDS / 2, MOVES / 2)
            self.stop(server)
            server = Server(OZY.path, data=data, flags=flags)
            crowd.move_to(server.port)
            crowd.run(SECONDS / 2, MOVES)
            print(f'seed {SEED}: {crowd.moves} moves, {crowd.lost} connections lost, {crowd.again} games played again, '
                  f'{crowd.studies} studied, {crowd.looks} looks around, {crowd.intruders} intruders in '
                  f'{time.monotonic() - begun:.0f} s')
            self.stop(server)
        self.assertGreater(crowd.lost, MOVES / 50)

    def stop(self, server):
        code = server.stop()
        log = server.log_text()
        server.close()
        self.assertEqual(code, 0, log[-5000:])
        self.assertNotIn('Sanitizer', log)


if __name__ == '__main__':
    run_tests()
