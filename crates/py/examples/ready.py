"""Ready solvers: boards, counts, counters and comparisons. Run it: python ready.py"""

import backtrail as bt

print(bt.queens(8).first())
print(bt.queens(8).count(), "ways")

for solution in bt.queens(6).all(solver="marks"):
    print(list(solution))

search = bt.queens(8).search(solver="scan")
print(search.visits, "visits,", search.dead_ends, "dead ends")
print(search.profile)
print(bt.queens(4).tree(fold=True))

borders = {"France": ["Spain", "Italy"], "Spain": ["Portugal"]}
colors = bt.color(borders, 3).first()
if colors is not None:
    print(colors.as_dict())
print(bt.color("petersen").chromatic(), "colours are enough for Petersen's graph")

made = bt.sudoku.generate(count=3, seed=1)
print(bt.sudoku.solve_many([puzzle.word for puzzle in made]))
print(bt.cover("abcdefg", ["ce", "adg", "bcf", "adf", "bg", "deg"]).first())
