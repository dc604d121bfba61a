"""The gallery runs from the first cell to the last, and its pictures stay in what is saved."""

import os
import pathlib

import pytest

nbclient, nbformat = pytest.importorskip("nbclient"), pytest.importorskip("nbformat")

ROOT = pathlib.Path(os.environ.get("BACKTRAIL_ROOT", pathlib.Path(__file__).parents[3]))
BOOKS = sorted((ROOT / "crates/py/notebooks").glob("*.ipynb"))
WIDGET = "application/vnd.jupyter.widget-view+json"


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.name)
def test_notebook(path, tmp_path):
    book = nbformat.read(path, 4)
    assert all(not cell.get("outputs") for cell in book.cells), "stored without what it shows"
    nbclient.NotebookClient(book, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [output.data for cell in book.cells for output in cell.get("outputs", []) if "data" in output]
    assert any("image/svg+xml" in data for data in shown), "no picture"
    # A player is saved with a picture, which is shown wherever no widget is.
    assert all("image/svg+xml" in data for data in shown if WIDGET in data)


def test_each_notebook_is_there_in_both_languages():
    names = {path.name.rsplit(".", 2)[0] for path in BOOKS}
    assert len(names) == 6 and len(BOOKS) == 12
    for name in names:
        code = [[cell.source for cell in nbformat.read(path, 4).cells if cell.cell_type == "code"]
                for path in BOOKS if path.name.startswith(name + ".")]
        assert code[0] == code[1], name
