//! `backtrail check queens 7,3,0,2,5,1,6,4`: is it a solution, and if not, why not.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use clap::{Arg, ArgAction, ArgMatches, Command};
use puzzles::registry;
use render::numbers::thousands;

use crate::args::instance;
use crate::exit::{End, Failure};
use crate::output::Output;

/// No placement that fits the largest board is longer.
const LONGEST: u64 = 256 << 20;

pub(super) fn command() -> Command {
    let about = "Check a solution, complete or not, and name every conflict";
    let json = Arg::new("json").long("json").help("Write one JSON object").action(ArgAction::SetTrue).global(true);
    instance::per_checker(Command::new("check").about(about)).arg(json)
}

pub(super) fn run(matches: &ArgMatches) -> Result<End, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let puzzle = registry::puzzle(name)?;
    let flags = instance::given_flags(words, puzzle.check_options());
    let (text, from) = read(instance::given_word(words))?;
    let verdict = puzzle.check(&text, &flags).map_err(|error| Failure::Bad(format!("{from}{error}")))?;

    let mut out = Output::open(None)?;
    if words.get_flag("json") {
        let line = serde_json::json!({
            "type": "check", "legal": verdict.is_legal(), "complete": verdict.complete,
            "conflicts": verdict.conflicts, "total": verdict.total,
        });
        out.write(&format!("{line}\n"))?;
    } else {
        out.write(&format!("{}\n", verdict.summary))?;
        for conflict in &verdict.conflicts {
            out.write(&format!("  {conflict}\n"))?;
        }
        let more = verdict.total - verdict.conflicts.len() as u64;
        if more > 0 {
            out.write(&format!("  … and {} more\n", thousands(more.into())))?;
        }
    }
    out.flush()?;
    Ok(if verdict.is_legal() { End::Done } else { End::None })
}

/// The text to check: the word itself, or what the file that it names holds; and what to say before an error in it.
fn read(word: &str) -> Result<(String, String), Failure> {
    let (source, name): (Box<dyn Read>, &str) = if word == "-" {
        (Box::new(io::stdin()), "standard input")
    } else if Path::new(word).exists() {
        (Box::new(File::open(word).map_err(|error| Failure::io("read", word, &error))?), word)
    } else if !word.contains(',') && word.contains(['.', '/']) && word.len() > 1 {
        return Err(Failure::Bad(format!("there is no file '{word}'")));
    } else {
        return Ok((word.to_string(), String::new()));
    };
    let mut bytes = Vec::new();
    source.take(LONGEST + 1).read_to_end(&mut bytes).map_err(|error| Failure::io("read", name, &error))?;
    if bytes.len() as u64 > LONGEST {
        return Err(Failure::Bad(format!("{name} is larger than {} MiB: no placement is that long", LONGEST >> 20)));
    }
    let text = String::from_utf8(bytes).map_err(|_| Failure::Bad(format!("{name} is not text")))?;
    Ok((text, format!("{name}: ")))
}
