//! From the arguments to a command, each of which is a file, and from its end to an exit code.

mod check;
mod collect;
mod compare;
mod completions;
mod estimate;
mod explain;
mod ladder;
mod man;
mod plan;
mod profile;
mod resume;
#[cfg(feature = "serve")]
mod serve;
mod shard;
#[cfg(feature = "serve")]
mod site;
mod solve;
mod solvers;
mod status;
mod tool;
mod tree;
#[cfg(feature = "watch")]
mod watch;

use std::ffi::{OsStr, OsString};
use std::process::ExitCode;

use backtrail::text;
use clap::{ArgMatches, Command};
use registry::Registry;
use words::{Language, say};

use crate::args::instance;
use crate::exit::{self, ExitStatus, Failure, in_shell};
use crate::frame;

/// Parses the arguments, of which the first is the name of the program, hands over to a command, and turns its end into an exit
/// code.
pub fn run<A: Into<OsString> + Clone>(registry: &Registry, arguments: impl IntoIterator<Item = A>) -> ExitCode {
    let mut arguments: Vec<OsString> = arguments.into_iter().map(Into::into).collect();
    words::speak(Language::of_locale());
    if let Some(tag) = language(&mut arguments) {
        match Language::of(&tag.to_string_lossy()) {
            Some(language) => words::speak(language),
            None => return unknown(&tag).report(),
        }
    }
    frame::help_asked(&mut arguments);
    // Only the command that is asked for is built with all its flags: the others took a millisecond of every start.
    let asked = arguments.iter().skip(1).map(|word| word.to_string_lossy()).find(|word| !word.starts_with('-'));
    let command = match asked.as_deref() {
        Some("help") => command(registry, None),
        asked => command(registry, Some(asked.unwrap_or_default())),
    };
    let matches = match frame::framed(command).try_get_matches_from(&arguments) {
        Ok(matches) => matches,
        Err(error) => return exit::usage(&error),
    };
    match dispatch(registry, &matches) {
        Ok(end) => ExitCode::from(end.code()),
        Err(failure) => {
            let failure = failure.hinted(registry);
            let code = failure.report();
            if let Some(memory) = failure.memory() {
                exit::note(say!("cli-next", command = with_memory(&arguments, memory)));
            }
            code
        }
    }
}

/// Takes `--lang TAG` out of the arguments: all else is built and read in that language. Without a tag it stays, and is
/// complained of.
fn language(arguments: &mut Vec<OsString>) -> Option<OsString> {
    let end = arguments.iter().position(|word| word == "--").unwrap_or(arguments.len());
    let at =
        arguments[..end].iter().position(|word| word == "--lang" || word.to_string_lossy().starts_with("--lang="))?;
    let given = arguments[at].to_string_lossy().split_once('=').map(|(_, tag)| tag.into());
    if given.is_some() {
        arguments.remove(at);
        return given;
    }
    let tag = (at + 1 < end).then(|| arguments.remove(at + 1))?;
    arguments.remove(at);
    Some(tag)
}

fn unknown(tag: &OsStr) -> Failure {
    let known: Vec<backtrail::Arg> = Language::all().map(|language| language.tag().into()).collect();
    Failure::Bad(text!("cli-unknown-language", tag = tag.to_string_lossy().into_owned(), known = known))
}

/// All of the command line; if a command is asked for, the others are there with their names alone.
pub(crate) fn command(registry: &Registry, asked: Option<&str>) -> Command {
    let is_asked = |name: &str| asked.is_none_or(|asked| asked == name);
    let none = Registry::new();
    let of = |name: &str| if is_asked(name) { registry } else { &none };
    let solvers = registry.puzzles().iter().map(|puzzle| {
        let named = Command::new(puzzle.name.clone()).aliases(&puzzle.aliases).arg_required_else_help(true);
        if asked.is_some_and(|asked| !puzzle.is_called(asked)) {
            return named.about(say(&puzzle.about));
        }
        let command = solve::command(instance::with_instance(named, puzzle), puzzle);
        let command = command.about(say(&puzzle.about)).subcommands(tool::commands(puzzle));
        let aliases: Vec<&str> = puzzle.aliases.clone();
        let more = command.get_after_help().map(|help| format!("{help}\n\n")).unwrap_or_default();
        let command = match aliases.is_empty() {
            true => command,
            false => command.after_help(more + &say!("cli-aliases", names = aliases)),
        };
        command
            .args_conflicts_with_subcommands(true)
            .subcommand_negates_reqs(true)
            .subcommand_help_heading(say!("cli-tools"))
            .disable_help_subcommand(true)
    });
    Command::new("backtrail")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say!("cli-about"))
        .after_help(say!("cli-after-help"))
        .arg(clap::Arg::new("lang").long("lang").value_name("TAG").help(say!("cli-about-lang")))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .infer_long_args(false)
        .subcommands(solvers)
        .subcommand(check::command(of("check")))
        .subcommand(compare::command(of("compare")))
        .subcommand(estimate::command(of("estimate")))
        .subcommand(explain::command(of("explain")))
        .subcommand(ladder::command(of("ladder")))
        .subcommand(profile::command(of("profile")))
        .subcommand(tree::command(of("tree")))
        .subcommands(optional(of("watch")))
        .subcommand(resume::command())
        .subcommand(status::command())
        .subcommand(plan::command(of("plan")))
        .subcommand(shard::command())
        .subcommand(collect::command())
        .subcommand(solvers::command())
        .subcommand(completions::command())
        .subcommand(man::command())
}

