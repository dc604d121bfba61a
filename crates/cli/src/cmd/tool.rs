//! `backtrail sudoku generate`: what a puzzle offers beside solving.

use std::io::Write;
use std::time::Instant;

use backtrail::Progress;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use puzzles::registry::{Changes, Collection, Fate, Flags, Made, Maker, Piece, Puzzle, Tally, Tool, Work, Worker};
use render::numbers::thousands;

use crate::args::{Format, OutputArgs, cores, instance};
use crate::collection::{self, Run, refusal};
use crate::exit::{End, Failure, note};
use crate::input::{Input, Stream};
use crate::output::{Output, plain};
use crate::progress::{self, Show};
use crate::summary::several;

#[derive(Args, Clone)]
struct ToolArgs {
    /// How it is written [default: list, or board for a single one on a terminal]
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Use P threads, or 'all' cores; the answer does not depend on it [default: all]
    #[arg(short = 'p', long, value_name = "P", value_parser = crate::args::threads)]
    threads: Option<usize>,
    /// Stop after this time, such as 10s
    #[arg(long, value_name = "TIME", value_parser = crate::args::time)]
    time_limit: Option<std::time::Duration>,
    #[command(flatten)]
    output: OutputArgs,
}

/// The commands of a puzzle's tools.
pub(super) fn commands(puzzle: &dyn Puzzle) -> impl Iterator<Item = Command> {
    puzzle.tools().iter().map(move |tool| {
        let command = Command::new(tool.name).args(tool.flags.iter().map(instance::flag));
        let command = match tool.work {
            Work::Make(_) => command.arg(
                Arg::new("count")
                    .long("count")
                    .short('n')
                    .value_name("K")
                    .help("Make K of them")
                    .default_value("1")
                    .value_parser(crate::args::at_least_one::<u64>),
            ),
            Work::Change(_) => instance::with_word(command, puzzle),
        };
        ToolArgs::augment_args(command).about(tool.about)
    })
}

/// Runs the tool that was named.
pub(super) fn run(name: &str, matches: &ArgMatches, puzzle: &dyn Puzzle) -> Result<End, Failure> {
    let mut args = ToolArgs::from_arg_matches(matches).map_err(|error| Failure::Bad(error.to_string()))?;
    if args.json {
        args.format = Some(Format::Json);
    }
    let tool = puzzle.tools().iter().find(|tool| tool.name == name).expect("clap knows the tools");
    let mut flags = instance::given_flags(matches, tool.flags);
    match tool.work {
        Work::Make(make) => {
            let count = matches.get_one::<u64>("count").copied().unwrap_or(1);
            let chosen = tool.flags.iter().any(|flag| flag.name == "seed") && !flags.has("seed");
            if chosen {
                let seed = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() % 1_000_000_000);
                flags.give("seed", Some(&seed.to_string()));
            }
            let (end, made) = args.make(make, &flags, count)?;
            if let (true, false, Some(seed)) = (chosen && made > 0, args.output.quiet, flags.value("seed")) {
                note(format_args!("--seed {seed} makes the same again"));
            }
            Ok(end)
        }
        Work::Change(change) => args.change(change, tool, &flags, matches, puzzle),
    }
}

/// The most attempts that one thread makes at a time.
const GROUP: u64 = 512;

/// So many attempts without anything made are enough, unless a time limit says how long to try.
const PATIENCE: u64 = 1_000_000;

impl ToolArgs {
    fn threads(&self) -> usize {
        self.threads.unwrap_or_else(cores).min(4 * cores())
    }

