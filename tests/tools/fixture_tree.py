"""A throw-away source tree for a test, and a run of one of the checkers in tools/ on it."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(__file__).resolve().parent.parent.parent / 'tools'


class FixtureTree(unittest.TestCase):
    checker = ''  # file name in tools/

    def check(self, files, *arguments):
        """Exit code and output of the checker on a tree of these files (path -> text)."""
        with tempfile.TemporaryDirectory() as root:
            for name, text in files.items():
                path = pathlib.Path(root, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding='utf-8')
            done = subprocess.run([sys.executable, TOOLS / self.checker, '--root', root, *arguments],
                                  capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def assert_clean(self, files, *arguments):
        code, output = self.check(files, *arguments)
        self.assertEqual(code, 0, output)

    def assert_complaint(self, files, complaint, *arguments):
        code, output = self.check(files, *arguments)
        self.assertEqual(code, 1, output)
        self.assertIn(complaint, output)
