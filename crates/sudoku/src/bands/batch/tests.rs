//! The batch against a search of a few lines, on every instruction set.

use super::{Batch, Line, SEVERAL};
use lanes::Isa;

/// xorshift.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % end
    }
}

/// The digits that rows, columns and boxes have, as sets.
#[derive(Default)]
struct Used([[u16; 9]; 3]);

impl Used {
    fn houses(cell: usize) -> [(usize, usize); 3] {
        [(0, cell / 9), (1, cell % 9), (2, cell / 27 * 3 + cell % 9 / 3)]
    }

    fn of(&self, cell: usize) -> u16 {
        Self::houses(cell).into_iter().fold(0, |used, (kind, house)| used | self.0[kind][house])
    }

    fn flip(&mut self, cell: usize, digit: u16) {
        for (kind, house) in Self::houses(cell) {
            self.0[kind][house] ^= digit;
        }
    }
}

/// How many solutions, up to a limit: the cell with the fewest digits first.
fn count(puzzle: &Line, limit: u8) -> u8 {
    let mut used = Used::default();
    let mut empty = Vec::new();
    for (cell, &character) in puzzle.iter().enumerate() {
        match character {
            b'1'..=b'9' if used.of(cell) >> (character - b'1') & 1 == 1 => return 0,
            b'1'..=b'9' => used.flip(cell, 1 << (character - b'1')),
            _ => empty.push(cell),
        }
    }
    search(&mut used, &mut empty, limit)
}

fn search(used: &mut Used, empty: &mut Vec<usize>, limit: u8) -> u8 {
    let Some(at) = (0..empty.len()).max_by_key(|&i| used.of(empty[i]).count_ones()) else { return 1 };
    let cell = empty.swap_remove(at);
    let mut found = 0;
    for digit in (0..9).map(|i| 1 << i) {
        if found < limit && used.of(cell) & digit == 0 {
            used.flip(cell, digit);
            found += search(used, empty, limit - found);
            used.flip(cell, digit);
        }
    }
    empty.push(cell);
    found
}

/// A solved grid: a pattern with its digits, bands, stacks, rows and columns in a random order.
fn solved(random: &mut Random) -> Line {
    let mut order = |n: usize| {
        let mut order: Vec<usize> = (0..n).collect();
        for i in 1..n {
            order.swap(i, random.below(i + 1));
        }
        order
    };
    let digits = order(9);
    let mut lines =
        || order(3).into_iter().flat_map(|three| order(3).into_iter().map(move |i| 3 * three + i)).collect();
    let (rows, columns): (Vec<usize>, Vec<usize>) = (lines(), lines());
    std::array::from_fn(|cell| {
        let (row, column) = (rows[cell / 9], columns[cell % 9]);
        b'1' + digits[(3 * row + row / 3 + column) % 9] as u8
    })
}

/// A puzzle with `clues` clues, one of them perhaps wrong.
fn puzzle(random: &mut Random, clues: usize, wrong: bool) -> Line {
    let mut puzzle = solved(random);
    let mut left = 81;
    while left > clues {
        let cell = random.below(81);
        if puzzle[cell] != b'.' {
            puzzle[cell] = b'.';
            left -= 1;
        }
    }
    if wrong {
        let cell = (0..81).find(|&cell| puzzle[cell] != b'.').expect("there are clues");
        puzzle[cell] = b'1' + (puzzle[cell] - b'1' + 1 + random.below(8) as u8) % 9;
    }
    puzzle
}

/// Puzzles with no, one and many solutions.
fn mixture(seed: u64, count: usize) -> Vec<Line> {
    let mut random = Random(seed);
    (0..count)
        .map(|i| {
            let clues = 25 + random.below(20);
            puzzle(&mut random, clues, i % 3 == 0)
        })
        .collect()
}

fn instruction_sets() -> impl Iterator<Item = Isa> {
    Isa::ALL.into_iter().filter(|isa| isa.is_available())
}

/// Is it a solved grid that has the clues?
fn solves(grid: &Line, puzzle: &Line) -> bool {
    (0..81).all(|i| !(b'1'..=b'9').contains(&puzzle[i]) || puzzle[i] == grid[i])
        && count(grid, 1) == 1
        && !grid.contains(&0)
}

/// Solves with a batch, compares counts with the search, and checks the grids.
fn check(batch: &mut Batch, puzzles: &[Line], limit: u8) -> Vec<u8> {
    let mut counts = vec![99; puzzles.len()];
    let mut grids = vec![[0; 81]; puzzles.len()];
    batch.solve(puzzles, limit, &mut counts, Some(&mut grids));
    for i in 0..puzzles.len() {
        let line = String::from_utf8_lossy(&puzzles[i]);
        assert_eq!(counts[i], count(&puzzles[i], limit), "{line} with limit {limit} as number {i}");
        if counts[i] > 0 {
            assert!(solves(&grids[i], &puzzles[i]), "{line}: {}", String::from_utf8_lossy(&grids[i]));
        } else {
            assert_eq!(grids[i], [0; 81], "nothing is written for {line}");
        }
    }
    counts
}