    /// Makes instances: attempts are dealt out to the threads, and what comes of them is written in their order. Tells how
    /// many were made.
    fn make(&self, make: Maker, flags: &Flags, count: u64) -> Result<(End, u64), Failure> {
        let monitor = progress::monitor();
        let stop = collection::stop(&monitor, self.time_limit);
        let mut out = Output::open(self.output.output.as_deref())?;
        let alone = count == 1 && out.is_live();
        let format = self.format.unwrap_or(if alone { Format::Board } else { Format::List });
        if format == Format::Svg && count > 1 {
            return Err(Failure::Bad("an SVG picture shows one; make one, or use --format board".into()));
        }
        let start = Instant::now();
        let threads = self.threads() as u64;
        // Few attempts first: a large puzzle takes long, and one may be all that is wished for.
        let mut group = count.div_ceil(threads).clamp(1, GROUP);
        let (mut made, mut next, mut in_vain) = (0, 0, 0);
        let show = if self.output.quiet { Show::No } else { Show::Bar("attempts") };
        let done = progress::during(&monitor, &show, || {
            while made < count && !stop() {
                let ranges = (0..threads).map(|i| next + i * group..next + (i + 1) * group);
                let results: Vec<_> = std::thread::scope(|scope| {
                    let stop = &stop;
                    let workers: Vec<_> =
                        ranges.map(|range| scope.spawn(move || make(flags, range, &**stop))).collect();
                    workers.into_iter().map(|worker| worker.join().expect("a maker does not panic")).collect()
                });
                next += threads * group;
                in_vain += threads * group;
                group = (2 * group).min(GROUP);
                for result in results {
                    let left = usize::try_from(count - made).unwrap_or(usize::MAX);
                    for one in result?.iter().take(left) {
                        made += 1;
                        in_vain = 0;
                        out.write(&self.show(one, made, None, format))?;
                    }
                }
                if in_vain >= PATIENCE && self.time_limit.is_none() {
                    let (made, tries) = (thousands(made.into()), thousands(in_vain.into()));
                    out.flush()?;
                    return Err(Failure::Bad(format!(
                        "{made} made, then none in {tries} attempts; with --time-limit it tries as long as that"
                    )));
                }
                monitor.tell(Progress { visits: next, solutions: made, share: made as f64 / count as f64 });
            }
            out.flush()
        });
        let took = start.elapsed();
        done?;
        if !self.output.quiet && format != Format::Json {
            let end = if made < count { ", stopped" } else { "" };
            let line = format!("{} made{end}; {}", several(made, "puzzle"), collection::speed(made, took));
            note(plain(line, self.output.ascii));
        }
        Ok((if made < count { End::Stopped } else { End::Done }, made))
    }

    /// Changes an instance, or each of a collection.
    fn change(
        &self,
        change: Changes,
        tool: &Tool,
        flags: &Flags,
        matches: &ArgMatches,
        puzzle: &dyn Puzzle,
    ) -> Result<End, Failure> {
        let word = instance::given_word(matches);
        let stop = collection::stop(&progress::monitor(), self.time_limit);
        if let Some(puzzles) = puzzle.collection()
            && let Input::Stream(stream) = Input::open(word)?
        {
            let mut flags = flags.clone();
            let (many, stream) = stream.looked_at(puzzles, &mut flags)?;
            if many {
                return self.change_all(change, tool, &flags, puzzles, stream);
            }
            let (text, from) = stream.text(instance::LONGEST)?;
            if let Some(lines) = puzzles.gather(&text, &flags) {
                return self.change_all(change, tool, &flags, puzzles, Stream::of(lines, &from));
            }
            let made = change(&text, &flags, &*stop).map_err(|error| Failure::Bad(format!("{from}{error}")))?;
            return self.one(&made);
        }
        let made = instance::with_text(word, puzzle, |text| change(text, flags, &*stop))?;
        self.one(&made)
    }

    fn one(&self, made: &Made) -> Result<End, Failure> {
        let mut out = Output::open(self.output.output.as_deref())?;
        let format = self.format.unwrap_or(if out.is_live() { Format::Board } else { Format::List });
        out.write(&self.show(made, 1, None, format))?;
        out.flush()?;
        Ok(End::Done)
    }

