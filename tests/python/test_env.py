"""One game at a time."""
import pathlib
import random
import re

import numpy
import ozymandias
import pytest

# Made in __init__, so no attribute of their class.
OF_OBJECTS = {'name', 'seed', 'num_games', 'num_players', 'num_actions', 'observation_size', 'observation', 'mask', 'seat',
              'entry', 'done', 'reward', 'length'}


def play(env, rng, visit=lambda env: None, most=100_000):
    """To the end at random; `visit` sees every choice."""
    for _ in range(most):
        if env.player == ozymandias.OVER:
            return env
        if env.player == ozymandias.CHANCE:
            env.apply_outcome(rng.choice(env.chance_outcomes())[0])
            continue
        visit(env)
        env.step(int(rng.choice(env.legal_actions())))
    raise AssertionError('the game does not end')


def test_the_games_are_there():
    assert [game.name for game in ozymandias.games()] == ['tigris', 'vinci', 'after_the_flood', 'after_the_empire',
                                                          'empires_end']


def test_everything_is_documented():
    for thing in (ozymandias, ozymandias.Env, ozymandias.Batch, ozymandias.Bot):
        for name, value in vars(thing).items():
            if not name.startswith('_') and (callable(value) or isinstance(value, property)):
                assert value.__doc__, f'{thing.__name__}.{name}'


def test_stubs_name_what_there_is():
    stubs = pathlib.Path(ozymandias.__file__).with_suffix('.pyi').read_text(encoding='utf-8')
    classes = dict(re.findall(r'^class (\w+).*?:\n((?:    .*\n)+)', stubs, re.M))
    for thing in (ozymandias.Env, ozymandias.Batch, ozymandias.Bot):
        told = set(re.findall(r'^    (?:def )?(\w+)[(:]', classes[thing.__name__], re.M))
        made = {name for name in vars(thing) if not name.startswith('_')}
        assert made <= told and not {name for name in told - made if not name.startswith('_')} - OF_OBJECTS, thing
    told = set(re.findall(r'^(?:def |class )?(\w+)[(:]', stubs, re.M))
    assert set(ozymandias.__all__) <= told


def test_whole_games(table):
    game, players = table
    env = ozymandias.make(game, players=players, seed=3)
    assert env.num_players == players

    def visit(env):
        legal, mask = env.legal_actions(), env.mask()
        assert legal.dtype == numpy.int32 and len(legal) > 1
        assert mask.shape == (env.num_actions,) and mask.sum() == len(legal) and mask[legal].all()
        seen = env.observation()
        assert seen.dtype == numpy.uint8 and seen.shape == (env.observation_size,)
        assert (seen == env.observation(env.player)).all()

    play(env, random.Random(1), visit)
    returns = env.returns()
    assert returns.shape == (players,) and abs(returns.sum()) < 1e-5 and returns.max() > 0
    assert env.ending and len(env.scores()) == players


def test_blocks_cover_the_observation(table):
    game, players = table
    env = ozymandias.make(game, players=players)
    end = 0
    for block in env.blocks:
        part = block.of(env.observation())
        assert block.start == end and part.shape == block.shape and part.base is not None
        end += part.size
    assert end == env.observation_size


def test_equal_seeds_give_equal_games(table):
    game, players = table
    one, other = (play(ozymandias.make(game, players=players, seed=9), random.Random(2)) for _ in range(2))
    assert one.state() == other.state() and one.history == other.history
    assert play(ozymandias.make(game, players=players, seed=10), random.Random(2)).state() != one.state()


def test_a_clone_is_independent(table):
    game, players = table
    env = ozymandias.make(game, players=players)
    before, copy = env.state(), env.clone()
    play(copy, random.Random(1))
    assert env.state() == before and copy.state() != before


