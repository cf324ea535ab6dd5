#!/usr/bin/env python3
"""Fails when a file includes what its layer must not know, in a ring of folders, or when a game has a `default:`.

    core <- games/<g> <- bots <- arena, table <- server <- cli, python <- tests, bench

and inside the server

    config, limits, log, tasks, ... <- store, auth <- lobby <- ws <- http <- server.*

Never upwards, never sideways between games. Strangers reach a game through games/<g>/game.hpp alone; its own tests may
look inside. The facade is a seal: only the bots of a game and its own tests name what is in its namespace.
A source includes its own header first, which shows that the header compiles alone. core and games use the standard library and nothing else, and of that nothing that knows the time, other
threads, the world outside or another machine's random numbers.

The folders of a layer include each other in no ring, and neither do the chapters of a game's rules and its turn: what comes
next stands in turn.cpp, which calls the chapters and is called by none of them.

The page in web/ has layers too: kit <- shell, games/<g> <- languages <- main.tsx. The shell knows no game, a game neither the
shell nor another game; of the sources it reads the data of its own rules alone. A language knows what it translates, of no other
language, and its files about a game (<g>*.ts) know that game alone.

A switch over an enum of a game names every value, in its bots too, so that the compiler tells where a new one is missing.
"""
import argparse
import os
import pathlib
import re
import sys

BELOW = {
    'core': set(),
    'games': {'core'},
    'bots': {'core', 'games'},
    'arena': {'core', 'games', 'bots'},
    'table': {'core', 'games', 'bots'},
    'cli': {'core', 'games', 'bots', 'arena', 'table', 'server'},
    'server': {'core', 'games', 'bots', 'arena', 'table'},
    'python': {'core', 'games', 'bots', 'arena', 'table'},
}
PURE = {'core', 'games'}

# What the parts of the server may know of each other. Files that lie in no part are the ground it stands on, but for
# server.*, which knows them all.
BELOW_IN_SERVER = {
    'ground': set(),
    'store': {'ground'},
    'auth': {'ground'},
    'lobby': {'ground', 'store', 'auth'},
    'ws': {'ground', 'store', 'auth', 'lobby'},
    'http': {'ground', 'store', 'auth', 'lobby', 'ws'},
    'server': {'ground', 'store', 'auth', 'lobby', 'ws', 'http'},
}

STANDARD = set('''
algorithm any array bit bitset charconv compare complex concepts cassert cctype cerrno cfloat cinttypes climits cmath
cstdarg cstddef cstdint cstdio cstdlib cstring exception functional initializer_list iterator limits list map memory
new numbers numeric optional ranges ratio set source_location span stack stdexcept string string_view tuple type_traits
typeindex typeinfo utility variant vector version
'''.split())
# Standard too, but a rule that needs one of these is no longer a function of its arguments, or not on every machine.
IMPURE = set('''
atomic barrier chrono clocale condition_variable coroutine csignal ctime deque execution filesystem forward_list fstream
future iomanip ios iostream istream latch locale memory_resource mutex ostream queue random regex semaphore
shared_mutex sstream stop_token streambuf strstream syncstream thread unordered_map unordered_set valarray
'''.split())