#[test]
fn counts_as_a_plain_search_does() {
    let puzzles = mixture(1, 30);
    for isa in instruction_sets() {
        let mut batch = Batch::with(isa);
        for limit in [1, 2, 200] {
            let counts = check(&mut batch, &puzzles, limit);
            assert!(counts.contains(&0) && counts.contains(&1) && counts.contains(&limit), "all kinds are there");
        }
    }
}

#[test]
fn any_number_of_puzzles() {
    let puzzles = mixture(2, 67);
    for isa in instruction_sets() {
        let mut batch = Batch::with(isa);
        for count in [0, 1, 17, 31, 33, 64, 67] {
            check(&mut batch, &puzzles[..count], 2);
        }
    }
}

#[test]
fn counts_without_grids() {
    let puzzles = mixture(3, 40);
    let (mut with, mut without) = (vec![0; 40], vec![0; 40]);
    let mut batch = Batch::new();
    batch.solve(&puzzles, 2, &mut with, Some(&mut vec![[0; 81]; 40]));
    batch.solve(&puzzles, 2, &mut without, None);
    assert_eq!(with, without);
    batch.solve(&puzzles, 0, &mut without, None);
    assert_eq!(without, [0; 40], "with limit 0 nothing is looked for");
}

#[test]
fn clues_that_clash_have_no_solution() {
    let mut puzzles = Vec::new();
    for (a, b) in [(0, 8), (0, 72), (0, 20), (30, 32), (80, 8), (40, 50), (70, 61)] {
        let mut puzzle = [b'.'; 81];
        (puzzle[a], puzzle[b]) = (b'7', b'7');
        puzzles.push(puzzle);
    }
    for isa in instruction_sets() {
        assert_eq!(check(&mut Batch::with(isa), &puzzles, 2), [0; 7]);
    }
}

#[test]
fn all_but_digits_is_empty() {
    let full = solved(&mut Random(5));
    for character in [b'0', b'.', b'*', b' ', b'_', b':', b'A', b'a', 0, 1, 9, 127, 128, 177, 255] {
        let mut puzzle = full;
        puzzle[3..7].fill(character);
        for isa in instruction_sets() {
            let mut grids = [[0; 81]];
            Batch::with(isa).solve(&[puzzle], 1, &mut [0], Some(&mut grids));
            assert!(solves(&grids[0], &full) || count(&puzzle, 2) > 1, "with {character} for empty");
        }
    }
}

#[test]
fn many_solutions_do_not_crowd_out_the_others() {
    let mut puzzles = vec![[b'.'; 81]; 5];
    puzzles.extend(mixture(4, 5));
    for isa in instruction_sets() {
        let mut batch = Batch::with(isa);
        check(&mut batch, &puzzles, 2);
        check(&mut batch, &puzzles[4..6], 255);
    }
}

#[test]
fn puzzles_with_too_few_clues_for_one_solution_stand_among_others() {
    let mut random = Random(7);
    let mut puzzles = mixture(8, 70);
    for (i, clues) in [(0, 16), (3, 15), (40, 16), (63, 12), (64, 16), (69, 0)] {
        puzzles[i] = puzzle(&mut random, clues, false);
    }
    puzzles[10] = [b'.'; 81];
    (puzzles[10][0], puzzles[10][8]) = (b'4', b'4');
    for isa in instruction_sets() {
        let mut batch = Batch::with(isa);
        for limit in [1, 2, 3] {
            let counts = check(&mut batch, &puzzles, limit);
            assert_eq!((counts[0], counts[10], counts[63], counts[69]), (limit, 0, limit, limit));
        }
    }
}

#[test]
fn a_crowded_pool_does_not_grow() {
    let mut puzzles = vec![[b'.'; 81]; 1];
    puzzles.extend(mixture(6, 10));
    for isa in instruction_sets() {
        for crowd in [0, 1, 3] {
            let mut batch = Batch::with(isa);
            batch.pool.crowd = crowd;
            check(&mut batch, &puzzles, 20);
            assert!(batch.pool.room() <= crowd + 8, "{} blocks for a crowd of {crowd}", batch.pool.room());
        }
    }
}

#[test]
fn lanes_that_keep_to_their_puzzles_find_the_same() {
    let mut puzzles = mixture(9, 50);
    puzzles.extend([[b'.'; 81]; 3]);
    puzzles.extend((0..40).map(|i| puzzle(&mut Random(30 + i), 20 + i as usize % 5, false)));
    for isa in instruction_sets() {
        for reached in [0, 1000] {
            for limit in [1, 2, 5] {
                let mut batch = Batch::with(isa);
                batch.reached = reached;
                check(&mut batch, &puzzles, limit);
                assert!(batch.stacks.room() <= 96, "{} blocks", batch.stacks.room());
            }
        }
    }
}

#[test]
fn lanes_keep_to_their_puzzles_while_these_have_several_solutions() {
    let mut random = Random(11);
    let several: Vec<Line> = (0..200).map(|_| puzzle(&mut random, 20, false)).collect();
    let one = [solved(&mut random); 200];
    for isa in instruction_sets() {
        let mut batch = Batch::with(isa);
        for (puzzles, keeps) in [(&several[..], true), (&one[..], false), (&several[..], true)] {
            check(&mut batch, puzzles, 2);
            assert_eq!(batch.reached > SEVERAL, keeps, "{}", batch.reached);
        }
    }
}
