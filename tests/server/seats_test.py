#!/usr/bin/env python3
"""Who sits where: bots, names, links, orders, people who are away: seats_test.py PATH_TO_OZY [unittest arguments]."""
import random
import time

import schema
from client import Seat, play_out
from program import run_tests
from served import ServerTest


class Seats(ServerTest):
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

    def test_a_rematch_draws_from_no_earlier_contribution(self):
        anna, ben = self.person(), self.person('Ben')
        made = anna.table(['me', 'open'])
        table, token = made['seats'][1]['link'].removeprefix('/table/').split('#')
        ben.post(f'/api/tables/{table}/sit', {'token': token, 'contribution': 'dice'})

        def contributions(table):
            anna.post(f'/api/tables/{table}/resign', {'seat': 0})
            record = anna.request('GET', f'/api/tables/{table}/record')[2]
            return [line for line in record.splitlines() if line.startswith('contribution ')]

        self.assertEqual(contributions(table), ['contribution -', 'contribution dice'])
        again = anna.post(f'/api/tables/{table}/rematch')['id']
        anna, ben = ben, anna  # the seats have turned
        self.assertEqual(contributions(again), ['contribution -'] * 2)

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

    def test_hot_seat(self):
        anna = self.person()
        made = anna.table(['me', 'me', 'me'], options={'players': '3'})
        seats = [Seat(anna, made['id'], i, random.Random(i)).start() for i in range(3)]
        play_out(seats, most=30)

    def names(self, person, table):
        return [seat['person'] and seat['person']['name'] for seat in person.get(f'/api/tables/{table}')['seats']]

    def test_players_on_one_device_have_names_of_their_own(self):
        anna = self.person()
        made = anna.post('/api/tables', {'game': 'tigris', 'options': {'players': '3'}, 'seats': [
            {'kind': 'me'}, {'kind': 'me', 'name': ' Ben '}, {'kind': 'me', 'name': 'Cleo'}]})
        self.assertEqual(self.names(anna, made['id']), ['Anna', 'Ben', 'Cleo'])
        anna.post(f'/api/tables/{made["id"]}/name', {'seat': 2, 'name': 'Dan'})
        self.assertEqual(self.names(anna, made['id']), ['Anna', 'Ben', 'Dan'])
        ben = Seat(anna, made['id'], 1).start()
        ben.say(type='chat', id='c', text='mine')
        self.assertEqual(ben.until('chat')['from'], 'Ben')
        for seats in ([{'kind': 'me', 'name': ' '}], [{'kind': 'me', 'name': 5}], [{'kind': 'me', 'name': 'x' * 41}]):
            self.refused('bad_request', anna.post, '/api/tables', {'game': 'tigris', 'seats': seats * 2})

    def test_who_comes_by_a_link_says_a_name(self):
        anna, ben = self.person(), self.person('Guest')
        made = anna.table(['me', 'open'])
        token = made['seats'][1]['link'].split('#')[1]
        path = f'/api/tables/{made["id"]}'
        self.refused('bad_request', ben.post, path + '/sit', {'token': token, 'name': '\n'})
        ben.post(path + '/sit', {'token': token, 'name': 'Ben'})
        self.assertEqual(self.names(anna, made['id']), ['Anna', 'Ben'])
        self.assertEqual(ben.get('/api/me')['name'], 'Guest')
        self.refused('forbidden', anna.post, path + '/name', {'seat': 1, 'name': 'Loser'})
        ben.post(path + '/name', {'seat': 1, 'name': 'Benjamin'})
        self.assertEqual(self.names(anna, made['id']), ['Anna', 'Benjamin'])

    def test_a_bot_takes_an_empty_seat(self):
        anna, ben = self.person(), self.person('Ben')
        made = anna.table(['me', 'open', 'open'], options={'players': '3'}, visible=True)
        path = f'/api/tables/{made["id"]}'
        link = made['seats'][1]['link']
        self.refused('forbidden', ben.post, path + '/bot', {'seat': 1, 'bot': 'random'})
        anna.post(path + '/bot', {'seat': 1, 'bot': 'random'})
        self.refused('not_found', ben.sit, link)
        self.refused('forbidden', anna.post, path + '/links', {'seat': 1})  # it would show her the bot's hand
        anna.post(path + '/bot', {'seat': 1, 'bot': None})
        self.assertEqual(anna.get(path)['seats'][1]['kind'], 'open')
        ben.sit(anna.post(path + '/links', {'seat': 1})['link'])
        anna.post(path + '/bot', {'seat': 2, 'bot': 'random'})
        after = anna.get(path)
        self.assertEqual([seat['kind'] for seat in after['seats']], ['person', 'person', 'bot'])
        self.assertEqual(after['phase'], 'playing')
        self.refused('conflict', anna.post, path + '/bot', {'seat': 2, 'bot': None})

    def test_the_host_starts_without_those_who_have_not_come(self):
        anna, ben, eve = self.person(), self.person('Ben'), self.person('Eve')
        made = anna.table(['me', 'open', 'open'], options={'players': '3', 'board': 'advanced'})
        path = f'/api/tables/{made["id"]}'
        self.refused('bad_option', anna.post, path + '/start')  # alone
        ben.sit(made['seats'][2]['link'])
        late = eve.socket()
        late.send(type='open', id='1', table=made['id'], seat=1, token=made['seats'][1]['link'].split('#')[1])
        late.until('table')
        seats = [Seat(anna, made['id'], 0, random.Random(1)), Seat(ben, made['id'], 2, random.Random(2))]
        self.refused('forbidden', ben.post, path + '/start')
        started = anna.post(path + '/start')
        schema.check(started, 'http', 'started')
        self.assertEqual(started, {'seats': 2})
        after = ben.get(path)
        self.assertEqual((after['phase'], after['options']['players'], after['options']['board']), ('playing', '2', 'advanced'))
        self.assertEqual([seat['mine'] for seat in after['seats']], [False, True])
        self.assertEqual(late.until('closing')['code'], 'revoked')
        self.refused('not_found', eve.sit, made['seats'][1]['link'])
        for number, seat in enumerate(seats):
            self.assertEqual(seat.until('state')['seat'], number)
        play_out(seats, most=20)
        self.refused('conflict', anna.post, path + '/start')

    def test_the_host_starts_with_bots_for_those_who_have_not_come(self):
        anna = self.person()
        made = anna.table(['me', 'open', 'open'], game='vinci', options={'players': '3'})
        path = f'/api/tables/{made["id"]}'
        self.refused('bad_option', anna.post, path + '/start')
        self.refused('bad_request', anna.post, path + '/start', {'bot': 'hal'})
        self.assertEqual(anna.post(path + '/start', {'bot': 'random'}), {'seats': 3})
        after = anna.get(path)
        self.assertEqual((after['phase'], [seat['bot'] for seat in after['seats']]), ('playing', [None, 'random', 'random']))
        Seat(anna, made['id'], 0).start()

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


