#!/usr/bin/python3
"""A tournament of one's own bot against ours: each seed is played in all rotations of the seats.

    PYTHONPATH=build/release/python examples/python/tournament.py --rivals random greedy --seeds 10

A player is whatever has choose(env). The interval is over seeds, as games of one seed are not independent.
"""
import argparse

import numpy
import ozymandias


class Highest:
    """An example of a bot of one's own: the legal action with the highest number."""

    def choose(self, env):
        return int(env.legal_actions()[-1])


def play(game, players, seed):
    env = ozymandias.make(game, seed=seed, players=len(players))
    while env.player != ozymandias.OVER:
        env.step(players[env.player].choose(env))
    return env.returns()


def meet(game, own, rivals, seeds):
    """The returns of `own` for each seed, over all rotations of the seats."""
    everybody = [own, *rivals]
    seats = len(everybody)
    out = []
    for seed in range(1, seeds + 1):
        returns = [play(game, everybody[-turn:] + everybody[:-turn], seed)[turn] for turn in range(seats)]
        out.append(numpy.mean(returns))
    return numpy.array(out)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--game', default='tigris')
    parser.add_argument('--rivals', nargs='+', default=['random', 'greedy'])
    parser.add_argument('--seats', type=int, default=2)
    parser.add_argument('--seeds', type=int, default=10)
    arguments = parser.parse_args()
    for name in arguments.rivals:
        rivals = [ozymandias.Bot(name, seed=seat) for seat in range(1, arguments.seats)]
        returns = meet(arguments.game, Highest(), rivals, arguments.seeds)
        error = 1.96 * returns.std(ddof=1) / numpy.sqrt(len(returns)) if len(returns) > 1 else float('nan')
        print(f'against {name}: {returns.mean():+.2f} ({returns.mean() - error:+.2f} to {returns.mean() + error:+.2f}), '
              f'where +1 is every game won alone and 0 an even share')


if __name__ == '__main__':
    main()
