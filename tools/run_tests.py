#!/usr/bin/env python3
"""Builds and runs the tests in sections, a line each, with a log of every command under build/logs."""
import argparse
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import time
import xml.etree.ElementTree
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOGS = ROOT / 'build' / 'logs'
CACHE = pathlib.Path(os.environ.get('XDG_CACHE_HOME') or pathlib.Path.home() / '.cache') / 'ozymandias'
CORES = os.cpu_count() or 1
FUZZ_SECONDS = 30  # for all fuzzers together
ON_TERMINAL = sys.stdout.isatty() and not os.environ.get('CI')

HELP = """\
usage: ./test                   everything
       ./test quick [GAME]      the checked build's tests alone, of one game or of all
       ./test SECTION...        only these sections

sections:
"""


class Tally(NamedTuple):
    passed: int
    failed: int

    def __add__(self, other):
        return Tally(self.passed + other.passed, self.failed + other.failed)


class Failure(Exception):
    """A command that had to succeed did not; the rest of its section has no ground to stand on."""


def tell(text, end='\n'):
    print(text, end=end, flush=True)


def show_progress(line, shown_at):
    """On a terminal the last line of output, rewritten; elsewhere one line in a while. Returns when it was shown."""
    now = time.monotonic()
    if ON_TERMINAL:
        tell('\r\033[K    ' + line.strip()[:100], end='')
    elif now - shown_at > 20:
        tell('    ' + line.strip()[:110])
    else:
        return shown_at
    return now


def run(name, command, env=None):
    """Runs a command with its output in build/logs/<name>.log. Returns its exit code and that output."""
    LOGS.mkdir(parents=True, exist_ok=True)
    lines, shown_at = [], time.monotonic()
    with open(LOGS / f'{name}.log', 'w', encoding='utf-8') as log:
        log.write(f'$ {" ".join(map(str, command))}\n')
        with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors='replace',
                              env={**os.environ, **(env or {})}) as process:
            for line in process.stdout:
                log.write(line)
                lines.append(line)
                shown_at = show_progress(line, shown_at)
    if ON_TERMINAL:
        tell('\r\033[K', end='')
    return process.returncode, ''.join(lines)


def show_failure(name, output):
    tell(f'    {name} failed; the end of build/logs/{name}.log:')
    for line in output.splitlines()[-60:]:
        tell('    | ' + line)


def must(name, command):
    code, output = run(name, command)
    if code != 0:
        show_failure(name, output)
        raise Failure
    return output


def claim(name, command, env=None):
    """A check that is one command: passed or failed."""
    code, output = run(name, command, env)
    if code != 0:
        show_failure(name, output)
    return Tally(int(code == 0), int(code != 0))


def build(preset, *targets):
    must(f'{preset}-build', [ROOT / 'tools' / 'build.sh', preset, *targets])


def ctest(preset, *selection):
    """The tests of a preset that is built; the tally comes from ctest's own report."""
    name, report = f'{preset}-ctest', LOGS / f'{preset}-ctest.xml'
    report.unlink(missing_ok=True)
    code, output = run(name, ['ctest', '--test-dir', f'build/{preset}', '-j', str(CORES), '--no-tests=error',
                              '--output-on-failure', '--output-junit', report, *selection],
                       env={'GTEST_BRIEF': '1'})
    passed = failed = 0
    if report.exists():
        for test in xml.etree.ElementTree.parse(report).getroot().iter('testcase'):
            passed += test.get('status') == 'run'
            failed += test.get('status') == 'fail'
    if code != 0:
        show_failure(name, re.sub(r'^ *\d+/\d+ Test.*Passed.*\n| *Start +\d+.*\n', '', output, flags=re.M))
        failed = max(failed, 1)
    return Tally(passed, failed)


def sources(*suffixes):
    return sorted(path for top in ('src', 'tests', 'bench') for path in (ROOT / top).rglob('*')
                  if path.suffix in suffixes)


def check_format():
    return claim('format', ['clang-format-14', '--dry-run', '-Werror', *sources('.cpp', '.hpp')])


def check_layers():
    return claim('layers', ['python3', 'tools/check_layers.py'])


def check_rules(game=None):
    return claim('rules', ['python3', 'tools/check_rules.py', *(['--game', game] if game else [])])


