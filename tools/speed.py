#!/usr/bin/env python3
"""Counts the instructions of random play, search and a server's move, and compares them with bench/speed.json.

    tools/speed.py            compares; fails where something costs three hundredths more than is written there, or
                              where other moves are chosen
    tools/speed.py --store    writes what is counted now

Instructions, not times: they are the same on a busy machine. Builds must be there (./test speed sees to that)."""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIGURES = ROOT / 'bench/speed.json'
BUILD = ROOT / 'build/release'
PLAYERS = {'tigris': (2, 4), 'vinci': (3, 6), 'after_the_flood': (3,), 'after_the_empire': (2, 4),
           'empires_end': (2, 4)}
ALLOWED = 3  # percent more than stored; as much less is told, so that it is stored
AMOUNTS = {'random': 40, 'search': 200, 'move': 60}  # games, iterations from each of eight positions, moves
UNITS = {'random': 'a decision of random play', 'search': 'an iteration of search', 'move': 'a move in a room'}


class Work(NamedTuple):
    game: str
    players: int
    what: str

    @property
    def name(self):
        return f'{self.game}/{self.players}/{self.what}'

    @property
    def command(self):
        program = [BUILD / 'speed_room', self.game, str(self.players)] if self.what == 'move' else \
            [BUILD / 'speed', self.game, str(self.players), self.what]
        return [*map(str, program), str(AMOUNTS[self.what])]


def all_work():
    return [Work(game, players, what) for what in AMOUNTS for game, counts in PLAYERS.items() for players in counts]


def count(work):
    """Instructions for one, and the signature of what was done where the program has one."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(['valgrind', '--tool=callgrind', f'--callgrind-out-file={folder}/out',
                               '--collect-atstart=no', '--toggle-collect=*counted_*', *work.command],
                              capture_output=True, text=True, check=False)
    collected = re.search(r'Collected : (\d+)', done.stderr)
    if done.returncode != 0 or not collected:
        sys.exit(f'speed: {" ".join(work.command)} failed:\n{done.stderr}')
    number, *signature = done.stdout.split()
    return {'instructions': round(int(collected[1]) / int(number)), 'signature': (signature or [''])[0]}


def judge(stored, counted):
    """One line about a piece of work, and whether something is wrong: it costs too much, or plays otherwise, which is
    to be meant and then stored."""
    now = counted['instructions']
    if stored is None:
        return f'{now:>9,}  not stored yet', False
    was = stored['instructions']
    change = now / was - 1
    line = f'{now:>9,}  {was:>9,}  {change:+7.1%}'
    if counted['signature'] != stored['signature']:
        return line + '  PLAYS OTHERWISE than when it was stored', True
    if 100 * (now - was) > ALLOWED * was:
        return line + '  TOO MUCH', True
    return line + ('  less: store it' if 100 * (was - now) > ALLOWED * was else ''), False


def report(stored, counted):
    """The table as text, and how many are wrong."""
    lines, faults = [], 0
    for what, unit in UNITS.items():
        lines.append(f'Instructions for {unit}: now, stored, change')
        for name in (name for name in counted if name.endswith('/' + what)):
            line, is_fault = judge(stored.get(name), counted[name])
            faults += is_fault
            lines.append(f'  {name.removesuffix("/" + what):20}{line}')
    return '\n'.join(lines), faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--store', action='store_true')
    store = parser.parse_args().store
    work = all_work()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counted = dict(zip((one.name for one in work), pool.map(count, work)))
    stored = json.loads(FIGURES.read_text(encoding='utf-8')) if FIGURES.exists() else {}
    text, faults = report(stored, counted)
    print(text)
    if store:
        FIGURES.write_text(json.dumps(counted, indent=1) + '\n', encoding='utf-8')
        return 0
    print(f'{faults} of {len(work)} cost too much or play otherwise')
    return int(faults > 0)


if __name__ == '__main__':
    sys.exit(main())
