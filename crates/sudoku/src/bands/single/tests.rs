//! Against a plain backtracking solver, with every instruction set of this machine.

use super::Single;
use lanes::Isa;
use std::ops::ControlFlow;

/// The textbook grid and the grid with 433 solutions of the oracles.
const TEXTBOOK: &[u8; 81] = b"200000060000075030048090100000300000300010009000008000001020570080730000090000004";
const SOLVED: &[u8; 81] = b"273481965916275438548693127859347612367512849124968753431829576685734291792156384";
const MANY: &[u8; 81] = b"2......6.....7..3..48.9.1.....3.....3...1.........8.....1.2.57..8.73.....9......4";

fn solvers() -> impl Iterator<Item = Single> {
    Isa::ALL.into_iter().filter(|isa| isa.is_available()).map(Single::new)
}

fn digit(byte: u8) -> Option<u8> {
    (b'1'..=b'9').contains(&byte).then_some(byte)
}

/// May this digit stand in this cell, as far as the other cells say?
fn fits(grid: &[u8; 81], cell: usize, digit: u8) -> bool {
    let (row, column) = (cell / 9, cell % 9);
    (0..81).all(|other| {
        let (r, c) = (other / 9, other % 9);
        let sees = r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3);
        other == cell || !sees || grid[other] != digit
    })
}

/// The row, column and box of a cell, numbered from 0 to 26.
fn houses(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, 9 + column, 18 + row / 3 * 3 + column / 3]
}

/// All solutions, up to a limit: the empty cell with the fewest digits, one digit after another.
fn plain(grid: &mut [u8; 81], free: &mut [u16; 27], limit: usize, found: &mut Vec<[u8; 81]>) {
    let digits = |free: &[u16; 27], cell| houses(cell).iter().fold(511, |digits, &house| digits & free[house]);
    let empty = (0..81).filter(|&cell| grid[cell] == 0);
    let Some(cell) = empty.min_by_key(|&cell| digits(free, cell).count_ones()) else {
        found.push(*grid);
        return;
    };
    let choices = digits(free, cell);
    for digit in (0..9).filter(|digit| choices >> digit & 1 != 0) {
        if found.len() < limit {
            houses(cell).iter().for_each(|&house| free[house] ^= 1 << digit);
            grid[cell] = b'1' + digit;
            plain(grid, free, limit, found);
            houses(cell).iter().for_each(|&house| free[house] ^= 1 << digit);
        }
    }
    grid[cell] = 0;
}

/// Solutions of a line that may have clashing clues, sorted.
fn expected(line: &[u8; 81], limit: usize) -> Vec<[u8; 81]> {
    let (mut grid, mut free, mut found) = ([0; 81], [511; 27], Vec::new());
    for cell in 0..81 {
        if let Some(digit) = digit(line[cell]) {
            if !fits(line, cell, digit) {
                return found;
            }
            houses(cell).iter().for_each(|&house| free[house] &= !(1 << (digit - b'1')));
            grid[cell] = digit;
        }
    }
    plain(&mut grid, &mut free, limit, &mut found);
    found.sort_unstable();
    found
}

fn all(solver: &mut Single, line: &[u8; 81]) -> Vec<[u8; 81]> {
    let mut found = Vec::new();
    solver.each(line, &mut |solution| {
        found.push(*solution);
        ControlFlow::Continue(())
    });
    found.sort_unstable();
    found
}

/// Everything that a solver says of a line with at most `limit` solutions.
fn check(line: &[u8; 81], limit: usize) -> usize {
    let expected = expected(line, limit + 1);
    assert!(expected.len() <= limit, "a test with too many solutions");
    let number = expected.len() as u64;
    let text = String::from_utf8_lossy(line);
    for mut solver in solvers() {
        assert_eq!(all(&mut solver, line), expected, "{text}");
        for limit in [0, 1, 2, 3, 7, u64::MAX] {
            let mut solution = [b'?'; 81];
            assert_eq!(solver.count(line, limit), number.min(limit), "{text} {limit}");
            assert_eq!(solver.solve(line, limit, &mut solution), number.min(limit), "{text} {limit}");
            match number.min(limit) {
                0 => assert_eq!(solution, [b'?'; 81]),
                _ => assert!(expected.contains(&solution)),
            }
        }
    }
    expected.len()
}

struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % end
    }

    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut order = std::array::from_fn(|i| i);
        for i in (1..N).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }

    /// The solved grid with its digits, rows, columns, bands and stacks exchanged.
    fn grid(&mut self) -> [u8; 81] {
        let (digits, turned) = (self.shuffled::<9>(), self.below(2) == 1);
        let mut lines = || {
            let groups = self.shuffled::<3>();
            let within = [self.shuffled::<3>(), self.shuffled::<3>(), self.shuffled::<3>()];
            move |i: usize| 3 * groups[i / 3] + within[i / 3][i % 3]
        };
        let (row, column) = (lines(), lines());
        std::array::from_fn(|cell| {
            let (r, c) = (row(cell / 9), column(cell % 9));
            b'1' + digits[usize::from(SOLVED[if turned { 9 * c + r } else { 9 * r + c }] - b'1')] as u8
        })
    }
}

#[test]
fn known_numbers_of_solutions() {
    assert_eq!(check(TEXTBOOK, 10), 1);
    assert_eq!(expected(TEXTBOOK, 2), [*SOLVED]);
    assert_eq!(check(SOLVED, 10), 1);
    for mut solver in solvers() {
        assert_eq!(solver.count(MANY, 1_000), 433);
        assert_eq!(all(&mut solver, MANY).len(), 433);
        assert_eq!(solver.count(MANY, 433), 433);
        assert_eq!(solver.count(MANY, 432), 432);
    }
}

#[test]
fn holes_that_can_be_exchanged_have_two_solutions_each() {
    // Four cells in two rows, two columns and two boxes with two digits crosswise: each such hole can be filled in two ways.
    let mut line = *SOLVED;
    let mut holes = 0;
    for (a, b) in (0..81).flat_map(|a| (a..81).map(move |b| (a, b))) {
        let (c, d) = (a / 9 * 9 + b % 9, b / 9 * 9 + a % 9);
        let in_two_boxes = (a / 27 == b / 27) != (a % 9 / 3 == b % 9 / 3);
        if a / 9 != b / 9
            && a % 9 != b % 9
            && in_two_boxes
            && line[a] == line[b]
            && line[c] == line[d]
            && line[c] != b'.'
            && line[a] != b'.'
        {
            for cell in [a, b, c, d] {
                line[cell] = b'.';
            }
            holes += 1;
            let number = check(&line, 300);
            assert!(number >= 1 << holes, "{holes} holes, {number} solutions");
            assert!(holes > 1 || number == 2);
        }
    }
    assert!(holes >= 1);
}

#[test]
fn a_memo_of_other_puzzles_is_true_of_this_one() {
    // One solver for all: rests are shared between puzzles that come from the same grid, in which rows with many holes are
    // closed one after another, rightly or wrongly.
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut solvers: Vec<Single> = solvers().collect();
    let (mut most, mut none) = (0, 0);
    for round in 0..40 {
        let full = random.grid();
        let mut line = full;
        let holes: Vec<usize> = random.shuffled::<81>()[..44 + round % 9].to_vec();
        for &cell in &holes {
            line[cell] = b'.';
        }
        for (place, &cell) in holes.iter().enumerate().take(12) {
            line[cell] = if place % 4 == 3 { b'1' + random.below(9) as u8 } else { full[cell] };
            let expected = expected(&line, 20_000);
            for solver in &mut solvers {
                let mut solution = [b'?'; 81];
                let number = solver.solve(&line, 20_000, &mut solution);
                assert_eq!(number, expected.len() as u64, "{}", String::from_utf8_lossy(&line));
                assert!(if number == 0 { solution == [b'?'; 81] } else { expected.contains(&solution) });
            }
            most = most.max(expected.len());
            none += usize::from(expected.is_empty());
            line[cell] = full[cell];
        }
    }
    assert!(most > 500 && none > 10, "{most} solutions at most, {none} puzzles without");
}

