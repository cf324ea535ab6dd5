#!/usr/bin/env python3
"""Hostile and broken clients: each failing known from elsewhere is a test. hostile_test.py PATH_TO_OZY."""
import concurrent.futures
import json
import math
import random
import select
import socket
import ssl
import subprocess
import tempfile
import time
import unittest

from client import GENEROUS, Closed, Person, Refusal, Seat, Server
from program import OZY, run_tests
from served import ServerTest


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


class Proxies(unittest.TestCase):
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
                    head = [f'GET {path} HTTP/1.1', 'Host: x', 'Connection: close', *(f'X-Forwarded-For: {line}' for line in lines)]
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


class Thinking(unittest.TestCase):
    def turn_of(self, seat):
        """Seconds that the other seat takes for a turn."""
        while not seat.is_asked():
            seat.receive()
        while seat.is_asked():
            seat.move('pass')
        begin = time.monotonic()
        while not seat.is_asked():
            seat.receive()
        return time.monotonic() - begin

    def test_one_guest_with_sixty_tables_does_not_stop_the_bots_of_others(self):
        with Server(OZY.path) as server:
            anna, ben, eve = (Person(server.port, name) for name in ('Anna', 'Ben', 'Eve'))
            seat = Seat(anna, anna.table(['me', 'master'])['id'], 0, random.Random(1)).start()
            quick = Seat(ben, ben.table(['me', 'random'])['id'], 0, random.Random(1)).start()
            alone = self.turn_of(seat)
            for _ in range(60):
                eve.table(['master'] * 4, options={'players': '4'})
            # A turn has two actions, and for each the bot waits for the one that thinks: one or two choices of a second.
            self.assertLess(self.turn_of(seat), 2 * alone + 5)
            self.assertLess(self.turn_of(quick), 8)


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
            lazy = Seat.__new__(Seat)
            lazy.__dict__.update(person=anna, table=made['id'], seat='spectator', token=None, rng=random.Random(0),
                                 version=None, view=None, log=[], mark=None, number=0, seen=[], standing=None)
            lazy.socket = anna.socket(receive_buffer=2048)
            lazy.socket.send(type='open', id='o', table=made['id'], seat='spectator')
            from client import play_out
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


