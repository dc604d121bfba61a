//! The form is the same for all grids of a class, is one of them, and is what trying all symmetries gives.

use std::cmp::Ordering;
use std::collections::HashSet;

use proptest::prelude::*;

use super::{NoForm, automorphisms, canonical};
use crate::sample::{Dice, full, holes, puzzle, shuffle, solutions};
use crate::{Grid, Shape};

fn shape(rows: usize, columns: usize) -> Shape {
    Shape::new(rows, columns).unwrap()
}

fn nine(line: &str) -> Grid {
    Grid::new(Shape::NINE, line.bytes().map(|byte| if byte == b'.' { 0 } else { byte - b'0' }).collect())
}

/// All orders of the numbers below `length`.
fn orders(length: usize) -> Vec<Vec<usize>> {
    if length == 0 {
        return vec![Vec::new()];
    }
    let insert = |order: Vec<usize>| {
        (0..length).map(move |at| {
            let mut order = order.clone();
            order.insert(at, length - 1);
            order
        })
    };
    orders(length - 1).into_iter().flat_map(insert).collect()
}

/// All orders of lines in groups that stay together.
fn group_orders(groups: usize, length: usize) -> Vec<Vec<usize>> {
    let extend = |orders_so_far: Vec<Vec<usize>>, group: usize| -> Vec<Vec<usize>> {
        let inner = orders(length);
        let with = |order: Vec<usize>| {
            inner
                .iter()
                .map(move |inner| order.iter().copied().chain(inner.iter().map(|i| group * length + i)).collect())
        };
        orders_so_far.into_iter().flat_map(with).collect()
    };
    orders(groups).into_iter().flat_map(|order| order.into_iter().fold(vec![Vec::new()], extend)).collect()
}

/// The first of all grids that the symmetries give, and how many of them give it.
fn brute(grid: &Grid) -> (Grid, u128) {
    let shape = grid.shape();
    let (n, rows, columns) = (shape.n(), shape.box_rows(), shape.box_columns());
    let (mut best, mut cells) = ((vec![u8::MAX; n * n], 0), vec![0; n * n]);
    let across = group_orders(rows, columns);
    for turn in 0..if rows == columns { 2 } else { 1 } {
        for down in group_orders(columns, rows) {
            for across in &across {
                let (mut names, mut next, mut order) = ([0; 10], 0, Ordering::Equal);
                for (i, entry) in cells.iter_mut().enumerate() {
                    let (row, column) = (down[i / n], across[i % n]);
                    let value = usize::from(grid.cells()[if turn == 1 { column * n + row } else { row * n + column }]);
                    if value != 0 && names[value] == 0 {
                        next += 1;
                        names[value] = next;
                    }
                    *entry = names[value];
                    order = order.then((*entry).cmp(&best.0[i]));
                    if order.is_gt() {
                        break;
                    }
                }
                match order {
                    Ordering::Less => best = (cells.clone(), 1),
                    Ordering::Equal => best.1 += 1,
                    Ordering::Greater => {}
                }
            }
        }
    }
    (Grid::new(shape, best.0), best.1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_form_is_the_same_under_any_symmetry(seed: u64, percent in 10usize..=100) {
        let dice = &mut Dice::new(seed);
        for (rows, columns) in [(1, 4), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4), (4, 4), (5, 5)] {
            let full = full(shape(rows, columns), dice);
            let puzzle = holes(&full, percent, dice);
            // Large full grids here are patterns with many symmetries, which take long.
            for grid in [puzzle, full].into_iter().take(if rows * columns <= 9 { 2 } else { 1 }) {
                let form = canonical(&grid).unwrap();
                let other = shuffle(&grid, dice);
                prop_assert_eq!(&canonical(&other).unwrap(), &form);
                prop_assert_eq!(&canonical(&form).unwrap(), &form);
                prop_assert_eq!(automorphisms(&other), automorphisms(&grid));
                prop_assert_eq!(form.clues(), grid.clues());
            }
        }
    }

    #[test]
    fn the_form_is_no_later_than_any_other_of_its_class(seed: u64, percent in 0usize..=100) {
        let dice = &mut Dice::new(seed);
        let grid = holes(&full(Shape::NINE, dice), percent, dice);
        let form = canonical(&grid).unwrap();
        for _ in 0..200 {
            prop_assert!(form.cells() <= shuffle(&grid, dice).cells());
        }
    }

    #[test]
    fn the_form_is_what_all_symmetries_give(seed: u64, percent in 0usize..=100) {
        let dice = &mut Dice::new(seed);
        for (rows, columns) in [(1, 3), (3, 1), (2, 2)] {
            for _ in 0..4 {
                let grid = holes(&full(shape(rows, columns), dice), percent, dice);
                prop_assert_eq!((canonical(&grid).unwrap(), automorphisms(&grid).unwrap()), brute(&grid));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3))]

    #[test]
    fn the_form_of_6_by_6_is_what_all_symmetries_give(seed: u64, percent in 0usize..=100) {
        let dice = &mut Dice::new(seed);
        for (rows, columns) in [(2, 3), (3, 2)] {
            let grid = holes(&full(shape(rows, columns), dice), percent, dice);
            prop_assert_eq!((canonical(&grid).unwrap(), automorphisms(&grid).unwrap()), brute(&grid));
        }
    }

    #[test]
    fn the_form_of_9_by_9_is_what_all_symmetries_give(seed: u64, percent in 0usize..=80) {
        let dice = &mut Dice::new(seed);
        let grid = holes(&full(Shape::NINE, dice), percent, dice);
        prop_assert_eq!((canonical(&grid).unwrap(), automorphisms(&grid).unwrap()), brute(&grid));
    }

    #[test]
    fn the_form_of_a_puzzle_has_as_many_solutions(seed: u64) {
        let dice = &mut Dice::new(seed);
        let (unique, _) = puzzle(Shape::NINE, 54, dice);
        prop_assert_eq!(solutions(&canonical(&unique).unwrap(), 2, dice).len(), 1);
        let several = holes(&full(shape(2, 3), dice), 60, dice);
        let count = |grid: &Grid, dice: &mut Dice| solutions(grid, usize::MAX, dice).len();
        prop_assert_eq!(count(&several, dice), count(&canonical(&several).unwrap(), dice));
    }
}

