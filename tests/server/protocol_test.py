#!/usr/bin/env python3
"""The WebSocket protocol over raw sockets, by the groups of the Autobahn suite: protocol_test.py PATH_TO_OZY."""
import json
import socket
import struct

from client import Closed, Person, WebSocket
from program import run_tests
from served import ServerTest

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class ProtocolTest(ServerTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.anna = Person(cls.port)

    def setUp(self):
        self.ws = self.anna.socket()
        self.assertEqual(self.ws.status, 101, self.ws.head)
        self.assertEqual(self.ws.receive()['type'], 'hello')

    def tearDown(self):
        self.ws.close()

    def answers(self):
        """The connection still works."""
        self.ws.send_frame(TEXT, b'{"type":"why","id":"alive","line":"x"}')
        message = self.ws.until('refused', re_='alive')
        self.assertEqual(message['code'], 'not_found')

    def closes(self, *codes):
        """The server says goodbye with one of the codes and closes."""
        with self.assertRaises(Closed) as closed:
            while True:
                self.ws.receive_text()
        self.assertIn(closed.exception.code, codes)
        with self.assertRaises(Closed):
            self.ws.fill(len(self.ws.buffer) + 1)

    def padded(self, size):
        start, end = b'{"type":"why","id":"p","line":"', b'"}'
        return start + b'x' * (size - len(start) - len(end)) + end


class Handshake(ProtocolTest):
    def status(self, request):
        with socket.create_connection(('127.0.0.1', self.server.port), timeout=30) as raw:
            raw.sendall(request.replace('\n', '\r\n').encode())
            answer = raw.recv(65536)
            return int(answer.split()[1])

    def request(self, **changes):
        headers = {'Host': 'localhost', 'Upgrade': 'websocket', 'Connection': 'Upgrade',
                   'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version': '13', **changes}
        lines = [f'{name}: {value}' for name, value in headers.items() if value]
        return '\n'.join(['GET /ws HTTP/1.1', *lines, '', ''])

    def test_good(self):
        self.assertEqual(self.status(self.request()), 101)
        self.assertIn('Sec-WebSocket-Protocol: ozymandias.1', self.ws.head)

    def test_wrong(self):
        self.assertEqual(self.status(self.request(**{'Sec-WebSocket-Version': '8'})), 426)
        self.assertIn(self.status(self.request(**{'Sec-WebSocket-Key': 'short'})), (400, 426))
        self.assertEqual(self.status(self.request().replace('/ws', '/elsewhere')), 404)
        self.assertEqual(self.status(self.request(Upgrade='')), 200)  # then /ws is an address inside the page


class Framing(ProtocolTest):  # groups 1 and 9
    def test_sizes(self):
        for size in (60, 125, 126, 127, 128, 1000, 1030, 16384):
            self.ws.send_frame(TEXT, self.padded(size))
            self.assertEqual(self.ws.until('refused')['re'], 'p')

    def test_byte_by_byte(self):
        frame = bytes([0x81, 0x80 | len(self.padded(60)), 0, 0, 0, 0]) + self.padded(60)
        for byte in frame:
            self.ws.socket.sendall(bytes([byte]))
        self.assertEqual(self.ws.until('refused')['re'], 'p')

    def test_many_in_one_segment(self):
        frame = bytes([0x81, 0x80 | len(self.padded(60)), 0, 0, 0, 0]) + self.padded(60)
        self.ws.socket.sendall(frame * 50)
        for _ in range(50):
            self.assertEqual(self.ws.until('refused')['re'], 'p')

    def test_empty_text_is_refused_not_closed(self):
        self.ws.send_frame(TEXT, b'')
        self.assertEqual(self.ws.until('refused')['code'], 'bad_request')
        self.answers()

    def test_binary_is_not_spoken_here(self):
        self.ws.send_frame(BINARY, b'{}')
        self.closes(1003)

    def test_unmasked(self):
        self.ws.send_frame(TEXT, b'{}', mask=False)
        self.closes(1002)

    def test_too_large(self):
        self.ws.send_frame(TEXT, self.padded(16385))
        self.closes(1009)

    def test_five_megabytes(self):
        head = bytes([0x81, 0x80 | 127]) + struct.pack('>Q', 5_000_000) + bytes(4)
        self.ws.socket.sendall(head)
        self.closes(1009)

    def test_absurd_length(self):
        self.ws.socket.sendall(bytes([0x81, 0x80 | 127]) + struct.pack('>Q', 1 << 63) + bytes(4))
        self.closes(1002, 1009)

    def test_length_not_minimal(self):
        self.ws.socket.sendall(bytes([0x81, 0x80 | 126]) + struct.pack('>H', 5) + bytes(4) + b'hello')
        self.closes(1002)


class PingPong(ProtocolTest):  # group 2
    def pong(self):
        while True:
            opcode, payload, _ = self.ws.receive_frame()
            if opcode == PONG:
                return payload

    def test_payloads(self):
        for payload in (b'', b'hello', bytes(range(125)), b'\xfe\xff'):
            self.ws.send_frame(PING, payload)
            self.assertEqual(self.pong(), payload)

    def test_too_long(self):
        self.ws.send_frame(PING, b'x' * 126)
        self.closes(1002)

    def test_unsolicited_pong(self):
        self.ws.send_frame(PONG, b'surprise')
        self.answers()

    def test_last_of_many(self):
        for number in range(10):
            self.ws.send_frame(PING, str(number).encode())
        while self.pong() != b'9':
            pass


class ReservedBits(ProtocolTest):  # group 3
    def test_each(self):
        for rsv in range(1, 8):
            for opcode, payload in ((TEXT, b'{}'), (PING, b''), (CLOSE, b'')):
                with self.subTest(rsv=rsv, opcode=opcode):
                    self.setUp()
                    self.ws.send_frame(opcode, payload, rsv=rsv)
                    self.closes(1002)


class Opcodes(ProtocolTest):  # group 4
    def test_reserved(self):
        for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
            for payload in (b'', b'x'):
                with self.subTest(opcode=opcode):
                    self.setUp()
                    self.ws.send_frame(opcode, payload)
                    self.closes(1002)


class Fragmentation(ProtocolTest):  # group 5
    def test_text_in_pieces(self):
        text = self.padded(100)
        for cut in (1, 50, 99):
            self.ws.send_frame(TEXT, text[:cut], fin=False)
            self.ws.send_frame(0, text[cut:])
            self.assertEqual(self.ws.until('refused')['re'], 'p')

    def test_empty_pieces(self):
        self.ws.send_frame(TEXT, b'', fin=False)
        self.ws.send_frame(0, self.padded(100), fin=False)
        self.ws.send_frame(0, b'')
        self.assertEqual(self.ws.until('refused')['re'], 'p')

    def test_ping_between(self):
        text = self.padded(100)
        self.ws.send_frame(TEXT, text[:10], fin=False)
        self.ws.send_frame(PING, b'in between')
        self.assertEqual(self.ws.receive_frame()[:2], (PONG, b'in between'))
        self.ws.send_frame(0, text[10:])
        self.assertEqual(self.ws.until('refused')['re'], 'p')

    def test_wrong_orders(self):
        for frames in ([(PING, b'x', False)], [(CLOSE, b'', False)], [(0, b'x', True)], [(0, b'x', False)],
                       [(TEXT, b'{', False), (TEXT, b'}', True)], [(TEXT, b'{', False), (BINARY, b'}', True)]):
            with self.subTest(frames=frames):
                self.setUp()
                for opcode, payload, fin in frames:
                    self.ws.send_frame(opcode, payload, fin=fin)
                self.closes(1002)

    def test_too_large_together(self):
        self.ws.send_frame(TEXT, b'x' * 10_000, fin=False)
        self.ws.send_frame(0, b'x' * 10_000)
        self.closes(1009)


class Utf8(ProtocolTest):  # group 6
    def test_valid(self):
        for word in ('κόσμε', '\U0001f600', '￿', 'ÿ'):
            self.ws.send_frame(TEXT, json.dumps({'type': 'why', 'id': 'u', 'line': word}, ensure_ascii=False).encode())
            self.assertEqual(self.ws.until('refused')['re'], 'u')

    def test_code_point_across_frames(self):
        text = json.dumps({'type': 'why', 'id': 'u', 'line': 'κόσμε'}, ensure_ascii=False).encode()
        for byte in text[:-1]:
            self.ws.send_frame(TEXT if byte == text[0] and not getattr(self, 'begun', False) else 0, bytes([byte]), fin=False)
            self.begun = True
        self.ws.send_frame(0, text[-1:])
        self.assertEqual(self.ws.until('refused')['re'], 'u')

    def test_invalid(self):
        for bad in (b'\xff', b'\xc0\xaf', b'\xed\xa0\x80', b'\xf4\x90\x80\x80', b'\xce', b'\x80', b'\xf8\x88\x80\x80\x80'):
            with self.subTest(bad=bad):
                self.setUp()
                self.ws.send_frame(TEXT, b'{"type":"why","id":"u","line":"' + bad + b'"}')
                self.closes(1007)


class Close(ProtocolTest):  # group 7
    def test_handshake(self):
        for code in (1000, 1001, 1003, 1007, 1011, 3000, 4999):
            with self.subTest(code=code):
                self.setUp()
                self.ws.send_frame(CLOSE, struct.pack('>H', code) + b'bye')
                self.closes(code)

    def test_without_code(self):
        self.ws.send_frame(CLOSE)
        self.closes(None, 1000, 1005)

    def test_nothing_after_close(self):
        self.ws.send_frame(CLOSE, struct.pack('>H', 1000))
        try:
            self.ws.send_frame(TEXT, self.padded(60))
        except OSError:
            pass
        self.closes(1000)

    def test_wrong_codes(self):
        for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999):
            with self.subTest(code=code):
                self.setUp()
                self.ws.send_frame(CLOSE, struct.pack('>H', code))
                self.closes(1002)

    def test_wrong_payloads(self):
        for payload, codes in ((b'\x03', (1002,)), (struct.pack('>H', 1000) + b'\xff', (1002, 1007)),
                               (struct.pack('>H', 1000) + b'x' * 124, (1002,))):
            with self.subTest(payload=payload):
                self.setUp()
                self.ws.send_frame(CLOSE, payload)
                self.closes(*codes)

    def test_gone_without_a_word(self):
        for _ in range(20):
            ws = WebSocket(self.server.port, token=self.anna.token)
            ws.send_frame(TEXT, b'{"type":"op', fin=False)
            ws.close()
        self.answers()


if __name__ == '__main__':
    run_tests()
