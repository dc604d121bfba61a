//! The trait tried on the puzzles it is meant for: Sudoku without and with propagation, a knight, a colouring, and a
//! path of a million choices. The numbers are those of the texts.

use std::ops::Range;

use backtrail::{Limits, Problem, Search, Status, Walk, laws};

const TEXTBOOK: &str = "200000060000075030048090100000300000300010009000008000001020570080730000090000004";
const SOLVED: &str = "273481965916275438548693127859347612367512849124968753431829576685734291792156384";
const MANY: &str = "2......6.....7..3..48.9.1.....3.....3...1.........8.....1.2.57..8.73.....9......4";

fn digits(line: &str) -> Vec<u8> {
    line.bytes().map(|sign| if sign == b'.' { 0 } else { sign - b'0' }).collect()
}

/// Do two cells share a row, a column or a box?
fn see(a: usize, b: usize) -> bool {
    let boxes = |cell: usize| (cell / 27, cell % 9 / 3);
    a / 9 == b / 9 || a % 9 == b % 9 || boxes(a) == boxes(b)
}

/// Sudoku as a first course writes it: the first empty cell, the digits in order.
#[derive(Clone)]
struct PlainSudoku {
    cells: Vec<u8>,
    empty: Vec<usize>,
    peers: Vec<Vec<usize>>,
    filled: usize,
}

impl PlainSudoku {
    fn parse(line: &str) -> Self {
        let cells = digits(line);
        let empty = (0..81).filter(|&cell| cells[cell] == 0).collect();
        let peers = (0..81).map(|a| (0..81).filter(|&b| a != b && see(a, b)).collect()).collect();
        PlainSudoku { cells, empty, peers, filled: 0 }
    }
}

impl Problem for PlainSudoku {
    type Choice = u8;
    type Choices = std::ops::RangeInclusive<u8>;
    type Solution = Vec<u8>;

    fn choices(&self) -> Self::Choices {
        1..=9
    }

    fn apply(&mut self, digit: u8) -> bool {
        let cell = self.empty[self.filled];
        let fits = self.peers[cell].iter().all(|&peer| self.cells[peer] != digit);
        if fits {
            self.cells[cell] = digit;
            self.filled += 1;
        }
        fits
    }

    fn undo(&mut self, _digit: u8) {
        self.filled -= 1;
        self.cells[self.empty[self.filled]] = 0;
    }

    fn is_solved(&self) -> bool {
        self.filled == self.empty.len()
    }

    fn solution(&self) -> Vec<u8> {
        self.cells.clone()
    }
}

#[test]
fn plain_sudoku_counts_what_the_texts_count() {
    let mut search = Search::new(PlainSudoku::parse(TEXTBOOK));
    assert_eq!(search.first(), Some(digits(SOLVED)));
    let stats = search.outcome().stats;
    assert_eq!((stats.visits, stats.checks, stats.dead_ends), (Some(142_256), Some(1_280_063), Some(43_850)));
    assert_eq!(stats.profile.unwrap()[..13], [1, 4, 11, 28, 35, 34, 46, 24, 58, 63, 36, 39, 74]);
}

/// Sudoku with propagation: a cell with one candidate left is set at once, and what that removes is on a trail.
#[derive(Clone, PartialEq, Debug)]
struct Sudoku {
    candidates: Vec<u16>,     // bit d: digit d may still stand here
    trail: Vec<(usize, u16)>, // a cell, and what its candidates were
    marks: Vec<usize>,        // how long the trail was before each choice
}

impl Sudoku {
    fn parse(line: &str) -> Self {
        let mut sudoku = Sudoku { candidates: vec![0b11_1111_1110; 81], trail: Vec::new(), marks: Vec::new() };
        for (cell, digit) in digits(line).into_iter().enumerate().filter(|&(_, digit)| digit > 0) {
            assert!(sudoku.restrict(cell, 1 << digit));
        }
        sudoku.trail.clear(); // what the givens say is never taken back
        sudoku
    }

    /// Leaves a cell these candidates, with all that follows; `false` if a cell has none left.
    fn restrict(&mut self, cell: usize, to: u16) -> bool {
        let old = self.candidates[cell];
        let new = old & to;
        if new == old {
            return true;
        }
        self.trail.push((cell, old));
        self.candidates[cell] = new;
        match new.count_ones() {
            0 => false,
            1 => (0..81).filter(|&peer| peer != cell && see(cell, peer)).all(|peer| self.restrict(peer, !new)),
            _ => true,
        }
    }
}

impl Problem for Sudoku {
    type Choice = (u8, u8); // a cell and a digit
    type Choices = std::vec::IntoIter<(u8, u8)>;
    type Solution = Vec<u8>;

    /// The candidates of a cell that has the fewest.
    fn choices(&self) -> Self::Choices {
        let open = (0..81).filter(|&cell| self.candidates[cell].count_ones() > 1);
        let cell = open.min_by_key(|&cell| self.candidates[cell].count_ones()).expect("an unsolved grid is open");
        let fitting = (1..=9).filter(|digit| self.candidates[cell] & 1 << digit != 0);
        fitting.map(|digit| (cell as u8, digit)).collect::<Vec<_>>().into_iter()
    }

