//! Putting a walk at a node, and knowing which one it is and how far.

use std::fmt;

use super::{Frame, Phase, Since, Walk};
use crate::address::{Address, Name};
use crate::path::Path;
use crate::problem::Problem;

impl<P: Problem> Walk<P> {
    /// A walk over the subtree of a node alone, before that node is entered. `problem` is at its root; the node is named by its
    /// [`Path`] or its [`Address`].
    ///
    /// # Errors
    ///
    /// If the tree has no such node.
    pub fn under(mut problem: P, node: &impl Name<P::Choice>) -> Result<Self, NoSuchNode> {
        let trunk = descend(&mut problem, node)?.into_iter().filter_map(|frame| frame.chosen).collect();
        Ok(Walk { problem, trunk, frames: Vec::new(), phase: Phase::Enter, since: Since::nothing() })
    }

    /// A walk over the whole tree that has just entered a node; what comes before it is done.
    ///
    /// This is how a stopped search goes on, and how a picture shows a node that was clicked.
    ///
    /// # Errors
    ///
    /// If the tree has no such node.
    pub fn resume(problem: P, node: &impl Name<P::Choice>) -> Result<Self, NoSuchNode> {
        let mut walk = Walk::new(problem);
        walk.go_to(node)?;
        Ok(walk)
    }

    /// Goes to a node, as if it had just been entered. The walk must be over the whole tree, or the node in its part.
    ///
    /// # Errors
    ///
    /// If there is no such node in this walk's tree; the walk is then before its first node.
    pub fn go_to(&mut self, node: &impl Name<P::Choice>) -> Result<(), NoSuchNode> {
        self.restart();
        take_back(&mut self.problem, &self.trunk);
        let inside = descend(&mut self.problem, node).and_then(|frames| {
            let made: Vec<P::Choice> = frames.iter().filter_map(|frame| frame.chosen).collect();
            if made.starts_with(&self.trunk) {
                return Ok(frames);
            }
            take_back(&mut self.problem, &made);
            let depth = made.iter().zip(&self.trunk).take_while(|(made, trunk)| made == trunk).count();
            Err(NoSuchNode { depth, why: Missing::Outside })
        });
        match inside {
            Ok(mut frames) => self.frames.extend(frames.drain(self.trunk.len()..)),
            Err(missing) => {
                self.trunk.iter().for_each(|&choice| make_again(&mut self.problem, choice));
                return Err(missing);
            }
        }
        if P::REFUSES_SLOWLY {
            let made = self.frames.iter().filter_map(|frame| frame.chosen);
            self.since.entered = Some(self.trunk.iter().copied().chain(made).collect());
        }
        if self.problem.is_solved() {
            self.phase = Phase::Solved;
        } else {
            self.frames.push(Frame { choices: self.problem.choices(), chosen: None });
            self.phase = Phase::Try;
        }
        Ok(())
    }

    /// Makes this a walk over the subtree of a node of its tree alone, before that node is entered.
    ///
    /// # Errors
    ///
    /// If there is no such node in this walk's tree; the walk is then before its first node.
    pub fn stay_under(&mut self, node: &impl Name<P::Choice>) -> Result<(), NoSuchNode> {
        self.go_to(node)?;
        self.trunk = self.path().choices().to_vec();
        self.frames.clear();
        self.phase = Phase::Enter;
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
        self.since = Since::nothing();
    }

    /// Passes over the solution that was just entered, if it was: it has been told already.
    pub(crate) fn pass_solution(&mut self) {
        if self.phase == Phase::Solved {
            self.phase = Phase::Leave;
        }
    }

    /// Passes over the subtree of the node that was just entered, or the solution there: the walk leaves it next.
    pub(crate) fn pass_over(&mut self) {
        if self.phase == Phase::Try {
            self.frames.pop();
        }
        self.phase = Phase::Leave;
    }

    /// Has a node been entered?
    pub(crate) fn is_begun(&self) -> bool {
        self.phase != Phase::Enter
    }

    /// The address of the current node, at the cost of [`share`](Walk::share).
    pub fn address(&mut self) -> Address {
        let mut places = Vec::new();
        self.retrace(|problem, choice, made| {
            if !made {
                places.push(problem.choices().take_while(|other| *other != choice).count() as u32);
            }
        });
        places.into_iter().collect()
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
        let (begin, end) = self.stretch();
        let done = match (self.phase, self.frames.last()) {
            (Phase::Try, Some(top)) => begin + (end - begin) * tried(&self.problem, top),
            (Phase::Leave, _) => end,
            _ => begin,
        };
        done.min(1.0) // the last digit of a sum of thirds may be one too many
    }

