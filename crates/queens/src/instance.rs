//! An instance of n queens: its words, and which solver does what.

use std::ops::ControlFlow;
use std::sync::Arc;

use backtrail::{Status, Text, text};
use lanes::Isa;
use registry::board::Standing;
use registry::{
    Ability, Bounds, Count, Counting, Descriptor, Error, Examples, Flag, FlagKind, Flags, Instance, Mark, OnSolution,
    Operand, Outcome, Puzzle, Request, Rung, SharedTables, Solver, Space, Units, Verdict, Wish, memory,
};

use super::check::PlacedQueens;
use super::reading::{By, Reading};
use super::{COMPLETING, LARGEST, construct, halves, placement, solvers, symmetric};

/// N queens.
#[derive(Clone, Copy, Debug)]
pub struct NQueens;

/// n queens on an n × n board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queens {
    /// The size of the board.
    pub n: u32,
    /// Count rotations and reflections of a solution only once.
    pub distinct: bool,
    /// How lists are read, those of `given` and of solutions.
    pub reading: Reading,
    /// The row of the queen that each column has from the start, if some have one; by row, the column in each row. From 0.
    pub given: Option<Arc<[Option<u32>]>>,
    /// The most memory that a solver may use, in bytes.
    pub memory: u64,
    /// All flags that were given: solvers that are added from outside find theirs here.
    pub said: Flags,
}

/// Why words name no instance.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadInstance {
    /// No number at all.
    NotANumber(String),
    /// A number beyond the largest board.
    TooLarge(String),
    /// A negative number.
    Negative(String),
    /// A range from more to less.
    EmptyRange(String),
    /// A range with more boards than anybody compares.
    LongRange(String),
    /// A solver that needs more memory than it may use.
    Memory {
        /// The solver.
        solver: String,
        /// The size of the board.
        n: u32,
        /// What it needs, in bytes.
        needs: u64,
        /// What it may use, in bytes.
        may: u64,
    },
}

registry::errors_by_text!(BadInstance);

impl BadInstance {
    /// What is wrong.
    pub fn text(&self) -> Text {
        match self {
            BadInstance::NotANumber(word) => text!("queens-not-a-number", word = &**word),
            BadInstance::TooLarge(word) => text!("queens-too-large", word = &**word),
            BadInstance::Negative(word) => text!("queens-negative", word = &**word),
            BadInstance::EmptyRange(range) => text!("queens-empty-range", range = &**range),
            BadInstance::LongRange(range) => text!("queens-long-range", range = &**range),
            BadInstance::Memory { solver, n, needs, may } => {
                let (human, may) = (memory::human(*needs), memory::human(*may));
                let text = text!("queens-memory", solver = &**solver, n = *n, needs = human, may = may);
                text.with("memory", memory::flag(*needs))
            }
        }
    }
}

impl Queens {
    /// All solutions of n queens.
    pub fn new(n: u32) -> Self {
        let (reading, memory) = (Reading::default(), memory::usual());
        Queens { n, distinct: false, reading, given: None, memory, said: Flags::default() }
    }

    /// The same board with what else was said of it.
    fn with(self, flags: &Flags, bounds: &Bounds) -> Result<Self, Error> {
        let distinct = flags.has("distinct");
        let reading = reading(flags);
        let given = flags.value("place").map(|list| Queens::placed(list, self.n, reading)).transpose()?;
        if distinct && given.is_some() {
            return Err(Error::new("bad-placement", text!("queens-place-distinct")));
        }
        Ok(Queens { distinct, reading, given, memory: flags.memory(bounds), said: flags.clone(), ..self })
    }

    /// Reads the queens that stand from the start on a board of this size.
    fn placed(list: &str, n: u32, reading: Reading) -> Result<Arc<[Option<u32>]>, Error> {
        let board = PlacedQueens::parse_read(list, Some(n), reading)?;
        if let [conflict, ..] = board.conflicts(1).0[..] {
            return Err(Error::new("bad-placement", text!("queens-place-conflict", conflict = conflict.read(reading))));
        }
        let mut given = vec![None; n as usize];
        for queen in board.queens() {
            let (place, line) = reading.by.square(queen.column, queen.row);
            given[line as usize] = Some(place);
        }
        Ok(given.into())
    }