    fn apply(&mut self, (cell, digit): (u8, u8)) -> bool {
        self.marks.push(self.trail.len());
        let fits = self.restrict(usize::from(cell), 1 << digit);
        if !fits {
            self.undo((cell, digit));
        }
        fits
    }

    fn undo(&mut self, _choice: (u8, u8)) {
        let mark = self.marks.pop().expect("a choice was made");
        for (cell, old) in self.trail.drain(mark..).rev() {
            self.candidates[cell] = old;
        }
    }

    fn is_solved(&self) -> bool {
        self.candidates.iter().all(|candidates| candidates.count_ones() == 1)
    }

    fn solution(&self) -> Vec<u8> {
        self.candidates.iter().map(|candidates| candidates.trailing_zeros() as u8).collect()
    }
}

#[test]
fn sudoku_with_a_trail_finds_the_same_in_fewer_visits() {
    let mut search = Search::new(Sudoku::parse(TEXTBOOK));
    assert_eq!(search.all().collect::<Vec<_>>(), [digits(SOLVED)]);
    assert!(search.outcome().stats.visits.unwrap() < 1_000, "{:?}", search.outcome());
}

#[test]
fn sudoku_with_a_trail_finds_all_433_solutions_and_takes_everything_back() {
    let given = Sudoku::parse(MANY);
    let mut search = Search::new(given.clone());
    let mut solutions: Vec<_> = search.all().collect();
    for solution in &solutions {
        for cell in 0..81 {
            let peers = (0..81).filter(|&peer| peer != cell && see(cell, peer));
            assert!(peers.into_iter().all(|peer| solution[peer] != solution[cell]));
        }
    }
    solutions.sort_unstable();
    solutions.dedup();
    assert_eq!(solutions.len(), 433);
    assert_eq!(search.walk().problem(), &given);
}

/// A knight that visits every square once; moves in the textbook's order.
#[derive(Clone, PartialEq, Debug)]
struct Knight {
    n: i32,
    visited: Vec<u32>, // when each square was visited, from 1; 0 is never
    squares: Vec<(i32, i32)>,
}

impl Knight {
    fn new(n: i32) -> Self {
        let mut visited = vec![0; (n * n) as usize];
        visited[0] = 1;
        Knight { n, visited, squares: vec![(0, 0)] }
    }

    fn index(&self, (row, column): (i32, i32)) -> Option<usize> {
        let board = 0..self.n;
        (board.contains(&row) && board.contains(&column)).then_some((row * self.n + column) as usize)
    }
}

impl Problem for Knight {
    type Choice = (i8, i8);
    type Choices = std::array::IntoIter<(i8, i8), 8>;
    type Solution = Vec<u32>;

    fn choices(&self) -> Self::Choices {
        [(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (-1, 2), (1, -2), (-1, -2)].into_iter()
    }

    fn apply(&mut self, (down, right): (i8, i8)) -> bool {
        let (row, column) = self.squares[self.squares.len() - 1];
        let square = (row + i32::from(down), column + i32::from(right));
        let Some(index) = self.index(square).filter(|&index| self.visited[index] == 0) else { return false };
        self.squares.push(square);
        self.visited[index] = self.squares.len() as u32;
        true
    }

    fn undo(&mut self, _by: (i8, i8)) {
        let index = self.squares.pop().and_then(|square| self.index(square)).expect("a leap was made");
        self.visited[index] = 0;
    }

    fn is_solved(&self) -> bool {
        self.squares.len() == self.visited.len()
    }

    fn solution(&self) -> Vec<u32> {
        self.visited.clone()
    }
}

#[test]
fn the_knight_finds_the_textbook_tour_after_as_many_visits() {
    let mut search = Search::new(Knight::new(5));
    let tour = [1, 6, 15, 10, 21, 14, 9, 20, 5, 16, 19, 2, 7, 22, 11, 8, 13, 24, 17, 4, 25, 18, 3, 12, 23];
    assert_eq!(search.first(), Some(tour.to_vec()));
    let stats = search.outcome().stats;
    assert_eq!((stats.visits, stats.checks), (Some(74_301), Some(594_314)));
}

#[test]
fn a_board_too_small_for_a_tour_is_searched_to_the_end() {
    let outcome = Search::new(Knight::new(4)).count();
    assert_eq!((outcome.status, outcome.solutions), (Status::Exhausted, 0));
}

/// A graph whose nodes are coloured in order.
#[derive(Clone)]
struct Coloring {
    k: u8,
    neighbours: Vec<Vec<usize>>,
    colors: Vec<u8>,
}

impl Coloring {
    fn new(k: u8, nodes: usize, edges: impl Iterator<Item = (usize, usize)>) -> Self {
        let mut neighbours = vec![Vec::new(); nodes];
        edges.for_each(|(a, b)| neighbours[a.max(b)].push(a.min(b)));
        Coloring { k, neighbours, colors: Vec::new() }
    }
}

impl Problem for Coloring {
    type Choice = u8;
    type Choices = Range<u8>;
    type Solution = Vec<u8>;

