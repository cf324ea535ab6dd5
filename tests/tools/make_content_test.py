"""make_content.py finds a table that is not what its data file says, and writes it anew."""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GAME = pathlib.Path('src/games/vinci')


def run(root, *arguments):
    done = subprocess.run([sys.executable, '-B', ROOT / 'tools/make_content.py', '--root', root, *arguments],
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


class MakeContent(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        shutil.copytree(ROOT / GAME, self.root / GAME)

    def change_a_province(self):
        file = self.root / GAME / 'map.json'
        data = json.loads(file.read_text(encoding='utf-8'))
        data['provinces'][0]['terrain'] = 'forest'
        file.write_text(json.dumps(data), encoding='utf-8')

    def test_tables_of_the_tree_are_what_the_files_say(self):
        code, output = run(ROOT, '--check')
        self.assertEqual(code, 0, output)

    def test_a_change_of_a_file_is_found(self):
        self.change_a_province()
        code, output = run(self.root, '--check')
        self.assertEqual(code, 1)
        self.assertIn('provinces{{{` is not what map.json says', output)

    def test_a_change_of_a_table_is_found(self):
        header = self.root / GAME / 'content.hpp'
        text = header.read_text(encoding='utf-8')
        header.write_text(text.replace('mining, yellow, false, 3', 'mining, yellow, false, 4'), encoding='utf-8')
        code, output = run(self.root, '--check')
        self.assertEqual(code, 1)
        self.assertIn('tiles.json', output)

    def test_it_writes_what_it_wants(self):
        self.change_a_province()
        self.assertEqual(run(self.root)[0], 0)
        self.assertIn('{"Hibernia", forest,', (self.root / GAME / 'map.hpp').read_text(encoding='utf-8'))
        self.assertEqual(run(self.root, '--check')[0], 0)


if __name__ == '__main__':
    unittest.main()
