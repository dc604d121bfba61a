//! `backtrail compare queens 4..12`: every solver on every instance, in one table.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::time::Duration;

use backtrail::{Limit, Monitor, Status, Text, text};
use clap::{ArgMatches, Args, Command, FromArgMatches, ValueEnum};
use cpu_time::ThreadTime;
use registry::Outcome;
use std::sync::Arc;

use registry::{Case, Count, Entry, Question, Registry, Request, Solver, Wish};
use render::comparison::{self, Cell, Comparison, Run};
use words::{english, say};

use super::plan::cpu_time;
use crate::args::{OutputArgs, instance, with_flags};
use crate::exit::{ExitStatus, Failure, note};
use crate::output::{Output, plain};
use crate::progress::{self, Show};
use crate::record::exact;
use crate::summary::stopper;

#[derive(Args)]
pub(super) struct CompareArgs {
    /// Compare the time to the first solution instead of the time to count them all
    #[arg(long)]
    first: bool,
    /// The solvers to compare, separated by commas [default: all that can answer the question]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    solvers: Vec<String>,
    /// Leave out measurements that take longer than this
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = crate::args::time)]
    cap: Duration,
    /// How often each solver is measured, after one warm-up run
    #[arg(long, value_name = "R", default_value = "5", value_parser = crate::args::at_least_one::<u32>)]
    repeats: u32,
    /// The format of the table
    #[arg(long, value_enum, ignore_case = true, default_value = "table")]
    format: Format,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    #[command(flatten)]
    output: OutputArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Columns for the terminal
    Table,
    /// A Markdown table, for documents
    Markdown,
    /// Comma-separated values, for spreadsheets
    Csv,
    /// One JSON object per line
    Json,
    /// A chart with a logarithmic axis
    Svg,
}

/// Why most cells are empty.
const OVER: &str = "cli-compare-over";

pub(super) fn command(registry: &Registry) -> Command {
    let about = say!("cli-about-compare");
    instance::per_puzzle_range(registry, Command::new("compare").about(about), |command| {
        with_flags::<CompareArgs>(command, "compare")
    })
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = CompareArgs::from_arg_matches(words)?;
    let format = if args.json { Format::Json } else { args.format };
    let puzzle = registry.puzzle(name)?;
    let cases = instance::given_range(words, &puzzle)?;
    let solvers = args.solvers(&puzzle, &cases[0])?;
    let mut out = Output::open(args.output.output.as_deref())?;

    let monitor = progress::monitor();
    let mut most = 0; // solvers that answered for one instance
    let mut table = Comparison { puzzle: puzzle.name.clone(), cells: Vec::new() };
    let mut expected: Vec<Option<f64>> = Vec::new(); // of each cell, in seconds
    let mut too_slow = HashMap::new();
    let spoken = if format == Format::Json { english } else { say };
    let labels = labels(&cases, spoken);
    for (case, label) in cases.iter().zip(&labels) {
        let mut lanes: Vec<Lane> = solvers.iter().map(|solver| Lane::new(Arc::clone(solver))).collect();
        for lane in &mut lanes {
            lane.result = args.warm_up(case, lane, &too_slow, &monitor);
            if lane.result.is_err() && case.size() <= lane.solver.largest && !monitor.is_cancelled() {
                too_slow.entry(lane.solver.name.clone()).or_insert(case.size());
            }
        }
        // In turn, so that none finds the branch predictor trained by itself alone: repeating one small search right
        // away made it look up to twice as fast.
        for _ in 0..args.repeats {
            for lane in lanes.iter_mut().filter(|lane| lane.result.is_ok()) {
                args.repeat(case, lane, &monitor);
            }
        }
        lanes.iter_mut().for_each(|lane| args.expect(case, lane, &monitor));
        expected.extend(lanes.iter().map(|lane| lane.expected));
        table.cells.extend(lanes.into_iter().map(|lane| lane.cell(case, label, format != Format::Json)));
        most = most.max(agree(&table, case, label)?);
        if monitor.is_cancelled() {
            break;
        }
    }

    let text = match format {
        Format::Table => comparison::text(&table),
        Format::Markdown => comparison::markdown(&table),
        Format::Csv => comparison::csv(&table),
        Format::Json => json(&table, &expected),
        Format::Svg => comparison::svg(&table),
    };
    out.write(&plain(text, args.output.ascii))?;
    out.finish()?;
    if monitor.is_cancelled() {
        note(say!("cli-compare-stopped", limit = stopper(Limit::Cancel)));
        return Ok(ExitStatus::Stopped);
    }
    if !args.output.quiet {
        let agree = match most {
            0 | 1 => "cli-compare-time",
            _ if args.first => "cli-compare-agree",
            _ => "cli-compare-counts",
        };
        note(say!(agree));
    }
    Ok(ExitStatus::Done)
}

