#!/usr/bin/env python3
"""One guest's many bots do not keep another person waiting: shares_test.py PATH_TO_OZY [unittest arguments].

With OZY_SHARES_TABLES=60 it prints its figures."""
import os
import statistics
import time
import unittest

from client import Person, Seat, Server
from program import OZY, run_tests

TABLES = int(os.environ.get('OZY_SHARES_TABLES', '12'))
THOUGHT = 1  # second that master may think about a choice, when nobody else is there
PONDERING = 2  # seconds that a person thinks about a turn, at least
WATCHED = 8  # of them, so that somebody waits for those bots too


def answer_times(seat):
    """Ponders, passes a turn and waits until one is asked again: how long each of one's own moves took, and each of the bot's."""
    own, bots = [], []
    time.sleep(PONDERING)
    while seat.is_asked():
        begun = time.monotonic()
        seat.move('pass')
        own.append(time.monotonic() - begun)
    begun = time.monotonic()
    while not seat.is_asked():
        if seat.receive()['type'] == 'state':
            bots.append(time.monotonic() - begun)
            begun += bots[-1]
    return own, bots


class Shares(unittest.TestCase):
    def rounds(self, person, count):
        made = person.table(['me', 'master'])
        seat = Seat(person, made['id'], 0).start()
        seat.until_asked()
        own, bots = [], []
        for _ in range(count):
            took, answers = answer_times(seat)
            own += took
            bots += answers
        seat.socket.close()
        return own, bots

    def test_a_bot_answers_beside_those_of_a_guest_with_many_tables(self):
        with Server(OZY.path) as server:
            anna, guest = Person(server.port), Person(server.port, 'Guest')
            _, idle = self.rounds(anna, 5)
            made = [guest.table(['master'] * 4, options={'players': '4'}) for _ in range(TABLES)]
            watching = []
            for table in made[:WATCHED]:
                watching.append(guest.socket())
                watching[-1].send(type='open', id='1', table=table['id'], seat='spectator')
            own, busy = self.rounds(anna, 5)
            figures = (f'{TABLES} tables: a move of master idle {statistics.median(idle):.2f} s (most {max(idle):.2f}), '
                       f'beside them {statistics.median(busy):.2f} s (most {max(busy):.2f}) of {len(busy)}; '
                       f'own moves most {max(own) * 1000:.0f} ms')
            if 'OZY_SHARES_TABLES' in os.environ:
                print(figures)
            self.assertLess(statistics.median(busy), 2 * max(THOUGHT, statistics.median(idle)), figures)


if __name__ == '__main__':
    run_tests()
