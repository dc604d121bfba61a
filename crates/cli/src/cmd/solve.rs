//! `backtrail queens 8`: a solution, some, all, or how many.

mod batch;
mod confirm;
mod each;
pub(super) mod kept;

use std::cell::RefCell;
use std::fmt::{self, Write as _};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use backtrail::{Status, Text, text};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgMatches, Args, Command, FromArgMatches, ValueEnum};
use registry::Outcome;
use registry::{Ability, Bounds, Case, Entry, Examples, OwnQuestion, Plan, Question, Rank, Request, Solution, Solver};
use words::say;

use confirm::Confirm;
use kept::{Given, Kept};

use crate::args::{Format, OutputArgs, QuestionArgs, SearchArgs, cores, instance, with_flags};
use crate::exit::{ExitStatus, Failure, in_shell, note};
use crate::input::Held;
use crate::output::{Output, plain, tell, tell_size};
use crate::progress::{self, Show};
use crate::proof::ProofFile;
use crate::record::{About, Record};
use crate::summary;

#[derive(Args, Clone)]
pub(super) struct SolveArgs {
    #[command(flatten)]
    question: QuestionArgs,
    #[command(flatten)]
    search: SearchArgs,
    /// The format of the solutions [default: board, or list if a board would be too large]
    #[arg(long, value_enum, ignore_case = true, conflicts_with = "json")]
    format: Option<Format>,
    /// Write one JSON object per line: solutions, progress and result; short for --format json
    #[arg(long)]
    json: bool,
    /// Print every counter
    #[arg(short, long)]
    stats: bool,
    /// Exit as SAT solvers do: 10 if a solution was found, 20 if there is none, 0 if undecided
    #[arg(long)]
    sat_exit: bool,
    /// Keep what is done in FILE, a ledger: 'backtrail resume FILE' goes on after any interruption
    #[arg(long, value_name = "FILE")]
    ledger: Option<String>,
    /// Count a share of the work again, such as 1%, or all of it by another solver
    #[arg(long, value_name = "HOW", requires = "count", conflicts_with_all = ["solutions", "under", "from"])]
    confirm: Option<String>,
    /// Write a proof to FILE if there is no solution, or no other than one; 'backtrail check proof' checks it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["ledger", "confirm", "under", "from"])]
    proof: Option<String>,
    /// Write the formula that the proof rests on to FILE, in the format DIMACS, for public checkers such as drat-trim
    #[arg(long, value_name = "FILE", requires = "proof")]
    proof_cnf: Option<String>,
    #[command(flatten)]
    output: OutputArgs,
}

/// Boards with a side beyond this are listed unless asked for.
const LARGEST_BOARD: u64 = 64;
/// Boards with a side beyond this are not shown on a terminal.
const LARGEST_SCREEN: u64 = 2_000;
/// No picture has more squares than this.
const LARGEST_PICTURE: u64 = 4_000_000;
/// No graph that is drawn has more vertices than this.
const LARGEST_DRAWING: u64 = 5_000;
/// No board that is written to a file has more squares than this.
const LARGEST_FILE: u64 = 400_000_000;

/// The flag that writes an instance in another language.
const EXPORT: &str = "export";

/// Offers no pictures for Graphviz of what is no graph; whoever asks for one all the same is told so.
pub(super) fn without_dot(command: Command, puzzle: &Entry) -> Command {
    if puzzle.is_graph {
        return command;
    }
    let values = Format::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    let values = values.map(|value| if value.get_name() == "dot" { value.hide(true) } else { value });
    let read = |word: String| Format::from_str(&word, true);
    command.mut_arg("format", |arg| arg.value_parser(PossibleValuesParser::new(values).try_map(read)))
}

/// Offers no proofs where no solver writes any; whoever asks for one all the same is told so.
fn without_proof(command: Command, puzzle: &Entry) -> Command {
    if puzzle.solvers().iter().any(|solver| solver.proves) {
        return command;
    }
    ["proof", "proof_cnf"].into_iter().fold(command, |command, flag| command.mut_arg(flag, |arg| arg.hide(true)))
}

pub(super) fn command(command: Command, puzzle: &Entry) -> Command {
    let command = without_proof(without_dot(with_flags::<SolveArgs>(command, "solve"), puzzle), puzzle);
    let command = match &puzzle.more_help {
        Some(more) => command.after_long_help(say(more)),
        None => command,
    };
    let command = match &puzzle.exports[..] {
        [] => command,
        languages => command.arg(
            clap::Arg::new(EXPORT)
                .long(EXPORT)
                .value_name("LANGUAGE")
                .help(say!("cli-export"))
                .value_parser(PossibleValuesParser::new(languages.iter().copied())),
        ),
    };
    if puzzle.collection().is_none() {
        return command;
    }
    instance::with_several_words(batch::flags(command)).after_help(say!("cli-many"))
}

