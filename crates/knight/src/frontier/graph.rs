//! Tours as loops: the graph whose Hamiltonian cycles are counted.
//!
//! A closed tour is a cycle through all squares. An open tour becomes one through a vertex more, the [`OUTSIDE`], which
//! is joined to every square where a tour may end: it leaves the board there and comes back where it begins. A given
//! start is an edge to the outside that must be taken, and so is a given end; the two of them need no other edges. So
//! there is one kind of thing to count, and all vertices have two edges of it.
//!
//! An open tour of an odd board ends on two squares of the majority colour, so only these are joined to the outside. That
//! on an even board it ends on one square of each colour need not be said: it follows from the degrees, and the passes
//! over them ([`super::degrees`]) find it out.

use super::super::board::{Board, Square};
use super::super::tours::Tours;

/// A vertex: a square in row order, or the outside.
pub(super) type Vertex = u16;

/// The vertex that open tours come from and go to.
pub(super) const OUTSIDE: Vertex = Vertex::MAX;

/// An edge: its lesser vertex, and its greater.
pub(super) type Edge = (Vertex, Vertex);

/// The edge between two vertices.
pub(super) fn edge(a: Vertex, b: Vertex) -> Edge {
    (a.min(b), a.max(b))
}

/// A board as a graph, without the empty rows and columns at its margins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Graph {
    pub(super) rows: usize,
    pub(super) columns: usize,
    /// Which squares are to be visited.
    free: Vec<bool>,
    /// The vertices that each square is joined to, in ascending order: the outside comes last.
    joined: Vec<Vec<Vertex>>,
    /// Edges that must be taken, in ascending order.
    forced: Vec<Edge>,
    /// Do the colours allow a tour?
    balanced: bool,
}

impl Graph {
    /// The most squares of a graph; no larger board has few enough tours to count or a narrow enough frontier.
    pub(super) const LARGEST: u32 = 4_096;

    /// The fewest squares of a graph: with fewer, a tour may go to and fro on an edge, which no cycle does.
    pub(super) const LEAST: u32 = 3;

    /// The graph whose cycles are these tours; `None` if the board is too large or too small.
    pub(super) fn of(tours: &Tours) -> Option<Graph> {
        let board = &tours.board;
        if !(Self::LEAST..=Self::LARGEST).contains(&board.free())
            || board.squares() as u64 > 64 * u64::from(Self::LARGEST)
        {
            return None;
        }
        let Frame { top, left, rows, columns } = Frame::of(board);
        if rows * columns > Self::LARGEST as usize {
            return None;
        }
        let colours = Colours::of(board);
        let vertex = |square: u32| {
            let Square { row, column, .. } = board.place(square);
            ((row - top) as usize * columns + (column - left) as usize) as Vertex
        };
        let mut graph = Graph {
            rows,
            columns,
            free: vec![false; rows * columns],
            joined: vec![Vec::new(); rows * columns],
            forced: Vec::new(),
            balanced: if tours.closed { colours.excess == 0 } else { colours.excess.abs() <= 1 },
        };
        for square in board.free_squares() {
            let here = vertex(square) as usize;
            graph.free[here] = true;
            graph.joined[here] = board.neighbours(square).map(vertex).collect();
        }
        let (start, end) = (tours.start.map(vertex), tours.end.map(vertex));
        if tours.closed {
            // A closed tour that ends at a square takes the edge from there to its root.
            let root = tours.root().map(vertex);
            graph.forced.extend(end.and_then(|end| Some(edge(root?, end))));
        } else {
            graph.forced.extend(start.into_iter().chain(end).map(|square| edge(square, OUTSIDE)));
            for square in board.free_squares().filter(|&square| colours.may_end(board.is_dark(square))) {
                let here = vertex(square);
                if graph.forced.len() < 2 || [start, end].contains(&Some(here)) {
                    graph.joined[here as usize].push(OUTSIDE);
                }
            }
        }
        graph.forced.sort_unstable();
        graph.joined.iter_mut().for_each(|joined| joined.sort_unstable());
        Some(graph)
    }

    /// Is there an outside?
    pub(super) fn has_outside(&self) -> bool {
        self.joined.iter().any(|joined| joined.last() == Some(&OUTSIDE))
    }

    /// Is this square to be visited?
    pub(super) fn is_free(&self, square: Vertex) -> bool {
        self.free[square as usize]
    }

    /// The vertices that a square is joined to, in ascending order.
    pub(super) fn joined(&self, square: Vertex) -> &[Vertex] {
        &self.joined[square as usize]
    }

    /// The vertices that a square must be joined to by the cycle.
    pub(super) fn forced(&self, square: Vertex) -> impl Iterator<Item = Vertex> {
        self.forced.iter().filter_map(move |&(a, b)| match () {
            () if a == square => Some(b),
            () if b == square => Some(a),
            () => None,
        })
    }

    /// Is it plain that there is no tour: by colours, since an edge is asked for that is not there, or since the squares do
    /// not hang together?
    pub(super) fn is_impossible(&self) -> bool {
        let twice = self.forced.windows(2).any(|two| two[0] == two[1]);
        !self.balanced
            || twice
            || !self.is_connected()
            || self.forced.iter().any(|&(a, b)| a == b || !self.joined(a).contains(&b))
    }

