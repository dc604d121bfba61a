//! Tours that a symmetry of the board leaves as they are: loops on a folded board.
//!
//! A symmetry that leaves a closed tour as it is moves the squares along it. It turns the tour by a half or a quarter, or it turns it
//! over. Fold the board, so that squares which the symmetry moves to each other are one vertex, and edges which it moves to each
//! other one edge. Two vertices may then be joined in several ways: choose a square to stand for each vertex, and an edge is *even* or
//! *odd* as the symmetry is applied an even or an odd number of times on the way.
//!
//! * A tour that is **turned** becomes a loop through all vertices. Of such a loop comes one tour if it has an odd number of odd edges;
//!   otherwise several loops, none of them a tour. The symmetry must move every square.
//! * A tour that is turned **over** becomes a path through all vertices. At each end it has a square that stays where it is, or an edge
//!   that is turned over, between a square and its image. All squares that stay are ends. A vertex more, joined to the ends, makes the
//!   path a loop.
//!
//! An open tour that is one with its reversal is a loop through the outside, which stays where it is.

use super::super::symmetry::Symmetry;
use super::super::tours::Tours;
use super::loops::{Multigraph, Sweep};
use num_bigint::BigUint;
use registry::Counting;

/// Tours that a symmetry leaves as they are, by the way it moves them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fixed {
    /// So many.
    Known(u32),
    /// As many as there are loops of a graph: of those with an odd number of odd edges, or of all.
    Loops { sweep: Sweep, are_odd: bool, each: u32 },
}

impl Fixed {
    /// How many they are; `None` if it should stop.
    pub(super) fn count(&self, work: &Counting<'_>) -> Option<BigUint> {
        match self {
            Fixed::Known(number) => Some((*number).into()),
            Fixed::Loops { sweep, are_odd, each } => {
                let [even, odd] = sweep.loops(work)?;
                Some((if *are_odd { odd } else { even + odd }) * *each)
            }
        }
    }

    /// The memory that it takes, in bytes, a little more than it will be.
    pub(super) fn memory(&self) -> u64 {
        match self {
            Fixed::Known(_) => 0,
            Fixed::Loops { sweep, .. } => sweep.memory(),
        }
    }
}

/// Of these tours, those that a symmetry other than the identity leaves as they are; `None` if a frontier is too wide.
pub(super) fn fixed(tours: &Tours, symmetry: &Symmetry) -> Option<Vec<Fixed>> {
    // A list of squares is no image of itself; a tour that is told both ways may be one that is turned.
    if !tours.run_both_ways() || !tours.closed && !tours.undirected {
        return Some(Vec::new());
    }
    let folded = Folded::new(tours, symmetry);
    let turned = folded.turned(if tours.undirected { 1 } else { 2 });
    let over = if tours.undirected { folded.turned_over() } else { Some(Fixed::Known(0)) };
    Some([turned?, over?].into_iter().filter(|fixed| *fixed != Fixed::Known(0)).collect())
}

/// A folded board.
struct Folded {
    /// For each vertex the squares that it stands for, each the image of the one before.
    orbits: Vec<Vec<u32>>,
    graph: Multigraph,
    /// The outside, if there is one: the last vertex.
    outside: Option<usize>,
    /// Which vertices stay where they are: single squares, and the outside.
    staying: Vec<usize>,
    /// Which have an edge from their first square to its image.
    hinged: Vec<usize>,
    /// How many times the symmetry has to be applied until all is as it was.
    times: usize,
    /// Does the symmetry change the colour of every square? `None` if colours tell nothing.
    swaps_colours: Option<bool>,
}

