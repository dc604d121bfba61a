//! The vertex with the fewest possible colours first (Brélaz, 1979).
//!
//! Which one that is, is read from sets of vertices, one for each number of possible colours: looking at every vertex made a
//! path of 100,000 take 0.1 ms for each choice, and as long again for each step of the path when the search was stopped.

use std::fmt;
use std::sync::Arc;

use backtrail::{Problem, Reason, text};

use super::job::{InUse, Job};
use super::plain::NONE;
use super::ranked::Ranked;
use super::reason;
use super::{Colored, Graph};
use registry::Mark;
use registry::Narrated;

/// A search that always colours a vertex with the fewest possible colours; among those one with the most neighbours, and the
/// first of these. A colour is refused if a neighbour has it, or if it would leave a neighbour without any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dsatur {
    job: Job,
    /// The colour of each vertex, [`NONE`] if it has none yet.
    colors: Vec<u32>,
    /// How many neighbours of a vertex have a colour: vertex by vertex, colour by colour.
    times: Vec<u32>,
    /// How many colours each vertex may have.
    possible: Vec<u32>,
    /// The vertices without a colour, by how many they may have.
    open: Vec<Ranked>,
    /// The vertices by their number of neighbours, the most first, and the place of each among them.
    order: Arc<[u32]>,
    rank: Arc<[u32]>,
    /// The vertices coloured by choices, in order.
    made: Vec<u32>,
    /// How many vertices have no colour.
    left: usize,
    in_use: InUse,
}

/// A colour for a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    vertex: u32,
    color: u32,
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.vertex, self.color)
    }
}

/// The colours to try for a vertex, ascending.
#[derive(Clone, Debug)]
pub struct Paints {
    vertex: u32,
    colors: std::ops::Range<u32>,
}

impl Iterator for Paints {
    type Item = Paint;

    fn next(&mut self) -> Option<Paint> {
        let color = self.colors.next()?;
        Some(Paint { vertex: self.vertex, color })
    }
}

impl Dsatur {
    /// What it keeps of `vertices` vertices and `k` colours, in bytes: four and a bit for each pair.
    pub(super) fn bytes(vertices: u32, k: u32) -> u64 {
        (u64::from(vertices) * u64::from(k)).saturating_mul(33) / 8
    }

    /// Nothing is coloured but what is fixed.
    pub fn new(job: &Job) -> Self {
        let (n, k) = (job.graph().vertices() as usize, job.k() as usize);
        let mut order: Vec<u32> = (0..n as u32).collect();
        order.sort_by_key(|&vertex| std::cmp::Reverse(job.graph().degree(vertex)));
        let mut rank = vec![0; n];
        (0..).zip(&order).for_each(|(at, &vertex)| rank[vertex as usize] = at);
        let mut open = vec![Ranked::new(n); k];
        open.push(Ranked::full(n));
        let mut dsatur = Dsatur {
            job: job.clone(),
            colors: vec![NONE; n],
            times: vec![0; n * k],
            possible: vec![job.k(); n],
            open,
            order: order.into(),
            rank: rank.into(),
            made: Vec::with_capacity(n),
            left: n,
            in_use: InUse::of(job),
        };
        for vertex in 0..job.graph().vertices() {
            if let Some(color) = job.fixed_color(vertex) {
                dsatur.set(vertex, color);
            }
        }
        dsatur
    }

    fn graph(&self) -> &Graph {
        self.job.graph()
    }

    fn times(&self, vertex: u32, color: u32) -> usize {
        vertex as usize * self.job.k() as usize + color as usize
    }

    /// Gives a vertex a colour. Can each of its neighbours still have one?
    fn set(&mut self, vertex: u32, color: u32) -> bool {
        let mut can = true;
        self.colors[vertex as usize] = color;
        self.left -= 1;
        self.open[self.possible[vertex as usize] as usize].remove(self.rank[vertex as usize]);
        let graph = Arc::clone(self.job.graph());
        for &end in graph.neighbours(vertex) {
            let at = self.times(end, color);
            self.times[at] += 1;
            if self.times[at] == 1 {
                self.allow(end, self.possible[end as usize] - 1);
                can &= self.possible[end as usize] > 0 || self.colors[end as usize] != NONE;
            }
        }
        can
    }

