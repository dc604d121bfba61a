//! The variables in their order, each value in its order, and a condition is checked once all its variables have values.

use std::sync::Arc;

use backtrail::{Problem, Reason, text};
use registry::{Mark, Narrated};

use super::checks::{Check, Checks, What};
use super::pick::{Each, Goals, Pick};
use super::statement::Model;
use super::values::Values;

/// A model that is searched as the texts do it.
#[derive(Clone, Debug)]
pub struct Plain {
    model: Arc<Model>,
    checks: Arc<Checks>,
    /// The value that the goal must have, if one was chosen.
    goal: Option<i64>,
    reached: Option<i64>,
    values: Vec<i64>,
}

impl PartialEq for Plain {
    fn eq(&self, other: &Self) -> bool {
        self.goal == other.goal && self.values == other.values
    }
}

impl Plain {
    /// The tree of a model.
    pub fn of(model: &Model) -> Self {
        Plain::new(&Arc::new(model.clone()), &Arc::new(Checks::new(model)), None)
    }

    pub(super) fn new(model: &Arc<Model>, checks: &Arc<Checks>, reached: Option<i64>) -> Self {
        Plain { model: model.clone(), checks: checks.clone(), goal: None, reached, values: Vec::new() }
    }

    fn is_at_goal(&self) -> bool {
        self.model.goal.is_some() && self.goal.is_none()
    }

    /// The first condition that does not hold once a value is given to the next variable, which is the last of `values`.
    fn broken<'a>(&'a self, values: &[i64]) -> Option<&'a Check> {
        let last = values.len() - 1;
        let value_of = |variable: u32| values[variable as usize];
        let holds = |check: &Check| match &check.what {
            What::Whole(part) if part.variables.last() != Some(&(last as u32)) => true,
            What::Whole(part) => match check.condition {
                Some(_) => part.value(&value_of) == 1,
                None => self.goal.is_none_or(|goal| part.value(&value_of) == goal),
            },
            What::Apart(parts) => {
                let known = |newest: bool| {
                    parts.iter().enumerate().filter(move |(_, part)| match part.variables.last() {
                        Some(&variable) => variable as usize == last || !newest && (variable as usize) < last,
                        None => !newest,
                    })
                };
                known(true).all(|(at, part)| {
                    let value = part.value(&value_of);
                    known(false).all(|(other, part)| other == at || part.value(&value_of) != value)
                })
            }
        };
        self.checks.watch[last].iter().map(|&check| &self.checks.all[check as usize]).find(|check| !holds(check))
    }
}

impl Problem for Plain {
    type Choice = Pick;
    type Choices = Each;
    type Solution = Values;

    /// A domain may have thousands of values, and a condition take as long as it likes.
    const REFUSES_SLOWLY: bool = true;

    fn choices(&self) -> Each {
        let none = Each { goals: Goals::NONE, variable: 0, domain: Arc::new([]), at: 0 };
        if self.checks.is_impossible {
            return none;
        }
        if let Some(goal) = self.model.goal.as_ref().filter(|_| self.is_at_goal()) {
            return Each { goals: Goals::new(&self.model, goal.range, self.reached), ..none };
        }
        let variable = self.values.len();
        Each { variable: variable as u32, domain: self.model.variables[variable].domain.clone(), ..none }
    }

    fn apply(&mut self, pick: Pick) -> bool {
        if pick.variable == Pick::GOAL {
            self.goal = Some(pick.value);
            return true;
        }
        let mut values = std::mem::take(&mut self.values);
        values.push(pick.value);
        let holds = self.broken(&values).is_none();
        if !holds {
            values.pop();
        }
        self.values = values;
        holds
    }

    fn undo(&mut self, pick: Pick) {
        if pick.variable == Pick::GOAL {
            self.goal = None;
        } else {
            self.values.pop();
        }
    }

    fn is_solved(&self) -> bool {
        !self.checks.is_impossible && self.values.len() == self.model.variables.len()
    }

    fn solution(&self) -> Values {
        Values { model: self.model.clone(), values: self.values.clone() }
    }

    fn explain(&self, pick: Pick) -> Option<Reason> {
        if pick.variable == Pick::GOAL {
            return None;
        }
        let mut values = self.values.clone();
        values.push(pick.value);
        let check = self.broken(&values)?;
        let Some(condition) = check.condition else {
            let blames = (0..=self.values.len()).collect();
            return Some(Reason { text: text!("model-not-that-good"), blames });
        };
        let newest = values.len() as u32 - 1;
        let value_of = |variable: u32| values[variable as usize];
        let mut blamed: Vec<u32> = match &check.what {
            What::Whole(part) => part.variables.clone(),
            What::Apart(parts) => {
                // The two that are equal.
                let known: Vec<_> = parts.iter().filter(|part| part.variables.iter().all(|&v| v <= newest)).collect();
                let pairs = known.iter().enumerate().flat_map(|(at, a)| known[at + 1..].iter().map(move |b| (a, b)));
                let equal = pairs.into_iter().find(|(a, b)| {
                    a.value(&value_of) == b.value(&value_of)
                        && (a.variables.contains(&newest) || b.variables.contains(&newest))
                });
                equal.map(|(a, b)| a.variables.iter().chain(&b.variables).copied().collect()).unwrap_or_default()
            }
        };
        blamed.sort_unstable();
        blamed.dedup();
        let shift = usize::from(self.model.goal.is_some());
        let blames = blamed.into_iter().filter(|&v| v != newest).map(|v| v as usize + shift).collect();
        let line = self.model.words(&self.model.conditions[condition]);
        Some(Reason { text: text!("model-breaks", line = line), blames })
    }
}

impl Narrated for Plain {
    fn label(&self, pick: Pick, _made: bool) -> String {
        pick.label(&self.model)
    }

    fn marks(&self, pick: Pick, _made: bool, marks: &mut Vec<Mark>) {
        marks.extend(pick.mark(&self.model));
    }
}
