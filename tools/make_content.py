#!/usr/bin/env python3
"""Writes the tables of the box that rules are compiled with from the data files, which the page reads too.

    tools/make_content.py            # writes the rows of every table; format the headers afterwards
    tools/make_content.py --check    # fails if a table is not what its file says

A table is found in its header by its declaration; what stands between its braces is made here. A fact of a card or a
province is thus changed in one place, src/games/<game>/*.json.
"""
import argparse
import json
import pathlib
import re
import sys

from empire_cards import bag, source, steps


def quoted(text):
    return '"' + text.replace('\\', '\\\\').replace('"', '\\"') + '"'


def braced(items):
    return '{' + ', '.join(str(item) for item in items) + '}'


def row(*fields):
    return braced(fields) + ','


# ---- Tigris & Euphrates

def boards(data, side):
    return [quoted(line) + ',' for line in data['boards'][side]['ascii']]


def monuments(data):
    return [row(*(f'Color::{color}' for color in each['colours'])) for each in data['monuments']]


# ---- Vinci

def provinces(data):
    signs = ('mine', 'harbour', 'edge', 'start_by_sea')
    return [row(quoted(each['name']), each['terrain'], braced(sign for sign in signs if each[sign]),
                braced(each['coasts']), braced(each['neighbors']), braced(each['straits']))
            for each in data['provinces']]


def seas(data):
    return [row(quoted(each['id']), quoted(each['name']), braced(each['neighbors'])) for each in data['seas']]


def faces(data):
    return [row(quoted(each['id']), quoted(each['name']), each['ability'], each['colour'],
                str(each['stays_in_decline']).lower(), each['red'] or 0,
                braced([braced(each['copies'][bag] for bag in ('full', 'seed_only', 'printed_1999'))]))
            for each in data['tiles']]


# ---- After the Flood

def resources(data):
    given = data['trade_table']
    return [row(quoted(each['id']), each['value'], each['pieces'], each['armies'], each['start'],
                braced(f'Resource::{other}' for other in given.get(each['id'], ())))
            for each in data['resources']]


def areas(data):
    rows = []
    for each in data['areas']:
        trade = braced(f'Resource::{resource}' for resource in each['trade'])
        fields = [quoted(each['id']), quoted(each['name']), trade, each['final_vp'], quoted(each['city_rule'] or '')]
        unsaid = ['{}', 0, '""']  # the last fields may be left out
        while len(fields) > 2 and fields[-1] == unsaid[len(fields) - 3]:
            fields.pop()
        rows.append(row(*fields))
    return rows


def borders(data):
    return [row(*(f'Area::{area}' for area in pair)) for pair in data['borders']]


def arrows(data):
    return [row(f"Area::{each['from']}", f"Area::{each['to']}") for each in data['arrows']]


def empires(data):
    home = {'any_sumer': 'none'}
    return [row(quoted(each['id']), quoted(each['name']), quoted(each['name'].lower()), each['turn'],
                'Area::' + home.get(each['area'], each['area']), each['armies'])
            for each in data['empires']]


# ---- After the Empire (its cards: tools/empire_cards.py)

def each_season(name):
    return lambda data: [', '.join(map(str, data['seasons'][name]))]


def face_down(data):
    return [row(*numbers) for numbers in data['seasons']['face_down_invaders'].values()]


def space_option(option):
    gained = [f"gain({bag(option['get'])})"] if 'get' in option else []
    return braced([quoted(option['text']), bag(option.get('pay', {})), braced(gained + [*steps(option.get('do', []))])])


def spaces(data):
    rows = []
    for each in data['shared_actions'] + data['own_actions']:
        numbers = braced(each.get('spaces_by_seats', {'2': 1, '3': 1, '4': 1}).values())
        options = [space_option(option) for option in each.get('options', [each]) if 'buys' not in option]
        listed = braced([braced(options)]) if options else '{}'
        rows.append(row(quoted(each['id']), quoted(each['name']), quoted(each['rule']), numbers, len(options), listed))
    return rows


def pieces(data):
    nothing = row('"none"', '"nothing"', 'Form::none', 'false', '{}', '{}', 0, 0, 'Provenance::seed')
    return [nothing] + [
        row(quoted(each['id']), quoted(each['id'].replace('_', ' ')), 'Form::' + each['id'].split('_')[1],
            str(each['material'] == 'stone').lower(), bag(each['build']), bag(each.get('upgrade', {})), each['cubes'],
            each['archery'], source(each['provenance']['cubes']))
        for each in data['castle']['pieces']]


