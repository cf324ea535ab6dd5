"""The command line as tests use it: ozy(...) runs the program, start(...) leaves it running, a Case has a folder."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

GAME = 'tigris'


def program():
    return os.environ['OZY']


def start(*arguments, **more):
    return subprocess.Popen([program(), *map(str, arguments)], **more)


def ozy(*arguments, typed='', **more):
    """Runs ozy with a script as its standard input."""
    return subprocess.run([program(), *map(str, arguments)], input=typed, capture_output=True, text=True, timeout=250,
                          errors='replace', **more)


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix='ozy_cli_')
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def refused(self, *arguments, code=2, says='', **more):
        """One sentence on standard error and this exit code."""
        done = ozy(*arguments, **more)
        with self.subTest(arguments=arguments):
            self.assertEqual(done.returncode, code, done.stdout + done.stderr)
            self.assertRegex(done.stderr, r'\Aozy: [^\n]+\n\Z')
            self.assertIn(says, done.stderr)
        return done

    def done(self, *arguments, **more):
        done = ozy(*arguments, **more)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(done.stderr, '')
        return done.stdout

    def bots_game(self, name='game.txt', seed=5):
        path = self.folder / name
        self.done('play', GAME, '--seats', 'random,random', '--seed', seed, '--record', path)
        return path


def main():
    """Of a test file: its first argument is the path of ozy, the others are unittest's."""
    os.environ['OZY'] = os.path.abspath(sys.argv.pop(1))
    unittest.main()
