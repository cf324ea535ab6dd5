#!/usr/bin/env python3
"""How a server is set up: TLS, flags, environment, config file. settings_test.py PATH_TO_OZY."""
import os
import socket
import ssl
import subprocess
import tempfile
import unittest

from client import GENEROUS, Person, Server
from program import OZY, run_tests


class Tls(unittest.TestCase):
    def test_https_and_wss(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', f'{folder}/key.pem', '-out',
                            f'{folder}/chain.pem', '-days', '2', '-subj', '/CN=localhost'], check=True, capture_output=True)
            with Server(OZY.path, flags=['--certificate', f'{folder}/chain.pem', '--key', f'{folder}/key.pem']) as server:
                context = ssl.create_default_context(cafile=f'{folder}/chain.pem')
                context.check_hostname = False
                with context.wrap_socket(socket.create_connection(('127.0.0.1', server.port))) as tls:
                    tls.sendall(b'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 12\r\n\r\n{"name":"A"}')
                    answer = tls.recv(65536).decode()
                    self.assertIn('; Secure', answer)
                    self.assertIn('\r\nStrict-Transport-Security: max-age=', answer)
                    tls.sendall(b'GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                                b'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n')
                    got = b''
                    while b'"hello"' not in got:
                        got += tls.recv(65536)
                    self.assertIn(b'101 Switching', got)
                old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
                old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
                old.maximum_version = ssl.TLSVersion.TLSv1_1
                with self.assertRaises((ssl.SSLError, OSError)):
                    old.wrap_socket(socket.create_connection(('127.0.0.1', server.port)))
                self.assertEqual(server.process.poll(), None)
                for cipher, is_safe in (('AES128-GCM-SHA256', False), ('AES256-SHA256', False), ('ECDHE-RSA-AES128-GCM-SHA256', True)):
                    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # a key stolen later must not open what was said today
                    client.check_hostname, client.verify_mode = False, ssl.CERT_NONE
                    client.maximum_version = ssl.TLSVersion.TLSv1_2
                    client.set_ciphers(cipher)
                    if is_safe:
                        client.wrap_socket(socket.create_connection(('127.0.0.1', server.port))).close()
                        continue
                    with self.assertRaises((ssl.SSLError, OSError), msg=cipher):
                        client.wrap_socket(socket.create_connection(('127.0.0.1', server.port)))
            with Server(OZY.path) as server:
                self.assertNotIn('Strict-Transport-Security', Person(server.port).request('GET', '/api/server')[1])


class Configuration(unittest.TestCase):
    def run_ozy(self, *arguments, env=None):
        return subprocess.run([OZY.path, 'serve', *arguments], capture_output=True, text=True, timeout=60,
                              env={**os.environ, **(env or {})})

    def test_flags_environment_and_file_say_the_same(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, 'ozy.conf')
            with open(file, 'w') as out:
                out.write('listen=not-an-address\n')
            for how in (['--listen', 'not-an-address'], ['--config', file]):
                done = self.run_ozy('--data', folder, '--port', '0', *how)
                self.assertEqual(done.returncode, 3, how)
            self.assertEqual(self.run_ozy('--data', folder, '--port', '0', env={'OZY_LISTEN': 'not-an-address'}).returncode, 3)
            # A flag counts more than the environment, that more than the file.
            with Server(OZY.path, flags=['--config', file, '--listen', '127.0.0.1'], generous=False) as server:
                self.assertEqual(Person(server.port, token='').request('GET', '/healthz')[0], 200)
            for line in ('colour=red', 'port=none', '[serve]\nport=0'):
                with open(file, 'w') as out:
                    out.write(line + '\n')
                self.assertEqual(self.run_ozy('--data', folder, '--config', file).returncode, 2, line)
        for wrong in (['--port', '99999'], ['--certificate', 'x'], ['--threads', '0'], ['--frobnicate'], ['--config', '/missing']):
            done = self.run_ozy(*wrong)
            self.assertEqual(done.returncode, 2, wrong)
            self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)

    def test_help_names_every_setting(self):
        text = self.run_ozy('--help').stdout
        for flag in [flag for flag in GENEROUS if flag.startswith('--')] + ['--listen', '--port', '--data', '--config', '--origin',
                                                                           '--trusted-proxy', '--certificate', '--key']:
            self.assertIn(flag, text)

    def test_a_taken_port_is_one_sentence(self):
        with Server(OZY.path) as server, tempfile.TemporaryDirectory() as folder:
            done = self.run_ozy('--port', str(server.port), '--data', folder)
            self.assertEqual(done.returncode, 3)


if __name__ == '__main__':
    run_tests()
