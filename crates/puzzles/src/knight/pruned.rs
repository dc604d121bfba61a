//! The fast enumerator.

mod graph;
mod state;
#[cfg(test)]
mod tests;
mod word;

use std::fmt;
use std::sync::Arc;

use backtrail::Problem;

use self::graph::Graph;
use self::state::State;
use super::tour::Tour;
use super::tours::{Keep, Tours};
use crate::engine::Posed;

pub use self::word::Word;

/// A walk that sees dead squares, follows forced leaps at once, and knows where it can end.
#[derive(Clone, Debug)]
pub struct Pruned<W> {
    graph: Arc<Graph<W>>,
    /// Which tours are kept, if not all that are found.
    keep: Option<Arc<Keep>>,
    depth: usize,
    /// The states after the choices made, from the root on.
    levels: Vec<Level<W>>,
    /// The squares visited.
    path: Vec<u8>,
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

    fn path(&self) -> impl Iterator<Item = u32> {
        self.path[..self.here().visited].iter().map(|&number| self.graph.squares[number as usize])
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
        Spots(self.here().next)
    }

    #[inline(always)]
    fn apply(&mut self, Spot(mut square): Spot) -> bool {
        let graph = &*self.graph;
        let Level { mut state, mut visited, .. } = self.levels[self.depth];
        if visited == 0 {
            state.ends = graph.ends[square as usize];
        } else if visited == 1
            && let Some(after) = &graph.after
        {
            state.ends &= after[square as usize];
        }
        self.depth += 1;
        loop {
            let near = graph.near[square as usize];
            self.path[visited] = square;
            visited += 1;
            state.enter(square, near);
            let next = state.onward(near);
            if next.is_empty() || next.is_many() {
                self.levels[self.depth] = Level { state, next, visited };
                return !next.is_empty() || visited == graph.whole;
            }
            square = next.lowest();
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

    fn solution(&self) -> Tour {
        Tour::of_path(self.graph.board.clone(), &self.path().collect::<Vec<_>>())
    }
}

impl<W: Word> Posed for Pruned<W> {
    fn label(&self, Spot(square): Spot, _: bool) -> String {
        self.graph.place(square).to_string()
    }
}

/// A free square by its number, which counts from the border to the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot(u8);

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of squares, lowest number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spots<W>(W);

impl<W: Word> Iterator for Spots<W> {
    type Item = Spot;

    #[inline(always)]
    fn next(&mut self) -> Option<Spot> {
        if self.0.is_empty() {
            return None;
        }
        let lowest = self.0.lowest();
        self.0 = self.0.rest();
        Some(Spot(lowest))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let squares = self.0.len() as usize;
        (squares, Some(squares))
    }
}
