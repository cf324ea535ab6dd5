#!/usr/bin/python3
"""Steps a second from Python: one game, and batches of 1, 64 and 1,024 games on one and two threads.

    PYTHONPATH=build/release/python bench/python_bench.py --seconds 2

A step is a choice asked of the caller; choices are made by lot in C++ and not counted as cost. `cpu` is steps for each second
of the processor, which a busy machine does not change much; `wall` is steps for each second of the clock.
"""
import argparse
import random
import time

import numpy
import ozymandias

GAMES = [('tigris', 2), ('vinci', 4), ('after_the_flood', 3), ('after_the_empire', 2), ('empires_end', 3)]


def single(game, players, seconds, with_observation):
    """Steps for each second of the processor of one game: legal actions and a step, or all of it."""
    env, draw, steps, begun, seed = ozymandias.make(game, players=players), random.Random(1).random, 0, time.process_time(), 1
    while time.process_time() - begun < seconds:
        if env.player == ozymandias.OVER:
            seed += 1
            env.reset(seed)
        legal = env.legal_actions()
        if with_observation:
            env.observation()
            env.mask()
        env.step(legal[int(draw() * len(legal))])
        steps += 1
    return steps / (time.process_time() - begun)


def batched(game, players, rows, threads, seconds, observations=True):
    batch = ozymandias.make_batch(game, rows, players=players, threads=threads, observations=observations)
    actions = numpy.zeros(rows, numpy.int32)
    for number in range(100):  # so that games are not all at their beginning
        ozymandias.sample_legal(batch.mask, actions, number)
        batch.step(actions)
    steps = cpu = wall = 0
    while cpu < seconds:
        ozymandias.sample_legal(batch.mask, actions, steps)
        cpu_before, wall_before = time.process_time(), time.perf_counter()
        batch.step(actions)
        cpu += time.process_time() - cpu_before
        wall += time.perf_counter() - wall_before
        steps += rows
    return steps / cpu, steps / wall


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--seconds', type=float, default=1, help='of the processor, for each figure')
    parser.add_argument('--rows', type=int, nargs='+', default=[1, 64, 1024])
    parser.add_argument('--games', nargs='+', default=[game for game, _ in GAMES])
    arguments = parser.parse_args()
    for game, players in GAMES:
        if game not in arguments.games:
            continue
        bare, whole = (single(game, players, arguments.seconds, what) for what in (False, True))
        print(f'{game}, {players} seats: one game {bare:,.0f} cpu, with observation and mask {whole:,.0f} cpu', flush=True)
        for rows in arguments.rows:
            figures = [batched(game, players, rows, threads, arguments.seconds) for threads in (1, 2)]
            print(f'    {rows} games:', '; '.join(f'{threads} threads {cpu:,.0f} cpu, {wall:,.0f} wall'
                                                  for threads, (cpu, wall) in zip((1, 2), figures)), flush=True)
        cpu, _ = batched(game, players, arguments.rows[-1], 1, arguments.seconds, observations=False)
        print(f'    {arguments.rows[-1]} games without observations: {cpu:,.0f} cpu', flush=True)


if __name__ == '__main__':
    main()
