//! An instance of n queens: its words, and which solver does what.

use std::ops::ControlFlow;

use backtrail::{Outcome, Problem, Stats, Status};
use lanes::Isa;
use thiserror::Error;

use super::check;
use super::{Distinct, LARGEST, Placement, SOLVERS, construct, halves, placement, symmetric};
use crate::engine::{self, Posed};
use crate::memory::{self, NotASize};
use crate::registry::{
    Ability, Board, Error, Examples, Flag, Flags, Instance, OnSolution, Puzzle, Request, Solver, Space, Standing,
    Stepper, Verdict,
};

/// The puzzle, for the registry.
pub static QUEENS: NQueens = NQueens;

/// N queens.
#[derive(Clone, Copy, Debug)]
pub struct NQueens;

/// n queens on an n × n board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Queens {
    /// The size of the board.
    pub n: u32,
    /// Count solutions that are rotations or reflections of each other once.
    pub distinct: bool,
    /// The most memory that a solver may use, in bytes.
    pub memory: u64,
}

/// Why words name no instance.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BadInstance {
    /// No number at all.
    #[error("'{0}' is not a number of queens; give a whole number from 0 to 10 million")]
    NotANumber(String),
    /// A number beyond the largest board.
    #[error("{0} queens are too many; the largest board has 10 million")]
    TooLarge(String),
    /// A negative number.
    #[error("{0} queens cannot be placed; give a whole number from 0 to 10 million")]
    Negative(String),
    /// A range from more to less.
    #[error("the range {0} is empty; the smaller number comes first")]
    EmptyRange(String),
    /// A range with more boards than anybody compares.
    #[error("the range {0} has more than 1,000 boards")]
    LongRange(String),
    /// A memory limit that is none.
    #[error(transparent)]
    NotASize(#[from] NotASize),
    /// A solver that needs more memory than it may use.
    #[error(
        "{solver} needs about {} for {n} queens and may use {}; give more --memory, or use lanes",
        memory::human(*needs),
        memory::human(*may)
    )]
    Memory {
        /// The solver.
        solver: &'static str,
        /// The size of the board.
        n: u32,
        /// What it needs, in bytes.
        needs: u64,
        /// What it may use, in bytes.
        may: u64,
    },
}

impl Queens {
    /// All solutions of n queens.
    pub fn new(n: u32) -> Self {
        Queens { n, distinct: false, memory: memory::USUAL }
    }

    /// The same board with what else was said of it.
    fn with(self, flags: &Flags) -> Result<Self, BadInstance> {
        let memory = flags.value("memory").map(memory::parse).transpose()?.unwrap_or(self.memory);
        Ok(Queens { distinct: flags.has("distinct"), memory, ..self })
    }

    /// Reads the number of queens.
    ///
    /// # Errors
    ///
    /// If the word is no number, or one beyond the largest board.
    pub fn parse(word: &str) -> Result<u32, BadInstance> {
        let digits = word.strip_prefix('+').unwrap_or(word);
        let minus = word.strip_prefix('-').is_some_and(is_number);
        if minus {
            return Err(BadInstance::Negative(word.to_string()));
        }
        if !is_number(digits) {
            return Err(BadInstance::NotANumber(word.to_string()));
        }
        digits.parse().ok().filter(|&n| n <= LARGEST).ok_or_else(|| BadInstance::TooLarge(word.to_string()))
    }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

impl Puzzle for NQueens {
    fn name(&self) -> &'static str {
        "queens"
    }