impl Folded {
    fn new(tours: &Tours, symmetry: &Symmetry) -> Folded {
        let board = &tours.board;
        // Of each square its vertex, and how many times the symmetry has to be applied to come to it.
        let mut vertices: Vec<Option<(usize, usize)>> = vec![None; board.squares()];
        let mut orbits: Vec<Vec<u32>> = Vec::new();
        for first in board.free_squares() {
            if vertices[first as usize].is_none() {
                let image = |&square: &u32| Some(symmetry.image(square)).filter(|&image| image != first);
                let orbit: Vec<u32> = std::iter::successors(Some(first), image).collect();
                orbit.iter().zip(0..).for_each(|(&square, at)| vertices[square as usize] = Some((orbits.len(), at)));
                orbits.push(orbit);
            }
        }
        let mut graph = Multigraph::new(orbits.len());
        let (mut staying, mut hinged) = (Vec::new(), Vec::new());
        for (vertex, orbit) in orbits.iter().enumerate() {
            let mut ways = vec![[0, 0]; orbits.len()];
            // An edge between a square that stays and one that moves is told from both images of the latter: from one is enough.
            let first = orbit[0];
            for (other, at) in board.neighbours(first).filter_map(|square| vertices[square as usize]) {
                if other < vertex && (orbit.len() > 1 || orbits[other].len() == 1) {
                    ways[other][at % 2] += 1;
                } else if other < vertex {
                    ways[other][0] = 1;
                } else if other == vertex && at == 1 {
                    hinged.push(vertex);
                }
            }
            for (other, ways) in ways.into_iter().enumerate().filter(|(_, ways)| *ways != [0, 0]) {
                graph.join(vertex, other, ways);
            }
            if orbit.len() == 1 {
                staying.push(vertex);
            }
        }
        let outside = (!tours.closed).then(|| graph.grow());
        if let Some(outside) = outside {
            let is_end = |square: u32| tours.begins_on_dark().is_none_or(|dark| board.is_dark(square) == dark);
            for (vertex, _) in orbits.iter().enumerate().filter(|(_, orbit)| orbit.iter().all(|&end| is_end(end))) {
                graph.join(vertex, outside, [1, 0]);
            }
            staying.push(outside);
        }
        let times = orbits.iter().map(Vec::len).max().unwrap_or(1);
        let swaps = |first: u32| board.is_dark(first) != board.is_dark(symmetry.image(first));
        let swaps_colours = board.free_squares().next().filter(|_| board.piece().alternates()).map(swaps);
        Folded { orbits, graph, outside, staying, hinged, times, swaps_colours }
    }

    /// The tours that are turned; of each tour there are so many.
    fn turned(&self, each: u32) -> Option<Fixed> {
        // The tour goes from a square to its image in as many leaps as there are vertices, or in three times as many.
        let is_odd = self.orbits.len() % 2 == 1;
        if self.orbits.iter().any(|orbit| orbit.len() < self.times)
            || self.outside.is_some()
            || self.swaps_colours.is_some_and(|swaps| swaps != is_odd)
        {
            return Some(Fixed::Known(0));
        }
        match self.graph.vertices() {
            // The orbit of a square is the tour.
            1 => Some(Fixed::Known(if self.hinged.is_empty() { 0 } else { each })),
            // To and fro, by an even edge and an odd one.
            2 => {
                let [even, odd] = self.graph.ways(0, 1);
                Some(Fixed::Known(even * odd * each))
            }
            _ => {
                let sweep = Sweep::of(&self.graph)?;
                Some(Fixed::Loops { sweep, are_odd: true, each })
            }
        }
    }

    /// The tours that are turned over.
    fn turned_over(&self) -> Option<Fixed> {
        let ends = self.staying.len();
        if self.times != 2 || ends > 2 || ends + self.hinged.len() < 2 {
            return Some(Fixed::Known(0));
        }
        // A vertex that is joined to two others alone has both edges.
        let mut graph = self.graph.clone();
        let between = graph.grow();
        self.staying.iter().for_each(|&end| graph.join(end, between, [1, 0]));
        if ends < 2 {
            let hinge = if ends == 0 { between } else { graph.grow() };
            if ends == 1 {
                graph.join(between, hinge, [1, 0]);
            }
            self.hinged.iter().for_each(|&end| graph.join(end, hinge, [1, 0]));
        }
        let sweep = Sweep::of(&graph)?;
        Some(Fixed::Loops { sweep, are_odd: false, each: 1 })
    }
}