# The folders of web/ that are built into the page; what lies beside them puts them together.
PAGE_BELOW = {'kit': set(), 'shell': {'kit'}, 'games': {'kit'}, 'languages': {'kit', 'shell', 'games'}}
IMPORT = re.compile(r"""^(?:import|export)\b[^;'"]*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]""", re.M)

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+(["<])([^">]+)[">]', re.M)


def part_of_server(path):
    """The part that a file belongs to; `path`: its parts below src."""
    if len(path) > 2:
        return path[1]
    return 'server' if path[1].split('.')[0] == 'server' else 'ground'


def complaint_inside_server(place, to):
    part, other = part_of_server(place), part_of_server(to)
    if part not in BELOW_IN_SERVER:
        return f'is included by src/server/{part}, a part that tools/check_layers.py does not know'
    if other != part and other not in BELOW_IN_SERVER[part]:
        return 'is above in the server'
    return None


def complaint_about(place, quote, target):
    """Why the file at `place` (parts of its path below src) must not include `target`; None if it may."""
    layer, to = place[0], target.split('/')
    if quote == '<':
        if layer in PURE and target in IMPURE:
            return 'is no part of pure rules'
        if layer in PURE and target not in STANDARD:
            return 'is not the standard library'
        return None
    if to[0] not in BELOW:
        return 'is not written from src/ on'
    if to[0] != layer and to[0] not in BELOW[layer]:
        return 'is above'
    if layer == 'server' and to[0] == 'server':
        return complaint_inside_server(place, to)
    if to[0] == 'games' and len(to) > 2:
        at_home = layer == 'games' and len(place) > 2 and place[1] == to[1]
        if layer == 'games' and len(place) > 2 and not at_home:
            return 'is another game'
        if not at_home and to[2:] != ['game.hpp']:
            return 'is past game.hpp'
    return None


def complaint_about_test(place, quote, target):
    """The same for tests and benchmarks, which stand above everything: only a game's insides are closed to strangers."""
    to = target.split('/')
    if quote == '<' or to[0] != 'games' or len(to) < 3 or to[2:] == ['game.hpp']:
        return None
    if place[:2] == ('tests', 'games') and place[2] == to[1]:
        return None
    return 'is past game.hpp'


def complaint_about_import(place, to):
    """Why the file at `place` (parts of its path below web) must not import `to` (the same); None if it may."""
    if to[:2] == ('..', 'src'):
        return None if place[0] == 'games' and place[1] == to[3] else 'is not the data of its own game'
    if to[0] not in PAGE_BELOW:
        return 'is no part of the page'
    if to[0] != place[0] and to[0] not in PAGE_BELOW[place[0]]:
        return 'is above' if place[0] == 'kit' else 'is reached through the kit alone'
    if place[0] == 'games' == to[0] and len(place) > 2 and place[1] != to[1]:
        return 'is another game'
    if place[0] == 'languages' == to[0] and len(place) > 2 and place[1] != to[1]:
        return 'is another language'
    if place[0] == 'languages' and to[0] == 'games' and not place[-1].startswith(to[1]):
        return 'is not the game of this file'
    return None


def imports(file, web):
    """The files that a file of the page imports, as parts of their paths below web; packages are no files."""
    text = file.read_text(encoding='utf-8')
    for match in IMPORT.finditer(text):
        target = match[1] or match[2]
        if target.startswith('.'):
            path = os.path.relpath(file.parent / target, web)
            yield text.count('\n', 0, match.start()) + 1, pathlib.PurePosixPath(path).parts


def page_below(web):
    return sorted(path for folder in PAGE_BELOW for path in (web / folder).rglob('*') if path.suffix in ('.ts', '.tsx'))


def page_complaints(root):
    web = root / 'web'
    for file in page_below(web):
        for line, target in imports(file, web):
            why = complaint_about_import(file.relative_to(web).parts, target)
            if why:
                yield f'{file.relative_to(root)}:{line}: must not import {"/".join(target)}, which {why}'


def includes(file):
    text = file.read_text(encoding='utf-8')
    for match in INCLUDE.finditer(text):
        yield text.count('\n', 0, match.start()) + 1, match[1], match[2]


def own_header_is_first(file):
    """A source shows that its header compiles alone by including it before anything else."""
    header = file.with_suffix('.hpp')
    if file.suffix != '.cpp' or not header.exists():
        return True
    first = next(includes(file), None)
    return first is not None and header.as_posix().endswith('/' + first[2])


DEFAULT = re.compile(r'^[ \t]*default[ \t]*:', re.M)


def defaults(file):
    """The lines of a file about a game where a switch is silent about what it does not name."""
    text = file.read_text(encoding='utf-8')
    return [text.count('\n', 0, match.start()) + 1 for match in DEFAULT.finditer(text)]


def names_insides(place, text, games):
    """The lines where a file names what only a game and its bots know: things in the game's namespace."""
    strangers = [game for game in games if place[:2] not in (('games', game), ('bots', game))]
    if not strangers:
        return
    for match in re.finditer(r'\b(' + '|'.join(strangers) + r')::', text):
        yield text.count('\n', 0, match.start()) + 1, match[1]


def ring_in(graph):
    """The nodes of a ring in a graph (node -> nodes it points to), in order; None if there is none."""
    done = set()

    def walk(node, path):
        if node in path:
            return path[path.index(node):]
        if node in done:
            return None
        for target in sorted(graph.get(node, ())):
            if ring := walk(target, path + [node]):
                return ring
        done.add(node)
        return None

    return next((ring for node in sorted(graph) if (ring := walk(node, []))), None)


def knot(path):
    """What must not be part of a ring: the folder of a file, or in a game its turn or the chapter of its rules; None for the
    rest."""
    parts = path.split('/')
    if parts[0] == 'games':
        is_flow = len(parts) > 2 and parts[2].split('.')[0] in ('rules', 'turn')
        return path.rsplit('.', 1)[0] if is_flow else None
    return '/'.join(parts[:-1])


def rings(src):
    """The rings of folders in each layer, and of turn and chapters in each game."""
    graphs = {}
    for file in code_below(src):
        path = file.relative_to(src).as_posix()
        room = '/'.join(path.split('/')[:2]) if path.startswith('games/') else path.split('/')[0]
        for _, quote, target in includes(file):
            ends = knot(path), knot(target)
            if quote == '"' and target.startswith(room + '/') and None not in ends and ends[0] != ends[1]:
                graphs.setdefault(room, {}).setdefault(ends[0], set()).add(ends[1])
    for room, graph in sorted(graphs.items()):
        if room != 'server' and (ring := ring_in(graph)):  # whose parts have an order of their own
            yield ' -> '.join(ring + ring[:1])


def code_below(folder):
    return sorted(path for path in folder.rglob('*') if path.suffix in ('.hpp', '.cpp'))


def complaints(root):
    src = root / 'src'
    games = sorted(path.name for path in (src / 'games').glob('*') if path.is_dir())
    for ring in rings(src):
        yield f'src: {ring} is a ring'
    for file in code_below(src):
        place = file.relative_to(src).parts
        if place[0] not in BELOW:
            yield f'{file.relative_to(root)}: src/{place[0]} is no layer that tools/check_layers.py knows'
            continue
        if not own_header_is_first(file):
            yield f'{file.relative_to(root)}: must include its own header first'
        of_game = place[0] == 'games' or (place[0] == 'bots' and place[1] in games)
        for line in defaults(file) if of_game else []:
            yield f'{file.relative_to(root)}:{line}: has a default: where every value must be named'
        for line, quote, target in includes(file):
            why = complaint_about(place, quote, target)
            if why:
                yield f'{file.relative_to(root)}:{line}: must not include {target}, which {why}'
        for line, game in names_insides(place, file.read_text(encoding='utf-8'), games):
            yield f'{file.relative_to(root)}:{line}: names what is inside {game}, past its facade'
    for file in code_below(root / 'tests') + code_below(root / 'bench'):
        place = file.relative_to(root).parts
        for line, quote, target in includes(file):
            why = complaint_about_test(place, quote, target)
            if why:
                yield f'{file.relative_to(root)}:{line}: must not include {target}, which {why}'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--root', type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    root = parser.parse_args().root
    found = [*complaints(root), *page_complaints(root)]
    for complaint in found:
        print(complaint)
    if not found:
        files = len(code_below(root / 'src')) + len(page_below(root / 'web'))
        print(f'layers: {files} files include only what they may')
    return int(bool(found))


if __name__ == '__main__':
    sys.exit(main())
