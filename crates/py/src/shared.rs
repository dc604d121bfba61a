//! A count that other processes make part by part: cut here, counted wherever, gathered here, and each unit summed once.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use backtrail::{Limit, Limits, Monitor, Status};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use registry::{Ability, Case, Counted, Outcome, Question, Request, Solver, Units, Wish};
use runs::{CountRecord, Ledger, Manifest, Plan};

use crate::error::raised;
use crate::outcome::{int, told};
use crate::wait::attended;

/// What was counted in a unit, as it goes from process to process: its number, and a line.
type Delivery = (usize, String);

/// A count in parts.
#[pyclass(frozen, module = "backtrail._backtrail")]
pub(crate) struct Shared(Arc<Gathered>);

/// What a count is about, and what is known of its units.
struct Gathered {
    case: Case,
    solver: Arc<Solver>,
    units: Box<dyn Units>,
    manifest: Manifest,
    ledger: Option<Ledger>,
    counted: Mutex<BTreeMap<usize, Counted>>,
    whole: f64,
    began: Instant,
}

impl Shared {
    /// Cuts a count into units: some more than `parts` where it can be cut so, or as its ledger cut it.
    pub(crate) fn begin(
        case: &Case,
        solver: Arc<Solver>,
        manifest: Manifest,
        parts: usize,
        ledger: Option<&Path>,
    ) -> Result<Self, registry::Error> {
        let begun = ledger.map(Ledger::peek).transpose()?.flatten();
        let list = begun.filter(|begun| begun.solver == manifest.solver).and_then(|begun| begun.units);
        let manifest = match list {
            Some(list) => Manifest { units: Some(list), ..manifest },
            None => Plan::new(manifest, case, &solver, parts, 0.0).manifest,
        };
        let ledger = ledger.map(|path| Ledger::open(path, &manifest, &case.puzzle().flags)).transpose()?;
        let units = units(case, &solver, &manifest)?;
        let counted = ledger.as_ref().map(Ledger::units).transpose()?.unwrap_or_default();
        let whole = (0..units.count()).map(|unit| units.cost(unit)).sum();
        let (case, counted, began) = (case.clone(), Mutex::new(counted), Instant::now());
        Ok(Shared(Arc::new(Gathered { case, solver, units, manifest, ledger, counted, whole, began })))
    }
}

impl Gathered {
    fn counted(&self) -> MutexGuard<'_, BTreeMap<usize, Counted>> {
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a unit is expected to cost, as a share of the whole.
    fn share_of(&self, unit: usize) -> f64 {
        self.units.cost(unit) / self.whole.max(f64::MIN_POSITIVE)
    }

    /// What the units that are known add up to; no counters, if there are none.
    fn sum(&self) -> Counted {
        let all = self.counted();
        let mut all = all.values();
        let first = all.next().cloned().unwrap_or_default();
        all.fold(first, |mut sum, counted| {
            sum += counted;
            sum
        })
    }
}

/// The units that a manifest speaks of, as this program cuts them.
fn units(case: &Case, solver: &Arc<Solver>, manifest: &Manifest) -> Result<Box<dyn Units>, registry::Error> {
    let depth = manifest.units.as_ref().and_then(|list| list.depth);
    let units = case.units(solver, depth).expect("a solver that was planned for a count can count");
    manifest.check_list(&*units, &manifest.command())?;
    Ok(units)
}

#[pymethods]
impl Shared {
    /// What whoever counts a part must know, in a line.
    fn manifest(&self) -> String {
        self.0.manifest.line()
    }

    /// The ranges of units to count: those that are missing, in some `parts` ranges that are expected to cost the same. None of them needs
    /// two sets of shared tables.
    fn parts(&self, parts: usize) -> Vec<(usize, usize)> {
        let counted = self.0.counted();
        // A rounding error must not make one part more.
        let due = self.0.whole / parts.max(1) as f64 * (1.0 - 1e-9);
        let (mut ranges, mut cost) = (Vec::<(usize, usize)>::new(), 0.0);
        for unit in (0..self.0.units.count()).filter(|unit| !counted.contains_key(unit)) {
            let shares_tables = self.0.units.tables(unit).units.start < unit;
            match ranges.last_mut().filter(|(_, end)| *end == unit && cost < due && shares_tables) {
                Some((_, end)) => *end += 1,
                None => {
                    ranges.push((unit, unit + 1));
                    cost = 0.0;
                }
            }
            cost += self.0.units.cost(unit);
        }
        ranges
    }

