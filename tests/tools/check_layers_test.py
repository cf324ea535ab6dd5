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

    def test_inside_the_server(self):
        self.assert_clean({
            'src/server/log.cpp': include('"server/log.hpp"', '"server/tasks.hpp"', '"core/json.hpp"'), 'src/server/log.hpp': '',
            'src/server/lobby/room.hpp': include('"server/store/store.hpp"', '"server/lobby/steps.hpp"', '"table/table.hpp"'),
            'src/server/http/api.hpp': include('"server/lobby/lobby.hpp"', '"server/ws/open_sockets.hpp"', '"server/limits.hpp"'),
            'src/server/server.cpp': include('"server/http/api.hpp"', '"server/store/sqlite_store.hpp"'),
            'src/cli/serve.cpp': include('"server/server.hpp"', '"server/store/backup.hpp"'),
        })
        for file, target in (('store/a.hpp', 'lobby/room.hpp'), ('lobby/a.cpp', 'http/api.hpp'), ('lobby/a.cpp', 'ws/session.hpp'),
                             ('ws/a.hpp', 'http/api.hpp'), ('log.cpp', 'lobby/world.hpp'), ('auth/a.cpp', 'store/store.hpp'),
                             ('tasks.hpp', 'server.hpp'), ('http/a.cpp', 'server.hpp')):
            self.assert_complaint({f'src/server/{file}': include(f'"server/{target}"')}, 'is above in the server')
        self.assert_complaint({'src/server/cellar/a.cpp': include('"server/log.hpp"')}, 'does not know')

    def test_sideways_between_games(self):
        self.assert_complaint({'src/games/vinci/a.cpp': include('"games/tigris/game.hpp"')}, 'is another game')

    def test_past_the_facade(self):
        self.assert_complaint({'src/bots/tigris/a.cpp': include('"games/tigris/state.hpp"')}, 'is past game.hpp')
        self.assert_complaint({'src/games/all_games.hpp': include('"games/tigris/state.hpp"')}, 'is past game.hpp')
        self.assert_complaint({'tests/laws/a.cpp': include('"games/tigris/state.hpp"')}, 'is past game.hpp')
        self.assert_complaint({'tests/games/vinci/a.cpp': include('"games/tigris/state.hpp"')}, 'is past game.hpp')
        self.assert_complaint({'bench/a.cpp': include('"games/tigris/rules/war.hpp"')}, 'is past game.hpp')

    def test_the_facade_is_a_seal(self):
        game = {'src/games/vinci/game.hpp': 'namespace ozy::vinci {}\n'}
        self.assert_clean({**game, 'src/bots/vinci/a.cpp': 'using vinci::Tile;\n', 'src/games/vinci/a.cpp': 'vinci::x\n'})
        self.assert_complaint({**game, 'src/table/a.cpp': '\nvinci::Tile tile;\n'}, 'src/table/a.cpp:2: names what is inside')
        self.assert_complaint({**game, 'src/bots/a.hpp': 'vinci::Tile tile;\n'}, 'past its facade')
        self.assert_complaint({**game, 'src/games/tigris/a.hpp': 'vinci::Tile tile;\n'}, 'inside vinci')

    def test_folders_of_a_layer_make_no_ring(self):
        tree = {'src/bots/bot.hpp': '', 'src/bots/search/tree.hpp': include('"bots/bot.hpp"')}
        self.assert_clean({**tree, 'src/bots/roster/all.hpp': include('"bots/search/tree.hpp"', '"bots/bot.hpp"')})
        self.assert_complaint({**tree, 'src/bots/all.hpp': include('"bots/search/tree.hpp"')}, 'bots -> bots/search -> bots')

    def test_chapters_make_no_ring(self):
        war, tile = 'src/games/g/rules/war', 'src/games/g/rules/tile'
        tree = {war + '.hpp': '', tile + '.hpp': '', tile + '.cpp': include('"games/g/rules/tile.hpp"', '"games/g/rules/war.hpp"')}
        self.assert_clean({**tree, war + '.cpp': include('"games/g/rules/war.hpp"', '"games/g/scoring.hpp"')})
        self.assert_complaint({**tree, war + '.cpp': include('"games/g/rules/war.hpp"', '"games/g/rules/tile.hpp"')}, 'is a ring')

    def test_chapters_do_not_call_the_turn_that_calls_them(self):
        turn, tile = 'src/games/g/turn', 'src/games/g/rules/tile'
        tree = {turn + '.hpp': '', tile + '.hpp': '', tile + '.cpp': include('"games/g/rules/tile.hpp"')}
        calls = include('"games/g/turn.hpp"', '"games/g/rules/tile.hpp"')
        self.assert_clean({**tree, turn + '.cpp': calls, 'src/games/g/moves.cpp': calls})
        self.assert_complaint({**tree, turn + '.cpp': calls, tile + '.cpp': include('"games/g/rules/tile.hpp"', '"games/g/turn.hpp"')},
                              'games/g/rules/tile -> games/g/turn -> games/g/rules/tile is a ring')

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
        game = {'src/games/g/game.hpp': ''}
        self.assert_complaint({**game, 'src/bots/g/a.hpp': 'default:\n'}, 'src/bots/g/a.hpp:1: has a default:')
        self.assert_clean({**game, 'src/games/g/a.cpp': '// the default: none\n', 'src/table/a.cpp': 'default:\n',
                           'src/bots/program/a.cpp': 'default:\n'})

    def test_layers_of_the_page(self):
        self.assert_clean({
            'web/main.tsx': "import { games } from './games';\nimport { App } from './shell/app';\n",
            'web/kit/final.tsx': "import { h } from 'preact';\nimport type { Standing } from './told';\n",
            'web/shell/table/stage.tsx': "import {\n  kept,\n} from '../../kit/kept';\nimport '../style/table.css';\n",
            'web/games/index.ts': "import { card } from './vinci/card';\nimport type { GameCard } from '../kit/game';\n",
            'web/games/vinci/card.ts': "const load = () => import('./drawing');\n",
            'web/games/vinci/atlas.ts': "import map from '../../../src/games/vinci/map.json';\n",
        })

    def test_pieces_of_the_page_know_each_other_through_the_kit(self):
        apart = 'is reached through the kit alone'
        self.assert_complaint({'web/shell/table/a.tsx': "import {\n  x,\n} from '../../games';\n"}, apart)
        self.assert_complaint({'web/games/vinci/a.tsx': "\nimport { x } from '../../shell/app';\n"}, 'vinci/a.tsx:2')
        self.assert_complaint({'web/games/vinci/a.tsx': "export { x } from '../../shell/app';\n"}, apart)
        self.assert_complaint({'web/games/vinci/a.tsx': "import '../../shell/style/table.css';\n"}, apart)
        self.assert_complaint({'web/kit/a.ts': "import type { X } from '../shell/app';\n"}, 'is above')
        self.assert_complaint({'web/games/vinci/a.ts': "import { x } from '../tigris/a';\n"}, 'is another game')
        self.assert_complaint({'web/games/vinci/a.ts': "const x = import('../tigris/a');\n"}, 'is another game')
        self.assert_complaint({'web/shell/a.ts': "import { x } from '../tests/a';\n"}, 'is no part of the page')
        self.assert_complaint({'web/shell/a.ts': "import { x } from '../languages';\n"}, apart)
        self.assert_complaint({'web/languages/de/a.ts': "import { x } from '../fr/a';\n"}, 'is another language')
        self.assert_complaint({'web/languages/de/vinci.ts': "import { x } from '../../games/tigris/a';\n"},
                              'is not the game of this file')
        data = "import map from '../../../src/games/tigris/map.json';\n"
        self.assert_complaint({'web/games/vinci/a.ts': data}, 'is not the data of its own game')

    def test_unknown_layer(self):
        self.assert_complaint({'src/utils/a.hpp': ''}, 'is no layer')


if __name__ == '__main__':
    unittest.main()
