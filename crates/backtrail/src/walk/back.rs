//! Walking backwards.
//!
//! Nothing is recorded on the way forwards, so that a forward step stays as cheap as it can be. Backwards, what is
//! missing is found again from the problem: its choices are the same when asked again at the same state (law 3),
//! so the number already tried at a node is the number it offers less the number left, and whether one was accepted
//! is learnt by trying it. A step back costs a node's choices; a step forwards costs nothing more.

use super::{Frame, Phase, Since, Walk};
use crate::event::Event;
use crate::problem::Problem;

impl<P: Problem> Walk<P> {
    /// Takes the last event back and returns it; `None` at the beginning of the walk.
    ///
    /// After as many steps back as were made forwards the walk is where it was, problem and all.
    ///
    /// # Panics
    ///
    /// If the problem breaks the third of its laws and offers other choices than before.
    pub fn step_back(&mut self) -> Option<Event<P::Choice>> {
        self.since = Since::nothing();
        match self.phase {
            Phase::Enter => None, // at rest the machine is in this phase only before the first event
            Phase::Solved => Some(self.unenter()),
            Phase::Try => match self.tried() {
                0 => {
                    self.frames.pop();
                    Some(self.unenter())
                }
                tried => Some(self.untry(tried)),
            },
            Phase::Leave => {
                if self.problem.is_solved() {
                    self.phase = Phase::Solved;
                    return Some(Event::Solution);
                }
                self.frames.push(Frame { choices: self.exhausted(), chosen: None });
                self.phase = Phase::Try;
                Some(Event::DeadEnd)
            }
            Phase::Done => {
                self.unleave();
                Some(Event::Leave(self.trunk.last().copied()))
            }
        }
    }

    /// How many choices of the top node have been tried.
    fn tried(&self) -> usize {
        let left = self.frames.last().map_or(0, |top| top.choices.clone().count());
        self.problem.choices().count().checked_sub(left).expect("a node offers the same choices each time")
    }

    /// Takes back the last of the `tried` choices of the top node: a refusal, or the leaving of a child.
    fn untry(&mut self, tried: usize) -> Event<P::Choice> {
        let choice = self.problem.choices().nth(tried - 1).expect("a node offers the same choices each time");
        if self.problem.apply(choice) {
            self.unleave();
            return Event::Leave(Some(choice));
        }
        self.rewind(tried - 1);
        Event::Refuse(choice)
    }

    /// Back into the node that the problem is in, as it was right before it was left.
    fn unleave(&mut self) {
        self.phase = Phase::Leave;
        if self.problem.is_solved() {
            return;
        }
        let chosen = self.last_accepted(usize::MAX);
        // A leaf that is an image told nothing between its choices and its end.
        if chosen.is_some() || self.problem.is_image() {
            self.frames.push(Frame { choices: self.exhausted(), chosen });
            self.phase = Phase::Try;
        }
    }

    /// Out of the node that the problem is in, as it was right before it was entered; its frame is gone already.
    fn unenter(&mut self) -> Event<P::Choice> {
        let Some(parent) = self.frames.last() else {
            self.phase = Phase::Enter;
            return Event::Enter(self.trunk.last().copied());
        };
        let choice = parent.chosen.expect("a node below the first was entered by a choice");
        self.problem.undo(choice);
        self.phase = Phase::Try;
        let tried = self.tried();
        self.rewind(tried - 1);
        Event::Enter(Some(choice))
    }

    /// Sets the top node back to where only its first `tried` choices had been tried.
    fn rewind(&mut self, tried: usize) {
        let mut choices = self.problem.choices();
        if tried > 0 {
            choices.nth(tried - 1);
        }
        let chosen = self.last_accepted(tried);
        let top = self.frames.last_mut().expect("there is a node to set back");
        *top = Frame { choices, chosen };
    }

    /// The last of the first `among` choices at the current state that is accepted.
    fn last_accepted(&mut self, among: usize) -> Option<P::Choice> {
        let mut last = None;
        for choice in self.problem.choices().take(among) {
            if self.problem.apply(choice) {
                self.problem.undo(choice);
                last = Some(choice);
            }
        }
        last
    }

    /// The choices at the current state, all taken.
    fn exhausted(&self) -> P::Choices {
        let mut choices = self.problem.choices();
        choices.by_ref().for_each(drop);
        choices
    }
}
