"""The games in the shapes that other libraries expect: PettingZoo (AEC and parallel), Gymnasium (vector), OpenSpiel (state).

None of those libraries is needed: what they ask of an environment is here as methods of the same names and meanings, with
small spaces of our own (Discrete, Box, DictSpace). tests/python/test_shapes.py checks them in the manner of those
libraries' own tests.
"""
import numpy

from . import CHANCE, OVER, make, make_batch


class Discrete:
    """The numbers 0 to n - 1."""

    def __init__(self, n):
        self.n, self.shape, self.dtype = n, (), numpy.dtype(numpy.int64)
        self._rng = numpy.random.default_rng()

    def seed(self, seed=None):
        self._rng = numpy.random.default_rng(seed)

    def sample(self, mask=None):
        """A number; of those that a mask shows, if there is one."""
        return int(self._rng.integers(self.n) if mask is None else self._rng.choice(numpy.flatnonzero(mask)))

    def contains(self, value):
        return isinstance(value, (int, numpy.integer)) and 0 <= value < self.n

    __contains__ = contains

    def __eq__(self, other):
        return isinstance(other, Discrete) and self.n == other.n

    __hash__ = None


class Box:
    """Arrays of a shape with every number from low to high."""

    def __init__(self, low, high, shape, dtype):
        self.low, self.high, self.shape, self.dtype = low, high, tuple(shape), numpy.dtype(dtype)

    def contains(self, value):
        return (isinstance(value, numpy.ndarray) and value.shape == self.shape and value.dtype == self.dtype
                and bool((value >= self.low).all()) and bool((value <= self.high).all()))

    __contains__ = contains

    def __eq__(self, other):
        return isinstance(other, Box) and vars(self) == vars(other)

    __hash__ = None


class DictSpace:
    """Dictionaries with these keys, each value in its space."""

    def __init__(self, spaces):
        self.spaces = dict(spaces)

    def __getitem__(self, key):
        return self.spaces[key]

    def contains(self, value):
        return (isinstance(value, dict) and value.keys() == self.spaces.keys()
                and all(self.spaces[key].contains(value[key]) for key in value))

    __contains__ = contains

    def __eq__(self, other):
        return isinstance(other, DictSpace) and self.spaces == other.spaces

    __hash__ = None


def _observation_space(size, actions):
    return DictSpace({'observation': Box(0, 255, (size,), numpy.uint8),
                      'action_mask': Box(0, 1, (actions,), numpy.uint8)})


