"""An arena over several workers comes to what one machine comes to, also if a worker is killed on the way."""
import concurrent.futures
import json
import os
import subprocess
import sys
import time

import pytest
from ozymandias import farm

OZY = os.environ.get('OZY', 'ozy')
WORDS = ['vinci', '--bots', 'greedy,random,random', '--seed', '3']


def alone(*more):
    done = subprocess.run([OZY, 'arena', *WORDS, '--threads', '1', '--json', *more], capture_output=True, text=True,
                          check=True)
    return json.loads(done.stdout)


def held(submit, as_completed, **more):
    return farm.hold(OZY, WORDS, 48, 3, submit, as_completed, round_games=12, **more)


def test_all_games_on_threads():
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        report, journal = held(pool.submit, concurrent.futures.as_completed)
    assert report == alone('--games', '48') and journal.count(' ranks ') == 48


def test_a_decided_test_stops_all():
    rounds = []
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        report, _ = held(pool.submit, concurrent.futures.as_completed, sprt='0,100',
                         told=lambda count, report: rounds.append(count))
    assert report['sprt']['verdict'] == 'accepted' and rounds[-1] < 48
    assert report == alone('--games', '48', '--sprt', '0,100')


def test_games_with_gaps_are_not_counted():
    header = 'header\n'
    journal, count = farm.joined([header + 'plan 4 games shard 1/2\n0 a\n1 b\n', header + '3 d\n'])
    assert count == 2 and journal == 'header\nplan 2 games shard 1/1\n0 a\n1 b\n'


def test_the_command(tmp_path, capsys):
    words = [*WORDS[:1], '--bots', WORDS[2], '--games', '12', '--round', '6', '--shards', '2', '--ozy', OZY]
    assert farm.main([*words, '--journal', str(tmp_path / 'all.txt')]) == 0
    said = capsys.readouterr().out
    assert '12 games: no test' in said and 'signature' in said
    assert (tmp_path / 'all.txt').read_text(encoding='utf-8').count(' ranks ') == 12
    assert farm.main([*words[:-1], 'nowhere/ozy']) == 2
    assert farm.main(['chess', *words[1:]]) == 2 and 'no game' in capsys.readouterr().err


def wait_for(path, process, word):
    for _ in range(600):
        assert process.poll() is None, path.read_text()
        if path.exists() and word in path.read_text():
            return
        time.sleep(0.2)
    raise AssertionError(path.read_text())


@pytest.fixture(name='dask')
def start_dask(tmp_path):
    """A scheduler on loopback with two workers, each a process of its own: the address, the workers."""
    pytest.importorskip('distributed', reason="Debian's python3-distributed is not installed")
    processes, address = [], tmp_path / 'scheduler.json'

    def start(module, *words):
        with open(tmp_path / f'{len(processes)}.log', 'wb') as log:
            processes.append(subprocess.Popen([sys.executable, '-m', module, *map(str, words)], stdout=log, stderr=log,
                                              cwd=tmp_path))
        return processes[-1]

    start('distributed.cli.dask_scheduler', '--host', '127.0.0.1', '--port', '0', '--no-dashboard', '--scheduler-file', address)
    wait_for(address, processes[0], 'address')
    workers = [start('distributed.cli.dask_worker', '--scheduler-file', address, '--nthreads', '1', '--no-nanny',
                     '--no-dashboard', '--local-directory', tmp_path) for _ in range(2)]
    yield json.loads(address.read_text())['address'], workers
    for process in processes:
        process.kill()
        process.wait()


def test_dask_with_a_worker_that_is_killed(dask):
    import distributed  # pylint: disable=import-outside-toplevel
    address, workers = dask
    with distributed.Client(address, timeout=120) as client:
        client.wait_for_workers(2, timeout=240)
        report, _ = held(lambda function, *rest: client.submit(function, *rest, pure=False), distributed.as_completed,
                         told=lambda count, report: workers[0].kill() if count == 12 else None)
    assert workers[0].wait() != 0 and report == alone('--games', '48')
