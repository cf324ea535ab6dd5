#!/usr/bin/env python3
"""Cuts the page's typefaces to what it writes: tools/cut_fonts.py FOLDER

FOLDER holds the Latin files of Alegreya and Alegreya Sans (npm's @fontsource/alegreya and @fontsource/alegreya-sans, folder
`files`). Each gives three: the letters of English and German, which cost little more than those of English alone, those that
French adds, and the rest of Latin-1; a browser fetches the last two when a word or a name has such a letter. Writes
web/shell/style/fonts/*.woff2 and fonts.css, which prettier formats. Needs Debian's fonttools and python3-brotli; the build does
not, what it makes is committed.
"""

import subprocess
import sys
from pathlib import Path

STYLE = Path(__file__).resolve().parent.parent / "web/shell/style"

FACES = {
    "Alegreya": [("alegreya", 500, "normal"), ("alegreya", 500, "italic"), ("alegreya", 700, "normal")],
    "Alegreya Sans": [("alegreya-sans", weight, "normal") for weight in (400, 500, 700, 800)],
}

# Titles in 700 and in 800 look alike, and a visit should not fetch both.
STANDS_FOR = {("alegreya", 700): "700 800"}

# English and German: ASCII but for the signs of programs, the signs their sentences use, and the letters of German.
PLAIN = "".join(map(chr, range(0x20, 0x7B))).translate({ord(sign): None for sign in "\\^`"}) + "\xa0·×–—’“”…−" + "ÄÖÜßäöü„‚‘"
FRENCH = "ÀÂÆÇÈÉÊËÎÏÔŒÙÛàâæçèéêëîïôœùûÿ«»"
REST = "".join(map(chr, [*range(0x5C, 0x100), 0x20AC]))  # of Latin-1, for names
PARTS = {"plain": PLAIN, "accented": FRENCH, "rest": "".join(sorted(set(REST) - set(PLAIN) - set(FRENCH)))}

# Kerning, and figures that stand in columns. Ligatures would be a fifth of a file.
FEATURES = "kern,lnum,tnum"


def spelled(letters):
    """ "U+20-5B, U+5D": runs of neighbours by their first and last."""
    runs = []
    for code in sorted(map(ord, letters)):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


def cut(source, target, letters):
    options = ["--flavor=woff2", "--no-hinting", f"--layout-features={FEATURES}", f"--text={letters}"]
    subprocess.run(["pyftsubset", source, *options, f"--output-file={target}"], check=True)


def rule(family, weight, slope, file, letters):
    looks = f'font-family: "{family}"; font-weight: {weight};' + (f" font-style: {slope};" if slope != "normal" else "")
    return f'@font-face {{ {looks} font-display: swap; src: url("./fonts/{file}") format("woff2"); unicode-range: {spelled(letters)}; }}\n'


def main():
    folder = Path(sys.argv[1])
    css = "/* Made by tools/cut_fonts.py: each part comes when a word has one of its letters. */\n"
    for family, faces in FACES.items():
        for name, weight, slope in faces:
            for part, letters in PARTS.items():
                file = f"{name}-{weight}-{slope}-{part}.woff2"
                cut(folder / f"{name}-latin-{weight}-{slope}.woff2", STYLE / "fonts" / file, letters)
                css += rule(family, STANDS_FOR.get((name, weight), weight), slope, file, letters)
    (STYLE / "fonts.css").write_text(css)


if __name__ == "__main__":
    sys.exit(__doc__ if len(sys.argv) != 2 else main())
