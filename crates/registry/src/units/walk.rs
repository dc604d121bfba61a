//! The units of a walk: the crown of its tree, and the subtrees below.

use std::sync::{Mutex, PoisonError};

use backtrail::{Address, Counter, Limits, Problem, Search, Split, Status};

use super::{Counted, Units};
use crate::Count;
use crate::counting::{Counting, Unit};

/// A tree is cut at the least depth that has this many nodes, or at its widest, if no depth is given.
const ENOUGH: usize = 1_000;

/// No cut is looked for below this depth: each is looked for from the root again.
const DEEPEST: usize = 40;

/// Nodes entered between two looks at the limits: a millisecond or so.
const SLICE: u64 = 1 << 16;

/// The tree of a problem, cut at a depth, or where that is not given at one that follows from the problem: unit 0 is the crown,
/// and the subtrees follow in the order of the walk. Each solution counts `weight` times.
///
/// The crown is walked here; see [`Split`].
pub fn walk_units<P: Problem + Clone + Send + 'static>(
    problem: P,
    depth: Option<usize>,
    weight: u32,
) -> Box<dyn Units> {
    let split = match depth {
        Some(depth) => Split::at_depth(problem.clone(), depth),
        None => wide_enough(&problem),
    };
    Box::new(Subtrees { problem: Mutex::new(problem), split, weight })
}

fn wide_enough<P: Problem + Clone>(problem: &P) -> Split {
    let mut widest = Split::at_depth(problem.clone(), 0);
    for depth in 1..=DEEPEST {
        if widest.subtrees.len() >= ENOUGH {
            break;
        }
        let deeper = Split::at_depth(problem.clone(), depth);
        if deeper.subtrees.is_empty() {
            break;
        }
        if deeper.subtrees.len() > widest.subtrees.len() {
            widest = deeper;
        }
    }
    widest
}

struct Subtrees<P> {
    /// Behind a lock because a problem need not be shared between threads; each clones it once.
    problem: Mutex<P>,
    split: Split,
    weight: u32,
}

impl<P: Problem + Clone + Send> Units for Subtrees<P> {
    fn count(&self) -> usize {
        self.split.units()
    }

    fn node(&self, unit: usize) -> Option<&Address> {
        self.split.subtrees.get(unit.checked_sub(1)?)
    }

    fn work(&self, units: &[usize], counting: &Counting<'_>) {
        counting.units(units, |queue| {
            let problem = self.problem.lock().unwrap_or_else(PoisonError::into_inner).clone();
            while let Some(unit) = queue.next() {
                match unit.number() {
                    0 => self.crown(unit),
                    _ => self.subtree(problem.clone(), unit, counting),
                }
            }
        });
    }
}

impl<P: Problem> Subtrees<P> {
    fn crown(&self, mut unit: Unit<'_>) {
        let Split { crown, crown_solutions, .. } = &self.split;
        let solutions = crown_solutions.len() as u128 * u128::from(self.weight);
        unit.tell(solutions, crown.visits.unwrap_or(0), 1.0);
        unit.set(Counted { solutions: solutions.into(), stats: crown.clone() });
        unit.done();
    }

    fn subtree(&self, problem: P, mut unit: Unit<'_>, counting: &Counting<'_>) {
        let root = &self.split.subtrees[unit.number() - 1];
        let mut search = Search::part(problem, root, None, Counter::default()).expect("the cut found this node");
        let weight = u128::from(self.weight);
        let (mut solutions, mut visits) = (0, 0);
        loop {
            let (solutions_left, visits_left) = counting.left();
            search.set_limits(Limits {
                solutions: Some(solutions_left.div_ceil(weight).saturating_add(solutions)),
                visits: Some(visits_left.min(SLICE) + visits),
                time: None,
            });
            let outcome = search.count();
            let (more, entered) = (outcome.solutions - solutions, outcome.stats.visits.unwrap_or(0) - visits);
            let is_done = outcome.status == Status::Exhausted;
            unit.tell(more * weight, entered, if is_done { 1.0 } else { 0.0 });
            (solutions, visits) = (solutions + more, visits + entered);
            unit.set(Counted { solutions: Count::from(solutions).times(self.weight), stats: outcome.stats });
            if is_done {
                return unit.done();
            }
            if unit.should_stop() {
                return;
            }
        }
    }
}
