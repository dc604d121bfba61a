"""The examples run as they stand."""

import os
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(os.environ.get("BACKTRAIL_ROOT", pathlib.Path(__file__).parents[3]))


@pytest.mark.parametrize("path", sorted((ROOT / "crates/py/examples").glob("*.py")), ids=lambda path: path.name)
def test_example(path, tmp_path):
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, timeout=120, cwd=tmp_path,
                          env={**os.environ, "TMPDIR": str(tmp_path)})
    assert done.returncode == 0 and done.stdout, done.stderr
