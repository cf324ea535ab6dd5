#!/usr/bin/env python3
"""Writes the card tables of After the Empire from its data files: src/games/after_the_empire/content/*.inc.

The JSON files are the source; the rows of C++ are made of them and compiled in. With --check nothing is written, and the
program fails if a file is not what it would write.
"""
import argparse
import json
import pathlib
import sys

# In the order of Bag, as C++ wants them.
GOODS = ['gold', 'food', 'wood', 'stone', 'iron', 'soldier', 'mercenary', 'move1', 'move3']
# Ops that are told by their number alone.
PLAIN = {'sow', 'protect', 'heal', 'mend', 'repair', 'strike', 'rescue', 'feast_relief', 'melee_bonus', 'retain',
         'hide_gold'}


def bag(goods):
    return '{' + ', '.join(f'.{name} = {goods[name]}' for name in sorted(goods, key=GOODS.index)) + '}'


def step(op):
    """An op of effects.json as the call that makes it."""
    name, n = op['op'], op.get('n')
    makers = {
        'gain': lambda: f"gain({bag(op['res'])})",
        'exchange': lambda: f"{'swap' if op['reversible'] else 'exchange'}({bag(op['a'])}, {bag(op['b'])}, {op['times']})",
        'do_action': lambda: f"plain(Op::{op['action']})",
        'objective': lambda: f"objective({op['draw']}, {op['keep']})",
        'peek': lambda: f"plain(Op::peek_{op['deck']}, {n})",
        'gain_per': lambda: f"gold_per(Metric::{op['count']}, {op['per']}, {op['cap']})",
        'discount': lambda: f"discount(Op::discount_{op['scope']}, {bag(op['less'])})",
        'yield_bonus': lambda: f"yield_bonus(Space::{op['action']}, {bag(op['add'])})",
        'archery_bonus': lambda: f"archery_bonus{'_first_round' if op['rounds'] == 'first' else ''}"
                                 f"(Op::archery_{op['source']}, {n})",
        'absorb': lambda: f"plain(Op::absorb_{op['source']}, {n})",
        'sack_shield': lambda: f"sack_shield({op['gold']}, {op['cards']})",
        'count_as': lambda: f"count_as(Metric::{op['count']}, {n})",
    }
    return f'plain(Op::{name}, {n})' if name in PLAIN else makers[name]()


def steps(ops):
    """A choice is the steps of its lists, each told which list it is in."""
    for op in ops:
        if op['op'] != 'choice':
            yield step(op)
            continue
        for number, either in enumerate(op['options']):
            yield from (f'{each}.either({number})' for each in steps(either))


def effect(entry):
    out = f"on(Trigger::{entry['trigger']}, {{{', '.join(steps(entry['do']))}}})"
    if 'pay' in entry:
        out += f".paying({bag(entry['pay'])})"
    return out + ('.in_group()' if 'group' in entry else '')


def source(text):
    """The first word: "seed (starting card)" is `seed`."""
    return 'Provenance::' + text.replace(',', ' ').replace(';', ' ').replace(':', ' ').split()[0]


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def row(*cells):
    return '{' + ', '.join(map(str, cells)) + '},'


def card(entry):
    sources = ', '.join(source(entry['provenance'][part]) for part in ('name', 'effects', 'cost', 'end_gold'))
    effects = ', '.join(map(effect, entry['effects']))
    return row(quoted(entry['id']), quoted(entry['name']), bag(entry['cost']), entry['end_gold'],
               entry.get('initiative', 0), quoted(entry['text']), f'{{{{{effects}}}}}', f'{{{sources}}}')


def condition(entry):
    number = f", {entry['n']}" if 'n' in entry else ''
    return f"{entry['kind']}(Metric::{entry['metric']}{number})"


def objective(entry):
    conditions = ', '.join(map(condition, entry['all']))
    return row(quoted(entry['id']), quoted(entry['name']), entry['gold'], quoted(entry['text']), f'{{{{{conditions}}}}}')


def tiers(entry, *columns):
    rows = ', '.join('{' + ', '.join(str(tier[column]) for column in columns) + '}' for tier in entry['tiers'])
    return f'{{{{{rows}}}}}'


def invader(entry):
    return row(quoted(entry['id']), quoted(entry['name']), tiers(entry, 'gold', 'archers', 'swordsmen'),
               source(entry['provenance']['name']))


def siege(entry):
    return row(quoted(entry['id']), quoted(entry['name']), f"Mode::{entry['mode']}", f"Surge::{entry['surge']}",
               tiers(entry, 'gold', 'n'), source(entry['provenance']['surge']))


# Of cards that come in two files the order is that of AE-1.10: buildings, refugees, Barracks, starting refugees.
TABLES = {
    'cards': (card, [('buildings', 'cards'), ('refugees', 'cards'), ('buildings', 'starting'), ('refugees', 'starting')]),
    'objectives': (objective, [('objectives', 'cards')]),
    'invaders': (invader, [('invaders', 'cards')]),
    'sieges': (siege, [('sieges', 'cards')]),
}


def table(folder, name):
    make, parts = TABLES[name]
    entries = [entry for file, part in parts
               for entry in json.loads((folder / f'{file}.json').read_text(encoding='utf-8'))[part]]
    if [entry['index'] for entry in entries] != list(range(len(entries))):
        sys.exit(f'{name}: the indices of the data files are not 0, 1, 2 ...')
    files = ' and '.join(sorted({f'{file}.json' for file, _ in parts}))
    return f'// Made of {files} by tools/empire_cards.py.\n' + ''.join(make(entry) + '\n' for entry in entries)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--root', type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument('--check', action='store_true')
    arguments = parser.parse_args()
    folder = arguments.root / 'src/games/after_the_empire'
    stale = []
    for name in TABLES:
        path, text = folder / 'content' / f'{name}.inc', table(folder, name)
        if arguments.check and (not path.exists() or path.read_text(encoding='utf-8') != text):
            stale.append(name)
        if not arguments.check:
            path.write_text(text, encoding='utf-8')
    for name in stale:
        print(f'content/{name}.inc is not what the data files say: run tools/empire_cards.py')
    return int(bool(stale))


if __name__ == '__main__':
    sys.exit(main())
