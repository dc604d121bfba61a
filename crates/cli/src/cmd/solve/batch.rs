//! `backtrail sudoku FILE …`: collections, an instance a line, each answered on a line of its own.

use std::path::Path;
use std::sync::Arc;

use backtrail::text;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use registry::{Bounds, Collection, Entry, Flags, Question, Reply, Solvability, Worker};
use words::say;

use super::SolveArgs;
use super::each::Each;
use crate::args::{Format, cores, instance};
use crate::collection::{Budget, LineByLine, Run, Totals, deadline, stop};
use crate::exit::{ExitStatus, Failure};
use crate::input::{Held, Stream};
use crate::output::{tell, tell_size};
use crate::progress;

/// What `--only` lists.
const KINDS: [Solvability; 3] = [Solvability::One, Solvability::Several, Solvability::None];

/// Adds what may be said of a collection.
pub(super) fn flags(command: Command) -> Command {
    let flag = |name, help: String| Arg::new(name).long(name).help(help).action(ArgAction::SetTrue);
    let kinds = PossibleValuesParser::new(KINDS.map(Solvability::name));
    command
        .arg(flag("strict", say!("cli-strict")).conflicts_with("keep-going"))
        .arg(flag("keep-going", say!("cli-keep-going")))
        .arg(
            (Arg::new("only").long("only").value_name("KIND").help(say!("cli-only")).value_parser(kinds))
                .conflicts_with_all(["all", "count", "solutions", "unique"]),
        )
}

/// The kind that is to be listed alone.
fn only(matches: &ArgMatches) -> Option<Solvability> {
    let name = matches.get_one::<String>("only")?;
    KINDS.into_iter().find(|kind| kind.name() == name)
}

/// Is one instance, given alone, to be answered as a collection of one?
pub(super) fn is_asked_for(matches: &ArgMatches) -> bool {
    only(matches).is_some()
}

/// The collection that a word holds; a single instance is a collection of one.
pub(super) fn source(word: &str, held: Held, puzzle: &Arc<Entry>, flags: &Flags) -> Result<Stream, Failure> {
    let pose = |text: &str| puzzle.pose(text, flags, &Bounds::NONE);
    let (name, case) = match held {
        Held::Many(stream) => return Ok(stream),
        Held::One(text, from) => {
            let case = pose(&text).map_err(|error| Failure::within(&from, &error))?;
            (from, case)
        }
        Held::Word => (word.to_string(), instance::with_text(word, puzzle, pose)?),
    };
    Ok(Stream::of(name, format!("{}\n", case.word())))
}

/// Answers the collections that these words hold.
pub(super) fn run(
    matches: &ArgMatches,
    args: &SolveArgs,
    puzzle: &Arc<Entry>,
    collection: &Arc<dyn Collection>,
    words: &[&str],
    mut first: Option<(Stream, Flags)>,
) -> Result<ExitStatus, Failure> {
    let strict = matches.get_flag("strict");
    let question = args.question.question();
    let format = args.format.unwrap_or(if args.json { Format::Json } else { Format::List });
    if format == Format::Svg {
        return Err(Failure::Bad(text!("cli-svg-solution-list")));
    }
    if args.search.part.is_given() {
        return Err(Failure::Bad(text!("cli-part-of-many")));
    }
    if args.proof.is_some() {
        return Err(Failure::Bad(text!("cli-proof-of-many")));
    }
    // What is neither a file nor an instance is said before hours of work, not after.
    let flags = instance::given_flags(matches, &puzzle.flags)?;
    for word in words.iter().filter(|word| words.len() > 1 && **word != "-" && !Path::new(word).exists()) {
        instance::with_text(word, puzzle, |text| puzzle.pose(text, &flags, &Bounds::NONE))?;
    }
    let monitor = progress::monitor();
    let deadline = deadline(args.search.spend.time_limit);
    let only = only(matches);
    let reply = match (question, only) {
        (Question::First, Some(kind)) => Some(Reply::Only(kind)),
        (Question::First, None) => Some(Reply::Solution),
        (Question::Unique, _) => Some(Reply::Unique),
        _ => None,
    };
    let search = &args.search;
    let is_usual =
        format == Format::List && search.solver.is_none() && search.spend.visit_limit.is_none() && !args.stats;
    let totals = Totals::shared();
    let threads = search.threads_or(cores());

    let mut run = Run::open(&args.output, words, &monitor, stop(&monitor, deadline), strict)?;
    for word in words {
        let (stream, flags) = match first.take() {
            Some(first) => first,
            None => {
                let mut flags = flags.clone();
                let held = Held::open(word, &**collection, &mut flags, instance::LONGEST)?;
                (source(word, held, puzzle, &flags)?, flags)
            }
        };
        let file = (words.len() > 1).then(|| stream.name.clone());
        let worker = || -> Result<Box<dyn Worker>, Failure> {
            Ok(match reply.filter(|_| is_usual) {
                Some(reply) => collection.worker(reply, strict, &flags)?,
                None => Box::new(LineByLine {
                    collection: Arc::clone(collection),
                    flags: flags.clone(),
                    strict,
                    answerer: Each {
                        puzzle: Arc::clone(puzzle),
                        args: args.clone(),
                        format,
                        only,
                        file: file.clone(),
                        budget: Budget { deadline, monitor: monitor.clone() },
                        totals: Arc::clone(&totals),
                    },
                }),
            })
        };
        run.answer(stream, (0..threads).map(|_| worker()).collect::<Result<_, _>>()?)?;
        if run.is_over() {
            break;
        }
    }
    let mut report = run.report();
    let totals = totals.lock().expect("no worker panics while it adds").clone();
    if format == Format::Json {
        let line = report.json(threads, Some(&totals));
        report.out.write(&line)?;
    }
    let line = report.summary();
    let written = report.out.finish()?;
    if !args.output.quiet && format != Format::Json {
        tell_size(args.output.output.as_deref(), written);
        tell(&line, args.output.ascii);
    }
    if args.stats && format != Format::Json {
        tell(&totals.summary(), args.output.ascii);
    }
    Ok(match () {
        () if report.tally.invalid > 0 && !matches.get_flag("keep-going") => ExitStatus::BadInput,
        () if report.stopped || report.tally.unknown > 0 => ExitStatus::Stopped,
        () => ExitStatus::Done,
    })
}
