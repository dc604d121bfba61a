//! The fast enumerator: a walk that sees dead squares, follows forced leaps at once, and knows where it can end.
//!
//! Three files: [`graph`] numbers the squares and says where a tour from each may end, by colour; [`state`] keeps the degrees
//! of the squares that are left and says where a tour can go on; [`count`] counts on several threads, with symmetries and a
//! memory of endings. Here they meet the engine. A choice is a square, and with it come all leaps that it forces, so a node
//! is a place where the tour really divides: 6×6 has 3.7 nodes for each of its 6,637,920 tours, where its tree of single leaps
//! has 22.
//!
//! Tried on 6×6 and left out (Zen 4, November 2026): forced edges at squares of degree 2, carried along until nothing more
//! follows (a quarter fewer leaps, but 1.2 times the time; on 4×10, half of the time); taking squares off the end of the tour
//! too, once it is known (1.2 times); trying all choices of a node before the first is followed (1.1 times); the rules
//! without branches (1.3 times). Guessing a branch wrongly costs more than the leaps that are saved.

mod count;
mod graph;
mod state;
#[cfg(test)]
mod tests;
mod wide;
mod word;

use std::fmt;
use std::sync::Arc;

use backtrail::{Problem, Reason, text};

use self::graph::Graph;
use self::state::State;
use super::board::Board;
use super::tour::Tour;
use super::tours::{Keep, Tours};
use registry::Mark;
use registry::Narrated;

pub(super) use self::count::{LARGEST as ENDINGS, count, units};
pub use self::wide::Wide;
pub use self::word::Word;
pub(super) use self::word::in_words;

/// A tour that is made from its first square on, a choice and all that it forces at a time.
///
/// ```
/// use backtrail::Search;
/// use knight::{Board, Pruned, Tours};
/// let mut search = Search::new(Pruned::<u64>::new(&Tours::open(Board::new(5, 5)).from(0)));
/// let outcome = search.count();
/// assert_eq!((outcome.solutions, outcome.stats.visits), (304, Some(881)));
/// ```
#[derive(Clone, Debug)]
pub struct Pruned<W> {
    graph: Arc<Graph<W>>,
    /// Which tours are kept, if not all that are found.
    keep: Option<Arc<Keep>>,
    depth: usize,
    /// The states after the choices made, from the root on.
    levels: Vec<Level<W>>,
    /// The squares visited.
    path: Vec<u16>,
}

/// Where the walk is after a choice and all that it forces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Level<W> {
    state: State<W>,
    /// The squares to try.
    next: W,
    /// How many squares are visited.
    visited: usize,
}

impl<W: Word> Pruned<W> {
    /// The board.
    pub(super) fn board(&self) -> &Board {
        &self.graph.board
    }

    /// Before the first step, or on the first square if that is given.
    ///
    /// # Panics
    ///
    /// If the board has more free squares than the word has bits.
    pub fn new(tours: &Tours) -> Self {
        let graph = Graph::new(tours);
        let squares = graph.squares.len();
        let state = State::new(&graph.near);
        let mut root = Level { state, next: state.free, visited: 0 };
        let mut path = vec![0; squares];
        if let Some(start) = tours.root().and_then(|start| graph.number(start)) {
            path[0] = start;
            root.visited = 1;
            root.state.ends = graph.ends[start as usize];
            root.state.enter(start, graph.near[start as usize]);
            root.next = root.state.onward(graph.near[start as usize]);
        }
        let mut levels = vec![Level::default(); squares + 1];
        levels[0] = root;
        let keep = tours.distinct.then(|| Arc::new(tours.keep()));
        Pruned { graph: Arc::new(graph), keep, depth: 0, levels, path }
    }

    fn here(&self) -> &Level<W> {
        &self.levels[self.depth]
    }

    /// The squares visited.
    pub(super) fn path(&self) -> impl Iterator<Item = u32> {
        self.path[..self.here().visited].iter().map(|&number| self.graph.squares[number as usize])
    }

    /// The state before a square is entered, with what the first and the second square of a tour say about its last.
    #[inline(always)]
    fn before(&self, square: u16) -> (State<W>, usize) {
        let Level { mut state, visited, .. } = *self.here();
        if visited == 0 {
            state.ends = self.graph.ends[square as usize];
        } else if visited == 1
            && let Some(after) = &self.graph.after
        {
            state.ends &= after[square as usize];
        }
        (state, visited)
    }
}

/// Enters a square and all that it forces; `None` if that leads nowhere. On large boards by a call, which costs nothing beside
/// words of this length: a dozen places of the engine would each hold a copy of some kilobytes.
#[inline(always)]
fn follow<W: Word>(
    graph: &Graph<W>,
    path: &mut [u16],
    state: State<W>,
    visited: usize,
    square: u16,
) -> Option<Level<W>> {
    if W::BITS > 256 {
        follow_by_call(graph, path, &state, visited, square)
    } else {
        follow_now(graph, path, state, visited, square)
    }
}

#[inline(never)]
fn follow_by_call<W: Word>(
    graph: &Graph<W>,
    path: &mut [u16],
    state: &State<W>,
    visited: usize,
    square: u16,
) -> Option<Level<W>> {
    follow_now(graph, path, *state, visited, square)
}