class AECEnv:
    """PettingZoo's AEC API: agents act one after the other; rewards come with the end of the game."""

    def __init__(self, game, **options):
        self._env = make(game, **options)
        self.metadata = {'name': f'{game}_v{self._env.num_players}', 'is_parallelizable': True, 'render_modes': ['ansi']}
        self.render_mode = 'ansi'
        self.possible_agents = [f'player_{seat}' for seat in range(self._env.num_players)]
        self.agents = []
        self._observation_space = _observation_space(self._env.observation_size, self._env.num_actions)
        self._action_spaces = {agent: Discrete(self._env.num_actions) for agent in self.possible_agents}
        self._seed = 0

    num_agents = property(lambda self: len(self.agents))
    max_num_agents = property(lambda self: len(self.possible_agents))
    unwrapped = property(lambda self: self)

    def observation_space(self, agent):
        del agent  # all are alike
        return self._observation_space

    def action_space(self, agent):
        return self._action_spaces[agent]

    def reset(self, seed=None, options=None):
        del options
        self._seed = self._seed + 1 if seed is None else seed
        self._env.reset(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._decider()

    def _decider(self):
        return self.possible_agents[self._env.player]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        is_asked = self._env.player == seat
        mask = self._env.mask() if is_asked else numpy.zeros(self._env.num_actions, numpy.uint8)
        return {'observation': self._env.observation(seat), 'action_mask': mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            return self._leave(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._env.step(int(action))
        if self._env.player == OVER:
            self.rewards = dict(zip(self.possible_agents, map(float, self._env.returns())))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._decider()
        for other in self.agents:
            self._cumulative_rewards[other] += self.rewards[other]
        return None

    def _leave(self, agent, action):
        """An agent whose game is over can but step with None; then it is gone."""
        if action is not None:
            raise ValueError('when an agent is done, the only valid action is None')
        self.agents.remove(agent)
        for known in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del known[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter=2 ** 63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self):
        return self._env.draw()

    def state(self):
        """All that there is, for critics that may see everything."""
        return numpy.frombuffer(self._env.state(), numpy.uint8)

    def close(self):
        self.agents = []


class ParallelEnv:
    """PettingZoo's parallel API of games in which one acts at a time: who is not asked has an empty mask, and its action
    counts for nothing (0 will do)."""

    def __init__(self, game, **options):
        self._aec = AECEnv(game, **options)
        self.metadata, self.render_mode = self._aec.metadata, 'ansi'
        self.possible_agents, self.agents = self._aec.possible_agents, []

    num_agents = property(lambda self: len(self.agents))
    max_num_agents = property(lambda self: len(self.possible_agents))
    unwrapped = property(lambda self: self)

    def observation_space(self, agent):
        return self._aec.observation_space(agent)

    def action_space(self, agent):
        return self._aec.action_space(agent)

    def _observations(self):
        return {agent: self._aec.observe(agent) for agent in self.possible_agents}

    def reset(self, seed=None, options=None):
        self._aec.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions):
        if not self.agents:
            return {}, {}, {}, {}, {}
        self._aec.step(actions[self._aec.agent_selection])
        results = (self._observations(), dict(self._aec.rewards), dict(self._aec.terminations),
                   dict(self._aec.truncations), {agent: {} for agent in self.agents})
        if self._aec.terminations[self.agents[0]]:
            self.agents = []
        return results

    def render(self):
        return self._aec.render()

    def state(self):
        return self._aec.state()

    def close(self):
        self._aec.close()
        self.agents = []


class VectorEnv:
    """Gymnasium's vector API: one learner in each of many games, the other seats played by bots. A game that is over
    begins anew in the same step (autoreset mode "same step"); infos tell of those that ended."""

    def __init__(self, game, num_envs, *, opponents='random', threads=1, rotate=True, **options):
        seats = options.pop('players', None) or make(game, **options).num_players
        self._make = {'game': game, 'num_games': num_envs, 'threads': threads, 'rotate': rotate,
                      'players': [None] + [opponents] * (seats - 1), **options}
        self._batch, self.num_envs, self._seed = make_batch(**self._make), num_envs, 0
        self.metadata = {'autoreset_mode': 'same_step', 'render_modes': []}
        self.single_action_space = Discrete(self._batch.num_actions)
        self.single_observation_space = _observation_space(self._batch.observation_size, self._batch.num_actions)
        self.action_space = Box(0, self._batch.num_actions - 1, (num_envs,), numpy.int64)
        self.observation_space = DictSpace({
            'observation': Box(0, 255, (num_envs, self._batch.observation_size), numpy.uint8),
            'action_mask': Box(0, 1, (num_envs, self._batch.num_actions), numpy.uint8)})
        self.closed = False

    unwrapped = property(lambda self: self)

    def _observations(self):
        """Copies: what Gymnasium gives out does not change under its users."""
        return {'observation': self._batch.observation.copy(), 'action_mask': self._batch.mask.copy()}

    def reset(self, *, seed=None, options=None):
        del options
        self._seed = self._seed + 1 if seed is None else seed
        self._batch.reset(self._seed)
        return self._observations(), {}

    def step(self, actions):
        self._batch.step(numpy.ascontiguousarray(actions, numpy.int32))
        done = self._batch.done.astype(bool)
        rewards = self._batch.reward[:, 0].astype(numpy.float64)
        infos = {'episode': {'r': rewards.copy(), 'l': self._batch.length.copy()}, '_episode': done} if done.any() else {}
        return self._observations(), rewards, done, numpy.zeros(self.num_envs, bool), infos

    def close(self):
        self.closed = True


class Game:
    """OpenSpiel's game: what there is to know before the first move."""

    def __init__(self, name, **options):
        self._name, self._options = name, options
        self._env = make(name, chance='explicit', **options)

    def new_initial_state(self, seed=1):
        return State(self, make(self._name, chance='explicit', seed=seed, **self._options))

    def get_type(self):
        return {'short_name': self._name, 'chance_mode': 'explicit_stochastic', 'dynamics': 'sequential',
                'information': 'imperfect_information', 'reward_model': 'terminal', 'utility': 'zero_sum',
                'provides_information_state_tensor': False, 'provides_observation_tensor': True}

    def num_players(self):
        return self._env.num_players

    def num_distinct_actions(self):
        return self._env.num_actions

    def observation_tensor_shape(self):
        return [self._env.observation_size]

    def observation_tensor_size(self):
        return self._env.observation_size

    def min_utility(self):
        return -1.0 / (self._env.num_players - 1)

    def max_utility(self):
        return 1.0

    def utility_sum(self):
        return 0.0

    def __str__(self):
        return ''.join([self._name, '(', ','.join(f'{name}={value}' for name, value in self._env.options.items()), ')'])


class State:
    """OpenSpiel's state: chance is explicit, and a player of its own."""

    CHANCE_PLAYER, TERMINAL_PLAYER = -1, -4

    def __init__(self, game, env):
        self._game, self._env = game, env

    def get_game(self):
        return self._game

    def current_player(self):
        return {CHANCE: self.CHANCE_PLAYER, OVER: self.TERMINAL_PLAYER}.get(self._env.player, self._env.player)

    def is_terminal(self):
        return self._env.player == OVER

    def is_chance_node(self):
        return self._env.player == CHANCE

    def is_player_node(self):
        return self._env.player >= 0

    def num_players(self):
        return self._env.num_players

    def legal_actions(self, player=None):
        if self.is_chance_node() and player in (None, self.CHANCE_PLAYER):
            return [outcome for outcome, _ in self.chance_outcomes()]
        if player is not None and player != self.current_player():
            return []
        return sorted(self._env.legal_actions().tolist())

    def legal_actions_mask(self, player=None):
        if player is not None and player != self.current_player():
            return [0] * self._env.num_actions
        return self._env.mask().tolist()

    def chance_outcomes(self):
        return self._env.chance_outcomes()

    def apply_action(self, action):
        if self.is_chance_node():
            self._env.apply_outcome(action)
        else:
            self._env.step(action)

    def child(self, action):
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self):
        return State(self._game, self._env.clone())

    def action_to_string(self, player, action=None):
        action = player if action is None else action
        return self._env.outcome_text(action) if self.is_chance_node() else self._env.action_text(action)

    def returns(self):
        return self._env.returns().tolist()

    def rewards(self):
        return self.returns()

    def player_return(self, player):
        return self.returns()[player]

    def observation_tensor(self, player=None):
        return self._env.observation(player).tolist()

    def observation_string(self, player=None):
        return self._env.view_json(player)

    def resample_from_infostate(self, player_id, probability_sampler):
        """A state that the player cannot tell from this one; the sampler gives numbers from 0 to 1."""
        return State(self._game, self._env.imagine(player_id, int(probability_sampler() * 2 ** 32)))

    def history(self):
        return [action for _, action in self._env.history]

    def serialize(self):
        return self._env.state().hex()

    def __str__(self):
        return self._env.draw(seat=-4)
