//! Putting a walk at a path, and knowing how far that is.

use std::fmt;

use super::{Frame, Phase, Walk};
use crate::path::Path;
use crate::problem::Problem;

impl<P: Problem> Walk<P> {
    /// A walk over the subtree at `path` alone, before its first node is entered. `problem` is at its root.
    ///
    /// # Errors
    ///
    /// If `path` is not a node of the tree.
    pub fn under(mut problem: P, path: &Path<P::Choice>) -> Result<Self, NoSuchNode> {
        for (depth, &choice) in path.choices().iter().enumerate() {
            let _later = descend(&mut problem, choice).ok_or(NoSuchNode { depth })?;
        }
        Ok(Walk { problem, trunk: path.choices().to_vec(), frames: Vec::new(), phase: Phase::Enter })
    }

    /// A walk over the whole tree that has just entered the node at `path`; what comes before it is done.
    ///
    /// This is how a stopped search goes on, and how a picture shows a node that was clicked.
    ///
    /// # Errors
    ///
    /// If `path` is not a node of the tree.
    pub fn resume(problem: P, path: &Path<P::Choice>) -> Result<Self, NoSuchNode> {
        let mut walk = Walk::new(problem);
        walk.go_to(path)?;
        Ok(walk)
    }

    /// Goes to the node at `path`, as if it had just been entered. The walk must be over the whole tree, or `path`
    /// inside its part.
    ///
    /// # Errors
    ///
    /// If `path` is not a node of this walk's tree; the walk is then before its first node.
    pub fn go_to(&mut self, path: &Path<P::Choice>) -> Result<(), NoSuchNode> {
        self.restart();
        let wrong = path.choices().iter().zip(&self.trunk).position(|(a, b)| a != b);
        if let Some(depth) = wrong.or((path.depth() < self.trunk.len()).then_some(path.depth())) {
            return Err(NoSuchNode { depth });
        }
        for (depth, &choice) in path.choices().iter().enumerate().skip(self.trunk.len()) {
            let Some(choices) = descend(&mut self.problem, choice) else {
                self.restart();
                return Err(NoSuchNode { depth });
            };
            self.frames.push(Frame { choices, chosen: Some(choice) });
        }
        if self.problem.is_solved() {
            self.phase = Phase::Solved;
        } else {
            self.frames.push(Frame { choices: self.problem.choices(), chosen: None });
            self.phase = Phase::Try;
        }
        Ok(())
    }

    /// Takes every choice of this walk back; it is then before its first node.
    pub fn restart(&mut self) {
        if self.phase == Phase::Try {
            self.frames.pop();
        }
        while let Some(frame) = self.frames.pop() {
            if let Some(choice) = frame.chosen {
                self.problem.undo(choice);
            }
        }
        self.phase = Phase::Enter;
    }

    /// Passes over the solution that was just entered, if it was: it has been told already.
    pub(crate) fn pass_solution(&mut self) {
        if self.phase == Phase::Solved {
            self.phase = Phase::Leave;
        }
    }

    /// Has a node been entered?
    pub(crate) fn is_begun(&self) -> bool {
        self.phase != Phase::Enter
    }

    /// The share of the whole tree that is done, between 0 and 1.
    ///
    /// The path is read as a number in mixed radix: the digit at each node is the place of the choice made there
    /// among those offered, and its radix their number. Nothing is kept for this while the walk runs; the choices
    /// are taken back and made again, so it costs about twice the depth. Ask for it now and then.
    pub fn share(&mut self) -> f64 {
        if self.is_done() {
            return 1.0;
        }
        let path = self.path();
        for &choice in path.choices().iter().rev() {
            self.problem.undo(choice);
        }
        let mut share = Share { before: 0.0, width: 1.0 };
        for &choice in path.choices() {
            share.descend(&self.problem, choice);
            self.problem.apply(choice);
        }
        let done = match (self.phase, self.frames.last()) {
            (Phase::Try, Some(top)) => share.before + share.width * tried(&self.problem, top),
            (Phase::Leave, _) => share.before + share.width,
            _ => share.before,
        };
        done.min(1.0) // the last digit of a sum of thirds may be one too many
    }

    /// Gives away all that is still to be tried at the node nearest to the root, for somebody else to walk.
    ///
    /// What is given comes, in the order of the walk, after all that is kept. `None` when there is nothing to give.
    pub(crate) fn give_away(&mut self) -> Option<Rest<P>> {
        let open = self.frames.len() - usize::from(self.phase == Phase::Try);
        let level = self.frames[..open].iter().position(|frame| frame.choices.clone().next().is_some())?;
        let choices = self.frames[level].choices.clone();
        self.frames[level].choices.by_ref().for_each(drop);
        let above = self.frames[..level].iter().filter_map(|frame| frame.chosen);
        let last = self.frames[level].chosen.expect("a node on the path has a chosen child");
        Some(Rest { node: self.trunk.iter().copied().chain(above).collect(), last, choices })
    }

    /// A walk over what another one gave away. `problem` is at its root.
    pub(crate) fn over(problem: P, rest: &Rest<P>) -> Self {
        let mut walk = Walk::under(problem, &rest.node).expect("what is given away is in the tree");
        walk.frames.push(Frame { choices: rest.choices.clone(), chosen: Some(rest.last) });
        walk.phase = Phase::Try;
        walk
    }
}

/// The later choices of a node: what one walk leaves to another.
#[derive(Clone)]
pub(crate) struct Rest<P: Problem> {
    /// The node whose choices these are.
    pub(crate) node: Path<P::Choice>,
    /// The last choice accepted there before: the node is no dead end, whatever comes.
    last: P::Choice,
    choices: P::Choices,
}

/// Makes `choice` and returns the choices that come after it; `None`, with nothing changed, if there is no such child.
fn descend<P: Problem>(problem: &mut P, choice: P::Choice) -> Option<P::Choices> {
    if problem.is_solved() {
        return None;
    }
    let mut later = problem.choices();
    later.find(|offered| *offered == choice)?;
    problem.apply(choice).then_some(later)
}

/// The share of a node's choices that have been tried.
fn tried<P: Problem>(problem: &P, node: &Frame<P>) -> f64 {
    let (offered, left) = (problem.choices().count(), node.choices.clone().count());
    if offered == 0 { 0.0 } else { (offered - left) as f64 / offered as f64 }
}

/// A node's stretch of the tree: the share that comes before it, and its own.
struct Share {
    before: f64,
    width: f64,
}

impl Share {
    /// Goes down by one choice, which `problem` offers.
    fn descend<P: Problem>(&mut self, problem: &P, choice: P::Choice) {
        if self.width < f64::EPSILON * self.before {
            return; // nothing deeper can show
        }
        let (mut place, mut offered) = (0u32, 0u32);
        for other in problem.choices() {
            if other == choice {
                place = offered;
            }
            offered += 1;
        }
        self.width /= f64::from(offered.max(1));
        self.before += self.width * f64::from(place);
    }
}

/// A path that leads nowhere: the choice at this depth is not offered, or refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchNode {
    /// How many choices of the path could be made.
    pub depth: usize,
}

impl fmt::Display for NoSuchNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such node: the path fails at its choice {}", self.depth + 1)
    }
}

impl std::error::Error for NoSuchNode {}
