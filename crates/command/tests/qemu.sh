#!/usr/bin/env bash
# The command on processors that this machine does not have, emulated by qemu-user: what it prints must be what it prints here. They
# differ in what crate `lanes` asks for: without any vector instructions that it uses, with them, and with them but without one of those
# that they are compiled together with (a count without LZCNT would be silently wrong). QEMU knows no AVX-512.
#
# BACKTRAIL names a program that is built already; without it the optimised one is built, since that is the one that ships.
set -euo pipefail
cd "$(dirname "$0")/../../.."

if [ "$(uname -m)" != x86_64 ]; then
  echo "qemu: the other instruction sets are those of x86-64, and this machine is $(uname -m)" >&2
  exit 77
fi
if ! command -v qemu-x86_64 >/dev/null; then
  if ! command -v apt-get >/dev/null; then
    echo "qemu: install qemu-user, which emulates the processors" >&2
    exit 1
  fi
  as_root=$([ "$(id -u)" = 0 ] || echo sudo)
  $as_root apt-get update -q
  $as_root apt-get install -qy --no-install-recommends qemu-user
fi
program=${BACKTRAIL:-}
if [ -z "$program" ]; then
  cargo build --release --locked -p backtrail-command
  program=${CARGO_TARGET_DIR:-target}/release/backtrail
fi

# What uses vectors, and everything else once; the answer of each is in the comment or checked by another test.
commands=(
  "queens 12 --count"                                # 14,200
  "queens 13 --count --solver lanes"                 # 73,712
  "queens 13 --count --solver halves"                # 73,712
  "queens 11 --count --distinct"                     # 341
  "queens 8 --all --format list"
  "knight 5x6 --count"                               # 37,568
  "knight 6 --closed --count --solver frontier"      # 9,862
  "knight 20 --format list"
  "sudoku examples/puzzles.txt"
  "sudoku examples/puzzles.txt --solver learn"
  "sudoku 2......6.....7..3..48.9.1.....3.....3...1.........8.....1.2.57..8.73.....9......4 --count" # 433
  "sudoku generate --count 3 --seed 7"
  "color queen:8 --chromatic"                        # 9
  "color gnm:120,276,3 -k 3 --solver decide"
  "color mycielski:5 --chromatic"                    # 6
  "color petersen --polynomial"
  "cover examples/langford.txt --count"              # 2
  "model examples/ruler.txt -D n=6"                  # 17
)
cpus=(
  qemu64                    # SSE2 alone: plain integers
  Nehalem                   # no AVX
  Haswell                   # AVX2 and all that belongs to it
  Haswell,-abm              # AVX2 without a part of what is compiled with it, LZCNT: plain integers again
  Haswell,-bmi2
  Haswell,-bmi1,-bmi2       # not BMI1 alone, of which the C library knows that it comes with BMI2
  Haswell,-popcnt
  max                       # all that QEMU knows
)

# Times, and what is said of the machine, differ.
answer() {
  local said status=0
  said=$("$@" 2>/dev/null) || status=$?
  printf '%s\nexit %s\n' "$said" "$status"
}
failed=0
for words in "${commands[@]}"; do
  # shellcheck disable=SC2086
  here=$(answer "$program" $words)
  for cpu in "${cpus[@]}"; do
    # shellcheck disable=SC2086
    there=$(answer qemu-x86_64 -cpu "$cpu" "$program" $words)
    if [ "$there" != "$here" ]; then
      printf 'qemu: on %s, %s:\n%s\ninstead of\n%s\n' "$cpu" "$words" "${there:0:300}" "${here:0:300}" >&2
      failed=1
    fi
  done
done
[ $failed = 0 ] || exit 1
echo "qemu: ${#commands[@]} commands say the same on ${#cpus[@]} processors"
