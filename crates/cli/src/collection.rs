//! Answering a whole collection: what is written, what is noted of it, and how far it is.

use std::sync::Arc;
use std::time::{Duration, Instant};

use backtrail::{Monitor, Progress, text};
use registry::{Census, Worker};
use render::numbers::{duration, thousands};
use words::{decimal, say};

use crate::args::OutputArgs;
use crate::exit::{Failure, note};
use crate::input::Stream;
use crate::output::{Output, tell};
use crate::pieces::{self, Stop};
use crate::progress::{self, Show};

/// How a collection is answered.
pub(crate) struct Run<'a> {
    pub(crate) workers: Vec<Box<dyn Worker>>,
    pub(crate) monitor: &'a Monitor,
    pub(crate) stop: Stop,
    /// End at the first line that is no instance.
    pub(crate) strict: bool,
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

/// A line in the place of an answer that says why there is none: a comment, so that the answers can be read again.
pub(crate) fn refusal(line: u64, why: &str, json: bool) -> String {
    if json {
        let object = serde_json::json!({ "type": "fault", "line": line, "why": why });
        return format!("{object}\n");
    }
    format!("# {why}\n")
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

impl Run<'_> {
    /// Answers every line, in order; faults are told on stderr as they come.
    pub(crate) fn answer(self, stream: Stream, output: &OutputArgs) -> Result<CollectionReport, Failure> {
        let Run { workers, monitor, stop, strict } = self;
        let (name, size) = (stream.name.clone(), stream.size);
        if output.output.as_deref().is_some_and(|file| same_file(file, &name)) {
            return Err(Failure::Bad(text!("cli-same-file", name = name)));
        }
        let mut out = Output::open(output.output.as_deref())?;
        let show = if output.quiet { Show::No } else { Show::Bar("puzzles") };
        let (mut tally, mut bytes) = (Census::default(), 0);
        let start = Instant::now();
        let done = progress::during(monitor, &show, || {
            pieces::answer(stream, workers, &stop, |answered| {
                out.write_bytes(&answered.out)?;
                out.flush()?; // somebody may wait for it before giving more
                let Some((piece, length)) = &answered.end else { return Ok(()) };
                bytes += length;
                for (line, why) in piece.faults.iter().take(Census::FAULTS - tally.faults.len()) {
                    tell(&text!("cli-fault", name = name.clone(), line = *line, why = why.clone()), output.ascii);
                }
                tally += piece.clone();
                let share = size.filter(|size| *size > 0).map_or(0.0, |size| bytes as f64 / size as f64);
                monitor.tell(Progress { visits: tally.all(), solutions: tally.one + tally.several, share });
                if strict && tally.invalid > 0 { Err(Failure::AlreadyReported) } else { Ok(()) }
            })
        });
        let stopped = match done {
            Ok(stopped) => stopped,
            Err(Failure::AlreadyReported) => false,
            Err(failure) => return Err(failure),
        };
        let more = tally.invalid.saturating_sub(Census::FAULTS as u64);
        if more > 0 {
            note(say!("cli-faults", name = name, n = more));
        }
        let stopped = stopped || tally.cut;
        Ok(CollectionReport { out, tally, took: start.elapsed(), stopped })
    }
}
