//! Puzzles and solvers as the ends of the system see them: by name, without their types.
//!
//! A [`Puzzle`] turns words into an [`Instance`]; an instance names its [`Solver`]s and runs one for a [`Request`].
//! The ends of the system, such as the command line, know nothing more of a puzzle than this.

mod board;
mod collection;
mod error;
mod findings;
mod solution;
mod tool;
mod watch;

use std::io::BufRead;

use backtrail::{Event, Limits, Monitor, Outcome, Reason, Stats};

use crate::words::nearest;
use crate::{coloring, knight, queens, sudoku};

pub use board::{Board, Graph, Grid, Kind, Mark, Net, Path, Place, Regions, Squares, Standing, Strip, Symbol};
pub use collection::{Collection, Fate, Piece, Reply, Tally, Worker};
pub use error::Error;
pub use findings::{Fact, Finding, Findings, Rank};
pub use solution::{OnSolution, Solution, ignore};
pub use tool::{Changes, Made, Maker, Tool, Work};
pub(crate) use watch::Watch;

/// Every puzzle there is.
pub static PUZZLES: &[&dyn Puzzle] = &[&queens::QUEENS, &knight::KNIGHT, &sudoku::SUDOKU, &coloring::COLOR];

/// The puzzle of this name.
///
/// # Errors
///
/// If there is none; the message offers the nearest.
pub fn puzzle(name: &str) -> Result<&'static dyn Puzzle, Error> {
    PUZZLES.iter().copied().find(|puzzle| puzzle.name() == name).ok_or_else(|| Error::UnknownPuzzle {
        name: name.to_string(),
        nearest: nearest(name, PUZZLES.iter().map(|puzzle| puzzle.name()), |name| name).unwrap_or_default(),
    })
}

/// A kind of puzzle.
pub trait Puzzle: Sync {
    /// One word: `queens`.
    fn name(&self) -> &'static str;

    /// One sentence.
    fn about(&self) -> &'static str;

    /// The word that gives an instance, as help calls it, and one sentence on it.
    fn instance_word(&self) -> (&'static str, &'static str);

    /// What help says below the flags, if there is more to say.
    fn more_help(&self) -> Option<String> {
        None
    }

    /// May an instance be a text, so that its word may also name a file, or be `-` for standard input?
    fn is_text(&self) -> bool {
        false
    }

    /// A flag whose value may be given in place of the word.
    fn word_flag(&self) -> Option<&'static Flag> {
        None
    }

    /// What else may be said of an instance.
    fn options(&self) -> &'static [Flag];

    /// Those of its flags whose value may also name a file, or be `-` for standard input, with the value in it.
    fn text_flags(&self) -> &'static [&'static str] {
        &[]
    }

    /// Its solvers, from textbook to record.
    fn solvers(&self) -> Vec<&'static Solver>;

    /// Words to try, for hints.
    fn examples(&self) -> Examples;

    /// Reads an instance.
    ///
    /// # Errors
    ///
    /// If the words do not name one; the message points at the place.
    fn pose(&self, word: &str, flags: &Flags) -> Result<Box<dyn Instance>, Error>;

    /// Reads an instance from a stream of this name, if instances may be too long to be held as a text.
    fn pose_stream(&self, name: &str, stream: &mut dyn BufRead, flags: &Flags) -> Option<Posing> {
        let _ = (name, stream, flags);
        None
    }

    /// The word that gives several instances, and one sentence on it.
    fn range_word(&self) -> (&'static str, &'static str);

    /// Reads several instances, at least one, for a comparison: `4..12`.
    ///
    /// # Errors
    ///
    /// As for [`pose`](Puzzle::pose).
    fn pose_range(&self, word: &str, flags: &Flags) -> Result<Vec<Box<dyn Instance>>, Error>;

    /// What a solution to check looks like: the word for help, and one sentence on it.
    fn check_word(&self) -> (&'static str, &'static str);

    /// What else may be said of a solution to check.
    fn check_options(&self) -> &'static [Flag];

    /// Checks a solution that somebody else brings, complete or not.
    ///
    /// # Errors
    ///
    /// If the text cannot be read as one; the message points at the place.
    fn check(&self, text: &str, flags: &Flags) -> Result<Verdict, Error>;

    /// How its instances come many at a time, if they do.
    fn collection(&self) -> Option<&'static dyn Collection> {
        None
    }

    /// Are its instances graphs, so that a solution can be written for Graphviz?
    fn is_graph(&self) -> bool {
        false
    }

    /// Can an instance be explained by human steps?
    fn explains(&self) -> bool {
        false
    }

    /// What else can be done with its instances: `generate`, `rate`.
    fn tools(&self) -> &'static [Tool] {
        &[]
    }
}

