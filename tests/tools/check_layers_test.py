"""check_layers.py finds each kind of forbidden include and lets the allowed ones pass."""
import unittest

from fixture_tree import FixtureTree


def include(*targets):
    return ''.join(f'#include {target}\n' for target in targets)


class CheckLayers(FixtureTree):
    checker = 'check_layers.py'

    def test_allowed_includes_pass(self):
        self.assert_clean({
            'src/core/seat.hpp': include('<array>', '<cstdint>', '"core/assert.hpp"'),
            'src/games/all_games.hpp': include('"core/game.hpp"', '"games/tigris/game.hpp"'),
            'src/games/tigris/rules/war.cpp': include('"core/seat.hpp"', '"games/tigris/state.hpp"'),
            'src/bots/tigris/judgement.hpp': include('"games/tigris/game.hpp"', '"bots/bot.hpp"'),
            'src/arena/simulation.hpp': include('<thread>', '"bots/bot.hpp"'),
            'src/cli/play.cpp': include('<iostream>', '<CLI/CLI.hpp>', '"table/table.hpp"', '"arena/match.hpp"'),
            'tests/games/tigris/content_test.cpp': include('<gtest/gtest.h>', '"games/tigris/content.hpp"'),
        })

    def test_upwards(self):
        self.assert_complaint({'src/core/a.hpp': include('"games/all_games.hpp"')}, 'src/core/a.hpp:1')
        self.assert_complaint({'src/games/g/a.cpp': include('"bots/bot.hpp"')}, 'is above')
        self.assert_complaint({'src/table/a.cpp': include('"arena/match.hpp"')}, 'is above')
        self.assert_complaint({'src/bots/a.hpp': include('"table/table.hpp"')}, 'is above')

    def test_sideways_between_games(self):
        self.assert_complaint({'src/games/vinci/a.cpp': include('"games/tigris/game.hpp"')}, 'is another game')

    def test_past_the_facade(self):
        self.assert_complaint({'src/bots/tigris/a.cpp': include('"games/tigris/state.hpp"')}, 'is past game.hpp')
        self.assert_complaint({'src/games/all_games.hpp': include('"games/tigris/state.hpp"')}, 'is past game.hpp')
        self.assert_complaint({'tests/laws/a.cpp': include('"games/tigris/state.hpp"')}, 'is past game.hpp')
        self.assert_complaint({'tests/games/vinci/a.cpp': include('"games/tigris/state.hpp"')}, 'is past game.hpp')
        self.assert_complaint({'bench/a.cpp': include('"games/tigris/rules/war.hpp"')}, 'is past game.hpp')

    def test_pure_layers_use_the_standard_library_alone(self):
        for header in ('random', 'thread', 'chrono', 'iostream', 'unordered_map'):
            self.assert_complaint({'src/core/a.hpp': include(f'<{header}>')}, 'is no part of pure rules')
        self.assert_complaint({'src/games/g/a.cpp': include('<fmt/core.h>')}, 'is not the standard library')
        self.assert_complaint({'src/games/g/a.cpp': '  #  include <unistd.h>\n'}, 'is not the standard library')

    def test_paths_start_at_src(self):
        self.assert_complaint({'src/games/g/a.cpp': include('"state.hpp"')}, 'is not written from src/ on')

    def test_own_header_comes_first(self):
        tree = {'src/core/a.hpp': '', 'src/core/b.hpp': ''}
        self.assert_clean({**tree, 'src/core/a.cpp': include('"core/a.hpp"', '<array>')})
        self.assert_complaint({**tree, 'src/core/a.cpp': include('<array>', '"core/a.hpp"')}, 'its own header first')
        self.assert_complaint({**tree, 'src/core/a.cpp': include('"core/b.hpp"')}, 'its own header first')

    def test_games_name_every_value(self):
        self.assert_complaint({'src/games/g/a.cpp': 'x\n        default:\n'}, 'src/games/g/a.cpp:2: has a default:')
        self.assert_clean({'src/games/g/a.cpp': '// the default: none\n', 'src/table/a.cpp': 'default:\n'})

    def test_unknown_layer(self):
        self.assert_complaint({'src/utils/a.hpp': ''}, 'is no layer')


if __name__ == '__main__':
    unittest.main()
