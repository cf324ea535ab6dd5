"""One list of strengths from many runs of `ozy arena`: their journals go into a file (SQLite), the list comes out.

    ozy arena tigris --bots greedy,random --games 200 --journal run.txt
    python3 -m ozymandias.ratings strengths.db add run.txt --label 2026-11
    python3 -m ozymandias.ratings strengths.db list --anchor random

A bot of one label is another than that of the next, so that old versions stay in the list. Games of the same game and number
of seats are rated together, whatever their other options. A run can be added again when it has grown.
"""
import argparse
import itertools
import pathlib
import platform
import re
import shlex
import sqlite3
import sys
import time
from typing import NamedTuple

import numpy

SCHEMA = '''
CREATE TABLE IF NOT EXISTS runs (id INTEGER PRIMARY KEY, header TEXT NOT NULL, label TEXT NOT NULL, game TEXT NOT NULL,
    seats INTEGER NOT NULL, machine TEXT NOT NULL, added TEXT NOT NULL, planned INTEGER NOT NULL, UNIQUE (header, label));
CREATE TABLE IF NOT EXISTS games (run INTEGER NOT NULL REFERENCES runs, number INTEGER NOT NULL, bots TEXT NOT NULL,
    ranks TEXT NOT NULL, hash TEXT NOT NULL, faults TEXT NOT NULL, PRIMARY KEY (run, number));
'''
GAME_LINE = re.compile(r'(\d+) ranks ([\d ]+) scores [-\d ]+ decisions \d+ hash ([0-9a-f]{16})(?: faults ([\d ]+) out .*)?')
RESAMPLES = 200


class RatingError(Exception):
    """Something a person has to put right."""


class Journal(NamedTuple):
    header: str
    game: str
    seats: int
    bots: list
    planned: int  # games of the whole run; 0 if it does not say
    games: list   # (number, ranks, hash, faults by seat as text)


def read_journal(text, name='journal'):
    """A journal of `ozy arena`; a last line without its end does not count."""
    lines = text[:text.rfind('\n') + 1].splitlines()
    parts = dict(part.partition(' ')[::2] for part in lines[0].split(' | ')) if lines else {}
    players = re.search(r'\bplayers=(\d+)', parts.get('options', ''))
    if 'ozy-arena' not in parts or not players or 'bots' not in parts:
        raise RatingError(f'{name} is no journal of an arena')
    planned, games = 0, []
    for number, line in enumerate(lines[1:], 2):
        game = GAME_LINE.fullmatch(line)
        if game:
            ranks = [int(rank) for rank in game[2].split()]
            if len(ranks) != int(players[1]):
                raise RatingError(f'line {number} of {name} is damaged')
            games.append((int(game[1]), ranks, game[3], game[4] or ' '.join('0' * len(ranks))))
        elif line.startswith('plan '):
            planned = max(planned, int(line.split()[1]))
        else:
            raise RatingError(f'line {number} of {name} is damaged')
    return Journal(lines[0], parts['game'], int(players[1]), shlex.split(parts['bots']), planned, games)


