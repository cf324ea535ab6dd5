"""games/all_games.hpp is the only list of games: what cannot be made from it names the same ones."""
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def named_in(file, pattern):
    return sorted(re.findall(pattern, (ROOT / file).read_text(encoding='utf-8')))


class GamesList(unittest.TestCase):
    games = named_in('src/games/all_games.hpp', r'#include "games/(\w+)/game\.hpp"')

    def test_a_game_is_a_folder(self):
        folders = sorted(path.name for path in (ROOT / 'src/games').iterdir() if path.is_dir())
        self.assertEqual(self.games, folders)

    def test_every_game_is_judged_and_its_bots_are_compiled_once(self):
        self.assertEqual(self.games, named_in('src/bots/roster/all_judgements.hpp', r'"bots/(\w+)/judgement\.hpp"'))
        facades = named_in('src/bots/roster/make_bot.hpp', r'extern template .* make_bot<(\w+)>')
        listed = re.search(r'GameList<(.*)>', (ROOT / 'src/games/all_games.hpp').read_text(encoding='utf-8'))
        self.assertEqual(facades, sorted(re.findall(r'\w+', listed[1])))

    def test_the_page_draws_every_game(self):
        self.assertEqual(self.games, named_in('web/games/index.ts', r"from '\./(\w+)/card'"))


if __name__ == '__main__':
    unittest.main()
