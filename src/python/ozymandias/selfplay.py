"""Games of bots against bots as data to learn from: two bytes a move on the disk, tensors when they are loaded.

    python3 -m ozymandias.selfplay play tigris --bots greedy,random --games 100 --shard 1/2 --out one.ozyd
    python3 -m ozymandias.selfplay play tigris --bots greedy,random --games 100 --shard 2/2 --out two.ozyd
    python3 -m ozymandias.selfplay merge one.ozyd two.ozyd --out all.ozyd
    python3 -m ozymandias.selfplay npz all.ozyd --out all.npz

A file is a line of JSON (version, game, options, bots, seed, number of games) and then the games in any order. Game number g
depends on that line and g alone: shards make the games of one run, and a run that was stopped goes on. Entry e sits in seat
(e + g) modulo seats.
"""
import argparse
import json
import pathlib
import struct
import sys

import numpy

from . import OVER, Bot, games, make

VERSION = 1
GAME = struct.Struct('<IIB')  # number, packed words, seats; then a rank for each seat and the words


class DataError(Exception):
    """Something a person has to put right."""


def make_header(game, bots, count, seed, options):
    """What all shards of a run have in common."""
    env = make(game, **options)
    rules = next(known.rules_version for known in games() if known.name == game)
    if len(bots) != env.num_players:
        raise DataError(f'{env.num_players} seats need as many bots, not {len(bots)}')
    return {'ozymandias_selfplay': VERSION, 'game': game, 'rules_version': rules, 'options': env.options,
            'actions': env.num_actions, 'bots': list(bots), 'seed': seed, 'games': count}


def play_game(header, number):
    """(number, ranks, packed moves) of one game."""
    seed = (header['seed'] << 32) + number
    env = make(header['game'], seed=seed, **header['options'])
    seats = env.num_players
    players = [Bot(header['bots'][(seat + number) % seats], seed=seed * 8 + seat) for seat in range(seats)]
    while env.player != OVER:
        env.step(players[env.player].choose(env))
    returns = env.returns()
    ranks = [1 + int((returns > own).sum()) for own in returns]
    return number, ranks, env.packed()


def game_bytes(number, ranks, moves):
    return GAME.pack(number, len(moves), len(ranks)) + bytes(ranks) + moves.astype('<u2').tobytes()


def read(path):
    """The header of a file, its games, and how many bytes of it are whole; a last game that is cut off does not count."""
    content = pathlib.Path(path).read_bytes()
    end = content.find(b'\n') + 1
    try:
        header = json.loads(content[:end])
        if header['ozymandias_selfplay'] != VERSION:
            raise DataError(f'{path} is of version {header["ozymandias_selfplay"]}, not {VERSION}')
    except (ValueError, KeyError, TypeError) as error:
        raise DataError(f'{path} holds no games of selfplay') from error
    found = []
    while end + GAME.size <= len(content):
        number, words, seats = GAME.unpack_from(content, end)
        body = end + GAME.size
        whole = body + seats + 2 * words
        if whole > len(content):
            break
        found.append((number, list(content[body:body + seats]),
                      numpy.frombuffer(content, '<u2', words, body + seats).astype(numpy.uint16)))
        end = whole
    return header, found, end


def play(path, header, shard=(1, 1), told=lambda done, all_of_them: None):
    """Plays what the file lacks of its shard; how many games were played."""
    path = pathlib.Path(path)
    known = set()
    if path.exists() and path.stat().st_size > 0:
        there, found, whole = read(path)
        if there != header:
            raise DataError(f'{path} belongs to another run')
        known = {number for number, _, _ in found}
        with open(path, 'r+b') as file:
            file.truncate(whole)
    numbers = [number for number in range(shard[0] - 1, header['games'], shard[1]) if number not in known]
    with open(path, 'ab') as file:
        if file.tell() == 0:
            file.write(json.dumps(header).encode() + b'\n')
        for done, number in enumerate(numbers, 1):
            file.write(game_bytes(*play_game(header, number)))
            file.flush()
            told(done, len(numbers))
    return len(numbers)