    fn unset(&mut self, vertex: u32, color: u32) {
        let graph = Arc::clone(self.job.graph());
        for &end in graph.neighbours(vertex) {
            let at = self.times(end, color);
            self.times[at] -= 1;
            if self.times[at] == 0 {
                self.allow(end, self.possible[end as usize] + 1);
            }
        }
        self.left += 1;
        self.colors[vertex as usize] = NONE;
        self.open[self.possible[vertex as usize] as usize].insert(self.rank[vertex as usize]);
    }

    /// From now on a vertex may have `possible` colours.
    fn allow(&mut self, vertex: u32, possible: u32) {
        let at = vertex as usize;
        if self.colors[at] == NONE {
            self.open[self.possible[at] as usize].remove(self.rank[at]);
            self.open[possible as usize].insert(self.rank[at]);
        }
        self.possible[at] = possible;
    }

    // @code
    /// The vertex to colour next.
    fn next(&self) -> Option<u32> {
        self.open.iter().find_map(Ranked::first).map(|rank| self.order[rank as usize])
    }
    // @end
}

impl Problem for Dsatur {
    type Choice = Paint;
    type Choices = Paints;
    type Solution = Colored;

    // @code
    fn choices(&self) -> Paints {
        match self.next().filter(|_| !self.job.clashes()) {
            Some(vertex) => Paints { vertex, colors: 0..self.job.worth(self.in_use.used()) }, // @dead_end
            None => Paints { vertex: 0, colors: 0..0 },
        }
    }

    fn apply(&mut self, Paint { vertex, color }: Paint) -> bool {
        if self.times[self.times(vertex, color)] > 0 {
            return false; // @refuse
        }
        if !self.set(vertex, color) {
            self.unset(vertex, color);
            return false; // @refuse
        }
        self.made.push(vertex); // @enter
        self.in_use.add(color);
        true
    }

    fn undo(&mut self, Paint { vertex, color }: Paint) {
        self.unset(vertex, color);
        self.in_use.remove(color);
        self.made.pop(); // @leave
    }

    fn is_solved(&self) -> bool {
        self.left == 0 && !self.job.clashes() // @solution
    }
    // @end

    fn solution(&self) -> Colored {
        self.job.colored(&self.colors)
    }

    fn explain(&self, Paint { vertex, color }: Paint) -> Option<Reason> {
        let depth = |vertex: u32| self.made.iter().position(|&made| made == vertex);
        let taken = reason::taken(self.graph(), &self.colors, vertex, color, depth);
        taken.or_else(|| {
            let ends = self.graph().neighbours(vertex).iter().copied();
            let needs = |&end: &u32| {
                let only = self.possible[end as usize] == 1 && self.times[self.times(end, color)] == 0;
                only && self.colors[end as usize] == NONE
            };
            let end = ends.into_iter().find(needs)?;
            let blames = self.graph().neighbours(end).iter().filter_map(|&blamed| depth(blamed)).collect();
            Some(Reason { text: text!("color-starved", name = self.graph().name(end).to_string()), blames })
        })
    }
}

impl Narrated for Dsatur {
    fn label(&self, Paint { vertex, color }: Paint, _made: bool) -> String {
        format!("{} = {}", self.graph().shown(vertex), self.job.called(color))
    }

    fn marks(&self, Paint { vertex, color }: Paint, _made: bool, marks: &mut Vec<Mark>) {
        marks.push(Mark { cell: vertex, value: self.job.called(color) });
    }

    fn culprits(&self, Paint { vertex, color }: Paint) -> Vec<u32> {
        reason::holders(self.graph(), &self.colors, vertex, color).collect()
    }
}
