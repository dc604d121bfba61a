//! A search that is stepped one event at a time, its choices written out.

use std::fmt::Display;

use backtrail::{Address, Counter, Event, NoSuchNode, Problem, Reason, Stats, Walk};

use crate::alternative::{Alternative, Prospect};
use crate::player::Made;
use crate::{Mark, Strip};

/// A search that is stepped one event at a time, forwards and backwards, its choices written out.
pub trait Stepper: Send {
    /// The next event; `None` at the end.
    fn step(&mut self) -> Option<Event<String>>;

    /// Takes the last event back; `None` at the beginning, which is where [`go_to`](Stepper::go_to) went last.
    fn step_back(&mut self) -> Option<Event<String>>;

    /// Walks the subtree of a node alone from now on, and is before its first step.
    ///
    /// # Errors
    ///
    /// If the tree has no such node.
    fn stay_under(&mut self, node: &Address) -> Result<(), NoSuchNode>;

    /// Goes to a node directly, as if it had just been entered. Counting begins there.
    ///
    /// # Errors
    ///
    /// If the tree has no such node; the search is then before its first step.
    fn go_to(&mut self, node: &Address) -> Result<(), NoSuchNode>;

    /// The address of the current node. This costs about twice the depth, as [`share`](Stepper::share) does.
    fn address(&mut self) -> Address;

    /// The choices from the root to the current node, at the same cost.
    fn path(&mut self) -> Vec<Made>;

    /// The depth of the current node.
    fn depth(&self) -> usize;

    /// The share of the tree that is done.
    fn share(&mut self) -> f64;

    /// What was counted up to here.
    fn stats(&self) -> Stats;

    /// How many states were entered up to here.
    fn visits(&self) -> u64;

    /// Why the last step refused its choice, if it did.
    fn why(&self) -> Option<Reason>;

    /// Adds what the choice of the last step put on the board, or would have put there if it was refused. A choice
    /// that another follows from puts both there; one that leads off the board puts nothing.
    fn marks(&self, marks: &mut Vec<Mark>);

    /// The cells of the board that are to blame for the refusal by the last step, beside those that the choices
    /// hold which [`why`](Stepper::why) blames: givens, mostly.
    fn culprits(&self) -> Vec<u32>;

    /// What its solver keeps at the current node, in rows beside the board; mostly nothing.
    fn strips(&self) -> Vec<Strip> {
        Vec::new()
    }

    /// What a person would think of at the current node and its solver does not offer, each with its reason; mostly nothing.
    fn withheld(&self) -> Vec<Alternative> {
        Vec::new()
    }

    /// The choices at the current node, in the order in which they are offered, then those that a person would think of and that
    /// are not offered: what becomes of each, and why. A solution has none.
    fn alternatives(&mut self) -> Vec<Alternative> {
        Vec::new()
    }
}

/// A problem whose choices can be told to a person: in words, and as marks on a board.
pub trait Narrated: Problem<Choice: Display> {
    /// Writes a choice: one that has just been `made`, or one about to be tried at the current state.
    fn label(&self, choice: Self::Choice, made: bool) -> String {
        let _ = made;
        choice.to_string()
    }

    /// Adds what a choice puts on the board: one that has just been `made`, or one about to be tried.
    fn marks(&self, choice: Self::Choice, made: bool, marks: &mut Vec<Mark>) {
        let _ = (choice, made, marks);
    }

    /// The cells of the board that forbid a choice about to be tried and that no choice filled.
    fn culprits(&self, choice: Self::Choice) -> Vec<u32> {
        let _ = choice;
        Vec::new()
    }

    /// What a person would think of at the current state and it does not offer, each with its reason: squares that are known to be
    /// attacked before they are tried.
    fn withheld(&self) -> Vec<Alternative> {
        Vec::new()
    }

    /// What it keeps at the current state, in rows that are shown beside the board.
    fn strips(&self) -> Vec<Strip> {
        Vec::new()
    }
}

/// A walk that can be stepped without knowing the problem's types.
pub fn stepper<P>(problem: P) -> Box<dyn Stepper>
where
    P: Narrated<Choice: Send, Choices: Send> + Send + 'static,
{
    Box::new(Stepping { walk: Walk::new(problem), counter: Counter::default(), last: Last::Nothing, made: 0 })
}

struct Stepping<P: Problem> {
    walk: Walk<P>,
    counter: Counter,
    last: Last<P::Choice>,
    /// How many steps were made since the beginning, or since it went to a node.
    made: u64,
}

