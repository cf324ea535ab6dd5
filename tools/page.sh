#!/usr/bin/env bash
# The page in web/: tools/page.sh build | unit | browser. Installs what its locks name, when they changed; `build` does
# nothing when no source has changed.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root/web"

# npm ci, when the lock is newer than what is installed.
install_packages() {
    [[ $1/node_modules/.package-lock.json -nt $1/package-lock.json ]] && return
    (cd "$1" && npm ci --no-audit --no-fund --loglevel=error) >&2
    touch "$1/node_modules/.package-lock.json"
}

# Vite needs Node 20.19 or 22.12; Debian 12 has 18, and then the one that npm holds is used.
find_node() {
    local version major minor
    version=$(node --version)
    IFS=. read -r major minor _ <<<"${version#v}"
    if ((major > 22 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19))); then
        command -v node
    else
        install_packages node
        ls -d "$PWD"/node/node_modules/node-linux-*/bin/node
    fi
}

build() {
    local digest stamp=$root/build/page.digest
    digest=$(find package-lock.json index.html ./*.ts ./*.tsx tsconfig.json kit shell games languages public ../src/games/*/*.json -type f -print0 | sort -z |
        xargs -0 sha256sum | sha256sum)
    [[ -e dist/index.html && -e $stamp && $(<"$stamp") == "$digest" ]] && return
    install_packages .
    local node
    node=$(find_node)
    "$node" node_modules/typescript/bin/tsc --noEmit
    "$node" node_modules/vite/bin/vite.js build --logLevel warn
    mkdir -p "$(dirname -- "$stamp")"
    echo "$digest" >"$stamp"
}

# What prettier, oxlint and stylelint find, each by the rules of its file in web/.
lint() {
    local node
    node=$(find_node)
    "$node" node_modules/prettier/bin/prettier.cjs --check --log-level warn "{kit,shell,games,languages,tests}/**/*.{ts,tsx,css}" "*.{ts,tsx}"
    "$node" node_modules/oxlint/bin/oxlint --quiet
    "$node" node_modules/stylelint/bin/stylelint.mjs "{shell,games}/**/*.css"
}

run_tests() {
    install_packages .
    if [[ $1 == unit ]]; then lint; fi
    exec "$(find_node)" node_modules/vitest/vitest.mjs run --project "$1*"
}

case ${1-} in
build) build ;;
unit)
    build
    run_tests unit
    ;;
browser) run_tests browser ;;
*)
    echo "usage: tools/page.sh build | unit | browser" >&2
    exit 2
    ;;
esac
