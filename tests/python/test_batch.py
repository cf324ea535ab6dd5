"""Many games at once."""
import hashlib

import numpy
import ozymandias
import pytest

GAMES = [('tigris', 2), ('vinci', 4), ('after_the_flood', 3), ('after_the_empire', 2), ('empires_end', 3)]
EVERY_GAME = pytest.mark.parametrize('game, players', GAMES, ids=[game for game, _ in GAMES])


def hash_of_play(batch, steps):
    """All that a batch shows while somebody plays at random, as one word."""
    actions = numpy.zeros(batch.num_games, numpy.int32)
    hasher = hashlib.sha256()
    for number in range(steps):
        ozymandias.sample_legal(batch.mask, actions, number)
        batch.step(actions)
        for array in (batch.observation, batch.mask, batch.seat, batch.entry, batch.done, batch.reward, batch.length):
            hasher.update(array.tobytes())
    return hasher.hexdigest()


@EVERY_GAME
def test_any_number_of_threads_gives_the_same(game, players):
    hashes = {hash_of_play(ozymandias.make_batch(game, 70, players=players, threads=threads, seed=3), 60)
              for threads in (1, 2, 3)}
    assert len(hashes) == 1


@EVERY_GAME
def test_rows_are_what_single_games_see(game, players):
    """Of a row only planes that changed are written; all the same it is the whole observation."""
    batch = ozymandias.make_batch(game, 8, players=players, seed=5)
    env = ozymandias.make(game, players=players)
    actions = numpy.zeros(8, numpy.int32)
    for number in range(100):
        ozymandias.sample_legal(batch.mask, actions, number)
        batch.step(actions)
        for row in range(8):
            env.set_state(batch.state(row))
            assert env.player == batch.seat[row]
            assert (env.observation() == batch.observation[row]).all()
            assert (env.mask() == batch.mask[row]).all()
    assert [block.shape for block in batch.blocks] == [block.shape for block in env.blocks]


def test_games_end_and_begin_anew():
    batch = ozymandias.make_batch('vinci', 32, players=3)
    actions = numpy.zeros(32, numpy.int32)
    ended = 0
    for number in range(3000):
        ozymandias.sample_legal(batch.mask, actions, number)
        batch.step(actions)
        done = batch.done.astype(bool)
        ended += done.sum()
        assert (abs(batch.reward.sum(axis=1)) < 1e-5).all()
        assert ((batch.reward != 0).any(axis=1) <= done).all() and ((batch.length > 0) == done).all()
        if ended > 20:
            return
    raise AssertionError('games do not end')


@pytest.mark.parametrize('name', ['random', 'greedy', 'mcts:10it'])
def test_seats_played_by_bots(name):
    batch = ozymandias.make_batch('tigris', 4, players=[None, name], threads=2)
    actions = numpy.zeros(4, numpy.int32)
    for number in range(20):
        assert (batch.entry == 0).all() and (batch.seat == 0).all()
        ozymandias.sample_legal(batch.mask, actions, number)
        batch.step(actions)


def test_entries_change_seats():
    batch = ozymandias.make_batch('empires_end', 16, players=[None, 'random', 'random'], rotate=True)
    actions = numpy.zeros(16, numpy.int32)
    seats = set()
    for number in range(2000):
        assert (batch.entry == 0).all()
        seats.update(batch.seat.tolist())
        ozymandias.sample_legal(batch.mask, actions, number)
        batch.step(actions)
    assert seats == {0, 1, 2}


def test_arrays_are_the_same_memory_and_cannot_be_written():
    batch = ozymandias.make_batch('tigris', 4)
    observation, before = batch.observation, batch.observation.copy()
    actions = numpy.zeros(4, numpy.int32)
    ozymandias.sample_legal(batch.mask, actions, 1)
    batch.step(actions)
    assert batch.observation is observation and (observation != before).any()
    for array in (batch.observation, batch.mask, batch.reward, batch.seat, batch.done):
        with pytest.raises(ValueError):
            array[0] = 1
    del batch
    assert observation.sum() >= 0  # the memory lives as long as an array of it


def test_nonsense_is_refused():
    batch = ozymandias.make_batch('tigris', 4)
    before = batch.observation.copy()
    with pytest.raises(ValueError, match='game 0 is not legal'):
        batch.step(numpy.full(4, batch.num_actions, numpy.int32))
    with pytest.raises(ValueError, match=r'shape \(4,\)'):
        batch.step(numpy.zeros(5, numpy.int32))
    with pytest.raises(TypeError):
        batch.step(numpy.zeros(4, numpy.int64))
    assert (batch.observation == before).all()
    with pytest.raises(ValueError, match='asked from outside'):
        ozymandias.make_batch('tigris', 4, players=['random', 'random'])
    with pytest.raises(ValueError, match='programs'):
        ozymandias.make_batch('tigris', 4, players=[None, 'exec:./bot'])
    with pytest.raises(ValueError):
        ozymandias.make_batch('tigris', 0)


def test_without_observations():
    batch = ozymandias.make_batch('tigris', 4, observations=False)
    assert batch.observation.shape[0] == 0 and batch.mask.shape == (4, batch.num_actions)
