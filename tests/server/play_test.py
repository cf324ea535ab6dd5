#!/usr/bin/env python3
"""Tables as people use them, against the real server: play_test.py PATH_TO_OZY [unittest arguments]."""
import json
import pathlib
import random
import subprocess
import tempfile
import time
import unittest

import schema
from client import Closed, Person, Refusal, Seat, Server, apply_patch, play_out
from program import OZY, run_tests


class ServerTest(unittest.TestCase):
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


class Lobby(ServerTest):
    def test_answers_fit_their_schemas(self):
        anna = self.person()
        schema.check(anna.get('/api/server'), 'http', 'server')
        schema.check(anna.get('/api/games'), 'http', 'games')
        schema.check(anna.get('/api/me'), 'http', 'me')
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
        # Somebody with the link may use the seat, until it is renewed.
        token = link.split('#')[1]
        other = Seat(eve, made['id'], 1, token=token).start()
        self.refused('forbidden', eve.post, f'/api/tables/{made["id"]}/links', {'seat': 0})
        renewed = anna.post(f'/api/tables/{made["id"]}/links', {'seat': 1})['link']
        self.assertNotEqual(renewed, link)
        self.assertEqual(other.until('closing')['code'], 'revoked')
        with self.assertRaises(Closed):
            other.receive()
        again = eve.socket()
        again.send(type='open', id='1', table=made['id'], seat=1, token=token)
        self.assertEqual(again.until('refused')['code'], 'not_yours')

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
        self.refused('not_signed_in', anna.get, '/api/me')  # the guest's session is over
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
        self.refused('not_signed_in', second.get, '/api/me')
        anna.get('/api/me')
        anna.post('/api/logout')
        self.refused('not_signed_in', anna.get, '/api/me')

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

    def test_notes_are_private(self):
        anna, ben = self.person(), self.person('Ben')
        made = anna.table(['me', 'open'], visible=True)
        path = f'/api/tables/{made["id"]}/notes'
        anna.call('PUT', path, {'seat': 0, 'text': 'he bluffs'})
        self.assertEqual(anna.get(path + '?seat=0'), {'text': 'he bluffs'})
        self.refused('forbidden', ben.get, path + '?seat=0')


