//! `backtrail check queens 7,3,0,2,5,1,6,4`: is it a solution, and if not, why not.

mod proof;

use backtrail::{Text, text};
use clap::{Arg, ArgAction, ArgMatches, Command};

use registry::{Bounds, Registry, Verdict};
use words::{english, say};

use crate::args::instance;
use crate::exit::{ExitStatus, Failure};
use crate::input::Input;
use crate::output::Output;

/// Solutions of the largest boards are longer; they are not read.
const LONGEST: u64 = 2 << 30;

pub(super) fn command(registry: &Registry) -> Command {
    let about = say!("cli-about-check");
    let json = Arg::new("json").long("json").help(say!("cli-json")).action(ArgAction::SetTrue).global(true);
    instance::per_checker(registry, Command::new("check").about(about)).subcommand(proof::command(registry)).arg(json)
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    // It is no puzzle's name: the registry keeps it for us.
    if name == "proof" {
        return tell(&proof::verdict(registry, words)?, words.get_flag("json"));
    }
    let puzzle = registry.puzzle(name)?;
    let mut flags = instance::given_flags(words, &puzzle.check_flags)?;
    let (of, word) = instance::given_solution(words, &puzzle);
    if let (Some(first), Some(flag)) = (of, puzzle.check_instance) {
        if flags.has(flag) {
            return Err(Failure::Bad(text!("cli-check-twice", word = first, flag = format!("--{flag}"))));
        }
        instance::give(&mut flags, &puzzle.check_flags, flag, first)?;
    }
    let (text, from) = match Input::open(word)? {
        Input::Word(word) => match instance::no_file(&word) {
            Some(failure) => return Err(failure),
            None => (word, String::new()),
        },
        Input::Stream(stream) => stream.text(LONGEST)?,
    };
    let verdict = puzzle.check(&text, &flags, &Bounds::NONE).map_err(|error| Failure::within(&from, &error))?;
    tell(&verdict, words.get_flag("json"))
}

/// Says what a checker says.
fn tell(verdict: &Verdict, is_json: bool) -> Result<ExitStatus, Failure> {
    let mut out = Output::open(None)?;
    if is_json {
        let line = serde_json::json!({
            "type": "check", "legal": verdict.is_legal(), "complete": verdict.complete,
            "conflicts": verdict.conflicts.iter().map(english).collect::<Vec<_>>(), "total": verdict.total,
            "conflict_ids": verdict.conflicts.iter().map(Text::id).collect::<Vec<_>>(),
        });
        out.write(&format!("{line}\n"))?;
    } else {
        out.write(&format!("{}\n", say(&verdict.summary)))?;
        for conflict in &verdict.conflicts {
            out.write(&format!("  {}\n", say(conflict)))?;
        }
        let more = verdict.total - verdict.conflicts.len() as u64;
        if more > 0 {
            out.write(&format!("{}\n", say!("cli-check-more", n = more)))?;
        }
    }
    out.flush()?;
    Ok(if verdict.is_legal() { ExitStatus::Done } else { ExitStatus::NoSolution })
}
