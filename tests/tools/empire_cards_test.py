"""empire_cards.py keeps the card tables of After the Empire equal to their data files."""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

TREE = pathlib.Path(__file__).resolve().parent.parent.parent
GAME = 'src/games/after_the_empire'


def run(root, *arguments):
    done = subprocess.run([sys.executable, TREE / 'tools/empire_cards.py', '--root', root, *arguments],
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


class EmpireCards(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.game = pathlib.Path(self.folder.name, GAME)
        shutil.copytree(TREE / GAME, self.game)

    def change(self, file, number, **facts):
        path = self.game / f'{file}.json'
        data = json.loads(path.read_text(encoding='utf-8'))
        data['cards'][number].update(facts)
        path.write_text(json.dumps(data), encoding='utf-8')

    def test_the_tables_are_what_the_data_files_say(self):
        self.assertEqual(run(TREE, '--check'), (0, ''))

    def test_a_changed_fact_is_found_and_carried_over(self):
        self.change('sieges', 3, surge='all')
        code, output = run(self.folder.name, '--check')
        self.assertEqual(code, 1)
        self.assertIn('content/sieges.inc is not what the data files say', output)
        self.assertNotIn('content/cards.inc', output)
        run(self.folder.name)
        self.assertIn('"Mangonel", Mode::damage, Surge::all', (self.game / 'content/sieges.inc').read_text())

    def test_a_missing_table_is_found(self):
        (self.game / 'content/objectives.inc').unlink()
        self.assertEqual(run(self.folder.name, '--check')[0], 1)

    def test_cards_stand_in_the_order_of_their_indices(self):
        self.change('refugees', 0, index=7)
        self.assertIn('cards: the indices', run(self.folder.name, '--check')[1])


if __name__ == '__main__':
    unittest.main()
