"""Tests that share a server, and what they set up: people, tables for two, refusals."""
import json
import os
import random
import subprocess
import tempfile
import unittest

import schema
from client import Person, Refusal, Seat, Server
from program import OZY


def check_store(test, data):
    """A backup of the data plays through, every table of it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, 'copy.db')
        done = subprocess.run([OZY.path, 'backup', copy, '--data', data], capture_output=True, text=True)
        test.assertEqual(done.returncode, 0, done.stderr)
        done = subprocess.run([OZY.path, 'restore', '--check', copy], capture_output=True, text=True)
        test.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout


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
