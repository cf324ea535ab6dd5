"""The shapes of other libraries, checked in the manner of those libraries' own conformance tests (they are not at hand)."""
import numpy
import pytest
from ozymandias import shapes

GAMES = ['tigris', 'vinci', 'after_the_flood', 'after_the_empire', 'empires_end']
EVERY_GAME = pytest.mark.parametrize('game', GAMES)


@EVERY_GAME
def test_aec(game):
    """As PettingZoo's api_test: spaces, agents, dictionaries and rewards at every step of two games."""
    env = shapes.AECEnv(game)
    assert env.possible_agents and env.max_num_agents == len(env.possible_agents) and 'name' in env.metadata
    space = {agent: env.action_space(agent) for agent in env.possible_agents}
    for agent in space:
        space[agent].seed(1)
        assert env.observation_space(agent) == env.observation_space(env.possible_agents[0])
    for seed in (1, 2):
        env.reset(seed=seed)
        assert env.agents == env.possible_agents and env.agents is not env.possible_agents
        collected, steps = dict.fromkeys(env.agents, 0.0), 0
        for agent in env.agent_iter():
            for known in (env.rewards, env.terminations, env.truncations, env.infos):
                assert set(known) == set(env.agents)
            observation, reward, terminated, truncated, info = env.last()
            assert env.observation_space(agent).contains(observation) and info == {} and not truncated
            collected[agent] += reward
            if terminated:
                with pytest.raises(ValueError):
                    env.step(0)
                env.step(None)
                continue
            steps += 1
            mask = observation['action_mask']
            assert mask.sum() > 1
            action = space[agent].sample(mask)
            assert action in space[agent]
            env.step(action)
        assert env.agents == [] and steps > 10 and abs(sum(collected.values())) < 1e-5
        assert max(collected.values()) > 0
    assert isinstance(env.render(), str) and env.state().dtype == numpy.uint8


def test_aec_seeds():
    """As PettingZoo's seed_test: the same seed, the same game."""
    def play(seed):
        env, out = shapes.AECEnv('tigris'), []
        env.reset(seed=seed)
        for _ in range(60):
            observation = env.last()[0]
            out.append(observation['observation'].tobytes())
            env.step(int(numpy.flatnonzero(observation['action_mask'])[0]))
        return out

    assert play(5) == play(5) != play(6)


@EVERY_GAME
def test_parallel(game):
    """As PettingZoo's parallel_api_test: dictionaries with every agent that lives, until there is none."""
    env = shapes.ParallelEnv(game)
    observations, infos = env.reset(seed=3)
    assert set(observations) == set(infos) == set(env.agents) == set(env.possible_agents)
    rng, total = numpy.random.default_rng(1), 0.0
    while env.agents:
        masks = {agent: observations[agent]['action_mask'] for agent in env.agents}
        assert sum(mask.any() for mask in masks.values()) == 1
        actions = {agent: int(rng.choice(numpy.flatnonzero(mask))) if mask.any() else 0
                   for agent, mask in masks.items()}
        agents = set(env.agents)
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert all(set(known) == agents for known in (observations, rewards, terminations, truncations, infos))
        total += sum(rewards.values())
    assert abs(total) < 1e-5 and all(terminations.values()) and env.step({}) == ({}, {}, {}, {}, {})


@EVERY_GAME
def test_vector(game):
    """As Gymnasium's tests of vector environments: spaces, shapes, kinds of numbers, and copies."""
    env = shapes.VectorEnv(game, 6, threads=2)
    observations, infos = env.reset(seed=4)
    assert infos == {} and env.observation_space.contains(observations)
    rng, ended = numpy.random.default_rng(1), 0
    for _ in range(300):
        before = observations['observation']
        kept = before.copy()
        actions = numpy.array([rng.choice(numpy.flatnonzero(mask)) for mask in observations['action_mask']])
        assert env.action_space.contains(actions)
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert (before == kept).all() and env.observation_space.contains(observations)
        for array, kind in ((rewards, numpy.float64), (terminations, numpy.bool_), (truncations, numpy.bool_)):
            assert array.shape == (6,) and array.dtype == kind
        assert not truncations.any() and ((rewards != 0) <= terminations).all()
        if terminations.any():
            assert (infos['_episode'] == terminations).all() and (infos['episode']['l'][terminations] > 0).all()
        ended += terminations.sum()
    again, _ = env.reset(seed=4)
    other, _ = shapes.VectorEnv(game, 6).reset(seed=4)
    assert all((again[key] == other[key]).all() for key in again)
    env.close()
    assert env.closed


@EVERY_GAME
def test_open_spiel(game):
    """As OpenSpiel's random_sim_test: legal actions, chance, clones, tensors and returns on the way to the end."""
    spiel = shapes.Game(game)
    state = spiel.new_initial_state()
    rng = numpy.random.default_rng(2)
    assert state.is_chance_node() and game in str(spiel)
    for number in range(100_000):
        if state.is_terminal():
            break
        assert state.is_chance_node() + state.is_player_node() == 1
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and legal
        if state.is_chance_node():
            assert state.current_player() == shapes.State.CHANCE_PLAYER
            outcomes, odds = zip(*state.chance_outcomes())
            assert list(outcomes) == legal and abs(sum(odds) - 1) < 1e-6
            action = int(rng.choice(outcomes, p=odds))
        else:
            assert sum(state.legal_actions_mask()) == len(legal) and max(legal) < spiel.num_distinct_actions()
            action = int(rng.choice(legal))
        if number % 50 == 0:
            examine(spiel, state, action)
        state.apply_action(action)
    returns = state.returns()
    assert len(returns) == spiel.num_players() and abs(sum(returns) - spiel.utility_sum()) < 1e-5
    assert all(spiel.min_utility() - 1e-6 <= value <= spiel.max_utility() for value in returns)
    assert state.current_player() == shapes.State.TERMINAL_PLAYER and state.legal_actions() == []


def examine(spiel, state, action):
    before = state.serialize()
    child = state.child(action)
    assert state.serialize() == before and child.history()[:len(state.history())] == state.history()
    assert state.action_to_string(state.current_player(), action)
    for player in range(spiel.num_players()):
        assert len(state.observation_tensor(player)) == spiel.observation_tensor_size()
        other = state.resample_from_infostate(player, lambda: 0.5)
        assert other.observation_tensor(player) == state.observation_tensor(player)
