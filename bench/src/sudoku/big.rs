//! Grids of 16×16, 25×25 and 36×36: CPU time of each puzzle, beside `CaDiCaL`.
//!
//! `CaDiCaL`'s time is without the loading of its clauses, ours with that of the clues into a solver made once for the set. Each puzzle is solved once in a pass, since to
//! repeat one flatters a time; its least of [`ROUNDS`] passes counts.

use std::path::Path;

use cpu_time::ThreadTime;

use super::ours::Big;
use super::peers::Peers;
use super::{data, file};
use crate::measure::verdict;
use crate::record::Record;

const ROUNDS: usize = 7;

/// Puzzles, and the most milliseconds that we set out for: median and maximum, to the first solution and to its proof.
struct Set {
    name: String,
    n: usize,
    puzzles: Vec<Vec<u8>>,
    first: Option<(f64, f64)>,
    unique: Option<(f64, f64)>,
    /// Is the question for a second solution asked of `CaDiCaL` too? On the largest grids it would take minutes.
    asks_for_two: bool,
}

pub(crate) fn run(record: &mut Record) {
    let Some(data) = data(record) else { return };
    let peers = Peers::from_environment();
    let title = format!("CPU ms a puzzle, median / most; ours the least of {ROUNDS} passes");
    let columns = ["set", "puzzles", "question", "CaDiCaL", "ours", "× CaDiCaL (medians)", "target", ""];
    record.head(&title, &columns);
    for set in files(&data).into_iter().chain(holes()) {
        for (question, limit, target) in [("first", 1, set.first), ("unique?", 2, set.unique)] {
            if limit == 1 || set.asks_for_two {
                row(record, &set, question, limit, target, &peers);
            }
        }
    }
}

fn row(record: &mut Record, set: &Set, question: &str, limit: u64, target: Option<(f64, f64)>, peers: &Peers) {
    let (own, classes) = measure(set, limit);
    let theirs = peers.has("cadical-sudoku").then(|| {
        let file = file("big", set.puzzles.iter().map(|cells| text(cells)));
        let said = peers.run("cadical-sudoku", &[&file.display().to_string(), &limit.to_string()]);
        let _ = std::fs::remove_file(file);
        let their_classes = ["none", "one", "many"].map(|class| said[class] as u64);
        assert_eq!(classes, their_classes, "CaDiCaL counts otherwise on {}", set.name);
        (said["limit_median"], said["limit_max"])
    });
    let show =
        |pair: Option<(f64, f64)>| pair.map_or("–".into(), |(median, most)| format!("{median:.3} / {most:.3}"));
    let reached = target.map(|target| own.0 <= target.0 && own.1 <= target.1);
    record.row(&[
        set.name.clone(),
        set.puzzles.len().to_string(),
        question.to_string(),
        show(theirs),
        show(Some(own)),
        theirs.map_or("–".into(), |theirs| format!("{:.1}", theirs.0 / own.0)),
        target.map_or(String::new(), |target| show(Some(target))),
        reached.map_or("", verdict).to_string(),
    ]);
}

/// Median and most milliseconds of our solver, and how many puzzles have no, one and more solutions (up to the limit).
fn measure(set: &Set, limit: u64) -> ((f64, f64), [u64; 3]) {
    let mut least = vec![f64::MAX; set.puzzles.len()];
    let mut classes = [0; 3];
    let mut big = Big::new(set.n);
    for _ in 0..ROUNDS {
        classes = [0; 3];
        for (cells, least) in set.puzzles.iter().zip(&mut least) {
            let mut grid = Vec::new();
            let start = ThreadTime::now();
            let found = big.solve(cells, limit, &mut grid);
            *least = least.min(start.elapsed().as_secs_f64() * 1e3);
            assert!(found == 0 || is_solution(set.n, cells, &grid), "no solution of a puzzle of {}", set.name);
            classes[found.min(2) as usize] += 1;
        }
    }
    least.sort_by(f64::total_cmp);
    let middle = least.len() / 2;
    let median = if least.len() % 2 == 1 { least[middle] } else { (least[middle - 1] + least[middle]) / 2.0 };
    ((median, least.last().copied().unwrap_or_default()), classes)
}

/// Every row, column and box holds every value once, and the clues stand.
fn is_solution(n: usize, cells: &[u8], grid: &[u8]) -> bool {
    let side = n.isqrt();
    let holds_all =
        |cell: &dyn Fn(usize) -> usize| (0..n).fold(0u64, |set, i| set | 1 << grid[cell(i)]) == (2 << n) - 2;
    grid.len() == n * n
        && cells.iter().zip(grid).all(|(clue, value)| *clue == 0 || clue == value)
        && (0..n).all(|house| {
            let corner = house / side * side * n + house % side * side;
            holds_all(&|i| house * n + i)
                && holds_all(&|i| i * n + house)
                && holds_all(&|i| corner + i / side * n + i % side)
        })
}

const SYMBOLS: &[u8] = b".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0";

