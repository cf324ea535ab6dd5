#!/usr/bin/env python3
"""HTTP as browsers, proxies and monitors use it: http_test.py PATH_TO_OZY [unittest arguments]."""
import gzip
import http.client
import json
import re
import socket

from client import Person
from program import run_tests
from served import ServerTest


class Http(ServerTest):
    def ask(self, method, path, **headers):
        """(status, headers, bytes of the body), over a connection that is asked once more after it."""
        connection = http.client.HTTPConnection('127.0.0.1', self.server.port, timeout=60)
        try:
            connection.request(method, path, headers={name.replace('_', '-'): value for name, value in headers.items()})
            answer = connection.getresponse()
            body = answer.read()
            connection.request('GET', '/healthz')
            self.assertEqual(connection.getresponse().read(), b'ok\n', 'the connection is out of step')
            return answer.status, dict(answer.getheaders()), body
        finally:
            connection.close()

    def test_head_says_how_long_the_answer_to_get_is(self):
        for path in ('/', '/healthz', '/metrics', '/api/server', '/api/games', '/api/games/tigris/rules', '/missing.js',
                     '/api/tables/none'):
            for accepted in ('', 'gzip', 'br'):
                got, told, body = self.ask('GET', path, Accept_Encoding=accepted)
                heads, head, nothing = self.ask('HEAD', path, Accept_Encoding=accepted)
                self.assertEqual((heads, nothing), (got, b''), path)
                if path != '/metrics':
                    self.assertEqual(head['Content-Length'], str(len(body)), path)
                self.assertEqual(head.get('Content-Encoding'), told.get('Content-Encoding'), path)
                self.assertEqual(head['Content-Type'], told['Content-Type'], path)

    def test_large_answers_are_compressed_for_who_takes_it(self):
        for path in ('/api/games', '/api/games/tigris/rules'):
            _, plain_head, plain = self.ask('GET', path, Accept_Encoding='identity')
            _, head, body = self.ask('GET', path, Accept_Encoding='br;q=1.0, gzip;q=0.8, *;q=0.1')
            self.assertNotIn('Content-Encoding', plain_head)
            self.assertEqual((head['Content-Encoding'], head['Vary']), ('gzip', 'Accept-Encoding'))
            self.assertEqual(plain_head['Vary'], 'Accept-Encoding')
            self.assertEqual(gzip.decompress(body), plain)
            self.assertLess(len(body), len(plain) / 2)
        for refused in ('gzip;q=0', 'gzip;q=0.000, br', 'gzipped', ''):
            self.assertNotIn('Content-Encoding', self.ask('GET', '/api/games', Accept_Encoding=refused)[1])
        self.assertNotIn('Content-Encoding', self.ask('GET', '/api/server', Accept_Encoding='gzip')[1], 'it is short')

    def test_the_page_travels_compressed_and_is_cached_by_form(self):
        page = self.ask('GET', '/')[2].decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        if not script:
            self.skipTest('the page has not been built')
        for path, caching in (('/', 'no-cache'), (script[1], 'public, max-age=31536000, immutable')):
            plain = self.ask('GET', path)[2]
            tags = set()
            for accepted, coding in (('gzip, deflate, br', 'br'), ('gzip, deflate', 'gzip'), ('identity', None)):
                _, head, body = self.ask('GET', path, Accept_Encoding=accepted)
                self.assertEqual((head.get('Content-Encoding'), head['Vary']), (coding, 'Accept-Encoding'))
                self.assertEqual(head['Cache-Control'], caching)
                tags.add(head['ETag'])
                if coding == 'gzip':
                    self.assertEqual(gzip.decompress(body), plain)
                if coding:
                    self.assertLess(len(body), len(plain) * 0.7)
                status, again, nothing = self.ask('GET', path, Accept_Encoding=accepted, If_None_Match=head['ETag'])
                self.assertEqual((status, nothing, again['ETag']), (304, b'', head['ETag']))
                self.assertEqual((again['Vary'], again['Cache-Control']), ('Accept-Encoding', caching))
                self.assertNotIn('Content-Length', again)
            self.assertEqual(len(tags), 3, 'a cache must not take one form for another')

    def test_a_first_visit_brings_no_errors(self):
        """Nobody is signed in yet: that is an answer, not a mistake to be shown in the browser's console."""
        nobody = Person(self.server.port, token='')
        self.assertIsNone(nobody.get('/api/me'))
        self.assertEqual(nobody.get('/api/tables?list=mine'), {'tables': []})
        self.assertIsNone(Person(self.server.port, token='of nobody').get('/api/me'))

    def raw(self, *lines, body=''):
        """(status, text) of the answer to a request written by hand; the connection then ends."""
        with socket.create_connection(('127.0.0.1', self.server.port), timeout=20) as sent:
            sent.sendall(('\r\n'.join([*lines, 'Connection: close', '', '']) + body).encode())
            got = b''
            while more := sent.recv(65536):
                got += more
        return int(got.split()[1]), got.decode()

    def test_what_two_readers_might_read_differently_is_refused(self):
        here = f'Host: 127.0.0.1:{self.server.port}'
        self.assertEqual(self.raw('GET /api/server HTTP/1.1', here)[0], 200)
        length, post = 'Content-Length: 12', 'POST /api/me HTTP/1.1'
        for lines in (('GET /api/server HTTP/1.1', here, here), ('GET /api/server HTTP/1.1', here, 'Host: evil.example'),
                      ('GET /healthz HTTP/1.1', here, 'Host: evil.example'),
                      ('GET /api/server HTTP/1.1', here, 'X-Note: one', ' two'), ('GET /api/server HTTP/1.1', here, 'X-Note: one', '\ttwo'),
                      ('GET /api/server HTTP/1.1', ' folded: at once', here), ('GET /api/server HTTP/1.1', 'Host:', f' 127.0.0.1:{self.server.port}'),
                      (post, here, length, 'Transfer-Encoding: gzip'), (post, here, 'Transfer-Encoding: cow'),
                      (post, here, length, 'Transfer-Encoding: identity'), (post, here, length, 'Transfer-Encoding: chunked'),
                      (post, here, length, 'Transfer-Encoding:'),
                      (post, here, length, 'Content-Length: 13'), (post, here, 'Content-Length: +12')):
            status, text = self.raw(*lines, body='{"name":"A"}' if lines[0] == post else '')
            self.assertEqual((status, '"bad_request"' in text), (400, True), lines)
        self.assertEqual(self.raw(post, here, length, body='{"name":"A"}')[0], 200)

    def test_a_head_may_come_in_any_pieces(self):
        head = f'GET /api/server HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nConnection: close\r\n\r\n'.encode()
        for piece in (1, 3, 7):
            with socket.create_connection(('127.0.0.1', self.server.port), timeout=20) as sent:
                sent.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                for at in range(0, len(head), piece):
                    sent.sendall(head[at:at + piece])
                self.assertIn(b'200 OK', sent.recv(65536))
        for wrong in (b'\0\0\0\0', b'GET / HTTP/1.1\nHost: x\n\n', b'GET / HTTP/1.1\r\nX: ' + b'y' * 9000):
            with socket.create_connection(('127.0.0.1', self.server.port), timeout=5) as sent:
                sent.sendall(wrong)
                self.assertIn(b'400 ', sent.recv(65536), wrong[:20])

    def test_a_list_is_as_long_as_one_asks(self):
        anna = Person(self.server.port)
        for _ in range(3):
            anna.table(['me', 'me'])
        lengths = {most: len(anna.get(f'/api/tables?list=mine{most}')['tables']) for most in ('', '&most=2', '&most=0', '&most=x')}
        self.assertEqual(lengths, {'': 3, '&most=2': 2, '&most=0': 1, '&most=x': 3})

    def test_what_nobody_does_with_the_tables_is_the_askers_mistake(self):
        for method in ('PUT', 'DELETE', 'PATCH', 'FLY'):
            for path in ('/api/tables', '/api/tables/', '/api/tables?list=mine'):
                status, _, text = self.person().request(method, path, '{}')
                self.assertEqual(status, 404, f'{method} {path}: {text}')

    def test_seats_of_the_wrong_kind_are_the_askers_mistake(self):
        anna = Person(self.server.port)
        for seat in ({'kind': 5}, {'kind': None}, {'kind': {}}, {'kind': ['me']}, {'kind': True}, {}, 5, None, 'me',
                     {'kind': 'bot', 'bot': 5}):
            status, _, text = anna.request('POST', '/api/tables', {'game': 'tigris', 'seats': [seat, {'kind': 'open'}]})
            self.assertEqual((status, json.loads(text)['error']['code']), (400, 'bad_request'), seat)


if __name__ == '__main__':
    run_tests()