class Absence(ServerTest):
    flags = ('--absence-seconds', '2')

    def test_the_host_replaces_somebody_only_after_a_long_absence(self):
        anna, ben = self.person(), self.person('Ben')
        made = anna.table(['me', 'open'], pace='live')
        path = f'/api/tables/{made["id"]}'
        ben.sit(made['seats'][1]['link'])
        mine = Seat(anna, made['id'], 0, random.Random(1)).start()
        his = Seat(ben, made['id'], 1, random.Random(1)).start()
        wish = {'seat': 1, 'bot': 'random'}
        if mine.is_asked():
            his.socket.close()
            time.sleep(2.3)
            self.refused('forbidden', anna.post, path + '/bot', wish)  # it is not he who keeps her waiting
            mine.move('pass')
            mine.move('pass')
            his.connect()
            his.start()
        self.refused('forbidden', anna.post, path + '/bot', wish)
        time.sleep(2.3)
        self.refused('forbidden', anna.post, path + '/bot', wish)  # he is there and thinks
        his.socket.close()
        time.sleep(0.5)
        self.refused('forbidden', anna.post, path + '/bot', wish)  # he may come back
        away = anna.get(path)['seats'][1]['away']  # and everybody sees until when
        self.assertEqual(away['until'] - away['since'], 2)
        time.sleep(2.3)
        anna.post(path + '/bot', wish)
        mine.until('state')
        ben.post(path + '/bot', {'seat': 1, 'bot': None})  # it is still his seat
        self.assertEqual(anna.get(path)['seats'][1]['kind'], 'person')


if __name__ == '__main__':
    run_tests()
