#!/usr/bin/env bash
# One shard of an arena per task of a Slurm array; a task that is started again goes on from its journal.
#
#   sbatch --array=1-40 tools/arena_slurm.sh tigris --bots master,greedy --games 2000
#   ozy arena merge arena_*.txt --report run.html
#
# OZY names the program (build/release/ozy where sbatch was called, unless said). Tasks are numbered from 1; to start
# some of them again, say how many there were: SHARDS=40 sbatch --array=7,31 tools/arena_slurm.sh ...
#SBATCH --job-name=arena
#SBATCH --cpus-per-task=1
#SBATCH --requeue
set -euo pipefail
if [[ $# -eq 0 || -z ${SLURM_ARRAY_TASK_ID-} || -z ${SLURM_ARRAY_TASK_COUNT-} ]]; then
    echo 'usage: sbatch --array=1-N tools/arena_slurm.sh GAME --bots A,B,... --games M' >&2
    exit 2
fi
exec "${OZY:-build/release/ozy}" arena "$@" --threads "${SLURM_CPUS_PER_TASK:-1}" \
    --shard "$SLURM_ARRAY_TASK_ID/${SHARDS:-$SLURM_ARRAY_TASK_COUNT}" --journal "arena_$SLURM_ARRAY_TASK_ID.txt"