    fn about(&self) -> &'static str {
        "N queens on an N×N board, none attacking another"
    }

    fn instance_word(&self) -> (&'static str, &'static str) {
        ("N", "How many queens, on a board of N×N squares")
    }

    fn options(&self) -> &'static [Flag] {
        &[
            Flag {
                name: "distinct",
                value: None,
                help: "Count solutions that are rotations or reflections of each other once",
            },
            Flag {
                name: "memory",
                value: Some("SIZE"),
                help: "The most memory that a solver may use, such as 500m or 8g; 4g if not given",
            },
        ]
    }

    fn solvers(&self) -> Vec<&'static Solver> {
        SOLVERS.iter().map(|entry| &entry.solver).collect()
    }

    fn examples(&self) -> Examples {
        Examples { tiny: "4", usual: "8", range: "4..10" }
    }

    fn pose(&self, word: &str, flags: &Flags) -> Result<Box<dyn Instance>, Error> {
        Ok(Box::new(Queens::new(Queens::parse(word)?).with(flags)?))
    }

    fn range_word(&self) -> (&'static str, &'static str) {
        ("RANGE", "Numbers of queens: 8, or 4..12 with both ends, or 6,8,10")
    }

    fn pose_range(&self, word: &str, flags: &Flags) -> Result<Vec<Box<dyn Instance>>, Error> {
        let mut instances: Vec<Box<dyn Instance>> = Vec::new();
        for part in word.split(',') {
            let (from, to) = match part.split_once("..") {
                Some((from, to)) => (Queens::parse(from)?, Queens::parse(to.strip_prefix('=').unwrap_or(to))?),
                None => (Queens::parse(part)?, Queens::parse(part)?),
            };
            if from > to {
                return Err(BadInstance::EmptyRange(part.to_string()).into());
            }
            if (to - from) as usize + instances.len() >= 1_000 {
                return Err(BadInstance::LongRange(word.to_string()).into());
            }
            for n in from..=to {
                if instances.iter().any(|instance| instance.size() == u64::from(n)) {
                    continue;
                }
                instances.push(Box::new(Queens::new(n).with(flags)?));
            }
        }
        Ok(instances)
    }

    fn check_word(&self) -> (&'static str, &'static str) {
        (
            "PLACEMENT",
            "The row of the queen in each column, such as 1,3,0,2 (- for an empty column); or a file with that or \
             a picture of the board; or - for standard input",
        )
    }

    fn check_options(&self) -> &'static [Flag] {
        &[Flag {
            name: "size",
            value: Some("N"),
            help: "The size of the board, of which the placement gives the first columns",
        }]
    }

    fn check(&self, text: &str, flags: &Flags) -> Result<Verdict, Error> {
        let size = flags.value("size").map(Queens::parse).transpose()?;
        let board = check::Board::parse(text, size)?;
        let (conflicts, total) = board.conflicts(100);
        let (size, queens) = (board.size(), board.queens().len());
        let complete = queens as u64 >= u64::from(size);
        let noun = if queens == 1 { "queen" } else { "queens" };
        let what = format!("{queens} {noun} on {size}×{size}");
        let summary = match total {
            0 if complete => format!("{what}: legal, a solution"),
            0 => format!("{what}: legal so far, {} missing", size as usize - queens),
            1 => format!("{what}: 1 conflict"),
            _ => format!("{what}: {total} conflicts"),
        };
        Ok(Verdict { summary, conflicts: conflicts.iter().map(ToString::to_string).collect(), total, complete })
    }
}

impl Instance for Queens {
    fn title(&self) -> String {
        match self.n {
            1 => "1 queen".to_string(),
            n => format!("{n} queens"),
        }
    }

    fn word(&self) -> String {
        self.n.to_string()
    }

    fn flags(&self) -> Vec<String> {
        if self.distinct { vec!["distinct".to_string()] } else { Vec::new() }
    }

