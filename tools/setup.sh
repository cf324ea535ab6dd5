#!/usr/bin/env bash
# Installs the packages of tools/packages.txt that are missing, and the hooks of tools/hooks in a checkout that has none. Costs a
# few milliseconds when there is nothing to do.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
packages=$here/packages.txt

if [[ -e $here/../.git ]] && command -v git >/dev/null && ! git -C "$here" config core.hooksPath >/dev/null; then
    git -C "$here" config core.hooksPath tools/hooks || true # a checkout that is another's goes without
fi

# "npm|npm": the package is not needed where the command is there from elsewhere.
wanted=()
while IFS='|' read -r package command; do
    [[ -n $command ]] && command -v "$command" >/dev/null || wanted+=("$package")
done < <(awk '!/^#/ && NF { print $1 }' "$packages")

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "setup: no Debian package tools here; please install by hand what these packages hold: ${wanted[*]}" >&2
    exit 0
fi

installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null || true)
missing=()
for package in "${wanted[@]}"; do
    grep -qx "$package installed" <<<"$installed" || missing+=("$package")
done
[[ ${#missing[@]} -eq 0 ]] && exit 0

as_root=()
if [[ $(id -u) -ne 0 ]]; then
    if ! command -v sudo >/dev/null; then
        echo "setup: missing packages: ${missing[*]}" >&2
        echo "setup: installing them needs root or sudo. As root: apt-get install ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
    [[ -t 0 ]] || as_root+=(-n) # nobody there to type a password
fi

apt() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=900 -q "$@" </dev/null >&2
}
echo "setup: installing ${missing[*]}" >&2
if ! { apt update && apt install -y --no-install-recommends "${missing[@]}"; }; then
    echo "setup: could not install: ${missing[*]}" >&2
    exit 1
fi
