#!/usr/bin/env bash
# The Python package: built as a wheel, installed into an environment of its own, and tested there, not in the source tree.
# Needs a Python from 3.10 on with pip; what else it needs, pip brings into target/python.
set -euo pipefail
cd "$(dirname "$0")/../../.."
root=$PWD
place=$(crates/py/tests/wheel.sh mypy pytest networkx numpy scipy pandas matplotlib anywidget ipykernel jupyterlab nbclient selenium)

# Away from the tree, so that nothing but the installed package is found.
cd "$place"
export LC_ALL=C.UTF-8 BACKTRAIL_ROOT=$root
"$place/bin/python" -m pytest -q -p no:cacheprovider --rootdir "$root/crates/py/tests" "$root/crates/py/tests" "${@}"
# The types of the package itself, and of programs that use it.
"$place/bin/mypy" --config-file "$root/pyproject.toml" --cache-dir "$place/mypy" -p backtrail
"$place/bin/mypy" --config-file "$root/pyproject.toml" --cache-dir "$place/mypy" "$root"/crates/py/examples/*.py
