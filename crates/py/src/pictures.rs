//! Decision trees and histograms.

use std::time::{Duration, Instant};

use backtrail::{Address, Event, Monitor};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use registry::{Ability, Stepper, Wish};
use render::tree::{self, Fold, View};
use words::say;

use crate::case::Case;
use crate::error::raised;
use crate::wait::attended;

/// The decision tree of a search.
#[pyclass(frozen, module = "backtrail._backtrail")]
pub(crate) struct Tree {
    pub(crate) tree: tree::Tree,
    /// Was it stopped before its end?
    pub(crate) stopped: bool,
    pub(crate) solver: String,
}

/// What to grow.
struct Grown {
    first: bool,
    checks: bool,
    most: u64,
    time: Option<Duration>,
    under: Option<Address>,
}

impl Grown {
    /// Steps through the search. Was it stopped?
    fn grow(&self, steps: &mut dyn Stepper, monitor: &Monitor) -> (tree::Tree, bool) {
        let deadline = self.time.and_then(|time| Instant::now().checked_add(time));
        let (mut tree, mut visits) = (tree::Tree::default(), 0);
        while let Some(mut event) = steps.step() {
            if let (Event::Enter(label), Some(node), 0) = (&mut event, &self.under, visits) {
                *label = Some(node.to_string()).filter(|_| node.depth() > 0);
            }
            match event {
                Event::Refuse(_) if !self.checks => continue,
                Event::Enter(_) => {
                    let is_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
                    if visits == self.most || is_late || monitor.is_cancelled() {
                        return (tree, true);
                    }
                    visits += 1;
                }
                _ => {}
            }
            let reason = if self.checks { steps.why() } else { None };
            tree.tell(&event, reason.map(|reason| say(&reason.text)).as_deref());
            if event == Event::Solution && self.first {
                break;
            }
        }
        (tree, false)
    }
}

#[pymethods]
impl Tree {
    /// Grows the tree of a case.
    #[new]
    #[pyo3(signature = (case, solver, under, first, checks, visits, seconds))]
    #[expect(clippy::too_many_arguments, reason = "only the package calls it")]
    fn new(
        py: Python<'_>,
        case: &Case,
        solver: Option<&str>,
        under: Option<&str>,
        first: bool,
        checks: bool,
        visits: u64,
        seconds: Option<f64>,
    ) -> PyResult<Self> {
        let case = &case.case;
        let bad = |bad: backtrail::BadAddress| PyValueError::new_err(format!("under: {bad}"));
        let under: Option<Address> = under.map(|node| node.parse().map_err(bad)).transpose()?;
        let time = seconds.map(Duration::try_from_secs_f64).transpose();
        let time = time.map_err(|error| PyValueError::new_err(format!("time_limit: {error}")))?;
        let wish = Wish { under: under.as_ref(), ..Wish::new(Ability::Trace) };
        let plan = case.plan(&wish.by(solver)).map_err(|error| raised(py, &error))?;
        let mut steps = case.steps(&plan.solver).expect("a solver that can be traced can be stepped");
        if let Some(node) = &under {
            let missing = |missing| raised(py, &registry::no_such_node(node, &missing));
            steps.stay_under(node).map_err(missing)?;
        }
        let grown = Grown { first, checks, most: visits, time, under };
        let monitor = Monitor::default();
        let watched = monitor.clone();
        let done = attended(py, &monitor, None, move || grown.grow(&mut *steps, &watched))?;
        match done.interrupted {
            Some(error) => Err(error),
            None => {
                let (tree, stopped) = done.result;
                Ok(Tree { tree, stopped, solver: plan.solver.name.to_string() })
            }
        }
    }

    /// How many nodes, solutions, dead ends and refused choices it has.
    fn counts(&self) -> (usize, usize, usize, usize) {
        (self.tree.nodes(), self.tree.solutions(), self.tree.dead_ends(), self.tree.refused())
    }

    fn is_stopped(&self) -> bool {
        self.stopped
    }

    fn solver(&self) -> &str {
        &self.solver
    }

    /// Draws it as `text`, `ascii`, `mermaid`, `dot` or `svg`; also says what was left out.
    fn draw(
        &self,
        py: Python<'_>,
        format: &str,
        depth: Option<usize>,
        fold: Option<bool>,
        checks: bool,
    ) -> PyResult<(String, Option<String>)> {
        let fold = match fold {
            Some(true) => Fold::Failed,
            Some(false) => Fold::Never,
            None => Fold::WhenLarge,
        };
        let view = View { depth, fold, checks };
        let picture = py.detach(|| {
            Some(match format {
                "text" | "ascii" => tree::text(&self.tree, &view, format == "ascii"),
                "mermaid" => tree::mermaid(&self.tree, &view),
                "dot" => tree::dot(&self.tree, &view),
                "svg" => tree::svg(&self.tree, &view),
                _ => return None,
            })
        });
        let picture = picture.ok_or_else(|| {
            PyValueError::new_err(format!("format: '{format}' is none of text, ascii, mermaid, dot, svg"))
        })?;
        Ok((picture.text, picture.note))
    }
}

/// Visits per depth as lines of text, or as a picture with a title.
#[pyfunction]
#[pyo3(signature = (profile, width = 80, title = None))]
pub(crate) fn histogram(profile: Vec<u64>, width: usize, title: Option<&str>) -> String {
    match title {
        None => render::histogram::text(&profile, width, false),
        Some(title) => render::histogram::svg(&profile, title),
    }
}
