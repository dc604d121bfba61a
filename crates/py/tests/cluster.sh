#!/usr/bin/env bash
# A count on a real Ray cluster: three nodes on this machine, one of which is killed in mid-run (cluster.py).
#
# Exits with 77 and a sentence where Ray cannot be installed or started; nothing was tested then. With 1 where the count came to an end and is
# not that of one machine.
set -uo pipefail
cd "$(dirname "$0")/../../.." || exit 77
place=$(crates/py/tests/wheel.sh) || exit 1
if ! "$place/bin/python" -c 'import ray' 2>/dev/null && ! log=$("$place/bin/pip" install -q --disable-pip-version-check ray 2>&1); then
  echo "cluster: nothing was tested: Ray cannot be installed here: ${log##*$'\n'}" >&2
  exit 77
fi
log=$(mktemp) || exit 77
trap 'rm -f "$log"' EXIT
# What Ray says of itself is of use only where something fails.
(cd "$place" && LC_ALL=C.UTF-8 timeout -k 10 420 "$place/bin/python" -u "$OLDPWD/crates/py/tests/cluster.py") 2> "$log"
code=$?
[ $code = 0 ] || [ $code = 77 ] || tail -n 40 "$log" >&2
exit $code
