#!/usr/bin/env python3
"""Limits: who may ask, how often, how much and how slowly, by address, person and account. limits_test.py PATH_TO_OZY."""
import concurrent.futures
import math
import random
import select
import socket
import time
import unittest

from client import Closed, Person, Refusal, Seat, Server, WebSocket, play_out
from program import OZY, run_tests


class Origins(unittest.TestCase):
    def test_pages_of_other_sites(self):
        with Server(OZY.path, flags=['--origin', 'https://friend.example']) as server:
            anna = Person(server.port)
            for origin, status in ((None, 101), (f'http://127.0.0.1:{server.port}', 101), ('https://friend.example', 101),
                                   ('https://evil.example', 403), ('null', 403), ('http://127.0.0.1', 403),
                                   (f'http://127.0.0.1:{server.port}.evil.example', 403)):
                self.assertEqual(anna.socket(origin=origin).status, status, origin)
            status, _, _ = anna.request('POST', '/api/me', {'name': 'Eve'}, {'Origin': 'https://evil.example'})
            self.assertEqual(status, 403)
            self.assertEqual(anna.get('/api/me')['name'], 'Anna')


class Hosts(unittest.TestCase):
    def test_only_names_of_this_server_are_answered_to(self):
        """A name that somebody else's name service lets point here, so that their page may read what is ours."""
        with Server(OZY.path, flags=['--origin', 'https://friend.example', '--origin', 'http://pal.example:8080']) as server:
            anna, port = Person(server.port), server.port
            table = anna.table(['me', 'me'], visible=True)['id']
            for host, answered in ((f'127.0.0.1:{port}', True), (f'localhost:{port}', True), ('LocalHost', True), (f'[::1]:{port}', True),
                                   ('127.4.5.6', True), ('friend.example', True), ('Friend.Example:443', True), ('pal.example:8080', True),
                                   ('evil.example', False), (f'evil.example:{port}', False), ('127.0.0.1.evil.example', False),
                                   ('friend.example.evil.example', False), ('192.0.2.1', False), ('localhost.', True), ('[::2]', False),
                                   ('', False), ('127.0.0.1:x', False), ('[::1', False), ('x@localhost', False), ('localhost:80:80', False)):
                for path in ('/', '/api/server', '/api/me', f'/api/tables/{table}', '/metrics'):
                    status, _, text = anna.request('GET', path, headers={'Host': host})
                    self.assertEqual(status, 200 if answered else 403, (host, path))
                    if not answered:
                        self.assertIn('--origin', text)
                self.assertEqual(anna.socket(host=host).status, 101 if answered else 403, host)
                status, _, _ = anna.request('POST', '/api/me', {'name': 'Anna'}, {'Host': host})
                self.assertEqual(status, 200 if answered else 403, host)
                self.assertEqual(anna.request('GET', '/healthz', headers={'Host': host})[0], 200)
            with socket.create_connection(('127.0.0.1', port)) as raw:  # a health check of old, without any name
                raw.sendall(b'GET /healthz HTTP/1.0\r\n\r\n')
                self.assertIn(b'200 OK', raw.recv(4096))
            with socket.create_connection(('127.0.0.1', port)) as raw:
                raw.sendall(b'GET /api/server HTTP/1.0\r\n\r\n')
                self.assertIn(b'403 ', raw.recv(4096))

    def test_the_address_that_was_dialled_is_a_name_of_this_server(self):
        with Server(OZY.path, flags=['--listen', '0.0.0.0']) as server:
            with socket.create_connection(('127.9.8.7', server.port)) as raw:
                raw.sendall(b'GET /api/server HTTP/1.1\r\nHost: 127.9.8.7\r\n\r\n')
                self.assertIn(b'200 OK', raw.recv(4096))
            with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:  # an address of this machine that is not its loopback
                try:
                    probe.connect(('192.0.2.1', 9))
                except OSError:
                    return
                own = probe.getsockname()[0]
            with socket.create_connection((own, server.port)) as raw:
                raw.sendall(f'GET /api/server HTTP/1.1\r\nHost: {own}:{server.port}\r\n\r\n'.encode())
                self.assertIn(b'200 OK', raw.recv(4096))

    def test_pages_of_other_sites_read_nothing(self):
        with Server(OZY.path, flags=['--origin', 'https://friend.example']) as server:
            anna = Person(server.port)
            for origin, status in ((f'http://127.0.0.1:{server.port}', 200), ('https://friend.example', 200), ('https://evil.example', 403),
                                   ('null', 403), ('http://127.0.0.1', 403), ('friend.example', 403)):
                for path in ('/api/me', '/api/tables?list=mine', '/metrics'):
                    self.assertEqual(anna.request('GET', path, headers={'Origin': origin})[0], status, (origin, path))


