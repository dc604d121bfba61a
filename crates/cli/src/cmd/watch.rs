//! `backtrail watch queens 8`: the search in the terminal, to play, to step through and to ask; or recorded into a file.

mod film;

use std::io::{self, IsTerminal};

use backtrail::{Address, Text, text};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use registry::player::Player;
use registry::{Ability, Registry, Wish};
use watch::{Options, Speed};
use words::say;

use crate::args::{instance, with_flags};
use crate::exit::{ExitStatus, Failure};

#[derive(Args)]
pub(super) struct WatchArgs {
    /// The solver to use [default: one that shows the choices it refuses]
    #[arg(long, value_name = "NAME")]
    solver: Option<String>,
    /// Use ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// The playing speed in steps per second, or 'max'
    #[arg(long, value_name = "STEPS/S", default_value = "4", allow_negative_numbers = true)]
    speed: Speed,
    /// Start at this step
    #[arg(long, value_name = "STEP", default_value_t = 0)]
    step: u64,
    /// Start at this node and count from there; its address lists the positions of its choices, from 0: 0.4.7
    #[arg(long, value_name = "NODE")]
    from: Option<Address>,
    /// Record a film instead of playing in the terminal: asciinema (.cast), GIF or animated SVG
    #[arg(long, value_name = "FILE.cast|.gif|.svg")]
    record: Option<String>,
    /// How many steps to record
    #[arg(long, value_name = "K", default_value = "200", requires = "record", value_parser = crate::args::at_least_one::<u64>)]
    steps: u64,
    /// The columns and lines of an asciinema film
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "80x24", requires = "record", value_parser = film::size)]
    size: (u16, u16),
}

pub(super) fn command(registry: &Registry) -> Command {
    let command = Command::new("watch").about(say!("cli-about-watch"));
    instance::per_puzzle(registry, command, |command| with_flags::<WatchArgs>(command, "watch"))
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = WatchArgs::from_arg_matches(words)?;
    let case = instance::given_case(words, &registry.puzzle(name)?)?;
    let wish = Wish { from: args.from.as_ref(), ..Wish::new(Ability::Trace) };
    let solver = case.plan(&wish.by(args.solver.as_deref()))?.solver;
    let mut title = format!("{}, {}", say(&case.title()), solver.name);
    if let Some(node) = &args.from {
        title = format!("{title}, {}", say!("cli-part-from", from = node.to_string()));
    }
    let (shown, board, from) = (case.clone(), case.board(), args.from.clone());
    let search = move || {
        let steps = shown.steps(&solver).expect("a solver that can be traced can be stepped");
        match &from {
            Some(node) => Player::at(steps, node).expect("the plan has found it"),
            None => Player::new(steps),
        }
    };
    let player = search();

    let colour = std::env::var_os("NO_COLOR").is_none_or(|word| word.is_empty());
    let (speed, from) = (args.speed, args.step);
    let options = Options { ascii: args.ascii, colour, speed, from, again: Some(Box::new(search)) };
    if let Some(file) = &args.record {
        return film::record(file, player, &board, &title, options, &args);
    }
    if let Some(sentence) = no_terminal() {
        return Err(Failure::Bad(sentence));
    }
    match watch::play(player, &board, &title, options) {
        Ok(()) => Ok(ExitStatus::Done),
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(ExitStatus::Stopped),
        Err(error) => Err(Failure::io("draw", "", &error)),
    }
}

/// Why a search cannot be watched here, if it cannot.
fn no_terminal() -> Option<Text> {
    match (io::stdin().is_terminal(), io::stdout().is_terminal()) {
        _ if std::env::var_os("TERM").is_some_and(|term| term == "dumb") => Some(text!("cli-watch-dumb")),
        (true, true) => None,
        (_, false) => Some(text!("cli-watch-needs", stream = text!("cli-standard-output"))),
        (false, true) => Some(text!("cli-watch-needs", stream = text!("cli-standard-input"))),
    }
}