def gold_by_turn_order(data):
    return [', '.join(map(str, data['setup']['gold_by_turn_order']))]


# ---- Empire's End

KINDS = ('wheat', 'hammer', 'axe', 'coin')
ORIGINS = {'seed: 1 per red ability; reconstructed: two of them on this card': 'one_per_red'}


def tokens(some):
    named = [kind for kind in KINDS if some.get(kind)]
    if len(named) == 1:
        return f"{named[0] if named[0] == 'wheat' else named[0] + 's'}({some[named[0]]})"
    return f"tokens({', '.join(str(some.get(kind, 0)) for kind in KINDS)})"


def token(kind):
    return f'Token::{kind}'


def neighbors(per):
    kinds = braced(f'TileKind::{kind}' for kind in per.get('kinds', ()))
    return braced([str(per['state'] == 'destroyed').lower(), kinds])


ABILITIES = {
    'gain': lambda it: tokens(it['gain']),
    'gain_choice': lambda it: braced(token(kind) for kind in it['choices']),
    'gain_per_adjacent': lambda it: f"{tokens({it['gain']: it['each']})}, {neighbors(it['per'])}",
    'vp_per_adjacent': lambda it: f"{it['vp']}, {braced('TileKind::' + kind for kind in it['per']['kinds'])}",
    'convert': lambda it: f"{it['times']}, " + braced(
        braced([token(trade['give']), token(trade['get']), trade['amount']]) for trade in it['trades']),
    'sell_bonus': lambda it: tokens(it['gain']),
    'repair_discount': lambda it: tokens({'hammer': it['hammers'], 'coin': it['coins']}),
    'strength': lambda it: it['n'],
    'rally': lambda it: it['n'],
    'per_token': lambda it: f"{token(it['token'])}, {it['vp']}",
    'per_adjacent_healthy': lambda it: f"TileKind::{it['kinds'][0]}, {it['vp']}",
    'per_adjacent_destroyed': lambda it: it['vp'],
}
BY_WORTH_ALONE = ('per_different_token', 'per_destroyed', 'most_destroyed', 'flat')


def ability(it):
    kind = it['kind']
    if kind in BY_WORTH_ALONE:
        return f"worth(AbilityKind::{kind}, {it['vp']})"
    if kind == 'swap':
        return 'swap_any_two()' if it['scope'] == 'any' else 'swap_host()'
    return f"{kind}({ABILITIES[kind](it) if kind in ABILITIES else ''})"


def origin(text):
    return f'Origin::{ORIGINS.get(text, text)}'


def tiles(data):
    return [row(quoted(each['short']), quoted(each['key']), f"TileKind::{each['kind']}", each['vp'],
                tokens(each['repair']), ability(each['ability']), quoted(each['text']), origin(each['provenance']['vp']))
            for each in data['tiles']]


def disasters(data):
    return [row(quoted(each['name']), 'plus' if each['plus'] else 'plain', ability(each['ability']),
                quoted(each['text']), origin(each['provenance']['ability_kind']),
                origin(each['provenance']['ability_numbers']))
            for each in data['cards']]


def family_bids(data):
    return [row(*(token(kind) for kind in each['bid'])) for each in data['families'].values()]


def reward(vp, some):
    return braced([vp] + ([tokens(some)] if some else []))


def conflicts(data):
    rows = []
    for each in data['cards']:
        steps = braced(braced([step['min'], reward(step['vp'], step['tokens'])]) for step in each['rows'])
        victory = reward(each['victory']['vp'], each['victory']['tokens'])
        rows.append(f"conflict_card({quoted(each['name'])}, {each['upheaval']}, {steps}, {victory}),")
    return rows


def track(data):
    names = {'D': 'disaster', 'DD': 'double_disaster', 'E': 'economy', 'I': 'industry', 'EI': 'both', 'C': 'conflict'}
    full = next(each for each in data['tracks'] if 3 in each['players'] and each['length'] == 'full')
    return [names[code] + ',' for code in full['spaces']]