    /// Can a piece leap from every square to every other?
    fn is_connected(&self) -> bool {
        let mut left = self.free.clone();
        let mut reached: Vec<usize> = left.iter().position(|&free| free).into_iter().collect();
        reached.iter().for_each(|&first| left[first] = false);
        while let Some(square) = reached.pop() {
            for &other in self.joined[square].iter().filter(|&&other| other != OUTSIDE) {
                if std::mem::replace(&mut left[other as usize], false) {
                    reached.push(other as usize);
                }
            }
        }
        !left.contains(&true)
    }

    /// The graph turned by 180°.
    pub(super) fn turned(&self) -> Graph {
        let last = (self.rows * self.columns) as Vertex - 1;
        self.moved(self.rows, self.columns, |square| last - square)
    }

    /// The graph seen in a mirror beside it.
    pub(super) fn mirrored(&self) -> Graph {
        let columns = self.columns as Vertex;
        self.moved(self.rows, self.columns, |square| square / columns * columns + (columns - 1 - square % columns))
    }

    /// The graph with rows for columns.
    pub(super) fn transposed(&self) -> Graph {
        let (rows, columns) = (self.rows as Vertex, self.columns as Vertex);
        self.moved(self.columns, self.rows, |square| square % columns * rows + square / columns)
    }

    /// The graph with its squares in other places.
    fn moved(&self, rows: usize, columns: usize, to: impl Fn(Vertex) -> Vertex) -> Graph {
        let to = |vertex: Vertex| if vertex == OUTSIDE { OUTSIDE } else { to(vertex) };
        let mut moved = Graph {
            rows,
            columns,
            free: vec![false; self.free.len()],
            joined: vec![Vec::new(); self.joined.len()],
            forced: self.forced.iter().map(|&(a, b)| edge(to(a), to(b))).collect(),
            balanced: self.balanced,
        };
        for square in 0..self.free.len() {
            let there = to(square as Vertex) as usize;
            moved.free[there] = self.free[square];
            moved.joined[there] = self.joined[square].iter().map(|&vertex| to(vertex)).collect();
            moved.joined[there].sort_unstable();
        }
        moved.forced.sort_unstable();
        moved
    }
}

/// How the colours of the squares limit the tours.
struct Colours {
    /// How many more squares are dark than light; 0 if the piece does not change colours, and they limit nothing.
    excess: i64,
}

impl Colours {
    fn of(board: &Board) -> Colours {
        let excess = 2 * i64::from(board.dark()) - i64::from(board.free());
        Colours { excess: if board.piece().alternates() { excess } else { 0 } }
    }

    /// May an open tour end on a square of this colour? If one colour has a square more, it begins and ends there.
    fn may_end(&self, dark: bool) -> bool {
        if dark { self.excess >= 0 } else { self.excess <= 0 }
    }
}

/// The least rectangle that has all free squares of a board.
struct Frame {
    top: u32,
    left: u32,
    rows: usize,
    columns: usize,
}

impl Frame {
    fn of(board: &Board) -> Frame {
        let mut frame = [u32::MAX, u32::MAX, 0, 0];
        for Square { row, column, .. } in board.free_squares().map(|square| board.place(square)) {
            let [top, left, bottom, right] = frame;
            frame = [top.min(row), left.min(column), bottom.max(row), right.max(column)];
        }
        let [top, left, bottom, right] = frame;
        Frame { top, left, rows: (bottom - top) as usize + 1, columns: (right - left) as usize + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_and_columns_without_squares_are_left_out() {
        let holes = (0..30).map(|square| square / 6 < 2 || square % 6 == 5).collect();
        let graph = Graph::of(&Tours::closed(Board::new(5, 6).with_holes(holes))).unwrap();
        assert_eq!(graph, Graph::of(&Tours::closed(Board::new(3, 5))).unwrap());
    }

    #[test]
    fn a_given_start_and_end_are_the_only_ways_outside() {
        let graph = Graph::of(&Tours::open(Board::new(3, 4)).from(0).to(5)).unwrap();
        assert_eq!(graph.forced, [(0, OUTSIDE), (5, OUTSIDE)]);
        assert_eq!((0..12).filter(|&square| graph.joined(square).contains(&OUTSIDE)).count(), 2);
        assert!(!graph.is_impossible());
        assert!(Graph::of(&Tours::open(Board::new(3, 4)).from(5).to(5)).unwrap().is_impossible());
        assert!(Graph::of(&Tours::closed(Board::new(3, 4)).to(1)).unwrap().is_impossible());
        assert!(Graph::of(&Tours::open(Board::new(3, 3))).unwrap().is_impossible());
    }

    #[test]
    fn turns_and_mirrors_show_symmetry() {
        let graph = Graph::of(&Tours::open(Board::new(4, 5))).unwrap();
        assert_eq!(graph.turned(), graph);
        assert_eq!(graph.mirrored(), graph);
        assert_eq!(graph.transposed(), Graph::of(&Tours::open(Board::new(5, 4))).unwrap());
        let from = Graph::of(&Tours::open(Board::new(4, 5)).from(2)).unwrap();
        assert_eq!(from.mirrored(), from);
        assert_ne!(from.turned(), from);
    }
}
