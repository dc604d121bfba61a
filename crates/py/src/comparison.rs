//! Several solvers on the same instances, measured in turn.

use std::sync::Arc;
use std::time::Duration;

use backtrail::{Monitor, Status, Text, text};
use cpu_time::ThreadTime;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use registry::{Outcome, Question, Request, Solver, Wish};
use render::comparison::{self, Cell, Run};
use words::say;

use crate::case::Case;
use crate::error::raised;
use crate::outcome::int;
use crate::wait::attended;

/// Times and counts of several solvers.
#[pyclass(frozen, module = "backtrail._backtrail")]
pub(crate) struct Comparison {
    comparison: comparison::Comparison,
}

#[pymethods]
impl Comparison {
    /// Draws it as `text`, `markdown`, `csv` or `svg`.
    fn draw(&self, format: &str) -> PyResult<String> {
        Ok(match format {
            "text" => comparison::text(&self.comparison),
            "markdown" => comparison::markdown(&self.comparison),
            "csv" => comparison::csv(&self.comparison),
            "svg" => comparison::svg(&self.comparison),
            _ => return Err(PyValueError::new_err(format!("format: '{format}' is none of text, markdown, csv, svg"))),
        })
    }

    /// Its rows, a dictionary for each solver and instance.
    fn rows<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let rows = PyList::empty(py);
        for cell in &self.comparison.cells {
            let row = PyDict::new(py);
            row.set_item("instance", &cell.instance)?;
            row.set_item("solver", &cell.solver)?;
            let run = cell.result.as_ref();
            row.set_item("solutions", run.ok().map(|run| int(py, &run.solutions)).transpose()?)?;
            row.set_item("least_seconds", run.ok().map(|run| run.least.as_secs_f64()))?;
            row.set_item("mean_seconds", run.ok().map(|run| run.mean.as_secs_f64()))?;
            row.set_item("runs", run.ok().map(|run| run.runs))?;
            row.set_item("visits", run.ok().and_then(|run| run.visits))?;
            row.set_item("checks", run.ok().and_then(|run| run.checks))?;
            row.set_item("not_run", run.err().map(say))?;
            rows.append(row)?;
        }
        Ok(rows)
    }
}

/// The first outcome of a solver and the times of its runs, or why it was not run.
type Lane = Result<(Outcome, Vec<Duration>), Text>;

/// What is measured.
struct Race {
    question: Question,
    repeats: u32,
    cap: Duration,
    monitor: Monitor,
}

impl Race {
    /// Asks the question, and reads the CPU time that the answer took.
    fn run(&self, case: &registry::Case, solver: &Solver) -> (Outcome, Duration) {
        let mut request = Request { monitor: self.monitor.clone(), ..Request::new(self.question) };
        request.limits.time = Some(self.cap);
        let start = ThreadTime::now();
        let outcome = case.solve(solver, &request, &mut registry::ignore);
        (outcome, start.elapsed())
    }

    fn is_answered(&self, outcome: &Outcome) -> bool {
        outcome.status == Status::Exhausted || self.question == Question::First && outcome.status == Status::Found
    }

    /// The first run, or why there is none.
    fn warm_up(&self, case: &registry::Case, solver: &Solver) -> Lane {
        case.admits(solver, &Wish::asking(self.question)).map_err(|error| error.text().clone())?;
        let (outcome, took) = self.run(case, solver);
        if !self.is_answered(&outcome) {
            return Err(text!("cli-compare-over", cap = format!("{} s", self.cap.as_secs_f64())));
        }
        Ok((outcome, vec![took]))
    }

    fn measure(&self, case: &registry::Case, solvers: &[Arc<Solver>]) -> Vec<Cell> {
        let mut lanes: Vec<_> = solvers.iter().map(|solver| (solver, self.warm_up(case, solver))).collect();
        // In turn, so that none finds the branch predictor trained by itself alone.
        for _ in 0..self.repeats {
            for (solver, lane) in &mut lanes {
                let Ok((_, times)) = lane else { continue };
                if times.iter().sum::<Duration>() < self.cap && !self.monitor.is_cancelled() {
                    let (outcome, took) = self.run(case, solver);
                    if self.is_answered(&outcome) {
                        times.push(took);
                    }
                }
            }
        }
        let cell = |(solver, lane): (&Arc<Solver>, Lane)| Cell {
            instance: say(&case.label()),
            solver: solver.name.to_string(),
            space: case.space(solver),
            result: lane.map(|(outcome, times)| Run {
                solutions: outcome.solutions,
                least: times.iter().min().copied().unwrap_or_default(),
                mean: times.iter().sum::<Duration>() / times.len() as u32,
                runs: times.len() as u32,
                visits: outcome.stats.visits,
                checks: outcome.stats.checks,
            }),
        };
        lanes.into_iter().map(cell).collect()
    }
}

/// Runs these solvers, or all that can, on these cases of one puzzle.
#[pyfunction]
pub(crate) fn compare(
    py: Python<'_>,
    cases: Vec<PyRef<'_, Case>>,
    solvers: Option<Vec<String>>,
    first: bool,
    repeats: u32,
    cap: f64,
) -> PyResult<Comparison> {
    let cases: Vec<registry::Case> = cases.iter().map(|case| case.case.clone()).collect();
    let Some(first_case) = cases.first() else { return Err(PyValueError::new_err("nothing to compare")) };
    let puzzle = Arc::clone(first_case.puzzle());
    let question = if first { Question::First } else { Question::Count };
    let chosen: Vec<Arc<Solver>> = match solvers {
        Some(names) => names
            .iter()
            .map(|name| puzzle.solver(name).cloned())
            .collect::<Result<_, _>>()
            .map_err(|error| raised(py, &error))?,
        None => {
            let wish = Wish::asking(question);
            let able = |solver: &&Arc<Solver>| solver.can(wish.needs) && first_case.admit(solver, &wish).is_ok();
            puzzle.solvers().iter().filter(able).cloned().collect()
        }
    };
    let cap = Duration::try_from_secs_f64(cap).map_err(|error| PyValueError::new_err(format!("cap: {error}")))?;
    let race = Race { question, repeats, cap, monitor: Monitor::default() };
    let monitor = race.monitor.clone();
    let name = puzzle.name.clone();
    let done = attended(py, &monitor, None, move || {
        let cells: Vec<Cell> = cases.iter().flat_map(|case| race.measure(case, &chosen)).collect();
        comparison::Comparison { puzzle: name, cells }
    })?;
    if let Some(error) = done.interrupted {
        return Err(error);
    }
    if let Some((one, other)) = disagreement(&done.result) {
        return Err(PyRuntimeError::new_err(format!("{one} and {other} disagree")));
    }
    Ok(Comparison { comparison: done.result })
}

/// Two solvers that count differently, if there are any: what they count must be the same.
fn disagreement(comparison: &comparison::Comparison) -> Option<(&str, &str)> {
    let answered = || comparison.cells.iter().filter_map(|cell| Some((cell, cell.result.as_ref().ok()?)));
    answered().find_map(|(cell, run)| {
        let differs = |(other, its): &(&Cell, &Run)| other.instance == cell.instance && its.solutions != run.solutions;
        answered().find(differs).map(|(other, _)| (&*cell.solver, &*other.solver))
    })
}
