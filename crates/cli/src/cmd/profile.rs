//! `backtrail profile queens 8`: how the visits spread over the depths.

use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use backtrail::{Status, text};
use clap::{ArgMatches, Args, Command, FromArgMatches, ValueEnum};
use registry::{Ability, Entry, Error, Instance, Question, Registry, Solvability, Wish, Worker};
use words::say;

use crate::args::{OutputArgs, SearchArgs, cores, instance, with_flags};
use crate::collection::{Answerer, Budget, InstanceLine, LineByLine, Run, SharedTotals, Totals, deadline, stop};
use crate::exit::{ExitStatus, Failure, note};
use crate::input::{Held, Stream};
use crate::output::{self, Output, tell};
use crate::progress::{self, Show};
use crate::record::{About, Record};
use crate::summary;

#[derive(Args)]
pub(super) struct ProfileArgs {
    /// Stop at the first solution
    #[arg(long)]
    first: bool,
    #[command(flatten)]
    search: SearchArgs,
    /// The format of the histogram
    #[arg(long, value_enum, ignore_case = true, default_value = "text")]
    format: Format,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    #[command(flatten)]
    output: OutputArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Bars in the terminal
    Text,
    /// A picture to open in a browser
    Svg,
    /// The outcome as one JSON object
    Json,
}

pub(super) fn command(registry: &Registry) -> Command {
    let about = say!("cli-about-profile");
    instance::per_puzzle(registry, Command::new("profile").about(about), |command| {
        with_flags::<ProfileArgs>(command, "profile")
    })
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = ProfileArgs::from_arg_matches(words)?;
    let format = if args.json { Format::Json } else { args.format };
    let puzzle = registry.puzzle(name)?;
    if let Some(collection) = puzzle.collection() {
        let mut flags = instance::given_flags(words, &puzzle.flags)?;
        let word = instance::given_word(words, &puzzle);
        if let Held::Many(stream) = Held::open(word, &*collection, &mut flags, instance::LONGEST)? {
            return args.many(format, &puzzle, word, stream, &|answerer| LineByLine {
                collection: Arc::clone(&collection),
                flags: flags.clone(),
                strict: false,
                answerer,
            });
        }
    }
    let case = instance::given_case(words, &puzzle)?;
    let question = args.question();
    let part = &args.search.part;
    let (under, from) = (part.under.as_ref(), part.from.as_ref());
    let wish = Wish { walks: true, under, from, ..Wish::new(Ability::Trace) };
    let solver = case.plan(&wish.by(args.search.solver.as_deref()))?.solver;

    let mut out = Output::open(args.output.output.as_deref())?;
    let monitor = progress::monitor();
    let request = args.search.request(question, None, &monitor);
    let show = if args.output.quiet { Show::No } else { Show::Bar("visits") };
    let start = Instant::now();
    let outcome = progress::during(&monitor, &show, || case.solve(&solver, &request, &mut registry::ignore));
    let took = start.elapsed();

    let profile = outcome.stats.profile.as_deref().unwrap_or_default();
    let text = match format {
        Format::Text => render::histogram::text(profile, output::width(), args.output.ascii),
        Format::Svg => {
            let until = match outcome.status {
                Status::Stopped(limit) => text!("cli-profile-stopped", limit = summary::stopper(limit)),
                _ if args.first => text!("cli-profile-first"),
                _ => text!("cli-profile-all"),
            };
            let until = part.told().iter().fold(say(&until), |until, part| format!("{until} {}", say(part)));
            let (title, solver) = (case.title(), solver.name.to_string());
            render::histogram::svg(profile, &say!("cli-profile-title", title = title, until = until, solver = solver))
        }
        Format::Json => {
            let threads = if part.is_given() { 1 } else { args.search.threads() };
            let about = About {
                case: &case,
                question,
                own: None,
                solver: &solver.name,
                threads,
                part,
                seconds: took.as_secs_f64(),
                share: monitor.progress().share,
                reason: case.ruled_out().filter(|_| outcome.solutions.is_zero()),
                findings: &request.findings.all(),
            };
            Record::outcome(&outcome, &about).line()
        }
    };
    out.write(&text)?;
    out.finish()?;
    if !args.output.quiet && format != Format::Json {
        let line = summary::line(&outcome, part.told().as_ref(), &solver.name, took, monitor.progress().share);
        tell(&line, args.output.ascii);
        if let Some(rest) = part.rest(&outcome, &solver.name) {
            let first = if args.first { " --first" } else { "" };
            let command = format!("backtrail profile {name} {}{first}{rest}", super::solve::typed(&case));
            note(say!("cli-next", command = command));
        }
    }
    Ok(match ExitStatus::of(&outcome, false) {
        ExitStatus::NoSolution => ExitStatus::Done, // a profile was asked for, and there it is
        end => end,
    })
}

