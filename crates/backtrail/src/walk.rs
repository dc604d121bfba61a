//! The walk: the only depth-first loop of the engine.

mod back;
mod place;

pub(crate) use place::Rest;
pub use place::{Missing, NoSuchNode};

use std::convert::Infallible;

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
    /// Kept where a problem refuses slowly.
    since: Since<P::Choice>,
}

/// What has happened since the last visit.
#[derive(Clone)]
struct Since<C> {
    /// The choices that lead to the node that was entered last, if one was.
    entered: Option<Vec<C>>,
    refusals: u64,
    dead_ends: u64,
}

impl<C> Since<C> {
    fn nothing() -> Self {
        Since { entered: None, refusals: 0, dead_ends: 0 }
    }
}

/// A walk over a problem that refuses slowly pauses after this number of refusals, or a multiple of it.
const REFUSALS: u64 = 8;

/// A node on the path to the current one.
#[derive(Clone)]
struct Frame<P: Problem> {
    /// What is still to be tried here.
    choices: P::Choices,
    /// The last choice that was accepted here; while the walk is below this node, the one that leads there.
    chosen: Option<P::Choice>,
}

/// What the machine does next, when it comes to rest.
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
    /// Some choices were refused one after the other, by a problem that [refuses slowly](Problem::REFUSES_SLOWLY).
    Refusals,
    /// The whole tree has been walked.
    Done,
}

impl<P: Problem> Walk<P> {
    /// A walk over the whole tree, before its root is entered.
    pub fn new(problem: P) -> Self {
        Walk { problem, trunk: Vec::new(), frames: Vec::new(), phase: Phase::Enter, since: Since::nothing() }
    }

    /// Walks on until a solution, the end, or `fuel` entered nodes (at least one); it burns one unit for each.
    ///
    /// A pause for a solution or for fuel comes right after a node was entered, so [`path`](Walk::path) then says all
    /// there is to know, and a walk [put there](Walk::resume) goes on as this one would.
    // As a function of its own, so that the compiler knows that walk, observer and fuel do not overlap: inlined into its
    // callers it was 3 to 4 % slower on `bits`.
    #[inline(never)]
    pub fn run<O: Observer<P>>(&mut self, observer: &mut O, fuel: &mut u64) -> Pause {
        let mut left = (*fuel).max(1);
        let Err(pause) = self.search(observer, &mut left);
        *fuel = left;
        pause
    }

    /// The depth-first loop: try a choice, go down or go back up.
    ///
    /// Invariant: `here` is the node that the problem is in, and the frames are those of its ancestors. A node's frame
    /// leaves the stack while its choices are tried, so they are in registers and a refusal costs no memory; with the
    /// frame left on the stack, and the loop written as a `match` on the phase, `marks` took 1.7 times as long at n = 12
    /// and `bits` 1.2 times.
    #[inline(always)]
    fn search<O: Observer<P>>(&mut self, observer: &mut O, fuel: &mut u64) -> Result<Infallible, Pause> {
        let mut here = match self.phase {
            Phase::Enter => self.enter(None, observer, fuel)?,
            Phase::Solved => return Err(self.solve(observer)),
            Phase::Try => self.frames.pop().expect("a walk that tries has a node on its stack"),
            Phase::Leave => self.leave(observer)?,
            Phase::Done => return Err(Pause::Done),
        };
        loop {
            let accepted = loop {
                let Some(choice) = here.choices.next() else { break None };
                if self.problem.apply(choice) {
                    break Some(choice);
                }
                observer.refuse(&self.problem, self.trunk.len() + self.frames.len(), choice);
                if P::REFUSES_SLOWLY {
                    self.since.refusals += 1;
                }
                if observer.should_pause() {
                    return Err(self.rest(here, Pause::Observer));
                }
                if P::REFUSES_SLOWLY && self.since.refusals.is_multiple_of(REFUSALS) && self.since.entered.is_some() {
                    return Err(self.rest(here, Pause::Refusals));
                }
            };
            if accepted.is_some() {
                here = self.enter(Some(Frame { choices: here.choices, chosen: accepted }), observer, fuel)?;
            } else {
                if here.chosen.is_none() && !self.problem.is_image() {
                    observer.dead_end(&self.problem, self.trunk.len() + self.frames.len());
                    if P::REFUSES_SLOWLY {
                        self.since.dead_ends += 1;
                    }
                    if observer.should_pause() {
                        self.phase = Phase::Leave;
                        return Err(Pause::Observer);
                    }
                }
                here = self.leave(observer)?;
            }
        }
    }