class Cheats(ServerTest):
    def test_moves_for_another_seat(self):
        anna, ben, eve = (Person(self.server.port, name) for name in ('Anna', 'Ben', 'Eve'))
        made = anna.table(['me', 'open'], visible=True)
        ben.sit(made['seats'][1]['link'])
        for person, seat in ((eve, 0), (eve, 1), (ben, 0), (anna, 1), (eve, 5)):
            ws = person.socket()
            ws.send(type='open', id='1', table=made['id'], seat=seat)
            self.assertIn(ws.until('refused')['code'], ('not_yours', 'not_found'))
        watcher = Seat(eve, made['id'], 'spectator').start()
        self.assertEqual(watcher.ask(type='move', version=watcher.version, line='pass')['code'], 'not_yours')
        self.assertEqual(watcher.ask(type='undo', version=watcher.version, to='turn')['code'], 'not_yours')
        self.assertEqual(watcher.ask(type='move_now', seat=0)['code'], 'not_yours')
        for what, body in (('resign', {'seat': 0}), ('bot', {'seat': 0, 'bot': 'random'}), ('leave', {'seat': 1}),
                           ('links', {'seat': 0}), ('links', {'spectator': True})):
            with self.assertRaises(Refusal) as caught:
                eve.post(f'/api/tables/{made["id"]}/{what}', body)
            self.assertEqual(caught.exception.code, 'forbidden', what)

    def assert_shut(self, maker, table, seat, token):
        """Neither by the link once given nor by a new one does whoever made the table see or play the seat."""
        path = f'/api/tables/{table}'
        for right in ({}, {'token': token}):
            ws = maker.socket()
            ws.send(type='open', id='1', table=table, seat=seat, **right)
            self.assertEqual(ws.until('refused', 'state')['code'], 'not_yours')
            ws.close()
            headers = {'Link-Token': right['token']} if right else {}
            for what in (f'log?seat={seat}', f'replay?seat={seat}', f'notes?seat={seat}', 'log?seat=omniscient',
                         'replay?seat=omniscient', 'record'):
                self.assertEqual(maker.request('GET', f'{path}/{what}', headers=headers)[0], 403, what)
            for what, body in (('resign', {}), ('leave', {}), ('links', {}), ('name', {'name': 'Loser'}), ('bot', {'bot': None})):
                status, _, text = maker.request('POST', f'{path}/{what}', {'seat': seat, **body, **right}, headers)
                self.assertIn(status, (403, 409) if what == 'bot' else (403,), what + text)
            status, _, _ = maker.request('PUT', f'{path}/notes', {'seat': seat, 'text': 'x'}, headers)
            self.assertEqual(status, 403)
        self.assertEqual(maker.request('POST', f'{path}/sit', {'token': token})[0], 404)

    def test_who_makes_a_table_neither_reads_nor_plays_the_seats_of_others(self):
        anna, ben = Person(self.server.port), Person(self.server.port, 'Ben')
        for game in anna.get('/api/games')['games']:
            fewest = int(next(o for o in game['options'] if o['name'] == 'players')['values'][0])
            for visible in (False, True):
                made = anna.table(['me', 'open'] + ['random'] * (fewest - 2), game=game['name'], visible=visible,
                                  options={'players': str(fewest)})
                token = made['seats'][1]['link'].split('#')[1]
                ben.sit(made['seats'][1]['link'])
                with self.subTest(game=game['name'], visible=visible):
                    self.assert_shut(anna, made['id'], 1, token)
                    if fewest > 2:
                        self.assert_shut(anna, made['id'], 2, token)  # a bot's hand is as secret
                Seat(ben, made['id'], 1).start()

    def test_links_of_a_table_are_no_good_at_its_rematch(self):
        anna, ben = Person(self.server.port), Person(self.server.port, 'Ben')
        made = anna.table(['me', 'open'])
        ben.sit(made['seats'][1]['link'])
        own = ben.post(f'/api/tables/{made["id"]}/links', {'seat': 1})['link'].split('#')[1]
        ben.post(f'/api/tables/{made["id"]}/resign', {'seat': 1})
        again = anna.post(f'/api/tables/{made["id"]}/rematch')['id']
        for token in (own, made['seats'][1]['link'].split('#')[1]):
            self.assert_shut(anna, again, 0, token)

    def test_arguments_outside_the_offered_list(self):
        anna = Person(self.server.port)
        made = anna.table(['me', 'me'])
        seats = [Seat(anna, made['id'], i).start() for i in range(2)]
        mover = next(seat for seat in seats if seat.is_asked())
        before = mover.version
        hand = mover.view['seats'][mover.seat]['hand']
        missing = next((color for color, count in hand.items() if count == 0), None)
        wrong = ['tile purple A1', 'support 99', 'monument A1 9', 'leader king Z99', 'tile', 'pass pass pass pass pass',
                 'draw red', 'chance: red', 'start P0', 'undo 0', '\u0000', 'pass\npass', "pass'; DROP TABLE entries; --"]
        if missing:
            wrong.append(f'tile {missing} A1')
        for line in wrong:
            answer = mover.ask(type='move', version=mover.version, line=line)
            self.assertEqual(answer['type'], 'refused', line)
        self.assertEqual(mover.version, before)

    def test_malformed_messages(self):
        anna = Person(self.server.port)
        made = anna.table(['me', 'random'])
        seat = Seat(anna, made['id'], 0).start()
        rng = random.Random(4)
        good = {'type': 'move', 'id': 'x', 'version': seat.version, 'line': 'pass'}
        wrong = ['', 'null', '[]', '1', '"move"', '{', '{}', '{"type":1}', '{"type":"fly"}', '[' * 5000,
                 '{"type":"move"}', json.dumps({**good, 'id': ''}), json.dumps({**good, 'id': 'x' * 41}),
                 json.dumps({**good, 'seat': 1}), json.dumps({**good, 'line': ''}), json.dumps({**good, 'line': 'x' * 1001}),
                 json.dumps({**good, 'line': 5}), json.dumps({**good, 'version': None}),
                 json.dumps({'type': 'open', 'table': made['id'], 'seat': -1}),
                 json.dumps({'type': 'open', 'table': made['id'], 'seat': 1e99}),
                 json.dumps({'type': 'open', 'table': made['id'], 'seat': 0, 'have': {}}),
                 json.dumps({'type': 'answer_undo', 'id': 'x', 'request': -5, 'agree': 1}),
                 '{"type":"move","id":"\\ud800","version":"1","line":"x"}']
        text = json.dumps(good)
        for _ in range(300):  # a good message with some letters changed
            letters = list(text)
            for _ in range(rng.randrange(1, 4)):
                letters[rng.randrange(len(letters))] = rng.choice('{}[]",:0aé\\ \t')
            changed = ''.join(letters)
            if changed != text and '"line": "pass"' not in changed:
                wrong.append(changed)
        for one in wrong:
            seat.socket.send_frame(1, one.encode())
            answer = seat.until('refused', 'state')
            while answer['type'] == 'state' and 're' not in answer:  # the bot's move, or what follows a stale one
                answer = seat.until('refused', 'state')
            self.assertEqual(answer['type'], 'refused', one)

    def test_fuzzed_http(self):
        rng = random.Random(9)
        for _ in range(150):
            raw = socket.create_connection(('127.0.0.1', self.server.port))
            start = rng.choice([b'', b'GET / HTTP/1.1\r\n', b'POST /api/me HTTP/1.1\r\nContent-Length: 10\r\n\r\n'])
            raw.sendall(start + rng.randbytes(rng.randrange(200)) + b'\r\n\r\n')
            raw.close()
        for path in ('/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/api/tables/' + 'x' * 5000, '/api/tables//', '/api/tables/%00',
                     '/api/games/../rules', '//', '/api/tables/x/replay?seat=99999999999999999999&from=-5'):
            status, _, text = Person(self.server.port, token='').request('GET', path)
            self.assertLess(status, 500, path)
            self.assertNotIn('root:', text)
        self.assertEqual(Person(self.server.port, token='').request('GET', '/healthz')[0], 200)

    def test_secrets_stay_out_of_the_log(self):
        anna = Person(self.server.port)
        made = anna.table(['me', 'open'])
        anna.sit(made['seats'][1]['link'])
        log = self.server.log_text()
        for secret in (anna.token, made['seats'][1]['link'].split('#')[1], made['spectator'].split('#')[1]):
            self.assertNotIn(secret, log)
        for line in log.splitlines():
            json.loads(line)