class Proxies(unittest.TestCase):
    def test_a_network_of_version_6_counts_as_one(self):
        """Whoever has one such address has all that begin alike: 18 quintillion of them."""
        flags = ['--request-rate', '0.001', '--request-burst', '5', '--trusted-proxy', '127.0.0.1', '--connections-per-address', '3']
        with Server(OZY.path, generous=False, flags=flags) as server:
            nobody = Person(server.port, token='')
            status = lambda address: nobody.request('GET', '/api/server', headers={'X-Forwarded-For': address})[0]
            statuses = [status(f'2001:db8:1:2::{i:x}') for i in range(1, 11)]
            self.assertEqual((statuses[0], statuses[-1]), (200, 429))
            self.assertEqual(status('2001:db8:1:2:ffff:ffff:ffff:ffff'), 429)
            self.assertEqual(status('2001:db8:1:3::1'), 200)
            statuses = [status('::ffff:10.0.0.1') for _ in range(5)]  # the same as 10.0.0.1
            self.assertEqual((statuses[-1], status('10.0.0.1'), status('10.0.0.2')), (200, 429, 200))
            sockets = [WebSocket(server.port, headers=[f'X-Forwarded-For: 2001:db8:7:7::{i}']) for i in range(1, 5)]
            self.assertEqual([ws.status for ws in sockets], [101, 101, 101, 429])

    def test_only_trusted_ones_are_believed(self):
        for flags, expected in (((), 429), (('--trusted-proxy', '127.0.0.1'), 200)):
            with Server(OZY.path, generous=False, flags=['--request-rate', '0.001', '--request-burst', '5', *flags]) as server:
                nobody = Person(server.port, token='')
                statuses = [nobody.request('GET', '/api/server', headers={'X-Forwarded-For': f'10.0.0.{i}'})[0]
                            for i in range(10)]
                self.assertEqual(statuses[-1], expected)

    def test_people_behind_one_count_one_by_one(self):
        flags = ['--trusted-proxy', '127.0.0.1', '--connections-per-address', '2', '--connections-per-identity', '100']
        with Server(OZY.path, flags=flags, generous=False) as server:
            anna = Person(server.port)
            from_address = lambda i: anna.socket(headers=[f'X-Forwarded-For: 10.0.0.{i}'])
            kept = [from_address(i) for i in range(10)]
            self.assertEqual({ws.status for ws in kept}, {101})
            again = [from_address(3) for _ in range(2)]
            self.assertEqual([ws.status for ws in again], [101, 429])


    def test_what_a_client_writes_before_its_proxy_is_not_believed(self):
        flags = ['--request-rate', '0.001', '--request-burst', '5', '--trusted-proxy', '127.0.0.1', '--metrics-from', '10.1.1.1']
        with Server(OZY.path, generous=False, flags=flags) as server:
            nobody = Person(server.port, token='')
            def status(path, *lines):
                with socket.create_connection(('127.0.0.1', server.port)) as raw:
                    head = [f'GET {path} HTTP/1.1', 'Host: localhost', 'Connection: close', *(f'X-Forwarded-For: {line}' for line in lines)]
                    raw.sendall('\r\n'.join([*head, '', '']).encode())
                    return int(raw.recv(65536).split()[1])
            statuses = [status('/api/server', f'10.9.9.{i}', '10.0.0.7') for i in range(10)]
            self.assertEqual(statuses[-1], 429)
            self.assertEqual(status('/metrics', '10.1.1.1', '10.0.0.7'), 403)
            self.assertEqual(status('/metrics', '10.1.1.1, 10.0.0.7'), 403)
            self.assertEqual(status('/metrics', '10.0.0.7', '10.1.1.1'), 200)
            self.assertEqual(status('/metrics', '10.0.0.7', '10.1.1.1', '127.0.0.1'), 200)  # two proxies of ours
            self.assertEqual(status('/metrics', '10.1.1.1', 'nonsense'), 403)
        with Server(OZY.path) as server:
            nobody = Person(server.port, token='')
            self.assertEqual(nobody.request('GET', '/metrics')[0], 200)
            for name in ('X-Forwarded-For', 'Forwarded'):  # a proxy on this machine that nobody told us of
                self.assertEqual(nobody.request('GET', '/metrics', headers={name: 'for=10.0.0.7'})[0], 403)


