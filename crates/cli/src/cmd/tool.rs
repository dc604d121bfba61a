//! `backtrail sudoku generate`: what a puzzle offers beside solving.

use std::time::Instant;

use backtrail::Progress;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use puzzles::registry::{Changes, Fate, Flags, Made, Maker, Piece, Puzzle, Tally, Tool, Work, Worker};
use render::numbers::thousands;

use crate::args::{Format, OutputArgs, cores, instance};
use crate::collection::{self, Run};
use crate::exit::{End, Failure, note};
use crate::input::Input;
use crate::output::{Output, plain};
use crate::progress::{self, Show};

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
            let end = args.make(make, &flags, count)?;
            if let (true, false, Some(seed)) = (chosen, args.output.quiet, flags.value("seed")) {
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

    /// Makes instances: attempts are dealt out to the threads, and what comes of them is written in their order.
    fn make(&self, make: Maker, flags: &Flags, count: u64) -> Result<End, Failure> {
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
            let noun = if made == 1 { "puzzle" } else { "puzzles" };
            let line = format!("{} {noun} made; {}", thousands(made.into()), collection::speed(made, took));
            note(plain(line, self.output.ascii));
        }
        Ok(if made < count { End::Stopped } else { End::Done })
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
        if let Some(puzzles) = puzzle.collection()
            && let Input::Stream(stream) = Input::open(word)?
        {
            let (many, stream) = stream.looked_at(puzzles, flags)?;
            if many {
                return self.change_all(change, tool, flags, stream);
            }
            let made = instance::in_stream(stream, |text| change(text, flags))?;
            return self.one(&made);
        }
        let made = instance::with_text(word, puzzle, |text| change(text, flags))?;
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
        stream: crate::input::Stream,
    ) -> Result<End, Failure> {
        let format = self.format.unwrap_or(Format::List);
        if format == Format::Svg {
            return Err(Failure::Bad("an SVG picture shows one; a collection is written with --format list".into()));
        }
        let monitor = progress::monitor();
        let stop = collection::stop(&monitor, self.time_limit);
        let worker =
            || -> Box<dyn Worker> { Box::new(Changer { change, flags: flags.clone(), args: self.clone(), format }) };
        let workers = (0..self.threads()).map(|_| worker()).collect();
        let mut told = Run { workers, monitor: &monitor, stop, strict: false }.answer(stream, &self.output)?;
        told.out.flush()?;
        if !self.output.quiet && format != Format::Json {
            let [done, invalid] = [told.tally.one, told.tally.invalid].map(|count| thousands(count.into()));
            let end = if told.stopped { ", stopped" } else { "" };
            let line = format!("{done} puzzles, {invalid} refused{end}; {}: {}", tool.name, told.speed());
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
            let mut object = serde_json::json!({ "type": "made", "number": number, "word": made.shown.word() });
            if let Some(line) = line {
                object["line"] = line.into();
            }
            for (name, value) in &made.facts {
                object[*name] = value.parse::<u64>().map_or_else(|_| value.as_str().into(), Into::into);
            }
            return format!("{object}\n");
        }
        let facts: Vec<String> = made.facts.iter().map(|(name, value)| format!("{name} {value}")).collect();
        render::solution::draw(&made.shown, format.look(self.output.ascii), &mut text);
        if format != Format::Svg && !facts.is_empty() {
            // In a line, what follows the puzzle is a comment to whoever reads it again.
            let facts = plain(facts.join(", "), self.output.ascii);
            let line = if format == Format::List { text.pop().map_or("", |_| "  # ") } else { "" };
            text.push_str(&format!("{line}{facts}\n"));
        }
        text
    }
}

/// Changes a line at a time.
struct Changer {
    change: Changes,
    flags: Flags,
    args: ToolArgs,
    format: Format,
}

impl Worker for Changer {
    fn answer(&mut self, piece: Piece<'_>, out: &mut Vec<u8>, stop: &dyn Fn() -> bool) -> Tally {
        let mut tally = Tally::default();
        for (number, line) in (piece.line..).zip(piece.text.split(|&byte| byte == b'\n')) {
            if stop() {
                break;
            }
            let line = String::from_utf8_lossy(line);
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match (self.change)(line, &self.flags) {
                Ok(made) => {
                    out.extend_from_slice(self.args.show(&made, tally.one + 1, Some(number), self.format).as_bytes());
                    tally.note(&Fate::One);
                }
                Err(error) => {
                    let why = tally.fault(number, &error);
                    out.extend_from_slice(format!("# {why}\n").as_bytes());
                }
            }
        }
        tally
    }
}