pub(super) fn run(matches: &ArgMatches, puzzle: &Arc<Entry>) -> Result<ExitStatus, Failure> {
    let mut args = SolveArgs::from_arg_matches(matches)?;
    args.json |= args.format == Some(Format::Json);
    let needs = args.question.question().needs();
    instance::check_flags_of_solvers(matches, puzzle, args.search.solver.as_deref(), needs)?;
    if let Some(file) = &args.ledger {
        return args.keep(file, matches, puzzle);
    }
    if let (Some(collection), None) = (puzzle.collection(), &args.confirm) {
        let words = instance::given_words(matches, puzzle);
        let [word] = words[..] else { return batch::run(matches, &args, puzzle, &collection, &words, None) };
        let mut flags = instance::given_flags(matches, &puzzle.flags)?;
        match Held::open(word, &*collection, &mut flags, instance::LONGEST)? {
            Held::One(text, from) if !batch::is_asked_for(matches) => {
                let case = puzzle.pose(&text, &flags, &Bounds::NONE);
                let case = case.map_err(|error| Failure::within(&from, &error).unread(puzzle, word, text));
                return args.solve(matches, &case?);
            }
            Held::Word if !batch::is_asked_for(matches) => {}
            held => {
                let stream = batch::source(word, held, puzzle, &flags)?;
                return batch::run(matches, &args, puzzle, &collection, &words, Some((stream, flags)));
            }
        }
    }
    let case = instance::given_case(matches, puzzle)?;
    match matches.try_get_one::<String>(EXPORT).ok().flatten().and_then(|language| case.export(language)) {
        Some(text) => {
            let mut out = Output::open(args.output.output.as_deref())?;
            out.write(&text)?;
            out.finish()?;
            Ok(ExitStatus::Done)
        }
        None => args.solve(matches, &case),
    }
}

impl SolveArgs {
    /// Answers the question for one instance, and keeps what is done in a ledger.
    fn keep(&self, file: &str, matches: &ArgMatches, puzzle: &Arc<Entry>) -> Result<ExitStatus, Failure> {
        let words = instance::given_words(matches, puzzle);
        let [word] = words[..] else { return Err(Failure::Bad(text!("cli-ledger-many", word = words.join(" ")))) };
        if let Some(own) = instance::given_question(matches, puzzle) {
            return Err(Failure::Bad(text!("cli-ledger-own", question = format!("--{}", own.name))));
        }
        let given = Given::read(word, instance::given_flags(matches, &puzzle.flags)?, puzzle)?;
        let is_free = self.search.solver.is_none() && !self.search.part.is_given();
        match given.case.ruled_out().filter(|_| is_free) {
            Some(reason) => self.no_solution(&given.case, self.question.question(), &reason),
            None => self.answer(&given.case, None, Some(&Kept::open(file, &given, self)?)),
        }
    }

    /// Answers the question for one instance.
    fn solve(&self, matches: &ArgMatches, case: &Case) -> Result<ExitStatus, Failure> {
        self.answer(case, instance::given_question(matches, case.puzzle()), None)
    }

