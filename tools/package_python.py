#!/usr/bin/env python3
"""Makes a wheel and a Debian package of the Python module from a build of it.

    tools/build.sh release ozy_python
    tools/package_python.py --build build/release --out build

The wheel is for the system's Python and the machine's kind of processor. Both hold the same files.
"""
import argparse
import base64
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME, SUMMARY = 'ozymandias', 'Five board games with hidden information for research'
PYTHON = '/usr/bin/python3'


def version():
    """Of the tree: the commits there are, as the project gives no numbers."""
    done = subprocess.run(['git', 'rev-list', '--count', 'HEAD'], cwd=ROOT, capture_output=True, text=True, check=False)
    return f'0.{done.stdout.strip()}' if done.returncode == 0 else '0.0'


def asked(code):
    """What the system's Python says of itself."""
    return subprocess.run([PYTHON, '-c', code], capture_output=True, text=True, check=True).stdout.strip()


def package_files(build):
    """Name in the package -> content."""
    folder = build / 'python' / NAME
    files = {f'{NAME}/{path.name}': path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}
    if not any(name.endswith('.so') for name in files):
        sys.exit(f'package_python: there is no module in {folder}; tools/build.sh release ozy_python makes it')
    return files


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b'=').decode()


def make_wheel(files, out):
    tag = asked('import sys, sysconfig; print("cp{0}{1}-cp{0}{1}-".format(*sys.version_info)'
                ' + sysconfig.get_platform().replace("-", "_").replace(".", "_"))')
    info = f'{NAME}-{version()}.dist-info'
    files = {**files,
             f'{info}/METADATA': f'Metadata-Version: 2.1\nName: {NAME}\nVersion: {version()}\nSummary: {SUMMARY}\n'
                                 'License: Apache-2.0\nRequires-Python: >=3.11\nRequires-Dist: numpy\n'.encode(),
             f'{info}/WHEEL': f'Wheel-Version: 1.0\nGenerator: package_python\nRoot-Is-Purelib: false\nTag: {tag}\n'.encode()}
    record = ''.join(f'{name},sha256={digest(content)},{len(content)}\n' for name, content in files.items())
    files[f'{info}/RECORD'] = f'{record}{info}/RECORD,,\n'.encode()
    path = out / f'{NAME}-{version()}-{tag}.whl'
    with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as wheel:
        for name, content in files.items():
            wheel.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return path


def make_deb(files, out):
    architecture = subprocess.run(['dpkg', '--print-architecture'], capture_output=True, text=True, check=True).stdout.strip()
    python = asked('import sys; print("{}.{}".format(*sys.version_info))')
    following = re.sub(r'\d+$', lambda minor: str(int(minor[0]) + 1), python)
    path = out / f'python3-{NAME}_{version()}_{architecture}.deb'
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder) / 'root'
        for name, content in files.items():
            file = root / 'usr/lib/python3/dist-packages' / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        (root / 'DEBIAN').mkdir()
        (root / 'DEBIAN/control').write_text(
            f'Package: python3-{NAME}\nVersion: {version()}\nArchitecture: {architecture}\nSection: python\n'
            f'Priority: optional\nMaintainer: The founders of Ozymandias <nobody@localhost>\n'
            f'Depends: python3 (>= {python}), python3 (<< {following}), python3-numpy, libstdc++6, libc6\n'
            f'Description: {SUMMARY}\n Single games, batches of games and bots as the module {NAME}.\n', encoding='utf-8')
        root.chmod(0o755)
        subprocess.run(['dpkg-deb', '--root-owner-group', '--build', root, path], check=True, stdout=subprocess.DEVNULL)
    return path


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--build', type=pathlib.Path, default=ROOT / 'build/release')
    parser.add_argument('--out', type=pathlib.Path, default=ROOT / 'build')
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    files = package_files(arguments.build)
    print(make_wheel(files, arguments.out))
    if shutil.which('dpkg-deb'):
        print(make_deb(files, arguments.out))


if __name__ == '__main__':
    main()
