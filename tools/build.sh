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
exec ninja -C "build/$preset" -j "$(nproc)" "$@"