    /// Takes what was counted in some units, and writes it down. What is known is not taken twice, and must be the same.
    fn deliver(&self, py: Python<'_>, delivered: Vec<Delivery>) -> PyResult<()> {
        for (unit, line) in delivered {
            let counted = CountRecord::read(&line).filter(|_| unit < self.0.units.count());
            let counted =
                counted.ok_or_else(|| PyValueError::new_err(format!("no result of a unit: {unit} {line}")))?;
            let mut all = self.0.counted();
            match all.get(&unit) {
                None => {}
                Some(known) if *known == counted => continue,
                Some(known) => {
                    let (first, second) = (&known.solutions, &counted.solutions);
                    let why = format!("unit {unit} gave {first} solutions, and {second} when it was counted again");
                    return Err(PyRuntimeError::new_err(why));
                }
            }
            if let Some(ledger) = &self.0.ledger {
                ledger.record(unit, self.0.share_of(unit), &counted);
            }
            all.insert(unit, counted);
        }
        self.0.ledger.as_ref().map_or(Ok(()), Ledger::write).map_err(|error| raised(py, &error))
    }

    /// Counts here what is missing, for `seconds` at most, and writes each unit down.
    fn run(
        &self,
        py: Python<'_>,
        threads: usize,
        seconds: Option<f64>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let time = seconds.map(Duration::try_from_secs_f64).transpose();
        let time = time.map_err(|error| PyValueError::new_err(format!("time_limit: {error}")))?;
        let monitor = Monitor::default();
        let limits = Limits { time, ..Limits::default() };
        let request = Request { threads, limits, monitor: monitor.clone(), ..Request::new(Question::Count) };
        let all = Arc::clone(&self.0);
        let done = attended(py, &monitor, progress, move || {
            let Some(ledger) = &all.ledger else { return Ok(()) };
            runs::count(&all.case, &all.solver, ledger, &request)?;
            *all.counted() = ledger.units()?;
            Ok(())
        })?;
        match done.interrupted {
            Some(error) => Err(error),
            None => done.result.map_err(|error: registry::Error| raised(py, &error)),
        }
    }

    /// How far it is: visits, solutions, and the share of what it is expected to cost.
    fn standing<'py>(&self, py: Python<'py>) -> PyResult<(u64, Bound<'py, PyAny>, f64)> {
        let Counted { solutions, stats } = self.0.sum();
        let share: f64 = self.0.counted().keys().map(|&unit| self.0.share_of(unit)).sum();
        Ok((stats.visits.unwrap_or(0), int(py, &solutions)?, share.min(1.0)))
    }

    /// All that is known: the whole, or what was counted until it was stopped.
    fn told<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let Counted { solutions, stats } = self.0.sum();
        let is_whole = self.0.counted().len() == self.0.units.count();
        let (status, solutions) = match is_whole {
            true => (Status::Exhausted, self.0.units.whole(solutions)),
            false => (Status::Stopped(Limit::Cancel), solutions),
        };
        let none = is_whole && solutions.is_zero();
        let told = told(py, &Outcome { status, solutions, stats, at: None })?;
        told.set_item("solver", &*self.0.solver.name)?;
        told.set_item("threads", 1)?;
        told.set_item("question", Question::Count.name())?;
        told.set_item("seconds", self.0.began.elapsed().as_secs_f64())?;
        told.set_item("reason", self.0.case.ruled_out().filter(|_| none).as_ref().map(words::say))?;
        told.set_item("findings", Vec::<String>::new())?;
        Ok(told)
    }
}

/// Counts some units of the count that a manifest speaks of, for whoever gathers them.
#[pyfunction]
pub(crate) fn count_part(
    py: Python<'_>,
    manifest: &str,
    first: usize,
    end: usize,
    threads: usize,
) -> PyResult<Vec<Delivery>> {
    let manifest: Manifest =
        serde_json::from_str(manifest).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let monitor = Monitor::default();
    let watched = monitor.clone();
    let done = attended(py, &monitor, None, move || {
        let (case, solver) = manifest.pose(crate::registry())?;
        case.admits(&solver, &Wish::new(Ability::Count))?;
        let units = units(&case, &solver, &manifest)?;
        let request = Request { threads, monitor: watched, ..Request::new(Question::Count) };
        let counted = Mutex::new(Vec::new());
        let outcome = units.run(first..end.min(units.count()), &request, &|unit, part| {
            counted.lock().unwrap_or_else(PoisonError::into_inner).push((unit, CountRecord::from(part).line()));
        });
        Ok((outcome.status, counted.into_inner().unwrap_or_else(PoisonError::into_inner)))
    })?;
    if let Some(error) = done.interrupted {
        return Err(error);
    }
    match done.result.map_err(|error: registry::Error| raised(py, &error))? {
        (Status::Stopped(limit), _) => {
            Err(PyRuntimeError::new_err(format!("units {first} to {end}: stopped by {limit}")))
        }
        (_, counted) => Ok(counted),
    }
}
