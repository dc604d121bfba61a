//! A race: two to four solvers on the same instance, at full speed, one after another so that none takes time from another.
//!
//! The answer is lines of JSON, each written when it is known: `begin`, then `progress` some times a second and an `outcome`
//! for each solver, then `end`. Counters are those of the command line, and one that a solver does not keep is left out. A
//! number of solutions that JavaScript cannot hold exactly is a string.
//!
//! Times are CPU times of one thread, the least of several `runs` where one is short. First every solver has a short try.
//! Those that end in it are run again in turn, so that none finds the branch predictor trained by itself alone; the others
//! are run once, as long as they may. Only the `seconds` of a `progress` are those of the clock on the wall.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use backtrail::{Limit, Monitor, Status, Text, text};
use cpu_time::ThreadTime;
use registry::Outcome;
use registry::{Case, Exact, Question, Request, Solver, Wish};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::sync::OwnedSemaphorePermit;
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::time::{MissedTickBehavior, interval, timeout};
use words::{english, to_json};

use crate::asked::Asked;
use crate::pose::Given;
use crate::refusal::{Refusal, told};
use crate::state::{ServerState, Stopping};
use crate::work::{QueuedTurn, apart};

/// The short try.
const SHORT: Duration = Duration::from_millis(20);
/// The time for which the short runs of a solver are repeated, in all.
const REPEATED: Duration = Duration::from_millis(60);
/// How often a solver is run at most.
const MOST_RUNS: u32 = 1_000;
/// How long a solver runs if nothing is said.
const USUAL: u64 = 10_000;
/// How often the progress is told.
const NEWS: Duration = Duration::from_millis(150);

/// A race as the page asks for it.
#[derive(Deserialize)]
pub(crate) struct Asking {
    #[serde(flatten)]
    given: Given,
    solvers: Vec<String>,
    question: String,
    limit_ms: Option<u64>,
}

/// Somebody in the race.
struct Racer {
    solver: Arc<Solver>,
    /// Why it does not run.
    cannot: Option<Text>,
}

struct Race {
    case: Case,
    question: Question,
    racers: Vec<Racer>,
    limit: Duration,
    lines: Sender<String>,
    stopping: Stopping,
    reading: Duration,
    /// Ends what runs when the race is dropped.
    monitor: Cancel,
    /// Its turn lasts until no thread works for it any more, also when nobody waits for that.
    turn: Option<Arc<Turn>>,
}

/// A place in the queue, and the turn.
type Turn = (QueuedTurn, OwnedSemaphorePermit);

/// Nobody listens any more.
struct Gone;

/// An outcome with the least time that it took, and in how many runs.
struct Timed {
    outcome: Outcome,
    least: Duration,
    runs: u32,
}

