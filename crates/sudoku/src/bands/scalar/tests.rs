//! The solver beside a tiny one that shares nothing with it.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::{count, each, solve};

const TEXTBOOK: &[u8; 81] = b"200000060000075030048090100000300000300010009000008000001020570080730000090000004";
const TEXTBOOK_SOLVED: &[u8; 81] = b"273481965916275438548693127859347612367512849124968753431829576685734291792156384";
const WITH_433: &[u8; 81] = b"2......6.....7..3..48.9.1.....3.....3...1.........8.....1.2.57..8.73.....9......4";

/// The digits that may still stand in a cell, a bit each.
fn free(grid: &[u8; 81], cell: usize) -> u32 {
    let (row, column) = (cell / 9, cell % 9);
    let corner = 27 * (row / 3) + 3 * (column / 3);
    let mut free = 0x3fe;
    for i in 0..9 {
        for other in [9 * row + i, 9 * i + column, corner + 9 * (i / 3) + i % 3] {
            if other != cell && grid[other] != b'.' {
                free &= !(1 << (grid[other] - b'0'));
            }
        }
    }
    free
}

/// Counts solutions up to `limit`, a cell with the fewest digits first.
fn slow(grid: &mut [u8; 81], limit: u64) -> u64 {
    let mut fewest = (10, 0, 0);
    for cell in (0..81).filter(|&cell| grid[cell] == b'.') {
        let free = free(grid, cell);
        if free.count_ones() < fewest.0 {
            fewest = (free.count_ones(), cell, free);
        }
    }
    let (options, cell, free) = fewest;
    if options == 10 {
        return 1;
    }
    let mut found = 0;
    for digit in (1..=9).filter(|digit| free >> digit & 1 == 1) {
        if found < limit {
            grid[cell] = b'0' + digit;
            found += slow(grid, limit - found);
        }
    }
    grid[cell] = b'.';
    found
}

fn slow_count(line: &[u8; 81], limit: u64) -> u64 {
    let clashes = (0..81).any(|cell| line[cell] != b'.' && free(line, cell) >> (line[cell] - b'0') & 1 == 0);
    if clashes { 0 } else { slow(&mut line.clone(), limit) }
}

fn is_solution(line: &[u8; 81], grid: &[u8; 81]) -> bool {
    (0..81).all(|cell| {
        let digit = grid[cell];
        let given = !(b'1'..=b'9').contains(&line[cell]) || line[cell] == digit;
        given && (b'1'..=b'9').contains(&digit) && free(grid, cell) == 1 << (digit - b'0')
    })
}

/// Numbers that look random (Steele, Lea and Flood's `SplitMix64`).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % n as u64) as usize
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// Rows of a grid in an order that keeps it one.
    fn lines(&mut self) -> Vec<usize> {
        let mut bands = [0, 3, 6];
        self.shuffle(&mut bands);
        let mut lines = Vec::new();
        for band in bands {
            let mut rows = [band, band + 1, band + 2];
            self.shuffle(&mut rows);
            lines.extend(rows);
        }
        lines
    }

    /// A solved grid: the textbook's with its rows, columns and digits in another order.
    fn solved(&mut self) -> [u8; 81] {
        let (rows, columns) = (self.lines(), self.lines());
        let mut digits = *b"123456789";
        self.shuffle(&mut digits);
        let mirrored = self.below(2) == 1;
        std::array::from_fn(|cell| {
            let (row, column) = (rows[cell / 9], columns[cell % 9]);
            let (row, column) = if mirrored { (column, row) } else { (row, column) };
            digits[usize::from(TEXTBOOK_SOLVED[9 * row + column] - b'1')]
        })
    }

    /// A solved grid of which only some cells are left.
    fn puzzle(&mut self, clues: usize) -> [u8; 81] {
        let mut line = self.solved();
        let mut cells: Vec<usize> = (0..81).collect();
        self.shuffle(&mut cells);
        cells[clues..].iter().for_each(|&cell| line[cell] = b'.');
        line
    }
}