    fn change_all(
        &self,
        change: Changes,
        tool: &Tool,
        flags: &Flags,
        puzzles: &'static dyn Collection,
        stream: Stream,
    ) -> Result<End, Failure> {
        let format = self.format.unwrap_or(Format::List);
        if format == Format::Svg {
            return Err(Failure::Bad("an SVG picture shows one; a collection is written with --format list".into()));
        }
        let monitor = progress::monitor();
        let stop = collection::stop(&monitor, self.time_limit);
        let worker = || -> Box<dyn Worker> {
            Box::new(Changer { change, puzzles, flags: flags.clone(), args: self.clone(), format })
        };
        let workers = (0..self.threads()).map(|_| worker()).collect();
        let mut told = Run { workers, monitor: &monitor, stop, strict: false }.answer(stream, &self.output)?;
        let Tally { one, invalid, .. } = told.tally;
        if format == Format::Json {
            let object = serde_json::json!({
                "type": "summary", "puzzles": one + invalid, "made": one, "invalid": invalid, "stopped": told.stopped,
                "seconds": told.took.as_secs_f64(),
            });
            told.out.write(&format!("{object}\n"))?;
        }
        told.out.flush()?;
        if !self.output.quiet && format != Format::Json {
            let refused = if invalid > 0 { format!(", {} refused", thousands(invalid.into())) } else { String::new() };
            let end = if told.stopped { ", stopped" } else { "" };
            let line = format!("{}: {}{refused}{end}; {}", tool.name, several(one, "puzzle"), told.speed());
            note(plain(line, self.output.ascii));
        }
        Ok(match () {
            () if told.tally.invalid > 0 => End::Faulty,
            () if told.stopped => End::Stopped,
            () => End::Done,
        })
    }

    /// Writes what was made.
    fn show(&self, made: &Made, number: u64, line: Option<u64>, format: Format) -> String {
        let mut text = String::new();
        if format == Format::Json {
            let (place, number) = line.map_or(("number", number), |line| ("line", line));
            let mut object = serde_json::json!({ "type": "made", place: number, "word": made.shown.word() });
            for (name, value) in &made.facts {
                object[name.replace([' ', '-'], "_")] =
                    value.parse::<u64>().map_or_else(|_| value.as_str().into(), Into::into);
            }
            return format!("{object}\n");
        }
        let facts: Vec<String> = made.facts.iter().map(|(name, value)| format!("{name} {value}")).collect();
        render::solution::draw(&made.shown, format.look(self.output.ascii), &mut text);
        if format != Format::Svg && !facts.is_empty() {
            let facts = plain(facts.join(", "), self.output.ascii);
            if format == Format::List {
                // What follows the puzzle on its line is a comment to whoever reads it again.
                text.truncate(text.trim_end().len());
                text.push_str("  # ");
            }
            text.push_str(&format!("{facts}\n"));
        }
        text
    }
}

/// Changes a line at a time.
struct Changer {
    change: Changes,
    puzzles: &'static dyn Collection,
    flags: Flags,
    args: ToolArgs,
    format: Format,
}

impl Worker for Changer {
    fn answer(&mut self, piece: Piece<'_>, out: &mut dyn Write, stop: &dyn Fn() -> bool) -> Tally {
        let mut tally = Tally::default();
        for (number, line) in (piece.line..).zip(piece.text.split(|&byte| byte == b'\n')) {
            if stop() {
                break;
            }
            let made = match self.puzzles.read(line, &self.flags) {
                Ok(None) => continue,
                Ok(Some(instance)) => (self.change)(&instance.word(), &self.flags, stop),
                Err(error) => Err(error),
            };
            let text = match made {
                Ok(made) => {
                    tally.note(&Fate::One);
                    self.args.show(&made, 0, Some(number), self.format)
                }
                Err(error) => refusal(number, &tally.fault(number, &error), self.format == Format::Json),
            };
            if out.write_all(text.as_bytes()).is_err() {
                break;
            }
        }
        tally
    }
}
