"""A small HTTP and WebSocket client over raw sockets, and a server process to talk to: what the server tests share."""
import base64
import hashlib
import http.client
import json
import os
import pathlib
import random
import re
import select
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time

import schema

MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
GENEROUS = ['--request-rate', '100000', '--request-burst', '100000', '--message-rate', '100000', '--message-burst',
            '100000', '--guest-rate', '100000', '--guest-burst', '100000', '--table-rate', '100000', '--table-burst',
            '100000', '--connections-per-address', '10000', '--connections-per-identity', '10000', '--chat-rate', '100000', '--chat-burst',
            '100000', '--notes-rate', '100000', '--notes-burst', '100000', '--study-rate', '100000', '--study-burst', '100000',
            '--file-rate', '100000', '--file-burst', '100000', '--inflow-rate', '100000000', '--inflow-burst', '100000000']


def generous_beside(flags):
    """The generous limits but for those that are among the flags."""
    pairs = zip(GENEROUS[::2], GENEROUS[1::2])
    return [word for pair in pairs if pair[0] not in flags for word in pair]


class Server:
    """`ozy serve` on a free port, with its own data directory unless one is given."""

    def __init__(self, ozy, data=None, flags=(), generous=True, wrapper=()):
        self.own = data is None
        self.data = data or tempfile.mkdtemp(prefix='ozy_server_')
        self.start([*wrapper, ozy, 'serve', '--port', '0', '--data', self.data, *(generous_beside(flags) if generous else []), *flags])

    def start(self, command, env=None):
        self.log = open(os.path.join(self.data, 'log.txt'), 'ab')
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=env)
        line = self.process.stdout.readline()
        match = re.search(r':(\d+)/', line)
        if not match:
            raise RuntimeError(f'the server did not start: {line!r} {self.log_text()}')
        self.port = int(match[1])

    def log_text(self):
        return pathlib.Path(self.data, 'log.txt').read_text(errors='replace')

    def processor_ms(self):
        """What its threads have used of the processors: unlike a clock, not what others do meanwhile."""
        threads = pathlib.Path(f'/proc/{self.process.pid}/task').glob('*/schedstat')
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        """Asks it to stop; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(30)
        finally:
            self.process.stdout.close()

    def close(self):
        if self.process.poll() is None:
            self.kill()
        self.process.stdout.close()
        self.log.close()
        if self.own:
            shutil.rmtree(self.data, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Closed(Exception):
    """The server closed the connection; `code` is that of its close frame, or None."""

    def __init__(self, code=None):
        super().__init__(f'closed with {code}')
        self.code = code


class Person:
    """Somebody with an identity."""

    def __init__(self, port, name='Anna', token=None):
        self.port = port
        self.token = token
        if token is None:
            self.token = self.post('/api/me', {'name': name})['token']

    def request(self, method, path, body=None, headers=None):
        """(status, headers, body as text)"""
        connection = http.client.HTTPConnection('127.0.0.1', self.port, timeout=60)
        sent = {'Content-Type': 'application/json', **(headers or {})}
        if self.token:
            sent.setdefault('Authorization', 'Bearer ' + self.token)
        try:
            connection.request(method, path, json.dumps(body) if isinstance(body, dict) else body, sent)
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read().decode()
        finally:
            connection.close()

    def call(self, method, path, body=None, headers=None):
        status, _, text = self.request(method, path, body, headers)
        if status >= 400:
            schema.check(json.loads(text), 'http', 'error')
            raise Refusal(status, text)
        return json.loads(text)

    def get(self, path, headers=None):
        return self.call('GET', path, headers=headers)

    def post(self, path, body=None, headers=None):
        return self.call('POST', path, body or {}, headers)

    def table(self, seats, game='tigris', **wishes):
        return self.post('/api/tables', {'game': game, 'seats': [as_seat(seat) for seat in seats], **wishes})

    def sit(self, link):
        table, token = re.fullmatch(r'/table/([^#]+)#(.+)', link).groups()
        return table, self.post(f'/api/tables/{table}/sit', {'token': token})['seat']

    def socket(self, **more):
        return WebSocket(self.port, token=self.token, **more)


class Refusal(Exception):
    def __init__(self, status, text):
        super().__init__(f'{status} {text}')
        self.status = status
        self.code = json.loads(text)['error']['code'] if text.startswith('{') else None


def as_seat(seat):
    return {'kind': seat} if seat in ('me', 'open') else {'kind': 'bot', 'bot': seat}


class WebSocket:
    """Frames by hand, so that a test can send wrong ones."""

    def __init__(self, port, token=None, origin=None, path='/ws', headers=(), receive_buffer=None, host=None):
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(60)
        self.socket.connect(('127.0.0.1', port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b''
        self.wire = hashlib.sha256()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f'GET {path} HTTP/1.1', f'Host: {f"127.0.0.1:{port}" if host is None else host}', 'Upgrade: websocket', 'Connection: Upgrade',
                 f'Sec-WebSocket-Key: {key}', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Protocol: ozymandias.1']
        if token:
            lines.append('Authorization: Bearer ' + token)
        if origin:
            lines.append('Origin: ' + origin)
        self.socket.sendall('\r\n'.join([*lines, *headers, '', '']).encode())
        while b'\r\n\r\n' not in self.buffer:
            more = self.socket.recv(65536)
            if not more:
                raise Closed()
            self.buffer += more
        head, self.buffer = self.buffer.split(b'\r\n\r\n', 1)
        self.status = int(head.split()[1])
        self.head = head.decode()
        if self.status == 101:
            accept = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest()).decode()
            assert accept in self.head, 'wrong Sec-WebSocket-Accept'

    # --- frames

    def send_frame(self, opcode, payload=b'', fin=True, mask=True, rsv=0):
        head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
        size = len(payload)
        bit = 0x80 if mask else 0
        if size < 126:
            head += bytes([bit | size])
        elif size < 65536:
            head += bytes([bit | 126]) + struct.pack('>H', size)
        else:
            head += bytes([bit | 127]) + struct.pack('>Q', size)
        if mask:
            key = os.urandom(4)
            repeated = (key * (size // 4 + 1))[:size]
            payload = (int.from_bytes(payload, 'big') ^ int.from_bytes(repeated, 'big')).to_bytes(size, 'big')
            head += key
        self.socket.sendall(head + payload)

    def fill(self, count):
        while len(self.buffer) < count:
            try:
                more = self.socket.recv(262144)
            except (ConnectionResetError, BrokenPipeError):
                more = b''
            if not more:
                raise Closed()
            self.buffer += more

    def receive_frame(self):
        """(opcode, payload, fin)"""
        self.fill(2)
        opcode, size, at = self.buffer[0] & 15, self.buffer[1] & 127, 2
        fin = bool(self.buffer[0] & 0x80)
        if size == 126:
            self.fill(4)
            size, at = struct.unpack('>H', self.buffer[2:4])[0], 4
        elif size == 127:
            self.fill(10)
            size, at = struct.unpack('>Q', self.buffer[2:10])[0], 10
        self.fill(at + size)
        payload = self.buffer[at:at + size]
        self.buffer = self.buffer[at + size:]
        return opcode, payload, fin

    def receive_text(self):
        """The next text message; pings are answered."""
        text = b''
        while True:
            opcode, payload, fin = self.receive_frame()
            if opcode in (0, 1):
                text += payload
                if fin:
                    return text.decode()
            if opcode == 8:
                code = struct.unpack('>H', payload[:2])[0] if len(payload) >= 2 else None
                try:
                    self.send_frame(8, payload)
                except OSError:
                    pass
                raise Closed(code)
            if opcode == 9:
                self.send_frame(10, payload)

    # --- messages

    def send(self, **message):
        self.send_frame(1, json.dumps(message).encode())

    def receive(self):
        return json.loads(self.receive_text())

    def until(self, *types, re_=None):
        """The next message of one of the types (and about the request `re_`); the others are dropped."""
        while True:
            message = self.receive()
            if message['type'] in types and (re_ is None or message.get('re') == re_):
                return message

    def pending(self, seconds):
        """Whether something arrives within this time."""
        if self.buffer:
            return True
        return bool(select.select([self.socket], [], [], seconds)[0])

    def close(self):
        self.socket.close()


def apply_patch(view, patch):
    """RFC 6902, as far as the server writes it."""
    for change in patch:
        steps = [step.replace('~1', '/').replace('~0', '~') for step in change['path'].split('/')[1:]]
        if not steps:
            view = change['value']
            continue
        place = view
        for step in steps[:-1]:
            place = place[int(step) if isinstance(place, list) else step]
        last = int(steps[-1]) if isinstance(place, list) else steps[-1]
        if change['op'] != 'add':
            del place[last]  # it has to be there
        if change['op'] != 'remove' and isinstance(place, list):
            place.insert(last, change['value'])
        elif change['op'] != 'remove':
            place[last] = change['value']
    return view


class Seat:
    """One seat (or spectator) of a table followed over a WebSocket: keeps view, log and version as a page would."""

    def __init__(self, person, table, seat, rng=None, token=None, receive_buffer=None):
        self.person, self.table, self.seat, self.token, self.receive_buffer = person, table, seat, token, receive_buffer
        self.rng = rng or random.Random(0)
        self.version = self.view = self.prompt = self.deciding = self.choices = self.standing = self.undo = None
        self.log, self.mark, self.number = [], None, 0
        self.seen = []  # every text received, for tests that compare bytes
        self.connect()

    def connect(self, resume=False):
        self.socket = self.person.socket(receive_buffer=self.receive_buffer)
        assert self.socket.status == 101, self.socket.head
        more = {}
        if resume and self.version:
            more['have'] = {'version': self.version, 'log': len(self.log), 'mark': self.mark}
        if self.token:
            more['token'] = self.token
        self.say(type='open', id='o', table=self.table, seat=self.seat, **more)

    def say(self, **message):
        """Sends what the schema allows a page to send."""
        schema.check(message, 'client')
        self.socket.send(**message)

    def take(self, message):
        if message['type'] != 'state':
            return message
        if 'view' in message:
            self.view = message['view']
        else:
            assert message['base'] == self.version, 'a patch for another version'
            self.view = apply_patch(self.view, message['patch'])
        for name in ('version', 'prompt', 'deciding', 'undo'):
            setattr(self, name, message[name])
        self.choices = message.get('choices')
        self.standing = message.get('standing', self.standing)
        log = message['log']
        assert log['from'] <= len(self.log) or 'view' in message
        if log['from'] > len(self.log):  # a full state holds only the end of a long log
            self.log += [None] * (log['from'] - len(self.log))
        self.log = self.log[:log['from']] + log['entries']
        assert len(self.log) == log['total']
        self.mark = log['mark']
        return message

    def receive(self):
        text = self.socket.receive_text()
        self.seen.append(text)
        return self.take(json.loads(text))

    def until(self, *types, re_=None):
        while True:
            message = self.receive()
            if message['type'] in types and (re_ is None or message.get('re') == re_):
                return message

    def until_asked(self):
        """What others did comes decision by decision."""
        while not self.is_asked():
            self.receive()

    def start(self):
        """Waits for the first state."""
        self.until('state', 'current')
        return self

    def is_asked(self):
        return self.choices is not None

    def random_line(self):
        """A random chain of the tree of choices."""
        words, number = [], 0
        while True:
            choices = []
            for choice in self.choices[number]:
                for word in choice.get('each', '').split() or [None]:
                    choices.append((choice['text'].replace('{}', word) if word else choice['text'], choice.get('next')))
            text, number = self.rng.choice(choices)
            words.append(text)
            if number is None:
                return ' '.join(words)

    def ask(self, **message):
        """Sends a message and returns what answers it."""
        self.number += 1
        name = f'{self.rng.getrandbits(32):x}-{self.number}'
        self.say(id=name, **message)
        return self.until('state', 'refused', 'undo_offer', 'ok', 'preview', 'why', 'current', re_=name)

    def move(self, line=None):
        return self.ask(type='move', version=self.version, line=line or self.random_line())


def play_out(seats, most=100000):
    """Plays random moves until the game is over for every seat; the number of moves."""
    moves = 0
    while moves < most and any(seat.standing is None for seat in seats):
        mover = next((seat for seat in seats if seat.is_asked() and seat.standing is None), None)
        if mover is None:
            receive_any(seats)
            continue
        answer = mover.move()
        assert answer['type'] == 'state', answer
        moves += 1
    return moves


def receive_any(seats):
    """Waits until one of the seats hears something, and takes it."""
    heard = [seat for seat in seats if seat.socket.buffer]
    if not heard:
        ready = select.select([seat.socket.socket for seat in seats], [], [], 60)[0]
        heard = [seat for seat in seats if seat.socket.socket in ready]
    assert heard, 'nobody hears anything any more'
    for seat in heard:
        seat.receive()
