//! Branch and bound: each solution that is found must be better than the one before; the last is an optimum.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use backtrail::{Limits, Monitor, Problem, Search, Status, text};
use registry::{Deadline, Fact, Findings, OnSolution, Outcome, Question, Rank, Request, walk};

use super::bits::Bits;
use super::fewest::Fewest;
use super::instance::{ModelInstance, with_width};
use super::pick::{Options, Pick};
use super::rules::Rules;
use super::statement::Model;
use super::values::Values;

/// A search whose bound sinks while it goes on: not a tree that can be walked twice, so nobody but this file walks it.
///
/// A walk takes its path back and makes it again to say how far it is, or to go back to its last visit. Each choice is then made again with the
/// bound of its time: a solution was just found below all of them, so with that of today they would be refused.
#[derive(Clone)]
struct Bounded<B> {
    fewest: Fewest<B>,
    /// What is to be small must be below this now.
    ceiling: Arc<AtomicI64>,
    /// The choices that led to the node that was entered last, with the bounds of their time; the first `depth` of them lead to where this is.
    made: Vec<(Pick, i64)>,
    depth: usize,
}

impl<B: Bits> Problem for Bounded<B> {
    type Choice = Pick;
    type Choices = Options<B>;
    type Solution = Values;

    /// A domain may have thousands of values, and a condition take as long as it likes.
    const REFUSES_SLOWLY: bool = true;

    fn choices(&self) -> Options<B> {
        self.fewest.choices()
    }

    fn apply(&mut self, pick: Pick) -> bool {
        let before = self.made.get(self.depth).filter(|made| made.0 == pick).map(|made| made.1);
        let ceiling = before.unwrap_or_else(|| self.ceiling.load(Ordering::Relaxed));
        self.fewest.stay_below(ceiling);
        if !self.fewest.apply(pick) {
            return false;
        }
        if before.is_none() {
            self.made.truncate(self.depth);
            self.made.push((pick, ceiling));
        }
        self.depth += 1;
        true
    }

    fn undo(&mut self, pick: Pick) {
        self.fewest.undo(pick);
        self.depth -= 1;
    }

    fn is_solved(&self) -> bool {
        self.fewest.is_solved()
    }

    fn solution(&self) -> Values {
        self.fewest.solution()
    }
}

/// The best solution with its value, as far as a search came, and how it ended.
pub(super) struct Best {
    pub(super) found: Option<(i64, Values)>,
    pub(super) status: Status,
}

/// Looks for an optimum. Where words are wide, the first solution narrows them: a ruler of 9 marks within 81 needs 81 bits until one within 64 is
/// known.
pub(super) fn optimum(posed: &ModelInstance, limits: Limits, monitor: &Monitor) -> Best {
    let search = |rules: &Arc<Rules>, ceiling: i64, limits: Limits| with_width!(rules.wide, B => best::<B>(&posed.model, rules, ceiling, limits, monitor));
    narrowing(posed, limits, search)
}

/// An optimum by a search for solutions up to some value of the goal, as it is to be small, with words as narrow as may be.
pub(super) fn narrowing(
    posed: &ModelInstance,
    limits: Limits,
    search: impl Fn(&Arc<Rules>, i64, Limits) -> Best,
) -> Best {
    let begun = Instant::now();
    let limits = Limits { solutions: None, ..limits };
    if posed.rules.wide <= u64::WIDE {
        return search(&posed.rules, i64::MAX - 1, limits);
    }
    let first = search(&posed.rules, i64::MAX - 1, Limits { solutions: Some(1), ..limits });
    let (Some((value, _)), Status::Found) = (&first.found, first.status) else {
        return first;
    };
    let ceiling = if posed.is_largest() { -value } else { *value } - 1;
    let rules = Arc::new(Rules::clone(&posed.rules).narrowed(&posed.model, ceiling));
    let limits = Limits { time: limits.time.map(|time| time.saturating_sub(begun.elapsed())), ..limits };
    let rest = search(&rules, ceiling, limits);
    Best { found: rest.found.or(first.found), status: rest.status }
}

fn best<B: Bits>(model: &Arc<Model>, rules: &Arc<Rules>, below: i64, limits: Limits, monitor: &Monitor) -> Best {
    let ceiling = Arc::new(AtomicI64::new(below));
    let mut fewest = Fewest::<B>::new(model, rules, None);
    fewest.stay_below(below);
    fewest.keep_order();
    let mut search = Search::new(Bounded { fewest, ceiling: ceiling.clone(), made: Vec::new(), depth: 0 })
        .limits(limits)
        .monitor(monitor);
    let mut found = None;
    let outcome = search.each(|solution: Values| {
        let value = solution.goal();
        let small = if model.goal.as_ref().is_some_and(|goal| goal.is_largest) { -value } else { value };
        ceiling.store(small - 1, Ordering::Relaxed);
        found = Some((value, solution));
        ControlFlow::Continue(())
    });
    Best { found, status: outcome.status }
}

/// Says what the optimum is.
pub(super) fn note(findings: &Findings, value: i64) {
    let fact = u64::try_from(value).map_or_else(|_| Fact::Text(value.to_string()), Fact::Number);
    findings.note(Rank::Note, "optimum", fact, text!("model-optimum", value = value));
}

/// The optimum, an optimum, all of them, or how many there are.
pub(super) fn solve(posed: &ModelInstance, request: &Request, answer: OnSolution<'_>) -> Outcome {
    let deadline = Deadline::new(request);
    let best = optimum(posed, request.limits, &request.monitor);
    tell(request, best, answer, &mut |value, answer| {
        if let Some(limit) = deadline.limit() {
            return Outcome::bare(Status::Stopped(limit), 0);
        }
        let outcome = with_width!(posed.rules.wide, B => {
            let mut fewest = Fewest::<B>::new(&posed.model, &posed.rules, None);
            let is_made = fewest.apply(Pick { variable: Pick::GOAL, value });
            debug_assert!(is_made, "the optimum has been reached");
            walk(fewest, &Request { threads: 1, ..request.clone() }, &mut |solution| answer(&solution))
        });
        Outcome::bare(outcome.status, outcome.solutions)
    })
}

/// Tells the best that a stopped search has found: it is given where solutions are, and said not to be proved.
pub(super) fn tell_unproved(
    request: &Request,
    status: Status,
    (value, solution): &(i64, Values),
    answer: OnSolution<'_>,
) -> Outcome {
    request.findings.note(Rank::Note, "best", Fact::Text(value.to_string()), text!("model-best", value = *value));
    if !request.question.lists() {
        return Outcome::bare(status, 0);
    }
    let _ = answer(solution);
    Outcome::bare(status, 1)
}

/// Lists or counts the solutions with this value of the goal.
type Equals<'a> = &'a mut dyn FnMut(i64, OnSolution<'_>) -> Outcome;

/// Tells the best that a search has found, and its equals, if they are asked for.
pub(super) fn tell(request: &Request, best: Best, answer: OnSolution<'_>, equals: Equals<'_>) -> Outcome {
    let Best { found, status } = best;
    let Some((value, solution)) = found else { return Outcome::bare(status, 0) };
    if let Status::Stopped(_) = status {
        return tell_unproved(request, status, &(value, solution), answer);
    }
    note(&request.findings, value);
    if request.question == Question::First {
        let _ = answer(&solution);
        return Outcome::bare(Status::Found, 1);
    }
    equals(value, answer)
}
