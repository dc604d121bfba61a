//! The tree: nodes that wait on a stack for their next choice, so that a search stops anywhere and goes on.

use lanes::{Isa, Kernel, Simd, dispatch_narrow};

use super::planes::{Planes, Rows};
use super::set::Set;
use crate::decide::Verdict;
use crate::decide::dense::Dense;
use crate::decide::effort::Effort;
use registry::random::Random;

/// Bits of a degree: at most 1,023.
pub(super) const BITS: usize = 10;

/// How the weight of the next conflict grows from node to node, so that old conflicts are forgotten.
const GROWTH: f32 = 1.01;

/// A state of the search between two nodes.
#[derive(Clone, Copy)]
pub(super) struct State<const K: usize, const W: usize> {
    pub(super) planes: Planes<K, W>,
    /// The vertices that are taken out of the degrees.
    pub(super) detached: Set<W>,
    /// How many neighbours each vertex has that are not detached, in binary: plane b has bit b of the numbers.
    pub(super) degrees: [Set<W>; BITS],
    /// How many colours are told apart; the others are all alike.
    pub(super) used: usize,
    /// How many vertices were left for the end.
    pub(super) peeled: usize,
    /// The part of the whole tree that is below, if every choice of a node has the same.
    pub(super) share: f64,
}

/// A vertex to branch on, and its colours in the order in which they are tried.
#[derive(Clone, Copy)]
pub(super) struct Branch<const K: usize> {
    pub(super) vertex: usize,
    pub(super) colors: [u8; K],
    pub(super) count: usize,
}

/// What a node turned out to be.
pub(super) enum Node<const K: usize> {
    Dead,
    Solved,
    Open(Branch<K>),
}

/// A node whose choices are being tried.
struct Frame<const K: usize, const W: usize> {
    state: State<K, W>,
    branch: Branch<K>,
    next: usize,
}

/// A search for K colours at most and 64 · W vertices at most.
pub(super) struct LookAhead<const K: usize, const W: usize> {
    isa: Isa,
    pub(super) graph: Rows<W>,
    /// How many bits the degrees have.
    pub(super) bits: usize,
    /// The state at hand.
    pub(super) now: State<K, W>,
    /// Is it a node that was not looked at yet?
    fresh: bool,
    frames: Vec<Frame<K, W>>,
    /// The vertices left for the end, in this order.
    pub(super) peeled: Vec<u32>,
    /// How often a vertex was left without a colour, lately.
    pub(super) weights: Vec<f32>,
    pub(super) increment: f32,
    /// The part of the tree that is done.
    progress: f64,
    pub(super) steps: u64,
    nodes: u64,
}

impl<const K: usize, const W: usize> LookAhead<K, W> {
    pub(super) fn new(isa: Isa, graph: &Dense, k: usize, clique: &[usize], seed: u64) -> Self {
        let n = graph.n();
        let all = Set::of(&graph.all());
        let mut may = [Set::EMPTY; K];
        may[..k].fill(all);
        let mut planes = Planes { may, done: Set::EMPTY };
        for (color, &v) in clique.iter().enumerate() {
            planes.set(v, color);
        }
        let mut degrees = [Set::EMPTY; BITS];
        for v in 0..n {
            for (bit, plane) in degrees.iter_mut().enumerate() {
                if graph.degree(v) >> bit & 1 == 1 {
                    plane.insert(v);
                }
            }
        }
        let most = (0..n).map(|v| graph.degree(v)).max().unwrap_or(0);
        let now = State { planes, detached: Set::EMPTY, degrees, used: clique.len(), peeled: 0, share: 1.0 };
        let mut random = Random::stream(seed, 0);
        // Ties are broken by the seed.
        let weights = (0..n).map(|_| random.below(1 << 16) as f32 / 65_536.0).collect();
        LookAhead {
            isa,
            graph: Rows { k, all, rows: (0..n).map(|v| Set::of(graph.row(v))).collect() },
            bits: (usize::BITS - most.leading_zeros()) as usize,
            now,
            fresh: true,
            frames: Vec::new(),
            peeled: Vec::new(),
            weights,
            increment: 1.0,
            progress: 0.0,
            steps: 0,
            nodes: 0,
        }
    }

    /// Walks the tree.
    #[inline(always)]
    fn run<S: Simd>(&mut self, simd: S, effort: &mut Effort) -> Verdict {
        loop {
            let before = self.steps;
            if self.fresh {
                self.fresh = false;
                self.nodes += 1;
                match self.look(simd) {
                    Node::Solved => return Verdict::Colored(self.colors()),
                    Node::Dead => self.progress += self.now.share,
                    Node::Open(branch) => {
                        self.now.share /= branch.count as f64;
                        self.frames.push(Frame { state: self.now, branch, next: 0 });
                    }
                }
                self.forget();
            }
            loop {
                let Some(top) = self.frames.last_mut() else { return Verdict::Impossible };
                if top.next < top.branch.count {
                    self.now = top.state;
                    self.peeled.truncate(self.now.peeled);
                    let color = usize::from(top.branch.colors[top.next]);
                    top.next += 1;
                    let vertex = top.branch.vertex;
                    self.choose(vertex, color);
                    self.fresh = true;
                    break;
                }
                self.frames.pop();
            }
            if effort.spend(self.steps - before + (K * W) as u64) {
                return Verdict::Unknown;
            }
        }
    }

    /// Gives a vertex a colour in the state at hand.
    #[inline(always)]
    pub(super) fn choose(&mut self, v: usize, color: usize) {
        self.now.planes.set(v, color);
        self.now.used = self.now.used.max(color + 1);
    }

    /// Lets the weights of old conflicts fade, by making that of the next one larger.
    #[inline(always)]
    fn forget(&mut self) {
        self.increment *= GROWTH;
        if self.increment > 1e20 {
            for weight in &mut self.weights {
                *weight *= 1e-20;
            }
            self.increment *= 1e-20;
        }
    }

    /// The colouring of a solved state: what was left for the end is coloured last to first.
    fn colors(&self) -> Vec<u32> {
        let mut planes = self.now.planes;
        for &v in self.peeled.iter().rev() {
            let v = v as usize;
            let color = planes.domain(v).trailing_zeros() as usize;
            planes.set(v, color);
            planes.may[color] = planes.may[color].but(&self.graph.rows[v]);
        }
        (0..self.graph.rows.len()).map(|v| planes.domain(v).trailing_zeros()).collect()
    }
}

/// A search of any size.
pub(super) trait Resume {
    fn search(&mut self, effort: &mut Effort) -> Verdict;
    fn estimate(&self) -> f64;
    #[cfg(test)]
    fn nodes(&self) -> u64;
}

impl<const K: usize, const W: usize> Resume for LookAhead<K, W> {
    fn search(&mut self, effort: &mut Effort) -> Verdict {
        // AVX-512 takes as long as AVX2 here (see above), and twelve kernels take a while to compile.
        dispatch_narrow(self.isa, Walk(self, effort))
    }

    fn estimate(&self) -> f64 {
        self.steps as f64 * (1.0 - self.progress).max(0.0) / self.progress.max(1e-30)
    }

    #[cfg(test)]
    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The walk, compiled for an instruction set.
struct Walk<'a, 'b, 'c, const K: usize, const W: usize>(&'a mut LookAhead<K, W>, &'b mut Effort<'c>);

impl<const K: usize, const W: usize> Kernel for Walk<'_, '_, '_, K, W> {
    type Out = Verdict;

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> Verdict {
        self.0.run(simd, self.1)
    }
}