    /// Where the subtree of the current node begins and ends, as shares of the whole tree.
    pub(crate) fn stretch(&mut self) -> (f64, f64) {
        let mut share = Share { before: 0.0, width: 1.0 };
        self.retrace(|problem, choice, made| {
            if !made {
                share.descend(problem, choice);
            }
        });
        (share.before, (share.before + share.width).min(1.0))
    }

    /// Takes the choices that lead here back and makes them again, with a look before and after each is `made`.
    pub fn retrace(&mut self, mut look: impl FnMut(&P, P::Choice, bool)) {
        let path = self.path();
        take_back(&mut self.problem, path.choices());
        for &choice in path.choices() {
            look(&self.problem, choice, false);
            make_again(&mut self.problem, choice);
            look(&self.problem, choice, true);
        }
    }

    /// Tries every choice that the current node offers, with a look at each: was it accepted? All of them are taken back, so the
    /// walk stays where it is. A solution has none.
    pub fn try_each(&mut self, mut look: impl FnMut(&P, P::Choice, bool)) {
        if self.problem.is_solved() {
            return;
        }
        for choice in self.problem.choices() {
            let accepted = self.problem.apply(choice);
            if accepted {
                self.problem.undo(choice);
            }
            look(&self.problem, choice, accepted);
        }
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

/// Goes from the root to a node; returns the frames of the nodes above it. `problem` is left as it was if there is none.
fn descend<P: Problem>(problem: &mut P, node: &impl Name<P::Choice>) -> Result<Vec<Frame<P>>, NoSuchNode> {
    let mut frames: Vec<Frame<P>> = Vec::with_capacity(node.depth());
    let missing = (0..node.depth()).find_map(|depth| {
        if problem.is_solved() {
            return Some(Missing::BelowSolution);
        }
        let mut choices = problem.choices();
        let Some(choice) = node.find(depth, &mut choices) else {
            return Some(Missing::NotOffered { offered: problem.choices().count() });
        };
        if !problem.apply(choice) {
            return Some(Missing::Refused);
        }
        frames.push(Frame { choices, chosen: Some(choice) });
        None
    });
    let Some(why) = missing else { return Ok(frames) };
    let depth = frames.len();
    take_back(problem, &frames.into_iter().filter_map(|frame| frame.chosen).collect::<Vec<_>>());
    Err(NoSuchNode { depth, why })
}

/// Takes these choices back, the last one first.
fn take_back<P: Problem>(problem: &mut P, choices: &[P::Choice]) {
    choices.iter().rev().for_each(|&choice| problem.undo(choice));
}

/// Makes a choice that was accepted at this state before.
fn make_again<P: Problem>(problem: &mut P, choice: P::Choice) {
    let accepted = problem.apply(choice);
    debug_assert!(accepted, "{choice:?} was accepted here before");
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

/// A name that leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchNode {
    /// How many of its choices could be made.
    pub depth: usize,
    /// What is wrong with the next one.
    pub why: Missing,
}

/// Why there is no node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The choice is not among those that are offered.
    NotOffered {
        /// How many are.
        offered: usize,
    },
    /// The choice is refused.
    Refused,
    /// The node above is a solution, which has no choices.
    BelowSolution,
    /// It is in the tree, but not in the part that is walked.
    Outside,
}

impl fmt::Display for NoSuchNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let depth = self.depth;
        match self.why {
            Missing::NotOffered { offered: 1 } => {
                write!(f, "no such node: at depth {depth} only 1 choice is offered, and it is another")
            }
            Missing::NotOffered { offered } => {
                write!(f, "no such node: at depth {depth} only {offered} choices are offered, and this is none of them")
            }
            Missing::Refused => write!(f, "no such node: the choice at depth {depth} is refused"),
            Missing::BelowSolution => write!(f, "no such node: a solution at depth {depth} has nothing below it"),
            Missing::Outside => {
                write!(f, "the node is not in the part that is searched, which it leaves at depth {depth}")
            }
        }
    }
}

impl std::error::Error for NoSuchNode {}
