"""Tests that share a server, and what they set up: people, tables for two, refusals."""
import json
import random
import unittest

import schema
from client import Person, Refusal, Seat, Server
from program import OZY


class ServerTest(unittest.TestCase):
    """One server for all tests of a class; it must end well."""
    flags = ()

    @classmethod
    def setUpClass(cls):
        cls.server = Server(OZY.path, flags=cls.flags)
        cls.port = cls.server.port

    @classmethod
    def tearDownClass(cls):
        code = cls.server.stop()
        log = cls.server.log_text()
        cls.server.close()
        assert code == 0, f'the server ended with {code}: {log[-3000:]}'

    def person(self, name='Anna'):
        return Person(self.port, name)

    def refused(self, code, call, *arguments, **more):
        with self.assertRaises(Refusal) as caught:
            call(*arguments, **more)
        self.assertEqual(caught.exception.code, code)
        schema.check(json.loads(str(caught.exception).split(' ', 1)[1]), 'http', 'error')

    def two(self, **wishes):
        anna, ben = self.person(), self.person('Ben')
        made = anna.table(['me', 'open'], **wishes)
        ben.sit(made['seats'][1]['link'])
        rng = random.Random(1)
        return made['id'], Seat(anna, made['id'], 0, rng).start(), Seat(ben, made['id'], 1, rng).start()

    def on_turn(self, seats):
        while not any(seat.is_asked() for seat in seats):
            seats[0].receive()
        return sorted(seats, key=lambda seat: not seat.is_asked())
