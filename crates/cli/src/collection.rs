//! Answering a whole collection: what is written, what is noted of it, and how far it is.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use backtrail::{Limits, Monitor, Progress, Stats, Status, Text, text};
use registry::{
    Case, Census, Chunk, Collection, Error, Exact, Flags, Instance, Outcome, Question, Request, Solvability, Wish,
    Worker,
};
use render::numbers::{duration, thousands};
use serde::Serialize;
use words::{decimal, say};

use crate::args::OutputArgs;
use crate::exit::{Failure, note};
use crate::input::Stream;
use crate::output::{Output, tell};
use crate::pieces::{self, Stop};
use crate::progress::{self, Show};
use crate::summary::{several, stopped};

/// A collection that is being answered, file by file.
pub(crate) struct Run<'a> {
    output: &'a OutputArgs,
    monitor: &'a Monitor,
    stop: Stop,
    /// End at the first line that is no instance.
    strict: bool,
    start: Instant,
    out: Output,
    tally: Census,
    stopped: bool,
}

/// What came of answering a collection: the output, the counts, the time, and whether it was cut short.
pub(crate) struct CollectionReport {
    pub(crate) out: Output,
    pub(crate) tally: Census,
    pub(crate) took: Duration,
    pub(crate) stopped: bool,
}

impl CollectionReport {
    pub(crate) fn speed(&self) -> String {
        speed(self.tally.all(), self.took)
    }

    /// One sentence on what became of all.
    pub(crate) fn summary(&self) -> Text {
        let tally = &self.tally;
        let parts = [
            ("one", tally.one),
            ("several", tally.several),
            ("impossible", tally.none),
            ("given-up", tally.unknown),
            ("invalid", tally.invalid),
        ];
        let parts = parts.into_iter().filter(|(_, count)| *count > 0);
        let parts: Vec<String> = parts.map(|(what, count)| say!(format!("cli-tally-{what}"), n = count)).collect();
        let parts = if parts.is_empty() { Text::default() } else { text!("cli-tally-parts", parts = parts.join(", ")) };
        let (puzzles, end) = (several(tally.all(), "puzzles"), stopped(self.stopped));
        text!("cli-tally", puzzles = puzzles, end = end, parts = parts, speed = self.speed())
    }

    /// The same as a line of JSON, with what the searches took if that was noted.
    pub(crate) fn json(&self, threads: usize, totals: Option<&Totals>) -> String {
        let Census { one, several, none, unknown, invalid, .. } = self.tally;
        let (stopped, seconds) = (self.stopped, self.took.as_secs_f64());
        let totals = totals.filter(|totals| totals.searches > 0);
        let counters = totals.map(Totals::counters).unwrap_or_default();
        let puzzles = self.tally.all();
        let kind = "summary";
        let summary =
            Summary { kind, puzzles, one, several, none, unknown, invalid, stopped, seconds, threads, counters };
        serde_json::to_string(&summary).expect("plain data") + "\n"
    }
}

/// What became of a collection, as JSON has it.
#[derive(Serialize)]
struct Summary {
    #[serde(rename = "type")]
    kind: &'static str,
    puzzles: u64,
    one: u64,
    several: u64,
    none: u64,
    unknown: u64,
    invalid: u64,
    stopped: bool,
    seconds: f64,
    threads: usize,
    #[serde(flatten)]
    counters: Counters,
}

/// The counters of a search, or of several, as JSON has them.
#[derive(Default, Serialize)]
pub(crate) struct Counters {
    #[serde(skip_serializing_if = "Option::is_none")]
    visits: Option<Exact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    checks: Option<Exact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rejections: Option<Exact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dead_ends: Option<Exact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile: Option<Vec<Exact>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    search_seconds: Option<f64>,
}

/// What all searches of a collection took together.
#[derive(Clone, Debug)]
pub(crate) struct Totals {
    /// The solver of the last one.
    pub(crate) solver: String,
    pub(crate) stats: Stats,
    took: Duration,
    searches: u64,
}

/// The same, for all workers to add to.
pub(crate) type SharedTotals = Arc<Mutex<Totals>>;

impl Totals {
    /// Of no search yet.
    pub(crate) fn shared() -> SharedTotals {
        Arc::new(Mutex::new(Totals { solver: String::new(), stats: Stats::zero(), took: Duration::ZERO, searches: 0 }))
    }

    /// Adds a search.
    pub(crate) fn add(&mut self, solver: &str, stats: &Stats, took: Duration) {
        if self.solver != solver {
            self.solver = solver.to_string();
        }
        self.stats += stats;
        self.took += took;
        self.searches += 1;
    }

