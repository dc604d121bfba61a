//! Flags that several commands share.

pub(crate) mod instance;
mod values;

use std::sync::OnceLock;
use std::time::Duration;

use backtrail::{Address, Limits, Monitor, Status, Text, text};
use clap::{Args, Command, ValueEnum};
use registry::{Case, Error, Findings, Outcome, Plan, Question, Request, Wish};
use render::solution::Look;
use words::{Language, say, spoken};

use values::{parse_at_least_one, parse_threads, parse_time};

/// What is asked.
#[derive(Args, Clone, Debug)]
pub(crate) struct QuestionArgs {
    /// List all solutions
    #[arg(short, long, conflicts_with_all = ["count", "solutions", "unique"])]
    all: bool,
    /// List the first K solutions; with --count, stop counting at K
    #[arg(short = 'n', long, value_name = "K", allow_negative_numbers = true, value_parser = parse_at_least_one::<u128>)]
    solutions: Option<u128>,
    /// Count the solutions without listing them
    #[arg(short, long)]
    count: bool,
    /// Say whether there is exactly one solution: prints 0, 1 or many
    #[arg(short, long, conflicts_with_all = ["count", "solutions"])]
    unique: bool,
}

impl QuestionArgs {
    /// The flags that ask this; a count ends at `enough`.
    pub(crate) fn asking(question: Question, enough: Option<u128>) -> Self {
        let [all, count, unique] = [Question::All, Question::Count, Question::Unique].map(|flag| flag == question);
        let solutions = match question {
            Question::Take(enough) => Some(enough),
            Question::Count => enough,
            _ => None,
        };
        QuestionArgs { all, solutions, count, unique }
    }

    pub(crate) fn question(&self) -> Question {
        match self.solutions {
            _ if self.count => Question::Count,
            _ if self.all => Question::All,
            _ if self.unique => Question::Unique,
            None | Some(1) => Question::First,
            Some(enough) => Question::Take(enough),
        }
    }

    /// As a person types it, with a space before each flag.
    pub(crate) fn typed(&self) -> String {
        let switches = [(self.count, " --count"), (self.all, " --all"), (self.unique, " --unique")];
        let given: String = switches.iter().filter(|(is_given, _)| *is_given).map(|(_, flag)| *flag).collect();
        given + &self.solutions.map(|most| format!(" -n {most}")).unwrap_or_default()
    }

    /// Where a count stops.
    pub(crate) fn limit(&self) -> Option<u128> {
        self.solutions.filter(|_| self.count)
    }
}

/// The solver, and what it may spend.
#[derive(Args, Clone, Debug)]
pub(crate) struct SearchArgs {
    /// The solver to use ('backtrail solvers' lists them) [default: the best one for the question]
    #[arg(long, value_name = "NAME")]
    pub(crate) solver: Option<String>,
    #[command(flatten)]
    pub(crate) spend: SpendArgs,
    #[command(flatten)]
    pub(crate) part: PartArgs,
}

/// What a search may spend.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct SpendArgs {
    /// Use P threads, or 'all' cores; the answer and its order do not depend on it [default: 1, or all cores for many puzzles]
    #[arg(short = 'p', long, value_name = "P", allow_negative_numbers = true, value_parser = parse_threads)]
    threads: Option<usize>,
    /// Stop after this time, such as 10s, 500ms or 5min
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = parse_time)]
    pub(crate) time_limit: Option<Duration>,
    /// Stop after this many visits, such as 10000, 10k or 2M
    #[arg(long, value_name = "V", allow_negative_numbers = true, value_parser = parse_at_least_one::<u64>)]
    pub(crate) visit_limit: Option<u64>,
}

/// Which part of the tree is searched.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct PartArgs {
    /// Search only the subtree of this node; its address lists the positions of its choices, from 0: 0.4.7, or '.' for the root
    #[arg(long, value_name = "NODE")]
    pub(crate) under: Option<Address>,
    /// Resume right after this node was entered; a search that stops early prints the address to resume from
    #[arg(long, value_name = "NODE")]
    pub(crate) from: Option<Address>,
}

impl PartArgs {
    /// The part under and after these nodes.
    pub(crate) fn of(under: Option<&str>, from: Option<&str>) -> Self {
        let [under, from] = [under, from].map(|node| node.and_then(|node| node.parse().ok()));
        PartArgs { under, from }
    }

    /// Is only a part searched?
    pub(crate) fn is_given(&self) -> bool {
        self.under.is_some() || self.from.is_some()
    }

    /// A few words on it, if only a part is searched.
    pub(crate) fn told(&self) -> Option<Text> {
        let written = |node: &Option<Address>| node.as_ref().map(ToString::to_string);
        Some(match (written(&self.under), written(&self.from)) {
            (Some(under), Some(from)) => text!("cli-part-under-from", under = under, from = from),
            (Some(under), None) => text!("cli-part-under", under = under),
            (None, Some(from)) => text!("cli-part-from", from = from),
            (None, None) => return None,
        })
    }

    /// The flags that go on with a search of this part where it was stopped, if it can go on.
    pub(crate) fn rest(&self, outcome: &Outcome, solver: &str) -> Option<String> {
        let at = outcome.at.as_ref().filter(|_| matches!(outcome.status, Status::Stopped(_)))?;
        let under = self.under.as_ref().map(|under| format!(" --under {under}")).unwrap_or_default();
        Some(format!(" --solver {solver}{under} --from {at}"))
    }
}

