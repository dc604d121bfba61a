//! The walk: the only depth-first loop of the engine.

mod back;
mod place;

pub use place::NoSuchNode;
pub(crate) use place::Rest;

use crate::event::Event;
use crate::observer::Observer;
use crate::path::Path;
use crate::problem::Problem;

/// A depth-first walk over the tree of a problem, as a state machine that can stop after any event and go on.
///
/// The stack is explicit, so the depth of a walk is bounded by memory and not by the call stack.
///
/// ```
/// use backtrail::{Event, Walk};
/// # use backtrail::doc::FourQueens;
/// let mut walk = Walk::new(FourQueens::default());
/// assert_eq!(walk.step(), Some(Event::Enter(None)));
/// assert_eq!(walk.step(), Some(Event::Enter(Some(0)))); // a queen in row 0
/// assert_eq!(walk.step(), Some(Event::Refuse(0))); // the second in row 0 too: no
/// assert_eq!(walk.step_back(), Some(Event::Refuse(0)));
/// assert_eq!(walk.path().to_string(), "0");
/// ```
#[derive(Clone)]
pub struct Walk<P: Problem> {
    problem: P,
    /// The choices that lead to the node where this walk begins; it never leaves that node's subtree.
    trunk: Vec<P::Choice>,
    /// One frame for each node from there to the current one, except a node that is just being entered or left.
    frames: Vec<Frame<P>>,
    phase: Phase,
}

/// A node on the path to the current one.
#[derive(Clone)]
struct Frame<P: Problem> {
    /// What is still to be tried here.
    choices: P::Choices,
    /// The last choice that was accepted here; while the walk is below this node, the one that leads there.
    chosen: Option<P::Choice>,
}

/// What the machine does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Enter the node that the problem is in.
    Enter,
    /// Report the node that was just entered as a solution.
    Solved,
    /// Try the next choice of the node on top of the stack.
    Try,
    /// Leave the node that the problem is in; its frame is gone already.
    Leave,
    /// Nothing: the tree is walked.
    Done,
}

/// Why [`Walk::run`] came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// A solution was just entered and told.
    Solution,
    /// As many nodes were entered as there was fuel for.
    Fuel,
    /// The observer asked for it.
    Observer,
    /// The whole tree has been walked.
    Done,
}

impl<P: Problem> Walk<P> {
    /// A walk over the whole tree, before its root is entered.
    pub fn new(problem: P) -> Self {
        Walk { problem, trunk: Vec::new(), frames: Vec::new(), phase: Phase::Enter }
    }

    /// Walks on until a solution, the end, or `fuel` entered nodes; one unit of fuel is burnt for each.
    ///
    /// Invariant: the problem is in the state that `trunk` and the `chosen` of all frames lead to, except in phase
    /// `Try`, when the top frame's `chosen`, if any, has been taken back. A pause for a solution or for fuel comes right
    /// after a node was entered, so [`path`](Walk::path) then says all there is to know, and a walk
    /// [put there](Walk::resume) goes on as this one would.
    ///
    /// Each arm of the `match` names the next phase as a constant; the compiler threads those jumps, and no phase
    /// is stored or tested while it runs.
    #[inline]
    pub fn run<O: Observer<P>>(&mut self, observer: &mut O, fuel: &mut u64) -> Pause {
        let Walk { problem, trunk, frames, phase } = self;
        let base = trunk.len();
        let mut next = *phase;
        let pause = loop {
            match next {
                Phase::Enter => {
                    let choice = frames.last().map_or(trunk.last().copied(), |parent| parent.chosen);
                    observer.enter(problem, base + frames.len(), choice);
                    *fuel = fuel.saturating_sub(1);
                    if problem.is_solved() {
                        next = Phase::Solved;
                    } else {
                        frames.push(Frame { choices: problem.choices(), chosen: None });
                        next = Phase::Try;
                        if *fuel == 0 {
                            break Pause::Fuel;
                        }
                    }
                }
                Phase::Solved => {
                    observer.solution(problem, base + frames.len());
                    next = Phase::Leave;
                    break Pause::Solution;
                }
                Phase::Try => {
                    let depth = base + frames.len() - 1;
                    let top = frames.last_mut().expect("a walk that tries has a node on its stack");
                    if let Some(choice) = top.choices.next() {
                        if problem.apply(choice) {
                            top.chosen = Some(choice);
                            next = Phase::Enter;
                        } else {
                            problem.undo(choice);
                            observer.refuse(problem, depth, choice);
                            next = Phase::Try;
                        }
                    } else {
                        if top.chosen.is_none() {
                            observer.dead_end(problem, depth);
                        }
                        frames.pop();
                        next = Phase::Leave;
                    }
                }
                Phase::Leave => {
                    if let Some(parent) = frames.last() {
                        let choice = parent.chosen.expect("a node below the first was entered by a choice");
                        observer.leave(problem, base + frames.len(), Some(choice));
                        problem.undo(choice);
                        next = Phase::Try;
                    } else {
                        observer.leave(problem, base, trunk.last().copied());
                        next = Phase::Done;
                    }
                }
                Phase::Done => break Pause::Done,
            }
            if observer.should_pause() {
                break Pause::Observer;
            }
        };
        *phase = next;
        pause
    }

    /// Goes on to the next event and returns it; `None` when the tree has been walked.
    pub fn step(&mut self) -> Option<Event<P::Choice>> {
        let mut last = Last(None);
        self.run(&mut last, &mut u64::MAX.clone());
        last.0
    }

    /// The problem, in the state of the current node.
    pub fn problem(&self) -> &P {
        &self.problem
    }

    /// The path to the current node: the last one entered or, after a `Leave`, the one returned to.
    pub fn path(&self) -> Path<P::Choice> {
        let above = match self.phase {
            Phase::Try => &self.frames[..self.frames.len() - 1],
            _ => &self.frames[..],
        };
        self.trunk.iter().copied().chain(above.iter().filter_map(|frame| frame.chosen)).collect()
    }

    /// How many choices lead to the current node.
    pub fn depth(&self) -> usize {
        self.trunk.len() + self.frames.len() - usize::from(self.phase == Phase::Try)
    }

    /// Has the whole tree been walked?
    pub fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }
}

/// Keeps the event it is told and pauses there.
struct Last<C>(Option<Event<C>>);

impl<P: Problem> Observer<P> for Last<P::Choice> {
    fn enter(&mut self, _: &P, _: usize, choice: Option<P::Choice>) {
        self.0 = Some(Event::Enter(choice));
    }

    fn refuse(&mut self, _: &P, _: usize, choice: P::Choice) {
        self.0 = Some(Event::Refuse(choice));
    }

    fn solution(&mut self, _: &P, _: usize) {
        self.0 = Some(Event::Solution);
    }

    fn dead_end(&mut self, _: &P, _: usize) {
        self.0 = Some(Event::DeadEnd);
    }

    fn leave(&mut self, _: &P, _: usize, choice: Option<P::Choice>) {
        self.0 = Some(Event::Leave(choice));
    }

    fn should_pause(&self) -> bool {
        self.0.is_some()
    }
}