/// An instance that was read, or why it was not.
pub type Posing = Result<Box<dyn Instance>, Error>;

/// Words of instances that are worth trying.
#[derive(Clone, Copy, Debug)]
pub struct Examples {
    /// One whose tree fits a page.
    pub tiny: &'static str,
    /// One that everybody knows.
    pub usual: &'static str,
    /// A range to compare solvers on.
    pub range: &'static str,
}

/// A flag that a puzzle understands.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// Its long name, without the dashes.
    pub name: &'static str,
    /// The name of its value, if it takes one.
    pub value: Option<&'static str>,
    /// One sentence.
    pub help: &'static str,
}

/// The flags that were given, with their values.
#[derive(Clone, Debug, Default)]
pub struct Flags(Vec<(String, Option<String>)>);

impl Flags {
    /// Notes that a flag was given.
    pub fn give(&mut self, name: &str, value: Option<&str>) {
        self.0.push((name.to_string(), value.map(str::to_string)));
    }

    /// Was it given?
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(given, _)| given == name)
    }

    /// The value that was given with it.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(given, _)| given == name)?.1.as_deref()
    }
}

/// A solver as the registry lists it.
#[derive(Clone, Copy, Debug)]
pub struct Solver {
    /// One word.
    pub name: &'static str,
    /// Its idea, in one sentence.
    pub idea: &'static str,
    /// What it can do.
    pub can: &'static [Ability],
    /// The largest instance it takes, in the puzzle's own measure.
    pub largest: u64,
    /// The plain solver that checks it.
    pub twin: Option<&'static str>,
}

/// What a solver can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Find a solution.
    First,
    /// List solutions.
    All,
    /// Count solutions.
    Count,
    /// Be stepped, drawn and explained.
    Trace,
    /// Use several threads.
    Threads,
}

impl Ability {
    /// One word for tables.
    pub fn name(self) -> &'static str {
        match self {
            Ability::First => "first",
            Ability::All => "all",
            Ability::Count => "count",
            Ability::Trace => "trace",
            Ability::Threads => "threads",
        }
    }

    /// The rest of the sentence "this solver cannot …".
    fn deed(self) -> &'static str {
        match self {
            Ability::First => "find a first solution",
            Ability::All => "list solutions",
            Ability::Count => "count solutions",
            Ability::Trace => "be traced",
            Ability::Threads => "use several threads",
        }
    }
}

/// What is asked of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The first solution.
    First,
    /// The first few.
    Take(u128),
    /// All of them.
    All,
    /// How many there are.
    Count,
    /// Is there none, one, or more than one?
    Unique,
}

impl Question {
    /// The ability that it needs.
    pub fn needs(self) -> Ability {
        match self {
            Question::First => Ability::First,
            Question::Take(_) | Question::All | Question::Unique => Ability::All,
            Question::Count => Ability::Count,
        }
    }

    /// Are the solutions wanted themselves, rather than how many?
    pub fn lists(self) -> bool {
        !matches!(self, Question::Count | Question::Unique)
    }

    /// One word, as JSON says it.
    pub fn name(self) -> &'static str {
        match self {
            Question::First => "first",
            Question::Take(_) => "take",
            Question::All => "all",
            Question::Count => "count",
            Question::Unique => "unique",
        }
    }

    /// How many solutions answer it, if not all do.
    pub fn enough(self) -> Option<u128> {
        match self {
            Question::First => Some(1),
            Question::Take(enough) => Some(enough),
            Question::Unique => Some(2),
            Question::All | Question::Count => None,
        }
    }
}

/// A question with its limits.
#[derive(Clone, Debug)]
pub struct Request {
    /// What is asked.
    pub question: Question,
    /// What may be spent.
    pub limits: Limits,
    /// How many threads to use.
    pub threads: usize,
    /// Who may cancel, and who reads the progress.
    pub monitor: Monitor,
    /// Where to put what is found out beside solutions.
    pub findings: Findings,
}

