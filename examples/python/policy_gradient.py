#!/usr/bin/python3
"""Policy gradient in numpy: an actor and critic with one hidden layer learns to beat `random` within minutes.

    PYTHONPATH=build/release/python examples/python/policy_gradient.py --minutes 8 --out net.npz

One player of every game is the learner, the others are random; they change seats from game to game. When a game
ends, every choice of it is credited with the result. Then the net plays games that it has not learned from.
"""
import argparse
import time

import numpy
import ozymandias


class Net:
    """Logits of all actions and the value of the position, from an observation scaled to about 0 to 1."""

    def __init__(self, inputs, actions, hidden, rng):
        def layer(rows, columns, scale):
            return (rng.standard_normal((rows, columns)) * scale / numpy.sqrt(rows)).astype(numpy.float32)

        self.parameters = [layer(inputs, hidden, 1.5), numpy.zeros(hidden, numpy.float32), layer(hidden, actions, 0.1),
                           numpy.zeros(actions, numpy.float32), layer(hidden, 1, 0.1), numpy.zeros(1, numpy.float32)]
        self.moments = [(numpy.zeros_like(one), numpy.zeros_like(one)) for one in self.parameters]
        self.updates = 0

    def hidden(self, inputs):
        weights, bias = self.parameters[:2]
        return numpy.maximum(inputs @ weights + bias, 0)

    def policy(self, hidden, mask):
        """The probability of every legal action."""
        logits = hidden @ self.parameters[2] + self.parameters[3]
        logits[mask == 0] = -1e9
        logits -= logits.max(axis=1, keepdims=True)
        odds = numpy.exp(logits)
        return odds / odds.sum(axis=1, keepdims=True)

    def value(self, hidden):
        return (hidden @ self.parameters[4] + self.parameters[5])[:, 0]

    def learn(self, inputs, mask, actions, returns, rate, entropy):
        """One step of Adam on choices with what came of them."""
        hidden = self.hidden(inputs)
        odds, value = self.policy(hidden, mask), self.value(hidden)
        advantage = returns - value
        scaled = advantage / (advantage.std() + 1e-3)
        rows, count = numpy.arange(len(actions)), len(actions)
        log_odds = numpy.log(odds + 1e-9)
        spread = -(odds * log_odds).sum(axis=1, keepdims=True)
        to_logits = odds * scaled[:, None] + entropy * odds * (log_odds + spread)
        to_logits[rows, actions] -= scaled
        to_logits /= count
        to_value = (-advantage / count)[:, None]
        to_hidden = (to_logits @ self.parameters[2].T + to_value @ self.parameters[4].T) * (hidden > 0)
        self.descend([inputs.T @ to_hidden, to_hidden.sum(axis=0), hidden.T @ to_logits, to_logits.sum(axis=0),
                      hidden.T @ to_value, to_value.sum(axis=0)], rate)

    def descend(self, gradients, rate):
        self.updates += 1
        for parameter, (mean, square), gradient in zip(self.parameters, self.moments, gradients):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            step = mean / (1 - 0.9 ** self.updates)
            parameter -= rate * step / (numpy.sqrt(square / (1 - 0.999 ** self.updates)) + 1e-8)


def scaled(observation):
    return numpy.minimum(observation, 16).astype(numpy.float32) * 0.25


def choose(odds, rng):
    """An action of every row by its probability."""
    total = odds.cumsum(axis=1)
    draws = rng.random((len(odds), 1)) * total[:, -1:]
    return (total > draws).argmax(axis=1).astype(numpy.int32)


class Memory:
    """The choices of games that are not over; what ended is kept until there is enough to learn from."""

    def __init__(self, rows):
        self.open = [[] for _ in range(rows)]
        self.done = []

    def add(self, observation, mask, actions):
        for row, choices in enumerate(self.open):
            choices.append((observation[row], mask[row], actions[row]))

    def end(self, row, result):
        self.done += [(*choice, result) for choice in self.open[row]]
        self.open[row] = []

    def take(self, count, rng):
        rng.shuffle(self.done)
        some, self.done = self.done[:count], self.done[count:]
        observation, mask, actions, returns = zip(*some)
        return numpy.array(observation), numpy.array(mask), numpy.array(actions), numpy.array(returns, numpy.float32)


def train(game, players, minutes, rows, update, threads, hidden, rate, entropy, seed):
    """The net, and its curve: seconds by the clock and of the processor, games, share won of the last thousand."""
    rng = numpy.random.default_rng(seed)
    batch = ozymandias.make_batch(game, rows, threads=threads, seed=seed, rotate=True,
                                  players=[None] + ['random'] * (players - 1))
    net = Net(batch.observation_size, batch.num_actions, hidden, rng)
    memory, results, curve = Memory(rows), [], []
    begun = told = time.monotonic()
    while time.monotonic() - begun < 60 * minutes:
        inputs = batch.observation.copy()
        mask = batch.mask.copy()
        actions = choose(net.policy(net.hidden(scaled(inputs)), mask), rng)
        memory.add(inputs, mask, actions)
        batch.step(actions)
        for row in numpy.flatnonzero(batch.done):
            results.append(float(batch.reward[row, 0]))
            memory.end(row, results[-1])
        while len(memory.done) >= update:
            inputs, mask, actions, returns = memory.take(update, rng)
            net.learn(scaled(inputs), mask, actions, returns, rate, entropy)
        if time.monotonic() - told > 10 and results:
            told = time.monotonic()
            share = float(numpy.mean([result > 0 for result in results[-1000:]]))
            curve.append((round(told - begun), round(time.process_time()), len(results), share))
            print('{:5d} s ({:d} s of the processor)  {:7d} games  {:5.1f} % of the last 1000 won'.format(
                *curve[-1][:3], 100 * share), flush=True)
    return net, curve


def prove(net, game, players, games, seed):
    """How many of so many new games the net wins, with the action it thinks best; the first game of every row counts."""
    won = counted = 0
    batch = ozymandias.make_batch(game, games, seed=seed, rotate=True, players=[None] + ['random'] * (players - 1))
    open_rows = numpy.ones(games, bool)
    while open_rows.any():
        odds = net.policy(net.hidden(scaled(batch.observation)), batch.mask)
        batch.step(odds.argmax(axis=1).astype(numpy.int32))
        ended = open_rows & (batch.done > 0)
        won += int((batch.reward[ended, 0] > 0).sum())
        counted += int(ended.sum())
        open_rows &= ~ended
    return won, counted


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--game', default='empires_end')
    parser.add_argument('--players', type=int, default=2)
    parser.add_argument('--minutes', type=float, default=8)
    parser.add_argument('--rows', type=int, default=64, help='games at once')
    parser.add_argument('--update', type=int, default=512, help='choices that are learned from at a time')
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--hidden', type=int, default=64)
    parser.add_argument('--rate', type=float, default=0.002)
    parser.add_argument('--entropy', type=float, default=0.01)
    parser.add_argument('--games', type=int, default=200, help='of the proof')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--out', help='a file for the net (NPZ)')
    arguments = parser.parse_args()
    net, _ = train(arguments.game, arguments.players, arguments.minutes, arguments.rows, arguments.update,
                   arguments.threads, arguments.hidden, arguments.rate, arguments.entropy, arguments.seed)
    won, counted = prove(net, arguments.game, arguments.players, arguments.games, arguments.seed + 1000)
    print(f'{won} of {counted} new games won against random ({100 * won / counted:.1f} %)')
    if arguments.out:
        numpy.savez(arguments.out, *net.parameters)


if __name__ == '__main__':
    main()
