#!/usr/bin/env bash
# Builds the wheel and installs it, with these packages beside it, into an environment of its own below target/. Says where that is.
set -euo pipefail
cd "$(dirname "$0")/../../.."
place=$PWD/target/python
python=${PYTHON:-python3}

if ! "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))' 2>/dev/null; then
  echo "test: the package is tested with Python 3.10 or later, with its venv (on Debian: python3-venv)" >&2
  exit 1
fi
[ -x "$place/bin/python" ] || "$python" -m venv "$place"
"$place/bin/pip" install -q --disable-pip-version-check maturin "$@"

rm -rf "$place/wheels"
PATH="$place/bin:$PATH" "$place/bin/maturin" build -q --release --locked --interpreter "$place/bin/python" --out "$place/wheels" >&2
"$place/bin/pip" install -q --disable-pip-version-check --force-reinstall --no-deps "$place"/wheels/backtrail-*.whl >&2
echo "$place"