# Header, beginning of the declaration, data file, rows.
TABLES = [
    ('tigris/content.hpp', 'BoardRows standard_rows = {', 'boards.json', lambda data: boards(data, 'standard')),
    ('tigris/content.hpp', 'BoardRows advanced_rows = {', 'boards.json', lambda data: boards(data, 'advanced')),
    ('tigris/content.hpp', 'monument_colors{{{', 'boards.json', monuments),
    ('vinci/map.hpp', 'PerProvince<ProvinceFacts> provinces{{{', 'map.json', provinces),
    ('vinci/map.hpp', 'SeaFacts, sea_count> seas{{{', 'map.json', seas),
    ('vinci/content.hpp', 'PerTile<TileFacts> tiles{{{', 'tiles.json', faces),
    ('after_the_flood/content.hpp', 'PerResource<ResourceEntry> resources{{{', 'charts.json', resources),
    ('after_the_flood/content.hpp', 'PerArea<AreaEntry> areas{{{', 'areas.json', areas),
    ('after_the_flood/content.hpp', 'AreaPair, 31> borders{{', 'areas.json', borders),
    ('after_the_flood/content.hpp', 'AreaPair, 4> arrows{{', 'areas.json', arrows),
    ('after_the_flood/content.hpp', 'EmpireEntry, empire_count> empires{{{', 'empires.json', empires),
    ('after_the_empire/content/board.hpp', 'workers_by_season{', 'board.json', each_season('workers')),
    ('after_the_empire/content/board.hpp', 'threat_by_season{', 'board.json', each_season('threat')),
    ('after_the_empire/content/board.hpp', 'flag_by_season{', 'board.json', each_season('flag_value')),
    ('after_the_empire/content/board.hpp', 'face_down_invaders{{{', 'board.json', face_down),
    ('after_the_empire/content/board.hpp', 'gold_by_turn_order{', 'board.json', gold_by_turn_order),
    ('after_the_empire/content/board.hpp', 'PerSpace<SpaceFace> spaces{{{', 'board.json', spaces),
    ('after_the_empire/content/castle.hpp', 'piece_count> pieces{{{', 'board.json', pieces),
    ('empires_end/content.hpp', 'TileFacts, row_length> tiles{{{', 'locations.json', tiles),
    ('empires_end/content.hpp', 'conflict_rows{{', 'conflicts.json', conflicts),
    ('empires_end/content.hpp', 'return std::array<Phase, full_length>{', 'tracks.json', track),
    ('empires_end/disasters.hpp', 'family_bids{{{', 'disasters.json', family_bids),
    ('empires_end/disasters.hpp', 'disaster_rows{{', 'disasters.json', disasters),
]


def span_of(text, beginning):
    """Where the rows stand: after the declaration's braces, up to the ones that close them."""
    start = text.index(beginning) + len(beginning)
    braces = re.search(r'\{+$', beginning)[0]
    depth, at, inside = len(braces), start, False
    while depth > 0:
        char = text[at]
        if char == '"' and text[at - 1] != '\\':
            inside = not inside
        elif not inside:
            depth += (char == '{') - (char == '}')
        at += 1
        if depth == 0:
            return start, at - len(braces)
    return None


def bare(rows):
    """The rows without what formatting may change: comments, white space, a comma at the end."""
    parts = re.split(r'("(?:[^"\\]|\\.)*")', re.sub(r'//[^\n]*', '', rows))
    return ''.join(part if i % 2 else re.sub(r'\s+', '', part) for i, part in enumerate(parts)).rstrip(',')


def make(root, check):
    wrong = []
    for header, beginning, file, rows_of in TABLES:
        game = root / 'src/games' / header.split('/')[0]
        path = root / 'src/games' / header
        if not path.exists():
            continue
        text = path.read_text(encoding='utf-8')
        rows = '\n'.join('    ' + line for line in rows_of(json.loads((game / file).read_text(encoding='utf-8'))))
        start, end = span_of(text, beginning)
        if bare(text[start:end]) == bare(rows):
            continue
        wrong.append(f'src/games/{header}: `{beginning}` is not what {file} says')
        if not check:
            path.write_text(text[:start] + '\n' + rows + '\n' + text[end:], encoding='utf-8')
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--root', type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument('--check', action='store_true')
    arguments = parser.parse_args()
    wrong = make(arguments.root, arguments.check)
    for line in wrong:
        print(line if arguments.check else line.replace('is not', 'was not') + '; written')
    if not wrong:
        print(f'content: {len(TABLES)} tables are what the data files say')
    return int(arguments.check and bool(wrong))


if __name__ == '__main__':
    sys.exit(main())
