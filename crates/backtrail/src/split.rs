//! Splitting a search into units.

use crate::address::Address;
use crate::event::Event;
use crate::observers::Counter;
use crate::outcome::Stats;
use crate::problem::Problem;
use crate::walk::Walk;

/// A tree cut at one depth, into units that can be searched one by one, anywhere and in any order.
///
/// Unit 0 is the crown, the nodes above the cut; units 1, 2, … are the subtrees of the nodes at the cut, in the order of the
/// walk. The list follows from the problem and the depth alone. A node's visit and the check that leads to it belong to the
/// unit that the node is in; the crown keeps all refusals made above the cut. So the statistics of all units
/// ([`Search::part`](crate::Search::part) for a subtree) add up to those of one search over the whole tree.
///
/// ```
/// use backtrail::{Counter, Search, Split};
/// # use backtrail::doc::FourQueens;
/// let split = Split::at_depth(FourQueens::default(), 2);
/// assert_eq!(split.units(), 7);
/// let (mut stats, mut solutions) = (split.crown, split.crown_solutions.len() as u128);
/// for root in &split.subtrees {
///     let unit = Search::part(FourQueens::default(), root, None, Counter::default()).unwrap().count();
///     solutions += unit.solutions;
///     stats += &unit.stats;
/// }
/// assert_eq!((solutions, stats), (2, Search::new(FourQueens::default()).count().stats));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// The nodes at the cut, not visited yet.
    pub subtrees: Vec<Address>,
    /// What was counted in the crown.
    pub crown: Stats,
    /// The solutions in the crown.
    pub crown_solutions: Vec<Address>,
}

impl Split {
    /// Cuts the tree of `problem` at `depth`.
    pub fn at_depth<P: Problem>(problem: P, depth: usize) -> Self {
        let (mut walk, mut counter) = (Walk::new(problem), Counter::default());
        let (mut subtrees, mut crown_solutions) = (Vec::new(), Vec::new());
        while let Some(event) = walk.step() {
            if matches!(event, Event::Enter(_)) && walk.depth() == depth {
                subtrees.push(walk.address());
                walk.pass_over();
                continue;
            }
            if event == Event::Solution {
                crown_solutions.push(walk.address());
            }
            counter.count(&event, walk.depth());
        }
        let crown = counter.stats();
        Split { subtrees, crown, crown_solutions }
    }

    /// Cuts the tree of `problem` at the least depth that gives at least `parts` subtrees, or the most there are.
    pub fn into_parts<P: Problem + Clone>(problem: &P, parts: usize) -> Self {
        let mut best = Split::at_depth(problem.clone(), 0);
        for depth in 1.. {
            if best.subtrees.len() >= parts {
                break;
            }
            let deeper = Split::at_depth(problem.clone(), depth);
            if deeper.subtrees.is_empty() {
                break;
            }
            // Below its widest level a tree grows narrow again, and the widest gives the most parts.
            if deeper.subtrees.len() > best.subtrees.len() {
                best = deeper;
            }
        }
        best
    }

    /// How many units there are: the crown and the subtrees.
    pub fn units(&self) -> usize {
        1 + self.subtrees.len()
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
            assert_eq!(Split::into_parts(&FourQueens::default(), parts).subtrees.len(), cut, "{parts} parts");
        }
    }
}