    fn puzzle(&self) -> &'static dyn Puzzle {
        &QUEENS
    }

    fn size(&self) -> u64 {
        u64::from(self.n)
    }

    fn admit(&self, solver: &Solver, _needs: Ability) -> Result<(), Error> {
        if solver.name == "halves" && !self.halves_fit() {
            let (needs, may) = (halves::memory(self.n), self.memory);
            return Err(BadInstance::Memory { solver: solver.name, n: self.n, needs, may }.into());
        }
        Ok(())
    }

    fn best(&self, needs: Ability) -> &'static str {
        let small = u64::from(self.n) <= super::BITS;
        match needs {
            // Up to 29 queens `bits` takes less than a tenth of a second to the first solution, and 56 million visits for 30.
            Ability::First if self.n > 29 => "construct",
            Ability::Count if small => self.best_counter(),
            Ability::Trace if !small => "marks",
            Ability::Trace => "scan",
            _ if small => "bits",
            _ => "marks",
        }
    }

    fn solve(&self, solver: &Solver, request: &Request, answer: OnSolution<'_>) -> Outcome<String> {
        (engine::entry(SOLVERS, solver).solve)(self, request, answer)
    }

    fn steps(&self, solver: &Solver) -> Option<Box<dyn Stepper>> {
        Some((engine::entry(SOLVERS, solver).steps?)(self))
    }

    fn board(&self) -> Board<'static> {
        placement::drawn(self.n, Standing::On((&[]).into()))
    }

    fn space(&self, solver: &Solver) -> Option<Space> {
        let n = u128::from(self.n);
        let factors: Box<dyn Iterator<Item = (u128, u128)>> = match solver.name {
            "brute" => Box::new((0..n).map(move |i| (n * n - i, i + 1))),
            "grid" | "scan" | "marks" | "bits" => Box::new((0..n).map(move |_| (n, 1))),
            "permutation" => Box::new((1..=n).map(|i| (i, 1))),
            _ => return None,
        };
        let mut space = Space { log10: 0.0, exact: Some(1) };
        for (times, over) in factors {
            space.log10 += (times as f64 / over as f64).log10();
            space.exact = space.exact.and_then(|exact| exact.checked_mul(times)).map(|exact| exact / over);
        }
        Some(space)
    }
}

impl Queens {
    /// May `halves` use the memory that it needs?
    fn halves_fit(&self) -> bool {
        halves::memory(self.n) <= self.memory
    }

    /// The fastest of the solvers that only count, by measurement (`bench/record`, suite `counting`): up to ten queens setting
    /// up the others costs more than it saves; where the half boards begin to win depends on the machine's instructions.
    fn best_counter(&self) -> &'static str {
        let halves = match Isa::best() {
            Isa::Avx512 => matches!(self.n, 16 | 18..),
            Isa::Avx2 => matches!(self.n, 14 | 16..),
            Isa::Portable => self.n >= 14,
        };
        match self.n {
            0..=10 => "mirror",
            _ if halves && self.halves_fit() => "halves",
            _ => "lanes",
        }
    }
}

/// Answers by walking the tree of `problem`.
pub(super) fn search<P>(queens: &Queens, problem: P, request: &Request, answer: OnSolution<'_>) -> Outcome<String>
where
    P: Posed + Problem<Choice: Send, Choices: Send, Solution = Placement> + Clone + Send,
{
    let answer = &mut |placement: Placement| answer(&placement);
    if queens.distinct {
        engine::solve(Distinct(problem), request, answer)
    } else {
        engine::solve(problem, request, answer)
    }
}

/// Steps through the tree of `problem`.
pub(super) fn step<P>(queens: &Queens, problem: P) -> Box<dyn Stepper>
where
    P: Posed + Problem<Solution = Placement, Choice: Send, Choices: Send> + Send + 'static,
{
    if queens.distinct { engine::stepper(Distinct(problem)) } else { engine::stepper(problem) }
}

/// Counts with a solver that counts all solutions; those up to symmetry follow from them.
pub(super) fn count(
    queens: &Queens,
    request: &Request,
    count: fn(u32, &Request) -> Outcome<String>,
) -> Outcome<String> {
    let mut all = request.clone();
    if queens.distinct {
        // At most eight solutions are one: so many of all are enough for the limit.
        all.limits.solutions = request.limits.solutions.map(|limit| limit.saturating_mul(8));
    }
    let mut outcome = count(queens.n, &all);
    if queens.distinct {
        outcome.solutions = match outcome.status {
            Status::Exhausted => symmetric::distinct(queens.n, outcome.solutions),
            Status::Found | Status::Stopped(_) => outcome.solutions.div_ceil(8),
        };
    }
    if let (Status::Found, Some(limit)) = (outcome.status, request.limits.solutions) {
        outcome.solutions = limit; // those who count many at a time go past it
    }
    outcome
}

/// Answers with the closed form.
pub(super) fn formula(queens: &Queens, answer: OnSolution<'_>) -> Outcome<String> {
    let placement = construct(queens.n);
    let solutions = u128::from(placement.is_some());
    let status = if placement.is_some() { Status::Found } else { Status::Exhausted };
    if let Some(placement) = placement {
        let (ControlFlow::Break(()) | ControlFlow::Continue(())) = answer(&placement);
    }
    Outcome { status, solutions, stats: Stats::default(), at: None }
}
