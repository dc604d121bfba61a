//! Counts colourings one by one, but for the names of colours: where bags are too wide for states.
//!
//! Dense graphs with few colours have wide bags and few colourings. The vertex with the fewest possible colours comes next.
//! A colour that no vertex has yet stands for all such colours, k − used of them. What falls apart when vertices are
//! coloured is counted part by part: an edge is gone when its ends have no colour in common.
//!
//! `queen7_7` with seven colours takes about 9,400 nodes. Sizes of domains that are kept rather than counted, and looking
//! for parts at every fourth depth only, made that 3.2 ms of CPU time where it was 9.5.

use super::ring::Scalar;
use registry::Counting;

/// The most colours: a set of them is one word.
pub(super) const MOST: usize = 64;

/// A search in a graph.
struct CountingSearch<'a> {
    graph: &'a [Vec<u32>],
    /// The colours that each vertex may have.
    domains: Vec<u64>,
    /// How many those are and one more, and with as many, the vertex with the most neighbours is least. Unused colours are in every domain,
    /// so that one for all of them or each for itself makes no difference to which is least.
    keys: Vec<u64>,
    /// The vertices that have none yet, in no order.
    free: Vec<u32>,
    /// Where each vertex is in `free`.
    places: Vec<u32>,
    colors: u64,
    trail: Vec<u32>,
    nodes: u64,
    most: u64,
    work: &'a Counting<'a>,
}

/// How a search ended.
pub(super) enum Found<S> {
    /// With a number.
    All(S),
    /// It took more than its nodes.
    Spent,
    /// It should stop.
    Stopped,
}

/// The number of colourings with `colors` colours, if a search of at most `most` nodes finds it.
pub(super) fn count<S: Scalar>(graph: &[Vec<u32>], colors: u64, most: u64, work: &Counting) -> Found<S> {
    let all = if colors >= MOST as u64 { u64::MAX } else { (1 << colors) - 1 };
    let vertices: Vec<u32> = (0..graph.len() as u32).collect();
    let mut search = CountingSearch {
        graph,
        domains: vec![all; graph.len()],
        keys: graph.iter().map(|row| (u64::from(all.count_ones()) + 1) * COLOR - row.len() as u64).collect(),
        free: vertices.clone(),
        places: vertices,
        colors,
        trail: Vec::new(),
        nodes: 0,
        most,
        work,
    };
    match search.part(0, graph.len(), 0) {
        Some(number) => Found::All(number),
        None if search.work.should_stop() => Found::Stopped,
        None => Found::Spent,
    }
}

/// What a colour is in a key: more than any vertex has neighbours.
const COLOR: u64 = 1 << 32;

/// How many nodes are entered between two looks at the limits.
const LOOK: u64 = 1 << 12;

impl CountingSearch<'_> {
    /// The colourings of the vertices at some places of `free`, when `used` colours are used; `None` if it should end.
    fn part<S: Scalar>(&mut self, from: usize, to: usize, used: u32) -> Option<S> {
        self.nodes += 1;
        if self.nodes >= self.most || self.nodes.is_multiple_of(LOOK) && self.work.should_stop() {
            return None;
        }
        // One of the unused colours stands for all.
        let told_apart = if used >= 63 { u64::MAX } else { (2 << used) - 1 };
        let fewest = |place: &usize| self.keys[self.free[*place] as usize];
        let Some(place) = (from..to).min_by_key(fewest) else { return Some(S::of(1)) };
        self.swap(place, from);
        let vertex = self.free[from] as usize;
        let mut left = self.domains[vertex] & told_apart;
        let mut sum = S::ZERO;
        while left != 0 {
            let color = left.trailing_zeros();
            left &= left - 1;
            let ways = if color == used { self.colors - u64::from(used) } else { 1 };
            let before = self.trail.len();
            if self.forbid(vertex, color, from + 1, to) {
                let used = used.max(color + 1);
                let left = to - (from + 1);
                // To look for parts takes longer than all else in a node, and in dense graphs they are rare.
                let number: S = match left < 8 || left.is_multiple_of(4) {
                    true => self.parts(from + 1, to, used)?,
                    false => self.part(from + 1, to, used)?,
                };
                sum = sum.plus(number.times(S::of(ways)));
            }
            for other in self.trail.drain(before..) {
                self.domains[other as usize] |= 1 << color;
                self.keys[other as usize] += COLOR;
            }
        }
        Some(sum)
    }

    /// The neighbours of a vertex, as far as they are at some places, must not have its colour; false if one has no other.
    fn forbid(&mut self, vertex: usize, color: u32, from: usize, to: usize) -> bool {
        let graph = self.graph;
        for &other in &graph[vertex] {
            let place = self.places[other as usize] as usize;
            let domain = &mut self.domains[other as usize];
            if place >= from && place < to && *domain >> color & 1 == 1 {
                *domain &= !(1 << color);
                self.keys[other as usize] -= COLOR;
                self.trail.push(other);
                if *domain == 0 {
                    return false;
                }
            }
        }
        true
    }

    /// The product over the parts that nothing joins.
    fn parts<S: Scalar>(&mut self, from: usize, to: usize, used: u32) -> Option<S> {
        let mut product = S::of(1);
        let mut start = from;
        let graph = self.graph;
        while start < to {
            // What hangs together with the first comes to the front.
            let mut end = start + 1;
            let mut next = start;
            while next < end && end < to {
                let vertex = self.free[next] as usize;
                for &other in &graph[vertex] {
                    let place = self.places[other as usize] as usize;
                    if place >= end && place < to && self.domains[other as usize] & self.domains[vertex] != 0 {
                        self.swap(place, end);
                        end += 1;
                    }
                }
                next += 1;
            }
            let number: S = if end == start + 1 {
                let domain = self.domains[self.free[start] as usize];
                // Those beyond the word are in no domain, and all may be had.
                let beyond = self.colors.saturating_sub(MOST as u64);
                S::of(u64::from(domain.count_ones()) + beyond)
            } else {
                self.part(start, end, used)?
            };
            if number == S::ZERO {
                return Some(number);
            }
            product = product.times(number);
            start = end;
        }
        Some(product)
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.free.swap(one, other);
        self.places[self.free[one] as usize] = one as u32;
        self.places[self.free[other] as usize] = other as u32;
    }
}
