//! `backtrail sudoku generate`: what a puzzle offers beside solving.

mod change;
mod make;

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use std::sync::Arc;

use registry::{Deed, Entry, Made, Remark};
use words::say;

use crate::args::{Format, OutputArgs, cores, instance, with_flags};
use crate::exit::{ExitStatus, Failure, note};
use crate::output::plain;

#[derive(Args, Clone)]
pub(super) struct ToolArgs {
    /// The format of the result [default: list, or board for a single puzzle in a terminal]
    #[arg(long, value_enum, ignore_case = true)]
    format: Option<Format>,
    /// Short for --format json
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
pub(super) fn commands(puzzle: &Entry) -> impl Iterator<Item = Command> {
    puzzle.tools.iter().map(move |tool| {
        let command = Command::new(tool.name.clone()).args(tool.flags.iter().map(instance::flag));
        let command = match tool.deed {
            Deed::Make(_) => command.arg(
                Arg::new("count")
                    .long("count")
                    .short('n')
                    .value_name("K")
                    .help(say!("cli-make-count"))
                    .default_value("1")
                    .value_parser(crate::args::at_least_one::<u64>),
            ),
            Deed::Change(_) => instance::with_word(command, puzzle),
        };
        super::solve::without_dot(with_flags::<ToolArgs>(command, "tool"), puzzle).about(say(&tool.about))
    })
}

/// Runs the tool that was named.
pub(super) fn run(name: &str, matches: &ArgMatches, puzzle: &Arc<Entry>) -> Result<ExitStatus, Failure> {
    let mut args = ToolArgs::from_arg_matches(matches)?;
    if args.json {
        args.format = Some(Format::Json);
    }
    let tool = puzzle.tool(name).expect("clap knows the tools");
    let mut flags = instance::given_flags(matches, &tool.flags)?;
    match &tool.deed {
        Deed::Make(make) => {
            let count = matches.get_one::<u64>("count").copied().unwrap_or(1);
            let chosen = tool.flags.iter().any(|flag| flag.name == "seed") && !flags.has("seed");
            if chosen {
                let seed = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() % 1_000_000_000);
                flags.give("seed", Some(&seed.to_string()));
            }
            let advice = tool.advice.and_then(|advice| advice(&flags));
            let (end, made) = args.make(&**make, &flags, count, advice)?;
            if let (true, false, Some(seed)) = (chosen && made > 0, args.output.quiet, flags.value("seed")) {
                note(say!("cli-seed", seed = seed));
            }
            Ok(end)
        }
        Deed::Change(change) => args.change(change, tool, &flags, matches, puzzle),
    }
}

impl ToolArgs {
    fn threads(&self) -> usize {
        self.threads.unwrap_or_else(cores).min(4 * cores())
    }

    /// Writes what was made.
    fn show(&self, made: &Made, number: u64, line: Option<u64>, format: Format) -> String {
        let mut text = String::new();
        if format == Format::Json {
            let (place, number) = line.map_or(("number", number), |line| ("line", line));
            let mut object = serde_json::json!({ "type": "made", place: number, "word": made.shown.word() });
            for Remark { name, value, .. } in &made.facts {
                object[name.replace([' ', '-'], "_")] =
                    value.parse::<u64>().map_or_else(|_| value.as_str().into(), Into::into);
            }
            return format!("{object}\n");
        }
        let facts: Vec<String> = made.facts.iter().map(|fact| words::say(&fact.text)).collect();
        let look = format.look(self.output.ascii);
        render::solution::draw(&*made.shown, look, &mut text).expect("a text takes all");
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
