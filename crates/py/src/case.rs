//! An instance with its puzzle, and the questions that are asked of it.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use backtrail::{Address, Limits, Monitor, Status, Text};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use registry::player::Player;
use registry::{Ability, Bounds, Entry, Flag, Flags, Outcome, Plan, Question, Request, Solver, Wish};
use runs::{Ledger, Manifest};
use watch::Options;
use words::say;

use crate::error::raised;
use crate::film::{Take, filmed};
use crate::outcome::{findings, told};
use crate::recording::play;
use crate::shared::Shared;
use crate::solution::Solution;
use crate::wait::{TICK, attended, spawn};

/// Flags with their values, as the package gives them.
pub(crate) type GivenFlags = Vec<(String, Option<String>)>;

/// The number of solutions that may wait to be taken; then the search rests.
const AHEAD: usize = 256;

/// The puzzle of this name.
pub(crate) fn entry(py: Python<'_>, puzzle: &str) -> PyResult<Arc<Entry>> {
    crate::registry().puzzle(puzzle).map_err(|error| raised(py, &error))
}

/// Those of the flags that are known.
pub(crate) fn read_flags(py: Python<'_>, known: &[Flag], given: GivenFlags) -> PyResult<Flags> {
    Flags::read(known, given).map_err(|error| raised(py, &error))
}

/// An instance of a puzzle.
#[pyclass(frozen, module = "backtrail._backtrail")]
pub(crate) struct Case {
    pub(crate) case: registry::Case,
    /// The word or text that was read, and its flags.
    given: (String, Flags),
}

/// What is asked, and what may be spent on it.
struct Asked {
    question: Question,
    own: Option<String>,
    solver: Option<String>,
    threads: usize,
    limits: Limits,
    under: Option<Address>,
    from: Option<Address>,
    /// Must the tree be walked visit by visit, so that every counter is kept?
    walks: bool,
}

/// A search that is ready to begin.
struct PreparedSearch {
    case: registry::Case,
    solver: Arc<Solver>,
    request: Request,
    /// Why there is no solution, where no search is needed to know.
    reason: Option<Text>,
}

/// How a search ended, and how long it took.
struct Ended {
    outcome: Outcome,
    seconds: f64,
}

impl Asked {
    fn read(asked: &Bound<'_, PyDict>) -> PyResult<Self> {
        let text = |key: &str| -> PyResult<Option<String>> {
            asked.get_item(key)?.filter(|value| !value.is_none()).map(|value| value.extract()).transpose()
        };
        let number = |key: &str| -> PyResult<Option<u64>> {
            asked.get_item(key)?.filter(|value| !value.is_none()).map(|value| value.extract()).transpose()
        };
        let node = |key: &str| -> PyResult<Option<Address>> {
            let bad = |bad: backtrail::BadAddress| PyValueError::new_err(format!("{key}: {bad}"));
            text(key)?.map(|node| node.parse().map_err(bad)).transpose()
        };
        let seconds: Option<f64> =
            asked.get_item("seconds")?.filter(|value| !value.is_none()).map(|value| value.extract()).transpose()?;
        let time = seconds.map(Duration::try_from_secs_f64).transpose();
        let time = time.map_err(|error| PyValueError::new_err(format!("time_limit: {error}")))?;
        let take = number("take")?.map(u128::from);
        let question = match text("question")?.as_deref() {
            Some("first") => Question::First,
            Some("all") => take.map_or(Question::All, Question::Take),
            Some("unique") => Question::Unique,
            _ => Question::Count,
        };
        let solutions = take.filter(|_| question == Question::Count);
        Ok(Asked {
            question,
            own: text("own")?,
            solver: text("solver")?,
            threads: number("threads")?.unwrap_or(1) as usize,
            limits: Limits { solutions, visits: number("visits")?, time },
            under: node("under")?,
            from: node("from")?,
            walks: number("walks")?.is_some(),
        })
    }

