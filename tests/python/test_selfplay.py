"""Games as data: what is loaded is what was played."""
import random

import numpy
import ozymandias
import pytest
from ozymandias import selfplay


def header_of(game, players, count=3, bots='random', **options):
    return selfplay.make_header(game, [bots] * players, count, 7, {'players': players, **options})


def test_loaded_choices_are_those_of_the_game(table):
    """Every row is what the seat saw, could do and did, in all games."""
    game, players = table
    env, rng, seen = ozymandias.make(game, players=players, seed=5), random.Random(1), []
    while env.player != ozymandias.OVER:
        action = int(rng.choice(env.legal_actions()))
        seen.append((env.observation(), env.mask(), action, env.player))
        env.step(action)
    moves = env.packed()
    room = {'observation': numpy.empty((len(moves), env.observation_size), numpy.uint8),
            'mask': numpy.empty((len(moves), env.num_actions), numpy.uint8),
            'action': numpy.empty(len(moves), numpy.int32), 'seat': numpy.empty(len(moves), numpy.int8)}
    other = ozymandias.make(game, players=players)
    assert other.unpack(moves, **room) == len(seen) and other.state() == env.state()
    for number, (observation, mask, action, seat) in enumerate(seen):
        assert (room['observation'][number] == observation).all() and (room['mask'][number] == mask).all()
        assert room['action'][number] == action and room['seat'][number] == seat
    assert moves.nbytes < 8 * len(seen)


def test_shards_make_one_run(tmp_path):
    header = header_of('vinci', 3, count=5)
    whole, parts = tmp_path / 'whole', [tmp_path / name for name in 'ab']
    assert selfplay.play(whole, header) == 5
    assert [selfplay.play(part, header, (number, 2)) for number, part in enumerate(parts, 1)] == [3, 2]
    assert selfplay.merge(parts, tmp_path / 'merged') == []
    assert (tmp_path / 'merged').read_bytes() == whole.read_bytes()
    assert selfplay.merge(parts[1:], tmp_path / 'half') == [0, 2, 4]


def test_a_run_that_was_stopped_goes_on(tmp_path):
    header, path = header_of('empires_end', 2), tmp_path / 'games'
    selfplay.play(path, header)
    whole = path.read_bytes()
    path.write_bytes(whole[:-3])
    assert len(selfplay.read(path)[1]) == 2
    assert selfplay.play(path, header) == 1 and path.read_bytes() == whole and selfplay.play(path, header) == 0
    with pytest.raises(selfplay.DataError, match='another run'):
        selfplay.play(path, header_of('empires_end', 2, count=9))


def test_arrays(tmp_path):
    header, path = header_of('tigris', 2, bots='greedy', board='advanced'), tmp_path / 'games'
    selfplay.play(path, header)
    arrays = selfplay.load([path])
    count = len(arrays['action'])
    assert count > 100 and all(len(array) == count for array in arrays.values())
    assert arrays['mask'][numpy.arange(count), arrays['action']].all() and set(arrays['game']) == {0, 1, 2}
    assert ((arrays['entry'] - arrays['seat'] - arrays['game']) % 2 == 0).all()
    assert set(selfplay.load([path], observations=False, masks=False)) == set(arrays) - {'observation', 'mask'}
    for number, ranks, _ in selfplay.read(path)[1]:
        for seat in (0, 1):
            result = arrays['result'][(arrays['game'] == number) & (arrays['seat'] == seat)]
            assert len(set(result)) == 1 and (result[0] > 0) == (ranks[seat] == 1 and ranks != [1, 1])


def test_damage_is_found(tmp_path):
    env = ozymandias.make('vinci', players=3)
    for _ in range(20):
        env.step(env.legal_actions()[0])
    moves = env.packed()
    for damaged in (numpy.full_like(moves, 0xFFFE), numpy.full_like(moves, 0xFFFF)):
        with pytest.raises(ValueError, match='damaged'):
            ozymandias.make('vinci', players=3).unpack(damaged)
    with pytest.raises(ValueError, match='a row for every'):
        env.unpack(moves, action=numpy.empty(3, numpy.int32))
    for content in (b'', b'nonsense\n', b'{"ozymandias_selfplay": 99}\n'):
        (tmp_path / 'bad').write_bytes(content)
        with pytest.raises(selfplay.DataError):
            selfplay.read(tmp_path / 'bad')


def test_the_commands(tmp_path, capsys):
    one, two, both, arrays = (str(tmp_path / name) for name in ('one', 'two', 'both', 'arrays.npz'))
    for number, path in ((1, one), (2, two)):
        assert selfplay.main(['play', 'vinci', '--bots', 'random,random,random', '--games', '4', '--shard', f'{number}/2',
                              '--out', path]) == 0
    assert selfplay.main(['merge', one, '--out', both]) == 1 and '2 games are missing' in capsys.readouterr().err
    assert selfplay.main(['merge', one, two, '--out', both]) == 0 and selfplay.main(['npz', both, '--out', arrays]) == 0
    with numpy.load(arrays) as kept:
        assert len(kept['action']) == len(kept['observation']) > 0
    assert selfplay.main(['play', 'vinci', '--bots', 'random', '--out', one]) == 2
    assert selfplay.main(['play', 'chess', '--bots', 'random', '--out', one]) == 2
