//! A partial colouring as bit planes, and what follows from it.
//!
//! ```text
//!              vertex 0 1 2 3 4 …
//!     plane 0         1 1 . 1 .       vertex 0 may have colour 0 or 2,
//!     plane 1         . . 1 1 .       vertex 2 has colour 1,
//!     plane 2         1 . . 1 1       vertex 3 is free
//! ```
//!
//! A vertex whose column has a single bit is coloured: its row of neighbours is taken out of the plane. All such vertices are
//! found at once, by logic on whole planes, and served in one batch; then again, until there is none.

use lanes::Part;

use super::set::Set;

/// For each colour, the vertices that may still have it.
#[derive(Clone, Copy)]
pub(super) struct Planes<const K: usize, const W: usize> {
    pub(super) may: [Set<W>; K],
    /// The vertices that need no more attention: coloured, and known to their neighbours; or left for the end.
    pub(super) done: Set<W>,
}

/// The graph, as the planes need it.
pub(super) struct Rows<const W: usize> {
    /// How many colours there are.
    pub(super) k: usize,
    /// Every vertex.
    pub(super) all: Set<W>,
    /// The neighbours of each.
    pub(super) rows: Vec<Set<W>>,
}

impl<const W: usize> Rows<W> {
    /// How many planes of K are in use: known at compile time for few colours.
    #[inline(always)]
    pub(super) fn colors<const K: usize>(&self) -> usize {
        if K <= 4 { K } else { self.k }
    }
}

impl<const K: usize, const W: usize> Planes<K, W> {
    /// The colours that a vertex may have, as bits.
    #[inline(always)]
    pub(super) fn domain(&self, v: usize) -> u32 {
        let mut domain = 0;
        for (color, plane) in self.may.iter().enumerate() {
            domain |= u32::from(plane.has(v)) << color;
        }
        domain
    }

    /// Gives a vertex a colour; what follows is not looked at.
    #[inline(always)]
    pub(super) fn set(&mut self, v: usize, color: usize) {
        for plane in &mut self.may {
            plane.remove(v);
        }
        self.may[color].insert(v);
    }

    /// Forbids a vertex some colours, given as bits.
    #[inline(always)]
    pub(super) fn forbid(&mut self, v: usize, colors: u32) {
        for (color, plane) in self.may.iter_mut().enumerate() {
            if colors >> color & 1 == 1 {
                plane.remove(v);
            }
        }
    }

    /// The vertices not done that may have fewer colours than in an earlier state.
    #[inline(always)]
    pub(super) fn narrowed(&self, before: &Self, graph: &Rows<W>) -> Set<W> {
        let mut changed = Set::EMPTY;
        for (now, then) in self.may[..graph.colors::<K>()].iter().zip(&before.may) {
            changed = changed.or(&then.but(now));
        }
        changed.but(&self.done)
    }

    /// How many colours each vertex may have, in binary: plane b has bit b of the numbers.
    #[inline(always)]
    pub(super) fn sizes(&self, graph: &Rows<W>) -> [Set<W>; 4] {
        let mut sizes = [Set::EMPTY; 4];
        for plane in &self.may[..graph.colors::<K>()] {
            let mut carry = *plane;
            for bit in &mut sizes {
                let both = bit.and(&carry);
                *bit = bit.xor(&carry);
                carry = both;
            }
        }
        sizes
    }
}

/// Gives a vertex a colour and finds all that follows. On failure, the vertices without a colour. Called and not inlined,
/// since it is large and stands in several places; it copies the state on its way through the registers.
pub(super) struct Propagate<'a, const K: usize, const W: usize> {
    pub(super) graph: &'a Rows<W>,
    pub(super) from: &'a Planes<K, W>,
    /// The vertex, or [`NONE`], and its colour.
    pub(super) choice: (usize, usize),
    pub(super) to: &'a mut Planes<K, W>,
    pub(super) steps: &'a mut u64,
}

/// No vertex.
pub(super) const NONE: usize = usize::MAX;

impl<const K: usize, const W: usize> Part for Propagate<'_, K, W> {
    type Out = Result<(), Set<W>>;

    #[inline(always)]
    fn run(self) -> Result<(), Set<W>> {
        let Propagate { graph, from, choice: (vertex, chosen), to, steps } = self;
        let k = graph.colors::<K>();
        let Planes { mut may, mut done } = *from;
        let one = Set::one(vertex);
        for (color, plane) in may[..k].iter_mut().enumerate() {
            let kept = if color == chosen { Set::EMPTY } else { one };
            *plane = plane.but(&kept);
        }
        let outcome = loop {
            let (mut once, mut twice) = (may[0], Set::EMPTY);
            for plane in &may[1..k] {
                twice = twice.or(&once.and(plane));
                once = once.or(plane);
            }
            *steps += (k * W) as u64;
            let lost = graph.all.but(&once);
            if !lost.is_empty() {
                break Err(lost);
            }
            let units = once.but(&twice).but(&done);
            if units.is_empty() {
                break Ok(());
            }
            done = done.or(&units);
            let mut near = [Set::EMPTY; K];
            let mut words = units.words();
            while words != 0 {
                let at = words.trailing_zeros() as usize;
                words &= words - 1;
                for (near, plane) in near[..k].iter_mut().zip(&may) {
                    let mut mine = units.0[at] & plane.0[at];
                    while mine != 0 {
                        *near = near.or(&graph.rows[at * 64 + mine.trailing_zeros() as usize]);
                        mine &= mine - 1;
                        *steps += W as u64;
                    }
                }
            }
            for (plane, near) in may[..k].iter_mut().zip(&near) {
                *plane = plane.but(near);
            }
        };
        *to = Planes { may, done };
        outcome
    }
}
