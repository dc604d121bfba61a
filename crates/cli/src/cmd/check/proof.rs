//! `backtrail check proof color queen:9 -k 9 FILE`: does a proof show that there is no solution, or no other?

use std::io::BufReader;
use std::sync::Arc;

use backtrail::{Text, text};
use clap::{Arg, ArgMatches, Command};
use proof::{Checked, Claim, Refused};
use registry::{Case, Entry, Registry, Verdict};
use words::say;

use crate::args::instance;
use crate::exit::Failure;
use crate::input::Input;

/// The file of the proof.
const FILE: &str = "proof";

pub(super) fn command(registry: &Registry) -> Command {
    let command = Command::new("proof").about(say!("cli-about-check-proof"));
    let proves = |puzzle: &Entry| puzzle.solvers().iter().any(|solver| solver.proves);
    // The word before it need not be given where a flag takes its place, so that clap cannot require this one.
    let file = Arg::new(FILE).value_name("PROOF").help(say!("cli-check-proof-file"));
    instance::per_puzzle_that(registry, command, proves, |command| command.arg(file.clone()))
}

/// What a proof shows of the instance beside it.
pub(super) fn verdict(registry: &Registry, matches: &ArgMatches) -> Result<Verdict, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let puzzle: Arc<Entry> = registry.puzzle(name)?;
    let file = words.get_one::<String>(FILE).ok_or_else(|| Failure::Bad(text!("cli-proof-missing")))?;
    let case = instance::given_case(words, &puzzle)?;
    let statement = case.statement().ok_or_else(|| Failure::Bad(text!("cli-proof-nothing", title = case.title())))?;
    let stream = match Input::open(file)? {
        Input::Stream(stream) => stream,
        Input::Word(word) => {
            return Err(Failure::io("read", &word, &std::io::ErrorKind::NotFound.into()));
        }
    };
    let name = stream.name.clone();
    match proof::check(&statement, BufReader::with_capacity(1 << 16, stream.kept())) {
        Ok(checked) => Ok(Verdict { summary: shown(&case, &checked), conflicts: Vec::new(), total: 0, complete: true }),
        Err(Refused::Io(error)) => Err(Failure::io("read", &name, &error)),
        Err(Refused::Wrong { line, why }) => {
            let conflicts = vec![text!("proof-at-line", line = line, what = why)];
            let summary = text!("proof-refused", what = case.label());
            Ok(Verdict { summary, conflicts, total: 1, complete: false })
        }
        Err(_) => Err(Failure::Bad(text!("proof-no-proof", name = name))),
    }
}

/// What was shown.
fn shown(case: &Case, checked: &Checked) -> Text {
    let &Checked { ref claim, structures, clauses } = checked;
    let what = case.label();
    match claim {
        Claim::NotEnough(k) => {
            let colours = *k;
            text!("proof-shown-colours", what = what, colours = colours, structures = structures, clauses = clauses)
        }
        Claim::None => text!("proof-shown-none", what = what, structures = structures, clauses = clauses),
        Claim::Only(_) => text!("proof-shown-only", what = what, structures = structures, clauses = clauses),
    }
}