    fn choices(&self) -> Range<u8> {
        0..self.k
    }

    fn apply(&mut self, color: u8) -> bool {
        let free = self.neighbours[self.colors.len()].iter().all(|&earlier| self.colors[earlier] != color);
        if free {
            self.colors.push(color);
        }
        free
    }

    fn undo(&mut self, _color: u8) {
        self.colors.pop();
    }

    fn is_solved(&self) -> bool {
        self.colors.len() == self.neighbours.len()
    }

    fn solution(&self) -> Vec<u8> {
        self.colors.clone()
    }
}

#[test]
fn the_petersen_graph_is_coloured_in_as_many_ways_as_known() {
    let edges = || (0..5).flat_map(|i| [(i, (i + 1) % 5), (i, i + 5), (i + 5, (i + 2) % 5 + 5)]);
    for (k, ways) in [(2, 0), (3, 120), (4, 12_960)] {
        assert_eq!(Search::new(Coloring::new(k, 10, edges())).count().solutions, ways, "{k} colours");
    }
}

/// A rook that visits every square of a board by single steps: right and left before down, so it ploughs.
#[derive(Clone)]
struct Plough {
    n: usize,
    visited: Vec<bool>,
    at: usize,
    steps: usize,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Way {
    Right,
    Left,
    Down,
}

impl Plough {
    fn new(n: usize) -> Self {
        let mut visited = vec![false; n * n];
        visited[0] = true;
        Plough { n, visited, at: 0, steps: 0 }
    }

    fn beyond(&self, way: Way) -> Option<usize> {
        let column = self.at % self.n;
        match way {
            Way::Right => (column + 1 < self.n).then_some(self.at + 1),
            Way::Left => (column > 0).then_some(self.at.wrapping_sub(1)),
            Way::Down => Some(self.at + self.n).filter(|&square| square < self.visited.len()),
        }
    }
}

impl Problem for Plough {
    type Choice = Way;
    type Choices = std::array::IntoIter<Way, 3>;
    type Solution = usize;

    fn choices(&self) -> Self::Choices {
        [Way::Right, Way::Left, Way::Down].into_iter()
    }

    fn apply(&mut self, way: Way) -> bool {
        let Some(square) = self.beyond(way).filter(|&square| !self.visited[square]) else { return false };
        self.steps += 1;
        self.at = square;
        self.visited[square] = true;
        true
    }

    fn undo(&mut self, way: Way) {
        self.visited[self.at] = false;
        self.steps -= 1;
        self.at = match way {
            Way::Right => self.at - 1,
            Way::Left => self.at + 1,
            Way::Down => self.at - self.n,
        };
    }

    fn is_solved(&self) -> bool {
        self.steps + 1 == self.visited.len()
    }

    fn solution(&self) -> usize {
        self.steps
    }
}

#[test]
fn the_sketches_keep_their_promises() {
    assert_eq!(laws::check(&PlainSudoku::parse(TEXTBOOK)), Ok(()));
    assert_eq!(laws::check_eq(&Sudoku::parse(MANY)), Ok(()));
    assert_eq!(laws::check(&Knight::new(5)), Ok(()));
    assert_eq!(laws::check(&Coloring::new(3, 4, [(0, 1), (1, 2), (2, 3), (3, 0)].into_iter())), Ok(()));
    assert_eq!(laws::check(&Plough::new(5)), Ok(()));
}

#[test]
fn a_walk_goes_a_million_choices_deep_and_back_on_a_tiny_call_stack() {
    let test = || {
        let mut search = Search::new(Plough::new(1000));
        assert_eq!(search.first(), Some(999_999));
        let outcome = search.outcome();
        assert_eq!((outcome.stats.visits, outcome.stats.max_depth()), (Some(1_000_000), Some(999_999)));

        // Goes back a little, and is dropped where it is.
        search.set_limits(Limits { visits: Some(1_000_100), ..Limits::default() });
        search.count();
        drop(search);

        // A path a million choices long is a node like any other: forwards and backwards from there.
        let end = outcome.at.expect("a solution is a node");
        let mut walk = Walk::resume(Plough::new(1000), &end).unwrap();
        assert_eq!(walk.depth(), 999_999);
        for _ in 0..5_000 {
            assert!(walk.step_back().is_some());
        }
        assert!(walk.depth() < 999_999 && walk.share() < 1.0);
        for _ in 0..5_000 {
            walk.step();
        }
        assert_eq!(walk.path(), end);
        walk.restart();
        assert_eq!((walk.depth(), walk.problem().at), (0, 0));
    };
    std::thread::Builder::new().stack_size(64 << 10).spawn(test).unwrap().join().unwrap();
}
