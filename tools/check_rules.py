#!/usr/bin/env python3
"""Fails when a numbered rule is not cited in the game's code and in a test, or when something cites a rule that is not.

A rule is defined by **[TE-6.3]** in src/games/<game>/RULES.md. It is cited as [TE-6.3], [TE-6.3, TE-6.4] or
[TE-6.3 to TE-6.6]:
  in code   in a .hpp or .cpp of src/games/<game> or src/bots/<game>
  in tests  in the heading of a case (tests/cases/<game>/*.case) or in a .cpp or .hpp below tests/
"""
import argparse
import pathlib
import re
import sys

DEFINITION = re.compile(r'\*\*\[([A-Z]{2}-\d+\.\d+)\]\*\*')
RULE = r'[A-Z]{2}-\d+\.\d+'
CITATION = re.compile(rf'\[({RULE}(?:(?:, | and | to ){RULE})*)\]')
MENTION = re.compile(rf'\b{RULE}\b')


class Game:
    def __init__(self, folder):
        self.name = folder.name
        self.rules = DEFINITION.findall((folder / 'RULES.md').read_text(encoding='utf-8'))
        self.prefixes = {rule.split('-')[0] for rule in self.rules}

    def cited(self, text):
        """The rules of this game that a text cites in brackets; ranges follow the order of RULES.md."""
        found = set()
        for citation in CITATION.findall(text):
            parts = re.split(r'(, | and | to )', citation)
            found.add(parts[0])
            for before, joint, rule in zip(parts[0::2], parts[1::2], parts[2::2]):
                found.update(self.between(before, rule) if joint == ' to ' else {rule})
        return found

    def between(self, first, last):
        if first not in self.rules or last not in self.rules:
            return {first, last}
        return self.rules[self.rules.index(first):self.rules.index(last) + 1]


def read(paths):
    return {path: path.read_text(encoding='utf-8') for path in sorted(paths) if path.is_file()}


def files(folder, *suffixes):
    return [path for path in folder.rglob('*') if path.suffix in suffixes] if folder.is_dir() else []


def headings(case_text):
    return '\n'.join(line for line in case_text.splitlines() if line.startswith('#'))


def rules_written_twice(game):
    return [f'{game.name}: {rule} is defined twice in RULES.md'
            for rule in sorted({rule for rule in game.rules if game.rules.count(rule) > 1})]


def uncited_rules(game, root):
    own = files(root / 'src/games' / game.name, '.hpp', '.cpp') + files(root / 'src/bots' / game.name, '.hpp', '.cpp')
    in_code = game.cited('\n'.join(read(own).values()))
    cases = read(files(root / 'tests/cases' / game.name, '.case'))
    in_tests = game.cited('\n'.join(headings(text) for text in cases.values()))
    in_tests |= game.cited('\n'.join(read(files(root / 'tests', '.hpp', '.cpp')).values()))
    for where, cited in (('code', in_code), ('test', in_tests)):
        missing = [rule for rule in game.rules if rule not in cited]
        if missing:
            yield f'{game.name}: {len(missing)} of {len(game.rules)} rules in no {where}: {" ".join(missing)}'


def line_of(text, at):
    return text.count('\n', 0, at) + 1


def citations_of_nothing(games, chosen, root):
    """Ids that look like a rule of a known game but are none; in a game's own folders every id must be its own."""
    defined = {rule for game in games for rule in game.rules}
    prefixes = {prefix for game in chosen for prefix in game.prefixes}
    homes = [root / top / game.name for top in ('src/games', 'src/bots', 'tests/cases', 'tests/games') for game in chosen]
    everything = files(root / 'src', '.hpp', '.cpp') + files(root / 'tests', '.hpp', '.cpp', '.case')
    for path, text in read(everything).items():
        at_home = any(home in path.parents for home in homes)
        for match in MENTION.finditer(text):
            if match[0] not in defined and (at_home or match[0].split('-')[0] in prefixes):
                yield f'{path.relative_to(root)}:{line_of(text, match.start())}: there is no rule {match[0]}'


def complaints(games, chosen, root):
    for game in chosen:
        if not game.rules:
            yield f'{game.name}: RULES.md defines no rule'
        yield from rules_written_twice(game)
        yield from uncited_rules(game, root)
    yield from citations_of_nothing(games, chosen, root)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--root', type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument('--game', help='only this one')
    arguments = parser.parse_args()
    games = [Game(path.parent) for path in sorted((arguments.root / 'src/games').glob('*/RULES.md'))]
    chosen = [game for game in games if arguments.game in (None, game.name)]
    if not chosen:
        parser.error(f'no game {arguments.game!r}; there are {", ".join(game.name for game in games) or "none"}')
    found = list(complaints(games, chosen, arguments.root))
    for complaint in found:
        print(complaint)
    if not found:
        for game in chosen:
            print(f'{game.name}: all {len(game.rules)} rules are cited in code and in tests')
    return int(bool(found))


if __name__ == '__main__':
    sys.exit(main())
