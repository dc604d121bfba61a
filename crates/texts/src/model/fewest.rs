//! The variable with the fewest values next, and every consequence of each choice drawn at once.

use std::sync::Arc;

use backtrail::{Problem, Reason, text};
use registry::{Mark, Narrated, Strip};

use super::bits::Bits;
use super::pick::{Goals, Options, Pick};
use super::propagate::{Broken, State};
use super::rules::Rules;
use super::statement::Model;
use super::values::Values;

/// Domains of more variables, or of more values, are not drawn.
const DRAWN: usize = 40;
const LONGEST: usize = 64;

/// A model that is searched variable by variable, the one with the fewest values first, with propagation to a fixed point.
///
/// With a goal, the first choice is its value, the best first: so the first solution is an optimum, and the values that were
/// refused or searched in vain before it are the proof.
#[derive(Clone, Debug)]
pub struct Fewest<B> {
    model: Arc<Model>,
    rules: Arc<Rules>,
    state: State<B>,
    /// The domains before each choice.
    saved: Vec<B>,
    chosen: Vec<Pick>,
    /// A value of the goal that is known to be reached: none behind it is tried.
    reached: Option<i64>,
    /// Is there no solution at all?
    is_hopeless: bool,
    /// Are the variables taken in their order?
    is_in_order: bool,
}

impl<B: Bits> PartialEq for Fewest<B> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.saved == other.saved && self.chosen == other.chosen
    }
}

impl<B: Bits> Fewest<B> {
    /// The tree of a model, whose words must be wide enough.
    pub fn of(model: &Model) -> Self {
        Fewest::new(&Arc::new(model.clone()), &Arc::new(Rules::new(model)), None)
    }

    pub(super) fn new(model: &Arc<Model>, rules: &Arc<Rules>, reached: Option<i64>) -> Self {
        let mut state = State::new(rules);
        let is_hopeless = rules.impossible.is_some() || state.propagate(rules).is_err();
        state.starved = None;
        let (saved, chosen) = (Vec::new(), Vec::new());
        Fewest {
            model: model.clone(),
            rules: rules.clone(),
            state,
            saved,
            chosen,
            reached,
            is_hopeless,
            is_in_order: false,
        }
    }

    fn is_largest(&self) -> bool {
        self.model.goal.as_ref().is_some_and(|goal| goal.is_largest)
    }

    /// The value of the goal as it is kept: to be as small as possible.
    fn kept(&self, value: i64) -> i64 {
        if self.is_largest() { -value } else { value }
    }

    fn is_at_goal(&self) -> bool {
        self.rules.aim.is_some() && self.chosen.is_empty()
    }

    /// Takes the variables in their order from now on.
    pub(super) fn keep_order(&mut self) {
        self.is_in_order = true;
    }

    /// Keeps what is to be small below this from now on.
    pub(super) fn stay_below(&mut self, ceiling: i64) {
        self.state.ceiling = ceiling;
    }

    /// Makes a choice and draws its consequences, in a state that may be broken afterwards.
    fn make(&mut self, pick: Pick) -> Result<(), Broken> {
        if pick.variable == Pick::GOAL {
            let value = self.kept(pick.value);
            (self.state.floor, self.state.ceiling) = (value, value);
        } else {
            let bit = B::one((pick.value - self.rules.base[pick.variable as usize]) as u32);
            self.state.set(&self.rules, pick.variable, bit);
        }
        self.state.propagate(&self.rules)
    }

    /// What breaks if these choices are made at once, without any others.
    fn breaks(&self, picks: &[Pick]) -> Option<(Broken, Option<u32>)> {
        let mut state = State::<B>::new(&self.rules);
        for &pick in picks {
            if pick.variable == Pick::GOAL {
                let value = self.kept(pick.value);
                (state.floor, state.ceiling) = (value, value);
            } else {
                let bit = B::one((pick.value - self.rules.base[pick.variable as usize]) as u32);
                state.set(&self.rules, pick.variable, bit);
            }
        }
        let broken = state.propagate(&self.rules).err()?;
        Some((broken, state.starved))
    }

    fn sentence(&self, broken: Broken, starved: Option<u32>) -> backtrail::Text {
        let Broken::Rule(rule) = broken else { return text!("model-not-that-good") };
        let words = self.model.words(&self.model.conditions[self.rules.origin[rule]]);
        match starved.filter(|&variable| (variable as usize) < self.rules.declared) {
            Some(variable) => {
                text!("model-starves", line = words, name = self.model.variables[variable as usize].name.clone())
            }
            None => text!("model-breaks", line = words),
        }
    }

    /// The variable with the fewest values, two at least, among these.
    fn smallest(&self, variables: &[u32]) -> Option<u32> {
        let (mut best, mut fewest) = (None, u32::MAX);
        for &variable in variables {
            let domain = &self.state.domains[variable as usize];
            if !domain.is_few() {
                let rest = domain.rest();
                if rest.is_few() {
                    return Some(variable);
                }
                let count = rest.count();
                if count < fewest {
                    (best, fewest) = (Some(variable), count);
                }
            }
        }
        best
    }

