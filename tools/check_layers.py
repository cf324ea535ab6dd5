#!/usr/bin/env python3
"""Fails when a file includes what its layer must not know, or when a game has a `default:`.

    core <- games/<g> <- bots <- arena, table <- server <- cli, python <- tests, bench

Never upwards, never sideways between games. Strangers reach a game through games/<g>/game.hpp alone; its own tests may
look inside. A source includes its own header first, which shows that the header compiles alone. core and games use the standard library and nothing else, and of that nothing that knows the time, other
threads, the world outside or another machine's random numbers.

A switch over an enum of a game names every value, so that the compiler tells where a new one is missing.
"""
import argparse
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

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+(["<])([^">]+)[">]', re.M)


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
    """The lines of a game's file where a switch is silent about what it does not name."""
    text = file.read_text(encoding='utf-8')
    return [text.count('\n', 0, match.start()) + 1 for match in DEFAULT.finditer(text)]


def code_below(folder):
    return sorted(path for path in folder.rglob('*') if path.suffix in ('.hpp', '.cpp'))


def complaints(root):
    src = root / 'src'
    for file in code_below(src):
        place = file.relative_to(src).parts
        if place[0] not in BELOW:
            yield f'{file.relative_to(root)}: src/{place[0]} is no layer that tools/check_layers.py knows'
            continue
        if not own_header_is_first(file):
            yield f'{file.relative_to(root)}: must include its own header first'
        for line in defaults(file) if place[0] == 'games' else []:
            yield f'{file.relative_to(root)}:{line}: has a default: where every value must be named'
        for line, quote, target in includes(file):
            why = complaint_about(place, quote, target)
            if why:
                yield f'{file.relative_to(root)}:{line}: must not include {target}, which {why}'
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
    found = list(complaints(root))
    for complaint in found:
        print(complaint)
    if not found:
        print(f'layers: {len(code_below(root / "src"))} files include only what they may')
    return int(bool(found))


if __name__ == '__main__':
    sys.exit(main())
