//! A solution of a model: a value for each variable.

use std::borrow::Cow;
use std::sync::Arc;

use registry::{Board, Solution};

use super::hull::hull;
use super::show;
use super::statement::Model;

/// A value for each variable of a model.
#[derive(Clone, Debug)]
pub struct Values {
    pub(super) model: Arc<Model>,
    /// The values, in the order of the variables.
    pub values: Vec<i64>,
}

impl PartialEq for Values {
    fn eq(&self, other: &Self) -> bool {
        self.values == other.values
    }
}

impl Solution for Values {
    fn board(&self) -> Board<'_> {
        let all = |variable: usize| Some(self.values[variable]);
        show::board(&self.model, &all)
    }

    fn numbers(&self) -> Cow<'_, [u32]> {
        let numbers: Result<Vec<u32>, _> = self.values.iter().map(|&value| u32::try_from(value)).collect();
        numbers.unwrap_or_default().into()
    }

    fn signed(&self) -> Option<Cow<'_, [i64]>> {
        let fits = self.values.iter().all(|&value| u32::try_from(value).is_ok());
        (!fits).then(|| (&self.values).into())
    }

    fn names(&self) -> Option<Vec<String>> {
        Some(self.model.variables.iter().map(|variable| variable.name.clone()).collect())
    }

    fn word(&self) -> Option<String> {
        let variables = self.model.variables.iter().enumerate().zip(&self.values);
        let words =
            variables.map(|((at, variable), &value)| format!("{}={}", variable.name, self.model.written(at, value)));
        Some(words.collect::<Vec<_>>().join(" "))
    }
}

impl Values {
    /// The value of the goal; 0 if there is none.
    pub(super) fn goal(&self) -> i64 {
        let value_of = |variable: u32| (self.values[variable as usize], self.values[variable as usize]);
        self.model.goal.as_ref().map_or(0, |goal| hull(&goal.formula, &value_of).0)
    }
}
