//! Splitting a search into parts.

use crate::outcome::Stats;
use crate::path::Path;
use crate::problem::Problem;
use crate::search::Search;

/// A tree cut at one depth: the subtrees below the cut, and what is above it.
///
/// Walking each subtree ([`Walk::under`](crate::Walk::under)) and adding the statistics to those above the cut gives what
/// one walk over the whole tree gives, at any depth.
///
/// ```
/// use backtrail::{Counter, Search, Split, Walk};
/// # use backtrail::doc::FourQueens;
/// let split = Split::at_depth(FourQueens::default(), 2);
/// let (mut stats, mut solutions) = (split.above, split.solutions_above);
/// for path in &split.paths {
///     let walk = Walk::under(FourQueens::default(), path).unwrap();
///     let part = Search::over(walk, Counter::default()).count();
///     solutions += part.solutions;
///     stats += &part.stats;
/// }
/// assert_eq!((solutions, stats.visits), (2, Some(17)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split<C> {
    /// The nodes at the cut, in the order of the walk. They are not visited yet.
    pub paths: Vec<Path<C>>,
    /// What was counted above the cut.
    pub above: Stats,
    /// Solutions above the cut.
    pub solutions_above: u128,
}

impl<C: Copy + PartialEq + std::fmt::Debug> Split<C> {
    /// Cuts the tree of `problem` at `depth`.
    pub fn at_depth<P: Problem<Choice = C>>(problem: P, depth: usize) -> Self {
        let mut search = Search::new(Cut { problem, left: depth });
        let mut paths = Vec::new();
        let mut solutions_above = 0;
        while let Some(below) = search.first() {
            if below {
                paths.push(search.walk().path());
            } else {
                solutions_above += 1;
            }
        }
        let mut above = search.outcome().stats;
        let counted = above.profile.as_mut().expect("a search counts its profile");
        let visits_below: u64 = counted.drain(depth.min(counted.len())..).sum();
        above.visits = above.visits.map(|visits| visits - visits_below);
        // Each node at the cut was reached by a check that its own walk counts, except a root.
        above.checks = above.checks.map(|checks| checks - if depth == 0 { 0 } else { visits_below });
        Split { paths, above, solutions_above }
    }

    /// Cuts the tree of `problem` at the least depth that gives at least `parts` parts, or the most there are.
    pub fn into_parts<P: Problem<Choice = C> + Clone>(problem: &P, parts: usize) -> Self {
        let mut best = Split::at_depth(problem.clone(), 0);
        for depth in 1.. {
            if best.paths.len() >= parts {
                break;
            }
            let deeper = Split::at_depth(problem.clone(), depth);
            if deeper.paths.is_empty() {
                break;
            }
            // Below its widest level a tree grows narrow again, and the widest gives the most parts.
            if deeper.paths.len() > best.paths.len() {
                best = deeper;
            }
        }
        best
    }
}

/// A problem whose nodes at one depth count as solved: their paths are the parts.
#[derive(Clone)]
struct Cut<P> {
    problem: P,
    /// Choices left down to the cut.
    left: usize,
}

impl<P: Problem> Problem for Cut<P> {
    type Choice = P::Choice;
    type Choices = P::Choices;
    /// Is this a node at the cut, rather than a solution above it?
    type Solution = bool;

    fn choices(&self) -> P::Choices {
        self.problem.choices()
    }

    fn apply(&mut self, choice: P::Choice) -> bool {
        let made = self.problem.apply(choice);
        self.left -= usize::from(made);
        made
    }

    fn undo(&mut self, choice: P::Choice) {
        self.left += 1;
        self.problem.undo(choice);
    }

    fn is_solved(&self) -> bool {
        self.left == 0 || self.problem.is_solved()
    }

    fn solution(&self) -> bool {
        self.left == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doc::FourQueens;

    #[test]
    fn a_tree_that_has_no_level_of_that_many_parts_is_cut_at_its_widest() {
        // Four queens visit 1, 4, 6, 4 and 2 nodes from the root down.
        for (parts, cut) in [(0, 1), (1, 1), (2, 4), (4, 4), (5, 6), (6, 6), (7, 6), (100, 6)] {
            assert_eq!(Split::into_parts(&FourQueens::default(), parts).paths.len(), cut, "{parts} parts");
        }
    }
}
