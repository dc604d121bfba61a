//! Flags that several commands share.

pub(crate) mod instance;
mod values;

use std::time::Duration;

use backtrail::{Limits, Monitor};
use clap::{Args, ValueEnum};
use registry::{Case, Error, Findings, Plan, Question, Request, Wish};
use render::solution::Look;

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
    /// Is there exactly one? Prints 0, 1 or many
    #[arg(short, long, conflicts_with_all = ["count", "solutions"])]
    unique: bool,
}

impl QuestionArgs {
    pub(crate) fn question(&self) -> Question {
        match self.solutions {
            _ if self.count => Question::Count,
            _ if self.all => Question::All,
            _ if self.unique => Question::Unique,
            None | Some(1) => Question::First,
            Some(enough) => Question::Take(enough),
        }
    }

    /// Where a count stops.
    pub(crate) fn limit(&self) -> Option<u128> {
        self.solutions.filter(|_| self.count)
    }
}

/// Who searches, and what may be spent.
#[derive(Args, Clone, Debug)]
pub(crate) struct SearchArgs {
    /// The solver; the best one for the question if not given ('backtrail solvers' lists them)
    #[arg(long, value_name = "NAME")]
    pub(crate) solver: Option<String>,
    /// Use P threads, or 'all' cores; counts and order do not depend on it [default: 1, or all cores for a collection]
    #[arg(short = 'p', long, value_name = "P", allow_negative_numbers = true, value_parser = parse_threads)]
    threads: Option<usize>,
    /// Stop after this time, such as 10s, 500ms or 2m
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = parse_time)]
    pub(crate) time_limit: Option<Duration>,
    /// Stop after this many visits
    #[arg(long, value_name = "V", allow_negative_numbers = true, value_parser = parse_at_least_one::<u64>)]
    pub(crate) visit_limit: Option<u64>,
}

impl SearchArgs {
    /// How many threads to use.
    pub(crate) fn threads(&self) -> usize {
        self.threads_or(1)
    }

    /// The same, for work that uses `usual` threads if nothing is said. More than four a core only get in each other's way.
    pub(crate) fn threads_or(&self, usual: usize) -> usize {
        self.threads.unwrap_or(usual).min(4 * cores())
    }

    /// The solver that answers a question for a case, or the puzzle's own question in its place.
    pub(crate) fn plan(&self, case: &Case, question: Question, own: Option<&str>, limited: bool) -> Result<Plan, Error> {
        let (threads, visit_limit) = (self.threads(), self.visit_limit.is_some());
        let wish = Wish { own, threads, visit_limit, solution_limit: limited, ..Wish::asking(question) };
        case.plan(&wish.by(self.solver.as_deref()))
    }

    /// The request that these flags make of a question.
    pub(crate) fn request(&self, question: Question, solutions: Option<u128>, monitor: &Monitor) -> Request {
        Request {
            question,
            own: None,
            under: None,
            from: None,
            limits: Limits { solutions, visits: self.visit_limit, time: self.time_limit },
            threads: self.threads(),
            monitor: monitor.clone(),
            findings: Findings::default(),
        }
    }
}

/// How many cores there are.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Where the answer goes.
#[derive(Args, Clone, Debug)]
pub(crate) struct OutputArgs {
    /// Write the answer to FILE instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<String>,
    /// Use plain ASCII signs
    #[arg(long)]
    pub(crate) ascii: bool,
    /// No summary, no hints, no progress on standard error
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// How solutions and instances are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A picture in signs; 'grid' says the same
    #[value(alias = "grid")]
    Board,
    /// One line a solution; 'line' says the same
    #[value(alias = "line")]
    List,
    /// A picture to open in a browser
    Svg,
    /// For Graphviz, if it is a graph
    Dot,
    /// One JSON object a line
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
