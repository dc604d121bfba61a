//! What holds for queens in particular: the formula, the images of a board, the solvers that count by symmetry.

use std::collections::HashSet;

use backtrail::{Problem, Search};
use proptest::prelude::*;
use queens::{Bits, Distinct, Marks, Mirror, PlacedQueens, Placement, Scan, Square, construct};

/// Counts conflicts with the checker, which shares no code with any solver.
fn conflicts(placement: &Placement) -> u64 {
    let queens = placement.rows().iter().enumerate();
    let squares = queens.map(|(column, &row)| Square { column: column as u32, row }).collect();
    PlacedQueens::new(placement.rows().len() as u32, squares).conflicts(1).1
}

/// The eight images of a board under rotation and reflection, by turning squares one by one.
fn images(placement: &Placement) -> Vec<Placement> {
    let n = placement.rows().len() as u32;
    let mut squares: Vec<(u32, u32)> = (0..n).zip(placement.rows().iter().copied()).collect();
    let mut images = Vec::new();
    for quarter in 0..8 {
        squares.iter_mut().for_each(|(column, row)| (*column, *row) = (n - 1 - *row, *column));
        if quarter == 4 {
            squares.iter_mut().for_each(|(column, _)| *column = n - 1 - *column);
        }
        squares.sort_unstable();
        images.push(Placement::new(squares.iter().map(|&(_, row)| row).collect()));
    }
    images
}

#[test]
fn the_formula_is_legal_on_every_board_up_to_five_hundred() {
    assert_eq!((construct(2), construct(3)), (None, None));
    for n in (0..=1).chain(4..=500) {
        let placement = construct(n).unwrap();
        assert_eq!((placement.rows().len() as u32, conflicts(&placement)), (n, 0), "n = {n}");
    }
}

#[test]
fn the_formula_is_legal_on_large_boards_whatever_they_leave_after_division_by_six() {
    for n in 100_000..=100_012 {
        let placement = construct(n).unwrap();
        assert_eq!((placement.rows().len() as u32, conflicts(&placement)), (n, 0), "n = {n}");
    }
}

#[test]
fn distinct_solutions_are_as_many_as_orbits_of_all_solutions() {
    for n in 0..=8 {
        let all: Vec<Placement> = Search::new(Marks::new(n)).all().collect();
        let orbits: HashSet<Placement> =
            all.iter().map(|solution| images(solution).into_iter().min().unwrap()).collect();
        let distinct: Vec<Placement> = Search::new(Distinct(Marks::new(n))).all().collect();
        assert_eq!(distinct.len(), orbits.len(), "n = {n}");
        assert_eq!(distinct.into_iter().collect::<HashSet<_>>(), orbits, "n = {n}");
    }
}

#[test]
fn a_distinct_search_walks_the_same_tree() {
    for n in 0..=7 {
        let (all, distinct) = (Search::new(Scan::new(n)).count(), Search::new(Distinct(Scan::new(n))).count());
        assert_eq!((all.stats.visits, all.stats.checks), (distinct.stats.visits, distinct.stats.checks), "n = {n}");
        // Complete boards that are images of others are neither solutions nor dead ends.
        assert_eq!(distinct.stats.dead_ends, all.stats.dead_ends, "n = {n}");
    }
}

#[test]
fn half_the_board_counted_twice_is_the_whole() {
    for n in 2..=10 {
        let half = Search::new(Mirror::new(n)).count();
        let whole = Search::new(Bits::new(n)).count();
        assert_eq!(2 * half.solutions, whole.solutions, "n = {n}");
        assert!(half.stats.visits < whole.stats.visits, "n = {n}");
    }
}

proptest! {
    #[test]
    fn one_image_of_each_orbit_is_the_least(
        rows in (0..12u32).prop_flat_map(|n| Just((0..n).collect::<Vec<u32>>()).prop_shuffle()),
    ) {
        let orbit: HashSet<Placement> = images(&Placement::new(rows)).into_iter().collect();
        let least: Vec<&Placement> = orbit.iter().filter(|image| image.is_least_image()).collect();
        prop_assert_eq!(least, vec![orbit.iter().min().unwrap()]);
    }

    #[test]
    fn a_refusal_blames_queens_that_attack(n in 4..12u32, tries in proptest::collection::vec(any::<u32>(), 1..30)) {
        let mut marks = Marks::new(n);
        let mut rows: Vec<u32> = Vec::new();
        for choice in tries {
            if marks.is_solved() {
                break;
            }
            let row = choice % n;
            let attackers: Vec<usize> = (0..rows.len())
                .filter(|&column| rows[column] == row || rows[column].abs_diff(row) as usize == rows.len() - column)
                .collect();
            let reason = marks.explain(row);
            prop_assert_eq!(reason.map(|reason| reason.blames).unwrap_or_default(), attackers.clone());
            let accepted = marks.apply(row);
            prop_assert_eq!(accepted, attackers.is_empty());
            if accepted {
                rows.push(row);
            }
        }
    }
}