def most_guesses(begun):
    """As many as may have been let through by now: five at once, then one after 1 s, 2 s, 4 s and so on."""
    return 5 + int(math.log2(time.monotonic() - begun + 1))


class Passwords(unittest.TestCase):
    def test_guesses_at_one_account_get_slower_wherever_they_come_from(self):
        with Server(OZY.path, flags=['--trusted-proxy', '127.0.0.1']) as server:
            anna = Person(server.port)
            anna.token = anna.post('/api/account', {'name': 'Anna', 'password': 'a long password'})['token']
            nobody = Person(server.port, token='')
            def guess(password, name='anna', i=[0]):
                i[0] += 1
                return nobody.request('POST', '/api/login', {'name': name, 'password': password},
                                      {'X-Forwarded-For': f'10.0.{i[0] // 250}.{i[0] % 250}'})
            for name in ('anna', 'nobody at all'):
                begun = time.monotonic()
                with concurrent.futures.ThreadPoolExecutor(10) as pool:
                    statuses = [answer[0] for answer in pool.map(lambda _: guess('wrong password', name), range(40))]
                self.assertLessEqual(statuses.count(401), most_guesses(begun))
                self.assertEqual(set(statuses), {401, 429})
            status, headers, _ = guess('a long password')
            if status == 429:
                self.assertGreaterEqual(int(headers['Retry-After']), 1)
                time.sleep(int(headers['Retry-After']))
                status, _, _ = guess('a long password')
            self.assertEqual(status, 200)
            begun = time.monotonic()  # a fresh start
            statuses = [guess('wrong password')[0]] + [
                anna.request('POST', '/api/password', {'old': 'x', 'new': 'a new password'},
                             {'X-Forwarded-For': f'10.1.0.{i}'})[0] for i in range(8)]
            self.assertEqual(statuses[0], 401)
            self.assertLessEqual(len(statuses) - statuses.count(429), most_guesses(begun))


class Limits(unittest.TestCase):
    def test_bursts_are_answered_with_429_and_the_server_lives(self):
        with Server(OZY.path, generous=False) as server:
            nobody = Person(server.port, token='')
            statuses = [nobody.request('GET', '/api/games')[0] for _ in range(300)]
            self.assertIn(429, statuses)
            self.assertEqual(statuses[0], 200)
            self.assertEqual(nobody.request('GET', '/healthz')[0], 200)

    def test_message_flood(self):
        with Server(OZY.path, generous=False) as server:
            ws = Person(server.port).socket()
            closed = None
            try:
                for i in range(20_000):
                    ws.send(type='why', id=str(i), line='x')
            except OSError:
                pass
            codes = []
            try:
                while True:
                    message = ws.receive()
                    codes.append(message.get('code'))
            except Closed as end:
                closed = end
            self.assertIsNotNone(closed)
            self.assertIn('too_many', codes)
            self.assertLess(len(codes), 400)
            self.assertEqual(Person(server.port, token='').request('GET', '/healthz')[0], 200)

    def test_connections_per_address(self):
        with Server(OZY.path, generous=False, flags=['--connections-per-address', '5', '--request-burst', '1000']) as server:
            anna = Person(server.port)
            kept = [anna.socket() for _ in range(4)]
            refused = 0
            for _ in range(10):
                try:
                    kept.append(anna.socket())
                except (Closed, ConnectionError):
                    refused += 1
            self.assertGreaterEqual(refused, 9)
            for ws in kept:
                ws.close()
            time.sleep(0.5)
            self.assertEqual(anna.socket().status, 101)

    def test_connections_per_identity(self):
        with Server(OZY.path, generous=False, flags=['--connections-per-identity', '3', '--request-burst', '1000']) as server:
            anna = Person(server.port)
            statuses = [anna.socket().status for _ in range(1)]
            kept = [anna.socket() for _ in range(3)]
            statuses = [ws.status for ws in kept]
            self.assertIn(429, statuses + [anna.socket().status])

    def test_large_bodies(self):
        with Server(OZY.path) as server:
            anna = Person(server.port)
            self.assertEqual(anna.request('POST', '/api/me', '{"name":"' + 'x' * 100_000 + '"}')[0], 413)
            self.assertEqual(anna.request('POST', '/api/tables', 'x' * 900_000)[0], 400)
            status = None
            try:
                status = anna.request('POST', '/api/tables', 'x' * 3_000_000)[0]
            except OSError:
                pass  # closed while we were still sending
            self.assertIn(status, (413, None))

    def test_too_many_waiting_tables(self):
        with Server(OZY.path) as server:
            anna = Person(server.port)
            for _ in range(12):
                anna.table(['me', 'open'])
            with self.assertRaises(Refusal) as caught:
                anna.table(['me', 'open'])
            self.assertEqual(caught.exception.code, 'too_many')

    def test_new_tables_per_person(self):
        with Server(OZY.path, generous=False, flags=['--table-burst', '3', '--table-rate', '0.001']) as server:
            anna = Person(server.port)
            for _ in range(3):
                anna.table(['me', 'me'])
            with self.assertRaises(Refusal) as caught:
                anna.table(['me', 'me'])
            self.assertEqual((caught.exception.status, caught.exception.code), (429, 'too_many'))
            Person(server.port, 'Ben').table(['me', 'me'])

    def test_bots_think_as_long_as_their_name_says(self):
        """Whoever could set the budget could keep the machine busy for hours."""
        with Server(OZY.path) as server:
            anna = Person(server.port)
            for bot in ('mcts:3600000ms:64t', 'master:1000000000it', 'mcts', ''):
                with self.assertRaises(Refusal) as caught:
                    anna.table(['me', bot])
                self.assertEqual(caught.exception.code, 'bad_request')
            table = anna.table(['me', 'me'])['id']
            with self.assertRaises(Refusal):
                anna.post(f'/api/tables/{table}/bot', {'seat': 0, 'bot': 'mcts:3600000ms'})