fn assert_agrees(line: &[u8; 81], limit: u64) -> u64 {
    assert_finds(line, limit, slow_count(line, limit))
}

/// All three functions find `right` solutions, and true ones.
fn assert_finds(line: &[u8; 81], limit: u64, right: u64) -> u64 {
    let text = String::from_utf8_lossy(line);
    let mut grid = [0; 81];
    assert_eq!(count(line, limit), right, "{text}");
    assert_eq!(solve(line, limit, &mut grid), right, "{text}");
    assert!(right == 0 && grid == [0; 81] || right > 0 && is_solution(line, &grid), "{text}");
    let mut all = HashSet::new();
    each(line, &mut |grid| {
        assert!(is_solution(line, grid), "{text}");
        assert!(all.insert(*grid), "{text} has a solution twice");
        if all.len() as u64 == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(all.len() as u64, right, "{text}");
    right
}

#[test]
fn the_textbook_grid_has_one_solution() {
    let mut grid = [0; 81];
    assert_eq!(solve(TEXTBOOK, u64::MAX, &mut grid), 1);
    assert_eq!(&grid, TEXTBOOK_SOLVED);
}

#[test]
fn the_other_grid_has_433() {
    assert_eq!(assert_agrees(WITH_433, u64::MAX), 433);
    assert_eq!(count(WITH_433, 100), 100);
}

#[test]
fn random_puzzles_agree_with_the_slow_solver() {
    let mut random = Random(1);
    let mut seen = [0; 3];
    for round in 0..150 {
        let line = random.puzzle(24 + round % 24);
        seen[assert_agrees(&line, 40).min(2) as usize] += 1;
    }
    assert!(seen[1] > 20 && seen[2] > 20, "one: {}, several: {}", seen[1], seen[2]);
}

/// Where the slow solver would lose its way; but fewer than 17 clues never have one solution, and these have thousands.
#[test]
fn sparse_puzzles_go_up_to_the_limit() {
    let mut random = Random(4);
    for clues in 0..100 {
        assert_finds(&random.puzzle(clues % 15), 100, 100);
    }
}

#[test]
fn puzzles_with_a_wrong_clue_agree_with_the_slow_solver() {
    let mut random = Random(2);
    let mut seen = [0; 3];
    for round in 0..200 {
        let mut line = random.puzzle(28 + round % 14);
        let cell = random.below(81);
        let allowed: Vec<u8> = (1..=9).filter(|digit| free(&line, cell) >> digit & 1 == 1).collect();
        line[cell] = b'0' + allowed[random.below(allowed.len())];
        seen[assert_agrees(&line, 3).min(2) as usize] += 1;
    }
    assert!(seen[0] > 50, "without a solution: {}", seen[0]);
}

#[test]
fn a_digit_twice_in_a_house_has_no_solution() {
    for (a, b) in [(0, 10), (0, 8), (0, 72), (40, 44), (40, 76), (60, 80)] {
        let mut line = [b'.'; 81];
        (line[a], line[b]) = (b'7', b'7');
        assert_eq!(assert_agrees(&line, 5), 0, "cells {a} and {b}");
    }
}

#[test]
fn a_full_grid_is_its_own_solution() {
    let mut random = Random(3);
    for _ in 0..20 {
        let line = random.solved();
        assert_eq!(assert_agrees(&line, 2), 1);
        let mut wrong = line;
        wrong.swap(0, 1);
        assert_eq!(assert_agrees(&wrong, 2), 0);
    }
}

#[test]
fn the_empty_grid_goes_up_to_any_limit() {
    for limit in [0, 1, 2, 1000] {
        assert_eq!(count(&[b'.'; 81], limit), limit);
    }
    assert_eq!(assert_agrees(&[b'.'; 81], 50), 50);
}