    /// Enters the node that the problem is in, from `parent` if it has one to come back to.
    #[inline(always)]
    fn enter<O: Observer<P>>(
        &mut self,
        parent: Option<Frame<P>>,
        observer: &mut O,
        fuel: &mut u64,
    ) -> Result<Frame<P>, Pause> {
        // The stack may have to grow, and the compiler must believe that growing changes the problem; so all that
        // is asked of the problem is asked before.
        let by = parent.as_ref().map_or(self.trunk.last().copied(), |parent| parent.chosen);
        let depth = self.trunk.len() + self.frames.len() + usize::from(parent.is_some());
        observer.enter(&self.problem, depth, by);
        if P::REFUSES_SLOWLY {
            self.note_visit(depth, by);
        }
        *fuel -= 1;
        if self.problem.is_solved() {
            self.frames.extend(parent);
            if observer.should_pause() {
                self.phase = Phase::Solved;
                return Err(Pause::Observer);
            }
            return Err(self.solve(observer));
        }
        let here = Frame { choices: self.problem.choices(), chosen: None };
        if let Some(parent) = parent {
            self.frames.push(parent);
        }
        if observer.should_pause() {
            return Err(self.rest(here, Pause::Observer));
        }
        if *fuel == 0 {
            return Err(self.rest(here, Pause::Fuel));
        }
        Ok(here)
    }

    /// Notes that a node of this depth was entered.
    fn note_visit(&mut self, depth: usize, by: Option<P::Choice>) {
        let mut entered = self.since.entered.take().unwrap_or_default();
        if depth == self.trunk.len() {
            entered.clone_from(&self.trunk);
        } else {
            entered.truncate(depth - 1);
            entered.extend(by);
        }
        self.since = Since { entered: Some(entered), refusals: 0, dead_ends: 0 };
    }

    /// Goes back to right after the last visit, if one was noted and anything has happened since. `observer` takes back what it was told.
    ///
    /// So a search that is stopped among refusals is where another one can go on, and the statistics of both add up.
    pub(crate) fn back_to_visit(&mut self, observer: &mut impl Observer<P>) {
        let Since { entered, refusals, dead_ends } = std::mem::replace(&mut self.since, Since::nothing());
        let Some(entered) = entered else { return };
        observer.take_back(refusals, dead_ends);
        self.go_to(&entered.into_iter().collect::<Path<_>>()).expect("the node was entered");
        self.pass_solution();
    }

    /// Reports the node that was just entered as a solution.
    #[inline(always)]
    fn solve<O: Observer<P>>(&mut self, observer: &mut O) -> Pause {
        observer.solution(&self.problem, self.trunk.len() + self.frames.len());
        self.phase = Phase::Leave;
        Pause::Solution
    }

    /// Leaves the node that the problem is in, back to its parent.
    #[inline(always)]
    fn leave<O: Observer<P>>(&mut self, observer: &mut O) -> Result<Frame<P>, Pause> {
        observer.leave(&self.problem, self.trunk.len() + self.frames.len(), self.entered_by());
        let Some(parent) = self.frames.pop() else {
            self.phase = Phase::Done;
            return Err(Pause::Done);
        };
        self.problem.undo(parent.chosen.expect("a node below the first was entered by a choice"));
        if observer.should_pause() {
            return Err(self.rest(parent, Pause::Observer));
        }
        Ok(parent)
    }

    /// Comes to rest at a node whose choices are being tried.
    #[inline(always)]
    fn rest(&mut self, here: Frame<P>, pause: Pause) -> Pause {
        self.frames.push(here);
        self.phase = Phase::Try;
        pause
    }

    /// The choice that led to the node that the problem is in, whose frame is off the stack.
    #[inline(always)]
    fn entered_by(&self) -> Option<P::Choice> {
        self.frames.last().map_or(self.trunk.last().copied(), |parent| parent.chosen)
    }

    /// Goes on to the next event and returns it; `None` when the tree has been walked.
    pub fn step(&mut self) -> Option<Event<P::Choice>> {
        let (mut last, mut fuel) = (Last(None), u64::MAX);
        self.run(&mut last, &mut fuel);
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

    /// The last choice of [`path`](Walk::path), without writing out the rest.
    pub fn choice(&self) -> Option<P::Choice> {
        let above = self.frames.len() - usize::from(self.phase == Phase::Try);
        self.frames[..above].last().map_or(self.trunk.last().copied(), |parent| parent.chosen)
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