/// Commands that a build may leave out.
fn optional(registry: &Registry) -> Vec<Command> {
    let _ = registry;
    vec![
        #[cfg(feature = "watch")]
        watch::command(registry),
        #[cfg(feature = "serve")]
        serve::command(),
        #[cfg(feature = "serve")]
        site::command(),
    ]
}

/// Hands over to the command that was given.
fn dispatch(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a command");
    match name {
        "check" => check::run(registry, words),
        "collect" => collect::run(registry, words),
        "compare" => compare::run(registry, words),
        "estimate" => estimate::run(registry, words),
        "explain" => explain::run(registry, words),
        "ladder" => ladder::run(registry, words),
        "plan" => plan::run(registry, words),
        "profile" => profile::run(registry, words),
        "resume" => resume::run(registry, words),
        "shard" => shard::run(registry, words),
        "status" => status::run(words),
        "tree" => tree::run(registry, words),
        #[cfg(feature = "watch")]
        "watch" => watch::run(registry, words),
        #[cfg(feature = "serve")]
        "serve" => serve::run(registry, words),
        #[cfg(feature = "serve")]
        "site" => site::run(registry, words),
        "solvers" => solvers::run(registry, words),
        "completions" => completions::run(registry, words),
        "man" => man::run(registry, words),
        puzzle => {
            let puzzle = &registry.puzzle(puzzle)?;
            match words.subcommand() {
                Some((tool, words)) => tool::run(tool, words, puzzle),
                None => solve::run(words, puzzle),
            }
        }
    }
}

/// An instance as a person types it.
pub(crate) use solve::typed;

/// The command that was typed, with this much memory.
fn with_memory(arguments: &[OsString], memory: &str) -> String {
    let mut words: Vec<String> = vec!["backtrail".to_string()];
    let mut given = arguments.iter().skip(1).map(|word| word.to_string_lossy());
    while let Some(word) = given.next() {
        match &*word {
            "--memory" => drop(given.next()),
            word if word.starts_with("--memory=") => {}
            word => words.push(in_shell(word)),
        }
    }
    words.extend(["--memory".to_string(), memory.to_string()]);
    words.join(" ")
}

#[cfg(all(test, feature = "serve", feature = "watch"))]
mod tests {
    use std::collections::BTreeSet;

    use words::{Language, Words};

    use super::*;
    use crate::args::helped;

    #[test]
    fn every_flag_has_its_help_in_every_language() {
        let solving = helped::<solve::SolveArgs>("solve").chain(helped::<tool::ToolArgs>("tool"));
        let showing = helped::<explain::ExplainArgs>("explain").chain(helped::<tree::TreeArgs>("tree"));
        let climbing = helped::<ladder::LadderArgs>("ladder");
        let counting = helped::<compare::CompareArgs>("compare").chain(helped::<profile::ProfileArgs>("profile"));
        let living = helped::<watch::WatchArgs>("watch").chain(helped::<serve::ServeArgs>("serve"));
        let living = living.chain(helped::<site::SiteArgs>("site"));
        let lasting = helped::<resume::ResumeArgs>("resume").chain(helped::<status::StatusArgs>("status"));
        let sharing = helped::<plan::PlanArgs>("plan").chain(helped::<shard::ShardArgs>("shard"));
        let sharing = sharing.chain(helped::<collect::CollectArgs>("collect"));
        let lasting = lasting.chain(sharing).chain(helped::<estimate::EstimateArgs>("estimate"));
        let flags: BTreeSet<String> =
            solving.chain(showing).chain(climbing).chain(counting).chain(living).chain(lasting).collect();
        for language in Language::all() {
            let left = Words::new(language).ids().into_iter().find(|id| id.starts_with("help-") && !flags.contains(id));
            assert_eq!(left, None, "{language:?} has help for what is no flag");
        }
    }
}
