"""The ratings file: real journals go in, one list comes out."""
import math
import os
import random
import subprocess

import pytest
from ozymandias import ratings

HEADER = 'ozy-arena 1 | game {} | rules 1 | options players={} board=standard | seed 1 | control off | bots {}\n'


def journal(bots, games, seats=2, game='tigris', seed=1):
    """As an arena writes it, where the bot named first wins three games of four against the next, and so on."""
    rng, lines = random.Random(seed), HEADER.format(game, seats, ' '.join(bots)) + f'plan {games} games shard 1/1\n'
    read = ratings.Journal('', game, seats, bots, 0, [])
    for number in range(games):
        strength = [-bots.index(bot) * 1.0986 for bot in ratings.seated(read, number)]
        luck = [one - math.log(rng.expovariate(1)) for one in strength]
        ranks = [1 + sum(other > one for other in luck) for one in luck]
        lines += f'{number} ranks {" ".join(map(str, ranks))} scores {"1 " * seats}decisions 9 hash {number:016x}\n'
    return lines


def strengths(base, game='tigris', seats=2, anchor=None):
    return {name: (elo, low, high) for name, _, elo, low, high, _ in base.strengths(game, seats, anchor)}


def test_known_strengths_are_found():
    base = ratings.Ratings(':memory:')
    assert base.add(journal(['a', 'b', 'c'], 3000)) == 3000
    found = strengths(base, anchor='c')
    assert found['c'][0] == 0 and list(found) == ['a', 'b', 'c']
    for name, true in (('a', 382), ('b', 191)):
        elo, low, high = found[name]
        assert low < true < high and low < elo < high and high - low < 60


def test_of_more_than_two_seats_everybody_meets():
    base = ratings.Ratings(':memory:')
    base.add(journal(['a', 'b', 'c', 'd'], 1200, seats=3))
    found = strengths(base, seats=3)
    assert list(found) == ['a', 'b', 'c', 'd'] and abs(sum(elo for elo, _, _ in found.values())) < 1e-6


def test_runs_are_joined_and_old_versions_stay():
    base = ratings.Ratings(':memory:')
    base.add(journal(['a', 'b'], 400), 'old')
    base.add(journal(['b', 'a'], 400, seed=2), 'new')
    base.add(journal(['a@old', 'a@new'], 400, seed=3))
    assert set(strengths(base)) == {'a@old', 'b@old', 'a@new', 'b@new'}
    assert [(row[2], row[3], row[4]) for row in base.runs()] == [('old', 400, 400), ('new', 400, 400), ('', 400, 400)]


def test_a_run_that_has_grown_is_added_again():
    base = ratings.Ratings(':memory:')
    whole = journal(['a', 'b'], 20)
    half = '\n'.join(whole.splitlines()[:12]) + '\n11 ranks 1'
    assert base.add(half) == 10 and base.add(half) == 0 and base.add(whole) == 10
    with pytest.raises(ratings.RatingError, match='went otherwise'):
        base.add(whole.replace('hash 0000000000000003', 'hash 0000000000000004'))
    assert base.runs()[0][3] == 20


def test_faults_are_told():
    base = ratings.Ratings(':memory:')
    base.add(journal(['a', 'b'], 4).replace('hash 0000000000000001', 'hash 0000000000000001 faults 0 3 out 0 1'))
    assert {row[0]: row[5] for row in base.strengths('tigris', 2)} == {'a': 3, 'b': 0}


@pytest.mark.parametrize('text', ['', 'nonsense\n', HEADER.format('tigris', 2, 'a b') + 'nonsense\n',
                                  HEADER.format('tigris', 2, 'a b') + '0 ranks 1 scores 1 decisions 1 hash 0000000000000000\n'])
def test_nonsense_is_refused(text):
    with pytest.raises(ratings.RatingError):
        ratings.Ratings(':memory:').add(text)


def test_the_command_with_real_journals(tmp_path, capsys):
    """Two shards of a run and a run of another label."""
    files = []
    for number in (1, 2):
        files.append(tmp_path / f'{number}.txt')
        subprocess.run([os.environ['OZY'], 'arena', 'tigris', '--bots', 'greedy,random', '--games', '8', '--threads', '1',
                        '--shard', f'{number}/2', '--journal', files[-1]], check=True, stdout=subprocess.DEVNULL)
    base = str(tmp_path / 'strengths.db')
    assert ratings.main([base, 'add', *map(str, files)]) == 0
    assert ratings.main([base, 'add', str(files[0]), '--label', 'again']) == 0
    assert ratings.main([base, 'list', '--anchor', 'random']) == 0 and ratings.main([base, 'runs']) == 0
    said = capsys.readouterr().out
    assert said.count('4 games added') == 3 and 'greedy@again' in said and '8 of 8 games' in said
    assert said.index('greedy ') < said.index('random ')
    assert ratings.main([base, 'list', '--anchor', 'nobody']) == 2 and ratings.main([base, 'add', 'nowhere.txt']) == 2
    assert capsys.readouterr().err.count('ratings: ') == 2
