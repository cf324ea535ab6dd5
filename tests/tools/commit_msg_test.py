"""The commit-msg hook lets through what CONTRIBUTING asks for and says what is missing elsewhere."""
import pathlib
import subprocess
import tempfile
import unittest

HOOK = pathlib.Path(__file__).resolve().parents[2] / 'tools' / 'hooks' / 'commit-msg'


def judge(message):
    """The hook's complaint, empty if it has none."""
    with tempfile.NamedTemporaryFile('w', suffix='.txt') as file:
        file.write(message)
        file.flush()
        done = subprocess.run([HOOK, file.name], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (done.stderr == ''), done
    return done.stderr


class CommitMsg(unittest.TestCase):
    def test_good_messages(self):
        for message in ('tigris: tie in a revolt goes to the defender\n\n[TE-6.6]\n\nSignature: tigris 8f3a12\n',
                        'docs: how to host\n\nNo functional change\n# what git adds\n',
                        'vinci, tigris: faster\n\nSignature: vinci 12ab, tigris 8f3a12\n',
                        'Merge branch one\n', 'fixup! docs: how to host\n'):
            self.assertEqual(judge(message), '', message)

    def test_what_is_missing_is_said(self):
        self.assertIn('area', judge('faster\n\nNo functional change\n'))
        self.assertIn('81 characters', judge('core: ' + 75 * 'x' + '\n\nNo functional change\n'))
        self.assertIn('last line', judge('core: faster\n'))
        self.assertIn('last line', judge('core: faster\n\nNo functional change\n\nand more\n'))
        self.assertIn('last line', judge('core: faster\n\nSignature: none\n'))
        self.assertIn('area', judge('\n'))


if __name__ == '__main__':
    unittest.main()
