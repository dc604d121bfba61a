//! Counting again, to be sure: a share of the units by the same solver, or all of it by another.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use backtrail::{Status, text};
use registry::random::Random;
use registry::{Case, Counted, Error, Outcome, Request, Solver, ignore};

/// Counts a case, and keeps in mind what each of its units gave.
pub fn count_by_units(case: &Case, solver: &Arc<Solver>, request: &Request) -> (Outcome, BTreeMap<usize, Counted>) {
    let units = case.units(solver, None).expect("a solver that was planned for a count can count");
    let told = Mutex::new(BTreeMap::new());
    let note = |unit: usize, counted: &Counted| {
        told.lock().unwrap_or_else(PoisonError::into_inner).insert(unit, counted.clone());
    };
    let mut outcome = units.run(0..units.count(), request, &note);
    if outcome.status == Status::Exhausted {
        outcome.solutions = units.whole(outcome.solutions);
    }
    (outcome, told.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// Counts this share of the units again, at least one, in a plainer way if there is one, and holds each against what it gave before. How
/// many they are; fewer if a limit came first.
///
/// # Errors
///
/// If one of them gives something else.
pub fn confirm_units(
    case: &Case,
    solver: &Arc<Solver>,
    depth: Option<usize>,
    known: &BTreeMap<usize, Counted>,
    share: f64,
    request: &Request,
) -> Result<usize, Error> {
    let units = case.units(solver, depth).expect("a solver that was planned for a count can count");
    let units = units.twin().unwrap_or(units);
    let count = units.count();
    let mut random = Random::stream(count as u64, 2);
    let wanted = ((count as f64 * share).ceil() as usize).min(count);
    let step = count as f64 / wanted.max(1) as f64;
    let place = |at: usize, random: &mut Random| {
        let within = (random.bits() >> 11) as f64 / (1_u64 << 53) as f64;
        (((at as f64 + within) * step) as usize).min(count - 1)
    };
    let sample: Vec<usize> = (0..wanted).map(|at| place(at, &mut random)).collect();
    let (differs, done) = (Mutex::new(None), Mutex::new(0));
    units.run(sample, request, &|unit, counted| {
        *done.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        if known.get(&unit) != Some(counted) {
            let first = known.get(&unit).map(|known| known.solutions.to_string()).unwrap_or_default();
            let second = counted.solutions.to_string();
            let said = text!("runs-disagrees", unit = unit, first = first, second = second);
            differs.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(Error::said(said));
            request.monitor.cancel();
        }
    });
    match differs.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        None => Ok(done.into_inner().unwrap_or_else(PoisonError::into_inner)),
    }
}

/// Counts the whole case by another solver; did it end, with the same number?
///
/// # Errors
///
/// If it gives something else.
pub fn confirm_by(case: &Case, other: &Solver, outcome: &Outcome, request: &Request) -> Result<bool, Error> {
    let again = case.solve(other, request, &mut ignore);
    if again.status != Status::Exhausted {
        return Ok(false);
    }
    if again.solutions == outcome.solutions {
        return Ok(true);
    }
    let (count, second) = (outcome.solutions.to_string(), again.solutions.to_string());
    Err(Error::said(text!("runs-solver-disagrees", solver = &*other.name, first = count, second = second)))
}

#[cfg(test)]
mod tests {
    use registry::Question;

    use super::*;

    #[test]
    fn a_wrong_unit_or_solver_is_found() {
        let case = builtin::case("queens", "8", &[]).unwrap();
        let solver = Arc::clone(case.puzzle().solver("lanes").unwrap());
        let request = Request::new(Question::Count);
        let (outcome, mut known) = count_by_units(&case, &solver, &request);
        assert_eq!(outcome.solutions, 92);
        assert_eq!(confirm_units(&case, &solver, None, &known, 1.0, &request), Ok(known.len()));
        assert_eq!(confirm_units(&case, &solver, None, &known, 1e-9, &request), Ok(1));
        let bits = case.puzzle().solver("bits").unwrap();
        assert_eq!(confirm_by(&case, bits, &outcome, &request), Ok(true));
        let wrong = Outcome { solutions: 93.into(), ..outcome };
        assert_eq!(confirm_by(&case, bits, &wrong, &request).unwrap_err().code(), "runs-solver-disagrees");
        known.values_mut().for_each(|counted| counted.solutions += &1.into());
        let error = confirm_units(&case, &solver, None, &known, 0.1, &request).unwrap_err();
        assert_eq!(error.code(), "runs-disagrees");
    }
}
