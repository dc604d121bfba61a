//! Searching with a ledger: a count unit by unit, all else along the walk.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use backtrail::{Limit, Limits, Progress, Status};
use registry::{Case, Counted, Error, OnSolution, Outcome, Question, Request, Solver};

use crate::record::sum;
use crate::{Ledger, Place};

/// How long the first stretch of a walk takes and the longest; each takes twice as long as the one before. A kill costs no more.
const FIRST: Duration = Duration::from_millis(20);
const LONGEST: Duration = Duration::from_secs(2);

/// How often what units gave is written. A kill costs the units under way, and what was complete for no longer than this.
const WRITTEN: Duration = Duration::from_millis(100);

/// Counts what a ledger lacks, and writes it down unit by unit. The outcome is that of the whole, as far as the ledger vouches
/// for it.
///
/// # Errors
///
/// If the list of units is another than the ledger's, or it cannot be written: then what it has stays.
pub fn count(case: &Case, solver: &Arc<Solver>, ledger: &Ledger, request: &Request) -> Result<Outcome, Error> {
    let depth = ledger.manifest().units.as_ref().and_then(|list| list.depth);
    let units = case.units(solver, depth).expect("a solver that was planned for a count can count");
    ledger.manifest().check_list(&*units, &ledger.path().display().to_string())?;
    let done = ledger.units()?;
    let whole: f64 = (0..units.count()).map(|unit| units.cost(unit)).sum();
    let share = |unit: usize| units.cost(unit) / whole.max(f64::MIN_POSITIVE);
    let before = done.keys().map(|&unit| share(unit)).sum();
    let monitor = request.monitor.after(progress(&sum(done.values()), before));
    let failed = Mutex::new(None);
    let write = || {
        if let Err(error) = ledger.write() {
            failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            request.monitor.cancel();
        }
    };
    let missing = (0..units.count()).filter(|unit| !done.contains_key(unit));
    let request = Request { monitor, ..request.clone() };
    let outcome = std::thread::scope(|scope| {
        let (_ends, wait) = mpsc::channel::<()>();
        scope.spawn(move || {
            while wait.recv_timeout(WRITTEN) == Err(RecvTimeoutError::Timeout) {
                write();
            }
        });
        units.run(missing, &request, &|unit, counted| ledger.record(unit, share(unit), counted))
    });
    write();
    if let Some(error) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error);
    }
    let all = ledger.units()?;
    let Counted { solutions, stats } = sum(all.values());
    Ok(match all.len() == units.count() {
        true => Outcome { status: Status::Exhausted, solutions: units.whole(solutions), stats, at: None },
        false => Outcome { status: outcome.status, solutions, stats, at: None },
    })
}

/// Goes on with any question along the walk from where the ledger says, stretch by stretch. After each, `kept` makes sure that what
/// was written of the solutions stays, and says how many bytes that are. The outcome is that of the whole, as far as the ledger
/// vouches for it.
///
/// # Errors
///
/// If the ledger or the solutions cannot be written: then what it has stays.
pub fn search(
    case: &Case,
    solver: &Solver,
    ledger: &Ledger,
    request: &Request,
    answer: OnSolution<'_>,
    kept: &mut dyn FnMut() -> Result<u64, Error>,
) -> Result<Outcome, Error> {
    let mut place = ledger.place()?;
    let deadline = request.limits.time.and_then(|time| Instant::now().checked_add(time));
    let enough = request.limits.solutions.or(request.question.enough());
    let (mut stretch, mut visits) = (FIRST, request.limits.visits);
    loop {
        let found = place.counted.solutions.to_u128().unwrap_or(u128::MAX);
        if place.is_done {
            let status = if enough.is_some_and(|enough| found >= enough) { Status::Found } else { Status::Exhausted };
            return Ok(outcome(&place, status));
        }
        let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let limits = Limits {
            solutions: enough.map(|enough| enough.saturating_sub(found)),
            visits,
            time: Some(left.map_or(stretch, |left| left.min(stretch))),
        };
        let question = if request.question.lists() { Question::All } else { Question::Count };
        let from = place.at.clone().or_else(|| request.from.clone());
        let monitor = request.monitor.after(progress(&place.counted, place.share));
        let part = Request { question, limits, from, threads: 1, monitor, ..request.clone() };
        let more = case.solve(solver, &part, answer);
        let counted = Counted { solutions: more.solutions, stats: more.stats };
        // A node that takes longer than the longest stretch is given longer still.
        let longest = if counted.stats.visits == Some(0) { Duration::MAX } else { LONGEST };
        visits = visits.map(|visits| visits.saturating_sub(counted.stats.visits.unwrap_or(0)));
        match place.at {
            None => place.counted = counted,
            Some(_) => place.counted += &counted,
        }
        place.is_done = !matches!(more.status, Status::Stopped(_));
        place.at = more.at.or(place.at);
        let share = if place.is_done { 1.0 } else { request.monitor.progress().share.max(place.share) };
        let more_share = share - place.share;
        place.share = share;
        place.bytes = kept()?;
        ledger.put(&place, more_share)?;
        let is_over = left.is_some_and(|left| left <= stretch);
        match more.status {
            Status::Stopped(Limit::Time) if !is_over => stretch = stretch.saturating_mul(2).min(longest),
            status => return Ok(outcome(&place, status)),
        }
    }
}

/// How far it is with this much counted.
fn progress(counted: &Counted, share: f64) -> Progress {
    let solutions = counted.solutions.to_u128().and_then(|count| u64::try_from(count).ok()).unwrap_or(u64::MAX);
    Progress { visits: counted.stats.visits.unwrap_or(0), solutions, share }
}

fn outcome(place: &Place, status: Status) -> Outcome {
    let Counted { solutions, stats } = place.counted.clone();
    Outcome { status, solutions, stats, at: place.at.clone().filter(|_| status != Status::Exhausted) }
}