def check_dev():
    build('dev', 'tests')
    return ctest('dev')


def check_release():
    build('release', 'all', 'header_check')
    return Tally(1, 0) + ctest('release')


def check_asan():
    build('asan', 'tests')
    return ctest('asan')


def check_tsan():
    build('tsan', 'thread_tests')
    return ctest('tsan', '-L', 'threads')


# Where a fuzzer starts from, if it has no corpus of its own.
FUZZ_SEEDS = {'record': 'tests/golden', 'case': 'tests/cases'}


def page_tests(project):
    """The page's tests of one project of web/vitest.config.ts, counted by their own summary."""
    name = f'page-{project}'
    code, output = run(name, [ROOT / 'tools' / 'page.sh', project], env={'NO_COLOR': '1'})
    summary = (re.findall(r'^ *Tests .*$', output, re.M) or [''])[-1]
    counts = {word: int(number) for number, word in re.findall(r'(\d+) (passed|failed)', summary)}
    if code != 0:
        failures = re.findall(r'^ *FAIL .*\n.*', output, re.M)  # each by its name and its first line, above the details
        show_failure(name, output + '\n'.join(failures))
    return Tally(counts.get('passed', 0), max(counts.get('failed', 0), int(code != 0)))


def check_page():
    must('page-build', [ROOT / 'tools' / 'page.sh', 'build'])
    return page_tests('unit')


def check_browser():
    must('page-build', [ROOT / 'tools' / 'page.sh', 'build'])
    build('release', 'ozy')
    return page_tests('browser')


def fuzz(name, seconds):
    found = ROOT / 'build/asan/corpus' / name
    found.mkdir(parents=True, exist_ok=True)
    seeds = FUZZ_SEEDS.get(name, f'tests/fuzz/corpus/{name}')
    return claim(f'fuzz-{name}', [f'build/asan/fuzz_{name}', f'-max_total_time={seconds}', '-timeout=10', '-max_len=4096',
                                  f'-artifact_prefix=build/logs/{name}-', found, seeds])