/// What the table calls each instance: numbered, if two have the same label.
fn labels(cases: &[Case], spoken: fn(&Text) -> String) -> Vec<String> {
    let labels: Vec<String> = cases.iter().map(|case| spoken(&case.label())).collect();
    let distinct = labels.iter().collect::<HashSet<_>>().len() == labels.len();
    let numbered = |(i, label): (usize, String)| if distinct { label } else { format!("{}: {label}", i + 1) };
    labels.into_iter().enumerate().map(numbered).collect()
}

/// A solver in the race on one instance.
struct Lane {
    solver: Arc<Solver>,
    /// The outcome of the first run, or why there is none.
    result: Result<Outcome, Text>,
    times: Vec<Duration>,
    spent: Duration,
    /// The CPU seconds that it would have taken, if it was too slow to be run.
    expected: Option<f64>,
}

impl Lane {
    fn new(solver: Arc<Solver>) -> Self {
        Lane { solver, result: Err(Text::default()), times: Vec::new(), spent: Duration::ZERO, expected: None }
    }

    /// What it did, or why it did not; people are told there what it would have cost.
    fn cell(self, case: &Case, label: &str, for_people: bool) -> Cell {
        let expected = self.expected.filter(|_| for_people);
        let result = self.result.map(|first| Run {
            solutions: first.solutions,
            least: self.times.iter().min().copied().unwrap_or(self.spent),
            mean: self.times.iter().sum::<Duration>() / self.times.len().max(1) as u32,
            runs: self.times.len() as u32,
            visits: first.stats.visits,
            checks: first.stats.checks,
        });
        let result = result.map_err(|why| match expected {
            Some(seconds) => text!("cli-compare-expected", over = why, time = cpu_time(seconds)),
            None => why,
        });
        let space = case.space(&self.solver);
        Cell { instance: label.to_string(), solver: self.solver.name.to_string(), space, result }
    }
}

impl CompareArgs {
    /// What is asked of every solver.
    fn question(&self) -> Question {
        if self.first { Question::First } else { Question::Count }
    }