/// Runs a race, and tells of it as it goes.
pub(crate) async fn race(
    State(server): State<Arc<ServerState>>,
    Asked(asking): Asked<Asking>,
) -> Result<Response, Refusal> {
    let queued = server.races.enter("races")?;
    let (lines, told) = mpsc::channel(8);
    let (inside, stopping, reading) = (Arc::clone(&server), server.stopping(), server.limits.reading);
    let limit =
        Duration::from_millis(asking.limit_ms.unwrap_or(USUAL)).clamp(Duration::from_millis(1), server.limits.race);
    let posed = server.readers.turn(move |_| -> Result<_, Refusal> {
        let case = asking.given.pose(&inside)?;
        let question = question(&asking.question)?;
        let racers = racers(&case, &asking.solvers, question)?;
        let monitor = Cancel(Monitor::default());
        Ok(Race { case, question, racers, limit, lines, stopping, reading, monitor, turn: None })
    });
    let race = posed.await??;
    tokio::spawn(run(race, queued));
    let body = Body::from_stream(futures_util::stream::unfold(told, |mut told: Receiver<String>| async {
        let line = told.recv().await?;
        Some((Ok::<_, std::convert::Infallible>(line), told))
    }));
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

fn question(name: &str) -> Result<Question, Refusal> {
    match name {
        "first" => Ok(Question::First),
        "all" => Ok(Question::All),
        "count" => Ok(Question::Count),
        _ => Err(Refusal::unclear(text!("web-no-question", name = name))),
    }
}

fn racers(case: &Case, names: &[String], question: Question) -> Result<Vec<Racer>, Refusal> {
    if !(2..=4).contains(&names.len()) {
        return Err(Refusal::unclear(text!("web-race-solvers")));
    }
    let racer = |name: &String| {
        let solver = Arc::clone(case.puzzle().solver(name)?);
        let admitted = case.admits(&solver, &Wish::asking(question));
        Ok(Racer { solver, cannot: admitted.err().map(|error| error.text().clone()) })
    };
    names.iter().map(racer).collect()
}

/// The outcome of a solver that has none.
fn broken(solver: &Solver, why: &Text) -> Value {
    let mut outcome = told(why);
    outcome["type"] = "outcome".into();
    outcome["solver"] = json!(solver.name);
    outcome
}

/// The whole race, when it is its turn.
async fn run(mut race: Race, queued: QueuedTurn) {
    let turn = tokio::select! {
        turn = queued.turn() => turn,
        () = race.lines.closed() => return,
    };
    race.turn = Some(Arc::new((queued, turn)));
    let _ = race.run().await;
}

impl Race {
    async fn run(mut self) -> Result<(), Gone> {
        let names: Vec<&str> = self.racers.iter().map(|racer| &*racer.solver.name).collect();
        self.tell(json!({
            "type": "begin", "title": english(&self.case.title()), "titleText": to_json(&self.case.title()), "solvers": names, "question": self.question.name(),
            "limit_ms": self.limit.as_millis() as u64, "time": "least CPU time of one thread, in seconds",
        }))
        .await?;
        let mut short = Vec::new();
        let mut long = Vec::new();
        for racer in std::mem::take(&mut self.racers) {
            if let Some(why) = racer.cannot {
                self.tell(broken(&racer.solver, &why)).await?;
                continue;
            }
            match self.watched(&racer.solver, SHORT.min(self.limit), false).await? {
                Ok((outcome, least)) if outcome.status != Status::Stopped(Limit::Time) => {
                    short.push((racer.solver, Timed { outcome, least, runs: 1 }));
                }
                Ok(_) => long.push(racer.solver),
                Err(refusal) => self.broken(&racer.solver, &refusal).await?,
            }
        }
        for (solver, timed) in self.repeated(short).await? {
            self.tell(line(&solver, self.question, &timed)).await?;
        }
        for solver in long {
            match self.watched(&solver, self.limit, true).await? {
                Ok((outcome, least)) => {
                    self.tell(line(&solver, self.question, &Timed { outcome, least, runs: 1 })).await?;
                }
                Err(refusal) => self.broken(&solver, &refusal).await?,
            }
        }
        self.tell(json!({ "type": "end" })).await
    }

    async fn broken(&self, solver: &Solver, refusal: &Refusal) -> Result<(), Gone> {
        self.tell(broken(solver, &refusal.sentence)).await
    }

    /// Runs a solver once, and tells how it gets on. Stops it when nobody listens any more.
    async fn watched(
        &mut self,
        solver: &Arc<Solver>,
        limit: Duration,
        news: bool,
    ) -> Result<Result<(Outcome, Duration), Refusal>, Gone> {
        let monitor = Monitor::default();
        // Whatever ends this, the solver does not go on alone.
        let _end = Cancel(monitor.clone());
        let (case, question, own) = (self.case.clone(), self.question, monitor.clone());
        let (running, turn) = (Arc::clone(solver), self.turn.clone());
        let mut solving = std::pin::pin!(apart(move || {
            let solved = solve(&case, &running, question, limit, &own);
            drop(turn);
            solved
        }));
        let begun = std::time::Instant::now();
        let mut ticks = interval(NEWS);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                solved = &mut solving => return Ok(solved),
                () = self.lines.closed() => return Err(Gone),
                () = self.stopping.come() => return Err(Gone),
                _ = ticks.tick(), if news => {
                    let progress = monitor.progress();
                    // A client that does not read in time misses some news, and nothing piles up.
                    let _ = self.lines.try_send(json!({
                        "type": "progress", "solver": solver.name, "visits": progress.visits,
                        "solutions": progress.solutions, "share": progress.share,
                        "seconds": begun.elapsed().as_secs_f64(),
                    }).to_string() + "\n");
                }
            }
        }
    }

    /// Runs those that are quick again, in turn, and keeps the least time of each.
    async fn repeated(&self, mut short: Vec<(Arc<Solver>, Timed)>) -> Result<Vec<(Arc<Solver>, Timed)>, Gone> {
        let (case, question, monitor) = (self.case.clone(), self.question, self.monitor.0.clone());
        let turn = self.turn.clone();
        let repeating = apart(move || {
            let _turn = turn;
            let mut spent: Vec<Duration> = short.iter().map(|(_, timed)| timed.least).collect();
            loop {
                let mut ran = false;
                for ((solver, timed), spent) in short.iter_mut().zip(&mut spent) {
                    if *spent >= REPEATED || timed.runs >= MOST_RUNS || monitor.is_cancelled() {
                        continue;
                    }
                    let (outcome, took) = solve(&case, solver, question, REPEATED, &monitor);
                    *spent += took.max(Duration::from_micros(1));
                    ran = true;
                    // On a busy machine even a short run may come to its limit, and then says nothing.
                    if outcome.status == timed.outcome.status {
                        (timed.least, timed.runs) = (timed.least.min(took), timed.runs + 1);
                    }
                }
                if !ran {
                    return short;
                }
            }
        });
        tokio::select! {
            repeated = repeating => repeated.map_err(|_| Gone),
            () = self.lines.closed() => Err(Gone),
        }
    }

    /// Writes a line, if somebody reads it in time.
    async fn tell(&self, line: Value) -> Result<(), Gone> {
        match timeout(self.reading, self.lines.send(line.to_string() + "\n")).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }
}