def check_fuzz():
    build('asan', 'fuzzers')
    names = [path.name.removesuffix('_fuzz.cpp') for path in sorted((ROOT / 'tests/fuzz').glob('*_fuzz.cpp'))]
    seconds = max(1, FUZZ_SECONDS * min(CORES, len(names)) // len(names))
    with ThreadPoolExecutor(CORES) as pool:
        return sum(pool.map(lambda name: fuzz(name, seconds), names), Tally(0, 0))


def check_speed():
    build('release', 'speed', 'speed_room')
    code, output = run('speed', ['python3', 'tools/speed.py'])
    tell(output.rstrip())
    return Tally(int(code == 0), int(code != 0))


def git(*arguments):
    """Lines that git prints, none if it has nothing to say (no checkout, no such branch)."""
    done = subprocess.run(['git', *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files():
    """What differs from the main branch, or on the main branch itself from the commit before."""
    head = git('rev-parse', 'HEAD')
    base = git('merge-base', 'HEAD', 'origin/main') or git('merge-base', 'HEAD', 'main')
    if base == head:
        base = git('rev-parse', 'HEAD~1')
    changed = git('diff', '--name-only', *(base or head)) + git('ls-files', '--others', '--exclude-standard')
    return {ROOT / name for name in changed}


def dependencies():
    """Source file -> all files of ours that its object was made from, as ninja recorded them."""
    made_from, current = {}, []
    for line in must('tidy-deps', ['ninja', '-C', 'build/asan', '-t', 'deps']).splitlines():
        if line.startswith(' '):
            path = (ROOT / 'build/asan' / line.strip()).resolve()
            if not current:
                made_from[path] = current
            if ROOT in path.parents:
                current.append(path)
        else:
            current = []
    return made_from


def tidy(path, content):
    """Runs clang-tidy unless this very content was found clean before, in this tree or in another clone."""
    digest = hashlib.sha256(b''.join(part.read_bytes() for part in [ROOT / '.clang-tidy', *content] if part.exists()))
    stamp = CACHE / 'tidy' / digest.hexdigest()
    if stamp.exists():
        return Tally(1, 0)
    name = path.relative_to(ROOT)
    tally = claim('tidy-' + '-'.join(name.with_suffix('').parts),
                  ['clang-tidy-14', '-p', 'build/asan', '--quiet', name])
    if not tally.failed:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()
    return tally


def check_tidy(changed_only):
    build('asan', 'tests')
    made_from = dependencies()
    files = [path for path in sources('.cpp') if path in made_from and ROOT / 'src' in path.parents]
    if changed_only:
        changed = changed_files()
        files = [path for path in files if path in changed]
    with ThreadPoolExecutor(CORES) as pool:
        return sum(pool.map(lambda path: tidy(path, made_from[path]), files), Tally(0, 0))


# In this order: what fails soonest comes first; the page comes before the programs that hold it.
SECTIONS = {
    'format': (check_format, 'layout of the code, by clang-format'),
    'layers': (check_layers, 'who includes whom'),
    'rules': (check_rules, 'every rule is cited in the code and in a test'),
    'page': (check_page, 'the page: types, build, unit tests'),
    'release': (check_release, 'release build: all tests, benchmarks build, every header compiles alone'),
    'browser': (check_browser, 'the page in a real browser against the release server'),
    'asan': (check_asan, 'checked build by clang with address and undefined behaviour sanitizers: all tests'),
    'tsan': (check_tsan, 'tests that use threads, with the thread sanitizer'),
    'fuzz': (check_fuzz, f'all fuzzers, {FUZZ_SECONDS} seconds together'),
    'tidy': (lambda: check_tidy(changed_only=True), 'clang-tidy on what changed; on all sources when named'),
    'speed': (check_speed, 'instructions of play, search and a move in a room, against bench/speed.json'),
    'dev': (check_dev, 'checked build of the quick loop: all tests; only when named, as asan has them too'),
}
EVERY_TIME = [name for name in SECTIONS if name != 'dev']


def quick(game):
    """The sections of the developer's loop: seconds, for one game."""
    def tests():
        build('dev', f'tests_{game}' if game else 'tests')
        return ctest('dev', *(['-R', rf'[./]{game}[._]'] if game else []))
    return {'layers': check_layers, 'rules': lambda: check_rules(game), 'dev': tests}


def games():
    return sorted(path.parent.name for path in (ROOT / 'src/games').glob('*/RULES.md'))


def refuse(reason):
    print(f'test: {reason}', file=sys.stderr)
    sys.exit(2)


def chosen_sections(words):
    if words and words[0] == 'quick':
        if len(words) > 2 or (len(words) == 2 and words[1] not in games()):
            refuse(f'quick takes one game at most: {", ".join(games())}')
        return quick(words[1] if len(words) == 2 else None)
    unknown = [word for word in words if word not in SECTIONS]
    if unknown:
        refuse(f'no section {unknown[0]!r}; there are quick, {", ".join(SECTIONS)}')
    chosen = {name: check for name, (check, _) in SECTIONS.items() if name in (words or EVERY_TIME)}
    if 'tidy' in words:
        chosen['tidy'] = lambda: check_tidy(changed_only=False)
    return chosen


def run_section(number, count, name, check):
    tell(f'[{number}/{count}] {name} ...')
    begun = time.monotonic()
    try:
        tally = check()
    except Failure:
        tally = Tally(0, 1)
    mark = 'FAILED' if tally.failed else 'ok'
    tell(f'[{number}/{count}] {name}: {mark}, {tally.passed} passed, {tally.failed} failed, '
         f'{time.monotonic() - begun:.1f} s')
    return tally


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument('-h', '--help', action='store_true')
    parser.add_argument('words', nargs='*')
    arguments = parser.parse_args()
    if arguments.help:
        width = max(map(len, SECTIONS))
        tell(HELP + '\n'.join(f'  {name:{width}}  {what}' for name, (_, what) in SECTIONS.items()))
        return 0
    chosen = chosen_sections(arguments.words)
    total = Tally(0, 0)
    for number, (name, check) in enumerate(chosen.items(), 1):
        total += run_section(number, len(chosen), name, check)
    tell(f'{total.passed} passed, {total.failed} failed')
    return int(total.failed > 0)


if __name__ == '__main__':
    sys.exit(main())