class Play(ServerTest):
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

    def hears_of_the_game(self, seat):
        """Whether a state arrives within a moment; news of who came and went do not count."""
        while seat.socket.pending(0.3):
            if seat.receive()['type'] == 'state':
                return True
        return False

    def test_whole_game_and_its_record(self):
        table, anna, ben = self.two(title='A test')
        watcher = Seat(anna.person, table, 'spectator').start()
        play_out([anna, ben])
        for seat in (anna, ben, watcher):
            while seat.standing is None:
                seat.receive()
            for text in seat.seen:
                schema.check(json.loads(text), 'server')
        self.assertEqual(anna.standing, watcher.standing)
        self.assertEqual(anna.view['seats'], ben.view['seats'])  # all is open at the end
        status, _, record = anna.person.request('GET', f'/api/tables/{table}/record')
        self.assertEqual(status, 200)
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, 'game.txt')
            file.write_text(record)
            proof = subprocess.run([OZY.path, 'verify', file], capture_output=True, text=True)
            self.assertEqual(proof.returncode, 0, proof.stderr)
            self.assertIn('draws follow', proof.stdout)
            commitment = anna.person.get(f'/api/tables/{table}')['commitment']
            self.assertIn('commitment ' + commitment, record)
            secret = next(line.split()[1] for line in record.splitlines() if line.startswith('secret '))
            for seat in (anna, ben, watcher):
                self.assertFalse([text for text in seat.seen if secret in text])
            self.assert_forgeries_are_found(record, file)
        self.check_replay(table, anna, watcher)
        self.check_analysis(table, anna.person)

    def check_analysis(self, table, person):
        path = f'/api/tables/{table}/analysis'
        self.assertEqual(person.get(path)['state'], 'none')
        schema.check(person.post(path), 'http', 'analysis')
        total = person.get(path)['total']
        self.assertGreater(total, 50)
        self.assertEqual(total - 1, person.get(f'/api/tables/{table}/replay?seat=omniscient')['total'])
        end = time.monotonic() + 120
        while (study := person.get(path))['state'] != 'done':
            self.assertLess(time.monotonic(), end)
            time.sleep(0.2)
        schema.check(study, 'http', 'analysis')
        self.assertEqual(len(study['chances']), total)
        for chances in study['chances']:
            self.assertAlmostEqual(sum(chances), 1, places=2)
        self.assertEqual(sorted(study['chances'][-1]), [0, 1])
        for move in study['moves']:
            self.assertAlmostEqual(move['better'][0]['chance'] - move['chance'], move['drop'], places=2)
        self.assertTrue(study['moves'] and study['luck'])

    def assert_forgeries_are_found(self, record, file):
        """Another secret, or another draw, does not verify."""
        secret = next(line for line in record.splitlines() if line.startswith('secret '))
        other = 'secret ' + ('0' if secret[7] != '0' else '1') + secret[8:]
        file.write_text(record.replace(secret, other))
        self.assertEqual(subprocess.run([OZY.path, 'verify', file], capture_output=True).returncode, 1)
        file.write_text(record.replace('chance: start P0', 'chance: start PX').replace('chance: start P1', 'chance: start P0')
                        .replace('chance: start PX', 'chance: start P1'))
        self.assertNotEqual(subprocess.run([OZY.path, 'verify', file], capture_output=True).returncode, 0)

    def check_replay(self, table, anna, watcher):
        for viewer, seat in (('0', anna), ('spectator', watcher)):
            log, at, view = [], 0, None
            while True:
                page = anna.person.get(f'/api/tables/{table}/replay?seat={viewer}&from={at}')
                schema.check(page, 'http', 'replay')
                view = page['view']
                for step in page['steps']:
                    view = apply_patch(view, step['patch'])
                    log += step['log']
                at += len(page['steps'])
                if at >= page['total']:
                    break
            self.assertEqual(view, seat.view)
            self.assertEqual(log[-20:], seat.log[-20:])
        self.assertGreater(anna.person.get(f'/api/tables/{table}/replay?seat=omniscient')['total'], 100)

    def test_hidden_until_the_end(self):
        table, anna, ben = self.two()
        for path in ('record', 'replay?seat=omniscient', 'replay?seat=1', 'log?seat=1', 'log?seat=omniscient'):
            status, _, text = anna.person.request('GET', f'/api/tables/{table}/{path}')
            self.assertEqual(status, 403, text)
        self.assertNotIn('hand', anna.view['seats'][1])
        self.assertNotIn('points', anna.view['seats'][1])

    def test_stale_illegal_and_foreign_moves(self):
        _, anna, ben = self.two()
        mover, other = self.on_turn([anna, ben])
        old = mover.version
        line = mover.random_line()
        self.assertEqual(mover.move(line)['type'], 'state')
        refused = mover.ask(type='move', version=old, line=line)
        self.assertEqual((refused['type'], refused['code']), ('refused', 'stale'))
        fresh = mover.until('state')
        self.assertIn('view', fresh)
        refused = other.ask(type='move', version=other.version, line='pass')
        self.assertEqual(refused['code'], 'not_your_turn')
        refused = mover.ask(type='move', version=mover.version, line='catastrophe Z99')
        self.assertEqual(refused['code'], 'bad_request')
        self.assertEqual(mover.ask(type='move', version=mover.version, line='decline')['code'], 'illegal')
        why = mover.ask(type='why', line='decline')
        self.assertFalse(why['legal'])
        self.assertTrue(why['text'])
        schema.check(why, 'server')
        self.assertIn('key', why['phrase'])
        illegal = mover.ask(type='move', version=mover.version, line='decline')
        self.assertEqual(illegal['phrase'], why['phrase'])
        self.assertEqual(mover.ask(type='why', line='pass')['legal'], True)

    def test_the_same_message_twice_is_played_once(self):
        _, anna, ben = self.two()
        mover, _ = self.on_turn([anna, ben])
        message = {'type': 'move', 'id': 'twice', 'version': mover.version, 'line': mover.random_line()}
        mover.socket.send(**message)
        first = mover.until('state', re_='twice')
        mover.socket.send(**message)
        again = mover.until('state', 'refused', re_='twice')
        self.assertEqual(again['type'], 'state')
        self.assertEqual(again['version'], first['version'])

    def test_drafts_are_seen_when_they_are_final(self):
        _, anna, ben = self.two()
        mover, other = self.on_turn([anna, ben])
        start, seen = mover.version, other.version
        self.assertEqual(mover.undo, {'steps': 0, 'turn': False, 'ask': False})
        self.assertEqual(mover.move('pass')['type'], 'state')
        self.assertEqual(mover.undo['steps'], 1)
        self.assertFalse(self.hears_of_the_game(other), 'others must not hear of a draft')
        self.assertEqual(mover.ask(type='undo', version=mover.version, to='step')['type'], 'state')
        self.assertEqual(mover.version, start)
        self.assertEqual(mover.ask(type='undo', version=mover.version, to='step')['code'], 'cannot_undo')
        preview = mover.ask(type='preview', version=mover.version, line='pass')
        self.assertFalse(preview['final'])
        mover.move('pass')
        self.assertTrue(mover.ask(type='preview', version=mover.version, line='pass')['final'])
        self.assertFalse(self.hears_of_the_game(other))
        self.assertEqual(other.version, seen)
        mover.move('pass')
        self.assertEqual(mover.undo['steps'], 0)
        other.until('state')
        self.assertNotEqual(other.version, seen)

    def test_live_tables_show_every_step(self):
        _, anna, ben = self.two(live=True)
        mover, other = self.on_turn([anna, ben])
        before = other.version
        mover.move('pass')
        other.until('state')
        middle = other.version
        self.assertNotEqual(before, middle)
        mover.ask(type='undo', version=mover.version, to='turn')
        other.until('state')
        self.assertEqual(other.version, before)

    def test_undo_by_consent(self):
        _, anna, ben = self.two()
        mover, other = self.on_turn([anna, ben])
        start = mover.view
        mover.move('pass')
        mover.move('pass')
        other.until('state')
        self.assertTrue(mover.undo['ask'])
        self.assertEqual(mover.ask(type='ask_undo', version=mover.version)['type'], 'ok')
        request = other.until('undo_asked')['request']
        self.assertEqual(mover.ask(type='answer_undo', request=request, agree=True)['code'], 'not_yours')
        self.assertEqual(other.ask(type='answer_undo', request=request, agree=False)['type'], 'ok')
        self.assertFalse(mover.until('undo_answered')['agreed'])
        self.assertEqual(mover.ask(type='ask_undo', version=mover.version)['code'], 'cannot_undo')
        other.move('pass')
        other.move('pass')
        mover.until('state')
        mover.move('pass')
        mover.move('pass')
        other.until('state')
        self.assertEqual(mover.ask(type='ask_undo', version=mover.version)['type'], 'ok')
        request = other.until('undo_asked')['request']
        other.ask(type='answer_undo', request=request, agree=True)
        mover.until('state')
        while not mover.is_asked():
            mover.receive()
        self.assertEqual(mover.view['action'], 2)
        self.assertEqual(start['seats'], mover.view['seats'])

    def test_chat_stays_in_its_room(self):
        table, anna, ben = self.two(visible=True)
        eve = Seat(self.person('Eve'), table, 'spectator').start()
        eve.ask(type='chat', text='who wins?')
        self.assertEqual(anna.ask(type='chat', text='hello <b>')['type'], 'ok')
        heard = ben.until('chat')
        self.assertEqual((heard['text'], heard['room'], heard['seat']), ('hello <b>', 'seats', 0))
        watcher = Seat(self.person('Max'), table, 'spectator')
        chat = watcher.until('table')['chat']
        self.assertEqual([line['text'] for line in chat], ['who wins?'])

    def test_rematch_turns_the_seats(self):
        table, anna, ben = self.two()
        anna.person.post(f'/api/tables/{table}/resign', {'seat': 0})
        after = ben.person.get(f'/api/tables/{table}')
        self.assertEqual(after['result'], {'ending': 'resigned', 'ranks': [2, 1]})
        first = anna.person.post(f'/api/tables/{table}/rematch')
        second = ben.person.post(f'/api/tables/{table}/rematch')
        self.assertEqual(first['id'], second['id'])
        names = [seat['person']['name'] for seat in anna.person.get(f'/api/tables/{first["id"]}')['seats']]
        self.assertEqual(names, ['Ben', 'Anna'])

    def test_a_bot_takes_over_and_gives_back(self):
        table, anna, ben = self.two()
        mover, other = self.on_turn([anna, ben])
        mover.person.post(f'/api/tables/{table}/bot', {'seat': mover.seat, 'bot': 'random'})
        while not other.is_asked():
            other.receive()
        while mover.is_asked():
            mover.receive()
        self.assertEqual(mover.ask(type='move', version=mover.version, line='pass')['code'], 'not_yours')
        mover.person.post(f'/api/tables/{table}/bot', {'seat': mover.seat, 'bot': None})
        other.move('pass')
        other.move('pass')
        while not mover.is_asked():
            mover.receive()
        self.assertEqual(mover.move('pass')['type'], 'state')

    def test_a_bot_that_thinks_can_be_watched_and_hurried(self):
        anna = self.person()
        made = anna.table(['me', 'master'])
        seat = Seat(anna, made['id'], 0, random.Random(1)).start()
        answer = None
        while answer is None or answer['type'] == 'refused':  # it may just have chosen by itself
            if seat.is_asked():
                self.assertEqual(seat.move('pass')['type'], 'state')
                continue
            thinking = seat.until('thinking', 'state')
            if thinking['type'] == 'state':
                continue
            schema.check(thinking, 'server')
            self.assertEqual(thinking['seat'], 1)
            if thinking['done'] > 0:
                answer = seat.ask(type='move_now', seat=1)
        self.assertEqual(answer['type'], 'ok')
        seat.until('state')
        metrics = anna.request('GET', '/metrics')[2]
        self.assertIn('\nozymandias_bots_given_up_total 0\n', metrics)

    def test_hot_seat(self):
        anna = self.person()
        made = anna.table(['me', 'me', 'me'], options={'players': '3'})
        seats = [Seat(anna, made['id'], i, random.Random(i)).start() for i in range(3)]
        play_out(seats, most=30)

    def test_random_order_keeps_people_and_links_together(self):
        seen = set()
        for _ in range(8):
            anna, ben = self.person(), self.person('Ben')
            made = anna.table(['me', 'open'], random_order=True)
            table, seat = ben.sit(made['seats'][1]['link'])
            self.assertTrue(ben.get(f'/api/tables/{table}')['seats'][seat]['mine'])
            Seat(ben, table, seat).start()
            seen.add(seat)
        self.assertEqual(seen, {0, 1})

    def test_play_from_a_record(self):
        table, anna, ben = self.two()
        play_out([anna, ben])
        record = anna.person.request('GET', f'/api/tables/{table}/record')[2]
        made = anna.person.table(['me', 'random'], record=record, lines=9)
        seat = Seat(anna.person, made['id'], 0, random.Random(3)).start()
        while seat.standing is None:
            if seat.is_asked():
                self.assertEqual(seat.move()['type'], 'state')
            else:
                seat.receive()
        again = anna.person.request('GET', f'/api/tables/{made["id"]}/record')[2]
        play = [line for line in record.splitlines() if ': ' in line and not line.startswith('seat')]
        self.assertEqual([line for line in again.splitlines() if ': ' in line][:9], play[:9])
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, 'game.txt')
            file.write_text(again)
            self.assertEqual(subprocess.run([OZY.path, 'verify', file], capture_output=True).returncode, 0)

    def test_every_game_to_its_end(self):
        anna = self.person()
        for game in anna.get('/api/games')['games']:
            players = next(o for o in game['options'] if o['name'] == 'players')['values'][0]
            made = anna.table(['me'] + ['random'] * (int(players) - 1), game=game['name'], options={'players': players})
            seat = Seat(anna, made['id'], 0, random.Random(5)).start()
            while seat.standing is None:
                if seat.is_asked():
                    answer = seat.move()
                    self.assertEqual(answer['type'], 'state', answer)
                else:
                    seat.receive()
            sizes = sorted(len(text) for text in seat.seen if '"type":"state"' in text[:20])
            self.assertLess(sizes[-1], 40_000, game['name'])
            for text in seat.seen:
                schema.check(json.loads(text), 'server')
            record = anna.request('GET', f'/api/tables/{made["id"]}/record')[2]
            with tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder, 'game.txt')
                file.write_text(record)
                proof = subprocess.run([OZY.path, 'verify', file], capture_output=True, text=True)
                self.assertEqual(proof.returncode, 0, game['name'] + proof.stderr)


class Clocks(ServerTest):
    def test_a_bot_goes_on_when_the_time_is_over(self):
        anna = self.person()
        made = anna.table(['me', 'random'], clock={'initial': 10, 'increment': 0})
        seat = Seat(anna, made['id'], 0).start()
        while seat.standing is None:
            seat.receive()
        self.assertEqual(anna.get(f'/api/tables/{made["id"]}')['seats'][0]['bot'], 'random')


if __name__ == '__main__':
    run_tests()
