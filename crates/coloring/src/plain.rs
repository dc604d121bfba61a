//! The textbook's way: vertices in order, colours ascending, neighbours checked.

use backtrail::{Problem, Reason};

use super::job::{InUse, Job};
use super::reason;
use super::{Colored, Graph};
use registry::Mark;
use registry::Narrated;

/// A search that colours the vertices in order; a colour is refused if a neighbour has it.
///
/// ```
/// use std::sync::Arc;
/// use backtrail::Search;
/// use coloring::{Graph, Job, Plain};
/// let ring = Graph::new(5, vec![(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])?;
/// let mut search = Search::new(Plain::new(&Job::new(Arc::new(ring), 3)));
/// assert_eq!(search.count().solutions, 30);
/// # Ok::<(), coloring::Loop>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    job: Job,
    /// The vertices to colour, in order.
    order: Vec<u32>,
    /// The colour of each vertex, [`NONE`] if it has none yet.
    colors: Vec<u32>,
    /// How many of `order` have their colour.
    done: usize,
    in_use: InUse,
}

/// No colour yet.
pub(super) const NONE: u32 = Colored::NONE;

impl Plain {
    /// Nothing is coloured but what is fixed.
    pub fn new(job: &Job) -> Self {
        let colors = (0..job.graph().vertices()).map(|vertex| job.fixed_color(vertex).unwrap_or(NONE)).collect();
        Plain { order: job.free().collect(), colors, done: 0, in_use: InUse::of(job), job: job.clone() }
    }

    fn graph(&self) -> &Graph {
        self.job.graph()
    }
}

impl Problem for Plain {
    type Choice = u32;
    type Choices = std::ops::Range<u32>;
    type Solution = Colored;

    // @code
    fn choices(&self) -> Self::Choices {
        if self.done < self.order.len() && !self.job.clashes() { 0..self.job.worth(self.in_use.used()) } else { 0..0 } // @dead_end
    }

    fn apply(&mut self, color: u32) -> bool {
        let vertex = self.order[self.done];
        if self.graph().neighbours(vertex).iter().any(|&end| self.colors[end as usize] == color) {
            return false; // @refuse
        }
        self.colors[vertex as usize] = color; // @enter
        self.done += 1;
        self.in_use.add(color);
        true
    }

    fn undo(&mut self, color: u32) {
        self.done -= 1;
        self.colors[self.order[self.done] as usize] = NONE; // @leave
        self.in_use.remove(color);
    }

    fn is_solved(&self) -> bool {
        self.done == self.order.len() && !self.job.clashes() // @solution
    }
    // @end

    fn solution(&self) -> Colored {
        self.job.colored(&self.colors)
    }

    fn explain(&self, color: u32) -> Option<Reason> {
        let depth = |vertex: u32| self.order.binary_search(&vertex).ok();
        reason::taken(self.graph(), &self.colors, *self.order.get(self.done)?, color, depth)
    }
}

impl Narrated for Plain {
    fn label(&self, color: u32, made: bool) -> String {
        let vertex = self.order[if made { self.done - 1 } else { self.done }];
        format!("{} = {}", self.graph().shown(vertex), self.job.called(color))
    }

    fn marks(&self, color: u32, made: bool, marks: &mut Vec<Mark>) {
        let vertex = self.order[if made { self.done - 1 } else { self.done }];
        marks.push(Mark { cell: vertex, value: self.job.called(color) });
    }

    fn culprits(&self, color: u32) -> Vec<u32> {
        reason::holders(self.graph(), &self.colors, self.order[self.done], color).collect()
    }
}