    fn wish(&self) -> Wish<'_> {
        let needs = if self.walks { Wish::new(Ability::Trace) } else { Wish::asking(self.question) };
        let wish = Wish {
            own: self.own.as_deref(),
            threads: self.threads,
            visit_limit: self.limits.visits.is_some(),
            solution_limit: self.limits.solutions.is_some(),
            walks: self.walks,
            under: self.under.as_ref(),
            from: self.from.as_ref(),
            ..needs
        };
        wish.by(self.solver.as_deref())
    }
}

impl PreparedSearch {
    fn prepare(case: &registry::Case, mut asked: Asked) -> Result<Self, registry::Error> {
        if let Some(question) = asked.own.as_deref().and_then(|own| case.puzzle().question(own)) {
            asked.question = question.refines;
        }
        let Plan { solver, threads } = case.plan(&asked.wish())?;
        let is_free = asked.solver.is_none() && asked.under.is_none() && asked.from.is_none() && !asked.walks;
        let reason = case.ruled_out().filter(|_| is_free);
        let own = asked.own.as_deref().map(Into::into);
        let (limits, under, from) = (asked.limits, asked.under, asked.from);
        let request = Request { own, limits, under, from, threads, ..Request::new(asked.question) };
        Ok(PreparedSearch { case: case.clone(), solver, request, reason })
    }

    fn run(&self, answer: &mut dyn FnMut(Solution) -> ControlFlow<()>) -> Ended {
        if self.reason.is_some() {
            return Ended { outcome: Outcome::bare(Status::Exhausted, 0), seconds: 0.0 };
        }
        let start = Instant::now();
        let lists = self.request.question.lists();
        let mut found = |solution: &dyn registry::Solution| {
            if lists { answer(Solution::of(solution)) } else { ControlFlow::Continue(()) }
        };
        let outcome = self.case.solve(&self.solver, &self.request, &mut found);
        Ended { outcome, seconds: start.elapsed().as_secs_f64() }
    }

    /// All that is known after it.
    fn told<'py>(&self, py: Python<'py>, ended: &Ended) -> PyResult<Bound<'py, PyDict>> {
        let told = told(py, &ended.outcome)?;
        told.set_item("solver", if self.reason.is_some() { "theory" } else { &*self.solver.name })?;
        told.set_item("threads", self.request.threads)?;
        told.set_item("question", self.request.question.name())?;
        told.set_item("seconds", ended.seconds)?;
        let none = ended.outcome.solutions.is_zero() && ended.outcome.status == Status::Exhausted;
        let reason = self.reason.clone().or_else(|| self.case.ruled_out()).filter(|_| none);
        told.set_item("reason", reason.as_ref().map(say))?;
        told.set_item("findings", findings(py, &self.request.findings.all())?)?;
        Ok(told)
    }
}

/// An exception with the outcome so far.
fn with_outcome(py: Python<'_>, error: PyErr, outcome: Bound<'_, PyDict>) -> PyErr {
    match error.value(py).setattr("outcome", outcome) {
        Ok(()) => error,
        Err(other) => other,
    }
}

#[pymethods]
impl Case {
    /// Reads an instance.
    #[new]
    fn new(py: Python<'_>, puzzle: &str, word: &str, flags: GivenFlags) -> PyResult<Self> {
        let puzzle = entry(py, puzzle)?;
        let flags = read_flags(py, &puzzle.flags, flags)?;
        let case = py.detach(|| puzzle.pose(word, &flags, &Bounds::NONE)).map_err(|error| raised(py, &error))?;
        Ok(Case { case, given: (word.to_string(), flags) })
    }

    fn puzzle(&self) -> &str {
        &self.case.puzzle().name
    }

    fn title(&self) -> String {
        say(&self.case.title())
    }

    fn word(&self) -> String {
        self.case.word()
    }

    fn flags(&self) -> Vec<String> {
        self.case.flags()
    }

