//! One node: what can be said without branching, and where to branch.
//!
//! A few vertices of those with the fewest colours are tried, chosen by their neighbours and by how often they were left
//! without a colour lately. The score of a colour is the number of neighbours of all vertices that lose a colour by
//! it; that of a vertex is the product of the two lowest, so that both sides of the branch are small.
//!
//! What it learns on the way, with the geometric mean of nodes without it on fourteen random graphs of 400 vertices and 938
//! edges, three colours (3,133 with all of it, before the weights were tuned):
//! - a colour that fails is forbidden;
//! - what every colour of a vertex forbids is forbidden: 3,826 without;
//! - a colour that narrows no other vertex is taken, an autarky: 3,111 without; it is for structured graphs, and free;
//! - a vertex with more colours than open neighbours is left for the end: 3,138 without; also for structured graphs. The
//!   degrees that this needs are kept in binary, as planes, so that all of them change at once.
//!
//! The weight of a conflict grows by one part in a hundred from node to node: 2,885 nodes, against 3,133 if by two parts in a
//! thousand; two parts in a hundred and more were no better (3,008). Twelve vertices are tried: 8 took 4,128 nodes, 16
//! took 2,821, and the time was the same within the noise. More at the first eight levels (30 or 60) spared a fifteenth of
//! the nodes and no time. Counting the newly coloured vertices in the score changed nothing, nor did degrees of
//! the whole graph in place of those of what is open.

use lanes::Simd;

use super::planes::{NONE, Propagate};
use super::search::{Branch, LookAhead, Node};
use super::set::Set;

/// How many vertices are tried at a node.
const TRIED: usize = 12;

/// What a neighbour counts for when vertices to try are chosen, in conflicts.
const NEIGHBOUR: f32 = 4.0;

/// Bits of the degrees of sparse graphs. They are read by a loop of known length: one of unknown length took a third of all
/// time.
const LOW: usize = 4;

/// What became of trying the colours of a vertex.
enum Tried<const K: usize> {
    /// No colour is left.
    Dead,
    /// Something was learned, and the state has changed.
    Learned,
    /// A branch, and how good it is.
    Open(Branch<K>, f32),
}

impl<const K: usize, const W: usize> LookAhead<K, W> {
    /// Looks at the state at hand until nothing more is learned.
    #[inline(always)]
    pub(super) fn look<S: Simd>(&mut self, simd: S) -> Node<K> {
        loop {
            if !self.propagate(simd) {
                return Node::Dead;
            }
            self.peel();
            let open = self.graph.all.but(&self.now.planes.done);
            if open.is_empty() {
                return Node::Solved;
            }
            let (candidates, count) = self.candidates(&open);
            let mut best: Option<(Branch<K>, f32)> = None;
            let mut learned = false;
            for &(v, _) in &candidates[..count] {
                if self.now.planes.done.has(v) {
                    continue;
                }
                match self.attempt(simd, v) {
                    Tried::Dead => return Node::Dead,
                    Tried::Learned => learned = true,
                    Tried::Open(branch, score) => {
                        if best.is_none_or(|(_, most)| score > most) {
                            best = Some((branch, score));
                        }
                    }
                }
            }
            if let (Some((branch, _)), false) = (best, learned) {
                return Node::Open(branch);
            }
        }
    }

    /// Propagates the state at hand.
    #[inline(always)]
    fn propagate<S: Simd>(&mut self, simd: S) -> bool {
        let from = self.now.planes;
        let (to, choice) = (&mut self.now.planes, (NONE, 0));
        match simd.call(Propagate { graph: &self.graph, from: &from, choice, to, steps: &mut self.steps }) {
            Ok(()) => true,
            Err(lost) => {
                self.blame(&lost);
                false
            }
        }
    }

    /// Adds to the weights of vertices without a colour.
    #[inline(always)]
    fn blame(&mut self, lost: &Set<W>) {
        let mut walk = lost.walk();
        while let Some(v) = walk.next(lost) {
            self.weights[v] += self.increment;
        }
    }

    /// Leaves for the end every vertex with more colours than neighbours that matter: one will be left.
    #[inline(always)]
    fn peel(&mut self) {
        self.detach();
        let sizes = self.now.planes.sizes(&self.graph);
        loop {
            // Is the degree less than the number of colours? Bit by bit, from the top.
            let (mut less, mut same) = (Set::EMPTY, self.graph.all.but(&self.now.planes.done));
            for bit in (0..self.bits.max(sizes.len())).rev() {
                let size = if bit < sizes.len() { sizes[bit] } else { Set::EMPTY };
                let degree = &self.now.degrees[bit];
                less = less.or(&same.and(&size).but(degree));
                same = same.but(&size.xor(degree));
            }
            if less.is_empty() {
                self.now.peeled = self.peeled.len();
                return;
            }
            // Of two neighbours only one: the other may count on it no more.
            let mut walk = less.walk();
            let mut near = Set::EMPTY;
            while let Some(v) = walk.next(&less) {
                if !near.has(v) {
                    near = near.or(&self.graph.rows[v]);
                    self.now.planes.done.insert(v);
                    self.peeled.push(v as u32);
                }
            }
            self.detach();
        }
    }

    /// Takes vertices that are done out of the degrees of their neighbours.
    #[inline(always)]
    fn detach(&mut self) {
        let gone = self.now.planes.done.but(&self.now.detached);
        let mut walk = gone.walk();
        while let Some(v) = walk.next(&gone) {
            let mut borrow = self.graph.rows[v];
            for plane in &mut self.now.degrees[..self.bits] {
                let old = *plane;
                *plane = old.xor(&borrow);
                borrow = borrow.but(&old);
            }
            self.steps += (self.bits * W) as u64;
        }
        self.now.detached = self.now.planes.done;
    }