class Tls(unittest.TestCase):
    def test_https_and_wss(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', f'{folder}/key.pem', '-out',
                            f'{folder}/chain.pem', '-days', '2', '-subj', '/CN=localhost'], check=True, capture_output=True)
            with Server(OZY.path, flags=['--certificate', f'{folder}/chain.pem', '--key', f'{folder}/key.pem']) as server:
                context = ssl.create_default_context(cafile=f'{folder}/chain.pem')
                context.check_hostname = False
                with context.wrap_socket(socket.create_connection(('127.0.0.1', server.port))) as tls:
                    tls.sendall(b'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 12\r\n\r\n{"name":"A"}')
                    answer = tls.recv(65536).decode()
                    self.assertIn('; Secure', answer)
                    tls.sendall(b'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                                b'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n')
                    got = b''
                    while b'"hello"' not in got:
                        got += tls.recv(65536)
                    self.assertIn(b'101 Switching', got)
                old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
                old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
                old.maximum_version = ssl.TLSVersion.TLSv1_1
                with self.assertRaises((ssl.SSLError, OSError)):
                    old.wrap_socket(socket.create_connection(('127.0.0.1', server.port)))
                self.assertEqual(server.process.poll(), None)


class Configuration(unittest.TestCase):
    def run_ozy(self, *arguments, env=None):
        import os
        return subprocess.run([OZY.path, 'serve', *arguments], capture_output=True, text=True, timeout=60,
                              env={**os.environ, **(env or {})})

    def test_flags_environment_and_file_say_the_same(self):
        import os
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, 'ozy.conf')
            with open(file, 'w') as out:
                out.write('listen=not-an-address\n')
            for how in (['--listen', 'not-an-address'], ['--config', file]):
                done = self.run_ozy('--data', folder, '--port', '0', *how)
                self.assertEqual(done.returncode, 3, how)
            self.assertEqual(self.run_ozy('--data', folder, '--port', '0', env={'OZY_LISTEN': 'not-an-address'}).returncode, 3)
            # A flag counts more than the environment, that more than the file.
            with Server(OZY.path, flags=['--config', file, '--listen', '127.0.0.1'], generous=False) as server:
                self.assertEqual(Person(server.port, token='').request('GET', '/healthz')[0], 200)
            for line in ('colour=red', 'port=none', '[serve]\nport=0'):
                with open(file, 'w') as out:
                    out.write(line + '\n')
                self.assertEqual(self.run_ozy('--data', folder, '--config', file).returncode, 2, line)
        for wrong in (['--port', '99999'], ['--certificate', 'x'], ['--threads', '0'], ['--frobnicate'], ['--config', '/missing']):
            done = self.run_ozy(*wrong)
            self.assertEqual(done.returncode, 2, wrong)
            self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)

    def test_help_names_every_setting(self):
        text = self.run_ozy('--help').stdout
        for flag in [flag for flag in GENEROUS if flag.startswith('--')] + ['--listen', '--port', '--data', '--config', '--origin',
                                                                           '--trusted-proxy', '--certificate', '--key']:
            self.assertIn(flag, text)

    def test_a_taken_port_is_one_sentence(self):
        with Server(OZY.path) as server, tempfile.TemporaryDirectory() as folder:
            done = self.run_ozy('--port', str(server.port), '--data', folder)
            self.assertEqual(done.returncode, 3)
            self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)


if __name__ == '__main__':
    run_tests()