impl Request {
    /// A question without limits, on one thread.
    pub fn new(question: Question) -> Self {
        Request {
            question,
            limits: Limits::default(),
            threads: 1,
            monitor: Monitor::default(),
            findings: Findings::default(),
        }
    }
}

/// A puzzle with all that it takes to search it.
pub trait Instance: Send + Sync {
    /// A few words: "8 queens".
    fn title(&self) -> String;

    /// The word that gives this instance.
    fn word(&self) -> String;

    /// What tables call it: the word, if that is short.
    fn label(&self) -> String {
        self.word()
    }

    /// What else was said of it, as flags without their dashes: `distinct`, `box 2x5`.
    fn flags(&self) -> Vec<String> {
        Vec::new()
    }

    /// The puzzle.
    fn puzzle(&self) -> &'static dyn Puzzle;

    /// How large it is, in the measure of [`Solver::largest`].
    fn size(&self) -> u64;

    /// How many rows and columns its picture has.
    fn extent(&self) -> (u64, u64) {
        (self.size(), self.size())
    }

    /// Why there is no solution, in a clause, where that is known without a search.
    fn ruled_out(&self) -> Option<String> {
        None
    }

    /// What is asked of it when this is: its flags may ask for something else.
    fn asked(&self, question: Question) -> Question {
        question
    }

    /// Can this solver do this for this instance? For what size and abilities do not tell.
    ///
    /// # Errors
    ///
    /// If it cannot; the message says who can.
    fn admit(&self, solver: &Solver, needs: Ability) -> Result<(), Error> {
        let _ = (solver, needs);
        Ok(())
    }

    /// The best solver for this.
    fn best(&self, needs: Ability) -> &'static str;

    /// Runs a solver that [`choose`] has approved.
    fn solve(&self, solver: &Solver, request: &Request, answer: OnSolution<'_>) -> Outcome<String>;

    /// A search of that solver to step through.
    fn steps(&self, solver: &Solver) -> Option<Box<dyn Stepper>>;

    /// The board on which such a search is watched, as it is before the first choice.
    fn board(&self) -> Board<'static> {
        Board::CHOICES
    }

    /// How many candidates the solver's idea chooses from, as the decimal logarithm and, if it fits, exactly.
    fn space(&self, solver: &Solver) -> Option<Space>;

    /// Solves it as a person would, step by step, as far as that carries.
    fn explain(&self) -> Option<Explanation> {
        None
    }
}

/// A solution by named steps, each with its reason.
#[derive(Debug)]
pub struct Explanation {
    /// The name of each and one sentence on it.
    pub steps: Vec<(&'static str, String)>,
    /// How far they came, if that is worth a picture.
    pub reached: Option<Box<dyn Solution>>,
    /// How it ended, in a sentence.
    pub end: String,
    /// How it ended, in a word.
    pub ending: Ending,
}

/// How a solution by steps ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// With a solution.
    Solved,
    /// With a proof that there is none.
    Impossible,
    /// Where no step is known that carries on.
    Stuck,
    /// After more steps than a person has patience for.
    GaveUp,
}

impl Ending {
    /// Whether there is a solution, if that is known.
    pub fn solved(self) -> Option<bool> {
        match self {
            Ending::Solved => Some(true),
            Ending::Impossible => Some(false),
            Ending::Stuck | Ending::GaveUp => None,
        }
    }
}

/// The size of a search space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Space {
    /// Its decimal logarithm.
    pub log10: f64,
    /// Itself, if it is below 2¹²⁸.
    pub exact: Option<u128>,
}

/// A search that is stepped one event at a time, forwards and backwards, its choices written out.
pub trait Stepper: Send {
    /// The next event; `None` at the end.
    fn step(&mut self) -> Option<Event<String>>;

    /// Takes the last event back; `None` at the beginning.
    fn step_back(&mut self) -> Option<Event<String>>;

    /// The depth of the current node.
    fn depth(&self) -> usize;

    /// The share of the tree that is done.
    fn share(&mut self) -> f64;

    /// What was counted up to here.
    fn stats(&self) -> Stats;

    /// How many states were entered up to here.
    fn visits(&self) -> u64;

    /// Why the last step refused its choice, if it did.
    fn why(&self) -> Option<Reason>;