    /// Answers the question, or the puzzle's own question in its place.
    pub(super) fn answer(
        &self,
        case: &Case,
        own: Option<&OwnQuestion>,
        kept: Option<&Kept>,
    ) -> Result<ExitStatus, Failure> {
        let args = self;
        let question = own.map_or_else(|| args.question.question(), |own| own.refines);
        let own = own.map(|own| own.name.as_str());
        // Where a theorem says that there is none, nobody needs to search, unless a solver is asked for by name.
        let reason = case.ruled_out();
        let is_free = args.search.solver.is_none() && !args.search.part.is_given() && args.proof.is_none();
        if let Some(reason) = reason.as_ref().filter(|_| is_free) {
            return args.no_solution(case, question, reason);
        }
        let Plan { solver, threads } = match kept {
            Some(kept) => kept.plan.clone(),
            None => args.search.plan(case, question, own, args.question.limit().is_some(), args.proof.is_some())?,
        };
        let live = Output::would_be_live(args.output.output.as_deref());
        let format = args.format(case, live)?;
        // Who calls a solver by its own language, reads the answer in it, and nothing else.
        let dialect =
            case.dialect().filter(|_| args.format.is_none() && !args.json && question.lists() && kept.is_none());
        let is_quiet = args.output.quiet || dialect.is_some();
        let confirm = args.confirm.as_deref().map(|word| Confirm::read(word, case)).transpose()?;
        let monitor = progress::monitor();
        let files: Vec<&String> = [&args.proof, &args.proof_cnf, &args.output.output].into_iter().flatten().collect();
        if args.proof.is_some() && (1..files.len()).any(|at| files[..at].contains(&files[at])) {
            return Err(Failure::Bad(text!("cli-proof-same")));
        }
        let proof = match &args.proof {
            Some(file) => Some(ProofFile::open(file, args.proof_cnf.as_deref(), case, &monitor)?),
            None => None,
        };
        let (own, log) = (own.map(Into::into), proof.as_ref().map(ProofFile::log));
        let request = args.search.request(question, args.question.limit(), &monitor);
        let request = Request { own, threads, proof: log, ..request };
        let listing = question.lists();

        let out = Mutex::new(match kept {
            Some(kept) => kept.output(&args.output)?,
            None => Output::open(args.output.output.as_deref())?,
        });
        let write = |text: &str| out.lock().expect("no thread panics while it writes").write(text);
        let report = |progress: &backtrail::Progress, seconds: f64| {
            if write(&Record::progress(progress, seconds).line()).is_err() {
                monitor.cancel(); // nobody reads: the answer will meet the same error
            }
        };
        // An estimate says nothing of a search that a limit or a ledger has made shorter.
        let is_whole = question == Question::Count && args.question.limit().is_none() && !args.search.part.is_given();
        let guess = |until: &backtrail::Monitor| {
            let budget = runs::Budget { time: Duration::from_millis(500), checks: None };
            Some(runs::estimate(case, &solver, 0, budget, until)?.visits.mean)
        };
        let show = match () {
            // A listing that may be cut back and go on holds nothing but solutions until its end.
            () if args.json && !(listing && kept.is_some()) => Show::Tell(&report),
            () if is_quiet || listing && live => Show::No,
            () if is_whole && kept.is_none() => Show::Beside("visits", &guess),
            () => Show::Bar("visits"),
        };

        let failed = RefCell::new(None);
        let mut number = kept.map_or(Ok(0), Kept::found)?;
        let mut answer = |solution: &dyn Solution| {
            number += 1;
            let mut out = out.lock().expect("no thread panics while it writes");
            match out.compose(&|| monitor.is_cancelled(), |pen| match dialect {
                Some(dialect) => pen.write_str(&dialect.solution(solution)),
                None => args.print(solution, number, question, format, pen),
            }) {
                Ok(()) => ControlFlow::Continue(()),
                Err(failure) => {
                    *failed.borrow_mut() = Some(failure);
                    ControlFlow::Break(())
                }
            }
        };
        let start = Instant::now();
        let outcome = progress::during(&monitor, &show, || match (kept, &confirm) {
            (Some(kept), _) => kept.answer(case, &request, &mut answer, &out, &failed),
            (None, Some(confirm)) => Ok(confirm.solve(case, &solver, &request, &mut answer)),
            (None, None) => Ok(case.solve(&solver, &request, &mut answer)),
        });
        let took = start.elapsed();
        if let Some(failure) = failed.into_inner() {
            return Err(failure);
        }
        let outcome = outcome?;
        if let Some(confirm) = confirm {
            confirm.after(case, &solver, kept, &outcome, &request)?;
        }
        let unproved = match proof {
            Some(proof) => proof.finish(case, &request, &solver.name)?,
            None => None,
        };
        let findings = request.findings.all();
        let mut answers = findings.iter().filter(|finding| finding.rank == Rank::Answer);

        if args.json {
            let about = About {
                case,
                question,
                own: request.own.as_deref(),
                solver: &solver.name,
                threads,
                part: &args.search.part,
                seconds: took.as_secs_f64(),
                share: monitor.progress().share,
                reason: reason.clone().filter(|_| outcome.solutions.is_zero()),
                findings: &findings,
            };
            write(&Record::outcome(&outcome, &about).line())?;
        } else if answers.clone().next().is_some() {
            answers.try_for_each(|answer| write(&plain(format!("{}\n", say(&answer.text)), args.output.ascii)))?;
        } else if question == Question::Count {
            write(&plain(format!("{}\n", summary::count(&outcome)), args.output.ascii))?;
        } else if question == Question::Unique {
            write(&plain(format!("{}\n", summary::unique(&outcome)), args.output.ascii))?;
        }
        if let Some(dialect) = dialect {
            write(dialect.end(&outcome))?;
            for (name, value) in summary::counters(&outcome).into_iter().filter(|_| args.stats) {
                write(&dialect.counter(name, &value))?;
            }
        }
        let written = out.into_inner().expect("no thread panics while it writes").finish()?;
        if !args.json && !is_quiet {
            tell_size(args.output.output.as_deref(), written);
            let part = args.search.part.told();
            let line = summary::line(&outcome, part.as_ref(), &solver.name, took, monitor.progress().share);
            tell(&line, args.output.ascii);
            if let (Some(reason), true) = (&reason, outcome.solutions.is_zero()) {
                tell(&text!("cli-why", reason = reason.clone()), args.output.ascii);
            }
            for finding in findings.iter().filter(|finding| finding.rank == Rank::Note) {
                tell(&finding.text, args.output.ascii);
            }
            unproved.iter().for_each(|why| tell(why, args.output.ascii));
            if args.stats {
                note(plain(summary::table(&outcome, &findings), args.output.ascii));
            }
            let is_stopped = matches!(outcome.status, Status::Stopped(_));
            if let Some(kept) = kept.filter(|_| is_stopped) {
                note(say!("cli-next", command = format!("backtrail {}", kept.next())));
                return Ok(ExitStatus::of(&outcome, args.sat_exit));
            }
            let rest = args.search.part.rest(&outcome, &solver.name).map(|rest| args.question.typed() + &rest);
            let (rest, solver, outcome) = (rest.as_deref(), &*solver, &outcome);
            let is_picture = format == Format::Svg;
            let answered = Answered { question, rest, solver, threads, took, outcome, is_picture };
            if let Some(next) = next(case, &answered) {
                note(say(&next));
            }
        } else if args.stats && !args.json && dialect.is_none() {
            note(plain(summary::table(&outcome, &findings), args.output.ascii));
        }
        // There, the answer says how the search ended, and any other code is an error.
        Ok(if dialect.is_some() && !args.sat_exit { ExitStatus::Done } else { ExitStatus::of(&outcome, args.sat_exit) })
    }

