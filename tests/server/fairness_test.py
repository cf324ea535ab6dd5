#!/usr/bin/env python3
"""Draws that nobody chose, as programs take part in them: numbers committed to, opened, proven. fairness_test.py PATH_TO_OZY."""
import hashlib
import pathlib
import random
import subprocess
import tempfile
import time

import schema
from client import Seat, play_out
from program import OZY, run_tests
from served import ServerTest


def hash_of(number):
    return hashlib.blake2b(number.encode(), digest_size=32).hexdigest()


class Fairness(ServerTest):
    flags = ('--opening-seconds', '2')

    def people(self, numbers=('dice', 'bones'), **wishes):
        """(table, [Anna, Ben]); each has committed to a number and nobody is missing."""
        anna, ben = self.person(), self.person('Ben')
        made = anna.table(['me', 'open'], contribution_hash=hash_of(numbers[0]), **wishes)
        token = made['seats'][1]['link'].split('#')[1]
        ben.post(f'/api/tables/{made["id"]}/sit', {'token': token, 'contribution_hash': hash_of(numbers[1])})
        return made['id'], [anna, ben]

    def table(self, id, person):
        table = person.get(f'/api/tables/{id}')
        schema.check(table, 'http', 'table')
        return table

    def until_playing(self, id, person, seconds=8):
        end = time.monotonic() + seconds
        while (table := self.table(id, person))['phase'] != 'playing':
            self.assertLess(time.monotonic(), end)
            time.sleep(0.05)
        return table

    def verify(self, record, *flags):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, 'game.txt')
            file.write_text(record)
            done = subprocess.run([OZY.path, 'verify', *flags, file], capture_output=True, text=True)
            return done.returncode, done.stdout + done.stderr

    def record_of(self, id, people):
        people[0].post(f'/api/tables/{id}/resign', {'seat': 0})
        return people[1].request('GET', f'/api/tables/{id}/record')[2]

    def test_numbers_are_opened_when_all_are_committed_to(self):
        id, people = self.people()
        table = self.table(id, people[0])
        self.assertEqual((table['phase'], table['opening']['awaits']), ('waiting', 'numbers'))
        self.assertLess(abs(table['opening']['until'] - time.time()), 4)
        self.assertEqual([seat['contribution'] for seat in table['seats']],
                         [{'hash': hash_of(number), 'opened': False, 'number': None} for number in ('dice', 'bones')])
        contribute = lambda i, **body: people[i].post(f'/api/tables/{id}/contribute', {'seat': i, **body})
        self.refused('bad_request', contribute, 0, contribution='lice')
        self.refused('conflict', contribute, 0, contribution_hash=hash_of('lice'))
        self.refused('forbidden', people[1].post, f'/api/tables/{id}/contribute', {'seat': 0, 'contribution': 'dice'})
        for body in ({}, {'contribution': 'dice', 'contribution_hash': hash_of('dice')}, {'contribution_hash': 'x' * 64}):
            self.refused('bad_request', contribute, 0, **body)
        contribute(0, contribution='dice')
        contribute(0, contribution='dice')
        self.assertEqual(self.table(id, people[1])['seats'][0]['contribution'], {'hash': hash_of('dice'), 'opened': True, 'number': None})
        contribute(1, contribution='bones')
        table = self.table(id, people[1])
        self.assertEqual((table['phase'], 'opening' in table), ('playing', False))
        self.assertEqual([seat['contribution']['number'] for seat in table['seats']], ['dice', 'bones'])
        seats = [Seat(person, id, i, random.Random(i)).start() for i, person in enumerate(people)]
        play_out(seats, most=12)
        record = self.record_of(id, people)
        self.assertIn(f'contribution dice\ncontribution bones\ncontribution_hash {hash_of("dice")}\ncontribution_hash {hash_of("bones")}\n', record)
        code, words = self.verify(record, '--commitment', table['commitment'], '--contribution-hash', hash_of('bones'))
        self.assertEqual(code, 0, words)
        self.assertIn('from 2 numbers of the seats', words)
        self.assert_nothing_is_hidden(record, table['commitment'])

    def assert_nothing_is_hidden(self, record, commitment):
        """A foreign secret, a later start, half a record, a bare header, another number: each fails, by its exit code too."""
        own = bytes(32)
        lines = record.splitlines(keepends=True)
        secret, play = next(line for line in lines if line.startswith('secret ')), lines.index('\n') + 1
        foreign = record.replace(secret, f'secret {own.hex()}\n').replace(commitment, hashlib.blake2b(own, digest_size=32).hexdigest())
        draws = sum(line.startswith('chance:') for line in lines)
        self.assertGreater(draws, 2)
        for name, text in (('foreign secret', foreign), ('secret that does not fit', record.replace(secret, f'secret {own.hex()}\n')),
                           ('later start', record.replace('drawn_from 0', f'drawn_from {draws}')), ('half', ''.join(lines[:play + 4])),
                           ('bare header', ''.join(lines[:play])), ('another number', record.replace('contribution dice', 'contribution lice')),
                           ('another hash', record.replace(hash_of('dice'), hash_of('lice'))),
                           ('no number', record.replace('contribution dice', 'contribution -')), ('nothing', ''),
                           ('a line less', ''.join(lines[:-2] + lines[-1:]))):
            code, words = self.verify(text, '--commitment', commitment)
            self.assertIn(code, (1, 2), f'{name}: {words}')
            self.assertTrue(words)
        for flags in (('--commitment', hash_of('x')), ('--commitment', commitment, '--contribution-hash', hash_of('x')),
                      ('--contribution-hash', hash_of('dice'))):
            self.assertIn(self.verify(record, *flags)[0], (1, 2), flags)

    def test_who_does_not_open_plays_without(self):
        id, people = self.people()
        watcher = people[0].socket()
        watcher.send(type='open', id='1', table=id, seat='spectator')
        people[1].post(f'/api/tables/{id}/contribute', {'seat': 1, 'contribution': 'bones'})
        while (message := watcher.until('table'))['table']['phase'] != 'playing':
            schema.check(message, 'server')
        self.assertEqual([seat['contribution'] for seat in message['table']['seats']],
                         [{'hash': hash_of('dice'), 'opened': False, 'number': None}, {'hash': hash_of('bones'), 'opened': True, 'number': 'bones'}])
        self.refused('conflict', people[0].post, f'/api/tables/{id}/contribute', {'seat': 0, 'contribution': 'dice'})
        record = self.record_of(id, people)
        self.assertIn('contribution -\ncontribution bones\ncontribution_hash ' + hash_of('dice'), record)
        code, words = self.verify(record, '--commitment', message['table']['commitment'])
        self.assertEqual((code, 'P0 had committed to a number and played without it' in words), (0, True), words)
        code, words = self.verify(record, '--commitment', message['table']['commitment'], '--contribution-hash', hash_of('dice'))
        self.assertEqual((code, 'P0 played without' in words), (1, True), words)

    def test_a_rematch_asks_for_new_numbers(self):
        id, people = self.people()
        for i, number in enumerate(('dice', 'bones')):
            people[i].post(f'/api/tables/{id}/contribute', {'seat': i, 'contribution': number})
        self.record_of(id, people)
        again = people[0].post(f'/api/tables/{id}/rematch')['id']
        table = self.table(again, people[0])
        self.assertEqual((table['phase'], table['opening']['awaits']), ('waiting', 'hashes'))
        for seat, number in ((0, 'stones'), (1, 'coin')):  # seats have turned
            people[1 - seat].post(f'/api/tables/{again}/contribute', {'seat': seat, 'contribution_hash': hash_of(number)})
        self.assertEqual(self.table(again, people[0])['opening']['awaits'], 'numbers')
        for seat, number in ((0, 'stones'), (1, 'coin')):
            people[1 - seat].post(f'/api/tables/{again}/contribute', {'seat': seat, 'contribution': number})
        self.assertEqual([seat['contribution']['number'] for seat in self.table(again, people[0])['seats']], ['stones', 'coin'])
        people[0].post(f'/api/tables/{again}/resign', {'seat': 1})
        third = people[1].post(f'/api/tables/{again}/rematch')['id']
        self.assertNotIn('contribution', self.until_playing(third, people[0])['seats'][0], 'nobody answered twice: played without')

    def test_one_seat_against_bots_and_none_at_a_shared_device(self):
        anna = self.person()
        made = anna.table(['me', 'random'], contribution_hash=hash_of('dice'))['id']
        self.assertEqual(self.table(made, anna)['phase'], 'waiting')
        anna.post(f'/api/tables/{made}/contribute', {'seat': 0, 'contribution': 'dice'})
        table = self.table(made, anna)
        self.assertEqual((table['phase'], 'contribution' in table['seats'][1]), ('playing', False))
        shared = self.table(anna.table(['me', 'me'], contribution_hash=hash_of('dice'))['id'], anna)
        self.assertEqual((shared['phase'], 'contribution' in shared['seats'][0]), ('playing', False))


if __name__ == '__main__':
    run_tests()
