#!/usr/bin/env bash
# Builds targets of one preset: tools/build.sh PRESET TARGET... Configures only when there is something new to configure.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
preset=$1
shift
# Ninja itself configures again when a CMakeLists.txt changes, but it does not watch the presets.
if [[ ! -e build/$preset/build.ninja || CMakePresets.json -nt build/$preset/build.ninja ]]; then
    cmake --preset "$preset"
fi
# The release binary holds the page. Without it the server still serves, and says so on a plain page.
if [[ $preset == release ]] && ! tools/page.sh build; then
    echo "build: the page in web/ could not be built; going on without it" >&2
fi
exec ninja -C "build/$preset" -j "$(nproc)" "$@"