    /// Says that there is none, and why.
    fn no_solution(&self, case: &Case, question: Question, reason: &Text) -> Result<ExitStatus, Failure> {
        let outcome = Outcome::bare(Status::Exhausted, 0);
        let mut out = Output::open(self.output.output.as_deref())?;
        if self.json {
            let reason = Some(reason.clone());
            let (solver, threads, seconds, share, findings) = ("theory", 1, 0.0, 1.0, &[][..]);
            let part = &self.search.part;
            let about = About { case, question, own: None, solver, threads, part, seconds, share, reason, findings };
            out.write(&Record::outcome(&outcome, &about).line())?;
        } else if !question.lists() {
            out.write("0\n")?;
        }
        out.finish()?;
        if !self.json && !self.output.quiet {
            tell(&text!("cli-no-solution", reason = reason.clone()), self.output.ascii);
        }
        Ok(ExitStatus::of(&outcome, self.sat_exit))
    }

    fn format(&self, case: &Case, live: bool) -> Result<Format, Failure> {
        let (rows, columns) = case.extent();
        let beyond = |side: u64| rows > side || columns > side;
        let is_graph = case.puzzle().is_graph;
        let title = || case.title();
        let squares = rows.saturating_mul(columns);
        let why = match self.format {
            Some(Format::Dot) if !is_graph => text!("cli-no-dot", puzzle = case.puzzle().name.to_string()),
            Some(Format::Svg) if is_graph && case.size() > LARGEST_DRAWING => {
                text!("cli-large-drawing", title = title())
            }
            Some(Format::Svg | Format::Dot) if self.question.question() != Question::First => text!("cli-one-picture"),
            Some(Format::Board) if live && beyond(LARGEST_SCREEN) => text!("cli-large-screen", title = title()),
            Some(Format::Svg) if !is_graph && case.board().is_choices() => text!("cli-no-picture", title = title()),
            Some(Format::Svg) if squares > LARGEST_PICTURE => text!("cli-large-picture", title = title()),
            Some(Format::Board) if squares > LARGEST_FILE => text!("cli-large-board", title = title()),
            Some(format) => return Ok(format),
            None => return Ok(if beyond(LARGEST_BOARD) { Format::List } else { Format::Board }),
        };
        Err(Failure::Bad(why))
    }

    fn print(
        &self,
        solution: &dyn Solution,
        number: u128,
        question: Question,
        format: Format,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        if self.json {
            return Record::solution(number, solution).write(out);
        }
        if format == Format::Board && question != Question::First {
            let gap = if number > 1 { "\n" } else { "" };
            writeln!(out, "{gap}{number}:")?;
        }
        render::solution::draw(solution, format.look(self.output.ascii), out)
    }
}

