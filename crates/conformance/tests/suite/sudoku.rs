//! What holds for sudoku in particular: every solver and every tool against the others, on random grids of every size.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use backtrail::{Limits, Status};
use proptest::prelude::*;
use registry::{Ability, Case, Change, Deed, Entry, Flags, Make, Question, Request, Solution, Solver, Wish};
use sudoku::{Given, Grid, Shape, check};

/// How many solutions of a puzzle are looked at.
const ENOUGH: u128 = 60;

/// A full grid: shifted rows, then rows, columns, bands, stacks and values in a random order.
fn full(shape: Shape, shuffle: &mut impl FnMut(usize) -> Vec<usize>) -> Grid {
    let n = shape.n();
    let mut lines = |size: usize| -> Vec<usize> {
        let groups = shuffle(n / size);
        groups.into_iter().flat_map(|group| shuffle(size).into_iter().map(move |line| group * size + line)).collect()
    };
    let (rows, columns) = (lines(shape.box_rows()), lines(shape.box_columns()));
    let values = shuffle(n);
    let cell = |i: usize| {
        let (row, column) = (rows[i / n], columns[i % n]);
        values[(row % shape.box_rows() * shape.box_columns() + row / shape.box_rows() + column) % n] as u8 + 1
    };
    Grid::new(shape, (0..shape.cells()).map(cell).collect())
}

/// Puzzles with no solution, one, or many: a full grid with holes, and now and then a wrong clue.
fn puzzle(shapes: &'static [(usize, usize)]) -> impl Strategy<Value = Grid> {
    (prop::sample::select(shapes), any::<u64>(), 30..80usize, prop::bool::weighted(0.25)).prop_map(
        |((rows, columns), seed, holes, wrong)| {
            let shape = Shape::new(rows, columns).expect("a shape");
            let mut state = seed | 1;
            let mut below = move |limit: usize| {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                (state >> 20) as usize % limit
            };
            let mut shuffle = |length: usize| {
                let mut order: Vec<usize> = (0..length).collect();
                (1..length).rev().for_each(|i| order.swap(i, below(i + 1)));
                order
            };
            let mut grid = full(shape, &mut shuffle);
            // Large grids get fewer holes, so that every solver ends.
            let holes = if shape.n() > 9 { holes * 6 / 10 } else { holes };
            for &cell in shuffle(shape.cells()).iter().take(shape.cells() * holes / 100) {
                grid.set(cell, None);
            }
            let first = (0..shape.cells()).find(|&cell| grid.get(cell).is_none()).filter(|_| wrong);
            if let Some(cell) = first {
                let fits = (1..=shape.n() as u8).rev().find(|&value| {
                    grid.set(cell, Some(value));
                    grid.is_legal()
                });
                grid.set(cell, fits);
            }
            grid
        },
    )
}

/// Sudoku as the registry has it.
fn entry() -> Arc<Entry> {
    builtin::registry().puzzle("sudoku").expect("it is built in")
}

/// A grid as the registry has it.
fn posed(grid: &Grid) -> Case {
    entry().case(Box::new(Given::new(grid.clone())))
}

/// The grid of a solution, or of what a tool made, of this shape.
fn grid(shown: &dyn Solution, shape: Shape) -> Grid {
    let grid = Grid::new(shape, shown.numbers().iter().map(|&value| value as u8).collect());
    assert_eq!(shown.word(), Some(grid.to_string()), "its numbers and its word are the same grid");
    grid
}

/// A walk that enters more nodes is broken off: now and then a large grid with a wrong clue keeps it busy for hours.
const LONGEST_WALK: u64 = 50_000;

/// The first solutions of a puzzle by a solver, each passed by the checker; `None` if it takes too long.
fn solutions(case: &Case, puzzle: &Grid, solver: &Solver) -> Option<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    let visits = solver.can(Ability::Trace).then_some(LONGEST_WALK);
    let limits = Limits { visits, ..Limits::default() };
    let request = Request { limits, ..Request::new(Question::Take(ENOUGH)) };
    let outcome = case.solve(solver, &request, &mut |solution| {
        let grid = grid(solution, puzzle.shape());
        assert!(grid.is_full() && check::clashes(&grid).is_empty(), "{grid} by {}", solver.name);
        assert!(check::extends(puzzle, &grid).is_empty(), "{grid} by {}", solver.name);
        assert!(found.insert(grid.to_string()), "{} gives a solution twice", solver.name);
        ControlFlow::Continue(())
    });
    assert_eq!(outcome.solutions, found.len() as u128, "{}", solver.name);
    (!matches!(outcome.status, Status::Stopped(_))).then_some(found)
}