impl SpendArgs {
    /// How many threads to use, `usual` if nothing is said. More than four a core only get in each other's way.
    pub(crate) fn threads_or(&self, usual: usize) -> usize {
        self.threads.unwrap_or(usual).min(4 * cores())
    }

    /// The limits, with one on solutions.
    pub(crate) fn limits(&self, solutions: Option<u128>) -> Limits {
        Limits { solutions, visits: self.visit_limit, time: self.time_limit }
    }
}

impl SearchArgs {
    /// How many threads to use.
    pub(crate) fn threads(&self) -> usize {
        self.threads_or(1)
    }

    /// The same, for work that uses `usual` threads if nothing is said.
    pub(crate) fn threads_or(&self, usual: usize) -> usize {
        self.spend.threads_or(usual)
    }

    /// The solver that answers a question for a case, or the puzzle's own question in its place.
    pub(crate) fn plan(
        &self,
        case: &Case,
        question: Question,
        own: Option<&str>,
        limited: bool,
        proof: bool,
    ) -> Result<Plan, Error> {
        let (threads, visit_limit) = (self.threads(), self.spend.visit_limit.is_some());
        let (under, from) = (self.part.under.as_ref(), self.part.from.as_ref());
        let wish =
            Wish { own, threads, visit_limit, solution_limit: limited, under, from, proof, ..Wish::asking(question) };
        case.plan(&wish.by(self.solver.as_deref()))
    }

    /// The request that these flags make of a question.
    pub(crate) fn request(&self, question: Question, solutions: Option<u128>, monitor: &Monitor) -> Request {
        Request {
            question,
            own: None,
            under: self.part.under.clone(),
            from: self.part.from.clone(),
            limits: self.spend.limits(solutions),
            threads: self.threads(),
            monitor: monitor.clone(),
            findings: Findings::default(),
            proof: None,
        }
    }
}

/// Adds the flags of a command, with their help in the language that is spoken, if that is not English: the sentence
/// `help-tree-depth`, or `help-depth` for a flag that means the same everywhere. English stands where the flags do.
pub(crate) fn with_flags<A: Args>(command: Command, name: &str) -> Command {
    let command = A::augment_args(command);
    if spoken() == Language::english() {
        return command;
    }
    help_ids::<A>(name).into_iter().fold(command, |command, (flag, ids)| {
        let help = ids.into_iter().map(|id| (say(&Text::id_only(id.clone())), id)).find(|(help, id)| help != id);
        command.mut_arg(flag, |arg| help.iter().fold(arg, |arg, (help, _)| arg.help(help)))
    })
}

/// The flags of a command, and the ids that the help of each may have.
fn help_ids<A: Args>(command: &str) -> Vec<(clap::Id, [String; 2])> {
    let flags = A::augment_args(Command::new("flags"));
    let ids = |flag: &clap::Arg| {
        let name = flag.get_id().as_str().replace('_', "-");
        (flag.get_id().clone(), [format!("help-{command}-{name}"), format!("help-{name}")])
    };
    flags.get_arguments().map(ids).collect()
}

/// The flags of a command lack no help in any language, and none is left over.
#[cfg(test)]
pub(crate) fn helped<A: Args>(command: &str) -> impl Iterator<Item = String> {
    for language in Language::all().filter(|&language| language != Language::english()) {
        let known = words::Words::new(language).ids();
        for (flag, ids) in help_ids::<A>(command) {
            assert!(ids.iter().any(|id| known.contains(id)), "{language:?}: {flag} of {command} has no help");
        }
    }
    help_ids::<A>(command).into_iter().flat_map(|(_, ids)| ids)
}

/// How many cores there are.
pub(crate) fn cores() -> usize {
    // The system takes some 30 µs to say so, which a collection of small puzzles would feel at every line.
    static CORES: OnceLock<usize> = OnceLock::new();
    *CORES.get_or_init(|| std::thread::available_parallelism().map_or(1, usize::from))
}

/// Where the answer goes.
#[derive(Args, Clone, Debug)]
pub(crate) struct OutputArgs {
    /// Write the answer to FILE instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<String>,
    /// Use ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Print no summary, no hints and no progress on standard error
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// How solutions and instances are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A board drawn with characters (also accepted: 'grid')
    #[value(alias = "grid")]
    Board,
    /// One line per solution (also accepted: 'line')
    #[value(alias = "line")]
    List,
    /// A picture to open in a browser
    Svg,
    /// A Graphviz file, for graphs only
    Dot,
    /// One JSON object per line
    Json,
}

impl Format {
    /// The picture that it means.
    pub(crate) fn look(self, ascii: bool) -> Look {
        match self {
            Format::Board => Look::Board { ascii },
            Format::List | Format::Json => Look::List,
            Format::Svg => Look::Svg,
            Format::Dot => Look::Dot,
        }
    }
}

/// A time such as `10s`, for commands with limits of their own.
pub(crate) use values::parse_time as time;

/// A number of threads, or `all`.
pub(crate) use values::parse_threads as threads;

/// A whole number from 1.
pub(crate) use values::parse_at_least_one as at_least_one;