    /// What a solver must be able to do.
    fn wish(&self) -> Wish<'static> {
        Wish::asking(self.question())
    }

    /// Did it answer?
    fn is_answered(&self, outcome: &Outcome) -> bool {
        outcome.status == Status::Exhausted || self.first && outcome.status == Status::Found
    }

    /// The solvers to compare: those that were named, or all that can.
    fn solvers(&self, puzzle: &Entry, case: &Case) -> Result<Vec<Arc<Solver>>, Failure> {
        if self.solvers.is_empty() {
            let wish = self.wish();
            let able = |solver: &&Arc<Solver>| solver.can(wish.needs) && case.admit(solver, &wish).is_ok();
            return Ok(puzzle.solvers().iter().filter(able).cloned().collect());
        }
        let mut named: Vec<Arc<Solver>> = Vec::new();
        for name in self.solvers.iter().map(|name| name.trim()) {
            let solver = puzzle.solver(name)?;
            match case.admits(solver, &self.wish()) {
                // One that an instance is too large for is shown as not run there.
                Err(error) if error.code() != "too-large" => return Err(error.into()),
                _ => {}
            }
            if named.iter().all(|other| other.name != solver.name) {
                named.push(Arc::clone(solver));
            }
        }
        Ok(named)
    }

    /// The first run: does it fit the cap? One of a second or more needs no warm-up itself, and is measured.
    fn warm_up(
        &self,
        case: &Case,
        lane: &mut Lane,
        too_slow: &HashMap<Cow<'static, str>, u64>,
        monitor: &Monitor,
    ) -> Result<Outcome, Text> {
        if case.size() > lane.solver.largest {
            return Err(text!("cli-compare-largest", largest = lane.solver.largest));
        }
        let over = text!(OVER, cap = humantime::format_duration(self.cap).to_string());
        if let Err(error) = case.admits(&lane.solver, &self.wish()) {
            return Err(error.text().clone());
        }
        if too_slow.get(&lane.solver.name).is_some_and(|size| case.size() > *size) {
            return Err(over);
        }
        let (outcome, took) = self.run(case, &lane.solver, monitor, &Show::Bar("visits"));
        if monitor.is_cancelled() {
            return Err(text!("cli-compare-interrupted"));
        }
        if !self.is_answered(&outcome) {
            return Err(over);
        }
        lane.spent = took;
        if took >= Duration::from_secs(1) {
            lane.times.push(took);
        }
        Ok(outcome)
    }

    /// Says of a count that took too long how long it would have taken, from a sample of a tenth of the cap.
    fn expect(&self, case: &Case, lane: &mut Lane, monitor: &Monitor) {
        let Err(why) = &lane.result else { return };
        if self.first || why.id() != Some(OVER) || monitor.is_cancelled() {
            return;
        }
        let time = (self.cap / 10).clamp(Duration::from_millis(20), Duration::from_millis(500));
        // A sample that says less than what was seen to be wrong is not worth telling.
        let expected = runs::expected_time(case, &lane.solver, 0, time, monitor).map(|expected| expected.seconds);
        lane.expected = expected.filter(|seconds| *seconds > self.cap.as_secs_f64());
    }

    /// One more run, as long as all of them together stay below the cap. What takes ten seconds is run once.
    fn repeat(&self, case: &Case, lane: &mut Lane, monitor: &Monitor) {
        let slow = lane.spent >= Duration::from_millis(500);
        let enough = lane.times.len() >= self.repeats as usize || lane.spent >= self.cap.min(Duration::from_secs(10));
        if monitor.is_cancelled() || slow && enough {
            return;
        }
        let (outcome, took) =
            self.run(case, &lane.solver, monitor, if slow { &Show::Bar("visits") } else { &Show::No });
        lane.spent += took;
        if self.is_answered(&outcome) {
            lane.times.push(took);
        }
    }

    /// Asks the question, and reads the CPU time that the answer took.
    fn run(&self, case: &Case, solver: &Solver, monitor: &Monitor, show: &Show<'_>) -> (Outcome, Duration) {
        let mut request = Request { monitor: monitor.clone(), ..Request::new(self.question()) };
        request.limits.time = Some(self.cap);
        let show = if self.output.quiet { &Show::No } else { show };
        let start = ThreadTime::now();
        let outcome = progress::during(monitor, show, || case.solve(solver, &request, &mut registry::ignore));
        (outcome, start.elapsed())
    }
}

/// Holds the counts of all solvers for an instance against each other, and says how many there are.
fn agree(table: &Comparison, case: &Case, label: &str) -> Result<usize, Failure> {
    let cells = table.cells.iter().filter(|cell| cell.instance == label);
    let counts: Vec<(&str, &Count)> =
        cells.filter_map(|cell| cell.result.as_ref().ok().map(|run| (cell.solver.as_str(), &run.solutions))).collect();
    let Some(&(first, count)) = counts.first() else { return Ok(0) };
    match counts.iter().find(|(_, other)| *other != count) {
        None => Ok(counts.len()),
        Some((solver, other)) => {
            let (count, other) = (count.to_string(), other.to_string());
            let what = text!(
                "cli-disagree",
                title = case.title(),
                first = first,
                count = count,
                solver = *solver,
                other = other
            );
            Err(Failure::Bad(what))
        }
    }
}

fn json(table: &Comparison, expected: &[Option<f64>]) -> String {
    let line = |(cell, expected): (&Cell, &Option<f64>)| {
        let mut object = serde_json::json!({
            "type": "cell", "puzzle": table.puzzle, "instance": cell.instance, "solver": cell.solver,
        });
        if let Some(space) = cell.space {
            object["space_log10"] = space.log10.into();
        }
        match &cell.result {
            Ok(run) => {
                object["solutions"] = exact(&run.solutions);
                object["least_cpu_seconds"] = run.least.as_secs_f64().into();
                object["mean_cpu_seconds"] = run.mean.as_secs_f64().into();
                object["runs"] = run.runs.into();
                for (name, count) in [("visits", run.visits), ("checks", run.checks)] {
                    if let Some(count) = count {
                        object[name] = exact(count);
                    }
                }
            }
            Err(why) => {
                object["not_run"] = english(why).into();
                object["not_run_id"] = why.id().into();
                if let Some(seconds) = expected {
                    object["expected_cpu_seconds"] = (*seconds).into();
                }
            }
        }
        format!("{object}\n")
    };
    table.cells.iter().zip(expected).map(line).collect()
}