def seated(journal, number):
    """Who sat where in a game: line-ups take turns from block to block, within a block the seats rotate."""
    line_ups = list(itertools.combinations(journal.bots, journal.seats))
    line_up = line_ups[number // journal.seats % len(line_ups)]
    return [line_up[(seat + number) % journal.seats] for seat in range(journal.seats)]


class Ratings:
    """The file."""

    def __init__(self, path):
        self.base = sqlite3.connect(path)
        self.base.executescript(SCHEMA)

    def add(self, text, label='', name='journal'):
        """Adds the games of a journal that are not there yet; how many. What contradicts the file is refused."""
        journal = read_journal(text, name)
        with self.base:
            self.base.execute('INSERT OR IGNORE INTO runs (header, label, game, seats, machine, added, planned)'
                              ' VALUES (?, ?, ?, ?, ?, ?, 0)',
                              (journal.header, label, journal.game, journal.seats, platform.node(),
                               time.strftime('%Y-%m-%d')))
            run = self.base.execute('SELECT id FROM runs WHERE header = ? AND label = ?',
                                    (journal.header, label)).fetchone()[0]
            self.base.execute('UPDATE runs SET planned = max(planned, ?) WHERE id = ?', (journal.planned, run))
            known = dict(self.base.execute('SELECT number, hash FROM games WHERE run = ?', (run,)))
            added = 0
            for number, ranks, moves, faults in journal.games:
                if known.get(number, moves) != moves:
                    raise RatingError(f'{name}: game {number} went otherwise before; give another --label')
                added += number not in known
                known[number] = moves
                bots = [f'{bot}@{label}' if label else bot for bot in seated(journal, number)]
                self.base.execute('INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?)',
                                  (run, number, '\n'.join(bots), ' '.join(map(str, ranks)), moves, faults))
        return added

    def runs(self):
        """(game, seats, label, games there, games planned, machine, day) of every run."""
        return self.base.execute('SELECT game, seats, label, (SELECT count(*) FROM games WHERE run = id), planned, machine,'
                                 ' added FROM runs ORDER BY id').fetchall()

    def tables(self):
        """The games and numbers of seats there are."""
        return self.base.execute('SELECT DISTINCT game, seats FROM runs ORDER BY game, seats').fetchall()

    def strengths(self, game, seats, anchor=None, seed=1):
        """(bot, games, Elo, low, high, faults) of all bots, the strongest first; 95 % intervals over blocks of a seed."""
        rows = self.base.execute('SELECT run, number / seats, bots, ranks, faults FROM games JOIN runs ON run = id'
                                 ' WHERE game = ? AND seats = ? ORDER BY run, number', (game, seats)).fetchall()
        names = sorted({bot for row in rows for bot in row[2].split('\n')})
        if anchor is not None and anchor not in names:
            raise RatingError(f'{anchor!r} is none of: {", ".join(names)}')
        place = {name: number for number, name in enumerate(names)}
        blocks, games, faults = {}, dict.fromkeys(names, 0), dict.fromkeys(names, 0)
        for run, block, bots, ranks, wrong in rows:
            bots, ranks = bots.split('\n'), list(map(int, ranks.split()))
            wins = blocks.setdefault((run, block), numpy.zeros((len(names), len(names))))
            for bot, count in zip(bots, wrong.split()):
                games[bot] += 1
                faults[bot] += int(count)
            for (one, rank), (other, behind) in itertools.permutations(zip(bots, ranks), 2):
                if one != other:
                    wins[place[one], place[other]] += (rank < behind) + 0.5 * (rank == behind)
        wins = numpy.array(list(blocks.values()))
        at = None if anchor is None else place[anchor]
        elo = fit(wins.sum(axis=0), at)
        rng = numpy.random.default_rng(seed)
        tries = numpy.array([fit(wins[rng.integers(len(wins), size=len(wins))].sum(axis=0), at)
                             for _ in range(RESAMPLES)])
        low, high = numpy.percentile(tries, [2.5, 97.5], axis=0)
        out = [(name, games[name], elo[number], low[number], high[number], faults[name])
               for name, number in place.items()]
        return sorted(out, key=lambda row: -row[2])


def fit(wins, anchor=None):
    """Elo by pairs (Bradley and Terry); half a win and a loss against an average bot keep who won all finite."""
    strength = numpy.zeros(len(wins))
    played = wins + wins.T
    for _ in range(50):
        odds = 1 / (1 + numpy.exp(strength[None] - strength[:, None]))
        against = 1 / (1 + numpy.exp(-strength))
        slope = (wins - played * odds).sum(axis=1) + 0.5 - against
        bend = played * odds * (1 - odds)
        curve = numpy.diag(bend.sum(axis=1) + against * (1 - against)) - bend
        change = numpy.linalg.solve(curve, slope)
        strength += numpy.clip(change, -2, 2)
        if abs(change).max() < 1e-9:
            break
    strength -= strength.mean() if anchor is None else strength[anchor]
    return strength * 400 / numpy.log(10)


def add(ratings, arguments):
    for path in arguments.journals:
        count = ratings.add(pathlib.Path(path).read_text(encoding='utf-8'), arguments.label, path)
        print(f'{path}: {count} games added')


def show_runs(ratings, _arguments):
    for game, seats, label, there, planned, machine, day in ratings.runs():
        print(f'{game}, {seats} seats, label {label or "-"}: {there} of {planned or "?"} games, added {day} on {machine}')


def show_list(ratings, arguments):
    for game, seats in ratings.tables():
        if arguments.game not in (None, game):
            continue
        print(f'{game}, {seats} seats')
        for name, games, elo, low, high, faults in ratings.strengths(game, seats, arguments.anchor):
            wrong = f'  {faults} faults' if faults else ''
            print(f'  {name:30} {games:8} games  {elo:+6.0f} ({low:+.0f} to {high:+.0f}){wrong}')


def main(words=None):
    parser = argparse.ArgumentParser(prog='python3 -m ozymandias.ratings', description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('file')
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser('add', help='the games of journals')
    command.add_argument('journals', nargs='+')
    command.add_argument('--label', default='', help='tells these bots from those of other versions')
    command.set_defaults(act=add)
    command = commands.add_parser('list', help='all bots with intervals')
    command.add_argument('--game')
    command.add_argument('--anchor', help='the bot that has 0; else 0 is the average')
    command.set_defaults(act=show_list)
    commands.add_parser('runs', help='what was added').set_defaults(act=show_runs)
    arguments = parser.parse_args(words)
    try:
        arguments.act(Ratings(arguments.file), arguments)
    except (RatingError, OSError, sqlite3.Error) as error:
        print(f'ratings: {error}', file=sys.stderr)
        return 2
    return 0


if __name__ == '__main__':
    sys.exit(main())