    /// Reads the number of queens of a board with no more squares than the bounds allow.
    fn within(word: &str, bounds: &Bounds) -> Result<u32, Error> {
        let n = Queens::parse(word)?;
        Bounds::admit(u64::from(n).saturating_mul(n.into()), bounds.cells, "registry-squares")?;
        Ok(n)
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

/// How lists are read.
fn reading(flags: &Flags) -> Reading {
    Reading { by: flags.value("by").map_or_else(By::default, By::of), from_one: flags.has("from-one") }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

impl Puzzle for NQueens {
    fn describe(&self) -> Descriptor {
        let by = |help| Flag::new("by", FlagKind::Choice(vec!["column".into(), "row".into()]), help);
        let from_one = || Flag::switch("from-one", text!("queens-help-from-one"));
        let memory = Flag::new("memory", FlagKind::Memory, text!("queens-help-memory"));
        Descriptor {
            range: Some(Operand::new("RANGE", text!("queens-help-range"))),
            solution: Some(Operand::new("PLACEMENT", text!("queens-help-placement"))),
            flags: vec![
                Flag::switch("distinct", text!("queens-help-distinct")),
                Flag::new("place", FlagKind::Word("ROW,ROW,…".into()), text!("queens-help-place")),
                by(text!("queens-help-by")),
                from_one(),
                memory,
            ],
            check_flags: vec![
                Flag::new("size", FlagKind::Word("N".into()), text!("queens-help-size")),
                by(text!("queens-help-check-by")),
                from_one(),
            ],
            check_instance: Some("size"),
            shape: registry::Shape::Size,
            aliases: vec!["queen", "n-queens", "reines", "dames", "huit-reines", "reina", "vuit-reines"],
            examples: Examples::new("4", "8", "4..10"),
            solvers: solvers(),
            ..Descriptor::new("queens", text!("about-queens"), Operand::new("N", text!("queens-help-n")))
        }
    }

    fn pose(&self, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Box<dyn Instance>, Error> {
        Ok(Box::new(Queens::new(Queens::within(word, bounds)?).with(flags, bounds)?))
    }

    fn pose_range(&self, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Vec<Box<dyn Instance>>, Error> {
        let mut instances: Vec<Box<dyn Instance>> = Vec::new();
        for part in word.split(',') {
            let (from, to) = match part.split_once("..") {
                Some((from, to)) => (Queens::parse(from)?, Queens::within(to.strip_prefix('=').unwrap_or(to), bounds)?),
                None => (Queens::parse(part)?, Queens::within(part, bounds)?),
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
                instances.push(Box::new(Queens::new(n).with(flags, bounds)?));
            }
        }
        Ok(instances)
    }

    fn check(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Verdict, Error> {
        let size = flags.value("size").map(|word| Queens::within(word, bounds)).transpose()?;
        let reading = reading(flags);
        let board = PlacedQueens::parse_read(text, size, reading)?;
        Bounds::admit(u64::from(board.size()).saturating_mul(board.size().into()), bounds.cells, "registry-squares")?;
        let (conflicts, total) = board.conflicts(100);
        let (size, queens) = (board.size(), board.queens().len());
        let complete = queens as u64 >= u64::from(size);
        let given = text!("queens-given", queens = queens, size = size);
        let summary = match total {
            0 if complete => text!("queens-solution", given = given),
            0 => text!("queens-so-far", given = given, missing = size as usize - queens),
            _ => text!("queens-conflicts", given = given, conflicts = total),
        };
        Ok(Verdict {
            summary,
            conflicts: conflicts.iter().map(|conflict| conflict.read(reading)).collect(),
            total,
            complete,
        })
    }
}

impl Instance for Queens {
    fn title(&self) -> Text {
        text!("queens-title", n = self.n)
    }

    fn word(&self) -> String {
        self.n.to_string()
    }

    fn flags(&self) -> Vec<String> {
        let place = self.given.as_ref().map(|given| {
            let last = given.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
            let first = self.reading.first();
            let rows = given[..last.max(1)].iter();
            let rows = rows.map(|row| row.map_or("-".to_string(), |row| (row + first).to_string()));
            format!("place {}", rows.collect::<Vec<_>>().join(","))
        });
        let by = (self.reading.by == By::Row).then(|| format!("by {}", self.reading.by.name()));
        let from_one = self.reading.from_one.then(|| "from-one".to_string());
        self.distinct.then(|| "distinct".to_string()).into_iter().chain(place).chain(by).chain(from_one).collect()
    }

    fn size(&self) -> u64 {
        u64::from(self.n)
    }

    fn extent(&self) -> (u64, u64) {
        (self.size(), self.size())
    }

    fn admit(&self, solver: &Solver, _wish: &Wish<'_>) -> Result<(), Error> {
        if self.given.is_some() && !COMPLETING.contains(&&*solver.name) {
            let (deed, who) = (text!("queens-deed-place"), text!("registry-these-can", solvers = COMPLETING.to_vec()));
            return Err(Error::new("cannot", text!("registry-cannot", solver = &*solver.name, deed = deed, who = who)));
        }
        if solver.name == "halves" && !self.halves_fit() {
            let (needs, may) = (halves::memory(self.n), self.memory);
            return Err(BadInstance::Memory { solver: solver.name.to_string(), n: self.n, needs, may }.into());
        }
        Ok(())
    }

    fn best(&self, needs: Ability) -> &str {
        let small = u64::from(self.n) <= super::BITS;
        match needs {
            // Up to 29 queens `bits` takes less than a tenth of a second to the first solution, and 56 million visits for 30.
            Ability::First if self.n > 29 && self.given.is_none() => "construct",
            Ability::Count if small && self.given.is_none() => self.best_counter(),
            Ability::Trace if !small => "marks",
            Ability::Trace => "scan",
            _ if small => "bits",
            _ => "marks",
        }
    }

    fn board(&self) -> registry::Board<'static> {
        let given = self.given.iter().flat_map(|given| given.iter().zip(0..));
        let queen = |(place, line): (&Option<u32>, u32)| {
            let (row, column) = self.reading.by.square(line, (*place)?);
            Some(Mark { cell: row * self.n + column, value: 1 })
        };
        placement::drawn(self.n, self.reading.first(), Standing::On(given.filter_map(queen).collect()))
    }

    fn space(&self, solver: &Solver) -> Option<Space> {
        let n = u128::from(self.n);
        let free = self.given.as_ref().map_or(n, |given| given.iter().filter(|row| row.is_none()).count() as u128);
        let factors: Box<dyn Iterator<Item = (u128, u128)>> = match &*solver.name {
            "brute" => Box::new((0..n).map(move |i| (n * n - i, i + 1))),
            "grid" | "scan" | "marks" | "bits" => Box::new((0..free).map(move |_| (n, 1))),
            "permutation" => Box::new((1..=free).map(|i| (i, 1))),
            _ => return None,
        };
        let mut space = Space { log10: 0.0, exact: Some(1) };
        for (times, over) in factors {
            space.log10 += (times as f64 / over as f64).log10();
            space.exact = space.exact.and_then(|exact| exact.checked_mul(times)).map(|exact| exact / over);
        }
        Some(space)
    }

    fn rungs(&self) -> Vec<Rung> {
        let n = self.n;
        if let Some(given) = &self.given {
            let free = given.iter().filter(|row| row.is_none()).count() as u32;
            return vec![
                Rung::new(text!("queens-rung-columns"), format!("{n}^{free}"), Count::power(n, free)),
                Rung::new(text!("queens-rung-permutations"), format!("{free}!"), Count::product(1..=free)),
            ];
        }
        if n > LARGEST_LADDER {
            return Vec::new();
        }
        let squares = n * n;
        vec![
            Rung::new(text!("queens-rung-sets"), format!("2^{squares}"), Count::power(2, squares)),
            Rung::new(text!("queens-rung-squares", n = n), format!("C({squares},{n})"), Count::choose(squares, n)),
            Rung::new(text!("queens-rung-columns"), format!("{n}^{n}"), Count::power(n, n)),
            Rung::new(text!("queens-rung-permutations"), format!("{n}!"), Count::product(1..=n)),
        ]
    }
}

/// Search spaces of larger boards have more digits than anybody wants to see.
const LARGEST_LADDER: u32 = 200;

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

/// Counts with a solver that counts all solutions; those up to symmetry follow from them.
pub fn count_with(queens: &Queens, request: &Request, count: impl FnOnce(u32, &Request) -> Outcome) -> Outcome {
    let mut all = request.clone();
    if queens.distinct {
        // At most eight solutions are images of each other: eight times the limit are enough.
        all.limits.solutions = request.limits.solutions.map(|limit| limit.saturating_mul(8));
    }
    let mut outcome = count(queens.n, &all);
    if queens.distinct {
        let all = known(&outcome.solutions);
        outcome.solutions = match outcome.status {
            Status::Exhausted => symmetric::distinct(queens.n, all),
            Status::Found | Status::Stopped(_) => all.div_ceil(8),
        }
        .into();
    }
    if let (Status::Found, Some(limit)) = (outcome.status, request.limits.solutions) {
        outcome.solutions = limit.into(); // solvers that count many at a time go past it
    }
    outcome
}

/// Units whose sum is all solutions, for an instance that may count them up to symmetry.
pub fn up_to_symmetry(queens: &Queens, all: Box<dyn Units>) -> Box<dyn Units> {
    if queens.distinct { Box::new(UpToSymmetry { n: queens.n, all }) } else { all }
}

struct UpToSymmetry {
    n: u32,
    all: Box<dyn Units>,
}

impl Units for UpToSymmetry {
    fn count(&self) -> usize {
        self.all.count()
    }

    fn cost(&self, unit: usize) -> f64 {
        self.all.cost(unit)
    }

    fn tables(&self, unit: usize) -> SharedTables {
        self.all.tables(unit)
    }

    fn work(&self, units: &[usize], counting: &Counting<'_>) {
        self.all.work(units, counting);
    }

    fn twin(&self) -> Option<Box<dyn Units>> {
        self.all.twin()
    }

    fn whole(&self, sum: Count) -> Count {
        symmetric::distinct(self.n, known(&self.all.whole(sum))).into()
    }
}

fn known(solutions: &Count) -> u128 {
    solutions.to_u128().expect("boards of at most 32 columns have fewer solutions")
}

/// Answers with the closed form.
pub(super) fn formula(queens: &Queens, answer: OnSolution<'_>) -> Outcome {
    let Some(placement) = construct(queens.n) else { return Outcome::bare(Status::Exhausted, 0) };
    let (ControlFlow::Break(()) | ControlFlow::Continue(())) = answer(&placement.read(queens.reading));
    Outcome::bare(Status::Found, 1)
}