    /// How large it is, in its own measure, and how many rows and columns its board has.
    fn size(&self) -> (u64, (u64, u64)) {
        (self.case.size(), self.case.extent())
    }

    /// Why there is no solution, where that is known without a search.
    fn ruled_out(&self) -> Option<String> {
        self.case.ruled_out().as_ref().map(say)
    }

    /// The names of the solvers that can do this: `first`, `all`, `count`, `trace` or `threads`.
    fn able(&self, py: Python<'_>, what: &str) -> Vec<String> {
        let all = [Ability::First, Ability::All, Ability::Count, Ability::Trace, Ability::Threads];
        let needs = all.into_iter().find(|ability| ability.name() == what).unwrap_or(Ability::First);
        py.detach(|| self.case.able(&Wish::new(needs)).into_iter().map(str::to_string).collect())
    }

    /// Answers a question; returns the outcome and, if it asks for them, the solutions.
    fn solve<'py>(
        &self,
        py: Python<'py>,
        asked: &Bound<'py, PyDict>,
        progress: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyDict>, Vec<Solution>)> {
        let asked = Asked::read(asked)?;
        let search = py.detach(|| PreparedSearch::prepare(&self.case, asked)).map_err(|error| raised(py, &error))?;
        let monitor = search.request.monitor.clone();
        let done = attended(py, &monitor, progress, move || {
            let mut found = Vec::new();
            let ended = search.run(&mut |solution| {
                found.push(solution);
                ControlFlow::Continue(())
            });
            (search, ended, found)
        })?;
        let (search, ended, found) = done.result;
        let told = search.told(py, &ended)?;
        match done.interrupted {
            Some(error) => Err(with_outcome(py, error, told)),
            None => Ok((told, found)),
        }
    }

    /// Cuts a count into parts that other processes can make, some `parts` of them, with a ledger or without. It takes the solver that is
    /// asked for; else that of the ledger; else the one that would count here.
    fn share(
        &self,
        py: Python<'_>,
        asked: &Bound<'_, PyDict>,
        parts: usize,
        ledger: Option<PathBuf>,
    ) -> PyResult<Shared> {
        let asked = Asked::read(asked)?;
        let begin = || {
            let begun = ledger.as_deref().map(Ledger::peek).transpose()?.flatten();
            let solver = asked.solver.clone().or(begun.map(|begun| begun.solver));
            let search = PreparedSearch::prepare(&self.case, Asked { solver, ..asked })?;
            let count = runs::Asked::new(Question::Count, None, None, None);
            let (text, flags) = &self.given;
            let name = self.case.word();
            // A text is kept as it is; a word in the one way in which ledgers write it.
            let instance = if self.case.puzzle().is_text { text } else { &name };
            let manifest = Manifest::new(&self.case, &name, instance, flags, count, &search.solver);
            Shared::begin(&self.case, search.solver, manifest, parts, ledger.as_deref())
        };
        py.detach(begin).map_err(|error| raised(py, &error))
    }

    /// Records its search, up to `most` events: what the page is told of it, and its events, as JSON.
    fn record(&self, py: Python<'_>, solver: Option<&str>, most: usize) -> PyResult<(String, String)> {
        let recorded = py.detach(|| web::record(&self.case, solver, most));
        let (told, packed) = recorded.map_err(|error| raised(py, &error))?;
        Ok((told.to_string(), packed.to_string()))
    }

    /// Films its search.
    fn film<'py>(&self, py: Python<'py>, solver: Option<&str>, take: Take) -> PyResult<Bound<'py, PyBytes>> {
        let (solver, _) = self.case.trace(solver).map_err(|error| raised(py, &error))?;
        let (case, title) = (self.case.clone(), format!("{}, {}", say(&self.case.title()), solver.name));
        let search = move || Player::new(case.steps(&solver).expect("it was stepped before"));
        filmed(py, search, self.case.board(), title, take)
    }

    /// Lets a person watch its search in the terminal.
    fn watch(&self, py: Python<'_>, solver: Option<&str>, ascii: bool) -> PyResult<()> {
        let (solver, steps) = self.case.trace(solver).map_err(|error| raised(py, &error))?;
        let colour = std::env::var_os("NO_COLOR").is_none_or(|word| word.is_empty());
        let case = self.case.clone();
        let again: Box<dyn Fn() -> Player> =
            Box::new(move || Player::new(case.steps(&solver).expect("it was stepped before")));
        let options = || Options { ascii, colour, again: Some(again), ..Options::default() };
        Ok(play(py, Player::new(steps), &self.case.board(), &say(&self.case.title()), options)?)
    }

    /// Lists solutions one by one, in the order of the search, as they are taken.
    fn solutions(&self, py: Python<'_>, asked: &Bound<'_, PyDict>) -> PyResult<Solutions> {
        let asked = Asked::read(asked)?;
        let search = py.detach(|| PreparedSearch::prepare(&self.case, asked)).map_err(|error| raised(py, &error))?;
        Solutions::begin(search)
    }
}

