#!/usr/bin/python3
"""Search with one's own evaluation: tries every action in some worlds the seat thinks possible, and plays on at random.

    PYTHONPATH=build/release/python examples/python/search.py --games 10

Put your own judgement of a position in the place of `worth`: a net, or rules of thumb over env.view().
"""
import argparse
import random

import ozymandias


def worth(env, seat):
    """How well a seat stands: its score before the best of the others'."""
    scores = env.scores()
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def play_on(env, rng, choices):
    for _ in range(choices):
        if env.player == ozymandias.OVER:
            return
        env.step(int(rng.choice(env.legal_actions())))


class Searcher:
    """Flat Monte Carlo: the same worlds and as many tries for every action."""

    def __init__(self, worlds=4, depth=12, seed=1):
        self.worlds, self.depth, self.rng = worlds, depth, random.Random(seed)

    def choose(self, env):
        seat, legal = env.player, env.legal_actions().tolist()
        total = dict.fromkeys(legal, 0)
        for _ in range(self.worlds):
            seed = self.rng.getrandbits(32)
            for action in legal:
                world = env.imagine(seat, seed)
                world.step(action)
                play_on(world, self.rng, self.depth)
                total[action] += worth(world, seat)
        return max(legal, key=total.get)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--game', default='empires_end')
    parser.add_argument('--games', type=int, default=10)
    arguments = parser.parse_args()
    won = 0
    for number in range(arguments.games):
        env = ozymandias.make(arguments.game, seed=number + 1)
        players = [ozymandias.Bot('random', seed=number)] * env.num_players
        own = number % env.num_players
        players[own] = Searcher(seed=number)
        while env.player != ozymandias.OVER:
            env.step(players[env.player].choose(env))
        won += env.returns()[own] > 0
        print(f'game {number + 1}: scores {env.scores()}, the searcher in seat {own}')
    print(f'the searcher wins {won} of {arguments.games} games against random')


if __name__ == '__main__':
    main()