impl ProfileArgs {
    /// Adds up the profiles of a collection.
    fn many(
        &self,
        format: Format,
        puzzle: &Arc<Entry>,
        word: &str,
        stream: Stream,
        worker: &dyn Fn(Profiler) -> LineByLine<Profiler>,
    ) -> Result<ExitStatus, Failure> {
        if self.search.part.is_given() {
            return Err(Failure::Bad(text!("cli-part-of-many")));
        }
        let monitor = progress::monitor();
        let deadline = deadline(self.search.spend.time_limit);
        let totals = Totals::shared();
        let threads = self.search.threads_or(cores());
        let profiler = || Profiler {
            puzzle: Arc::clone(puzzle),
            search: self.search.clone(),
            question: self.question(),
            budget: Budget { deadline, monitor: monitor.clone() },
            totals: Arc::clone(&totals),
        };
        let workers = (0..threads).map(|_| -> Box<dyn Worker> { Box::new(worker(profiler())) }).collect();
        let mut run = Run::open(&self.output, &[word], &monitor, stop(&monitor, deadline), false)?;
        run.answer(stream, workers)?;
        let mut report = run.report();
        let totals = totals.lock().expect("no worker panics while it adds").clone();
        let profile = totals.stats.profile.as_deref().unwrap_or_default();
        let text = match format {
            Format::Text => render::histogram::text(profile, output::width(), self.output.ascii),
            Format::Svg => {
                let until = if self.first { say!("cli-profile-first") } else { say!("cli-profile-all") };
                let title = summary::several(report.tally.all(), "puzzles");
                let title = say!("cli-profile-title", title = title, until = until, solver = totals.solver.clone());
                render::histogram::svg(profile, &title)
            }
            Format::Json => report.json(threads, Some(&totals)),
        };
        report.out.write(&text)?;
        report.out.flush()?;
        if !self.output.quiet && format != Format::Json {
            tell(&report.summary(), self.output.ascii);
            tell(&totals.summary(), self.output.ascii);
        }
        Ok(match () {
            () if report.tally.invalid > 0 => ExitStatus::BadInput,
            () if report.stopped || report.tally.unknown > 0 => ExitStatus::Stopped,
            () => ExitStatus::Done,
        })
    }

    fn question(&self) -> Question {
        if self.first { Question::First } else { Question::Count }
    }
}

/// Searches a line at a time, and adds up what it took; writes nothing.
struct Profiler {
    puzzle: Arc<Entry>,
    search: SearchArgs,
    question: Question,
    budget: Budget,
    totals: SharedTotals,
}

impl Answerer for Profiler {
    fn answer(
        &mut self,
        instance: Box<dyn Instance>,
        _: &InstanceLine<'_>,
        _: &mut dyn Write,
        _: &dyn Fn() -> bool,
    ) -> Result<Solvability, Error> {
        let case = self.puzzle.case(instance);
        let wish = Wish { walks: true, ..Wish::new(Ability::Trace) };
        let solver = case.plan(&wish.by(self.search.solver.as_deref()))?.solver;
        let request = self.budget.request(self.question, None, self.search.spend.visit_limit);
        let start = Instant::now();
        let outcome = case.solve(&solver, &request, &mut registry::ignore);
        let took = start.elapsed();
        self.totals.lock().expect("no worker panics while it adds").add(&solver.name, &outcome.stats, took);
        Ok(self.budget.known(&case, &outcome, self.question)?.1)
    }

    fn refusal(&self, _: u64, _: &str) -> String {
        String::new()
    }
}