    fn counters(&self) -> Counters {
        let profile = self.stats.profile.as_ref();
        Counters {
            profile: profile.map(|profile| profile.iter().map(|&visits| visits.into()).collect()),
            search_seconds: Some(self.took.as_secs_f64()),
            ..counters(&self.stats)
        }
    }

    /// One sentence on them.
    pub(crate) fn summary(&self) -> Text {
        let Stats { visits, checks, dead_ends, .. } = self.stats;
        let kept = [("visits", visits), ("checks", checks), ("dead-ends", dead_ends)];
        let kept = kept.into_iter().filter_map(|(what, count)| Some(several(count?, what)));
        let cost: Vec<String> = kept.chain([say!("cli-tally-search", time = duration(self.took))]).collect();
        text!("cli-tally-total", cost = cost.join(", "))
    }
}

/// The counters of one search, without its profile.
pub(crate) fn counters(stats: &Stats) -> Counters {
    Counters {
        visits: stats.visits.map(Exact::from),
        checks: stats.checks.map(Exact::from),
        rejections: stats.rejections.map(Exact::from),
        dead_ends: stats.dead_ends.map(Exact::from),
        profile: None,
        search_seconds: None,
    }
}

/// What may be spent on the instances of a collection.
#[derive(Clone)]
pub(crate) struct Budget {
    /// When all have to be done.
    pub(crate) deadline: Option<Instant>,
    pub(crate) monitor: Monitor,
}

impl Budget {
    /// A question, with limits of its own.
    pub(crate) fn request(&self, question: Question, solutions: Option<u128>, visits: Option<u64>) -> Request {
        let time = self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let limits = Limits { solutions, visits, time };
        Request { monitor: self.monitor.clone(), limits, ..Request::new(question) }
    }

    /// What is known of the solutions. If one was asked for and found, the quickest solver says whether there are more: whoever has a
    /// collection wants to know, and the counters stay those of the search that was asked for.
    pub(crate) fn known(&self, case: &Case, found: &Outcome, asked: Question) -> Result<(Outcome, Solvability), Error> {
        let known = if asked == Question::First && !found.solutions.is_zero() {
            let solver = case.plan(&Wish::asking(Question::Unique))?.solver;
            case.solve(&solver, &self.request(Question::Unique, None, None), &mut registry::ignore)
        } else {
            found.clone()
        };
        let is_all = known.status == Status::Exhausted;
        let kind = Solvability::of(known.solutions.to_u128().unwrap_or(u128::MAX), is_all);
        Ok((known, kind))
    }
}

/// A line that holds an instance.
pub(crate) struct InstanceLine<'a> {
    pub(crate) number: u64,
    pub(crate) text: &'a [u8],
}

/// Answers the instances of a collection one at a time.
pub(crate) trait Answerer: Send {
    /// Writes the answer to an instance.
    fn answer(
        &mut self,
        instance: Box<dyn Instance>,
        line: &InstanceLine<'_>,
        out: &mut dyn Write,
        stop: &dyn Fn() -> bool,
    ) -> Result<Solvability, Error>;

    /// What is written of a line that holds none, or cannot be answered.
    fn refusal(&self, line: u64, why: &str) -> String;
}

/// A worker that reads the lines of a collection for an answerer.
pub(crate) struct LineByLine<A> {
    pub(crate) collection: Arc<dyn Collection>,
    pub(crate) flags: Flags,
    pub(crate) strict: bool,
    pub(crate) answerer: A,
}

/// Notes whether somebody takes what is written.
struct WhileTaken<'a> {
    out: &'a mut dyn Write,
    is_taken: bool,
}

impl Write for WhileTaken<'_> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        let written = self.out.write(text);
        self.is_taken &= written.is_ok();
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl<A: Answerer> Worker for LineByLine<A> {
    fn answer(&mut self, piece: Chunk<'_>, out: &mut dyn Write, stop: &dyn Fn() -> bool) -> Census {
        let mut tally = Census::default();
        let mut out = WhileTaken { out, is_taken: true };
        for (number, text) in (piece.line..).zip(piece.text.split(|&byte| byte == b'\n')) {
            if self.strict && tally.invalid > 0 || !out.is_taken {
                break;
            }
            if stop() && !text.is_empty() {
                tally.cut = true;
                break;
            }
            let answered = match self.collection.read(text, &self.flags) {
                Ok(None) => continue,
                Ok(Some(instance)) => self.answerer.answer(instance, &InstanceLine { number, text }, &mut out, stop),
                Err(error) => Err(error),
            };
            match answered {
                Ok(found) => tally.note(found),
                Err(error) => {
                    let why = tally.fault(number, &error);
                    let _ = out.write_all(self.answerer.refusal(number, &why).as_bytes());
                }
            }
        }
        tally
    }
}

