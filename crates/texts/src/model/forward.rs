//! Forward checking: the variables in their order, but a value is given only if each condition with one variable left leaves it one.

use std::sync::Arc;

use backtrail::{Problem, Reason, text};
use registry::{Mark, Narrated, Strip};

use super::bits::Bits;
use super::checks::{Check, Checks, Part, What};
use super::fewest::strips;
use super::hull::sift;
use super::pick::{Goals, Options, Pick};
use super::statement::Model;
use super::values::Values;

/// A model that is searched in the order of its variables, looking one step ahead.
#[derive(Clone, Debug)]
pub struct Forward<B> {
    model: Arc<Model>,
    checks: Arc<Checks>,
    /// What is left of each domain: bit 0 is its least value. A variable that has a value has that alone.
    domains: Vec<B>,
    saved: Vec<B>,
    chosen: Vec<Pick>,
    goal: Option<i64>,
    reached: Option<i64>,
    is_hopeless: bool,
}

impl<B: Bits> PartialEq for Forward<B> {
    fn eq(&self, other: &Self) -> bool {
        self.domains == other.domains
            && self.saved == other.saved
            && self.chosen == other.chosen
            && self.goal == other.goal
    }
}

/// A condition that does not hold, or that leaves a variable without a value.
type Broken<'a> = (&'a Check, Option<u32>);

impl<B: Bits> Forward<B> {
    /// The tree of a model, whose words must be wide enough.
    pub fn of(model: &Model) -> Self {
        Forward::new(&Arc::new(model.clone()), &Arc::new(Checks::new(model)), None)
    }

    pub(super) fn new(model: &Arc<Model>, checks: &Arc<Checks>, reached: Option<i64>) -> Self {
        let bits = |variable: &super::statement::Variable| {
            let least = variable.domain[0];
            variable.domain.iter().fold(B::NONE, |bits, value| bits.or(&B::one((value - least) as u32)))
        };
        let mut forward = Forward {
            model: model.clone(),
            checks: checks.clone(),
            domains: model.variables.iter().map(bits).collect(),
            saved: Vec::new(),
            chosen: Vec::new(),
            goal: None,
            reached,
            is_hopeless: checks.is_impossible,
        };
        forward.is_hopeless |= checks.all.iter().any(|check| forward.look_at(check, 0).is_some());
        forward
    }

    fn is_at_goal(&self) -> bool {
        self.model.goal.is_some() && self.goal.is_none()
    }

    /// How many variables have values.
    fn assigned(&self) -> usize {
        self.chosen.len() - usize::from(self.goal.is_some())
    }

    fn base(&self, variable: usize) -> i64 {
        self.model.variables[variable].domain[0]
    }

    fn value(&self, variable: u32) -> i64 {
        self.base(variable as usize) + i64::from(self.domains[variable as usize].low())
    }

    /// Leaves these values to a variable. Is there one?
    fn leave(&mut self, variable: u32, left: B) -> bool {
        self.domains[variable as usize] = left;
        !left.is_none()
    }

    /// The values of a variable with which a part is none of these, which ascend.
    fn apart(&self, variable: u32, part: &Part, used: &[i64]) -> B {
        let (base, domain) = (self.base(variable as usize), self.domains[variable as usize]);
        let mut left = B::NONE;
        for bit in domain.numbers() {
            let value = part.value(&|v| if v == variable { base + i64::from(bit) } else { self.value(v) });
            if used.binary_search(&value).is_err() {
                left.insert(bit);
            }
        }
        left
    }

    /// Looks at a condition when the first `assigned` variables have values: what is broken, if anything is.
    fn look_at(&mut self, check: &Check, assigned: usize) -> Option<Option<u32>> {
        match &check.what {
            What::Whole(part) => {
                let wanted = if check.condition.is_some() { 1 } else { self.goal? };
                match part.open(assigned) {
                    0 => (part.value(&|v| self.value(v)) != wanted).then_some(None),
                    1 => {
                        let variable = *part.variables.last()?;
                        let whose = (variable, self.base(variable as usize), &self.domains[variable as usize]);
                        let value = |other: u32| (self.value(other), self.value(other));
                        let left = sift(&part.formula, (wanted, wanted), whose, &value);
                        (!self.leave(variable, left)).then_some(Some(variable))
                    }
                    _ => None,
                }
            }
            What::Apart(parts) => {
                let known = parts.iter().filter(|part| part.open(assigned) == 0);
                let mut used: Vec<i64> = known.map(|part| part.value(&|v| self.value(v))).collect();
                let many = used.len();
                used.sort_unstable();
                used.dedup();
                if used.len() < many {
                    return Some(None);
                }
                for part in parts.iter().filter(|part| part.open(assigned) == 1) {
                    let variable = *part.variables.last()?;
                    let left = self.apart(variable, part, &used);
                    if !self.leave(variable, left) {
                        return Some(Some(variable));
                    }
                }
                None
            }
        }
    }

