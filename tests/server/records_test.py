#!/usr/bin/env python3
"""What remains of a game: its record and its proof, replay, analysis: records_test.py PATH_TO_OZY [unittest arguments]."""
import hashlib
import json
import pathlib
import random
import subprocess
import tempfile
import time

import schema
from client import Seat, apply_patch, play_out
from program import OZY, run_tests
from served import ServerTest

OLD_RECORDS = pathlib.Path(__file__).parent.parent / 'old_records'


class Records(ServerTest):
    def verified(self, record):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, 'game.txt')
            file.write_text(record)
            return subprocess.run([OZY.path, 'verify', file], capture_output=True, text=True)

    def proven(self, record):
        proof = self.verified(record)
        self.assertEqual(proof.returncode, 0, proof.stderr)
        self.assertIn('draws follow', proof.stdout)
        return proof.stdout

    def test_who_got_which_seat_can_be_proven(self):
        anna, ben = self.person(), self.person('Ben')
        made = anna.table(['me', 'open'], random_order=True)
        table, seat = ben.sit(made['seats'][1]['link'])
        ben.post(f'/api/tables/{table}/resign', {'seat': seat})
        record = ben.request('GET', f'/api/tables/{table}/record')[2]
        self.assertIn('who got which seat', self.proven(record))
        places = [line for line in record.splitlines() if line.startswith('dealt_from ')]
        self.assertEqual(int(places[seat].split()[1]), 1, record)
        other = record.replace('\n'.join(places), '\n'.join(reversed(places)))
        self.assertEqual(self.verified(other).returncode, 1)

    def test_a_game_given_up_can_be_proven_too(self):
        table, anna, ben = self.two()
        play_out([anna, ben], most=20)
        anna.person.post(f'/api/tables/{table}/resign', {'seat': 0})
        record = ben.person.request('GET', f'/api/tables/{table}/record')[2]
        self.assertIn('\nresult resigned | P0 rank 2 | P1 rank 1 | hash ', record)
        self.assertIn('all but P1 have resigned', self.proven(record))
        lines = record.splitlines(keepends=True)
        self.assertEqual(self.verified(''.join(lines[:-2] + lines[-1:])).returncode, 2, 'a line is missing')

    def test_records_of_earlier_programs_can_be_proven(self):
        self.assertIn('its hash is of an older form', self.proven((OLD_RECORDS / 'after_the_flood_served.game').read_text()))

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
        self.proven(record)
        commitment = anna.person.get(f'/api/tables/{table}')['commitment']
        self.assertIn('commitment ' + commitment, record)
        secret = next(line.split()[1] for line in record.splitlines() if line.startswith('secret '))
        for seat in (anna, ben, watcher):
            self.assertFalse([text for text in seat.seen if secret in text])
        self.assert_forgeries_are_found(record)
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

    def assert_forgeries_are_found(self, record):
        """Another secret, another draw, or nothing left to check does not verify."""
        def verdict(text):
            done = self.verified(text)
            return done.returncode, done.stdout + done.stderr
        lines = record.splitlines(keepends=True)
        secret = next(line for line in lines if line.startswith('secret '))
        other = 'secret ' + ('0' if secret[7] != '0' else '1') + secret[8:]
        self.assertEqual(verdict(record.replace(secret, other))[0], 1)
        swapped = record.replace('chance: start P0', 'chance: start PX').replace('chance: start P1', 'chance: start P0')
        self.assertNotEqual(verdict(swapped.replace('chance: start PX', 'chance: start P1'))[0], 0)
        # A secret of one's own that no draw is compared with.
        own = bytes(32)
        foreign = ''.join('secret ' + own.hex() + '\n' if line.startswith('secret ') else
                          'commitment ' + hashlib.blake2b(own, digest_size=32).hexdigest() + '\n'
                          if line.startswith('commitment ') else line for line in lines)
        code, words = verdict(foreign.replace('drawn_from 0', 'drawn_from 999999'))
        self.assertEqual((code, 'after 999999 moves' in words), (1, True), words)
        self.assertEqual(verdict(foreign)[0], 1)
        play = lines.index('\n') + 1
        code, words = verdict(''.join(lines[:play]))
        self.assertEqual((code, 'no draw that could be checked' in words), (1, True), words)
        middle = next(i for i in range(len(lines) // 2, len(lines)) if lines[i].startswith('P'))
        code, words = verdict(''.join(lines[:middle]))
        self.assertEqual((code, 'before the game is over' in words), (1, True), words)
        self.assertEqual(verdict(record)[0], 0)

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


if __name__ == '__main__':
    run_tests()
