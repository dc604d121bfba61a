//! DSATUR (Brélaz 1979): next comes the vertex whose neighbours have the most colours.
//!
//! What a vertex has seen of its neighbours' colours is a bit for each: the first 64 beside its rank, so that a neighbour costs
//! one line of the cache, the others up to its degree in a common array. Colours above the degree are never its own, they
//! only count; they are rare, and kept in a table.

use std::collections::HashSet;

use super::buckets::Buckets;
use super::ranks::Ranks;
use super::{Graph, Patience};

/// What is kept of a vertex.
#[derive(Clone, Copy, Default)]
struct Vertex {
    rank: u32,
    /// How many colours its neighbours have, or [`COLORED`].
    saturation: u32,
    /// Which of the first 64 colours they have. All, when it has its own: then nothing about it is new.
    seen: u64,
}

/// In place of a saturation: it has its colour.
const COLORED: u32 = u32::MAX;

/// Colours on words 1, 2, … of vertices, and above the degree.
struct Higher {
    words: Vec<u64>,
    /// By rank, where the words of a vertex start. Only vertices of degree 64 or more have some; they have the first ranks.
    starts: Vec<usize>,
    /// A vertex's rank and a colour above its degree.
    table: HashSet<(u32, u32)>,
}

impl Higher {
    fn new(graph: &Graph, ranks: &Ranks) -> Self {
        let many = ranks.at_least.get(64).map_or(0, |&many| many as usize);
        let mut sum = 0;
        let mut starts = vec![0];
        starts.extend(ranks.order[..many].iter().map(|&vertex| {
            sum += graph.degree(vertex) / 64;
            sum
        }));
        Higher { words: vec![0; sum], starts, table: HashSet::new() }
    }

    /// The words of a vertex.
    fn of(&mut self, rank: u32) -> &mut [u64] {
        match self.starts.get(rank as usize..rank as usize + 2) {
            Some(&[start, end]) => &mut self.words[start..end],
            _ => &mut [],
        }
    }

    /// A vertex sees a colour from 64 on. Is it new to it?
    fn see(&mut self, rank: u32, color: u32) -> bool {
        let Some(word) = self.of(rank).get_mut(color as usize / 64 - 1) else {
            return self.table.insert((rank, color));
        };
        let bit = 1 << (color % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// The least colour from 64 on that a vertex has not seen.
    fn least(&mut self, rank: u32) -> u32 {
        let words = self.of(rank);
        let full = words.iter().take_while(|&&word| word == u64::MAX).count();
        64 + 64 * full as u32 + words.get(full).map_or(0, |word| word.trailing_ones())
    }
}

/// Gives each vertex that is not fixed the least colour that its neighbours leave.
pub(super) fn color(
    graph: &Graph,
    ranks: &Ranks,
    is_fixed: impl Fn(u32) -> bool,
    colors: &mut [u32],
    patience: &mut Patience<'_>,
) -> Option<()> {
    let mut vertices = vec![Vertex::default(); colors.len()];
    for (vertex, rank) in ranks.of_vertices() {
        let state = &mut vertices[vertex as usize];
        state.rank = rank;
        if is_fixed(vertex) {
            (state.saturation, state.seen) = (COLORED, u64::MAX);
        }
    }
    let mut higher = Higher::new(graph, ranks);
    for vertex in (0..graph.vertices()).filter(|&vertex| is_fixed(vertex)) {
        patience.work(graph.degree(vertex))?;
        see(&mut vertices, graph.neighbours(vertex), colors[vertex as usize], &mut higher, |_, _| {});
    }
    let mut queue = Buckets::new(&ranks.at_least);
    let mut top = 0;
    for state in vertices.iter().filter(|state| state.saturation != COLORED) {
        queue.insert(state.saturation as usize, state.rank);
        top = top.max(state.saturation as usize);
    }
    loop {
        let Some(rank) = queue.first(top) else {
            if top == 0 {
                return Some(());
            }
            top -= 1;
            continue;
        };
        queue.remove(top, rank);
        let vertex = ranks.order[rank as usize];
        let state = &mut vertices[vertex as usize];
        let color = if state.seen == u64::MAX { higher.least(rank) } else { state.seen.trailing_ones() };
        (state.saturation, state.seen) = (COLORED, u64::MAX);
        colors[vertex as usize] = color;
        patience.work(graph.degree(vertex))?;
        see(&mut vertices, graph.neighbours(vertex), color, &mut higher, |rank, saturation| {
            queue.remove(saturation, rank);
            queue.insert(saturation + 1, rank);
            top = top.max(saturation + 1);
        });
    }
}

/// Shows a colour to some vertices. `rise` hears the rank and old saturation of each to which it is new.
#[inline]
fn see(vertices: &mut [Vertex], neighbours: &[u32], color: u32, higher: &mut Higher, mut rise: impl FnMut(u32, usize)) {
    for &neighbour in neighbours {
        let state = &mut vertices[neighbour as usize];
        let is_new = if color < 64 {
            let bit = 1 << color;
            let is_new = state.seen & bit == 0;
            state.seen |= bit;
            is_new
        } else {
            state.saturation != COLORED && higher.see(state.rank, color)
        };
        if is_new {
            rise(state.rank, state.saturation as usize);
            state.saturation += 1;
        }
    }
}
