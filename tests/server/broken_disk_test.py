#!/usr/bin/env python3
"""A disk that is full, damaged or gone costs requests, never the server, and nothing that was acknowledged.

broken_disk_test.py PATH_TO_OZY
"""
import contextlib
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import tempfile
import unittest

from client import Person, Refusal, Seat, Server, play_out
from program import OZY, run_tests
from served import check_store


class BrokenDisk(unittest.TestCase):
    def test_full_disk(self):
        """Moves that cannot be stored are refused and not made; what was acknowledged is there when there is room again."""
        with tempfile.TemporaryDirectory() as data:
            limited = ['bash', '-c', 'trap "" XFSZ; ulimit -f 400; exec "$@"', 'limited']
            server = Server(OZY.path, data=data, wrapper=limited)
            anna = Person(server.port)
            table = anna.table(['me', 'me'])['id']
            seats = [Seat(anna, table, seat, random.Random(seat)).start() for seat in range(2)]
            refused = None
            for _ in range(3000):
                mover = next((seat for seat in seats if seat.is_asked()), None)
                if mover is None:
                    seats[0].receive() if seats[0].socket.pending(0.02) else seats[1].receive()
                    continue
                before = mover.version
                answer = mover.move()
                if answer['type'] == 'refused':
                    refused = answer
                    break
                if mover.standing:
                    table = anna.table(['me', 'me'])['id']
                    seats = [Seat(anna, table, seat, random.Random(seat)).start() for seat in range(2)]
            self.assertIsNotNone(refused, 'the disk never filled')
            self.assertEqual(refused['code'], 'storage')
            mover.until('state')
            self.assertEqual(mover.version, before)
            with self.assertRaises(Refusal) as caught:
                anna.table(['me', 'me'])
            self.assertEqual(caught.exception.code, 'storage')
            self.assertEqual(anna.request('GET', '/healthz')[0], 200)
            server.kill()
            server.close()
            server = Server(OZY.path, data=data)
            anna.port = server.port
            mover = Seat(anna, table, mover.seat, random.Random(1)).start()
            self.assertEqual(mover.version, before)
            self.assertEqual(mover.move()['type'], 'state')
            self.assertEqual(server.stop(), 0)
            server.close()
            check_store(self, data)

    def played(self, data):
        server = Server(OZY.path, data=data)
        anna = Person(server.port)
        tables = []
        for _ in range(3):
            tables.append(anna.table(['me', 'me'])['id'])
            play_out([Seat(anna, tables[-1], seat, random.Random(seat)).start() for seat in range(2)], most=60)
        self.assertEqual(server.stop(), 0)
        server.close()
        return anna, tables

    def test_damaged_header(self):
        with tempfile.TemporaryDirectory() as data:
            self.played(data)
            file = pathlib.Path(data, 'ozymandias.db')
            content = file.read_bytes()
            for damaged in (b'not a database' + content[14:], content[:50], os.urandom(4096)):
                file.write_bytes(damaged)
                for extra in ('-wal', '-shm'):
                    pathlib.Path(str(file) + extra).unlink(missing_ok=True)
                done = subprocess.run([OZY.path, 'serve', '--port', '0', '--data', data], capture_output=True, text=True, timeout=60)
                self.assertEqual(done.returncode, 3)
                self.assertIn('database', done.stderr)

    def test_damaged_pages(self):
        """A server with a damaged file answers or refuses, but does not die; the check finds the damage."""
        rng = random.Random(5)
        with tempfile.TemporaryDirectory() as data:
            anna, tables = self.played(data)
            file = pathlib.Path(data, 'ozymandias.db')
            content = file.read_bytes()
            found = 0
            for _ in range(10):
                damaged = bytearray(content)
                for _ in range(20):
                    at = rng.randrange(4096, len(damaged) - 200)
                    damaged[at:at + 100] = rng.randbytes(100)
                file.write_bytes(damaged)
                for extra in ('-wal', '-shm'):
                    pathlib.Path(str(file) + extra).unlink(missing_ok=True)
                check = subprocess.run([OZY.path, 'restore', '--check', str(file)], capture_output=True, text=True)
                found += check.returncode == 1
                try:
                    server = Server(OZY.path, data=data)
                except RuntimeError:
                    continue  # it says that it cannot start
                for table in tables:
                    for path in ('', '/log?seat=0', '/record', '/replay?seat=0'):
                        anna.port = server.port
                        anna.request('GET', f'/api/tables/{table}{path}')
                anna.request('GET', '/api/tables?list=mine')
                anna.request('POST', '/api/me', {'name': 'Ben'})
                self.assertEqual(anna.request('GET', '/healthz')[0], 200)
                self.assertIsNone(server.process.poll())
                server.close()
            self.assertGreater(found, 5)

    def test_a_page_that_cannot_be_read_costs_a_request_not_the_server(self):
        """Whatever table or index of the database is destroyed, people are refused and the server goes on."""
        with tempfile.TemporaryDirectory() as data:
            anna, tables = self.played(data)
            file = pathlib.Path(data, 'ozymandias.db')
            content = file.read_bytes()
            with contextlib.closing(sqlite3.connect(file)) as database:
                pages = dict(database.execute('SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0'))
            self.assertLessEqual({'chat', 'chat_in_order', 'notes', 'sessions', 'entries', 'tables'}, pages.keys())
            for name, page in pages.items():
                with self.subTest(destroyed=name):
                    file.write_bytes(content[:(page - 1) * 4096] + b'\xff' * 4096 + content[page * 4096:])
                    server = Server(OZY.path, data=data)
                    anna.port = server.port
                    for table in tables[:2]:
                        self.use(anna, table)
                    self.assertEqual(anna.request('GET', '/healthz')[0], 200)
                    self.assertIsNone(server.process.poll(), server.log_text())
                    self.assertEqual(server.stop(), 0)
                    server.close()

    def use(self, anna, table):
        """What a page does at a table; every request gets its answer."""
        self.assertIn(anna.request('GET', '/api/me')[0], (200, 401, 503))
        for path in ('', '/log?seat=0', '/replay?seat=0', '/notes?seat=0'):
            self.assertIn(anna.request('GET', f'/api/tables/{table}{path}')[0], (200, 401, 403, 404, 503))
        self.assertIn(anna.request('PUT', f'/api/tables/{table}/notes', {'seat': 0, 'text': 'x'})[0], (200, 401, 403, 404, 503))
        socket = anna.socket()
        if socket.status != 101:
            return
        for message in ({'type': 'open', 'table': table, 'seat': 0}, {'type': 'chat', 'text': 'hello'}, {'type': 'resync'}):
            socket.send(id=message['type'], **message)
            if message['type'] == 'open':
                if socket.until('state', 'refused')['type'] == 'refused':
                    break
            else:
                socket.until('ok', 'state', 'refused', re_=message['type'])
        socket.close()

    def test_two_servers_cannot_share_a_data_directory(self):
        with Server(OZY.path) as server:
            done = subprocess.run([OZY.path, 'serve', '--port', '0', '--data', server.data], capture_output=True, text=True, timeout=60)
            self.assertEqual(done.returncode, 3)
            self.assertIn('another server uses the data directory ' + server.data, done.stderr)
            self.assertEqual(Person(server.port).request('GET', '/healthz')[0], 200)

    def test_no_move_is_acknowledged_after_the_data_directory_is_gone(self):
        with Server(OZY.path) as server:
            anna = Person(server.port)
            table = anna.table(['me', 'me'])['id']
            seats = [Seat(anna, table, seat, random.Random(seat)).start() for seat in range(2)]
            play_out(seats, most=5)
            shutil.rmtree(server.data)
            mover = next(seat for seat in seats if seat.is_asked())
            before = mover.version
            self.assertEqual(mover.move()['code'], 'storage')
            mover.until('state')
            self.assertEqual(mover.version, before)
            with self.assertRaises(Refusal) as caught:
                anna.table(['me', 'me'])
            self.assertEqual(caught.exception.code, 'storage')

    def test_the_check_finds_every_flipped_bit_of_a_backup(self):
        rng = random.Random(3)
        with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as folder:
            self.played(data)
            copy = pathlib.Path(folder, 'copy.db')
            subprocess.run([OZY.path, 'backup', copy, '--data', data], check=True, capture_output=True)
            content = copy.read_bytes()
            for _ in range(30):
                damaged = bytearray(content)
                at = rng.randrange(len(damaged) * 8)
                damaged[at // 8] ^= 1 << at % 8
                copy.write_bytes(damaged)
                check = subprocess.run([OZY.path, 'restore', '--check', copy], capture_output=True, text=True)
                self.assertEqual(check.returncode, 1, f'bit {at}')
                self.assertIn("not as 'ozy backup' wrote it", check.stderr)

    def test_backup_of_a_running_server_and_restore(self):
        with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as folder:
            server = Server(OZY.path, data=data)
            anna = Person(server.port)
            table = anna.table(['me', 'me'])['id']
            seats = [Seat(anna, table, seat, random.Random(seat)).start() for seat in range(2)]
            play_out(seats, most=30)
            copy = os.path.join(folder, 'copy.db')
            run = lambda *words: subprocess.run([OZY.path, *words], capture_output=True, text=True)
            self.assertEqual(run('backup', copy, '--data', data).returncode, 0)
            self.assertEqual(run('backup', copy, '--data', data).returncode, 3)  # never over an older one
            play_out(seats, most=10)
            server.close()
            self.assertEqual(run('restore', copy, '--data', data).returncode, 3)  # there is data
            restored = os.path.join(folder, 'restored')
            self.assertEqual(run('restore', copy, '--data', restored).returncode, 0)
            server = Server(OZY.path, data=restored)
            anna.port = server.port
            again = [Seat(anna, table, seat, random.Random(seat)).start() for seat in range(2)]
            play_out(again)
            self.assertIsNotNone(again[0].standing)
            server.close()


if __name__ == '__main__':
    run_tests()
