//! Answers as `MiniZinc` wants them: assignments, and lines of dashes and signs of equality.

use backtrail::Status;
use registry::{Dialect, Outcome, Solution};

use crate::model::formula::Formula;
use crate::model::hull::hull;

/// A model that was written in `FlatZinc`.
#[derive(Clone, Debug)]
pub(in crate::model) struct FlatZinc {
    /// The text, in one line.
    pub(in crate::model) text: String,
    pub(super) output: Vec<Output>,
    pub(super) has_goal: bool,
}

/// Something that is told of each solution.
#[derive(Clone, Debug)]
pub(super) struct Output {
    pub(super) name: String,
    pub(super) is_bool: bool,
    pub(super) shape: Shape,
    pub(super) parts: Vec<Formula>,
}

/// How many values it has.
#[derive(Clone, Debug)]
pub(super) enum Shape {
    One,
    /// An array with these indexes.
    Array(Vec<(i64, i64)>),
}

impl Output {
    fn write(&self, values: &[i64]) -> String {
        let value = |part: &Formula| hull(part, &|variable| (values[variable as usize], values[variable as usize])).0;
        let written = |part: &Formula| match (self.is_bool, value(part)) {
            (true, value) => (value == 1).to_string(),
            (false, value) => value.to_string(),
        };
        let parts: Vec<String> = self.parts.iter().map(written).collect();
        match &self.shape {
            Shape::One => format!("{} = {};\n", self.name, parts.join(", ")),
            Shape::Array(sides) => {
                let ranges: String = sides.iter().map(|(first, last)| format!("{first}..{last},")).collect();
                format!("{} = array{}d({ranges}[{}]);\n", self.name, sides.len(), parts.join(","))
            }
        }
    }
}

impl Dialect for FlatZinc {
    fn solution(&self, solution: &dyn Solution) -> String {
        let values = match solution.signed() {
            Some(values) => values.into_owned(),
            None => solution.numbers().iter().map(|&value| value.into()).collect(),
        };
        let told: String = self.output.iter().map(|output| output.write(&values)).collect();
        told + "----------\n"
    }

    fn end(&self, outcome: &Outcome) -> &'static str {
        match (outcome.status, outcome.solutions.is_zero()) {
            (Status::Exhausted, true) => "=====UNSATISFIABLE=====\n",
            (Status::Exhausted, false) => "==========\n",
            // The first solution of a model with a goal is an optimum.
            (Status::Found, _) if self.has_goal => "==========\n",
            (Status::Stopped(_), true) => "=====UNKNOWN=====\n",
            _ => "",
        }
    }

    fn counter(&self, name: &str, value: &str) -> String {
        format!("%%%mzn-stat: {name}={value}\n")
    }
}
