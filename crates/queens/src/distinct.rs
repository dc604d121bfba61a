//! Solutions up to rotation and reflection.

use super::placement::Placement;
use backtrail::{Problem, Reason};
use registry::{Alternative, Mark, Narrated, Strip};

/// The same search, in which a complete board counts only if it is the least of its eight images.
///
/// The others are its images: visited, complete, no solution and no dead end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distinct<P>(pub P);

impl<P: Problem<Solution = Placement>> Problem for Distinct<P> {
    type Choice = P::Choice;
    type Choices = P::Choices;
    type Solution = Placement;

    fn choices(&self) -> P::Choices {
        self.0.choices()
    }

    fn apply(&mut self, choice: P::Choice) -> bool {
        self.0.apply(choice)
    }

    fn undo(&mut self, choice: P::Choice) {
        self.0.undo(choice);
    }

    fn is_solved(&self) -> bool {
        self.0.is_solved() && self.0.solution().is_least_image()
    }

    fn solution(&self) -> Placement {
        self.0.solution()
    }

    fn is_image(&self) -> bool {
        self.0.is_solved() // and not the least of its images, for it is asked of states that are not solved
    }

    fn explain(&self, choice: P::Choice) -> Option<Reason> {
        self.0.explain(choice)
    }
}

impl<P: Narrated + Problem<Solution = Placement>> Narrated for Distinct<P> {
    fn label(&self, choice: P::Choice, made: bool) -> String {
        self.0.label(choice, made)
    }

    fn marks(&self, choice: P::Choice, made: bool, marks: &mut Vec<Mark>) {
        self.0.marks(choice, made, marks);
    }

    fn strips(&self) -> Vec<Strip> {
        self.0.strips()
    }

    fn withheld(&self) -> Vec<Alternative> {
        self.0.withheld()
    }
}

#[cfg(test)]
mod tests {
    use backtrail::{Search, Walk};

    use super::*;
    use crate::Scan;

    #[test]
    fn images_are_no_dead_ends_forwards_and_backwards() {
        let all = Search::new(Scan::new(6)).count();
        let distinct = Search::new(Distinct(Scan::new(6))).count();
        assert_eq!((all.solutions, distinct.solutions), (4, 1));
        assert_eq!((all.stats.dead_ends, distinct.stats.dead_ends), (Some(46), Some(46)));
        let mut walk = Walk::new(Distinct(Scan::new(6)));
        let mut events: Vec<_> = std::iter::from_fn(|| walk.step()).collect();
        while let Some(event) = walk.step_back() {
            assert_eq!(Some(event), events.pop());
        }
        assert!(events.is_empty());
    }
}
