//! A model as an instance of the registry, and how the solvers that walk are asked.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use backtrail::{Limits, Monitor, Status, Text, text};
use registry::{
    Ability, Board, Dialect, Error, Explanation, Instance, Method, OnSolution, Outcome, Request, Rung, Solver, Stepper,
    Tree, Units, Wish,
};

use super::bound::{self, Best};
use super::checks::Checks;
use super::rules::Rules;
use super::statement::Model;
use super::{explain, export, learn, show};

/// Calls something with the narrowest word that is wide enough.
macro_rules! with_width {
    ($wide:expr, $B:ident => $then:expr) => {
        match $wide {
            0..=64 => {
                type $B = u64;
                $then
            }
            65..=128 => {
                type $B = u128;
                $then
            }
            _ => {
                type $B = $crate::model::bits::Wide;
                $then
            }
        }
    };
}
pub(super) use with_width;

/// A watcher waits for an optimum no longer than this; then worse values of the goal are offered too.
const PATIENCE: u64 = 1_000_000;

/// A model, with what its solvers need.
#[derive(Clone, Debug)]
pub(super) struct ModelInstance {
    pub(super) model: Arc<Model>,
    pub(super) rules: Arc<Rules>,
    pub(super) checks: Arc<Checks>,
    /// The constants that were given beside the text.
    constants: Option<String>,
    optimum: Arc<OnceLock<Option<i64>>>,
}

impl ModelInstance {
    pub(super) fn new(model: Model, constants: Option<&str>) -> Self {
        let (rules, checks) = (Arc::new(Rules::new(&model)), Arc::new(Checks::new(&model)));
        let constants = constants.map(str::to_string);
        ModelInstance { model: Arc::new(model), rules, checks, constants, optimum: Arc::default() }
    }

    /// Is the goal to be as large as possible?
    pub(super) fn is_largest(&self) -> bool {
        self.model.goal.as_ref().is_some_and(|goal| goal.is_largest)
    }

    /// The best value of the goal, none if there is no solution; or how looking for it was stopped, and what was found.
    fn reached(&self, limits: Limits, monitor: &Monitor) -> Result<Option<i64>, Best> {
        if let Some(known) = self.optimum.get() {
            return Ok(*known);
        }
        let best = bound::optimum(self, limits, monitor);
        if let Status::Stopped(_) = best.status {
            return Err(best);
        }
        Ok(*self.optimum.get_or_init(|| best.found.map(|(value, _)| value)))
    }
}

impl Instance for ModelInstance {
    fn title(&self) -> Text {
        let (variables, conditions) = (self.model.variables.len(), self.model.conditions.len());
        match &self.model.title {
            Some(title) => title.as_str().into(),
            None => text!("model-title", variables = variables, conditions = conditions),
        }
    }

    fn word(&self) -> String {
        if let Some(flatzinc) = &self.model.flatzinc {
            return flatzinc.text.clone();
        }
        // In one line, so that it can be typed again.
        let title = self.model.title.iter().map(|title| format!(" {title}")).collect::<String>();
        self.model.lines.iter().fold(format!("problem{title}"), |text, line| format!("{text}; {}", line.words))
    }

    fn reading(&self) -> Option<Text> {
        let word = self.model.number.as_ref()?;
        let long = word.chars().count();
        let digit = |(at, letter): (usize, char)| match long - 1 - at {
            0 => letter.to_string(),
            zeros => format!("1{}*{letter}", "0".repeat(zeros)),
        };
        let sum = word.chars().enumerate().map(digit).collect::<Vec<_>>().join(" + ");
        Some(text!("model-reading", word = word.clone(), sum = sum))
    }

    fn label(&self) -> Text {
        let size = || format!("{}×{}", self.model.variables.len(), self.model.conditions.len());
        self.model.title.clone().unwrap_or_else(size).into()
    }

    fn flags(&self) -> Vec<String> {
        self.constants.iter().map(|constants| format!("D {constants}")).collect()
    }

    fn size(&self) -> u64 {
        self.model.variables.len() as u64
    }

    fn admit(&self, solver: &Solver, _wish: &Wish<'_>) -> Result<(), Error> {
        match &*solver.name {
            "bound" if self.model.goal.is_none() => Err(Error::said(text!("model-no-goal"))),
            "learn" => learn::admit(self),
            _ => Ok(()),
        }
    }

    fn best(&self, needs: Ability) -> &str {
        match needs {
            Ability::First | Ability::All | Ability::Count if self.model.goal.is_some() => "bound",
            _ => "fewest",
        }
    }

    fn board(&self) -> Board<'static> {
        show::board(&self.model, &|_| None)
    }

    fn rungs(&self) -> Vec<Rung> {
        let sizes = self.model.variables.iter().map(|variable| variable.domain.len() as u128);
        let all = sizes.into_iter().try_fold(1_u128, u128::checked_mul);
        all.map(|all| Rung::new(text!("model-rung-all"), "", all)).into_iter().collect()
    }

    fn dialect(&self) -> Option<&dyn Dialect> {
        self.model.flatzinc.as_ref().map(|flatzinc| flatzinc as &dyn Dialect)
    }

    fn export(&self, language: &str) -> Option<String> {
        (language == "mzn").then(|| export::minizinc(&self.model))
    }

    fn explain(&self) -> Option<Explanation> {
        Some(explain::explain(&self.model))
    }
}

/// Plants the tree of a solver; what the goal is known to reach cuts it off.
pub(super) type Plant = fn(&ModelInstance, Option<i64>) -> Box<dyn Tree>;

/// Walks a tree. If a model has a goal, its optimum is found first, so that the tree ends with it: what is better is there, refused or
/// searched in vain, and what is worse is not.
pub(super) struct Walking(pub(super) Plant);

fn typed(instance: &dyn Instance) -> &ModelInstance {
    (instance as &dyn std::any::Any).downcast_ref().expect("a solver is given instances of its own puzzle")
}

impl Walking {
    fn tree(&self, posed: &ModelInstance, limits: Limits) -> Box<dyn Tree> {
        let reached = match posed.model.goal {
            Some(_) => posed.reached(limits, &Monitor::default()).unwrap_or(None),
            None => None,
        };
        (self.0)(posed, reached)
    }
}

impl Method for Walking {
    fn solve(&self, instance: &dyn Instance, request: &Request, answer: OnSolution<'_>) -> Outcome {
        let posed = typed(instance);
        if posed.model.goal.is_none() {
            return (self.0)(posed, None).solve(request, answer);
        }
        let begun = Instant::now();
        let reached = match posed.reached(Limits { time: request.limits.time, ..Limits::default() }, &request.monitor) {
            Ok(reached) => reached,
            Err(Best { found: Some(best), status }) => return bound::tell_unproved(request, status, &best, answer),
            Err(Best { found: None, status }) => return Outcome::bare(status, 0),
        };
        if let Some(value) = reached {
            bound::note(&request.findings, value);
        }
        let mut request = request.clone();
        request.limits.time = request.limits.time.map(|time| time.saturating_sub(begun.elapsed()));
        (self.0)(posed, reached).solve(&request, answer)
    }

    fn steps(&self, instance: &dyn Instance) -> Option<Box<dyn Stepper>> {
        Some(self.tree(typed(instance), Limits { visits: Some(PATIENCE), ..Limits::default() }).stepper())
    }

    fn units(&self, instance: &dyn Instance, depth: Option<usize>) -> Option<Box<dyn Units>> {
        Some(self.tree(typed(instance), Limits::default()).units(depth))
    }
}