def test_states_as_bytes(table):
    game, players = table
    env = ozymandias.make(game, players=players)
    for _ in range(20):
        env.step(env.legal_actions()[-1])
        if env.player == ozymandias.OVER:
            break
    other = ozymandias.make(game, players=players)
    other.set_state(env.state())
    assert other.state() == env.state() and list(other.legal_actions()) == list(env.legal_actions())
    with pytest.raises(ValueError, match='bytes'):
        other.set_state(b'too short')
    with pytest.raises(ValueError, match='whole game'):
        other.record()


def test_text_of_actions_reads_back(table):
    game, players = table
    env = ozymandias.make(game, players=players)

    def visit(env):
        for action in env.legal_actions()[:5]:
            assert env.action_of(env.action_text(action)) == action

    play(env, random.Random(4), visit)


def test_explicit_chance(table):
    game, players = table
    env = ozymandias.make(game, players=players, chance='explicit')
    assert env.player == ozymandias.CHANCE and len(env.legal_actions()) == 0
    outcomes = env.chance_outcomes()
    assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-9
    assert [number for number, _ in outcomes] == list(range(len(outcomes))) and env.outcome_text(0)
    with pytest.raises(ValueError, match='apply_outcome'):
        env.step(0)
    with pytest.raises(ValueError, match='no outcome'):
        env.apply_outcome(len(outcomes))
    play(env, random.Random(5))


def test_imagined_worlds_look_the_same(table):
    game, players = table
    env = ozymandias.make(game, players=players)
    checked = 0

    def visit(env):
        nonlocal checked
        checked += 1
        if checked % 20 == 0:
            world = env.imagine(seed=checked)
            assert world.player == env.player and (world.observation() == env.observation()).all()
            assert list(world.legal_actions()) == list(env.legal_actions())

    play(env, random.Random(6), visit)
    assert checked > 20


def test_records(table):
    game, players = table
    env = play(ozymandias.make(game, players=players, seed=2), random.Random(7))
    text = env.record([f'player {seat}' for seat in range(players)])
    again = ozymandias.load_record(text)
    assert again.state() == env.state() and again.history == env.history and 'player 1' in text
    damaged = text.replace('\nP0', '\nP9', 1)
    with pytest.raises(ValueError):
        ozymandias.load_record(damaged)


def test_views():
    env = ozymandias.make('tigris', players=2)
    own, other = env.view(env.player), env.view(1 - env.player)
    assert own['viewer'] == env.player and other['viewer'] == 1 - env.player
    assert env.view(ozymandias.SPECTATOR) and env.draw(width=80)
    with pytest.raises(ValueError, match='no seat'):
        env.view(2)


def test_nonsense_is_refused():
    with pytest.raises(ValueError, match='no game'):
        ozymandias.make('chess')
    with pytest.raises(ValueError, match='no option'):
        ozymandias.make('tigris', colour='blue')
    with pytest.raises(ValueError, match='cannot be'):
        ozymandias.make('tigris', players=7)
    with pytest.raises(ValueError, match='explicit'):
        ozymandias.make('tigris', chance='often')
    env = ozymandias.make('tigris', board='advanced', buildings=True)
    assert env.options['board'] == 'advanced' and env.options['buildings'] == 'on'
    illegal = int(numpy.flatnonzero(env.mask() == 0)[0])
    for action in (-1, illegal, env.num_actions):
        with pytest.raises(ValueError, match='not legal'):
            env.step(action)
    with pytest.raises(ValueError, match='no action'):
        env.action_text(env.num_actions)


@pytest.mark.parametrize('name', ['random', 'greedy', 'mcts:20it'])
def test_bots_choose_legal_actions(name):
    env = ozymandias.make('tigris', players=2)
    bot = ozymandias.Bot(name)
    for _ in range(30):
        action = bot.choose(env)
        assert action in env.legal_actions()
        env.step(action)


def test_bots_repeat_themselves():
    def game():
        env, bot = ozymandias.make('vinci', players=3, seed=4), ozymandias.Bot('greedy', seed=5)
        for _ in range(60):
            env.step(bot.choose(env))
        return env.state()

    assert game() == game()
    with pytest.raises(ValueError):
        ozymandias.Bot('nobody').choose(ozymandias.make('tigris'))
