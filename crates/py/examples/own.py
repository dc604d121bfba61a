"""A problem of one's own: subsets with a given sum. Run it: python own.py"""

from __future__ import annotations

from typing import Iterable

import backtrail as bt


class Subset(bt.Problem):
    """Which of these numbers add up to the target?"""

    def __init__(self, numbers: list[int], target: int) -> None:
        self.numbers, self.target = numbers, target
        self.taken: list[bool] = []
        self.total = 0

    def choices(self) -> Iterable[bool]:
        return (True, False) if len(self.taken) < len(self.numbers) else ()

    def apply(self, take: bool) -> bool:
        more = self.numbers[len(self.taken)] if take else 0
        if self.total + more > self.target:
            return False
        self.total += more
        self.taken.append(take)
        return True

    def undo(self, take: bool) -> None:
        self.taken.pop()
        self.total -= self.numbers[len(self.taken)] if take else 0

    def is_solved(self) -> bool:
        return self.total == self.target and len(self.taken) == len(self.numbers)

    def solution(self) -> list[int]:
        return [number for number, take in zip(self.numbers, self.taken) if take]

    def explain(self, take: bool) -> str:
        return f"the sum would pass {self.target}"


problem = Subset([3, 34, 4, 12, 5, 2], 9)
print(bt.check_laws(problem), "nodes keep the laws")
search = bt.Search(problem)
print(list(search.all()), search.outcome)
print(search.tree(depth=3))
