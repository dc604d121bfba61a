"""One's own recursive function, unchanged, becomes a tree and a page. Run it: python traced.py"""

from __future__ import annotations

import pathlib
import tempfile

import backtrail as bt


def place(rows: list[int], n: int, found: list[list[int]]) -> None:
    if len(rows) == n:
        found.append(list(rows))
        return
    for row in range(n):
        if all(row != taken and abs(row - taken) != len(rows) - column for column, taken in enumerate(rows)):
            rows.append(row)
            place(rows, n, found)
            rows.pop()


found: list[list[int]] = []
with bt.trace(place, label=lambda f: f["rows"][-1:], board=lambda f: bt.columns(f["rows"], f["n"]), solution=found) as t:
    place([], 6, found)

print(t.visits, "visits,", t.solutions, "solutions")
print(t.profile)
print(t.tree(depth=2))
page = pathlib.Path(tempfile.gettempdir()) / "mine.html"
t.save(page)
print("open", page)
