"""What docs/RESEARCH.md and the examples say works."""
import os
import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = (ROOT / 'docs/RESEARCH.md').read_text(encoding='utf-8')
PYTHON = re.findall(r'^```python\n(.*?)^```$', PAGE, re.M | re.S)
SHELL = [line for block in re.findall(r'^```sh\n(.*?)^```$', PAGE, re.M | re.S) for line in block.splitlines()]

# What makes the examples short enough for a test.
SHORT = {'random_agent.py': ['--steps', '20'], 'search.py': ['--games', '1'],
         'tournament.py': ['--seeds', '2', '--rivals', 'random'],
         'policy_gradient.py': ['--minutes', '0.1', '--games', '20', '--rows', '16']}


@pytest.mark.parametrize('code', PYTHON, ids=range(len(PYTHON)))
def test_every_piece_of_python_runs(code):
    exec(compile(code, 'docs/RESEARCH.md', 'exec'), {})  # pylint: disable=exec-used


def test_every_example_is_told_of():
    assert {path.name for path in (ROOT / 'examples/python').glob('*.py')} == set(SHORT)
    assert all(f'examples/python/{name}' in PAGE for name in SHORT)


@pytest.mark.parametrize('name', SHORT)
def test_examples_run(name, tmp_path):
    done = subprocess.run([sys.executable, ROOT / 'examples/python' / name, *SHORT[name]], cwd=tmp_path,
                          env={**os.environ, 'OMP_NUM_THREADS': '1'}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_modules_that_are_told_of_run():
    modules = set(re.findall(r'-m (ozymandias\.\w+)', PAGE))
    assert modules == {'ozymandias.farm', 'ozymandias.selfplay', 'ozymandias.ratings'}
    for module in modules:
        subprocess.run([sys.executable, '-m', module, '--help'], check=True, stdout=subprocess.DEVNULL)


def test_commands_name_what_is_there():
    for line in SHELL:
        for word in line.split():
            if '/' in word and word.endswith(('.py', '.sh')):
                assert (ROOT / word).exists(), line
