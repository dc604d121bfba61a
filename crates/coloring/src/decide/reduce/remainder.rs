//! A graph that gets smaller: peeling and domination, from a list of vertices to look at again.

use super::lift::{Lift, Step};
use crate::Graph;
use crate::decide::effort::Effort;

/// What is left of a graph, or of one of its blocks. Its vertices are numbered from 0; [`Lift`] has their names in the whole.
pub(super) struct Remainder {
    pub(super) k: usize,
    names: Vec<u32>,
    /// The neighbours of each vertex, ascending; none for a vertex taken away.
    lists: Vec<Vec<u32>>,
    /// A bit for each pair, if there are not too many vertices.
    pairs: Option<Pairs>,
    alive: Vec<bool>,
    /// Vertices that lost a neighbour, or may have got one above them.
    queue: Vec<u32>,
    queued: Vec<bool>,
    /// Vertices whose cliques are to be looked at.
    pub(super) corners: Vec<u32>,
    pub(super) cornered: Vec<Corner>,
    pub(super) merged: bool,
    /// The candidates for domination, kept for their memory.
    above: Vec<u32>,
}

/// A clique of k + 1 vertices of the graph, and whether they were merged before.
pub(super) type TooLarge = (Vec<u32>, bool);

/// How a vertex stands with [`Remainder::corners`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Corner {
    /// It was looked at.
    Done,
    /// It is in the list for the first time.
    First,
    /// It is in the list again, after a change.
    Again,
}

/// The most vertices for which a remainder keeps a bit for each pair: 8 MB.
const PAIRS: usize = 8192;

/// A bit for each pair of vertices.
struct Pairs {
    words: usize,
    bits: Vec<u64>,
}

impl Pairs {
    fn flip(&mut self, a: u32, b: u32) {
        self.bits[a as usize * self.words + b as usize / 64] ^= 1 << (b % 64);
        self.bits[b as usize * self.words + a as usize / 64] ^= 1 << (a % 64);
    }
}

impl Remainder {
    /// The part of a graph with these vertices, ascending.
    pub(super) fn induced(graph: &Graph, k: usize, vertices: &[u32]) -> Self {
        let mut place = vec![u32::MAX; graph.vertices() as usize];
        for (at, &v) in vertices.iter().enumerate() {
            place[v as usize] = at as u32;
        }
        let ends =
            |&v: &u32| graph.neighbours(v).iter().map(|&u| place[u as usize]).filter(|&u| u != u32::MAX).collect();
        Remainder::new(k, (0..vertices.len() as u32).collect(), vertices.iter().map(ends).collect())
    }

    /// A remainder with these rows of neighbours, each ascending.
    pub(super) fn new(k: usize, names: Vec<u32>, lists: Vec<Vec<u32>>) -> Self {
        let n = lists.len();
        let pairs = (n <= PAIRS).then(|| {
            let words = n.div_ceil(64);
            let mut bits = vec![0; n * words];
            for (row, list) in bits.chunks_exact_mut(words.max(1)).zip(&lists) {
                list.iter().for_each(|&u| row[u as usize / 64] |= 1 << (u % 64));
            }
            Pairs { words, bits }
        });
        let all: Vec<u32> = (0..n as u32).rev().collect();
        Remainder {
            k,
            names,
            lists,
            pairs,
            alive: vec![true; n],
            queue: all.clone(),
            queued: vec![true; n],
            corners: all,
            cornered: vec![Corner::First; n],
            merged: false,
            above: Vec::new(),
        }
    }

    /// How many vertices there were at first.
    pub(super) fn n(&self) -> usize {
        self.lists.len()
    }

    /// Vertices and ends of edges, about: what a walk through the remainder costs.
    pub(super) fn size(&self) -> u64 {
        self.lists.iter().map(|list| 1 + list.len() as u64).sum()
    }

    pub(super) fn name(&self, v: u32) -> u32 {
        self.names[v as usize]
    }

    pub(super) fn neighbours(&self, v: u32) -> &[u32] {
        &self.lists[v as usize]
    }

    pub(super) fn is_alive(&self, v: u32) -> bool {
        self.alive[v as usize]
    }

    pub(super) fn joins(&self, a: u32, b: u32) -> bool {
        match &self.pairs {
            Some(pairs) => pairs.bits[a as usize * pairs.words + b as usize / 64] >> (b % 64) & 1 == 1,
            None => self.lists[a as usize].binary_search(&b).is_ok(),
        }
    }

    /// Applies the rules until none does any more, or the effort is spent. A clique too large ends it, as does a vertex joined to
    /// one that needs the same colour.
    pub(super) fn settle(&mut self, effort: &mut Effort, lift: &mut Lift) -> Result<(), TooLarge> {
        loop {
            while let Some(v) = self.queue.pop() {
                self.queued[v as usize] = false;
                if !self.alive[v as usize] {
                    continue;
                }
                if self.lists[v as usize].len() < self.k {
                    let neighbours = self.take_away(v);
                    let neighbours = neighbours.into_iter().map(|u| self.name(u)).collect();
                    lift.steps.push(Step::Peel { vertex: self.name(v), neighbours });
                    continue;
                }
                let (above, steps) = self.above(v);
                if let Some(above) = above {
                    self.take_away(v);
                    lift.steps.push(Step::Same { vertex: self.name(v), other: self.name(above) });
                }
                if effort.spend(steps) {
                    return Ok(());
                }
            }
            let Some(v) = self.corners.pop() else { return Ok(()) };
            let steps = self.merge_at(v, lift)?;
            if effort.spend(steps) {
                return Ok(());
            }
        }
    }

    /// A vertex joined to every neighbour of this one, and the steps it took to look.
    fn above(&mut self, v: u32) -> (Option<u32>, u64) {
        let around = &self.lists[v as usize];
        let Some(&least) = around.iter().min_by_key(|&&u| self.lists[u as usize].len()) else { return (None, 1) };
        let mut candidates = std::mem::take(&mut self.above);
        candidates.clear();
        let degree = around.len();
        candidates
            .extend(self.lists[least as usize].iter().filter(|&&u| u != v && self.lists[u as usize].len() >= degree));
        let mut steps = degree + self.lists[least as usize].len();
        for &u in around {
            if candidates.is_empty() {
                break;
            }
            steps += candidates.len();
            candidates.retain(|&other| self.joins(u, other));
        }
        let found = candidates.first().copied();
        self.above = candidates;
        (found, steps as u64)
    }

    /// Takes a vertex away. Its neighbours are to be looked at again.
    pub(super) fn take_away(&mut self, v: u32) -> Vec<u32> {
        let around = std::mem::take(&mut self.lists[v as usize]);
        self.alive[v as usize] = false;
        for &u in &around {
            let list = &mut self.lists[u as usize];
            let at = list.binary_search(&v).expect("an edge has two ends");
            list.remove(at);
            self.pairs.iter_mut().for_each(|pairs| pairs.flip(u, v));
            self.look_again(u);
        }
        around
    }

    /// Joins two vertices that were not.
    pub(super) fn join(&mut self, a: u32, b: u32) {
        for (a, b) in [(a, b), (b, a)] {
            let at = self.lists[a as usize].binary_search(&b).expect_err("not joined before");
            self.lists[a as usize].insert(at, b);
        }
        self.pairs.iter_mut().for_each(|pairs| pairs.flip(a, b));
    }

    /// Looks at a vertex again.
    pub(super) fn look_again(&mut self, v: u32) {
        if !std::mem::replace(&mut self.queued[v as usize], true) {
            self.queue.push(v);
        }
    }
}
