#!/usr/bin/env bash
# Starts a server with generous limits on a free port and runs server_load against it: bench/server_load.sh [FLAGS OF
# server_load]. The data goes to a new directory under DATA (default: build/load), so that the disk is the one measured.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
build=${BUILD:-$root/build/release}
mkdir -p "${DATA:=$root/build/load}"
data=$(mktemp -d "$DATA/run.XXXXXX")
coproc SERVER {
    exec "$build/ozy" serve --port 0 --data "$data" --request-rate 1e6 --request-burst 1e6 --message-rate 1e6 --message-burst 1e6 \
        --guest-rate 1e6 --guest-burst 1e6 --table-rate 1e6 --table-burst 1e6 --connections 30000 --connections-per-address 30000 --connections-per-identity 30000 \
        --inflow-rate 1e9 --inflow-burst 1e9 \
        2>"$data/log.txt"
}
server=$SERVER_PID
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null; rm -rf "$data"' EXIT
read -r line <&"${SERVER[0]}"
port=${line##*:}
"$build/server_load" --port "${port%/}" --server "$server" "$@"