/// What became of the choice of the last step.
enum Last<C> {
    Made(C),
    Refused(C),
    Nothing,
}

impl<P: Narrated> Stepping<P> {
    /// The choice that led to the current node.
    fn label_here(&self) -> Option<String> {
        self.walk.choice().map(|choice| self.walk.problem().label(choice, true))
    }

    fn write(&self, event: Event<P::Choice>, made: bool) -> Event<String> {
        event.map(|choice| self.walk.problem().label(choice, made))
    }
}

impl<P: Narrated<Choice: Send, Choices: Send> + Send> Stepper for Stepping<P> {
    fn step(&mut self) -> Option<Event<String>> {
        // A choice that is left is taken back by the step: it must be written before.
        let leaving = self.label_here();
        let event = self.walk.step()?;
        self.made += 1;
        self.last = match event {
            Event::Enter(Some(choice)) => Last::Made(choice),
            Event::Refuse(choice) => Last::Refused(choice),
            _ => Last::Nothing,
        };
        self.counter.count(&event, self.walk.depth());
        Some(match event {
            Event::Leave(Some(_)) => Event::Leave(leaving),
            _ => self.write(event, matches!(event, Event::Enter(_))),
        })
    }

    fn step_back(&mut self) -> Option<Event<String>> {
        self.made = self.made.checked_sub(1)?;
        let depth = self.walk.depth();
        let entered = self.label_here();
        let event = self.walk.step_back()?;
        // Where a node is entered again backwards, its choice is made again.
        self.last = if let Event::Leave(Some(choice)) = event { Last::Made(choice) } else { Last::Nothing };
        self.counter.uncount(&event, depth);
        Some(match event {
            Event::Enter(Some(_)) => Event::Enter(entered),
            _ => self.write(event, matches!(event, Event::Leave(_))),
        })
    }

    fn stay_under(&mut self, node: &Address) -> Result<(), NoSuchNode> {
        (self.counter, self.made, self.last) = (Counter::default(), 0, Last::Nothing);
        self.walk.stay_under(node)
    }

    fn go_to(&mut self, node: &Address) -> Result<(), NoSuchNode> {
        (self.counter, self.made, self.last) = (Counter::default(), 0, Last::Nothing);
        self.walk.go_to(node)?;
        self.last = self.walk.choice().map_or(Last::Nothing, Last::Made);
        Ok(())
    }

    fn address(&mut self) -> Address {
        self.walk.address()
    }

    fn path(&mut self) -> Vec<Made> {
        let mut path = Vec::new();
        self.walk.retrace(|problem, choice, made| {
            if made {
                let mut marks = Vec::new();
                problem.marks(choice, true, &mut marks);
                path.push(Made { label: problem.label(choice, true), marks });
            }
        });
        path
    }

    fn depth(&self) -> usize {
        self.walk.depth()
    }

    fn share(&mut self) -> f64 {
        self.walk.share()
    }

    fn stats(&self) -> Stats {
        self.counter.stats()
    }

    fn visits(&self) -> u64 {
        self.counter.visits()
    }

    fn why(&self) -> Option<Reason> {
        let Last::Refused(choice) = self.last else { return None };
        self.walk.problem().explain(choice)
    }

    fn marks(&self, marks: &mut Vec<Mark>) {
        match self.last {
            Last::Made(choice) => self.walk.problem().marks(choice, true, marks),
            Last::Refused(choice) => self.walk.problem().marks(choice, false, marks),
            Last::Nothing => {}
        }
    }

    fn culprits(&self) -> Vec<u32> {
        let Last::Refused(choice) = self.last else { return Vec::new() };
        self.walk.problem().culprits(choice)
    }

    fn strips(&self) -> Vec<Strip> {
        self.walk.problem().strips()
    }

    fn alternatives(&mut self) -> Vec<Alternative> {
        let mut alternatives = Vec::new();
        self.walk.try_each(|problem, choice, is_accepted| {
            let mut marks = Vec::new();
            problem.marks(choice, false, &mut marks);
            let prospect = if is_accepted { Prospect::Free } else { Prospect::Refused(problem.explain(choice)) };
            alternatives.push(Alternative { label: problem.label(choice, false), marks, prospect });
        });
        alternatives.extend(self.withheld());
        alternatives
    }

    fn withheld(&self) -> Vec<Alternative> {
        let problem = self.walk.problem();
        if problem.is_solved() { Vec::new() } else { problem.withheld() }
    }
}
