//! Learning from conflicts: a conflict becomes a clause that forbids its cause (the crate `learn`).
//!
//! Rules draw the same conclusions as for `fewest`; here each one is noted as a step of a trail ([`log`]), and the reason of a step is
//! worked out when the engine asks for it ([`why`]). A literal is `x = 3`, `x ≠ 3`, `x ≥ 3` or `x < 3`; what follows from another
//! literal of the same variable, as `x ≠ 2` from `x ≥ 3`, is no step of its own, so a wide domain costs no more than a narrow one
//! (lazy clause generation: Ohrimenko, Stuckey and Codish, 2009; Feydy and Stuckey, 2009).

mod board;
mod log;
mod search;
#[cfg(test)]
mod tests;
mod why;

use std::sync::Arc;
use std::time::Instant;

use backtrail::{Limits, Status, text};
use registry::{Deadline, Error, Fact, OnSolution, Outcome, Rank, Request};

use super::bits::Bits;
use super::bound::{self, Best};
use super::instance::{ModelInstance, with_width};
use super::rules::Rules;
use super::values::Values;
use search::{Search, Then};

/// No model has more values, all variables together: each of them costs the engine some hundred bytes.
const MOST_VALUES: u64 = 1 << 20;

/// Are the values few enough for literals?
pub(super) fn admit(posed: &ModelInstance) -> Result<(), Error> {
    let values = posed.rules.spans();
    match values > MOST_VALUES {
        true => Err(Error::said(text!("model-many-literals", values = values, most = MOST_VALUES))),
        false => Ok(()),
    }
}

/// A solution, all of them, or how many there are; with a goal, optima.
pub(super) fn solve(posed: &ModelInstance, request: &Request, answer: OnSolution<'_>) -> Outcome {
    if posed.model.goal.is_none() {
        return each(posed, request, (i64::MIN, i64::MAX), answer);
    }
    let begun = Instant::now();
    let search = |rules: &Arc<Rules>, ceiling: i64, limits: Limits| {
        let request = Request { limits, ..request.clone() };
        with_width!(rules.wide, B => best::<B>(posed, rules, ceiling, &request))
    };
    let found = bound::narrowing(posed, request.limits, search);
    bound::tell(request, found, answer, &mut |value, answer| {
        let small = if posed.is_largest() { -value } else { value };
        let mut rest = request.clone();
        rest.limits.time = rest.limits.time.map(|time| time.saturating_sub(begun.elapsed()));
        each(posed, &rest, (small, small), answer)
    })
}

/// Gives the solutions whose goal, as it is to be small, lies between two numbers.
fn each(posed: &ModelInstance, request: &Request, (floor, ceiling): (i64, i64), answer: OnSolution<'_>) -> Outcome {
    let deadline = Deadline::new(request);
    let limit = request.limits.solutions.unwrap_or(u128::MAX);
    let enough = request.question.enough().unwrap_or(u128::MAX).min(limit);
    if enough == 0 {
        return Outcome::bare(Status::Found, 0);
    }
    let mut solutions = 0_u128;
    let status = with_width!(posed.rules.wide, B => {
        let mut search = Search::<B>::new(&posed.model, &posed.rules, floor, ceiling);
        let status = search.run(&mut || deadline.limit(), &mut |values| {
            solutions += 1;
            let is_over = request.question.lists() && answer(&values).is_break();
            if is_over || solutions == enough { Then::Stop } else { Then::Next }
        });
        note(request, &search);
        status
    });
    Outcome::bare(status, solutions)
}

/// The best solution that is found, from one whose goal is at most this.
fn best<B: Bits>(posed: &ModelInstance, rules: &Arc<Rules>, below: i64, request: &Request) -> Best {
    let deadline = Deadline::new(request);
    let enough = request.limits.solutions.unwrap_or(u128::MAX);
    let (mut found, mut solutions) = (None, 0);
    let mut search = Search::<B>::new(&posed.model, rules, i64::MIN, below);
    let status = search.run(&mut || deadline.limit(), &mut |values: Values| {
        solutions += 1;
        let value = values.goal();
        found = Some((value, values));
        if solutions == enough { Then::Stop } else { Then::Below(if posed.is_largest() { -value } else { value } - 1) }
    });
    note(request, &search);
    Best { found, status }
}

/// Says how much was learned.
fn note<B: Bits>(request: &Request, search: &Search<B>) {
    let conflicts = u64::from(search.learner.conflicts());
    request.findings.note(Rank::Detail, "conflicts", Fact::Number(conflicts), conflicts.to_string());
}