    /// Makes a choice; the state may be broken afterwards.
    fn make<'a>(&mut self, checks: &'a Checks, pick: Pick) -> Option<Broken<'a>> {
        let assigned = self.assigned();
        let due: Vec<&Check> = if pick.variable == Pick::GOAL {
            self.goal = Some(pick.value);
            checks.all.iter().filter(|check| check.condition.is_none()).collect()
        } else {
            self.domains[assigned] = B::one((pick.value - self.base(assigned)) as u32);
            checks.watch[assigned].iter().map(|&check| &checks.all[check as usize]).collect()
        };
        let assigned = assigned + usize::from(pick.variable != Pick::GOAL);
        due.into_iter().find_map(|check| self.look_at(check, assigned).map(|starved| (check, starved)))
    }
}

impl<B: Bits> Problem for Forward<B> {
    type Choice = Pick;
    type Choices = Options<B>;
    type Solution = Values;

    /// A domain may have thousands of values, and a condition take as long as it likes.
    const REFUSES_SLOWLY: bool = true;

    fn choices(&self) -> Options<B> {
        if self.is_hopeless {
            return Options::goals(Goals::NONE);
        }
        if let Some(goal) = self.model.goal.as_ref().filter(|_| self.is_at_goal()) {
            return Options::goals(Goals::new(&self.model, goal.range, self.reached));
        }
        let variable = self.assigned();
        let (base, rest) = (self.base(variable), self.domains[variable]);
        Options { goals: Goals::NONE, variable: variable as u32, base, rest }
    }

    fn apply(&mut self, pick: Pick) -> bool {
        let (from, goal) = (self.saved.len(), self.goal);
        self.saved.extend_from_slice(&self.domains);
        let checks = self.checks.clone();
        if self.make(&checks, pick).is_none() {
            self.chosen.push(pick);
            return true;
        }
        self.domains.copy_from_slice(&self.saved[from..]);
        self.saved.truncate(from);
        self.goal = goal;
        false
    }

    fn undo(&mut self, pick: Pick) {
        let from = self.saved.len() - self.domains.len();
        self.domains.copy_from_slice(&self.saved[from..]);
        self.saved.truncate(from);
        self.chosen.pop();
        if pick.variable == Pick::GOAL {
            self.goal = None;
        }
    }

    fn is_solved(&self) -> bool {
        !self.is_hopeless && !self.is_at_goal() && self.assigned() == self.model.variables.len()
    }

    fn solution(&self) -> Values {
        let values = (0..self.model.variables.len() as u32).map(|variable| self.value(variable)).collect();
        Values { model: self.model.clone(), values }
    }

    fn explain(&self, pick: Pick) -> Option<Reason> {
        let mut tried = self.clone();
        let (check, starved) = tried.make(&self.checks, pick)?;
        // To blame is whatever a condition joins with the variable that is left without a value.
        let near: Vec<u32> = match starved {
            Some(variable) => self.checks.watch[variable as usize].clone(),
            None => {
                let is_it = |other: &u32| std::ptr::eq(&raw const self.checks.all[*other as usize], check);
                (0..self.checks.all.len() as u32).filter(is_it).collect()
            }
        };
        let joined = |depth: &usize| match self.chosen[*depth] {
            Pick { variable: Pick::GOAL, .. } => {
                near.iter().any(|&check| self.checks.all[check as usize].condition.is_none())
            }
            Pick { variable, .. } => self.checks.watch[variable as usize].iter().any(|check| near.contains(check)),
        };
        let blames = (0..self.chosen.len()).filter(joined).collect();
        let Some(condition) = check.condition else {
            return Some(Reason { text: text!("model-not-that-good"), blames });
        };
        let line = self.model.words(&self.model.conditions[condition]);
        let text = match starved {
            Some(variable) => {
                text!("model-starves", line = line, name = self.model.variables[variable as usize].name.clone())
            }
            None => text!("model-breaks", line = line),
        };
        Some(Reason { text, blames })
    }
}

impl<B: Bits> Narrated for Forward<B> {
    fn label(&self, pick: Pick, _made: bool) -> String {
        pick.label(&self.model)
    }

    fn marks(&self, pick: Pick, _made: bool, marks: &mut Vec<Mark>) {
        marks.extend(pick.mark(&self.model));
    }

    fn strips(&self) -> Vec<Strip> {
        strips(&self.model, |variable, value| {
            let bit = u32::try_from(value - self.base(variable)).ok();
            bit.is_some_and(|bit| self.domains[variable].has(bit))
        })
    }
}
