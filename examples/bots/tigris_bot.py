#!/usr/bin/env python3
"""A small Tigris & Euphrates bot: leaders first, then tiles where they score. Needs nothing but Python.

    ozy play tigris --seats you,exec:examples/bots/tigris_bot.py

docs/BOT_PROTOCOL.md tells what the messages mean. This file may serve as the beginning of a bot of your own.
"""
import json
import random
import sys


def cells_of(view):
    """Whose kingdom every space belongs to: the number of the kingdom."""
    return {cell: number for number, kingdom in enumerate(view['kingdoms']) for cell in kingdom}


def neighbours(cell):
    column, row = cell[0], int(cell[1:])
    return [chr(ord(column) + across) + str(row + down) for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1))]


class Judge:
    """What one position looks like from one seat."""

    def __init__(self, view):
        self.view = view
        self.seat = view['viewer']
        self.kingdom_at = cells_of(view)
        self.mine = {leader['color']: leader for leader in view['leaders'] if leader['seat'] == self.seat}
        self.points = view['seats'][self.seat]['final']

    def leaders_in(self, kingdom, color):
        return [leader for leader in self.view['leaders'] if leader['color'] == color and leader['cell']
                and self.kingdom_at.get(leader['cell']) == kingdom]

    def touched(self, cell):
        """The kingdoms that a piece on this space would belong to."""
        return {self.kingdom_at[near] for near in neighbours(cell) if near in self.kingdom_at}

    def need(self, color):
        """The colour with the fewest points decides the game."""
        return 10 - min(10, self.points[color])

    def value_of_tile(self, color):
        leader = self.mine[color]
        return self.need(color) + (20 if leader['cell'] else 0) + self.view['seats'][self.seat]['hand'][color]

    def value_of_tile_on(self, color, cell):
        kingdoms = self.touched(cell)
        if len(kingdoms) != 1:
            return -10 * len(kingdoms)  # alone it scores nothing; between two kingdoms it starts a war
        scorers = self.leaders_in(*kingdoms, color) or self.leaders_in(*kingdoms, 'black')
        if not scorers:
            return 0
        return 20 if scorers[0]['seat'] == self.seat else -5

    def value_of_leader_on(self, color, cell):
        kingdoms = self.touched(cell)
        if len(kingdoms) > 1:
            return -20
        rivals = [leader for kingdom in kingdoms for leader in self.leaders_in(kingdom, color)]
        if any(leader['seat'] != self.seat for leader in rivals):
            return -10  # a revolt
        tiles = [tile for tile in self.view['tiles'][color] if self.kingdom_at.get(tile) in kingdoms]
        temples = [near for near in neighbours(cell) if near in self.view['tiles']['red']]
        return len(tiles) + 2 * len(temples)

    def value_of_support(self, count):
        conflict = self.view['conflict']
        if conflict['attacker'] == self.seat:
            return count  # all of it: the defender answers after us
        missing = conflict['attacker_strength'] + conflict['attacker_support'] - conflict['defender_strength']
        return -abs(count - max(0, missing)) if count >= missing else -count

    def value(self, target):
        """How much we like to click on this thing."""
        place, _, thing = target.partition('.')
        chosen = self.view['chosen']
        if place == 'hand':
            return self.value_of_tile(thing) if thing != 'catastrophe' else -30
        if place == 'leader':
            leader = next(leader for leader in self.mine.values() if leader['leader'] == thing)
            return 50 if not leader['cell'] else -30
        if place == 'cell' and chosen['piece'] == 'tile':
            return self.value_of_tile_on(chosen['color'], thing)
        if place == 'cell' and chosen['piece'] == 'leader':
            return self.value_of_leader_on(chosen['color'], thing)
        if place == 'support':
            return self.value_of_support(int(thing))
        if place == 'gain':
            return self.need(thing)
        if place == 'square':
            return 5  # a monument
        return -20 if place == 'button' else 0


def choose(question):
    judge = Judge(question['view'])
    values = [judge.value(move['target']) for move in question['moves']]
    best = max(values)
    return random.choice([move['text'] for move, value in zip(question['moves'], values) if value == best])


def say(message):
    print(json.dumps(message), flush=True)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message['type'] == 'hello':
            random.seed(message['seed'])
            if message['game'] == 'tigris':
                say({'type': 'ready', 'name': 'tigris_bot.py'})
            else:
                say({'type': 'refuse', 'reason': 'I only play tigris'})
        elif message['type'] == 'ask':
            say({'type': 'move', 'id': message['id'], 'move': choose(message)})


if __name__ == '__main__':
    main()