/// An instance as a person types it.
pub(crate) fn typed(case: &Case) -> String {
    let mut word = in_shell(&case.source());
    for flag in case.flags() {
        let (name, value) = flag.split_once(' ').map_or((&*flag, None), |(name, value)| (name, Some(value)));
        word += &format!(" {}", instance::typed(name));
        word.extend(value.map(|value| format!(" {}", in_shell(value))));
    }
    word
}

/// What was asked and what it cost, for whoever thinks of what to try next.
struct Answered<'a> {
    question: Question,
    /// The flags that go on with a search that was stopped.
    rest: Option<&'a str>,
    solver: &'a Solver,
    threads: usize,
    took: Duration,
    outcome: &'a Outcome,
    /// Was it drawn as a picture?
    is_picture: bool,
}

/// Fewer things than this are listed, or searched by every solver, within seconds.
const FEW: u64 = 8;
/// The tree of as many things is searched by a textbook solver within seconds.
const SMALL: u64 = 12;
/// An address that is longer than this is no help: of a search a thousand choices deep.
const LONGEST_REST: usize = 1_000;
/// Several threads are worth the trouble from here on.
const LONG: Duration = Duration::from_secs(2);

/// What to try next, if anything is worth it: `tests/suite/hints.rs` follows every hint. The rest of a search that was stopped comes
/// first.
fn next(case: &Case, answered: &Answered<'_>) -> Option<Text> {
    let (puzzle, word) = (&case.puzzle().name, typed(case));
    let Answered { question, outcome, took, .. } = *answered;
    let gone = case.source() == "-"; // what came by a pipe is read
    // An example is a word, perhaps with flags.
    let example = |example: &String| if example.contains(' ') { example.clone() } else { in_shell(example) };
    let Examples { tiny, usual, range } = &case.puzzle().examples;
    let (tiny, usual, range) = (&example(tiny), &example(usual), &example(range));
    let (size, explains, graph) = (case.size(), case.puzzle().explains, case.puzzle().is_graph);
    let (few, small) = (size <= FEW, size <= SMALL);
    let none = outcome.solutions.is_zero() && outcome.status == Status::Exhausted;
    let one = |command: String| Some(text!("cli-next", command = format!("backtrail {command}")));
    let two = |command: String, other: String| {
        Some(text!("cli-next-or", command = format!("backtrail {command}"), other = format!("backtrail {other}")))
    };
    let why = |command: &str| Some(text!("cli-next-why", command = format!("backtrail {command} {puzzle} {word}")));
    let is_slow = took >= LONG && answered.threads == 1 && cores() > 1 && answered.solver.can(Ability::Threads);
    match question {
        _ if gone || word.len() > 100 => None,
        _ if answered.rest.is_some_and(|rest| rest.len() > LONGEST_REST) => None,
        _ if answered.rest.is_some() => one(format!("{puzzle} {word}{}", answered.rest.unwrap_or_default())),
        _ if none && explains && (small || !graph) => why("explain"),
        _ if none && small && size > 1 => why("tree"),
        _ if none && size > 1 => None,
        _ if size < 2 => one(format!("{puzzle} {usual}")),
        Question::Count if is_slow => one(format!("{puzzle} {word} --count -p all")),
        Question::First if graph && small => one(format!("explain {puzzle} {word}")),
        Question::First if graph && size <= LARGEST_DRAWING && !answered.is_picture => {
            one(format!("{puzzle} {word} --format svg -o graph.svg"))
        }
        Question::First if graph => None,
        // Where there is a solution, a model has nothing to explain.
        Question::First if explains && case.puzzle().collection().is_some() => {
            two(format!("explain {puzzle} {word}"), format!("{puzzle} {word} --unique"))
        }
        Question::First if few => two(format!("{puzzle} {word} --all"), format!("tree {puzzle} {tiny}")),
        Question::First if small => two(format!("{puzzle} {word} --count"), format!("tree {puzzle} {tiny}")),
        Question::First if word == *usual => one(format!("compare {puzzle} {range}")),
        Question::First => two(format!("{puzzle} {usual}"), format!("compare {puzzle} {range}")),
        Question::All | Question::Take(_) if small => one(format!("profile {puzzle} {word}")),
        Question::Count | Question::Unique if few => one(format!("compare {puzzle} {word}")),
        Question::Count if small => one(format!("profile {puzzle} {word}")),
        _ => None,
    }
}