/// All solvers of these names find the same, or as many if there are more than enough.
fn agree(puzzle: &Grid, names: &[&str]) -> Result<(), TestCaseError> {
    let case = posed(puzzle);
    let able = names.iter().filter_map(|name| Some(case.plan(&Wish::new(Ability::All).by(Some(name))).ok()?.solver));
    let mut found = able.filter_map(|solver| Some((solver.name.clone(), solutions(&case, puzzle, &solver)?)));
    let (one, expected) = found.next().expect("there are several solvers");
    for (other, listed) in found {
        if expected.len() as u128 == ENOUGH {
            prop_assert_eq!(listed.len(), expected.len(), "{} and {} on {}", one, other, puzzle);
        } else {
            prop_assert_eq!(&listed, &expected, "{} and {} on {}", one, other, puzzle);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 40 } else { 120 }))]

    #[test]
    fn all_solvers_agree_on_small_grids(
        puzzle in puzzle(&[(1, 1), (1, 3), (2, 2), (1, 5), (2, 3), (3, 2), (1, 7), (2, 4)])
    ) {
        agree(&puzzle, &["plain", "fewest", "cover", "learn"])?;
    }

    #[test]
    fn all_solvers_agree_on_nine(puzzle in puzzle(&[(3, 3)])) {
        agree(&puzzle, &["fewest", "cover", "bands", "learn"])?;
    }

    #[test]
    fn all_solvers_agree_on_large_grids(puzzle in puzzle(&[(2, 5), (3, 4), (4, 3), (4, 4), (5, 5)])) {
        agree(&puzzle, &["learn", "fewest", "cover"])?;
    }
}

/// What the tool of this name does.
fn deed(name: &str) -> Deed {
    entry().tool(name).expect("it is there").deed.clone()
}

/// The tool of this name, which makes puzzles.
fn maker(name: &str) -> Arc<Make> {
    let Deed::Make(make) = deed(name) else { panic!("{name} makes puzzles") };
    make
}

/// The tool of this name, which changes puzzles.
fn changer(name: &str) -> Arc<Change> {
    let Deed::Change(change) = deed(name) else { panic!("{name} changes puzzles") };
    change
}

/// How many solutions, up to two, by the solver that is checked the most.
fn count(puzzle: &Grid) -> u128 {
    let case = posed(puzzle);
    let solver = case.plan(&Wish::new(Ability::All).by(Some("fewest"))).expect("fewest takes any grid").solver;
    let outcome = case.solve(&solver, &Request::new(Question::Unique), &mut registry::ignore);
    outcome.solutions.to_u128().expect("at most two")
}

#[test]
fn generated_puzzles_have_one_solution_and_no_clue_to_spare() {
    let make = maker("generate");
    for ((rows, columns), wished) in [((3, 3), 40), ((2, 2), 20), ((2, 3), 20), ((3, 4), 2)] {
        let shape = Shape::new(rows, columns).expect("a shape");
        let mut flags = Flags::default();
        flags.give("box", Some(&shape.to_string()));
        flags.give("seed", Some("7"));
        let made = make(&flags, 0..wished, &|| false).expect("a good wish");
        assert_eq!(made.len() as u64, wished);
        let puzzles: Vec<Grid> = made.iter().map(|one| grid(&*one.shown, shape)).collect();
        for puzzle in &puzzles {
            assert_eq!(count(puzzle), 1, "{puzzle}");
            for cell in (0..puzzle.cells().len()).filter(|&cell| puzzle.get(cell).is_some()) {
                let mut less = puzzle.clone();
                less.set(cell, None);
                assert_eq!(count(&less), 2, "{puzzle}: cell {cell} can go");
            }
        }
        let again = [0..wished / 2, wished / 2..wished].map(|part| make(&flags, part, &|| false).expect("as before"));
        let again: Vec<_> = again.iter().flatten().map(|one| (grid(&*one.shown, shape), &one.facts)).collect();
        let made: Vec<_> = puzzles.into_iter().zip(made.iter().map(|one| &one.facts)).collect();
        assert_eq!(again, made, "attempts can be shared out");
    }
}

#[test]
fn a_difficulty_is_what_the_rating_says() {
    let (make, rate) = (maker("generate"), changer("rate"));
    for word in ["singles", "locked", "pairs", "guesses"] {
        let mut flags = Flags::default();
        flags.give("difficulty", Some(word));
        let made = make(&flags, 0..300, &|| false).expect("a good wish");
        assert!(!made.is_empty(), "{word}");
        for one in made {
            let rated = rate(&grid(&*one.shown, Shape::NINE).to_string(), &Flags::default(), &|| false)
                .expect("it is a puzzle");
            assert_eq!((rated.facts[0].name, &*rated.facts[0].value), ("difficulty", word));
        }
    }
}

#[test]
fn minimized_puzzles_keep_their_solution_and_canonical_forms_their_count() {
    let (minimize, canon) = (changer("minimize"), changer("canon"));
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for seed in ["1", "2", "3"] {
        let mut flags = Flags::default();
        flags.give("seed", Some(seed));
        let thin = minimize(puzzle, &flags, &|| false).expect("it has one solution");
        let thin = grid(&*thin.shown, Shape::NINE);
        assert!(count(&thin) == 1 && thin.clues() < 30);
        let form = canon(&thin.to_string(), &Flags::default(), &|| false).expect("it has a form");
        let form = grid(&*form.shown, Shape::NINE);
        assert_eq!((count(&form), form.clues()), (1, thin.clues()));
    }
    assert_eq!(entry().tools.len(), 4);
}
