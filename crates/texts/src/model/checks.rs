//! The conditions of a model as `plain` and `forward` check them: each when its variables have values. All different is a condition on
//! every two, so it is checked as soon as two have values.

use super::formula::Formula;
use super::hull::hull;
use super::statement::Model;

/// A condition, with the variables that it waits for.
#[derive(Clone, Debug)]
pub(super) struct Check {
    /// The number of the condition; none for the goal.
    pub(super) condition: Option<usize>,
    pub(super) what: What,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    /// A formula that must hold, or have the value of the goal.
    Whole(Part),
    /// Formulas that must be different.
    Apart(Vec<Part>),
}

/// A formula and its variables, ascending.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) formula: Formula,
    pub(super) variables: Vec<u32>,
}

impl Part {
    fn new(formula: &Formula) -> Self {
        Part { formula: formula.clone(), variables: formula.variables() }
    }

    /// Its value, if all of its variables have one.
    pub(super) fn value(&self, value_of: &impl Fn(u32) -> i64) -> i64 {
        let value = hull(&self.formula, &|variable| (value_of(variable), value_of(variable)));
        debug_assert_eq!(value.0, value.1);
        value.0
    }

    /// How many of its variables come after this many.
    pub(super) fn open(&self, assigned: usize) -> usize {
        self.variables.len() - self.variables.partition_point(|&variable| (variable as usize) < assigned)
    }
}

/// All conditions of a model.
#[derive(Clone, Debug)]
pub(super) struct Checks {
    pub(super) all: Vec<Check>,
    /// Which of them look at a variable.
    pub(super) watch: Vec<Vec<u32>>,
    /// Is there one that cannot hold, since it has no variables?
    pub(super) is_impossible: bool,
}

impl Checks {
    pub(super) fn new(model: &Model) -> Self {
        let condition = |(number, condition): (usize, &super::statement::Condition)| Check {
            condition: Some(number),
            what: match &condition.formula {
                Formula::Different(parts) => What::Apart(parts.iter().map(Part::new).collect()),
                formula => What::Whole(Part::new(formula)),
            },
        };
        let goal = model.goal.iter().map(|goal| Check { condition: None, what: What::Whole(Part::new(&goal.formula)) });
        let all: Vec<Check> = model.conditions.iter().enumerate().map(condition).chain(goal).collect();
        let mut watch = vec![Vec::new(); model.variables.len()];
        let mut is_impossible = false;
        for (number, check) in (0..).zip(&all) {
            let mut variables: Vec<u32> = match &check.what {
                What::Whole(part) => part.variables.clone(),
                What::Apart(parts) => parts.iter().flat_map(|part| part.variables.iter().copied()).collect(),
            };
            variables.sort_unstable();
            variables.dedup();
            is_impossible |= variables.is_empty() && check.condition.is_some();
            variables.iter().for_each(|&variable| watch[variable as usize].push(number));
        }
        Checks { all, watch, is_impossible }
    }
}