/// The time that `count` instances took, and their number per second: "0.31 s, 3,200,000 per second".
pub(crate) fn speed(count: u64, took: Duration) -> String {
    let rate = count as f64 / took.as_secs_f64();
    let rate = if rate < 10.0 { decimal(rate, 2) } else { thousands(rate as u128) };
    say!("cli-speed", time = duration(took), rate = rate)
}

/// Do two names mean one file?
fn same_file(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(std::fs::canonicalize);
    one.is_ok_and(|one| other.is_ok_and(|other| one == other))
}

/// What stands in the place of an answer and says why there is none: a comment, so that the answers can be read again; or JSON, with
/// the file if there are several.
pub(crate) fn refusal(json: bool, file: Option<&str>, line: u64, why: &str) -> String {
    if !json {
        return format!("# {why}\n");
    }
    let mut object = serde_json::json!({ "type": "fault", "line": line, "why": why });
    if let Some(file) = file {
        object["file"] = file.into();
    }
    format!("{object}\n")
}

/// When a limit of time from now is over.
pub(crate) fn deadline(time_limit: Option<Duration>) -> Option<Instant> {
    Instant::now().checked_add(time_limit?)
}

/// Says when to stop: when the monitor is cancelled, or the time is over.
pub(crate) fn stop(monitor: &Monitor, deadline: Option<Instant>) -> Stop {
    let cancelled = monitor.clone();
    Arc::new(move || cancelled.is_cancelled() || deadline.is_some_and(|deadline| Instant::now() >= deadline))
}

impl<'a> Run<'a> {
    /// Opens the output, which must be none of the files that are read.
    pub(crate) fn open(
        output: &'a OutputArgs,
        inputs: &[&str],
        monitor: &'a Monitor,
        stop: Stop,
        strict: bool,
    ) -> Result<Self, Failure> {
        let written = output.output.as_deref();
        if let Some(name) = inputs.iter().find(|input| written.is_some_and(|file| same_file(file, input))) {
            return Err(Failure::Bad(text!("cli-same-file", name = *name)));
        }
        let out = Output::open(written)?;
        let (start, tally) = (Instant::now(), Census::default());
        Ok(Run { output, monitor, stop, strict, start, out, tally, stopped: false })
    }

    /// Is there no reason to go on with another file?
    pub(crate) fn is_over(&self) -> bool {
        self.stopped || self.strict && self.tally.invalid > 0
    }

    /// Answers every line of a stream, in order; faults are told on stderr as they come.
    pub(crate) fn answer(&mut self, stream: Stream, workers: Vec<Box<dyn Worker>>) -> Result<(), Failure> {
        let Run { output, monitor, stop, strict, out, tally, .. } = self;
        let (name, size) = (stream.name.clone(), stream.size);
        let show = if output.quiet { Show::No } else { Show::Bar("puzzles") };
        let (invalid, mut bytes) = (tally.invalid, 0);
        let done = progress::during(monitor, &show, || {
            pieces::answer(stream, workers, stop, |answered| {
                out.write_bytes(&answered.out)?;
                out.flush()?; // somebody may wait for it before giving more
                let Some((piece, length)) = &answered.end else { return Ok(()) };
                bytes += length;
                for (line, why) in piece.faults.iter().take(Census::FAULTS - tally.faults.len()) {
                    tell(&text!("cli-fault", name = name.clone(), line = *line, why = why.clone()), output.ascii);
                }
                *tally += piece.clone();
                let share = size.filter(|size| *size > 0).map_or(0.0, |size| bytes as f64 / size as f64);
                monitor.tell(Progress { visits: tally.all(), solutions: tally.one + tally.several, share });
                if *strict && tally.invalid > 0 { Err(Failure::AlreadyReported) } else { Ok(()) }
            })
        });
        let was_stopped = match done {
            Ok(stopped) => stopped,
            Err(Failure::AlreadyReported) => false,
            Err(failure) => return Err(failure),
        };
        let told = (Census::FAULTS as u64).saturating_sub(invalid);
        let more = (tally.invalid - invalid).saturating_sub(told);
        if more > 0 {
            note(say!("cli-faults", name = name, n = more));
        }
        self.stopped |= was_stopped || tally.cut;
        Ok(())
    }

    /// What came of it.
    pub(crate) fn report(self) -> CollectionReport {
        let Run { out, tally, start, stopped, .. } = self;
        CollectionReport { out, tally, took: start.elapsed(), stopped }
    }
}
