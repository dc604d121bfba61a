//! A search that somebody watches: where it is, how it came there, and what happened last.

use backtrail::{Address, Event, NoSuchNode, Reason, Stats};

use crate::{Alternative, Mark, Stepper, Strip};

/// A stepped search together with all that a picture of its current state needs.
///
/// ```
/// use registry::player::{Goal, Player, Sought};
/// use registry::{Ability, Wish};
///
/// let case = builtin::case("queens", "8", &[])?;
/// let solver = case.plan(&Wish::new(Ability::Trace).by(Some("scan")))?.solver;
/// let mut player = Player::new(case.steps(&solver).expect("a solver that can be traced"));
/// assert_eq!(player.seek(Goal::Solution, u64::MAX), Sought::Reached);
/// assert_eq!((player.stats().visits, player.stats().checks), (Some(114), Some(876)));
/// let rows: Vec<&str> = player.path().iter().map(|made| made.label.as_str()).collect();
/// assert_eq!(rows.join(","), "0,4,7,5,2,6,1,3");
/// # Ok::<(), registry::Error>(())
/// ```
pub struct Player {
    steps: Box<dyn Stepper>,
    path: Vec<Made>,
    /// The event of the last step; before the first, that which entered the node where it begins, if it was put there.
    last: Option<Event<String>>,
    entry: Option<Event<String>>,
    step: u64,
    solutions: u64,
    ended: bool,
}

/// A choice that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// As a person reads it.
    pub label: String,
    /// What it put on the stage.
    pub marks: Vec<Mark>,
}

/// A choice that was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// As a person reads it.
    pub label: String,
    /// What it would have put on the stage.
    pub marks: Vec<Mark>,
    /// Why, if the solver can tell.
    pub reason: Option<Reason>,
    /// The cells that are to blame.
    pub culprits: Vec<u32>,
}

/// What somebody wants to see next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A solution.
    Solution,
    /// A dead end.
    DeadEnd,
    /// The visit of this number, from 1.
    Visit(u64),
    /// The step of this number.
    Step(u64),
    /// The end of the search.
    End,
}

/// How looking for it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// It is what happened last.
    Reached,
    /// The search ended before.
    Ended,
    /// It is further than one wanted to go now.
    NotYet,
}

impl Player {
    /// A search before its first step.
    pub fn new(steps: Box<dyn Stepper>) -> Self {
        Player { steps, path: Vec::new(), last: None, entry: None, step: 0, solutions: 0, ended: false }
    }

    /// A search that has just entered this node, without the steps before: it begins there, and counts from there.
    ///
    /// # Errors
    ///
    /// If the tree has no such node.
    pub fn at(mut steps: Box<dyn Stepper>, node: &Address) -> Result<Self, NoSuchNode> {
        steps.go_to(node)?;
        let path = steps.path();
        let entry = Some(Event::Enter(path.last().map(|made| made.label.clone())));
        Ok(Player { path, last: entry.clone(), entry, ..Player::new(steps) })
    }

    /// Goes on by one event; `None` at the end.
    pub fn step(&mut self) -> Option<&Event<String>> {
        let Some(event) = self.steps.step() else {
            self.ended = true;
            return None;
        };
        match &event {
            Event::Enter(Some(label)) => self.push(label.clone()),
            Event::Leave(Some(_)) => self.pop(),
            Event::Solution => self.solutions += 1,
            _ => {}
        }
        self.step += 1;
        self.last = Some(event);
        self.last.as_ref()
    }

    /// Takes the last step back. Was there one?
    pub fn back(&mut self) -> bool {
        if !self.take_back() {
            return false;
        }
        // What is shown now is the step before: it is taken back too and made again, so that it tells what it told.
        self.last = self.entry.clone();
        if self.take_back() {
            self.step();
        }
        true
    }

    fn take_back(&mut self) -> bool {
        let Some(event) = self.steps.step_back() else { return false };
        match event {
            Event::Enter(Some(_)) => self.pop(),
            Event::Leave(Some(label)) => self.push(label),
            Event::Solution => self.solutions -= 1,
            _ => {}
        }
        self.step -= 1;
        self.ended = false;
        true
    }

    fn push(&mut self, label: String) {
        let mut marks = Vec::new();
        self.steps.marks(&mut marks);
        self.path.push(Made { label, marks });
    }

    fn pop(&mut self) {
        self.path.pop();
    }

    /// Goes on to the goal, by at most `most` steps.
    pub fn seek(&mut self, goal: Goal, most: u64) -> Sought {
        if let Goal::Step(step) = goal {
            while self.step > step {
                self.back();
            }
        }
        for _ in 0..most {
            if matches!(goal, Goal::Step(step) if step == self.step) {
                return Sought::Reached;
            }
            let Some(event) = self.step() else {
                return if goal == Goal::End { Sought::Reached } else { Sought::Ended };
            };
            let reached = match goal {
                Goal::Solution => *event == Event::Solution,
                Goal::DeadEnd => *event == Event::DeadEnd,
                Goal::Visit(visit) => matches!(event, Event::Enter(_)) && self.steps.visits() == visit,
                Goal::Step(step) => self.step == step,
                Goal::End => false,
            };
            if reached {
                return Sought::Reached;
            }
        }
        Sought::NotYet
    }

    /// The address of the current node.
    pub fn address(&mut self) -> Address {
        self.steps.address()
    }

    /// The choices from the root to the current node.
    pub fn path(&self) -> &[Made] {
        &self.path
    }

    /// What happened last; `None` before the first step of all.
    pub fn last(&self) -> Option<&Event<String>> {
        self.last.as_ref()
    }

    /// What the solver keeps here, in rows beside the board.
    pub fn strips(&self) -> Vec<Strip> {
        self.steps.strips()
    }

    /// What is not offered at the current node, and why: see [`Stepper::withheld`].
    pub fn withheld(&self) -> Vec<Alternative> {
        self.steps.withheld()
    }

    /// The choice that the last step refused, if it did.
    pub fn refused(&self) -> Option<Refused> {
        let Some(Event::Refuse(label)) = &self.last else { return None };
        let (mut marks, reason) = (Vec::new(), self.steps.why());
        self.steps.marks(&mut marks);
        let blamed = reason.iter().flat_map(|reason| &reason.blames).filter_map(|&depth| self.path.get(depth));
        let mut culprits: Vec<u32> = blamed.flat_map(|made| made.marks.iter().map(|mark| mark.cell)).collect();
        culprits.extend(self.steps.culprits());
        culprits.sort_unstable();
        culprits.dedup();
        Some(Refused { label: label.clone(), marks, reason, culprits })
    }

    /// How many steps were made.
    pub fn steps(&self) -> u64 {
        self.step
    }

    /// How many solutions were met.
    pub fn solutions(&self) -> u64 {
        self.solutions
    }

    /// Was the whole tree walked?
    pub fn is_ended(&self) -> bool {
        self.ended
    }

    /// What was counted up to here.
    pub fn stats(&self) -> Stats {
        self.steps.stats()
    }

    /// The share of the tree that is done.
    pub fn share(&mut self) -> f64 {
        self.steps.share()
    }
}