#[test]
fn the_288_grids_of_4_by_4_are_of_2_classes() {
    let grids = solutions(&Grid::empty(shape(2, 2)), usize::MAX, &mut Dice::new(1));
    assert_eq!(grids.len(), 288);
    let forms: HashSet<Grid> = grids.iter().map(|grid| canonical(grid).unwrap()).collect();
    assert_eq!(forms.len(), 2);
    // Every class has as many members as there are movements and names over automorphisms.
    let sizes: u128 = forms.iter().map(|form| 128 * 24 / automorphisms(form).unwrap()).sum();
    assert_eq!(sizes, 288);
}

/// There are 28,200,960 grids of 6×6 with boxes of 2×3, in 49 classes: enough grids at random meet all.
#[test]
fn the_grids_of_6_by_6_are_of_49_classes() {
    let dice = &mut Dice::new(2);
    let (mut forms, mut grids) = (HashSet::new(), 0);
    for _ in 0..20_000 {
        let form = canonical(&full(shape(2, 3), dice)).unwrap();
        let size = 3456 * 720 / automorphisms(&form).unwrap();
        grids += if forms.insert(form) { size } else { 0 };
        if grids == 28_200_960 {
            break;
        }
    }
    assert_eq!((grids, forms.len()), (28_200_960, 49));
}

/// The known most; 648 is also told of this grid by others.
#[test]
fn the_most_symmetric_grid_has_648_automorphisms() {
    let most = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    assert_eq!(automorphisms(&nine(most)), Ok(648));
    assert_eq!(canonical(&nine(most)).unwrap().cells()[..18], [1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9, 1, 2, 3]);
}

#[test]
fn an_empty_grid_has_all_symmetries() {
    assert_eq!(automorphisms(&Grid::empty(Shape::NINE)), Ok(3_359_232));
    assert_eq!(automorphisms(&Grid::empty(shape(2, 3))), Ok(48 * 72));
    assert_eq!(automorphisms(&Grid::empty(shape(7, 7))), Ok(u128::MAX));
}

/// Three puzzles of the well known collection with 17 clues, which has most of them in this form.
#[test]
fn a_collection_of_17_clues_is_in_this_form() {
    let lines = [
        ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
        ".................1.....2.3......45.6..3.......17...8.....16......8....4..6.5..2..",
        ".................1.....2.3...1..4.....5.....6..6..378..4.....2..7..5.....9..1....",
    ];
    for line in lines {
        assert_eq!(canonical(&nine(line)).unwrap(), nine(line));
        let other = shuffle(&nine(line), &mut Dice::new(7));
        assert_eq!(canonical(&other).unwrap(), nine(line));
    }
}

#[test]
fn a_clash_is_refused() {
    let mut grid = Grid::empty(Shape::NINE);
    grid.set(3, Some(5));
    grid.set(8, Some(5));
    let refusal = canonical(&grid).unwrap_err().to_string();
    assert_eq!(refusal, "a grid that breaks the rules has no canonical form: 5 appears twice in row 1");
}

#[test]
fn a_grid_with_too_many_symmetries_is_refused() {
    // The Latin square of addition modulo 16: a box is a row.
    let grid = Grid::new(shape(1, 16), (0..256).map(|cell| ((cell / 16 + cell % 16) % 16 + 1) as u8).collect());
    let refusal = canonical(&grid).unwrap_err();
    assert_eq!(refusal, NoForm::TooLarge(shape(1, 16)));
    assert!(refusal.to_string().contains("takes too long"), "{refusal}");
}
