#!/usr/bin/env python3
"""Hostile and broken clients: each failing known from elsewhere is a test. hostile_test.py PATH_TO_OZY."""
import json
import random
import socket
import time
import unittest

from client import Person, Refusal, Seat, Server
from program import OZY, run_tests
from served import ServerTest


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


class Names(ServerTest):
    def test_a_name_is_something_to_see(self):
        anna = Person(self.server.port)
        for blank in ('', ' ', '\t\n', '\u00a0', '\u2003 \u3000', '\u200b', '\u3164', '\uffa0', '\u2800', '\u115f\u1160', '\u00ad',
                      '\u0301', '\ufeff', '\U000e0041', '\ufe0f'):
            self.refused('bad_request', anna.post, '/api/me', {'name': blank})
        for hidden in ('An\u200bna', 'Anna\u200d', '\u202eannA', 'Anna\u2066', 'Anna\u3164', 'An\u00adna', 'Anna\ue000', 'Anna\ufffe',
                       'Anna \u0301', 'Anna\U000e0020', 'An\u034fna', 'Anna\u061c', 'Anna\u2028x\u200e'):
            self.refused('bad_request', anna.post, '/api/me', {'name': hidden})
            self.refused('bad_request', anna.post, '/api/account', {'name': hidden, 'password': 'a long password'})
            made = anna.request('POST', '/api/tables', {'game': 'tigris', 'seats': [{'kind': 'me', 'name': hidden}, {'kind': 'me'}]})
            self.assertEqual(made[0], 400, hidden)
        self.assertEqual(anna.get('/api/me')['name'], 'Anna')
        for good in ('Jo', 'Ren\u00e9e', 'Rene\u0301e', 'Анна', 'Άννα', '안나', '安娜', 'آنا', 'Işıl', 'Anna Иванова', 'Anna-Ω', '\u2764', '1000', 'Łucja',
                     'आरती', '\U0001f600'):
            self.assertEqual(anna.post('/api/me', {'name': good})['name'], good)
        self.assertEqual(anna.post('/api/me', {'name': '\u00a0Ann\u2003B\u3000'})['name'], 'Ann B')
        self.assertEqual(anna.post('/api/me', {'name': '\u2764\ufe0f'})['name'], '\u2764')

    def test_a_name_of_several_scripts_does_not_pass_for_latin(self):
        anna = Person(self.server.port)
        for mixed in ('\u0410nna', 'Ann\u0430', 'Be\u03bd', '\u0392en', 'Jos\u0435', 'p\u0430ypal', 'Anna B\u0435n', '\u0455am'):
            self.refused('bad_request', anna.post, '/api/me', {'name': mixed})

    def test_names_at_a_table_can_be_told_apart(self):
        anna, eve = self.person('Bill'), self.person('Eve')
        for name in ('Bill', 'bill', 'BiIl', 'Bi11', 'Bi|l', ' Bill ', 'B ill', '\uff22ill'):
            made = anna.table(['me', 'open'])
            token = made['seats'][1]['link'].split('#')[1]
            path = f'/api/tables/{made["id"]}'
            self.refused('name_taken', eve.post, f'{path}/sit', {'token': token, 'name': name})
            self.assertEqual(eve.post(f'{path}/sit', {'token': token, 'name': 'Bella'}), {'seat': 1})
            self.refused('name_taken', eve.post, f'{path}/name', {'seat': 1, 'name': name})
            self.assertEqual(eve.post(f'{path}/name', {'seat': 1, 'name': 'bella'}), {})
            anna.post(f'{path}/resign', {'seat': 0})
        for one, other in (('Axa', '\u0410\u0445\u0430'), ('TOM', '\u0422\u041e\u041c'), ('Ella', 'E1la')):
            anna.post('/api/me', {'name': one})
            eve.post('/api/me', {'name': other})
            made = anna.table(['me', 'open'])
            self.refused('name_taken', eve.sit, made['seats'][1]['link'])
        anna.post('/api/me', {'name': 'Ella'})
        eve.post('/api/me', {'name': 'Elia'})
        eve.sit(anna.table(['me', 'open'])['seats'][1]['link'])
        made = anna.post('/api/tables', {'game': 'tigris', 'seats': [{'kind': 'me', 'name': 'Jo'}, {'kind': 'me', 'name': 'Jo'}]})
        self.assertTrue(made['id'], 'one device, as its people like it')

    def test_accounts_can_be_told_apart(self):
        make = lambda name: self.person().post('/api/account', {'name': name, 'password': 'a long password'})
        make('Nell Oo')
        self.refused('conflict', make, 'nell oo')
        for name in ('NeIl Oo', 'Nell 00', 'Ne1l Oo', 'Nell \u041e\u043e', 'Nell\u00a0\u00a0Oo', '\uff2eell Oo'):
            self.refused('name_taken', make, name)
        make('Neil Oo')


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


if __name__ == '__main__':
    run_tests()
