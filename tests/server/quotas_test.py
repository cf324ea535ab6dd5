#!/usr/bin/env python3
"""What one person or address may ask for in a while, besides requests and messages: quotas_test.py PATH_TO_OZY."""
import unittest

from client import Person, Refusal, Seat, Server
from program import OZY, run_tests


class Quotas(unittest.TestCase):
    def server(self, what):
        return Server(OZY.path, flags=[f'--{what}-rate', '0.001', f'--{what}-burst', '3'])

    def statuses(self, ask, count=5):
        out = []
        for _ in range(count):
            try:
                ask()
                out.append(200)
            except Refusal as refusal:
                out.append(refusal.status)
        return out

    def test_chat(self):
        with self.server('chat') as server:
            anna, ben = Person(server.port), Person(server.port, 'Ben')
            made = anna.table(['me', 'open'])
            ben.sit(made['seats'][1]['link'])
            seats = [Seat(person, made['id'], seat).start() for seat, person in enumerate((anna, ben))]
            answers = [seats[0].ask(type='chat', text=f'{i}') for i in range(5)]
            self.assertEqual([answer.get('code', 'ok') for answer in answers], ['ok'] * 3 + ['too_many'] * 2)
            self.assertEqual(seats[1].ask(type='chat', text='mine')['type'], 'ok')  # others have their own

    def test_notes(self):
        with self.server('notes') as server:
            anna = Person(server.port)
            path = f'/api/tables/{anna.table(["me", "random"])["id"]}/notes'
            self.assertEqual(self.statuses(lambda: anna.call('PUT', path, {'seat': 0, 'text': 'x'})), [200] * 3 + [429] * 2)
            self.assertEqual(anna.get(path + '?seat=0')['text'], 'x')  # reading them is free

    def test_records_and_analyses(self):
        with self.server('study') as server:
            anna = Person(server.port)
            table = anna.table(['me', 'me'])['id']
            anna.post(f'/api/tables/{table}/resign', {'seat': 0})
            record = anna.request('GET', f'/api/tables/{table}/record')[2]
            wish = {'record': record, 'lines': 1, 'seats': [{'kind': 'me'}] * 2}
            self.assertEqual(self.statuses(lambda: anna.post('/api/tables', wish), 4), [200] * 3 + [429])
            self.assertEqual(self.statuses(lambda: anna.post(f'/api/tables/{table}/analysis'), 1), [429])

    def test_files_of_the_page(self):
        with self.server('file') as server:
            nobody = Person(server.port, token='')
            self.assertEqual([nobody.request('GET', '/')[0] for _ in range(5)], [200] * 3 + [429] * 2)
            self.assertEqual(nobody.request('GET', '/api/server')[0], 200)
            self.assertIn('ozymandias_refused_by_limit_total 2\n', nobody.request('GET', '/metrics')[2])


if __name__ == '__main__':
    run_tests()