/// What comes from the thread of a search.
enum News {
    Found(Box<Solution>),
    Ended(Box<(PreparedSearch, Ended)>),
}

/// The solutions of a search that runs while they are taken. To forget it ends the search.
#[pyclass(frozen, module = "backtrail._backtrail")]
pub(crate) struct Solutions {
    news: Mutex<Receiver<News>>,
    monitor: Monitor,
    outcome: Mutex<Option<Py<PyDict>>>,
    /// The process that it runs in.
    process: u32,
}

impl Solutions {
    fn begin(search: PreparedSearch) -> PyResult<Self> {
        let (send, news) = mpsc::sync_channel(AHEAD);
        let monitor = search.request.monitor.clone();
        spawn(move || {
            let ended = search.run(&mut |solution| match send.send(News::Found(Box::new(solution))) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            });
            let _ = send.send(News::Ended(Box::new((search, ended))));
        })?;
        Ok(Solutions { news: Mutex::new(news), monitor, outcome: Mutex::new(None), process: std::process::id() })
    }

    /// The next news, waited for without the lock of the interpreter.
    fn next(&self, py: Python<'_>) -> PyResult<Option<News>> {
        match self.news.lock().expect("nobody panics while it waits").try_recv() {
            Ok(news) => return Ok(Some(news)),
            Err(TryRecvError::Disconnected) => return Ok(None),
            Err(TryRecvError::Empty) => {}
        }
        if std::process::id() != self.process {
            return Err(PyRuntimeError::new_err("this search runs in another process: begin it anew after a fork"));
        }
        loop {
            match py.detach(|| self.news.lock().expect("nobody panics while it waits").recv_timeout(TICK)) {
                Ok(news) => return Ok(Some(news)),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {
                    if let Err(error) = py.check_signals() {
                        self.monitor.cancel();
                        return Err(error);
                    }
                }
            }
        }
    }
}

#[pymethods]
impl Solutions {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Solution>> {
        match self.next(py)? {
            Some(News::Found(solution)) => Ok(Some(*solution)),
            Some(News::Ended(ended)) => {
                let told = ended.0.told(py, &ended.1)?;
                *self.outcome.lock().expect("nobody panics while it writes") = Some(told.unbind());
                Ok(None)
            }
            None if self.outcome.lock().expect("nobody panics while it writes").is_some() => Ok(None),
            None if self.monitor.is_cancelled() => Ok(None),
            None => Err(PyRuntimeError::new_err("the search failed")),
        }
    }

    /// How the search ended; nothing before its end.
    fn outcome(&self, py: Python<'_>) -> Option<Py<PyDict>> {
        self.outcome.lock().expect("nobody panics while it reads").as_ref().map(|outcome| outcome.clone_ref(py))
    }

    /// Ends the search.
    fn close(&self) {
        self.monitor.cancel();
    }
}

impl Drop for Solutions {
    fn drop(&mut self) {
        self.monitor.cancel();
    }
}
