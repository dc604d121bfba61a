//! `backtrail solvers`: the registry.

use clap::{Arg, ArgAction, ArgMatches, Command};
use std::sync::Arc;

use registry::{Entry, Registry, Solver};
use render::numbers::thousands;
use words::{english, say};

use crate::exit::{ExitStatus, Failure};
use crate::output::Output;
use crate::record::exact;

pub(super) fn command() -> Command {
    Command::new("solvers")
        .about(say!("cli-about-solvers"))
        .arg(Arg::new("puzzle").value_name("PUZZLE").help(say!("cli-solvers-of")))
        .arg(Arg::new("json").long("json").help(say!("cli-json-lines")).action(ArgAction::SetTrue))
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let puzzles: Vec<Arc<Entry>> = match matches.get_one::<String>("puzzle") {
        Some(name) => vec![registry.puzzle(name)?],
        None => registry.puzzles().to_vec(),
    };
    let mut out = Output::open(None)?;
    for (i, puzzle) in puzzles.into_iter().enumerate() {
        if i > 0 && !matches.get_flag("json") {
            out.write("\n")?;
        }
        if matches.get_flag("json") {
            out.write(&lines(&puzzle))?;
        } else {
            out.write(&table(&puzzle))?;
        }
    }
    out.flush()?;
    Ok(ExitStatus::Done)
}

fn table(puzzle: &Entry) -> String {
    let mut text = format!("{}: {}\n\n", puzzle.name, say(&puzzle.about));
    text += &format!(
        "  {:<12} {:<32} {:>13}  {:<7} {}\n",
        say!("cli-solvers-solver"),
        say!("cli-solvers-answers"),
        say!("cli-solvers-largest"),
        say!("cli-solvers-twin"),
        say!("cli-solvers-idea")
    );
    for solver in puzzle.solvers() {
        let can: Vec<&str> = solver.can.iter().map(|ability| ability.name()).collect();
        let largest = if solver.largest == u64::MAX { "–".to_string() } else { thousands(solver.largest.into()) };
        let twin = solver.twin.as_deref().unwrap_or("–");
        text +=
            &format!("  {:<12} {:<32} {largest:>13}  {twin:<7} {}\n", solver.name, can.join(" "), say(&solver.idea));
    }
    text
}

fn lines(puzzle: &Entry) -> String {
    let line = |solver: &Arc<Solver>| {
        let can: Vec<&str> = solver.can.iter().map(|ability| ability.name()).collect();
        let object = serde_json::json!({
            "type": "solver", "puzzle": puzzle.name, "solver": solver.name, "idea": english(&solver.idea),
            "can": can, "largest": exact(solver.largest), "twin": solver.twin,
        });
        format!("{object}\n")
    };
    puzzle.solvers().iter().map(line).collect()
}
