"""The wheel and the Debian package hold a module that works, and say truly what they hold."""
import base64
import hashlib
import pathlib
import subprocess
import sys
import zipfile

import ozymandias
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLAY = 'import ozymandias; env = ozymandias.make("vinci"); env.step(env.legal_actions()[0]); print(ozymandias.__file__)'


@pytest.fixture(scope='module', name='made')
def make_packages(tmp_path_factory):
    out = tmp_path_factory.mktemp('packages')
    build = pathlib.Path(ozymandias.__file__).parents[2]  # not resolved: the sources are links there
    done = subprocess.run([sys.executable, ROOT / 'tools/package_python.py', '--build', build, '--out', out],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [pathlib.Path(line) for line in done.stdout.split()]


def played_from(folder):
    """Where a fresh Python finds the module."""
    done = subprocess.run([sys.executable, '-I', '-c', f'import sys; sys.path.insert(0, {str(folder)!r}); {PLAY}'],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel(made, tmp_path):
    wheel = zipfile.ZipFile(made[0])
    assert made[0].name.startswith('ozymandias-0.') and wheel.testzip() is None
    record = next(name for name in wheel.namelist() if name.endswith('/RECORD'))
    rows = [row.split(',') for row in wheel.read(record).decode().splitlines()]
    assert {row[0] for row in rows} == set(wheel.namelist())
    for name, said, size in rows:
        if name == record:
            continue
        content = wheel.read(name)
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b'=').decode()
        assert said == f'sha256={digest}' and int(size) == len(content)
    wheel.extractall(tmp_path)
    assert str(tmp_path) in played_from(tmp_path)


def test_the_debian_package(made, tmp_path):
    subprocess.run(['dpkg-deb', '-x', made[1], tmp_path], check=True)
    packages = tmp_path / 'usr/lib/python3/dist-packages'
    assert str(packages) in played_from(packages)
    control = subprocess.run(['dpkg-deb', '-f', made[1], 'Depends'], capture_output=True, text=True, check=True).stdout
    assert 'python3-numpy' in control