def merge(paths, out):
    """All games of the shards of one run, in order, in one file; the numbers of those that are missing."""
    header, merged = None, {}
    for path in paths:
        there, found, _ = read(path)
        if header not in (None, there):
            raise DataError(f'{path} belongs to another run')
        header = there
        for number, ranks, moves in found:
            if number in merged and not numpy.array_equal(merged[number][1], moves):
                raise DataError(f'{path}: game {number} went otherwise in another file')
            merged[number] = ranks, moves
    content = json.dumps(header).encode() + b'\n'
    content += b''.join(game_bytes(number, *merged[number]) for number in sorted(merged))
    pathlib.Path(out).write_bytes(content)
    return sorted(set(range(header['games'])) - set(merged))


def load(paths, observations=True, masks=True):
    """Arrays with a row for every choice: observation, mask, action, seat, entry, result (1 for a sole winner, else as
    returns), game; tensors are made anew from the moves."""
    columns = {name: [] for name in ('observation', 'mask', 'action', 'seat', 'entry', 'result', 'game')}
    for path in paths:
        header, found, _ = read(path)
        env = make(header['game'], **header['options'])
        if env.num_actions != header['actions']:
            raise DataError(f'{path} numbers {header["actions"]} actions, this program {env.num_actions}')
        for number, _, moves in found:
            count = len(moves)
            room = {'observation': numpy.empty((count, env.observation_size), numpy.uint8) if observations else None,
                    'mask': numpy.empty((count, env.num_actions), numpy.uint8) if masks else None,
                    'action': numpy.empty(count, numpy.int32), 'seat': numpy.empty(count, numpy.int8)}
            choices = env.unpack(moves, **room)
            for name, array in room.items():
                if array is not None:
                    columns[name].append(array[:choices].copy())
            seat = columns['seat'][-1]
            columns['entry'].append(((seat + number) % env.num_players).astype(numpy.int8))
            columns['result'].append(env.returns()[seat])
            columns['game'].append(numpy.full(choices, number, numpy.int32))
    return {name: numpy.concatenate(parts) for name, parts in columns.items() if parts}


def read_shard(text):
    number, _, of = text.partition('/')
    if not (number.isdigit() and of.isdigit() and 1 <= int(number) <= int(of)):
        raise argparse.ArgumentTypeError(f'{text!r} is not like 2/8')
    return int(number), int(of)


def order_play(arguments):
    options = dict(option.split('=', 1) for option in arguments.option)
    bots = arguments.bots.split(',')
    options.setdefault('players', len(bots))
    header = make_header(arguments.game, bots, arguments.games, arguments.seed, options)
    print(f'{play(arguments.out, header, arguments.shard)} games played')


def order_merge(arguments):
    missing = merge(arguments.files, arguments.out)
    if missing:
        print(f'selfplay: {len(missing)} games are missing, the first is {missing[0]}', file=sys.stderr)
    return int(bool(missing))


def order_npz(arguments):
    arrays = load(arguments.files)
    numpy.savez_compressed(arguments.out, **arrays)
    print(f'{len(arrays["action"])} choices')


def main(words=None):
    parser = argparse.ArgumentParser(prog='python3 -m ozymandias.selfplay', description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser('play', help='plays games, or goes on with them')
    command.add_argument('game')
    command.add_argument('--bots', required=True, help='a name for each seat, with commas between')
    command.add_argument('--games', type=int, default=100, help='of the whole run')
    command.add_argument('--seed', type=int, default=1)
    command.add_argument('--shard', type=read_shard, default=(1, 1))
    command.add_argument('--option', action='append', default=[], help='of the game, such as board=advanced')
    command.add_argument('--out', required=True)
    command.set_defaults(act=order_play)
    command = commands.add_parser('merge', help='the shards of one run in one file')
    command.add_argument('files', nargs='+')
    command.add_argument('--out', required=True)
    command.set_defaults(act=order_merge)
    command = commands.add_parser('npz', help='arrays for numpy')
    command.add_argument('files', nargs='+')
    command.add_argument('--out', required=True)
    command.set_defaults(act=order_npz)
    arguments = parser.parse_args(words)
    try:
        return arguments.act(arguments) or 0
    except (DataError, ValueError, OSError) as error:
        print(f'selfplay: {error}', file=sys.stderr)
        return 2


if __name__ == '__main__':
    sys.exit(main())
