"""Five board games with exact hidden information for research: single games, batches of games, bots, records.

    import ozymandias
    env = ozymandias.make('tigris', players=2, seed=7)
    while env.player != ozymandias.OVER:
        env.step(env.legal_actions()[0])
    print(env.returns())

docs/RESEARCH.md begins at the beginning; docs/TENSORS.md tells what every byte of an observation means.
"""
import json
from typing import NamedTuple

import numpy

from . import _ozymandias
from ._ozymandias import CHANCE, OMNISCIENT, OVER, SPECTATOR, Env, sample_legal

__all__ = ['CHANCE', 'OMNISCIENT', 'OVER', 'SPECTATOR', 'Batch', 'Block', 'Bot', 'Env', 'Game', 'games', 'load_record',
           'make', 'make_batch', 'sample_legal']


class Game(NamedTuple):
    """A game there is: its id, its title, the version of its rules."""

    name: str
    title: str
    rules_version: int


class Block(NamedTuple):
    """A part of an observation that is an array of its own; `features` are pairs of name and width."""

    name: str
    start: int
    shape: tuple
    features: list

    def of(self, observation):
        """This block of an observation, or of many: a view of the same memory."""
        size = int(numpy.prod(self.shape))
        return observation[..., self.start:self.start + size].reshape(*observation.shape[:-1], *self.shape)


def games():
    """All games, as Game(name, title, rules_version)."""
    return [Game(*facts) for facts in _ozymandias.games()]


def _said(options):
    """Options of a game as its table of options spells them: True is on."""
    words = {True: 'on', False: 'off'}
    return [(name, words[value] if isinstance(value, bool) else str(value)) for name, value in options.items()]


def _manner(chance, forced):
    if chance not in ('played', 'explicit') or forced not in ('played', 'explicit'):
        raise ValueError("chance and forced are 'played' or 'explicit'")
    return chance == 'explicit', forced == 'explicit'


def make(game, *, seed=1, chance='played', forced='played', **options):
    """One game. `options` are those of `ozy games`, such as players=3 or board='advanced'.

    Draws, and choices of one, are played for the caller, unless chance or forced are 'explicit'.
    """
    env = _ozymandias.make_env(game, _said(options), *_manner(chance, forced))
    env.reset(seed)
    return env


def load_record(text, *, chance='played', forced='played'):
    """A game of a record (docs/RECORDS.md), where it ended."""
    return _ozymandias.env_of_record(text, *_manner(chance, forced))


def _view(env, seat=None):
    """What a seat may know, as the page gets it; the decider's if no seat is named."""
    return json.loads(env.view_json(seat))


Env.view = _view
Env.options = property(Env._options, doc='Every option of the game with its value, as text.')
Env.blocks = property(lambda env: [Block(*block) for block in env._blocks()],
                      doc='The parts of an observation, one after the other.')
Env.history = property(Env._history, doc='What was played: pairs of seat and action; of CHANCE and a number for the draw.')


class Bot:
    """A bot by its name (docs/BOTS.md): 'random', 'greedy', 'master:200it', 'greedy:weights.txt', 'exec:COMMAND'."""

    def __init__(self, name, *, seed=1):
        self.name = name
        self.seed = seed
        self._bots = {}

    def choose(self, env):
        """The action it chooses where env stands; it sees what the decider may know."""
        if env.game not in self._bots:
            self._bots[env.game] = _ozymandias.make_env_bot(env.game, self.name, self.seed)
        return self._bots[env.game].choose(env)

    def __repr__(self):
        return f'Bot({self.name!r})'


class Batch:
    """Many games of one kind that step together, each beginning anew when it is over.

    The arrays are made once and stay; every step changes what is in them. They cannot be written.

    observation  uint8 (games, size)      of who is to choose
    mask         uint8 (games, actions)   1 for what is legal
    seat         int8 (games,)            who is to choose
    entry        int8 (games,)            the number of that player in `players`; the seat unless entries rotate
    done         uint8 (games,)           1 if a game ended in this step; all the rest is then of the next game
    reward       float32 (games, players) by entry, of the game that ended: 1 the only winner, else 0
    length       int32 (games,)           choices asked for in the game that ended
    """

    def __init__(self, core):
        self._core = core
        self.num_games, self.num_players = core.num_games, core.num_players
        self.num_actions, self.observation_size = core.num_actions, core.observation_size
        self.observation, self.mask, self.reward = core._observation, core._mask, core._reward
        self.seat, self.entry, self.done, self.length = core._seat, core._entry, core._done, core._length

    @property
    def blocks(self):
        """The parts of an observation, one after the other."""
        return [Block(*block) for block in self._core._blocks()]

    def reset(self, seed=1):
        """All games begin anew; equal seeds and actions give equal arrays on any number of threads."""
        self._core.reset(seed)
        return self

    def step(self, actions):
        """Plays one action of every game: int32 of shape (games,). If one is not legal none is played."""
        self._core.step(actions)
        return self

    def state(self, row):
        """Where the game of a row stands, as bytes for Env.set_state."""
        return self._core.state(row)


def make_batch(game, num_games, *, threads=1, seed=1, players=None, rotate=False, observations=True, **options):
    """Many games at once, in C++ on so many threads.

    `players` is how many seats there are, all of them asked from outside; or a list with a name for each seat: a bot's,
    or None for who is asked. With rotate they change seats from game to game. Without observations steps are faster.
    """
    if num_games < 1 or threads < 1:
        raise ValueError('at least one game and one thread')
    names = []
    if isinstance(players, int):
        options['players'] = players
    elif players is not None:
        names = ['' if name is None else name for name in players]
        options['players'] = len(names)
    core = _ozymandias.make_batch(game, _said(options), num_games, threads, names, rotate, observations)
    return Batch(core).reset(seed)