fn text(cells: &[u8]) -> Vec<u8> {
    cells.iter().map(|value| SYMBOLS[usize::from(*value)]).collect()
}

/// The sets of the data folder.
fn files(data: &Path) -> Vec<Set> {
    type Target = Option<(f64, f64)>;
    let sets: [(&str, Target, Target); 5] = [
        ("16x16_vu100", Some((0.030, 0.200)), Some((0.050, f64::INFINITY))),
        ("16x16_minimal_gen", Some((0.25, 2.0)), Some((0.5, 4.0))),
        ("25x25_samples", Some((0.4, 4.0)), None),
        ("25x25_empty", Some((0.3, 0.3)), None),
        ("36x36_empty", Some((1.0, 1.0)), None),
    ];
    let read = |(name, first, unique): (&str, Target, Target)| {
        let text = std::fs::read_to_string(data.join("big").join(name).with_extension("txt")).ok()?;
        let n: usize = name[..2].parse().ok()?;
        // As 36 values need all letters and digits, 0 is the last of them there, and an empty cell elsewhere.
        let symbols = &SYMBOLS[..=n];
        let value = |byte: u8| symbols.iter().position(|symbol| *symbol == byte).unwrap_or(0) as u8;
        let lines = text.lines().filter(|line| line.len() == n * n);
        let puzzles: Vec<Vec<u8>> = lines.map(|line| line.bytes().map(value).collect()).collect();
        let asks_for_two = !name.ends_with("empty");
        (!puzzles.is_empty()).then(|| Set { name: name.into(), n, puzzles, first, unique, asks_for_two })
    };
    sets.into_iter().filter_map(read).collect()
}

/// Sets with random holes, 20 puzzles each: in shuffled patterns, the same on every machine; and in grids that our solver
/// found from a random first row, which are less regular.
fn holes() -> impl Iterator<Item = Set> {
    let kinds = [(25, 55, (2.0, 25.0)), (36, 60, (10.0, 100.0)), (36, 55, (100.0, 3000.0))];
    let sets = kinds.into_iter().flat_map(|kind| [(kind, true), (kind, false)]);
    sets.map(|((n, percent, target), is_pattern)| {
        let mut random = Random(n as u64 * 1000 + percent as u64);
        let mut puzzle = || {
            let grid = if is_pattern { random.pattern(n) } else { random.found(n) };
            random.with_holes(grid, percent)
        };
        let puzzles = (0..20).map(|_| puzzle()).collect();
        let name =
            format!("{n}x{n}, {percent} % holes in {}", if is_pattern { "a shuffled pattern" } else { "a found grid" });
        Set { name, n, puzzles, first: Some(target), unique: None, asks_for_two: n < 36 }
    })
}

/// Steele, Lea and Flood's `SplitMix64`.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % n as u64) as usize
    }

    fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }

    /// Lines of a grid in another order that keeps it one.
    fn lines(&mut self, side: usize) -> Vec<usize> {
        let bands = self.order(side);
        bands.into_iter().flat_map(|band| self.order(side).into_iter().map(move |line| band * side + line)).collect()
    }

    /// The cyclic pattern with its rows, columns and values shuffled.
    fn pattern(&mut self, n: usize) -> Vec<u8> {
        let side = n.isqrt();
        let (rows, columns, values) = (self.lines(side), self.lines(side), self.order(n));
        let value = |row: usize, column: usize| values[(side * (row % side) + row / side + column) % n] as u8 + 1;
        rows.iter().flat_map(|&row| columns.iter().map(move |&column| value(row, column))).collect()
    }

    /// A grid with a random first row, as our solver finds it.
    fn found(&mut self, n: usize) -> Vec<u8> {
        let mut cells = vec![0; n * n];
        cells.iter_mut().zip(self.order(n)).for_each(|(cell, value)| *cell = value as u8 + 1);
        let mut grid = Vec::new();
        Big::new(n).solve(&cells, 1, &mut grid);
        grid
    }

    /// A grid without that many percent of its cells.
    fn with_holes(&mut self, mut grid: Vec<u8>, percent: usize) -> Vec<u8> {
        let cells = grid.len();
        self.order(cells)[..cells * percent / 100].iter().for_each(|&cell| grid[cell] = 0);
        grid
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffled_pattern_is_a_grid_and_holes_leave_the_rest() {
        for n in [16, 25, 36] {
            let grid = Random(n as u64).pattern(n);
            assert!(is_solution(n, &vec![0; n * n], &grid), "{n}");
            let puzzle = Random(7).with_holes(grid.clone(), 55);
            assert!(is_solution(n, &puzzle, &grid), "{n}");
            assert_eq!(puzzle.iter().filter(|value| **value == 0).count(), n * n * 55 / 100, "{n}");
            let wrong: Vec<u8> = grid.iter().rev().map(|value| value % 2 + 1).collect();
            assert!(!is_solution(n, &puzzle, &wrong), "{n}");
        }
    }
}