    fn options(&self, variable: u32) -> Options<B> {
        let (base, rest) = (self.rules.base[variable as usize], self.state.domains[variable as usize]);
        Options { goals: Goals::NONE, variable, base, rest }
    }

    fn single(&self, variable: usize) -> Option<i64> {
        let domain = &self.state.domains[variable];
        domain.is_few().then(|| self.rules.base[variable] + i64::from(domain.low()))
    }
}

impl<B: Bits> Problem for Fewest<B> {
    type Choice = Pick;
    type Choices = Options<B>;
    type Solution = Values;

    /// A domain may have thousands of values, and a condition take as long as it likes.
    const REFUSES_SLOWLY: bool = true;

    fn choices(&self) -> Options<B> {
        if self.is_hopeless {
            return Options::goals(Goals::NONE);
        }
        if self.is_at_goal() && self.state.ceiling == i64::MAX {
            let (low, high) = self.state.aim(&self.rules);
            let range = if self.is_largest() { (-high, -low) } else { (low, high) };
            return Options::goals(Goals::new(&self.model, range, self.reached));
        }
        if self.is_in_order {
            let open = self.state.domains[..self.rules.declared].iter().position(|domain| !domain.is_few());
            return self.options(open.unwrap_or(0) as u32);
        }
        let best = self.smallest(&self.rules.leaders).or_else(|| self.smallest(&self.rules.followers)).unwrap_or(0);
        self.options(best)
    }

    fn apply(&mut self, pick: Pick) -> bool {
        let from = self.saved.len();
        self.saved.extend_from_slice(&self.state.domains);
        let goal = (self.state.floor, self.state.ceiling);
        if self.make(pick).is_ok() {
            self.chosen.push(pick);
            return true;
        }
        self.state.domains.copy_from_slice(&self.saved[from..]);
        self.saved.truncate(from);
        (self.state.floor, self.state.ceiling, self.state.starved) = (goal.0, goal.1, None);
        false
    }

    fn undo(&mut self, pick: Pick) {
        let from = self.saved.len() - self.state.domains.len();
        self.state.domains.copy_from_slice(&self.saved[from..]);
        self.saved.truncate(from);
        self.chosen.pop();
        if pick.variable == Pick::GOAL {
            (self.state.floor, self.state.ceiling) = (i64::MIN, i64::MAX);
        }
    }

    fn is_solved(&self) -> bool {
        let chooses_goal = self.is_at_goal() && self.state.ceiling == i64::MAX;
        !self.is_hopeless && !chooses_goal && self.state.domains[..self.rules.declared].iter().all(Bits::is_few)
    }

    fn solution(&self) -> Values {
        let value = |variable: usize| self.single(variable).expect("a solved state has one value for each variable");
        Values { model: self.model.clone(), values: (0..self.rules.declared).map(value).collect() }
    }

    fn explain(&self, pick: Pick) -> Option<Reason> {
        let mut tried = self.clone();
        let broken = tried.make(pick).err()?;
        let mut text = self.sentence(broken, tried.state.starved);
        // Choices are left out one by one as long as the rest still forbids this one.
        let mut kept: Vec<usize> = (0..self.chosen.len()).collect();
        for depth in (0..self.chosen.len()).rev() {
            let without: Vec<usize> = kept.iter().copied().filter(|&other| other != depth).collect();
            let picks: Vec<Pick> = without.iter().map(|&depth| self.chosen[depth]).chain([pick]).collect();
            if let Some((broken, starved)) = self.breaks(&picks) {
                (kept, text) = (without, self.sentence(broken, starved));
            }
        }
        Some(Reason { text, blames: kept })
    }
}

impl<B: Bits> Narrated for Fewest<B> {
    fn label(&self, pick: Pick, _made: bool) -> String {
        pick.label(&self.model)
    }

    fn marks(&self, pick: Pick, made: bool, marks: &mut Vec<Mark>) {
        if !made {
            marks.extend(pick.mark(&self.model));
            return;
        }
        // What follows from the choice is shown with it.
        let before = &self.saved[self.saved.len() - self.state.domains.len()..];
        for (variable, before) in before[..self.rules.declared].iter().enumerate() {
            if let Some(value) = self.single(variable).filter(|_| !before.is_few()) {
                marks.extend(Pick { variable: variable as u32, value }.mark(&self.model));
            }
        }
    }

    fn strips(&self) -> Vec<Strip> {
        strips(&self.model, |variable, value| {
            let bit = u32::try_from(value - self.rules.base[variable]).ok();
            bit.is_some_and(|bit| bit < B::WIDE && self.state.domains[variable].has(bit))
        })
    }
}

/// The domains of a model, if they are not too many to be drawn.
pub(super) fn strips(model: &Model, has: impl Fn(usize, i64) -> bool) -> Vec<Strip> {
    if model.variables.len() > DRAWN || model.variables.iter().any(|variable| variable.domain.len() > LONGEST) {
        return Vec::new();
    }
    let strip = |(at, variable): (usize, &super::statement::Variable)| Strip {
        title: variable.name.as_str().into(),
        cells: variable.domain.iter().map(|&value| has(at, value)).collect(),
    };
    model.variables.iter().enumerate().map(strip).collect()
}