/// Cancels a search when it is dropped.
pub(crate) struct Cancel(pub(crate) Monitor);

impl Drop for Cancel {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// Asks the question, and reads the CPU time that the answer took.
fn solve(case: &Case, solver: &Solver, question: Question, limit: Duration, monitor: &Monitor) -> (Outcome, Duration) {
    let mut request = Request { monitor: monitor.clone(), ..Request::new(question) };
    request.limits.time = Some(limit);
    let start = ThreadTime::now();
    let outcome = case.solve(solver, &request, &mut registry::ignore);
    (outcome, start.elapsed())
}

/// An outcome as a line.
fn line(solver: &Solver, question: Question, timed: &Timed) -> Value {
    let Outcome { status, solutions, stats, .. } = &timed.outcome;
    let mut line = Map::new();
    let mut put = |name: &str, value: Option<Value>| value.map(|value| line.insert(name.to_string(), value));
    put("type", Some("outcome".into()));
    put("solver", Some((*solver.name).into()));
    put("question", Some(question.name().into()));
    put("status", Some(status.name().into()));
    put("solutions", Some(json!(Exact::from(solutions))));
    put("visits", stats.visits.map(|count| json!(Exact::from(count))));
    put("checks", stats.checks.map(|count| json!(Exact::from(count))));
    put("rejections", stats.rejections.map(|count| json!(Exact::from(count))));
    put("dead_ends", stats.dead_ends.map(|count| json!(Exact::from(count))));
    put("max_depth", stats.max_depth().map(Into::into));
    put("profile", stats.profile.as_ref().map(|profile| profile.as_slice().into()));
    put("seconds", Some(timed.least.as_secs_f64().into()));
    put("runs", Some(timed.runs.into()));
    if let Status::Stopped(limit) = status {
        put("stopped_by", Some(limit.to_string().into()));
    }
    Value::Object(line)
}