    /// Adds what the choice of the last step put on the [`Board`], or would have put there if it was refused. A choice
    /// that another follows from puts both there; one that leads off the board puts nothing.
    fn marks(&self, marks: &mut Vec<Mark>);

    /// The cells of the [`Board`] that are to blame for the refusal by the last step, beside those that the choices
    /// hold which [`why`](Stepper::why) blames: givens, mostly.
    fn culprits(&self) -> Vec<u32>;

    /// What its solver keeps at the current node, in rows beside the board; mostly nothing.
    fn strips(&self) -> Vec<Strip> {
        Vec::new()
    }
}

/// What a checker says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// One sentence: what was given, and whether it is a solution.
    pub summary: String,
    /// One sentence for each conflict, at most some hundred of them.
    pub conflicts: Vec<String>,
    /// How many conflicts there are in all.
    pub total: u64,
    /// Is nothing missing?
    pub complete: bool,
}

impl Verdict {
    /// Is there no conflict?
    pub fn is_legal(&self) -> bool {
        self.total == 0
    }
}

/// The solver of this name, or the best one, if it can do this for the instance.
///
/// # Errors
///
/// If there is no such solver (the nearest name is offered), or it cannot (those that can are named).
pub fn choose(instance: &dyn Instance, name: Option<&str>, needs: Ability) -> Result<&'static Solver, Error> {
    let solver = named(instance.puzzle(), name.unwrap_or_else(|| instance.best(needs)))?;
    admit(instance, solver, needs)?;
    Ok(solver)
}

/// The tool of a puzzle whose name is most like this word.
pub fn nearest_tool(puzzle: &dyn Puzzle, word: &str) -> Option<&'static str> {
    nearest(word, puzzle.tools(), |tool| tool.name).map(|tool| tool.name)
}

/// Can this solver keep a limit on visits?
///
/// # Errors
///
/// If it counts none; the message says who does.
pub fn admit_visit_limit(instance: &dyn Instance, solver: &Solver) -> Result<(), Error> {
    if solver.can.contains(&Ability::Trace) {
        return Ok(());
    }
    let who = walker(instance).map_or("no solver can".to_string(), |walker| format!("{walker} can"));
    Err(Error::Cannot { solver: solver.name, deed: "keep a limit on visits", who })
}

/// The quickest solver that walks the tree of this instance visit by visit, and so counts visits and keeps a limit on them.
pub fn walker(instance: &dyn Instance) -> Option<&'static str> {
    let best = [Ability::All, Ability::Trace].map(|needs| instance.best(needs));
    best.into_iter().find(|name| choose(instance, Some(name), Ability::Trace).is_ok())
}

/// The solver of this name.
///
/// # Errors
///
/// If there is none; the message offers the nearest.
pub fn named(puzzle: &dyn Puzzle, name: &str) -> Result<&'static Solver, Error> {
    let solvers = puzzle.solvers();
    solvers.iter().copied().find(|solver| solver.name == name).ok_or_else(|| Error::UnknownSolver {
        puzzle: puzzle.name(),
        name: name.to_string(),
        nearest: nearest(name, &solvers, |solver| solver.name).map_or("", |solver| solver.name),
    })
}

/// Can this solver do this for the instance?
///
/// # Errors
///
/// If it cannot; the message says why, and who can.
pub fn admit(instance: &dyn Instance, solver: &Solver, needs: Ability) -> Result<(), Error> {
    let puzzle = instance.puzzle();
    let others = |fits: &dyn Fn(&Solver) -> bool| {
        let able = puzzle
            .solvers()
            .into_iter()
            .filter(|&other| fits(other) && other.can.contains(&needs) && instance.admit(other, needs).is_ok());
        let names: Vec<&str> = able.map(|other| other.name).collect();
        if names.is_empty() { "no solver can".to_string() } else { format!("{} can", join(&names)) }
    };
    if !solver.can.contains(&needs) {
        let who = others(&|other| instance.size() <= other.largest);
        return Err(Error::Cannot { solver: solver.name, deed: needs.deed(), who });
    }
    if instance.size() > solver.largest {
        let who = others(&|other| instance.size() <= other.largest);
        return Err(Error::TooLarge { solver: solver.name, largest: solver.largest, title: instance.title(), who });
    }
    instance.admit(solver, needs)
}

/// "a, b and c".
pub(crate) fn join(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_string(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
