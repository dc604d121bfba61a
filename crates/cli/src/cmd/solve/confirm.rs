//! `--confirm 1%`, `--confirm SOLVER`: a count that is counted again, a part of it or all.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use backtrail::{Status, text};
use registry::{Ability, Case, Counted, Error, Fact, OnSolution, Outcome, Rank, Request, Solver, Wish};

use super::Kept;
use crate::cmd::plan;
use crate::exit::Failure;

/// How a count is confirmed: what is counted again.
pub(super) enum Confirm {
    /// This share of the units. Without a ledger it is kept in mind what each gave.
    Share(f64, RefCell<BTreeMap<usize, Counted>>),
    /// All of it, by this solver.
    By(Arc<Solver>),
}

impl Confirm {
    pub(super) fn read(word: &str, case: &Case) -> Result<Self, Failure> {
        if word.ends_with('%') {
            let share = plan::share(word).map_err(|why| Failure::Bad(why.into()))?;
            return Ok(Confirm::Share(share, RefCell::default()));
        }
        Ok(Confirm::By(case.plan(&Wish::new(Ability::Count).by(Some(word)))?.solver))
    }

    /// Answers the request without a ledger.
    pub(super) fn solve(
        &self,
        case: &Case,
        solver: &Arc<Solver>,
        request: &Request,
        answer: OnSolution<'_>,
    ) -> Outcome {
        let Confirm::Share(_, known) = self else { return case.solve(solver, request, answer) };
        let (outcome, units) = runs::count_by_units(case, solver, request);
        *known.borrow_mut() = units;
        outcome
    }

    /// Counts again what is to be counted again, and notes what came of it.
    pub(super) fn after(
        &self,
        case: &Case,
        solver: &Arc<Solver>,
        kept: Option<&Kept>,
        outcome: &Outcome,
        request: &Request,
    ) -> Result<(), Error> {
        if outcome.status != Status::Exhausted {
            return Ok(());
        }
        let (key, fact, text) = match self {
            Confirm::Share(share, known) => {
                let (known, depth) = match kept {
                    Some(kept) => kept.units()?,
                    None => (known.take(), None),
                };
                let n = runs::confirm_units(case, solver, depth, &known, *share, request)?;
                ("confirmed", Fact::Number(n as u64), text!("cli-confirmed", n = n, of = known.len()))
            }
            Confirm::By(other) => {
                let name = other.name.to_string();
                match runs::confirm_by(case, other, outcome, request)? {
                    true => ("confirmed_by", Fact::Text(name.clone()), text!("cli-confirmed-by", solver = name)),
                    false => ("confirmed", Fact::Number(0), text!("cli-not-confirmed", solver = name)),
                }
            }
        };
        request.findings.note(Rank::Note, key, fact, text);
        Ok(())
    }
}
