"""An arena over many machines, stopped when its test is decided: shards are given out in rounds, by Dask or to threads here.

    python3 -m ozymandias.farm tigris --bots new,old --games 20000 --sprt 0,30 --shards 8 --dask tcp://host:8786 --ozy ./ozy

Every round goes so many blocks further; each shard's journal travels with its task, so no disk is shared and a worker that dies
costs one task. The verdict is of the blocks in their order: it is the one that a single machine comes to, to the signature.
"""
import argparse
import concurrent.futures
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile


class FarmError(Exception):
    """Something a person has to put right."""


def run_ozy(ozy, words):
    """The report of an arena as JSON; exit code 1 is a report too (faults, missing games)."""
    done = subprocess.run([ozy, 'arena', *words, '--json'], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise FarmError(done.stderr.strip() or f'{ozy} ended with {done.returncode}')
    return json.loads(done.stdout)


def play_part(ozy, words, games, shard, shards, journal):
    """A task: goes on with a shard's journal up to so many games of the whole; the journal then."""
    with tempfile.TemporaryDirectory(prefix='ozy_farm_') as folder:
        path = pathlib.Path(folder) / 'journal.txt'
        path.write_text(journal, encoding='utf-8')
        run_ozy(ozy, [*words, '--games', str(games), '--shard', f'{shard}/{shards}', '--threads', '1', '--journal', path])
        return path.read_text(encoding='utf-8')


def joined(journals):
    """One journal of the games of all, in order, as far as none is missing; how many games that is."""
    header, games = None, {}
    for journal in journals:
        lines = journal.splitlines()
        header = header or lines[0]
        games.update({int(line.split(' ', 1)[0]): line for line in lines[1:] if not line.startswith('plan ')})
    count = next(number for number in range(len(games) + 1) if number not in games)
    lines = [header, f'plan {count} games shard 1/1', *(games[number] for number in range(count))]
    return '\n'.join(lines) + '\n', count


def judged(ozy, words, journal, count, sprt):
    """The report on games that are all in the journal, so that none is played."""
    with tempfile.TemporaryDirectory(prefix='ozy_farm_') as folder:
        path = pathlib.Path(folder) / 'journal.txt'
        path.write_text(journal, encoding='utf-8')
        test = ['--sprt', sprt] if sprt else []
        return run_ozy(ozy, [*words, '--games', str(count), '--journal', path, *test])


def hold(ozy, words, games, shards, submit, as_completed, sprt=None, round_games=64, told=lambda count, report: None):
    """Plays rounds until the test is decided or all games are played: the last report, and the journal of all games.

    `submit(function, *arguments)` gives a future, `as_completed(futures)` yields those that are done.
    """
    journals, upto = [''] * shards, 0
    while True:
        upto = min(upto + round_games, games)
        futures = {submit(play_part, ozy, words, upto, number + 1, shards, journals[number]): number
                   for number in range(shards)}
        for future in as_completed(list(futures)):
            journals[futures[future]] = future.result()
        journal, count = joined(journals)
        report = judged(ozy, words, journal, count, sprt)
        told(count, report)
        if upto >= games or report.get('sprt', {}).get('verdict', 'undecided') != 'undecided':
            return report, journal


@contextlib.contextmanager
def crew(arguments):
    """Who plays: (submit, as_completed)."""
    if arguments.dask:
        import distributed  # pylint: disable=import-outside-toplevel
        with distributed.Client(arguments.dask) as client:
            yield lambda function, *rest: client.submit(function, *rest, pure=False), distributed.as_completed
    else:
        with concurrent.futures.ThreadPoolExecutor(arguments.threads) as pool:
            yield pool.submit, concurrent.futures.as_completed


def tell(count, report):
    test = report.get('sprt', {'verdict': 'no test', 'log_likelihood_ratio': 0})
    print(f'{count} games: {test["verdict"]}, log likelihood ratio {test["log_likelihood_ratio"]:.2f}', flush=True)


def main(words=None):
    parser = argparse.ArgumentParser(prog='python3 -m ozymandias.farm', description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('game')
    parser.add_argument('--bots', required=True, help='as for ozy arena')
    parser.add_argument('--games', type=int, default=1000, help='at most')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--option', action='append', default=[], help='of the game, such as board=advanced')
    parser.add_argument('--sprt', help='two numbers such as 0,30; without, all games are played')
    parser.add_argument('--shards', type=int, default=os.cpu_count(), help='tasks of a round')
    parser.add_argument('--round', type=int, default=64, help='games of a round')
    parser.add_argument('--dask', help='the address of a scheduler; without, threads of this machine')
    parser.add_argument('--threads', type=int, default=os.cpu_count())
    parser.add_argument('--ozy', default='ozy', help='the program, where those who play find it')
    parser.add_argument('--journal', help='a file for all games')
    arguments = parser.parse_args(words)
    common = [arguments.game, '--bots', arguments.bots, '--seed', str(arguments.seed)]
    for option in arguments.option:
        common += ['--option', option]
    try:
        with crew(arguments) as (submit, as_completed):
            report, journal = hold(arguments.ozy, common, arguments.games, arguments.shards, submit, as_completed,
                                   arguments.sprt, arguments.round, tell)
    except (FarmError, OSError) as error:
        print(f'farm: {error}', file=sys.stderr)
        return 2
    if arguments.journal:
        pathlib.Path(arguments.journal).write_text(journal, encoding='utf-8')
    for bot in report['bots']:
        value, low, high = bot['win_share']
        print(f'{bot["name"]:20} {100 * value:5.1f} % ({100 * low:.1f} to {100 * high:.1f}), {bot["faults"]} faults')
    print(f'signature {report["signature"]}')
    return int(any(bot['faults'] for bot in report['bots']))


if __name__ == '__main__':
    sys.exit(main())
