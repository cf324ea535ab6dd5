#!/usr/bin/python3
"""The smallest agent there is: every legal action with the same chance, first in one game, then in many at once.

    PYTHONPATH=build/release/python examples/python/random_agent.py tigris
"""
import argparse
import random
import time

import numpy
import ozymandias


def play_one(game, seed):
    env, rng = ozymandias.make(game, seed=seed), random.Random(seed)
    choices = 0
    while env.player != ozymandias.OVER:
        env.step(rng.choice(env.legal_actions().tolist()))
        choices += 1
    print(f'{game}: {choices} choices, ended by {env.ending}, scores {env.scores()}, returns {env.returns().tolist()}')


def play_many(game, games, steps):
    batch = ozymandias.make_batch(game, games)
    actions = numpy.zeros(games, numpy.int32)
    ended, begun = 0, time.perf_counter()
    for number in range(steps):
        ozymandias.sample_legal(batch.mask, actions, number)
        batch.step(actions)
        ended += int(batch.done.sum())
    speed = games * steps / (time.perf_counter() - begun)
    print(f'{games} games at once: {speed:,.0f} choices a second with observations, {ended} games ended')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('game', nargs='?', default='tigris')
    parser.add_argument('--steps', type=int, default=500, help='of all games together')
    arguments = parser.parse_args()
    play_one(arguments.game, seed=1)
    play_many(arguments.game, games=256, steps=arguments.steps)


if __name__ == '__main__':
    main()