// As a function of its own, so that the compiler knows that graph and path do not overlap.
#[inline(always)]
fn follow_now<W: Word>(
    graph: &Graph<W>,
    path: &mut [u16],
    mut state: State<W>,
    mut visited: usize,
    mut square: u16,
) -> Option<Level<W>> {
    let Graph { near, whole, .. } = graph;
    loop {
        let near = near[square as usize];
        path[visited] = square;
        visited += 1;
        state.enter(square, near);
        let next = state.onward(near);
        if next.is_many() || visited == *whole {
            return Some(Level { state, next, visited });
        }
        if next.is_empty() {
            return None;
        }
        square = next.lowest();
    }
}

/// What is beyond the current depth is left over from elsewhere and means nothing.
impl<W: Word> PartialEq for Pruned<W> {
    fn eq(&self, other: &Self) -> bool {
        self.graph == other.graph
            && self.keep == other.keep
            && self.levels[..=self.depth] == other.levels[..=other.depth]
            && self.path().eq(other.path())
    }
}

impl<W: Word> Problem for Pruned<W> {
    type Choice = Spot;
    type Choices = Spots<W>;
    type Solution = Tour;

    #[inline(always)]
    fn choices(&self) -> Spots<W> {
        let Level { next, state, .. } = self.here();
        Spots { left: *next, low: state.up_to_degree(2), middle: state.up_to_degree(3), high: state.up_to_degree(4) }
    }

    #[inline(always)]
    fn apply(&mut self, Spot(square): Spot) -> bool {
        let (state, visited) = self.before(square);
        match follow(&self.graph, &mut self.path, state, visited, square) {
            Some(level) => {
                self.depth += 1;
                self.levels[self.depth] = level;
                true
            }
            None => false, // what it wrote on the path lies beyond the squares visited
        }
    }

    #[inline(always)]
    fn undo(&mut self, _: Spot) {
        self.depth -= 1;
    }

    #[inline(always)]
    fn is_solved(&self) -> bool {
        self.here().visited == self.graph.whole
            && self.keep.as_ref().is_none_or(|keep| keep.keeps(&self.path().collect::<Vec<_>>()))
    }

    #[inline(always)]
    fn is_image(&self) -> bool {
        self.here().visited == self.graph.whole // and not kept, for it is asked of states that are not solved
    }

    fn solution(&self) -> Tour {
        Tour::of_path(self.graph.board.clone(), &self.path().collect::<Vec<_>>())
    }

    fn explain(&self, Spot(mut square): Spot) -> Option<Reason> {
        let (mut state, visited) = self.before(square);
        for forced in 0.. {
            let near = self.graph.near[square as usize];
            state.enter(square, near);
            let before = state;
            let next = state.onward(near);
            if next.is_many() || visited + forced + 1 == self.graph.whole {
                return None;
            }
            if next.is_empty() {
                let why = before.why_nowhere(near).text(|square| self.graph.place(square).to_string());
                let text = match forced {
                    0 => why,
                    _ => text!("knight-forced", leaps = forced, why = why),
                };
                return Some(Reason { text, blames: Vec::new() });
            }
            square = next.lowest();
        }
        None
    }
}

impl<W: Word> Narrated for Pruned<W> {
    fn label(&self, Spot(square): Spot, _: bool) -> String {
        self.graph.place(square).to_string()
    }

    /// The square and those that it forces.
    fn marks(&self, Spot(square): Spot, made: bool, marks: &mut Vec<Mark>) {
        let visited = self.here().visited;
        if !made {
            return marks.push(Mark { cell: self.graph.squares[square as usize], value: visited as u32 + 1 });
        }
        let before = self.levels[self.depth - 1].visited;
        let new = (before..visited).zip(&self.path[before..visited]);
        marks.extend(new.map(|(at, &number)| Mark { cell: self.graph.squares[number as usize], value: at as u32 + 1 }));
    }
}

/// A free square by its number, which counts from the border to the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot(u16);

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of squares; those with the fewest ways on come first (one and two alike, and five and more), and among them those
/// far from the centre.
///
/// From every square of 8×16, a first tour takes 116 nodes at most; in the order of the numbers alone, up to 364, and from a
/// third of the squares of 6×21 more than 300,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spots<W> {
    left: W,
    /// Squares of degree two or less, three or less, four or less; not only those that are left.
    low: W,
    middle: W,
    high: W,
}

impl<W: Word> Iterator for Spots<W> {
    type Item = Spot;

    #[inline(always)]
    fn next(&mut self) -> Option<Spot> {
        if self.left.is_empty() {
            return None;
        }
        // Without branches: which group comes first is hard to guess.
        let mut set = self.left;
        for group in [self.high, self.middle, self.low] {
            let better = self.left & group;
            set = if better.is_empty() { set } else { better };
        }
        let lowest = set.lowest();
        self.left &= !W::of(lowest);
        Some(Spot(lowest))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let squares = self.left.len() as usize;
        (squares, Some(squares))
    }
}
