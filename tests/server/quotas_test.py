#!/usr/bin/env python3
"""What one person or address may ask for in a while, besides requests and messages: quotas_test.py PATH_TO_OZY."""
import time
import unittest

from client import Closed, Person, Refusal, Seat, Server
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

    def test_bots_that_wait_for_their_turn(self):
        with Server(OZY.path) as server:
            anna, ben = Person(server.port), Person(server.port, 'Ben')
            made = 0
            with self.assertRaises(Refusal) as caught:
                while made < 600:
                    anna.table(['me', 'master'])
                    made += 1
            self.assertEqual((caught.exception.status, caught.exception.code), (429, 'too_many'))
            self.assertIn('bots wait', str(caught.exception))
            self.assertGreaterEqual(made, 100)
            anna.table(['me', 'open'])  # a game between people takes no thinking
            ben.table(['me', 'master'])  # nor do others pay for it

    def test_files_of_the_page(self):
        with self.server('file') as server:
            nobody = Person(server.port, token='')
            self.assertEqual([nobody.request('GET', '/')[0] for _ in range(5)], [200] * 3 + [429] * 2)
            self.assertEqual(nobody.request('GET', '/api/server')[0], 200)
            self.assertIn('ozymandias_refused_by_limit_total 2\n', nobody.request('GET', '/metrics')[2])

    def test_empty_pieces_of_a_message(self):
        """They never make a message, so they count by their bytes: what is more than allowed is read later, and costs others nothing."""
        with Server(OZY.path, flags=['--inflow-rate', '6000', '--inflow-burst', '6000']) as server:
            anna = Person(server.port)
            flood, other = anna.socket(), anna.socket()
            begun = time.monotonic()
            flood.send_frame(1, b'{}', fin=False)
            for _ in range(3000):
                flood.send_frame(0, fin=False)  # of six bytes
            flood.send_frame(0)
            other.until('hello')
            other.send_frame(1, b'{}')
            self.assertEqual(other.until('refused')['code'], 'bad_request')
            soon = time.monotonic() - begun
            flood.until('hello')
            self.assertEqual(flood.until('refused')['code'], 'bad_request')
            self.assertGreater(time.monotonic() - begun, 1.5)
            self.assertLess(soon, 1.5)

    def test_pings_count_as_messages(self):
        with Server(OZY.path, flags=['--message-rate', '0.001', '--message-burst', '3']) as server:
            ws = Person(server.port).socket()
            ws.until('hello')
            for _ in range(300):
                ws.send_frame(9, b'x')
            with self.assertRaises(Closed) as caught:
                self.assertEqual(ws.until('closing')['code'], 'limit')
                ws.receive()
            self.assertEqual(caught.exception.code, 1008)


if __name__ == '__main__':
    run_tests()