#[test]
fn clues_that_clash_have_no_solution() {
    // The same digit in two cells, with nothing else: every pair of cells that see each other.
    for (a, b) in (0..81).flat_map(|a| (0..a).map(move |b| (a, b))) {
        let mut line = [b'.'; 81];
        let digit = b'1' + ((a + b) % 9) as u8;
        (line[a], line[b]) = (digit, digit);
        if !fits(&line, a, digit) {
            for mut solver in solvers() {
                assert_eq!(solver.count(&line, 2 + a as u64 % 2), 0, "{a} {b}");
            }
        }
    }
    // A full grid with one digit wrong, or two exchanged.
    for cell in 0..81 {
        let mut wrong = *SOLVED;
        wrong[cell] = b'1' + (wrong[cell] - b'1' + 1) % 9;
        let mut exchanged = *SOLVED;
        exchanged.swap(cell, cell / 9 * 9 + (cell + 1) % 9);
        for mut solver in solvers() {
            assert_eq!((solver.count(&wrong, 2), solver.count(&exchanged, 3)), (0, 0), "{cell}");
        }
    }
}

#[test]
fn random_puzzles_with_no_one_and_many_solutions() {
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    let mut seen = [0; 3];
    for round in 0..24 {
        let mut line = random.grid();
        // Take clues away as long as there are not too many solutions; then put a random one in, now and then.
        let most = [1, 1, 3, 9][round % 4];
        for cell in random.shuffled::<81>() {
            let clue = std::mem::replace(&mut line[cell], [b'.', b'0', b' ', 0xB1][round % 4]);
            if expected(&line, most + 1).len() > most {
                line[cell] = clue;
            }
        }
        if round % 3 == 0 {
            let cell = (0..81).filter(|&cell| digit(line[cell]).is_none()).nth(random.below(40)).unwrap();
            line[cell] = b'1' + random.below(9) as u8;
        }
        seen[check(&line, most).min(2)] += 1;
    }
    assert!(seen.iter().all(|&number| number > 2), "{seen:?}");
}

#[test]
fn an_empty_grid_is_counted_up_to_the_limit() {
    for mut solver in solvers() {
        let empty = [b'.'; 81];
        for limit in [0, 1, 2, 3, 50] {
            assert_eq!(solver.count(&empty, limit), limit);
        }
        let mut left = 40;
        solver.each(&empty, &mut |solution| {
            assert!((0..81).all(|cell| fits(solution, cell, solution[cell])));
            left -= 1;
            if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert_eq!(left, 0);
    }
}

#[test]
fn every_byte_but_a_digit_is_an_empty_cell() {
    for byte in (0..=u8::MAX).filter(|&byte| digit(byte).is_none()) {
        let line = TEXTBOOK.map(|clue| if clue == b'0' { byte } else { clue });
        let mut first = [byte; 81];
        first[1..].copy_from_slice(&SOLVED[1..]);
        for mut solver in solvers().take(2) {
            assert_eq!(
                (solver.count(&line, 2), solver.count(&first, 2), solver.count(&[byte; 81], 2)),
                (1, 1, 2),
                "{byte}"
            );
        }
    }
}

#[test]
fn a_list_is_solved_in_its_order() {
    let lines = [*TEXTBOOK, *MANY, [b'1'; 81], *SOLVED];
    for mut solver in solvers() {
        let mut counts = Vec::new();
        solver.solve_each(&lines, 2, |place, number, solution| counts.push((place, number, *solution == *SOLVED)));
        assert_eq!(
            counts.iter().map(|&(place, number, _)| (place, number)).collect::<Vec<_>>(),
            [(0, 1), (1, 2), (2, 0), (3, 1)]
        );
        assert!(counts[0].2 && counts[3].2 && solver.guesses() > 0);
    }
}
