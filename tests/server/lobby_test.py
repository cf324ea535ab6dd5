#!/usr/bin/env python3
"""Tables, links, accounts and notes, against the real server: lobby_test.py PATH_TO_OZY [unittest arguments]."""
import random
import subprocess

import schema
from client import Closed, Person, Seat, play_out
from program import OZY, run_tests
from served import ServerTest


class Lobby(ServerTest):
    def test_answers_fit_their_schemas(self):
        anna = self.person()
        schema.check(anna.get('/api/server'), 'http', 'server')
        schema.check(anna.get('/api/games'), 'http', 'games')
        schema.check(anna.get('/api/me'), 'http', 'me')
        schema.check(Person(self.port, token='').get('/api/me'), 'http', 'nobody')
        made = anna.table(['me', 'open'], visible=True, title='Friday', clock={'initial': 600, 'increment': 5})
        schema.check(made, 'http', 'created')
        schema.check(anna.get(f'/api/tables/{made["id"]}'), 'http', 'table')
        for which in ('mine', 'open', 'live', 'over'):
            schema.check(anna.get(f'/api/tables?list={which}'), 'http', 'tables')
        self.assertIn('# ', anna.request('GET', '/api/games/tigris/rules')[2])

    def test_links_give_seats_and_can_be_revoked(self):
        anna, ben, eve = self.person(), self.person('Ben'), self.person('Eve')
        made = anna.table(['me', 'open'])
        link = made['seats'][1]['link']
        self.assertIsNone(made['seats'][0]['link'])
        self.refused('not_found', eve.get, f'/api/tables/{made["id"]}')
        self.refused('not_found', eve.post, f'/api/tables/{made["id"]}/sit', {'token': 'x' * 22})
        self.assertEqual(ben.sit(link), (made['id'], 1))
        self.assertEqual(ben.get(f'/api/tables/{made["id"]}')['phase'], 'playing')
        self.assertEqual(ben.sit(link), (made['id'], 1))  # the page is loaded again
        self.refused('not_found', eve.sit, link)
        # Ben plays on another device by a link of his own, until he renews it.
        links = f'/api/tables/{made["id"]}/links'
        for person in (anna, eve):
            self.refused('forbidden', person.post, links, {'seat': 1})
        own = ben.post(links, {'seat': 1})['link']
        self.assertNotEqual(own, link)
        phone = self.person('Phone')
        self.assertEqual(phone.sit(own), (made['id'], 1))
        token = own.split('#')[1]
        other = Seat(phone, made['id'], 1, token=token).start()
        ben.post(links, {'seat': 1})
        self.assertEqual(other.until('closing')['code'], 'revoked')
        with self.assertRaises(Closed):
            other.receive()
        again = phone.socket()
        again.send(type='open', id='1', table=made['id'], seat=1, token=token)
        self.assertEqual(again.until('refused')['code'], 'not_yours')

    def test_who_looks_on_by_a_link_goes_when_somebody_sits_down_with_it(self):
        anna, ben = self.person(), self.person('Ben')
        made = anna.table(['me', 'open'], visible=True)
        link = made['seats'][1]['link']
        early = anna.socket()
        early.send(type='open', id='1', table=made['id'], seat=1, token=link.split('#')[1])
        early.until('table')
        ben.sit(link)
        self.assertEqual(early.until('closing', 'state')['type'], 'closing')

    def test_an_invitation_is_good_again_when_its_guest_leaves(self):
        anna, ben, eve = self.person(), self.person('Ben'), self.person('Eve')
        made = anna.table(['me', 'open', 'open'], options={'players': '3'})
        link = made['seats'][1]['link']
        ben.sit(link)
        self.refused('not_found', eve.sit, link)
        own = ben.post(f'/api/tables/{made["id"]}/links', {'seat': 1})['link']
        ben.post(f'/api/tables/{made["id"]}/leave', {'seat': 1})
        self.refused('not_found', ben.sit, own)
        self.assertEqual(eve.sit(link), (made['id'], 1))

    def test_spectator_link(self):
        anna, eve = self.person(), self.person('Eve')
        made = anna.table(['me', 'random'])
        watcher = eve.socket()
        watcher.send(type='open', id='1', table=made['id'], seat='spectator')
        self.assertEqual(watcher.until('refused')['code'], 'not_found')
        seat = Seat(eve, made['id'], 'spectator', token=made['spectator'].split('#')[1]).start()
        self.assertIsNone(seat.choices)
        self.assertNotIn('hand', seat.view['seats'][0])

    def test_accounts(self):
        anna = self.person('Zoe')
        self.refused('bad_request', anna.post, '/api/account', {'name': 'Zoe', 'password': 'short'})
        made = anna.table(['me', 'open'])
        me = anna.post('/api/account', {'name': 'Zoe', 'password': 'a long password'})
        schema.check(me, 'http', 'me')
        self.assertFalse(me['guest'])
        self.assertIsNone(anna.get('/api/me'))  # the guest's session is over
        anna.token = me['token']
        self.assertIn(made['id'], [table['id'] for table in anna.get('/api/tables?list=mine')['tables']])
        stranger = self.person('Other')
        self.refused('conflict', stranger.post, '/api/account', {'name': 'zoe', 'password': 'another password'})
        nobody = Person(self.port, token='')
        answers = [nobody.request('POST', '/api/login', {'name': name, 'password': 'wrong password'})
                   for name in ('Zoe', 'Unknown')]
        self.assertEqual(answers[0][2], answers[1][2])
        self.assertEqual({status for status, _, _ in answers}, {401})
        second = Person(self.port, token=nobody.post('/api/login', {'name': 'ZOE', 'password': 'a long password'})['token'])
        changed = anna.post('/api/password', {'old': 'a long password', 'new': 'a longer password'})
        self.assertEqual(changed['id'], me['id'])
        self.assertIsNone(second.get('/api/me'))
        self.assertIsNotNone(anna.get('/api/me'))
        anna.post('/api/logout')
        self.assertIsNone(anna.get('/api/me'))

    def test_a_session_that_ends_takes_its_connections_along(self):
        anna = self.person('Yara')
        anna.token = anna.post('/api/account', {'name': 'Yara', 'password': 'a long password'})['token']
        second = Person(self.port, token=anna.post('/api/login', {'name': 'Yara', 'password': 'a long password'})['token'])
        stays, goes = anna.socket(), second.socket()
        for socket in (stays, goes):
            socket.until('hello')
        anna.post('/api/password', {'old': 'a long password', 'new': 'a longer password'})
        self.assertEqual(goes.until('closing')['code'], 'revoked')
        with self.assertRaises(Closed):
            goes.receive()
        stays.send(type='why', id='1', line='x')
        self.assertEqual(stays.until('refused')['code'], 'not_found')
        anna.post('/api/logout')
        self.assertEqual(stays.until('closing')['code'], 'revoked')

    def test_cookie_is_strict_and_hidden_from_scripts(self):
        nobody = Person(self.port, token='')
        _, headers, _ = nobody.request('POST', '/api/me', {'name': 'Anna'})
        for part in ('HttpOnly', 'SameSite=Strict', 'Path=/'):
            self.assertIn(part, headers['Set-Cookie'])
        cookie = headers['Set-Cookie'].split(';')[0]
        self.assertEqual(nobody.get('/api/me', {'Cookie': f'other=1; {cookie}'})['name'], 'Anna')

    def test_page_has_a_policy_without_inline_scripts(self):
        for path in ('/', '/table/abc'):
            status, headers, body = Person(self.port, token='').request('GET', path)
            self.assertEqual(status, 200)
            self.assertIn("script-src 'self'", headers['Content-Security-Policy'])
            self.assertNotIn('unsafe', headers['Content-Security-Policy'])
            self.assertIn('<html', body)
        self.assertEqual(Person(self.port, token='').request('GET', '/missing.js')[0], 404)
        status, _, _ = Person(self.port, token='').request('GET', '/', headers={'If-None-Match': headers['ETag']})
        self.assertEqual(status, 304)

    def test_wrong_tables_are_refused(self):
        anna = self.person()
        for wish, code in (({'game': 'chess', 'seats': []}, 'not_found'),
                           ({'game': 'tigris', 'seats': [{'kind': 'me'}]}, 'bad_option'),
                           ({'game': 'tigris', 'seats': [{'kind': 'me'}] * 9}, 'bad_request'),
                           ({'game': 'tigris', 'seats': 'me'}, 'bad_request'),
                           ({'game': 'tigris', 'seats': [{'kind': 'me'}, {'kind': 'bot', 'bot': 'hal'}]}, 'bad_request'),
                           ({'game': 'tigris', 'seats': [{'kind': 'me'}] * 2, 'options': {'board': 'round'}}, 'bad_option'),
                           ({'game': 'tigris', 'seats': [{'kind': 'me'}] * 2, 'colour': 1}, 'bad_request'),
                           ({'game': 'tigris', 'seats': [{'kind': 'me'}] * 2, 'clock': {'initial': 1, 'increment': 0}}, 'bad_request'),
                           ({'seats': [{'kind': 'me'}] * 2, 'record': 'nonsense'}, 'bad_record')):
            self.refused(code, anna.post, '/api/tables', wish)
        self.refused('not_signed_in', Person(self.port, token='').post, '/api/tables', {'game': 'tigris', 'seats': []})
        for body in ('', '[]', '{', '"x"', '{"game": 3}', '\x00', '{"seats": {"a": 1}, "game": "tigris"}'):
            status, _, text = anna.request('POST', '/api/tables', body)
            self.assertEqual(status, 400, text)

    def test_nobody_can_foretell_draws_by_a_seed(self):
        self.refused('forbidden', self.person().table, ['me', 'random'], seed=5)

    def test_notes_are_private(self):
        anna, ben = self.person(), self.person('Ben')
        made = anna.table(['me', 'open'], visible=True)
        path = f'/api/tables/{made["id"]}/notes'
        anna.call('PUT', path, {'seat': 0, 'text': 'he bluffs'})
        self.assertEqual(anna.get(path + '?seat=0'), {'text': 'he bluffs'})
        self.refused('forbidden', ben.get, path + '?seat=0')


class Seeds(ServerTest):
    flags = ('--seeded-tables',)

    def moves(self, **wishes):
        """The lines of a whole game of a person, who chooses the same every time, with bots."""
        anna = self.person()
        table = anna.table(['me', 'greedy', 'random'], game='empires_end', options={'players': '3'}, **wishes)['id']
        play_out([Seat(anna, table, 0, random.Random(1)).start()])
        lines = anna.request('GET', f'/api/tables/{table}/record')[2].splitlines()
        return [line for line in lines if line.startswith(('P', 'chance'))]

    def test_the_same_seed_gives_the_same_game(self):
        game = self.moves(seed=5)
        self.assertGreater(len(game), 50)
        self.assertEqual(self.moves(seed=5), game)
        self.assertNotEqual(self.moves(seed=6), game)
        self.assertNotEqual(self.moves(), self.moves())

    def test_it_says_that_it_is_for_tests(self):
        self.assertIn('this server is for tests', self.server.log_text())
        done = subprocess.run([OZY.path, 'serve', '--seeded-tables', '--listen', '0.0.0.0'], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertIn('draws can be foretold', done.stderr)


if __name__ == '__main__':
    run_tests()
