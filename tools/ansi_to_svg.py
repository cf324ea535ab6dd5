#!/usr/bin/env python3
"""Draws terminal output (standard input, with ANSI colours) as an SVG picture (standard output).

The picture in README.md, from its board's first line to its last:
    build/release/ozy replay tests/golden/tigris/treasures_3_greedy.game --to 150 --view P0 --color always |
        sed -n '/A.*   .*B.*   .*P/,/Your hand/p' | tools/ansi_to_svg.py > docs/tigris.svg
"""
import re
import sys
from html import escape

CELL_WIDTH, LINE_HEIGHT, FONT_SIZE, MARGIN = 8.4, 18, 14, 14
PAPER, INK, DIM = '#1b1a17', '#e8e2d4', '#8b8577'
COLORS = {0: '#26241f', 1: '#c4453a', 2: '#4f9a4a', 3: '#d8a53a', 4: '#3f74c0', 5: '#a866b0', 6: '#4aa3b8', 7: '#d8d2c4',
          60: '#6d685d', 67: '#f6f1e6'}
CODE = re.compile(r'\x1b\[([0-9;]*)m')


class Style:
    """What the escape codes so far add up to."""

    def __init__(self):
        self.ink, self.paper, self.bold = INK, None, False

    def apply(self, codes):
        for code in (int(part or 0) for part in codes.split(';')):
            if code == 0:
                self.__init__()
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.ink = DIM
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.ink = COLORS.get(code - 30, INK)
            elif 40 <= code <= 47 or 100 <= code <= 107:
                self.paper = COLORS.get(code - 40)


def runs(line, style):
    """(first column, text, ink, paper, bold) for each stretch of one style."""
    column = 0
    for number, part in enumerate(CODE.split(line)):
        if number % 2 == 1:
            style.apply(part)
        elif part:
            yield column, part, style.ink, style.paper, style.bold
            column += len(part)


def drawn_run(run, row):
    column, text, ink, paper, bold = run
    x, y = MARGIN + column * CELL_WIDTH, MARGIN + row * LINE_HEIGHT
    if paper:
        yield (f'<rect x="{x:.1f}" y="{y}" width="{len(text) * CELL_WIDTH:.1f}" height="{LINE_HEIGHT}" '
               f'fill="{paper}"/>')
    weight = ' font-weight="bold"' if bold else ''
    for word in re.finditer(r'\S+', text):  # each in its own column, whatever font the reader has
        yield (f'<text x="{x + word.start() * CELL_WIDTH:.1f}" y="{y + 13}" fill="{ink}"{weight} '
               f'textLength="{len(word[0]) * CELL_WIDTH:.1f}">{escape(word[0])}</text>')


def svg(text):
    lines = text.rstrip('\n').split('\n')
    columns = max(len(CODE.sub('', line)) for line in lines)
    width, height = 2 * MARGIN + columns * CELL_WIDTH, 2 * MARGIN + len(lines) * LINE_HEIGHT
    style = Style()
    shapes = [shape for row, line in enumerate(lines) for run in runs(line, style) for shape in drawn_run(run, row)]
    return '\n'.join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" height="{height}" '
        f'font-family="ui-monospace, DejaVu Sans Mono, Consolas, monospace" font-size="{FONT_SIZE}">',
        f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>', *shapes, '</svg>', ''])


if __name__ == '__main__':
    sys.stdout.write(svg(sys.stdin.read()))
