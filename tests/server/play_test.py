#!/usr/bin/env python3
"""Moves, drafts, undo, chat, bots and clocks, against the real server: play_test.py PATH_TO_OZY [unittest arguments]."""
import random
import signal
import tempfile
import time

import schema
from client import Person, Seat, Server
from program import OZY, run_tests
from served import ServerTest


class Play(ServerTest):
    def hears_of_the_game(self, seat):
        """Whether a state arrives within a moment; news of who came and went do not count."""
        while seat.socket.pending(0.3):
            if seat.receive()['type'] == 'state':
                return True
        return False

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
        other.until_asked()
        self.assertTrue(mover.undo['ask'])
        self.assertEqual(mover.ask(type='ask_undo', version=mover.version)['type'], 'ok')
        asked = other.until('undo_asked')
        self.assertEqual(asked['text']['key'], 'tigris.passed')
        request = asked['request']
        self.assertEqual(mover.ask(type='answer_undo', request=request, agree=True)['code'], 'not_yours')
        self.assertEqual(other.ask(type='answer_undo', request=request, agree=False)['type'], 'ok')
        self.assertFalse(mover.until('undo_answered')['agreed'])
        self.assertEqual(mover.ask(type='ask_undo', version=mover.version)['code'], 'cannot_undo')
        other.move('pass')
        other.move('pass')
        mover.until_asked()
        mover.move('pass')
        mover.move('pass')
        other.until_asked()
        self.assertEqual(mover.ask(type='ask_undo', version=mover.version)['type'], 'ok')
        request = other.until('undo_asked')['request']
        other.ask(type='answer_undo', request=request, agree=True)
        mover.until('state')
        while not mover.is_asked():
            mover.receive()
        self.assertEqual(mover.view['action'], 2)
        self.assertEqual(start['seats'], mover.view['seats'])

    def test_what_asking_would_take_back_can_be_seen_before(self):
        _, anna, ben = self.two()
        mover, other = self.on_turn([anna, ben])
        mover.move('pass')
        after_first = len(mover.log)
        mover.move('pass')
        other.until_asked()
        other.move('pass')
        other.move('pass')
        while not mover.is_asked():
            mover.receive()
        offer = mover.ask(type='look_undo', version=mover.version)
        self.assertEqual((offer['type'], offer['log']), ('undo_offer', after_first))
        self.assertEqual(other.ask(type='look_undo', version='0' * 16)['code'], 'stale')
        self.assertEqual(mover.ask(type='ask_undo', version=mover.version)['type'], 'ok')

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


class Clocks(ServerTest):
    def test_a_bot_goes_on_when_the_time_is_over(self):
        anna = self.person()
        made = anna.table(['me', 'random'], clock={'initial': 10, 'increment': 0})
        seat = Seat(anna, made['id'], 0).start()
        while seat.standing is None:
            seat.receive()
        self.assertEqual(anna.get(f'/api/tables/{made["id"]}')['seats'][0]['bot'], 'random')

    def test_nobody_loses_time_while_the_server_is_down(self):
        with tempfile.TemporaryDirectory() as data:
            with Server(OZY.path, data=data) as server:
                anna = Person(server.port)
                path = f'/api/tables/{anna.table(["me", "me"], clock={"initial": 600, "increment": 5})["id"]}'
                time.sleep(2)
                self.assertEqual(server.stop(), 0)
            time.sleep(6)
            with Server(OZY.path, data=data) as server:
                table = Person(server.port, token=anna.token).get(path)
                left = table['seats'][table['deciding']]['clock'] - (time.time() - table['since'])
                self.assertLess(left, 599)
                self.assertGreater(left, 595)

    def test_a_process_that_was_stopped_has_cost_nobody_a_second(self):
        with Server(OZY.path) as server:
            anna = Person(server.port)
            made = anna.table(['me', 'me'], clock={'initial': 10, 'increment': 0})
            seats = [Seat(anna, made['id'], seat).start() for seat in (0, 1)]
            mover = next(seat for seat in seats if seat.is_asked())
            server.process.send_signal(signal.SIGSTOP)
            time.sleep(12)
            server.process.send_signal(signal.SIGCONT)
            for _ in range(2):  # two actions end the turn, and show the clock
                mover.move('pass')
            after = anna.get(f'/api/tables/{made["id"]}')['seats'][mover.seat]
            self.assertIsNone(after['bot'])
            self.assertGreaterEqual(after['clock'], 8)


if __name__ == '__main__':
    run_tests()