    /// The vertices to try, best first: of those with the fewest colours, by neighbours and conflicts.
    #[inline(always)]
    fn candidates(&mut self, open: &Set<W>) -> ([(usize, f32); TRIED], usize) {
        let fewest = self.fewest(open);
        let mut found = [(0, f32::MIN); TRIED];
        let mut count = 0;
        let mut walk = fewest.walk();
        while let Some(v) = walk.next(&fewest) {
            let degree = self.degree(v);
            let value = degree as f32 * NEIGHBOUR * self.increment + self.weights[v];
            self.steps += 1;
            if count == TRIED && value <= found[TRIED - 1].1 {
                continue;
            }
            count = TRIED.min(count + 1);
            let mut at = count - 1;
            while at > 0 && found[at - 1].1 < value {
                found[at] = found[at - 1];
                at -= 1;
            }
            found[at] = (v, value);
        }
        (found, count)
    }

    /// The open vertices with the fewest colours.
    #[inline(always)]
    fn fewest(&self, open: &Set<W>) -> Set<W> {
        let sizes = self.now.planes.sizes(&self.graph);
        let mut fewest = *open;
        for plane in sizes.iter().rev() {
            let smaller = fewest.but(plane);
            if !smaller.is_empty() {
                fewest = smaller;
            }
        }
        fewest
    }

    /// Tries every colour of a vertex.
    #[inline(always)]
    fn attempt<S: Simd>(&mut self, simd: S, v: usize) -> Tried<K> {
        let k = self.graph.colors::<K>();
        let domain = self.now.planes.domain(v);
        let mut branch = Branch { vertex: v, colors: [0; K], count: 0 };
        let mut scores = [0.0; K];
        // What some colour of the vertex leaves possible.
        let mut either = [Set::EMPTY; K];
        let (mut dead, mut alike) = (0_u32, false);
        let mut left = domain;
        let mut then = self.now.planes;
        while left != 0 {
            let color = left.trailing_zeros() as usize;
            left &= left - 1;
            if color > self.now.used {
                alike = true;
                break;
            }
            let (graph, from, choice) = (&self.graph, &self.now.planes, (v, color));
            if let Err(lost) = simd.call(Propagate { graph, from, choice, to: &mut then, steps: &mut self.steps }) {
                self.blame(&lost);
                dead |= 1 << color;
                continue;
            }
            let narrowed = then.narrowed(&self.now.planes, &self.graph);
            if narrowed.is_empty() {
                // All that it touches is coloured, and nothing else is the worse for it.
                self.now.planes = then;
                self.now.used = self.now.used.max(color + 1);
                return Tried::Learned;
            }
            let score = self.degrees(&narrowed) as f32;
            let mut at = branch.count;
            while at > 0 && scores[at - 1] > score {
                scores[at] = scores[at - 1];
                branch.colors[at] = branch.colors[at - 1];
                at -= 1;
            }
            scores[at] = score;
            branch.colors[at] = color as u8;
            branch.count += 1;
            for (either, plane) in either[..k].iter_mut().zip(&then.may) {
                *either = either.or(plane);
            }
        }
        if branch.count == 0 {
            return Tried::Dead;
        }
        if branch.count == 1 {
            self.choose(v, usize::from(branch.colors[0]));
            return if self.propagate(simd) { Tried::Learned } else { Tried::Dead };
        }
        if dead != 0 {
            // If it is the first of those all alike, then they all fail.
            let all = if dead >> self.now.used != 0 { dead | u32::MAX << self.now.used } else { dead };
            self.now.planes.forbid(v, all);
            return Tried::Learned;
        }
        if !alike {
            let mut learned = Set::EMPTY;
            for (plane, either) in self.now.planes.may[..k].iter_mut().zip(&either) {
                learned = learned.or(&plane.but(either));
                *plane = plane.and(either);
            }
            if !learned.but(&self.now.planes.done).is_empty() {
                return if self.propagate(simd) { Tried::Learned } else { Tried::Dead };
            }
        }
        let sum: f32 = scores[..branch.count].iter().sum();
        Tried::Open(branch, scores[0] * scores[1] * 1024.0 + sum)
    }

    /// How many neighbours, that are not done, a vertex has.
    #[inline(always)]
    fn degree(&self, v: usize) -> u32 {
        let (low, high) = self.now.degrees.split_at(LOW);
        let mut degree = 0;
        for (bit, plane) in low.iter().enumerate() {
            degree |= u32::from(plane.has(v)) << bit;
        }
        if self.bits > LOW {
            for (bit, plane) in high.iter().enumerate() {
                degree |= u32::from(plane.has(v)) << (LOW + bit);
            }
        }
        degree
    }

    /// How many neighbours the vertices of a set have, those that are not done, added up.
    #[inline(always)]
    fn degrees(&self, of: &Set<W>) -> u32 {
        let (low, high) = self.now.degrees.split_at(LOW);
        let mut degrees = 0;
        for (bit, plane) in low.iter().enumerate() {
            degrees += of.and(plane).count() << bit;
        }
        if self.bits > LOW {
            for (bit, plane) in high.iter().enumerate() {
                degrees += of.and(plane).count() << (LOW + bit);
            }
        }
        degrees
    }
}