class SlowClients(unittest.TestCase):
    def test_slowloris(self):
        """Headers that drip in, and connections that say nothing, are closed in time; others are served meanwhile."""
        with Server(OZY.path, flags=['--request-seconds', '2']) as server:
            drips = []
            for _ in range(100):
                raw = socket.create_connection(('127.0.0.1', server.port))
                raw.sendall(b'GET / HTTP/1.1\r\nHost: x\r\n')
                drips.append(raw)
            start, served_meanwhile = time.monotonic(), False
            while time.monotonic() - start < 3.5:
                for raw in drips:
                    try:
                        raw.sendall(b'X-A: b\r\n')
                    except OSError:
                        pass
                self.assertEqual(Person(server.port, token='').request('GET', '/healthz')[0], 200)
                closed = select.select(drips, [], [], 0.2)[0]
                served_meanwhile = served_meanwhile or not closed
            self.assertTrue(served_meanwhile, 'somebody is answered while all of them are open')
            for raw in drips:
                raw.settimeout(5)
                try:
                    while raw.recv(4096):
                        pass
                except ConnectionResetError:
                    pass

    def test_a_reader_that_stops_is_told_everything_anew(self):
        with Server(OZY.path, flags=['--backlog-bytes', '20000']) as server:
            anna = Person(server.port)
            made = anna.table(['me', 'me'])
            seats = [Seat(anna, made['id'], i, random.Random(i)).start() for i in range(2)]
            lazy = Seat(anna, made['id'], 'spectator', receive_buffer=2048)
            moves = play_out(seats, most=600)
            self.assertGreater(moves, 100)
            fresh = Seat(anna, made['id'], 'spectator').start()
            while lazy.version != fresh.version:
                lazy.receive()  # a patch for a version it does not have would raise
            self.assertEqual(lazy.view, fresh.view)
            metrics = anna.request('GET', '/metrics')[2]
            resyncs = next(line for line in metrics.splitlines() if line.startswith('ozymandias_resyncs_total'))
            self.assertGreater(int(resyncs.split()[1]), 0)

    def test_silent_sockets_are_closed(self):
        with Server(OZY.path, flags=['--idle-seconds', '2']) as server:
            ws = Person(server.port).socket()
            start = time.monotonic()
            with self.assertRaises(Closed):
                while True:
                    ws.receive_frame()  # pings are not answered
            self.assertLess(time.monotonic() - start, 10)


if __name__ == '__main__':
    run_tests()
